"""A live table: rules under way, answers judged, rows numbered, checkpoints taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from .ask import Ask, Drawn, Option, Steps, fits
from .chance import Chance, side
from .defaults import drawn
from .event import Told
from .journal import ANSWER, RECOVERY, RETIRE, START, UNDO, Checkpoint, Frozen, Row, standing
from .spec import Game, GameSpec, Outcome

S = TypeVar("S")
_pack = msgspec.msgpack.Encoder().encode


class TableError(Exception):
    """A table could not do as told; it stands as it stood."""


class NotAsked(TableError):
    """This seat has no question now."""


class Stale(TableError):
    """The answer belongs to a question that has passed."""


class Refused(TableError):
    """The choice does not fit the question."""


class Diverged(TableError):
    """Opening led elsewhere than the journal says."""


class Moved(msgspec.Struct, frozen=True):
    """What one row brought."""

    row: Row
    events: tuple[Told, ...]
    checkpoint: Checkpoint | None
    """Given if a step ended: replaces the one before."""


class Table(Generic[S]):
    """One game under way. Make one with :meth:`start` or :meth:`open`; throw it away after any
    error that is not a :class:`TableError`."""

    def __init__(self, spec: GameSpec[S], state: S, chance: Chance) -> None:
        self.spec = spec
        self.g: Game[S] = Game(state, chance)
        self.asks: dict[int, Ask[Any]] = {}
        self.ids: dict[int, int] = {}
        self.n = -1
        self.outcome: Outcome | None = None
        self.base = b""
        self.base_used = 0
        self.rows: list[Row] = []
        """Standing rows since the last step boundary."""
        self._retiring: list[int] = []
        self._base_retiring: tuple[int, ...] = ()
        self._fresh: list[int] = []
        self._steps: Steps | None = None

    # -- opening -----------------------------------------------------------------------------

    @classmethod
    def start(cls, spec: GameSpec[S], seats: int, options: msgspec.Struct, seed: bytes) -> tuple[Table[S], Moved]:
        """A new game and what its opening brought (row 0, with a checkpoint)."""
        table = cls(spec, spec.new(seats, options), Chance(seed))
        table._next_step()
        table._place({}, None, ended=True)
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
        frozen = msgspec.msgpack.decode(checkpoint.body, type=Frozen)
        same_rules = checkpoint.rules_version == spec.rules_version
        try:
            state = _thaw(spec, frozen.state, checkpoint.rules_version)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise Diverged(f"the checkpoint of row {checkpoint.row} cannot be read: {error}") from error
        table = cls(spec, state, chance or Chance(seed, checkpoint.used))
        table._retiring = list(frozen.retiring)
        table.n = checkpoint.row
        try:
            table._next_step()
            table._place({}, None, ended=True)
            table._feed(rows)
        except TableError:
            raise
        except Exception as error:
            raise Diverged(f"{type(error).__name__} while opening: {error}") from error
        expected = rows[-1].crc if rows else frozen.crc if same_rules else None
        if check and expected is not None and table.crc() != expected:
            raise Diverged(f"row {table.n} no longer leads where it led")
        return table

    def _feed(self, rows: Sequence[Row]) -> None:
        kept = {row.n for row in standing(rows)}
        for row in rows:
            self.n = row.n
            if row.kind == RETIRE and row.n in kept:
                self._retiring.append(row.seat if row.seat is not None else -1)
            elif row.kind == ANSWER and row.n in kept:
                seat = -1 if row.seat is None else row.seat
                ask, choice = self.asks.get(seat), self.choice(row.choice)
                if ask is None or not fits(ask, choice):
                    raise Diverged(f"row {row.n} no longer fits")
                self._send(seat, choice)
                self.rows.append(row)
            else:
                self.ids = dict.fromkeys(self.ids, row.n)
        self.g.told.clear()
        self.g.chance.draws.clear()
        self.g.fenced = False

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
        self.g.told, self.g.chance.draws, self.g.fenced = [], [], asked.final
        ended = self._send(seat, choice)
        return self._row(ANSWER, ended=ended, seat=seat, by=by, ask=shown, choice=_pack(choice))

    def retire(self, seat: int, by: str = "person") -> Moved:
        """``seat`` leaves for good: once the step under way has ended, the game's ``retire`` runs."""
        self.g.told, self.g.chance.draws, self.g.fenced = [], [], True
        self._retiring.append(seat)
        self.n += 1
        self.ids = dict.fromkeys(self.ids, self.n)
        return self._row(RETIRE, ended=False, seat=seat, by=by, counted=True)

    def withdrawn(self, last: int, back_to: int, kind: str = UNDO, seat: int | None = None) -> Moved:
        """The row that takes back every row from ``back_to`` to ``last``. The table must have been
        opened with the rows before ``back_to`` alone."""
        self.n = last + 1
        self.ids = dict.fromkeys(self.ids, self.n)
        self.g.told, self.g.chance.draws, self.g.fenced = [], [], True
        by = "person" if kind == UNDO else "keeper"
        return self._row(kind, ended=False, seat=seat, by=by, back_to=back_to, counted=True)

    def recovered(self, last: int) -> Moved:
        """The row that gives up all rows since the checkpoint this table was opened from."""
        return self.withdrawn(last, self.n + 1, RECOVERY)

    def default(self, seat: int) -> Option:
        """What the host answers for an absent seat; a drawn one comes from a side stream."""
        ask = self.asks[seat]
        if ask.default is None or isinstance(ask.default, Drawn):
            return drawn(ask, side(self.g.chance.seed, seat, self.ids[seat]))
        return ask.default  # type: ignore[no-any-return]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer now, in order; public."""
        return tuple(sorted(seat for seat, ask in self.asks.items() if ask.must))

    # -- inside ------------------------------------------------------------------------------

    def _send(self, seat: int, choice: Any) -> bool:
        """Hand an answer to the rules; whether that ended the step."""
        before = self.asks
        assert self._steps is not None
        try:
            asks = self._steps.send((seat, choice))
        except StopIteration:
            self._next_step()
            self._place({}, None, ended=True)
            return True
        self.asks = {ask.seat: ask for ask in asks}
        self._place(before, seat, ended=False)
        return False

    def _next_step(self) -> None:
        """Run steps until one asks or the game is over; the base is the boundary before it."""
        spec, g = self.spec, self.g
        self.rows, self.asks, self._steps = [], {}, None
        while True:
            self.base, self.base_used = _pack(g.s), g.chance.used
            self._base_retiring = tuple(self._retiring)
            self.outcome = spec.outcome(g.s)
            if self.outcome is not None:
                return
            if self._retiring and spec.retire is not None:
                steps = spec.retire(g, self._retiring.pop(0))
            else:
                steps = spec.step(g)
            if steps is None:
                continue
            try:
                asks = next(steps)
            except StopIteration:
                continue
            self._steps, self.asks = steps, {ask.seat: ask for ask in asks}
            return

    def _place(self, before: dict[int, Ask[Any]], answered: int | None, *, ended: bool) -> None:
        """Give every ask its id: the number after which it was put, kept while it is the same ask.

        While answering, the row's number is not taken yet: :meth:`_row` writes the fresh ids again.
        """
        keep = {
            seat: self.ids[seat]
            for seat, ask in self.asks.items()
            if not ended
            and seat != answered
            and seat in before
            and before[seat].kind == ask.kind
            and before[seat].about == ask.about
        }
        self.ids = {seat: keep.get(seat, self.n) for seat in self.asks}
        self._fresh = [seat for seat in self.asks if seat not in keep]

    def _row(
        self,
        kind: str,
        *,
        ended: bool,
        seat: int | None = None,
        by: str = "person",
        ask: int | None = None,
        choice: bytes = b"",
        back_to: int | None = None,
        counted: bool = False,
    ) -> Moved:
        if not counted:
            self.n += 1
            for fresh in self._fresh:
                self.ids[fresh] = self.n
        g, crc = self.g, self.crc()
        fenced = g.fenced or bool(g.chance.draws)
        row = Row(self.n, kind, crc, seat, by, ask, choice, fenced, tuple(g.chance.draws), back_to)
        if kind == ANSWER and not ended:
            self.rows.append(row)
        moved = Moved(row, tuple(g.told), self._checkpoint(crc) if ended else None)
        g.told, g.chance.draws, g.fenced = [], [], False
        return moved

    def _checkpoint(self, crc: int) -> Checkpoint:
        moment = self.spec.moment(self.g.s)
        body = _pack(Frozen(crc, msgspec.Raw(self.base), self._base_retiring))
        return Checkpoint(self.n, self.spec.rules_version, self.base_used, moment.round, moment.turn, body)

    def crc(self) -> int:
        """A check over state, chance and asks."""
        asks = [self.asks[seat] for seat in sorted(self.asks)]
        return crc32(_pack((self.g.s, self.g.chance.used, asks)))

    def choice(self, blob: bytes) -> Option:
        """A stored choice, of this game's types; raises Diverged if it is of none."""
        try:
            return _reader(self.spec.choices).decode(blob)  # type: ignore[no-any-return]
        except msgspec.MsgspecError as error:
            raise Diverged(f"a stored choice cannot be read: {error}") from error


_READERS: dict[tuple[type, ...], msgspec.msgpack.Decoder[Any]] = {}


def _reader(kinds: tuple[type, ...]) -> msgspec.msgpack.Decoder[Any]:
    found = _READERS.get(kinds)
    if found is None:
        union: Any = kinds[0]
        for kind in kinds[1:]:
            union = union | kind
        found = _READERS[kinds] = msgspec.msgpack.Decoder(union)
    return found


def read_event(spec: GameSpec[Any], blob: bytes) -> Any:
    """A stored event, of this game's types."""
    return _reader(spec.events).decode(blob)


def _thaw(spec: GameSpec[S], raw: msgspec.Raw, version: int) -> S:
    if version != spec.rules_version and spec.upgrade is not None:
        fields = spec.upgrade(version, msgspec.msgpack.decode(raw))
        return msgspec.convert(fields, spec.state)
    return _reader((spec.state,)).decode(raw)  # type: ignore[no-any-return]
