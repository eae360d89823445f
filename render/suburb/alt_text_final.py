"""The end in words: who won and how, then the places."""

from __future__ import annotations

from collections.abc import Sequence

from engines.suburb.view import SuburbView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from .final import counts
from .wording import ability, kind, money


def end_facts(view: SuburbView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """One sentence about the winner, one for each place."""
    ending = say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-"))
    won = next((place.seat for place in view.places if place.winner), None)
    head = "" if won is None else say(scene, "pic-wins", name=names[won])
    out = [Fact(100, say(scene, "alt-end", winner=head, ending=ending, round=view.round))]
    for at, place in enumerate(view.places):
        player = view.players[place.seat]
        words = say(
            scene,
            "alt-place",
            place=place.place,
            name=names[place.seat],
            kind=kind(scene, player.kind),
            ability=ability(scene, player.house) or say(scene, "pic-none"),
            points=place.points,
            cash=money(scene, place.cash),
            goal=say(scene, f"pic-goal-{counts(place)}", n=place.progress),
            out="left" if player.left else "out" if place.out else "no",
        )
        out.append(Fact(98 - at, words))
    return out
