"""What `make` does before anything is there: a line, a log, and the versions that are wanted."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import install

ROOT = Path(__file__).resolve().parents[1]


def _named(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", Requirement(requirement).name).lower()


def _needed(lines: list[str]) -> set[str]:
    """The packages that are asked for and all that they need, by name."""
    todo, seen = [(line, "") for line in lines], set[str]()
    while todo:
        line, extra = todo.pop()
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        if _named(line) not in seen:
            seen.add(_named(line))
            for each in (*wanted.extras, ""):
                todo += [(more, each) for more in metadata.requires(_named(line)) or ()]
    return seen


def test_each_version_stands_where_it_is_needed() -> None:
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    playing, _, work = pinned.partition(install.WORK)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    stands_on, dev = project["dependencies"], project["optional-dependencies"]["dev"]
    names = [{_named(line) for line in block.splitlines() if "==" in line} for block in (playing, work)]
    assert names[0] == _needed(stands_on)
    assert names[0] | names[1] == _needed([*stands_on, *dev])
    assert names[0] & names[1] == set()


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder whose `.venv` is this Python, and whose project cannot be installed."""
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    (tmp_path / "constraints.txt").write_text("one==1\n# To work on it\ntwo==2\n", encoding="utf-8")
    return tmp_path


def test_what_goes_wrong_is_said_in_a_sentence_and_the_rest_is_in_the_log(bare: Path) -> None:
    command = [sys.executable, "-I", str(ROOT / "install.py")]
    done = subprocess.run(command, cwd=bare, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["Setting up in .venv: it takes a minute or two."]
    why, where = done.stderr.splitlines()
    assert why.startswith("ERROR: ")
    assert where == "All that was said is in install.log."
    assert "does not appear to be a Python project" in (bare / "install.log").read_text(encoding="utf-8")


def test_the_bar_counts_what_is_wanted(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bare)
    assert (install.wanted(work=False), install.wanted(work=True)) == (1, 2)
