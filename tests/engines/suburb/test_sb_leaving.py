"""SB-240 to SB-242: somebody leaves."""

from __future__ import annotations

import pytest

from engines.core.table import Table
from engines.suburb import SPEC
from engines.suburb.events import Closed, Fallen, OnSale
from engines.suburb.rules import retire
from engines.suburb.state import CLOSED, Settings
from tests.engines.kit.chance import SEED

from .kit import A, B, C, D, Play, cash, table, told, whole


@pytest.mark.rule("SB-240")
def test_defaults_buy_give_and_repay_nothing() -> None:
    rich = {"points": 20, "cash": 9_000, "loan": 300, "dots": 1, "cards": "G17"}
    play = Play(table(dice="6", a=rich, awake="a")).turn()
    player = play.g.s.players[A]
    assert (player.loan, player.dots, player.shops, player.upgraded) == (300, 1, [], False)
    due = Play(table(dice="2", a={"cash": 400, "loan": 300, "loan_age": 1})).turn()
    assert due.g.s.players[A].loan == 0
    assert not SPEC.retires(Settings())  # type: ignore[misc]
    assert SPEC.retires(Settings(leaver_mode=1))  # type: ignore[misc]


@pytest.mark.rule("SB-241")
def test_a_closed_seat() -> None:
    g = table(
        a={"cards": "G17", "shops": "B01:2", "stocks": "S09:1", "upgraded": True}, d={"out": 1, "cash": 0}
    )
    g.s.owners = [A, B, C, A]
    bank = g.s.bank
    retire(g, A)
    whole(g)
    assert g.s.bank == bank + 4_000
    assert cash(g)[A] == 0
    assert g.s.owners == [CLOSED, B, C, CLOSED]
    assert [each.seat for each in told(g, Closed)] == [A, D]
    assert [(each.seat, each.left) for each in told(g, Fallen)] == [(A, True)]
    assert not told(g, OnSale)
    assert (g.s.used["stock"], g.s.used["shop"]) == (["S09"], ["B01"])
    play = Play(g)
    assert play.asked is not None
    assert play.asked.seat == B


@pytest.mark.rule("SB-241")
def test_the_turn_under_way_is_played_by_defaults_and_the_slot_is_left() -> None:
    live, _ = Table.start(SPEC, 3, Settings(random_cards=True), SEED)
    (seat,) = live.awaited
    live.retire(seat)
    assert live.awaited == (seat,)
    live.answer(seat, live.default(seat), by="clock")
    assert live.g.s.players[seat].out == 1
    assert seat not in live.asks
    assert live.awaited == ((seat + 1) % 3,)


@pytest.mark.rule("SB-241")
def test_whoever_gave_way_plays_after_the_extra_turn_of_one_who_left() -> None:
    g = table(4, "6", a={"points": 59, "yields": True, "cash": 0})
    play = Play(g)
    assert (g.s.seat, g.s.kind) == (B, "extra")
    # Between two steps of the extra turn.
    play.default()
    g.s.phase, g.s.stage, g.s.seat, g.s.slot, g.s.kind = "turn", "free", B, A, "extra"
    g.s.opened = g.s.gave_way = True
    before = [*g.s.playing]
    g.s.playing = []
    for card in before:
        g.s.used["level1"].append(card)
    retire(g, B)
    assert (g.s.phase, g.s.slot) == ("slot", A)


@pytest.mark.rule("SB-241", "SB-013")
def test_leaving_while_families_are_chosen() -> None:
    live, _ = Table.start(SPEC, 3, Settings(), SEED)
    (first,) = live.awaited
    live.answer(first, live.asks[first].options[0])
    (second,) = live.awaited
    live.retire(second)
    live.answer(second, live.default(second), by="clock")
    (third,) = live.awaited
    live.answer(third, live.asks[third].options[0])
    assert live.awaited == (first,)
    early, _ = Table.start(SPEC, 3, Settings(), SEED)
    third = ({0, 1, 2} - {first, second}).pop()
    early.retire(third)
    early.answer(first, early.asks[first].options[0])
    early.answer(second, early.asks[second].options[0])
    assert early.awaited == (first,)
    assert early.g.s.players[third].house == ""


@pytest.mark.rule("SB-242")
def test_the_one_who_stays_wins() -> None:
    g = table(3)
    retire(g, A)
    assert SPEC.outcome(g.s) is None
    retire(g, C)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.kind) == ((B,), "left")
    retire(g, B)
    assert SPEC.outcome(g.s) == outcome
