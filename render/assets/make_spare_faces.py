"""Makes the spare faces, that draw names which a picture's own face has no glyphs for.

Nothing of the bot runs this. What it makes is vendored in ``fonts/`` and told in ``CREDITS.md``; it is here
so that it can be made again. It wants fontTools and brotli, and the faces as Debian packs them:

    apt-get download fonts-noto-core fonts-noto-extra fonts-noto-cjk
    for package in *.deb; do dpkg-deb -x "$package" faces; done
    pip install fonttools brotli
    python render/assets/make_spare_faces.py faces/usr/share/fonts

Every file holds the characters that ``render.kit.spares`` sends to it, if the face has them. Chinese,
Japanese and Korean are an OTF rather than a WOFF2: a third larger, and opened at once instead of in 150 ms.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont

sys.path.insert(0, str(Path(__file__).parents[2]))
from render.kit.spares import NEUTRAL, SANS, SCRIPTS, SERIF, Spare

FONTS = Path(__file__).parent / "fonts"
WEIGHT_NAMES = {500: "Medium", 700: "Bold", 900: "Black"}
#: Copyright, family, style, licence and where it stands: all that is kept of a face's words.
NAMES = [0, 1, 2, 13, 14]


def rows(codec: str, lead: Iterable[int], trail: Iterable[int] = range(0xA1, 0xFF)) -> set[int]:
    """The ideographs and syllables in some rows of a national standard."""
    pairs = (bytes((row, cell)) for row in lead for cell in list(trail))
    found = (pair.decode(codec, "ignore") for pair in pairs)
    return {ord(char) for char in found if len(char) == 1 and char.isalpha()}


def east_asian() -> set[int]:
    """Kana, Bopomofo, punctuation; GB 2312, JIS X 0208, the frequent level of Big5; Hangul of KS X 1001."""
    signs = {*range(0x3001, 0x3020), *range(0x3041, 0x3130), *range(0x31F0, 0x3200)}
    chinese = rows("gb2312", range(0xB0, 0xF8)) | rows(
        "big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    )
    return signs | chinese | rows("euc_jp", range(0xB0, 0xF5)) | rows("euc_kr", range(0xB0, 0xC9))


def make(source: Path, number: int, target: Path, characters: Iterable[int], features: list[str]) -> None:
    """One face with some characters; ``number`` is its place in a collection."""
    options = Options()
    options.flavor = "woff2" if target.suffix == ".woff2" else None
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = NAMES
    options.layout_features = features
    face = TTFont(source, fontNumber=number, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(face)
    save_font(face, str(target), options)
    print(target.name, target.stat().st_size)


def source_of(spare: Spare, weight: int, faces: Path) -> tuple[Path, int]:
    """Where Debian has a face, and its place in that file."""
    if spare.suffix == "otf":
        return faces / "opentype" / "noto" / "NotoSansCJK-Bold.ttc", 2
    family = spare.name.title().replace("-", "").replace("Condensed", "-Condensed")
    between = "" if "-" in family else "-"
    return faces / "truetype" / "noto" / f"{family}{between}{WEIGHT_NAMES[weight]}.ttf", 0


def main(faces: Path) -> None:
    """Make them all."""
    for spare in (SANS, SERIF, *SCRIPTS):
        chosen = {*NEUTRAL, *(east_asian() if spare.suffix == "otf" else spare.characters())}
        # East Asian faces have thousands of variants, of which names show nothing.
        features = ["ccmp", "mark"] if spare.suffix == "otf" else ["*"]
        for weight in spare.weights:
            source, number = source_of(spare, weight, faces)
            make(source, number, FONTS / spare.file(weight), chosen, features)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
