"""What every lesson must keep: its script is played by the rules as they are, all of it has words, and no
word names what the learner cannot know. A rule that changes breaks this, and not the learner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from db.records import SeatRecord, TableRecord
from engines.core import codec
from engines.core.ask import CLOCK, HOLLOW, Ask, Elapsed, Option, fits
from engines.core.lesson import Given, Lesson, Step
from engines.core.table import Moved, Table
from host.shown import hand_card
from host.tables import lessons
from host.tables.loaded import LoadedTable
from host.words import host_words
from tests.engines.kit.telling import hears

from .panels import MOST_PARTS
from .subjects import Subject, found
from .words import LEFT_OPEN
from .words_files import locales

#: How many steps a lesson has, least and most.
STEPS = (8, 14)
#: A name as long and as wide as Discord's longest.
NAME = "Ｗ" * 32
#: Characters of a step's words that people read before they press: least and most.
WORDS = (60, 1100)
LEARNT = [subject for subject in found() if subject.spec.lesson is not None]
lessons_of_games = pytest.mark.parametrize("subject", LEARNT, ids=lambda subject: subject.spec.key)


@dataclass
class Moment:
    """A lesson before an entry of its script."""

    entry: Step | Given
    table: Table[Any]
    ask: Ask[Any]
    heard: list[Any]
    """All that its learner has been told so far."""


def the_lesson(subject: Subject) -> Lesson[Any]:
    """A game's lesson."""
    lesson = subject.spec.lesson
    assert lesson is not None
    return lesson


def begun(subject: Subject) -> tuple[Table[Any], Moved]:
    """Its table before the first answer."""
    lesson = the_lesson(subject)
    return Table.start(subject.spec, lesson.seats, lesson.settings, lesson.dice, position=lesson.position)


def wanted(subject: Subject, step: Step, ask: Ask[Any]) -> list[Option]:
    """All answers that a step takes; those that fill a hole stand in it in full."""
    plain = [option for option in ask.options if not HOLLOW[type(option)] and step.takes(option)]
    filled = (codec.parse(subject.spec.options, text) for text in step.wants if "*" not in text)
    return plain + [one for one in filled if one is not None and one not in plain and fits(ask, one)]


def unwanted(step: Step, ask: Ask[Any]) -> list[Option]:
    """Answers that a step does not take; holes are left alone."""
    return [option for option in ask.options if not HOLLOW[type(option)] and not step.takes(option)]


def walked(subject: Subject, other: str = "", which: int = 0) -> Iterator[Moment]:
    """The script, entry by entry; at the step ``other`` its wanted answer number ``which`` is given."""
    lesson, (table, moved) = the_lesson(subject), begun(subject)
    heard = [told.event for told in moved.events if hears(told, lesson.learner)]
    for entry in lesson.script:
        seat = lesson.learner if isinstance(entry, Step) else entry.seat
        assert seat in table.asks, f"nobody asks seat {seat}: {entry}"
        yield Moment(entry, table, table.asks[seat], heard)
        if isinstance(entry, Step):
            choices = wanted(subject, entry, table.asks[seat])
            choice = choices[which if entry.key == other else 0]
        else:
            kinds: tuple[type[Option], ...] = (*subject.spec.options, Elapsed)
            parsed = codec.parse(kinds, entry.option)
            assert parsed is not None, f"nobody can answer {entry.option}"
            choice = parsed
        moved = table.answer(seat, choice, by="clock" if seat == CLOCK else "person")
        heard += [told.event for told in moved.events if hears(told, lesson.learner)]


def loaded(subject: Subject, table: Table[Any], name: str = NAME) -> LoadedTable:
    """A lesson as the host has it; its learner has a long name."""
    lesson = the_lesson(subject)
    record = TableRecord(
        id="K7QM",
        game=subject.spec.key,
        status="playing",
        settings=msgspec.json.encode(lesson.settings),
        seats=lesson.seats,
        guild=0,
        channel=0,
        host=1,
        language="en",
        secret=b"",
        lesson=subject.game.lesson_mark,
        rules_version=subject.spec.rules_version,
        made=0.0,
        touched=0.0,
    )
    others = iter(host_words()("computer-names").split("|"))
    seats = [
        SeatRecord(
            table="K7QM",
            seat=seat,
            user=1 if seat == lesson.learner else None,
            name=name if seat == lesson.learner else next(others),
            joined=0.0,
        )
        for seat in range(lesson.seats)
    ]
    return LoadedTable(record, seats, subject.game, table)


@lessons_of_games
def test_the_script_is_played_by_the_rules_to_its_end(subject: Subject) -> None:
    lesson = the_lesson(subject)
    assert STEPS[0] <= len(lesson.steps) <= STEPS[1]
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)
    assert lesson.seats in subject.spec.seats
    ends = []
    for moment in walked(subject):
        if isinstance(moment.entry, Step):
            assert wanted(subject, moment.entry, moment.ask), f"{moment.entry.key} wants what is not offered"
        ends.append(moment.entry)
    assert ends == [*lesson.script]


@lessons_of_games
def test_whatever_a_step_takes_the_script_goes_on(subject: Subject) -> None:
    ways = [
        (moment.entry.key, len(wanted(subject, moment.entry, moment.ask)))
        for moment in walked(subject)
        if isinstance(moment.entry, Step)
    ]
    for key, count in ways:
        for which in range(1, count):
            assert [*walked(subject, key, which)], f"{key}, answer {which}"


@lessons_of_games
def test_it_begins_in_a_position_that_may_be(subject: Subject) -> None:
    """All cards are there, from its beginning to its end as in any game."""
    conserved, fit, lesson = subject.hooks.conserved, subject.spec.settings_fit, the_lesson(subject)
    for settings in (lesson.settings, lesson.practice):
        assert type(settings) is subject.spec.settings
        assert fit is None or fit(lesson.seats, settings) is None
    if conserved is None:
        return
    ordinary, _ = Table.start(subject.spec, lesson.seats, lesson.settings, lesson.seed)
    expected = conserved(ordinary.g.s)
    for moment in walked(subject):
        assert conserved(moment.table.g.s) == expected


@lessons_of_games
def test_every_step_has_words_within_discords_limits(subject: Subject) -> None:
    lesson = the_lesson(subject)
    for locale in locales(subject.game.words_folder):
        for moment in walked(subject):
            if not isinstance(step := moment.entry, Step):
                continue
            here = loaded(subject, moment.table)
            said = lessons.said(here, locale)
            assert WORDS[0] <= len(said) <= WORDS[1], f"{step.key}: {len(said)}"
            notes = [lessons.praise(here, locale), host_words()("lesson-wrong")]
            wrong = (lessons.Wrong(here, option) for option in unwanted(step, moment.ask))
            notes += [lessons.reproof(each, locale) for each in wrong]
            for note in notes:
                assert len(note) <= WORDS[1]
                card = hand_card.hand(here, lesson.learner, None, note=note, locale=locale, drawn=False)
                assert card.room > 0, f"{step.key}: no room for the question"
                assert len(list(card.view().walk_children())) <= MOST_PARTS
            for text in (said, *notes):
                assert not LEFT_OPEN.search(text), text
                assert text.count("**") % 2 == 0, text
        end = lessons.said(loaded(subject, _at_the_end(subject)), locale)
        assert WORDS[0] <= len(end) <= WORDS[1]


@lessons_of_games
def test_what_a_step_names_as_wrong_is_offered_and_all_words_are_said(subject: Subject) -> None:
    for moment in walked(subject):
        if isinstance(step := moment.entry, Step):
            named = {step.names(option) for option in unwanted(step, moment.ask)}
            idle = set(step.wrong) - named
            assert not idle or _has_holes(moment.ask), f"{step.key}: nothing offered is {idle}"
    keys = {step.key for step in the_lesson(subject).steps}
    for locale in locales(subject.game.words_folder):
        for file in subject.game.words_folder.glob(f"*{locale}.ftl"):
            there = set(re.findall(r"^lesson-([\w-]+)", file.read_text(encoding="utf-8"), re.MULTILINE))
            assert there <= keys | {"end"}, "words of a step that is not there"


@lessons_of_games
def test_an_answer_that_is_not_wanted_is_refused(subject: Subject) -> None:
    for moment in walked(subject):
        if isinstance(step := moment.entry, Step):
            here = loaded(subject, moment.table)
            for option in unwanted(step, moment.ask):
                with pytest.raises(lessons.Wrong) as wrong:
                    lessons.judge(here, option)
                assert lessons.reproof(wrong.value)
            for option in wanted(subject, step, moment.ask):
                lessons.judge(here, option)


@lessons_of_games
def test_no_word_is_of_what_the_learner_cannot_know(subject: Subject) -> None:
    """What lies hidden, and was neither seen nor told before, is not named: neither in a step nor to a wrong
    answer, nor when it has been answered (the answers that follow are known then)."""
    lesson, names = the_lesson(subject), _names(subject)
    seen = ""
    for moment in walked(subject):
        state, step = moment.table.g.s, moment.entry
        view = subject.spec.view(state, lesson.learner)
        seen += f"{msgspec.json.encode([view, moment.heard])!r}"
        hidden = {slot.card for group in subject.spec.hidden(state, lesson.learner) for slot in group}
        secret = {names[card] for card in hidden if card in names and f'"{card}"' not in seen}
        if isinstance(step, Step):
            here = loaded(subject, moment.table)
            texts = [lessons.praise(here), lessons.said(here)]
            texts += [lessons.reproof(lessons.Wrong(here, option)) for option in unwanted(step, moment.ask)]
            told = " ".join(texts)
            leaked = [name for name in secret if re.search(rf"\b{re.escape(name)}\b", told)]
            assert not leaked, f"{step.key} names {leaked}"


def _names(subject: Subject) -> dict[str, str]:
    """By id: what a card is called, where that is a message of its own."""
    words, found = subject.game.words(), {}
    for file in subject.game.words_folder.glob("*en.ftl"):
        for key, card in re.findall(r"^((?:\w+)-([\w-]+)) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            try:
                found[card] = words(key)
            except KeyError:
                # It wants to be filled: it is no name.
                continue
    return {card: name for card, name in found.items() if 2 < len(name) <= 60}


def _has_holes(ask: Ask[Any]) -> bool:
    return any(HOLLOW[type(option)] for option in ask.options)


def _at_the_end(subject: Subject) -> Table[Any]:
    table = None
    for moment in walked(subject):
        table = moment.table
    assert table is not None
    return table
