"""The sentences that pictures and texts share; ``names`` has a name for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.scene import Scene
from render.kit.wording import joined, say

from .view import BluffView

Names = Sequence[str]


def headline(view: BluffView, scene: Scene, names: Names) -> str:
    """Who is to act, or who has won."""
    if view.acting is not None:
        return say(scene, "pic-acts", name=names[view.acting])
    won = [names[seat] for seat in view.winners]
    return (
        say(scene, "pic-wins", name=won[0])
        if len(won) == 1
        else say(scene, "pic-share", names=joined(scene, won))
    )


def last_deal(view: BluffView, scene: Scene, names: Names) -> str:
    """How the deal before ended."""
    last = view.last
    if last is None:
        return say(scene, "pic-last-none")
    known = {"deal": last.deal, "name": names[last.winner], "pot": last.pot}
    if not last.opened:
        return say(scene, "pic-last-shut", **known)
    boxes = [
        say(scene, "pic-opened", name=names[seat], animal=say(scene, f"animal-{animal}"))
        for seat, animal in last.opened
    ]
    return say(scene, "pic-last-opened", boxes=joined(scene, boxes), **known)


def may_do(scene: Scene, asked: str | None) -> str:
    """What the viewer may do now."""
    return say(scene, f"pic-own-{asked or 'wait'}")


def order(view: BluffView, scene: Scene) -> str:
    """Which animal eats which."""
    eaters = joined(scene, [say(scene, f"animal-{animal}") for animal in view.animals])
    return say(scene, "pic-order", animals=eaters)


def own_box(view: BluffView, scene: Scene, asked: str | None) -> str:
    """What the viewer's picture is headed with. Raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no box")
    return may_do(scene, asked) if view.own is not None else say(scene, "pic-own-none")
