"""The question that the rules put to a seat, what may be answered, and who judges an answer."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, TypeVar, cast

import msgspec

#: The clock's seat: asks put to it are answered by the host when their time has come.
CLOCK = -1


class Option(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=str.lower):
    """Base of everything a seat may choose. Its fields are text, integers, or holes.

    A hole (:class:`Pick`, :class:`Range`) stands in the offer; the answer has its value there.
    Text fields hold ids made of letters, digits, ``-`` and ``_``.
    """


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """A hole for several of ``of``: a tuple of ``least`` to ``most`` distinct items."""

    of: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False
    """Whether the order of the items matters; if not, the answer lists them in the order of ``of``."""


class Range(msgspec.Struct, frozen=True, gc=False, tag="range"):
    """A hole for an integer: ``least``, ``least + step``, … up to ``most``."""

    least: int
    most: int
    step: int = 1


class Elapsed(Option, frozen=True):
    """The clock's only answer."""


ELAPSED = Elapsed()


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A default drawn from the options, from a stream beside the game's own chance."""


DRAWN = Drawn()
C = TypeVar("C")


class _Put(msgspec.Struct, frozen=True, gc=False):
    """Whom a question is put to, and what it is about in a word: all that an ask says by position."""

    seat: int
    kind: str


class Ask(_Put, Generic[C], frozen=True, gc=False, kw_only=True):
    """One seat's question: ``Ask(seat, kind, options=…, default=…)``.

    Awaited is a seat whose ask is ``must``: its seat, kind and clock are public. All else is known
    to that seat alone.
    """

    options: tuple[C, ...]
    """All options, in full; a panel groups them by their first field."""
    default: C | Drawn | None = None
    """Given by the host for an absent seat; None only for an ask that is not ``must``."""
    must: bool = True
    basis: Any = None
    """All that a sane answer rests on (dice, a price, a count of changes): an ask of the same kind, as
    binding and on the same basis, is the same ask, and offers the same."""
    clock: str = "turn"
    """The clock that runs while the seat is awaited; the host knows its length. Empty: none runs."""
    final: bool = False
    """The answer cannot be taken back, even if it teaches its seat nothing."""


#: A step yields the asks of one moment (each seat at most once) and gets the first answer to arrive.
Steps = Generator[tuple[Ask[Any], ...], tuple[int, Any], Any]
#: Steps that are over: a function that seldom asks returns these where it need not, and is no generator
#: itself. An iterator at its end stays there, so that one serves all.
UNASKED = cast("Steps", iter(()))


def one(ask: Ask[C]) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], C]:
    """Put one ask; its answer."""
    _, choice = yield (ask,)
    return choice  # type: ignore[no-any-return]


def first(*asks: Ask[C]) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], tuple[int, C]]:
    """Put several asks; ``(seat, choice)`` of the first answer to arrive."""
    return (yield asks)


def gather(asks: tuple[Ask[C], ...]) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], dict[int, C]]:
    """Put asks to several seats at once, secret and locked; all answers by seat, when all are in.

    >>> steps = gather((Ask(0, "vote", options=("yes", "no")), Ask(1, "vote", options=("yes", "no"))))
    >>> [ask.seat for ask in next(steps)]
    [0, 1]
    >>> [ask.seat for ask in steps.send((1, "no"))]
    [0]
    """
    got: dict[int, C] = {}
    while len(got) < len(asks):
        seat, choice = yield from first(*(ask for ask in asks if ask.seat not in got))
        got[seat] = choice
    return got


def fits(ask: Ask[Any], choice: object) -> bool:
    """Whether ``choice`` answers ``ask``. The only judge there is.

    >>> class Bid(Option, frozen=True):
    ...     coins: Range | int
    >>> ask = Ask(0, "bid", options=(Bid(Range(0, 20, step=5)),))
    >>> fits(ask, Bid(15)), fits(ask, Bid(16))
    (True, False)
    """
    if not HOLLOW[type(choice)]:
        return choice in ask.options
    return any(type(option) is type(choice) and _fills(option, choice) for option in ask.options)


def _fills(option: Any, choice: Any) -> bool:
    return all(
        _fits_hole(getattr(option, field), getattr(choice, field)) for field in type(option).__struct_fields__
    )


def _fits_hole(offered: object, value: object) -> bool:
    if isinstance(offered, Pick):
        if not isinstance(value, tuple) or not offered.least <= len(value) <= offered.most:
            return False
        if len(set(value)) != len(value) or any(item not in offered.of for item in value):
            return False
        return offered.ordered or list(value) == sorted(value, key=offered.of.index)
    if isinstance(offered, Range):
        if type(value) is not int or not offered.least <= value <= offered.most:
            return False
        return (value - offered.least) % offered.step == 0
    return type(value) is type(offered) and value == offered


class _Hollow(dict[type, bool]):
    """Looked at for every answer of every game: a type is read once, and found from then on."""

    def __missing__(self, kind: type) -> bool:
        notes = (note for base in kind.__mro__ for note in vars(base).get("__annotations__", {}).values())
        text = " ".join(map(str, notes))
        self[kind] = found = "Pick" in text or "Range" in text
        return found


#: By type of option whether it has holes (a field that may hold a Pick or a Range).
HOLLOW = _Hollow()
