"""The private panel in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.suburb.view import PlayerView, SuburbView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .alt_text import KEPT, auction, event, houses
from .alt_text_seats import befalls
from .hand import question
from .hand_cards import use
from .hand_figures import claimable, left_to, limit, upgrade
from .hand_neighbours import under_way
from .wording import ability, brief, kind, money, title


def hand_alt(view: SuburbView, scene: Scene, ask: str | None) -> str:
    """Everything the panel's picture shows, for its alt text: at most 1,024 UTF-16 units, one line."""

    def make(names: Sequence[str]) -> list[Fact]:
        return _facts(view, scene, ask, names)

    return alt_text(scene, len(view.players), make, make, KEPT)


def hand_text(view: SuburbView, scene: Scene, ask: str | None) -> str:
    """The panel as lines to read, at most 3,500 UTF-16 units. Plain text without markup."""
    return description(scene, len(view.players), lambda names: _facts(view, scene, ask, names))


def _facts(view: SuburbView, scene: Scene, ask: str | None, names: Sequence[str]) -> list[Fact]:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.seat]
    out = [Fact(100, say(scene, "alt-hand", letter=LETTERS[view.seat], question=question(scene, ask)))]
    if not player.house:
        return [*out, *houses(view, scene)]
    if player.out:
        return [*out, Fact(90, say(scene, "alt-you-are-out"))]
    if under_way(view):
        out += event(view, scene, names)
    else:
        out += auction(view, scene, names)
    return [*out, *_self(view, player, scene), *_goods(player, scene, ask), *_others(view, scene, names)]


def _self(view: SuburbView, player: PlayerView, scene: Scene) -> list[Fact]:
    rest, top = limit(view, player, scene)[1], money(scene, view.stock_price)
    out = [
        Fact(
            98,
            say(
                scene,
                "alt-own",
                kind=kind(scene, player.kind),
                level=player.level,
                points=player.points,
                points_left=left_to(player, "points"),
                floor=player.floor,
                cash=money(scene, player.cash),
                cash_left=money(scene, left_to(player, "cash")),
            ),
        ),
        Fact(
            60,
            say(
                scene,
                "alt-ability",
                name=ability(scene, player.house),
                text=say(scene, f"house-{player.house}.full"),
            ),
        ),
        Fact(90, say(scene, "alt-due", sum=money(scene, player.due), points=player.due_points)),
        Fact(
            89,
            say(
                scene,
                "alt-record",
                dots=player.dots,
                limit=player.limit,
                bribe=money(scene, player.bribe),
                faces=joined(scene, [str(face) for face in player.failing]),
            ),
        ),
        Fact(70, say(scene, f"alt-limit-{player.kind}", sum=top, value=rest)),
        Fact(69, say(scene, "alt-upgrade", value=upgrade(player, scene)[0])),
    ]
    if claimable(view):
        sum_, points = money(scene, view.claim), view.claim_points
        out.insert(1, Fact(97, say(scene, "alt-claim", sum=sum_, points=points)))
    found = befalls(player, scene)
    if found:
        out.append(Fact(91, say(scene, "alt-befalls", list=joined(scene, found))))
    return out


def _goods(player: PlayerView, scene: Scene, ask: str | None) -> list[Fact]:
    out = []
    for card in player.cards:
        when = use(player, card, ask)
        words = say(scene, "alt-own-card", card=title(scene, card), effect=brief(scene, card), when=when)
        out.append(Fact(88, words))
    for stakes in (player.stocks, player.shops):
        for one in stakes:
            income = money(scene, one.income)
            words = say(scene, "alt-own-stake", card=title(scene, one.card), sum=income, n=one.left)
            out.append(Fact(80, words))
    return out or [Fact(50, say(scene, "pic-holds-nothing"))]


def _others(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    out = []
    for seat, player in enumerate(view.players):
        if seat != view.seat and player.house and not player.out:
            words = say(
                scene,
                "alt-neighbour",
                name=names[seat],
                points=player.points,
                cash=money(scene, player.cash),
                dots=player.dots,
                limit=player.limit,
            )
            out.append(Fact(65, words))
    return out
