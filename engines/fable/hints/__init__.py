"""What a panel says beside the options: damage, prices, what a foe is like, what a day's end would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engines.core.ask import Option

from .. import options as o
from ..printed import FAME
from ..view import FableView
from . import cards, day, fights, rivals
from .labels import label as label

_DEFEATS = 1_000

Hint = Callable[[FableView, Any], msgspec.Struct | None]
#: By kind of option: what it would do, by what its seat sees.
_HINTS: dict[type[Option], Hint] = {
    **dict.fromkeys((o.Attack, o.Hit, o.AimAs), fights.blow),
    **dict.fromkeys((o.Call, o.EnterFirst), lambda seen, option: fights.foe_hint(seen, option.foe)),
    o.CallAndFell: lambda seen, option: fights.foe_hint(seen, option.foe),
    o.Fell: lambda seen, option: cards.card_hint(seen, option.foe),
    o.Aim: lambda seen, option: cards.card_hint(seen, option.foe),
    o.Recruit: lambda seen, option: cards.offer(seen, option.card),
    o.RecruitAndUse: lambda seen, option: cards.offer(seen, option.item),
    **dict.fromkeys((o.Enlist, o.EnlistFor), lambda seen, option: cards.offer(seen, option.ally)),
    **dict.fromkeys((o.Deploy, o.Replace), cards.deployed),
    o.UseTrait: cards.trait,
    o.UseItem: lambda seen, option: cards.card_hint(seen, option.item),
    o.Take: cards.taken,
    o.Target: lambda seen, option: cards.figure(seen, option.ally),
    o.GiveUp: lambda seen, option: cards.card_hint(seen, option.card),
    o.React: cards.reaction,
    **dict.fromkeys((o.EndDay, o.EndAndScore), day.night),
    o.Resolve: day.away,
    o.SpendMoon: day.rouse,
    o.CallMonster: day.unseen,
    o.CallLegend: day.legends,
    o.Begin: day.begin,
    o.Discard: day.room,
    **dict.fromkeys((o.Score, o.ScoreNone), day.forgone),
    **dict.fromkeys((o.NewMarket, o.Row), day.swept),
    **dict.fromkeys((o.Against, o.Targets), rivals.rival),
    o.Send: rivals.sent,
    o.Exchange: rivals.trade,
    o.OfType: rivals.learners,
}
#: By kind of option: what those with the same first field have in common.
_GROUPS: dict[type[Option], Hint] = {
    **dict.fromkeys((o.Attack, o.Hit), fights.attacker),
    o.AimAs: fights.target,
    o.Target: rivals.victim,
    **dict.fromkeys((o.Replace, o.EnlistFor), cards.newcomer),
    o.Send: rivals.monster,
    o.Exchange: rivals.given,
}


def hint(seen: FableView, option: Option) -> msgspec.Struct | None:
    """What an option would do."""
    found = _HINTS.get(type(option))
    return None if found is None else found(seen, option)


def group(seen: FableView, option: Option) -> msgspec.Struct | None:
    """A name for the options that share an option's first field."""
    found = _GROUPS.get(type(option))
    return None if found is None else found(seen, option)


def rank(seen: FableView, option: Option) -> float:
    """What fells a foe together first, then attacks that defeat, with the most fame, then by what they do;
    foes within reach before others; cards of the hand as the picture has them."""
    if isinstance(option, o.Fell | o.CallAndFell):
        return 2 * _DEFEATS + FAME[option.foe]
    if isinstance(option, o.Attack | o.Hit | o.AimAs):
        one = fights.blow(seen, option)
        if one is None:
            return 0
        return _DEFEATS + one.fame if one.fells else one.value
    if isinstance(option, o.Call):
        foe = fights.foe_hint(seen, option.foe)
        return foe.fame if foe.enough else -foe.fame
    if isinstance(option, o.Deploy | o.Replace | o.UseItem) and seen.own is not None:
        held = [each.card for each in seen.own.hand]
        return -held.index(option.item if isinstance(option, o.UseItem) else option.ally)
    return 0
