"""What a button of the day would bring: the day's end, decks, rows of the market, room for cards."""

from __future__ import annotations

import msgspec

from ..cards import LEGENDS
from ..glossary import Card
from ..options import Begin, CallLegend, CallMonster, Discard, EndDay, NewMarket, Resolve, Row, SpendMoon
from ..passive import NoFailDiscard
from ..printed import lasting
from ..state import HAND
from ..view import FableView
from .fights import might
from .naming import me

#: Of so many foes the names are told, of more the number.
NAMED = 3


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """The monster deck: how many are in it, and the top one, where the seat knows it."""

    left: int
    top: Card | None


class Legends(msgspec.Struct, frozen=True, tag="legends"):
    """The legend deck: how many are in it, and what fame they can have."""

    left: int
    least: int
    most: int | None
    """None: the same as the least."""
    arm: int


class Night(msgspec.Struct, frozen=True, tag="night"):
    """What the end of the day would bring: lost actions, fame of contracts, foes that get away."""

    lost: int
    fame: int
    foes: tuple[Card, ...] | None
    count: int


class Away(msgspec.Struct, frozen=True, tag="away"):
    """Foes that would get away, and how many allies they would cost."""

    foes: tuple[Card, ...]
    count: int
    allies: int


class Rouse(msgspec.Struct, frozen=True, tag="rouse"):
    """Who would be ready again."""

    allies: tuple[Card, ...]
    count: int


class Swept(msgspec.Struct, frozen=True, tag="swept"):
    """Cards of a row of the market."""

    cards: tuple[Card, ...] | None


class Forgone(msgspec.Struct, frozen=True, tag="forgone"):
    """Fame of contracts that could be scored."""

    fame: int


class Room(msgspec.Struct, frozen=True, tag="room"):
    """Cards in hand and in the company, of so many."""

    hand: int
    field: int
    most: int


class Coming(msgspec.Struct, frozen=True, tag="coming"):
    """Foes that come as the day begins, and how many more are face down."""

    foes: tuple[Card, ...] | None
    hidden: int


def kept(seen: FableView) -> tuple[tuple[Card, ...], int]:
    """Contracts that could be scored now, and their fame together."""
    cards = seen.own.done if seen.own is not None else ()
    return cards, sum(each.fame for each in seen.contracts if each is not None and each.card in cards)


def allies_lost(seen: FableView, foes: int) -> int:
    """How many allies so many foes cost that get away."""
    if lasting(seen.moon, NoFailDiscard) is not None:
        return 0
    held = sum(each.kind == "ally" for each in seen.own.hand) if seen.own is not None else 0
    return min(foes, held + len(me(seen).deployed))


def coming(seen: FableView) -> Coming:
    """What comes as the day begins: what waits, and spotted monsters."""
    waiting = me(seen).pending
    shown = [each.card for each in waiting if each.card is not None]
    drawn = zip(seen.monsters, seen.spotted, strict=True)
    shown += [card for card, spotted in drawn if card is not None and spotted]
    return Coming(tuple(shown) or None, sum(each.card is None for each in waiting))


def begin(seen: FableView, option: Begin) -> Coming:
    """No more choices at dawn: foes come."""
    return coming(seen)


def night(seen: FableView, option: EndDay) -> Night:
    """The day is over."""
    foes = tuple(foe.card for foe in seen.combat)
    named = foes if len(foes) <= NAMED else ()
    return Night(seen.day.left, kept(seen)[1], named or None, len(foes))


def away(seen: FableView, option: Resolve) -> Away:
    """The combat is over."""
    foes = tuple(foe.card for foe in seen.combat)
    return Away(foes, len(foes), allies_lost(seen, len(foes)))


def rouse(seen: FableView, option: SpendMoon) -> Rouse:
    """A moon token is spent."""
    tired = tuple(ally.card for ally in me(seen).deployed if not ally.ready)
    return Rouse(tired, len(tired))


def unseen(seen: FableView, option: CallMonster) -> Unseen:
    """The top of the monster deck is called."""
    known = seen.own.top if seen.own is not None else ()
    return Unseen(dict(seen.decks)["monster"], known[0] if known else None)


def legends(seen: FableView, option: CallLegend) -> Legends:
    """The top of the legend deck is called: which can be in it, by what lies open."""
    gone = {card for seat in seen.seats for card in seat.trophies} | {foe.card for foe in seen.combat}
    fames = [foe.fame for card, foe in LEGENDS.items() if card not in gone] or [0]
    least, most = min(fames), max(fames)
    return Legends(dict(seen.decks)["legend"], least, most if most > least else None, might(seen))


def swept(seen: FableView, option: NewMarket | Row) -> Swept:
    """A row of the market is replaced."""
    if option.row == "contract":
        cards = [each.card for each in seen.contracts if each is not None]
    else:
        priced = seen.allies if option.row == "ally" else seen.items
        cards = [each.card for each in priced if each.card is not None]
    return Swept(tuple(cards) or None)


def room(seen: FableView, option: Discard) -> Room:
    """Own cards are thrown away."""
    return Room(me(seen).hand, len(me(seen).deployed), HAND)


def forgone(seen: FableView, option: object) -> Forgone:
    """Contracts are scored, or not."""
    return Forgone(kept(seen)[1])
