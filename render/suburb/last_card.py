"""The strip under the mission: the last card that all saw, a try for a shop, or a line to read aloud."""

from __future__ import annotations

from engines.suburb.cards import DECK_OF, Card
from engines.suburb.view import RollView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.dice import die
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import chips, style
from .changes import LESS, anything, gained
from .chips import Chip
from .marks import mark
from .wording import brief, money, title

#: The picture of each deck that a turn may show a card of.
EMBLEM = {
    "upper_class": "upper",
    "gangster_class": "gangster",
    "special": "special",
    "stock": "stock",
    "shop": "shop",
}


def tried(view: SuburbView) -> RollView | None:
    """The die of a try for a shop, while it is the last thing that happened."""
    roll = view.roll
    if roll is None or roll.what != "shop" or roll.seat != view.active:
        return None
    card = view.drawn
    return roll if card is None or DECK_OF[card] == "shop" else None


def seen(view: SuburbView) -> Card | None:
    """The card that the strip shows: one whose target is being chosen, else the last that all saw."""
    return view.effect or view.drawn


def note(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """One of the three."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    roll, card = tried(view), seen(view)
    x = float(left)
    if roll is not None:
        die(canvas, (left + 30, y), roll.die, 54, style.WHITE, style.INK)
        x += 84
        if card is None:
            words = say(scene, "pic-shop-won" if roll.die in roll.good else "pic-shop-lost")
            t.text(
                canvas, (x, y), words, style.LILITA, 46, style.LEAF if roll.die in roll.good else style.RED
            )
            return
    if card is None:
        found = offers(view, scene)
        if found:
            chips.draw(canvas, left, round(y) - chips.HIGH // 2, chips.rows(found, right - left)[:1])
        elif anything(view, scene):
            _since(canvas, box, view, scene)
        else:
            _aloud(canvas, box, view, scene)
        return
    shapes.plate(canvas, (round(x), top + 7, round(x) + 54, bottom - 7), 9, style.INK)
    icon(canvas, style.ICON[EMBLEM[DECK_OF[card]]], (x + 27, y), 40, style.SUN)
    x += 72
    words, size = t.fit(title(scene, card), style.LILITA, 46, (right - x) * 0.55, 34)
    x += t.text(canvas, (x, y), words, style.LILITA, size, style.INK) + 24
    words, size = t.fit(brief(scene, card), style.HEAVY, 40, right - x, 30)
    t.text(canvas, (right, y), words, style.HEAVY, size, style.LEAF, "rm")


def offers(view: SuburbView, scene: Scene) -> list[Chip]:
    """What the player whose turn it is may still do, once the mission is over."""
    player = view.players[view.active]
    if view.phase != "turn" or view.sale is not None or player.level < 2:
        return []
    if view.stage == "reward":
        words = say(scene, f"pic-reward-{player.kind}")
        special = say(scene, f"pic-reward-special-{player.level}")
        return [
            Chip(style.ICON[player.kind], words, style.SUN),
            Chip(style.ICON["special"], special, style.SUN),
        ]
    if view.stage != "free":
        return []
    found = []
    if view.claim or view.claim_points:
        words = say(scene, "pic-offer-claim", sum=money(scene, view.claim), n=view.claim_points)
        found.append(Chip(style.ICON["money"], words, style.SUN))
    price = money(scene, view.stock_price)
    if player.kind == "upper" and player.stocks_left and view.stock_price:
        words = say(scene, "pic-offer-stock", sum=price, n=player.stocks_left)
        found.append(Chip(style.ICON["market"], words, style.SUN))
    if player.kind == "gangster" and not player.shop_tried and len(player.shops) < 3:
        found.append(Chip(style.ICON["shop"], say(scene, "pic-offer-shop"), style.SUN))
    if not player.upgraded and player.upgrades < 2:
        words = say(scene, f"pic-upgrade-{player.kind}")
        found.append(Chip(style.ICON["upgrade"], say(scene, "pic-offer-upgrade", sum=words)))
    if player.dots:
        words = say(scene, "pic-offer-bribe", sum=money(scene, player.bribe))
        found.append(Chip(style.ICON["dot"], words))
    if player.loan:
        words = say(scene, "pic-offer-repay", sum=money(scene, player.loan))
        found.append(Chip(style.ICON["loan"], words))
    return found


def _since(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """Who gained and lost what since the last board."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    x = left + t.text(canvas, (left, y), say(scene, "pic-since"), style.HEAVY, 34, style.SLATE) + 26
    for seat in range(len(view.players)):
        points, cash = gained(view, scene, seat)
        wide = 60 + sum(t.length(words, t.BOLD, 40) + 14 for words in (points, cash) if words)
        if not (points or cash) or x + wide + 40 * bool(points) > right:
            continue
        mark(canvas, seat, (x + 22, y), 38)
        x += 54
        for words, star in ((points, True), (cash, False)):
            if words:
                ink = style.RED if words.startswith(LESS) else style.LEAF
                x += t.text(canvas, (x, y), words, t.BOLD, 40, ink) + 6
                if star:
                    icon(canvas, style.ICON["points"], (x + 16, y - 1), 32, style.GOLD)
                    x += 38
                x += 8
        x += 20


def _aloud(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """The mission's line."""
    left, top, right, bottom = box
    if view.show is None:
        return
    words = say_or(scene, f"card-{view.show.card}.flavour")
    lines: list[str] = []
    size = 36
    for size in (36, 34):
        lines = t.wrap(words, style.NUNITO, size, right - left, 2)
        if not lines or not lines[-1].endswith(t.ELLIPSIS):
            break
    for at, line in enumerate(lines):
        y = (top + bottom) / 2 + (at - (len(lines) - 1) / 2) * 34
        t.text(canvas, (left, y), line, style.NUNITO, size, style.SLATE)
