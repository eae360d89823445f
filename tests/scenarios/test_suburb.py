"""Suburb on Discord: gifts by command, in one's own turn and in another's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reading import private, said

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
