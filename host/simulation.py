"""Many games by computer players, with no host and no store: for figures and for balance."""

from __future__ import annotations

import contextlib
import gc
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from engines.core.ask import Ask, Option
from engines.core.chance import Unrecorded
from engines.core.chooser import Chooser
from engines.core.run import Deaf, Hand, bare, playout
from engines.core.spec import Context, GameSpec, Outcome
from engines.core.table import Table
from engines.core.worlds import possible
from engines.players import RANDOM, names, player
from engines.players.random import choose

from .games import Games, handed_in
from .stopping import end_with_parent

#: A game at a table that has taken this many answers has no end.
_ENDLESS = 100_000
#: Games are played in batches of so many, and the progress is told after each.
_TOLD = 16
#: Words for a truth, as people type them.
_TRUTHS = {"true": "true", "on": "true", "1": "true", "false": "false", "off": "false", "0": "false"}


class BadRequest(ValueError):
    """A simulation that cannot be run: ``what`` is wrong (game, number of seats, player, option, or
    the value of one), ``given`` is what was asked for, ``known`` what there is instead."""

    def __init__(self, what: str, given: object, known: Sequence[object] = ()) -> None:
        hint = f" (there is {', '.join(map(str, known))})" if known else ""
        super().__init__(f"no such {what}: {given}{hint}")
        self.what, self.given, self.known = what, given, tuple(known)


class Failure(msgspec.Struct, frozen=True):
    """A game that raised."""

    number: int
    """From 0; under the same seed it is the same game again."""
    error: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a simulation."""

    game: str
    seats: int
    games: int
    """Games begun."""
    finished: int
    """Games that reached their end; the others are in ``failed``."""
    decisions: int
    """Answers in all finished games."""
    decisions_per_s: float
    """On the wall's clock."""
    decisions_per_core_s: float
    """By the time of one processor: what the rules take, however many are at work."""
    median_decisions: float
    """Answers in a finished game."""
    wins: tuple[int, ...]
    """By seat: games won alone."""
    shared: int
    """Games with a shared first place."""
    endings: dict[str, int]
    """Games by the way they ended, the commonest first."""
    seconds: float
    """On the wall's clock, for all games."""
    failed: tuple[Failure, ...]


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    players: Sequence[str] = (RANDOM,),
    options: Sequence[str] = (),
    *,
    journal: bool = False,
    jobs: int = 1,
    more_games: str = "",
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play ``games`` games to their ends and count. Raises BadRequest before the first.

    ``players`` are names of computer players, dealt to the seats over and over; ``options`` are
    ``name=value``. With ``journal`` every answer is judged, numbered and checked as at a real table;
    the games are the same, and the same in however many processes (``jobs``) they are played.
    ``more_games`` names games that are not found by the walk, as :func:`host.games.handed_in` reads it.
    ``progress`` hears after every sixteenth game how many are done.
    """
    spec = find(Games.found(handed_in(more_games)), game, seats)
    options_of(spec, seats, options)
    _choosers(spec, seats, players)
    batches = [range(at, min(at + _TOLD, games)) for at in range(0, games, _TOLD)]
    wanted = (seats, seed, tuple(players), tuple(options), journal)
    played = _Played()
    begun = perf_counter()
    with contextlib.ExitStack() as open_:
        results: Iterable[_Played]
        if min(jobs, len(batches)) > 1:
            # Fresh processes: the caller may run threads.
            pool = ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn"), end_with_parent)
            results = open_.enter_context(pool).map(partial(_elsewhere, more_games, game, *wanted), batches)
        else:
            results = map(partial(_batch, spec, *wanted), batches)
        for batch, result in zip(batches, results, strict=True):
            played.add(result)
            if progress is not None:
                progress(batch.stop)
    seconds = perf_counter() - begun
    lengths = played.lengths
    return Result(
        game=spec.key,
        seats=seats,
        games=games,
        finished=len(lengths),
        decisions=sum(lengths),
        decisions_per_s=round(sum(lengths) / seconds, 1) if seconds else 0.0,
        decisions_per_core_s=round(sum(lengths) / played.busy, 1) if played.busy else 0.0,
        median_decisions=float(median(lengths)) if lengths else 0.0,
        wins=tuple(played.wins[seat] for seat in range(seats)),
        shared=played.shared,
        endings=dict(played.endings.most_common()),
        seconds=round(seconds, 3),
        failed=tuple(played.failed),
    )


@dataclass
class _Played:
    """What came of some games."""

    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    failed: list[Failure] = field(default_factory=list)
    busy: float = 0.0
    """Seconds of a processor."""

    def add(self, other: _Played) -> None:
        """These games too."""
        self.wins += other.wins
        self.shared += other.shared
        self.endings += other.endings
        self.lengths += other.lengths
        self.failed += other.failed
        self.busy += other.busy


@cache
def _games(more_games: str) -> Games:
    """The games of a process that does nothing but play them: read, and their words checked, once."""
    return Games.found(handed_in(more_games))


def _elsewhere(
    more_games: str,
    game: str,
    seats: int,
    seed: int,
    players: tuple[str, ...],
    options: tuple[str, ...],
    journal: bool,
    numbers: range,
) -> _Played:
    """A batch in a process of its own, to which a game goes by its name."""
    spec = find(_games(more_games), game, seats)
    return _batch(spec, seats, seed, players, options, journal, numbers)


def _batch(
    spec: GameSpec[Any],
    seats: int,
    seed: int,
    players: tuple[str, ...],
    options: tuple[str, ...],
    journal: bool,
    numbers: range,
) -> _Played:
    """Play the games of these numbers."""
    chosen, choosers = options_of(spec, seats, options), _choosers(spec, seats, players)
    play = _journalled if journal else _bare
    played = _Played()
    # Games leave no cycles behind; looking for some takes a twentieth of the time.
    collecting = gc.isenabled()
    gc.disable()
    begun = process_time()
    for number in numbers:
        try:
            length, outcome = play(spec, seats, chosen, seed_of(seed, number), choosers)
        except Exception as error:
            # One broken game is counted, and does not take the others with it.
            played.failed.append(Failure(number, f"{type(error).__name__}: {error}"))
        else:
            played.lengths.append(length)
            played.endings[outcome.kind] += 1
            if len(outcome.winners) == 1:
                played.wins[outcome.winners[0]] += 1
            elif outcome.winners:
                played.shared += 1
    played.busy = process_time() - begun
    if collecting:
        gc.enable()
    return played


def seed_of(seed: int, number: int) -> bytes:
    """The 32 bytes that fix the dice and the players of one game of a simulation."""
    return sha256(f"{seed} {number}".encode()).digest()


def named(games: Games, game: str) -> GameSpec[Any]:
    """The one of ``games`` called ``game``; raises BadRequest."""
    if game not in games:
        raise BadRequest("game", game, tuple(games))
    return games[game].spec


def find(games: Games, game: str, seats: int) -> GameSpec[Any]:
    """The one of ``games`` called ``game``, if ``seats`` may play it; raises BadRequest."""
    spec = named(games, game)
    if seats not in spec.seats:
        raise BadRequest("number of seats", seats, spec.seats)
    return spec


def options_of(spec: GameSpec[Any], seats: int, pairs: Sequence[str]) -> Any:
    """The game's options from ``name=value``: a truth is true/on/1 or false/off/0, a number an
    integer. What is not named keeps its default. Raises BadRequest."""
    fields = {field.name: field for field in msgspec.structs.fields(spec.settings)}
    given: dict[str, str] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in fields:
            raise BadRequest("option", name, tuple(fields))
        truth = fields[name].type is bool
        given[name] = _TRUTHS.get(value.lower(), "") if truth else value
        try:
            msgspec.convert({name: given[name]}, spec.settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadRequest(
                f"value of {name}", value or "nothing", tuple(_TRUTHS) if truth else ()
            ) from error
    made = msgspec.convert(given, spec.settings, strict=False)
    if spec.settings_fit is not None and (why := spec.settings_fit(seats, made)):
        raise BadRequest(f"{why} with {seats} seats", " ".join(pairs))
    return made


def _choosers(spec: GameSpec[Any], seats: int, players: Sequence[str]) -> list[Chooser | None]:
    """One for each seat; None is the random player, which needs no view."""
    for name in players:
        if name not in names(spec):
            raise BadRequest("player", name, names(spec))
    dealt = [(players or (RANDOM,))[seat % max(1, len(players))] for seat in range(seats)]
    return [None if name == RANDOM else player(spec, name) for name in dealt]


def _bare(
    spec: GameSpec[Any], seats: int, options: Any, seed: bytes, choosers: Sequence[Chooser | None]
) -> tuple[int, Outcome]:
    """One game by the rules alone: the number of answers, and its end."""
    g: Context[Any] = Deaf(spec.new(seats, options), Unrecorded(seed))
    rng = Random(seed)

    def hand(chooser: Chooser | None) -> Hand:
        if chooser is None:
            return partial(choose, rng=rng)
        return lambda ask: chooser(spec.view(g.s, ask.seat), ask, None, rng)

    length = bare(spec, g, [hand(chooser) for chooser in choosers])
    return length, _end(spec.outcome(g.s))


def _journalled(
    spec: GameSpec[Any], seats: int, options: Any, seed: bytes, choosers: Sequence[Chooser | None]
) -> tuple[int, Outcome]:
    """One game at a table that keeps its journal: the number of answers, and its end."""
    table, _ = Table.start(spec, seats, options, seed)

    def answer(ask: Ask[Any], rng: Random) -> Option:
        chooser = choosers[ask.seat]
        if chooser is None:
            return choose(ask, rng)
        return chooser(spec.view(table.g.s, ask.seat), ask, possible(table, ask.seat, rng), rng)

    playout(table, Random(seed), answer, limit=_ENDLESS)
    # Row 0 is the start, every other row an answer.
    return table.n, _end(table.outcome)


def _end(outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise RuntimeError(f"no end after {_ENDLESS} answers")
    return outcome
