"""Many presses in a moment, refusals by Discord, and names and panels at their worst (C9, C10)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cogs.kit import Press, at_once, said
from tests.cogs.test_cases_presses import turned
from tests.stage import stage, text, walk

WORST = [
    "**_~~`||>#<@1>@here||`~~_**xxxxx",
    "@everyone ```\n<@&1> [a](http://b)",
    "\u202eאבגדה مرحبا\u2066 \u200b",
    "🏳️‍🌈👨‍👩‍👧‍👦W🀄︎WWWWWWWWWWWWWWWWWWWWWW",
]


async def test_c09_twenty_presses_in_a_moment_make_few_pictures(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"9" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        board = made.board()
        hand = f"b1:{table}:-:-:!hand"
        drawn, sent = made.bot.pictures.drawn, len(made.requests("POST", "/messages"))
        results = await at_once(made, *(Press(person, hand, board) for _ in range(20)))
        assert all(result.acknowledged for result in results)
        assert made.bot.pictures.drawn <= drawn + 1
        message, custom, values = await turned(person, table)
        await at_once(made, *(Press(person, custom, message, values) for _ in range(20)))
        assert (await made.sit(table)).record.last_row == 1
        assert made.bot.pictures.drawn <= drawn + 6
        assert len(made.requests("POST", "/messages")) <= sent + 3
        assert len(made.boards()) == 1


async def test_c09_the_last_state_wins(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"9" * 32) as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        presses = [Press(p, *_rest(await turned(p, table))) for p in await made.awaited(table)]
        edits = made.bot.publisher.post.edited
        await at_once(made, *presses)
        assert made.bot.publisher.post.edited - edits <= 6
        board = text(made.board())
        [person] = await made.awaited(table)
        assert f"<@{person.id}>" in board


def _rest(found: tuple[Any, str, list[str] | None]) -> tuple[str, Any, list[str] | None]:
    message, custom, values = found
    return custom, message, values


@pytest.mark.parametrize("status", [429, 503])
async def test_c09_discord_refuses_and_is_not_stormed(tmp_path: Path, status: int) -> None:
    async with stage(tmp_path / "b.db", seed=b"9" * 32, settle_timeout=6) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        path = f"/channels/{made.channel.id}/messages"
        made.env.inject_error("POST", path, status=status, times=None)
        made.env.inject_error("PATCH", path + "/*", status=status, times=None)
        before = len([r for r in made.env.http_requests if r.path.startswith(path)])
        await person.act(Random(1), table)
        await made.env.advance_time(120)
        tried = len([r for r in made.env.http_requests if r.path.startswith(path)]) - before
        assert tried <= 8, "no ban-prone retries"
        made.env.backend.faults.clear()
        await made.env.advance_time(301)
        assert len(made.boards()) == 1
        [other] = await made.awaited(table)
        assert len(other.asking(table)) == 1


async def test_c10_the_worst_names_ping_nobody_and_break_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"9" * 32) as made:
        people = []
        for at, name in enumerate(WORST):
            user = made.env.create_user(f"user{at}", global_name=name[:32])
            people.append(made.adopt(f"user{at}", user))
        table = await made.open("user0", "user1", "user2", "user3")
        rng = Random(2)
        for _ in range(9):
            [person] = await made.awaited(table)
            await person.act(rng, table)
            await person.press(made.board(), label="Describe")
            await person.press(made.board(), label="Log")
        await people[1].slash("table leave")
        await made.person("dee").slash("table show", text=True)
        for request in made.env.http_requests:
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


async def test_c10_texts_stay_within_limits_and_whole_mentions(tmp_path: Path) -> None:
    from host.layout.card import Card
    from host.words import clipped

    assert clipped("a" * 50 + " <@123456789012345678>", 60).endswith("a…")
    assert clipped("\u2068" + "x" * 90 + "\u2069", 40).count("\u2069") == 1
    assert len(clipped("\u2068" + "x" * 90 + "\u2069", 40)) <= 40
    assert len(clipped("x" * 90, 2)) <= 2
    card = Card().say("x" * 3000).tell("line\n" * 900, "long.txt")
    assert [name for name, _ in card.files] == ["long.txt"]
    total = sum(len(p.to_component_dict().get("content", "")) for p in card.parts)
    assert total <= 4000
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal", "dee")
        for message in [*made.channel.history(), *made.person("ana").dms()]:
            assert sum(len(getattr(p, "content", "") or "") for p in walk(message.components)) <= 4000
        assert table


async def test_c10_a_picture_that_cannot_be_drawn_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import render.fixer

    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(render.fixer, "board", fails)
    monkeypatch.setattr(render.fixer, "hand", fails)
    async with stage(tmp_path / "b.db", seed=b"9" * 32) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        for _ in range(4):
            [person] = await made.awaited(table)
            assert "AB1" in text(made.board())
            assert "Your hand" in text(await person.panel(table))
            await person.act(rng, table)
        result = await person.press(made.board(), label="My hand")
        assert len(said(result)) > 100
