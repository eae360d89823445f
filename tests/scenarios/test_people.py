"""People who leave, come back, are replaced, or all go (C6)."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tests.reading import alts, answers, private, said, text

from .acts import gone, leave, offers
from .conftest import Opening


@pytest.mark.rule("FX-150", "FX-151")
async def test_c06_a_leaver_who_owes_an_answer_is_played_on_and_may_come_back(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        bo, rng = made.person("bo"), Random(1)
        assert await made.awaited(table) == [bo]
        assert "You have left" in await leave(bo, table)
        loaded = await made.load(table)
        rows = await made.store.rows(table)
        assert (rows[-1].seat, rows[-1].by) == (1, "caretaker")
        assert loaded.seats[1].player == "steady"
        assert loaded.seats[1].open
        assert not bo.asking(table), "the leaver's direct messages stop"
        [offer] = offers(made)
        assert "bo" in text(offer)
        assert "has left" in text(offer)
        for _ in range(4):
            [person] = await made.awaited(table)
            assert person is not bo
            await person.act(rng, table)
        taken = await bo.press(offer, label="Take this seat")
        assert private(taken.response)
        assert "Your hand" in said(taken)
        assert not offers(made)
        assert "no longer free" in text(made.last("The seat of"))
        assert "not free" in await made.person("dee").forge(f"b1:{table}:1:-:!take", made.board())
        while await made.awaited(table) != [bo]:
            [person] = await made.awaited(table)
            await person.act(rng, table)
        await bo.act(rng, table)
        assert (await made.store.rows(table))[-1].by == "person"


async def test_c06_another_takes_the_seat_and_the_leaver_is_a_stranger(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=0)
        ana, bo, dee = made.person("ana"), made.person("bo"), made.person("dee")
        panel = await ana.panel(table)
        await leave(bo, table)
        [offer] = offers(made)
        assert "already" in said(await ana.press(offer, label="Take this seat"))
        await dee.press(offer, label="Take this seat")
        assert "You are in" in text(dee.dms()[0])
        assert (await made.load(table)).names == ("ana", "dee", "cal")
        assert "do not sit" in said(await bo.press(made.board(), label="My hand"))
        await ana.act(Random(1), table, panel=panel)
        while await made.awaited(table) != [dee]:
            [person] = await made.awaited(table)
            await person.act(Random(1), table)
        assert len(dee.asking(table)) == 1


async def test_c06_a_leaver_owes_a_secret_choice_and_a_restart_follows(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        ana, bo, cal = (made.person(name) for name in ("ana", "bo", "cal"))
        await ana.act(Random(1), table)
        await leave(bo, table)
        assert {p.user.name for p in await made.awaited(table)} == {"cal"}
        await made.restart()
        await cal.act(Random(1), table)
        assert (await made.load(table)).opened().g.s.phase == "play"


async def test_c06_the_host_leaves_and_the_longest_seated_hosts(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        ana, bo, cal = (made.person(name) for name in ("ana", "bo", "cal"))
        assert "You have left" in await gone(ana)
        assert (await made.load(table)).record.host == bo.id
        assert "Only the host" in said(await cal.slash("table end", sure=True))
        assert "hosts table" in said(await bo.slash("table host", member=cal))
        assert "This ends table" in said(await cal.slash("table end"))
        assert "is closed" in said(await cal.slash("table end", sure=True))


@pytest.mark.rule("FX-152")
async def test_c06_when_all_people_have_left_the_game_is_void(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", computers=1)
        assert "You have left" in await leave(made.person("bo"), table)
        ana = made.person("ana")
        menu = await ana.press(made.board(), label="⋯")
        asked = await ana.press(menu.response, label="Leave")
        assert "last person" in said(asked)
        await ana.press(asked.response, label="Leave for good")
        assert (await made.load(table)).record.status == "void"
        assert not made.boards()
        assert not offers(made)
        assert not ana.asking()
        assert "counts for nobody" in text(made.last("was ended"))


async def test_c06_leaving_is_asked_again_where_it_has_come_to_mean_something_else(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", computers=1)
        ana, bo = made.person("ana"), made.person("bo")
        menu = await ana.press(made.board(table), label="⋯")
        asked = await ana.press(menu.response, label="Leave")
        assert "until somebody takes it" in said(asked)
        assert "You have left" in await leave(bo, table)
        again = await ana.press(asked.response, label="Leave for good")
        assert "last person" in said(again)
        assert (await made.load(table)).record.status == "playing"
        assert "last person" in said(await ana.slash("table leave")), "a command asks as well"
        assert "You have left" in said(await ana.press(again.response, label="Leave for good"))
        assert (await made.load(table)).record.status == "void"


@pytest.mark.rule("FX-152")
async def test_c06_when_the_last_person_is_replaced_the_game_is_void(opening: Opening) -> None:
    async with opening() as made:
        owner = made.owner()
        table = await made.open("ana", "bo", computers=1)
        await gone(made.person("bo"))
        seat = (await made.load(table)).seat_of(made.person("ana").id)
        assert seat is not None
        assert "changed hands" in said(await owner.slash("table replace", seat="ABC"[seat.seat], table=table))
        assert (await made.load(table)).record.status == "void"
        assert not made.boards(table)


async def test_c06_a_host_who_gives_away_their_own_seat_hosts_no_more(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", "cal")
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        seat = (await made.load(table)).seat_of(ana.id)
        assert seat is not None
        assert "changed hands" in said(await ana.slash("table replace", seat="ABC"[seat.seat], member=dee))
        assert (await made.load(table)).record.host == bo.id


async def test_c06_the_host_gives_a_vanished_persons_seat_away(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        ana, bo, cal = (made.person(name) for name in ("ana", "bo", "cal"))
        dee, rng = made.person("dee"), Random(2)
        assert bo.asking(table)
        offered = await ana.offered("table replace", "seat", "b")
        assert [choice["value"] for choice in offered] == ["B"]
        assert "Only the host" in said(await cal.slash("table replace", seat="B"))
        assert "sit at table" in said(await ana.slash("table replace", seat="B", member=cal))
        assert "own seat" in said(await ana.slash("table replace", seat="ana"))
        assert "no such seat" in said(await ana.slash("table replace", seat="zoe"))
        assert "changed hands" in said(await ana.slash("table replace", seat="bo", member=dee))
        assert not bo.asking(table)
        assert len(dee.asking(table)) == 1, "the hand goes to the new person"
        page = answers(await dee.panel(table))[0][0]["custom_id"]
        assert "not your seat" in await bo.forge(page)
        await dee.act(rng, table)
        assert "changed hands" in said(await ana.slash("table replace", seat="C"))
        assert offers(made)


async def test_c06_a_host_who_left_the_server_is_followed_by_whoever_has_sat_longest(
    opening: Opening,
) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", "dee")
        ana, bo, cal, dee = (made.person(name) for name in ("ana", "bo", "cal", "dee"))
        assert "Only the host" in said(await cal.slash("table end", sure=True)), "the host is there"
        assert (await made.load(table)).record.host == ana.id
        made.depart(ana)
        made.depart(bo)
        assert "Only the host" in said(await dee.slash("table replace", seat="ana")), "cal has sat longer"
        assert (await made.load(table)).record.host == cal.id, "but that they host is noticed"
        assert "changed hands" in said(await cal.slash("table replace", seat="ana"))
        assert "hosts table" in said(await cal.slash("table host", member=dee))
        assert "Only the host" in said(await cal.slash("table end", sure=True))
        assert "is closed" in said(await dee.slash("table end", sure=True))


async def test_c06_a_lobby_whose_host_left_the_server_goes_on(opening: Opening) -> None:
    async with opening() as made:
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        table = await made.open("ana", "bo", start=False)
        lobby = made.last(f"table {table}")
        assert "Only the host" in said(await bo.press(lobby, label="Start"))
        made.depart(ana)
        assert "Only the host" in said(await dee.slash("table end", table=table))
        assert (await made.load(table)).record.host == ana.id, "a stranger does not need one"
        assert "changed hands" in said(await bo.slash("table replace", seat="ana"))
        assert "**bo** (host)" in text(made.last(f"table {table}"))
        assert "own seat" in said(await bo.slash("table replace", seat="bo"))
        assert "changed hands" not in said(await bo.slash("table replace", seat="B"))
        await dee.press(made.last(f"table {table}"), label="Join")
        await bo.press(made.last(f"table {table}"), label="Start")
        assert {*(await made.load(table)).names} == {"bo", "dee"}


async def test_c06_the_owner_of_the_bot_ends_any_table(opening: Opening) -> None:
    async with opening() as made:
        owner = made.owner()
        for start in (False, True):
            table = await made.open("ana", "bo", start=start)
            assert "is closed" in said(await owner.slash("table end", table=table, sure=True))
            assert (await made.load(table)).record.status == ("void" if start else "cancelled")


async def test_c06_somebody_who_left_the_server_is_waited_for_by_the_clock_alone(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        bo = made.person("bo")
        made.depart(bo)
        await made.person("ana").act(Random(1), table)
        while await made.awaited(table) == [made.person("ana")]:
            await made.person("ana").act(Random(1), table)
        assert len(made.boards()) == 1
        assert "changed hands" in said(await made.person("ana").slash("table replace", seat="bo"))
        assert (await made.load(table)).record.status == "playing"


async def test_c06_whoever_comes_has_seen_nothing_of_what_the_one_before_saw(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana, bo, dee = made.person("ana"), made.person("bo"), made.person("dee")
        await bo.slash("settings", hand="channel")
        table = await made.open("ana", "bo", "cal", first_player=1)
        assert "Your hand" in said(await bo.press(made.board(table), label="My hand"))
        assert "changed hands" in said(await ana.slash("table replace", seat="B", member=dee))
        assert len(dee.asking(table)) == 1, "the one before saw the panel; the one who came did not"
        assert "Your hand" in said(await dee.press(made.board(table), label="My hand"))
        await bo.slash("settings", hand="dm")
        assert "changed hands" in said(await ana.slash("table replace", seat="B", member=bo))
        assert not dee.asking(table)
        assert len(bo.asking(table)) == 1, "who comes back has it anew"


async def test_c06_whoever_comes_takes_back_nothing_of_the_one_before_and_reads_all(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        ana, bo, dee, rng = made.person("ana"), made.person("bo"), made.person("dee"), Random(3)
        await bo.act(rng, table)
        await (await made.awaited(table))[0].act(rng, table)
        assert "since your last turn" in said(await bo.slash("table log"))
        assert "changed hands" in said(await ana.slash("table replace", seat="B", member=dee))
        told = said(await dee.slash("table log", table=table))
        assert "from the beginning" in told
        assert "no move of yours" in said(await dee.slash("table undo", table=table))
        while await made.awaited(table) != [dee]:
            await (await made.awaited(table))[0].act(rng, table)
        await dee.act(rng, table)
        await (await made.awaited(table))[0].act(rng, table)
        assert "since your last turn" in said(await dee.slash("table log", table=table))


#: Names as people have them: turned about, with nothing to see, with a mark and no letter, of two scripts.
ODD = {"ana": "A\u202ena\u200f", "bo": "\u2800\u3164\u200b", "cal": "\u0301\u200d", "dee": "Zo\u0308e \u05d0"}
UNSEEN = re.compile("[\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060\u2800\u3164\ufeff\uffa0]|\u061c")


async def test_names_that_nobody_can_see_give_way_to_the_seats_own_everywhere(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        people = [made.person(name, called) for name, called in ODD.items()]
        ana, bo, _, _ = people
        table = await made.open("ana", "bo", "cal", "dee", first_player=1)
        assert (await made.load(table)).names == ("Ana", "Seat B", "Seat C", "Zöe \u05d0")
        assert "Ana, Seat B, Seat C" in text(made.last("has begun"))
        assert "Seat B begins" in said(await ana.slash("table log"))
        assert "Seat B" in alts(made.board(table))[0]
        rng = Random(1)
        for _ in range(4):
            await (await made.awaited(table))[0].act(rng, table)
        assert [c["name"] for c in await ana.offered("table replace", "seat", "seat")] == [
            "B Seat B",
            "C Seat C",
        ]
        assert "**Seat B** hosts" in said(await ana.slash("table host", member=bo))
        await bo.slash("table undo")
        await leave(made.person("cal"), table)
        assert "**Seat C** has left" in text(offers(made)[0])
        for request in made.asked():
            shown = json.dumps(request.json, ensure_ascii=False)
            assert not UNSEEN.search(shown.replace("https:\u200b//", "")), shown
            assert "****" not in shown


async def test_a_seat_that_changes_hands_is_told_to_both_and_to_the_table(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=0)
        ana, bo, cal, dee, eve = (made.person(name) for name in ("ana", "bo", "cal", "dee", "eve"))
        await ana.slash("table replace", seat="bo", member=dee)
        assert f"table **{table}**, is **dee**'s from now on" in text(bo.dms()[-1])
        assert f"**bo**'s seat in **FIXER**, table **{table}**, is yours now" in text(dee.dms()[0])
        assert "**dee** plays for **bo**" in text(made.last("plays for"))
        assert made.rung() == []
        await cal.slash("settings", hand="channel")
        await ana.slash("table replace", seat="cal", member=eve)
        assert f"**eve** plays for **<@{cal.id}>**" in text(made.last("plays for"))
        assert made.rung() == [cal.id], "who wants no direct messages is told where they want to be"
        await ana.slash("table replace", seat="dee")
        assert "taken you out" in text(dee.dms()[-1])
        assert offers(made)


async def test_a_seat_in_a_lobby_that_changes_hands_is_told_to_both(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", start=False)
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        await ana.slash("table replace", seat="bo", member=dee, table=table)
        assert "is **dee**'s from now on" in text(bo.dms()[-1])
        assert "is yours now" in text(dee.dms()[0])
