"""A whole game of Le Pro over the wire: three restless people, three computers, and a bot that dies."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from statistics import median

from db.store import Store
from engines.core.event import Event
from engines.lepro.events import Turned
from host import shelf
from host.sitting import Sitting
from playground.actors import text
from playground.interactions import COMPONENT
from playground.people import Table, open_table
from playground.records import User

from .conftest import Wired
from .restless import SPEC, befell, foreseen, restless
from .sure_hand import Mind, by_hand, history

#: A game in which all befalls people that can; if rules or players change, another must be found.
SEED = sha256(b"lepro 1849").digest()
PEOPLE, SEATS = ("Ana", "Bo", "Cal"), 6
#: Presses of a person in a turn: the median of all turns.
MOST = 2.5


def _presses(wired: Wired, user: User) -> int:
    """How often somebody has pressed or chosen so far, whatever came of it."""
    made = wired.server.desk.by_token.values()
    return sum(each.kind == COMPONENT and each.user == user.id for each in made)


async def _restart(wired: Wired, table: Table) -> None:
    await wired.bot.restart(kill=True)
    ready = lambda: len(table.boards()) == 1 and bool(table.waiting())  # noqa: E731
    assert await wired.server.until(ready, 30), "after a kill one board stands, and somebody is asked"


async def _stored(mind: Mind, sitting: Sitting) -> list[Event]:
    """All that was told at the table."""
    return [shelf.event_of(SPEC, event) for event in await mind.house.store.events(sitting.id)]


async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    told = foreseen(SEED, SEATS, len(PEOPLE), SPEC.options(short_game=True))
    stories = befell(told)
    assert all(stories.values()), f"not all of this happens in the game of this seed any more: {stories}"
    wired.bot.fix_dice(SEED)
    table = await open_table(
        wired.server,
        wired.act.place(),
        *PEOPLE,
        computers=SEATS - len(PEOPLE),
        game="lepro",
        short_game=True,
    )
    mind = Mind(await Store.open(wired.bot.database), restless)
    turns: Counter[tuple[str, int]] = Counter()
    middle = sum(isinstance(event, Turned) for event in told) // 2
    killed = 0
    while table.end() is None:
        waits = lambda: table.end() is not None or bool(table.waiting())  # noqa: E731
        assert await wired.server.until(waits, 30), "nobody is asked, and it is not the end"
        sitting = await mind.table(table.id)
        asked = sitting.awaited_people()
        wanted = await mind.wanted(table.id, asked[0].name) if asked else None
        if wanted is None:
            await wired.server.until(lambda: False, 0.05)
            continue
        user, ask = wired.act.user(asked[0].name), sitting.ask(asked[0].seat)
        moment = SPEC.moment(sitting.live().g.s)
        if not killed and moment.turn >= middle and ask is not None and ask.kind != "roll":
            # Within a turn: the die is cast, and something is asked of a person.
            killed = sitting.record.last_row
            await _restart(wired, table)
        before = _presses(wired, user)
        outcome = await by_hand(table, user, *wanted, patient=True)
        assert outcome is not None, f"no panel asks {user.name} {wanted}"
        table.presses.append(outcome)
        if moment.seat == asked[0].seat:
            turns[user.name, moment.turn] += _presses(wired, user) - before

    sitting = await mind.table(table.id)
    assert all(each.error is None for each in table.presses)
    # The bot's death has changed nothing: what was told is what is told in one breath.
    assert wired.bot.starts == 2
    assert 0 < killed < sitting.record.last_row
    assert await _stored(mind, sitting) == told
    log, words = await history(table), sitting.words()
    for story, event in stories.items():
        assert event is not None
        assert words.describe("event", event, sitting.placed()) in log, story
    outcome_ = sitting.live().outcome
    assert outcome_ is not None
    end = table.end()
    assert end is not None
    assert all(sitting.names[seat] in text(end) for seat in outcome_.winners)
    assert {name for name, _ in turns} == set(PEOPLE)
    assert median(turns.values()) <= MOST, sorted(turns.values())
    await mind.house.store.close()
