"""Tracks and counters: rows of spaces with a forecast, rows of pips, columns by Location."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.fictions.glossary import LOCATIONS
from engines.fictions.view import ChallengeView, FictionsView, Track
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .page import MARGIN, panel
from .wording import challenge

SPACE = 68


def number(view: FictionsView, name: str, other: int = 0) -> int:
    """A number of the Scenario: one of its tracks, or of its other marks."""
    for track in view.tracks:
        if track.name == name:
            return track.value
    return dict(view.marks).get(name, other)


def track_of(view: FictionsView, name: str) -> Track:
    """A track by its name; an empty one if there is none."""
    return next((one for one in view.tracks if one.name == name), Track(name, number(view, name)))


def row_of(view: FictionsView, name: str) -> tuple[str, ...]:
    """Face-up cards of the Scenario."""
    return dict(view.rows).get(name, ())


def pile_of(view: FictionsView, name: str) -> int:
    """How many face-down cards a pile has."""
    return dict(view.decks).get(name, 0)


def spot_of(view: FictionsView, key: str) -> ChallengeView | None:
    """A Challenge on the table by its key."""
    return next((one for one in view.challenges if one.key == key), None)


def tint(track: Track) -> Ink:
    """Green for what the clan wants more of, red for what it fears."""
    return style.GREEN if track.goal and track.ahead >= 0 else style.RED


def spaces(canvas: Canvas, box: Box, track: Track) -> None:
    """A row of numbered spaces: those behind dark, the present one in colour, those ahead framed in it.

    A goal's space is gold; without a goal the last space's number is red.
    """
    left, top, right, bottom = box
    count = track.most - track.least + 1
    step = (right - left + 6) / count
    low, high = sorted((track.value, track.value + track.ahead))
    for at in range(count):
        value = track.least + at
        x = round(left + at * step)
        cell = (x, top, round(left + (at + 1) * step) - 6, bottom)
        fill, line, ink, width = style.CREAM, style.INK, style.INK, 3
        if value == track.value:
            fill = line = style.GREEN if track.goal else style.RED
            ink = style.WHITE
        elif low < value <= high or (track.ahead < 0 and low <= value < high):
            line, width = tint(track), 5
        elif value < track.value:
            fill, ink = style.SPENT, style.CREAM
        if track.goal and value == track.goal and value != track.value:
            fill = mix(fill, style.GOLD, 0.75) if value > track.value else fill
        elif not track.goal and value == track.most and value > track.value:
            ink = style.RED
        shapes.plate(canvas, cell, 7, fill, line, width)
        size = min(40, round((cell[2] - cell[0]) * 0.74))
        at_ = ((cell[0] + cell[2]) / 2, (top + bottom) / 2)
        t.text(canvas, at_, str(value), style.ANTON, size, ink, "mm")


def strip(
    canvas: Canvas, top: int, name: str, track: Track, scene: Scene, width: int = WIDTH - 2 * MARGIN
) -> None:
    """An icon, a row of spaces across the page, and what the end of the round will do."""
    icon(canvas, name, (MARGIN + 34, top + SPACE / 2), 64, style.INK)
    right = MARGIN + width
    if track.ahead:
        key = "pic-plus" if track.ahead > 0 else "pic-minus"
        words = say(scene, key, n=abs(track.ahead))
        right -= (
            round(t.text(canvas, (right, top + SPACE / 2), words, style.ANTON, 44, tint(track), "rm")) + 16
        )
    spaces(canvas, (MARGIN + 78, top, right, top + SPACE), track)


def pips(
    canvas: Canvas,
    xy: tuple[float, float],
    name: str,
    filled: int,
    total: int,
    size: int,
    inks: tuple[Ink, Ink],
) -> float:
    """``total`` icons side by side, ``filled`` of them in the first ink; returns the right end."""
    left, middle = xy
    for at in range(total):
        icon(canvas, name, (left + size / 2, middle), size, inks[0] if at < filled else inks[1])
        left += size + 4
    return left


class Holding(NamedTuple):
    """A card that lies in a column of its Location."""

    key: str
    location: str
    note: str
    """A number or sign at its right end."""
    dim: bool = False


def _height(cards: Sequence[Holding]) -> int:
    most = max((sum(card.location == place for card in cards) for place in LOCATIONS), default=0)
    return most


def places_height(cards: Sequence[Holding]) -> int:
    """The height of the columns."""
    return 66 + max(_height(cards), 1) * 50 + 8


def places(canvas: Canvas, top: int, cards: Sequence[Holding], struck: dict[str, str], scene: Scene) -> None:
    """Five columns, one a Location, with the cards that lie there; ``struck`` names an icon of trouble
    by Location."""
    wide = (WIDTH - 2 * MARGIN - 4 * 10) // 5
    high = places_height(cards)
    for at, place in enumerate(LOCATIONS):
        left = MARGIN + at * (wide + 10)
        box = (left, top, left + wide, top + high)
        bad = struck.get(place, "")
        held = [card for card in cards if card.location == place]
        panel(canvas, box, style.CREAM, style.RED if bad else style.INK, 5 if bad else 3)
        fill = style.RED if bad else style.INK
        shapes.plate(canvas, (left, top, left + wide, top + 58), 9, fill)
        canvas.rect((left, top + 40, left + wide, top + 58), fill)
        icon(canvas, style.PLACE[place], (left + 32, top + 29), 42, style.CREAM)
        room = wide - 72 - (46 if bad else 0)
        words, size = t.fit(say(scene, f"location-{place}"), style.ANTON, 36, room, 28)
        t.text(canvas, (left + 60, top + 29), words, style.ANTON, size, style.CREAM)
        if bad:
            icon(canvas, bad, (left + wide - 28, top + 29), 40, style.WHITE)
        for i, card in enumerate(held):
            y = top + 66 + i * 50
            ink = style.SHUT if card.dim else style.INK
            fill = style.SAND if card.dim else mix(style.CREAM, style.GOLD, 0.45)
            shapes.plate(canvas, (left + 8, y, left + wide - 8, y + 44), 7, fill)
            edge = left + wide - 18.0
            edge -= t.text(canvas, (edge, y + 22), card.note, style.ANTON, 34, ink, "rm") + 8
            words, size = t.fit(challenge(scene, card.key), t.BOLD, 34, edge - left - 18, 25)
            t.text(canvas, (left + 18, y + 22), words, t.BOLD, size, ink)
