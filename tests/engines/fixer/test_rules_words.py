"""The rules for players: every topic is there, fits a message, and says what the ledger says."""

from __future__ import annotations

import pytest

from engines.core.discover import words
from engines.core.words import plain

TOPICS = (
    "overview",
    "turn",
    "conflict",
    "winning",
    "scoring",
    "two-players",
    "exchange",
    "long-game",
    "tips",
)


def test_the_topics_are_listed() -> None:
    assert tuple(words("fixer")("rules-topics").split()) == TOPICS


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_message(topic: str) -> None:
    said = words("fixer")
    text, title = said(f"rules-{topic}"), said(f"rules-{topic}.title")
    assert 400 < len(text) <= 1800
    assert 0 < len(title) <= 40
    assert text.count("**") % 2 == 0
    assert "{" not in text
    assert plain(text) == text


@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("overview", ["36 cards", "plus 4", "12 cards", "four 9"]),
        ("turn", ["Follow its suit if you can", "You cannot pass", "skipped"]),
        ("conflict", ["REGIME beats CAPITAL beats MEDIA beats PEOPLE beats REGIME", "no ties"]),
        ("winning", ["worth 4 points", "card face down", "cannot keep"]),
        ("scoring", ["Discards count nothing", "share the victory", "12 with two or three players"]),
        ("two-players", ["8s and 9s", "all three markers of two lanes", "first turn", "12 conflicts"]),
        ("exchange", ["exactly three cards", "left", "before the first round"]),
        ("long-game", ["two rounds", "12 cards, or 9", "every ban is forgotten", "whole match"]),
    ],
)
def test_a_topic_names_its_numbers(topic: str, facts: list[str]) -> None:
    text = words("fixer")(f"rules-{topic}")
    assert not [fact for fact in facts if fact not in text]
