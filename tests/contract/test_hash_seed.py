"""The same seed is the same game in every process, whatever Python's hashes are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .chain import chains

ROOT = Path(__file__).parents[2]


def test_any_hash_seed() -> None:
    here = list(chains())
    assert here
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.contract.chain"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2", "3")
    ]
    for process in running:
        out, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert out.splitlines() == here
