"""What the asked seat should know before it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import FOES
from .glossary import Card, Element
from .hints.day import allies_lost, coming, kept
from .hints.fights import Blow, blow, might, reach
from .hints.naming import Mark, full, me, text
from .options import AimAs, Attack, EnterFirst, Hit, React
from .state import HAND, PLACES
from .view import EnemyView, FableView

#: So many foes, or reactions, are told one by one.
TOLD = 3


class Day(msgspec.Struct, frozen=True, tag="day"):
    """What is left of the day, and what has come of it."""

    left: int
    hand: int
    field: int
    hand_most: int
    field_most: int
    contracts: tuple[Card, ...] | None
    fame: int
    trophies: int
    might: int
    """The most that could be done to a foe without tricks that is called now; 0 with no action left."""


class Facing(msgspec.Struct, frozen=True, tag="facing"):
    """A foe of the combat: what it has and needs, and what could still be added."""

    foe: Card
    tally: int
    needs: int
    arm: int


class AlsoFacing(Facing, frozen=True, tag="also-facing"):
    """One more."""


class BestBlow(msgspec.Struct, frozen=True, tag="best-blow"):
    """The best attack that an ally can make."""

    striker: Card
    target: Card
    mark: Mark
    value: int
    fells: bool


class Fight(Day, frozen=True, tag="fight"):
    """The same in combat: some of the foes, and the best attack."""

    first: Facing
    others: tuple[AlsoFacing, ...]
    more: int
    """Foes besides."""
    best: BestBlow | None


class BestStrike(msgspec.Struct, frozen=True, tag="strike"):
    """The best that an item can do."""

    source: Card
    target: Card
    element: Element
    value: int
    fells: bool


class Source(msgspec.Struct, frozen=True, tag="source"):
    """The card whose effect it is; ``full``: its message with all that it says."""

    source: Card
    full: Card


class Wants(Source, frozen=True, tag="wants"):
    """A foe that asks for something as it comes."""


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """Foes that got away, which must be paid for."""

    foes: tuple[Card, ...]


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """Contracts that are achieved, and the fame they give."""

    contracts: tuple[Card, ...] | None
    fame: int


class Passing(msgspec.Struct, frozen=True, tag="passing"):
    """Who gets the card that is passed on."""

    seat: Seat
    source: Card
    full: Card


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A card with its short effect."""

    card: Card
    text: Card


class Arrivals(msgspec.Struct, frozen=True, tag="arrivals"):
    """Foes of which one is let in next: what some of them do, and how many more there are."""

    foes: tuple[Told, ...]
    more: int


class Window(msgspec.Struct, frozen=True, tag="window"):
    """What may be reacted to, and what some reactions would do."""

    trigger: str
    seat: Seat
    own: bool
    """It is the asked seat's own doing."""
    shadow: bool
    """It is the shadow's."""
    cards: tuple[Card, ...] | None
    """What it is about; in a guard window what is not saved yet."""
    count: int
    allies: int
    """Of foes that got away: how many allies they cost."""
    reactions: tuple[Told, ...]


def about(seen: FableView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know."""
    kind = ask.kind
    if kind == "day":
        return _fight(seen, ask) if seen.combat else _day(seen)
    if kind == "dawn":
        found = coming(seen)
        return found if found.foes or found.hidden else None
    if kind == "order":
        foes = [option.foe for option in ask.options if isinstance(option, EnterFirst)]
        return Arrivals(_told(foes), max(0, len(foes) - TOLD))
    if kind == "contracts":
        cards, fame = kept(seen)
        return Kept(cards or None, fame)
    if kind == "react":
        return _window(seen, ask)
    if kind == "strike" and (strike := _strike(seen, ask)) is not None:
        return strike
    return _why(seen, ask)


def _day(seen: FableView) -> Day:
    mine = me(seen)
    cards, fame = kept(seen)
    return Day(
        left=seen.day.left,
        hand=mine.hand,
        field=len(mine.deployed),
        hand_most=HAND,
        field_most=PLACES,
        contracts=cards or None,
        fame=fame,
        trophies=len(mine.trophies),
        might=might(seen),
    )


def _fight(seen: FableView, ask: Ask[Any]) -> Fight:
    first, *others = seen.combat
    return Fight(
        **msgspec.structs.asdict(_day(seen)),
        first=_facing(Facing, seen, first),
        others=tuple(_facing(AlsoFacing, seen, foe) for foe in others[: TOLD - 1]),
        more=max(0, len(seen.combat) - TOLD),
        best=_best_blow(seen, ask),
    )


def _facing(kind: type[Facing], seen: FableView, foe: EnemyView) -> Any:
    return kind(foe.card, foe.tally, foe.needs, reach(seen, foe, seen.day.left))


def _best_blow(seen: FableView, ask: Ask[Any]) -> BestBlow | None:
    """The attack that does most; None: none does anything."""
    best = _best(seen, [option for option in ask.options if isinstance(option, Attack | Hit)])
    if best is None or not best[1].value:
        return None
    option, one = best
    return BestBlow(option.ally, option.foe, Mark(option.element), one.value, one.fells)


def _strike(seen: FableView, ask: Ask[Any]) -> BestStrike | None:
    """The best way to use an item that strikes."""
    best = _best(seen, [option for option in ask.options if isinstance(option, AimAs)])
    if best is None:
        return None
    option, one = best
    return BestStrike(seen.playing[-1], option.foe, option.element, one.value, one.fells)


def _best(seen: FableView, options: Sequence[Any]) -> tuple[Any, Blow] | None:
    """Of some attacks the one that does most: one that defeats, for the most fame."""
    rated = [(option, one) for option in options if (one := blow(seen, option)) is not None]
    return max(
        rated, key=lambda each: (each[1].fells, each[1].fells * each[1].fame, each[1].value), default=None
    )


def _why(seen: FableView, ask: Ask[Any]) -> msgspec.Struct | None:
    """The card that asks for it, or the foes that got away."""
    named = isinstance(ask.basis, tuple) and len(ask.basis) > 2 and isinstance(ask.basis[2], str)
    source = ask.basis[2] if named else seen.playing[-1] if seen.playing else None
    if source is not None:
        wants = source in FOES and ask.kind in ("discard", "exhaust_own", "convert_own")
        return (Wants if wants else Source)(source, full(source))
    if seen.failed:
        return Lost(seen.failed)
    if seen.shadow is not None and seen.phase == "shadow" and seen.shadow.fate is not None:
        return Source(seen.shadow.fate, full(seen.shadow.fate))
    if seen.moon is None:
        return None
    if ask.kind == "pass_left":
        return Passing((ask.seat + 1) % len(seen.seats), seen.moon, full(seen.moon))
    return Source(seen.moon, full(seen.moon))


def _told(cards: Sequence[Card]) -> tuple[Told, ...]:
    return tuple(Told(card, text(card)) for card in cards[:TOLD])


def _window(seen: FableView, ask: Ask[Any]) -> Window | None:
    window = seen.window
    if window is None:
        return None
    cards = tuple(card for card in window.cards if card not in window.guarded)
    shadow = window.actor < 0
    seat = ask.seat if shadow else window.actor
    return Window(
        trigger=window.trigger,
        seat=seat,
        own=seat == ask.seat and not shadow,
        shadow=shadow,
        cards=cards or None,
        count=len(cards),
        allies=allies_lost(seen, len(cards)),
        reactions=_told([option.card for option in ask.options if isinstance(option, React)]),
    )
