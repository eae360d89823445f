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
)
from .challenges import difficulty, white_dice
from .events import Given, Helped, KnockedOut, Solved
from .moves import Die, Solve, Use, UseDice, UseDie, UseFor, UseOn
from .scenario import playing, spot_at
from .scene import G, all_problems, draw_henchmen, drop_problem, move_police
from .state import Attempt, State

SKILLS = (Use, UseDie, UseDice, UseOn, UseFor, Solve)
#: Ids of Henchmen by the window of their Skill.
_IN: dict[str, frozenset[str]] = {
    name: frozenset(card for card, figure in HENCHMEN.items() if figure.skill.verb in words)
    for name, words in (("before", BEFORE), ("after", AFTER), ("idle", IDLE))
}


#: Henchmen whose Skill may be played between actions: for a quick look at a hand.
IDLERS = _IN["idle"]


def may_play(s: State, seat: int) -> bool:
    """Whether a seat may play Skills at all; public (NO_SKILLS, NO_HELP)."""
    for holder, held in enumerate(s.problems):
        for card in held:
            word = PENALTY[card][0]
            if (word == "no_skills" and holder == seat) or (word == "no_help" and seat != s.turn):
                return False
    return True


def offers(s: State, seat: int, window: str) -> list[Option]:
    """All ways in which a seat may play a Skill of its hand now; ``window`` is before, after or idle.

    What could do nothing is not offered (FI-075).
    """
    fitting, hand = _IN[window], s.hands[seat]
    if fitting.isdisjoint(hand) or not may_play(s, seat):
        return []
    cards = [card for card in hand if card in fitting]
    if playing(s).barred:
        cards = [card for card in cards if not HENCHMEN[card].barred]
    found: list[Option] = []
    for card in cards:
        if window == "idle":
            found += _idle(s, card)
        elif s.attempt is not None:
            found += (_before if window == "before" else _after)(s, s.attempt, card)
    return found


def _before(s: State, a: Attempt, card: Henchman) -> Iterable[Option]:
    skill, spot = HENCHMEN[card].skill, spot_at(s, a.challenge)
    if skill.verb == "diff":
        return (Use(card),) if difficulty(s, spot, a) > 1 else ()
    now = white_dice(s, a, spot)
    if skill.verb == "dice":
        a.dice += skill.n
        more = white_dice(s, a, spot) > now
        a.dice -= skill.n
        return (Use(card),) if more else ()
    useful = []
    for one in a.crew:
        if one not in a.doubled:
            a.doubled.append(one)
            if white_dice(s, a, spot) > now:
                useful.append(UseOn(card, one))
            a.doubled.pop()
    return useful


def _after(s: State, a: Attempt, card: Henchman) -> Iterable[Option]:
    skill = HENCHMEN[card].skill
    verb, n = skill.verb, skill.n
    if verb == "add":
        return (Use(card),)
    if verb == "diff":
        return (Use(card),) if difficulty(s, spot_at(s, a.challenge), a) > 1 else ()
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
