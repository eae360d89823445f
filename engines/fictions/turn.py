"""One turn: actions, Skills between them, Rally, and the turn's end (3.4, 3.10)."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from engines.core.ask import Ask, Option, Steps, one

from . import penalties, skills
from .attempt import attempt
from .cards import Challenge, Henchman
from .challenges import available, most_crew, penalised
from .events import Rallied, Skipped
from .moves import Act, EndTurn, More, Prefer, Rally, Recruit, RecruitTwo, Skip, Stop
from .scenario import playing
from .scene import G, draw_henchmen
from .state import State, full_actions, owner

RECRUIT, RECRUIT_TWO, MORE, STOP = Recruit(), RecruitTwo(), More(), Stop()
RALLY, SKIP, END_TURN = Rally(), Skip(), EndTurn()


def _wishes(red: bool, odds: bool, quiet: bool, first: bool) -> tuple[Prefer, ...]:
    return (
        Prefer("red", "off" if red else "on"),
        Prefer("odds", "off" if odds else "on"),
        Prefer("auto_pass", "off" if quiet else "always"),
        Prefer("ask_first", "off" if first else "on"),
    )


#: What may be wished, by the wishes that stand; alone only what concerns oneself, the first two (FI-142).
_WISHES = {stand: _wishes(*stand) for stand in product((True, False), repeat=4)}


class _Acts(dict[tuple[Henchman, ...], Act]):
    """Every Attempt at one Challenge in one way, made once: listing them is most of the engine's work."""

    def __init__(self, key: Challenge, way: str) -> None:
        self.key, self.way = key, way

    def __missing__(self, crew: tuple[Henchman, ...]) -> Act:
        act = self[crew] = Act(self.key, self.way, crew)
        return act


_ACTS: dict[tuple[str, str], _Acts] = {}


def begin(g: G, seat: int) -> None:
    """A seat's turn begins; FEWER_ACTIONS is read now (FI-102)."""
    s = g.s
    s.turn, s.phase, s.rotated = seat, "turn", []
    s.actions = max(1, full_actions(s) - penalised(s, seat, "fewer_actions"))


def acts(s: State, seat: int) -> list[Option]:
    """Every Attempt that a seat could begin: each Challenge, each way, one Henchman or two."""
    hand = s.hands[seat]
    if not hand:
        return []
    crews: list[tuple[Henchman, ...]] = list(zip(hand))
    if most_crew(s, seat) > 1:
        crews += combinations(hand, 2)
    scenario = playing(s)
    found: list[Option] = []
    for spot in available(s):
        ways = scenario.ways(s, spot) if spot.kind not in ("problem", "revive", "motivate") else ("plain",)
        for way in ways:
            known = _ACTS.get((spot.key, way))
            if known is None:
                known = _ACTS[spot.key, way] = _Acts(spot.key, way)
            found += map(known.__getitem__, crews)
    return found


def wishes(s: State, player: int) -> tuple[Prefer, ...]:
    """The standing wishes that a player may change now."""
    prefs = s.prefs[player]
    found = _WISHES[prefs.red, prefs.odds, prefs.auto_pass != "off", prefs.ask_first]
    return found if s.players > 1 else found[:2]


def can_rally(s: State) -> bool:
    """Whether the active player may Rally (FI-098)."""
    return bool(s.exhausted) and playing(s).can_rally(s)


def _asks(s: State) -> tuple[Ask[Any], ...]:
    seat, me = s.turn, owner(s, s.turn)
    options = acts(s, seat)
    if s.clan:
        options.append(RECRUIT)
        if len(s.clan) > 1 and not penalised(s, seat, "slow_recruit"):
            options.append(RECRUIT_TWO)
    if can_rally(s):
        options.append(RALLY)
    options += (SKIP, END_TURN)
    about = (s.actions, s.tick)
    asks: list[Ask[Any]] = []
    for other in range(s.seats):
        if other == seat or s.players == 1:
            options += skills.offers(s, other, "idle")
        else:
            may: tuple[Option, ...] = wishes(s, other)
            if skilled := skills.offers(s, other, "idle"):
                may = (*skilled, *may)
            asks.append(Ask(other, "idle", may, must=False, about=s.tick))
    options += wishes(s, me)
    asks.insert(0, Ask(me, "turn", tuple(options), END_TURN, True, about, "turn_timer"))
    return tuple(asks)


def action(g: G) -> Steps:
    """One action of the active seat, and whatever is played or wished before it."""
    s = g.s
    while True:
        who, choice = yield _asks(s)
        if isinstance(choice, Prefer):
            wish(s, who, choice)
        elif isinstance(choice, Rally):
            rally(g)
        elif isinstance(choice, skills.SKILLS):
            skills.play(g, choice)
        else:
            break
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
            Ask(owner(s, s.turn), "more", tuple(options), STOP, True, s.tick, "turn_timer")
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
