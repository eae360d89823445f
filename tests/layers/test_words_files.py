"""Every folder of words can be read whole, says each thing once, and in each language what English says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.words_files import faults, locales

from .source import PACKAGES, ROOT

FOLDERS = sorted({file.parent for package in PACKAGES for file in (ROOT / package).rglob("*.ftl")})


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.relative_to(ROOT).as_posix() for folder in FOLDERS])
def test_words_files(folder: Path) -> None:
    assert locales(folder)[0] == "en"
    assert faults(folder) == []


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
