"""Names in any script: what is drawn of them, with which face, and in which order."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFont

from engines.core.words import Words
from render.fable.style import NAME
from render.fictions.style import ANTON
from render.fixer.style import ABRIL
from render.kit import faces
from render.kit import lettering as t
from render.kit.alt_text import spoken_name
from render.kit.canvas import Canvas
from render.kit.names import closed, legible
from render.kit.scene import Scene
from render.kit.spares import JOINERS, NEUTRAL, SANS, SCRIPTS, SERIF, spares_of
from render.kit.wording import fit_names, own_name, row_size, short_name
from render.lepro.style import LIMELIGHT
from render.suburb.style import LILITA
from tests.pictures.kit import ODD, UNDRAWABLE

NAME_FACES = [ABRIL, ANTON, LIMELIGHT, NAME, LILITA, t.BOLD, t.SEMI]
shaped = pytest.mark.skipif(not faces.SHAPES, reason="Pillow finds no FriBiDi here")


def scene(*names: str) -> Scene:
    return Scene(names=names, awaited=(), say=Words(Path(faces.__file__).parents[2] / "engines/fixer/words"))


@shaped
@pytest.mark.parametrize("face", NAME_FACES, ids=lambda face: face.family)
@pytest.mark.parametrize("name", ODD)
def test_what_is_drawn_of_a_name(name: str, face: t.Face) -> None:
    drawn = legible(name, face)
    assert drawn == ODD[name]
    assert all(faces.subset_of(face, cluster) for cluster in t.clusters(drawn))


@pytest.mark.parametrize("name", UNDRAWABLE.values(), ids=UNDRAWABLE)
@pytest.mark.parametrize("number", ["", " 2"])
def test_a_seat_stands_for_a_name_of_which_nothing_can_be_drawn(name: str, number: str) -> None:
    around = scene("Nora", name + number if name else "")
    assert own_name(around, 1, ABRIL) == ""
    assert short_name(around, 1, ABRIL, 32) == "Seat B"
    assert short_name(around, 1, ABRIL, -1) == "B"
    assert own_name(around, 2, ABRIL) == "", "a seat without any name"


@pytest.mark.parametrize("name", ["\u200b", "\u3164\u2800", "\u0301", " \u202e ", ""])
def test_nothing_to_see_is_nothing_to_tell(name: str) -> None:
    assert spoken_name(name, 64) == ""


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Nora™ ²", "Nora™ ²"),
        ("a\u200bb", "ab"),
        ("1\ufe0f\u20e3 Nora", "1 Nora"),
        ("Nora (🔥)", "Nora"),
        ("- 🔥 -", "- -"),
        ("🔥 007", "007"),
        ("🔥7", ""),
        ("**x** `y` ||z||", "**x** `y` ||z||"),
        ("Ine\u0302s  B", "Inês B"),
    ],
)
def test_what_is_kept_and_what_goes(name: str, drawn: str) -> None:
    assert legible(name, t.BOLD) == drawn


@pytest.mark.parametrize(
    ("face", "char", "subset"),
    [
        (t.BOLD, "N", "latin"),
        (t.BOLD, "ő", "latin-ext"),
        (t.BOLD, "ễ", "vietnamese"),
        (t.BOLD, "Д", SANS.name),
        (ABRIL, "Д", SERIF.name),
        (NAME, "Д", "cyrillic"),
        (NAME, "ώ", "greek"),
        (ABRIL, "黒", "noto-sans-cjk"),
        (ABRIL, "한", "noto-sans-cjk"),
        (ABRIL, "Ե", "noto-sans-armenian"),
        (ABRIL, "🔥", None),
        (ABRIL, "\u0301", None),
    ],
)
def test_which_face_a_character_comes_from(face: t.Face, char: str, subset: str | None) -> None:
    assert faces.subset_of(face, char) == subset


def test_a_letter_and_its_marks_come_from_one_face() -> None:
    assert t.runs("NN\u0331a", t.BOLD) == (("latin", "N"), (SANS.name, "N\u0331"), ("latin", "a"))


@shaped
def test_what_is_written_from_right_to_left_stands_in_its_order() -> None:
    arabic, hebrew = "noto-sans-arabic", "noto-sans-hebrew"
    name = closed("عبد بن")
    assert t.runs(f"{name} 3, {name}", t.BOLD) == ((arabic, "عبد بن"), ("latin", " 3, "), (arabic, "عبد بن"))
    assert t.runs("אב 9 בן", t.BOLD) == ((hebrew, " בן"), ("latin", "9"), (hebrew, "אב "))
    assert t.runs("אב عب", t.BOLD) == ((arabic, "عب"), (hebrew, "אב ")), "two scripts change places"
    assert t.runs("عب…", t.BOLD) == (("latin", "…"), (arabic, "عب")), "the ellipsis stands at the left"


@shaped
def test_letters_are_joined() -> None:
    apart = t.length("ع\u200cب\u200cد", t.BOLD, 40)
    assert t.length("عبد", t.BOLD, 40) < apart


def test_without_shaping_no_name_is_drawn_that_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "SHAPES", False)
    face = t.Face("limelight", 400, 0.1)  # Nothing is kept of it from before.
    assert (legible("عبد", face), legible("นา", face), legible("Нора 黒", face)) == ("", "", "Нора 黒")


def test_capitals_are_as_high_as_those_beside_them() -> None:
    for face in NAME_FACES:
        spare = faces.font(face, 200, spares_of(face.family)[0].name)
        assert abs(t.cap(face, 200) + spare.getbbox("Н", anchor="ls")[1]) <= 4, face.family


def test_no_spare_face_is_opened_before_a_name_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    face = t.Face("anton", 400, 0.1)
    opened: list[str] = []
    true: Any = ImageFont.truetype

    def truetype(path: str, *args: Any, **settings: Any) -> Any:
        opened.append(Path(path).name)
        return true(path, *args, **settings)

    monkeypatch.setattr(ImageFont, "truetype", truetype)
    faces.opened.cache_clear()
    faces.probe.cache_clear()
    t.length(legible("Győző", face), face, 41)
    assert not [name for name in opened if name.startswith("noto")]
    t.length(legible("黒", face), face, 41)
    assert {name for name in opened if name.startswith("noto")} == {"noto-sans-cjk-700-normal.otf"}


def test_every_spare_face_is_there_and_has_what_it_stands_for() -> None:
    for spare in (SANS, SERIF, *SCRIPTS):
        for weight in spare.weights:
            path = faces.FONTS / spare.file(weight)
            assert path.exists()
            letters = [chr(at) for at in spare.characters() if chr(at).isalpha()]
            drawn = sum(faces.draws(path, char) for char in letters[:: len(letters) // 40 or 1])
            assert drawn > 12, spare.name
            assert faces.font(t.BOLD if spare == SANS else ABRIL, 40, spare.name).getlength(" ") < 20
    assert set(JOINERS) <= {chr(at) for at in NEUTRAL}
    spans = sorted(span for spare in SCRIPTS for span in spare.spans)
    assert all(before[1] < after[0] for before, after in pairwise(spans)), "one face a character"


@pytest.mark.parametrize("most", range(8))
def test_a_name_is_cut_between_letters(most: int) -> None:
    kept = t.begin("नरेन्द्र", most)
    assert len(kept) <= most
    assert t.clusters("नरेन्द्र")[: len(t.clusters(kept))] == t.clusters(kept)


def test_names_of_a_row_have_one_size() -> None:
    around = scene("Nora", "Konstantin der Kleine", "", "W" * 32)
    size = row_size(around, range(3), t.BOLD, 40, 220, 28)
    assert 28 <= size < 40
    made = [fit_names(around, at + 1, lambda names: names[-1], t.BOLD, size, 220, 28) for at in range(3)]
    assert made == [("Nora", size), ("Konstantin der Kleine", size), ("Seat C", size)]
    assert row_size(around, [0, 2], t.BOLD, 40, 220, 28) == 40
    assert row_size(around, (), t.BOLD, 40, 220, 28) == 40


@pytest.mark.parametrize("name", [name for name in ODD if ODD[name] != "Nora"])
def test_a_drawn_name_keeps_its_room(name: str) -> None:
    canvas = Canvas(Image.new("L", (900, 200)))
    words = closed(legible(name, ABRIL)) or "A"
    wide = t.text(canvas, (60, 100), words, ABRIL, 48, 255)  # type: ignore[arg-type]
    box = canvas.image.getbbox()
    assert box is not None
    assert box[0] >= 60 - 6
    assert box[2] <= 60 + wide + 6
    assert box[1] >= 100 - 48
    assert box[3] <= 100 + 48
