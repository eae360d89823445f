"""The rules for players say what the cards say."""

from __future__ import annotations

from engines.core.discover import words
from engines.fable.cards import MOONS
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
