"""The end of a turn: contracts, sharing, champion, moon, legend (3.13, 3.16, 3.17), and who is next."""

from __future__ import annotations

from typing import cast

from engines.core.ask import UNASKED, Pick, Steps

from . import combat, contracts, hands, moon, track, windows
from .asking import ask
from .decks import toss
from .events import ChampionTaken, MoonTaken, Scored
from .glossary import Contract
from .options import Score, ScoreNone
from .order import around, opponents
from .race import race
from .state import NOBODY, G, State, champion_space, legend_spaces
from .waiting import legend_waits

_NONE = ScoreNone()


def dusk(g: G, *, score: bool = False) -> Steps:
    """All of it; an open combat is resolved first (FF-035). A seat that left does nothing more. ``score``:
    it has said already that all achieved contracts are scored."""
    s, seat = g.s, g.s.turn
    player = s.players[seat]
    if s.combat:
        yield from combat.resolve(g)
    if not player.gone:
        yield from _contracts(g, seat, score=score)
    track.settle(g, seat)
    s.day.settled = True
    if not player.gone:
        if s.champion == NOBODY and player.fame >= champion_space(s.settings):
            took = yield from _champion(g, seat)
            if s.phase == "over":
                return
        else:
            took = False
        if not took:
            yield from _moon(g, seat)
        _legend(g, seat)
    _expire(s)
    player.low = player.fame
    race(s).turn_over(g)


def _contracts(g: G, seat: int, *, score: bool) -> Steps:
    """Any number of achieved contracts (FF-120, FF-121)."""
    s = g.s
    for card in s.rows["contract"]:
        if card is not None and contracts.conceivable(s, seat, card):
            return _scoring(g, seat, score=score)
    return UNASKED


def _scoring(g: G, seat: int, *, score: bool) -> Steps:
    """Those that are achieved are offered; none, where others see that a hand might have achieved one."""
    s = g.s
    shown = [card for card in s.rows["contract"] if card is not None]
    done = tuple(card for card in shown if contracts.achieved(s, seat, card))
    choice: Score | ScoreNone
    if done and score:
        choice = Score(done)
    elif done:
        options = (Score(Pick(done, 1, len(done))), _NONE)
        choice = yield from ask(g, seat, "contracts", options, Score(done), basis=(s.turns, done))
    else:
        choice = yield from ask(g, seat, "contracts", (_NONE,), basis=s.turns)
    if isinstance(choice, ScoreNone):
        return
    cards = cast("tuple[Contract, ...]", choice.contracts)
    fame = sum(contracts.gives(s, card) for card in cards)
    slots = s.rows["contract"]
    for card in cards:
        slots[slots.index(card)] = None
        toss(g, card)
    g.tell(Scored(seat, cards, fame))
    track.move(g, seat, fame, "contracts")
    yield from windows.after(g, "opp_contract", seat, cards=cards)


def _champion(g: G, seat: int) -> Steps:
    """The champion token for a seat on its space or beyond (FF-123). Whether it was taken."""
    s = g.s
    if not race(s).may_finish(s, seat):
        return False
    s.champion = seat
    g.tell(ChampionTaken(seat))
    race(s).finished(g)
    if s.phase != "over":
        yield from windows.after(g, "champion_taken", seat)
    return True


def _moon(g: G, seat: int) -> Steps:
    """The highest moon token passed this turn (FF-145 to FF-147), and a moon card (FF-125)."""
    s, player = g.s, g.s.players[seat]
    low, high = player.low, player.fame
    if low < high:
        # They are in ascending order: the highest is found first.
        for space in reversed(s.moons):
            if low < space <= high:
                return _takes_moon(g, seat, space)
    return UNASKED


def _takes_moon(g: G, seat: int, space: int) -> Steps:
    s, player = g.s, g.s.players[seat]
    s.moons.remove(space)
    player.moons += 1
    g.tell(MoonTaken(seat, space))
    for other in opponents(s, seat):
        hands.rouse(g, other, hands.exhausted(s.players[other]))
    yield from windows.after(g, "opp_moon", seat)
    if "moon" in s.decks:
        yield from moon.reveal(g)
        for each in around(s, seat):
            track.settle(g, each)


def _legend(g: G, seat: int) -> None:
    """A legend space draws a legend, which waits face down (FF-150 to FF-152)."""
    s = g.s
    if s.day.moved and s.players[seat].fame in legend_spaces(s.settings):
        legend_waits(g, seat)


def _expire(s: State) -> None:
    """All that holds for "this turn" ends (FF-127)."""
    day = s.day
    if day.surges or day.discounts:
        day.surges, day.discounts = [], []
    day.purse = 0
    for player in s.players:
        player.passing = False
        for ally in player.deployed:
            if ally.mods:
                ally.mods = []
            if ally.types:
                ally.types = []
