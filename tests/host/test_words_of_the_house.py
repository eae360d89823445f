"""Every word that the code asks for is there, and takes what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.words import host_words, safe, seen, span

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "host").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"), ROOT / "bot.py"])
KEYS = re.findall(r"^([a-z][\w-]*) =", (ROOT / "host/words/en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


GAMES = [
    key
    for file in (ROOT / "engines").glob("*/words/*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
]


def calls() -> Iterator[tuple[Path, str, list[ast.expr]]]:
    """Every call in the host and the cogs: file, called name, arguments."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                func = node.func
                name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
                if isinstance(func, ast.Call):
                    name = "host_words" if getattr(func.func, "id", "") == "host_words" else ""
                yield file, name, node.args


def patterns(node: ast.expr) -> Iterator[str]:
    """A key, as a pattern: what is filled in at run time is anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
            for part in node.values
        )
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body)
        yield from patterns(node.orelse)


def test_every_refusal_has_its_sentence() -> None:
    seen = 0
    for file, name, args in calls():
        if name in ("Sorry", "Passed") and args:
            for pattern in patterns(args[0]):
                seen += 1
                assert any(re.fullmatch(f"sorry-{pattern}", key) for key in KEYS), (file.name, pattern)
    assert seen > 60
    assert "sorry-passed" in KEYS


def test_every_word_of_the_host_is_there() -> None:
    seen = 0
    for file, name, args in calls():
        if name in ("words", "host_words", "_words", "house_words") and args:
            for pattern in patterns(args[0]):
                if re.fullmatch(r"[a-z]{2}", pattern):
                    continue
                seen += 1
                pattern = pattern.split(r"\.")[0]
                assert any(re.fullmatch(pattern, key) for key in [*KEYS, *GAMES]), (file.name, pattern)
    assert seen > 100


@pytest.mark.parametrize("status", ["lobby", "playing", "paused", "frozen", "finished", "void", "cancelled"])
def test_every_status_has_its_words(status: str) -> None:
    for prefix in ("status-", "list-", "sorry-is-"):
        assert prefix + status in KEYS
    if status != "playing":
        assert f"now-{status}" in KEYS


def test_sentences_take_what_they_are_given() -> None:
    words = host_words()
    for key in KEYS:
        if key.startswith("sorry-"):
            args = {
                "table": "K7QM",
                "tables": "K7QM",
                "game": "x",
                "typed": "x",
                "least": 2,
                "step": 5,
                "most": 4,
                "number": "1",
                "reason": "x",
                "options": "x; y",
                "seats": "x, y",
                "command": "/x learn",
            }
            assert words(key, **args)


def test_a_name_cannot_turn_the_direction_of_a_line() -> None:
    assert safe("x\u202eabc\u2069y") == "xabcy"
    assert safe("\u200fx\u061c\u200ey") == "xy"
    assert "\u05d0" in safe("\u05d0\u05d1 x"), "right-to-left letters themselves stay"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ana   the\nGreat ", "Ana the Great"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("a\u200bb\u00adc\ufeff", "abc"),
        ("a\u3164b", "a b"),
        ("\u2800\u3164\uffa0\u115f\u1160", ""),
        ("\u200b\u200d\u2060\U000e0041", ""),
        ("\u0301\u0302", ""),
        ("\ue000\U000f0000", ""),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("\U0001f468\u200d", "\U0001f468"),
        ("❤\ufe0f", "❤\ufe0f"),
        (".", "."),
    ],
)
def test_of_a_name_is_shown_what_can_be_seen(name: str, shown: str) -> None:
    assert seen(name) == shown
    assert seen(shown) == shown


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0 seconds"),
        (1, "a second"),
        (45, "45 seconds"),
        (60, "a minute"),
        (90, "90 seconds"),
        (120, "2 minutes"),
        (3_600, "an hour"),
        (28_800, "8 hours"),
        (86_400, "a day"),
        (259_200, "three days"),
        (604_800, "a week"),
    ],
)
def test_lengths_of_time(seconds: int, words: str) -> None:
    assert span(host_words(), seconds) == words
