"""Text as it is compared: what somebody typed with what it may mean, however either is written."""

from __future__ import annotations

import re
import unicodedata

#: Signs that keyboards give for one another: quotes, dashes.
_ALIKE = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\u0060\u00b4", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    }
)
#: Marks after a sign that say whether it is drawn as a letter or as a picture.
_DRAWN_AS = "\ufe0e\ufe0f"
#: A thousands mark that is no mark of a list as well.
_THOUSANDS = re.compile(r"(?<=\d)['\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))")


def folded(text: str) -> str:
    """``text`` to be compared: without case, with composed accents, one kind of quote, dash and space, and
    nothing unseen.

    >>> folded("  Rock\u2019n\u2019Roll\\xa0Caf\\N{LATIN SMALL LETTER E}\\u0301 "), folded("12\\xa0000")
    ("rock'n'roll caf\xe9", '12000')
    """
    if text.isascii():
        flat = _THOUSANDS.sub("", text).casefold()
    else:
        alike = _THOUSANDS.sub("", text.translate(_ALIKE))
        flat = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", alike).casefold())
        flat = "".join(char for char in flat if not _is_unseen(char))
    return " ".join(flat.split())


def _is_unseen(char: str) -> bool:
    return char in _DRAWN_AS or (unicodedata.category(char) in ("Cf", "Cc") and not char.isspace())


def bare(text: str) -> str:
    """``text`` folded, and without accents: for whoever has no key for them.

    >>> bare("Zo\xeb")
    'zoe'
    """
    flat = folded(text)
    if flat.isascii():
        return flat
    parts = unicodedata.normalize("NFD", flat)
    return "".join(char for char in parts if unicodedata.category(char) != "Mn")
