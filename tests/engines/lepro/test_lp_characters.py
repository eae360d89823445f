"""The ten Characters, each with an ability that nobody else has (5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Ask
from engines.lepro.cards import CHARACTERS, Card, Deck
from engines.lepro.deal import deal
from engines.lepro.events import Drew, Fought
from engines.lepro.options import (
    Announce,
    BuyBoxer,
    BuyGem,
    BuyProtection,
    Drive,
    KeepDie,
    Nothing,
    Refuse,
    Rob,
    SellGems,
    Take,
)
from engines.lepro.spaces.boxe import fight
from engines.lepro.state import Settings, new, strength

from .kit import (
    A,
    B,
    G,
    Loaded,
    cards,
    cash,
    drive,
    every,
    go,
    heard,
    kinds,
    land,
    table,
    told,
    turn,
    visit,
    whole,
)


def of(character: str, dice: str = "", **fields: Any) -> G:
    """A is this Character."""
    return table(2, dice, a={"character": character, **fields})


def test_there_are_ten() -> None:
    assert len(set(CHARACTERS)) == 10


@pytest.mark.rule("LP-179", "EX-27")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_fence_is_paid_500_more_for_each_item(character: str) -> None:
    g = of(character, pearls="P05", diamonds="D06")
    visit(g, "expert", SellGems(Card("P05"), Card("D06")))
    assert cash(g)[A] == 5_000 + 1_000 * (character == "fence")


@pytest.mark.rule("LP-211")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_recruiter_draws_two_and_keeps_one(character: str) -> None:
    g = of(character)
    cards(g, "R01", "R37")
    asked = visit(g, "recruitment")
    assert (asked is not None) == (character == "recruiter")
    if asked is None:
        return
    assert g.s.pair == ["R37", "R01"]
    whole(g)
    g = of(character)
    cards(g, "R01", "R37")
    assert visit(g, "recruitment", Take(Card("R01"))) is None
    assert g.s.players[A].recruits == ["R01"]
    assert g.s.players[A].men_acquired == 1
    assert g.s.used["recruitment"] == ["R37"]
    assert {Drew(A, Card("R01")), Drew(A, Card("R37"))} <= set(heard(g, B))
    whole(g)


@pytest.mark.rule("LP-211", "LP-213")
def test_the_recruiter_takes_the_last_card_as_it_is() -> None:
    g = table(2, a={"character": "recruiter"}, b={"recruits": every("recruitment", but="R07")})
    assert visit(g, "recruitment") is None
    assert g.s.players[A].recruits == ["R07"]


def test_the_recruiter_draws_two_by_any_card() -> None:
    for card, kind in (("A12", "adventure"), ("M03", "mission")):
        g = of("recruiter")
        cards(g, card, "R01", "R37")
        asked = visit(g, kind)
        assert asked is not None
        assert asked.kind == "recruit"


@pytest.mark.rule("LP-227", "EX-16")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_advocate_chooses_of_two_verdicts_and_pays_half(character: str) -> None:
    g = of(character, "1")
    cards(g, "S17", "J16", "J03")
    asked = visit(g, "robbery", Rob())
    assert (asked is not None) == (character == "advocate")
    if asked is None:
        assert cash(g)[A] == 2_000
        return
    assert g.s.pair == ["J03", "J16"]
    whole(g)
    for card, left in (("J03", 2_800), ("J16", 2_500)):
        g = of(character, "1")
        cards(g, "S17", "J16", "J03")
        assert visit(g, "robbery", Rob(), Take(Card(card))) is None
        assert cash(g)[A] == left
        assert sorted(g.s.used["justice"]) == ["J03", "J16"]


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_driver_makes_five_of_six(character: str) -> None:
    g = of(character, space=12)
    asked = go(g, "6")
    if character != "driver":
        assert asked is None
        assert g.s.players[A].space == 18
        return
    assert kinds(asked) == {Drive, KeepDie}
    g = of(character, space=11)
    go(g, "6", Drive())
    assert g.s.players[A].space == 16
    g = of(character, space=15)
    assert go(g, "6", KeepDie(), Nothing()) is None
    assert (g.s.players[A].space, g.s.players[A].driven) == (21, False)


def test_the_driver_does_so_once_a_lap() -> None:
    g = of("driver", space=30, driven=True)
    assert go(g, "6") is None
    assert g.s.players[A].space == 0
    assert not g.s.players[A].driven
    g = of("driver", space=12)
    assert go(g, "5 1 1 1") is None


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_promoter_gets_boxers_for_nothing(character: str) -> None:
    g = of(character)
    assert visit(g, "boxe", BuyBoxer()) is None
    assert cash(g)[A] == 3_000 - 200 * (character != "promoter")
    g = of(character, cash=0)
    assert (visit(g, "boxe") is not None) == (character == "promoter")


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_promoter_adds_one_in_every_bout(character: str) -> None:
    more = character == "promoter"
    for organiser, totals in ((A, (7 + more, 2)), (B, (3, 6 + more))):
        g = table(
            2,
            "6 2" if organiser == A else "2 6",
            a={"character": character, "boxer": "B01"},
            b={"boxer": "B02"},
        )
        fight(g, organiser, 1 - organiser)
        assert [(each.total, each.against) for each in told(g, Fought)] == [totals]


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize(
    ("money", "card", "due", "half"), [(10_100, "L13", 2_500, 1_300), (5_100, "", 500, 300)]
)
def test_the_accountant_pays_half(character: str, money: int, card: str, due: int, half: int) -> None:
    g = of(character, cash=money)
    cards(g, *card.split())
    visit(g, "collection")
    assert cash(g)[A] == money - (half if character == "accountant" else due)


@pytest.mark.rule("LP-181")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_dealer_pays_the_seller_200(character: str) -> None:
    g = of(character)
    visit(g, "seller", BuyGem(Deck("pearl")))
    assert cash(g)[A] == (2_800 if character == "dealer" else 2_500)
    g = of(character, cash=400)
    assert (visit(g, "seller") is not None) == (character == "dealer")


@pytest.mark.rule("LP-208")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_chaperone_pays_200_for_protection(character: str) -> None:
    g = of(character)
    visit(g, "protection", BuyProtection())
    assert cash(g)[A] == (2_800 if character == "chaperone" else 2_500)


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_chaperone_starts_with_a_protection(character: str) -> None:
    s = new(2, Settings())
    g = G(s, Loaded("6 1", {"characters": [character]}))
    deal(g)
    assert s.players[A].character == character
    assert len(s.players[A].protections) == (character == "chaperone")
    assert s.players[B].protections == [] or s.players[B].character == "chaperone"


@pytest.mark.rule("LP-222", "EX-13")
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize(("die", "card", "gain"), [("5", "K06", 4_500), ("1", "S05", 1_000)])
def test_the_safecracker_gets_700_more(character: str, die: str, card: str, gain: int) -> None:
    g = of(character, die)
    cards(g, card)
    visit(g, "robbery", Rob())
    assert cash(g)[A] == 3_000 + gain + 700 * (character == "safecracker")


@pytest.mark.rule("LP-190", "LP-216")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_captain_counts_as_two(character: str) -> None:
    men = 2 if character == "captain" else 1
    g = of(character, space=35, recruits="R01")
    assert strength(g.s.players[A]) == men + 1
    assert g.s.players[A].men_acquired == 1
    land(g, 36)
    assert cash(g)[A] == 3_000 + 100 * (men + 1) + 500


def test_abilities_ask_for_nothing_but_by_the_three_who_choose() -> None:
    for character in CHARACTERS:
        g = of(character, cash=70_000)
        asked: Ask[Any] | None = drive(turn(g))
        assert asked is not None
        assert Announce() in asked.options
        assert len(asked.options) == 2
        g = of(character, "2")
        assert visit(g, "robbery", Refuse()) is None
