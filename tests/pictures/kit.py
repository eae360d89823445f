"""Moments of games, drawn and told once each, for whatever game is given.

Nothing here knows a game: what is looked at is its rules, its painter and its words, found or handed in.
What only a game can say stands in ``tests/render/<game>/contract.py``, all of it optional:

- ``POSITIONS``: positions that are made by hand, by name: functions that give a state and who is awaited;
- ``ASKED``: kinds of questions with which hands are drawn at those positions;
- ``BOUNDS`` and ``STRETCHED``: how large and how small things may be, in played games and at positions
  beyond what is likely;
- ``FIGURES``: what counts of each seat, as words that a board's texts must have:
  ``figures(state, seat, who)`` is a pattern in which ``who`` stands for the seat's name (empty: nothing now);
- ``UNTOLD``: options of which the board's picture shows something that its text does not tell.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from typing import Any

from PIL import Image

from engines.core.spec import GameSpec
from engines.core.stored import pack, read_state
from engines.core.words import Words
from host.games import Game
from render.kit.painter import Painter
from render.kit.scene import Scene
from tests.contract.kit import PlayedGame, recorded, spread
from tests.contract.subjects import Variant

from .measuring import Line, measured

PLAIN = ("Aldo", "Berit", "Cosima", "Dunstan", "Elsie", "Bruno")
#: Names of which nothing can be drawn: in pictures each leaves the seat's letter alone.
UNDRAWABLE = {
    "emoji": "👩‍👩‍👧‍👦🔥🎲🕵️",
    "flags": "🇩🇪-🇫🇷",
    "blank": "\u200b",
    "fillers": "\u3164\u2800",
    "marks": "\u0337\u0336",
    "hieroglyphs": "𓀀𓂀𓃠",
    "empty": "",
}
#: Names that a picture's own face has not all glyphs for, and what is drawn of each.
ODD = {
    "🔥 Nora 🔥": "Nora",
    "𝓝𝓸𝓻𝓪": "Nora",
    "Ｎｏｒａ 🅥🅸": "Nora VI",
    "Nguyễn Văn": "Nguyễn Văn",
    "Дмитрий": "Дмитрий",
    "Їжак Ґалаґан": "Їжак Ґалаґан",
    "Νίκος": "Νίκος",
    "عبد الرحمن بن محمد": "عبد الرحمن بن محمد",
    "محمد Ali ٣": "محمد Ali ٣",
    "אבי כהן 99": "אבי כהן 99",
    "黒幕の男": "黒幕の男",
    "王小明 Ming": "王小明 Ming",
    "ﾉﾗ☆彡": "ノラ彡",
    "김철수": "김철수",
    "สมชาย ใจดี": "สมชาย ใจดี",
    "नरेन्द्र क्षत्रिय": "नरेन्द्र क्षत्रिय",
    "নন্দিনী": "নন্দিনী",
    "நந்தினி": "நந்தினி",
    "Գոռ საბა": "Գոռ საბა",
    "Ẹ́niọlá": "Ẹ́niọlá",
    "ɴᴏʀᴀ": "ɴᴏʀᴀ",
    "N̷o̶r̸a": "Nora",
    "Z̴̡͉̈́ǎ̶̰͝l̸̗̇̊g̷̙̀̓o̴̠͂": "Zalgo",
    "\u2068Nora\u2069\u202e": "Nora",
}
#: Names that try pictures and texts.
AWKWARD = {
    **UNDRAWABLE,
    **{name: name for name in ODD},
    "wide": "W" * 32,
    "markdown": "**@everyone** `x` ||y|| __z__",
    "hungarian": "Győző Łukasz Ťažký",
}
#: Moments of a game that are looked at; those with a kind of question that is new come on top.
MOMENTS = 5
Position = Callable[[], tuple[Any, tuple[int, ...]]]


def awaiting(make: Callable[[], Any], seat: str) -> Position:
    """A position made by hand in which the seat that a field of its state names is awaited."""

    def made() -> tuple[Any, tuple[int, ...]]:
        state = make()
        return state, (getattr(state, seat),)

    return made


@dataclass(frozen=True)
class Bounds:
    """How large and how small things may be. A new game begins with these."""

    board_height: int = 2400
    hand_height: int = 2600
    """Pixels."""
    board_size: int = 165
    hand_size: int = 150
    """KiB of a PNG."""
    word: int = 26
    """The least size of words, in pixels of their face; a phone shows a third of it."""
    mark: int = 18
    """The least size of one or two characters in a mark or on a disc."""
    contrast: float = 4.5
    """What words part from their ground by (WCAG 2.2); marks by two thirds of it, as all that is large."""
    faint: Mapping[str, float] = field(default_factory=dict)
    """Words (whole, as regular expressions) that may be fainter, and how faint: what is spent or barred."""


@dataclass(frozen=True, eq=False)
class Pictured:
    """A game as far as its pictures go, and what it says about them."""

    spec: GameSpec[Any]
    painter: Painter[Any]
    words: Words
    bounds: Bounds = Bounds()
    stretched: Bounds = Bounds()
    positions: Mapping[str, Position] = field(default_factory=dict)
    asked: tuple[str | None, ...] = (None,)
    untold: tuple[type, ...] = ()
    figures: Callable[[Any, int, str], str] | None = None

    @classmethod
    def of(cls, game: Game) -> Pictured:
        """A game with what its own module for these tests says, if there is one."""
        made = cls(game.spec, game.painter, game.words())
        name = f"tests.render.{game.key}.contract"
        try:
            own = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise
            return made
        says = ("POSITIONS", "ASKED", "UNTOLD", "FIGURES")
        given = {word.lower(): getattr(own, word) for word in says if hasattr(own, word)}
        bounds = getattr(own, "BOUNDS", made.bounds)
        return replace(made, bounds=bounds, stretched=getattr(own, "STRETCHED", bounds), **given)


@dataclass(frozen=True)
class Moment:
    """A game between two answers."""

    name: str
    seats: int
    state: bytes
    awaited: tuple[int, ...]
    asked: Mapping[int, str | None]
    """The kind of each seat's question, if it is known."""
    stretched: bool = False
    """Made by hand, beyond what is likely."""
    number: int = 0
    """Counts moments, so that what is tried in turn is tried at all of them."""


@dataclass(frozen=True, eq=False)
class Shown:
    """One picture and its words, for one viewer."""

    what: str
    seat: int | None
    view: Any
    scene: Scene
    image: Image.Image
    alt: str
    text: str
    lines: list[Line]
    """The text in the picture that was drawn for the first time."""
    bounds: Bounds
    stretched: bool


def moments(game: PlayedGame, known: set[str]) -> list[Moment]:
    """Some moments of a recorded game: spread over it, the last, and one for each kind of question that is
    not ``known`` from other games."""
    chosen = set(spread(range(len(game.moments)), MOMENTS))
    for k, given in enumerate(game.given):
        if given.seat >= 0 and given.ask.kind not in known:
            known.add(given.ask.kind)
            chosen.add(k)
    return [moment(game, k, number) for number, k in enumerate(sorted(chosen))]


@cache
def moments_of(variants: tuple[Variant, ...]) -> dict[str, list[Moment]]:
    """The moments of recorded games of one game, by variant: each kind of question once in all of them."""
    known: set[str] = set()
    return {variant.name: moments(recorded(variant), known) for variant in variants}


def moment(game: PlayedGame, k: int, number: int = 0) -> Moment:
    """A recorded game before answer ``k``; the number of answers gives its end."""
    kept = game.moments[k]
    asked: dict[int, str | None] = {}
    if k < len(game.given) and game.given[k].seat >= 0:
        asked[game.given[k].seat] = game.given[k].ask.kind
    name = f"{game.variant.name}, answer {k}"
    return Moment(name, game.variant.seats, kept.state, kept.awaited, asked, number=number)


def position(pictured: Pictured, name: str) -> Moment:
    """A position made by hand; its seats are asked in turn what can be asked."""
    state, awaited = pictured.positions[name]()
    number = list(pictured.positions).index(name)
    seats = players(pictured.spec, state)
    asked = {seat: pictured.asked[(number + seat) % len(pictured.asked)] for seat in range(seats)}
    return Moment(f"{pictured.spec.key}, {name}", seats, pack(state), awaited, asked, True, number)


def players(spec: GameSpec[Any], state: Any) -> int:
    """How many seats a state has: the most whose views can be made."""
    if spec.places is None:
        return int(state.seats)
    return next(n for n in count(1) if n in spec.seats and spec.places(n) == state.seats)


def scene(pictured: Pictured, at: Moment, names: tuple[str, ...]) -> Scene:
    """The table around a moment; ``names`` by seat, repeated as often as is needed."""
    own = (names * at.seats)[: at.seats]
    return Scene(names=pictured.spec.named(own), awaited=at.awaited, say=pictured.words)


def names_in_turn(number: int) -> tuple[str, ...]:
    """Plain names at every other moment, else awkward ones, other ones each time."""
    if number % 2 == 0:
        return PLAIN
    kinds = list(AWKWARD.values())
    return tuple(kinds[(number * 7 + seat * 3) % len(kinds)] for seat in range(len(PLAIN)))


def view(pictured: Pictured, at: Moment, seat: int | None) -> Any:
    """What a seat (None: a spectator) knows at a moment."""
    return pictured.spec.view(read_state(pictured.spec, at.state), seat)


def picture(pictured: Pictured, at: Moment, seat: int | None, seen: Any, around: Scene) -> Image.Image:
    """A spectator's board or a seat's hand, drawn anew."""
    if seat is None:
        return pictured.painter.board(seen, around)
    return pictured.painter.hand(seen, around, at.asked.get(seat))


def told(pictured: Pictured, at: Moment, seat: int | None, seen: Any, around: Scene) -> tuple[str, str]:
    """Alt text and text of a spectator's board or a seat's hand."""
    draw = pictured.painter
    if seat is None:
        return draw.board_alt(seen, around), draw.board_text(seen, around)
    asked = at.asked.get(seat)
    return draw.hand_alt(seen, around, asked), draw.hand_text(seen, around, asked)


def shown(pictured: Pictured, at: Moment, seat: int | None, names: tuple[str, ...] = ()) -> Shown:
    """All that a viewer is shown at a moment, drawn and told once; ``names`` by seat, else some in turn."""
    seen = view(pictured, at, seat)
    around = scene(pictured, at, names or names_in_turn(at.number))
    with measured() as lines:
        image = picture(pictured, at, seat, seen, around)
    alt, text = told(pictured, at, seat, seen, around)
    what = f"{at.name}, {'board' if seat is None else f'hand {seat}'} for {' / '.join(around.names)}"
    bounds = pictured.stretched if at.stretched else pictured.bounds
    return Shown(what, seat, seen, around, image, alt, text, lines, bounds, at.stretched)


def gallery(pictured: Pictured, chosen: list[Moment]) -> Iterator[tuple[Moment, Shown]]:
    """The board, and the hand of whoever is asked or of a seat in turn, at each moment."""
    for at in chosen:
        asked = at.awaited if at.stretched else tuple(at.asked)
        for seat in (None, asked[0] if asked else at.number % at.seats):
            yield at, shown(pictured, at, seat)


def variants_of(pictured: Pictured, found: list[Variant]) -> list[Variant]:
    """Those of a game that are drawn: plain at every number of seats, and all settings turned."""
    turned = [one for one in found if not one.name.endswith("-plain")]
    return [*(one for one in found if one.name.endswith("-plain")), *turned[-1:]]
