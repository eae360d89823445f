"""Presses that come twice, at the same instant, too late, or from another time (C1, C2, C5, C14)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from host.shown import press_ids
from tests.press import Press
from tests.reading import answers, controls, said, text

from .acts import answer, rows, turned
from .conftest import Opening


async def test_c01_the_same_button_twice_in_the_same_instant_counts_once(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        before = len(await rows(made, table))
        press = Press(person, custom, message, values)
        first, second = await made.at_once(press, press)
        assert len(await rows(made, table)) == before + 1
        assert "You played" in text(next(m for m in person.dms() if m.id == message.id)) or (
            "counted already" in said(second)
        )
        assert "counted already" in said(second)
        assert "passed" not in said(second)
        assert len(made.boards()) == 1
        assert first.acknowledged
        assert second.acknowledged


async def test_c01_two_people_in_the_same_instant(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        presses = []
        for person in await made.awaited(table):
            press = await answer(person, table)
            presses.append(press)
        assert len(presses) == 3
        results = await made.at_once(*presses)
        assert all(result.acknowledged for result in results)
        assert [row.kind for row in await rows(made, table)] == ["start", "answer", "answer", "answer"]
        assert len(made.boards()) == 1
        [person] = await made.awaited(table)
        assert len(person.asking(table)) == 1


async def test_c02_a_button_of_an_earlier_turn(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        press = await answer(person, table)
        await made.at_once(press)
        rng = Random(1)
        while [person] != await made.awaited(table):
            [other] = await made.awaited(table)
            await other.act(rng, table)
        await made.wait(60)
        before = len(await rows(made, table))
        # The panel has gone; a press that was on its way comes all the same.
        [result] = await made.at_once(replace(press, message=person.dms()[-1]))
        assert len(await rows(made, table)) == before
        assert "moment has passed" in said(result)
        assert answers(result.response) or answers(person.dms()[-1]), "a fresh panel stands below"


async def test_c02_a_button_from_before_an_undo(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", computers=1)
        person = made.person("ana")
        press = await answer(person, table)
        await made.at_once(press)
        await person.slash("table undo")
        before = len(await rows(made, table))
        [result] = await made.at_once(replace(press, message=person.dms()[-1]))
        assert len(await rows(made, table)) == before
        assert "moment has passed" in said(result)
        assert (await made.load(table)).record.status == "playing"


async def test_c02_buttons_that_are_forged_foreign_or_of_another_version(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        other = next(p for p in made.people.values() if p is not person)
        stranger = made.person("dee")
        _, custom, values = await turned(person, table)
        before = len(await rows(made, table))
        press = press_ids.decode(custom)
        assert press is not None
        assert "not your seat" in await other.forge(custom, values=values)
        assert "not your seat" in await stranger.forge(custom, values=values)
        old = custom.replace("b1:", "b0:", 1)
        assert "older version" in await person.forge(old)
        assert "older version" in await person.forge(f"b1:{table}:9")
        assert "older version" in await person.forge(f"b1:{table}:-:-:!dance")
        assert "no table" in await person.forge("b1:ZZZZ:-:-:!hand")
        for what in ("put.AB1.R99", "keep", "put.nowhere.R1", "nonsense", "exchange.a+b+c"):
            forged_id = f"b1:{table}:{press.seat}:{press.ask}:{what}"
            assert await person.forge(forged_id)
        assert "not your seat" in await person.forge(f"b1:{table}:77:{press.ask}:keep")
        assert "older version" in await person.forge(f"b1:{table}:-:-:!yes.x")
        assert "vote is over" in await person.forge(f"b1:{table}:-:-:!yes.99999")
        for beyond in (2**63, 2**64, int("9" * 60)):
            assert "older version" in await person.forge(f"b1:{table}:-:-:!no.{beyond}")
            assert "Your hand" in await person.forge(f"b1:{table}:{press.seat}:{press.ask}:~put*{beyond}")
        assert len(await rows(made, table)) == before


async def test_c02_buttons_of_a_table_that_is_over(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        press = await answer(person, table)
        board = made.board()
        lobby = made.last("has begun")
        await made.person("ana").slash("table end", sure=True)
        [result] = await made.at_once(press)
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
            assert await person.forge(f"b1:{table}:-:-:!{verb}", board), verb
        assert not controls(next(m for m in made.channel.history() if m.id == board.id))
        assert not controls(lobby)
        assert (await made.load(table)).record.status == "void"


async def test_c05_an_answer_whose_token_has_expired_is_applied_and_shown(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        made.lose_answer()
        before = len(await rows(made, table))
        await made.at_once(Press(person, custom, message, values))
        assert len(await rows(made, table)) == before + 1
        assert len(made.boards()) == 1
        # The pressed panel does not go on asking what was answered.
        assert all(custom not in str(answers(m)) for m in person.dms())
        [now] = await made.awaited(table)
        assert len(now.asking(table)) == 1


async def test_c05_somebody_asked_again_after_an_expired_token_gets_the_next_panel(opening: Opening) -> None:
    async with opening(seed=b"5" * 32) as made:
        table = await made.open("ana", computers=1)
        person = made.person("ana")
        rng = Random(3)
        for _ in range(4):
            press = await answer(person, table)
            made.lose_answer()
            await made.at_once(press)
            assert len(person.asking(table)) == 1
            await person.act(rng, table)


async def test_c14_selects_and_pages_from_before_a_restart(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        person = made.person("ana")
        message, custom, values = await turned(person, table)
        assert values is not None
        assert len(values) == 3
        await made.restart()
        [result] = await made.at_once(Press(person, custom, message, values))
        assert "You pass on" in said(result)
        for other in await made.awaited(table):
            await other.act(Random(2), table)
        [player] = await made.awaited(table)
        panel = await player.panel(table)
        page = answers(panel)[0][0]["custom_id"]
        await made.restart()
        [result] = await made.at_once(Press(player, page, panel))
        assert any(choice for _, choice in answers(result.response))


async def test_a_restart_leaves_one_board_and_buttons_that_work(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        press = await answer(person, table)
        await made.restart()
        assert len(made.boards()) == 1
        before = len(await rows(made, table))
        await made.at_once(press)
        assert len(await rows(made, table)) == before + 1
