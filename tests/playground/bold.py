"""People of Fame & Fable who covet what others have, and a game in which all befalls them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds
from engines.core.discover import specs
from engines.core.event import Event
from engines.core.table import Table
from engines.fable.cards import HEROES, LEGENDS, TRAIT
from engines.fable.events import AllyStolen, Defeated, FateDrawn, MoonRevealed, Swapped, TraitUsed, Undefeated
from engines.fable.options import Exchange, Recruit, Target, UseTrait
from engines.fable.state import HAND
from engines.fable.view import FableView
from engines.players import player

from .whole import first

SPEC = specs()["fable"]
#: Who brings a hero over: the Puppet Duchess, and the Changeling.
_THIEVES = ("A53", "A59")
#: With so many cards in hand they want more.
_PLENTY = 4


def bold(seen: FableView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """Whoever could bring a hero over is hired and sent at once, and it is the hero that they bring; and with
    four cards in hand they want six."""
    options = ask.options
    for option in options:
        if isinstance(option, Target | Exchange) and option.ally in HEROES:
            return option
    for option in options:
        if isinstance(option, Recruit) and option.card in _THIEVES:
            return option
        if isinstance(option, UseTrait) and option.ally in _THIEVES:
            return option
    hired = [option for option in options if isinstance(option, Recruit)]
    if hired and seen.own is not None and len(seen.own.hand) >= _PLENTY:
        return hired[0]
    return player(SPEC, "steady")(seen, ask, worlds, rng)


class Full:
    """Looks into a game: whether a hand was ever full."""

    def __init__(self) -> None:
        self.seen = False

    def __call__(self, table: Table[Any]) -> None:
        self.seen = self.seen or any(len(each.hand) == HAND for each in table.g.s.players)


def befell(told: Sequence[Event]) -> dict[str, Event | None]:
    """Of all that can befall adventurers: what told of it, or None."""
    return {
        "a legend falls": first(told, Defeated, lambda event: event.foe in LEGENDS),
        "the moon turns up a card": first(told, MoonRevealed),
        "somebody reacts": first(told, TraitUsed, lambda event: TRAIT[event.ally].kind == "re"),
        "a hero changes sides": first(told, (AllyStolen, Swapped), lambda event: event.ally in HEROES),
        "a foe stays undefeated": first(told, Undefeated),
    }


def alone(told: Sequence[Event]) -> dict[str, Event | None]:
    """The same of a game against the shadow."""
    return {
        "a legend falls": first(told, Defeated, lambda event: event.foe in LEGENDS),
        "somebody reacts": first(told, TraitUsed, lambda event: TRAIT[event.ally].kind == "re"),
        "a foe stays undefeated": first(told, Undefeated),
        "fate has its say": first(told, FateDrawn),
    }
