"""A game that nobody would play: one person is asked, again and again, for more than a message holds."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from PIL import Image

from engines.core.ask import Ask, Option, Pick, Range, Steps, one
from engines.core.event import Event
from engines.core.spec import Context, GameSpec, Moment, Outcome
from engines.core.words import Seat
from host.games import Game
from render.kit.painter import Painter

ITEMS = tuple(f"i{at}" for at in range(60))
WORDS = """
name = HEAP
    .tagline = A heap of things.
    .goal = It goes on for a while.
list-comma = ,{" "}
ask-take = Take one of many
    .public = take one of many
ask-few = Take one, or pass
    .public = take one, or pass
ask-pick = Pick some
    .public = pick some
ask-bid = Bid
    .public = bid
ask-lane = Pick a lane and a thing
    .public = pick a lane and a thing
option-take = { $what }
    .short = { $what }
option-put = { $what } into { $lane }
    .short = { $what }
option-pick = Pick { $items }
option-bid = Bid { $coins }
ask-gift = Gift
    .public = gives
    .short = gift
option-gift = Give { $to } { $coins }
    .menu = Give { $to } some coins
    .several = Whom do you give coins?
done-gift = You give { $to } { $coins }.
option-pass = Pass
done-take = You took { $what }.
done-put = You put { $what } into { $lane }.
done-pick = You picked { $items }.
done-bid = You bid { $coins }.
done-pass = You passed.
event-did = { $seat } did { $what }.
end-points = It is over.
rules-topics = all
rules-begins = Whoever sits there.
rules-clock = nothing is taken.
rules-all = There is nothing to know.
    .title = All
"""


class Settings(msgspec.Struct, frozen=True):
    """Which questions are asked, in this order, by name."""

    script: tuple[str, ...] = ("single",)


class State(msgspec.Struct):
    """Which question comes next, and what was answered."""

    script: list[str]
    got: list[str] = msgspec.field(default_factory=list)


class Take(Option, frozen=True):
    """One of many things with long names."""

    what: str


class Put(Option, frozen=True):
    """One of many, grouped."""

    lane: str
    what: str


class Choose(Option, frozen=True, tag="pick"):
    """Several of many."""

    items: Pick | tuple[str, ...]


class Bid(Option, frozen=True):
    """A number."""

    coins: Range | int


class Gift(Option, frozen=True):
    """A number for somebody."""

    to: str
    coins: Range | int


class Pass(Option, frozen=True):
    """Nothing."""


class Did(Event, frozen=True):
    """Something was answered."""

    seat: Seat
    what: str


CHOICES: tuple[type[Option], ...] = (Take, Put, Choose, Bid, Gift, Pass)
ASKS: dict[str, tuple[str, tuple[Option, ...]]] = {
    "flat": ("take", tuple(Take(f"{'x' * 70}{at}") for at in range(60))),
    "lanes": ("lane", tuple(Put(lane, item) for lane in ("p1", "p2") for item in ITEMS[:40])),
    "many-lanes": ("lane", tuple(Put(f"q{at}", item) for at in range(30) for item in ITEMS[:2])),
    "some": ("pick", (Choose(Pick(ITEMS[:10], 0, 3)),)),
    "heap": ("pick", (Choose(Pick(ITEMS, 2, 40)),)),
    "none": ("pick", (Choose(Pick((), 0, 3)),)),
    "short": ("bid", (Bid(Range(0, 20, 5)), Pass())),
    "long": ("bid", (Bid(Range(-10, 500, 10)), Pass())),
    "gifts": ("gift", (*(Gift(to, Range(5, 500, 5)) for to in ("bo", "cal")), Pass())),
    "single": ("few", (Pass(),)),
}


def step(g: Context[State]) -> Steps:
    """The next question of the script."""
    kind, options = ASKS[g.s.script[len(g.s.got)]]
    choice: Any = yield from one(Ask(0, kind, options=options, basis=len(g.s.got)))
    g.s.got.append(repr(choice))
    g.tell(Did(Seat(0), type(choice).__name__))


SPEC: GameSpec[State] = GameSpec(
    key="heap",
    seats=(1, 2),
    settings=Settings,
    rules_version=1,
    state=State,
    options=CHOICES,
    events=(Did,),
    new=lambda seats, settings: State(list(settings.script)),
    step=step,
    view=lambda s, seat: (len(s.got), seat),
    hidden=lambda s, seat: [],
    moment=lambda s: Moment(1, len(s.got), 0),
    outcome=lambda s: Outcome((0,), (1,), "points") if len(s.got) == len(s.script) else None,
)


def _blank(*_: object) -> Image.Image:
    return Image.new("RGB", (32, 32), "white")


def painter() -> Painter[Any]:
    """The game's pictures: small and white."""
    made: Any = SimpleNamespace(
        board=_blank,
        hand=_blank,
        cover=_blank,
        board_alt=lambda view, scene: "A board.",
        hand_alt=lambda view, scene, kind: "A hand.",
        cover_alt=lambda say: "A cover.",
        board_text=lambda view, scene: "Nothing to see.",
        hand_text=lambda view, scene, kind: "Nothing to see.",
        warm=lambda: None,
    )
    return cast("Painter[Any]", made)


def heap(folder: Path) -> Game:
    """The game, with its words written to a folder."""
    folder.mkdir(exist_ok=True)
    (folder / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Game(SPEC, folder, painter)
