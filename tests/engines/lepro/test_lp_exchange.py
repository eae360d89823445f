"""Exchange: a card for a blind one of the same category (3.12)."""

from __future__ import annotations

import pytest

from engines.core.words import Seat
from engines.lepro.cards import Card, Deck, Space
from engines.lepro.events import Swapped, SwappedFor
from engines.lepro.options import NameHalf, Nothing, Swap
from engines.lepro.turn import turn

from .kit import A, B, C, G, drive, go, heard, kinds, land, seen, table, told, visit, whole


def swap(card: str, seat: int) -> Swap:
    """Give this card to that player."""
    return Swap(Card(card), Seat(seat))


def offered(g: G) -> set[tuple[str, int]]:
    """Cards and players of all swaps on offer."""
    asked = visit(g, "exchange")
    return {(o.card, o.seat) for o in asked.options if isinstance(o, Swap)} if asked else set()


@pytest.mark.rule("LP-164", "LP-167", "EX-38")
def test_a_pearl_for_a_pearl() -> None:
    g = table(3, "0", a={"pearls": "P01 P15"}, b={"pearls": "P23"}, c={"pearls": "P02"})
    assert land(g, 24, NameHalf(Space("exchange")), swap("P01", B)) is None
    a, b, c = g.s.players
    assert sorted(a.pearls) == ["P15", "P23"]
    assert b.pearls == ["P01"]
    assert c.pearls == ["P02"]
    assert told(g, Swapped) == [Swapped(A, B, Deck("pearl"))]
    for viewer in (C, None):
        assert not [event for event in heard(g, viewer) if isinstance(event, SwappedFor)]
    whole(g)


@pytest.mark.rule("LP-164")
@pytest.mark.parametrize(
    ("field", "mine", "theirs"),
    [("pearls", "P03", "P04"), ("diamonds", "D03", "D04"), ("shares", "I03a", "I04b")],
)
def test_three_categories_can_be_swapped(field: str, mine: str, theirs: str) -> None:
    g = table(2, "0", a={field: mine}, b={field: theirs})
    assert visit(g, "exchange", swap(mine, B)) is None
    assert [getattr(player, field) for player in g.s.players] == [[theirs], [mine]]


@pytest.mark.rule("LP-164")
def test_nothing_else_can_be_swapped() -> None:
    of = {"stars": "A57", "missions": "M16", "recruits": "R01", "protections": "T01", "boxer": "B01"}
    more = {"stars": "A58", "missions": "M17", "recruits": "R02", "protections": "T02", "boxer": "B02"}
    g = table(2, a={**of, "car": "C01"}, b={**more, "car": "C02"})
    assert visit(g, "exchange") is None


@pytest.mark.rule("LP-165")
def test_the_other_is_not_asked() -> None:
    g = table(2, "0", a={"pearls": "P01"}, b={"pearls": "P24"})
    assert visit(g, "exchange", swap("P01", B)) is None
    assert g.s.players[B].pearls == ["P01"]


@pytest.mark.rule("LP-166")
def test_both_must_hold_a_card_of_the_category() -> None:
    g = table(
        4,
        a={"pearls": "P01 P02", "diamonds": "D01"},
        b={"diamonds": "D02", "shares": "I01a"},
        c={"pearls": "P03"},
        d={"fallen": 1, "space": -1},
    )
    assert offered(g) == {("D01", B), ("P01", C), ("P02", C)}


@pytest.mark.rule("LP-166")
def test_without_a_partner_there_is_no_question() -> None:
    g = table(3, a={"pearls": "P01"}, b={"diamonds": "D02"}, c={"shares": "I01a"})
    assert visit(g, "exchange") is None
    assert land(g, 24, NameHalf(Space("exchange"))) is None


@pytest.mark.rule("LP-167")
def test_the_giver_picks_among_all_his_cards() -> None:
    g = table(2, a={"pearls": "P01 P09 P25", "shares": "I01a I01b"}, b={"pearls": "P24", "shares": "I02a"})
    assert offered(g) == {("P01", B), ("P09", B), ("P25", B), ("I01a", B), ("I01b", B)}


@pytest.mark.rule("LP-168")
@pytest.mark.parametrize(("place", "got"), [(0, "P02"), (1, "P07"), (2, "P24")])
def test_what_comes_is_drawn_blind(place: int, got: str) -> None:
    g = table(2, str(place), a={"pearls": "P01"}, b={"pearls": "P24 P02 P07"})
    visit(g, "exchange", swap("P01", B))
    assert g.s.players[A].pearls == [got]
    (draw,) = g.chance.draws
    assert (draw.purpose, draw.size, draw.result) == ("exchange", 3, (place,))


@pytest.mark.rule("LP-168")
def test_the_order_of_a_hand_does_not_matter() -> None:
    found = set()
    for pearls in ("P24 P02", "P02 P24"):
        g = table(2, "0", a={"pearls": "P01"}, b={"pearls": pearls})
        visit(g, "exchange", swap("P01", B))
        found |= set(g.s.players[A].pearls)
    assert found == {"P02"}


@pytest.mark.rule("LP-169")
def test_the_two_know_both_cards_and_nobody_else() -> None:
    g = table(3, "0", a={"shares": "I03a"}, b={"shares": "I09b"})
    visit(g, "exchange", swap("I03a", B))
    assert SwappedFor(Card("I03a"), Card("I09b")) in heard(g, A)
    assert SwappedFor(Card("I09b"), Card("I03a")) in heard(g, B)
    for viewer in (C, None):
        assert not {"I03a", "I09b"} & set(seen(g, viewer).split("'"))
        assert Swapped(A, B, Deck("investment")) in heard(g, viewer)
    assert g.s.shown is None


@pytest.mark.rule("LP-170", "EX-51")
def test_a_half_is_swapped_like_any_pearl() -> None:
    g = table(3, "0", a={"pearls": "P25"}, b={"pearls": "P10"})
    visit(g, "exchange", swap("P25", B))
    assert g.s.players[A].pearls == ["P10"]
    assert g.s.players[B].pearls == ["P25"]
    for viewer in (C, None):
        assert "P25" not in seen(g, viewer)
        assert "P10" not in seen(g, viewer)
    whole(g)


@pytest.mark.rule("LP-170")
def test_a_half_can_be_drawn_blind() -> None:
    g = table(2, "1", a={"diamonds": "D01"}, b={"diamonds": "D25 D09"})
    visit(g, "exchange", swap("D01", B))
    assert g.s.players[A].diamonds == ["D25"]


@pytest.mark.rule("LP-171")
def test_the_swap_is_optional() -> None:
    g = table(2, a={"pearls": "P01"}, b={"pearls": "P24"})
    assert Nothing in kinds(visit(g, "exchange"))
    assert visit(g, "exchange", Nothing()) is None
    assert g.s.players[A].pearls == ["P01"]
    assert told(g, Swapped) == []


@pytest.mark.rule("LP-172")
def test_one_swap_a_landing() -> None:
    g = table(2, a={"space": 26, "pearls": "P01 P02"}, b={"pearls": "P23 P24"})
    assert go(g, "3 0", NameHalf(Space("exchange")), swap("P01", B)) is None
    assert len(told(g, Swapped)) == 1
    assert g.s.turn == B
    asked = drive(turn(g))
    assert asked is not None
    assert asked.seat == B
