"""Direct messages that are closed, at the start or in the middle (C3), and what a person chose."""

from __future__ import annotations

from random import Random

from tests.reading import answers, private, said, silent, text

from .conftest import Opening


async def test_c03_doors_closed_at_the_start_are_found_and_told_at_joining(opening: Opening) -> None:
    async with opening() as made:
        bo = made.person("bo")
        made.close_door(bo)
        table = await made.open("ana", start=False)
        joined = await bo.press(made.last(f"table {table}"), label="Join")
        assert "direct messages are closed" in said(joined)
        await made.person("ana").press(made.last(f"table {table}"), label="Start")
        assert made.knocks(made.person("bo")) == 1
        rng = Random(3)
        for _ in range(8):
            [person] = await made.awaited(table)
            if person is bo:
                result = await person.press(made.board(), label="My hand")
                assert "direct messages are closed" not in said(result), "told once"
                await person.act(rng, table, panel=result.response)
            else:
                await person.act(rng, table)
        assert made.knocks(made.person("bo")) == 1, "no retry storm"


async def test_c03_a_door_that_closes_in_the_middle(opening: Opening) -> None:
    async with opening(seed=b"3" * 32) as made:
        table = await made.open("ana", "bo")
        bo, rng = made.person("bo"), Random(4)
        while [bo] != await made.awaited(table):
            await made.person("ana").act(rng, table)
        await bo.act(rng, table)
        made.close_door(bo)
        told = 0
        before = made.knocks(made.person("bo"))
        for _ in range(14):
            [person] = await made.awaited(table)
            if person is bo and not bo.asking(table):
                board = made.board()
                assert made.rung() == [bo.id], "the board rings instead"
                result = await bo.press(board, label="My hand")
                told += "direct messages are closed" in said(result)
                await bo.act(rng, table, panel=result.response)
            else:
                await person.act(rng, table)
        assert told == 1
        assert made.knocks(made.person("bo")) == before + 1


async def test_c03_a_whole_game_with_all_doors_closed(opening: Opening) -> None:
    async with opening(seed=b"7" * 32) as made:
        for name in ("ana", "bo"):
            made.close_door(made.person(name))
        table = await made.open("ana", "bo")
        await made.play(table, Random(5))
        assert (await made.load(table)).record.status == "finished"
        assert made.knocks(made.person("ana")) == made.knocks(made.person("bo")) == 1


async def test_c03_the_board_rings_only_for_those_whose_hand_does_not(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo")
        rng, other = Random(1), {"ana": "bo", "bo": "ana"}
        [person] = await made.awaited(table)
        assert not made.rung()
        assert f"<@{person.id}>" in text(made.board())
        assert len(person.asking(table)) == 1
        quiet = made.person(other[person.user.name])
        assert "My hand in the channel" in said(await quiet.slash("settings", hand="channel", pings=True))
        await person.act(rng, table)
        while [quiet] != await made.awaited(table):
            await person.act(rng, table)
        assert made.rung() == [quiet.id]
        assert not quiet.asking(table)
        # A panel opened in the channel is where the next question is shown: nothing is sent for it.
        result = await quiet.press(made.board(), label="My hand")
        assert private(result.response)
        assert answers(result.response)


async def test_settings_are_kept_and_quiet_people_are_not_rung_for(opening: Opening) -> None:
    async with opening() as made:
        ana, bo = made.person("ana"), made.person("bo")
        await ana.slash("settings", pings=False)
        shown = await ana.slash("settings", hand="both")
        assert "do not ring" in said(shown)
        assert "Both" in said(shown)
        pressed = await ana.press(shown.response, label="My hand in the channel")
        assert "My hand in the channel" in said(pressed)
        assert pressed.response.id == shown.response.id, "changed in place"
        await ana.press(pressed.response, label="Direct message")
        table = await made.open("ana", "bo", first_player=0)
        assert [ana] == await made.awaited(table)
        assert f"<@{ana.id}>" not in text(made.board())
        assert silent(ana.dms()[-1]), "the hand comes without a sound"
        refused = await bo.press((await bo.press(made.board(), label="⋯")).response, label="Call the table")
        assert f"<@{ana.id}>" not in said(refused)
        assert "waiting for you" in said(refused)
        again = await bo.press((await bo.press(made.board(), label="⋯")).response, label="Call the table")
        assert "within the hour" in said(again)


async def test_a_change_of_settings_touches_ones_own_messages_alone(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        ana, bo = made.person("ana"), made.person("bo")
        board, channel = made.board(table).id, f"/channels/{made.channel.id}/messages"
        before = [len(made.requests(method, channel)) for method in ("POST", "PATCH", "DELETE")]
        for place in ("channel", "dm", "both"):
            for pings in (False, True):
                await ana.slash("settings", hand=place, pings=pings)
                await made.wait(5)
        assert [len(made.requests(method, channel)) for method in ("POST", "PATCH", "DELETE")] == before
        assert len(ana.asking(table)) == 1
        await ana.slash("settings", hand="channel")
        await bo.slash("table show")
        await made.wait(5)
        assert made.board(table).id == board, "what is shown later rings for nobody either"


async def test_who_wants_direct_messages_from_now_on_gets_the_hand_that_asks(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana = made.person("ana")
        await ana.slash("settings", hand="channel")
        table = await made.open("ana", "bo", first_player=0)
        assert not ana.asking(table)
        await ana.slash("settings", hand="dm")
        assert len(ana.asking(table)) == 1
