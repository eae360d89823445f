"""After the end: the track as it stands, places with their parts, companies, and all hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engines.fable.view import FableView, Place
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import fit_names, joined, say, say_or

from . import beneath_track, style, track
from .marks import crescent, disc, token
from .page import EDGE, HEADER, MARGIN, finished
from .wording import printed, title

GAP = 14
ROW, LINE = 96, 46
_ROOM = EDGE - MARGIN - 150


def winners(view: FableView) -> list[int]:
    """The seats that won."""
    return [place.seat for place in view.places if place.winner]


def ranks(view: FableView) -> list[int]:
    """The number of each place; equal fame shares it."""
    found: list[int] = []
    for at, place in enumerate(view.places):
        same = at and place.fame == view.places[at - 1].fame
        found.append(found[-1] if same else at + 1)
    return found


def score(view: FableView) -> int:
    """Points of a solo game that was won: fame before the shadow, and 5 for each trophy (FF-308)."""
    one = view.seats[0]
    return one.fame - (view.shadow.at if view.shadow is not None else 0) + 5 * len(one.trophies)


def head(view: FableView, scene: Scene) -> Callable[[Sequence[str]], str]:
    """Who won, as a function of the names."""
    if view.shadow is not None:
        key = "pic-solo-won" if view.ending == "won" else "pic-solo-lost"
        return lambda names: say(scene, key, name=names[0], score=score(view))
    won = winners(view)
    return lambda names: say(scene, "pic-wins", names=joined(scene, [names[at] for at in won]), n=len(won))


def below(view: FableView, scene: Scene) -> str:
    """How it ended."""
    return say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-"))


def final(view: FableView, scene: Scene) -> Image.Image:
    """The last card: 1280 pixels wide, with a palette."""
    told = [_told(view, scene, place) for place in view.places]
    top = track.TOP + track.height(view) + GAP
    high = sum(ROW + LINE * len(lines) + 12 + GAP for lines in told)
    canvas = track.ground(view, top + beneath_track.height(view) + high + MARGIN - GAP)
    _header(canvas, view, scene)
    track.track(canvas, view)
    beneath_track.beneath_track(canvas, top, view, scene)
    y = top + beneath_track.height(view)
    for rank, place, lines in zip(ranks(view), view.places, told, strict=True):
        box = (MARGIN, y, EDGE, y + ROW + LINE * len(lines) + 12)
        _place(canvas, box, view, scene, rank, place, lines)
        y = box[3] + GAP
    return finished(canvas)


def _told(view: FableView, scene: Scene, place: Place) -> list[str]:
    """Company and hand, in lines."""
    one = view.seats[place.seat]
    found = [title(scene, ally.card) for ally in one.deployed]
    lines = [say(scene, "pic-end-company", list=joined(scene, found))] if found else []
    held = view.hands[place.seat] if place.seat < len(view.hands) else ()
    if held:
        lines.append(say(scene, "pic-end-hand", list=joined(scene, [title(scene, card) for card in held])))
    out: list[str] = []
    for words in lines:
        size = 34 if t.length(words, style.BOOK, 34) <= _ROOM * 1.9 else 30
        out += t.wrap(words, style.BOOK, size, _ROOM, 2)
    return out


def _header(canvas: Canvas, view: FableView, scene: Scene) -> None:
    middle = HEADER / 2 - 3
    icon(canvas, "trophy-cup", (MARGIN + 40, middle), 68, style.GOLD)
    x = MARGIN + 96.0
    words = say(scene, "pic-round", n=view.round)
    wide = t.text(canvas, (WIDTH - MARGIN - 4, middle), words, style.BOLD, 38, style.PALE, "rm")
    room = WIDTH - MARGIN - 30 - wide - x
    words, size = fit_names(scene, len(view.seats), head(view, scene), style.ALMENDRA, 54, room, 36)
    t.text(canvas, (x, middle - 17), words, style.ALMENDRA, size, style.GOLD)
    words, size = t.fit(below(view, scene), style.BOOK, 34, room, 26)
    t.text(canvas, (x, middle + 28), words, style.BOOK, size, style.PARCHMENT)


def _place(
    canvas: Canvas, box: Box, view: FableView, scene: Scene, rank: int, place: Place, lines: list[str]
) -> None:
    left, top, right, _ = box
    one = view.seats[place.seat]
    won = place.winner
    shapes.plate(
        canvas,
        box,
        14,
        style.PARCHMENT if won else style.INDIGO,
        style.GOLD if won else style.STEEL,
        6 if won else 3,
    )
    ink, quiet = (style.INK, style.PLUM) if won else (style.PARCHMENT, style.PALE)
    strong = style.EARTH if won else style.GOLD
    y = top + ROW / 2 + 2
    if view.shadow is None:
        t.text(canvas, (left + 46, y), str(rank), style.NUMBER, 60, strong, "mm")
    else:
        icon(canvas, "laurels" if won else "cowled", (left + 46, y), 60, strong)
    if one.hero:
        token(canvas, one.hero, (left + 120, y), 54, LETTERS[place.seat])
    edge = right - 24.0
    edge -= t.text(canvas, (edge, y), str(place.fame), style.NUMBER, 72, strong, "rm") + 24
    if place.bonus:
        words = say(scene, "pic-end-bonus", n=place.bonus)
        wide = t.length(words, style.BOLD, 34) + 32
        shapes.plate(canvas, (round(edge - wide), round(y - 24), round(edge), round(y + 24)), 24, style.WINE)
        t.text(canvas, (edge - wide / 2, y), words, style.BOLD, 34, style.WHITE, "mm")
        edge -= wide + 18
    for card in reversed(one.trophies):
        if edge < left + 560:
            break
        icon(canvas, style.ART[card], (edge - 28, y), 52, style.WINE if won else style.VIOLET)
        disc(canvas, (edge - 8, y + 22), 32, str(printed(card)))
        edge -= 72
    if one.moons:
        crescent(canvas, (edge - 52, y), 38, quiet)
        t.text(canvas, (edge - 26, y), str(one.moons), style.SANS, 38, quiet)
        edge -= 90
    x = left + 170.0
    hero = title(scene, one.hero) if one.hero else ""
    wide = t.length(hero, style.BOOK, 36) + 18 if hero else 0
    room = edge - x - wide
    if room < 150:
        room, hero = edge - x, ""
    names = len(view.seats)
    name, size = fit_names(scene, names, lambda given: given[place.seat], style.NAME, 52, room, 34)
    x += t.text(canvas, (x, y), name, style.NAME, size, ink) + 18
    if hero and edge - x > t.length(hero, style.BOOK, 30):
        hero, size = t.fit(hero, style.BOOK, 36, edge - x, 28)
        t.text(canvas, (x, y + 4), hero, style.BOOK, size, quiet)
    for at, line in enumerate(lines):
        words, size = t.fit(line, style.BOOK, 34, right - 24 - (left + 96), 26)
        t.text(canvas, (left + 96, top + ROW + LINE * (at + 0.5)), words, style.BOOK, size, quiet)
