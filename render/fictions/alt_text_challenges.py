"""Challenges and Problems in words: in a sentence, or a line each."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.cards import PROBLEMS
from engines.fictions.view import ChallengeView, FictionsView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say

from .challenge_tile import brings
from .seats import penalty
from .wording import challenge, ideal


def _figures(scene: Scene, one: ChallengeView) -> dict[str, object]:
    """What a Challenge is called, and what it asks for; 98 and 99 stand for what has no Triumphs."""
    return {
        "name": challenge(scene, one.key),
        "ideal": ideal(scene, one.ideal),
        "difficulty": one.difficulty,
        "missing": one.missing if one.triumphs else 98 if one.kind == "table" else 99,
    }


def _short(scene: Scene, one: ChallengeView) -> str:
    return say(scene, "alt-spot", **_figures(scene, one))


def challenge_facts(view: FictionsView, scene: Scene, long: bool) -> list[Fact]:
    """Open Challenges, then those that are shut; Problems come with their seats."""
    spots = [one for one in view.challenges if one.open and one.kind != "problem"]
    shut = [challenge(scene, one.key) for one in view.challenges if not one.open]
    out = []
    if long:
        out += [Fact(80, _line(scene, one)) for one in spots]
    elif spots:
        listed = "; ".join(_short(scene, one) for one in spots)
        out.append(Fact(95, say(scene, "alt-open", list=listed)))
    if shut:
        out.append(Fact(30, say(scene, "alt-shut", list=joined(scene, shut))))
    return out


def _line(scene: Scene, one: ChallengeView) -> str:
    return say(
        scene,
        "alt-line-spot",
        **_figures(scene, one),
        printed=one.printed,
        raised="yes" if one.printed != one.difficulty else "no",
        cubes=one.cubes,
        place=say(scene, f"location-{one.location}") if one.location else "none",
        outcome=brings(scene, one) or "none",
        fingerprint="yes" if one.fingerprint else "no",
    )


def problem_facts(view: FictionsView, scene: Scene, names: Sequence[str], long: bool) -> list[Fact]:
    """Problems by seat."""
    if long:
        hard = {one.key: one.difficulty for one in view.challenges}
        return [
            Fact(
                75,
                say(
                    scene,
                    "alt-line-problem",
                    seat=names[seat],
                    name=challenge(scene, one.key),
                    ideal=ideal(scene, PROBLEMS[one.key].ideal),
                    difficulty=hard.get(one.key, PROBLEMS[one.key].difficulty),
                    penalty=penalty(scene, one),
                    fingerprint="yes" if one.fingerprint else "no",
                ),
            )
            for seat, what in enumerate(view.table)
            for one in what.problems
        ]
    parts = [
        say(
            scene,
            "alt-problem-of",
            seat=LETTERS[seat],
            titles=joined(scene, [challenge(scene, one.key) for one in what.problems]),
        )
        for seat, what in enumerate(view.table)
        if what.problems
    ]
    key = "alt-problems" if parts else "alt-problems-none"
    return [Fact(92, say(scene, key, list="; ".join(parts)))]
