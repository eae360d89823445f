"""``python -m bench.messages``: what people answer and are told, counted by turns of the table.

Two people and a computer (or as many as the game wants) play each game by script in the simulated Discord.
A turn is what the game counts as one (``moment``); all that an answer brings belongs to the turn in which it
was given. Answers to presses are no messages: only what is posted, changed or taken away counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Annotated, Any

import typer

from engines.core.discover import specs
from tests.reading import walk
from tests.stage import Stage, stage

#: What is counted, in the order of the columns: answers of people; messages posted in the channel and to
#: people; messages changed and taken away; lines told on boards and at the head of panels.
COUNTED = ("answers", "posts", "dms", "edits", "deletes", "board_lines", "hand_lines")
#: Games of a kind at most, and answers in each: some end soon, and in some a turn is long.
_GAMES, _ANSWERS = 20, 60


async def counted(folder: Path, game: str, most: int) -> list[Counter[str]]:
    """What each whole turn brought, game after game, until people have given ``most`` answers."""
    turns: list[Counter[str]] = []
    left = most
    for number in range(_GAMES):
        if left <= 0:
            break
        async with stage(folder / f"messages-{game}-{number}.db", seed=bytes([number]) * 32) as made:
            left -= await _play(made, game, min(left, _ANSWERS), turns)
    return turns


async def _play(made: Stage, game: str, most: int, turns: list[Counter[str]]) -> int:
    """A game of at most ``most`` answers; how many were given. Its turns are added to ``turns``."""
    least = min(seats for seats in specs()[game].seats if seats >= 3)
    table = await made.open("ana", "bo", game=game, computers=least - 2)
    seen, here, turn, given = _Seen(made), Counter[str](), await _turn(made, table), 0

    class Enough(Exception):
        pass

    async def after(answers: int) -> None:
        nonlocal here, turn, given
        given = answers
        here += seen.since() + Counter(answers=1)
        if (now := await _turn(made, table)) != turn:
            turns.append(here)
            here, turn = Counter(), now
        if answers >= most:
            raise Enough

    with contextlib.suppress(Enough):
        await made.play(table, Random(game), every=after, limit=most + 1)
    return given


async def _turn(made: Stage, table: str) -> int:
    loaded = await made.load(table)
    return int(loaded.spec.moment(loaded.opened().g.s).turn)


class _Seen:
    """What has been counted already."""

    def __init__(self, made: Stage) -> None:
        self.made, self.requests = made, 0
        self.lines: set[tuple[int, str]] = set()
        self.since()

    def since(self) -> Counter[str]:
        """What has come since the last look."""
        found: Counter[str] = Counter()
        asked = self.made.asked()
        public = f"/channels/{self.made.channel.id}/messages"
        for request in asked[self.requests :]:
            if "/messages" not in request.path:
                continue
            if request.method == "POST" and request.path.startswith("/channels/"):
                found["posts" if request.path == public else "dms"] += 1
            elif request.method in ("PATCH", "DELETE"):
                found["edits" if request.method == "PATCH" else "deletes"] += 1
        self.requests = len(asked)
        for message in self.made.channel.history():
            found["board_lines"] += self._new(message.id, _told(message))
        for person in self.made.people.values():
            for message in person.dms():
                found["hand_lines"] += self._new(message.id, _told(message))
        return found

    def _new(self, message: int, lines: list[str]) -> int:
        new = {(message, line) for line in lines} - self.lines
        self.lines |= new
        return len(new)


def _told(message: Any) -> list[str]:
    """The lines that tell: on a board between picture and who is awaited, in a panel before its picture."""
    texts: list[str] = []
    gallery: int | None = None
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        if raw.get("content"):
            texts.append(raw["content"])
        elif raw.get("items") and gallery is None:
            gallery = len(texts)
    if gallery is not None and gallery > 1:
        # A panel: heading, what happened, picture, question.
        texts = texts[:gallery]
    lines = [line for part in texts for line in part.splitlines() if line.strip()]
    return [line for line in lines if not line.startswith("#") and "<@" not in line and "Waiting" not in line]


def table_of(found: dict[str, list[Counter[str]]]) -> str:
    """Medians and means by game, a row each."""
    head = f"{'':10}{'turns':>7}" + "".join(f"{name:>18}" for name in COUNTED)
    rows = [head]
    for game, turns in found.items():
        cells = [[turn[name] for turn in turns] for name in COUNTED]
        shown = "".join(f"{f'{median(cell):g} / {mean(cell):.1f}':>18}" for cell in cells)
        rows.append(f"{game:10}{len(turns):>7}{shown}")
    return "\n".join(rows)


async def measure(folder: Path, most: int) -> dict[str, list[Counter[str]]]:
    """All games."""
    return {game: await counted(folder, game, most) for game in specs()}


def main(
    answers: Annotated[int, typer.Option(help="Of people, in all games of a kind together.")] = 180,
    as_json: Annotated[bool, typer.Option("--json", help="Every turn, as JSON.")] = False,
) -> None:
    """Count, and print median and mean for a turn."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), answers))
    print(json.dumps(found) if as_json else table_of(found))


if __name__ == "__main__":
    typer.run(main)
