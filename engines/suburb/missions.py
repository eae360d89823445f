"""A mission: pile, card, target, reactions, die, and what comes of it (3.4, 3.5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec

from engines.core.ask import Ask, Steps

from .asking import in_own_turn, question
from .cards import HOUSES, MISSIONS, Card, Mission
from .decks import begin_card, draw, end_card
from .defaults import default_target
from .defence import blocked, countered, reversed_by
from .events import Drew, Named, Rolled
from .facts import ABILITY, KIND, mission_points
from .figures import FAILING, LEVEL, SUCCEEDING
from .options import Deck, DrawFrom, Target
from .payments import gain, owe
from .police import arrest, check_at_large
from .rewards import reward
from .state import G, Roll, Show, neighbours
from .track import lose, score

#: By class the piles of level 3 missions, the own one first.
PILES = {kind: (DrawFrom(Deck(kind)), DrawFrom(Deck("common"))) for kind in ("upper", "gangster")}
#: By seat.
TARGETS = tuple(map(Target, range(6)))


class Job(msgspec.Struct, frozen=True, gc=False):
    """A mission that is carried out: which card, by whom, against whom."""

    card: Card
    roller: int
    other: int
    begun: int
    """The roller's level when the card was drawn; 0: it is not the roller's own, but turned round."""

    @property
    def figures(self) -> Mission:
        """What is printed on the card."""
        return MISSIONS[self.card]


def mission(g: G) -> Steps:
    """The compulsory mission of a turn and its reward; then the rest of the turn. May raise TurnOver."""
    s = g.s
    seat = s.seat
    deck = yield from _pile(g)
    begun = LEVEL[s.players[seat].points]
    card = draw(g, deck)
    assert card is not None, "no mission is ever held"
    begin_card(g, card)
    show = s.show = Show(card, seat)
    g.tell(Drew(seat, card))
    show.target = target = yield from _target(g, MISSIONS[card])
    show.stage = "named"
    g.tell(Named(seat, target, card))
    if (yield from blocked(g, target)):
        show.result = "blocked"
    elif not countered(g, show):
        yield from _roll(g, show, Job(card, seat, target, begun))
    elif (yield from reversed_by(g, show)):
        yield from _roll(g, show, Job(card, target, seat, begun=0))
    else:
        yield from _fail(g, Job(card, seat, target, begun))
    end_card(g, card)
    check_at_large(g)
    if show.result == "success" and not show.reversed:
        yield from reward(g)
    s.stage = "free"


def _pile(g: G) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], str]:
    """Where the card comes from; at level 3 that is a choice (SB-043 to SB-044b)."""
    s = g.s
    player = s.players[s.seat]
    if LEVEL[player.points] < 3:
        return f"level{LEVEL[player.points]}"
    piles = PILES[KIND[player.house]]
    s.stage = "pile"
    choice = yield from question(g, lambda: in_own_turn(g, "pile", options=piles, default=piles[0]))
    assert isinstance(choice, DrawFrom)
    return choice.deck


def _target(g: G, figures: Mission) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], int]:
    """Whom it is played against: anybody (SB-045 to SB-047). Asked even if only one is left: whoever has
    the turn is the one who rolls."""
    s = g.s
    among = neighbours(s, s.seat)
    options = [TARGETS[seat] for seat in among]

    def build() -> Ask[Any]:
        default = TARGETS[default_target(s, among, money=figures.money > 0)]
        return in_own_turn(g, "target", options=options, default=default)

    s.stage = "target"
    choice = yield from question(g, build)
    assert isinstance(choice, Target)
    return choice.seat


def _roll(g: G, show: Show, job: Job) -> Steps:
    """The die; the faces that fail are those of the roller's level (SB-060 to SB-062)."""
    s = g.s
    failing = FAILING[LEVEL[s.players[job.roller].points]]
    die = g.chance.die(6, "mission")
    good = die not in failing
    show.roller, show.die, show.faces, show.stage = job.roller, die, failing, "rolled"
    show.result = "success" if good else "failure"
    s.roll = Roll(job.roller, "mission", die, good=SUCCEEDING[failing])
    g.tell(Rolled(job.roller, die, good))
    if good:
        _succeed(g, job)
    else:
        yield from _fail(g, job)


def _succeed(g: G, job: Job) -> None:
    """Money from the other, points from nowhere, a push (SB-063 to SB-066)."""
    player, figures = g.s.players[job.roller], job.figures
    if figures.money:
        owe(g, job.other, to=job.roller, amount=figures.money, why=job.card)
    if figures.points:
        points = figures.points
        # Abilities count in missions of one's own alone (SB-239).
        if job.begun:
            first = not player.ability_used
            points = mission_points(player.house, points, level=job.begun, first=first)
            player.ability_used |= ABILITY[player.house] == "flying_start"
        score(g, job.roller, points)
    if figures.push:
        lose(g, job.other, figures.push, pushed=True)
    if job.begun and ABILITY[player.house] == "society_column":
        gain(g, job.roller, amount=HOUSES[player.house].n, why="ability")


def _fail(g: G, job: Job) -> Steps:
    """What is printed for a failure; a dot above level 1 (SB-067 to SB-070, SB-236)."""
    figures = job.figures
    dots = int(LEVEL[g.s.players[job.roller].points] > 1)
    if figures.fail_payment:
        dots += owe(g, job.roller, to=job.other, amount=figures.fail_payment, why=job.card)
    if figures.points_lost:
        lose(g, job.roller, figures.points_lost, pushed=False)
    if figures.neighbour_points:
        score(g, job.other, figures.neighbour_points)
    for _ in range(dots):
        if (asking := arrest(g, job.roller)) is not None:
            yield from asking
            return
