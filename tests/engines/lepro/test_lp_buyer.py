"""The buyer, and the end of the game (3.20)."""

from __future__ import annotations

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import Card, Deck
from engines.lepro.events import Announced, Closing, Collided, Drew, Extra, HatPlayed, Refuge, Turned
from engines.lepro.options import Announce, BuyGem, Nothing, PlayHat, Refuse, Rob, RollDie
from engines.lepro.state import Settings, target
from engines.lepro.turn import turn

from .kit import A, B, C, D, G, cards, cash, drive, go, heard, kinds, table, told, walk, whole

PEARL = BuyGem(Deck("pearl"))


def window(g: G) -> set[type]:
    """What may be done before the roll."""
    return set(kinds(drive(turn(g))))


def buyer(seats: int = 4, space: int = 34, **of: object) -> G:
    """A is buyer and stands somewhere, with 46,000 unless told otherwise."""
    return table(seats, a={"cash": 46_000, "space": space, "buyer": True, **of})


@pytest.mark.rule("LP-250", "EX-47")
@pytest.mark.parametrize(
    ("seats", "short", "wanted"),
    [
        *[(2, False, 70_000), (3, False, 60_000), (4, False, 50_000), (5, False, 45_000), (6, False, 40_000)],
        *[(2, True, 60_000), (3, True, 50_000), (4, True, 40_000), (5, True, 35_000), (6, True, 30_000)],
    ],
)
def test_it_takes_the_target_in_cash(seats: int, short: bool, wanted: int) -> None:
    options = Settings(short_game=short)
    for money, may in ((wanted - 100, False), (wanted, True), (wanted + 5_000, True)):
        g = table(seats, a={"cash": money}, options=options)
        assert target(g.s) == wanted
        assert (Announce in window(g)) == may
        assert g.s.players[A].buyer is False


@pytest.mark.rule("LP-250")
def test_gems_cars_and_shares_do_not_count() -> None:
    of = {"pearls": "P23 P24", "diamonds": "D23 D24", "car": "C06", "shares": "I10a I10b"}
    assert Announce not in window(table(6, a={"cash": 39_900, **of}))


@pytest.mark.rule("LP-250")
def test_only_before_the_own_roll() -> None:
    g = table(6, a={"space": 15}, b={"cash": 40_000})
    assert Announce not in window(g)
    g = table(6, a={"cash": 40_000, "space": 14, "stars": "A61"})
    asked = go(g, "1")
    assert asked is not None
    assert asked.kind == "die"
    assert Announce not in kinds(asked)


@pytest.mark.rule("LP-251")
def test_announcing_is_public_and_voluntary() -> None:
    g = table(4, a={"cash": 50_000})
    assert {Announce, RollDie} <= window(g)
    g = table(4, "2", a={"cash": 50_000})
    assert drive(turn(g), Announce(), RollDie(), Nothing()) is None
    assert g.s.players[A].buyer
    for viewer in (B, None):
        assert Announced(A) in heard(g, viewer)
        assert SPEC.view(g.s, viewer).buyers == (A,)
    g = table(4, a={"cash": 50_000})
    assert go(g, "2", Nothing()) is None
    assert not g.s.players[A].buyer


@pytest.mark.rule("LP-252")
@pytest.mark.parametrize("money", [60_000, 100])
def test_it_cannot_be_withdrawn(money: int) -> None:
    g = buyer(cash=money, space=3)
    assert window(g) == {RollDie}
    go(g, "1 1", Refuse())
    assert g.s.players[A].buyer


@pytest.mark.rule("LP-253")
def test_the_first_of_several_buyers_ends_the_game() -> None:
    both = {"cash": 60_000, "buyer": True}
    g = table(3, a={**both, "space": 20}, b={**both, "space": 35}, c={"cash": 61_000, "space": 1})
    assert go(g, "1", Nothing()) is None
    assert g.s.phase == "turn"
    assert go(g, "1") is None
    assert (g.s.phase, g.s.ending) == ("over", "buyer")
    assert told(g, Closing) == [Closing(B)]
    g = table(3, a=both, b={"cash": 60_000})
    assert go(g, "2", Nothing()) is None
    assert Announce in window(g)


@pytest.mark.rule("LP-254", "LP-256", "LP-257", "EX-40")
def test_a_buyer_below_the_target_passes_refuge() -> None:
    g = buyer()
    asked = go(g, "4")
    assert asked is not None
    assert asked.kind == "seller"
    assert g.s.phase == "turn"
    assert cash(g)[A] == 46_000
    g = buyer()
    assert go(g, "4", PEARL) is None
    assert g.s.players[A].space == 2
    assert told(g, Refuge) == []
    assert told(g, Closing) == [Closing(A)]
    assert len(g.s.players[A].pearls) == 1
    assert (g.s.phase, g.s.ending) == ("over", "buyer")
    assert g.s.totals[A][0] == 45_500
    whole(g)


@pytest.mark.rule("LP-254", "LP-258", "EX-41")
def test_a_buyer_stops_on_refuge() -> None:
    g = buyer(recruits="R32")
    assert go(g, "2") is None
    assert told(g, Refuge) == [Refuge(A, 1_000, True)]
    assert g.s.totals[A][-1] == 47_000
    assert g.s.phase == "over"


@pytest.mark.rule("LP-257")
def test_others_are_paid_for_passing() -> None:
    g = buyer(buyer=False, recruits="R32")
    assert go(g, "4", Nothing()) is None
    assert cash(g)[A] == 46_500
    assert g.s.phase == "turn"


@pytest.mark.rule("LP-254")
@pytest.mark.parametrize(("card", "at"), [("A34", 0), ("A32", 2)])
def test_a_forward_movement_by_card_counts(card: str, at: int) -> None:
    g = buyer(space=34)
    cards(g, card)
    assert go(g, "1", *([Nothing()] if at else [])) is None
    assert g.s.players[A].space == at
    assert g.s.phase == "over"


@pytest.mark.rule("LP-254")
@pytest.mark.parametrize("by", [-1, -2])
def test_a_backward_movement_does_not(by: int) -> None:
    g = buyer(space=1, character="captain")
    g.s.plays = 2
    walk(g, by)
    assert g.s.players[A].space == (1 + by) % 36
    assert not g.s.closing
    assert told(g, Refuge) == []


@pytest.mark.rule("LP-255")
def test_from_refuge_a_buyer_goes_round_once() -> None:
    g = table(4, "4 1", a={"cash": 50_000, "space": 0})
    assert drive(turn(g), Announce(), RollDie(), Refuse()) is None
    assert g.s.players[A].space == 4
    assert g.s.phase == "turn"
    assert g.s.turn == B


@pytest.mark.rule("LP-256", "LP-259")
def test_an_arrest_on_the_last_space_counts() -> None:
    g = buyer()
    cards(g, "S17", "J16")
    assert go(g, "6 1", Rob()) is None
    assert g.s.totals[A][-1] == 45_000
    g = buyer()
    cards(g, "S17", "J17")
    assert go(g, "6 1", Rob()) is None
    assert g.s.totals[A] == [46_000, -2_500, 0, 0, 43_500]


@pytest.mark.rule("LP-259")
def test_collision_hat_card_and_movement_on_the_last_space() -> None:
    of = {"cash": 46_000, "space": 34, "buyer": True}
    g = table(4, a=of, b={"space": 3, "car": "C01"}, hats={15: "A48", 12: "A43"})
    cards(g, "A33", "M01")
    assert go(g, "5") is None
    assert told(g, Collided) == [Collided(A, B)]
    assert g.s.players[A].space == 5
    assert Drew(A, Card("M01")) in heard(g, None)
    assert g.s.totals[A][-1] == 48_500
    g = table(4, a=of, hats={2: "A48"})
    assert go(g, "4", PlayHat(), PEARL) is None
    assert told(g, HatPlayed) != []
    assert (g.s.phase, g.s.totals[A][0]) == ("over", 46_000)


@pytest.mark.rule("LP-260")
def test_an_extra_turn_is_not_taken() -> None:
    g = buyer()
    cards(g, "A36")
    assert go(g, "5") is None
    assert told(g, Extra) == [Extra(A)]
    assert g.s.phase == "over"
    assert told(g, Turned) == [Turned(A, False)]


@pytest.mark.rule("LP-261")
def test_a_buyer_eliminated_on_the_last_space_ends_the_game_too() -> None:
    g = buyer(3, records="X01 X02")
    cards(g, "S17", "J17")
    assert go(g, "6 1", Rob()) is None
    assert (g.s.phase, g.s.ending) == ("over", "buyer")
    assert [len(parts) for parts in g.s.totals] == [0, 5, 5]
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert outcome.winners == (B, C)


@pytest.mark.rule("LP-262")
def test_nobody_else_gets_a_turn() -> None:
    g = table(4, a={"cash": 50_000, "space": 35, "buyer": True}, d={"missed": 1})
    assert go(g, "1") is None
    assert SPEC.outcome(g.s) is not None
    assert SPEC.moment(g.s).seat is None
    assert told(g, Turned) == [Turned(A, False)]
    assert g.s.players[D].missed == 1


@pytest.mark.rule("LP-263", "EX-52")
@pytest.mark.parametrize(("limit", "over"), [(20, True), (21, False), (0, False)])
def test_a_limit_of_rounds(limit: int, over: bool) -> None:
    g = table(2, options=Settings(round_limit=limit), round=20, turn=A)
    assert go(g, "2", Nothing()) is None
    assert g.s.phase == "turn"
    assert go(g, "2", Nothing()) is None
    assert (g.s.phase == "over") == over
    if over:
        assert g.s.ending == "limit"
        assert g.s.totals == [[3_000, 0, 0, 0, 3_000]] * 2
    else:
        assert (g.s.round, g.s.turn) == (21, A)


@pytest.mark.rule("LP-263")
def test_a_round_is_complete_before_the_first_players_seat() -> None:
    g = table(3, options=Settings(round_limit=5), round=5, turn=B, first=C)
    assert go(g, "2", Nothing()) is None
    assert g.s.phase == "over"
    g = table(3, options=Settings(round_limit=5), round=5, turn=C, first=C)
    assert go(g, "2", Nothing()) is None
    assert g.s.phase == "turn"


@pytest.mark.rule("LP-263")
def test_the_first_player_falls_and_his_round_is_still_played() -> None:
    g = table(3, options=Settings(round_limit=5), round=5, a={"records": "X01 X02", "space": 3})
    cards(g, "S17", "J17")
    assert go(g, "1 1", Rob()) is None
    assert (g.s.phase, g.s.round, g.s.turn) == ("turn", 5, B)
    go(g, "2", Nothing())
    go(g, "2", Nothing())
    assert (g.s.phase, g.s.ending) == ("over", "limit")
