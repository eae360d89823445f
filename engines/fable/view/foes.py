"""A foe in the open combat."""

from __future__ import annotations

import msgspec

from ..foes import immunities, needs, weaknesses
from ..glossary import Ally, FoeCard
from ..printed import FAME
from ..state import Enemy, State

#: What kind of foe a card is, by the letter of its id.
KINDS = {"M": "monster", "L": "legend"}


class EnemyView(msgspec.Struct, frozen=True):
    """A foe in the open combat."""

    card: FoeCard
    kind: str
    """monster, legend, or ally: a converted one."""
    fame: int
    needs: int
    tally: int
    immune: tuple[str, ...]
    """As it is now, stripped and adapted types reckoned with."""
    vulnerable: tuple[str, ...]
    dealt: tuple[str, ...]
    """Types that have dealt 1 or more."""
    allies: int
    """Attacks by allies so far."""
    items: int
    lone: Ally | None
    """The only ally that may attack it."""


def enemy_view(s: State, foe: Enemy) -> EnemyView:
    """A foe as everybody sees it."""
    return EnemyView(
        card=foe.card,
        kind=KINDS.get(foe.card[0], "ally"),
        fame=FAME[foe.card],
        needs=needs(s, foe),
        tally=foe.tally,
        immune=tuple(immunities(foe)),
        vulnerable=tuple(weaknesses(foe)),
        dealt=tuple(foe.dealt),
        allies=foe.allies,
        items=foe.items,
        lone=foe.lone,
    )
