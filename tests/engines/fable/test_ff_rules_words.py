"""The rules for players say what the cards say."""

from __future__ import annotations

import re

from engines.core.discover import words
from engines.fable.cards import FIGURES, ITEMS, MOONS
from engines.fable.glossary import TYPES
from engines.fable.passive import AttackBonus

SAY = words("fable")


def test_the_moon_topic_names_every_moon_but_the_five_that_lend_a_type() -> None:
    text = SAY("rules-moons")
    bonus = {card for card, one in MOONS.items() if isinstance(one.lasts, AttackBonus)}
    assert len(bonus) == 5
    named = [SAY(f"card-{card}").removesuffix(" Moon") for card in MOONS if card not in bonus]
    assert [name for name in named if f"*{name}*" not in text] == []


def test_the_effects_topic_names_every_type() -> None:
    text = SAY("rules-effects")
    assert [its for its in TYPES if f"{SAY(f'element-{its}')} ({its.upper()})" not in text] == []


def test_the_effects_topic_explains_what_is_printed() -> None:
    """Each phrase that it explains stands on a card, with that number."""
    phrases = re.findall(r"\*\*([^*]+)\*\*", SAY("rules-effects").partition("The five types")[0])
    printed = [SAY(f"card-{card}.text") for card in (*FIGURES, *ITEMS)]
    assert len(phrases) > 15
    assert [phrase for phrase in phrases if not any(phrase in text for text in printed)] == []
