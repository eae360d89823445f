"""Lessons that are cut short: by a crash between two answers, by being rewritten, by a second press."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engines.core import codec
from engines.core.lesson import Given
from host.games import Game, Games
from host.tables.loaded import LoadedTable
from tests.reading import controls, labels, said, text
from tests.scenarios.learning import lesson, panel_in, press_option, wanted
from tests.stage import Person, Stage, stage


async def begun(made: Stage, name: str = "ana") -> tuple[Person, LoadedTable]:
    """Somebody at the first step of FIXER's lesson."""
    person = made.person(name)
    await person.slash("fixer learn")
    return person, await lesson(made, person)


async def to_the_end(made: Stage, person: Person, table: str) -> None:
    """Every step, answered as it wants."""
    while (loaded := await made.load(table)).step is not None:
        await press_option(person, panel_in(person, table), wanted(loaded))


async def test_answers_of_the_house_that_a_crash_cut_off_are_given_after_it(tmp_path: Path) -> None:
    async with stage(tmp_path / "bot.db") as made:
        ana, loaded = await begun(made)
        choice = codec.parse(loaded.spec.options, wanted(loaded))
        assert choice is not None
        moved = loaded.opened().answer(0, choice)
        await made.bot.services.tables.save(loaded, moved, user=ana.id, show=False)
        assert isinstance((await made.load(loaded.id)).entry, Given)
        await made.restart()
        assert (await made.load(loaded.id)).progress[0] == 2
        assert "step 2 of" in text(panel_in(ana, loaded.id))


async def test_a_lesson_that_was_rewritten_ends_and_says_so(tmp_path: Path) -> None:
    async with stage(tmp_path / "bot.db") as made:
        ana, loaded = await begun(made)
        assert loaded.lesson is not None
        shorter = replace(loaded.lesson, script=loaded.lesson.script[:-1])
        old = loaded.game
        spec = replace(old.spec, lesson=shorter)
        made.games = Games([Game(spec, old.words_folder, lambda: old.painter)])
        await made.restart()
        record = await made.store.table(loaded.id)
        assert record is not None
        assert record.status == "void"
        assert "over" in text(ana.dms()[-1])
        await ana.slash("fixer learn")
        assert (await lesson(made, ana)).progress[0] == 1


async def test_a_lesson_leads_to_one_real_game_however_often_that_is_pressed(tmp_path: Path) -> None:
    async with stage(tmp_path / "bot.db") as made:
        ana, loaded = await begun(made)
        await to_the_end(made, ana, loaded.id)
        end = ana.dms()[-1]
        ids = [raw["custom_id"] for raw in controls(end) if raw.get("label") == "Play a real game"]
        await ana.press(end, label="Play a real game")
        await ana.forge(ids[0], end)
        playing = [record for record in await made.store.tables_of(ana.id) if not record.lesson]
        assert len(playing) == 1
        await made.restart()
        assert len([record for record in await made.store.tables_of(ana.id) if not record.lesson]) == 1


async def test_a_lesson_has_no_dice_to_check(tmp_path: Path) -> None:
    async with stage(tmp_path / "bot.db") as made:
        ana, loaded = await begun(made)
        await to_the_end(made, ana, loaded.id)
        assert (await made.load(loaded.id)).record.status == "finished"
        assert "lesson" in said(await ana.slash("table log", table=loaded.id, attach=True))
        menu = await ana.press(ana.dms()[-1], label="⋯")
        assert "Fair dice" not in labels(menu.response)


async def test_a_lesson_asked_for_in_direct_messages_happens_there(tmp_path: Path) -> None:
    async with stage(tmp_path / "bot.db") as made:
        ana = made.person("ana")
        await ana.slash_alone("fixer learn")
        table = (await lesson(made, ana)).id
        assert "step 1 of" in text(panel_in(ana, table))
        await press_option(ana, panel_in(ana, table), wanted(await made.load(table)))
        assert (await made.load(table)).progress[0] == 2
