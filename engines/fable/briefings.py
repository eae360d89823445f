"""What the asked seat should know before it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask
from engines.core.words import Seat

from .cards import FOES
from .hint_fights import blow, me, might, reach
from .hint_kinds import Coming, Mark, text
from .hints import allies_lost, coming, done
from .options import AimAs, Attack, EnterFirst, Hit, React
from .state import HAND, PLACES
from .terms import Card, Element
from .view import FableView


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


class Fight(Day, frozen=True, tag="fight"):
    """The same in combat: up to three foes, what each has and needs, and what could still be added; the best
    attack that an ally can make."""

    foe: Card | None
    tally: int
    needs: int
    arm: int
    second: Card | None
    second_tally: int
    second_needs: int
    second_arm: int
    third: Card | None
    third_tally: int
    third_needs: int
    third_arm: int
    more: int
    """Foes besides."""
    striker: Card | None
    target: Card | None
    mark: Mark | None
    value: int
    fells: bool


class Strike(msgspec.Struct, frozen=True, tag="strike"):
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


class Arrivals(msgspec.Struct, frozen=True, tag="arrivals"):
    """Foes of which one is let in next: what up to three of them do, and how many more there are."""

    more: int
    first: Card | None
    first_text: Card | None
    second: Card | None
    second_text: Card | None
    third: Card | None
    third_text: Card | None


class Window(msgspec.Struct, frozen=True, tag="window"):
    """What may be reacted to, and what up to three reactions would do."""

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
    first: Card | None
    first_text: Card | None
    second: Card | None
    second_text: Card | None
    third: Card | None
    third_text: Card | None


def about(seen: FableView, ask: Ask[Any]) -> msgspec.Struct | None:
    """What the asked seat should know."""
    kind = ask.kind
    if kind == "day":
        return _fight(seen, ask) if seen.combat else Day(*_day(seen))
    if kind == "dawn":
        return _coming(seen)
    if kind == "order":
        foes = [option.foe for option in ask.options if isinstance(option, EnterFirst)]
        return Arrivals(max(0, len(foes) - 3), *_told(foes))
    if kind == "contracts":
        cards, fame = done(seen)
        return Kept(cards or None, fame)
    if kind == "react":
        return _window(seen, ask)
    if kind == "strike" and (strike := _strike(seen, ask)) is not None:
        return strike
    return _why(seen, ask)


def _day(seen: FableView) -> tuple[int, int, int, int, int, tuple[Card, ...] | None, int, int, int]:
    mine = me(seen)
    cards, fame = done(seen)
    held, field = mine.hand, len(mine.deployed)
    trophies = len(mine.trophies)
    return seen.day.left, held, field, HAND, PLACES, cards or None, fame, trophies, might(seen)


def _coming(seen: FableView) -> Coming | None:
    found = coming(seen)
    return found if found.foes or found.hidden else None


def _fight(seen: FableView, ask: Ask[Any]) -> Fight:
    best = _best(seen, [option for option in ask.options if isinstance(option, Attack | Hit)])
    option, value, fells = best or (None, 0, False)
    source, target = (option.ally, option.foe) if option is not None else (None, None)
    return Fight(
        *_day(seen),
        *_foe(seen, 0),
        *_foe(seen, 1),
        *_foe(seen, 2),
        max(0, len(seen.combat) - 3),
        source,
        target,
        Mark(option.element) if option is not None else None,
        value,
        fells,
    )


def _foe(seen: FableView, at: int) -> tuple[Card | None, int, int, int]:
    """A foe of the combat, what it has and needs, and what could be added; all empty where there is none."""
    if at >= len(seen.combat):
        return None, 0, 0, 0
    foe = seen.combat[at]
    return foe.card, foe.tally, foe.needs, reach(seen, foe, seen.day.left)


def _best(seen: FableView, options: Sequence[Attack | Hit]) -> tuple[Attack | Hit, int, bool] | None:
    """The attack that does most: one that defeats, for the most fame, and for the least action."""
    rated = [(one, option) for option in options if (one := blow(seen, option)) is not None and one.value]
    if not rated:
        return None
    one, option = max(rated, key=lambda each: (each[0].fells, each[0].fells * each[0].fame, each[0].value))
    return option, one.value, one.fells


def _strike(seen: FableView, ask: Ask[Any]) -> Strike | None:
    """The best way to use an item that strikes."""
    found = [
        (one.fells, one.fells * one.fame, one.value, option)
        for option in ask.options
        if isinstance(option, AimAs) and (one := blow(seen, option)) is not None
    ]
    if not found:
        return None
    fells, _, value, option = max(found, key=lambda each: each[:3])
    return Strike(seen.playing[-1], option.foe, option.element, value, fells)


def _why(seen: FableView, ask: Ask[Any]) -> msgspec.Struct | None:
    """The card that asks for it, or the foes that got away."""
    named = isinstance(ask.basis, tuple) and len(ask.basis) > 2 and isinstance(ask.basis[2], str)
    source = ask.basis[2] if named else seen.playing[-1] if seen.playing else None
    if source is not None:
        wants = source in FOES and ask.kind in ("discard", "exhaust_own", "convert_own")
        return (Wants if wants else Source)(source, _full(source))
    if seen.failed:
        return Lost(seen.failed)
    if seen.shadow is not None and seen.phase == "shadow" and seen.shadow.fate is not None:
        return Source(seen.shadow.fate, _full(seen.shadow.fate))
    if seen.moon is None:
        return None
    if ask.kind == "pass_left":
        return Passing((ask.seat + 1) % len(seen.seats), seen.moon, _full(seen.moon))
    return Source(seen.moon, _full(seen.moon))


def _full(card: str) -> Card:
    """All that a card says, for words."""
    return Card(f"{card}.full")


def _told(cards: Sequence[Card]) -> tuple[Card | None, ...]:
    """Up to three cards, each with its short effect; None where there are fewer: always six."""
    found: list[Card | None] = [part for card in cards[:3] for part in (card, text(card))]
    return (*found, *[None] * (6 - len(found)))


def _window(seen: FableView, ask: Ask[Any]) -> Window | None:
    window = seen.window
    if window is None:
        return None
    cards = tuple(card for card in window.cards if card not in window.guarded)
    told = _told([option.card for option in ask.options if isinstance(option, React)])
    shadow = window.actor < 0
    seat = ask.seat if shadow else window.actor
    own = seat == ask.seat and not shadow
    lost = allies_lost(seen, len(cards))
    return Window(window.trigger, seat, own, shadow, cards or None, len(cards), lost, *told)
