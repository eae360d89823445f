"""Card files: a broken one names file, line and reason, and stops only its own game from loading."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engines
from engines.core import discover
from engines.core.content import BrokenContent, check, load

from .cards import GOOD, CardLine, Discard, Draw, cards


def test_a_card_file(tmp_path: Path) -> None:
    loaded = cards(tmp_path)
    assert list(loaded) == ["A1", "A2"]
    assert (loaded["A1"].title, loaded["A1"].cost, loaded["A1"].id) == ("Loot", 1, "A1")
    assert loaded["A2"] == CardLine(when="on_bid", do=(Draw(2), Discard()), id="A2")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"gain_coins"', '"gian_coins"', 3, "A1: Invalid value 'gian_coins'"),
        ('{ verb = "discard" }', '{ verb = "burn" }', 9, "A2: Invalid value 'burn'"),
        ('verb = "draw", n = 2', 'verb = "draw", m = 2', 8, "A2: Object contains unknown field `m`"),
        ("cost = 1", "price = 1", 3, "A1: Object contains unknown field `price`"),
        ("cost = 1", 'cost = "one"', 3, r"A1: Expected `int`, got `str` - at `\$.cost`"),
        ('"on_bid"', '"on_bidding"', 6, "A2: Invalid enum value 'on_bidding'"),
        ('when = "on_bid"\n', "", 5, "A2: Object missing required field `when`"),
        ('{ verb = "gain_coins", n = 2 }', '{ verb = "gain_coins" }', 3, "A1: .*missing required field `n`"),
        ('{ verb = "discard" }', "{ n = 1 }", 7, "A2: .*missing required field `verb`"),
        ("[A2]", "[A1]", 5, "Cannot declare"),
        ("[A2]", "[A2", 5, "Expected ']'"),
        ('{ verb = "discard" },\n]', "", 9, "Invalid value"),
        ("# Two cards.", "A0 = 7", 2, "A0: Expected `object`, got `int`"),
        ("# Two cards.", "A0 = ", 2, "Invalid value"),
    ],
)
def test_what_is_broken_is_named(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    text = GOOD.replace(old, new)
    assert text != GOOD
    with pytest.raises(BrokenContent, match=reason) as error:
        cards(tmp_path, text)
    assert error.value.line == line
    assert error.value.file.name == "cards.toml"
    assert f"cards.toml, line {line}: " in str(error.value)
    assert str(tmp_path.parent) not in str(error.value)


def test_text_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"# fine\n# \xff\n")
    with pytest.raises(BrokenContent, match=r"line 2: this is not UTF-8"):
        load(file, CardLine)
    file.write_bytes(b"")
    assert load(file, CardLine) == {}


def test_counts_and_sums(tmp_path: Path) -> None:
    loaded, file = cards(tmp_path), tmp_path / "cards.toml"
    check(file, loaded)
    check(file, loaded, 2, cost=1)
    with pytest.raises(BrokenContent, match=r"cards.toml: 2 cards, where 3 are wanted") as error:
        check(file, loaded, 3)
    assert error.value.line is None
    with pytest.raises(BrokenContent, match=r"cost adds up to 1, where 5 is wanted"):
        check(file, loaded, cost=5)


GAME = """
from pathlib import Path
from dataclasses import replace
from engines.core.content import load
from tests.engines.core.cards import CardLine
from tests.engines.core.toy import SPEC as TOY

CARDS = load(Path(__file__).parent / "cards.toml", CardLine)
SPEC = replace(TOY, key=__name__.split(".")[-1])
"""


@pytest.fixture
def more_games(tmp_path: Path) -> Iterator[Path]:
    """A folder whose packages are games as well."""
    engines.__path__.append(str(tmp_path))
    importlib.invalidate_caches()
    discover._found.cache_clear()
    yield tmp_path
    engines.__path__.remove(str(tmp_path))
    discover._found.cache_clear()
    for name in [name for name in sys.modules if name.startswith("engines.parlour")]:
        del sys.modules[name]


def add(folder: Path, key: str, text: str) -> None:
    """A game in a folder of its own."""
    (folder / key).mkdir()
    (folder / key / "__init__.py").write_text(GAME, encoding="utf-8")
    (folder / key / "cards.toml").write_text(text, encoding="utf-8")


def test_a_broken_card_file_stops_only_its_own_game(
    more_games: Path, caplog: pytest.LogCaptureFixture
) -> None:
    add(more_games, "parlour_good", GOOD)
    add(more_games, "parlour_bad", GOOD.replace("discard", "burn"))
    found, broken = discover.specs(), discover.broken()
    assert "parlour_good" in found
    assert "fixer" in found
    assert "parlour_bad" not in found
    assert list(broken) == ["parlour_bad"]
    assert broken["parlour_bad"].startswith("BrokenContent: parlour_bad/cards.toml, line 9: A2: ")
    assert "parlour_bad" in caplog.text
