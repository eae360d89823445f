"""A game is learnt by playing it: for one person alone, step by step, and only the right press counts."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.words import plain
from host.games import Games
from host.tables import clocks
from host.words import host_words
from tests.reading import answers, labels, private, said, text
from tests.stage import Person, Stage

from .acts import rows
from .conftest import Opening
from .learning import lesson, panel_in, press_option, reproof, unwanted, wanted

LEARNT = [key for key, game in Games.found().items() if game.spec.lesson is not None]
DAY = 24 * 3600


@pytest.mark.parametrize("game", LEARNT)
async def test_a_lesson_from_beginning_to_end_and_into_a_real_game(opening: Opening, game: str) -> None:
    async with opening() as made:
        ana = made.person("ana", "Ａ" * 32)
        before = len(made.channel.history())
        begun = await ana.slash(f"{game} learn")
        assert "direct messages" in said(begun)
        table = (await lesson(made, ana)).id
        loaded = await made.load(table)
        assert loaded.lesson is not None
        steps = len(loaded.lesson.steps)
        for number in range(1, steps + 1):
            loaded, panel = await made.load(table), panel_in(ana, table)
            assert loaded.step is not None
            assert f"step {number} of {steps}" in text(panel)
            assert _said(loaded, f"lesson-{loaded.step.key}") in text(panel)
            await _errs(made, ana, table)
            if number == steps // 2:
                await made.restart()
            await press_option(ana, panel_in(ana, table), wanted(loaded))
        assert _said(await made.load(table), "lesson-end") in text(ana.dms()[-1])
        assert made.channel.history()[before:] == [] or all(map(private, made.channel.history()[before:]))
        await ana.press(ana.dms()[-1], label="Play a real game")
        [real] = [each for each in await made.store.tables_of(ana.id) if each.status == "playing"]
        assert real.lesson == ""
        assert real.channel == 0
        assert made.channel.history()[before:] == [] or all(map(private, made.channel.history()[before:]))
        assert (await made.load(real.id)).awaited_people() == [] or panel_in(ana, real.id)


async def _errs(made: Stage, person: Person, table: str) -> None:
    """A wrong answer is answered in words, and changes nothing."""
    loaded = await made.load(table)
    wrong = unwanted(loaded)
    if wrong is None:
        return
    before = await rows(made, table)
    await press_option(person, panel_in(person, table), wrong)
    assert await rows(made, table) == before
    key = reproof(loaded, wrong)
    expected = _said(loaded, key) if key else plain(host_words()("lesson-wrong"))
    assert expected in text(panel_in(person, table)), (wrong, text(panel_in(person, table)))


def _said(loaded: Any, key: str) -> str:
    names = dict(zip("abcdefgh", loaded.safe_names, strict=False))
    return str(plain(loaded.words()(key, **names)))


@pytest.mark.parametrize("closed", [True, False])
async def test_a_lesson_from_the_lobby_happens_there_for_whoever_takes_no_direct_messages(
    opening: Opening, closed: bool
) -> None:
    async with opening() as made:
        await made.open("ana", "bo", computers=1, start=False)
        bo = made.person("bo")
        if closed:
            made.close_door(bo)
        else:
            await bo.slash("settings", hand="channel")
        lobby, letters = made.last("FIXER"), len(bo.dms())
        panel = (await bo.press(lobby, label="Learn")).response
        assert private(panel)
        assert "step 1 of" in text(panel)
        assert ("closed to me" in text(panel)) == closed
        learning = await lesson(made, bo)
        for number in range(2, learning.progress[1] + 1):
            result = await press_option(bo, panel, wanted(await made.load(learning.id)))
            panel = result.response or panel
            assert private(panel)
            assert f"step {number} of" in text(panel)
        result = await press_option(bo, panel, wanted(await made.load(learning.id)))
        panel = result.response or panel
        result = await bo.press(panel, label="Play a real game")
        assert private(result.response or panel)
        assert len(bo.dms()) == letters
        assert text(made.last("FIXER")) == text(lobby)


async def test_asked_for_again_a_lesson_goes_on_or_begins_anew(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")
        await ana.slash("fixer learn")
        first = (await lesson(made, ana)).id
        await press_option(ana, panel_in(ana, first), wanted(await made.load(first)))
        again = await ana.slash("fixer learn")
        assert "step 2 of" in said(again)
        assert labels(again.response) == ["Go on", "From the beginning"]
        on = await ana.press(again.response, label="Go on")
        assert "step 2 of" in said(on) or "step 2 of" in text(again.response)
        assert (await lesson(made, ana)).id == first
        await ana.press((await ana.slash("fixer learn")).response, label="From the beginning")
        second = await lesson(made, ana)
        assert second.id != first
        assert second.progress[0] == 1
        assert (await made.load(first)).record.status == "void"


async def test_a_lesson_is_left_with_one_press_and_ends_by_itself(opening: Opening) -> None:
    async with opening() as made:
        ana = made.person("ana")
        await ana.slash("fixer learn")
        table = (await lesson(made, ana)).id
        listed = await ana.slash("table list")
        assert "Lesson in FIXER: step 1 of" in said(listed)
        await ana.press(panel_in(ana, table), label="Leave the lesson")
        assert "over" in text(ana.dms()[-1])
        assert answers(ana.dms()[-1]) == []
        assert "no table" in said(await ana.slash("table list"))
        await ana.slash("fixer learn")
        table = (await lesson(made, ana)).id
        await made.later(clocks.PATIENCE - DAY)
        await press_option(ana, panel_in(ana, table), wanted(await made.load(table)))
        await made.later(2 * DAY)
        assert (await made.load(table)).record.status == "playing"
        await made.later(DAY + 60)
        assert (await made.load(table)).record.status == "void"
        assert "over" in text(ana.dms()[-1])


async def test_a_lesson_is_nobody_elses_business_and_takes_nothing_back(opening: Opening) -> None:
    async with opening() as made:
        ana, bo = made.person("ana"), made.person("bo")
        await ana.slash("fixer learn")
        table = (await lesson(made, ana)).id
        panel = panel_in(ana, table)
        assert "Undo" not in labels(panel)
        await press_option(ana, panel, wanted(await made.load(table)))
        before = await rows(made, table)
        assert "no table" in said(await bo.slash("table show", table=table))
        assert "no table" in said(await bo.slash("table log", table=table))
        assert "lesson" in said(await ana.slash("table undo", table=table))
        assert "lesson" in said(await ana.slash("table replace", table=table, seat="B", member=bo))
        assert table not in [choice["value"] for choice in await bo.offered("table show", "table", "")]
        assert await rows(made, table) == before
