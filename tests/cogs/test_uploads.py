"""A picture that hangs on a message is not sent again.

In this process alone: what was uploaded is looked at in the simulated Discord's store.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.shown.card import Card
from host.shown.pictures import Picture
from host.tables import servers
from tests.reading import alts, answers, controls
from tests.stage import Stage, stage

#: Discord's ids are long; what comes with a request is numbered from 0.
_UPLOADS = 100


def sent(request: Any) -> list[str]:
    """The names of the files that came with a request, those that stay on the message left out."""
    body = request.json if isinstance(request.json, dict) else {}
    listed = body.get("data", body).get("attachments") or []
    return [file["filename"] for file in listed if int(file["id"]) < _UPLOADS]


async def shown(made: Stage, message: Any) -> bytes:
    """The picture that a message shows now."""
    [gallery] = [part for part in message.components if hasattr(part, "items")]
    found = made.env.backend.cdn.get(gallery.items[0].media.url)
    assert found is not None
    return bytes(found)


@pytest.mark.parametrize("keeps", [False, True])
async def test_a_board_that_is_left_behind_sends_no_picture(tmp_path: Path, keeps: bool) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32, pictures=True) as made:
        table, rng = await made.open("ana", "bo"), Random(2)
        await servers.keep_pictures(made.store, made.guild.id, keeps)
        stayed = 0
        for _ in range(6):
            old, asked = made.board(), len(made.asked())
            alt = alts(old)
            await (await made.awaited(table))[0].act(rng, table)
            here = [r for r in made.asked()[asked:] if f"/channels/{made.channel.id}/messages" in r.path]
            assert sum(len(sent(r)) for r in here) <= 1, "the new board alone"
            if made.board().id != old.id:
                for left in (m for m in made.channel.history() if m.id == old.id):
                    stayed += 1
                    assert not controls(left)
                    assert alts(left) == (alt if keeps else [])
                    assert bool(left.attachments) is keeps
        assert stayed


@pytest.mark.parametrize("game", ["fixer", "suburb"])
async def test_what_a_message_shows_is_what_was_drawn_for_it(tmp_path: Path, game: str) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32, pictures=True) as made:
        table, rng = await made.open("ana", "bo", "cal", game=game), Random(2)
        drawn: dict[bytes, str] = {}
        real = made.bot.services.pictures.kept
        for _ in range(8):
            loaded = await made.load(table)
            record = (await made.bot.services.store.messages(table, live=True, kind="board"))[-1]
            board = real(record.picture)
            assert board is not None
            drawn[board.png] = board.alt
            assert await shown(made, made.board()) == board.png
            person = (await made.awaited(table))[0]
            panel = person.asking(table)[-1]
            seat = loaded.seat_of(person.id)
            assert seat is not None
            hand = real(made.bot.services.pictures.hand_key(loaded, seat.seat))
            assert hand is not None
            assert await shown(made, panel) == hand.png
            await person.act(rng, table)


async def test_a_page_that_is_turned_sends_no_picture(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32, pictures=True) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        panel = person.asking(table)[-1]
        page = next(raw["custom_id"] for raw, _ in answers(panel) if ":~" in raw["custom_id"])
        before, asked = await shown(made, panel), len(made.asked())
        await person.press(panel, custom_id=page)
        assert [name for request in made.asked()[asked:] for name in sent(request)] == []
        turned = person.pressed(panel, None)
        assert controls(turned) != controls(panel)
        assert await shown(made, turned) == before


async def test_a_picture_that_hangs_there_no_more_is_sent_again(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32, pictures=True) as made:
        table = await made.open("ana", "bo", first_player=0)
        loaded, messages = await made.load(table), made.bot.services.messages
        picture = await made.bot.services.pictures.board(loaded)
        assert picture is not None
        [record] = await made.store.messages(table, live=True, kind="board")
        assert record.message is not None
        # Another process has put a picture of its own there.
        other = Picture(picture.png + b"other", "Another.", "other")
        stored = made.env.backend.get_message(made.channel.id, record.message)
        cdn = made.env.backend.cdn
        stored.attachments = [
            cdn.store_attachment(made.env.backend.snowflake(), made.channel.id, "x.png", other.png, None)
        ]
        card = Card().say("A word.").show("board.png", picture)

        async def edit() -> None:
            assert await messages.edit(record, card) is not None

        await made.as_bot(edit())
        message = next(m for m in made.channel.history() if m.id == record.message)
        assert await shown(made, message) == picture.png
