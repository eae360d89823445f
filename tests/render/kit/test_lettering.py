"""The kit's type: what a face can draw, fitting, cutting, wrapping."""

from __future__ import annotations

import pytest
from PIL import Image

from render.fixer.style import ABRIL
from render.kit import alt_text
from render.kit import lettering as t
from render.kit.canvas import Canvas


def test_runs_split_where_the_subset_ends() -> None:
    assert t.runs("Győző", t.BOLD) == (
        ("latin", "Gy"),
        ("latin-ext", "ő"),
        ("latin", "z"),
        ("latin-ext", "ő"),
    )


def test_clean_composes_and_takes_out_isolation_marks() -> None:
    assert t.clean("\u2068Ine\u0302s\u2069  B") == "Inês B"


@pytest.mark.parametrize("width", [60, 150, 400])
def test_fit_never_exceeds_its_width(width: int) -> None:
    words, size = t.fit("W" * 32, ABRIL, 50, width, 34)
    assert t.length(words, ABRIL, size) <= width
    assert size == 34
    assert words.endswith(t.ELLIPSIS)


def test_fit_prefers_the_greatest_size() -> None:
    assert t.fit("Nora", t.BOLD, 50, 400, 34) == ("Nora", 50)


def test_wrap_keeps_lines_and_width() -> None:
    lines = t.wrap("one two three four five six seven eight nine ten", t.MEDIUM, 40, 200, 3)
    assert len(lines) == 3
    assert all(t.length(line, t.MEDIUM, 40) <= 200 for line in lines)
    assert lines[-1].endswith(t.ELLIPSIS)


@pytest.mark.parametrize("anchor", ["lm", "mm", "rm"])
def test_text_stays_within_its_length_and_is_centred_on_its_caps(anchor: str) -> None:
    canvas = Canvas(Image.new("RGB", (400, 100), (255, 255, 255)))
    wide = t.text(canvas, (200, 50), "HEH", t.BOLD, 60, (0, 0, 0), anchor)
    left, top, right, bottom = canvas.image.convert("L").point(lambda value: 255 - value).getbbox() or (
        0,
        0,
        0,
        0,
    )
    assert right - left <= wide
    assert abs((top + bottom) / 2 - 50) <= 1
    start = {"l": 200.0, "m": 200 - wide / 2, "r": 200 - wide}[anchor[0]]
    assert start - 1 <= left
    assert right <= start + wide + 1


def test_compose_drops_the_lightest_facts_whole() -> None:
    facts = [alt_text.Fact(3, "aaaa."), alt_text.Fact(1, "bbbb."), alt_text.Fact(2, "cccc.")]
    assert alt_text.compose((), lambda names: facts, 11) == "aaaa. cccc."


def test_compose_shortens_names_before_it_drops() -> None:
    def make(names: object) -> list[alt_text.Fact]:
        assert isinstance(names, list)
        return [alt_text.Fact(1, f"It is {names[0] or 'A'}.")]

    assert alt_text.compose(["Nora of the Far North"], make, 24) == "It is Nora of the Far."
    assert alt_text.compose(["W" * 32], make, 24) == "It is A."
