"""A person's answer, by a press or by typing: to the host, and the next panel back."""

from __future__ import annotations

from typing import Any

from engines.core.codec import parse
from host import play
from host.errors import Passed
from host.house import House, now
from host.layout import hand as hand_layout
from host.sitting import Sitting

from .panels import closed_note, give_hand, give_panel, live_board
from .reply import Reply

#: Seconds within which the same answer again is a finger that trembled.
TWICE = 10.0


async def answer(bot: Any, reply: Reply, table: str, seat: int, ask: int | None, words: str) -> None:
    """Give an answer to the host, then the next panel to the person. Raises Passed or Sorry."""
    house, user = bot.house, reply.interaction.user.id
    try:
        got = await play.answer(house, table, user, seat, ask, words, reply.interaction.id)
        note = hand_layout.done(got.sitting, got.choice, reply.locale)
        if extra := await closed_note(house, reply):
            note += f"\n-# {extra}"
        if got.sitting.ask(seat) is not None:
            await give_hand(bot, reply, got.sitting, seat, note=note, draw=False)
            return
        text = hand_layout.waiting(got.sitting, reply.locale)
        board = await live_board(house, table)
        card = hand_layout.played(got.sitting, f"{note}\n{text}", board, reply.locale)
        await give_panel(house, reply, got.sitting, seat, card)
    except Passed as passed:
        if passed.key == "passed" and await _same(house, await house.sit(table), seat, ask, words):
            raise Passed("twice") from passed
        raise
    finally:
        house.stir(table)


async def _same(house: House, sitting: Sitting, seat: int, ask: int | None, words: str) -> bool:
    """Whether this very answer was given a moment ago: somebody pressed twice."""
    if ask is None:
        return False
    rows = [row for row in await house.store.rows(sitting.id, ask) if row.seat == seat]
    last = rows[-1] if rows else None
    if last is None or last.ask != ask or last.by != "person" or last.choice is None:
        return False
    choice = parse(sitting.spec.options, words)
    fresh = now() - last.at <= TWICE
    return fresh and choice is not None and bool(sitting.live().choice(last.choice) == choice)
