"""A finished table as one file, and the check that its dice were fair."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import msgspec

from engines.core.chance import Draw, mix, wrong_draw
from engines.core.journal import RETIRE, START, Row, standing
from engines.core.spec import GameSpec
from engines.core.table import Table, TableError
from host.errors import Sorry
from host.games import Games

from . import journal_records
from .tables import Tables

FORMAT = "backroom-export-1"


class ExportRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of the journal."""

    n: int
    kind: str
    crc: int
    seat: int | None = None
    by: str = "person"
    ask: int | None = None
    choice: str = ""
    """The choice as msgpack, in base64."""
    draws: tuple[Draw, ...] = ()
    back_to: int | None = None


class Export(msgspec.Struct, frozen=True):
    """A finished table, without names or ids of people."""

    format: str
    table: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    """The table's settings."""
    secret: str
    """32 bytes, hex. Its SHA-256 was shown in the lobby."""
    commitment: str
    presses: tuple[str, ...]
    """Ids of the presses that seated and started the table, mixed into the seed."""
    rows: tuple[ExportRow, ...]


class Bad(Exception):
    """An export that does not hold."""


async def of_table(tables: Tables, table: str) -> tuple[str, bytes]:
    """``(file name, JSON)`` of a table that is over; raises Sorry while it is not: it holds all hands."""
    record = await tables.store.table(table)
    if record is None:
        raise Sorry("no-such-table", table=table)
    if record.lesson:
        # It begins where no game does: nothing of it can be checked by its dice.
        raise Sorry("in-lesson")
    if record.status != "finished":
        raise Sorry("export-later", table=table)
    rows = [journal_records.row_of(found) for found in await tables.store.rows(table)]
    made = Export(
        format=FORMAT,
        table=table,
        game=record.game,
        rules_version=await _rules_of(tables, table),
        seats=record.seats,
        options=msgspec.json.decode(record.settings),
        secret=record.secret.hex(),
        commitment=hashlib.sha256(record.secret).hexdigest(),
        presses=tuple(record.salt.split()),
        rows=tuple(_out(row) for row in rows),
    )
    return f"{record.game}-{table}.json", msgspec.json.format(msgspec.json.encode(made), indent=1)


async def _rules_of(tables: Tables, table: str) -> int:
    """The rules version of the whole game; 0 if it changed under way: no rules replay such a game."""
    versions = {checkpoint.rules_version for checkpoint in await tables.store.checkpoints(table)}
    return versions.pop() if len(versions) == 1 else 0


def _out(row: Row) -> ExportRow:
    choice = base64.b64encode(row.choice).decode()
    return ExportRow(row.n, row.kind, row.crc, row.seat, row.by, row.ask, choice, row.draws, row.back_to)


def _in(row: ExportRow) -> Row:
    return Row(
        n=row.n,
        kind=row.kind,
        crc=row.crc,
        seat=row.seat,
        by=row.by,
        ask=row.ask,
        choice=base64.b64decode(row.choice),
        draws=row.draws,
        back_to=row.back_to,
    )


class Verdict(msgspec.Struct, frozen=True):
    """What a check found."""

    table: str
    game: str
    draws: int
    """Dice and shuffles checked against the seed."""
    answers: int
    """Answers replayed by the rules, or 0 where the rules have changed since."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def verify(content: bytes, commitment: str | None = None, *, games: Games | None = None) -> Verdict:
    """Check an export: the secret against its hash (and against the one the lobby showed, if given),
    every draw against the seed, and the whole game against the rules (``games``: those that are found).
    Raises Bad."""
    try:
        export = msgspec.json.decode(content, type=Export)
    except msgspec.MsgspecError as error:
        raise Bad(f"this is not an export of a table: {error}") from error
    if export.format != FORMAT:
        raise Bad(f"format {export.format!r} is not known; this version reads {FORMAT}")
    try:
        secret = bytes.fromhex(export.secret)
        rows = [_in(row) for row in export.rows]
    except ValueError as error:
        raise Bad(f"the file is damaged: {error}") from error
    found = hashlib.sha256(secret).hexdigest()
    if found != export.commitment or (commitment and not found.startswith(commitment.lower())):
        raise Bad("the secret is not the one whose hash was shown in the lobby")
    seed = mix(secret, export.presses)
    draws = [draw for row in rows for draw in row.draws]
    if (wrong := wrong_draw(seed, draws)) is not None:
        raise Bad(f"a draw does not follow from the seed: {wrong.purpose} at word {wrong.at}")
    game = (games or Games.found()).get(export.game)
    if game is None or game.spec.rules_version != export.rules_version:
        return Verdict(export.table, export.game, len(draws), 0, (), ())
    return _replayed(game.spec, export, rows, seed=seed, draws=len(draws))


def _replayed(spec: GameSpec[Any], export: Export, rows: list[Row], *, seed: bytes, draws: int) -> Verdict:
    """Play the standing answers again and compare every row's check."""
    try:
        settings = msgspec.convert(export.options, spec.settings)
    except msgspec.ValidationError as error:
        raise Bad(f"the options are not this game's: {error}") from error
    table, moved = Table.start(spec, export.seats, settings, seed)
    kept = standing(rows)
    if not kept or kept[0].kind != START or kept[0].crc != moved.row.crc or kept[0].draws != moved.row.draws:
        raise Bad("the deal does not follow from the seed")
    count = 0
    for row in kept[1:]:
        if row.seat is None:
            continue
        try:
            if row.kind == RETIRE:
                moved = table.retire(row.seat, row.by)
            else:
                moved = table.answer(row.seat, table.choice(row.choice), by=row.by)
        except TableError as error:
            raise Bad(f"the answer of row {row.n} breaks the rules: {error}") from error
        count += 1
        if moved.row.draws != row.draws or moved.row.crc != row.crc:
            raise Bad(f"row {row.n} does not lead where the file says")
    if table.outcome is None:
        raise Bad("the game in this file has no end")
    return Verdict(export.table, export.game, draws, count, table.outcome.winners, table.outcome.scores)
