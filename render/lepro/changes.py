"""What has changed since the last board, by seat, and who leads: from what everybody may see."""

from __future__ import annotations

from engines.lepro.view import LeproView, PlayerView
from render.kit.scene import Scene
from render.kit.wording import say

#: What is counted, with its picture: the weightiest first.
COUNTED = (
    ("cash", ""),
    ("records", "handcuffs"),
    ("shares", "factory"),
    ("pearls", "oyster-pearl"),
    ("diamonds", "cut-diamond"),
    ("strength", "biceps"),
    ("protections", "checked-shield"),
    ("stars", "treasure-map"),
    ("missions", "briefcase"),
    ("car", "city-car"),
    ("boxer", "boxing-glove"),
)


def _amount(player: PlayerView, what: str) -> int:
    found = getattr(player, what)
    return int(found is not None) if what in ("car", "boxer") else int(found)


def _before(view: LeproView, scene: Scene) -> tuple[PlayerView, ...]:
    before = scene.before
    if not isinstance(before, LeproView) or before.phase != "turn":
        return ()
    return before.players if len(before.players) == len(view.players) else ()


def cash_change(view: LeproView, scene: Scene, seat: int) -> int:
    """By how much a player's cash has changed since the last board."""
    before = _before(view, scene)
    return view.players[seat].cash - before[seat].cash if before else 0


def changes(view: LeproView, scene: Scene) -> list[tuple[int, list[tuple[str, str, int]]]]:
    """The seats with which anything has changed: what, its icon, and by how much.

    Whoever's cash has changed most comes first. With whoever is out nothing else is said.
    """
    found = []
    for seat, (old, new) in enumerate(zip(_before(view, scene), view.players, strict=False)):
        if new.out:
            parts = [("out", "", 1)] if not old.out else []
        else:
            parts = [
                (what, name, n) for what, name in COUNTED if (n := _amount(new, what) - _amount(old, what))
            ]
        if parts:
            found.append((seat, parts))
    return sorted(found, key=lambda one: -abs(cash_change(view, scene, one[0])))


def signed(scene: Scene, n: int) -> str:
    """A change with its sign."""
    return say(scene, "pic-minus", n=-n) if n < 0 else say(scene, "pic-plus", n=n)


def leaders(view: LeproView) -> tuple[int, ...]:
    """The seats with the most cash of those in play; nobody leads where all have the same."""
    cash = {seat: player.cash for seat, player in enumerate(view.players) if not player.out}
    most = max(cash.values(), default=0)
    found = tuple(seat for seat, n in cash.items() if n == most)
    return found if len(found) < len(cash) else ()
