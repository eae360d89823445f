"""SB-220 to SB-225: gifts."""

from __future__ import annotations

import pytest

from engines.core.event import Event
from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.events import Gave, GaveCard
from engines.suburb.options import OPTIONS, Give, GiveCard, NoBlock, Target, UseBlock
from engines.suburb.state import Settings

from .kit import A, B, C, D, Play, Printed, boon, cash, table, told

BLOCK = boon("gangster_class", "block")


@pytest.mark.rule("SB-221", "TS-52")
def test_money_as_much_as_one_has_in_fifties() -> None:
    play = Play(table(a={"cash": 300}))
    assert not any(play.may(Give(B, amount)) for amount in (0, 25, 60, 350))
    play.say(Give(B, 300))
    assert cash(play.g)[:2] == [0, 4_300]
    assert not [option for option in play.asks[A].options if isinstance(option, Give)]


@pytest.mark.rule("SB-221", "SB-224", "SB-269", "SB-225")
def test_anybody_may_give_at_any_time_and_all_see_it() -> None:
    play = Play(table(c={"cards": BLOCK}))
    assert {seat for seat in play.asks if seat != A} == {B, C, D}
    assert all(ask.kind == "gift" and not ask.must for seat, ask in play.asks.items() if seat != A)
    play.say(Give(A, 50), seat=B).say(GiveCard(D, Card(BLOCK)), seat=C)
    assert cash(play.g)[:2] == [4_050, 3_950]
    assert play.g.s.players[D].cards == [BLOCK]
    heard = [each for each in play.g.told if isinstance(each.event, Gave | GaveCard)]
    assert [each.seats for each in heard] == [None, None]
    # A is still asked the same.
    assert play.kind == "target"
    assert play.asked is not None
    assert play.asked.default == Target(B)


@pytest.mark.rule("SB-220", "SB-222", "SB-223")
def test_nothing_else_can_be_given_and_nothing_is_enforced() -> None:
    holder = {"shops": "B01", "stocks": "S09", "upgraded": True, "loan": 100, "dots": 1, "points": 20}
    play = Play(table(a={**holder, "cards": BLOCK}))
    given = [option for option in play.asks[A].options if isinstance(option, Give | GiveCard)]
    assert {type(option) for option in given} == {Give, GiveCard}
    assert {option.card for option in given if isinstance(option, GiveCard)} == {BLOCK}
    assert not [kind for kind in OPTIONS if "agree" in kind.__name__.lower()]


@pytest.mark.rule("SB-221")
def test_without_alliances_nobody_gives() -> None:
    play = Play(table(options=Settings(alliances=False), a={"cards": BLOCK}))
    assert list(play.asks) == [A]
    assert not [option for option in play.asks[A].options if isinstance(option, Give | GiveCard)]
    assert not SPEC.view(play.g.s, A).alliances


@pytest.mark.rule("SB-221")
def test_the_eliminated_neither_give_nor_get() -> None:
    play = Play(table(d={"out": 1, "cash": 0}, owners=[A, B, C, C]))
    assert sorted(play.asks) == [A, B, C]
    assert not play.may(Give(D, 50))
    assert not play.may(Give(D, 50), seat=B)


@pytest.mark.rule("SB-221", "SB-263")
def test_a_block_may_come_and_go_while_the_door_is_watched(printed: Printed) -> None:
    card = printed("level1", points=2)
    play = Play(table(dice="6", top=card, b={"cards": BLOCK})).say(Target(B))
    assert play.kind == "block"
    assert play.asked is not None
    assert play.asked.default == NoBlock()
    play.say(GiveCard(C, Card(BLOCK)), seat=B)
    # Without the card there is nothing to ask: the die has fallen.
    assert play.g.s.players[A].points == 2
    other = Play(table(dice="", top=card, b={"cards": BLOCK})).say(Target(B))
    other.say(Give(B, 50), seat=A).say(UseBlock())
    assert other.g.s.players[A].points == 0


@pytest.mark.rule("SB-224")
def test_a_gift_asks_the_question_anew() -> None:
    play = Play(table(a={"cash": 100}, b={"cash": 500}, c={"cash": 500, "points": 1}))
    before = play.asks[A].basis
    play.say(Give(D, 500), seat=B)
    assert play.asks[A].basis != before
    assert B not in play.asks
    assert isinstance(told(play.g, Gave)[0], Event)
