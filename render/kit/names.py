"""Names as people chose them, and as much of them as can be drawn."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from .faces import Face, has, own, subset_of
from .lettering import LEFT_TO_RIGHT, clean, clusters, is_leftward
from .spares import SANS

#: Letters in black squares and discs, which Unicode does not count as letters in another dress.
_DRESSED = {first + at: chr(ord("A") + at) for first in (0x1F150, 0x1F170) for at in range(26)}
#: Letters and signs that show nothing, though Unicode counts them as such.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: More marks than that on one letter are no spelling.
_MARKS = 4
#: Figures of a number that can be a name.
_NUMBER = 3


def is_seen(name: str) -> bool:
    """Whether there is anything to see of a name.

    >>> is_seen("Nora"), is_seen("\\u200b \\u3164\\u0301")
    (True, False)
    """
    return any(unicodedata.category(char)[0] in "LNPS" and char not in _BLANK for char in name)


def _bare(name: str, face: Face) -> str:
    """``name`` with all that the face itself lacks in its plain form: a bold, a round or a wide N as N."""
    return unicodedata.normalize(
        "NFC",
        "".join(
            char if own(face, char) else unicodedata.normalize("NFKC", char.translate(_DRESSED))
            for char in clean(name)
        ),
    )


def _spelt(cluster: str) -> str:
    """A letter without marks that no spelling has: strokes across it, heaps, and the same one twice."""
    base, marks = cluster[0], dict.fromkeys(cluster[1:])
    kept = [mark for mark in marks if unicodedata.combining(mark) != 1]
    if not SANS.holds(base):
        return base + "".join(kept[:_MARKS])
    if len(kept) > 1:
        return unicodedata.normalize("NFD", base)[0]
    return base + "".join(kept)


def _drawn(cluster: str, face: Face) -> str:
    """What can be drawn of a letter and its marks."""
    if cluster == " ":
        return cluster
    kept = _spelt(cluster)
    if subset_of(face, kept) is not None:
        return kept
    subset = subset_of(face, kept[0])
    return "" if subset is None else "".join(char for char in kept if has(face, subset, char))


def _word(word: str, face: Face) -> str:
    """What can be drawn of a word; nothing if that is but the signs between what cannot."""
    kept = "".join(_drawn(cluster, face) for cluster in clusters(word))
    return kept if kept == word or any(char.isalnum() for char in kept) else ""


@lru_cache(2048)
def legible(name: str, face: Face) -> str:
    """What can be drawn of ``name``, in one line: maybe nothing.

    Letters in another dress are drawn as letters; emoji, what cannot be seen and what no face has are left
    out. A short number that is left alone is left out too: beside a seat it would count something.
    """
    if name.isascii() and name.isprintable():
        return clean(name)
    bare = _bare(name, face)
    kept = clean(" ".join(_word(word, face) for word in bare.split()))
    return "" if kept != bare and kept.isdigit() and len(kept) < _NUMBER else kept


def closed(name: str) -> str:
    """``name``, fit to stand before other words: one from right to left ends where it ends."""
    return f"{name}{LEFT_TO_RIGHT}" if any(map(is_leftward, name)) else name
