"""Which numbered statements of the ledgers have a test: ``python -m tests.rulebook``.

A ledger is ``docs/rules/<game>.md``. A line that starts with ``- FX-031`` or ``| FX-031`` gives a
number; what kind it is (rule, example, invariant) is told by the heading over the first number with
that prefix. A test names its numbers with ``@pytest.mark.rule("FX-031", "TF-01")``, on a function or
a class, in ``pytest.param(..., marks=...)`` or in ``pytestmark``. Both are read as text: no test is
imported, none is run.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NUMBER = r"[A-Z]{2,4}-\d{1,3}[a-z]?"
LINE = re.compile(rf"(?:- |\| ?)\**({NUMBER})\b")
HEADING = re.compile(r"#+ +(.*)")
KINDS = ("rules", "examples", "invariants")


@dataclass
class Ledger:
    """One game's numbers in the order of the page, each with its kind."""

    game: str
    numbers: dict[str, str] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    """Numbers given more than once, which a ledger must not do."""

    def of(self, kind: str) -> list[str]:
        """The numbers of one kind."""
        return [number for number, its in self.numbers.items() if its == kind]


@dataclass(frozen=True)
class Mark:
    """One number that a test names; ``number`` is None where it is not written as plain text."""

    number: str | None
    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass
class Report:
    """Ledgers and marks side by side."""

    ledgers: list[Ledger]
    tested: dict[str, set[str]]
    """For each game the numbers that some test names."""
    unknown: list[Mark]
    """Marks whose number no ledger has."""
    unreadable: list[Mark]

    def untested(self, ledger: Ledger, kind: str) -> list[str]:
        """The numbers of ``kind`` without a test, in the order of the page."""
        return [number for number in ledger.of(kind) if number not in self.tested[ledger.game]]

    @property
    def clean(self) -> bool:
        """Every number has a test and every test a number."""
        gaps = any(self.untested(ledger, kind) for ledger in self.ledgers for kind in KINDS)
        return not (gaps or self.unknown or self.unreadable or any(one.twice for one in self.ledgers))


def kind_of(heading: str) -> str:
    """What the numbers under ``heading`` are."""
    title = heading.lower()
    if "example" in title or "vector" in title:
        return "examples"
    return "invariants" if "invariant" in title else "rules"


def read_ledger(path: Path) -> Ledger:
    """The numbers of one ledger page."""
    ledger = Ledger(path.stem)
    kinds: dict[str, str] = {}
    heading = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if title := HEADING.match(line):
            heading = title[1]
        elif found := LINE.match(line):
            number = found[1]
            kind = kinds.setdefault(number.split("-")[0], kind_of(heading))
            if number in ledger.numbers:
                ledger.twice.append(number)
            ledger.numbers[number] = kind
    return ledger


def named(node: ast.AST) -> str:
    """The last word of ``pytest.mark.rule``, or of ``rule``."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def is_rule_mark(node: ast.AST) -> bool:
    """``pytest.mark.rule(...)``, also as ``mark.rule(...)``."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
        return False
    return named(node.func.value) == "mark"


def marked(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions that pytest takes marks from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                yield from node.decorator_list
        elif isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from node.decorator_list
                yield from own_marks(node.body)
        elif isinstance(node, ast.Call) and named(node.func) == "param":
            yield from (word.value for word in node.keywords if word.arg == "marks")
    yield from own_marks(tree.body)


def own_marks(body: Sequence[ast.stmt]) -> Iterator[ast.expr]:
    """The value of ``pytestmark`` in a module's or a class's body."""
    for line in body:
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        value = getattr(line, "value", None)
        if value is not None and any(isinstance(it, ast.Name) and it.id == "pytestmark" for it in targets):
            yield value


def read_marks(path: Path, root: Path) -> list[Mark]:
    """The marks of one test file, each number and place once."""
    name = path.relative_to(root).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=name)
    marks: dict[Mark, None] = {}
    calls = (node for part in marked(tree) for node in ast.walk(part) if is_rule_mark(node))
    for call in calls:
        assert isinstance(call, ast.Call)
        for word in call.args:
            text = word.value if isinstance(word, ast.Constant) and isinstance(word.value, str) else None
            marks[Mark(text, name, word.lineno)] = None
    return list(marks)


def compare(root: Path = ROOT) -> Report:
    """Reads all ledgers and all tests under ``root``.

    A mark in a game's own tests (``tests/engines/fixer/…``, ``tests/render/test_fixer.py``) counts
    for that game; one in tests shared by all games counts for each game with that number.
    """
    ledgers = [read_ledger(path) for path in sorted((root / "docs" / "rules").glob("*.md"))]
    report = Report(ledgers, {ledger.game: set() for ledger in ledgers}, [], [])
    for path in sorted((root / "tests").rglob("*.py")):
        parts = {part.removeprefix("test_").removesuffix(".py") for part in path.relative_to(root).parts}
        home = [ledger for ledger in ledgers if ledger.game in parts] or ledgers
        for mark in read_marks(path, root):
            games = [ledger.game for ledger in home if mark.number in ledger.numbers]
            for game in games:
                report.tested[game].add(str(mark.number))
            if mark.number is None:
                report.unreadable.append(mark)
            elif not games:
                report.unknown.append(mark)
    return report


def as_json(report: Report) -> str:
    """The report as one JSON object."""
    games = {
        ledger.game: {
            kind: {"count": len(ledger.of(kind)), "untested": report.untested(ledger, kind)} for kind in KINDS
        }
        | {"twice": ledger.twice}
        for ledger in report.ledgers
    }
    unknown: dict[str, list[str]] = {}
    for mark in report.unknown:
        unknown.setdefault(str(mark.number), []).append(str(mark))
    unreadable = [str(mark) for mark in report.unreadable]
    return json.dumps({"games": games, "unknown": unknown, "unreadable": unreadable, "clean": report.clean})


def as_text(report: Report) -> str:
    """The report for people."""
    lines = []
    for ledger in report.ledgers:
        lines.append(ledger.game)
        for kind in KINDS:
            numbers, gaps = ledger.of(kind), report.untested(ledger, kind)
            if numbers:
                lines.append(f"  {kind}: {len(numbers) - len(gaps)} of {len(numbers)} have a test")
            if gaps:
                lines.append(f"    none for {', '.join(gaps)}")
        if ledger.twice:
            lines.append(f"  given twice: {', '.join(ledger.twice)}")
    lines += [f"{mark}: no ledger has {mark.number}" for mark in report.unknown]
    lines += [f"{mark}: write the number as plain text" for mark in report.unreadable]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Prints the report; 1 with ``--strict`` if something is missing, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.rulebook", description="Rules and their tests.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--strict", action="store_true", help="fail if a number has no test, or a test none")
    args = parser.parse_args(argv)
    report = compare(root)
    print(as_json(report) if args.json else as_text(report))
    return int(args.strict and not report.clean)


if __name__ == "__main__":
    sys.exit(main())
