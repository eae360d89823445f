"""After the soak: what the store says, against what was shown and what was promised."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from db.store import Store
from engines.core.words import plain
from host.games import Games
from host.shown import board_card as board_card
from host.shown.board_lines import board_lines
from host.shown.pictures import ALT_LENGTH, Picture, Pictures
from host.shown.press_ids import verb
from host.tables.tables import Tables

from .checks import walk
from .server import Playground
from .soak_leaks import Watch
from .state import Message
from .tables import offers


def essence(components: list[dict[str, Any]]) -> list[str]:
    """What matters of a message's components: texts, alt texts and ids, in order."""
    found: list[str] = []
    for part in walk(components):
        found += [part[key] for key in ("content", "custom_id", "label") if part.get(key)]
        found += [item.get("description") or "" for item in part.get("items") or ()]
    return found


async def expected(tables: Tables, pictures: Pictures, table: str) -> list[str] | None:
    """What the live board of a table under way should show; None if no board is due."""
    loaded = await tables.load(table)
    boards = await tables.store.messages(table, live=True, kind="board")
    if loaded.record.status != "playing" or not boards:
        return None
    alt = loaded.game.painter.board_alt(loaded.view(None), loaded.scene())
    picture = Picture(b"", plain(alt)[:ALT_LENGTH], pictures.board_key(loaded))
    users = [seat.user for seat in loaded.seats if seat.user is not None]
    people = {user: await tables.store.person(user) for user in users}
    since = -1 if boards[-1].since is None else boards[-1].since
    lines = await board_lines(tables, loaded, after=since)
    card = board_card.board(loaded, picture, lines, people)
    return essence([dict(part.to_component_dict()) for part in card.parts])


async def disagreements(server: Playground, tables: Tables) -> list[str]:
    """Tables whose channel does not show what the store says, one line each."""
    found: list[str] = []
    pictures = Pictures()
    for record in await tables.store.tables("playing", "finished"):
        channel = server.world.state.messages.get(record.thread or record.channel, {})
        public = [message for message in channel.values() if message.only is None]
        live = [m for m in public if offers(m, verb(record.id, "hand"))]
        ends = [m for m in public if offers(m, verb(record.id, "again"))]
        if record.status == "finished":
            if live or len(ends) != 1:
                found.append(f"table {record.id} is over: {len(live)} live boards, {len(ends)} last cards")
            continue
        wanted = await expected(tables, pictures, record.id)
        if len(live) != 1 or ends:
            found.append(f"table {record.id} is under way: {len(live)} live boards, {len(ends)} last cards")
        elif wanted is None:
            found.append(f"table {record.id}: the store knows no live board")
        elif (why := _differs(live[0], wanted)) is not None:
            found.append(f"table {record.id}: {why}")
    return found


def _differs(message: Message, wanted: list[str]) -> str | None:
    shown = essence(message.components)
    if shown == wanted:
        return None
    pairs = [f"shows {a!r}, should show {b!r}" for a, b in zip(shown, wanted, strict=False) if a != b]
    return pairs[0] if pairs else f"shows {len(shown)} things instead of {len(wanted)}"


def lost_and_doubled(database: Path, accepted: set[int]) -> tuple[list[int], list[str]]:
    """Presses said to be taken that the store lacks; asks that were answered more than once."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
        kept = {
            row[0] for row in store.execute("SELECT interaction FROM answers WHERE interaction IS NOT NULL")
        }
        query = (
            "SELECT table_id, seat, ask FROM answers WHERE kind = 'answer' AND ask IS NOT NULL "
            "GROUP BY table_id, seat, ask HAVING count(*) > 1"
        )
        twice = [f"table {table}, seat {seat}, ask {ask}" for table, seat, ask in store.execute(query)]
    return sorted(accepted - kept), twice


async def check(
    server: Playground, database: Path, watch: Watch, accepted: set[int], games: Games
) -> dict[str, Sequence[object]]:
    """All that must be empty. The bot must have been stopped; ``games`` are those that it hosts."""
    store = await Store.open_to_read(database)
    try:
        tables = Tables(store, games, pause=0.0)
        boards = await disagreements(server, tables)
        leaks = await watch.leaks(tables)
    finally:
        await store.close()
    lost, doubled = lost_and_doubled(database, accepted)
    return {"disagreeing": boards, "leaks": leaks, "lost": lost, "doubled": doubled}
