"""Contact sheets: all pictures of a game at once, for whoever looks at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from host import sheet
from host.games import Games
from host.sample import table_names
from host.simulation import BadRequest
from render.kit.contact import gap, width

GAMES = Games.found()


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "MOMENTS", 1)


def test_a_sheet_has_the_lobby_boards_hands_and_the_final_card(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    drawn = list(sheet.sheets(GAMES, "fixer", folder, seats=2, seed=1, options=[], names="Дмитрий|"))
    assert drawn == [folder / "fixer-2.png"]
    image = Image.open(drawn[0])
    assert image.width == width(3), "the lobby, the beginning, the end"
    told = (folder / "fixer-2.txt").read_text(encoding="utf-8")
    labels = [part.splitlines()[0] for part in told.split("\n\n")]
    assert labels[0] == "lobby"
    assert labels[1] == "board after 0"
    assert labels[2].startswith("hand of seat ")
    assert labels[3].startswith("final after ")
    assert "Дмитрий" in told
    assert told.count("FIXER") >= 4


def test_all_numbers_of_seats_are_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sheet, "tiles", lambda *args: [[gap()]])
    drawn = sheet.sheets(GAMES, "fable", tmp_path, seats=None, seed=1, options=[], names="")
    assert [path.name for path in drawn] == [f"fable-{seats}.png" for seats in GAMES["fable"].spec.seats]


def test_the_same_seed_gives_the_same_sheet(tmp_path: Path) -> None:
    pages = [
        next(
            sheet.sheets(GAMES, "fixer", tmp_path / at, seats=3, seed=seed, options=[], names="")
        ).read_bytes()
        for at, seed in (("a", 1), ("b", 1), ("c", 2))
    ]
    assert pages[0] == pages[1] != pages[2]


@pytest.mark.parametrize(("game", "seats"), [("nope", None), ("fixer", 9)])
def test_what_cannot_be_drawn_is_said_before_anything_is_written(
    game: str, seats: int | None, tmp_path: Path
) -> None:
    with pytest.raises(BadRequest):
        list(sheet.sheets(GAMES, game, tmp_path / "new", seats=seats, seed=1, options=[], names=""))
    assert not (tmp_path / "new").exists()


def test_names_are_given_in_the_order_of_seats() -> None:
    assert table_names("Ann|Bo")[:3] == ("Ann", "Bo", table_names()[2])
