"""What each picture and text must keep, and what several must keep together."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PIL import Image

from engines.core.stored import read_state
from render.kit.alt_text import ALT_LIMIT, TEXT_LIMIT, spoken_name, units
from render.kit.canvas import WIDTH, encode
from render.kit.faces import SHAPES
from render.kit.lettering import BOLD
from render.kit.names import legible
from tests.contract.exchanged import slots
from tests.contract.kit import PlayedGame, spread

from .kit import (
    ODD,
    PLAIN,
    UNDRAWABLE,
    Moment,
    Pictured,
    Shown,
    gallery,
    moment,
    picture,
    scene,
    shown,
    told,
    view,
)
from .measuring import forget, keepers, pixels

#: The least that a text about a whole table says, in UTF-16 units.
LEAST_TEXT = 40
COVER = (WIDTH, 560)
#: Characters of a mark, at the most.
MARK = 2
#: Of so many pictures one is also made a PNG, drawn with plain names, or drawn in another world.
ENCODED, RENAMED, REPLACED = 4, 4, 3
#: Answers whose board before and after is compared: until so many changed something, and so many at the most.
PAIRS, TRIED = 2, 9


#: A message's key, or a card's id: nothing for people.
_KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z]+)?", re.IGNORECASE)
_ID = re.compile(r"\b\w*\d\w*\b")


def a_picture_keeps_its_size(one: Shown) -> None:
    """As wide as every picture, and no higher than its bounds."""
    assert one.image.mode in ("RGB", "P"), one.what
    assert one.image.width == WIDTH, one.what
    most = one.bounds.board_height if one.seat is None else one.bounds.hand_height
    assert 0 < one.image.height <= most, one.what


def a_png_is_small(one: Shown) -> None:
    """An opaque PNG with a palette, of no more than its bounds."""
    data = encode(one.image)
    most = one.bounds.board_size if one.seat is None else one.bounds.hand_size
    assert len(data) <= most * 1024, f"{one.what}: {len(data) // 1024} KiB"
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", one.image.size), one.what
    assert "transparency" not in png.info, one.what


def words_keep_their_limits(one: Shown) -> None:
    """An alt text is one line of 1,024 units, a text has 3,500; both say something."""
    assert LEAST_TEXT < units(one.alt) <= ALT_LIMIT, one.what
    assert LEAST_TEXT < units(one.text) <= TEXT_LIMIT, one.what
    assert "\n" not in one.alt, one.what


def hidden_ids(pictured: Pictured, state: Any, seats: int) -> set[str]:
    """Ids of cards that are hidden from somebody: those that nobody could take for words."""
    groups = slots(pictured.spec, state, None, seats)
    cards = {str(slot.card) for group in groups for slot in group}
    return {card for card in cards if len(card) > 2 and any(char.isdigit() for char in card)}


def no_key_shows_through(pictured: Pictured, one: Shown, ids: set[str]) -> None:
    """No key of a message, no id of a card, no place that was not filled, in any text."""
    lines = " ".join(line.words for line in one.lines)
    for words in (one.alt, one.text, lines):
        for name in one.scene.names:
            words = words.replace(name or "\0", "")
        keys = [key for key in _KEY.findall(words) if pictured.words.has(key)]
        assert not keys, f"{one.what}: {keys}"
        assert not set(_ID.findall(words)) & ids, f"{one.what}: {set(_ID.findall(words)) & ids}"
        assert not set(words) & set("{}"), one.what


def names_are_told(one: Shown) -> None:
    """A board's text has every name, whole; names from right to left stand between their marks."""
    whole = one.seat is None and one.scene.names[0] == PLAIN[0] and not one.stretched
    for name in one.scene.names:
        kept = spoken_name(name, 64)
        marked = kept.replace("\ue000", "\u2068").replace("\ue001", "\u2069")
        if whole:
            assert marked in one.text, f"{one.what}: {name}"
        if marked != kept and marked[1:-1] in one.text:
            assert marked in one.text, f"{one.what}: {name} without its marks"


def figures_are_told(pictured: Pictured, at: Moment) -> None:
    """What counts of each seat stands in the board's text, and in its alt text too where there is not more to
    say than is likely."""
    if pictured.figures is None:
        return
    state = read_state(pictured.spec, at.state)
    seen, around = view(pictured, at, None), scene(pictured, at, PLAIN)
    alt, text = told(pictured, at, None, seen, around)
    for seat, name in enumerate(around.names):
        letter = pictured.words("pic-seat", letter=chr(ord("A") + seat))
        wanted = pictured.figures(state, seat, f"(?:{re.escape(name)}|{re.escape(letter)})")
        for said in (text,) if at.stretched else (text, alt):
            assert re.search(wanted, said), f"{at.name}: nothing says {wanted} of {name}"


def lines_can_be_read(one: Shown) -> None:
    """Every line of text in the picture: large enough, apart from its ground, and all of it there."""
    for line in one.lines:
        is_mark = len(line.words) <= MARK
        least = one.bounds.mark if is_mark else one.bounds.word
        assert line.size >= least, f"{one.what}: {line.words!r} at {line.size} px"
        faint = [low for words, low in one.bounds.faint.items() if re.fullmatch(words, line.words)]
        wanted = min([one.bounds.contrast / (1.5 if is_mark else 1), *faint])
        assert line.contrast >= wanted - 0.05, f"{one.what}: {line.words!r} has {line.contrast:.1f}"
        assert line.outside <= 0, f"{one.what}: {line.words!r} is drawn {line.outside:.0f} px beyond the edge"


def no_words_lie_over_others(one: Shown) -> None:
    """Every line of text has its place to itself, whatever people are called; only marks may touch."""
    for line, other in combinations(one.lines, 2):
        if max(len(line.words), len(other.words)) > MARK:
            assert not line.meets(other), (
                f"{one.what}: {line.words!r} and {other.words!r} lie over each other"
            )


def alone(pictured: Pictured, one: Shown, ids: set[str]) -> None:
    """All that holds for a picture and its words by themselves."""
    a_picture_keeps_its_size(one)
    words_keep_their_limits(one)
    no_key_shows_through(pictured, one, ids)
    names_are_told(one)
    lines_can_be_read(one)
    no_words_lie_over_others(one)


def names_move_nothing(pictured: Pictured, at: Moment, one: Shown) -> None:
    """Whatever people are called, a picture has the size that it has with plain names."""
    plain = picture(pictured, at, one.seat, one.view, scene(pictured, at, PLAIN))
    assert one.image.size == plain.size, one.what


def undrawable_names_look_alike(pictured: Pictured, at: Moment) -> None:
    """Nothing is drawn of names that the faces have no glyphs for, and something of others."""
    seen = view(pictured, at, None)

    def drawn(*names: str) -> str:
        return pixels(picture(pictured, at, None, seen, scene(pictured, at, names)))

    without = drawn(UNDRAWABLE["blank"])
    kinds = list(UNDRAWABLE.values())
    turn = at.seats % len(kinds)
    assert drawn(*kinds[turn:], *kinds[:turn]) == without, at.name
    assert drawn(PLAIN[1]) != without, at.name


def odd_names_are_drawn(pictured: Pictured, chosen: list[Moment]) -> None:
    """Every odd name stands on a board, whole or cut, and what holds for plain names holds with it."""
    names = [name for name in ODD if SHAPES or legible(name, BOLD) == ODD[name]]
    seats = chosen[0].seats
    for turn, start in enumerate(range(0, len(names), seats)):
        at, own = chosen[turn % len(chosen)], (names * 2)[start : start + seats]
        board, hand = (shown(pictured, at, seat, tuple(own)) for seat in (None, at.number % seats))
        for one in (board, hand):
            lines_can_be_read(one)
            no_words_lie_over_others(one)
            names_move_nothing(pictured, at, one)
        usual = words_of(shown(pictured, at, None, PLAIN))
        missing = [
            name
            for name, plain in zip(own, PLAIN, strict=False)
            if plain in usual and ODD[name][:3].strip() not in words_of(board)
        ]
        assert not missing, f"{board.what}: {missing}"


def words_of(one: Shown) -> str:
    """All that is written in a picture."""
    return " | ".join(line.words for line in one.lines)


def hidden_cards_do_not_show(pictured: Pictured, at: Moment, one: Shown, *, drawn: bool) -> int:
    """Shuffle all that is hidden from a viewer: words, and the picture if it is ``drawn``, stay the same.

    The number of cards that moved.
    """
    spec = pictured.spec
    state = read_state(spec, at.state)
    rng, moved = Random(at.name), 0
    for group in slots(spec, state, one.seat, at.seats):
        before = [slot.card for slot in group]
        after = rng.sample(before, len(before))
        moved += sum(a != b for a, b in zip(before, after, strict=True))
        for slot, card in zip(group, after, strict=True):
            slot.put(card)
    other = spec.view(state, one.seat)
    what = f"{one.what}: what is hidden from {one.seat}"
    assert told(pictured, at, one.seat, other, one.scene) == (one.alt, one.text), f"{what} is told"
    if drawn:
        again = picture(pictured, at, one.seat, other, one.scene)
        assert pixels(again) == pixels(one.image), f"{what} shows"
    return moved


def what_changes_is_told(pictured: Pictured, before: Moment, after: Moment) -> bool:
    """The board's picture changes with its text, and the text with the picture. Whether they did."""
    drawn, said = [], []
    for at in (before, after):
        seen, around = view(pictured, at, None), scene(pictured, at, PLAIN)
        drawn.append(picture(pictured, at, None, seen, around))
        said.append(pictured.painter.board_text(seen, around))
    changed = pixels(drawn[0]) != pixels(drawn[1])
    assert changed == (said[0] != said[1]), f"{after.name}: {'only seen' if changed else 'only told'}"
    return changed


def a_spectator_has_no_hand(pictured: Pictured, at: Moment) -> None:
    """There is nothing to draw or to tell."""
    seen, around = view(pictured, at, None), scene(pictured, at, PLAIN)
    with pytest.raises(ValueError, match="spectator"):
        pictured.painter.hand(seen, around, None)


def the_cover_fits(pictured: Pictured) -> None:
    """1,280 × 560 pixels, small, with an alt text."""
    cover = pictured.painter.cover(pictured.words)
    assert cover.size == COVER
    assert len(encode(cover)) <= pictured.bounds.board_size * 1024
    assert LEAST_TEXT < units(pictured.painter.cover_alt(pictured.words)) <= ALT_LIMIT


def warming_is_done_once(pictured: Pictured) -> None:
    """A second time nothing is left to do."""
    pictured.painter.warm()
    before = [keeper.cache_info().misses for keeper in keepers()]
    pictured.painter.warm()
    assert [keeper.cache_info().misses for keeper in keepers()] == before, "something is made anew"


@cache
def unseen(one: Pictured) -> None:
    """Before the first picture of a game nothing of it is kept, so that every word is drawn and measured."""
    forget()


def pictures_keep_everything(one: Pictured, chosen: list[Moment]) -> int:
    """All that can be said of the pictures at some moments; how many hidden cards were exchanged."""
    ids: set[str] = set()
    for at in chosen:
        ids |= hidden_ids(one, read_state(one.spec, at.state), at.seats)
    moved = 0
    for number, (at, made) in enumerate(gallery(one, chosen)):
        alone(one, made, ids)
        if (number + at.number) % ENCODED == 0:
            a_png_is_small(made)
        if at.number % RENAMED == 1:
            names_move_nothing(one, at, made)
        drawn = (number + at.number) % REPLACED == 0
        moved += hidden_cards_do_not_show(one, at, made, drawn=drawn)
    for at in chosen:
        figures_are_told(one, at)
    return moved


def played_pictures_keep_everything(one: Pictured, played: PlayedGame, chosen: list[Moment]) -> None:
    """The pictures of a recorded game, by themselves and one after the other."""
    unseen(one)
    moved = pictures_keep_everything(one, chosen)
    anything = any(one.spec.hidden(read_state(one.spec, at.state), 0) for at in chosen)
    assert moved or not anything, "nothing was exchanged"
    a_spectator_has_no_hand(one, chosen[0])
    # With an even number of seats at the beginning, else at the end.
    undrawable_names_look_alike(one, chosen[-(played.variant.seats % 2)])
    changed = 0
    answers = [k for k, given in enumerate(played.given) if not isinstance(given.choice, one.untold)]
    for k in spread(answers, TRIED):
        changed += changed < PAIRS and what_changes_is_told(one, moment(played, k), moment(played, k + 1))
    assert changed, "nothing ever changes"
