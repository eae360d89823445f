"""The lots of a view: what stands on each, and where the rows of them lie."""

from __future__ import annotations

from engines.suburb.cards import BOONS
from engines.suburb.facts import uses_cards
from engines.suburb.view import PlayerView, SuburbView
from render.kit.canvas import Box, Canvas
from render.kit.scene import Scene
from render.kit.wording import row_size, say

from . import chips, lot, style
from .chips import Chip
from .page import EDGE, MARGIN
from .wording import ability, money, named

GAP = 12
#: How many lots stand above the road and below it, by players.
ROWS = {3: (3, 0), 4: (2, 2), 5: (3, 2), 6: (3, 3)}


def upper(players: int) -> range:
    """The seats above the road."""
    return range(ROWS[players][0])


def lower(players: int) -> range:
    """The seats below the road."""
    return range(ROWS[players][0], players)


def height(view: SuburbView, scene: Scene, seats: range) -> int:
    """Height of a row of lots; 0 where there is none."""
    if not seats:
        return 0
    room = lot.room(boxes(0, 0, seats)[0])
    return lot.height(max(len(chips.rows(held(view, scene, seat), room)) for seat in seats))


def row(canvas: Canvas, top: int, high: int, view: SuburbView, scene: Scene, seats: range) -> None:
    """A row of lots, ``high`` pixels."""
    if not seats:
        return
    room = lot.name_room(boxes(top, high, seats)[0])
    names = row_size(scene, seats, style.LILITA, 44, room, 32)
    for seat, box in zip(seats, boxes(top, high, seats), strict=True):
        made = facts(view, scene, seat, room, names)
        lot.draw(canvas, box, made, is_active(view, seat), seat == target(view))


def is_active(view: SuburbView, seat: int) -> bool:
    """Whether the lot is where the game is: the slot that is played, or the player who plays it."""
    return view.phase == "turn" and (seat == view.active or (view.kind == "bought" and seat == view.slot))


def target(view: SuburbView) -> int | None:
    """Whom the mission under way is played against."""
    show = view.show
    if view.phase != "turn" or show is None or view.stage in ("draw", "pile") or view.sale is not None:
        return None
    return show.target if show.attacker == view.active else None


def boxes(top: int, high: int, seats: range) -> list[Box]:
    """Where the lots of a row lie."""
    wide = (EDGE - MARGIN - GAP * (len(seats) - 1)) // len(seats)
    return [
        (MARGIN + at * (wide + GAP), top, MARGIN + at * (wide + GAP) + wide, top + high)
        for at in range(len(seats))
    ]


def facts(view: SuburbView, scene: Scene, seat: int, room: float, most: int) -> lot.Lot:
    """Everything that a lot shows; its name fits into ``room`` pixels at a size of ``most`` or less."""
    player = view.players[seat]
    name, size = named(view, scene, seat, most, room, 32)
    note, about = "", ""
    if player.out:
        sale = view.sale
        if sale is not None and sale.seat == seat:
            note = "sale"
        else:
            note = "closed" if player.owner is None else "sold"
        about = say(scene, "pic-gone-left" if player.left else "pic-gone")
    return lot.Lot(
        seat=seat,
        name=name,
        name_size=size,
        house=player.house,
        kind=player.kind,
        ability=ability(scene, player.house),
        level=player.level,
        points=str(player.points),
        floor=str(player.floor) if player.floor else "",
        cash=money(scene, player.cash),
        dots=player.dots,
        limit=player.limit,
        upgraded=player.upgraded,
        chips=tuple(held(view, scene, seat)),
        jailed=player.jailed and not player.out,
        owner=None if note in ("sale", "closed") else player.owner,
        note=say(scene, f"pic-{note}") if note else "",
        about=about,
        brief="" if player.out or not player.house else say(scene, f"house-{player.house}.text"),
    )


def held(view: SuburbView, scene: Scene, seat: int) -> list[Chip]:
    """What befalls a player, then what the player holds."""
    player = view.players[seat]
    if player.out:
        return []
    return [*states(player, scene), *holdings(player, scene)]


def states(player: PlayerView, scene: Scene) -> list[Chip]:
    """Goals held, prison, missed rounds, signs, the loan."""
    out: list[Chip] = []
    if player.points_held:
        out.append(Chip(style.ICON["hold"], say(scene, "pic-held-points"), style.INK, style.SUN))
    if player.cash_held:
        out.append(Chip(style.ICON["hold"], say(scene, "pic-held-cash"), style.INK, style.SUN))
    if player.jailed:
        out.append(Chip(style.ICON["prison"], say(scene, "pic-jailed"), style.RED, style.WHITE))
    missed = len(player.missing) - player.jailed
    if missed:
        out.append(Chip(style.ICON["missed"], say(scene, "pic-misses", n=missed), style.RED, style.WHITE))
    if player.protected:
        out.append(Chip("stop", say(scene, "pic-protected")))
    if player.yields:
        out.append(Chip("yield", say(scene, "pic-yields")))
    if player.loan:
        late = player.loan_late
        words = say(scene, "pic-late" if late else "pic-owes", sum=money(scene, player.loan))
        rounds = None if late else player.loan_left
        out.append(Chip(style.ICON["loan"], words, style.RED, style.WHITE, rounds))
    return out


def holdings(player: PlayerView, scene: Scene) -> list[Chip]:
    """Stocks and shops with income and rounds, then held cards."""
    out = [
        Chip(style.ICON[key], money(scene, one.income), rounds=one.left)
        for key, stakes in (("stock", player.stocks), ("shop", player.shops))
        for one in stakes
    ]
    for word in ("block", "pardon"):
        count = kept(player, word)
        if count:
            ink = style.INK if uses_cards(player) else style.SLATE
            out.append(Chip(style.ICON[word], say(scene, f"pic-{word}", n=count), ink=ink))
    return out


def kept(player: PlayerView, verb: str) -> int:
    """How many held cards of one kind a player has."""
    return sum(BOONS[card].do.verb == verb for card in player.cards)
