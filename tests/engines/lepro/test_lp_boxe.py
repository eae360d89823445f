"""LP-104 to LP-122, EX-23 to EX-26: boxers and bouts."""

from __future__ import annotations

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import BOXERS
from engines.lepro.events import Bought, Fought, Gained, Paid, Took, Victory
from engines.lepro.options import Bout, BuyBoxer, Nothing

from .kit import A, B, C, D, Loaded, cards, cash, every, land, table, told, visit


@pytest.mark.rule("LP-104", "LP-108")
def test_without_a_boxer_one_may_be_bought() -> None:
    g = table(3, b={"boxer": "B05"})
    cards(g, "B09")
    waits = land(g, 6)
    assert waits is not None
    assert waits.options == (Nothing(), BuyBoxer())
    assert waits.default == Nothing()
    assert land(g, 6, BuyBoxer()) is None
    assert g.s.players[A].boxer == "B09"
    assert told(g, Bought) == [Bought(A, "boxe", 200)]  # type: ignore[arg-type]
    assert not told(g, Paid)
    assert not told(g, Took), "a sum and a card are told once"
    g = table(3)
    assert land(g, 6, Nothing()) is None
    assert (g.s.players[A].boxer, cash(g)[A]) == (None, 3_000)


@pytest.mark.rule("LP-104")
def test_the_promoter_pays_nothing() -> None:
    g = table(2, a={"character": "promoter", "cash": 0})
    assert visit(g, "boxe", BuyBoxer()) is None
    assert g.s.players[A].boxer == "B01"
    assert cash(g)[A] == 0


@pytest.mark.rule("LP-105", "LP-108", "LP-109")
def test_with_a_boxer_any_other_holder_can_be_called() -> None:
    g = table(4, a={"boxer": "B01"}, b={"boxer": "B02"}, d={"boxer": "B03"})
    waits = land(g, 6)
    assert waits is not None
    assert waits.options == (Nothing(), Bout(B), Bout(D))
    assert waits.default == Nothing()
    assert land(g, 6, Nothing()) is None
    assert not told(g, Fought)
    assert cash(g) == [3_000] * 4


@pytest.mark.rule("LP-106", "EX-26")
def test_the_only_holder_gets_money_and_nothing_else() -> None:
    g = table(3, a={"boxer": "B01"})
    assert land(g, 6) is None
    assert cash(g) == [3_500, 3_000, 3_000]
    assert told(g, Gained) == [Gained(A, 500, "boxe")]  # type: ignore[arg-type]


@pytest.mark.rule("LP-107")
@pytest.mark.parametrize("other", [None, "B05"])
def test_without_a_boxer_there_is_no_such_money(other: str | None) -> None:
    g = table(2, a={"cash": 100}, b={"boxer": other})
    assert land(g, 6) is None
    assert cash(g) == [100, 3_000]


@pytest.mark.rule("LP-109")
def test_a_boxer_just_bought_does_not_fight() -> None:
    g = table(2, b={"boxer": "B05"})
    assert land(g, 6, BuyBoxer()) is None
    assert not told(g, Fought)
    assert g.s.players[A].boxer is not None


@pytest.mark.rule("LP-109", "LP-110")
def test_one_bout_a_landing_and_the_other_is_not_asked() -> None:
    g = table(3, "6 1 1", a={"boxer": "B01"}, b={"boxer": "B08"}, c={"boxer": "B02"})
    assert land(g, 6, Bout(B)) is None
    assert len(told(g, Fought)) == 1


@pytest.mark.rule("LP-111")
def test_both_cards_are_public_from_then_on() -> None:
    g = table(3, "6 1 1", a={"boxer": "B01"}, b={"boxer": "B08"})
    land(g, 6, Bout(B))
    seen = SPEC.view(g.s, C).players[A].boxer
    assert seen is not None
    assert (seen.card, seen.victories) == ("B01", 1)
    assert g.s.players[A].beaten == ["B08"]
    assert told(g, Fought)[0].theirs == "B08"


@pytest.mark.rule("LP-112", "LP-113")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "totals"),
    [
        ("B01", "B02", "5 2", (6, 2)),
        ("B01", "B08", "6 2 3", (7, 5)),
        ("B16", "B01", "1 2 3 1", (7, 1)),
        ("B08", "B20", "6 6 1 1 1", (13, 3)),
    ],
)
def test_each_side_rolls_its_dice_and_the_organiser_adds_one(
    mine: str, theirs: str, dice: str, totals: tuple[int, int]
) -> None:
    g = table(2, dice, a={"boxer": mine}, b={"boxer": theirs})
    land(g, 6, Bout(B))
    assert told(g, Fought) == [Fought(A, B, mine, theirs, *totals)]  # type: ignore[arg-type]
    assert isinstance(g.chance, Loaded)
    assert g.chance.numbers == []
    assert g.s.roll is not None
    assert len(g.s.roll.dice) == BOXERS[mine].dice
    assert len(g.s.roll.against) == BOXERS[theirs].dice


@pytest.mark.rule("LP-115", "LP-116", "LP-113", "LP-114", "LP-117", "LP-119", "EX-23")
def test_a_tie_is_fought_again_with_the_one_added_again() -> None:
    g = table(2, "3 1 3 5 2 3", a={"boxer": "B01"}, b={"boxer": "B08"})
    land(g, 6, Bout(B))
    assert [(event.total, event.against) for event in told(g, Fought)] == [(4, 4), (6, 5)]
    assert told(g, Victory) == [Victory(A, "B01", 1, 3_500)]  # type: ignore[arg-type]
    assert cash(g) == [6_500, 3_000]
    assert (g.s.players[A].beaten, g.s.players[B].boxer) == (["B08"], None)


@pytest.mark.rule("LP-116")
def test_the_promoters_one_counts_in_every_round_on_both_sides() -> None:
    g = table(2, "2 3 4 3", a={"boxer": "B01"}, b={"boxer": "B02", "character": "promoter"})
    land(g, 6, Bout(B))
    assert [(event.total, event.against) for event in told(g, Fought)] == [(3, 4)]
    g = table(2, "2 2 4 3", a={"boxer": "B01"}, b={"boxer": "B02", "character": "promoter"})
    land(g, 6, Bout(B))
    assert [(event.total, event.against) for event in told(g, Fought)] == [(3, 3), (5, 4)]
    g = table(2, "2 4 2 1", a={"boxer": "B01", "character": "promoter"}, b={"boxer": "B02"})
    land(g, 6, Bout(B))
    assert [(event.total, event.against) for event in told(g, Fought)] == [(4, 4), (4, 1)]


@pytest.mark.rule("LP-117", "LP-119")
@pytest.mark.parametrize(
    ("beaten", "victory", "prize"), [("", 1, 2_000), ("B03", 2, 3_500), ("B03 B04", 3, 6_000)]
)
def test_the_prize_is_that_of_the_victory(beaten: str, victory: int, prize: int) -> None:
    g = table(2, "6 6 1", a={"boxer": "B08", "beaten": beaten}, b={"boxer": "B01"})
    land(g, 6, Bout(B))
    assert told(g, Victory) == [Victory(A, "B08", victory, prize)]  # type: ignore[arg-type]
    assert cash(g) == [3_000 + prize, 3_000]
    assert g.s.treasury == -prize
    expected = [*beaten.split(), "B01"] if victory < 3 else []
    assert g.s.players[A].beaten == expected


@pytest.mark.rule("LP-118", "LP-113", "LP-114", "EX-25")
def test_a_defender_who_wins_is_paid_alike() -> None:
    g = table(2, "2 2 3 4 4", a={"boxer": "B08"}, b={"boxer": "B20"})
    land(g, 6, Bout(B))
    assert [(event.total, event.against) for event in told(g, Fought)] == [(5, 11)]
    assert cash(g) == [3_000, 4_500]
    assert g.s.players[B].beaten == ["B08"]
    assert g.s.players[A].boxer is None


@pytest.mark.rule("LP-120", "LP-119")
def test_what_lay_under_the_loser_is_used() -> None:
    g = table(2, "6 1", a={"boxer": "B01"}, b={"boxer": "B02", "beaten": "B03 B04"})
    land(g, 6, Bout(B))
    assert g.s.players[A].beaten == ["B02"]
    assert g.s.used["boxe"] == ["B03", "B04"]
    assert (g.s.players[B].boxer, g.s.players[B].beaten) == (None, [])


@pytest.mark.rule("LP-121", "EX-24")
def test_after_the_third_victory_the_boxer_retires() -> None:
    g = table(2, "6 1 1 1", a={"boxer": "B01", "beaten": "B08 B09", "fought": True}, b={"boxer": "B16"})
    land(g, 6, Bout(B))
    assert cash(g) == [13_000, 3_000]
    mine = g.s.players[A]
    assert (mine.boxer, mine.beaten, mine.fought) == (None, [], False)
    assert sorted(g.s.used["boxe"]) == ["B01", "B08", "B09", "B16"]
    # He has no boxer now, and may buy one.
    assert visit(g, "boxe").options == (Nothing(), BuyBoxer())  # type: ignore[union-attr]


@pytest.mark.rule("LP-121")
def test_a_defenders_third_victory_retires_him_too() -> None:
    g = table(2, "1 6", a={"boxer": "B01"}, b={"boxer": "B02", "beaten": "B08 B09"})
    land(g, 6, Bout(B))
    assert cash(g) == [3_000, 13_000]
    assert g.s.players[B].boxer is None


@pytest.mark.rule("LP-122")
def test_where_no_boxer_can_be_drawn_none_is_sold() -> None:
    g = table(3, c={"boxer": "B01", "beaten": every("boxe", but="B01")})
    assert land(g, 6) is None
    assert cash(g)[A] == 3_000
