"""Every refusal on every route has an outcome that was thought of: a fake answers each code on each route."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path

import discord
import pytest

from host.shown.card import Card
from host.shown.refusals import DoorClosed, Later, Outcome, PlaceBarred, PlaceGone, Route, outcome
from tests.reading import said
from tests.stage import Stage, stage

#: By status: the codes with which Discord may refuse something; 0: none is given.
CODES = {
    400: (
        *(
            0,
            20009,
            20016,
            20022,
            30010,
            40060,
            40061,
            50006,
            50008,
            50016,
            50024,
            50027,
            50033,
            50034,
            50035,
        ),
        *(
            50036,
            50046,
            50055,
            50068,
            50080,
            50083,
            50095,
            50101,
            50109,
            50138,
            50146,
            160002,
            160004,
            160005,
        ),
        *(160006, 160007, 200000, 200001, 220001, 240000, 999999),
    ),
    401: (0, 40001, 50014, 50027),
    403: (0, 20001, 40002, 40003, 40006, 40007, 50001, 50005, 50007, 50009, 50013, 50019, 50278, 150006),
    404: (0, 10003, 10004, 10005, 10007, 10008, 10013, 10015, 10062),
    405: (0,),
    408: (0,),
    409: (0,),
    410: (0,),
    413: (0, 40005),
    415: (0,),
    422: (0,),
    425: (0,),
    429: (0, 20016, 20022, 20028, 20029, 30046, 40003, 40004, 40062, 130000),
}
EVERY = [(status, code) for status, codes in CODES.items() for code in codes]

#: What is raised for an outcome; None: nothing is.
RAISED: dict[Outcome, type[Exception] | None] = {
    Outcome.LATER: Later,
    Outcome.DOOR: DoorClosed,
    Outcome.GONE: PlaceGone,
    Outcome.BARRED: PlaceBarred,
    Outcome.WAKE: PlaceBarred,
    Outcome.ANEW: None,
    Outcome.BLIND: None,
    Outcome.ODD: discord.HTTPException,
}
#: Ids of people whom the bot has never written to.
STRANGERS = count(10**17)
#: Something asked of Discord.
Given = Callable[[], Awaitable[object]]


async def asked(made: Stage, route: Route, table: str) -> tuple[str, str, Given]:
    """What asks Discord for a route: method, path, and the deed."""
    loaded, messages = await made.load(table), made.bot.services.messages
    person, place, card = made.person("ana"), made.channel.id, Card().say("A word.")
    records = await messages.of(table)
    board = next(record for record in records if record.kind == "board")
    hand = next(record for record in records if record.kind == "hand" and record.live)
    match route:
        case Route.POST:
            return "POST", f"/channels/{place}/messages", lambda: messages.send(loaded, "board", card)
        case Route.EDIT:
            return "PATCH", f"/channels/{place}/messages/*", lambda: messages.edit(board, card)
        case Route.LEAVE:
            change = partial(messages.edit, board, card, live=False)
            return "PATCH", f"/channels/{place}/messages/*", change
        case Route.DM_POST:
            send = partial(messages.send, loaded, "hand", card, channel=person.door, seat=0, user=person.id)
            return "POST", f"/channels/{person.door}/messages", send
        case Route.DM_EDIT:
            return "PATCH", f"/channels/{hand.channel}/messages/*", lambda: messages.edit(hand, card)
        case Route.DOOR:
            return "POST", "/users/@me/channels", lambda: messages.door(next(STRANGERS))
        case _:
            raise AssertionError(route)


async def raised(deed: Awaitable[object]) -> type[Exception] | None:
    """What kind of exception something raises, if any."""
    try:
        await deed
    except (Later, DoorClosed, PlaceBarred, PlaceGone, discord.HTTPException) as error:
        return discord.HTTPException if isinstance(error, discord.HTTPException) else type(error)
    return None


def refuse(made: Stage, method: str, path: str, status: int, code: int, times: int | None = None) -> None:
    """What the stage does by this name, also while the bot is at work."""
    fault = {"method": method, "path": path, "status": status, "code": code, "times": times}
    made.env.backend.faults.append({**fault, "message": "No."})


async def walked(
    made: Stage, route: Route, prepare: Callable[[int, int], Awaitable[Given]]
) -> list[tuple[int, int, object]]:
    """Every refusal in turn; those that come to something else than the table says."""
    wrong: list[tuple[int, int, object]] = []

    async def walk() -> None:
        for status, code in EVERY:
            deed = await prepare(status, code)
            found = await raised(deed())
            made.mend()
            expected = RAISED[outcome(route, status, code)]
            if route in (Route.EDIT, Route.LEAVE) and code == 50083:
                # A new message wakes the thread, and is seen.
                expected = None
            if found is not expected:
                wrong.append((status, code, found))

    await made.as_bot(walk())
    return wrong


@pytest.mark.parametrize(
    "route", [Route.POST, Route.EDIT, Route.LEAVE, Route.DM_POST, Route.DM_EDIT, Route.DOOR]
)
async def test_each_refusal_of_a_message_comes_to_what_the_table_says(tmp_path: Path, route: Route) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", card_exchange=True)

        async def prepare(status: int, code: int) -> Given:
            method, path, deed = await asked(made, route, table)
            refuse(made, method, path, status, code)
            return deed

        assert await walked(made, route, prepare) == []
        # What was certainly not posted is not looked for either.
        assert not await made.store.unsent()


async def test_each_refusal_to_look_leads_to_another_sending(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        loaded, messages = await made.load(table), made.bot.services.messages
        path = f"/channels/{made.channel.id}/messages"

        async def half_sent() -> None:
            assert await raised(messages.send(loaded, "board", Card().say("A word."))) is Later

        async def prepare(status: int, code: int) -> Given:
            for record in await messages.of(table):
                if record.message is None:
                    await messages.found([record])
            refuse(made, "POST", path, 503, 0, 1)
            await half_sent()
            intents = [record for record in await messages.of(table) if record.message is None]
            assert len(intents) == 1, "it may be there"
            refuse(made, "GET", path, status, code)
            return lambda: messages.found(intents)

        assert await walked(made, Route.LOOK, prepare) == []


async def test_each_refusal_to_wake_a_thread_pauses_or_waits(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        loaded, messages = await made.load(table), made.bot.services.messages

        async def prepare(status: int, code: int) -> Given:
            refuse(made, "POST", f"/channels/{made.channel.id}/messages", 400, 50083, 1)
            refuse(made, "GET", f"/channels/{made.channel.id}", status, code)
            return lambda: messages.send(loaded, "board", Card().say("A word."))

        assert await walked(made, Route.WAKE, prepare) == []
        assert not await made.store.unsent()


async def test_each_refusal_of_a_thread_is_a_sentence_and_no_table(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        for status, code in EVERY:
            made.refuse("POST", f"/channels/{made.channel.id}/threads", status, code)
            # Somebody else each time: nobody opens tables faster than people do.
            person = made.person(f"ana{status}-{code}")
            opened = said(await person.slash("fixer new", seats=2, place="thread"))
            later = outcome(Route.THREAD, status, code) is Outcome.LATER
            assert "try again" in opened if later else "can't open a thread" in opened, (status, code, opened)
        assert not await made.store.tables("lobby")


async def test_each_refusal_of_an_answer_to_a_press_is_passed_over_or_told(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        for status, code in EVERY:
            made.refuse("POST", "/interactions/*/callback", status, code)
            read = said(await made.person("ana").press(made.board(table), label="⋯"))
            odd = outcome(Route.ANSWER, status, code) is Outcome.ODD
            assert ("Something went wrong" in read) is odd, (status, code, read)
        assert "Rules" in str(
            (await made.person("ana").press(made.board(table), label="⋯")).response.components
        )


def test_the_table_says_something_of_every_code_on_every_route() -> None:
    every = {(route, *pair): outcome(route, *pair) for route in Route for pair in EVERY}
    assert set(every.values()) == set(Outcome)
    # Only a thread can sleep, only a person has a door, and only a press can be over.
    of = {found: {route for (route, *_), what in every.items() if what is found} for found in Outcome}
    assert of[Outcome.WAKE] == {Route.POST, Route.EDIT, Route.LEAVE}
    assert of[Outcome.DOOR] == {Route.DM_POST, Route.DM_EDIT, Route.DOOR}
    assert of[Outcome.PASSED] == {Route.ANSWER}
    assert of[Outcome.BARRED] | of[Outcome.GONE] == {Route.POST, Route.EDIT, Route.LEAVE, Route.WAKE}


@pytest.mark.parametrize(
    ("route", "status", "code", "expected"),
    [
        (Route.POST, 400, 50083, Outcome.WAKE),
        (Route.EDIT, 400, 50083, Outcome.WAKE),
        (Route.POST, 400, 160005, Outcome.BARRED),
        (Route.EDIT, 400, 160005, Outcome.BARRED),
        (Route.POST, 400, 200000, Outcome.BARRED),
        (Route.EDIT, 400, 200000, Outcome.BARRED),
        (Route.POST, 403, 50013, Outcome.BARRED),
        (Route.POST, 404, 10003, Outcome.GONE),
        (Route.EDIT, 404, 10008, Outcome.ANEW),
        (Route.EDIT, 429, 30046, Outcome.ANEW),
        (Route.LEAVE, 429, 30046, Outcome.LATER),
        (Route.LEAVE, 404, 10008, Outcome.ANEW),
        (Route.DM_POST, 403, 50007, Outcome.DOOR),
        (Route.DM_POST, 400, 50007, Outcome.DOOR),
        (Route.DM_POST, 400, 50035, Outcome.ODD),
        (Route.DM_POST, 401, 0, Outcome.ODD),
        (Route.DOOR, 429, 40003, Outcome.LATER),
        (Route.POST, 503, 0, Outcome.LATER),
        (Route.ANSWER, 404, 10062, Outcome.PASSED),
        (Route.ANSWER, 400, 40060, Outcome.PASSED),
        (Route.ANSWER, 400, 50035, Outcome.ODD),
    ],
)
def test_known_cases(route: Route, status: int, code: int, expected: Outcome) -> None:
    assert outcome(route, status, code) is expected
