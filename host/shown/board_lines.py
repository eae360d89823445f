"""What a board tells: the headline of a round that has ended, and what matters since the board before it."""

from __future__ import annotations

from host.tables import story, telling
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables


async def board_lines(
    tables: Tables, loaded: LoadedTable, *, after: int, until: int | None = None
) -> list[str]:
    """Of the rows after ``after``, up to ``until`` (None: the last), a line each, without moments that had a
    message of their own."""
    posted = await tables.store.messages(loaded.id, kind="moment")
    told = max((record.row for record in posted), default=-1)
    headline = await story.of_round(tables, loaded, after=after, until=until)
    lines = await telling.public(tables, loaded, after=after, until=until, told=told)
    return [headline, *lines] if headline else lines
