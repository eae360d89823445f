"""Tables, seats, people, settings, counts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from db import ACTIVE, STATUSES, BadRecord, PersonRecord, Store, Taken
from tests.db.store_kit import a_move, a_seat, a_table


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    plain = a_table()
    full = a_table("M3", thread=7, salt="1 2", seed=b"\x00" * 32, clock=86400, why="deleted", ended=9.5)
    await store.add_table(plain)
    await store.add_table(full)
    assert await store.table("K7QM") == plain
    assert await store.table("M3") == full
    assert await store.table("NONE") is None


async def test_an_id_is_given_once(playing: Store) -> None:
    with pytest.raises(Taken) as refused:
        await playing.add_table(a_table(game="lepro"))
    assert refused.value.which == "table"
    assert (await playing.table("K7QM")) == a_table()


async def test_put_table_keeps_what_never_changes(playing: Store) -> None:
    await playing.save(a_move())
    told = replace(
        a_table(), status="paused", why="channel", settings=b"[]", seats=4, guild=2, channel=11, thread=12,
        host=101, language="sv", salt="5", seed=b"x", rules_version=2, clock=60, touched=8.0, ended=9.0,
    )  # fmt: skip
    await playing.put_table(replace(told, game="other", secret=b"?", made=99.0, last_row=77))
    assert await playing.table("K7QM") == replace(told, last_row=0)
    with pytest.raises(BadRecord, match="NONE"):
        await playing.put_table(a_table("NONE"))


async def test_tables_by_status(store: Store) -> None:
    for i, status in enumerate(STATUSES):
        await store.add_table(a_table(f"T{i}", status=status))
    await store.add_table(a_table("NEW", status="lobby", touched=5.0))
    assert [t.id for t in await store.tables("lobby", "frozen")] == ["NEW", "T0", "T3"]
    assert len(await store.tables()) == 8
    assert {t.status for t in await store.tables(*ACTIVE)} == ACTIVE


async def test_games_in_play(store: Store) -> None:
    for i, status in enumerate(STATUSES):
        await store.add_table(a_table(f"T{i}", game=f"of {status}", status=status))
    for i, game in enumerate(("suburb", "fixer", "suburb")):
        await store.add_table(a_table(f"P{i}", game=game, status="playing"))
    assert await store.games_in_play() == ["fixer", "of playing", "suburb"]


async def test_tables_of_a_person_and_of_a_place(store: Store) -> None:
    await store.add_table(a_table("HOST", host=7, touched=1.0))
    await store.add_table(a_table("SITS", touched=2.0, channel=20, thread=21))
    await store.add_table(a_table("BOTH", host=7, touched=3.0, status="finished", channel=20))
    await store.add_table(a_table("NONE", touched=4.0))
    await store.put_seat(a_seat("SITS", 2, user=7))
    await store.put_seat(a_seat("BOTH", 0, user=7))
    assert [t.id for t in await store.tables_of(7)] == ["SITS", "HOST"]
    assert [t.id for t in await store.tables_of(7, active=False)] == ["BOTH", "SITS", "HOST"]
    assert [t.id for t in await store.tables_in(20)] == ["SITS"]
    assert [t.id for t in await store.tables_in(20, active=False)] == ["BOTH", "SITS"]
    assert [t.id for t in await store.tables_in(21)] == ["SITS"]
    assert await store.tables_of(8) == []


async def test_search(store: Store) -> None:
    await store.add_table(a_table("K7QM", game="fixer", touched=1.0))
    await store.add_table(a_table("M3_A", game="lepro", touched=2.0))
    await store.add_table(a_table("FAR1", game="fixer", guild=2, touched=3.0))
    await store.put_seat(a_seat("K7QM", 0, user=7, name="Åsa"))
    await store.put_seat(a_seat("FAR1", 0, user=7, name="100%"))

    async def ids(text: str, guild: int | None = 1, user: int = 7, limit: int = 25) -> list[str]:
        return [t.id for t in await store.search(text, guild, user, limit)]

    assert await ids("") == ["FAR1", "K7QM", "M3_A"]  # one's own first, lately touched first
    assert await ids("", user=8) == ["M3_A", "K7QM"]
    assert await ids("", guild=None) == ["FAR1", "K7QM"]
    assert await ids("k7") == ["K7QM"]
    assert await ids("FIX") == ["FAR1", "K7QM"]
    assert await ids("åSA ") == ["K7QM"]
    assert await ids("0%") == ["FAR1"]
    assert await ids("_") == ["M3_A"]  # not a wildcard
    assert await ids("!") == []
    assert await ids("", limit=1) == ["FAR1"]


async def test_a_deleted_table_takes_everything_along(playing: Store) -> None:
    await playing.add_table(a_table("STAY"))
    await playing.put_seat(a_seat())
    await playing.save(a_move())
    await playing.save(a_move("STAY"))
    await playing.delete_table("K7QM")
    assert await playing.table("K7QM") is None
    assert await playing.load("K7QM") is None
    assert await playing.seats("K7QM") == []
    assert await playing.rows("K7QM") == []
    assert await playing.events("K7QM") == []
    assert await playing.checkpoints("K7QM") == []
    assert [timer.table for timer in await playing.due(1e9)] == ["STAY"]
    assert await playing.integrity() == []
    await playing.add_table(a_table())
    await playing.save(a_move())  # the same presses again: theirs are gone too


async def test_seats(playing: Store) -> None:
    person, computer = a_seat(seat=1), a_seat(seat=0, user=None, name="Bot", player="greedy")
    await playing.put_seat(person)
    await playing.put_seat(computer)
    assert await playing.seats("K7QM") == [computer, person]
    left = replace(person, user=None, player="random", open=True)
    await playing.put_seat(left)
    assert await playing.seats("K7QM") == [computer, left]
    await playing.drop_seat("K7QM", 0)
    await playing.drop_seat("K7QM", 9)
    assert await playing.seats("K7QM") == [left]
    with pytest.raises(BadRecord):
        await playing.put_seat(a_seat("NONE"))


async def test_people(store: Store) -> None:
    assert await store.person(7) == PersonRecord(user=7)
    told = PersonRecord(user=7, hand="both", pings=False, dms_closed=True, locale="sv-SE")
    await store.put_person(PersonRecord(user=7))
    await store.put_person(told)
    assert await store.person(7) == told
    assert await store.person(8) == PersonRecord(user=8, hand="dm", pings=True, dms_closed=False, locale="")


async def test_what_is_remembered(store: Store) -> None:
    assert await store.remembered("guild:1", "language") is None
    assert await store.remembered("guild:1", "language", "en") == "en"
    await store.remember("guild:1", "language", "fr")
    await store.remember("guild:1", "language", "sv")
    await store.remember("bot", "language", "")
    assert await store.remembered("guild:1", "language", "en") == "sv"
    assert await store.remembered("bot", "language", "en") == ""
    assert await store.all_remembered("guild:1") == {"language": "sv"}
    await store.forget("guild:1", "language")
    assert await store.all_remembered("guild:1") == {}


async def test_counts(playing: Store) -> None:
    await playing.add_table(a_table("M3", status="lobby"))
    for seat in range(2):
        await playing.put_seat(a_seat("K7QM", seat))
    await playing.put_seat(a_seat("M3", 0))
    await playing.put_seat(a_seat("M3", 1, user=None))
    for n in range(3):
        await playing.save(a_move(n=n))
    counts = await playing.counts()
    size = counts.pop("bytes")
    assert counts == dict.fromkeys(STATUSES, 0) | {
        "playing": 1, "lobby": 1, "tables": 2, "answers": 3, "people": 2,
    }  # fmt: skip
    assert size > playing.path.stat().st_size > 0
