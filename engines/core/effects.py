"""Effects as data: what a card does is a list of verbs with parameters, written in a card file.

A game defines its verbs, each one type that says what it needs, whether it can, and what it does::

    class Draw(Verb, frozen=True):          # { verb = "draw", n = 2 }
        n: int = 1

        def can(self, s, seat, source):
            return len(s.deck) >= self.n

        def do(self, g, seat, source):
            g.s.hands[seat] += g.deal(g.s.deck, self.n)

    class CardLine(Content, frozen=True):
        do: tuple[Draw | Kill, ...]

A word in the file that none of these knows is found when the file is loaded (:mod:`engines.core.content`).
Rules that come to an effect need not know which it is: they call the verb that the card holds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .ask import UNASKED, Steps
from .content import Content
from .spec import Context

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def _snake(name: str) -> str:
    return _HUMP.sub("_", name).lower()


class Verb(Content, frozen=True, tag_field="verb", tag=_snake):
    """Base of everything a card can do; ``CancelArrest`` is written ``cancel_arrest``.

    Its fields are its parameters. ``source`` is the card whose effect it is, by its id; what it acts on
    besides (a victim, a foe) stands in the state, where views and players find it too.
    """

    def can(self, s: Any, seat: int, source: Any) -> bool:
        """Whether it would do anything for ``seat`` now; a verb that cannot is passed over."""
        return True

    def do(self, g: Context[Any], seat: int, source: Any) -> Steps | None:
        """Do it; a generator if it asks, else None."""
        raise TypeError(f"the verb {type(self).__name__} does nothing")


def able(s: Any, seat: int, source: Any, verbs: Sequence[Verb]) -> bool:
    """Whether any of some verbs would do something for ``seat`` now."""
    for verb in verbs:
        if verb.can(s, seat, source):
            return True
    return False


def perform(g: Context[Any], seat: int, source: Any, verbs: Sequence[Verb]) -> Steps:
    """Do some verbs one after another; each is judged when its turn comes."""
    if len(verbs) == 1:
        return _one(g, seat, source, verbs[0])
    return _all(g, seat, source, verbs)


def _one(g: Context[Any], seat: int, source: Any, verb: Verb) -> Steps:
    return (verb.can(g.s, seat, source) and verb.do(g, seat, source)) or UNASKED


def _all(g: Context[Any], seat: int, source: Any, verbs: Sequence[Verb]) -> Steps:
    for verb in verbs:
        yield from _one(g, seat, source, verb)
