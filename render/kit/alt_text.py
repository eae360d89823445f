"""Words instead of a picture: facts in order, cut to a limit by leaving out the least of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.core.words import plain

from .names import is_seen
from .scene import Scene
from .wording import seat_word

#: The most an alt text may hold on Discord.
ALT_LIMIT = 1024
#: What a description is kept under, so that there is room for escaping and a heading.
TEXT_LIMIT = 3500

_ENDLESS = 1 << 30
#: Lengths to which names are shortened, one after the other; 0 leaves the seat's letter.
_SHORTER = (64, 16, 8, 0)
#: Stand-ins for isolation marks around a right-to-left name, while all others are taken out.
_OPEN, _CLOSE = "\ue000", "\ue001"


class Fact(NamedTuple):
    """One sentence that stands alone."""

    weight: int
    """The lightest is left out first."""
    words: str


#: Builds facts from a name a seat.
Make = Callable[[Sequence[str]], Sequence[Fact]]


def units(words: str) -> int:
    """Length as Discord's clients count it: UTF-16 units."""
    return len(words.encode("utf-16-le")) // 2


def whole_words(name: str, limit: int) -> str:
    """As many whole words of ``name`` as ``limit`` characters hold; maybe none.

    >>> whole_words("Nora of the North", 10)
    'Nora of'
    """
    out = ""
    for word in name.split():
        longer = f"{out} {word}" if out else word
        if len(longer) > limit:
            break
        out = longer
    return out


def spoken_name(name: str, limit: int) -> str:
    """``name`` in one line and in any script, fit to stand inside a left-to-right sentence; empty if there is
    nothing to see of it."""
    if not is_seen(name):
        return ""
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", plain(name))
        if unicodedata.category(char) not in ("Cc", "Co")
    )
    kept = whole_words(" ".join(kept.split()), limit)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in kept):
        return f"{_OPEN}{kept}{_CLOSE}"
    return kept


def compose(names: Sequence[str], make: Make, limit: int, between: str = " ") -> str:
    """The facts that ``make`` builds from names, in their order, joined, in at most ``limit`` units.

    Names are shortened to whole words first (``make`` gets "" where only the seat's letter is left),
    then the lightest facts are left out; nothing is cut inside.
    """
    facts: list[Fact] = []
    for shorter in _SHORTER:
        facts = list(make([spoken_name(name, shorter) for name in names]))
        if units(between.join(fact.words for fact in facts)) <= limit:
            break
    while len(facts) > 1 and units(between.join(fact.words for fact in facts)) > limit:
        facts.remove(min(facts, key=lambda fact: fact.weight))
    joined = between.join(plain(fact.words) for fact in facts)
    return joined.replace(_OPEN, "\u2068").replace(_CLOSE, "\u2069")


def seat_names(scene: Scene, names: Sequence[str], seats: int) -> list[str]:
    """A name a seat: "Seat B" where there is none, or none is left."""
    given = [*names, *([""] * seats)][:seats]
    return [name or seat_word(scene, seat) for seat, name in enumerate(given)]


def alt_text(scene: Scene, seats: int, make: Make, shorter: Make | None = None, kept: int = 0) -> str:
    """An alt text of what ``make`` builds from a name for each of ``seats``: one line, ``ALT_LIMIT`` units.

    If that is too long even without any name, of what ``shorter`` builds instead, with names of up to
    ``kept`` characters where no longer ones fit.
    """

    def named(names: Sequence[str]) -> Sequence[Fact]:
        return make(seat_names(scene, names, seats))

    if shorter is None:
        return compose(scene.names, named, ALT_LIMIT)
    whole = compose(scene.names, named, _ENDLESS)
    if units(whole) <= ALT_LIMIT:
        return whole
    least = [spoken_name(name, kept) for name in scene.names]

    def cut(names: Sequence[str]) -> Sequence[Fact]:
        given = [name or short for name, short in zip(names, least, strict=True)]
        return shorter(seat_names(scene, given, seats))

    return compose(scene.names, cut, ALT_LIMIT)


def description(scene: Scene, seats: int, make: Make) -> str:
    """Lines of what ``make`` builds from a name for each of ``seats``: ``TEXT_LIMIT`` units in all."""
    return compose(scene.names, lambda names: make(seat_names(scene, names, seats)), TEXT_LIMIT, "\n")
