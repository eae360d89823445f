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
from .scenario import playing, spot_at
from .scene import G, all_problems, draw_henchmen, drop_problem, move_police
from .state import Attempt, State

SKILLS = (Use, UseDie, UseDice, UseOn, UseFor, Solve)
#: Ids of Henchmen by the window of their Skill.
FITTING: dict[str, frozenset[str]] = {
    name: frozenset(card for card, figure in HENCHMEN.items() if figure.skill.verb in words)
    for name, words in (("before", BEFORE), ("after", AFTER), ("idle", IDLE))
}


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


def offers(s: State, seat: int, window: str, silent: tuple[int, ...] | None = None) -> list[Option]:
    """All ways in which a seat may play a Skill of its hand now; ``window`` is before, after or idle.

    What could do nothing is not offered (FI-075). ``silent``: :func:`muted`, where that is known.
    """
    fitting, hand = FITTING[window], s.hands[seat]
    if fitting.isdisjoint(hand) or seat in (muted(s) if silent is None else silent):
        return []
    cards = [card for card in hand if card in fitting]
    if playing(s).barred:
        cards = [card for card in cards if not HENCHMEN[card].barred]
    found: list[Option] = []
    a = s.attempt
    if window == "idle":
        for card in cards:
            found += _idle(s, card)
    elif a is not None:
        spot = spot_at(s, a.challenge)
        if window == "before":
            for card in cards:
                found += _before(s, a, card, spot)
        else:
            for card in cards:
                found += _after(s, a, card, spot)
    return found


def _before(s: State, a: Attempt, card: Henchman, spot: Spot) -> Iterable[Option]:
    skill = HENCHMEN[card].skill
    if skill.verb == "diff":
        return (Use(card),) if difficulty(s, spot, a) > 1 else ()
    each, n, there = tally(s, a, spot)
    now = max(1, min(n, there))
    if skill.verb == "dice":
        return (Use(card),) if min(n + skill.n, there) > now else ()
    return [
        UseOn(card, one)
        for one, more in zip(a.crew, each, strict=True)
        if one not in a.doubled and min(n + more, there) > now
    ]


def _after(s: State, a: Attempt, card: Henchman, spot: Spot) -> Iterable[Option]:
    skill = HENCHMEN[card].skill
    verb, n = skill.verb, skill.n
    if verb == "add":
        return (Use(card),)
    if verb == "diff":
        return (Use(card),) if difficulty(s, spot, a) > 1 else ()
    if verb == "shield":
        return (Use(card),) if dice.damage(s, a) else ()
    if verb == "red":
        return (Use(card),) if a.red_face and a.red_face != f"X{n}" else ()
    if verb == "set":
        shown = str(n)
        return [UseDie(card, Die(f"w{at}-{face}")) for at, face in enumerate(a.white) if face != shown]
    if verb == "raise":
        of = [Die(f"w{at}-{face}") for at, face in enumerate(a.white) if face in ("1", "2", "3")]
    elif verb == "pick":
        of = [Die(f"w{at}-{face}") for at, face in enumerate(a.white) if face == LOCK]
    else:
        of = dice.dice_of(a)
    if not of:
        return ()
    return (UseDice(card, Pick(tuple(of), 1, min(n or len(of), len(of)))),)


def _idle(s: State, card: Henchman) -> Iterable[Option]:
    skill = HENCHMEN[card].skill
    if skill.verb == "bribe":
        return (Use(card),) if s.police == "uncontrolled" else ()
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
