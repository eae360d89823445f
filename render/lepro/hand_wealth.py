"""The upper half of the hand: who the viewer is, how far from the target, gems and shares."""

from __future__ import annotations

from engines.lepro.cards import HALVES, JEWEL, VALUE, Card, business
from engines.lepro.view import Hand, LeproView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .chips import worth
from .marks import pill, pill_width
from .page import MARGIN, panel
from .playable import me
from .wording import character, money, title

SELF = 188
GEM, GEM_HIGH, ACROSS = 208, 80, 4
SHARE, SHARES = 100, 3


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
    for at, line in enumerate(t.wrap(ability(scene, player.character), style.GOTHIC, 36, middle - x - 24, 3)):
        t.text(canvas, (x, top + 84 + at * 38), line, style.GOTHIC, 36, style.OLIVE)
    canvas.rect((middle, top + 18, middle + 3, top + SELF - 18), style.GOLD)
    left, right = middle + 26, WIDTH - MARGIN - 24
    t.text(canvas, (left, top + 42), say(scene, "pic-part-cash"), style.GOTHIC, 40, style.OLIVE)
    t.text(canvas, (right, top + 42), money(scene, player.cash), style.LIMELIGHT, 54, style.NIGHT, "rm")
    y = top + 82
    canvas.rect((left, y, right, y + 8), style.WAN)
    reach = min(max(player.cash, 0) / view.target, 1.0)
    canvas.rect((left, y, left + round((right - left) * reach), y + 8), style.RED)
    words, size = t.fit(distance(view, scene), style.GOTHIC, 38, right - left, 28)
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


def gems_height(hand: Hand) -> int:
    """Height of the panel of gems: a line or more for each kind."""
    lines = sum(max(1, -(-len(cards) // ACROSS)) for cards in (hand.pearls, hand.diamonds))
    return lines * (GEM_HIGH + 8) + 32


def gems(canvas: Canvas, top: int, hand: Hand, scene: Scene) -> None:
    """Pearls, then Diamonds, each with its name and its value; their sum and what they bring at the count."""
    box = (MARGIN, top, WIDTH - MARGIN, top + gems_height(hand))
    panel(canvas, box, style.NIGHT)
    y, middle = top + 20, (box[1] + box[3]) // 2
    for name, cards, fill in (
        ("oyster-pearl", hand.pearls, style.CREAM),
        ("cut-diamond", hand.diamonds, style.SAGE),
    ):
        icon(canvas, name, (MARGIN + 48, y + GEM_HIGH / 2), 54, style.CREAM if cards else style.FADED)
        if not cards:
            t.text(
                canvas, (MARGIN + 96, y + GEM_HIGH / 2), say(scene, "pic-none"), style.GOTHIC, 38, style.FADED
            )
        for at, card in enumerate(cards):
            line, column = divmod(at, ACROSS)
            _gem(canvas, MARGIN + 92 + column * (GEM + 8), y + line * (GEM_HIGH + 8), card, fill, scene)
        y += max(1, -(-len(cards) // ACROSS)) * (GEM_HIGH + 8)
    right = WIDTH - MARGIN - 22
    for words, value, at in (
        (say(scene, "pic-sum"), sum_of(hand), middle - 32),
        (say(scene, "pic-at-count"), hand.gems, middle + 32),
    ):
        t.text(canvas, (right, at), money(scene, value), style.GOTHIC, 46, style.GOLD, "rm")
        t.text(canvas, (right - 110, at), words, style.GOTHIC, 34, style.PALE, "rm")


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


def shares_height(hand: Hand) -> int:
    """Height of the businesses."""
    return -(-len(businesses(hand)) // SHARES) * (SHARE + 12)


def shares(canvas: Canvas, top: int, hand: Hand, scene: Scene) -> None:
    """Each business: name, price of its pair, one share or both."""
    wide = (WIDTH - 2 * MARGIN - (SHARES - 1) * 12) // SHARES
    for at, (card, count) in enumerate(businesses(hand)):
        left, y = MARGIN + at % SHARES * (wide + 12), top + at // SHARES * (SHARE + 12)
        pair = count > 1
        box = (left, y, left + wide, y + SHARE)
        panel(canvas, box, style.GOLD if pair else style.CREAM, style.CREAM if pair else style.LEAF)
        icon(canvas, "factory", (left + 46, y + SHARE / 2), 60, style.NIGHT)
        name, size = t.fit(title(scene, card), style.LIMELIGHT, 34, wide - 108, 22)
        t.text(canvas, (left + 90, y + 30), name, style.LIMELIGHT, size, style.NIGHT)
        words = say(scene, "pic-pair-price", n=VALUE[card])
        t.text(canvas, (left + 90, y + 72), words, style.GOTHIC, 38, style.NIGHT if pair else style.OLIVE)
        label = say(scene, "pic-has-pair" if pair else "pic-has-one")
        fill, ink = (style.NIGHT, style.GOLD) if pair else (style.WAN, style.NIGHT)
        pill(canvas, left + wide - 16 - pill_width(label, 40), y + 72, label, fill, ink, 40)
