"""The rules for players: every topic is there, fits a message, and says what the cards and the ledger say."""

from __future__ import annotations

import pytest

from engines.core.discover import words
from engines.core.words import plain
from engines.fable.cards import MOONS
from engines.fable.passive import AttackBonus
from engines.fable.terms import TYPES

SAY = words("fable")
TOPICS = tuple(SAY("rules-topics").split())


def test_the_topics_are_listed() -> None:
    assert TOPICS[0] == "overview"
    assert len(TOPICS) == len(set(TOPICS)) <= 20


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_message(topic: str) -> None:
    text, title = SAY(f"rules-{topic}"), SAY(f"rules-{topic}.title")
    assert 400 < len(text) <= 1800
    assert 0 < len(title) <= 40
    assert text.count("**") % 2 == 0
    assert "{" not in text
    assert plain(text) == text


@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("overview", ["Two to four", "six secret cards", "one item", "100, or 50", "gains 10"]),
        ("turn", ["three actions", "never more than six", "1 to 3 actions", "0 to 3 actions", "1 action"]),
        ("allies", ["basic attack, **or**", "six cards in hand, at most six allies"]),
        ("market", ["once a game, at dawn, for nothing", "not bought"]),
        ("fighting", ["Immune beats vulnerable", "minus armor", "one ally of your choice", "20. Down"]),
        ("foes", ["before doubling", "three types", "no trait and no weakness"]),
        ("legends", ["from 11 to 20", "15, 35, 55, 75 and 95", "gains **10**"]),
        ("contracts", ["any number of those", "*ready* allies", "single combat"]),
        ("track", ["keeps that fame", "strictly between", "take the highest", "The leader gets three"]),
        ("meddling", ["chance picks the card", "Guards come first", "pass on everything"]),
        ("end", ["One turn more", "112", "forty", "highest fame wins"]),
        ("solo", ["5 trophies (2)", "+3, 7 trophies (3)", "falls back 3", "plus 5"]),
        ("clocks", ["5 minutes", "30 seconds", "45 seconds", "Two turns in a row"]),
    ],
)
def test_a_topic_names_its_numbers(topic: str, facts: list[str]) -> None:
    text = SAY(f"rules-{topic}")
    assert [fact for fact in facts if fact not in text] == []


def test_the_moon_topic_names_every_moon_but_the_five_that_lend_a_type() -> None:
    text = SAY("rules-moons")
    bonus = {card for card, one in MOONS.items() if isinstance(one.lasts, AttackBonus)}
    assert len(bonus) == 5
    named = [SAY(f"card-{card}").removesuffix(" Moon") for card in MOONS if card not in bonus]
    assert [name for name in named if f"*{name}*" not in text] == []


def test_the_effects_topic_names_every_type() -> None:
    text = SAY("rules-effects")
    assert [its for its in TYPES if f"{SAY(f'element-{its}')} ({its.upper()})" not in text] == []
