"""The words that are not a game's: commands, panels, refusals."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from discord.utils import escape_markdown, escape_mentions

from engines.core.words import Words

_FOLDER = Path(__file__).resolve().parent
#: Marks that steer the direction of text: in a name they could scramble the line around it.
_STEERING = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
_LINK = re.compile(r"(https?:)//", re.IGNORECASE)


@cache
def host_words(locale: str = "en") -> Words:
    """The house's own words in a language."""
    return Words(_FOLDER, locale=locale)


def span(words: Words, seconds: int) -> str:
    """A length of time, in the largest unit that it is a whole number of.

    >>> span(host_words(), 5_400), span(host_words(), 86_400)
    ('90 minutes', 'a day')
    """
    sizes = {"days": 86_400, "hours": 3_600, "minutes": 60, "seconds": 1}
    unit = next((unit for unit, size in sizes.items() if seconds and seconds % size == 0), "seconds")
    return words("span", unit=unit, count=seconds // sizes[unit])


def about(words: Words, seconds: float) -> str:
    """A length of time as people say it: in days, hours or minutes, whichever it is several of.

    >>> [about(host_words(), seconds) for seconds in (40, 3_000, 6_000, 80_000, 864_000)]
    ['a minute', '50 minutes', '2 hours', '22 hours', '10 days']
    """
    size = next((size for size in (86_400, 3_600) if seconds >= 1.5 * size), 60)
    return span(words, max(1, round(seconds / size)) * size)


def safe(name: str) -> str:
    """A name that people chose, for a message: no markdown, no mention, no link, no line break, and
    nothing that turns the direction of the line around it.

    >>> print(safe("Ana *the\\n Great*"))
    Ana \\*the Great\\*
    """
    flat = " ".join(name.translate(_STEERING).split())
    quiet = _LINK.sub("\\1\u200b//", escape_mentions(escape_markdown(flat, ignore_links=False)))
    return quiet.replace("<", "\\<")


def clipped(text: str, most: int) -> str:
    """``text`` in at most ``most`` characters, cut with an ellipsis and never inside an escape, a
    mention or a name's isolation.

    >>> clipped("Nora of the North", 10)
    'Nora of…'
    """
    if len(text) <= most:
        return text
    if most < 3:
        return "…"[:most]
    cut = text[: most - 2]
    if cut.rfind("<") > cut.rfind(">"):
        cut = cut[: cut.rfind("<")]
    cut = cut.rstrip("\\ \u2066\u2067\u2068")
    return cut + ("\u2069" if _open(cut) else "") + "…"


def _open(text: str) -> bool:
    return sum(text.count(mark) for mark in "\u2066\u2067\u2068") > text.count("\u2069")
