"""Rules that change under a game: upgraded states, journals that lead elsewhere, recovery."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core.ask import Option
from engines.core.journal import RECOVERY, Checkpoint, Row, standing
from engines.core.spec import GameSpec
from engines.core.stored import pack
from engines.core.table import Diverged, Refused, Table

from . import toy
from .test_window import OWNER, SEED
from .toy import Bid

OLD = toy.SPEC


class LuckyState(toy.State, kw_only=True):
    """The state of version 3: a field more, and none that old tables could have by default."""

    luck: int


def lucky_step(g: Any) -> Any:
    """Version 3: bidding first counts the luck."""
    if g.s.phase == "deal":
        g.s.luck += 1
    return toy.step(g)


def upgrade(version: int, raw: dict[str, Any]) -> dict[str, Any]:
    """From version 2."""
    assert version == 2
    return {**raw, "luck": 10 * raw["coins"][0]}


LUCKY: GameSpec[Any] = toy.changed(
    rules_version=3, state=LuckyState, step=lucky_step, upgrade=upgrade, new=lambda seats, options: None
)


def saved(*choices: tuple[int, Option]) -> tuple[Checkpoint, list[Row]]:
    """A table of version 2: its newest checkpoint, and the rows since."""
    table, moved = Table.start(OLD, 3, toy.Settings(), SEED)
    moves = [moved, *(table.answer(seat, choice) for seat, choice in choices)]
    newest = [each.checkpoint for each in moves if each.checkpoint is not None][-1]
    return newest, [each.row for each in moves if each.row.n > newest.row]


BIDS = ((0, Bid(3)), (1, Bid(0)), (2, Bid(0)))


def test_a_state_gains_a_field() -> None:
    checkpoint, rows = saved(*BIDS)
    assert (checkpoint.rules_version, rows) == (2, [])
    table = Table.open(LUCKY, SEED, checkpoint, rows)
    assert table.g.s.luck == 30
    assert (table.n, table.ids, table.asks[OWNER].kind) == (3, {OWNER: 3}, "put")
    while table.outcome is None:
        seat = table.awaited[0]
        moved = table.answer(seat, table.default(seat))
        if moved.checkpoint is not None:
            assert moved.checkpoint.rules_version == 3
            again = Table.open(LUCKY, SEED, moved.checkpoint, ())
            assert pack(again.g.s) == pack(table.g.s)
    assert table.g.s.luck > 30


def test_an_upgrade_costs_the_step_in_hand() -> None:
    """What the new rules cannot follow is withdrawn by a recovery row; its numbers are never used again."""
    checkpoint, rows = saved(*BIDS[:2])
    assert [row.n for row in rows] == [1, 2]
    with pytest.raises(Diverged, match="row 2 no longer leads"):
        Table.open(LUCKY, SEED, checkpoint, rows)
    table = Table.open(LUCKY, SEED, checkpoint, ())
    moved = table.recovered(2)
    row = moved.row
    assert (row.n, row.kind, row.back_to, row.by, row.fenced) == (3, RECOVERY, 1, "keeper", True)
    assert (moved.events, moved.checkpoint) == ((), None)
    assert table.ids == {0: 3, 1: 3, 2: 3}, "the question is the same, and has a new number"
    assert standing([*rows, row]) == []
    again = Table.open(LUCKY, SEED, checkpoint, [*rows, row])
    assert (again.n, again.ids, again.crc(), again.rows) == (table.n, table.ids, table.crc(), table.rows)
    more = [again.answer(seat, choice).row for seat, choice in BIDS]
    assert [each.n for each in more] == [4, 5, 6]
    last = Table.open(LUCKY, SEED, checkpoint, [*rows, row, *more])
    assert pack(last.g.s) == pack(again.g.s)


def test_new_rules_that_lead_to_the_same_keep_the_step() -> None:
    checkpoint, rows = saved(*BIDS[:2])
    table = Table.open(toy.changed(rules_version=3), SEED, checkpoint, rows)
    assert (table.n, table.awaited) == (2, (2,))


def rich_bids(g: toy.G) -> Any:
    """Rules under which nobody may bid nothing."""
    if g.s.phase == "bid":
        g.s.coins = [coins - 3 for coins in g.s.coins]
    return toy.step(g)


def failing(g: toy.G) -> Any:
    """Rules with a mistake."""
    if g.s.phase == "bid":
        raise ZeroDivisionError("a mistake")
    return toy.step(g)


def telling(g: toy.G) -> Any:
    """Rules that do a little more in a step than they did."""
    if g.s.phase == "turn":
        g.s.coins = [coins + 1 for coins in g.s.coins]
    return toy.step(g)


@pytest.mark.parametrize(
    ("step", "rows", "why"),
    [
        (rich_bids, 1, "row 1 no longer fits"),
        (failing, 2, "ZeroDivisionError while opening: a mistake"),
        (telling, 4, "row 4 no longer leads"),
    ],
)
def test_a_change_under_a_journal_is_noticed(step: Any, rows: int, why: str) -> None:
    table, moved = Table.start(OLD, 3, toy.Settings(), SEED)
    journal = [table.answer(seat, choice).row for seat, choice in BIDS[:rows]]
    if rows > len(BIDS):
        journal.append(table.answer(OWNER, table.asks[OWNER].options[0]).row)
    assert moved.checkpoint is not None
    assert Table.open(OLD, SEED, moved.checkpoint, journal).n == rows
    with pytest.raises(Diverged, match=why):
        Table.open(toy.changed(step=step), SEED, moved.checkpoint, journal)


@pytest.mark.parametrize(("step", "rows"), [(rich_bids, 0), (telling, 3)])
def test_a_change_before_any_answer_of_a_step_costs_nothing(step: Any, rows: int) -> None:
    """Nobody has answered under the old rules yet: the step simply begins under the new ones."""
    table, moved = Table.start(OLD, 3, toy.Settings(), SEED)
    journal = [table.answer(seat, choice).row for seat, choice in BIDS[:rows]]
    assert moved.checkpoint is not None
    opened = Table.open(toy.changed(step=step), SEED, moved.checkpoint, journal)
    assert (opened.n, opened.awaited) == (rows, table.awaited)
    seat = table.awaited[0]
    journal.append(table.answer(seat, table.default(seat)).row)
    with pytest.raises(Diverged, match="no longer"):
        Table.open(toy.changed(step=step), SEED, moved.checkpoint, journal)


def test_other_dice_are_noticed() -> None:
    table, moved = Table.start(OLD, 3, toy.Settings(), SEED)
    rows = [table.answer(seat, choice).row for seat, choice in BIDS]
    rows.append(table.answer(OWNER, table.asks[OWNER].options[0]).row)
    assert moved.checkpoint is not None
    with pytest.raises(Diverged, match="row 4 no longer leads"):
        Table.open(OLD, bytes(31) + b"!", moved.checkpoint, rows)
    assert Table.open(OLD, bytes(31) + b"!", moved.checkpoint, rows, check=False).n == 4


def test_an_upgrade_that_fails_is_told() -> None:
    checkpoint, _ = saved()

    def broken(version: int, raw: dict[str, Any]) -> dict[str, Any]:
        return {"luck": raw["no such field"]}

    for spec in (
        toy.changed(rules_version=3, state=LuckyState, upgrade=broken),
        toy.changed(rules_version=3, state=LuckyState, upgrade=lambda version, raw: raw),
        toy.changed(rules_version=3, state=LuckyState),
    ):
        with pytest.raises(Diverged, match="checkpoint of row 0 cannot be read"):
            Table.open(spec, SEED, checkpoint, ())


def test_damage_is_told() -> None:
    checkpoint, rows = saved(*BIDS[:1])
    for body in (b"", checkpoint.body[:-3], b"\x93\x00\x81\x00\x90"):
        with pytest.raises(Diverged, match="checkpoint of row 0 cannot be read"):
            Table.open(OLD, SEED, msgspec.structs.replace(checkpoint, body=body), rows)
    for choice in (b"", b"\x91\xa4fold", msgspec.msgpack.encode(["bid", "much"])):
        with pytest.raises(Diverged, match="a stored choice cannot be read"):
            Table.open(OLD, SEED, checkpoint, [msgspec.structs.replace(rows[0], choice=choice)])


def test_a_refused_answer_leaves_no_trace() -> None:
    table, _ = Table.start(OLD, 3, toy.Settings(), SEED)
    before = (table.n, dict(table.ids), table.crc(), table.g.chance.used)
    with pytest.raises(Refused):
        table.answer(0, Bid(99))
    assert (table.n, dict(table.ids), table.crc(), table.g.chance.used) == before
