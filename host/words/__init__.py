"""The words that are not a game's: commands, panels, refusals."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from discord.utils import escape_markdown, escape_mentions

from engines.core.words import Words

_FOLDER = Path(__file__).resolve().parent
#: Letters and signs that show nothing: a gap where something visible stands around them.
_FILLERS = dict.fromkeys(map(ord, "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")
#: Marks that join what stands beside them, in emoji and in some scripts.
_JOINERS = "\u200c\u200d"
#: Categories of Unicode that nobody sees, or sees as an empty box: controls (direction and width among
#: them), unassigned and private characters, halves of others.
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")
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


@lru_cache(4096)
def seen(name: str) -> str:
    """What can be seen of a name that people chose, in one line: nothing that turns the direction of the
    line around it, and no mark without a letter. Empty if there is nothing to see.

    >>> seen("Ana\\u202e  the Great"), seen("\\u200b\\u3164 \\u0301")
    ('Ana the Great', '')
    """
    if name.isascii() and name.isprintable():
        return " ".join(name.split())
    flat = " ".join(unicodedata.normalize("NFC", name.translate(_FILLERS)).split())
    kept = ""
    for at, char in enumerate(flat):
        kind = unicodedata.category(char)
        if char in _JOINERS:
            # Between letters or signs that they may join; elsewhere they only hide.
            if kept and not kept[-1].isascii() and not flat[at + 1 : at + 2].isascii():
                kept += char
        elif kind in ("Mn", "Me"):
            if kept and kept[-1] != " " and char != "\u034f":
                kept += char
        elif kind not in _UNSEEN:
            kept += char
    return " ".join(kept.rstrip(_JOINERS).split())


@lru_cache(4096)
def safe(name: str) -> str:
    """A name that people chose, for a message: what can be seen of it, but no markdown, no mention and no
    link.

    >>> print(safe("Ana *the\\n Great*"))
    Ana \\*the Great\\*
    """
    flat = seen(name)
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
