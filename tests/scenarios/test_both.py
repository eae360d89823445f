"""What must hold on either: games, presses that collide or come late, closed doors, deletions, restarts."""

from __future__ import annotations

from random import Random

from tests.cogs.kit import Press
from tests.stage import answers, text

from .acts import QUIET, at_once, delete, lose_answer, rows, said, turned
from .conftest import Opening


async def test_a_game_reaches_its_end(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", computers=1)
        assert await made.play(table, Random(1)) > 5
        assert (await made.sit(table)).record.status == "finished"
        assert "the end" in text(made.channel.last_message)
        assert not made.boards()


async def test_the_same_answer_twice_in_the_same_instant_counts_once(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        before = len(await rows(made, table))
        press = Press(person, custom, message, values)
        results = await at_once(made, press, press)
        assert len(await rows(made, table)) == before + 1
        assert any(words in said(result) for result in results for words in QUIET)
        assert len(made.boards()) == 1


async def test_three_people_in_the_same_instant(opening: Opening) -> None:
    async with opening() as made:
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


async def test_a_button_of_an_earlier_turn_changes_nothing(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        await at_once(made, Press(person, custom, message, values))
        rng = Random(1)
        while [person] != await made.awaited(table):
            [other] = await made.awaited(table)
            await other.act(rng, table)
        before = len(await rows(made, table))
        await made.env.advance_time(60)
        [result] = await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before
        assert any(words in said(result) for words in QUIET)


async def test_closed_doors_are_told_once_and_my_hand_goes_on(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")
        table = await made.open("ana", "bo")
        made.close_door(ana)
        rng = Random(2)
        for _ in range(6):
            for person in await made.awaited(table):
                await person.act(rng, table)
        refused = [r for r in made.requests("POST", "/messages") if getattr(r, "code", 0) == 50007]
        assert len(refused) <= 2
        assert (await made.sit(table)).record.status == "playing"
        assert len(made.boards()) == 1


async def test_an_answer_that_was_lost_is_applied_and_shown(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        lose_answer(made)
        before = len(await rows(made, table))
        await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before + 1
        assert len(made.boards()) == 1
        assert all(custom not in str(answers(m)) for m in person.dms())


async def test_a_deleted_board_comes_again(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        delete(made, made.board())
        [person] = await made.awaited(table)
        await person.act(Random(3), table)
        assert len(made.boards()) == 1


async def test_a_restart_leaves_one_board_and_buttons_that_work(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        message, custom, values = await turned(person, table)
        await made.restart()
        assert len(made.boards()) == 1
        before = len(await rows(made, table))
        await at_once(made, Press(person, custom, message, values))
        assert len(await rows(made, table)) == before + 1
