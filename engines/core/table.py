"""A live table: rules under way, answers judged, rows numbered, checkpoints taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from .ask import Ask, Option, fits
from .chance import Chance, side
from .defaults import given
from .driver import Driver
from .errors import Diverged, NotAsked, Refused, Stale, TableError
from .event import Told
from .journal import ANSWER, RECOVERY, RETIRE, START, UNDO, Checkpoint, Frozen, Row, answered, standing
from .spec import GameSpec
from .stored import pack, read_choice, read_event, thaw

__all__ = ["Diverged", "Moved", "NotAsked", "Refused", "Stale", "Table", "TableError", "read_event"]

S = TypeVar("S")


class Moved(msgspec.Struct, frozen=True, gc=False):
    """What one row brought."""

    row: Row
    events: tuple[Told, ...]
    checkpoint: Checkpoint | None
    """Given if a step ended: replaces the one before."""


class Table(Driver[S]):
    """One game under way. Make one with :meth:`start` or :meth:`open`; throw it away after any
    error that is not a :class:`TableError`."""

    # -- opening -----------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        spec: GameSpec[S],
        seats: int,
        options: msgspec.Struct,
        seed: bytes,
        position: Callable[[S], None] | None = None,
    ) -> tuple[Table[S], Moved]:
        """A new game and what its opening brought (row 0, with a checkpoint). ``position`` lays out a state
        in which nothing has happened; without it the game begins as ever."""
        state = spec.new(seats, options)
        if position is not None:
            position(state)
        table = cls(spec, state, Chance(seed))
        table.n = 0
        table._next_step()
        return table, table._row(START, ended=True)

    @classmethod
    def open(
        cls,
        spec: GameSpec[S],
        seed: bytes,
        checkpoint: Checkpoint,
        rows: Sequence[Row],
        *,
        chance: Chance | None = None,
        check: bool = True,
    ) -> Table[S]:
        """The table as the journal left it: ``rows`` are all rows after the checkpoint's, in order.

        Raises Diverged if a row does not fit or the end is not what the last row recorded.
        """
        frozen, state = thaw(spec, checkpoint)
        table = cls(spec, state, chance or Chance(seed, checkpoint.used))
        table._retiring = list(frozen.retiring)
        table.n = checkpoint.row
        try:
            table._next_step()
            table.since = {seat: frozen.since.get(seat, n) for seat, n in table.ids.items()}
            table._feed(rows)
        except TableError:
            raise
        except Exception as error:
            raise Diverged(f"{type(error).__name__} while opening: {error}") from error
        same_rules = checkpoint.rules_version == spec.rules_version
        expected = rows[-1].crc if rows else frozen.crc if same_rules else None
        if check and expected is not None and table.crc() != expected:
            raise Diverged(f"row {table.n} no longer leads where it led")
        return table

    def _feed(self, rows: Sequence[Row]) -> None:
        kept = {row.n for row in standing(rows)}
        for row in rows:
            self.n = row.n
            if row.back_to is not None:
                self._renew_ids(answered(rows, row.back_to, row.n))
            if row.n not in kept:
                continue
            seat = -1 if row.seat is None else row.seat
            ended = False
            if row.kind == RETIRE:
                self._retiring.append(seat)
            elif row.kind == ANSWER:
                ask, choice = self.asks.get(seat), self.choice(row.choice)
                if ask is None or not fits(ask, choice):
                    raise Diverged(f"row {row.n} no longer fits")
                ended = self._send(seat, choice)
            if not ended:
                self.rows.append(row)
        self._listen(fenced=False)

    # -- answering ---------------------------------------------------------------------------

    def judge(self, seat: int, choice: Option, ask: int | None = None) -> Ask[Any]:
        """The ask that ``choice`` answers; raises NotAsked, Stale or Refused and touches nothing."""
        asked = self.asks.get(seat)
        if asked is None:
            raise NotAsked(f"seat {seat} is not asked")
        if ask is not None and ask != self.ids[seat]:
            raise Stale(f"ask {ask} has passed, now {self.ids[seat]}")
        if not fits(asked, choice):
            raise Refused(f"{choice} does not answer {asked.kind}")
        return asked

    def answer(self, seat: int, choice: Option, ask: int | None = None, by: str = "person") -> Moved:
        """Take one answer; ``ask`` is the id under which it was shown (None: whatever is asked now)."""
        asked = self.judge(seat, choice, ask)
        shown = self.ids[seat]
        self.g.fenced = asked.final
        self.n += 1
        ended = self._send(seat, choice)
        return self._row(ANSWER, ended, seat, by, shown, pack(choice))

    def retire(self, seat: int, by: str = "person") -> Moved:
        """``seat`` leaves for good: once the step under way has ended, the game's ``retire`` runs."""
        self._listen(fenced=True)
        self._retiring.append(seat)
        self.n += 1
        return self._row(RETIRE, seat=seat, by=by)

    def withdrawn(
        self,
        last: int,
        back_to: int,
        kind: str = UNDO,
        seat: int | None = None,
        rows: Sequence[Row] = (),
    ) -> Moved:
        """The row that takes back every row from ``back_to`` to ``last``. The table must have been
        opened with the rows before ``back_to`` alone; ``rows`` are all, for who had answered."""
        self._listen(fenced=True)
        self.n = last + 1
        self._renew_ids(answered(rows, back_to, self.n))
        by = "person" if kind == UNDO else "keeper"
        return self._row(kind, seat=seat, by=by, back_to=back_to)

    def recovered(self, last: int, rows: Sequence[Row] = ()) -> Moved:
        """The row that gives up all ``rows`` since the checkpoint this table was opened from."""
        return self.withdrawn(last, self.n + 1, RECOVERY, rows=rows)

    def default(self, seat: int, *, absent: bool = False) -> Option:
        """What the host answers for a seat that gives no answer, or, ``absent``, that nobody waits for any
        more; a drawn one comes from a side stream."""
        chance = side(self.g.chance.seed, seat, self.ids[seat])
        return given(self.asks[seat], chance, self.spec.absent_default if absent else None)

    def choice(self, blob: bytes) -> Option:
        """A stored choice, of this game's types; raises Diverged if it is of none."""
        return read_choice(self.spec, blob)

    # -- inside ------------------------------------------------------------------------------

    def _listen(self, *, fenced: bool) -> None:
        """Forget what was told and drawn: a row begins."""
        self.g.told, self.g.chance.draws, self.g.fenced = [], [], fenced

    def _row(
        self,
        kind: str,
        ended: bool = False,
        seat: int | None = None,
        by: str = "person",
        ask: int | None = None,
        choice: bytes = b"",
        back_to: int | None = None,
    ) -> Moved:
        g, crc = self.g, self.crc()
        draws = tuple(g.chance.draws)
        row = Row(self.n, kind, crc, seat, by, ask, choice, g.fenced or bool(draws), draws, back_to)
        if kind in (ANSWER, RETIRE) and not ended:
            self.rows.append(row)
        told = tuple(g.told)
        g.told, g.chance.draws, g.fenced = [], [], False
        return Moved(row, told, self._checkpoint(crc) if ended else None)

    def _checkpoint(self, crc: int) -> Checkpoint:
        moment = self.spec.moment(self.g.s)
        body = pack(Frozen(crc, msgspec.Raw(self.base), self.base_retiring, self.since))
        return Checkpoint(self.n, self.spec.rules_version, self.base_used, moment.round, moment.turn, body)
