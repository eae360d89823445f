"""How much what happens in Fame & Fable matters, and to whom; and what belongs to one deed.

There are three kinds of deeds: what a card does once it is used, a fight, and the keeping of a company, which
is who is recruited, deployed and sent away. What follows from a card or a fight joins it, however many
answers it took; nothing joins the keeping of a company but more of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core.event import Event
from engines.core.telling import Tells, Weight

from . import events as e
from .cards import MOONS
from .effects.foes import Call
from .effects.market import Recruit, RefreshRow
from .effects.strikes import Strike
from .glossary import is_legend
from .lines import TRAIT
from .verbs import Verb

NOISE, DETAIL, MATTERS, HEADLINE = Weight

_FIGHT = (e.Called, e.Entered, e.Attacked, e.Pulled)
_USE = (e.TraitUsed, e.ItemUsed)
#: The fame of a legend whose fall is a moment of the game.
GREAT = 17
Joins = Callable[[Sequence[Event], Any], bool]


def _after(*kinds: type[Event]) -> Joins:
    """Right behind one of these."""
    return lambda deed, event: isinstance(deed[-1], kinds)


def _within(*kinds: type[Event]) -> Joins:
    """In a deed that has one of these."""
    return lambda deed, event: any(isinstance(each, kinds) for each in deed)


def _keeping(event: Event) -> bool:
    free = isinstance(event, e.Discarded) and event.why == "free"
    return free or isinstance(event, e.Recruited | e.Deployed)


def _keeps_on(deed: Sequence[Event], event: Any) -> bool:
    """More of the keeping of the same company."""
    first: Any = deed[0]
    return _keeping(first) and first.seat == event.seat


def _of_deed(deed: Sequence[Event], event: Any) -> bool:
    """What a card, a foe or a moon does: of any deed but the keeping of a company."""
    return not _keeping(deed[0])


def _of_fight(deed: Sequence[Event], event: Any) -> bool:
    """In a fight of the same seat."""
    return any(isinstance(each, _FIGHT) and each.seat == event.seat for each in deed)


def _called(deed: Sequence[Event], event: e.Called) -> bool:
    return isinstance(deed[-1], _USE) and _does(_used(deed[-1]), Call)


def _recruited(deed: Sequence[Event], event: e.Recruited) -> bool:
    return _keeps_on(deed, event) or (
        isinstance(deed[0], _USE) and deed[0].seat == event.seat and _does(_used(deed[0]), Recruit)
    )


def _discarded(deed: Sequence[Event], event: e.Discarded) -> bool:
    if event.why == "free":
        return _keeps_on(deed, event)
    return _of_deed(deed, event)


def _refilled(deed: Sequence[Event], event: e.Refilled) -> bool:
    """At once, because an effect took something away; else it is the dawn that fills the rows."""
    last = deed[-1]
    if isinstance(last, e.MoonRevealed):
        return isinstance(MOONS[last.moon].do, RefreshRow)
    return isinstance(last, e.Refreshed | e.MarketRenewed)


def _pushed(deed: Sequence[Event], event: e.Pushed) -> bool:
    """With the fame that brought a token there, or with a moon that moved it."""
    moved = any(isinstance(each, e.Famed) and each.seat == event.seat for each in deed)
    return moved or isinstance(deed[0], e.MoonRevealed)


def _legend_waits(deed: Sequence[Event], event: e.LegendWaits) -> bool:
    return isinstance(deed[-1], e.MoonRevealed | e.FateDrawn | e.ShadowMoved)


def _drew(deed: Sequence[Event], event: e.Drew) -> bool:
    """Not of the deal: there everybody draws the same."""
    return not isinstance(deed[0], e.Dealt) and _of_deed(deed, event)


def _peeked(deed: Sequence[Event], event: e.Peeked) -> bool:
    """Not for whoever was told what was seen."""
    return not isinstance(deed[-1], e.PeekedCards) and _of_deed(deed, event)


# -- how much it matters ---------------------------------------------------------------------------------


def _used(event: Any) -> str:
    return str(event.ally if isinstance(event, e.TraitUsed) else event.item)


def _does(card: str, kind: type[Verb]) -> bool:
    line = TRAIT.get(card)
    return line is not None and any(isinstance(verb, kind) for verb in line.do)


def _use(event: e.TraitUsed | e.ItemUsed) -> Weight:
    """A strike is told as the attack that it is."""
    return NOISE if _does(_used(event), Strike) else DETAIL


def _defeated(event: e.Defeated) -> Weight:
    """Of legends only the greater are a moment: else there would be one every other round."""
    return HEADLINE if is_legend(event.foe) and event.fame >= GREAT else MATTERS


def _discards(event: e.Discarded) -> Weight:
    return DETAIL if event.why == "free" else MATTERS


_TURNS: Mapping[type[Event], Tells] = {
    e.Dealt: Tells(DETAIL, by="seat"),
    e.FirstPlayer: Tells(by="seat"),
    e.Dawn: Tells(NOISE, by="seat"),
    e.Refilled: Tells(NOISE, follows=_refilled),
    e.Reshuffled: Tells(NOISE),
    e.MoonSpent: Tells(by="seat"),
    e.MarketRenewed: Tells(by="seat"),
    e.Pulled: Tells(to=("seat",)),
    e.Left: Tells(HEADLINE, by="seat"),
    e.LegendBonus: Tells(by="seat"),
}
_CARDS: Mapping[type[Event], Tells] = {
    e.Recruited: Tells(DETAIL, by="seat", follows=_recruited),
    e.Deployed: Tells(DETAIL, by="seat", follows=_keeps_on),
    e.Discarded: Tells(_discards, by="seat", to=("seat",), follows=_discarded),
    e.Drew: Tells(NOISE, follows=_drew),
    e.DrewCards: Tells(follows=_of_deed),
    e.TraitUsed: Tells(_use, by="seat"),
    e.ItemUsed: Tells(_use, by="seat"),
    e.Readied: Tells(DETAIL, by="seat", to=("seat",), follows=_of_deed),
    e.Exhausted: Tells(by="seat", to=("seat",), follows=_of_deed),
    e.Acted: Tells(DETAIL, by="seat", to=("seat",), follows=_of_deed),
    e.Boosted: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Surged: Tells(DETAIL, by="seat", follows=_of_deed),
    e.TypeAdded: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Copied: Tells(DETAIL, by="seat", follows=_of_deed),
}
_COMBAT: Mapping[type[Event], Tells] = {
    e.Called: Tells(by="seat", follows=_called),
    e.Entered: Tells(to=("seat",), follows=_of_fight),
    e.Attacked: Tells(DETAIL, by="seat", follows=_of_fight),
    e.Defeated: Tells(_defeated, by="seat", follows=_of_deed),
    e.Undefeated: Tells(by="seat", follows=_of_fight),
    e.Exposed: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Stripped: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Weakened: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Dismissed: Tells(by="seat", follows=_of_deed),
}
_TRACK: Mapping[type[Event], Tells] = {
    e.Famed: Tells(to=("seat",), follows=_of_deed),
    e.Pushed: Tells(DETAIL, to=("seat",), follows=_pushed),
    e.Scored: Tells(by="seat"),
    e.Pursed: Tells(DETAIL, by="seat", follows=_of_deed),
    e.MoonTaken: Tells(by="seat"),
    e.MoonRevealed: Tells(),
    e.ChampionTaken: Tells(HEADLINE, by="seat"),
    e.LegendWaits: Tells(to=("seat",), follows=_legend_waits),
}
_RIVALS: Mapping[type[Event], Tells] = {
    e.Killed: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.Tired: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.Converted: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.AllyStolen: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.Swapped: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.CardsStolen: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.StolenCards: Tells(by="seat", to=("victim",), follows=_after(e.CardsStolen)),
    e.Goaded: Tells(by="seat", to=("victim",), follows=_of_deed),
    e.Guarded: Tells(by="seat", follows=_within(*_USE)),
    e.Passed: Tells(DETAIL, by="seat", to=("taker",), follows=_of_deed),
    e.PassedCards: Tells(by="seat", to=("taker",), follows=_after(e.Passed)),
}
_PILES: Mapping[type[Event], Tells] = {
    e.Peeked: Tells(NOISE, by="seat", follows=_peeked),
    e.PeekedCards: Tells(follows=_of_deed),
    e.Dug: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Recovered: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Discounted: Tells(DETAIL, by="seat", follows=_of_deed),
    e.Refreshed: Tells(DETAIL, by="seat", follows=_of_deed),
}
_SHADOW: Mapping[type[Event], Tells] = {
    e.FateDrawn: Tells(),
    e.ShadowMoved: Tells(follows=_of_deed),
    e.ShadowGrew: Tells(follows=_of_deed),
    e.ShadowTook: Tells(follows=_of_deed),
    e.Snatched: Tells(follows=_of_deed),
    e.Ambushed: Tells(to=("seat",), follows=_of_deed),
}
TELLS: Mapping[type[Event], Tells] = {
    **_TURNS,
    **_CARDS,
    **_COMBAT,
    **_TRACK,
    **_RIVALS,
    **_PILES,
    **_SHADOW,
}
