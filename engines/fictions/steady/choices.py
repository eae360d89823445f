"""The smaller choices: damage, cards that come and go, votes, and the shop."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option, Pick
from engines.players.offered import offered

from ..cards import HENCHMEN, LEVEL
from ..glossary import CATEGORY, Henchman
from ..options import (
    Buy,
    Damage,
    Done,
    Exhaust,
    Move,
    Quiet,
    Remove,
    Take,
    VoteKeep,
    VoteScenario,
    VoteStarter,
)
from ..view import FictionsView
from .plan import Plan
from .sight import Sight
from .turn import idle_skill

#: Scenarios by the Reputation that they bring this player, the best first.
LIKED = ("no_more_bets", "high_speed_rescue", "family_business", "intimate_enemies", "hands_up")
#: What a Skill makes of a card when two of a Level are compared.
SKILLED = dict.fromkeys(("diff", "add"), 4) | dict.fromkeys(("reroll", "set", "double", "solve", "red"), 3)


def damage(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The division that costs least."""
    attempt = at.view.attempt
    assert attempt is not None
    hand = at.holding(at.seat)
    crew = [each.card for each in attempt.crew]

    def cost(card: str, hurt: int) -> float:
        return (at.worth(card, hand) if hurt else 0.0) + (at.out(card) if hurt > 1 else 0.0)

    def whole(option: Damage) -> float:
        return cost(crew[0], option.first) + cost(crew[1], option.second)

    return min(ask.options, key=whole)  # type: ignore[no-any-return]


def card(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """A card for nothing is taken."""
    return Take() if Take() in ask.options else ask.options[0]


def value(at: Sight, one: str) -> float:
    """How much a card is wanted: its Level, and what it is good for on this table."""
    fit = sum(
        at.dice(one, spot) - 1 for spot in at.challenges.values() if spot.kind not in ("revive", "motivate")
    )
    return LEVEL[one] + 0.05 * fit


def bring_back(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The best cards come back."""
    return _pick(at, ask, best=True)


def knock_out(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The worst cards go."""
    return _pick(at, ask, best=False)


def exhaust(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The worst cards of the hand go."""
    return _pick(at, ask, best=False)


def _pick(at: Sight, ask: Ask[Any], *, best: bool) -> Option:
    option = ask.options[0]
    hole = option.henchmen
    assert isinstance(hole, Pick)
    assert isinstance(option, Move | Exhaust)
    count = hole.most if best else hole.least
    ranked = sorted(hole.of, key=lambda one: (-value(at, one) if best else value(at, one), one))
    chosen = set(ranked[:count])
    return type(option)(tuple(Henchman(one) for one in hole.of if one in chosen))


def target(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """The card that a choice of the Scenario falls on."""
    keys = [option.challenge for option in ask.options]
    key = plan.target(at, keys)
    return ask.options[keys.index(key)]  # type: ignore[no-any-return]


def call(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """A Skill before the turn or the round ends, if it pays."""
    quiet = Quiet("now")
    return idle_skill(at, plan, ask.options) or (quiet if quiet in ask.options else ask.options[0])


def idle(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """A Skill in another's turn; whatever does nothing, if none pays."""
    return idle_skill(at, plan, ask.options) or ask.options[-1]


def assign(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """Whoever has fewest Fingerprints, then fewest Problems, draws."""
    return min(ask.options, key=lambda option: _burden(at.view, option.seat))  # type: ignore[no-any-return]


def starter(at: Sight, plan: Plan, ask: Ask[Any]) -> Option:
    """All vote alike, by what all see: few Fingerprints and Problems, then many cards."""
    votes = offered(ask, VoteStarter)
    return min(votes, key=lambda vote: _burden(at.view, vote.seat))


def _burden(view: FictionsView, seat: int) -> tuple[int, int, int, int]:
    one = view.table[seat]
    return one.fingerprints, len(one.problems), -one.hand, seat


# -- without a Scenario on the table ---------------------------------------------------------------


def scenario(view: FictionsView, ask: Ask[Any]) -> Option:
    """The Scenario that is liked best of those offered."""
    votes = offered(ask, VoteScenario)
    order = {key: at for at, key in enumerate(LIKED)}
    return min(votes, key=lambda vote: order.get(vote.scenario, len(order)))


def shop(view: FictionsView, ask: Ask[Any]) -> Option:
    """The dearest Henchman that can be paid; what is left removes the poorest of the clan."""
    levels = offered(ask, Buy)
    best = max(levels, key=lambda option: option.level, default=None)
    leavers = offered(ask, Remove)
    if leavers and (best is None or best.level == 1):
        poorest = min(leavers, key=lambda option: _use(option.henchman))
        if LEVEL[poorest.henchman] == 1:
            return poorest
    return best or Done()


def keep(view: FictionsView, ask: Ask[Any]) -> Option:
    """The more useful of the two."""
    votes = offered(ask, VoteKeep)
    return max(votes, key=lambda vote: (_use(vote.henchman), vote.henchman))


def _use(one: str) -> float:
    """What a card is good for in general."""
    figure = HENCHMEN[one]
    kinds = {CATEGORY[name] for name in figure.expertises}
    return figure.level * 3 + len(kinds) + 0.1 * SKILLED.get(figure.skill.verb, 1) + 0.05 * figure.skill.n
