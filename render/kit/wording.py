"""Words of pictures: messages without marks, and names of seats as long as there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engines.core.words import plain

from . import lettering as t
from .names import closed, legible
from .scene import Scene
from .tokens import LETTERS

#: How many characters of a name a sentence keeps while it is too wide; then "Seat B", then "B".
LIMITS = (32, 20, 14, 10, 7, 5, 0, -1)


def say(scene: Scene, key: str, **args: object) -> str:
    """The message ``key`` without isolation marks."""
    return plain(scene.say(key, **args))


def say_or(scene: Scene, key: str, other: str = "", **args: object) -> str:
    """The message ``key`` if there is one, else ``other``."""
    return say(scene, key, **args) if scene.say.has(key) else other


def joined(scene: Scene, parts: Sequence[str]) -> str:
    """``parts`` as one list."""
    return plain(scene.say.join(parts))


def seat_word(scene: Scene, seat: int) -> str:
    """The seat without its name: "Seat B"."""
    return say(scene, "pic-seat", letter=LETTERS[seat])


def own_name(scene: Scene, seat: int, face: t.Face) -> str:
    """What can be drawn of the name of ``seat``; empty where nothing can, or there is none."""
    name = legible(scene.names[seat], face) if seat < len(scene.names) else ""
    return closed(name)


def short_name(scene: Scene, seat: int, face: t.Face, limit: int) -> str:
    """The name of ``seat`` in at most ``limit`` characters, or the seat's letter in words.

    What cannot be drawn of a name is left out, and a name of which nothing can be drawn.
    """
    if limit < 0:
        return LETTERS[seat]
    name = own_name(scene, seat, face)
    if not limit or not name:
        return seat_word(scene, seat)
    return name if len(name) <= limit else closed(t.begin(name, limit - 1).rstrip() + t.ELLIPSIS)


def fit_names(
    scene: Scene,
    seats: int,
    make: Callable[[Sequence[str]], str],
    face: t.Face,
    size: int,
    width: float,
    min_size: int = 36,
    limits: Sequence[int] = LIMITS,
) -> tuple[str, int]:
    """The words of ``make`` (given a name a seat), names as long as ``width`` allows, and their size."""
    words = ""
    for limit in limits:
        words = t.clean(make([short_name(scene, seat, face, limit) for seat in range(seats)]))
        if t.length(words, face, min_size) <= width:
            break
    return t.fit(words, face, size, width, min_size)


def row_size(scene: Scene, seats: Iterable[int], face: t.Face, size: int, width: float, min_size: int) -> int:
    """The one size at which the names of some seats stand in a row, each in ``width`` pixels: the greatest at
    which :func:`fit_names` has room for all of them."""

    def own(seat: int) -> int:
        return fit_names(scene, seat + 1, lambda names: names[-1], face, size, width, min_size)[1]

    return min(map(own, seats), default=size)
