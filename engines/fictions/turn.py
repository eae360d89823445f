"""One turn: actions, Skills and wishes between them, and the turn's end (3.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from engines.core.ask import Ask, Option, Steps, one

from . import attempt, calls, helping, penalties
from .challenges import most_crew, penalised
from .commitments import AT_ONCE, acts, acts_at_once
from .events import Rallied, Skipped
from .options import (
    SKILL_OPTIONS,
    Act,
    ActNow,
    EndTurn,
    More,
    Prefer,
    Rally,
    Recruit,
    RecruitTwo,
    Skip,
    Stop,
)
from .piles import draw_henchmen
from .problems import MUTING, free_of, problems_with
from .scenario import playing
from .state import G, State, full_actions, owner
from .wishes import WISHES, Standing, lapse, standing, wish, wishes

RECRUIT, RECRUIT_TWO, MORE, STOP = Recruit(), RecruitTwo(), More(), Stop()
RALLY, SKIP, END_TURN = Rally(), Skip(), EndTurn()
#: Problems that change what may be done in a turn; seldom is one of them in play.
_ON_TURNS = problems_with("lone_henchman", "slow_recruit") | MUTING
_IDLERS = helping.FITTING["idle"]
#: By the number of seats and the seat whose turn it is: all others.
_OTHERS = {
    (seats, seat): tuple(other for other in range(seats) if other != seat)
    for seats in range(2, 5)
    for seat in range(seats)
}


def begin(g: G, seat: int) -> None:
    """A seat's turn begins; FEWER_ACTIONS is read now (FI-102)."""
    s = g.s
    s.turn, s.phase, s.rotated, s.used = seat, "turn", [], []
    s.troubled = False
    s.actions = max(1, full_actions(s) - penalised(s, seat, "fewer_actions"))


# -- what is asked -------------------------------------------------------------------------------


def asks(g: G) -> tuple[Ask[Any], ...]:
    """The active player's ask before an action, and those of all who may play a Skill or wish meanwhile."""
    s = g.s
    seat, player = s.turn, owner(s, s.turn)
    prefs = s.prefs[player]
    unhindered = free_of(s.problems, _ON_TURNS)
    muted_seats = () if unhindered else helping.muted(s)
    pairs = unhindered or most_crew(s, seat) > 1
    options: list[Option] = [*acts_at_once(s, seat, pairs=pairs), *acts(s, seat, pairs=pairs)]
    if s.clan:
        options.append(RECRUIT)
        if len(s.clan) > 1 and (unhindered or not penalised(s, seat, "slow_recruit")):
            options.append(RECRUIT_TWO)
    if can_rally(s):
        options.append(RALLY)
    options += (SKIP, END_TURN)
    for own in (seat,) if s.players > 1 else range(s.seats):
        if not _IDLERS.isdisjoint(s.hands[own]):
            options += helping.idle_offers(s, own, muted_seats=muted_seats)
    options += wishes(s, player)
    active = Ask(
        player,
        "turn",
        options=tuple(options),
        default=END_TURN,
        # What a roll at once is offered with.
        basis=(s.actions, s.tick, prefs.red, prefs.ask_first),
        clock="turn_timer",
    )
    if s.players == 1 or not g.optional:
        return (active,)
    return (active, *[_idle(s, other, muted_seats) for other in _OTHERS[s.seats, seat]])


@lru_cache(4096)
def _wishing(seat: int, stand: Standing, tick: int) -> Ask[Any]:
    """What a seat without a Skill to play, as most are at most times, may do in another's turn."""
    return Ask(seat, "idle", options=WISHES[stand], must=False, basis=tick)


def _idle(s: State, seat: int, muted_seats: tuple[int, ...]) -> Ask[Any]:
    """What a seat may do in another's turn."""
    plain = _wishing(seat, standing(s, seat), s.tick)
    if _IDLERS.isdisjoint(s.hands[seat]):
        return plain
    skills = helping.idle_offers(s, seat, muted_seats=muted_seats)
    return msgspec.structs.replace(plain, options=(*skills, *plain.options)) if skills else plain


def _after_wish(s: State, asked: tuple[Ask[Any], ...], player: int) -> tuple[Ask[Any], ...]:
    """The asks after a wish: only what its player may wish now, which stands last, is another."""
    new = wishes(s, player)
    return tuple(
        msgspec.structs.replace(ask, options=ask.options[: -len(new)] + new) if ask.seat == player else ask
        for ask in asked
    )


# -- actions -------------------------------------------------------------------------------------


def action(g: G) -> Steps:
    """One action of the active seat, and whatever is played or wished before it."""
    s = g.s
    asked = asks(g)
    while True:
        who, choice = yield asked
        if isinstance(choice, Prefer):
            wish(s, who, choice)
            asked = _after_wish(s, asked, who) if choice.wish not in AT_ONCE else asks(g)
            continue
        if isinstance(choice, Rally):
            rally(g)
        elif isinstance(choice, SKILL_OPTIONS):
            helping.play(g, choice)
        else:
            break
        asked = asks(g)
    if isinstance(choice, Act):
        s.actions -= 1
        yield from attempt.carry_out(g, choice)
    elif isinstance(choice, ActNow):
        s.actions -= 1
        yield from attempt.carry_out(g, choice.act, choice.roll)
    elif isinstance(choice, RecruitTwo):
        s.actions -= 1
        draw_henchmen(g, s.turn, 2)
    elif isinstance(choice, Recruit):
        s.actions -= 1
        yield from _recruit(g)
    else:
        count = s.actions if isinstance(choice, EndTurn) else 1
        s.actions -= count
        g.tell(Skipped(s.turn, count))


def _recruit(g: G) -> Steps:
    """Draw one, then perhaps a second; a Rally may come in between (FI-025, FI-026)."""
    s = g.s
    draw_henchmen(g, s.turn, 1)
    if penalised(s, s.turn, "slow_recruit"):
        return
    while s.clan or can_rally(s):
        options: list[Option] = [STOP]
        if s.clan:
            options.insert(0, MORE)
        if can_rally(s):
            options.append(RALLY)
        player = owner(s, s.turn)
        choice = yield from one(
            Ask(player, "more", options=tuple(options), default=STOP, basis=s.tick, clock="turn_timer")
        )
        if isinstance(choice, Rally):
            rally(g)
            continue
        if isinstance(choice, More):
            draw_henchmen(g, s.turn, 1)
        return


def can_rally(s: State) -> bool:
    """Whether the active player may Rally (FI-098)."""
    return bool(s.exhausted) and playing(s).can_rally(s)


def rally(g: G) -> None:
    """All Exhausted Henchmen to the Clan Deck, shuffled, and the Scenario's price at once (FI-097)."""
    s = g.s
    count = len(s.exhausted)
    s.clan += s.exhausted
    s.exhausted = []
    s.tick += 1
    g.chance.shuffle(s.clan, "clan")
    g.tell(Rallied(s.turn, count))
    playing(s).rally(g)


def end(g: G) -> Steps:
    """The end of a turn: a call if trouble came in it (FI-236); rotated Henchmen back, then the seat's own
    Problems (FI-032)."""
    s = g.s
    if calls.due(s):
        yield from calls.call(g, "turn_call")
    s.hands[s.turn] += s.rotated
    s.rotated, s.used = [], []
    yield from penalties.end_turn(g)
    lapse(s, "turn")
    s.turns += 1
    s.gone += 1
    if s.gone < s.seats:
        begin(g, (s.turn + 1) % s.seats)
    else:
        s.phase = "last_call"
