"""Simulated games: figures that fit together, the same ones for the same seed, and clear refusals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engines.core import discover as found_games
from engines.core.discover import specs
from engines.core.spec import Context
from host.games import Game, Games
from host.simulation import BadRequest, Result, find, options_of, simulate


def figures(result: Result) -> dict[str, Any]:
    """All but what the clock says."""
    return {**msgspec.to_builtins(result), "seconds": 0, "decisions_per_s": 0, "decisions_per_core_s": 0}


@pytest.mark.parametrize("journal", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_is_counted_once(seats: int, journal: bool) -> None:
    result = simulate("fixer", seats, 20, 7, journal=journal)
    assert (result.game, result.seats, result.games, result.finished) == ("fixer", seats, 20, 20)
    assert len(result.wins) == seats
    assert sum(result.wins) + result.shared == 20
    assert sum(result.endings.values()) == 20
    assert result.failed == ()
    assert result.decisions >= 20 * result.median_decisions / 2 > 0
    assert result.decisions_per_s > 0


def test_the_same_seed_plays_the_same_games_with_a_journal_and_without() -> None:
    wanted = ("fixer", 3, 20, 5, ["steady", "random"], ["exchange=on", "long_game=1"])
    first = figures(simulate(*wanted))
    assert figures(simulate(*wanted)) == first
    assert figures(simulate(*wanted, journal=True)) == first
    assert figures(simulate(*wanted, jobs=2)) == first
    assert figures(simulate(*wanted[:3], 6, *wanted[4:])) != first


@pytest.mark.parametrize("game", sorted(specs()))
@pytest.mark.parametrize("player", ["steady", "random"])
def test_asks_that_nobody_could_answer_may_be_left_out(game: str, player: str) -> None:
    # Without a journal the rules need not ask whoever need not answer; it must be the same game.
    seats = specs()[game].seats[-1]
    bare = simulate(game, seats, 2, 11, [player])
    assert figures(simulate(game, seats, 2, 11, [player], journal=True)) == figures(bare)


def test_players_are_dealt_to_the_seats_over_and_over() -> None:
    steady = simulate("fixer", 3, 30, 1, ["random", "steady"])
    assert steady.wins[1] > steady.wins[0] + steady.wins[2]


def test_progress_hears_now_and_then_and_at_the_end() -> None:
    heard: list[int] = []
    simulate("fixer", 2, 35, 1, progress=heard.append)
    assert heard == [16, 32, 35]


def test_all_games_are_read_once_however_many_batches_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Games] = []
    found = Games.found

    def counted(extra: Iterable[Game] = ()) -> Games:
        read.append(found(extra))
        return read[-1]

    monkeypatch.setattr(Games, "found", counted)
    simulate("fixer", 2, 35, 1)
    assert len(read) == 1


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([], (False, False, -1)),
        (["exchange=true", "long_game=OFF"], (True, False, -1)),
        (["exchange=1", "long_game=on", "first_player=2"], (True, True, 2)),
        (["exchange=0", "exchange=on"], (True, False, -1)),
    ],
)
def test_options_are_read_by_their_fields_types(pairs: list[str], expected: tuple[object, ...]) -> None:
    assert msgspec.structs.astuple(options_of(find(Games.found(), "fixer", 3), 3, pairs)) == expected


@pytest.mark.parametrize(
    ("game", "seats", "players", "options", "what"),
    [
        ("chess", 2, [], [], "game"),
        ("fixer", 5, [], [], "number of seats"),
        ("fixer", 2, ["steady", "genius"], [], "player"),
        ("fixer", 2, [], ["colour=red"], "option"),
        ("fixer", 2, [], ["exchange=perhaps"], "value of exchange"),
        ("fixer", 2, [], ["exchange"], "value of exchange"),
        ("fixer", 2, [], ["first_player=1.5"], "value of first_player"),
        ("fixer", 2, [], ["first_player=2"], "first-player with 2 seats"),
    ],
)
def test_what_cannot_be_run_is_refused_by_name(
    game: str, seats: int, players: list[str], options: list[str], what: str
) -> None:
    with pytest.raises(BadRequest) as refused:
        simulate(game, seats, 1, 1, players, options)
    assert refused.value.what == what
    assert str(refused.value).startswith(f"no such {what}: ")


@pytest.mark.parametrize("journal", [False, True])
def test_a_game_that_raises_is_counted_with_its_number(
    monkeypatch: pytest.MonkeyPatch, journal: bool
) -> None:
    spec = found_games.specs()["fixer"]
    begun = 0

    def step(g: Context[Any]) -> Any:
        nonlocal begun
        if g.s.phase == "deal":
            begun += 1
            if begun == 3:
                raise ZeroDivisionError("a rule is broken")
        return spec.step(g)

    monkeypatch.setitem(found_games.specs(), "fixer", replace(spec, step=step))
    result = simulate("fixer", 2, 5, 1, journal=journal)
    assert (result.games, result.finished) == (5, 4)
    assert [(failure.number, failure.error) for failure in result.failed] == [
        (2, "ZeroDivisionError: a rule is broken")
    ]
