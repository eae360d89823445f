"""Nothing that is hidden can be told from anything that others see (C11)."""

from __future__ import annotations

import json
import logging
import re
from random import Random
from typing import Any

import pytest

from engines.fixer.cards import ALL_CARDS
from tests.reading import files, private
from tests.stage import Person, Stage

from .conftest import Opening

_NAMES = {"R": "Regime", "C": "Capital", "M": "Media", "P": "People"}


def shown(payload: str) -> set[str]:
    """The cards that a payload names, by id or in words."""
    found = set()
    for card in ALL_CARDS:
        if re.search(rf"\b{card}\b|{_NAMES[card[0]]} {card[1]}\b", payload):
            found.add(str(card))
    return found


async def open_cards(made: Stage, table: str) -> set[str]:
    """Cards that everyone has seen by what was told."""
    found: set[str] = set()
    for event in await made.store.events(table):
        if event.seats is None:
            found |= {str(card) for card in ALL_CARDS if str(card).encode() in event.body}
    return found


class Watch:
    """Everything the bot sends, checked against the hands at that time."""

    def __init__(self, made: Stage, table: str) -> None:
        self.made, self.table, self.at = made, table, len(made.asked())
        self.before: list[set[str]] = []

    async def hands(self) -> list[set[str]]:
        return [set(hand) for hand in (await self.made.load(self.table)).opened().g.s.hands]

    async def check(self, presser: Person | None) -> None:
        """Look at what was sent since the last look; ``presser`` alone reads answers to presses."""
        made, after = self.made, await self.hands()
        loaded = await made.load(self.table)
        told = await open_cards(made, self.table)
        gave = loaded.opened().g.s.gave
        doors = {p.door: p for p in made.people.values()}
        for request in made.asked()[self.at :]:
            reader: Person | None = None
            if "/interactions/" in request.path or "/webhooks/" in request.path:
                reader = presser
            else:
                found = re.search(r"/channels/(\d+)/", request.path)
                reader = doors.get(int(found[1])) if found else None
            payload = json.dumps([request.json, request.path], ensure_ascii=False)
            if ":!join" in payload:
                # The lobby's cover shows some cards, always the same.
                continue
            mine = None if reader is None else loaded.seat_of(reader.id)
            for seat, hand in enumerate(after):
                if mine is not None and seat == mine.seat:
                    continue
                secret = (hand & self.before[seat] if self.before else hand) - told
                if mine is not None:
                    secret -= set(gave[mine.seat])
                assert not shown(payload) & secret, (request.method, payload)
            if reader is None:
                assert "hand.png" not in payload
        self.at, self.before = len(made.asked()), after


@pytest.mark.parametrize("options", [{}, {"card_exchange": True}])
async def test_c11_nobody_is_shown_anothers_hand(
    opening: Opening, caplog: pytest.LogCaptureFixture, options: dict[str, Any]
) -> None:
    caplog.set_level(logging.INFO)
    async with opening(seed=b"s" * 32) as made:
        table = await made.open("ana", "bo", computers=1, **options)
        watch, rng = Watch(made, table), Random(5)
        watch.at = 0
        await watch.check(None)
        presses = 0
        while people := await made.awaited(table):
            person = rng.choice(people)
            if presses % 4 == 1:
                for label in ("My hand", "Describe", "Log"):
                    await person.press(made.board(), label=label)
                    await watch.check(person)
                await person.offered("table play", "answer", "")
            await person.act(rng, table)
            if (await made.load(table)).record.status != "playing" or presses > 14:
                break
            await watch.check(person)
            presses += 1
        assert presses > 10
        for message in made.channel.history():
            for name in files(message):
                assert name in ("board.png", "hand.png")
                assert name == "board.png" or private(message)
        assert not any(shown(line) for line in made.logged(caplog))
