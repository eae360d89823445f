"""Presses that come twice, at the same instant, too late, or from another time (C1, C2, C5, C14)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from host import ids
from host.clockwork import tick
from tests.cogs.kit import Press, at_once, emit, forged, said
from tests.stage import Person, Stage, answers, controls, stage, text

HOUR = 3600


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


async def rows(made: Stage, table: str) -> list[Any]:
    found: list[Any] = await made.bot.house.store.rows(table)
    return found


async def test_c01_the_same_button_twice_in_the_same_instant_counts_once(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        before = len(await rows(made, table))
        press = Press(person, custom, message, values)
        first, second = await at_once(made, press, press)
        assert len(await rows(made, table)) == before + 1
        assert "You played" in text(next(m for m in person.dms() if m.id == message.id)) or (
            "counted already" in said(second)
        )
        assert "counted already" in said(second)
        assert "passed" not in said(second)
        assert len(made.boards()) == 1
        assert first.acknowledged
        assert second.acknowledged


async def test_c01_one_interaction_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        press = Press(person, custom, message, values, interaction=77777)
        before = len(await rows(made, table))
        await at_once(made, press, press)
        assert len(await rows(made, table)) == before + 1


async def test_c01_two_people_in_the_same_instant(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        presses = []
        for person in await made.awaited(table):
            message, custom, values = await turned(person, table)
            presses.append(Press(person, custom, message, values))
        assert len(presses) == 3
        results = await at_once(made, *presses)
        assert all(result.acknowledged for result in results)
        assert [row.kind for row in await rows(made, table)] == ["start", "answer", "answer", "answer"]
        assert len(made.boards()) == 1
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1


async def test_c01_a_press_while_its_clock_fires(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal", clock=1)
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        bot = made.bot
        [timer] = [t for t in await bot.house.store.timers(table) if t.kind == "clock"]
        await bot.house.store.put_timers(table, [msgspec.structs.replace(timer, due=0.0)])
        before = len(await rows(made, table))
        emit(made, Press(person, custom, message, values))
        await made.as_bot(tick(bot.house, bot.publisher.post))
        new = (await rows(made, table))[before:]
        mine = [row for row in new if row.ask == timer.ask]
        assert len(mine) == 1
        assert len(made.boards()) == 1


async def test_c02_a_button_of_an_earlier_turn(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        await at_once(made, Press(person, custom, message, values))
        rng = Random(1)
        while [person] != await made.awaited(table):
            [other] = await made.awaited(table)
            await other.act(rng, table)
        await made.env.advance_time(60)
        before = len(await rows(made, table))
        [result] = await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before
        assert "moment has passed" in said(result)
        assert answers(result.response), "a fresh panel stands below"


async def test_c02_a_button_from_before_an_undo(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", computers=1)
        person = made.person("ana")
        message, custom, values = await turned(person, table)
        await at_once(made, Press(person, custom, message, values))
        await person.slash("table undo")
        before = len(await rows(made, table))
        [result] = await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before
        assert "moment has passed" in said(result)
        assert (await made.sit(table)).record.status == "playing"


async def test_c02_buttons_that_are_forged_foreign_or_of_another_version(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        other = next(p for p in made.people.values() if p is not person)
        stranger = made.person("dee")
        _, custom, values = await turned(person, table)
        before = len(await rows(made, table))
        press = ids.read(custom)
        assert press is not None
        assert "not your seat" in await forged(made, other, custom, values=values)
        assert "not your seat" in await forged(made, stranger, custom, values=values)
        old = custom.replace("b1:", "b0:", 1)
        assert "older version" in await forged(made, person, old)
        assert "older version" in await forged(made, person, f"b1:{table}:9")
        assert "older version" in await forged(made, person, f"b1:{table}:-:-:!dance")
        assert "no table" in await forged(made, person, "b1:ZZZZ:-:-:!hand")
        for what in ("put.AB1.R99", "keep", "put.nowhere.R1", "nonsense", "exchange.a+b+c"):
            forged_id = f"b1:{table}:{press.seat}:{press.ask}:{what}"
            assert await forged(made, person, forged_id)
        assert "not your seat" in await forged(made, person, f"b1:{table}:77:{press.ask}:keep")
        assert "older version" in await forged(made, person, f"b1:{table}:-:-:!yes.x")
        assert "vote is over" in await forged(made, person, f"b1:{table}:-:-:!yes.99999")
        assert len(await rows(made, table)) == before
        assert not made.env.errors


async def test_c02_buttons_of_a_table_that_is_over(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        board = made.board()
        lobby = made.last("has begun")
        await made.person("ana").slash("table end", sure=True)
        [result] = await at_once(made, Press(person, custom, message, values))
        assert "was ended" in said(result)
        for verb in (
            "hand",
            "undo",
            "nudge",
            "leave.yes",
            "start",
            "join",
            "computer",
            "cancel",
            "again",
            "export",
        ):
            assert await forged(made, person, f"b1:{table}:-:-:!{verb}", board), verb
        assert not controls(next(m for m in made.channel.history() if m.id == board.id))
        assert not controls(lobby)
        assert (await made.sit(table)).record.status == "void"


async def test_c05_an_answer_whose_token_has_expired_is_applied_and_shown(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        made.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        before = len(await rows(made, table))
        await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before + 1
        assert len(made.boards()) == 1
        # The pressed panel does not go on asking what was answered.
        assert all(custom not in str(answers(m)) for m in person.dms())
        [now] = await made.awaited(table)
        assert len(now.asking(table)) == 1


async def test_c05_somebody_asked_again_after_an_expired_token_gets_the_next_panel(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"5" * 32) as made:
        table = await made.open("ana", computers=1)
        person = made.person("ana")
        rng = Random(3)
        for _ in range(4):
            message, custom, values = await turned(person, table)
            made.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
            await at_once(made, Press(person, custom, message, values))
            assert len(person.asking(table)) == 1
            await person.act(rng, table)


async def test_c14_selects_and_pages_from_before_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        person = made.person("ana")
        message, custom, values = await turned(person, table)
        assert values is not None
        assert len(values) == 3
        await made.restart()
        [result] = await at_once(made, Press(person, custom, message, values))
        assert "You pass on" in said(result)
        for other in await made.awaited(table):
            await other.act(Random(2), table)
        [player] = await made.awaited(table)
        panel = await player.panel(table)
        page = answers(panel)[0][0]["custom_id"]
        await made.restart()
        [result] = await at_once(made, Press(player, page, panel))
        assert any(choice for _, choice in answers(result.response))
