"""What else lies on the table, in words: rows of cards, face-down piles, tokens."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.cards import HENCHMEN
from engines.fictions.view import FictionsView
from render.kit.alt_text import Fact
from render.kit.scene import Scene
from render.kit.wording import joined, say

from .tracks import number
from .wording import challenge, henchman


def table_facts(view: FictionsView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    """Rows that no Challenge tells of, piles at a card, Henchmen under a card, who holds what."""
    out: list[Fact] = []
    for name, cards in view.rows:
        if cards and scene.say.has(f"alt-row-{name}"):
            words = joined(scene, [challenge(scene, card) for card in cards])
            out.append(Fact(78, say(scene, f"alt-row-{name}", list=words)))
    holder = number(view, "rebel_pistol")
    if 1 <= holder <= view.seats:
        out.append(Fact(66, say(scene, "alt-rebel-pistol", name=names[holder - 1])))
    hidden = [
        say(scene, "alt-pair", about=challenge(scene, card), value=count)
        for name, count in view.decks
        for card in (name.rpartition("-")[2],)
        if count and "-" in name and scene.say.has(f"challenge-{card}")
    ]
    if hidden:
        out.append(Fact(64, say(scene, "alt-face-down", list=joined(scene, hidden))))
    for card, under in view.tucked:
        found = joined(scene, [henchman(scene, one) if one in HENCHMEN else one for one in under])
        out.append(Fact(62, say(scene, "alt-tucked", card=challenge(scene, card), list=found)))
    if number(view, "rigged"):
        out.append(Fact(63, say(scene, "alt-rigged")))
    return out
