"""A player in words: figures first, then what befalls and what is held."""

from __future__ import annotations

from collections.abc import Sequence

from engines.suburb.view import PlayerView, SuburbView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import joined, say

from .wording import ability, kind, money, title


def full(view: SuburbView, scene: Scene, seat: int, names: Sequence[str]) -> list[Fact]:
    """Everything public in one sentence."""
    player = view.players[seat]
    if not _there(player):
        return [Fact(88, _gone(view, scene, seat, names))]
    more = [*befalls(player, scene), *holds(player, scene, False)]
    return [
        Fact(95, say(scene, "alt-player", **_figures(player, scene, names[seat]), more=_more(scene, more)))
    ]


def compact(view: SuburbView, scene: Scene, seat: int, names: Sequence[str]) -> list[Fact]:
    """Figures and dangers; goods as a sentence of their own, which may be left out."""
    return _apart(view, scene, seat, names, key="alt-player-short", long=False, weight=60)


def lines(view: SuburbView, scene: Scene, seat: int, names: Sequence[str]) -> list[Fact]:
    """For the description: figures, then what is held with titles."""
    return _apart(view, scene, seat, names, key="alt-player", long=True, weight=85)


def _apart(
    view: SuburbView, scene: Scene, seat: int, names: Sequence[str], *, key: str, long: bool, weight: int
) -> list[Fact]:
    """Figures and dangers as the message ``key``, goods apart from them."""
    player = view.players[seat]
    if not _there(player):
        return [Fact(88, _gone(view, scene, seat, names))]
    figures = _figures(player, scene, names[seat])
    out = [Fact(95, say(scene, key, **figures, more=_more(scene, befalls(player, scene))))]
    goods = holds(player, scene, long)
    if goods:
        out.append(Fact(weight, say(scene, "alt-of", name=names[seat], list=joined(scene, goods))))
    return out


def _there(player: PlayerView) -> bool:
    return bool(player.house) and not player.out


def _gone(view: SuburbView, scene: Scene, seat: int, names: Sequence[str]) -> str:
    player = view.players[seat]
    if not player.house:
        return say(scene, "alt-no-house", name=names[seat])
    how = "left" if player.left else "out"
    if view.sale is not None and view.sale.seat == seat:
        return say(scene, "alt-gone", name=names[seat], how=how, house="sale", owner="")
    if player.owner is None:
        return say(scene, "alt-gone", name=names[seat], how=how, house="closed", owner="")
    upgraded = "upgraded" if player.upgraded else "sold"
    return say(scene, "alt-gone", name=names[seat], how=how, house=upgraded, owner=names[player.owner])


def _figures(player: PlayerView, scene: Scene, name: str) -> dict[str, object]:
    return {
        "name": name,
        "kind": kind(scene, player.kind),
        "level": player.level,
        "points": player.points,
        "floor": player.floor,
        "cash": money(scene, player.cash),
        "dots": player.dots,
        "limit": player.limit,
        "ability": ability(scene, player.house),
        "upgraded": "yes" if player.upgraded else "no",
    }


def _more(scene: Scene, parts: Sequence[str]) -> str:
    return say(scene, "alt-more", list=joined(scene, parts)) if parts else ""


def befalls(player: PlayerView, scene: Scene) -> list[str]:
    """Goals held, prison, missed rounds, signs, the loan."""
    out = []
    if player.points_held:
        out.append(say(scene, "alt-held-points"))
    if player.cash_held:
        out.append(say(scene, "alt-held-cash"))
    if player.jailed:
        out.append(say(scene, "pic-jailed"))
    missed = len(player.missing) - player.jailed
    if missed:
        out.append(say(scene, "alt-misses", n=missed))
    if player.protected:
        out.append(say(scene, "alt-protected"))
    if player.yields:
        out.append(say(scene, "alt-yields"))
    if player.loan:
        late = "yes" if player.loan_late else "no"
        out.append(say(scene, "alt-loan", sum=money(scene, player.loan), late=late, n=player.loan_left))
    return out


def holds(player: PlayerView, scene: Scene, named: bool) -> list[str]:
    """Stocks, shops and held cards, perhaps by their titles."""
    out = []
    for word, stakes in (("stock", player.stocks), ("shop", player.shops)):
        for one in stakes:
            thing = title(scene, one.card) if named else say(scene, f"alt-{word}")
            out.append(say(scene, "alt-stake", thing=thing, sum=money(scene, one.income), n=one.left))
    return [*out, *(title(scene, card) for card in player.cards)]
