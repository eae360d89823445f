"""The shadow of a solo game."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from ..glossary import Card, Pile


class FateDrawn(Event, frozen=True):
    """A fate card, and the steps that it brings with menace and level."""

    fate: Card
    steps: int


class ShadowMoved(Event, frozen=True):
    """The shadow stands there now."""

    at: int


class ShadowGrew(Event, frozen=True):
    """Menace; ``why`` is token (one was reached) or legend (one was defeated)."""

    menace: int
    why: str


class ShadowTook(Event, frozen=True):
    """The shadow takes a moon token."""

    space: int


class Snatched(Event, frozen=True):
    """A face-up card is lost to the shadow; ``row`` is a row of the market or the monster board."""

    row: Pile
    card: Card


class Ambushed(Event, frozen=True):
    """An unseen monster waits."""

    seat: Seat
