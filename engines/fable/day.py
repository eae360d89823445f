"""The actions of the day (3.4 to 3.8)."""

from __future__ import annotations

from typing import Any, cast

from engines.core.ask import Ask, Option, Steps

from . import combat, hands, series
from .asking import clock, put
from .cards import TRAIT
from .dawn import chosen_at_dawn
from .effects.strikes import Strike
from .glossary import Type
from .market import recruit
from .offers import END_DAY, offers
from .options import (
    Attack,
    Call,
    CallAndFell,
    CallLegend,
    CallMonster,
    Deploy,
    DeployAll,
    Discard,
    EndAndScore,
    EndDay,
    Enlist,
    EnlistFor,
    Fell,
    Hit,
    NewMarket,
    Recruit,
    RecruitAndUse,
    Replace,
    Resolve,
    SpendMoon,
    UseItem,
    UseTrait,
)
from .printed import TRAIT_COST
from .state import G, find
from .using import spend_trait, use


def action(g: G) -> Steps:
    """One action of the active seat, or the end of its day."""
    s, seat = g.s, g.s.turn
    options = offers(s, seat)
    choice: Any = END_DAY
    if len(options) > 1:
        asked = Ask(
            seat,
            "day",
            options=tuple(options),
            default=END_DAY,
            basis=(s.turns, s.day.tick),
            clock=clock(s, seat),
        )
        if s.players[seat].gone:
            choice = yield from put(g, asked)
        else:
            _, choice = yield (asked,)
    day = s.day
    day.tick += 1
    kind = type(choice)
    if kind is SpendMoon or kind is NewMarket:
        chosen_at_dawn(g, seat, choice)
        return
    day.begun = True
    if kind is Attack:
        ally = find(s.players[seat], choice.ally)
        assert ally is not None
        yield from combat.basic(g, seat, ally, choice.foe, choice.element)
    elif kind is Deploy:
        hands.deploy(g, seat, choice.ally)
    elif kind is Discard:
        hands.drop(g, seat, choice.cards, "free")
    elif kind is Recruit:
        yield from recruit(g, seat, choice.card)
    elif kind is Hit:
        yield from _hit(g, seat, choice)
    elif kind is UseTrait:
        day.left -= TRAIT_COST[choice.ally]
        yield from use(g, seat, choice.ally)
    elif kind is UseItem:
        yield from use(g, seat, choice.item)
    elif kind is Fell:
        yield from series.fell(g, seat, choice.foe)
    elif kind is CallAndFell:
        yield from series.call_and_fell(g, seat, choice.foe)
    elif kind is RecruitAndUse:
        yield from series.recruit_and_use(g, seat, choice.item)
    elif kind is DeployAll:
        series.deploy_all(g, seat)
    elif kind is Enlist:
        yield from series.enlist(g, seat, choice.ally)
    elif kind is EnlistFor:
        yield from series.enlist(g, seat, choice.ally, choice.gone)
    elif kind is Replace:
        series.replace(g, seat, choice.ally, choice.gone)
    elif kind is Resolve:
        yield from combat.resolve(g)
    elif kind is EndDay:
        s.phase = "dusk"
    elif kind is EndAndScore:
        yield from series.end_and_score(g)
    else:
        yield from _call(g, choice)


def _call(g: G, choice: Option) -> Steps:
    """A combat for one action (FF-070)."""
    g.s.day.left -= 1
    if isinstance(choice, Call):
        return combat.call(g, "board", choice.foe)
    if isinstance(choice, CallMonster):
        return combat.call(g, "monster")
    assert isinstance(choice, CallLegend)
    return combat.call(g, "legend")


def _hit(g: G, seat: int, choice: Hit) -> Steps:
    """A HIT trait against a chosen foe (FF-060, FF-061)."""
    line = TRAIT[choice.ally]
    (strike,) = line.do
    assert isinstance(strike, Strike)
    g.s.day.left -= TRAIT_COST[choice.ally]
    spend_trait(g, seat, choice.ally)
    return strike.hit(g, seat, choice.ally, choice.foe, cast("Type", choice.element), line)
