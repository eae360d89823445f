"""The upper half of the hand: who the viewer is, how far from the target, gems and shares."""

from __future__ import annotations

from engines.lepro.cards import HALVES, JEWEL, VALUE, Card, business
from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import chips, style
from .chips import worth
from .marks import pill, pill_width
from .page import MARGIN, panel
from .playable import me
from .wording import character, money, title

SELF = 182
GEM, GEM_HIGH, ACROSS = 208, 78, 4
SHARE, SHARES = 96, 3
_GEMS = 880


def ability(scene: Scene, word: str) -> str:
    """What a character may do."""
    return say_or(scene, f"character-{word}.text", say_or(scene, f"character-{word}.about"))


def oneself(canvas: Canvas, top: int, view: LeproView, hand: Hand, scene: Scene) -> None:
    """Character and ability at the left; cash, target, total and distance at the right."""
    player = me(view)
    box = (MARGIN, top, WIDTH - MARGIN, top + SELF)
    panel(canvas, box)
    icon(canvas, style.EMBLEM.get(player.character, "fedora"), (MARGIN + 84, top + 92), 116, style.GREEN)
    x, middle = MARGIN + 164, WIDTH - MARGIN - 410
    used = say(scene, "pic-driven") if player.driven and player.character == "driver" else ""
    name, size = t.fit(character(scene, player.character), style.LIMELIGHT, 46, middle - x - 20, 30)
    wide = t.text(canvas, (x, top + 40), name, style.LIMELIGHT, size, style.NIGHT)
    if used and x + wide + 20 + pill_width(used, 38) < middle:
        pill(canvas, x + wide + 18, top + 40, used, style.OLIVE, style.CREAM, 38)
    words, room = ability(scene, player.character), middle - x - 24
    lines, size = t.wrap_uncut(words, style.GOTHIC, 44, room, 34, 2)
    for at, line in enumerate(lines):
        t.text(canvas, (x, top + 94 + at * 48), line, style.GOTHIC, size, style.OLIVE)
    canvas.rect((middle, top + 18, middle + 3, top + SELF - 18), style.GOLD)
    left, right = middle + 26, WIDTH - MARGIN - 24
    t.text(canvas, (left, top + 42), say(scene, "pic-part-cash"), style.GOTHIC, 40, style.OLIVE)
    t.text(canvas, (right, top + 42), money(scene, player.cash), style.LIMELIGHT, 54, style.NIGHT, "rm")
    y = top + 82
    canvas.rect((left, y, right, y + 8), style.WAN)
    reach = min(max(player.cash, 0) / view.target, 1.0)
    canvas.rect((left, y, left + round((right - left) * reach), y + 8), style.RED)
    words, size = t.fit(distance(view, scene), style.GOTHIC, 38, right - left, 34)
    t.text(canvas, (left, top + 116), words, style.GOTHIC, size, style.RED)
    t.text(canvas, (left, top + 158), say(scene, "pic-if-now"), style.GOTHIC, 38, style.OLIVE)
    t.text(canvas, (right, top + 158), money(scene, hand.total), style.GOTHIC, 44, style.NIGHT, "rm")


def distance(view: LeproView, scene: Scene) -> str:
    """How much cash is missing for the target."""
    return say(scene, "pic-missing", n=max(0, view.target - me(view).cash), target=view.target)


def sum_of(hand: Hand) -> int:
    """What all gems are worth together; both halves are the Jewel."""
    cards = [*hand.pearls, *hand.diamonds]
    return sum(VALUE[card] for card in cards) + JEWEL * all(half in cards for half in HALVES)


def _kinds(hand: Hand) -> list[tuple[str, tuple[Card, ...], Ink]]:
    """Pearls and Diamonds, as far as there are any."""
    found = (("oyster-pearl", hand.pearls, style.CREAM), ("cut-diamond", hand.diamonds, style.SAGE))
    return [one for one in found if one[1]]


def _chips(kind: tuple[str, tuple[Card, ...], Ink], scene: Scene) -> list[list[chips.Chip]]:
    """Gems by value alone, where there are many."""
    name, cards, fill = kind
    found = [chips.Chip(name, worth(scene, card), fill, style.NIGHT) for card in cards]
    return chips.rows(found, _GEMS, 2)


def _kind_height(kind: tuple[str, tuple[Card, ...], Ink], scene: Scene) -> int:
    if len(kind[1]) > 2 * ACROSS:
        return chips.height(_chips(kind, scene))
    return -(-len(kind[1]) // ACROSS) * (GEM_HIGH + 8)


def gems_height(hand: Hand, scene: Scene) -> int:
    """Height of the panel of gems: a line or more for each kind; without any there is none."""
    lines = [_kind_height(kind, scene) for kind in _kinds(hand)]
    return max(sum(lines) + 24, 124) if lines else 0


def gems(canvas: Canvas, top: int, hand: Hand, scene: Scene) -> None:
    """Pearls, then Diamonds, each with its name and its value; their sum and what they bring at the count."""
    high = gems_height(hand, scene)
    box = (MARGIN, top, WIDTH - MARGIN, top + high)
    panel(canvas, box, style.NIGHT)
    kinds = _kinds(hand)
    y, middle = top + (high - sum(_kind_height(kind, scene) for kind in kinds)) // 2 + 4, top + high // 2
    for kind in kinds:
        name, cards, fill = kind
        icon(canvas, name, (MARGIN + 48, y + GEM_HIGH / 2 - 4), 54, style.CREAM)
        if len(cards) > 2 * ACROSS:
            chips.draw(canvas, MARGIN + 92, y, _chips(kind, scene))
        else:
            for at, card in enumerate(cards):
                line, column = divmod(at, ACROSS)
                _gem(canvas, MARGIN + 92 + column * (GEM + 8), y + line * (GEM_HIGH + 8), card, fill, scene)
        y += _kind_height(kind, scene)
    right = WIDTH - MARGIN - 22
    for words, value, at in (
        (say(scene, "pic-sum"), sum_of(hand), middle - 28),
        (say(scene, "pic-at-count"), hand.gems, middle + 28),
    ):
        t.text(canvas, (right, at), money(scene, value), style.GOTHIC, 46, style.GOLD, "rm")
        t.text(canvas, (right - 112, at), words, style.GOTHIC, 36, style.PALE, "rm")


def _gem(canvas: Canvas, left: int, top: int, card: Card, fill: Ink, scene: Scene) -> None:
    """A plate with the name above and the value below."""
    half = card in HALVES
    shapes.plate(canvas, (left, top, left + GEM, top + GEM_HIGH), 8, style.GOLD if half else fill)
    name, size = t.fit(title(scene, card), style.GOTHIC, 34, GEM - 16, 28)
    t.text(canvas, (left + GEM / 2, top + 22), name, style.GOTHIC, size, style.NIGHT, "mm")
    value = say(scene, "pic-half-short") if half else worth(scene, card)
    t.text(canvas, (left + GEM / 2, top + 57), value, style.GOTHIC, 42, style.NIGHT, "mm")


def businesses(hand: Hand) -> list[tuple[Card, int]]:
    """A share of each business and how many are held, pairs first."""
    by: dict[str, list[Card]] = {}
    for share in hand.shares:
        by.setdefault(business(share), []).append(share)
    return sorted(((cards[0], len(cards)) for cards in by.values()), key=lambda one: (-one[1], one[0]))


def _rows(found: list[tuple[Card, int]]) -> list[list[tuple[Card, int]]]:
    """Businesses in rows of up to three, as even as can be: five are three and two, four are two and two."""
    rows = -(-len(found) // SHARES)
    out, at = [], 0
    for row in range(rows):
        take = -(-(len(found) - at) // (rows - row))
        out.append(found[at : at + take])
        at += take
    return out


def _share_chips(hand: Hand, scene: Scene) -> list[list[chips.Chip]]:
    """Businesses in short, where there are many: pairs in gold."""
    found = []
    for card, count in businesses(hand):
        words = say(scene, "pic-pair", about=title(scene, card), value=money(scene, VALUE[card]))
        found.append(chips.Chip("factory", words, style.GOLD if count > 1 else style.CREAM, style.NIGHT))
    return chips.rows(found, WIDTH - 2 * MARGIN, 4)


def shares_height(hand: Hand, scene: Scene) -> int:
    """Height of the businesses."""
    found = businesses(hand)
    if len(found) > 2 * SHARES:
        return chips.height(_share_chips(hand, scene)) - chips.GAP
    return len(_rows(found)) * (SHARE + 10) - 10 if found else 0


def shares(canvas: Canvas, top: int, hand: Hand, scene: Scene) -> None:
    """Each business: name, price of its pair, one share or both."""
    found = businesses(hand)
    if len(found) > 2 * SHARES:
        chips.draw(canvas, MARGIN, top, _share_chips(hand, scene))
        return
    for line, row in enumerate(_rows(found)):
        wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * 12) // max(len(row), 2)
        for at, (card, count) in enumerate(row):
            left, y = MARGIN + at * (wide + 12), top + line * (SHARE + 10)
            _share(canvas, (left, y, left + wide, y + SHARE), card, scene, pair=count > 1)


def _share(canvas: Canvas, box: Box, card: Card, scene: Scene, *, pair: bool) -> None:
    left, y, right, _ = box
    panel(canvas, box, style.GOLD if pair else style.CREAM, style.CREAM if pair else style.LEAF)
    icon(canvas, "factory", (left + 38, y + SHARE / 2), 50, style.NIGHT)
    name, size = t.fit(title(scene, card), style.LIMELIGHT, 36, right - left - 84, 27)
    t.text(canvas, (left + 74, y + 28), name, style.LIMELIGHT, size, style.NIGHT)
    words = say(scene, "pic-pair-price", n=VALUE[card])
    t.text(canvas, (left + 74, y + 68), words, style.GOTHIC, 40, style.NIGHT if pair else style.OLIVE)
    label = say(scene, "pic-has-pair" if pair else "pic-has-one")
    fill, ink = (style.NIGHT, style.GOLD) if pair else (style.WAN, style.NIGHT)
    pill(canvas, right - 16 - pill_width(label, 40), y + 68, label, fill, ink, 40)
