"""What speaks for an answer, by what its seat sees: chances, what a roll is worth, what cards bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option, Pick
from engines.core.words import Seat

from . import dice, odds
from .cards import HENCHMEN, LEVEL
from .glossary import Henchman
from .intermission import PRICE
from .options import (
    AskFirst,
    Assign,
    Buy,
    Choose,
    Clover,
    Done,
    EndTurn,
    Exhaust,
    First,
    Leave,
    More,
    Move,
    Quiet,
    Rally,
    Recruit,
    RecruitTwo,
    Remove,
    Resolve,
    Roll,
    Skip,
    Solve,
    Stop,
    Take,
    Use,
    UseDice,
    UseDie,
    UseFor,
    UseOn,
    VoteStarter,
)
from .skills import Reroll
from .view import AttemptView, FictionsView, reckoning


class Chance(msgspec.Struct, frozen=True, tag="chance"):
    """Dice to be rolled, and in per cent the chance of all Triumphs that can count; None: no odds wanted."""

    dice: int
    chance: int | None
    needs: int
    red: bool


class Worth(msgspec.Struct, frozen=True, tag="worth"):
    """The roll as it lies: its Triumphs of those that can count, and its damage."""

    result: int
    triumphs: int
    needs: int
    damage: int


class Becomes(msgspec.Struct, frozen=True, tag="becomes"):
    """The roll as it would be, and the Triumphs that it has now."""

    result: int
    triumphs: int
    now: int
    damage: int


class Again(msgspec.Struct, frozen=True, tag="again"):
    """Dice that are rolled again, and the points of the numbers among them."""

    dice: int
    points: int
    locks: int


class Helpers(msgspec.Struct, frozen=True, tag="helpers"):
    """Cards that the others hold."""

    cards: int


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """Cards in hand, and in the Clan Deck."""

    hand: int
    clan: int


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Cards in the Clan Deck, and Exhausted ones that would come back to it."""

    clan: int
    exhausted: int


class Levels(msgspec.Struct, frozen=True, tag="levels"):
    """Levels of those chosen, summed up, and of all who could be."""

    chosen: int
    of: int


class Burden(msgspec.Struct, frozen=True, tag="burden"):
    """Fingerprints, Problems and cards of a seat."""

    seat: Seat
    fingerprints: int
    problems: int
    hand: int


class Draws(msgspec.Struct, frozen=True, tag="draws"):
    """Cards that a seat draws, and what it holds."""

    seat: Seat
    cards: int
    hand: int


class Task(msgspec.Struct, frozen=True, tag="task"):
    """A Challenge: its Expertise, Difficulty, and what is still missing."""

    ideal: str
    difficulty: int
    missing: int


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """One of so many that could be chosen, of which less is known."""

    of: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Actions that are left, and cards in hand."""

    actions: int
    hand: int


class Points(msgspec.Struct, frozen=True, tag="points"):
    """Reputation to spend, and a price."""

    reputation: int
    price: int


class Spent(msgspec.Struct, frozen=True, tag="spent"):
    """A Henchman that is played for its Skill."""

    card: Henchman
    level: int


def why(seen: FictionsView, ask: Ask[Any], choice: Option) -> Sequence[msgspec.Struct]:
    """What speaks for an answer, the main reason first."""
    says = _SAYS.get(type(choice))
    return says(seen, ask, choice) if says is not None else ()


# -- the dice --------------------------------------------------------------------------------------


def _roll(seen: FictionsView, ask: Ask[Any], choice: Roll) -> list[msgspec.Struct]:
    attempt = seen.attempt
    return [] if attempt is None else [_chance(seen, attempt, red=choice.dice == "red")]


def _chance(seen: FictionsView, attempt: AttemptView, *, red: bool, more: int = 0) -> Chance:
    count = attempt.count + more
    needs = max(1, attempt.needs)
    if seen.prefs is None or not seen.prefs.odds:
        return Chance(count, None, needs, red)
    of = odds.blank if reckoning.penalised(seen, attempt.seat, "no_clovers") else odds.chance
    chances = of(count, red, attempt.difficulty, attempt.prestige)
    return Chance(count, round(100 * chances[min(needs, len(chances)) - 1]), needs, red)


def _worth(seen: FictionsView) -> list[msgspec.Struct]:
    attempt = seen.attempt
    if attempt is None or attempt.stage == "ready":
        return []
    return [Worth(attempt.result, attempt.triumphs, attempt.needs, attempt.damage)]


def _again(seen: FictionsView, shown: Sequence[str]) -> list[msgspec.Struct]:
    faces = [dice.face(die) for die in shown if not dice.is_red(die)]
    locks = sum(dice.face(die) == "L" for die in shown)
    return [Again(len(shown), sum(dice.numbers(faces)), locks), *_worth(seen)]


def _on_dice(seen: FictionsView, card: Henchman, shown: Sequence[str]) -> list[msgspec.Struct]:
    attempt, skill = seen.attempt, HENCHMEN[card].skill
    if attempt is None or attempt.stage != "rolled":
        return _spent(card)
    if isinstance(skill, Reroll):
        return [*_again(seen, shown), *_spent(card)]
    places = [dice.place(die) for die in shown]
    made = reckoning.worth(seen, attempt, skill.applied(attempt.roll, places))
    return [Becomes(made.result, made.triumphs, attempt.triumphs, made.damage), *_spent(card)]


# -- cards and people ------------------------------------------------------------------------------


def _spent(card: Henchman) -> list[msgspec.Struct]:
    return [Spent(card, LEVEL[card])]


def _own(seen: FictionsView) -> int:
    return sum(len(hand) for hand in seen.hands if hand is not None)


def _hand(seen: FictionsView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Hand(_own(seen), seen.clan)]


def _quiet(seen: FictionsView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    attempt = seen.attempt
    if attempt is not None and attempt.stage == "ready":
        return [_chance(seen, attempt, red=False), *_hand(seen, ask, choice)]
    return [*_worth(seen), *_hand(seen, ask, choice)]


def _ask_first(seen: FictionsView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Helpers(sum(each.hand for at, each in enumerate(seen.table) if seen.hands[at] is None))]


def _for(seen: FictionsView, ask: Ask[Any], choice: UseFor) -> list[msgspec.Struct]:
    count = min(HENCHMEN[choice.card].skill.n, seen.clan)
    return [Draws(choice.seat, count, seen.table[choice.seat].hand), *_spent(choice.card)]


def _burden(seen: FictionsView, seat: int) -> list[msgspec.Struct]:
    one = seen.table[seat]
    return [Burden(seat, one.fingerprints, len(one.problems), one.hand)]


def _levels(seen: FictionsView, ask: Ask[Any], choice: Move | Exhaust) -> list[msgspec.Struct]:
    pool = {card for option in ask.options for card in option.henchmen.of}
    chosen = () if isinstance(choice.henchmen, Pick) else choice.henchmen
    return [Levels(sum(LEVEL[card] for card in chosen), sum(LEVEL[card] for card in pool))]


def _task(seen: FictionsView, ask: Ask[Any], choice: First | Choose | Solve) -> list[msgspec.Struct]:
    spot = next((one for one in seen.challenges if one.key == choice.challenge), None)
    if spot is None:
        return [Marked(len(ask.options))]
    return [Task(spot.ideal, spot.difficulty, spot.missing if spot.triumphs else 0)]


def _solve(seen: FictionsView, ask: Ask[Any], choice: Solve) -> list[msgspec.Struct]:
    return [*_task(seen, ask, choice), *_spent(choice.card)]


def _left(seen: FictionsView, ask: Ask[Any], choice: Option) -> list[msgspec.Struct]:
    return [Left(seen.actions, seen.table[seen.turn].hand)]


def _used(seen: FictionsView, ask: Ask[Any], choice: Use | UseOn) -> list[msgspec.Struct]:
    return _spent(choice.card)


#: By kind of option, where its hint does not say it all. Every function gets the view, the ask and the
#: answer.
_SAYS: dict[type[Option], Callable[[FictionsView, Ask[Any], Any], Sequence[msgspec.Struct]]] = {
    Roll: _roll,
    Resolve: lambda seen, ask, choice: _worth(seen),
    Clover: lambda seen, ask, choice: _again(seen, choice.dice),
    AskFirst: _ask_first,
    Quiet: _quiet,
    Use: _used,
    UseOn: _used,
    UseDie: lambda seen, ask, choice: _on_dice(seen, choice.card, [choice.die]),
    UseDice: lambda seen, ask, choice: _on_dice(seen, choice.card, choice.dice),
    UseFor: _for,
    Solve: _solve,
    **dict.fromkeys((Recruit, RecruitTwo, More, Stop, Take, Leave), _hand),
    Rally: lambda seen, ask, choice: [Back(seen.clan, len(seen.exhausted))],
    **dict.fromkeys((Skip, EndTurn), _left),
    **dict.fromkeys((Move, Exhaust), _levels),
    **dict.fromkeys((First, Choose), _task),
    Assign: lambda seen, ask, choice: _burden(seen, choice.seat),
    VoteStarter: lambda seen, ask, choice: _burden(seen, choice.seat),
    Buy: lambda seen, ask, choice: [Points(seen.reputation, PRICE[choice.level])],
    Remove: lambda seen, ask, choice: [Points(seen.reputation, -1)],
    Done: lambda seen, ask, choice: [Points(seen.reputation, 0)],
}
