"""What the two Discords do by different means."""

from __future__ import annotations

import asyncio
from typing import Any

from host import ids
from playground.actors import Outcome
from tests.cogs import kit
from tests.cogs.kit import Press
from tests.stage import Person, Stage, answers

from .wire import WireStage

#: What a press reads that does not count.
QUIET = ("moment has passed", "counted already")


async def at_once(stage: Stage, *presses: Press) -> list[Any]:
    """Presses that arrive in the same instant; all that follows has happened when this returns."""
    if not isinstance(stage, WireStage):
        return list(await kit.at_once(stage, *presses))
    act = stage.server.act

    def press(one: Press) -> Any:
        message = one.message or stage.channel.last_message
        if one.values is None:
            return act.press(one.person.user, message, one.custom_id, force=True)
        return act.select(one.person.user, message, one.custom_id, one.values, force=True)

    return list(await stage.done(asyncio.gather(*(press(one) for one in presses))))


def said(result: Any) -> str:
    """What a press was answered with, as it was then."""
    return result.said if isinstance(result, Outcome) else kit.said(result)


def delete(stage: Stage, message: Any) -> None:
    """A moderator deletes a message."""
    if isinstance(stage, WireStage):
        stage.server.act.delete_message(message)
    else:
        stage.env.backend.delete_message(stage.channel.id, message.id)


def lose_answer(stage: Stage) -> None:
    """The next answer to an interaction comes too late."""
    if isinstance(stage, WireStage):
        stage.server.desk.patience = 4.0
        stage.server.act.fail("POST /interactions/*", 404, 10062)
    else:
        stage.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)


async def rows(stage: Stage, table: str) -> list[Any]:
    """The journal."""
    house = stage.house if isinstance(stage, WireStage) else stage.bot.house
    return list(await house.store.rows(table))


async def turned(person: Person, table: str) -> tuple[Any, str, list[str] | None]:
    """The person's panel, turned until one more press answers: ``(message, id, values)``."""
    panel = await person.panel(table)
    for _ in range(4):
        offered = answers(panel)
        for raw, values in offered:
            press = ids.read(raw["custom_id"])
            assert press is not None
            if values is not None:
                return panel, raw["custom_id"], values[: raw.get("min_values", 1)]
            if press.page is None:
                return panel, raw["custom_id"], None
        result = await person.press(panel, custom_id=offered[0][0]["custom_id"])
        panel = person.pressed(panel, result)
    raise AssertionError("no way to answer")
