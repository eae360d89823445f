"""Standing wishes of players: the Red Die beforehand, the odds shown, not to be asked, to ask first."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from .options import Prefer
from .state import State


class Standing(NamedTuple):
    """Wishes that stand."""

    red: bool
    odds: bool
    quiet: bool
    ask_first: bool


def _other_way(wishes: Standing) -> tuple[Prefer, ...]:
    """Each wish turned round."""
    return (
        Prefer("red", "off" if wishes.red else "on"),
        Prefer("odds", "off" if wishes.odds else "on"),
        Prefer("auto_pass", "off" if wishes.quiet else "always"),
        Prefer("ask_first", "off" if wishes.ask_first else "on"),
    )


#: What may be wished, by the wishes that stand.
WISHES = {stand: _other_way(stand) for stand in map(Standing._make, product((True, False), repeat=4))}
#: How many of them concern oneself alone: these come first, and one who plays alone has no others (FI-142).
_OWN = 2


def standing(s: State, player: int) -> Standing:
    """The wishes of a player that stand."""
    prefs = s.prefs[player]
    return Standing(prefs.red, prefs.odds, prefs.auto_pass != "off", prefs.ask_first)


def wishes(s: State, player: int) -> tuple[Prefer, ...]:
    """The wishes that a player may change now."""
    found = WISHES[standing(s, player)]
    return found if s.players > 1 else found[:_OWN]


def wish(s: State, player: int, choice: Prefer) -> None:
    """A standing wish changes."""
    prefs = s.prefs[player]
    if choice.wish == "auto_pass":
        prefs.auto_pass = choice.value
    else:
        setattr(prefs, choice.wish, choice.value == "on")


def lapse(s: State, until: str) -> None:
    """Wishes not to be asked that held for this ``turn`` or ``round`` are over."""
    for prefs in s.prefs:
        if prefs.auto_pass == until:
            prefs.auto_pass = "off"
