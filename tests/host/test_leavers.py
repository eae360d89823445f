"""Who plays for a leaver is the same in all games, and the ledgers say so in the same words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from db.records import AnswerRecord
from engines.core.ask import Option
from engines.core.discover import specs
from engines.core.worlds import possible
from engines.players import CARETAKER, player
from host.tables import seats
from host.tables.computers import whim
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from tests.house import answered_for, open_table, step
from tests.house import house as opened

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
#: What every ledger says of it.
SAID = (
    "Whoever leaves is played for as in every game here: by the computer player `steady`, from what the seat "
    "may see, until somebody takes the seat, which is on offer meanwhile."
)
RETIRING = [key for key, spec in specs().items() if spec.retires is not None]
NUMBERS = pytest.mark.rule("FX-150", "FI-145", "LP-278", "FF-174", "SB-240")


def _steady(loaded: LoadedTable, seat: int) -> Option:
    """What the computer player answers for a seat."""
    live = loaded.opened()
    rng = whim(live, seat)
    choose = player(loaded.spec, CARETAKER)
    return choose(loaded.view(seat), live.asks[seat], possible(live, seat, rng), rng)


async def _parting(made: Tables, table: str) -> tuple[LoadedTable, int]:
    """Random play up to a question that the computer player answers otherwise than the default; whose."""
    rng = Random(5)
    for _ in range(400):
        loaded = await made.load(table)
        for seat in loaded.awaited:
            # In a vote people are heard first.
            vote = loaded.opened().asks[seat].kind in loaded.spec.votes
            if not vote and _steady(loaded, seat) != loaded.opened().default(seat):
                return loaded, seat
        assert await step(made, table, rng)
    raise AssertionError("no such question")


async def _leaves(
    database: Path, key: str, settings: Any, wanted: Callable[[LoadedTable, int], Option]
) -> tuple[AnswerRecord, LoadedTable, int]:
    """Somebody leaves who owes an answer, and it is answered as ``wanted``: the answer, the table then, the
    seat."""
    async with opened(database) as made:
        table = (await open_table(made, key, 3, settings)).id
        loaded, seat = await _parting(made, table)
        expected = wanted(loaded, seat)
        await seats.leave(made, table, loaded.seats[seat].user or 0)
        row = await answered_for(made, table, seat)
        after = await made.load(table)
        assert after.opened().choice(row.choice or b"") == expected
        return row, after, seat


@NUMBERS
@pytest.mark.parametrize("key", specs())
async def test_steady_plays_for_a_leaver_in_every_game(tmp_path: Path, key: str) -> None:
    row, after, seat = await _leaves(tmp_path / "b.db", key, specs()[key].settings(), _steady)
    assert row.by == "caretaker"
    assert (after.seats[seat].player, after.seats[seat].open) == ("steady", True)


@pytest.mark.rule("LP-279", "FF-174", "SB-241")
@pytest.mark.parametrize("key", RETIRING)
async def test_where_leavers_retire_the_default_answers_what_is_asked_already(
    tmp_path: Path, key: str
) -> None:
    def default(loaded: LoadedTable, seat: int) -> Option:
        return loaded.opened().default(seat)

    settings = msgspec.structs.replace(specs()[key].settings(), leaver_mode=1)
    row, after, seat = await _leaves(tmp_path / "b.db", key, settings, default)
    assert row.by == "computer"
    assert not after.seats[seat].open


@NUMBERS
@pytest.mark.parametrize("key", specs())
def test_every_ledger_says_so_in_the_same_words(key: str) -> None:
    ledger = (LEDGERS / f"{key}.md").read_text(encoding="utf-8")
    assert ledger.count(SAID) == 1
    assert ("leaver_mode` 1" in ledger) == (key in RETIRING), "where it differs, the ledger says how"
