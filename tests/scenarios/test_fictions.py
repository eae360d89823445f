"""Fictions on Discord: votes and rolls on the board, help in private, the story and the signals."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import codec
from tests.reading import controls, private, said, text
from tests.stage import Person, Stage

from .conftest import Opening

ASIDE = "b1:{table}:-:{ask}:!do.{what}"


async def _opened(made: Stage, *names: str, **options: Any) -> str:
    """A started table of people; its id."""
    first = made.person(names[0])
    opened = await first.slash("fictions new", seats=len(names), **options)
    table = said(opened).split("**")[1]
    for name in names[1:]:
        await made.person(name).press(made.last(f"table {table}"), label="Join")
    await first.press(made.last(f"table {table}"), label="Start")
    return table


def _on_board(made: Stage, table: str) -> dict[str, str]:
    """What the board itself offers: ids by the option's text."""
    found = [str(part.get("custom_id", "")) for part in controls(made.board(table))]
    return {each.partition("!do.")[2]: each for each in found if "!do." in each}


async def _vote(made: Stage, table: str, what: str, *people: Person) -> Any:
    result = None
    for person in people:
        result = await person.press(made.board(table), custom_id=_on_board(made, table)[what])
    return result


async def _state(made: Stage, table: str) -> Any:
    return (await made.load(table)).opened().g.s


@pytest.mark.rule("FI-018", "FI-019", "FI-144")
async def test_a_vote_on_the_board_and_a_signal(opening: Opening) -> None:
    async with opening(seed=b"f" * 32) as made:
        table = await _opened(made, "ana", "bo", "cal")
        ana, bo = made.person("ana"), made.person("bo")
        offered = _on_board(made, table)
        assert "votescenario.hands_up" in offered
        assert "votescenario.bid_for_power" not in offered, "the election is the last chapter"
        old = offered["votescenario.hands_up"]
        told = await _vote(made, table, "votescenario.hands_up", ana)
        assert private(told.response)
        assert "Your vote: Hands Up!" in said(told)
        assert "ana" not in text(made.board(table)).split("**")[-1], "ana is not awaited any more"
        # Again, by the same hand: one vote is enough, and nothing has changed.
        assert "moment has passed" in await ana.forge(old, made.board(table))
        await _vote(made, table, "votescenario.hands_up", bo)
        state = await _state(made, table)
        assert (state.scene.key, state.phase) == ("hands_up", "starter")
        assert "plot out loud" in text(made.board(table)), (
            "what may be talked about is said where people talk"
        )
        # The board of before, and somebody who does not sit here.
        assert "moment has passed" in await made.person("cal").forge(old)
        assert "do not sit" in await made.person("dee").forge(_on_board(made, table)["votestarter.0"])
        said_aloud = await bo.slash("fictions say", signal="rally", table=table)
        assert not private(said_aloud.response)
        assert "Let us rally" in said(said_aloud)


@pytest.mark.rule("FI-070", "FI-072", "FI-143")
async def test_a_roll_with_help_on_the_board(opening: Opening) -> None:
    async with opening(seed=b"h" * 32) as made:
        table = await _opened(made, "ana", "bo", single=True, scenario=1)
        ana, bo = made.person("ana"), made.person("bo")
        await _vote(made, table, "votestarter.0", ana, bo)
        loaded = await made.load(table)
        acts = [
            o for o in loaded.opened().asks[0].options if codec.tag(type(o)) == "act" and len(o.crew) == 2
        ]
        await _answer(made, table, ana, codec.text(acts[0]))
        offered = _on_board(made, table)
        assert {"roll.red", "roll.plain"} <= set(offered)
        # Somebody else's roll.
        assert "somebody else's" in await bo.forge(offered["roll.plain"], made.board(table))
        assert "stage='ready'" in repr((await _state(made, table)).attempt)
        await _vote(made, table, "roll.plain", ana)
        attempt = (await _state(made, table)).attempt
        if attempt is None:
            pytest.skip("all was reached at once")
        assert attempt.asked == [1]
        offered = _on_board(made, table)
        assert set(offered) == {"quiet.now"}, "until bo was heard the roll cannot be closed"
        labels = [part.get("label") for part in controls(made.board(table))]
        assert "Help with a Skill" in labels
        helped = await bo.press(made.board(table), label="Help with a Skill")
        assert private(helped.response)
        assert "never name" in said(helped) or "Result" in said(helped)
        await _vote(made, table, "quiet.now", bo)
        assert "resolve" in _on_board(made, table)
        await _vote(made, table, "resolve", ana)
        state = await _state(made, table)
        assert state.attempt is None or state.attempt.stage == "settling"


async def _answer(made: Stage, table: str, person: Person, what: str) -> None:
    result = await person.slash("table play", answer=what, table=table)
    assert "You" in said(result), said(result)


@pytest.mark.rule("FI-138", "FI-139", "FI-142")
async def test_alone_with_two_hands(opening: Opening) -> None:
    async with opening(seed=b"s" * 32) as made:
        table = await _opened(made, "ana", single=True, scenario=2)
        ana = made.person("ana")
        assert made.last("High-speed Rescue"), "a chapter's opening has a message of its own"
        assert {"votestarter.0", "votestarter.1"} <= set(_on_board(made, table))
        await _vote(made, table, "votestarter.1", ana)
        state = await _state(made, table)
        assert (state.starter, state.turn, len(state.hands)) == (1, 1, 2)
        assert "ana 2" in text(made.board(table)), "the two positions of one player are told apart"


async def test_the_story_and_the_rules(opening: Opening) -> None:
    async with opening(seed=b"y" * 32) as made:
        table = await _opened(made, "ana", "bo", single=True, scenario=5)
        story = await made.person("ana").slash("fictions story", table=table)
        assert private(story.response)
        assert "Family Business" in said(story)
        rules = await made.person("bo").slash("fictions rules", topic="attempts")
        assert private(rules.response)
        assert len(said(rules)) > 200


async def test_a_campaign_has_no_election_first(opening: Opening) -> None:
    async with opening() as made:
        refused = await made.person("ana").slash("fictions new", seats=2, scenario=6)
        assert private(refused.response)
        assert "last chapter" in said(refused)


async def test_what_somebody_wished_for_themselves_does_not_bind_who_comes_after(opening: Opening) -> None:
    async with opening(seed=b"h" * 32) as made:
        table = await _opened(made, "ana", "bo", "cal", single=True, scenario=1)
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        await _vote(made, table, "votestarter.0", ana, bo)
        for wished in ("prefer.auto_pass.always", "prefer.ask_first.on", "prefer.red.off"):
            await bo.slash("table play", answer=wished, table=table)
        before = (await _state(made, table)).prefs[1]
        assert (before.auto_pass, before.ask_first, before.red) == ("always", True, False)
        waiting = (await made.load(table)).awaited
        assert "changed hands" in said(await ana.slash("table replace", seat="B", member=dee, table=table))
        after = (await _state(made, table)).prefs[1]
        assert (after.auto_pass, after.ask_first, after.red) == ("off", False, True)
        assert (await made.load(table)).awaited == waiting
        assert [row.by for row in await made.store.rows(table)][-3:] == ["standing"] * 3
        await made.restart()
        assert (await _state(made, table)).prefs[1].auto_pass == "off"
