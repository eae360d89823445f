"""The comparison of ledgers and tests, on a small made-up game and on the real ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import rulebook

LEDGER = """\
# Whist: ledger
Text about WH-900 that numbers nothing.

## 3. Rules
- WH-001 [book] Cards are dealt.
- WH-002b [free] Somebody leads.

| number | who |
|---|---|
| WH-003 [book] | the dealer |

## 4. Worked examples
- EW-01 one
| EW-02 | two |

## 6. Invariants
- INV-1 No card is lost.
"""

TESTS = """\
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("INV-1")]

CASES = [pytest.param(1, marks=pytest.mark.rule("EW-01")), pytest.param(2, marks=[mark.rule("EW-02")])]

@pytest.mark.rule("WH-001", "WH-003")
async def test_one(): ...

@mark.rule("WH-002b")
class TestTwo: ...
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A project with one game, whist, and one test file for it."""
    for name, text in (("docs/rules/whist.md", LEDGER), ("tests/engines/whist/test_all.py", TESTS)):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def add(house: Path, text: str, name: str = "tests/engines/whist/test_more.py") -> None:
    path = house / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("import pytest\n" + text, encoding="utf-8")


def report(house: Path, capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, dict[str, object]]:
    status = rulebook.main(["--json", *argv], house)
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return status, found


def test_every_form_of_mark_counts(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, found = report(house, capsys, "--strict")
    assert status == 0
    assert found["clean"] is True
    assert found["games"] == {
        "whist": {
            "rules": {"count": 3, "untested": []},
            "examples": {"count": 2, "untested": []},
            "invariants": {"count": 1, "untested": []},
            "twice": [],
        }
    }


def test_a_rule_without_a_test_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = house / "docs/rules/whist.md"
    ledger.write_text(LEDGER.replace("## 4.", "- WH-004 new\n\n## 4.") + "- EW-03 new\n", encoding="utf-8")
    assert rulebook.main([], house) == 0
    assert "3 of 4 have a test\n    none for WH-004" in capsys.readouterr().out
    status, found = report(house, capsys, "--strict")
    assert status == 1
    games = found["games"]
    assert isinstance(games, dict)
    assert games["whist"]["rules"]["untested"] == ["WH-004"]
    assert games["whist"]["examples"]["untested"] == ["EW-03"]


def test_a_number_that_no_ledger_has_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add(house, '@pytest.mark.rule("WH-001", "WH-009")\ndef test_x(): ...\n')
    assert rulebook.main([], house) == 0
    assert "tests/engines/whist/test_more.py:2: no ledger has WH-009" in capsys.readouterr().out
    status, found = report(house, capsys, "--strict")
    assert status == 1
    assert found["unknown"] == {"WH-009": ["tests/engines/whist/test_more.py:2"]}


def test_a_number_that_cannot_be_read_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add(house, '@pytest.mark.rule(*("WH-001",))\ndef test_x(): ...\n')
    status, found = report(house, capsys, "--strict")
    assert status == 1
    assert found["unreadable"] == ["tests/engines/whist/test_more.py:2"]


def test_a_number_given_twice_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "docs/rules/whist.md").write_text(LEDGER + "- WH-001 again\n", encoding="utf-8")
    assert rulebook.main(["--strict"], house) == 1
    assert "given twice: WH-001" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("WH-001")\ndef helper(): ...\n',
        '# @pytest.mark.rule("WH-001")\ndef test_x(): ...\n',
        'def test_x():\n    """@pytest.mark.rule("WH-001")"""\n',
        'def test_x():\n    mark = pytest.mark.rule("WH-001")\n',
        '@pytest.mark.other("WH-001")\ndef test_x(): ...\n',
    ],
)
def test_what_pytest_would_not_mark_does_not_count(house: Path, text: str) -> None:
    (house / "tests/engines/whist/test_all.py").unlink()
    add(house, text)
    assert rulebook.compare(house).tested == {"whist": set()}


def test_a_class_may_carry_pytestmark(house: Path) -> None:
    (house / "tests/engines/whist/test_all.py").unlink()
    add(house, 'class TestX:\n    pytestmark: object = pytest.mark.rule("WH-001")\n')
    assert rulebook.compare(house).tested == {"whist": {"WH-001"}}


def test_a_games_own_tests_count_for_that_game_alone(house: Path) -> None:
    (house / "docs/rules/bridge.md").write_text("## Invariants\n- INV-1 a\n- INV-2 b\n", encoding="utf-8")
    assert rulebook.compare(house).tested["bridge"] == set()
    add(house, '@pytest.mark.rule("INV-2")\ndef test_x(): ...\n')
    assert [mark.number for mark in rulebook.compare(house).unknown] == ["INV-2"]
    add(house, '@pytest.mark.rule("INV-1")\ndef test_y(): ...\n', "tests/contract/test_cards.py")
    assert rulebook.compare(house).tested["bridge"] == {"INV-1"}


def test_the_ledgers_of_this_project_are_in_order() -> None:
    ledgers = rulebook.compare().ledgers
    assert ledgers
    for ledger in ledgers:
        assert ledger.of("rules"), ledger.game
        assert ledger.of("examples"), ledger.game
        assert not ledger.twice, ledger.game
