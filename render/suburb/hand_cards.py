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
_HIGH = 108
_LOW = 58
_MANY = 6
"""From more things on each is a line."""
#: Questions of a player's own turn, in which a pardon may be used.
_OWN_TURN = ("target", "reward", "pile", "free")


def height(player: PlayerView) -> int:
    """Height of the rows; 0 where nothing is held."""
    count = len(player.cards) + len(player.stocks) + len(player.shops)
    rows = -(-count // _columns(count))
    return rows * (_high(count) + _GAP) - _GAP if rows else 0


def _columns(count: int) -> int:
    """Columns of so many."""
    return 3 if count > 2 * _MANY else 2


def _high(count: int) -> int:
    """Height of one of so many."""
    return _LOW if count > _MANY else _HIGH


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
    """Two columns of tiles, or of lines where there are many."""
    left, top, right, _ = box
    columns = _columns(len(player.cards) + len(player.stocks) + len(player.shops))
    wide = (right - left - _GAP * (columns - 1)) // columns
    things: list[Card | tuple[str, StakeView]] = [
        *player.cards,
        *(("stock", one) for one in player.stocks),
        *(("shop", one) for one in player.shops),
    ]
    high = _high(len(things))
    for at, thing in enumerate(things):
        x = left + (at % columns) * (wide + _GAP)
        y = top + (at // columns) * (high + _GAP)
        alone = at % columns == 0 and at == len(things) - 1
        tile = (x, y, right if alone else x + wide, y + high)
        if high == _LOW:
            _line(canvas, tile, thing, scene, player, ask)
        elif isinstance(thing, tuple):
            _stake(canvas, tile, *thing, scene)
        else:
            _card(canvas, tile, thing, scene, use(player, thing, ask))


def _line(
    canvas: Canvas,
    box: Box,
    thing: Card | tuple[str, StakeView],
    scene: Scene,
    player: PlayerView,
    ask: str | None,
) -> None:
    """A card, or a stake with its income and rounds, in one line."""
    left, top, right, bottom = box
    stake = thing[1] if isinstance(thing, tuple) else None
    card = thing if not isinstance(thing, tuple) else thing[1].card
    lit = not isinstance(thing, tuple) and use(player, thing, ask) == "now"
    emblem = BOONS[card].do.verb if stake is None else thing[0]
    slab(canvas, box, style.SUN if lit else style.CREAM)
    y = (top + bottom) / 2
    shapes.plate(canvas, (left + 8, top + 8, left + 8 + _LOW - 16, bottom - 8), 8, style.INK)
    icon(canvas, style.ICON[emblem], (left + _LOW / 2, y), 36, style.SUN)
    edge = right - 18.0
    if stake is not None:
        shapes.shape(canvas, "circle", (edge - 18, y), 42, style.INK)
        shapes.shape(canvas, "circle", (edge - 18, y), 36, style.SUN)
        t.text(canvas, (edge - 18, y), str(stake.left), t.BOLD, 32, style.INK, "mm")
        edge -= 50
        edge -= t.text(canvas, (edge, y), money(scene, stake.income), style.LILITA, 42, style.LEAF, "rm") + 16
    words, size = t.fit(title(scene, card), style.LILITA, 38, edge - left - _LOW - 8, 30)
    t.text(canvas, (left + _LOW + 8, y), words, style.LILITA, size, style.INK)


def _frame(canvas: Canvas, box: Box, emblem: str, name: str, lit: bool, room: float) -> float:
    left, top, _, bottom = box
    slab(canvas, box, style.SUN if lit else style.CREAM)
    shapes.plate(canvas, (left + 14, top + 14, left + 90, bottom - 14), 10, style.INK)
    icon(canvas, style.ICON[emblem], (left + 52, (top + bottom) / 2), 58, style.SUN)
    x = left + 106
    words, size = t.fit(name, style.LILITA, 42, room, 30)
    t.text(canvas, (x, top + 35), words, style.LILITA, size, style.INK)
    return x


def _card(canvas: Canvas, box: Box, card: Card, scene: Scene, when: str) -> None:
    right, top = box[2], box[1]
    verb, lit = BOONS[card].do.verb, when == "now"
    x = _frame(canvas, box, verb, title(scene, card), lit, right - box[0] - 126)
    words = say(scene, f"pic-use-{verb}") if lit else brief(scene, card)
    if when == "level":
        words = say(scene, "pic-use-level", effect=words)
    words, size = t.fit(words, style.HEAVY, 36, right - 18 - x, 26)
    t.text(canvas, (x, top + 76), words, style.HEAVY, size, style.INK if lit else style.SLATE)


def _stake(canvas: Canvas, box: Box, kind: str, one: StakeView, scene: Scene) -> None:
    _, top, right, bottom = box
    y = (top + bottom) / 2
    wide = t.length(money(scene, one.income), style.LILITA, 54)
    x = _frame(canvas, box, kind, title(scene, one.card), False, right - box[0] - 150 - wide)
    t.text(canvas, (right - 20, y), money(scene, one.income), style.LILITA, 54, style.LEAF, "rm")
    words = say(scene, "pic-rounds-left", n=one.left)
    t.text(canvas, (x, top + 76), words, style.HEAVY, 36, style.SLATE)
