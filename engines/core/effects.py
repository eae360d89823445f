"""Effects as data: what a card does is a list of verbs with parameters, written in a card file.

A game defines its verbs and says which of them its lines may hold, and when::

    class Draw(Verb, frozen=True):          # { verb = "draw", n = 2 }
        n: int = 1

        def do(self, g, seat):
            for _ in range(self.n):
                g.s.hands[seat].append(g.draw(g.s.deck))

    class CardLine(Line[Literal["act", "own_kill"], Draw | Kill], frozen=True):
        title: str = ""

A word in the file that none of these knows is found when the file is loaded (:mod:`engines.core.content`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from .ask import Steps
from .content import Content
from .spec import Context

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def _snake(name: str) -> str:
    return _HUMP.sub("_", name).lower()


class Verb(Content, frozen=True, tag_field="verb", tag=_snake):
    """Base of everything a card can do; ``CancelArrest`` is written ``cancel_arrest``.

    Its fields are its parameters. What it acts on besides (a victim, the card itself) stands in the
    state, where views and players find it too.
    """

    def can(self, state: Any, seat: int) -> bool:
        """Whether it would do anything for ``seat`` now; a verb that cannot is passed over."""
        return True

    def do(self, g: Context[Any], seat: int) -> Steps | None:
        """Do it; a generator if it asks, else None."""
        raise TypeError(f"the verb {type(self).__name__} does nothing")


W = TypeVar("W", bound=str)
V = TypeVar("V", bound=Verb)


class Line(Content, Generic[W, V], frozen=True):
    """What a card does at one moment: ``Line[Literal[<moments>], <verb> | <verb> | …]``."""

    when: W
    do: tuple[V, ...]
    """Done in this order."""
    cost: int = 0


L = TypeVar("L", bound=Line[Any, Any])


def able(state: Any, seat: int, line: Line[Any, Any]) -> bool:
    """Whether any verb of ``line`` would do something for ``seat`` now."""
    return any(verb.can(state, seat) for verb in line.do)


def fitting(lines: Iterable[L], when: str, state: Any, seat: int) -> list[L]:
    """Those of a seat's lines that it may use at the moment ``when``; costs are the game's business."""
    return [line for line in lines if line.when == when and able(state, seat, line)]


def run(g: Context[Any], seat: int, line: Line[Any, Any]) -> Steps:
    """Do all that a line says, verb by verb; each is judged when its turn comes."""
    for verb in line.do:
        if verb.can(g.s, seat) and (asking := verb.do(g, seat)) is not None:
            yield from asking
