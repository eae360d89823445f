"""FF-180 to FF-203: what silence does, and corner cases."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.run import bare as play_out
from engines.core.spec import Context
from engines.core.table import Table
from engines.fable import SPEC, giving, hands, track
from engines.fable.cards import FIGURES
from engines.fable.defaults import by_cost, discard_order
from engines.fable.glossary import Card
from engines.fable.state import Settings, new
from engines.fable.view import view

from .kit import (
    A,
    B,
    act,
    defaults,
    fame,
    kinds,
    table,
    top,
)
from .plain import Attack, CallLegend, CallMonster, EndDay, Recruit, Resolve, UseTrait


@pytest.mark.rule("FF-180")
def test_the_default_order_of_discarding() -> None:
    g = table(4, a={"hand": "H2 I09 I01 A68 A24 A23", "deployed": "H1~ A69 A50~ A05~ A01 H3"})
    wanted = "A05 A50 A23 A24 A68 A01 A69 I01 I09 H1 H3 H2"
    assert discard_order(g.s.players[A]) == wanted.split()
    allies = [card for card in wanted.split() if card[0] != "I"]
    assert giving.discardable(g.s, A, "ally") == allies
    assert by_cost(["I09", "A68", "A24", "A23", "I01"]) == ["A23", "A24", "I01", "A68", "I09"]  # type: ignore[list-item]


@pytest.mark.rule("FF-181")
def test_two_silent_turns_and_nobody_waits() -> None:
    assert SPEC.absent_after == 2
    assert SPEC.moment(table(2, turn=B, turns=7, round=4).s).seat == B


@pytest.mark.rule("FF-182", "FV-14")
def test_the_same_seed_brings_the_same_game() -> None:
    def log(seed: int) -> list[object]:
        table_, moved = Table.start(SPEC, 2, Settings(round_cap=20), bytes([seed]) * 32)
        found: list[object] = list(moved.events)
        for _ in range(60):
            seat = table_.awaited[0]
            options = table_.asks[seat].options
            choice = next(
                (option for option in options if isinstance(option, CallMonster)), table_.default(seat)
            )
            moved = table_.answer(seat, choice)
            found += [moved.events, moved.row.draws]
        return found

    assert log(1) == log(1)
    assert log(1) != log(2)


@pytest.mark.rule("FF-183", "FV-17")
def test_silence_ends_the_day_and_scores_all() -> None:
    g = table(moons=[], contracts="C05 C17 -", combat="M16", a={"deployed": "A24 A51 A31"})
    asked = act(g)
    assert asked is not None
    assert asked.default == EndDay()
    assert asked.clock == "turn_seconds"
    defaults(SPEC.step(g))
    defaults(SPEC.step(g))
    # One ally paid for the Ogre; two of weapons are left, which is enough for Night Patrol.
    assert fame(g)[A] == 2


@pytest.mark.rule("FF-183")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_silence_alone_ends_a_game(seats: int) -> None:
    g: Context[Any] = Context(new(seats, Settings(round_cap=20)), Chance(bytes(32)))
    assert play_out(SPEC, g, [lambda asked: asked.default] * seats) > 0
    assert SPEC.outcome(g.s) is not None


@pytest.mark.rule("FF-181", "FF-183")
def test_clocks_of_the_own_turn_and_of_others() -> None:
    g = table(a={"hand": "A23 A24"}, b={"hand": "A50 A51"})
    (own,) = next(giving.discard(g, A, 1, "hand", "foe"))
    (other,) = next(giving.discard(g, B, 1, "hand", "foe"))
    assert (own.clock, other.clock) == ("turn_seconds", "choice_seconds")
    for name in ("turn_seconds", "react_seconds", "choice_seconds"):
        assert name in Settings.__struct_fields__


# -- 3.22 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-190")
def test_a_seat_without_cards_plays_on() -> None:
    g = table(phase="dawn", allies="A23 A24 A50", monsters="M03 M12 M16")
    act(g)
    assert g.s.day.left == 3
    assert Recruit in kinds(act(g))


@pytest.mark.rule("FF-191")
def test_a_spotted_monster_from_the_deck_is_an_ordinary_foe() -> None:
    g = table(monsters="M07 M03 M12", a={"deployed": "A24"})
    top(g, "M11")
    # Face up in the middle of a day it stays where it is.
    asked = act(g)
    assert asked is not None
    act(g, CallMonster())
    assert [foe.card for foe in g.s.combat] == ["M11"]
    assert g.s.rows["monster"] == ["M07", "M03", "M12"]
    act(g, Attack("A24", "M11", "we"))
    assert fame(g)[A] == 3


@pytest.mark.rule("FF-193")
def test_a_full_table_takes_nobody_more() -> None:
    g = table(a={"deployed": "A01 A02 A03 A04 A05 A06", "hand": "A23"})
    assert hands.places(g.s.players[A]) == 0
    assert "Deploy" not in {kind.__name__ for kind in kinds(act(g))}


@pytest.mark.rule("FF-195")
def test_the_same_legend_may_be_met_twice_in_a_turn() -> None:
    g = table(combat="L01", left=2)
    g.s.players[B].trophies = list(g.s.decks["legend"])
    g.s.decks["legend"] = []
    act(g, Resolve())
    act(g, CallLegend())
    assert [foe.card for foe in g.s.combat] == ["L01"]


@pytest.mark.rule("FF-199")
def test_who_reaches_the_end_off_turn_waits_for_the_own_dusk() -> None:
    g = table(a={"fame": 3}, b={"fame": 98}, phase="day")
    track.move(g, B, 4)
    assert g.s.champion == -1
    g.s.phase = "dusk"
    act(g)
    assert (g.s.champion, g.s.turn) == (-1, B)
    g.s.phase = "dusk"
    act(g)
    assert g.s.champion == B


@pytest.mark.rule("FF-200")
def test_a_seat_keeps_its_token_whatever_becomes_of_its_hero() -> None:
    g = table(a={"deployed": "H1", "hero": "H1"}, b={"deployed": "H2", "hero": "H2"})
    stolen = hands.leave(g.s, A, Card("H1"))
    assert stolen is not None
    hands.station(g, B, Card("H1"), ready=stolen.ready)
    shown = view(g.s, None)
    assert [seat.hero for seat in shown.seats] == ["H1", "H2"]
    assert [[each.card for each in seat.deployed] for seat in shown.seats] == [[], ["H2", "H1"]]
    assert FIGURES["H1"].hero


@pytest.mark.rule("FF-202")
def test_without_a_combat_nobody_attacks() -> None:
    g = table(a={"deployed": "A43 A44 A37"})
    assert not kinds(act(g)) & {Attack, UseTrait, Resolve}
