"""One Attempt: commitment, dice, help, and what comes of it (3.5 to 3.9)."""

from __future__ import annotations

from engines.core.ask import Ask, Pick, Steps, one

from . import dice, windows
from .cards import LEVEL, RED_FACES, WHITE_FACES, Henchman, Spot
from .challenges import difficulty, missing, white_dice
from .events import (
    Committed,
    Hurt,
    Motivated,
    Overcome,
    Progress,
    Resolved,
    Revived,
    Rolled,
    Solved,
)
from .moves import Act, Damage, Leave, Move, Take
from .penalties import best
from .scenario import playing, spot_at
from .scene import G, draw_henchmen, draw_problem, drop_problem, move_police
from .state import Attempt, owner

TAKE, LEAVE = Take(), Leave()
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
    yield from windows.before_roll(g, a, spot)
    a.stage = "rolled"
    _roll(g, a, spot)
    yield from windows.after_roll(g, a, spot)
    yield from _settle(g, a, spot)


def _roll(g: G, a: Attempt, spot: Spot) -> None:
    s = g.s
    below = g.chance.below
    a.white = [WHITE_FACES[below(6, "white die")] for _ in range(white_dice(s, a, spot))]
    if a.red:
        a.red_face = RED_FACES[below(6, "red die")]
    g.tell(Rolled(a.seat, tuple(dice.dice_of(a))))


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
        ask = Ask(me, "card", options=(TAKE, LEAVE), default=TAKE, clock="turn_timer")
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
            options=(Move(Pick(tuple(sorted(source)), count, count)),),
            default=Move(tuple(sorted(taken))),
            basis=count,
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
                options=tuple(options),
                default=options[0],
                basis=(a.challenge, a.damage),
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
