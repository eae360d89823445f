"""What it is worth to meddle with opponents; alone, to hold up the shadow."""

from __future__ import annotations

from collections.abc import Iterable

from ..effects.harm import Harm
from ..effects.rivals import Convert, Exhaust, ForceDiscard, Goad, Kill, LoseFame
from ..effects.thefts import StealAlly, StealCard, SwapAlly
from ..glossary import Card
from ..state import HAND
from ..verbs import ANY
from ..view import AllyView
from .arms import unmet
from .sight import Sight
from .worth import CARD

#: What harm is worth by what it costs: to whoever is likely to win first, and to anybody else.
HARM, HARM_TO_OTHERS = 3.0, 1.0
#: What a step is worth that the shadow is thrown back.
STEP = 0.6
#: What it is worth that the leader loses a point of fame.
LOST = 1.3
#: What it is worth, for whoever leads, to meet a monster that is too strong; and for whoever has not.
TOO_STRONG, PREY = 3.0, 0.5


def harm(at: Sight, other: int) -> float:
    """What it is worth to take something from an opponent, by what it is worth to him."""
    return HARM if other == at.opponents[0] else HARM_TO_OTHERS


def room(at: Sight, source: Card) -> int:
    """How many cards the hand takes once the source is used."""
    return HAND - len(at.hand) + (source in at.hand)


def late(at: Sight) -> float:
    """Cards are worth less near the end."""
    return min(1.0, 4 * at.ahead)


def targets(at: Sight, ready: bool, max_atk: int = ANY) -> list[tuple[float, int, AllyView]]:
    """Allies of opponents in a state, with what they are worth to their owners; those of the leader first."""
    return [
        (at.loss(ally.card, ready), other, ally)
        for other in at.opponents
        for ally in at.view.seats[other].deployed
        if ally.ready is ready and ally.attack <= max_atk
    ]


def _most(at: Sight, found: Iterable[tuple[float, int, AllyView]], count: int) -> float:
    """What it is worth to do that to the best so many of one opponent."""
    by_seat: dict[int, list[float]] = {}
    for worth, other, _ in found:
        by_seat.setdefault(other, []).append(worth)
    return max(
        (harm(at, other) * sum(sorted(each, reverse=True)[:count]) for other, each in by_seat.items()),
        default=0.0,
    )


def hinder(at: Sight, step: Harm, source: Card) -> float:
    """What it is worth, alone, to throw the shadow back; a theft draws cards instead."""
    shadow = at.view.shadow
    assert shadow is not None
    if isinstance(step, StealCard):
        return min(step.n, room(at, source)) * CARD * late(at)
    return min(step.back(), shadow.at) * STEP


def kill(at: Sight, step: Kill, source: Card) -> float:
    """Allies of an opponent are discarded."""
    return _most(at, targets(at, step.state == "rdy", step.max_atk), step.n)


def exhaust(at: Sight, step: Exhaust, source: Card) -> float:
    """Allies of an opponent are exhausted."""
    found = [(ally.attack * at.attack_price, other, ally) for _, other, ally in targets(at, True)]
    return _most(at, found, step.n)


def convert(at: Sight, step: Convert, source: Card) -> float:
    """An opponent's ally becomes a foe, and falls."""
    power = sum(arm.value for arm in at.arms if arm.way == "basic" and arm.card != source)
    return max(
        (
            harm(at, other) * worth + ally.attack * (1 - at.attack_price) + at.wishes.wants_defeat()
            for worth, other, ally in targets(at, step.state == "rdy")
            if ally.attack <= power
        ),
        default=0.0,
    )


def steal_ally(at: Sight, step: StealAlly, source: Card) -> float:
    """An opponent's ally changes sides."""
    return max(
        (
            at.new_worth(ally.card) + harm(at, other) * worth
            for worth, other, ally in targets(at, step.state == "rdy")
        ),
        default=0.0,
    )


def swaps(at: Sight, step: SwapAlly, source: Card) -> list[tuple[float, Card, int, Card]]:
    """Exchanges and what they gain, the best first: (gain, own, seat, theirs)."""
    ready = step.state == "rdy"
    own = [ally for ally in at.me.deployed if ally.ready is ready and ally.card != source]
    found = [
        ((1 + harm(at, other)) * (worth - at.ally_worth(mine.card, ready)), mine.card, other, ally.card)
        for mine in own
        for worth, other, ally in targets(at, ready)
    ]
    return sorted(found, key=lambda one: (-one[0], one[1:]))


def swap(at: Sight, step: SwapAlly, source: Card) -> float:
    """Two allies change sides."""
    found = swaps(at, step, source)
    return max(0.0, found[0][0]) if found else 0.0


def steal_card(at: Sight, step: StealCard, source: Card) -> float:
    """Cards of an opponent's hand, by chance."""
    most = min(step.n, room(at, source))
    share = 0.6 if step.kind == "item" else 1.0
    found = (min(most, at.view.seats[other].hand) * (1 + harm(at, other)) for other in at.opponents)
    return max(found, default=0.0) * CARD * share * late(at)


def force(at: Sight, step: ForceDiscard, source: Card) -> float:
    """All opponents discard what they like least."""
    return sum(0.6 * harm(at, other) for other in at.opponents if at.view.seats[other].hand)


def goads(at: Sight) -> list[tuple[float, Card, int]]:
    """Monsters that could be sent to the leader, with what that is worth: he might not beat them."""
    if not at.opponents:
        return []
    leader = at.opponents[0]
    power = sum(ally.attack for ally in at.view.seats[leader].deployed if ally.ready)
    found = [
        (TOO_STRONG if unmet(card).left > power else -PREY * unmet(card).fame, card, leader)
        for card in at.view.monsters
        if card is not None
    ]
    return sorted(found, reverse=True)


def goad(at: Sight, step: Goad, source: Card) -> float:
    """A monster goes to the leader."""
    return harm(at, at.opponents[0]) * max((worth for worth, _, _ in goads(at)), default=0.0)


def lose_fame(at: Sight, step: LoseFame, source: Card) -> float:
    """The leader loses fame."""
    return LOST * min(step.n, max(at.view.seats[other].fame for other in at.opponents))
