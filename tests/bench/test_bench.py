"""The bench runs, and says for every figure what it is and whether its aim is reached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bench import __main__ as bench
from bench.figures import figure, percentile


def leaves(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All figures, however deep."""
    for value in found.values():
        if "value" in value:
            yield value
        else:
            yield from leaves(value)


def test_a_bench_prints_one_json_object(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything is measured, though shortly."""
    plan = bench.Plan(rounds=1, games=1, positions=1, presses=6, tables=(20,), decisions=3)
    monkeypatch.setattr(bench, "QUICK", plan)
    bench.main(quick=True, as_json=True)
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert found["quick"] is True
    subjects = {name: found[name] for name in ("engine", "store", "pictures", "press", "uploads")}
    assert set(found["press"]) == {"20"}
    every = list(leaves(subjects))
    assert len(every) > 30
    assert all(isinstance(one["value"], int | float) and one["unit"] for one in every)
    assert all(("aim" in one) == ("met" in one) for one in every)
    assert found["press"]["20"]["answer_p99"]["value"] > 0


@pytest.mark.parametrize(("percent", "expected"), [(0, 1), (50, 2), (75, 3), (99, 4), (100, 4)])
def test_percentiles_are_values_that_were_measured(percent: float, expected: float) -> None:
    assert percentile([4, 2, 1, 3], percent) == expected


def test_aims_stand_beside_figures() -> None:
    assert figure(49.5, "ms", most=50).met is True
    assert figure(51, "ms", most=50).aim == "<= 50"
    assert figure(51, "ms", most=50).met is False
    assert figure(51, "decisions/s", least=50).met is True
    assert figure(51, "ms").met is None
    assert percentile([], 99) == 0
