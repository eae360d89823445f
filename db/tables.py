"""Tables, seats and people."""

from __future__ import annotations

from collections.abc import Collection

from db.base import Base
from db.errors import BadRecord, Taken
from db.folded import folded
from db.records import ACTIVE, STATUSES, PersonRecord, SeatRecord, Status, TableRecord
from db.sql import Statements, params

_OVER = frozenset(STATUSES) - ACTIVE


def _active(tables: list[TableRecord], active: bool) -> list[TableRecord]:
    # A status that nobody knows is no end: such a table is to be seen.
    return [table for table in tables if table.status not in _OVER] if active else tables


def _like(text: str) -> str:
    """``text`` anywhere, for LIKE … ESCAPE '!'."""
    for sign in "!%_":
        text = text.replace(sign, "!" + sign)
    return f"%{text}%"


class Tables(Base):
    """The part of the store about who plays what, where."""

    async def add_table(self, table: TableRecord) -> None:
        """Store a new table. Raises Taken("table") if its id exists."""
        if await self._run("add_table", **params(table)) is None:
            raise Taken("table", table.id)

    async def table(self, id: str) -> TableRecord | None:
        """The table ``id``, or None."""
        return await self._one(TableRecord, "table_by_id", id=id)

    async def put_table(self, table: TableRecord) -> None:
        """Store every field of a known table but id, game, secret, lesson, made and last_row.

        Raises BadRecord if there is no such table.
        """
        if await self._run("put_table", **params(table)) is None:
            raise BadRecord(f"there is no table {table.id}")

    async def delete_table(self, id: str) -> None:
        """Delete the table with all that hangs on it, messages and journal included."""
        await self._run("delete_table", id=id)

    async def tables(self, *statuses: Status) -> list[TableRecord]:
        """All tables in these statuses (none given: all tables), by status, lately touched first."""

        def read(store: Statements) -> list[TableRecord]:
            wanted = statuses or STATUSES
            return [t for one in wanted for t in store.all(TableRecord, "tables_by_status", status=one)]

        return await self._trip("BEGIN", read)

    async def games_in_play(self) -> list[str]:
        """The games of tables under way, by name."""
        return [row["game"] for row in await self._run("games_in_play")]

    async def tables_of(self, user: int, active: bool = True) -> list[TableRecord]:
        """The tables where ``user`` sits or hosts, lately touched first; ``active``: not the ended ones."""
        return _active(await self._all(TableRecord, "tables_of_user", user=user), active)

    async def active_of(self, user: int) -> int:
        """At how many tables that are not over ``user`` sits or hosts."""
        count: int = await self._run("count_active_of_user", user=user)
        return count

    async def opened(self, host: int, since: float, until: float) -> int:
        """How many tables ``host`` hosts that were opened after ``since`` and not after ``until``, those that
        are over among them."""
        count: int = await self._run("count_opened", host=host, since=since, until=until)
        return count

    async def tables_in(self, channel: int, active: bool = True) -> list[TableRecord]:
        """The tables of a channel or thread, lately touched first; ``active``: not the ended ones."""
        return _active(await self._all(TableRecord, "tables_in_channel", channel=channel), active)

    async def places(self, guild: int | None) -> list[tuple[int, int | None]]:
        """Where the tables of a guild are or were: ``(channel, thread)``, each once."""
        rows = await self._run("places_of_guild", guild=-1 if guild is None else guild)
        return [(row["channel"], row["thread"]) for row in rows]

    async def search(
        self,
        text: str,
        guild: int | None,
        user: int,
        limit: int = 25,
        *,
        places: Collection[int] | None = None,
    ) -> list[TableRecord]:
        """Tables of ``guild`` (``places``: only those in these channels and threads) and those where ``user``
        sits, with ``text`` in id, game or a seat's name.

        Typed and stored text are compared folded (:func:`db.folded.folded`). The user's own come first, then
        lately touched first; at most ``limit``.
        """
        return await self._all(
            TableRecord,
            "search_tables",
            text=_like(folded(text)),
            name=_like(folded(text)),
            guild=-1 if guild is None else guild,
            places=None if places is None else f",{','.join(map(str, places))},",
            user=user,
            limit=limit,
        )

    async def seats(self, table: str) -> list[SeatRecord]:
        """The seats of a table by number."""
        return await self._all(SeatRecord, "seats_of", table=table)

    async def put_seat(self, seat: SeatRecord) -> None:
        """Store a seat, new or changed. Raises BadRecord if its table is not there."""
        await self._run("put_seat", folded=folded(seat.name), **params(seat))

    async def drop_seat(self, table: str, seat: int) -> None:
        """Forget a seat (leaving a lobby)."""
        await self._run("drop_seat", table=table, seat=seat)

    async def person(self, user: int) -> PersonRecord:
        """What ``user`` chose; the defaults if nothing yet."""
        return await self._one(PersonRecord, "person", user=user) or PersonRecord(user=user)

    async def put_person(self, person: PersonRecord) -> None:
        """Store a person's choices."""
        await self._run("put_person", **params(person))

    async def counts(self) -> dict[str, int]:
        """For the keeper: a number for each status, then "tables", "answers", "people" (who sit or
        sat at a table) and "bytes" (on disk, with the write-ahead log)."""
        async with self._span("BEGIN"):
            rows = {row["status"]: row for row in await self._run("counts_by_status")}
            people = await self._run("count_people")
        found: dict[str, int] = {
            status: rows[status]["tables"] if status in rows else 0 for status in STATUSES
        }
        found["tables"] = sum(row["tables"] for row in rows.values())
        found["answers"] = sum(row["answers"] for row in rows.values())
        found["people"] = people
        files = (self._path.with_name(self._path.name + end) for end in ("", "-wal"))
        found["bytes"] = sum(file.stat().st_size for file in files if file.exists())
        return found
