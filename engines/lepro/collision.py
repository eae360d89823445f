"""Collisions (3.10)."""

from __future__ import annotations

from engines.core.ask import UNASKED, Steps, one

from .asks import reaction_ask, turn_ask
from .cards import CARS, Card, deck_of, men
from .cars import lose_car
from .events import Collided, Saved
from .options import LoseCar, Sacrifice, Victim
from .state import G, Player, held, others


def collision(g: G, seat: int) -> Steps:
    """Where a movement ends on a car owner's space, one car is hit (LP-138 to LP-154)."""
    players = g.s.players
    at = players[seat].space
    near = [other for other in others(g.s, seat) if players[other].space == at and players[other].car]
    return _hit(g, seat, near) if near else UNASKED


def _hit(g: G, seat: int, near: list[int]) -> Steps:
    """One of the cars that stand there is hit; a card may save it."""
    victim = near[0]
    if len(near) > 1:
        victim = (yield from one(turn_ask(seat, "victim", [Victim(other) for other in near]))).seat
    g.tell(Collided(seat, victim))
    hit = g.s.players[victim]
    assert hit.car is not None
    offers = [Sacrifice(card) for card in sacrifices(hit)]
    if len(hit.under_car) < CARS[hit.car].factor and offers:
        basis = (seat, hit.car)
        choice = yield from one(reaction_ask(victim, "sacrifice", [*offers, LoseCar()], basis=basis))
        if isinstance(choice, Sacrifice):
            _save(g, victim, choice.card)
            return
    lose_car(g, victim)


def _save(g: G, victim: int, card: Card) -> None:
    """A card is laid under the car, which stays (LP-145, LP-149)."""
    player, deck = g.s.players[victim], deck_of(card)
    held(player, deck).remove(card)
    player.under_car.append(card)
    g.learn()
    g.tell(Saved(victim, deck))


def sacrifices(player: Player) -> list[Card]:
    """What may be laid under a car: the oldest Adventure, the fewest men, the oldest Mission, a
    Protection first (LP-146, 3.22); then the rest."""
    recruits = sorted(player.recruits, key=men)
    first = [cards[0] for cards in (player.stars, recruits, player.missions, player.protections) if cards]
    rest = [card for cards in (player.stars, recruits, player.missions) for card in cards[1:]]
    return [*first, *rest]
