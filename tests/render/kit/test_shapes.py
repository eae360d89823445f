"""The drawing kit: what is drawn in parts looks as if drawn whole, and a picture keeps its colours."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas, encode
from tests.pictures.measuring import pixels

PAPER, INK, GOLD = (240, 230, 210), (20, 24, 60), (230, 180, 40)


def sheet() -> Canvas:
    return Canvas(Image.linear_gradient("L").resize((WIDTH, 500)).convert("RGB"))


def whole(canvas: Canvas, box: tuple[int, int, int, int], radius: int, fill: tuple[int, int, int]) -> None:
    left, top, right, bottom = box
    canvas.image.paste(fill, (left, top), shapes.rounded(right - left, bottom - top, radius))


@pytest.mark.parametrize("radius", [0, 1, 12, 75, 400])
@pytest.mark.parametrize("box", [(30, 40, 631, 191), (-40, -10, 1300, 260), (900, 420, 1280, 520)])
def test_a_plate_in_parts_is_the_plate(box: tuple[int, int, int, int], radius: int) -> None:
    drawn, wanted = sheet(), sheet()
    shapes.plate(drawn, box, radius, PAPER, GOLD, 6)
    whole(wanted, box, radius, GOLD)
    inner = (box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6)
    whole(wanted, inner, max(radius - 6, 0), PAPER)
    assert pixels(drawn.image) == pixels(wanted.image)
    assert pixels(drawn.image) != pixels(sheet().image)


@pytest.mark.parametrize("radius", [8, 40])
def test_of_a_shadow_nothing_that_shows_is_left_out(radius: int) -> None:
    box = (100, 60, 800, 400)
    drawn, wanted = sheet(), sheet()
    shapes.shadow(drawn, box, radius, INK, 200)
    shapes.plate(drawn, box, radius, PAPER)
    whole(wanted, box, radius, PAPER)
    # Below and to the right it is darker, well inside nothing changed, and no seam runs through the fall.
    below = [sum(drawn.image.getpixel((x, 405))) for x in range(200, 700)]  # type: ignore[arg-type]
    assert max(below) - min(below) <= 3
    assert below[0] < sum(wanted.image.getpixel((200, 405))) - 100  # type: ignore[arg-type]
    inside = (box[0] + radius, box[1] + radius, box[2] - radius, box[3] - radius)
    assert pixels(drawn.image.crop(inside)) == pixels(wanted.image.crop(inside))


@pytest.mark.parametrize("dash", [0, 24])
def test_a_frame_leaves_its_inside_alone(dash: int) -> None:
    drawn = sheet()
    shapes.frame(drawn, (50, 50, 900, 450), 30, GOLD, 6, dash)
    changed = ImageChops.difference(drawn.image, sheet().image).convert("L").point(lambda v: v and 255)
    assert changed.getbbox() == (50, 50, 900, 450)
    assert changed.crop((80, 56, 870, 444)).getbbox() is None
    assert changed.crop((56, 80, 894, 420)).getbbox() is None


def test_a_picture_keeps_its_colours() -> None:
    canvas = Canvas.blank(500, (12, 40, 60))
    for at, (fill, line) in enumerate([(PAPER, INK), (GOLD, PAPER), (INK, GOLD)]):
        shapes.plate(canvas, (40 + at * 400, 60, 400 + at * 400, 420), 24, fill, line, 1)
    shown = Image.open(BytesIO(encode(canvas.image)))
    assert shown.mode == "P"
    apart = ImageStat.Stat(ImageChops.difference(canvas.image, shown.convert("RGB")))
    assert max(apart.rms) < 2
    assert max(high for _, high in apart.extrema) < 60
    assert encode(canvas.image) == encode(canvas.image.copy())
