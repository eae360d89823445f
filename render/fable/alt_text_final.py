"""The end in words: places with their parts, companies and hands."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fable.view import FableView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import joined, say

from .final import below, head, ranks
from .wording import listed, title


def end_facts(view: FableView, scene: Scene, names: Sequence[str], hands: bool) -> list[Fact]:
    """Who won and why, place by place; perhaps with all companies and ``hands``."""
    args = {"winner": head(view, scene)(names), "ending": below(view, scene)}
    out = [Fact(100, say(scene, "alt-end", **args)), Fact(70, say(scene, "alt-end-round", n=view.round))]
    if view.shadow is not None:
        words = say(scene, "alt-end-shadow", at=view.shadow.at, needed=view.shadow.needed)
        out.append(Fact(97, words))
    for rank, place in zip(ranks(view), view.places, strict=True):
        name, one = names[place.seat], view.seats[place.seat]
        legends = [title(scene, card) for card in one.trophies]
        words = say(
            scene,
            "alt-place",
            rank=rank,
            name=name,
            hero=title(scene, one.hero) if one.hero else say(scene, "pic-none"),
            fame=place.fame,
            bonus=place.bonus,
            list=listed(scene, legends),
        )
        out.append(Fact(98 - rank, words))
        if not hands:
            continue
        company = [title(scene, ally.card) for ally in one.deployed]
        held = view.hands[place.seat] if place.seat < len(view.hands) else ()
        if company:
            words = say(scene, "pic-end-company", list=joined(scene, company))
            out.append(Fact(61, say(scene, "alt-of", name=name, words=words)))
        if held:
            words = say(scene, "pic-end-hand", list=joined(scene, [title(scene, card) for card in held]))
            out.append(Fact(60, say(scene, "alt-of", name=name, words=words)))
    return out
