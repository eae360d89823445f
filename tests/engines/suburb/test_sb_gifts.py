"""SB-220 to SB-225: gifts, and the cap on them."""

from __future__ import annotations

import msgspec
import pytest

from engines.core.event import Event
from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.events import Gave, GaveCard
from engines.suburb.figures import NO_CAP
from engines.suburb.form import FORM
from engines.suburb.options import OPTIONS, Give, GiveCard, NoBlock, Target, UseBlock
from engines.suburb.state import Settings, State

from .kit import A, B, C, D, E, F, Play, Printed, boon, cash, table, told

BLOCK = boon("gangster_class", "block")
CAPPED = Settings(gift_cap=1_000)


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
    holder = {"points": 16, "cards": BLOCK}
    play = Play(table(dice="6", top=card, b=holder)).say(Target(B))
    assert play.kind == "block"
    assert play.asked is not None
    assert play.asked.default == NoBlock()
    play.say(GiveCard(C, Card(BLOCK)), seat=B)
    # Without the card there is nothing to ask: the die has fallen.
    assert play.g.s.players[A].points == 2
    other = Play(table(dice="", top=card, b=holder)).say(Target(B))
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


@pytest.mark.rule("SB-224b")
def test_a_player_is_given_no_more_than_the_cap_in_a_round() -> None:
    play = Play(table(options=CAPPED, c={"cards": BLOCK}))
    assert not play.may(Give(B, 1_050))
    before = play.asks[C].basis
    play.say(Give(B, 600))
    # Another who may give is asked anew, as there is less room.
    assert play.asks[C].basis != before
    assert not play.may(Give(B, 450), seat=C)
    assert play.may(Give(D, 1_000), seat=C)
    play.say(Give(B, 400), seat=C)
    for giver in (A, C, D):
        assert not play.may(Give(B, 50), seat=giver)
    assert cash(play.g) == [3_400, 5_000, 3_600, 4_000]
    # What is held is no money, and B may give as ever.
    play.say(GiveCard(B, Card(BLOCK)), seat=C)
    assert play.may(Give(A, 1_000), seat=B)


@pytest.mark.rule("SB-224b", "SB-033")
@pytest.mark.parametrize("missed", [False, True])
def test_the_round_of_a_gift_goes_from_own_slot_to_own_slot(missed: bool) -> None:
    play = Play(table(dice="2 2", options=CAPPED, b={"missing": ["card"] * missed}))
    play.say(Give(B, 1_000))
    assert not play.may(Give(B, 50), seat=D)
    play.turn()
    giver = D
    assert play.g.s.seat == (C if missed else B)
    assert play.may(Give(B, 1_000), seat=giver)
    # A's round has not begun anew.
    assert play.g.s.players[A].received == 0
    play.say(Give(A, 1_000), seat=giver)
    assert not play.may(Give(A, 50), seat=giver)


@pytest.mark.rule("SB-224b")
def test_a_cap_of_nothing_leaves_held_cards() -> None:
    play = Play(table(options=Settings(gift_cap=0), c={"cards": BLOCK}))
    assert sorted(play.asks) == [A, C]
    given = [option for ask in play.asks.values() for option in ask.options if isinstance(option, Give)]
    assert given == []
    play.say(GiveCard(A, Card(BLOCK)), seat=C)


@pytest.mark.rule("SB-224b")
def test_two_friends_cannot_end_a_game_of_six_in_its_second_round() -> None:
    play = Play(table(6, "2 " * 9, options=CAPPED))
    for _ in range(8):
        if play.asked is None:
            break
        for friend in (E, F):
            giving = play.asks.get(friend)
            offers = giving.options if giving is not None else ()
            for option in offers:
                if isinstance(option, Give) and option.seat == D and not isinstance(option.amount, int):
                    play.say(Give(D, option.amount.most), seat=friend)
                    break
        play.turn()
    assert play.g.s.round == 2
    assert play.g.s.players[D].cash < 4_000 + 2 * 1_000 + 500
    assert not play.g.s.players[D].cash_held


@pytest.mark.rule("SB-224b")
def test_a_new_table_has_the_cap_and_one_without_alliances_needs_none() -> None:
    assert FORM.settings(Settings, {}).gift_cap == 1_000
    for value in (0, 500, 1_000, 2_000, 4_000, NO_CAP):
        assert FORM.settings(Settings, {"gift_cap": value}).gift_cap == value
    assert FORM.settings(Settings, {"gift_cap": 500, "alliances": False}) == Settings(alliances=False)


@pytest.mark.rule("SB-224b")
def test_a_table_from_before_the_cap_plays_on_without_one() -> None:
    state = msgspec.to_builtins(table(a={"cash": 9_000}).s)
    del state["options"]["gift_cap"]
    for each in state["players"]:
        del each["received"]
    read = msgspec.convert(state, State)
    assert read.settings == Settings()
    assert msgspec.json.decode(b'{"alliances":true}', type=Settings).gift_cap == NO_CAP
    g = table()
    g.s = read
    play = Play(g).say(Give(B, 4_000), Give(B, 4_000))
    assert play.may(Give(B, 1_000))
