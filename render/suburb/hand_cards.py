"""Cards, stocks and shops of the private panel, with what each is good for."""

from __future__ import annotations

from engines.suburb.cards import BOONS, Card
from engines.suburb.facts import can_block, can_pardon, uses_cards
from engines.suburb.view import PlayerView, StakeView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .page import slab
from .wording import brief, money, title

_GAP = 12
_HIGH = 116
_EMPTY = 84
#: Questions of a player's own turn, in which a pardon may be used.
_OWN_TURN = ("target", "reward", "pile", "free")


def height(player: PlayerView) -> int:
    """Height of the rows."""
    count = len(player.cards) + len(player.stocks) + len(player.shops)
    rows = -(-count // 2)
    return rows * (_HIGH + _GAP) - _GAP if rows else _EMPTY


def use(player: PlayerView, card: Card, ask: str | None) -> str:
    """When a held card may be used: "now" (it may answer the open question), "later", or "level" while the
    player's is too low."""
    if not uses_cards(player):
        return "level"
    if BOONS[card].do.verb == "block":
        now = ask == "block" and can_block(player)
    else:
        now = ask in _OWN_TURN and can_pardon(player) and not player.jailed
    return "now" if now else "later"


def held(canvas: Canvas, box: Box, player: PlayerView, scene: Scene, ask: str | None) -> None:
    """Two columns of tiles; a word where there is nothing."""
    left, top, right, bottom = box
    if height(player) == _EMPTY:
        shapes.frame(canvas, box, 16, style.SHADE, 4, 26)
        words = say(scene, "pic-holds-nothing")
        t.text(canvas, ((left + right) / 2, (top + bottom) / 2), words, style.HEAVY, 38, style.INK, "mm")
        return
    wide = (right - left - _GAP) // 2
    things: list[Card | tuple[str, StakeView]] = [
        *player.cards,
        *(("stock", one) for one in player.stocks),
        *(("shop", one) for one in player.shops),
    ]
    for at, thing in enumerate(things):
        x = left + (at % 2) * (wide + _GAP)
        y = top + (at // 2) * (_HIGH + _GAP)
        alone = at % 2 == 0 and at == len(things) - 1
        tile = (x, y, right if alone else x + wide, y + _HIGH)
        if isinstance(thing, tuple):
            _stake(canvas, tile, *thing, scene)
        else:
            _card(canvas, tile, thing, scene, use(player, thing, ask))


def _frame(canvas: Canvas, box: Box, emblem: str, name: str, lit: bool, room: float) -> float:
    left, top, _, bottom = box
    slab(canvas, box, style.SUN if lit else style.CREAM)
    shapes.plate(canvas, (left + 14, top + 14, left + 90, bottom - 14), 10, style.INK)
    icon(canvas, style.ICON[emblem], (left + 52, (top + bottom) / 2), 58, style.SUN)
    x = left + 106
    words, size = t.fit(name, style.LILITA, 42, room, 30)
    t.text(canvas, (x, top + 38), words, style.LILITA, size, style.INK)
    return x


def _card(canvas: Canvas, box: Box, card: Card, scene: Scene, when: str) -> None:
    right, top = box[2], box[1]
    verb, lit = BOONS[card].do.verb, when == "now"
    x = _frame(canvas, box, verb, title(scene, card), lit, right - box[0] - 126)
    words = say(scene, f"pic-use-{verb}") if lit else brief(scene, card)
    if when == "level":
        words = say(scene, "pic-use-level", effect=words)
    words, size = t.fit(words, style.HEAVY, 36, right - 18 - x, 26)
    t.text(canvas, (x, top + 82), words, style.HEAVY, size, style.INK if lit else style.SLATE)


def _stake(canvas: Canvas, box: Box, kind: str, one: StakeView, scene: Scene) -> None:
    _, top, right, bottom = box
    y = (top + bottom) / 2
    wide = t.length(money(scene, one.income), style.LILITA, 54)
    x = _frame(canvas, box, kind, title(scene, one.card), False, right - box[0] - 150 - wide)
    t.text(canvas, (right - 20, y), money(scene, one.income), style.LILITA, 54, style.LEAF, "rm")
    words = say(scene, "pic-rounds-left", n=one.left)
    t.text(canvas, (x, top + 82), words, style.HEAVY, 36, style.SLATE)
