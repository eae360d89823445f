"""Robbery: a shop or a bank, in or not (3.17)."""

from __future__ import annotations

import pytest

from engines.core.discover import words
from engines.lepro import SPEC
from engines.lepro.cards import DECKS, VALUE, Card, Deck
from engines.lepro.events import Arrested, Drew, Planned, Refused
from engines.lepro.options import PlayHat, Refuse, Rob

from .kit import A, cards, cash, heard, kinds, land, table, told, visit, whole


@pytest.mark.rule("LP-220")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_says_shop_or_bank(die: int) -> None:
    deck = "commerce" if die <= 4 else "bank"
    g = table(2, str(die))
    cards(g, "S05", "K05")
    assert land(g, 4, Rob()) is None
    assert told(g, Planned) == [Planned(A, die, Deck(deck))]
    assert cash(g)[A] == 3_000 + (1_000 if deck == "commerce" else 4_000)
    whole(g)


@pytest.mark.rule("LP-221")
@pytest.mark.parametrize(("die", "deck"), [(4, "commerce"), (5, "bank")])
def test_one_may_refuse_knowing_which(die: int, deck: str) -> None:
    g = table(2, str(die))
    asked = land(g, 14)
    assert asked is not None
    assert asked.basis == (die, deck)
    assert kinds(asked) == {Rob, Refuse}
    assert told(g, Planned) == [Planned(A, die, Deck(deck))]
    assert told(g, Drew) == []
    g = table(2, str(die))
    assert land(g, 14, Refuse()) is None
    assert told(g, Refused) == [Refused(A)]
    assert cash(g)[A] == 3_000
    assert len(g.s.draws[deck]) == 24


@pytest.mark.rule("LP-222", "EX-13")
@pytest.mark.parametrize(
    ("character", "die", "card", "amount"),
    [("", 5, "K06", 4_500), ("safecracker", 5, "K06", 5_200), ("", 1, "S16", 3_200)],
)
def test_a_gain_is_paid(character: str, die: int, card: str, amount: int) -> None:
    g = table(2, str(die), a={"character": character})
    cards(g, card)
    visit(g, "robbery", Rob())
    assert cash(g)[A] == 3_000 + amount
    assert g.s.treasury == -amount
    assert Drew(A, Card(card), Card(f"{card}.text")) in heard(g, None)


@pytest.mark.rule("LP-223")
@pytest.mark.parametrize(
    ("character", "die", "card", "deck"),
    [("", 2, "S17", "commerce"), ("safecracker", 6, "K24", "bank")],
)
def test_an_arrest_brings_no_money(character: str, die: int, card: str, deck: str) -> None:
    g = table(2, str(die), a={"character": character, "cash": 20_000})
    cards(g, card, "J17")
    visit(g, "robbery", Rob())
    assert told(g, Arrested) == [Arrested(A, deck)]
    assert cash(g)[A] == 20_000
    assert len(g.s.players[A].records) == 1


@pytest.mark.rule("LP-224")
@pytest.mark.parametrize(("deck", "arrests", "mean"), [("bank", 12, 4_800), ("commerce", 8, 1_600)])
def test_odds_and_averages(deck: str, arrests: int, mean: int) -> None:
    gains = [VALUE[card] for card in DECKS[deck] if VALUE[card]]
    assert len(DECKS[deck]) == 24
    assert len(gains) == 24 - arrests
    assert sum(gains) == mean * len(gains)
    caught = 0
    for card in DECKS[deck]:
        g = table(2, "5" if deck == "bank" else "4", a={"cash": 30_000})
        cards(g, card, "J01")
        visit(g, "robbery", Rob())
        caught += len(told(g, Arrested))
    assert caught == arrests


@pytest.mark.rule("LP-225")
@pytest.mark.parametrize(("die", "card"), [(1, "S01"), (1, "S20"), (6, "K01"), (6, "K20")])
def test_the_card_goes_to_the_used_pile_of_its_deck(die: int, card: str) -> None:
    g = table(2, str(die), a={"cash": 9_000})
    cards(g, card, "J01")
    visit(g, "robbery", Rob())
    assert g.s.used["bank" if die > 4 else "commerce"] == [card]
    whole(g)


@pytest.mark.rule("LP-225")
def test_an_arrest_card_that_has_no_effect_is_used_too() -> None:
    g = table(2, "6", hats={4: "A46"})
    cards(g, "K13")
    assert land(g, 4, PlayHat(), Rob()) is None
    assert g.s.used["bank"] == ["K13"]
    assert told(g, Arrested) == []
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-226")
@pytest.mark.parametrize("records", ["", "X01", "X01 X02"])
def test_records_do_not_forbid_a_robbery(records: str) -> None:
    g = table(2, "3", a={"records": records})
    cards(g, "S05")
    asked = land(g, 4)
    assert kinds(asked) == {Rob, Refuse}
    g = table(2, "3", a={"records": records})
    cards(g, "S05")
    assert visit(g, "robbery", Rob()) is None
    assert cash(g)[A] == 4_000


@pytest.mark.rule("LP-226")
def test_two_records_are_a_warning() -> None:
    assert SPEC.briefing is not None
    told_by = set()
    for records in ("", "X01", "X01 X02"):
        g = table(2, "3", a={"records": records})
        asked = land(g, 4)
        assert asked is not None
        about = SPEC.briefing(SPEC.view(g.s, A), asked)
        assert about is not None
        told_by.add(words("lepro").describe("about", about, ("Ann", "Bob")))
    assert len(told_by) == 3
    assert sum("OUT" in line for line in told_by) == 1
