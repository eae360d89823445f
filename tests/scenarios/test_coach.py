"""The coach: who may ask for advice, what it says, and that nobody else hears of it."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import fits
from host.tables.coach import advised
from tests.press import Press
from tests.reading import controls, labels, said, text
from tests.stage import Person, Stage

from .acts import played, rows
from .conftest import Opening


def advice_id(message: Any) -> str:
    """The id of a panel's button for advice."""
    return next(str(raw["custom_id"]) for raw in controls(message) if raw.get("label") == "Advice")


async def lobby(made: Stage, table: str) -> str:
    return text(made.last(f"table {table}"))


async def pressed(person: Person, label: str) -> str:
    """A press in the newest direct message; what that message says then."""
    message = person.dms()[-1]
    await person.press(message, label=label)
    return text(next(each for each in person.dms() if each.id == message.id))


async def test_one_who_plays_against_computers_is_advised_in_the_own_panel(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", computers=1, start=False)
        ana = made.person("ana")
        assert "Coach: on" in (await lobby(made, table)).replace("*", "")
        await ana.press(made.last(f"table {table}"), label="Start")
        if ana not in await made.awaited(table):
            await made.wait(5)
        before = [*ana.dms()]
        journal, board = await rows(made, table), text(made.board(table))
        edits = len(made.requests("PATCH", f"/channels/{ana.door}/messages"))
        first = await pressed(ana, "Advice")
        loaded = await made.load(table)
        seat = loaded.seat_of(ana.id)
        assert seat is not None
        found, ask = advised(loaded, seat.seat), loaded.ask(seat.seat)
        assert ask is not None
        assert found
        assert all(fits(ask, one.choice) for one in found)
        told = first.partition("Advice")[2]
        assert all(f"{place}. " in told for place in range(1, len(found) + 1)), first
        assert [message.id for message in ana.dms()] == [message.id for message in before], "in its place"
        assert len(made.requests("PATCH", f"/channels/{ana.door}/messages")) <= edits + 1
        assert await rows(made, table) == journal, "it is not journalled"
        assert text(made.board(table)) == board
        assert await pressed(ana, "Advice") == first, "the same again"
        await made.restart()
        assert (await pressed(ana, "Advice")).partition("Advice")[2] == told, "after a restart as well"


async def test_advice_stays_while_the_panel_is_turned_and_ends_with_its_question(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", computers=1)
        ana = made.person("ana")
        rng = Random(1)
        while ana not in await made.awaited(table):
            await made.wait(2)
        panel = ana.dms()[-1]
        old = advice_id(panel)
        told = (await pressed(ana, "Advice")).partition("Advice")[2]
        page = next(raw for raw in controls(ana.dms()[-1]) if ":~put" in raw["custom_id"])
        await ana.press(ana.dms()[-1], custom_id=page["custom_id"])
        assert told.splitlines()[1] in text(ana.dms()[-1])
        await ana.act(rng, table)
        while ana not in await made.awaited(table):
            await made.wait(2)
        assert told.splitlines()[1] not in text(ana.dms()[-1])
        last = (await made.load(table)).record.last_row
        [result] = await made.at_once(Press(ana, old, ana.dms()[-1]))
        assert "moment has passed" in said(result) + text(ana.dms()[-1])
        assert "1. " not in text(ana.dms()[-1]).partition("Advice")[2]
        assert (await made.load(table)).record.last_row == last


async def test_without_a_word_it_goes_by_who_sits_there_and_a_word_is_kept_for_the_next_game(
    opening: Opening,
) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", start=False)
        ana, bo = made.person("ana"), made.person("bo")
        seen = [await lobby(made, table)]
        await bo.press(made.last(f"table {table}"), label="Join")
        seen.append(await lobby(made, table))
        await bo.press(made.last(f"table {table}"), label="Leave")
        seen.append(await lobby(made, table))
        assert ["Coach: on" in text.replace("*", "") for text in seen] == [True, False, True]
        menu = await ana.press(made.last(f"table {table}"), label="⋯")
        await ana.press(menu.response, label="Turn the coach off")
        await bo.press(made.last(f"table {table}"), label="Join")
        menu = await ana.press(made.last(f"table {table}"), label="⋯")
        await ana.press(menu.response, label="Turn the coach on")
        await ana.press(made.last(f"table {table}"), label="Start")
        await made.play(table, Random(3))
        again = said(await ana.press(made.channel.history()[-1], label="Play again"))
        new = again.split("**")[1]
        assert "Coach: on" in (await lobby(made, new)).replace("*", "")


async def test_two_people_have_no_coach_unless_their_host_says_so(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", "bo", start=False)
        ana, bo = made.person("ana"), made.person("bo")
        assert "Coach: off" in (await lobby(made, table)).replace("*", "")
        assert "Only the host" in await bo.forge(f"b1:{table}:-:-:!coach.on", made.last(f"table {table}"))
        await ana.press(made.last(f"table {table}"), label="Start")
        [person] = await made.awaited(table)
        assert "Advice" not in labels(person.dms()[-1])
        loaded = await made.load(table)
        seat = loaded.seat_of(person.id)
        assert seat is not None
        forged = f"b1:{table}:{seat.seat}:{loaded.opened().ids[seat.seat]}:!advice"
        assert "no coach" in await person.forge(forged)
        other = bo if person is ana else ana
        assert "not your seat" in await other.forge(forged)


async def test_a_host_turns_the_coach_on_for_all_and_each_is_advised_alone(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", "bo", start=False)
        ana, bo = made.person("ana"), made.person("bo")
        menu = await ana.press(made.last(f"table {table}"), label="⋯")
        await ana.press(menu.response, label="Turn the coach on")
        assert "Coach: on" in (await lobby(made, table)).replace("*", "")
        await ana.press(made.last(f"table {table}"), label="Start")
        for _ in range(3):
            [person] = await made.awaited(table)
            other = bo if person is ana else ana
            heard = [text(message) for message in (*other.dms(), *made.channel.history())]
            assert "1. " in (await pressed(person, "Advice")).partition("Advice")[2]
            assert [text(message) for message in (*other.dms(), *made.channel.history())] == heard
            await played(made, table, Random(2))


async def test_a_host_turns_the_coach_off_where_it_would_be_on(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        table = await made.open("ana", computers=1, start=False)
        ana = made.person("ana")
        menu = await ana.press(made.last(f"table {table}"), label="⋯")
        await ana.press(menu.response, label="Turn the coach off")
        assert "Coach: off" in (await lobby(made, table)).replace("*", "")
        await ana.press(made.last(f"table {table}"), label="Start")
        while ana not in await made.awaited(table):
            await made.wait(2)
        assert "Advice" not in labels(ana.dms()[-1])


async def test_my_hand_in_the_channel_is_advised_there_and_seen_by_nobody_else(opening: Opening) -> None:
    async with opening(seed=b"k" * 32) as made:
        ana = made.person("ana")
        settings = await ana.slash("settings")
        await ana.press(settings.response, label="My hand in the channel")
        table = await made.open("ana", computers=1)
        while ana not in await made.awaited(table):
            await made.wait(2)
        hand = await ana.press(made.board(table), label="My hand")
        shown = [text(message) for message in made.channel.history()]
        told = await ana.press(hand.response, label="Advice")
        assert "1. " in text(told.response or hand.response).partition("Advice")[2]
        assert [text(message) for message in made.channel.history()] == shown
