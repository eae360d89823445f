"""What a target can do against a mission: a held block, and with the option a counter (3.16)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engines.core.ask import UNASKED, Ask, Option, Steps

from .asking import amid_effect, question
from .cards import BLOCKS
from .decks import discard
from .events import Blocked, Called, Defended
from .facts import can_block
from .figures import COUNTER
from .options import NoBlock, Police, Reverse, UseBlock
from .state import G, Roll, Show

USE, NO, POLICE, REVERSE = UseBlock(), NoBlock(), Police(), Reverse()


def blocked(g: G, target: int) -> Steps:
    """Whether the target cancels the mission, for which it needs a held card (SB-263)."""
    return _block(g, target) if can_block(g.s.players[target]) else UNASKED


def _block(g: G, target: int) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], bool]:
    s = g.s
    player = s.players[target]
    s.stage = "block"

    def build() -> Ask[Any] | None:
        if not can_block(player):
            return None
        return amid_effect(g, target, "block", options=(USE, NO), default=NO, basis=s.turns)

    if not isinstance((yield from question(g, build)), UseBlock):
        return False
    used = next(card for card in player.cards if card in BLOCKS)
    player.cards.remove(used)
    discard(g, used)
    g.tell(Blocked(target, used))
    return True


def countered(g: G, show: Show) -> bool:
    """With the option the target rolls, and a 3 counters the mission (SB-230, SB-231)."""
    s = g.s
    if not s.settings.advanced_defence:
        return False
    show.defence = die = g.chance.die(6, "defence")
    s.roll = Roll(show.target, "defence", die, good=(COUNTER,))
    g.tell(Defended(show.target, die, die == COUNTER))
    return die == COUNTER


def reversed_by(g: G, show: Show) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], bool]:
    """What the target makes of a countered mission: turned round, or else the police are called (SB-232)."""
    s = g.s
    show.stage, s.stage = "countered", "defence"
    options: tuple[Option, ...] = (POLICE, REVERSE)
    choice = yield from question(
        g,
        lambda: amid_effect(g, show.target, "defence", options=options, default=POLICE, basis=s.turns),
    )
    show.reversed = isinstance(choice, Reverse)
    if show.reversed:
        show.stage = "reversed"
        g.tell(Called(show.target, "reverse"))
    else:
        show.stage, show.result = "police", "police"
        g.tell(Called(show.target, "police"))
    return show.reversed
