"""Whole games over the wire that are known beforehand: the same dice, people of the same mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from db.store import Store
from engines.core.ask import Ask
from engines.core.chance import side
from engines.core.chooser import Chooser
from engines.core.discover import specs
from engines.core.event import Event
from engines.core.table import Table as Game
from engines.players import player
from host.tables import journal_records
from host.tables.computers import whim
from host.tables.loaded import LoadedTable
from playground.interactions import COMPONENT
from playground.tables import Table, open_table

from .conftest import Wired
from .sure_hand import Mind, by_hand, history


def foreseen(
    game: str,
    seed: bytes,
    seats: int,
    people: int,
    options: Any,
    choose: Chooser | None = None,
    watch: Callable[[Game[Any]], None] | None = None,
) -> list[Event]:
    """All that is told in a game with these dice, in which the first who took a seat choose by ``choose``
    (None: as the computers do) and the others are computers. ``watch`` looks at each moment of it."""
    spec = specs()[game]
    steady = player(spec, "steady")
    joined = list(range(seats))
    if not (spec.keeps_seats is not None and spec.keeps_seats(options)):
        side(seed, "seats").shuffle(joined, "seats")
    table, moved = Game.start(spec, seats, options, seed)
    told = [*moved.events]
    while table.outcome is None:
        if watch is not None:
            watch(table)
        seat = table.awaited[0]
        chooser = (choose or steady) if joined[seat] < people else steady
        choice = chooser(spec.view(table.g.s, seat), table.asks[seat], None, whim(table, seat))
        told += table.answer(seat, choice).events
    return [each.event for each in told]


@dataclass
class Whole:
    """A game that was played over the wire to its end."""

    loaded: LoadedTable
    told: list[object]
    """All that was told at the table."""
    log: str
    killed: int
    """The row after which the bot was killed; 0: it was not."""
    turns: Counter[int]
    """Presses and choices of people in turns of their own, by the number of the turn."""

    def says(self, event: Event) -> str:
        """How the log tells of an event."""
        return self.loaded.words().describe("event", event, self.loaded.placed())


async def play(
    wired: Wired,
    game: str,
    seed: bytes,
    people: tuple[str, ...],
    *,
    computers: int = 0,
    choose: Chooser | None = None,
    kill: Callable[[LoadedTable, Ask[Any]], bool],
    **options: Any,
) -> Whole:
    """Play a game with these dice through messages and buttons alone; the bot is killed, and started anew,
    as soon as ``kill`` says so of what is asked of a person."""
    wired.bot.fix_dice(seed)
    place = wired.act.place()
    table = await open_table(wired.server, place, *people, computers=computers, game=game, **options)
    spec, mind = specs()[game], Mind(await Store.open_to_read(wired.bot.database), choose)
    turns: Counter[int] = Counter()
    killed = 0
    await wired.bot.settle()
    while table.end() is None:
        loaded = await mind.table(table.id)
        asked = next(iter(loaded.awaited_people()), None)
        assert asked is not None, "nobody is asked, and it is not the end"
        ask = loaded.ask(asked.seat)
        assert ask is not None
        if not killed and kill(loaded, ask):
            killed = loaded.record.last_row
            await wired.revive(table)
        moment = spec.moment(loaded.opened().g.s)
        presses = await _answer(wired, table, mind, asked.name)
        await wired.bot.settle()
        if moment.seat == asked.seat:
            turns[moment.turn] += presses
    loaded = await mind.table(table.id)
    told = [journal_records.event_of(spec, event) for event in await mind.tables.store.events(loaded.id)]
    played = Whole(loaded, told, await history(table), killed, turns)
    await mind.tables.store.close()
    return played


@dataclass(frozen=True)
class Foretold:
    """A game of which everything is known before it is played, and that has all that can befall people."""

    game: str
    seed: bytes
    people: tuple[str, ...]
    seats: int
    options: Mapping[str, Any]
    choose: Chooser | None
    told: list[Event]
    stories: Mapping[str, Event | None]

    @classmethod
    def of(
        cls,
        game: str,
        seed: bytes,
        people: tuple[str, ...],
        befell: Callable[[Sequence[Event]], Mapping[str, Event | None]],
        *,
        computers: int = 0,
        choose: Chooser | None = None,
        watch: Callable[[Game[Any]], None] | None = None,
        **options: Any,
    ) -> Foretold:
        """See :func:`foreseen`; ``befell`` finds of each story the event that tells of it."""
        seats, settings = len(people) + computers, specs()[game].settings(**options)
        told = foreseen(game, seed, seats, len(people), settings, choose, watch)
        stories = befell(told)
        assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"
        return cls(game, seed, people, seats, options, choose, told, stories)

    async def comes_true(self, wired: Wired, kill: Callable[[LoadedTable, Ask[Any]], bool]) -> Whole:
        """Play it, see :func:`play`: it goes as foretold though the bot dies, and the log has every story."""
        played = await play(
            wired,
            self.game,
            self.seed,
            self.people,
            computers=self.seats - len(self.people),
            choose=self.choose,
            kill=kill,
            **self.options,
        )
        assert 0 < played.killed < played.loaded.record.last_row
        assert played.told == self.told, "the bot's death has changed something"
        for story, event in self.stories.items():
            assert event is not None
            assert played.says(event) in played.log, story
        return played


def first(
    told: Sequence[Event],
    kind: type[Event] | tuple[type[Event], ...],
    fits: Callable[[Any], bool] = lambda event: True,
) -> Event | None:
    """The first event of a kind (of one of several) that fits; None if there is none."""
    return next((event for event in told if isinstance(event, kind) and fits(event)), None)


async def _answer(wired: Wired, table: Table, mind: Mind, name: str) -> int:
    """The person called so answers what is asked; the number of presses and choices that it takes."""
    user = wired.act.user(name)

    def presses() -> int:
        made = wired.server.interactions.by_token.values()
        return sum(each.kind == COMPONENT and each.user == user.id for each in made)

    before, wanted = presses(), await mind.wanted(table.id, name)
    assert wanted is not None
    outcome = await by_hand(table, user, *wanted)
    assert outcome.error is None
    return presses() - before
