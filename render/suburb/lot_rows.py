"""The lots of a view: what stands on each, and where the rows of them lie."""

from __future__ import annotations

from engines.suburb.cards import BOONS
from engines.suburb.facts import uses_cards
from engines.suburb.view import PlayerView, SuburbView
from render.kit.canvas import Box, Canvas
from render.kit.scene import Scene
from render.kit.wording import say

from . import chips, lot, style
from .changes import gained, leader
from .chips import Chip
from .page import EDGE, MARGIN
from .wording import ability, money, one_size

GAP = 12
#: Rows of chips from which on a lot sums up.
_ROWS = 2
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
    return lot.height(max(1, *(len(rows(view, scene, seat, room)) for seat in seats)))


def rows(view: SuburbView, scene: Scene, seat: int, room: int) -> list[list[Chip]]:
    """The chips of a lot in rows of ``room`` pixels: where they would be more than two, goods are summed up,
    and then states say themselves by their signs alone."""
    player = view.players[seat]
    if player.out:
        return []
    found: list[list[Chip]] = []
    for brief, hold in ((False, holdings), (False, sums), (True, whole)):
        found = chips.packed([*states(player, scene, brief), *hold(player, scene)], room)
        if len(found) <= _ROWS:
            break
    return found


def row(canvas: Canvas, top: int, high: int, view: SuburbView, scene: Scene, seats: range) -> None:
    """A row of lots, ``high`` pixels."""
    for seat, box in zip(seats, boxes(top, high, seats), strict=True):
        wide = box[2] - box[0]
        made = facts(view, scene, seat, wide - 148, lot.room(box))
        lot.draw(canvas, box, made, is_active(view, seat))


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


def facts(view: SuburbView, scene: Scene, seat: int, room: float, inside: int) -> lot.Lot:
    """Everything that a lot shows; its name fits into ``room`` pixels, its chips into ``inside``."""
    player = view.players[seat]
    name, size = one_size(view, scene, seat, size=44, width=room)
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
        size=size,
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
        chips=tuple(map(tuple, rows(view, scene, seat, inside))),
        jailed=player.jailed and not player.out,
        owner=None if note in ("sale", "closed") else player.owner,
        note=say(scene, f"pic-{note}") if note else "",
        about=about,
        brief="" if player.out or not player.house else say(scene, f"house-{player.house}.text"),
        leads=seat == leader(view),
        target=say(scene, "pic-target") if seat == target(view) else "",
        gained=gained(view, scene, seat),
    )


def states(player: PlayerView, scene: Scene, brief: bool = False) -> list[Chip]:
    """Goals held, prison, missed rounds, signs, the loan; with ``brief`` what a sign says has no word."""
    out: list[Chip] = []
    if brief and player.points_held and player.cash_held:
        out.append(Chip(style.ICON["hold"], say(scene, "pic-held-both"), style.INK, style.SUN))
    elif player.points_held:
        out.append(Chip(style.ICON["hold"], say(scene, "pic-held-points"), style.INK, style.SUN))
    if player.cash_held and not (brief and player.points_held):
        out.append(Chip(style.ICON["hold"], say(scene, "pic-held-cash"), style.INK, style.SUN))
    if player.jailed:
        out.append(
            Chip(style.ICON["prison"], "" if brief else say(scene, "pic-jailed"), style.RED, style.WHITE)
        )
    missed = len(player.missing) - player.jailed
    if missed:
        out.append(
            Chip(
                style.ICON["missed"],
                str(missed) if brief else say(scene, "pic-misses", n=missed),
                style.RED,
                style.WHITE,
            )
        )
    if player.protected:
        out.append(Chip("stop", "" if brief else say(scene, "pic-protected")))
    if player.yields:
        out.append(Chip("yield", "" if brief else say(scene, "pic-yields")))
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
    return [*out, *_kept(player, scene, False)]


def sums(player: PlayerView, scene: Scene) -> list[Chip]:
    """What is held, one chip a kind: how many, and what they bring in a round."""
    out = []
    for key, stakes in (("stock", player.stocks), ("shop", player.shops)):
        if stakes:
            income = money(scene, sum(one.income for one in stakes))
            out.append(Chip(style.ICON[key], say(scene, "pic-stakes", n=len(stakes), sum=income)))
    return [*out, *_kept(player, scene, True)]


def whole(player: PlayerView, scene: Scene) -> list[Chip]:
    """What is held, in as little room as goes: all stocks and shops are one chip."""
    stakes = (*player.stocks, *player.shops)
    if not stakes:
        return _kept(player, scene, True)
    income = money(scene, sum(one.income for one in stakes))
    words = say(scene, "pic-stakes", n=len(stakes), sum=income)
    return [Chip(style.ICON["shop" if player.shops else "stock"], words), *_kept(player, scene, True)]


def _kept(player: PlayerView, scene: Scene, brief: bool) -> list[Chip]:
    """Held cards; with ``brief`` their number alone."""
    out = []
    for word in ("block", "pardon"):
        count = kept(player, word)
        if count:
            ink = style.INK if uses_cards(player) else style.SLATE
            words = say(scene, "pic-count", n=count) if brief else say(scene, f"pic-{word}", n=count)
            out.append(Chip(style.ICON[word], words, ink=ink))
    return out


def kept(player: PlayerView, verb: str) -> int:
    """How many held cards of one kind a player has."""
    return sum(BOONS[card].do.verb == verb for card in player.cards)
