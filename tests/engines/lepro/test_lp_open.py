"""LP-047 to LP-052, 1.4: what everybody sees, and what its owner alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.lepro import SPEC
from engines.lepro.cards import ADVENTURES, DECK, Card, Deck
from engines.lepro.court import arrest
from engines.lepro.events import Bought, Drew, Fought, Got, HatLaid, Judged, StarPlayed, Succeeded, Took
from engines.lepro.options import (
    Bout,
    BuyBoxer,
    BuyGem,
    BuyShare,
    CarryOut,
    Decline,
    LookAtCar,
    Nothing,
    PlayHat,
    PlayStar,
    Rob,
    RollDie,
    Take,
)

from .kit import A, B, C, G, cards, heard, land, play, run, table, told, visit

HELD = {
    "pearls": "P05 P25",
    "diamonds": "D07",
    "shares": "I04a",
    "stars": "A53",
    "missions": "M20",
    "recruits": "R01 R11",
    "protections": "T01",
    "records": "X01",
    "car": "C15",
    "under_car": "A55 M22",
    "boxer": "B05",
}
#: Faces that are B's alone.
SECRET = ("P05", "P25", "D07", "I04a", "A53", "M20", "A55", "M22", "B05")


def text(thing: Any) -> str:
    """All that a view or an event tells, as text."""
    return msgspec.json.encode(thing).decode()


def faces(g: G, seat: int | None) -> set[str]:
    """The faces of which a seat was told."""
    words = text([[type(event).__name__, event] for event in heard(g, seat)])
    known = (*ADVENTURES, *SECRET, "M01", "M17", "P01", "I01a", "B01")
    return {card for card in known if f'"{card}"' in words}


@pytest.mark.rule("LP-047")
def test_cash_and_numbers_of_cards_are_open_at_any_time() -> None:
    g = table(3, b={"cash": 4_300, **HELD})
    for seat in (A, B, C, None):
        seen = SPEC.view(g.s, seat).players[B]
        assert (seen.cash, seen.strength) == (4_300, 4)
        assert (seen.pearls, seen.diamonds, seen.shares, seen.stars, seen.missions) == (2, 1, 1, 1, 1)
        assert (len(seen.recruits), seen.protections, seen.records) == (2, 1, 1)
        assert seen.recruits == ("R01", "R11")
        assert seen.car is not None
        assert (seen.car.card, seen.car.under) == (
            "C15",
            ("adventure", "mission") if seat != B else ("A55", "M22"),
        )
        assert seen.boxer is not None
        assert seen.boxer.victories == 0


@pytest.mark.rule("LP-048")
def test_secret_faces_are_their_owners_alone() -> None:
    g = table(3, b=HELD)
    for seat in (A, C, None):
        shown = text(SPEC.view(g.s, seat))
        assert not [card for card in SECRET if f'"{card}"' in shown]
    mine = text(SPEC.view(g.s, B))
    assert [card for card in SECRET if f'"{card}"' in mine] == list(SECRET)


@pytest.mark.rule("LP-048")
def test_other_faces_of_the_same_kind_look_the_same() -> None:
    g = table(3, b=HELD)
    other = {**HELD, "pearls": "P24 P02", "diamonds": "D25", "shares": "I09b", "stars": "A70"}
    other |= {"missions": "M16", "under_car": "A54 M23", "boxer": "B20"}
    swapped = table(3, b=other)
    for seat in (A, C, None):
        assert SPEC.view(g.s, seat) == SPEC.view(swapped.s, seat)


@pytest.mark.rule("LP-048", "LP-111")
def test_a_boxer_is_seen_once_he_has_fought() -> None:
    for fought in (False, True):
        g = table(2, b={"boxer": "B05", "fought": fought})
        for viewer in (A, None):
            seen = SPEC.view(g.s, viewer).players[B].boxer
            assert seen is not None
            assert (seen.card, seen.fought) == ("B05" if fought else None, fought)
        # Its owner sees it in any case, and whether the others do.
        mine = SPEC.view(g.s, B).players[B].boxer
        assert mine is not None
        assert (mine.card, mine.fought) == ("B05", fought)
        # Only before that does it lie among the cards that A cannot tell apart.
        unseen = {slot.card for group in SPEC.hidden(g.s, A) for slot in group}
        assert ("B05" in unseen) == (not fought)


@pytest.mark.rule("LP-079", "LP-099")
@pytest.mark.parametrize(
    ("at", "card", "field"),
    [
        (4, "A46", "no_arrest"),
        (2, "A48", "free_item"),
        (9, "A50", "free_share"),
        (8, "A51", "skip_collection"),
    ],
)
def test_all_see_what_a_hat_card_has_changed(at: int, card: str, field: str) -> None:
    g = table(2, "1 2 3", hats={at: card}, a={"cash": 20_000, "pearls": "P01"})
    land(g, at)
    assert not getattr(SPEC.view(g.s, None), field)
    g = table(2, "1 2 3", hats={at: card}, a={"cash": 20_000, "pearls": "P01"})
    land(g, at, PlayHat())
    for viewer in (A, B, None):
        assert getattr(SPEC.view(g.s, viewer), field)
    cards(g, "R01")
    land(g, 10)
    assert not getattr(SPEC.view(g.s, None), field)


@pytest.mark.rule("LP-047", "LP-227")
def test_all_see_the_two_cards_of_which_one_is_chosen() -> None:
    g = table(3, a={"character": "recruiter"})
    cards(g, "R01", "R37")
    visit(g, "recruitment")
    for viewer in (A, B, C, None):
        assert SPEC.view(g.s, viewer).pair == ("R37", "R01")
    g = table(3, a={"character": "recruiter"})
    visit(g, "recruitment", Take(Card("R01")))
    assert SPEC.view(g.s, None).pair == ()


@pytest.mark.rule("LP-067")
def test_all_see_that_an_extra_turn_was_earned() -> None:
    g = table(2)
    cards(g, "A36")
    assert not SPEC.view(g.s, B).extra
    land(g, 11)
    for viewer in (A, B, None):
        assert SPEC.view(g.s, viewer).extra


@pytest.mark.rule("LP-048")
def test_what_is_bought_or_drawn_unseen_is_told_to_its_owner_alone() -> None:
    g = table(2)
    cards(g, "P01", "I01a", "B01", "A53", "M17")
    visit(g, "seller", BuyGem(Deck("pearl")))
    visit(g, "brocanteur", BuyShare(), Nothing())
    visit(g, "boxe", BuyBoxer())
    land(g, 11)
    assert faces(g, A) == {"P01", "I01a", "B01", "A53"}
    assert faces(g, B) == faces(g, None) == set()
    assert [event.deck for event in told(g, Bought)] == ["pearl", "investment", "boxe"]
    assert [event.deck for event in told(g, Took)] == ["adventure"]
    assert len([event for event in heard(g, A) if isinstance(event, Got)]) == 4


@pytest.mark.rule("LP-049")
def test_cards_that_are_read_aloud_are_seen_by_all() -> None:
    g = table(2, "1 5", a={"cash": 20_000})
    cards(g, "A46", "A17", "L01", "S20", "J17", "K20", "J18", "C01")
    land(g, 11)
    visit(g, "collection")
    visit(g, "robbery", Rob())
    g.s.players[A].records.clear()
    g.s.draws["record"].append("X01")  # type: ignore[arg-type]
    visit(g, "robbery", Rob())
    visit(g, "brocanteur", LookAtCar(), Decline(), Nothing())
    drawn = [event.card for event in heard(g, None) if isinstance(event, Drew | Judged)]
    for card in ("A46", "A17", "L01", "S20", "J17", "K20", "J18", "C01"):
        assert card in drawn
    assert [event.card for event in heard(g, None) if isinstance(event, HatLaid)] == ["A46"]
    assert DECK["C"] == "automobile"


@pytest.mark.rule("LP-049", "LP-091")
def test_star_cards_are_not_read_aloud() -> None:
    stars = [card for card, printed in ADVENTURES.items() if printed.star]
    assert len(stars) == 18
    for card in stars:
        g = table(2)
        cards(g, card)
        land(g, 11)
        assert faces(g, A) == {card}
        assert faces(g, None) == faces(g, B) == set()
        assert g.s.shown is None


@pytest.mark.rule("LP-050")
def test_an_immediate_mission_is_public_when_drawn() -> None:
    g = table(2)
    cards(g, "M01")
    visit(g, "mission")
    assert faces(g, None) == {"M01"}
    g = table(2)
    cards(g, "M17")
    visit(g, "mission")
    assert faces(g, A) == {"M17"}
    assert faces(g, None) == set()


@pytest.mark.rule("LP-051")
def test_a_star_mission_is_revealed_when_it_is_carried_out() -> None:
    g = table(2, a={"missions": "M16", "recruits": "R01"})
    visit(g, "mission", CarryOut(Card("M16")))
    assert Drew(A, Card("M16")) in heard(g, None)
    assert told(g, Succeeded) == [Succeeded(A, Card("M16"), 5_500)]
    assert g.s.shown == "M16"


@pytest.mark.rule("LP-052")
def test_a_star_adventure_is_revealed_when_it_is_played() -> None:
    g = table(2, "2", a={"cash": 12_000, "stars": "A55 A53 A64"})
    play(g, PlayStar(Card("A64")), Nothing(), RollDie())
    assert [event for event in heard(g, None) if isinstance(event, StarPlayed)] == [
        StarPlayed(A, Card("A64"))
    ]
    run(g, arrest(g, A, "commerce"), PlayStar(Card("A53")))
    assert StarPlayed(A, Card("A53")) in heard(g, None)
    assert faces(g, None) == {"A64", "A53"}
    assert g.s.shown == "A53"


@pytest.mark.rule("LP-111", "LP-048")
def test_a_bout_turns_both_boxers_up_for_all() -> None:
    g = table(3, "6 1 1", a={"boxer": "B01"}, b={"boxer": "B08"})
    assert SPEC.view(g.s, C).players[A].boxer.card is None
    visit(g, "boxe", Bout(B))
    assert Fought(A, B, Card("B01"), Card("B08"), 7, 2) in heard(g, None)
    assert SPEC.view(g.s, None).players[A].boxer.card == "B01"
