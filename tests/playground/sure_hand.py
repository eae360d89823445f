"""People who know what they want: they find one certain answer among all that their messages offer."""

from __future__ import annotations

from db.store import Store
from engines.core import codec
from engines.core.chooser import Chooser
from engines.players import player
from host.games import Games
from host.shown import press_ids
from host.shown.panel import REST
from host.tables.computers import whim
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from playground.actors import Outcome, controls, text
from playground.state import User
from playground.tables import Answer, Table, answers

#: Pages turned at most on the way to an answer.
PAGES = 8


class Mind:
    """What a good player would answer, by what its seat may see: read beside the bot, never written.
    ``chooser`` is the player, if not the game's best."""

    def __init__(self, store: Store, chooser: Chooser | None = None) -> None:
        self.tables = Tables(store, Games.found())
        self.chooser = chooser

    async def table(self, table: str) -> LoadedTable:
        """The table as it stands."""
        return await self.tables.load(table)

    async def wanted(self, table: str, name: str) -> tuple[str, int] | None:
        """The answer that the person called ``name`` wants to give, as text, and its ask; None if nothing
        is asked."""
        loaded = await self.table(table)
        seat = next((seat.seat for seat in loaded.seats if seat.name == name and seat.user), None)
        if seat is None or seat not in loaded.awaited:
            return None
        game, ask = loaded.opened(), loaded.opened().asks[seat]
        choose = self.chooser or player(loaded.spec, "steady")
        choice = choose(loaded.view(seat), ask, None, whim(game, seat))
        return codec.text(choice), game.ids[seat]


async def on_board(table: Table, user: User, wanted: str) -> Outcome | None:
    """Press it on the board, if the board offers it."""
    for board in table.boards()[-1:]:
        for part in controls(board):
            if str(part.get("custom_id", "")).endswith(f":!do.{wanted}"):
                return await table.server.act.press(user, board, part["custom_id"], force=True)
    return None


async def by_hand(table: Table, user: User, wanted: str, ask: int) -> Outcome:
    """Find it in the own panel, over its pages, and give it. The bot must be at rest: the panel is the direct
    message, or what My hand opens where none comes."""
    panel = await table.hand(user)
    shown = answers(panel, table.id) if panel is not None else []
    asks = {press.ask for part, _ in shown if (press := press_ids.decode(part["custom_id"]))}
    assert asks == {ask}, f"{user.name} is asked {asks} instead of {ask}"
    group = ".".join(wanted.split(".")[:2])
    for _ in range(PAGES):
        assert panel is not None, f"{user.name} has no panel"
        ways = answers(panel, table.id)
        turn: Answer | None = None
        rest: Answer | None = None
        for part, values in ways:
            match press_ids.decode(part["custom_id"]):
                case press_ids.Answer(option=option) if values is None and option == wanted:
                    return await table.give(user, Answer(panel, part["custom_id"], None))
                case press_ids.Answer(option=option) if values is not None:
                    head, _, tail = option.partition(codec.OPEN)
                    if wanted.startswith(head) and wanted.endswith(tail):
                        chosen = wanted[len(head) : len(wanted) - len(tail)].split("+")
                        return await table.give(user, Answer(panel, part["custom_id"], chosen))
                case press_ids.Menu() if values is not None and wanted in values:
                    return await table.give(user, Answer(panel, part["custom_id"], [wanted]))
                case press_ids.Menu() if values is not None and f"~{group}" in values:
                    turn = Answer(panel, part["custom_id"], [f"~{group}"])
                case press_ids.Page(path=path) if path == group or (
                    "*" in path and turn is None and _later(path, panel_page(ways))
                ):
                    turn = Answer(panel, part["custom_id"], None)
                case press_ids.Page(path=path) if path == REST:
                    rest = Answer(panel, part["custom_id"], None)
        turn = turn or rest
        assert turn is not None, f"{wanted} is not offered: {[part['custom_id'] for part, _ in ways]}"
        panel = (await table.give(user, turn)).response
    raise AssertionError(f"{wanted} is not found")


async def history(table: Table) -> str:
    """The log of a game that is over: what the last card's button shows, and the file that goes along."""
    end = table.end()
    assert end is not None
    assert "the end" in text(end)
    log = await table.server.act.press_label(table.people[0], end, "Log")
    shown = log.response
    assert shown is not None
    files = [table.server.world.blobs[file.path].decode() for file in shown.files]
    return "\n".join([text(shown), *files])


def panel_page(ways: list[tuple[dict[str, object], list[str] | None]]) -> int:
    """The page a panel shows, told by the button that leads back."""
    numbers = [
        int(str(part["custom_id"]).rpartition("*")[2]) for part, _ in ways if "*" in str(part["custom_id"])
    ]
    return min(numbers, default=0)


def _later(what: str, least: int) -> bool:
    """Whether a page button leads onward: the only one, or the one with the higher number."""
    number = int(what.rpartition("*")[2])
    return number > 1 and number >= least
