"""Set up ``.venv`` without a word too many: one line, a bar for people, and pip's own words in a log.

``make`` runs it before anything is installed: it needs the standard library alone.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

VENV = Path(".venv")
LOG = Path("install.log")
PINNED = Path("constraints.txt")
#: Where the versions begin of what is only needed to work on the bot.
WORK = "# To work on it"
#: Seconds between two looks at how far it is, and the width of the bar.
_LOOK, _WIDE = 0.2, 30
_NEWS = re.compile(r"^(?:Collecting|Requirement already satisfied:) ", re.MULTILINE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Install what playing needs, or with ``--work`` what tests need as well; the exit code."""
    parser = argparse.ArgumentParser(description="Set up .venv.")
    parser.add_argument("--work", action="store_true", help="with all that tests need")
    work = parser.parse_args(arguments).work
    print("Setting up in .venv: it takes a minute or two.", flush=True)
    python = VENV / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    what = ["--progress-bar", "off", "--constraint", str(PINNED), "--editable", ".[dev]" if work else "."]
    with LOG.open("w", encoding="utf-8") as log:
        # Made anew where its Python is gone, or had no pip to give.
        there = python.exists() and not _run([str(python), "-m", "pip", "--version"], log)
        made = there or not _run([sys.executable, "-m", "venv", "--clear", str(VENV)], log)
        if made and not _run([*pip, *what], log, wanted(work=work)):
            return 0
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if not made and "ensurepip" in said:
        why = "This Python makes no environments (on Debian: apt-get install python3-venv)."
    else:
        why = next((line for line in said.splitlines() if line.startswith("ERROR:")), "That did not work.")
    print(f"{why}\nAll that was said is in {LOG}.", file=sys.stderr)
    return 2


def wanted(*, work: bool) -> int:
    """How many packages there will be."""
    pinned = PINNED.read_text(encoding="utf-8")
    return (pinned if work else pinned.partition(WORK)[0]).count("==")


def _run(command: list[str], log: TextIO, packages: int = 0) -> int:
    """Run a command that writes to the log, under a bar if somebody looks; its exit code."""
    looked_at = sys.stdout.isatty()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT) as running:
        while running.poll() is None:
            if looked_at:
                print(f"\r{_bar(packages)}", end="", flush=True)
            time.sleep(_LOOK)
    if looked_at:
        print("\r" + " " * (_WIDE + 2) + "\r", end="", flush=True)
    return running.returncode


def _bar(packages: int) -> str:
    """Half of it is what has been fetched, half what is in its place."""
    fetched = len(_NEWS.findall(LOG.read_text(encoding="utf-8", errors="replace")))
    placed = sum(1 for _ in VENV.glob("lib/*/site-packages/*.dist-info"))
    done = min(fetched, packages) + min(placed, packages)
    full = _WIDE * done // (2 * packages) if packages else 0
    return f"[{'#' * full}{'.' * (_WIDE - full)}]"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
