"""A whole Fictions campaign over the wire: three chapters, people and a computer, kills and a new face."""

from __future__ import annotations

import re

import pytest

from db.store import Store
from engines.fictions.state import State
from playground.actors import controls
from playground.state import Message, User
from playground.tables import Table, open_table

from .conftest import Wired
from .sure_hand import Mind, by_hand, history, on_board

#: Answers by people after which a campaign that has not ended is broken.
LIMIT = 900


async def _state(mind: Mind, table: Table) -> State:
    state: State = (await mind.table(table.id)).opened().g.s
    return state


async def _asked(mind: Mind, table: Table) -> tuple[User, str, int]:
    """The first of the people who are asked something, what they would answer, and the ask."""
    for user in table.people:
        wanted = await mind.wanted(table.id, user.name)
        if wanted is not None:
            return user, *wanted
    raise AssertionError("nobody is asked, and it is not the end")


async def _newcomer(wired: Wired, table: Table) -> None:
    """Bo leaves, and Cal takes the seat that is on offer."""
    act, bo = wired.act, table.people[1]
    asked = await act.slash(bo, table.channel, "table leave")
    assert asked.response is not None
    left = await act.press_label(bo, asked.response, "Leave for good")
    assert "You have left" in left.words

    def offers() -> list[tuple[Message, str]]:
        found = [(each, part["custom_id"]) for each in act.newest(table.channel) for part in controls(each)]
        return [(message, custom) for message, custom in found if custom.endswith(":!take")]

    assert await wired.server.until(lambda: bool(offers()), 10)
    cal = act.user("Cal")
    await act.press(cal, *offers()[0], force=True)
    table.people[1] = cal


@pytest.mark.long
async def test_a_campaign_of_three_chapters(wired: Wired) -> None:
    wired.bot.fix_dice(b"F" * 32)
    table = await open_table(
        wired.server, wired.act.place(), "Ana", "Bo", computers=1, game="fictions", pick="random"
    )
    mind = Mind(await Store.open_to_read(wired.bot.database))
    killed: set[int] = set()
    replaced = False
    answered = boards = 0
    await wired.bot.settle()
    while table.end() is None:
        state = await _state(mind, table)
        if state.phase == "turn" and state.round >= 2 and state.chapter not in killed:
            killed.add(state.chapter)
            await wired.revive(table)
        elif state.chapter == 2 and state.round >= 3 and not replaced and state.phase == "turn":
            replaced = True
            await _newcomer(wired, table)
        else:
            user, wanted, ask = await _asked(mind, table)
            outcome = await on_board(table, user, wanted)
            boards += outcome is not None
            table.presses.append(outcome or await by_hand(table, user, wanted, ask))
            answered += 1
            assert answered < LIMIT
        await wired.bot.settle()

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
    await mind.tables.store.close()
