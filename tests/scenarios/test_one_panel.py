"""One living panel for each person at a table: by direct message, and never behind what has happened."""

from __future__ import annotations

from random import Random

import pytest

from host.shown import press_ids
from tests.press import Press
from tests.reading import controls, labels, said, silent, text
from tests.stage import Person

from .acts import ended, played
from .conftest import Opening

HOUR = 3600


def hands(person: Person, table: str) -> list[str]:
    """What a person's panels of a table say, oldest first; the welcome aside."""
    return [text(message) for message in person.dms() if table in text(message)][1:]


def button(person: Person, label: str) -> str:
    """The id of a button of a person's newest message."""
    return next(str(raw["custom_id"]) for raw in controls(person.dms()[-1]) if raw.get("label") == label)


async def test_a_game_has_one_panel_a_person_from_first_to_last(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", "bo", computers=1)
        people = [made.person("ana"), made.person("bo")]

        async def look(count: int) -> None:
            for person in people:
                shown = hands(person, table)
                assert len(shown) <= 1, shown
                assert "moment has passed" not in "".join(shown)

        await made.play(table, Random(4), every=look)
        await ended(made, table)
        outcome = (await made.load(table)).opened().outcome
        assert outcome is not None
        for person in people:
            [shown] = hands(person, table)
            seat = (await made.load(table)).seat_of(person.id)
            assert seat is not None
            assert "Waiting for" not in shown
            assert f"with {outcome.scores[seat.seat]}" in shown
            assert all(name in shown for name in (await made.load(table)).names)
            assert labels(person.dms()[-1]) == ["Log"]


async def test_what_computers_did_next_is_added_to_the_panel_that_was_answered(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", "bo", computers=2)
        rng = Random(1)
        for _ in range(20):
            [person] = await made.awaited(table)
            before = person.dms()[-1].id
            row = (await made.load(table)).record.last_row
            await person.act(rng, table)
            last = (await made.load(table)).record.last_row
            [now] = await made.awaited(table)
            if last > row + 1 and now is not person:
                break
        else:
            pytest.fail("no computer ever followed")
        [shown] = hands(person, table)
        assert person.dms()[-1].id == before, "in its place"
        names = [seat.name for seat in (await made.load(table)).seats if seat.user is None]
        assert any(name in shown.rpartition("Waiting for")[0] for name in names), shown
        assert f"Waiting for {now.user.name}" in shown


async def test_a_panel_that_a_clock_overtook_says_so_and_comes_again_as_one(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", "bo", clock=1)
        [person] = await made.awaited(table)
        await made.later(HOUR + 60)
        [shown] = hands(person, table)
        assert "Your time ran out" in shown
        assert "moment has passed" not in shown
        rng = Random(1)
        while person not in await made.awaited(table):
            await played(made, table, rng)
        assert len(hands(person, table)) == 1


async def test_a_panel_that_discord_keeps_says_in_a_line_that_it_is_over(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        made.refuse("DELETE", f"/channels/{person.door}/messages/*", 403, 50003, times=None)
        rng = Random(1)
        await person.act(rng, table)
        while person not in await made.awaited(table):
            await played(made, table, rng)
        old, new = hands(person, table)
        assert "A newer message shows your hand" in old
        assert "A newer message" not in new
        tries = len(made.requests("DELETE", f"/channels/{person.door}/messages"))
        await person.act(rng, table)
        await made.wait(60)
        assert len(made.requests("DELETE", f"/channels/{person.door}/messages")) == tries, "asked once"


async def test_buttons_of_an_earlier_panel_say_so_and_do_nothing(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        old = {label: button(person, label) for label in ("Undo", "Describe")}
        rng = Random(1)
        await person.act(rng, table)
        old["My hand"] = button(person, "My hand")
        while person not in await made.awaited(table):
            await played(made, table, rng)
        await person.act(rng, table)
        before = (await made.load(table)).record.last_row
        for label, custom in old.items():
            [result] = await made.at_once(Press(person, custom, person.dms()[-1]))
            assert "That moment has passed" in said(result), label
        loaded = await made.load(table)
        assert loaded.record.last_row == before
        assert not await made.store.votes(table)
        undo = press_ids.verb(table, "undo")
        assert "moment has passed" not in await person.forge(undo, person.dms()[-1]), "of an earlier version"


async def test_taking_back_twice_from_one_panel_takes_back_once(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", computers=2)
        ana, rng = made.person("ana"), Random(1)
        for _ in range(2):
            await ana.act(rng, table)
        press = Press(ana, button(ana, "Undo"), ana.dms()[-1])
        await made.at_once(press, press)
        assert "counted already" in text(ana.dms()[-1])
        assert [row.kind for row in await made.store.rows(table)].count("undo") == 1


async def test_the_end_comes_to_who_had_no_panel_and_not_to_who_wants_none(opening: Opening) -> None:
    async with opening(seed=b"p" * 32) as made:
        ana, bo = made.person("ana"), made.person("bo")
        await bo.slash("settings", hand="channel")
        table = await made.open("ana", "bo")

        async def deletes(count: int) -> None:
            if (await made.load(table)).record.status == "playing":
                for message in ana.dms()[1:]:
                    made.delete(message)

        await made.play(table, Random(4), every=deletes)
        [shown] = hands(ana, table)
        assert "the end" in shown
        assert not bo.dms()


async def test_who_was_replaced_has_a_panel_that_says_so(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        await ana.slash("table replace", seat="bo", member=dee)
        assert any("do not sit at this table any more" in shown for shown in hands(bo, table))
        assert not any(silent(message) for message in dee.dms())
