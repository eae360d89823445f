"""Many presses in a moment, refusals by Discord, and names and panels at their worst (C9, C10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.reading import text, walk

from .acts import answer, gone, played
from .conftest import Opening

WORST = [
    "**_~~`||>#<@1>@here||`~~_**xxxxx",
    "@everyone ```\n<@&1> [a](http://b)",
    "\u202eאבגדה مرحبا\u2066 \u200b",
    "🏳️‍🌈👨‍👩‍👧‍👦W🀄︎WWWWWWWWWWWWWWWWWWWWWW",
]


async def test_c09_the_last_state_wins(opening: Opening) -> None:
    async with opening(seed=b"9" * 32) as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        presses = [await answer(person, table) for person in await made.awaited(table)]
        edits = len(made.requests("PATCH", "/messages/"))
        await made.at_once(*presses)
        shown = [r for r in made.requests("PATCH", "/messages/")[edits:] if r.path.startswith("/channels/")]
        assert len(shown) <= 6
        board = text(made.board())
        [person] = await made.awaited(table)
        assert f"<@{person.id}>" in board


async def test_c04_the_line_breaks_while_a_board_is_posted(opening: Opening) -> None:
    async with opening(seed=b"4" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        made.refuse("POST", f"/channels/{made.channel.id}/messages", 503)
        await played(made, table, Random(1))
        await made.wait(3)
        assert len(made.boards(table)) == 1
        [person] = await made.awaited(table)
        assert [bool(one.asking(table)) for one in made.people.values()] == [
            one is person for one in made.people.values()
        ]
        assert len(person.asking(table)) == 1
        assert not [record for record in await made.store.unsent() if record.table == table]


@pytest.mark.parametrize("status", [429, 503])
async def test_c09_discord_refuses_and_is_not_stormed(opening: Opening, status: int) -> None:
    async with opening(seed=b"9" * 32, settle_timeout=1.5) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        path = f"/channels/{made.channel.id}/messages"
        made.refuse("POST", path, status, times=None)
        made.refuse("PATCH", path + "/*", status, times=None)
        before = len([r for r in made.asked() if r.path.startswith(path)])
        await person.act(Random(1), table)
        await made.wait(120)
        tried = len([r for r in made.asked() if r.path.startswith(path)]) - before
        assert tried <= 8 * made.tries(status), "no ban-prone retries"
        made.mend()
        await made.wait(301)
        assert len(made.boards()) == 1
        [other] = await made.awaited(table)
        assert len(other.asking(table)) == 1


async def test_c10_the_worst_names_ping_nobody_and_break_nothing(opening: Opening) -> None:
    async with opening(seed=b"9" * 32) as made:
        people = []
        for at, name in enumerate(WORST):
            people.append(made.person(f"user{at}", called=name[:32]))
        table = await made.open("user0", "user1", "user2", "user3")
        rng = Random(2)
        for _ in range(9):
            [person] = await made.awaited(table)
            await person.act(rng, table)
            await person.press(made.board(), label="Describe")
            await person.press(made.board(), label="Log")
        await gone(people[1])
        await made.person("dee").slash("table show", text=True)
        for request in made.asked():
            if not isinstance(request.json, dict):
                continue
            allowed = request.json.get("allowed_mentions") or request.json.get("data", {}).get(
                "allowed_mentions"
            )
            assert not (allowed or {}).get("parse")
        for message in made.channel.history():
            for bad in ("@everyone", "@here", "```", "||", "http://"):
                assert bad not in text(message), (bad, text(message))
            assert "<@&1" not in text(message).replace("\\<", "")


async def test_c10_texts_of_messages_stay_within_limits(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal", "dee")
        for message in [*made.channel.history(), *made.person("ana").dms()]:
            assert sum(len(_content(part)) for part in walk(message.components)) <= 4000
        assert table


def _content(part: Any) -> str:
    found = part.get("content") if isinstance(part, dict) else getattr(part, "content", None)
    return found or ""
