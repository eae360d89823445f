"""Advice: the best answers to a question, each with its reasons, by what the asked seat sees.

A player that ranks its answers (:data:`~engines.core.chooser.Ranker`) says them itself. One that only chooses
is asked again without what it has named, so that its second choice is what it would answer if the first were
not offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from engines.core.ask import HOLLOW, Ask, Option, fits
from engines.core.chooser import Candidate, Chooser, Ranker, Worlds
from engines.core.spec import GameSpec

from . import CARETAKER

#: Answers that are named, at most, and looked at: of those that are alike, and for which the same speaks, one
#: is named.
MOST, TRIES = 3, 16


class Advised(msgspec.Struct, frozen=True):
    """An answer that is advised."""

    choice: Any
    """A whole answer, which the ask takes."""
    hint: msgspec.Struct | None
    """What it would do (``hint-<tag>``), as lists say beside it."""
    why: tuple[msgspec.Struct, ...]
    """What speaks for it (``why-<tag>``), the main reason first."""


def advises(spec: GameSpec[Any]) -> bool:
    """Whether a game has somebody to ask."""
    return _ranker(spec) is not None


def advice(
    spec: GameSpec[Any], view: Any, ask: Ask[Any], rng: Random, worlds: Worlds | None = None
) -> tuple[Advised, ...]:
    """The best answers to an ask by what its seat sees, the best first; never one without a reason. The same
    view, ask and ``rng`` always give the same. Empty: nothing speaks for any."""
    rank = _ranker(spec)
    found: list[Advised] = []
    for one in islice(rank(view, ask, worlds, rng), TRIES) if rank is not None else ():
        if not fits(ask, one.choice):
            continue
        hint = spec.hint(view, one.choice) if spec.hint is not None else None
        why = spec.why(view, ask, one.choice) if spec.why is not None else ()
        new = Advised(one.choice, hint, (*one.why, *why))
        if (new.hint is not None or new.why) and not any(_alike(new, other) for other in found):
            found.append(new)
        if len(found) == MOST:
            break
    return tuple(found)


def _alike(one: Advised, other: Advised) -> bool:
    """Whether two answers are of one kind, and the same is said of both."""
    same_kind = type(one.choice) is type(other.choice)
    return one.choice == other.choice or (same_kind and (one.hint, one.why) == (other.hint, other.why))


def _ranker(spec: GameSpec[Any]) -> Ranker | None:
    if spec.ranker is not None:
        return spec.ranker
    choose = spec.players.get(CARETAKER)
    return None if choose is None else ranked(choose)


def ranked(choose: Chooser) -> Ranker:
    """A player that only chooses, as one that ranks. The last that is left of an ask needs no choice."""

    def rank(view: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Iterator[Candidate]:
        # The same whims whenever it is asked again, so that nothing hangs on how often it was.
        whim = rng.getrandbits(64)
        choice: Option | None = choose(view, ask, worlds, Random(whim))
        while choice is not None and fits(ask, choice):
            yield Candidate(choice)
            ask = _without(ask, choice)
            choice = _wish(choose, view, ask, worlds, whim) if ask.options else None

    return rank


def _without(ask: Ask[Any], choice: Option) -> Ask[Any]:
    """An ask that does not offer what would take ``choice``."""
    alone = (msgspec.structs.replace(ask, options=(each,), default=None) for each in ask.options)
    rest = tuple(one.options[0] for one in alone if not fits(one, choice))
    return msgspec.structs.replace(ask, options=rest, default=ask.default if ask.default in rest else None)


def _wish(choose: Chooser, view: Any, ask: Ask[Any], worlds: Worlds | None, whim: int) -> Option | None:
    """What a player wants of a part of what was offered; None where it does not know what to do with it, or
    does not mind: then what it says hangs on the order of what is offered."""
    if len(ask.options) == 1 and not HOLLOW[type(ask.options[0])]:
        return ask.options[0]  # type: ignore[no-any-return]
    turned = msgspec.structs.replace(ask, options=ask.options[::-1])
    try:
        choice = choose(view, ask, worlds, Random(whim))
        again = choose(view, turned, worlds, Random(whim))
    except (LookupError, ValueError, AttributeError, AssertionError):
        # Players know the questions of their game, not parts of them.
        return None
    return choice if choice == again else None
