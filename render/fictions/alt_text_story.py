"""Choice, Intermission and end in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.view import SHOP, FictionsView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import joined, say, say_or

from .scenario_choice import candidates
from .wording import henchman, roman, scenario


def story_facts(view: FictionsView, scene: Scene, long: bool) -> list[Fact]:
    """What there is to choose from, how the chapters ended, who left, who joined, who is at the door."""
    out: list[Fact] = []
    if view.phase in ("choose", "setup"):
        names = []
        for key in candidates(view):
            goal = say_or(scene, f"scenariokey-{key}.goal") if long else ""
            about = scenario(scene, key)
            if key == view.recommended:
                goal = f"{say(scene, 'start-here')} {goal}".strip()
            names.append(say(scene, "alt-pair", about=f"{about}:", value=goal) if goal else about)
        listed = " ".join(names) if long else joined(scene, names)
        out.append(Fact(98, say(scene, "alt-scenarios", list=listed)))
    for at, one in enumerate(view.story):
        out.append(
            Fact(
                90 + at,
                say(
                    scene,
                    "alt-chapter",
                    number=roman(one.number),
                    scenario=scenario(scene, one.scenario),
                    ending=say(scene, f"pic-ending-{one.ending}"),
                    rounds=say(scene, "pic-story-rounds", n=one.rounds),
                    points=one.reputation,
                ),
            )
        )
        for weight, key, found in (
            (82, "alt-lost", one.lost),
            (81, "alt-joined", one.joined),
            (80, "alt-removed", one.removed),
        ):
            if found:
                out.append(Fact(weight, say(scene, key, list=_named(scene, found))))
    if view.phase not in SHOP:
        return out
    out.append(Fact(97, say(scene, "alt-reputation", n=view.reputation)))
    if view.offered:
        out.append(Fact(96, say(scene, "alt-offered", list=_named(scene, view.offered))))
    stock = [
        say(scene, "alt-pair", about=say(scene, "pic-level", n=level), value=len(cards))
        for level, cards in enumerate(view.reserve, 1)
    ]
    out.append(Fact(60, say(scene, "alt-reserve", list=joined(scene, stock))))
    if view.members:
        out.append(Fact(50, say(scene, "alt-members", list=_named(scene, view.members))))
    return out


def _named(scene: Scene, cards: Sequence[str]) -> str:
    return joined(scene, [henchman(scene, card) for card in cards])
