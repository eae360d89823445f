"""Taking back: free, by vote, alone at the table; votes that end in every way."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.press import Press
from tests.reading import controls, labels, said, text
from tests.stage import Person, Stage

from .acts import gone, played
from .conftest import Opening

DAY = 24 * 3600


def vote_of(made: Stage) -> Any:
    return made.last("would like to take back")


async def asked(made: Stage, table: str) -> tuple[Person, list[Person]]:
    """A vote is open: ``(who asks, the others)``."""
    person = await played(made, table, Random(1))
    shown = await person.slash("table undo")
    assert "asked first" in said(shown)
    assert labels(vote_of(made)) == ["Take it back", "Let it stand"]
    return person, [p for p in made.people.values() if p is not person]


async def test_alone_at_the_table_a_move_is_taken_back_at_once(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", computers=2)
        ana = made.person("ana")
        before = (await made.load(table)).opened().g.s
        hand = list(before.hands[(await made.load(table)).seat_of(ana.id).seat])  # type: ignore[union-attr]
        await ana.act(Random(1), table)
        panel = ana.dms()[-1]
        undone = await ana.press(panel, label="Undo")
        assert "Taken back" in said(undone)
        assert undone.response.id == panel.id, "in its place"
        loaded = await made.load(table)
        mine = loaded.seat_of(ana.id)
        assert mine is not None
        assert loaded.opened().g.s.hands[mine.seat] == hand
        assert len(ana.asking(table)) == 1
        assert len(made.boards()) == 1
        assert "took a move back" in text(made.board())
        await ana.act(Random(2), table)


async def test_a_vote_agreed_to(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal", "eve")
        person, others = await asked(made, table)
        assert "does not count" in said(await person.press(vote_of(made), label="Take it back"))
        dee = made.person("dee")
        assert "does not count" in said(await dee.press(vote_of(made), label="Take it back"))
        assert "open already" in said(await person.slash("table undo"))
        assert "is noted" in said(await others[0].press(vote_of(made), label="Take it back"))
        assert "1 for, 0 against" in text(vote_of(made))
        await others[0].press(vote_of(made), label="Let it stand")
        assert "0 for, 1 against" in text(vote_of(made))
        await others[0].press(vote_of(made), label="Take it back")
        stale = next(c["custom_id"] for c in controls(vote_of(made)))
        assert "taken back" in said(await others[1].press(vote_of(made), label="Take it back"))
        assert "Agreed" in text(vote_of(made))
        assert not controls(vote_of(made))
        assert await made.awaited(table) == [person]
        assert len(person.asking(table)) == 1
        assert not any(other.asking(table) for other in others)
        assert "is over" in await others[0].forge(stale)


async def test_a_vote_refused(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo")
        _, [other] = await asked(made, table)
        assert "it stands" in said(await other.press(vote_of(made), label="Let it stand"))
        assert "It stands" in text(vote_of(made))
        assert (await made.load(table)).record.last_row == 1


async def test_the_two_words_that_decide_come_in_the_same_instant(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        _, others = await asked(made, table)
        card = vote_of(made)
        yes = controls(card)[0]["custom_id"]
        await made.at_once(*(Press(other, yes, card) for other in others), Press(others[0], yes, card))
        kinds = [row.kind for row in await made.store.rows(table)]
        assert kinds == ["start", "answer", "undo"]


async def test_a_vote_overtaken_by_play(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo")
        _, [other] = await asked(made, table)
        yes = controls(vote_of(made))[0]["custom_id"]
        await played(made, table, Random(1))
        assert "Play has gone on" in text(vote_of(made))
        assert not controls(vote_of(made))
        assert "is over" in await other.forge(yes)
        again = await other.slash("table undo")
        assert "asked first" in said(again) or "Taken back" in said(again), "no dead vote is in the way"


async def test_silence_for_a_day_is_consent_to_nothing(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo")
        await asked(made, table)
        await made.later(DAY / 2)
        assert controls(vote_of(made))
        await made.later(DAY)
        assert "Nobody decided" in text(vote_of(made))
        assert (await made.load(table)).record.last_row == 1


async def test_who_leaves_has_no_word_and_no_wish(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        person, others = await asked(made, table)
        waiting = (await made.awaited(table))[0]
        leaver = next(other for other in others if other is not waiting)
        await gone(leaver)
        await waiting.press(vote_of(made), label="Take it back")
        assert "Agreed" in text(vote_of(made)), "the one who is left decides"
        assert await made.awaited(table) == [person]


async def test_whoever_leaves_may_decide_a_vote_by_it(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        person, others = await asked(made, table)
        [waiting] = await made.awaited(table)
        leaver = next(other for other in others if other is not waiting)
        await waiting.press(vote_of(made), label="Take it back")
        assert "1 for, 0 against; 2 needed" in text(vote_of(made))
        await gone(leaver)
        assert "Agreed" in text(vote_of(made)), "weighed again at once: nobody else is to be heard"
        assert not controls(vote_of(made))
        assert await made.awaited(table) == [person]
        assert len(person.asking(table)) == 1


async def test_when_all_others_leave_nobody_has_to_be_asked(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", computers=1, first_player=0)
        ana, bo = made.person("ana"), made.person("bo")
        assert await made.awaited(table) == [ana]
        await ana.act(Random(1), table)
        assert await made.awaited(table) == [bo]
        assert "asked first" in said(await ana.slash("table undo"))
        await gone(bo)
        assert "Agreed" in text(vote_of(made))
        assert await made.awaited(table) == [ana]


async def test_whoever_comes_has_a_word_in_place_of_who_went(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        ana, bo, cal, dee = (made.person(name) for name in ("ana", "bo", "cal", "dee"))
        await bo.act(Random(1), table)
        assert "asked first" in said(await bo.slash("table undo"))
        await ana.press(vote_of(made), label="Take it back")
        assert f"<@{cal.id}>" in text(vote_of(made))
        stale = controls(vote_of(made))[0]["custom_id"]
        assert "changed hands" in said(await ana.slash("table replace", seat="C", member=dee))
        shown = text(vote_of(made))
        assert f"<@{dee.id}>" in shown
        assert f"<@{cal.id}>" not in shown
        assert "1 for, 0 against; 2 needed" in shown
        assert "does not count" in await cal.forge(stale)
        assert "taken back" in said(await dee.press(vote_of(made), label="Take it back"))


async def test_the_vote_of_one_who_is_replaced_is_over(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo", "cal", first_player=1)
        ana, bo, dee = (made.person(name) for name in ("ana", "bo", "dee"))
        await bo.act(Random(1), table)
        await bo.slash("table undo")
        stale = controls(vote_of(made))[0]["custom_id"]
        await ana.slash("table replace", seat="B", member=dee)
        shown = text(vote_of(made))
        assert "bo** would like" in shown
        assert "bo has left the table" in shown
        assert not controls(vote_of(made))
        assert "is over" in await ana.forge(stale)


async def test_a_vote_lives_on_when_somebody_leaves_for_good(opening: Opening) -> None:
    async with opening(seed=b"5" * 32) as made:
        table = await made.open("ana", "bo", "cal", game="lepro", leavers_retire=True)
        person, others = await asked(made, table)
        assert await made.awaited(table) == [person]
        stays, leaver = others
        await stays.press(vote_of(made), label="Take it back")
        await gone(leaver)
        assert "Agreed" in text(vote_of(made))
        loaded = await made.load(table)
        assert loaded.awaited == (loaded.seat_of(person.id).seat,)  # type: ignore[union-attr]
        assert [seat.open for seat in loaded.seats].count(True) == 1, "the leaving was taken back with it"


async def test_nothing_to_take_back(opening: Opening) -> None:
    async with opening(seed=b"u" * 32) as made:
        table = await made.open("ana", "bo")
        assert "no move of yours" in said(await made.person("ana").slash("table undo"))
        acted = await played(made, table, Random(1))
        other = next(p for p in made.people.values() if p is not acted)
        assert "no move of yours" in said(await other.slash("table undo"))
