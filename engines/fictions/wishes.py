"""Standing wishes of players: the Red Die beforehand, the odds shown, not to be asked, to ask first."""

from __future__ import annotations

from itertools import product

from .options import Prefer
from .state import Prefs, State

#: Wishes that stand: the Red Die, the odds, not to be asked, to ask first. It is made anew for every seat
#: before every action, so it is no named tuple.
Standing = tuple[bool, bool, bool, bool]


def _other_way(*, red: bool, odds: bool, quiet: bool, ask_first: bool) -> tuple[Prefer, ...]:
    """Each wish turned round."""
    return (
        Prefer("red", "off" if red else "on"),
        Prefer("odds", "off" if odds else "on"),
        Prefer("auto_pass", "off" if quiet else "always"),
        Prefer("ask_first", "off" if ask_first else "on"),
    )


#: What may be wished, by the wishes that stand.
WISHES: dict[Standing, tuple[Prefer, ...]] = {
    (red, odds, quiet, ask_first): _other_way(red=red, odds=odds, quiet=quiet, ask_first=ask_first)
    for red, odds, quiet, ask_first in product((True, False), repeat=4)
}
#: How many of them concern oneself alone: these come first, and one who plays alone has no others (FI-142).
_OWN = 2


def standing(s: State, player: int) -> Standing:
    """The wishes of a player that stand."""
    prefs = s.prefs[player]
    return prefs.red, prefs.odds, prefs.auto_pass != "off", prefs.ask_first


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


def forgotten(s: State, player: int) -> tuple[Prefer, ...]:
    """What brings the wishes of a player back to those of somebody new."""
    usual = Prefs()
    return tuple(
        choice
        for choice in wishes(s, player)
        if (choice.value == "off" and getattr(usual, choice.wish) in (False, "off"))
        or (choice.value == "on" and getattr(usual, choice.wish) is True)
    )


def lapse(s: State, until: str) -> None:
    """Wishes not to be asked that held for this ``turn`` or ``round`` are over."""
    for prefs in s.prefs:
        if prefs.auto_pass == until:
            prefs.auto_pass = "off"
