"""Words of the pictures: names of cards, of types, what a card does in short, who must do what."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.words import plain
from engines.fable.cards import FIGURES, FOES, ITEMS
from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style

_LEAST = 28
"""The least size of a line of facts."""
_MANY = 99
"""More lines than anything takes: nothing is cut."""


def dotted(scene: Scene, parts: Sequence[str]) -> str:
    """``parts`` with dots between them; empty ones are left out."""
    return say(scene, "pic-dot").join(part for part in parts if part)


def title(scene: Scene, card: str) -> str:
    """A card's name."""
    return say_or(scene, f"card-{card}", card)


def brief(scene: Scene, card: str) -> str:
    """What a card does, in a few words; empty if it does nothing of its own."""
    if card in FIGURES and FIGURES[card].trait is None:
        return ""
    return say_or(scene, f"card-{card}.text")


def whole(scene: Scene, card: str) -> str:
    """What a card does, in sentences."""
    if card in FIGURES and FIGURES[card].trait is None:
        return ""
    return say_or(scene, f"card-{card}.full", brief(scene, card))


def letters(scene: Scene, kind: str) -> str:
    """The two letters of a type."""
    return say(scene, f"pic-{kind}")


def type_name(scene: Scene, kind: str) -> str:
    """A type in a word."""
    return say(scene, f"element-{kind}")


def types_of(scene: Scene, kinds: Sequence[str]) -> str:
    """Letters of several types, one after the other."""
    return " ".join(letters(scene, kind) for kind in kinds)


def fee(card: str) -> int:
    """What a card's trait costs; 0 for a reaction, an item, or none."""
    found = FIGURES.get(card)
    return 0 if found is None or found.trait is None else found.trait_cost


def is_item(card: str) -> bool:
    """Whether a hand card is an item."""
    return card in ITEMS


def printed(card: str) -> int:
    """The fame on a foe; a converted ally's is its attack."""
    return FOES[card].fame if card in FOES else FIGURES[card].attack


def awaited(view: FableView, scene: Scene) -> tuple[int, ...]:
    """The seats that the table waits for; the active one if the scene does not say."""
    return () if view.phase == "over" else scene.awaited_of(len(view.seats), (view.turn,))


def listed(scene: Scene, parts: Sequence[str]) -> str:
    """``parts`` as one list, or "none"."""
    return plain(scene.say.join(parts)) if parts else say(scene, "pic-none")


def fitted_parts(scene: Scene, parts: Sequence[str], room: float, most: int) -> tuple[str, int]:
    """As many of ``parts`` as fit into ``room`` pixels, with dots between them, and their size."""
    kept = list(parts)
    while len(kept) > 1 and t.length(dotted(scene, kept), style.BOOK, _LEAST) > room:
        kept.pop()
    return t.fit(dotted(scene, kept), style.BOOK, most, room, _LEAST)


def fitted_lines(words: str, room: float, high: float, most: int, least: int = 27) -> tuple[list[str], int]:
    """``words`` in as many lines as fit into ``room`` × ``high`` pixels, at the largest size for it."""
    for size in range(most, least - 1, -1):
        lines = t.wrap(words, style.BOOK, size, room, _MANY)
        if len(lines) <= int(high // (size * 1.1)):
            return lines, size
    return t.wrap(words, style.BOOK, least, room, max(int(high // (least * 1.1)), 1)), least
