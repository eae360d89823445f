"""Henchmen played for their Skills: what is offered when, and what it does (3.7, 6.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.ask import Option, Pick

from . import dice
from .cards import (
    AFTER,
    BEFORE,
    CLOVER,
    HENCHMEN,
    IDLE,
    LOCK,
    PENALTY,
    PROBLEM_SPOT,
    RED_FACES,
    WHITE_FACES,
    Challenge,
    Henchman,
    Spot,
)
from .challenges import difficulty, free_of, problems_with, tally
from .events import Given, Helped, KnockedOut, Solved
from .moves import Die, Solve, Use, UseDice, UseDie, UseFor, UseOn
from .scenario import playing
from .scene import G, all_problems, draw_henchmen, drop_problem, move_police
from .state import Attempt, State

SKILLS = (Use, UseDie, UseDice, UseOn, UseFor, Solve)
#: Ids of Henchmen by the window of their Skill.
FITTING: dict[str, frozenset[str]] = {
    name: frozenset(card for card, figure in HENCHMEN.items() if figure.skill.verb in words)
    for name, words in (("before", BEFORE), ("after", AFTER), ("idle", IDLE))
}


#: By Henchman: the Skill that is played without a further choice.
_USE: dict[str, tuple[Use]] = {card: (Use(Henchman(card)),) for card in HENCHMEN}
#: Problems that keep somebody from Skills.
MUTING = problems_with("no_skills", "no_help")


def muted(s: State) -> tuple[int, ...]:
    """Seats that may not play Skills at all; public (NO_SKILLS, NO_HELP)."""
    found: tuple[int, ...] = ()
    if free_of(s, MUTING):
        return found
    for holder, held in enumerate(s.problems):
        for card in held:
            word = PENALTY[card][0]
            if word == "no_skills":
                found += (holder,)
            elif word == "no_help":
                found += tuple(seat for seat in range(s.seats) if seat != s.turn)
    return found


def may_play(s: State, seat: int) -> bool:
    """Whether a seat may play Skills at all; public (NO_SKILLS, NO_HELP)."""
    return seat not in muted(s)


class Facts:
    """What the offers of one moment of an Attempt rest on, worked out once, and only if needed."""

    __slots__ = ("a", "hard", "hurt", "s", "spot", "tallied")

    def __init__(self, s: State, a: Attempt, spot: Spot) -> None:
        self.s, self.a, self.spot = s, a, spot
        self.hard = self.hurt = -1
        self.tallied: tuple[list[int], int, int] | None = None

    def easing(self) -> bool:
        """Whether the Difficulty can still fall."""
        if self.hard < 0:
            self.hard = difficulty(self.s, self.spot, self.a)
        return self.hard > 1

    def hurting(self) -> bool:
        """Whether the roll as it lies does damage."""
        if self.hurt < 0:
            self.hurt = dice.damage(self.s, self.a)
        return self.hurt > 0

    def tally(self) -> tuple[list[int], int, int]:
        """See :func:`~.challenges.tally`."""
        if self.tallied is None:
            self.tallied = tally(self.s, self.a, self.spot)
        return self.tallied


def offers(
    s: State, seat: int, window: str, silent: tuple[int, ...] | None = None, facts: Facts | None = None
) -> list[Option]:
    """All ways in which a seat may play a Skill of its hand now; ``window`` is before, after or idle.

    What could do nothing is not offered (FI-075). ``silent``: :func:`muted`, where that is known;
    ``facts``: those of this moment, where they are known.
    """
    fitting, hand = FITTING[window], s.hands[seat]
    if fitting.isdisjoint(hand) or seat in (muted(s) if silent is None else silent):
        return []
    scenario, a = playing(s), s.attempt
    if facts is None and a is not None:
        facts = Facts(s, a, scenario.all[a.challenge])
    found: list[Option] = []
    for card in hand:
        if card not in fitting or (scenario.barred and HENCHMEN[card].barred):
            continue
        if window == "idle":
            found += _idle(s, card)
        elif facts is not None:
            found += _before(facts, card) if window == "before" else _after(facts, card)
    return found


def _before(facts: Facts, card: Henchman) -> Iterable[Option]:
    skill, a = HENCHMEN[card].skill, facts.a
    if skill.verb == "diff":
        return _USE[card] if facts.easing() else ()
    each, n, there = facts.tally()
    now = max(1, min(n, there))
    if skill.verb == "dice":
        return _USE[card] if min(n + skill.n, there) > now else ()
    return [
        UseOn(card, one)
        for one, more in zip(a.crew, each, strict=True)
        if one not in a.doubled and min(n + more, there) > now
    ]


def _after(facts: Facts, card: Henchman) -> Iterable[Option]:
    skill, a = HENCHMEN[card].skill, facts.a
    verb, n = skill.verb, skill.n
    if verb == "add":
        return _USE[card]
    if verb == "diff":
        return _USE[card] if facts.easing() else ()
    if verb == "shield":
        return _USE[card] if facts.hurting() else ()
    if verb == "red":
        return _USE[card] if a.red_face and a.red_face != f"X{n}" else ()
    if verb == "set":
        shown = str(n)
        return [UseDie(card, dice.WHITE_DICE[at][face]) for at, face in enumerate(a.white) if face != shown]
    if verb == "raise":
        of = [dice.WHITE_DICE[at][face] for at, face in enumerate(a.white) if face in ("1", "2", "3")]
    elif verb == "pick":
        of = [dice.WHITE_DICE[at][face] for at, face in enumerate(a.white) if face == LOCK]
    else:
        of = dice.dice_of(a)
    if not of:
        return ()
    return (UseDice(card, Pick(tuple(of), 1, min(n or len(of), len(of)))),)


def _idle(s: State, card: Henchman) -> Iterable[Option]:
    skill = HENCHMEN[card].skill
    if skill.verb == "bribe":
        return _USE[card] if s.police == "uncontrolled" else ()
    if skill.verb == "draw":
        return [UseFor(card, seat) for seat in range(s.seats)] if s.clan else ()
    top = skill.n or 99
    return [Solve(card, key) for key in all_problems(s) if PROBLEM_SPOT[key].difficulty <= top]


def holder(s: State, card: str) -> int:
    """The seat with ``card`` in hand."""
    return next(seat for seat, hand in enumerate(s.hands) if card in hand)


def play(g: G, option: Option) -> bool:
    """Play a Skill; whether it changed dice (FI-062, FI-063, FI-230)."""
    s = g.s
    assert isinstance(option, SKILLS)
    card = option.card
    seat, figure = holder(s, card), HENCHMEN[card]
    s.hands[seat].remove(card)
    (s.knocked_out if figure.knocked_out else s.exhausted).append(card)
    s.tick += 1
    g.learn()
    verb, n = figure.skill.verb, figure.skill.n
    changed: tuple[Die, ...] = ()
    if s.attempt is not None:
        s.attempt.played.append((seat, card))
        changed = _work(g, s.attempt, option, verb, n)
    g.tell(Helped(seat, card, verb, n, changed))
    if figure.knocked_out:
        g.tell(KnockedOut((card,), Challenge("skill")))
    if isinstance(option, UseFor):
        g.tell(Given(option.seat, min(n, len(s.clan))))
        draw_henchmen(g, option.seat, n)
    elif isinstance(option, Solve):
        drop_problem(s, option.challenge)
        g.tell(Solved(seat, option.challenge))
    elif verb == "bribe":
        move_police(g, "controlled")
    return bool(changed)


def _work(g: G, a: Attempt, option: Option, verb: str, n: int) -> tuple[Die, ...]:
    """What a Skill does to an Attempt; the dice as they now show, if it changed some."""
    if isinstance(option, UseOn):
        a.doubled.append(option.henchman)
    elif isinstance(option, UseDie):
        return (dice.turn(a, option.die, str(n)),)
    elif isinstance(option, UseDice):
        assert isinstance(option.dice, tuple)
        if verb == "reroll":
            return reroll(g, a, option.dice)
        if verb == "pick":
            return tuple(dice.turn(a, die, CLOVER) for die in option.dice)
        return tuple(dice.turn(a, die, str(int(dice.face(die)) + 1)) for die in option.dice)
    elif verb == "dice":
        a.dice += n
    elif verb == "diff":
        a.easier += n
    elif verb == "add":
        a.add += n
    elif verb == "shield":
        a.shield += n or 99
    elif verb == "red":
        return (dice.turn(a, f"red-{a.red_face}", f"X{n}"),)
    return ()


def reroll(g: G, a: Attempt, which: Iterable[str]) -> tuple[Die, ...]:
    """Roll some dice again; as they now show."""
    shown = []
    for die in which:
        red = die.startswith("red")
        faces = RED_FACES if red else WHITE_FACES
        shown.append(dice.turn(a, die, faces[g.chance.below(6, "red die" if red else "white die")]))
    return tuple(shown)
