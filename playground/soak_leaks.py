"""Whether a hidden card stood in anything that was sent to somebody who may not know it.

Every request that shows something is noted with the cards it names and who can read it. Afterwards the
store tells who held which card, and when it became public. Only FIXER is looked at, whose cards have names of
their own and are in one hand each; of the others the contract tests compare worlds.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from db.records import TableRecord
from engines.core.discover import words as game_words
from host.tables import journal_records
from host.tables.tables import Tables, open_stored

from .server import Playground
from .state import DM
from .traffic import Request

_TABLE = re.compile(r"b1:([0-9A-Z]{4,6}):")
_TOKEN = re.compile(r"/(?:interactions/\d+|webhooks/\d+)/([^/?]+)")
_CHANNEL = re.compile(r"/channels/(\d+)/messages")
_CODE = re.compile(r"(?<![0-9A-Za-z])([RCMP][1-9])(?![0-9A-Za-z])")


@dataclass(frozen=True)
class Shown:
    """Something sent that names cards. ``user``: the one reader; None: everyone."""

    at: float
    table: str
    user: int | None
    cards: frozenset[str]
    route: str


class Watch:
    """Notes what is shown while people play."""

    def __init__(self, server: Playground, game: str = "fixer") -> None:
        self.server = server
        self.game = game
        self.shown: list[Shown] = []
        self.tables: dict[int, str] = {}
        """The table that is played in a channel."""
        say = game_words(game)
        codes = [f"{suit}{n}" for suit in "RCMP" for n in range(1, 10) if say.has(f"card-{suit}{n}")]
        self._names = {say(f"card-{code}"): code for code in codes}
        self._named = re.compile("|".join(re.escape(name) for name in self._names) or "(?!)")
        server.traffic.watchers.append(self.look)

    def look(self, request: Request) -> None:
        """Note one request, if it shows cards."""
        if request.status != 200 or request.method not in ("POST", "PATCH"):
            return
        found = self._reader(request.path)
        if found is None:
            return
        channel, user = found
        body = msgspec.json.encode(request.body).decode()
        cards = {self._names[name] for name in self._named.findall(body)} | set(_CODE.findall(body))
        named = _TABLE.search(body)
        table = named[1] if named else self.tables.get(channel, "")
        if cards and table:
            self.shown.append(Shown(time.time(), table, user, frozenset(cards), request.route))

    def _reader(self, path: str) -> tuple[int, int | None] | None:
        """The channel of a request, and who reads what it shows."""
        server, user = self.server, None
        if token := _TOKEN.match(path):
            interaction = server.interactions.by_token.get(token[1])
            if interaction is None or interaction.modal is not None or interaction.choices is not None:
                return None
            note = interaction.original
            followed = interaction.followups[-1:]
            only = [n.only for n in (note, *followed) if n is not None and n.only is not None]
            channel, user = interaction.channel, only[0] if only else None
        elif named := _CHANNEL.match(path):
            channel = int(named[1])
        else:
            return None
        place = server.world.state.channels.get(channel)
        if place is not None and place.kind == DM:
            user = place.recipient
        return channel, user

    async def leaks(self, tables: Tables) -> list[str]:
        """What somebody was shown who could not know it, one line each."""
        found: list[str] = []
        known: dict[str, _Known | None] = {}
        for shown in self.shown:
            if shown.table not in known:
                known[shown.table] = await _known(tables, shown.table, self.game)
            secrets = known[shown.table]
            if secrets is None:
                continue
            bad = sorted(card for card in shown.cards if not secrets.may(card, shown.user, shown.at))
            if bad:
                reader = "everyone" if shown.user is None else f"user {shown.user}"
                found.append(f"table {shown.table}: {reader} was shown {', '.join(bad)} by {shown.route}")
        return found


@dataclass
class _Known:
    """Who knows which card of a table, from when on."""

    began: float
    ended: float
    holder: dict[str, int | None]
    public: dict[str, float]

    def may(self, card: str, user: int | None, at: float) -> bool:
        if at < self.began or at >= self.ended or card not in self.holder:
            return True
        return at >= self.public.get(card, float("inf")) or (user is not None and self.holder[card] == user)


async def _known(tables: Tables, table: str, game: str) -> _Known | None:
    loaded = await tables.store.load(table)
    checkpoints = await tables.store.checkpoints(table)
    if loaded is None or not checkpoints or loaded.table.seed is None or loaded.table.game != game:
        return None
    record: TableRecord = loaded.table
    spec = tables.games.named(record.game).spec
    first = min(checkpoints, key=lambda checkpoint: checkpoint.row)
    state: Any = open_stored(spec, record.seed or b"", first, ()).g.s
    users = {seat.seat: seat.user for seat in loaded.seats}
    holder = {str(card): users[seat] for seat, hand in enumerate(state.hands) for card in hand}
    rows = {row.n: row.at for row in await tables.store.rows(table)}
    public: dict[str, float] = {}
    for event in await tables.store.events(table):
        if event.seats is None:
            told = msgspec.json.encode(journal_records.event_of(spec, event)).decode()
            for card in _CODE.findall(told):
                public[card] = min(public.get(card, float("inf")), rows[event.n])
    return _Known(min(rows.values()), record.ended or float("inf"), holder, public)
