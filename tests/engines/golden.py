"""Golden games after a change of rules: ``python -m tests.engines.golden`` replays those of older rules.

Where every answer still fits and the dice fall alike, a game keeps both, and gets the checks of today's rules
and their version; settings that it does not name are as they were before there were such. A game in which an
answer no longer fits is told of: play another, and export that.
"""

from __future__ import annotations

import base64
from pathlib import Path

import msgspec

from engines.core.chance import mix
from engines.core.journal import ANSWER, RECOVERY, RETIRE, START, UNDO
from engines.core.table import Moved, Table, TableError
from host.games import Games
from host.tables.export import Export

FILES = sorted(Path(__file__).parent.glob("*/golden/*.json"))


class Changed(Exception):
    """The rules lead a golden game elsewhere."""


def renewed(export: Export) -> Export:
    """The same game by today's rules; raises Changed if there is no such game."""
    spec = Games.found()[export.game].spec
    settings = msgspec.convert(export.options, spec.settings)
    seed = mix(bytes.fromhex(export.secret), export.presses)
    rows = []
    withdrawn = [row for row in export.rows if row.kind in (UNDO, RECOVERY)]
    undone = {n for row in withdrawn for n in range(row.back_to or 0, row.n)}
    table, moved = Table.start(spec, export.seats, settings, seed)
    for row in export.rows:
        if row.n in undone or row.kind not in (START, ANSWER, RETIRE):
            rows.append(row)
            continue
        if row.kind != START:
            moved = _next(table, row.seat, row.kind, base64.b64decode(row.choice), n=row.n)
        if moved.row.draws != row.draws:
            raise Changed(f"other dice in row {row.n}")
        rows.append(msgspec.structs.replace(row, crc=moved.row.crc))
    if table.outcome is None:
        raise Changed("no end")
    options = msgspec.to_builtins(settings)
    return msgspec.structs.replace(
        export, rules_version=spec.rules_version, options=options, rows=tuple(rows)
    )


def _next(table: Table[object], seat: int | None, kind: str, choice: bytes, *, n: int) -> Moved:
    assert seat is not None
    try:
        if kind == RETIRE:
            return table.retire(seat)
        return table.answer(seat, table.choice(choice))
    except TableError as error:
        raise Changed(f"row {n}: {error}") from error


def main() -> None:
    """Renew all files whose game has other rules now, and say what became of each."""
    games = Games.found()
    for path in FILES:
        export = msgspec.json.decode(path.read_bytes(), type=Export)
        if export.rules_version == games[export.game].spec.rules_version:
            continue
        try:
            content = msgspec.json.format(msgspec.json.encode(renewed(export)), indent=1)
        except Changed as changed:
            print(f"{path}: {changed}")
        else:
            path.write_bytes(content + b"\n" * path.read_bytes().endswith(b"\n"))
            print(f"{path}: renewed")


if __name__ == "__main__":
    main()
