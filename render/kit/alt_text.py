"""Words instead of a picture: facts in order, cut to a limit by leaving out the least of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engines.core.words import plain

#: The most an alt text may hold on Discord.
ALT_LIMIT = 1024
#: What a description is kept under, so that there is room for escaping and a heading.
TEXT_LIMIT = 3500

#: Lengths to which names are shortened, one after the other; 0 leaves the seat's letter.
_SHORTER = (64, 16, 8, 0)
#: Stand-ins for isolation marks around a right-to-left name, while all others are taken out.
_OPEN, _CLOSE = "\ue000", "\ue001"


class Fact(NamedTuple):
    """One sentence that stands alone."""

    weight: int
    """The lightest is left out first."""
    words: str


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
    """``name`` in one line and in any script, fit to stand inside a left-to-right sentence."""
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", plain(name))
        if unicodedata.category(char) not in ("Cc", "Co")
    )
    kept = whole_words(" ".join(kept.split()), limit)
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in kept):
        return f"{_OPEN}{kept}{_CLOSE}"
    return kept


def compose(
    names: Sequence[str], make: Callable[[Sequence[str]], Sequence[Fact]], limit: int, between: str = " "
) -> str:
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
