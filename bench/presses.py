"""What a game costs in presses: ``python -m bench.presses [--game fable] [--seats 3] [--games 6] [--json]``.

Whole games are played by each game's own computer player, and every answer is pressed through the panel that
a person would have had for it, from its first page, by the cheapest way. Counted is one press for

- a button, a page that is turned (*More*, *Back*, the next 25, a group that is opened),
- what is chosen from a list, however many lines are chosen at once,
- a form twice: to open it, and to send it.

Nothing else is counted: neither *Undo*, nor looks at hands and rules, nor answers that need not be given. A
turn is what the game counts as one (``Moment.turn``); ``own`` are the presses of the seat whose turn it is,
``all`` those of all seats from one turn to the next. Turns without a press of their own seat do not count. By
kind of question and answer it is told how often it comes in a hundred turns, and what it costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from typing import Annotated, Any

import msgspec
import typer

from db.records import SeatRecord, TableRecord
from engines.core import codec
from engines.core.ask import CLOCK, ELAPSED, Ask, Option, fits
from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.players import player
from host.games import Games
from host.shown.panel import Panel, Select, panel
from host.shown.press_ids import Answer, Form, Menu, Page, chosen
from host.simulation import seed_of
from host.tables.loaded import LoadedTable

from .tables import NAMES

_ID = "K7QM"
_BUTTON, _FORM = 1, 2


class Kind(msgspec.Struct, frozen=True):
    """How often one kind of answer is given, and what it costs."""

    per_100_turns: float
    presses: float
    """On average, for one."""


class Figures(msgspec.Struct, frozen=True):
    """One game at one number of seats."""

    games: int
    turns: int
    own_median: float
    own_mean: float
    all_median: float
    all_mean: float
    own_histogram: dict[int, int]
    """Turns by the presses of their own seat."""
    kinds: dict[str, Kind]
    """By question and answer, the costliest first."""


class _Count:
    """Presses, as they are made."""

    def __init__(self) -> None:
        self.own: Counter[tuple[int, int]] = Counter()
        """By game and turn."""
        self.every: Counter[tuple[int, int]] = Counter()
        self.given: Counter[str] = Counter()
        self.presses: Counter[str] = Counter()

    def figures(self, games: int) -> Figures:
        """What was counted."""
        turns = max(1, len(self.own))
        own, every = list(self.own.values()), [self.every[turn] for turn in self.own]
        kinds = {
            kind: Kind(round(100 * self.given[kind] / turns, 1), round(presses / self.given[kind], 2))
            for kind, presses in self.presses.most_common()
        }
        return Figures(
            games,
            len(self.own),
            median(own or [0]),
            round(fmean(own or [0]), 2),
            median(every or [0]),
            round(fmean(every or [0]), 2),
            dict(sorted(Counter(own).items())),
            kinds,
        )


def loaded_table(games: Games, table: Table[Any], seats: int) -> LoadedTable:
    """A table in memory alone, as the host would have it, with a person at every seat."""
    spec = table.spec
    record = TableRecord(
        id=_ID,
        game=spec.key,
        status="playing",
        settings=b"{}",
        seats=seats,
        guild=1,
        channel=2,
        host=3,
        language="en",
        secret=b"",
        rules_version=spec.rules_version,
        made=0.0,
        touched=0.0,
    )
    people = [
        SeatRecord(table=_ID, seat=at, user=100 + at, name=NAMES[at], joined=0.0) for at in range(seats)
    ]
    return LoadedTable(record, people, games[spec.key], table)


def presses(loaded: LoadedTable, ask: Ask[Any], choice: Option) -> int:
    """The fewest presses that give an answer from the first page of its seat's panel. Raises LookupError if
    no page offers it."""
    done, level, turned = {""}, [""], 0
    while level:
        pages = [made for path in level if (made := panel(loaded, ask.seat, path)) is not None]
        costs = [cost for page in pages for cost in _costs(page, ask, choice)]
        if costs:
            return turned + min(costs)
        level = [path for page in pages for path in _paths(page) if path not in done]
        done |= set(level)
        turned += _BUTTON
    raise LookupError(f"{ask.kind}: no page offers {codec.text(choice)}")


def _costs(page: Panel, ask: Ask[Any], choice: Option) -> Iterator[int]:
    """The ways to give an answer on a page."""
    text = codec.text(choice)
    for press in _offered(page):
        if isinstance(press, Answer) and press.option == text:
            yield _BUTTON
    for select in page.selects:
        if isinstance(select.press, Answer) and _fills(ask, select.press.option, choice):
            yield _BUTTON
    for form in page.forms:
        if _fills(ask, form.press.option, choice):
            yield _FORM


def _offered(page: Panel) -> Iterator[Answer | Page | Form]:
    """What can be pressed on a page, or chosen from its lists."""
    for entry in (*page.buttons, *page.closing, *page.turns):
        yield entry.press
    for select in page.selects:
        yield from _lines(select)


def _lines(select: Select) -> Iterator[Answer | Page | Form]:
    """What the lines of a list mean, where each is something of its own."""
    if isinstance(select.press, Menu):
        for line in select.lines:
            yield chosen(select.press, line.value)


def _paths(page: Panel) -> Iterator[str]:
    """What can be opened from a page."""
    for press in _offered(page):
        if isinstance(press, Page):
            yield press.path


def _fills(ask: Ask[Any], hole: str, choice: Option) -> bool:
    """Whether an option with a hole becomes the answer when it is filled."""
    offered = tuple(option for option in ask.options if codec.text(option) == hole)
    return fits(msgspec.structs.replace(ask, options=offered), choice)


def play(games: Games, spec: GameSpec[Any], seats: int, number: int, count: _Count) -> None:
    """One game by the game's own player; its presses go to ``count``."""
    seed = seed_of(0, number)
    table, _ = Table.start(spec, seats, spec.settings(), seed)
    choose, rng = player(spec, next(iter(spec.players), "random")), Random(seed)
    while table.outcome is None:
        if not table.awaited:
            table.answer(CLOCK, ELAPSED, by="clock")
            continue
        at = table.awaited[0]
        ask, moment = table.asks[at], spec.moment(table.g.s)
        choice = choose(spec.view(table.g.s, at), ask, None, rng)
        cost = presses(loaded_table(games, table, seats), ask, choice)
        kind = f"{ask.kind}: {codec.tag(type(choice))}"
        count.given[kind] += 1
        count.presses[kind] += cost
        count.every[number, moment.turn] += cost
        if moment.seat == at:
            count.own[number, moment.turn] += cost
        table.answer(at, choice, by="computer")


def measure(game: str, seats: int, games: int) -> Figures:
    """A game of the house at a number of seats."""
    found, count = Games.found(), _Count()
    for number in range(games):
        play(found, found[game].spec, seats, number, count)
    return count.figures(games)


def main(
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    seats: Annotated[int, typer.Option(help="One number of seats only.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Games of each kind.")] = 4,
    kinds: Annotated[int, typer.Option(help="So many kinds of answers are told of.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
) -> None:
    """Count presses a turn."""
    found: dict[str, dict[int, Figures]] = {}
    for key, one in Games.found().items():
        if game in ("", key):
            for count in one.spec.seats:
                if seats in (0, count):
                    figures = measure(key, count, games)
                    found.setdefault(key, {})[count] = figures
                    if not as_json:
                        _tell(key, count, figures, kinds)
    if as_json:
        print(msgspec.json.encode(found).decode())


def _tell(game: str, seats: int, figures: Figures, kinds: int) -> None:
    print(
        f"{game} {seats}: own {figures.own_median:g} ({figures.own_mean:.2f}), "
        f"all {figures.all_median:g} ({figures.all_mean:.2f}), {figures.turns} turns"
    )
    if kinds:
        print("   turns by presses:", " ".join(f"{n}:{turns}" for n, turns in figures.own_histogram.items()))
    for name, kind in list(figures.kinds.items())[:kinds]:
        print(f"   {name:30} {kind.per_100_turns:7.1f} in 100 turns, {kind.presses:.2f} presses each")


if __name__ == "__main__":
    typer.run(main)
