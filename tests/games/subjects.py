"""The small games as the contract and the pictures try them: what only each can say about itself."""

from __future__ import annotations

from collections import Counter

from tests.contract.subjects import Hooks, Subject

from . import bluff, nim
from .bluff.state import State


def animals_of(s: State) -> Counter[str]:
    """The animals of a deal; nothing between two deals."""
    return Counter([*s.boxes, *s.rest])


SUBJECTS = (
    Subject(nim.GAME, Hooks(open=True, rules_say={"overview": ("one plate", "may not pass")})),
    Subject(bluff.GAME, Hooks(conserved=animals_of, rules_say={"overview": ("one jar",)})),
)
