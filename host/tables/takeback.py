"""Taking back: one's own last answer freely until a fence, beyond it by a vote."""

from __future__ import annotations

import msgspec

from db.errors import Taken
from db.records import AnswerRecord, SeatRecord, VoteRecord
from engines.core.journal import ANSWER, RETIRE, START, Row, standing, undoable
from engines.core.table import Diverged, Table
from host.errors import Passed, Sorry

from . import journal_records
from .lessons import no_lesson
from .loaded import LoadedTable
from .tables import Tables, now, playing

#: A vote that nobody decides for this many seconds changes nothing.
PATIENCE = 24 * 3600
UNDO = "undo"


class Ballot(msgspec.Struct):
    """The body of a vote on taking answers back."""

    seat: int
    """Who asks."""
    back_to: int
    """The first row that would be taken back."""
    last: int
    """The last row when it was asked, or when somebody left for good since: a newer answer ends the vote."""
    voters: list[int]
    """User ids whose word counts: whoever sits at the table, the one who asks aside."""
    yes: list[int] = msgspec.field(default_factory=list)
    no: list[int] = msgspec.field(default_factory=list)
    asker: int = 0
    """The user who asks."""
    name: str = ""
    """Their name then; empty in older votes."""
    parted: int = 0
    """Rows since it was asked that are no play: people leaving, and their wishes lapsing."""

    @property
    def decided(self) -> bool | None:
        """True: more than half agree. False: that cannot happen any more. None: open."""
        need = len(self.voters) // 2 + 1 if self.voters else 0
        if len(self.yes) >= need:
            return True
        return False if len(self.voters) - len(self.no) < need else None


def ballot(vote: VoteRecord) -> Ballot:
    """A vote's body."""
    return msgspec.json.decode(vote.body, type=Ballot)


async def undo(
    tables: Tables, table: str, *, user: int, press: int | None, shown: int | None = None
) -> tuple[LoadedTable, VoteRecord | None]:
    """Take back one's last answer, or ask the others. The vote is None if it is done already. ``shown``: the
    last row when it was offered. Raises Sorry, or Passed as :func:`still`.

    The caller answers the press and then tells of the change.
    """
    async with tables.lock(table):
        loaded = await tables.load(table)
        playing(loaded)
        mine = loaded.seat_of(user)
        if mine is None:
            raise Sorry("not-seated", table=table)
        no_lesson(loaded)
        await still(tables, mine, shown)
        if await weigh(tables, loaded):
            # It may be the answer in question that has just been taken back.
            loaded = await tables.load(table)
        records: list[AnswerRecord] = await tables.store.rows(table)
        rows = [journal_records.row_of(record) for record in records]
        # What the seat's person before has done is not for the one who came after to take back.
        own = {record.n for record in records if record.user == user}
        free = undoable(rows, mine.seat)
        if free in own:
            await _rewind(tables, loaded, rows=rows, back_to=free, seat=mine.seat, user=user, press=press)
            tables.call_computers(table)
            return loaded, None
        answered = [row for row in standing(rows) if row.n in own and _is_mine(row, mine.seat)]
        target = answered[-1] if answered else None
        if target is None:
            raise Sorry("nothing-to-undo", table=table)
        if await tables.store.votes(table):
            raise Sorry("vote-open", table=table)
        asked = Ballot(mine.seat, target.n, rows[-1].n, _voters(loaded, mine.seat), asker=user)
        asked.name = loaded.names[mine.seat]
        if asked.decided:
            await _rewind(
                tables, loaded, rows=rows, back_to=asked.back_to, seat=mine.seat, user=user, press=press
            )
            tables.call_computers(table)
            return loaded, None
        record = VoteRecord(table=table, kind=UNDO, body=msgspec.json.encode(asked), opened=tables.time.now())
        number = await tables.store.add_vote(record)
        return loaded, await tables.store.vote(number)


async def still(tables: Tables, seat: SeatRecord, shown: int | None) -> None:
    """Raises Passed if the person of a seat has answered, or taken back, after row ``shown`` (None: nobody
    knows): what was offered then is of an earlier moment."""
    if shown is None:
        return
    rows: list[AnswerRecord] = await tables.store.rows(seat.table, shown)
    own = [row for row in rows if row.seat == seat.seat and row.user == seat.user and row.by == "person"]
    if own:
        raise Passed("twice" if own[-1].kind == UNDO else "passed")


def _is_mine(row: Row, seat: int) -> bool:
    return row.kind == ANSWER and row.seat == seat and row.by == "person"


async def _rewind(
    tables: Tables,
    loaded: LoadedTable,
    *,
    rows: list[Row],
    back_to: int,
    seat: int,
    user: int,
    press: int | None,
) -> None:
    record = loaded.record
    assert record.seed is not None
    before = await tables.store.checkpoint_at_or_before(record.id, back_to - 1)
    if before is None:
        raise Sorry("nothing-to-undo", table=record.id)
    checkpoint = journal_records.checkpoint_of(before)
    kept = [row for row in rows if checkpoint.row < row.n < back_to and row.kind != START]
    try:
        game = Table.open(loaded.spec, record.seed, checkpoint, kept, check=False)
    except Diverged as error:
        raise Sorry("nothing-to-undo", table=record.id) from error
    loaded.live = game
    moved = game.withdrawn(rows[-1].n, back_to, seat=seat, rows=rows)
    returned = [row.seat for row in standing(rows) if row.kind == RETIRE and row.n >= back_to]
    try:
        async with tables.store.transaction():
            await tables.save(loaded, moved, user=user, interaction=press, drop_from=back_to, show=False)
            for place in returned:
                # Whose leaving is taken back did leave; but now the seat is there for somebody.
                assert place is not None
                loaded.seats[place] = msgspec.structs.replace(loaded.seats[place], open=True)
                await tables.store.put_seat(loaded.seats[place])
    except Taken as error:
        raise Passed("twice" if error.which == "interaction" else "passed") from error


def _voters(loaded: LoadedTable, asker: int) -> list[int]:
    """Whose word counts when the person of the seat ``asker`` asks."""
    return [seat.user for seat in loaded.seats if seat.user is not None and seat.seat != asker]


async def cast(
    tables: Tables, number: int, *, user: int, agree: bool, press: int
) -> tuple[LoadedTable, VoteRecord]:
    """Give one's word in a vote; the last one needed decides it. The caller tells of the change."""
    vote = await tables.store.vote(number)
    if vote is None:
        raise Sorry("vote-over")
    async with tables.lock(vote.table):
        vote = await tables.store.vote(number)
        if vote is None or vote.closed is not None:
            raise Sorry("vote-over")
        loaded = await tables.load(vote.table)
        asked = _as_of(loaded, ballot(vote))
        if user not in asked.voters:
            raise Sorry("no-vote")
        for words in (asked.yes, asked.no):
            if user in words:
                words.remove(user)
        (asked.yes if agree else asked.no).append(user)
        vote = await _weigh(tables, loaded, vote, asked=asked, press=press)
    if vote.outcome == "yes":
        tables.call_computers(vote.table)
    return loaded, vote


async def votes(tables: Tables, loaded: LoadedTable) -> list[VoteRecord]:
    """A table's votes; open ones that are decided by now, or have lost their point, are closed first."""
    found = await tables.store.votes(loaded.id, open=False)
    if any(vote.closed is None and _is_due(loaded, vote) for vote in found):
        async with tables.lock(loaded.id):
            again = await tables.load(loaded.id, open_game=loaded.live is not None)
            if await weigh(tables, again):
                tables.changed(loaded.id)
                tables.call_computers(loaded.id)
        return await tables.store.votes(loaded.id, open=False)
    return found


async def weigh(tables: Tables, loaded: LoadedTable, *, since: int | None = None) -> bool:
    """Weigh the open votes of a table anew: who may vote has changed, or may have. Whether answers were
    taken back. Rows after ``since`` (None: the last) are no play: somebody has left for good, or what
    they wished has lapsed.

    Hold the table's lock.
    """
    rewound = False
    for vote in await tables.store.votes(loaded.id):
        asked = _as_of(loaded, ballot(vote))
        if since is not None and asked.last == since:
            asked.parted += loaded.record.last_row - since
            asked.last = loaded.record.last_row
        try:
            closed = await _weigh(tables, loaded, vote, asked=asked, press=None)
        except Sorry:
            # What was to be taken back cannot be reached any more.
            closed = await _close(tables, vote, "passed")
        rewound |= closed.outcome == "yes"
    return rewound


async def _weigh(
    tables: Tables, loaded: LoadedTable, vote: VoteRecord, *, asked: Ballot, press: int | None
) -> VoteRecord:
    """Store a vote as it stands now, ``asked`` being its body; one that is decided is carried out."""
    now_so = msgspec.structs.replace(vote, body=msgspec.json.encode(asked))
    outcome = _outcome(loaded, asked)
    if outcome is None:
        if now_so != vote:
            await tables.store.put_vote(now_so)
        return now_so
    async with tables.store.transaction():
        if outcome == "yes":
            records: list[AnswerRecord] = await tables.store.rows(vote.table)
            rows = [journal_records.row_of(record) for record in records]
            user = loaded.seats[asked.seat].user or 0
            await _rewind(
                tables, loaded, rows=rows, back_to=asked.back_to, seat=asked.seat, user=user, press=press
            )
        return await _close(tables, now_so, outcome)


def _as_of(loaded: LoadedTable, asked: Ballot) -> Ballot:
    """A vote among those who sit there now: who has left has no word any more, who has come has one."""
    voters = _voters(loaded, asked.seat)
    yes, no = ([user for user in words if user in voters] for words in (asked.yes, asked.no))
    return msgspec.structs.replace(asked, voters=voters, yes=yes, no=no)


def _is_due(loaded: LoadedTable, vote: VoteRecord) -> bool:
    """Whether an open vote must be weighed anew."""
    stored = ballot(vote)
    asked = _as_of(loaded, stored)
    return asked != stored or _outcome(loaded, asked) is not None


def _outcome(loaded: LoadedTable, asked: Ballot) -> str | None:
    """How a vote has ended: decided ("yes", "no"), or without a point any more ("halted": the table does not
    go on; "left": the one who asks did; "passed": play has gone on). None: it is open."""
    if loaded.record.status != "playing":
        return "halted"
    asker = loaded.seats[asked.seat].user
    if asker is None or (asked.asker != 0 and asker != asked.asker):
        return "left"
    if loaded.record.last_row != asked.last:
        return "passed"
    return None if asked.decided is None else "yes" if asked.decided else "no"


async def _close(tables: Tables, vote: VoteRecord, outcome: str) -> VoteRecord:
    closed = msgspec.structs.replace(vote, closed=now(), outcome=outcome)
    await tables.store.put_vote(closed)
    return closed


async def expire(tables: Tables, vote: VoteRecord) -> None:
    """Silence is consent to nothing: close a vote that nobody decided in a day."""
    async with tables.lock(vote.table):
        found = await tables.store.vote(vote.id)
        if found is not None and found.closed is None:
            await _close(tables, found, "silence")
    tables.changed(vote.table)
