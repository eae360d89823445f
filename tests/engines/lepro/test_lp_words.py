"""The words on cards: a file with one that the rules do not know is not taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.codec import tag
from engines.core.content import BrokenContent
from engines.lepro.cards import ADVENTURE_FILE, ADVENTURES, MISSION_FILE, MISSIONS
from engines.lepro.effects import WORDS, read_words
from engines.lepro.effects.landing import MenPlus
from engines.lepro.effects.money import Gain
from engines.lepro.effects.words import StarWord


def test_every_card_has_its_words() -> None:
    assert set(WORDS) == {*ADVENTURES, *MISSIONS}
    assert WORDS["A01"] == (Gain(1_000),)
    assert WORDS["A57"] == (MenPlus(3),)
    assert WORDS["M01"] == ()
    printed = {card: one.do for card, one in ADVENTURES.items()}
    printed |= {card: one.do for card, one in MISSIONS.items()}
    for card, effects in printed.items():
        assert [effect.verb for effect in effects] == [tag(type(word)) for word in WORDS[card]]


def test_whatever_is_kept_can_be_used_in_its_window() -> None:
    kept = [card for card, printed in ADVENTURES.items() if printed.star]
    assert all(isinstance(word, StarWord) for card in kept for word in WORDS[card])


@pytest.mark.parametrize(
    ("card", "now", "then", "reason"),
    [
        ("A01", 'verb = "gain"', 'verb = "gian"', "Invalid value 'gian'"),
        ("A01", "n = 1000", 'n = "much"', "Expected `int`"),
        ("A01", ", n = 1000", "", "missing required field `n`"),
        ("A29", 'verb = "miss_turn"', 'verb = "miss_turn", n = 2', "unknown field `n`"),
        ("A12", 'deck = "recruitment"', 'deck = "bank"', "Invalid enum value 'bank'"),
        ("A31", 'space = "expert"', 'space = "casino"', "Invalid enum value 'casino'"),
        ("A53", 'when = "on_arrest"', 'when = "on_expert"', "CancelArrest does not work at 'on_expert'"),
        ("A41", 'verb = "gain", n = 1500', 'verb = "move_back", n = 2', "MoveBack does not work at 'hat'"),
        ("A57", "n = 3 }", 'n = 3 }, { verb = "men_plus", n = 1 }', "has one word"),
    ],
)
def test_an_unfit_word_is_found_with_its_line(
    card: str, now: str, then: str, reason: str, tmp_path: Path
) -> None:
    lines = ADVENTURE_FILE.read_text(encoding="utf-8").splitlines()
    (at,) = (number for number, line in enumerate(lines) if line.startswith(f"{card} ="))
    assert now in lines[at]
    lines[at] = lines[at].replace(now, then)
    broken = tmp_path / "adventure.toml"
    broken.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BrokenContent, match=reason) as error:
        read_words(broken, MISSION_FILE)
    assert error.value.line == at + 1


def test_a_mission_may_only_draw_or_lose_a_man(tmp_path: Path) -> None:
    text = MISSION_FILE.read_text(encoding="utf-8")
    broken = tmp_path / "mission.toml"
    broken.write_text(text.replace('verb = "lose_man"', 'verb = "gain", n = 500'), encoding="utf-8")
    with pytest.raises(BrokenContent, match="M08: Invalid value 'gain'") as error:
        read_words(ADVENTURE_FILE, broken)
    assert error.value.line == text[: text.index("lose_man")].count("\n") + 1
