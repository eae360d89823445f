"""A whole Fictions campaign over the wire: three chapters, people and a computer, kills and a new face."""

from __future__ import annotations

import re

from db.store import Store
from engines.fictions.state import State
from playground.actors import controls
from playground.state import Message
from playground.tables import Table, open_table

from .conftest import Wired
from .sure_hand import Mind, by_hand, history, on_board

#: Answers by people after which a campaign that has not ended is broken.
LIMIT = 900


async def _state(mind: Mind, table: Table) -> State:
    state: State = (await mind.table(table.id)).opened().g.s
    return state


async def _newcomer(wired: Wired, table: Table) -> None:
    """Bo leaves, and Cal takes the seat that is on offer."""
    act, bo = wired.act, table.people[1]
    left = await act.slash(bo, table.channel, "table leave")
    assert "You have left" in left.words

    def offers() -> list[tuple[Message, str]]:
        found = [(each, part["custom_id"]) for each in act.newest(table.channel) for part in controls(each)]
        return [(message, custom) for message, custom in found if custom.endswith(":!take")]

    assert await wired.server.until(lambda: bool(offers()), 10)
    cal = act.user("Cal")
    await act.press(cal, *offers()[0], force=True)
    table.people[1] = cal


async def test_a_campaign_of_three_chapters(wired: Wired) -> None:
    wired.bot.fix_dice(b"F" * 32)
    table = await open_table(
        wired.server, wired.act.place(), "Ana", "Bo", computers=1, game="fictions", pick="random"
    )
    mind = Mind(await Store.open(wired.bot.database))
    killed: set[int] = set()
    replaced = False
    answered = boards = 0
    while table.end() is None:
        waits = lambda: table.end() is not None or bool(table.waiting())  # noqa: E731
        assert await wired.server.until(waits, 30), "nobody is asked, and it is not the end"
        if table.end() is not None:
            break
        state = await _state(mind, table)
        if state.phase == "turn" and state.round >= 2 and state.chapter not in killed:
            killed.add(state.chapter)
            await wired.revive(table)
            continue
        if state.chapter == 2 and state.round >= 3 and not replaced and state.phase == "turn":
            replaced = True
            await _newcomer(wired, table)
            continue
        acted = False
        for user in list(table.people):
            wanted = await mind.wanted(table.id, user.name)
            if wanted is None:
                continue
            outcome = await on_board(table, user, wanted[0])
            boards += outcome is not None
            if outcome is None:
                outcome = await by_hand(table, mind, user, *wanted)
            if outcome is None:
                # The table has gone on meanwhile: a computer helped, say.
                assert await mind.wanted(table.id, user.name) != wanted, f"no panel asks {user.name} {wanted}"
                continue
            table.presses.append(outcome)
            acted = True
            answered += 1
            break
        assert answered < LIMIT
        if not acted:
            await wired.server.until(lambda: False, 0.05)

    state = await _state(mind, table)
    assert [chapter.number for chapter in state.story] == [1, 2, 3]
    assert state.story[2].scenario == "bid_for_power"
    assert killed == {1, 2, 3}
    assert replaced
    assert boards > 20, "votes, rolls and words of a help window are pressed on the board"
    # Every answer was taken, and each in time.
    assert all(each.error is None for each in table.presses)
    # The history shows every round.
    story = await history(table)
    for chapter in state.story:
        for number in range(1, chapter.rounds + 1):
            assert f"Round {number}." in story
    told = set(re.findall(r"Round \d+ is over: \d", story))
    assert len(re.findall(r"Round \d+ is over", story)) >= sum(chapter.rounds for chapter in state.story)
    assert told
    await mind.house.store.close()
