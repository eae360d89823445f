"""One Attempt: commitment, dice, help, and what comes of it (3.5 to 3.9)."""

from __future__ import annotations

from typing import Any

from engines.core.ask import CLOCK, ELAPSED, Ask, Option, Pick, Steps, one

from . import dice, skills
from .cards import LEVEL, RED_FACES, USED, WHITE_FACES, Henchman, Spot
from .challenges import allowed_red, difficulty, missing, white_dice
from .events import (
    Committed,
    Hurt,
    Motivated,
    Overcome,
    Progress,
    Rerolled,
    Resolved,
    Revived,
    Rolled,
    Solved,
)
from .moves import Act, AskFirst, Clover, Damage, Leave, Move, Quiet, Resolve, Roll, Take
from .penalties import best
from .scenario import playing, spot_at
from .scene import G, draw_henchmen, draw_problem, drop_problem, move_police
from .state import Attempt, State, owner

ROLLS = {"plain": Roll("plain"), "red": Roll("red")}
ASK_FIRST, RESOLVE, TAKE, LEAVE = AskFirst(), Resolve(), Take(), Leave()
QUIET = tuple(Quiet(until) for until in ("now", "again", "turn", "round", "always"))
#: Before the roll nothing can change that one would be asked again for.
QUIET_BEFORE = tuple(each for each in QUIET if each.until != "again")
#: Damage that one Henchman can take.
MOST_DAMAGE = 2


def attempt(g: G, act: Act) -> Steps:
    """Play an Act action to the end of its consequences."""
    s, seat = g.s, g.s.turn
    crew = list(act.crew)
    a = s.attempt = Attempt(seat, act.challenge, act.way, crew)
    for card in crew:
        s.hands[seat].remove(card)
    g.learn()
    g.tell(Committed(seat, act.challenge, act.crew, act.way))
    spot = spot_at(s, act.challenge)
    playing(s).commit(g, spot, act.way)
    yield from _before(g, a)
    a.stage = "rolled"
    _roll(g, a, spot)
    yield from _after(g, a, spot)
    yield from _settle(g, a, spot)


# -- the window before the roll --------------------------------------------------------------


def can_be_asked(s: State, seat: int) -> bool:
    """Whether a help window asks this seat: by public facts alone (FI-070)."""
    return (
        seat != s.turn
        and bool(s.hands[seat])
        and s.prefs[seat].auto_pass == "off"
        and skills.may_play(s, seat)
    )


def _others(s: State) -> list[int]:
    """Seats that a help window asks; in a solo game there is none (FI-142)."""
    return [seat for seat in range(s.seats) if can_be_asked(s, seat)] if s.players > 1 else []


def _open(s: State, a: Attempt, seats: list[int]) -> None:
    a.asked, a.graced = seats, False
    a.windows += 1


def _before(g: G, a: Attempt) -> Steps:
    """PRE_ROLL: the others are waited for only if the active player asked for that (FI-068)."""
    s = g.s
    prefs = s.prefs[owner(s, a.seat)]
    others = _others(s)
    if prefs.ask_first and others:
        _open(s, a, others)
    while True:
        who, choice = yield _asks_before(s, a)
        if isinstance(choice, Roll):
            a.red = choice.dice == "red"
            break
        if isinstance(choice, AskFirst):
            _open(s, a, _others(s))
        else:
            _heard(g, a, who, choice)
    a.asked, a.again, a.graced = [], [], False


def _asks_before(s: State, a: Attempt) -> tuple[Ask[Any], ...]:
    me = owner(s, a.seat)
    about = ("ready", a.challenge, a.dice, len(a.doubled), a.easier)
    free = not a.asked or a.graced
    options: list[Option] = []
    if free:
        options.append(ROLLS["plain"])
        if allowed_red(s, a.seat):
            options.append(ROLLS["red"])
        if not a.windows and _others(s):
            options.append(ASK_FIRST)
    red = "red" if s.prefs[me].red and len(options) > 1 and options[1] is ROLLS["red"] else "plain"
    return _window(s, a, "before", "ready", options, ROLLS[red], free, about, QUIET_BEFORE)


def _window(
    s: State,
    a: Attempt,
    window: str,
    kind: str,
    options: list[Option],
    default: Option,
    free: bool,
    about: tuple[Any, ...],
    quiet: tuple[Quiet, ...],
) -> tuple[Ask[Any], ...]:
    """The asks of a help window: the active player's, those still to be heard, late helpers, the clock."""
    me = owner(s, a.seat)
    asks: list[Ask[Any]] = []
    for seat in (a.seat,) if s.players > 1 else range(s.seats):
        options += skills.offers(s, seat, window)
    if free:
        asks.append(Ask(me, kind, tuple(options), default, True, about, "turn_timer"))
    elif options:
        asks.append(Ask(me, kind, tuple(options), must=False, about=about))
    if s.players > 1:
        for seat in range(s.seats):
            if seat == a.seat:
                continue
            if seat in a.asked:
                may = (*quiet, *skills.offers(s, seat, window))
                asks.append(Ask(seat, "help", may, QUIET[0], True, about, "help_window"))
            elif may := tuple(skills.offers(s, seat, window)):
                asks.append(Ask(seat, "help", may, must=False, about=about))
        if a.asked and not a.graced:
            asks.append(Ask(CLOCK, "grace", (ELAPSED,), about=a.windows, clock="help_grace"))
    return tuple(asks)


def _heard(g: G, a: Attempt, who: int, choice: Option) -> bool:
    """An answer in a window that does not close it; whether it changed dice."""
    s = g.s
    if who == CLOCK:
        a.graced = True
        return False
    if who in a.asked:
        a.asked.remove(who)
    if isinstance(choice, Quiet):
        if choice.until == "again":
            a.again.append(who)
        elif choice.until != "now":
            s.prefs[who].auto_pass = choice.until
        return False
    return skills.play(g, choice)


# -- the roll and the window after it ----------------------------------------------------------


def _roll(g: G, a: Attempt, spot: Spot) -> None:
    s = g.s
    below = g.chance.below
    a.white = [WHITE_FACES[below(6, "white die")] for _ in range(white_dice(s, a, spot))]
    if a.red:
        a.red_face = RED_FACES[below(6, "red die")]
    g.tell(Rolled(a.seat, tuple(dice.dice_of(a))))


def _nothing_to_gain(s: State, a: Attempt, spot: Spot) -> bool:
    """All Triumphs reached, no damage due, no WARNING (FI-071)."""
    reached = dice.result(s, a) // difficulty(s, spot, a) >= missing(s, spot)
    return reached and not dice.damage(s, a) and a.red_face != "warning"


def _after(g: G, a: Attempt, spot: Spot) -> Steps:
    """POST_ROLL: clovers and Skills in any order, until the roll stands (FI-069 to FI-074)."""
    s = g.s
    if _nothing_to_gain(s, a, spot):
        return
    if others := _others(s):
        _open(s, a, others)
    while True:
        asks = _asks_after(s, a)
        if asks is None:
            return
        who, choice = yield asks
        if isinstance(choice, Resolve):
            return
        changed = False
        if isinstance(choice, Clover):
            changed = True
            a.white[dice.clover_at(s, a)] = USED
            assert isinstance(choice.dice, tuple)
            g.tell(Rerolled(a.seat, skills.reroll(g, a, choice.dice)))
        else:
            changed = _heard(g, a, who, choice)
        if changed and a.again:
            seats = sorted({*a.asked, *(seat for seat in a.again if can_be_asked(s, seat))})
            a.again = []
            _open(s, a, seats)
        if _nothing_to_gain(s, a, spot):
            return


def _asks_after(s: State, a: Attempt) -> tuple[Ask[Any], ...] | None:
    """None where public facts leave nothing but to resolve: no clover, nobody with a card."""
    options: list[Option] = []
    clover = dice.clover_at(s, a)
    if clover >= 0 and (others := dice.rerollable(a, clover)):
        options.append(Clover(Pick(tuple(others), 1, len(others))))
    free = not a.asked or a.graced
    if free:
        if not options and not any(s.hands):
            return None
        options.insert(0, RESOLVE)
    about = (
        "rolled",
        a.challenge,
        tuple(a.white),
        a.red_face,
        a.add,
        a.easier,
        a.shield,
    )
    return _window(s, a, "after", "rolled", options, RESOLVE, free, about, QUIET)


# -- what comes of it --------------------------------------------------------------------------


def _settle(g: G, a: Attempt, spot: Spot) -> Steps:
    """Triumphs and Outcome; damage; rotation; the red CARD or WARNING (FI-081)."""
    s, me = g.s, owner(g.s, a.seat)
    a.stage, a.asked, a.again = "settling", [], []
    total, hard = dice.result(s, a), difficulty(s, spot, a)
    a.result, a.triumphs = total, min(missing(s, spot), total // hard)
    a.damage = dice.damage(s, a)
    g.tell(Resolved(a.seat, spot.key, total, hard, a.triumphs))
    yield from _outcome(g, a, spot)
    # After the Outcome: a Penalty that this Attempt lifted does no more harm.
    a.damage = dice.damage(s, a)
    yield from _divide(g, a)
    if a.red_face == "card" and s.clan:
        ask = Ask(me, "card", (TAKE, LEAVE), default=TAKE, clock="turn_timer")
        if isinstance((yield from one(ask)), Take):
            draw_henchmen(g, a.seat, 1)
    elif a.red_face == "warning":
        draw_problem(g, a.seat)
    s.rotated += a.crew
    s.attempt = None


def _outcome(g: G, a: Attempt, spot: Spot) -> Steps:
    s, scenario, count = g.s, playing(g.s), a.triumphs
    if spot.kind in ("revive", "motivate"):
        if count:
            yield from _bring_back(g, a, spot, count)
        return
    if not spot.triumphs:
        steps = scenario.achieve(g, spot, a, count)
        if steps is not None:
            yield from steps
        return
    if not count:
        return
    held = s.cubes.get(spot.key, 0) + count
    if held < spot.triumphs:
        s.cubes[spot.key] = held
        g.tell(Progress(spot.key, held, spot.triumphs))
        return
    s.cubes.pop(spot.key, None)
    if spot.kind == "problem":
        drop_problem(s, spot.key)
        g.tell(Solved(a.seat, spot.key))
        return
    g.tell(Overcome(spot.key))
    if spot.kind == "police":
        move_police(g, "controlled")
        return
    steps = scenario.overcome(g, spot)
    if steps is not None:
        yield from steps


def _bring_back(g: G, a: Attempt, spot: Spot, count: int) -> Steps:
    """Revive: from the KO'd to the Exhausted Deck; Motivate: from there to the Clan Deck (FI-092)."""
    s = g.s
    source = s.knocked_out if spot.kind == "revive" else s.exhausted
    taken = best(source, count)
    if len(source) > count:
        ask = Ask(
            owner(s, a.seat),
            spot.kind,
            (Move(Pick(tuple(sorted(source)), count, count)),),
            default=Move(tuple(sorted(taken))),
            about=count,
            clock="turn_timer",
        )
        picked = (yield from one(ask)).henchmen
        assert isinstance(picked, tuple)
        taken = picked
    for card in taken:
        source.remove(card)
    if spot.kind == "revive":
        s.exhausted.extend(taken)
        g.tell(Revived(taken))
    else:
        s.clan.extend(taken)
        g.chance.shuffle(s.clan, "clan")
        g.tell(Motivated(taken))


def shares(crew: list[Henchman], damage: int) -> list[Damage]:
    """Every division of damage over two Henchmen; the default first (FI-085, FI-090)."""
    total = min(damage, MOST_DAMAGE * 2)
    found = [Damage(one, total - one) for one in range(3) if 0 <= total - one <= MOST_DAMAGE]
    lower = min(range(2), key=lambda at: (LEVEL[crew[at]], crew[at]))
    even = [total // 2, total // 2]
    even[lower] += total % 2
    return sorted(found, key=lambda each: (each.first, each.second) != (even[0], even[1]))


def _divide(g: G, a: Attempt) -> Steps:
    """Damage to the crew; who is left of it rotates (FI-083 to FI-090)."""
    s = g.s
    share = [min(a.damage, MOST_DAMAGE), 0]
    if len(a.crew) == 2:
        options = shares(a.crew, a.damage)
        choice = options[0]
        if len(options) > 1:
            ask = Ask(
                owner(s, a.seat),
                "damage",
                tuple(options),
                default=options[0],
                about=(a.challenge, a.damage),
                clock="turn_timer",
            )
            choice = yield from one(ask)
        share = [choice.first, choice.second]
    crew, a.crew = a.crew, []
    for card, hurt in zip(crew, share, strict=False):
        if not hurt:
            a.crew.append(card)
            continue
        (s.exhausted if hurt == 1 else s.knocked_out).append(card)
        g.tell(Hurt(card, hurt))
