"""Suburb positions to draw: states filled by hand, so that every part of a picture is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from engines.core.ask import Option, Range
from engines.core.discover import words
from engines.core.table import Table
from engines.suburb import SPEC
from engines.suburb.cards import Card, House
from engines.suburb.options import Bid, Give, GiveCard
from engines.suburb.state import CLOSED, Roll, Sale, Settings, Show, Stake, State, new
from engines.suburb.view import SuburbView, view
from render.kit.scene import Scene
from tests.render.playing import questions

WORDS = words("suburb")
NAMES = ("Elsie", "Bruno", "Dot", "Sal", "Mabel", "Ignatius")
#: Every kind of ask, and none.
ASKS: tuple[str | None, ...] = (
    *("house", "pile", "target", "block", "defence", "effect", "shop", "reward", "free", "bid", "gift", None),
)
HOUSES = ("upper2", "gangster2", "upper3", "gangster3", "upper1", "gangster4")
#: Points, the line that holds them, dollars, dots.
_FIGURES = (
    *((22, 16, 6_350, 1), (31, 30, 2_100, 2), (41, 38, 9_800, 0)),
    *((12, 10, 1_450, 2), (17, 16, 4_700, 1), (16, 16, 12_150, 0)),
)


def scene(*awaited: int, names: Sequence[str] = NAMES, players: int = 6) -> Scene:
    """A scene with a name a seat."""
    return Scene(tuple(names[:players]), awaited, WORDS)


def choosing(players: int, taken: int = 2) -> State:
    """Player cards are chosen; the first ``taken`` seats have theirs."""
    s = new(players, Settings())
    s.phase, s.seat = "choice", taken
    for seat in range(taken):
        s.players[seat].house, s.players[seat].cash = House(HOUSES[seat]), 4_000
    return s


def mid(players: int = 5, **changed: object) -> State:
    """A game under way: Bruno has drawn a mission of level 2 and picks a target."""
    s = new(players, Settings())
    s.phase, s.stage, s.round, s.turns = "turn", "target", 8, 40
    for player, house, (points, floor, cash, dots) in zip(s.players, HOUSES, _FIGURES, strict=False):
        player.house, player.points, player.floor = House(house), points, floor
        player.cash, player.dots = cash, dots
    s.players[0].stocks = [Stake(Card("S27"), 2), Stake(Card("S09"), 3)]
    s.players[1].shops, s.players[1].upgraded = [Stake(Card("B09"), 3)], True
    s.players[1].loan, s.players[1].loan_age = 500, 1
    s.players[2].cards, s.players[2].upgraded = [Card("U17")], True
    s.players[-1].missing, s.players[-1].dots = ["prison"], 3
    if players > 4:
        s.players[3].cards, s.players[3].yields = [Card("G18")], True
    if players > 5:
        s.players[4].cash_held, s.players[4].cash = True, 12_400
    s.seat = s.slot = 1
    s.show = Show(Card("M206"), 1, 2, stage="named")
    for pile in s.draws.values():
        del pile[: len(pile) // 3]
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def rolled(
    players: int = 5, die: int = 4, card: str = "M206", stage: str = "reward", **changed: object
) -> State:
    """The mission is over."""
    level = int(card[1])
    faces = [1, 5, 3][: max(1, level)]
    result = "failure" if die in faces else "success"
    show = Show(Card(card), 1, 2, "rolled", 0, 1, die, tuple(sorted(faces)), result)
    return mid(players, show=show, stage=stage, **changed)


def countered(turned: bool, die: int = 0) -> State:
    """The target of advanced defence has rolled a 3, and perhaps turned the mission round."""
    show = Show(Card("M316"), 1, 2, "reversed" if turned else "countered", 3, reversed=turned)
    if die:
        show.die, show.roller, show.faces, show.result, show.stage = die, 2, (1, 3, 5), "success", "rolled"
    return mid(5, show=show, stage="target" if turned else "defence")


def selling(players: int = 5, high: int = 1_300, whole: bool = True) -> State:
    """Sal's house is sold."""
    s = mid(players, stage="auction")
    sold = s.players[3]
    sold.out, sold.upgraded, sold.dots, sold.missing = 1, True, 0, []
    sold.shops, sold.cards = [Stake(Card("B03"), 5)], [Card("G17")]
    rest = [seat for seat in (4, 5, 0, 1, 2) if seat < players]
    s.sale = Sale(3, 1_250, rest if not high else rest[:-1], high, 1 if high else -1, whole)
    return s


def sold(players: int = 6) -> State:
    """One house is bought and upgraded, one closed; the buyer plays the bought slot."""
    s = mid(players, kind="bought", seat=0, slot=3)
    s.show = Show(Card("M118"), 0, 1, stage="named")
    s.players[3].out, s.players[3].upgraded, s.owners[3] = 1, True, 0
    s.players[-1].out, s.players[-1].left, s.owners[-1] = 2, True, CLOSED
    return s


def crowded(players: int = 6) -> State:
    """As much of everything as there may be, all on the last spaces."""
    s = rolled(players, 3, "M316", "free", kind="extra", round=128)
    for seat, player in enumerate(s.players):
        player.points, player.floor, player.cash, player.dots = 60 - seat % 3, 50, 123_450, 3
        player.upgraded, player.points_held, player.cash_held, player.yields = True, True, True, True
        player.missing = ["prison", "stop", "loan", "card"]
        player.loan, player.loan_late = 12_350, True
        player.cards = [Card(card) for card in ("U17", "U18", "G17", "G18")]
        player.stocks = [Stake(Card(card), 4) for card in ("S09", "S10", "S19", "S20", "S27", "S28", "S34")]
        player.shops = [Stake(Card(f"B{at:02}"), 6) for at in (9, 10, 11, 12)]
    s.drawn = Card("X16")
    return s


def on(*points: int) -> State:
    """Six markers on these spaces."""
    s = mid(6)
    for player, at in zip(s.players, points, strict=True):
        player.points = at
    return s


def over(players: int = 5, ending: str = "points") -> State:
    """The end of a game."""
    s = mid(players, phase="over", ending=ending, winner=2, round=18)
    s.players[2].points = 60
    if ending == "last":
        for seat in range(players):
            s.players[seat].out = 0 if seat == 2 else seat + 1
    return s


def seen(s: State, seat: int | None = None) -> SuburbView:
    """The view of a state."""
    return view(s, seat)


def _mostly(table: Table[Any], seat: int, rng: Random) -> Option:
    if rng.random() >= 0.7:
        return table.default(seat)
    offered: tuple[Option, ...] = table.asks[seat].options
    choice = rng.choice([one for one in offered if not isinstance(one, Give | GiveCard)])
    if isinstance(choice, Bid) and isinstance(choice.amount, Range):
        return msgspec.structs.replace(choice, amount=choice.amount.least)
    return choice


def play(players: int, seed: int, settings: Settings | None = None) -> Iterator[Table[Any]]:
    """A real game, at each question, with answers taken at random most of the time."""
    return questions(SPEC, players, settings or Settings(), seed=seed, pick=_mostly)


Made = Callable[[], State]
BOARDS: dict[str, Made] = {
    **{f"choosing-{n}": (lambda n=n: choosing(n)) for n in (5, 6)},  # type: ignore[misc]
    **{f"crowded-{n}": (lambda n=n: crowded(n)) for n in (3, 4, 6)},  # type: ignore[misc]
    **{f"won-by-{way}": (lambda way=way: over(5, way)) for way in ("money", "last", "left")},  # type: ignore[misc]
    "over": lambda: over(4),
    "fresh": lambda: mid(6, show=None, stage="draw"),
    "pile": lambda: mid(5, stage="pile", seat=2, slot=2),
    "won": rolled,
    "failed": lambda: rolled(5, 5, stage="free"),
    "level-1": lambda: rolled(4, 1, "M129", "free"),
    "level-3": lambda: rolled(5, 3, "M316", "free"),
    "effect": lambda: rolled(5, 4, stage="effect", effect=Card("G15"), drawn=Card("G15")),
    "stock": lambda: rolled(5, 4, stage="free", drawn=Card("S27"), seat=2),
    "shop": lambda: rolled(5, 4, stage="free", drawn=Card("B11"), roll=Roll(1, "shop", 6, (4, 5, 6))),
    "no-shop": lambda: rolled(5, 4, stage="free", roll=Roll(1, "shop", 2, (4, 5, 6))),
    "claim": lambda: rolled(5, 4, stage="free", claim=450, claim_points=2),
    "blocked": lambda: mid(5, show=Show(Card("M206"), 1, 2, "named", result="blocked"), stage="free"),
    "police": lambda: mid(5, show=Show(Card("M206"), 1, 2, "police", 3, result="police"), stage="free"),
    "countered": lambda: countered(False),
    "reversed": lambda: countered(True),
    "turned": lambda: countered(True, 4),
    "auction": selling,
    "auction-6": lambda: selling(6, 0),
    "auction-bare": lambda: selling(4, 1_300, False),
    "sold": sold,
    "stacked": lambda: on(0, 0, 0, 0, 0, 0),
    "full-end": lambda: on(60, 60, 60, 59, 59, 58),
    "edge": lambda: on(15, 15, 16, 35, 36, 36),
}
