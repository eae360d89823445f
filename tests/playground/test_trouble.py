"""What goes wrong on Discord, over the wire: the cases C1 to C9."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from random import Random

import pytest

from host.shown.press_ids import verb
from playground.actors import Actors, text
from playground.tables import Table, answers, offers, open_table, shows

from .conftest import Wired

#: Seconds that a slow answer takes.
_SLOW = 0.6
#: What the press reads that came second.
QUIET = ("That moment has passed", "That was counted already")


def rows(wired: Wired, query: str) -> list[tuple[int, ...]]:
    """Rows of the bot's store."""
    with sqlite3.connect(f"file:{wired.bot.database}?mode=ro", uri=True) as store:
        return store.execute(query).fetchall()


def doubled(wired: Wired) -> list[tuple[int, ...]]:
    """Asks that were answered more than once."""
    asked = "FROM answers WHERE kind = 'answer' GROUP BY table_id, seat, ask HAVING count(*) > 1"
    return rows(wired, f"SELECT seat, ask {asked}")


def given(wired: Wired) -> int:
    """How many answers people have given."""
    return rows(wired, "SELECT count(*) FROM answers WHERE by_whom = 'person' AND kind = 'answer'")[0][0]


async def asked(wired: Wired, table: Table, timeout: float = 10.0) -> None:
    """Wait until somebody is asked and one board stands."""
    assert await wired.server.until(lambda: bool(table.waiting()) and len(table.boards()) == 1, timeout)


async def some(wired: Wired, table: Table, count: int, rng: Random) -> None:
    """So many answers that count, by whoever is asked."""
    for _ in range(count):
        before = given(wired)
        while given(wired) == before:
            assert await wired.server.until(lambda: bool(table.waiting()))
            if await table.act(rng.choice(table.waiting()), rng) is None:
                await wired.bot.settle()


async def in_time(wired: Wired, test: Callable[[], bool]) -> None:
    """Wait until something is so; the bot, which waits longer each time it cannot connect, need not."""
    for _ in range(100):
        if await wired.server.until(test, 0.2):
            return
        wired.act.advance(10)
    raise AssertionError("it does not come to that")


async def test_c1_the_same_answer_pressed_twice_at_once_counts_once(wired: Wired) -> None:
    rng, ana = Random(1), wired.act.user("Ana")
    table = await open_table(wired.server, wired.act.place(), "Ana", computers=1)
    while given(wired) < 4:
        await asked(wired, table)
        found, before = await table.find(ana, rng), given(wired)
        if found is None:
            await wired.bot.settle()
            continue
        both = await asyncio.gather(*(table.give(ana, found) for _ in range(2)))
        assert [outcome.error for outcome in both] == [None, None]
        assert given(wired) - before <= 1
        assert any(words in outcome.said for outcome in both for words in QUIET)
    assert doubled(wired) == []
    assert await wired.server.until(lambda: len(table.boards()) == 1, 5)


async def test_c1_two_people_press_at_the_same_instant(wired: Wired) -> None:
    act, rng = wired.act, Random(2)
    lobby = await open_table(wired.server, act.place(), "Ana", start=False)
    await wired.server.until(lambda: bool(act.messages(lobby.channel)))
    card = act.messages(lobby.channel)[-1]
    two = [act.user("Bo"), act.user("Cal")]
    done = await asyncio.gather(*(act.press_label(user, card, "Join") for user in two))
    assert sum("is full" in outcome.said for outcome in done) == 1
    assert rows(wired, "SELECT count(*) FROM seats")[0][0] == 2

    table = await open_table(wired.server, act.place("other"), "Ana", "Bo", card_exchange=True, computers=1)
    await wired.server.until(lambda: len(table.waiting()) == 2)
    found = [await table.find(user, rng) for user in table.people]
    done = await asyncio.gather(*(table.give(u, f) for u, f in zip(table.people, found, strict=True) if f))
    assert [outcome.error for outcome in done] == [None, None]
    assert given(wired) == 2
    assert await wired.server.until(lambda: len(table.boards()) == 1, 5)


async def test_c3_closed_doors_are_told_once_and_the_game_is_played_in_the_channel(wired: Wired) -> None:
    act, rng, ana = wired.act, Random(3), wired.act.user("Ana")
    act.close_dms(ana)
    table = await open_table(wired.server, act.place(), "Ana", computers=1)
    await table.play(rng)
    refused = [r for r in wired.server.requests if r.code == 50007]
    assert 1 <= len(refused) <= 2
    assert act.dms(ana) == []
    act.close_dms(ana, False)
    again = await open_table(wired.server, act.place("other"), "Ana", computers=1)
    await some(wired, again, 2, rng)
    act.close_dms(ana)
    await again.play(rng)
    assert again.end() is not None


async def test_c5_an_answer_that_comes_too_late_is_applied_and_shown(wired: Wired) -> None:
    act, rng, ana = wired.act, Random(4), wired.act.user("Ana")
    table = await open_table(wired.server, act.place(), "Ana", computers=1)
    await asked(wired, table)
    found = await table.find(ana, rng)
    assert found is not None
    wired.server.interactions.patience = 1.0
    act.delay("POST /interactions/*", 1.3, 1)
    assert (await table.give(ana, found)).error is not None
    assert given(wired) == 1

    def moved_on() -> bool:
        panel = table.panel(ana)
        shown = None if panel is None else answers(panel)[0][0]["custom_id"]
        return shown is not None and shown.split(":")[3] != found.custom_id.split(":")[3]

    assert await wired.server.until(moved_on, 8)


async def test_c7_a_board_that_is_deleted_comes_again(wired: Wired) -> None:
    rng = Random(5)
    table = await open_table(wired.server, wired.act.place(), "Ana", "Bo")
    await some(wired, table, 2, rng)
    await asked(wired, table)
    await wired.server.until(lambda: any(table.panel(user) for user in table.people))
    wired.act.delete_message(table.boards()[0])
    assert table.boards() == []
    await some(wired, table, 1, rng)
    await asked(wired, table)


async def test_c7_a_place_that_is_gone_pauses_the_table_and_tells_its_host(wired: Wired) -> None:
    act, rng = wired.act, Random(6)
    ana = act.user("Ana")
    gone = await open_table(wired.server, act.place("gone"), "Ana", "Bo")
    await some(wired, gone, 2, rng)
    act.delete_channel(gone.channel)
    for user in gone.people:
        if gone.panel(user) is not None:
            await gone.act(user, rng)
    assert await wired.server.until(lambda: any("/table resume" in text(m) for m in act.dms(ana)), 8)
    told = len([m for m in act.dms(ana) if "/table resume" in text(m)])
    assert told == 1
    new = act.place("new")
    outcome = await act.slash(ana, new, "table resume", table=gone.id)
    assert outcome.error is None
    moved = Table(wired.server, new, gone.id, gone.people)
    await asked(wired, moved)

    act.deny(new, "send")
    for user in moved.people:
        if moved.panel(user) is not None:
            await moved.act(user, rng)
    assert rows(wired, "SELECT count(*) FROM tables WHERE status IN ('paused', 'playing')")[0][0] == 1


async def test_c8_after_weeks_in_an_archived_thread_the_next_press_works(wired: Wired) -> None:
    act, rng = wired.act, Random(7)
    table = await open_table(wired.server, act.place(), "Ana", "Bo", place="thread")
    await some(wired, table, 3, rng)
    await asked(wired, table)
    act.archive_thread(table.channel)
    act.advance(14 * 86_400)
    await some(wired, table, 3, rng)
    assert not table.channel.archived
    assert await wired.server.until(lambda: any(table.called(user) for user in table.people))


#: What may go wrong with the messages of one person, by route.
TROUBLES: dict[str, Callable[[Actors, str], object]] = {
    "server error": lambda act, route: act.fail(route, 503, times=None),
    "rate limit": lambda act, route: act.rate_limit(route, 90.0, 1000),
    "hang": lambda act, route: act.delay(route, 8.0),
    "reset": lambda act, route: act.cut(route, None),
    "unauthorised": lambda act, route: act.fail(route, 401, times=None),
    "invalid form": lambda act, route: act.fail(route, 400, 50035, None),
    "no code": lambda act, route: act.fail(route, 400, 0, None),
    "nonsense": lambda act, route: act.garble(route, None),
}


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_one_seats_failing_message_stops_nobody_elses(wired: Wired, trouble: str) -> None:
    act, server = wired.act, wired.server
    ana, bo, cal = (act.user(name) for name in ("Ana", "Bo", "Cal"))
    table = await open_table(server, act.place(), "Ana", "Bo", "Cal", start=False, card_exchange=True)
    card = next(m for m in act.newest(table.channel) if shows(m, verb(table.id, "join")))
    await wired.bot.settle()
    TROUBLES[trouble](act, f"POST /channels/{server.world.dm(bo.id).id}/messages")
    await act.press(ana, card, verb(table.id, "start"), force=True)
    # All are asked at once: whoever can be reached is.
    assert await server.until(lambda: all(table.panel(user) for user in (ana, cal)), 5)
    assert await server.until(lambda: len(table.boards()) == 1, 5)
    # And what is shown after the hands is shown, too.
    await act.press(cal, table.boards()[-1], verb(table.id, "leave", "yes"), force=True)
    free = [verb(table.id, "take", seat=seat) for seat in range(3)]

    def offered() -> bool:
        return any(offers(message, take) for message in act.newest(table.channel) for take in free)

    assert await server.until(offered, 5)


@pytest.mark.parametrize("trouble", ["unauthorised", "invalid form", "no code"])
async def test_a_hand_that_is_never_taken_is_tried_again_and_then_told_to_the_host(
    wired: Wired, trouble: str
) -> None:
    act, rng, ana, bo = wired.act, Random(13), wired.act.user("Ana"), wired.act.user("Bo")
    table = await open_table(wired.server, act.place(), "Ana", "Bo", start=False, first_player=1)
    await wired.bot.settle()
    route = f"POST /channels/{wired.server.world.dm(bo.id).id}/messages"
    TROUBLES[trouble](act, route)
    card = next(m for m in act.newest(table.channel) if shows(m, verb(table.id, "join")))
    await act.press(ana, card, verb(table.id, "start"), force=True)
    for _ in range(12):
        await wired.bot.settle()
        act.advance(10)
    await wired.bot.settle()
    assert sum(r.route == route for r in wired.server.requests) == 1 + 4, "the welcome, and four tries"
    [told] = [m for m in act.dms(ana) if "does not take the hand of Bo" in text(m)]
    # The board calls instead, and the game goes on.
    assert table.called(bo)
    assert bo.id in table.boards()[-1].pings
    assert await table.act(bo, rng) is not None
    act.mend()
    while table.panel(bo) is None:
        assert await table.act(ana, rng) is not None
        await wired.bot.settle()
    assert len([m for m in act.dms(ana) if m.id != told.id and "does not take" in text(m)]) == 0


async def test_a_message_that_was_answered_by_nonsense_is_found_again(wired: Wired) -> None:
    act, server = wired.act, wired.server
    ana, bo = act.user("Ana"), act.user("Bo")
    table = await open_table(server, act.place(), "Ana", "Bo", start=False, card_exchange=True)
    await wired.bot.settle()
    for place in (table.channel.id, server.world.dm(bo.id).id):
        act.garble(f"POST /channels/{place}/messages")
    card = next(m for m in act.newest(table.channel) if shows(m, verb(table.id, "join")))
    await act.press(ana, card, verb(table.id, "start"), force=True)
    for _ in range(3):
        await wired.bot.settle()
        act.advance(3)
    await wired.bot.settle()
    assert len(table.boards()) == 1
    assert len([m for m in act.dms(bo) if answers(m, table.id)]) == 1
    assert rows(wired, "SELECT count(*) FROM messages WHERE message IS NULL") == [(0,)]


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (403, 50013, "cannot post"),
        (400, 160005, "is locked"),
        (400, 200000, "moderation"),
        (400, 50083, "sleeps"),
        (404, 10003, "cannot post"),
        (400, 50035, "does not take"),
        (418, 0, "does not take"),
    ],
)
async def test_a_board_that_is_not_taken_leaves_hands_and_then_pauses_the_table(
    wired: Wired, status: int, code: int, why: str
) -> None:
    act, server, ana = wired.act, wired.server, wired.act.user("Ana")
    table = await open_table(server, act.place(), "Ana", "Bo", start=False, card_exchange=True)
    await wired.bot.settle()
    card = next(m for m in act.newest(table.channel) if shows(m, verb(table.id, "join")))
    act.fail(f"POST /channels/{table.channel.id}/messages", status, code, None)
    await act.press(ana, card, verb(table.id, "start"), force=True)
    await wired.bot.settle()
    if code != 10003:
        assert all(table.panel(user) for user in table.people), "hands are sent all the same"
        assert rows(wired, "SELECT count(*) FROM tables WHERE status = 'playing'") == [(1,)]
        for seconds in (3, 11, 61):
            act.advance(seconds)
            await wired.bot.settle()
    assert rows(wired, "SELECT count(*) FROM tables WHERE status = 'paused'") == [(1,)]
    [told] = [m for m in act.dms(ana) if "/table resume" in text(m)]
    assert why in text(told)
    elsewhere = act.place("elsewhere")
    assert (await act.slash(ana, elsewhere, "table resume", table=table.id)).error is None
    moved = Table(server, elsewhere, table.id, table.people)
    await asked(wired, moved)


async def test_a_thread_that_sleeps_is_woken_before_it_is_posted_to(wired: Wired) -> None:
    act, rng = wired.act, Random(14)
    table = await open_table(wired.server, act.place(), "Ana", "Bo", place="thread")
    assert table.channel.awake == 7 * 24 * 60
    await wired.server.until(lambda: any(table.panel(user) for user in table.people))
    act.archive_thread(table.channel)
    seen = wired.server.traffic.seen
    while table.channel.archived:
        # By direct messages alone: nobody looks into the thread.
        for user in table.people:
            if table.panel(user) is not None:
                await table.act(user, rng)
        await wired.bot.settle()
    routes = [r.route for r in wired.server.requests[seen:]]
    here = f"/channels/{table.channel.id}"
    assert routes.index(f"PATCH {here}") < routes.index(f"POST {here}/messages")


async def test_c9_a_flood_is_shown_by_its_last_state(wired: Wired) -> None:
    act, rng, ana = wired.act, Random(8), wired.act.user("Ana")
    table = await open_table(wired.server, act.place(), "Ana", computers=1)
    await asked(wired, table)
    act.rate_limit("POST /channels/*/messages", 0.6, 3)
    act.rate_limit("PATCH /channels/*/messages/*", 0.6, 3)
    before = len(wired.server.requests)
    found = await table.find(ana, rng)
    assert found is not None
    flood = await asyncio.gather(*(table.give(ana, found) for _ in range(20)))
    assert [outcome.error for outcome in flood] == [None] * 20
    assert given(wired) == 1
    assert sum(any(words in outcome.said for words in QUIET) for outcome in flood) == 19
    await asked(wired, table)
    changed = [r for r in wired.server.requests[before:] if "/channels/" in r.path and r.status == 200]
    assert len(changed) <= 12
    act.rate_limit("POST /channels/*", 0.5, 2, everywhere=True)
    await some(wired, table, 2, rng)
    await asked(wired, table)


async def test_a_connection_that_breaks_is_taken_up_again(wired: Wired) -> None:
    act, rng = wired.act, Random(9)
    table = await open_table(wired.server, act.place(), "Ana", computers=1)
    await some(wired, table, 1, rng)
    await act.drop_gateway(ask=True)
    await in_time(wired, lambda: wired.server.gateway.resumed == 1)
    await some(wired, table, 1, rng)
    await act.drop_gateway(resumable=False)
    await in_time(wired, lambda: wired.server.gateway.identified == 2)
    await some(wired, table, 1, rng)


async def test_a_press_on_a_message_that_is_being_closed_leaves_a_panel(wired: Wired) -> None:
    act, rng, ana = wired.act, Random(12), wired.act.user("Ana")
    table = await open_table(wired.server, act.place(), "Ana", computers=1)
    for _ in range(3):
        assert await wired.server.until(lambda: table.panel(ana) is not None and len(table.boards()) == 1)
        old = await table.find(ana, rng)
        assert old is not None
        # The answer is given in a private panel: the direct message is left behind, and will be closed.
        opened = await act.press_label(ana, table.boards()[-1], "My hand")
        mine = await table.find(ana, rng, opened.response)
        assert mine is not None
        seen = wired.server.traffic.seen
        slow = act.delay(f"PATCH /channels/*/messages/{old.panel.id}", _SLOW)
        await table.give(ana, mine)
        async with asyncio.timeout(10):
            while not any(str(old.panel.id) in r.route for r in wired.server.requests[seen:]):
                await wired.server.until(lambda: False, 0.02)
        assert (await table.give(ana, old)).error is None
        act.mend(slow)
        await asyncio.sleep(_SLOW)
        await wired.bot.settle()
        assert table.panel(ana) is not None
