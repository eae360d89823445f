"""Type: vendored faces, text centred on its cap height, fitting, cutting and wrapping.

A face comes as two files, ``latin`` and ``latin-ext`` (which holds *only* the extras), so words are
split into runs. Sizes are in pixels. Kerning uses raqm where the system has it; nothing depends on it.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFont, features

from engines.core.words import plain

from .canvas import Canvas
from .palette import Ink

FONTS = Path(__file__).parent.parent / "assets" / "fonts"
SUBSETS = ("latin", "latin-ext")
ELLIPSIS = "…"
_LAYOUT = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
_CAP = 1000
"""Size at which a face's cap height is measured."""


class Face(NamedTuple):
    """A vendored face; ``stroke`` px are added around small text where hairlines would vanish.

    ``features`` are OpenType features to switch on, as ``lnum``: kept to where raqm lays out the text.
    """

    family: str
    weight: int
    stroke: float = 0.0
    features: tuple[str, ...] = ()


MEDIUM = Face("barlow-condensed", 500)
SEMI = Face("barlow-condensed", 600)
BOLD = Face("barlow-condensed", 700)


@cache
def font(face: Face, size: int, subset: str = "latin") -> ImageFont.FreeTypeFont:
    """The loaded font of one subset at ``size`` pixels."""
    path = FONTS / f"{face.family}-{subset}-{face.weight}-normal.woff2"
    return ImageFont.truetype(str(path), size, layout_engine=_LAYOUT)


def _features(face: Face) -> list[str] | None:
    return list(face.features) if face.features and _LAYOUT == ImageFont.Layout.RAQM else None


@cache
def _probe(face: Face, subset: str) -> ImageFont.FreeTypeFont:
    path = FONTS / f"{face.family}-{subset}-{face.weight}-normal.woff2"
    return ImageFont.truetype(str(path), 40, layout_engine=ImageFont.Layout.BASIC)


def _picture(probe: ImageFont.FreeTypeFont, char: str) -> tuple[object, bytes]:
    mask = probe.getmask(char, mode="L")
    return mask.size, bytes(mask)


@cache
def _missing(face: Face, subset: str) -> tuple[object, bytes]:
    """What the subset draws for a character it does not have."""
    return _picture(_probe(face, subset), "\U0010fffd")


@lru_cache(8192)
def _subset(face: Face, char: str) -> str | None:
    """The subset that holds ``char``, or None."""
    if char == " ":
        return SUBSETS[0]
    if unicodedata.category(char)[0] in "CZM":
        return None
    for subset in SUBSETS:
        drawn = _picture(_probe(face, subset), char)
        if any(drawn[1]) and drawn != _missing(face, subset):
            return subset
    return None


def clean(words: str) -> str:
    """``words`` ready to be drawn: composed, without isolation marks and doubled spaces."""
    return " ".join(unicodedata.normalize("NFC", plain(words)).split())


def drawable(words: str, face: Face) -> bool:
    """Whether ``face`` has every glyph of ``words``, and there is at least one."""
    return bool(words) and all(_subset(face, char) for char in words)


@lru_cache(4096)
def runs(words: str, face: Face) -> tuple[tuple[str, str], ...]:
    """``words`` as (subset, text) runs; a glyph that no subset has stays in the run before it."""
    out: list[list[str]] = []
    for char in words:
        last = out[-1][0] if out else SUBSETS[0]
        subset = last if char == " " else _subset(face, char) or last
        if out and subset == last:
            out[-1][1] += char
        else:
            out.append([subset, char])
    return tuple((subset, text) for subset, text in out)


@lru_cache(8192)
def length(words: str, face: Face, size: int) -> float:
    """Width of ``words`` in pixels."""
    on = _features(face)
    return sum(font(face, size, subset).getlength(run, features=on) for subset, run in runs(words, face))


@cache
def _cap_share(face: Face) -> float:
    top = font(face, _CAP).getbbox("H", anchor="ls")[1]
    return -float(top) / _CAP


def cap(face: Face, size: int) -> float:
    """Cap height in pixels."""
    return _cap_share(face) * size


@lru_cache(2048)
def _mask(subset: str, run: str, face: Face, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """The run as a mask and its offset from the pen on the baseline."""
    made = font(face, size, subset)
    stroke = face.stroke if size < 120 else 0.0
    on = _features(face)
    left, top, right, bottom = made.getbbox(run, anchor="ls", stroke_width=stroke, features=on)
    x, y = int(left) - 1, int(top) - 1
    canvas = Canvas(Image.new("L", (int(right) - x + 2, int(bottom) - y + 2)))
    canvas.draw.text((-x, -y), run, font=made, fill=255, anchor="ls", stroke_width=stroke, features=on)
    return canvas.image, (x, y)


def rise(face: Face, size: int) -> float:
    """How far figures rise above the cap height, in pixels."""
    return _figure_share(face) * size - cap(face, size)


@cache
def _figure_share(face: Face) -> float:
    figures = font(face, _CAP).getbbox("0123456789", anchor="ls", features=_features(face))
    return -float(figures[1]) / _CAP


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
        x += length(run, face, size) if len(run) < len(words) else width
    return width


def cut(words: str, face: Face, size: int, max_width: float) -> str:
    """``words`` cut with an ellipsis to ``max_width`` pixels."""
    if length(words, face, size) <= max_width:
        return words
    while words and length(words.rstrip() + ELLIPSIS, face, size) > max_width:
        words = words[:-1]
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
