"""What is at stake in a fight: what a foe is worth that is beaten, and what it costs that is not."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import FIGURES, FOES
from ..effects.demands import FailDiscard, FailFame
from ..effects.gains import GainAct
from ..effects.own import Ready
from ..effects.piles import Draw
from ..glossary import Card, is_legend
from .arms import Arm, Foe, Way
from .sight import Sight
from .worth import ACTION, CARD, item_worth

#: What an undefeated foe costs beside the weakest ally, and what a card costs that must be discarded.
FAIL, JUNK = 0.5, 0.9
#: A trophy beside its fame: one that gives the bonus at the end, or takes it from another; one more for who
#: has it; any other. In a game alone one that is needed for the win.
BONUS_NOW, BONUS_KEPT, TROPHY, TROPHY_NEEDED = 2.5, 1.5, 0.8, 8.0


def junk(at: Sight) -> float:
    """What it costs to discard a card of one's choice."""
    least = [at.loss(ally.card, ally.ready) for ally in at.me.deployed]
    least += [0.8 * at.new_worth(card) for card in at.waiting] + [0.8 * item_worth(card) for card in at.items]
    return max(0.2, min(least, default=0.0))


def lost(at: Sight) -> float:
    """What it costs to lose the weakest ally."""
    least = [at.loss(ally.card, ally.ready) for ally in at.me.deployed]
    least += [at.loss(card, True) for card in at.waiting]
    return FAIL + min(least, default=0.0)


def reward(at: Sight, card: Card) -> float:
    """Fame of a foe and what its win effects are worth."""
    if card not in FOES:
        return float(FIGURES[card].attack)
    worth = float(FOES[card].fame)
    for step in FOES[card].win:
        if isinstance(step, Draw):
            worth += CARD * step.n
        elif isinstance(step, Ready):
            worth += 3.0 * step.n * at.attack_price
        elif isinstance(step, GainAct):
            worth += 0.8 * step.n * ACTION
    if is_legend(card):
        worth += trophy(at)
    return worth


def trophy(at: Sight) -> float:
    """What a trophy is worth beside its fame."""
    shadow = at.view.shadow
    own = len(at.me.trophies)
    if shadow is not None:
        return TROPHY_NEEDED if own < shadow.needed else 2.0
    most = max((len(at.view.seats[other].trophies) for other in at.opponents), default=0)
    near = 1.0 - 0.7 * at.ahead
    if own > most:
        return BONUS_KEPT * near
    return BONUS_NOW * near if own + 1 >= most else TROPHY


def failing(at: Sight, card: Card) -> float:
    """What it costs to leave a foe undefeated."""
    worth = lost(at)
    for step in FOES[card].fail if card in FOES else ():
        if isinstance(step, FailDiscard):
            worth += step.n * JUNK
        elif isinstance(step, FailFame):
            worth += step.n
    return worth


def pick(at: Sight, foe: Foe, arms: Sequence[Arm], actions: int) -> tuple[Way, float] | None:
    """The best way to beat a foe, and its price less what contracts gain."""
    best: tuple[Way, float] | None = None
    for way in at.sums.ways(foe, arms, actions):
        cost = way.price - at.wishes.gain(foe, way)
        if best is None or cost < best[1]:
            best = way, cost
    return best
