"""One turn: actions, Skills between them, Rally, and the turn's end (3.4, 3.10)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import Any

from engines.core.ask import Ask, Option, Steps, one

from . import penalties, skills
from .attempt import attempt
from .cards import HENCHMEN, Challenge, Henchman
from .challenges import available, free_of, most_crew, penalised, problems_with
from .events import Rallied, Skipped
from .moves import Act, EndTurn, More, Prefer, Rally, Recruit, RecruitTwo, Skip, Stop
from .scenario import PLAIN, playing
from .scene import G, draw_henchmen
from .state import State, full_actions, owner

#: Problems that change what may be done in a turn; seldom is one of them in play.
_ON_TURNS = problems_with("lone_henchman", "slow_recruit") | skills.MUTING
RECRUIT, RECRUIT_TWO, MORE, STOP = Recruit(), RecruitTwo(), More(), Stop()
RALLY, SKIP, END_TURN = Rally(), Skip(), EndTurn()


_IDLERS = skills.FITTING["idle"]
#: By the number of seats and the seat whose turn it is: all others.
_OTHERS = {
    (seats, seat): tuple(other for other in range(seats) if other != seat)
    for seats in range(2, 5)
    for seat in range(seats)
}


def _wishes(red: bool, odds: bool, quiet: bool, first: bool) -> tuple[Prefer, ...]:
    return (
        Prefer("red", "off" if red else "on"),
        Prefer("odds", "off" if odds else "on"),
        Prefer("auto_pass", "off" if quiet else "always"),
        Prefer("ask_first", "off" if first else "on"),
    )


#: Wishes that stand: red, odds, quiet, first.
_Standing = tuple[bool, bool, bool, bool]
#: What may be wished, by the wishes that stand; alone only what concerns oneself, the first two (FI-142).
_WISHES = {stand: _wishes(*stand) for stand in product((True, False), repeat=4)}


#: By Challenge and way: every Attempt at it, made once and found by its crew's number (:func:`_numbers`).
_ACTS: dict[tuple[str, str], list[Act]] = {}
_PLAIN_ACTS: dict[str, list[Act]] = {}
#: Challenges that are the same in every Scenario, and have no ways of its own.
_SHARED = ("problem", "revive", "motivate")
_NUMBER: dict[str, int] = {card: at for at, card in enumerate(HENCHMEN, 1)}
_SPAN = len(HENCHMEN) + 1


def _table(key: Challenge, way: str) -> list[Act]:
    """All Attempts at a Challenge: one Henchman at its number, two at ``first * _SPAN + second``."""
    cards = [Henchman(card) for card in HENCHMEN]
    nobody = Act(key, way, ())
    table = [nobody] * (_SPAN * _SPAN)
    for at, card in enumerate(cards, 1):
        table[at] = Act(key, way, (card,))
        for beside, other in enumerate(cards, 1):
            table[at * _SPAN + beside] = Act(key, way, (card, other))
    _ACTS[key, way] = table
    if way == "plain":
        _PLAIN_ACTS[key] = table
    return table


def _numbers(hand: list[Henchman], pairs: bool) -> list[int]:
    """The numbers of all crews of a hand, in its order."""
    cards = [_NUMBER[card] for card in hand]
    if not pairs:
        return cards
    return cards + [one * _SPAN + two for one, two in combinations(cards, 2)]


def begin(g: G, seat: int) -> None:
    """A seat's turn begins; FEWER_ACTIONS is read now (FI-102)."""
    s = g.s
    s.turn, s.phase, s.rotated = seat, "turn", []
    s.actions = max(1, full_actions(s) - penalised(s, seat, "fewer_actions"))


def acts(s: State, seat: int, *, pairs: bool | None = None) -> list[Option]:
    """Every Attempt that a seat could begin: each Challenge, each way, one Henchman or two. ``pairs``:
    whether it may commit two, where that is known."""
    hand = s.hands[seat]
    if not hand:
        return []
    numbers = _numbers(hand, most_crew(s, seat) > 1 if pairs is None else pairs)
    # Listing Attempts is most of the engine's work: many are looked up at once. A getter of one number
    # alone would give no tuple.
    crews = itemgetter(*numbers) if len(numbers) > 1 else lambda table: (table[numbers[0]],)
    scenario = playing(s)
    found: list[Option] = []
    for spot in available(s):
        key = spot.key
        ways = scenario.ways(s, spot) if scenario.several_ways and spot.kind not in _SHARED else PLAIN
        if ways is PLAIN:
            found += crews(_PLAIN_ACTS.get(key) or _table(key, "plain"))
            continue
        for way in ways:
            found += crews(_ACTS.get((key, way)) or _table(key, way))
    return found


def _standing(s: State, player: int) -> _Standing:
    prefs = s.prefs[player]
    return prefs.red, prefs.odds, prefs.auto_pass != "off", prefs.ask_first


def wishes(s: State, player: int) -> tuple[Prefer, ...]:
    """The standing wishes that a player may change now."""
    found = _WISHES[_standing(s, player)]
    return found if s.players > 1 else found[:2]


def can_rally(s: State) -> bool:
    """Whether the active player may Rally (FI-098)."""
    return bool(s.exhausted) and playing(s).can_rally(s)


@lru_cache(4096)
def _wishing(seat: int, stand: _Standing, tick: int) -> Ask[Any]:
    """What a seat without a Skill to play, as most are at most times, may do in another's turn."""
    return Ask(seat, "idle", options=_WISHES[stand], must=False, basis=tick)


def _idle(s: State, seat: int, silent: tuple[int, ...]) -> Ask[Any]:
    """What a seat may do in another's turn."""
    wished = _wishing(seat, _standing(s, seat), s.tick)
    may = [] if _IDLERS.isdisjoint(s.hands[seat]) else skills.offers(s, seat, "idle", silent)
    return Ask(seat, "idle", options=(*may, *wished.options), must=False, basis=s.tick) if may else wished


def _asks(g: G) -> tuple[Ask[Any], ...]:
    s = g.s
    seat, me = s.turn, owner(s, s.turn)
    calm = free_of(s, _ON_TURNS)
    silent = () if calm else skills.muted(s)
    options = acts(s, seat, pairs=calm or None)
    if s.clan:
        options.append(RECRUIT)
        if len(s.clan) > 1 and (calm or not penalised(s, seat, "slow_recruit")):
            options.append(RECRUIT_TWO)
    if can_rally(s):
        options.append(RALLY)
    options += (SKIP, END_TURN)
    for own in (seat,) if s.players > 1 else range(s.seats):
        if not _IDLERS.isdisjoint(s.hands[own]):
            options += skills.offers(s, own, "idle", silent)
    options += wishes(s, me)
    mine = Ask(
        me, "turn", options=tuple(options), default=END_TURN, basis=(s.actions, s.tick), clock="turn_timer"
    )
    if s.players == 1 or not g.optional:
        return (mine,)
    return (mine, *[_idle(s, other, silent) for other in _OTHERS[s.seats, seat]])


def _wished(s: State, asks: tuple[Ask[Any], ...], who: int) -> tuple[Ask[Any], ...]:
    """The asks after a wish: only what its player may wish now, which stands last, is another."""
    may = wishes(s, who)
    return tuple(
        Ask(
            who,
            ask.kind,
            options=ask.options[: -len(may)] + may,
            default=ask.default,
            must=ask.must,
            basis=ask.basis,
            clock=ask.clock,
        )
        if ask.seat == who
        else ask
        for ask in asks
    )


def action(g: G) -> Steps:
    """One action of the active seat, and whatever is played or wished before it."""
    s = g.s
    asks = _asks(g)
    while True:
        who, choice = yield asks
        if isinstance(choice, Prefer):
            wish(s, who, choice)
            asks = _wished(s, asks, who)
            continue
        if isinstance(choice, Rally):
            rally(g)
        elif isinstance(choice, skills.SKILLS):
            skills.play(g, choice)
        else:
            break
        asks = _asks(g)
    if isinstance(choice, Act):
        s.actions -= 1
        yield from attempt(g, choice)
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
        choice = yield from one(
            Ask(
                owner(s, s.turn),
                "more",
                options=tuple(options),
                default=STOP,
                basis=s.tick,
                clock="turn_timer",
            )
        )
        if isinstance(choice, Rally):
            rally(g)
            continue
        if isinstance(choice, More):
            draw_henchmen(g, s.turn, 1)
        return


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


def wish(s: State, player: int, choice: Prefer) -> None:
    """A standing wish changes."""
    prefs = s.prefs[player]
    if choice.wish == "auto_pass":
        prefs.auto_pass = choice.value
    else:
        setattr(prefs, choice.wish, choice.value == "on")


def end(g: G) -> Steps:
    """The end of a turn: rotated Henchmen back, then the seat's own Problems (FI-032)."""
    s = g.s
    s.hands[s.turn] += s.rotated
    s.rotated = []
    yield from penalties.end_turn(g)
    for prefs in s.prefs:
        if prefs.auto_pass == "turn":
            prefs.auto_pass = "off"
    s.turns += 1
    s.gone += 1
    if s.gone < s.seats:
        begin(g, (s.turn + 1) % s.seats)
    else:
        s.phase = "last_call"
