"""Type: text centred on its cap height, fitting, cutting and wrapping, in whatever script it is.

Words are split into runs, each drawn with one subset of a face (:mod:`render.kit.faces`). Sizes are in
pixels. Shaping, kerning and writing from right to left use raqm, which is where Pillow finds FriBiDi.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engines.core.words import plain

from .canvas import Canvas
from .faces import SUBSETS, cap_share, figure_share, has, subset_of, switched_on
from .faces import Face as Face
from .faces import font as font
from .palette import Ink
from .spares import JOINERS

ELLIPSIS = "…"
#: Shows nothing; parts what is written from right to left from what comes after it.
LEFT_TO_RIGHT = "\u200e"

MEDIUM = Face("barlow-condensed", 500)
SEMI = Face("barlow-condensed", 600)
BOLD = Face("barlow-condensed", 700)


def clean(words: str) -> str:
    """``words`` ready to be drawn: composed, without isolation marks and doubled spaces."""
    return " ".join(unicodedata.normalize("NFC", plain(words)).split())


def clusters(words: str) -> list[str]:
    """``words`` as letters with the marks that belong to them."""
    out: list[str] = []
    for char in words:
        if out and out[-1] != " " and (unicodedata.category(char)[0] == "M" or char in JOINERS):
            out[-1] += char
        else:
            out.append(char)
    return out


def is_leftward(cluster: str) -> bool:
    """Whether a letter is written from right to left."""
    return unicodedata.bidirectional(cluster[0]) in ("R", "AL")


def _leftward_end(letters: Sequence[str], start: int) -> int:
    """Where a stretch from right to left ends: with its last such letter, or with the ellipsis after it."""
    end = at = start
    while at < len(letters) and unicodedata.bidirectional(letters[at][0]) != "L":
        at += 1
        end = at if is_leftward(letters[at - 1]) else end
    return end + (end < len(letters) and letters[end] == ELLIPSIS)


def _joined(parts: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Neighbours of one subset as one run."""
    out: list[tuple[str, str]] = []
    for subset, text in parts:
        if out and out[-1][0] == subset:
            out[-1] = (subset, out[-1][1] + text)
        else:
            out.append((subset, text))
    return out


def _leftward_runs(letters: Sequence[str], face: Face) -> list[tuple[str, str]]:
    """A stretch from right to left as runs in the order in which they stand, from the left."""
    parts: list[tuple[str, str]] = []
    leftward = ""
    for cluster in letters:
        stays = leftward and (cluster == " " or all(has(face, leftward, char) for char in cluster))
        subset = leftward if stays else subset_of(face, cluster) or SUBSETS[0]
        leftward = subset if is_leftward(cluster) else leftward
        parts.append((subset, cluster))
    return _joined(parts)[::-1]


@lru_cache(4096)
def runs(words: str, face: Face) -> tuple[tuple[str, str], ...]:
    """``words`` as (subset, text) runs from the left; what no subset has stays in the run before it."""
    if words.isascii():
        return ((SUBSETS[0], words),) if words else ()
    letters = clusters(words)
    out: list[tuple[str, str]] = []
    rest: list[tuple[str, str]] = []
    at = 0
    while at < len(letters):
        cluster = letters[at]
        if is_leftward(cluster) and subset_of(face, cluster):
            end = _leftward_end(letters, at)
            out += [*_joined(rest), *_leftward_runs(letters[at:end], face)]
            rest, at = [], end
            continue
        last = rest[-1][0] if rest else SUBSETS[0]
        if cluster != LEFT_TO_RIGHT:
            rest.append((last if cluster == " " else subset_of(face, cluster) or last, cluster))
        at += 1
    return (*out, *_joined(rest))


@lru_cache(8192)
def _advance(subset: str, run: str, face: Face, size: int) -> float:
    return float(font(face, size, subset).getlength(run, features=switched_on(face)))


@lru_cache(8192)
def length(words: str, face: Face, size: int) -> float:
    """Width of ``words`` in pixels."""
    return sum(_advance(subset, run, face, size) for subset, run in runs(words, face))


def cap(face: Face, size: int) -> float:
    """Cap height in pixels."""
    return cap_share(face) * size


@lru_cache(2048)
def _mask(subset: str, run: str, face: Face, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """The run as a mask and its offset from the pen on the baseline."""
    made = font(face, size, subset)
    stroke = face.stroke if size < 120 or face.stroke >= 1 else 0.0
    on = switched_on(face)
    left, top, right, bottom = made.getbbox(run, anchor="ls", stroke_width=stroke, features=on)
    x, y = int(left) - 1, int(top) - 1
    canvas = Canvas(Image.new("L", (int(right) - x + 2, int(bottom) - y + 2)))
    canvas.draw.text((-x, -y), run, font=made, fill=255, anchor="ls", stroke_width=stroke, features=on)
    return canvas.image, (x, y)


def rise(face: Face, size: int) -> float:
    """How far figures rise above the cap height, in pixels."""
    return figure_share(face) * size - cap(face, size)


def text(
    canvas: Canvas,
    xy: tuple[float, float],
    words: str,
    face: Face,
    size: int,
    colour: Ink,
    anchor: str = "lm",
) -> float:
    """Draw one line and return its width.

    ``anchor`` is two letters: l, m or r for where ``xy`` lies across, and m (middle of the cap height),
    t (cap height) or s (baseline) for where it lies in height.
    """
    width = length(words, face, size)
    x = xy[0] - {"l": 0.0, "m": width / 2, "r": width}[anchor[0]]
    high = cap(face, size)
    y = round(xy[1] + {"m": high / 2, "t": high, "s": 0.0}[anchor[1]])
    for subset, run in runs(words, face):
        mask, (dx, dy) = _mask(subset, run, face, size)
        canvas.stamp(mask, (round(x) + dx, y + dy), colour)
        x += _advance(subset, run, face, size)
    return width


def begin(words: str, most: int) -> str:
    """The beginning of ``words``: at most so many characters, no letter without its marks.

    >>> begin("Z\u0331ora", 1), begin("Nora", 3)
    ('', 'Nor')
    """
    kept = words[:most]
    if words.isascii() or kept == words:
        return kept
    while kept and len(clusters(words[: len(kept) + 1])) == len(clusters(kept)):
        kept = kept[:-1]
    return kept


def cut(words: str, face: Face, size: int, max_width: float) -> str:
    """``words`` cut with an ellipsis to ``max_width`` pixels."""
    if length(words, face, size) <= max_width:
        return words
    while words and length(words.rstrip() + ELLIPSIS, face, size) > max_width:
        words = begin(words, len(words) - 1)
    return words.rstrip() + ELLIPSIS


def fit(words: str, face: Face, size: int, max_width: float, min_size: int) -> tuple[str, int]:
    """``words`` and the greatest size from ``size`` down to ``min_size`` at which they fit; cut if none."""
    while size > min_size and length(words, face, size) > max_width:
        size -= 1
    return cut(words, face, size, max_width), size


def wrap(words: str, face: Face, size: int, max_width: float, lines: int) -> list[str]:
    """``words`` in at most ``lines`` lines of ``max_width`` pixels; what is left over ends in an ellipsis."""
    out: list[str] = []
    rest = words.split()
    while rest and len(out) < lines:
        if len(out) == lines - 1:
            out.append(cut(" ".join(rest), face, size, max_width))
            break
        take = 1
        while take < len(rest) and length(" ".join(rest[: take + 1]), face, size) <= max_width:
            take += 1
        out.append(cut(" ".join(rest[:take]), face, size, max_width))
        rest = rest[take:]
    return out


def wrap_uncut(
    words: str, face: Face, size: int, width: float, least: int, lines: int
) -> tuple[list[str], int]:
    """``words`` in at most ``lines`` lines at the greatest size that cuts nothing; cut at ``least``."""
    while size > least:
        made = wrap(words, face, size, width, lines)
        if not any(line.endswith(ELLIPSIS) for line in made):
            return made, size
        size -= 1
    return wrap(words, face, size, width, lines), size
