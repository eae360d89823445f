"""LP-093 to LP-103, EX-36: hat cards, how they are laid and played."""

from __future__ import annotations

import pytest

from engines.lepro.cards import ADVENTURES, BOARD, Space
from engines.lepro.events import Drew, Gained, HatLaid, HatPlayed, Moved, Tunnelled
from engines.lepro.options import LetLie, NameHalf, PlayHat, Rob, Tunnel
from engines.lepro.spaces.adventure import adventure, play_hat

from .kit import A, B, cards, cash, drive, every, kinds, land, run, table, told

HATS = {f"A{number}": ADVENTURES[f"A{number}"].space for number in range(41, 53)}


@pytest.mark.rule("LP-093", "LP-094")
@pytest.mark.parametrize("card", HATS)
def test_a_hat_card_lies_on_the_first_single_space_of_its_type(card: str) -> None:
    places = [at for at, types in enumerate(BOARD) if types == (HATS[card],)]
    g = table(2)
    cards(g, card, "A53")
    # From Refuge onward, wherever the drawer stands.
    land(g, 28)
    assert g.s.hats == {str(places[0]): card}
    (laid,) = told(g, HatLaid)
    effect = ADVENTURES[card].do[0]
    assert (laid.card, laid.at, laid.verb, laid.n) == (card, places[0], effect.verb, effect.n)
    assert told(g, Drew)[0].card == card


@pytest.mark.rule("LP-094", "LP-096", "LP-064", "EX-36")
def test_an_occupied_space_is_passed_over_and_another_card_drawn() -> None:
    g = table(2, hats={4: "A46"})
    cards(g, "A47", "A53")
    land(g, 28)
    assert g.s.hats == {"4": "A46", "14": "A47"}
    assert g.s.plays == 0
    assert g.s.players[A].stars == ["A53"]


@pytest.mark.rule("LP-095", "LP-096")
def test_where_none_is_free_the_card_is_used_and_another_drawn() -> None:
    g = table(2, hats={4: "A46", 14: "A41", 25: "A42", 33: "A43"})
    cards(g, "A47", "A53")
    land(g, 28)
    assert set(g.s.hats) == {"4", "14", "25", "33"}
    assert [(event.card, event.at) for event in told(g, HatLaid)] == [("A47", -1)]
    assert g.s.used["adventure"] == ["A47"]
    assert g.s.players[A].stars == ["A53"]


@pytest.mark.rule("LP-097")
def test_every_further_hat_card_brings_another() -> None:
    g = table(2)
    cards(g, "A41", "A42", "A43", "A44", "A01")
    land(g, 28)
    assert g.s.hats == {"6": "A41", "5": "A42", "12": "A43", "1": "A44"}
    assert cash(g)[A] == 4_000
    assert g.s.plays == 1


@pytest.mark.rule("LP-098", "LP-079")
def test_a_hat_card_laid_where_he_stands_is_not_for_this_landing() -> None:
    g = table(2, a={"space": 4})
    cards(g, "A47", "A53")
    assert run(g, adventure(g, A)) is None
    assert g.s.hats == {"4": "A47"}
    assert not told(g, HatPlayed)
    assert g.s.landing.laid == 4
    # On a later landing it is.
    g.chance.numbers = [1]  # type: ignore[attr-defined]
    assert land(g, 4).kind == "hat"  # type: ignore[union-attr]


@pytest.mark.rule("LP-099", "LP-100")
def test_card_and_space_are_both_played_the_card_first() -> None:
    g = table(2, "1", hats={4: "A47"})
    cards(g, "S05")
    waits = land(g, 4)
    assert waits is not None
    assert waits.options == (PlayHat(), LetLie())
    # No die of the space has fallen yet.
    assert not g.chance.draws
    g = table(2, "1", hats={4: "A47"})
    cards(g, "S05")
    assert land(g, 4, PlayHat(), Rob()) is None
    assert [event.amount for event in told(g, Gained)] == [1_200, 1_000]
    assert g.s.hats == {}
    assert g.s.used["adventure"] == ["A47"]


@pytest.mark.rule("LP-100")
@pytest.mark.parametrize(
    ("card", "at", "then"),
    [("A48", 2, 0), ("A42", 5, None), ("A51", 8, None), ("A50", 9, None), ("A49", 16, None)],
)
def test_a_hat_card_changes_the_space(card: str, at: int, then: int | None) -> None:
    g = table(2, hats={at: card}, a={"cash": 6_000, "pearls": "P05"})
    cards(g, "M09")
    waits = land(g, at, PlayHat())
    if then is not None:
        assert waits is not None
        assert waits.basis == then
    landing = g.s.landing
    changed = {
        "A48": landing.free_item,
        "A42": landing.men_plus == 2,
        "A51": landing.skip_collection,
        "A50": landing.free_share,
        "A49": landing.price_plus == 1_000,
    }
    assert [name for name, is_so in changed.items() if is_so] == [card]
    if card == "A42":
        assert cash(g)[A] == 6_000 + 4_800
    if card == "A51":
        assert cash(g)[A] == 6_000


@pytest.mark.rule("LP-101")
def test_a_hat_card_that_is_not_played_stays() -> None:
    g = table(2, hats={12: "A43"})
    cards(g, "M01", "M04")
    land(g, 12, LetLie())
    assert g.s.hats == {"12": "A43"}
    assert cash(g)[A] == 3_000 + 2_500
    assert g.s.plays == 0
    land(g, 12, PlayHat(), seat=B)
    assert cash(g)[B] == 5_000
    assert g.s.hats == {}


@pytest.mark.rule("LP-102")
def test_passage_gives_no_access_to_hat_cards() -> None:
    g = table(2, "1 1 1 4 4 4", hats={18: "A51"}, a={"cash": 6_000})
    cards(g, "A53")
    assert land(g, 17) is None
    assert land(g, 17) is None
    assert [event.what for event in told(g, Tunnelled)] == ["collection", "adventure"]
    assert cash(g)[A] == 5_500
    assert g.s.hats == {"18": "A51"}
    assert not told(g, HatPlayed)
    assert [event.at for event in told(g, Moved)] == [17, 17]


@pytest.mark.rule("LP-099")
def test_by_the_secret_passage_one_lands_on_them_too() -> None:
    g = table(2, "6 6 6", hats={12: "A43"})
    assert land(g, 17, Tunnel(12)).kind == "hat"  # type: ignore[union-attr]


@pytest.mark.rule("LP-099")
def test_a_hat_card_that_is_played_is_the_last_one_that_all_saw() -> None:
    g = table(2, hats={16: "A49"}, a={"pearls": "P05"})
    land(g, 16, PlayHat())
    assert g.s.shown == "A49"


@pytest.mark.rule("LP-103", "LP-035")
def test_a_chain_that_empties_the_deck_ends() -> None:
    g = table(3, c={"beaten": every("adventure", but="A41 A44")})
    cards(g, "A41", "A44")
    assert land(g, 28) is None
    assert g.s.hats == {"6": "A41", "1": "A44"}
    assert g.s.plays == 0
    assert g.s.players[A].stars == []
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-086", "LP-093")
def test_on_a_double_space_none_is_played() -> None:
    g = table(2, hats={29: "A52"})
    assert kinds(land(g, 29)) == {NameHalf}
    assert kinds(land(g, 29, NameHalf(Space("exchange")))) == set()
    assert drive(play_hat(g, A, 29)) is None
    assert len(g.s.players[A].protections) == 1
