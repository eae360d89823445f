"""FF-160 to FF-175, WE-28: limits, the end, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fable import SPEC, combat, decks, giving, hands, track
from engines.fable.glossary import Card
from engines.fable.order import further_turn
from engines.fable.state import Settings

from .kit import (
    A,
    B,
    C,
    G,
    Loaded,
    act,
    ally,
    bare,
    drive,
    fame,
    field,
    hand,
    run,
    table,
    told,
    top,
)
from .plain import Drew, DrewCards, Left, LegendBonus, Pushed

# -- 3.19 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-160")
def test_draws_stop_at_six_and_the_others_stay() -> None:
    g = table(a={"hand": "I01 I02 I03 I04 I05"})
    top(g, "A70", "A71")
    assert hands.draw(g, A, "ally", 2) == 1
    assert hand(g)[0] == "A70"
    assert g.s.decks["ally"][-1] == "A71"
    assert hands.draw(g, A, "ally", 2) == 0
    # What was drawn its drawer knows alone.
    assert [(each.event, each.seats) for each in g.told] == [
        (Drew(A, "ally", 1), None),
        (DrewCards(("A70",)), (A,)),
    ]


@pytest.mark.rule("FF-161")
def test_six_deployed_ready_and_exhausted_together() -> None:
    g = table(a={"deployed": "A01 A02 A03~ A04~ A05 A06"})
    assert hands.places(g.s.players[A]) == 0


@pytest.mark.rule("FF-162")
def test_a_draw_reshuffles_or_fails() -> None:
    g = table()
    bare(g, "item", keep="I09")
    assert hands.draw(g, A, "item", 3) == 3
    assert g.s.discards["item"] == []
    g.s.players[A].hand = []
    g.s.decks["item"] = []
    assert hands.draw(g, A, "item", 1) == 0


@pytest.mark.rule("FF-163")
def test_legends_have_no_discard_pile() -> None:
    g = table(combat="L01")
    g.s.combat[0].tally = 11
    run(g, combat.check(g))
    assert g.s.players[A].trophies == ["L01"]
    assert not decks.left(g.s, "legend") or "L01" not in g.s.decks["legend"]
    g.s.decks["legend"] = []
    assert decks.top(g, "legend") is None


@pytest.mark.rule("FF-164", "FF-066")
def test_discarded_heroes_are_shuffled_in() -> None:
    g = table(a={"hand": "H1"})
    hands.drop(g, A, [Card("H1")], "free")
    g.s.decks["ally"] = []
    g.chance = Loaded(order={"ally deck": ["H1"]})
    assert hands.draw(g, B, "ally", 1) == 1
    assert hand(g, B) == ["H1"]


# -- 3.20 ------------------------------------------------------------------------------------------------


def ended(seats: int = 3, **fields: Any) -> G:
    """The last turn is over, and the end is reckoned."""
    g = table(seats, phase="end", ending="champion", champion=A, **fields)
    g.s.day.settled = True
    act(g)
    return g


@pytest.mark.rule("FF-170")
def test_exactly_one_more_turn_for_all_others() -> None:
    g = table(3, turn=B, champion=-1, phase="dusk", b={"fame": 103})
    turns = []
    while g.s.phase in ("dusk", "dawn"):
        turns.append(g.s.turn)
        g.s.phase = "dusk"
        act(g)
    assert turns == [B, C, A]
    assert (g.s.phase, g.s.ending) == ("end", "champion")


@pytest.mark.rule("FF-170", "FF-152")
def test_who_has_a_further_turn() -> None:
    g = table(4, champion=B, turn=C)
    assert [further_turn(g.s, seat) for seat in range(4)] == [True, False, False, True]
    g.s.turn = A
    assert [further_turn(g.s, seat) for seat in range(4)] == [False] * 4
    g.s.champion = -1
    assert all(further_turn(g.s, seat) for seat in range(4))


@pytest.mark.rule("FF-171", "FF-172", "WE-28")
def test_the_legend_bonus_and_its_sharing() -> None:
    fields = {"a": {"fame": 101, "trophies": "L01 L02"}, "b": {"fame": 111, "trophies": "L03"}}
    g = ended(4, **fields, c={"fame": 20, "trophies": "L04"}, d={"fame": 9})
    assert told(g, LegendBonus) == [LegendBonus(A, 10)]
    assert told(g, Pushed) == [Pushed(A, 112)]
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.kind) == ((A,), (112, 111, 20, 9), "champion")


@pytest.mark.rule("FF-171", "WE-28")
@pytest.mark.parametrize("trophies", [("L01 L02", "L03 L04", ""), ("", "", ""), ("L01", "L02", "L03")])
def test_no_bonus_for_equals_or_for_nothing(trophies: tuple[str, str, str]) -> None:
    players = {"abc"[seat]: {"trophies": held, "fame": 50 + seat} for seat, held in enumerate(trophies)}
    g = ended(3, **players)
    assert not told(g, LegendBonus)
    assert fame(g) == [50, 51, 52]
    assert SPEC.outcome(g.s).winners == (C,)  # type: ignore[union-attr]


@pytest.mark.rule("FF-172")
def test_all_at_nought_share() -> None:
    g = ended(3)
    assert SPEC.outcome(g.s).winners == (A, B, C)  # type: ignore[union-attr]


@pytest.mark.rule("FF-152")
def test_unfought_legends_go_back_and_count_for_nothing() -> None:
    g = ended(2, b={"pending": "?L01 M07", "fame": 3})
    assert g.s.players[B].pending == []
    assert "L01" in g.s.decks["legend"]
    assert not told(g, LegendBonus)


@pytest.mark.rule("FF-173")
def test_a_last_round_without_a_champion() -> None:
    g = table(
        2, round=20, first=B, turn=A, phase="dusk", options=Settings(round_cap=20), b={"trophies": "L01"}
    )
    act(g)
    assert (g.s.phase, g.s.ending) == ("end", "cap")
    act(g)
    assert SPEC.outcome(g.s).kind == "cap"  # type: ignore[union-attr]
    assert told(g, LegendBonus) == [LegendBonus(B, 10)]
    # One who became champion in that round still gives all others a turn.
    g = table(2, round=20, first=B, turn=A, phase="dusk", options=Settings(round_cap=20), a={"fame": 100})
    act(g)
    assert (g.s.turn, g.s.phase) == (B, "dawn")


@pytest.mark.rule("FF-174")
def test_who_leaves_has_no_more_turns_and_stays_a_target() -> None:
    g = table(3, a={"fame": 9}, b={"deployed": "A23", "hand": "I01"}, phase="dusk")
    assert SPEC.retire is not None
    assert SPEC.retire(g, B) is None
    assert told(g, Left) == [Left(B)]
    act(g)
    assert g.s.turn == C
    assert (field(g, B), hand(g, B)) == ("A23", ["I01"])
    # Defaults answer: nobody is waited for.
    assert drive(giving.discard(g, B, 1, "any", "forced")) is None
    assert hand(g, B) == ["I01"]
    assert field(g, B) == ""


@pytest.mark.rule("FF-174")
def test_who_leaves_in_the_middle_of_a_turn_ends_it() -> None:
    g = table(3, combat="M16", a={"fame": 9, "deployed": "A23 A24"}, contracts="C05 - -")
    assert SPEC.retire is not None
    SPEC.retire(g, A)
    assert g.s.phase == "dusk"
    assert act(g) is None
    assert (g.s.turn, g.s.combat, fame(g)[A]) == (B, [], 9)
    assert field(g) == "A24"
    g = table(3, phase="dawn", turn=B)
    SPEC.retire(g, B)
    assert (g.s.turn, g.s.phase) == (C, "dawn")


@pytest.mark.rule("FF-174")
def test_the_last_one_left_wins() -> None:
    g = table(3, a={"fame": 90}, c={"fame": 4})
    assert SPEC.retire is not None
    SPEC.retire(g, B)
    assert SPEC.outcome(g.s) is None
    SPEC.retire(g, A)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.kind) == ((C,), "left")


@pytest.mark.rule("FF-174", "FF-172")
def test_who_left_does_not_win() -> None:
    g = table(3, a={"fame": 90, "trophies": "L01 L02"}, b={"fame": 5, "trophies": "L03"}, c={"fame": 8})
    assert SPEC.retire is not None
    SPEC.retire(g, A)
    g.s.phase, g.s.ending = "end", "champion"
    act(g)
    assert told(g, LegendBonus) == [LegendBonus(B, 10)]
    assert SPEC.outcome(g.s).winners == (B,)  # type: ignore[union-attr]


@pytest.mark.rule("FF-174")
def test_leaving_for_good_is_an_option_of_the_table() -> None:
    assert SPEC.retires is not None
    assert not SPEC.retires(Settings())
    assert SPEC.retires(Settings(leaver_mode=1))


@pytest.mark.rule("FF-175")
def test_fame_after_ones_last_turn_still_counts() -> None:
    g = table(3, champion=A, turn=B, a={"fame": 102, "deployed": "A39"}, b={"fame": 60})
    track.move(g, A, 5)
    track.move(g, A, -3)
    assert fame(g)[A] == 104
    assert ally(g, "A39").ready
