"""Damaged words are refused when their game is loaded: with file, line and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engines.core.content import BrokenContent
from engines.core.words import Words
from engines.core.words_check import check_words
from host.games import Game, Games
from tests.games import nim
from tests.games.handed_in import GAMES

NIM = nim.GAME


def words_with(tmp_path: Path, file: str, old: bytes, new: bytes) -> Path:
    """A copy of Nim's words, with something in a file replaced; or a file more."""
    folder = tmp_path / "words"
    shutil.copytree(NIM.words_folder, folder)
    target = folder / file
    raw = target.read_bytes() if target.exists() else b""
    assert old in raw
    target.write_bytes(raw.replace(old, new, 1) if old else raw + new)
    return folder


def _line(text: bytes) -> int:
    raw = (NIM.words_folder / "en.ftl").read_bytes()
    return raw.count(b"\n", 0, raw.index(text)) + 1


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "reason"),
    [
        ("en.ftl", b"name = ", b"name = \xff\xfe", b"name = ", "this is not UTF-8"),
        ("en.ftl", b"name = ", b"{{{ ", b"name = ", "this is no message"),
        ("en.ftl", b"\nevent-took =", b"\nevent-tok =", None, "the message event-took is missing"),
        ("en.ftl", b"\noption-take =", b"\noption-tak =", None, "the message option-take is missing"),
        ("en.ftl", b"\nhint-leaves =", b"\nhint-leavs =", None, "the message hint-leaves is missing"),
        ("en.ftl", b"\nplate-C =", b"\nplate-X =", None, "the message plate-C is missing"),
        ("en.ftl", b"hint-leaves = ", b"hint-leaves = { $whom } ", b"hint-leaves", "wants $whom"),
        ("en.ftl", b"\nname =", b"\nnaem =", None, "the message name is missing"),
        ("en.ftl", b"event-took = ", b"event-took = { nobody } ", b"event-took", "refers to nobody"),
        ("en.ftl", b"event-took = ", b"event-took = { -nobody } ", b"event-took", "refers to -nobody"),
        ("en.ftl", b"event-took = ", b"event-took = { event-took } ", b"event-took", "refers to itself"),
        ("en.ftl", b"event-took = ", b"event-took = { $whom } ", b"event-took", "wants $whom"),
        (
            "en.ftl",
            b"    .short = Take ",
            b"    .short = Take { $whom } ",
            b"    .short = Take",
            "wants $whom",
        ),
        ("en.ftl", b"event-took = ", b"event-took = { SHOUT($seat) } ", b"event-took", "calls SHOUT"),
        ("sv.ftl", b"", b"name = { brand }\n", 1, "refers to brand"),
        ("more.en.ftl", b"", b"\n\nmore = { \n", 3, "this is no message"),
    ],
)
def test_damage_is_named(
    tmp_path: Path, file: str, old: bytes, new: bytes, line: bytes | int | None, reason: str
) -> None:
    folder = words_with(tmp_path, file, old, new)
    with pytest.raises(BrokenContent) as raised:
        check_words(folder, NIM.spec)
    assert raised.value.file.name == file
    assert reason in raised.value.reason
    assert raised.value.line == (_line(line) if isinstance(line, bytes) else line)
    # That game does not load; the others do.
    games = Games([Game(NIM.spec, folder, lambda: NIM.painter), *GAMES[1:]])
    assert list(games) == [game.key for game in GAMES[1:]]
    assert file in games.broken[NIM.key]


def test_a_kind_of_ask_without_words(tmp_path: Path) -> None:
    spec = Games.found()["fixer"].spec
    folder = tmp_path / "words"
    shutil.copytree(Games.found()["fixer"].words_folder, folder)
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    (folder / "en.ftl").write_text(text.replace("\nask-keep =", "\nask-kept ="), encoding="utf-8")
    with pytest.raises(BrokenContent, match="ask-keep is missing"):
        check_words(folder, spec)


@pytest.mark.parametrize("key", sorted(Games.found()))
def test_whatever_has_an_id_or_a_kind_is_missed_when_its_words_are(tmp_path: Path, key: str) -> None:
    game = Games.found()[key]
    assert {"hint", "group", "about", "why"} <= set(game.spec.says)
    *_, hint = game.spec.says["hint"]
    assert not isinstance(hint, str)
    family, ids = next((name, ids) for name, ids in game.spec.says.items() if name != "hint")
    for message in (f"hint-{hint.__struct_config__.tag}", f"{family}-{list(ids)[-1]}"):
        folder = tmp_path / message
        shutil.copytree(game.words_folder, folder)
        for file in folder.glob("*.ftl"):
            text = file.read_text(encoding="utf-8")
            file.write_text(text.replace(f"\n{message} =", f"\n{message}-lost ="), encoding="utf-8")
        with pytest.raises(BrokenContent, match=message):
            check_words(folder, game.spec)


def test_all_games_of_the_house_load() -> None:
    assert Games.found(GAMES).broken == {}


@pytest.mark.parametrize("locale", ["??", "", "e n", "[a]*", "../en", "xx-YY"])
def test_what_is_no_language_is_english(locale: str) -> None:
    assert Words(NIM.words_folder, locale=locale)("name") == Words(NIM.words_folder)("name")
