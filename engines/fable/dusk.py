"""The end of a turn: contracts, sharing, champion, moon, legend (3.13, 3.16, 3.17), and who is next."""

from __future__ import annotations

from engines.core.ask import UNASKED, Pick, Steps

from . import combat, contracts, hands, moon, solo, track, windows
from .asking import G, ask
from .cards import Contract
from .events import ChampionTaken, LegendWaits, MoonTaken, Scored
from .moves import Score, ScoreNone
from .state import NOBODY, State, Waiting, around, champion_space, legend_spaces, opponents

_NONE = ScoreNone()


def dusk(g: G) -> Steps:
    """All of it; an open combat is resolved first (FF-035). A seat that left does nothing more."""
    s, seat = g.s, g.s.turn
    player = s.players[seat]
    if s.combat:
        yield from combat.resolve(g)
    if not player.gone:
        yield from _contracts(g, seat)
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
    if s.shadow is None:
        pass_on(g)
    else:
        s.phase = "shadow"


def _contracts(g: G, seat: int) -> Steps:
    """Any number of achieved contracts (FF-120, FF-121)."""
    s = g.s
    for card in s.rows["contract"]:
        if card is not None and contracts.conceivable(s, seat, card):
            return _scoring(g, seat)
    return UNASKED


def _scoring(g: G, seat: int) -> Steps:
    """Those that are achieved are offered; none, where others see that a hand might have achieved one."""
    s = g.s
    shown = [card for card in s.rows["contract"] if card is not None]
    done = tuple(card for card in shown if contracts.achieved(s, seat, card))
    if done:
        options = (Score(Pick(done, 1, len(done))), _NONE)
        choice = yield from ask(g, seat, "contracts", options, Score(done), about=(s.turns, done))
    else:
        choice = yield from ask(g, seat, "contracts", (_NONE,), about=s.turns)
    if isinstance(choice, ScoreNone):
        return
    cards: tuple[Contract, ...] = choice.contracts
    fame = sum(contracts.gives(s, card) for card in cards)
    slots = s.rows["contract"]
    for card in cards:
        slots[slots.index(card)] = None
        hands.toss(g, card)
    g.tell(Scored(seat, cards, fame))
    track.move(g, seat, fame, "contracts")
    yield from windows.after(g, "opp_contract", seat, cards=cards)


def _champion(g: G, seat: int) -> Steps:
    """The champion token for a seat on its space or beyond (FF-123); alone, the win, if there are trophies
    enough (FF-305). Whether it was taken."""
    s, player = g.s, g.s.players[seat]
    if s.shadow is not None:
        if len(player.trophies) < solo.needed(s):
            return False
        s.champion = seat
        g.tell(ChampionTaken(seat))
        s.phase, s.ending = "over", "won"
        return True
    s.champion = seat
    g.tell(ChampionTaken(seat))
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


def legend_waits(g: G, seat: int) -> None:
    """The top legend waits for a seat, unseen; not if there is none, or no turn left to fight it (FF-152)."""
    s = g.s
    if s.decks["legend"] and further_turn(s, seat):
        s.players[seat].pending.append(Waiting(s.decks["legend"].pop(), False))
        g.tell(LegendWaits(seat))


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


def further_turn(s: State, seat: int) -> bool:
    """Whether a seat has another turn after the one under way (FF-170)."""
    if s.players[seat].gone:
        return False
    if s.champion == NOBODY:
        return True
    to_come = (s.champion - s.turn) % s.seats or s.seats
    return 0 < (seat - s.turn) % s.seats < to_come


def pass_on(g: G) -> None:
    """The next seat's turn, clockwise; or the end: the champion's turn would come again (FF-170), or the last
    round is over (FF-173)."""
    s = g.s
    s.turns += 1
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.champion:
            s.phase, s.ending = "end", "champion"
            return
        if s.turn == s.first:
            if s.champion == NOBODY and s.round >= s.settings.round_cap:
                s.phase, s.ending = "end", "cap"
                return
            s.round += 1
        if not s.players[s.turn].gone:
            s.phase = "dawn"
            return
