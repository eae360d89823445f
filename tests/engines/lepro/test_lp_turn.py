"""LP-053 to LP-061 and LP-071, LP-072, EX-49: the order of a turn, its windows, defaults, rounds."""

from __future__ import annotations

import pytest

from engines.lepro.cards import Card, Space
from engines.lepro.elimination import eliminate
from engines.lepro.events import (
    Announced,
    Chosen,
    Collided,
    HatPlayed,
    Missed,
    Moved,
    Refuge,
    Rolled,
    StarPlayed,
    Tunnelled,
    Turned,
)
from engines.lepro.options import (
    Announce,
    ChooseFace,
    Debtor,
    Drive,
    KeepDie,
    LoseCar,
    NameHalf,
    Nothing,
    PlayHat,
    RollDie,
    Shift,
)
from engines.lepro.state import Settings

from .kit import A, B, C, G, cards, cash, default, dice, drive, kinds, play, table, told, turn


def story(g: G) -> list[str]:
    """The names of what was told."""
    return [type(each.event).__name__ for each in g.told]


@pytest.mark.rule("LP-053", "LP-072")
def test_turns_go_clockwise_and_a_round_ends_with_the_first() -> None:
    g = table(4, turn=C, first=C, d={"missed": 1}, a={"missed": 1}, b={"missed": 1}, c={"missed": 1})
    seen = []
    for _ in range(5):
        seen.append((g.s.turn, g.s.round))
        for each in g.s.players:
            each.missed = 1
        play(g)
    assert seen == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2)]


@pytest.mark.rule("LP-053", "LP-072")
def test_the_next_seat_in_play_opens_the_round_if_the_first_is_out() -> None:
    g = table(4, turn=C, first=C)
    eliminate(g, C)
    g.s.turn = B
    g.s.players[B].missed = g.s.players[3].missed = 1
    play(g)
    assert (g.s.turn, g.s.round) == (3, 2)
    play(g)
    assert (g.s.turn, g.s.round) == (A, 2)


@pytest.mark.rule("LP-054")
@pytest.mark.parametrize(("die", "at"), [(1, 29), (2, 30), (3, 31), (4, 32), (5, 33), (6, 34)])
def test_one_die_forward_and_the_space_is_played(die: int, at: int) -> None:
    g = table(2, f"{die} 1", a={"space": 28})
    waits = play(g, RollDie())
    assert told(g, Rolled) == [Rolled(A, die, "rolled")]
    assert [event.at for event in told(g, Moved)] == [at]
    assert g.s.players[A].space == at
    asked = {29: "half", 32: "brocanteur"}
    if at in asked:
        assert waits is not None
        assert waits.kind == asked[at]
    if at == 30:
        assert cash(g)[A] == 2_900


@pytest.mark.rule("LP-055", "LP-152")
def test_the_order_of_a_turn() -> None:
    g = table(
        3,
        "4 4",
        a={"stars": "A61 A67", "space": 33, "cash": 60_000},
        b={"car": "C15", "space": 2, "protections": "T01"},
        hats={2: "A48"},
    )
    steps = turn(g)
    assert drive(steps).kind == "roll"  # type: ignore[union-attr]
    asked = drive(steps, Announce(), RollDie())
    assert asked is not None
    assert (asked.kind, g.s.players[A].space) == ("die", 33)
    asked = drive(steps, Shift(Card("A61"), 5))
    assert asked is not None
    # One play is left, and there is still a star in hand: the window stays open.
    assert (asked.kind, g.s.plays) == ("die", 1)
    asked = drive(steps, KeepDie())
    assert asked is not None
    assert (asked.kind, asked.seat, asked.clock) == ("sacrifice", B, "reaction_seconds")
    assert drive(steps, LoseCar()).kind == "hat"  # type: ignore[union-attr]
    assert drive(steps, PlayHat()).kind == "seller"  # type: ignore[union-attr]
    assert drive(steps, Nothing()) is None
    order = [
        "Turned",
        "Announced",
        "Rolled",
        "StarPlayed",
        "Rolled",
        "Moved",
        "Closing",
        "Collided",
        "CarLost",
    ]
    assert [name for name in story(g) if name in (*order, "HatPlayed")] == [*order, "HatPlayed"]


@pytest.mark.rule("LP-055", "LP-152", "LP-082")
def test_refuge_money_then_the_collision_then_the_half() -> None:
    g = table(2, "6", a={"space": 23, "cash": 0}, b={"car": "C01", "space": 29})
    assert play(g, RollDie()).kind == "half"  # type: ignore[union-attr]
    assert story(g)[-2:] == ["Collided", "CarLost"]
    g = table(2, "4", a={"space": 32}, b={"car": "C15", "space": 0, "protections": "T01"})
    assert play(g, RollDie()).kind == "sacrifice"  # type: ignore[union-attr]
    assert [name for name in story(g) if name in ("Refuge", "Collided")] == ["Refuge", "Collided"]
    assert cash(g)[A] == 3_600
    assert told(g, Refuge)
    assert told(g, Collided)
    assert not told(g, Chosen)


@pytest.mark.rule("LP-056")
def test_a_missed_turn_is_wholly_lost() -> None:
    g = table(2, a={"missed": 2, "cash": 90_000, "stars": "A67", "space": 8})
    assert play(g) is None
    assert told(g, Missed) == [Missed(A)]
    assert not told(g, Turned)
    assert (g.s.players[A].missed, g.s.players[A].space, g.s.turn) == (1, 8, B)


@pytest.mark.rule("LP-057")
def test_before_the_roll_in_any_order_and_not_after_it() -> None:
    for order in ((Announce(), Debtor(Card("A67"), B)), (Debtor(Card("A67"), B), Announce())):
        g = table(2, "3", a={"stars": "A67 A68", "cash": 70_000, "space": 25})
        waits = play(g, *order)
        assert waits is not None
        assert waits.kind == "roll"
        assert told(g, Announced) == [Announced(A)]
        assert cash(g)[:2] == [71_500, 1_500]
    g = table(2, "3", a={"stars": "A67", "cash": 70_000, "space": 25})
    waits = play(g, RollDie())
    assert waits is not None
    assert waits.kind == "die"
    assert kinds(waits) == {KeepDie}


@pytest.mark.rule("LP-057")
def test_cards_of_other_windows_are_not_for_this_one() -> None:
    g = table(2, a={"stars": "A53 A55 A57 A61 A66", "records": "X01"})
    assert kinds(play(g)) == {RollDie}
    g = table(2, a={"stars": "A59 A62 A64 A67 A69 A70", "records": "X01", "shares": "I01a"})
    waits = play(g)
    assert waits is not None
    assert {option.card for option in waits.options if option != RollDie()} == {
        *("A59", "A62", "A64", "A67", "A69", "A70")
    }


@pytest.mark.rule("LP-058", "LP-059")
@pytest.mark.parametrize(("die", "faces"), [(1, {2}), (2, {1, 3}), (5, {4, 6}), (6, {5})])
def test_a_die_is_changed_before_the_pawn_moves_and_stays_a_die(die: int, faces: set[int]) -> None:
    g = table(2, str(die), a={"stars": "A61", "space": 27})
    steps = turn(g)
    waits = drive(steps, RollDie())
    assert waits is not None
    assert {option.face for option in waits.options if isinstance(option, Shift)} == faces
    assert g.s.players[A].space == 27
    face = min(faces)
    drive(steps, Shift(Card("A61"), face))
    assert told(g, Rolled)[-1] == Rolled(A, face, "shifted")
    assert told(g, Moved)[0].at == 27 + face
    assert told(g, StarPlayed) == [StarPlayed(A, Card("A61"))]


@pytest.mark.rule("LP-059")
def test_a_chosen_die_is_one_to_six() -> None:
    g = table(2, a={"stars": "A59", "space": 27})
    waits = play(g)
    assert waits is not None
    assert [option.face for option in waits.options if isinstance(option, ChooseFace)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("LP-060", "LP-058")
def test_changes_are_combined_the_drivers_first() -> None:
    g = table(2, "6", a={"character": "driver", "stars": "A61", "space": 26})
    steps = turn(g)
    assert kinds(drive(steps, RollDie())) == {KeepDie, Drive, Shift}
    drive(steps, Drive(), Shift(Card("A61"), 4))
    assert [(event.die, event.how) for event in told(g, Rolled)] == [
        (6, "rolled"),
        (5, "driven"),
        (4, "shifted"),
    ]
    assert told(g, Moved)[0].at == 30
    # After the card it is too late for the Driver.
    g = table(2, "5", a={"character": "driver", "stars": "A61 A55", "space": 26})
    assert kinds(play(g, RollDie(), Shift(Card("A61"), 6))) == {KeepDie}


@pytest.mark.rule("LP-060", "EX-35")
def test_a_chosen_die_may_be_changed() -> None:
    g = table(2, a={"character": "driver", "stars": "A59 A61", "space": 26})
    waits = play(g, ChooseFace(Card("A59"), 6), Drive(), Shift(Card("A61"), 4))
    assert waits is None
    assert told(g, Moved)[0].at == 30
    assert [event.card for event in told(g, StarPlayed)] == ["A59", "A61"]


@pytest.mark.rule("LP-058", "EX-49")
def test_the_driver_makes_five_of_six_once_a_lap() -> None:
    g = table(2, "6 1 1 1", a={"character": "driver", "space": 12, "cash": 900})
    play(g, RollDie(), Drive())
    assert told(g, Moved)[0].at == 17
    assert len(told(g, Tunnelled)) == 1
    g.s.turn = A
    dice(g, "6")
    g.s.players[A].space = 12
    assert play(g, RollDie()) is None
    assert g.s.players[A].space == 18
    # Round Refuge, and he may again.
    g.s.turn, g.s.players[A].space = A, 32
    dice(g, "6")
    play(g, RollDie(), Nothing())
    assert g.s.players[A].space == 2
    g.s.turn = A
    dice(g, "6")
    assert Drive in kinds(play(g, RollDie()))


@pytest.mark.rule("EX-49")
def test_the_driver_needs_a_six_and_may_let_it_be() -> None:
    g = table(2, "5 1 1 1", a={"character": "driver", "space": 12})
    assert Drive not in kinds(play(g, RollDie()))
    g = table(2, "6", a={"character": "driver", "space": 12})
    play(g, RollDie(), KeepDie())
    assert (g.s.players[A].space, g.s.players[A].driven) == (18, False)
    g = table(2, "6", a={"character": "dealer", "space": 12})
    play(g, RollDie())
    assert g.s.players[A].space == 18


@pytest.mark.rule("LP-061", "EX-05")
def test_leaving_refuge_brings_nothing() -> None:
    g = table(2, "4 1")
    assert play(g, RollDie()).kind == "robbery"  # type: ignore[union-attr]
    assert g.s.players[A].space == 4
    assert cash(g) == [3_000, 3_000]
    assert not told(g, Refuge)


@pytest.mark.rule("LP-071")
def test_whose_time_is_up_gets_the_default() -> None:
    # Roll, keep the die, the first half, and no robbery: nothing but the roll happens.
    g = table(2, "2 1", a={"space": 17, "stars": "A61 A67", "cash": 80_000})
    cards(g, "A02")
    steps = turn(g)
    asked = drive(steps)
    given = []
    while asked is not None:
        given.append((asked.kind, asked.default))
        asked = default(steps)
    assert given == [("roll", RollDie()), ("die", KeepDie()), ("half", NameHalf(Space("adventure")))]
    assert cash(g)[A] == 81_500
    g = table(2, "2", a={"space": 10, "stars": "A57"}, hats={12: "A43"})
    cards(g, "M01")
    steps = turn(g)
    assert drive(steps, RollDie(), KeepDie()).default == PlayHat()  # type: ignore[union-attr]
    assert default(steps) is not None
    assert told(g, HatPlayed)


@pytest.mark.rule("LP-072")
def test_a_limit_counts_complete_rounds() -> None:
    g = table(2, options=Settings(round_limit=3), round=3, first=B, turn=B, b={"missed": 1}, a={"missed": 1})
    play(g)
    assert (g.s.turn, g.s.round, g.s.phase) == (A, 3, "turn")
    play(g)
    assert g.s.phase == "over"
