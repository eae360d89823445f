"""Every folder of words can be read whole, says each thing once, and in each language what English says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engines.core.discover import specs, words_folder
from engines.core.words import Words
from tests.contract.words_files import faults, locales

from .source import PACKAGES, ROOT

FOLDERS = sorted({file.parent for package in PACKAGES for file in (ROOT / package).rglob("*.ftl")})


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.relative_to(ROOT).as_posix() for folder in FOLDERS])
def test_words_files(folder: Path) -> None:
    assert locales(folder)[0] == "en"
    assert faults(folder) == []


#: American forms of words; the texts are in British English.
_STEMS = (
    "arm|behavi|cand|clam|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rum|sav|splend|val|vap|vig"
)
_AMERICAN = re.compile(
    rf"""\b(?:
    (?:dis|un)?(?:{_STEMS})or(?:s|ed|ing|able|ful|hood|hoods|ite|ites|y|less)?
    |(?:cent|fib|lit|lust|maneuv|meag|saber|sepulch|somb|specta?t|theat)er(?:s|ed|ing)?
    |gray\w* | mold\w* | plow\w* | mustache\w* | skeptic\w* | smolder\w* | maneuver\w*
    |(?:agon|apolog|author|civil|critic|economi?|fertil|general|memor|organ|penal|real|recogn|special|symbol|util)
     iz(?:e|ed|es|er|ing|ation)
    |(?:anal|paral)yz\w+
    |(?:cancel|channel|counsel|dial|duel|equal|fuel|jewel|label|level|marvel|model|panel|pedal|quarrel|rival
      |shovel|signal|total|travel|tunnel)(?:ed|ing|er|ers|or|ors|ous)
    |defense|offense|pretense|practic(?:ed|ing)|jewelry|pajamas|aluminum|airplanes?|cozy
    |fulfill|fulfills|enroll|skillful\w*|willful\w*|woolen|toward|gotten|catalog|dialog|judgment|percent
    |apartments?|sidewalks?|elevator|gasoline|checkbook|tire\ iron|math|mom
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.relative_to(ROOT).as_posix() for folder in FOLDERS])
def test_spelling_is_british(folder: Path) -> None:
    texts = [line.partition("=")[2] or line for file in folder.glob("*en.ftl") for line in file.open()]
    assert [found for text in texts for found in _AMERICAN.findall(text)] == []


def test_the_ear_for_spelling_bites() -> None:
    said = "The grayish neighbor of the theater was honored, organized and traveling toward the center."
    assert len(_AMERICAN.findall(said)) == 8
    assert (
        _AMERICAN.findall("The prize is a greyish size; four metres of manor, an actor and a major tired.")
        == []
    )


def test_a_variant_that_is_never_chosen_is_found(tmp_path: Path) -> None:
    chosen = "won = { $goal ->\n    [money] rich\n    [fame] known\n   *[other] dull\n}\n"
    (tmp_path / "en.ftl").write_text(f"goal-money = $12\ngoal-fame = fame\n{chosen}", encoding="utf-8")
    assert faults(tmp_path) == ["en: $goal is never 'money', but '$12'"]


def test_the_guard_bites(tmp_path: Path) -> None:
    texts = {
        "en.ftl": "name = Nim\n    .lobby = Join { name } of { -house }\nname = Nim again\n",
        "cards.en.ftl": "event-took = { $seat } took { $count ->\n",
        "sv.ftl": "name = { brand.short }\nnamn = Nim\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert faults(tmp_path) == [
        "cards.en.ftl: 'event-took = { $seat } took { $count ->\\n'",
        "en: name stands 2 times",
        "en: -house is not there",
        "sv: brand.short is not there",
        "sv: English has no namn",
    ]


def named(path: Path) -> set[str]:
    """Messages of pictures that a file names in full."""
    found: set[str] = set()
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} if _OF_PICTURES.fullmatch(node.value) else set()
        elif not isinstance(node, ast.JoinedStr):
            # What is put together of pieces is said by the game (``says``).
            todo += ast.iter_child_nodes(node)
    return found


_OF_PICTURES = re.compile(r"(pic|alt)(-[a-z0-9]+)+(\.[a-z]+)?")


@pytest.mark.parametrize("key", sorted(specs()))
def test_what_pictures_say_is_there(key: str) -> None:
    words = Words(words_folder(key))
    wanted = set().union(*(named(path) for path in (ROOT / "render" / key).rglob("*.py")))
    assert len(wanted) > 10
    assert sorted(name for name in wanted if not words.has(name)) == []
