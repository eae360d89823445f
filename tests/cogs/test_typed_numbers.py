"""Numbers as people type them."""

from __future__ import annotations

import pytest

from cogs.typed_answers import typed_number


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        (" 240 ", "240"),
        ("$1,000", "1000"),
        ("1 000", "1000"),
        ("1\xa0000", "1000"),
        ("1\u202f000 €", "1000"),
        ("1.000", "1000"),
        ("1'000", "1000"),
        ("1\u2019000", "1000"),
        ("£12,500,000", "12500000"),
        ("\u2212150", "-150"),
        ("\uff11\uff10\uff10", "100"),
        ("\u200e100\u200f", "100"),
        ("1,00", "1,00"),
        ("1 2", "1 2"),
        ("ten", "ten"),
        ("", ""),
        ("9" * 5_000, "9" * 5_000),
    ],
)
def test_a_number_is_read_as_it_is_written(typed: str, number: str) -> None:
    assert typed_number(typed) == number
