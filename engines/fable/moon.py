"""The moon deck (3.18, 5.11). Lasting cards are looked up where they count; here is what instant ones do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engines.core.ask import Ask, Pick, Steps

from . import dusk, hands, taking, track
from .asking import G, question, together
from .cards import MOONS, Card, MoonCard
from .defaults import by_attack
from .events import MoonRevealed
from .events_more import Passed, PassedCards
from .giving import given, which
from .moves import Nothing, Take, TakeSome
from .state import Deployed, State, around
from .steps import Draw, ExhaustOwn, GainFame, HandDownTo, PassLeft, PendingLegend, Ready, RefreshRow

_NOTHING = Nothing()


def reveal(g: G) -> Steps:
    """The next moon card is revealed by the active seat, which just took a moon token (FF-155)."""
    s = g.s
    card = hands.top(g, "moon")
    if card is None:
        return
    if s.moon is not None:
        hands.toss(g, s.moon)
    s.moon = card
    g.tell(MoonRevealed(card))
    moon = MOONS[card]
    if not moon.lasting:
        yield from _once(g, moon)


def _once(g: G, moon: MoonCard) -> Steps:
    """What an instant card does; choices are made at the same time, effects come clockwise (FF-156)."""
    s, do = g.s, moon.do
    order = around(s, s.turn)
    if isinstance(do, RefreshRow):
        hands.replace(g, do.row, [card for card in s.rows[do.row] if card is not None])
    elif isinstance(do, Draw):
        for seat in order:
            hands.draw(g, seat, do.deck, do.n)
    elif isinstance(do, ExhaustOwn):
        yield from _exhaust(g, order, do.n)
    elif isinstance(do, Ready):
        yield from rest(g, order, do.n)
    elif isinstance(do, GainFame):
        for seat in order:
            if track.last_alone(s, seat):
                track.move(g, seat, do.n)
                return
    elif isinstance(do, PassLeft):
        yield from _pass_left(g, order, do.n)
    elif isinstance(do, HandDownTo):
        wanted = {seat: max(0, len(s.players[seat].hand) - do.n) for seat in order}
        for seat, cards in (yield from taking.from_hands(g, wanted, "hand_down")).items():
            hands.drop(g, seat, cards, "moon")
    elif isinstance(do, PendingLegend):
        dusk.legend_waits(g, s.turn)


def _exhaust(g: G, order: Iterable[int], count: int) -> Steps:
    """Every owner chooses among the ready allies; by default those of the lowest attack."""
    s = g.s
    ready = {seat: [ally for ally in s.players[seat].deployed if ally.ready] for seat in order}
    chosen = yield from _owners(g, ready, count, "exhaust_own")
    for seat, allies in ready.items():
        hands.tire(g, seat, [ally for ally in allies if ally.card in chosen[seat]])


def rest(g: G, order: Iterable[int], count: int) -> Steps:
    """Every owner readies up to ``count`` exhausted allies; by default those of the highest attack (3.21)."""
    s = g.s
    tired = {seat: hands.exhausted(s.players[seat]) for seat in order}
    chosen = yield from _owners(g, tired, count, "ready")
    for seat, allies in tired.items():
        hands.rouse(g, seat, [ally for ally in allies if ally.card in chosen[seat]])


def _owners(g: G, found: Mapping[int, list[Deployed]], count: int, kind: str) -> Steps:
    """Allies that their owners choose at the same time, by seat: exactly ``count``, or up to that to be
    readied. Who has no more than one, or must take all, is not asked."""
    chosen: dict[int, tuple[Card, ...]] = {}
    asked: list[Ask[Any]] = []
    may = kind == "ready"
    for seat, allies in found.items():
        cards = tuple(ally.card for ally in by_attack(allies, descending=may))
        if len(cards) < 2 or (not may and len(cards) <= count):
            chosen[seat] = cards
        else:
            asked.append(_which(g.s, seat, cards, min(count, len(cards)), may))
    for seat, choice in (yield from together(g, asked)).items():
        if isinstance(choice, Take):
            chosen[seat] = (choice.card,)
        elif isinstance(choice, TakeSome):
            assert isinstance(choice.cards, tuple)
            chosen[seat] = choice.cards
        else:
            chosen[seat] = given(choice)
    return chosen


def _which(s: State, seat: int, cards: tuple[Card, ...], count: int, may: bool) -> Ask[Any]:
    if may and count == 1:
        return question(s, seat, "ready", (*map(Take, cards), _NOTHING))
    if may:
        return question(
            s, seat, "ready", (TakeSome(Pick(cards, 1, count)), _NOTHING), TakeSome(cards[:count])
        )
    return which(s, seat, "exhaust_own", cards, count)


def _pass_left(g: G, order: list[int], count: int) -> Steps:
    """Every seat gives hand cards to the next one clockwise; an empty hand gives none."""
    chosen = yield from taking.from_hands(g, dict.fromkeys(order, count), "pass_left")
    for seat in order:
        cards = tuple(chosen[seat])
        if cards:
            taker = (seat + 1) % g.s.seats
            hands.pass_secretly(g, seat, taker, cards)
            g.tell(Passed(seat, taker, len(cards)))
            g.tell(PassedCards(seat, taker, cards), seat, taker)
