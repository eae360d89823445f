"""A whole game of Le Pro over the wire: three restless people, three computers, and a bot that dies."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from statistics import median

from db.store import Store
from engines.lepro.events import Turned
from host import shelf
from host.sitting import Sitting
from playground.interactions import COMPONENT
from playground.people import Table, open_table

from .conftest import Wired
from .restless import SPEC, befell, foreseen, restless
from .sure_hand import Mind, by_hand, history

#: A game in which all befalls people that can. If rules or players change, another must be found: try
#: :func:`foreseen` with one number after the other; of four thousand about one will do.
SEED = sha256(b"lepro 5246").digest()
PEOPLE, SEATS = ("Ana", "Bo", "Cal"), 6
#: Presses of a person in a turn of their own: the median of all turns.
MOST = 2.5


async def _answer(wired: Wired, table: Table, mind: Mind, name: str) -> int:
    """The person called so answers what is asked; the number of presses and choices that it takes."""
    user = wired.act.user(name)

    def presses() -> int:
        made = wired.server.desk.by_token.values()
        return sum(each.kind == COMPONENT and each.user == user.id for each in made)

    before, wanted = presses(), await mind.wanted(table.id, name)
    assert wanted is not None
    outcome = await by_hand(table, user, *wanted, patient=True)
    assert outcome is not None, f"no panel asks {name} {wanted}"
    assert outcome.error is None
    return presses() - before


async def _told(mind: Mind, sitting: Sitting) -> list[object]:
    """All that was told at the table."""
    return [shelf.event_of(SPEC, event) for event in await mind.house.store.events(sitting.id)]


async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    told = foreseen(SEED, SEATS, len(PEOPLE), SPEC.options(short_game=True))
    stories = befell(told)
    assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"
    wired.bot.fix_dice(SEED)
    place, computers = wired.act.place(), SEATS - len(PEOPLE)
    table = await open_table(wired.server, place, *PEOPLE, computers=computers, game="lepro", short_game=True)
    mind = Mind(await Store.open(wired.bot.database), restless)
    middle = sum(isinstance(event, Turned) for event in told) // 2
    turns: Counter[int] = Counter()
    killed = 0
    while table.end() is None:
        waits = lambda: table.end() is not None or bool(table.waiting())  # noqa: E731
        assert await wired.server.until(waits, 30), "nobody is asked, and it is not the end"
        sitting = await mind.table(table.id)
        asked = next(iter(sitting.awaited_people()), None)
        if asked is None:
            await wired.server.until(lambda: False, 0.05)
            continue
        moment, ask = SPEC.moment(sitting.live().g.s), sitting.ask(asked.seat)
        if not killed and moment.turn >= middle and ask is not None and ask.kind != "roll":
            # Within a turn: the die is cast, and something is asked of a person.
            killed = sitting.record.last_row
            await wired.revive(table)
        presses = await _answer(wired, table, mind, asked.name)
        if moment.seat == asked.seat:
            turns[moment.turn] += presses

    sitting = await mind.table(table.id)
    assert 0 < killed < sitting.record.last_row
    assert await _told(mind, sitting) == told, "the bot's death has changed something"
    log, words = await history(table), sitting.words()
    for story, event in stories.items():
        assert event is not None
        assert words.describe("event", event, sitting.placed()) in log, story
    assert median(turns.values()) <= MOST, sorted(turns.values())
    await mind.house.store.close()
