"""Suburb on Discord: gifts by command, in one's own turn and in another's."""

from __future__ import annotations

from typing import Any

import pytest

from engines.suburb.figures import NO_CAP
from tests.reading import controls, private, said, text

from .conftest import Opening


@pytest.mark.rule("SB-221", "SB-224")
async def test_gifts(opening: Opening) -> None:
    async with opening(seed=b"s" * 32) as made:
        table = await made.open("ana", "bo", "cal", game="suburb", random_cards=True, pace="live")
        loaded = await made.load(table)
        people = {
            seat.user: made.person(name)
            for seat in loaded.seats
            for name in ("ana", "bo", "cal")
            if made.person(name).id == seat.user
        }
        (turn,) = loaded.opened().awaited
        giver, taker = ((turn + 1) % 3, (turn + 2) % 3)

        async def cash() -> list[int]:
            return [player.cash for player in (await made.load(table)).opened().g.s.players]

        def person(seat: int) -> Any:
            user = loaded.seats[seat].user
            assert user is not None
            return people[user]

        before = await cash()
        given = await person(giver).slash("suburb give", to=str(taker), money=150, table=table)
        assert private(given.response)
        assert "$150" in said(given)
        assert (await cash())[giver] == before[giver] - 150
        assert (await cash())[taker] == before[taker] + 150
        name = loaded.names[taker]
        own = await person(turn).slash("suburb give", to=name, money=50, table=table)
        assert "$50" in said(own)
        wrong = [
            await person(giver).slash("suburb give", to=name, table=table),
            await person(giver).slash("suburb give", to=name, money=75, table=table),
            await person(giver).slash("suburb give", to="nobody", money=50, table=table),
            await person(giver).slash("suburb give", to=name, money=99_950, table=table),
            await person(giver).slash("suburb give", to=name, card="G17", table=table),
        ]
        assert "either money or a card" in said(wrong[0])
        assert all("cannot be given" in said(each) for each in wrong[1:])
        assert await cash() == [before[at] + {giver: -150, taker: 200, turn: -50}[at] for at in range(3)]
        stranger = await made.person("dee").slash("suburb give", to=name, money=50, table=table)
        assert "do not sit" in said(stranger)


async def test_no_gifts_without_alliances(opening: Opening) -> None:
    async with opening(seed=b"t" * 32) as made:
        table = await made.open("ana", "bo", "cal", game="suburb", alliances=False, random_cards=True)
        refused = await made.person("ana").slash("suburb give", to="bo", money=50, table=table)
        assert "nothing away" in said(refused)
        choosing = await made.open("ana", "bo", "cal", game="suburb")
        refused = await made.person("ana").slash("suburb give", to="bo", money=50, table=choosing)
        assert "nothing away" in said(refused)


@pytest.mark.rule("SB-224b")
async def test_the_lobby_tells_the_cap_on_gifts_and_the_command_keeps_it(opening: Opening) -> None:
    async with opening(seed=b"s" * 32) as made:
        ana = made.person("ana")
        told = {
            None: "**Gifts of money**: at most $1,000 to one player in a round",
            500: "**Gifts of money**: at most $500 to one player in a round",
            0: "**Gifts of money**: none",
            NO_CAP: "",
        }
        for cap, line in told.items():
            given = {} if cap is None else {"gift_cap": cap}
            await ana.slash("suburb new", seats=3, **given)
            lobby = text(made.last("Suburb 1931"))
            assert line in lobby
            assert ("Gifts of money" in lobby) == bool(line)
        await ana.slash("suburb new", seats=3, alliances=False)
        assert "Gifts of money" not in text(made.last("Suburb 1931"))

        table = await made.open("ana", "bo", "cal", game="suburb", random_cards=True, gift_cap=500)
        loaded = await made.load(table)
        (turn,) = loaded.opened().awaited
        giver, taker = loaded.seats[(turn + 1) % 3], (turn + 2) % 3
        people = [made.person(name) for name in ("ana", "bo", "cal")]
        person = next(one for one in people if one.id == giver.user)
        gave = await person.slash("suburb give", to=str(taker), money=450, table=table)
        assert "$450" in said(gave)
        [active] = await made.awaited(table)
        more = await active.press(await active.panel(table), label="More")
        lines = [line for part in controls(more.response) for line in part.get("options", ())]
        assert "may still be given $50 in this round" in [line.get("description") for line in lines]
        refused = await person.slash("suburb give", to=str(taker), money=100, table=table)
        assert "up to $500 for each neighbour in a round" in said(refused)
        players = (await made.load(table)).opened().g.s.players
        assert [player.received for at, player in enumerate(players) if at == taker] == [450]
