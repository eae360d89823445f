"""The rules of one table under way: the step in hand, its asks and their ids, the boundary before it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Generic, TypeVar
from zlib import crc32

from .ask import CLOCK, Ask, Steps
from .chance import Chance
from .journal import Row
from .spec import Context, GameSpec, Outcome
from .stored import pack

S = TypeVar("S")


class Driver(Generic[S]):
    """Runs a game's steps. What an answer is worth, and what is kept of it, is the table's business."""

    def __init__(self, spec: GameSpec[S], state: S, chance: Chance) -> None:
        self.spec = spec
        self.g: Context[S] = Context(state, chance)
        self.asks: dict[int, Ask[Any]] = {}
        self.ids: dict[int, int] = {}
        """By seat: the number of the row after which its ask was put."""
        self.since: dict[int, int] = {}
        """By seat: the number of the row since which it has been asked a question of this kind, by the same
        clock, without having answered. What others do meanwhile may make the question another one."""
        self.n = -1
        """The number of the last row, or of the one under way."""
        self.outcome: Outcome | None = None
        self.base = b""
        """The state at the last step boundary, which came with row ``base_row``."""
        self.base_row = -1
        self.base_used = 0
        self.base_retiring: tuple[int, ...] = ()
        self.rows: list[Row] = []
        """Standing rows since that boundary."""
        self._retiring: list[int] = []
        self._steps: Steps | None = None
        self._moved = False
        """Whether the step under way has had an answer."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must answer now, in order; public. The clock's ask is not among them: look
        for it in ``asks``."""
        seats = []
        for seat, ask in self.asks.items():
            if ask.must and seat != CLOCK:
                seats.append(seat)
        seats.sort()
        return tuple(seats)

    @property
    def retiring(self) -> tuple[int, ...]:
        """Seats that go for good once the step under way has ended; until then defaults answer for them."""
        return tuple(self._retiring)

    def crc(self) -> int:
        """A check over state, chance and asks.

        Right after a boundary its bytes stand for the state: what the step did before its first ask
        follows from them. Of an ask's options the number counts: which they are follows from the state.
        """
        state = pack(self.g.s) if self._moved else self.base
        asked = []
        for seat in sorted(self.asks):
            ask = self.asks[seat]
            asked.append((seat, ask.kind, len(ask.options), ask.must, ask.basis, ask.clock))
        return crc32(pack((self.g.chance.used, asked)), crc32(state))

    def _send(self, seat: int, choice: Any) -> bool:
        """Hand an answer to the rules as row ``n``; whether that ended the step."""
        before = self.asks
        assert self._steps is not None
        try:
            asks = self._steps.send((seat, choice))
        except StopIteration:
            since = self.since
            self._next_step()
            self._wait_on(before, since, seat)
            return True
        self._moved = True
        self.asks = _seated(asks)
        self._place(before, seat)
        self._wait_on(before, self.since, seat)
        return False

    def _next_step(self) -> None:
        """Run steps until one asks or the game is over; the base is the boundary before it."""
        spec, g = self.spec, self.g
        self.rows, self.asks, self._steps, self._moved = [], {}, None, False
        self.base_row = self.n
        while True:
            self.base, self.base_used = pack(g.s), g.chance.used
            self.base_retiring = tuple(self._retiring)
            self.outcome = spec.outcome(g.s)
            if self.outcome is not None:
                break
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
            self._steps, self.asks = steps, _seated(asks)
            break
        self.ids = dict.fromkeys(self.asks, self.n)
        self.since = self.ids

    def _place(self, before: dict[int, Ask[Any]], answered: int | None) -> None:
        """Give every ask its id: the number after which it was put, kept while it is the same ask."""
        self.ids = {
            seat: self.ids[seat]
            if seat != answered
            and seat in before
            and before[seat].kind == ask.kind
            and before[seat].must == ask.must
            and before[seat].basis == ask.basis
            else self.n
            for seat, ask in self.asks.items()
        }

    def _wait_on(self, before: dict[int, Ask[Any]], since: dict[int, int], answered: int) -> None:
        """Note since when each seat has waited: who was asked the like before, and did not answer, waits on.

        A grace is measured from what it is granted for: the clock's own ask waits on only as the same ask.
        """
        n, waits = self.n, {}
        for seat, ask in self.asks.items():
            was = before.get(seat)
            waits[seat] = (
                since[seat]
                if was is not None
                and seat != answered
                and was.kind == ask.kind
                and was.must == ask.must
                and was.clock == ask.clock
                and (seat != CLOCK or self.ids[seat] != n)
                else n
            )
        self.since = waits

    def _renew_ids(self, anew: Collection[int | None]) -> None:
        """What was shown before has passed, though the same is asked again. The seats in ``anew`` had
        answered: they wait from now on, the others as long as before."""
        self.ids = dict.fromkeys(self.ids, self.n)
        self.since = {seat: self.n if seat in anew else since for seat, since in self.since.items()}


def _seated(asks: tuple[Ask[Any], ...]) -> dict[int, Ask[Any]]:
    """Asks by their seat; most moments ask one."""
    if len(asks) == 1:
        return {asks[0].seat: asks[0]}
    return {ask.seat: ask for ask in asks}
