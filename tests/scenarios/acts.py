"""What people do in several scenarios."""

from __future__ import annotations

from random import Random
from typing import Any

from host.shown import press_ids
from tests.press import Press
from tests.reading import answers, controls, said, text
from tests.stage import Person, Stage

#: What a press reads that does not count.
QUIET = ("moment has passed", "counted already")


async def rows(stage: Stage, table: str) -> list[Any]:
    """The journal."""
    return list(await stage.store.rows(table))


async def turned(person: Person, table: str) -> tuple[Any, str, list[str] | None]:
    """The person's panel, turned until one more press answers: ``(message, id, values)``."""
    panel = await person.panel(table)
    for _ in range(4):
        offered = answers(panel)
        for raw, values in offered:
            press = press_ids.decode(raw["custom_id"])
            assert press is not None
            if values is not None:
                return panel, raw["custom_id"], values[: raw.get("min_values", 1)]
            if not isinstance(press, press_ids.Page):
                return panel, raw["custom_id"], None
        result = await person.press(panel, custom_id=offered[0][0]["custom_id"])
        panel = person.pressed(panel, result)
    raise AssertionError("no way to answer")


async def answer(person: Person, table: str) -> Press:
    """The press that answers what a person is asked."""
    message, custom, values = await turned(person, table)
    return Press(person, custom, message, values)


async def leave(person: Person, table: str) -> str:
    """Leave through the board's ⋯, with the question that comes first."""
    menu = await person.press(person.stage.board(table), label="⋯")
    asked = await person.press(menu.response, label="Leave")
    assert "Leave table" in said(asked)
    return said(await person.press(asked.response, label="Leave for good"))


async def gone(person: Person, **options: Any) -> str:
    """Leave by the command, and by the press that it asks for."""
    asked = await person.slash("table leave", **options)
    assert "Leave table" in said(asked)
    return said(await person.press(asked.response, label="Leave for good"))


def offers(made: Stage) -> list[Any]:
    """Messages that offer a seat."""
    return [m for m in made.channel.history() if any(c.get("label") == "Take this seat" for c in controls(m))]


async def played(made: Stage, table: str, rng: Random) -> Person:
    """One play by whoever is to act; who it was."""
    [person] = await made.awaited(table)
    await person.act(rng, table)
    return person


async def with_restarts(made: Stage, table: str, rng: Random, every: int) -> None:
    """Play to the end while the bot is started anew after every so many presses: it has one board then, and
    asks everybody once who must answer."""

    async def restarted(count: int) -> None:
        if count % every:
            return
        await made.restart()
        if (await made.load(table)).record.status == "playing":
            assert len(made.boards()) == 1
            for person in await made.awaited(table):
                assert len(person.asking(table)) == 1

    await made.play(table, rng, every=restarted)
    await ended(made, table)


async def ended(made: Stage, table: str) -> None:
    """The game is over and its last card says how; nothing is left that asks."""
    loaded = await made.load(table)
    assert loaded.record.status == "finished"
    outcome = loaded.opened().outcome
    assert outcome is not None
    last = text(made.last("the end"))
    for seat, score in enumerate(outcome.scores):
        assert f"{loaded.names[seat]}** {score}" in last
    assert not made.boards()
    assert not any(person.asking() for person in made.people.values())
    assert not await made.store.timers(table)
    assert not [record for record in await made.store.unsent() if record.table == table]
