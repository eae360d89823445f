"""Fictions positions to draw: real games under way, and ones stretched beyond what is likely."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from engines.core.ask import Option
from engines.core.discover import words
from engines.core.table import Table
from engines.fictions import SPEC
from engines.fictions.cards import HENCHMEN, PROBLEMS
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.scenario import found
from engines.fictions.state import Chapter, Settings, State
from engines.fictions.view import FictionsView
from render.kit.scene import Scene
from tests.render.playing import questions

WORDS = words("fictions")
NAMES = ("Otto", "Maja", "Ruth", "Ben")
KEYS = tuple(found())


def _in_pairs(table: Table[Any], seat: int, rng: Random) -> Option:
    options: tuple[Option, ...] = table.asks[seat].options
    if table.asks[seat].kind == "turn":
        acts = [one for one in options if len(getattr(one, "crew", ())) == 2]
        draws = [one for one in options if type(one).__name__ == "RecruitTwo"]
        if draws and (not acts or rng.random() < 0.4):
            return draws[0]
        if acts:
            return rng.choice(acts)
    return table.default(seat)


def play(players: int, seed: int, settings: Settings) -> Iterator[Table[Any]]:
    """A real game, at each question: Attempts with two Henchmen where there are some."""
    return questions(SPEC, players, settings, seed=seed, pick=_in_pairs)


@cache
def _saved(players: int, options: Settings, wanted: str, after: int) -> tuple[bytes, tuple[int, ...]]:
    for seed in range(1, 30):
        for table in play(players, seed, options):
            s = table.g.s
            stage = s.attempt.stage if s.attempt is not None else ""
            if s.round >= after and wanted in (s.phase, f"{s.phase}-{stage}"):
                return msgspec.msgpack.encode(s), table.awaited
    raise AssertionError(f"no {wanted} in thirty games")


def state(
    players: int, wanted: str, options: Settings | None = None, after: int = 0
) -> tuple[State, tuple[int, ...]]:
    """The first moment of a phase (``turn-rolled``: of a stage of an Attempt), and who is awaited."""
    packed, awaited = _saved(players, options or Settings(), wanted, after)
    return msgspec.msgpack.decode(packed, type=State), awaited


def scene(*awaited: int, names: Sequence[str] = NAMES, seats: int = 4) -> Scene:
    """A scene with a name a seat."""
    return Scene(tuple(names[:seats]), awaited, WORDS)


def seen(s: State, seat: int | None = None) -> FictionsView:
    """The view of a state."""
    return SPEC.view(s, seat)  # type: ignore[no-any-return]


def mid_game(key: str, players: int = 4, wanted: str = "turn", after: int = 2) -> State:
    """A Scenario alone, under way."""
    options = Settings(single=True, scenario=KEYS.index(key) + 1)
    return state(players, wanted, options, after)[0]


def crowded(players: int = 4) -> State:
    """Hands Up! with every card in play, Problems before everybody, and a roll under way."""
    s = mid_game("hands_up", players, "turn-rolled", 1)
    s.scene.rows["play"] = [f"HU{at:02}" for at in range(2, 17)]
    keys = list(map(Challenge, PROBLEMS))
    s.problems = [keys[seat::6] for seat in range(s.seats)]
    s.knocked_out, s.exhausted = [Henchman("H20")], [Henchman("H19")]
    return s


def loaded(seat: int, count: int, players: int = 4) -> State:
    """A roll under way, with ``count`` cards in one hand."""
    s = crowded(players)
    s.hands[seat] = [Henchman(card) for card in list(HENCHMEN)[-count:]]
    return s


def intermission() -> State:
    """Between two chapters, with two at the door."""
    s, _ = state(4, "shop")
    clan = list(s.clan)
    s.offered = [Henchman("H34"), Henchman("H35")]
    s.reputation, s.removals = 4, 1
    s.story = [
        Chapter(1, "hands_up", "success", 7, 8, clan[:2], [Henchman("H31")]),
        Chapter(2, "no_more_bets", "failure", 8, 2, clan[2:5], [Henchman("H21"), Henchman("H22")], clan[5:7]),
    ]
    return s


def over(ending: str = "won", convict: int | None = None) -> State:
    """The end of a campaign."""
    s = intermission()
    s.convict = convict
    s.phase, s.ending, s.chapter = "over", ending, 3
    s.story.append(Chapter(3, "bid_for_power", "success" if ending == "won" else ending, 10, 0))
    return s


Made = Callable[[], tuple[State, tuple[int, ...]]]


def _of(make: Callable[[], State], *awaited: int) -> Made:
    return lambda: (make(), awaited)


BOARDS: dict[str, Made] = {
    "choose": lambda: state(4, "choose"),
    "starter": lambda: state(3, "starter", None, 2),
    "turn": lambda: state(2, "turn"),
    "ready": lambda: state(3, "turn-ready"),
    "rolled": lambda: state(4, "turn-rolled"),
    "settling": lambda: state(4, "turn-settling"),
    "last-call": lambda: state(4, "last_call"),
    "solo": lambda: state(1, "turn-rolled"),
    "shop": lambda: (intermission(), (0, 1, 2, 3)),
    "won": _of(over),
    **{ending: _of(lambda ending=ending: over(ending)) for ending in ("evidence", "election", "betrayal")},  # type: ignore[misc]
    "evidence-of-one": _of(lambda: over("evidence", convict=2)),
    **{key: _of(lambda key=key: mid_game(key), 0) for key in KEYS},  # type: ignore[misc]
    "crowded": _of(crowded, 1),
    "crowded-2": _of(lambda: crowded(2), 1),
}
