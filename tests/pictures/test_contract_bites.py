"""The made-up game goes through the contract of pictures as it is, and each thing made worse is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engines.core.words import Words
from render.kit import lettering as t
from render.kit.alt_text import description
from render.kit.canvas import Canvas
from render.kit.scene import Scene
from tests.contract.kit import play
from tests.contract.subjects import Hooks, Subject, variants
from tests.engines.core.toy import SPEC, State, View, view
from tests.engines.core.unseen import unseen

from . import checks
from .kit import Pictured, moments
from .toy import LINE, MARGIN, PAPER, SIZE, WORDS, Toy

Worse = Callable[[Pictured], Pictured]


@pytest.fixture
def whole(tmp_path: Path) -> Pictured:
    """The made-up game, well drawn."""
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Pictured(SPEC, Toy(), Words(tmp_path), figures=coins)


def coins(s: State, seat: int, who: str) -> str:
    """Everybody's are public."""
    return rf"Coins .[\d, ]*\b{s.coins[seat]}\b"


def keeps_everything(one: Pictured) -> None:
    """All checks, at every number of seats."""
    for variant in variants(Subject(unseen(one.spec), Hooks())):
        if variant.name.endswith("-plain"):
            played = play(variant, "pictures")
            checks.played_pictures_keep_everything(one, played, moments(played, set()))
    checks.the_cover_fits(one)
    checks.warming_is_done_once(one)


def drawn(**methods: Any) -> Worse:
    """The painter with some of its methods or measures exchanged."""
    return lambda one: replace(one, painter=type("Worse", (Toy,), methods)())


def leaking(s: State, seat: int | None) -> View:
    """A view with a card that nobody may know."""
    seen = view(s, seat)
    return replace_view(seen, table=(*seen.table, s.deck[-1].replace("c", "") if s.deck else ""))


def replace_view(seen: View, **fields: Any) -> View:
    """A view with other fields."""
    return View(**{name: fields.get(name, getattr(seen, name)) for name in seen.__struct_fields__})


def wider(self: Toy, lines: list[str], scene: Scene) -> Image.Image:
    """A sheet that grows with the names on it."""
    image = Toy.sheet(self, lines, scene)
    high = image.height + sum(map(len, scene.names))
    return image.resize((image.width, high))


def written_over(self: Toy, lines: list[str], scene: Scene) -> Image.Image:
    """A sheet with something that lies over its first line."""
    canvas = Canvas(Toy.sheet(self, lines, scene))
    t.text(canvas, (MARGIN + 40, MARGIN + LINE // 2 + 8), "Over it", t.BOLD, SIZE, self.ink)
    return canvas.image


def bare(name: str) -> str:
    """A name without the marks that keep its direction to itself."""
    return name.replace("\ue000", "").replace("\ue001", "")


def described(self: Toy, scene: Scene) -> str:
    """The names, and nothing else."""
    return description(scene, len(scene.names), lambda names: self.facts(["Here sit, as ever:"], names))


class Forgetful:
    """A cache that a second warming fills again."""

    def cache_info(self) -> Any:
        """Something is made each time that one asks."""
        return self

    @property
    def misses(self) -> object:
        """Never the same."""
        return object()

    def cache_clear(self) -> None:
        """There is nothing."""


#: What is made worse, and a word of what is said about it.
WORSE: dict[str, tuple[Worse, str]] = {
    "a view leaks": (lambda one: replace(one, spec=replace(SPEC, view=leaking)), "is told"),
    "narrow": (drawn(sheet=lambda self, lines, scene: Image.new("RGB", (640, 400))), "640 == 1280"),
    "high": (lambda one: replace(one, bounds=replace(one.bounds, hand_height=200)), "<= 200"),
    "a large file": (lambda one: replace(one, bounds=replace(one.bounds, board_size=1)), "KiB"),
    "small words": (drawn(size=24), "at 24 px"),
    "faint words": (drawn(ink=(200, 196, 190)), "has 1"),
    "beyond the edge": (drawn(left=-30), "beyond the edge"),
    "words over words": (drawn(sheet=written_over), "lie over each other"),
    "a long alt text": (drawn(board_alt=lambda self, *_: "word " * 300), "<= 1024"),
    "an alt text in lines": (drawn(hand_alt=lambda self, *_: "A card,\n" + "another. " * 9), "not in"),
    "a short text": (drawn(board_text=lambda self, *_: "A board."), "40 < 8"),
    "a key": (drawn(lines=lambda self, view: [*Toy.lines(self, view), "pic-seat"]), "pic-seat"),
    "an id": (drawn(own=lambda self, *seen: [*Toy.own(self, *seen), "Not c12, c13, c14."]), "c1[234]"),
    "a hole": (drawn(lines=lambda self, view: [*Toy.lines(self, view), "{ $name }"]), "{"),
    "no names": (drawn(named=lambda self, name: "Somebody sits there."), "Aldo"),
    "no marks": (drawn(named=lambda self, name: f"There sits {bare(name)}."), "without its marks"),
    "names move": (drawn(sheet=wider), r"\(1280, \d+\) == \(1280, \d+\)"),
    "tofu": (drawn(shown_name=lambda self, scene, seat: scene.names[seat]), "answer"),
    "no coins": (drawn(lines=lambda self, view: Toy.lines(self, view)[:1]), "nothing says Coins"),
    "no names drawn": (drawn(shown_name=lambda self, scene, seat: "Somebody"), "answer"),
    "only told": (drawn(board=lambda self, view, scene: self.sheet(["The same."], scene)), "only told"),
    "only seen": (
        lambda one: replace(
            drawn(board_text=lambda self, *seen: described(self, seen[1]))(one), figures=None
        ),
        "only seen",
    ),
    "a hand for all": (drawn(own=lambda self, *_: ["Nothing at all. " * 5]), "DID NOT RAISE"),
    "a low cover": (drawn(cover=lambda self, words: Image.new("RGB", (1280, 300), PAPER)), "560"),
}


def test_the_made_up_game_passes(whole: Pictured) -> None:
    keeps_everything(whole)


@pytest.mark.parametrize("name", WORSE)
def test_what_is_worse_is_noticed(whole: Pictured, name: str) -> None:
    worsen, match = WORSE[name]
    with pytest.raises((AssertionError, pytest.fail.Exception), match=match):
        keeps_everything(worsen(whole))


def test_warming_again_is_noticed(whole: Pictured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t, "forgetful", Forgetful(), raising=False)
    with pytest.raises(AssertionError, match="anew"):
        checks.warming_is_done_once(whole)
