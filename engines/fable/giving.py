"""Own cards that must go, or be exhausted or readied by whoever owns them: what is asked, and when nothing
needs to be (3.21)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engines.core.ask import UNASKED, Ask, Pick, Steps

from . import hands
from .asking import put, question, together
from .decks import secret
from .defaults import by_attack, by_cost, discard_order
from .glossary import Ally, Card, is_item
from .options import GiveUp, GiveUpSome, Nothing, Take, TakeSome
from .state import Deployed, G, State

_NOTHING = Nothing()


def discardable(s: State, seat: int, what: str) -> list[Card]:
    """Cards that a seat can give up, in the default discard order (FF-180). ``what`` is any, ally, or hand
    (hand cards alone)."""
    cards = discard_order(s.players[seat])
    if what == "ally":
        return [card for card in cards if not is_item(card)]
    if what == "hand":
        held = s.players[seat].hand
        return [card for card in cards if card in held]
    return cards


def which(s: State, seat: int, kind: str, cards: Sequence[Card], count: int) -> Ask[Any]:
    """The question which ``count`` of some own cards, at least one; the default are the first of them."""
    if count == 1:
        return question(s, seat, kind, [GiveUp(card) for card in cards])
    offer = GiveUpSome(Pick(tuple(cards), count, count))
    return question(s, seat, kind, (offer,), GiveUpSome(tuple(cards[:count])))


def given(choice: object) -> tuple[Card, ...]:
    """The cards that an answer to :func:`which` names."""
    if isinstance(choice, GiveUp):
        return (choice.card,)
    if isinstance(choice, GiveUpSome):
        assert isinstance(choice.cards, tuple)
        return choice.cards
    return ()


def discard(g: G, seat: int, count: int, what: str, why: str) -> Steps:
    """A seat discards ``count`` cards of its choice, or as many as it has; they are told with ``why``.

    It is asked unless public facts leave no choice.
    """
    cards = discardable(g.s, seat, what)
    # How many cards there are, everybody sees; how many of a hand are allies, not everybody.
    if len(cards) > count or (what == "ally" and secret(g.s.players[seat])):
        return _giving_up(g, seat, cards, count, why)
    hands.drop(g, seat, cards, why)
    return UNASKED


def _giving_up(g: G, seat: int, cards: Sequence[Card], count: int, why: str) -> Steps:
    count = min(count, len(cards))
    asked = (
        which(g.s, seat, "discard", cards, count) if count else question(g.s, seat, "discard", (_NOTHING,))
    )
    choice = yield from put(g, asked)
    hands.drop(g, seat, given(choice), why)


def pick_allies(g: G, seat: int, allies: Sequence[Deployed], count: int, kind: str) -> Steps:
    """``count`` of some own deployed allies, the owner's choice; all, unasked, where there are no more. The
    default are those of the lowest attack (``ready``: of the highest). Their cards."""
    order = by_attack(allies, descending=kind == "ready")
    cards: list[Ally] = [ally.card for ally in order]
    if len(cards) <= count:
        return cards
    return list(given((yield from put(g, which(g.s, seat, kind, cards, count)))))


def exhaust_own(g: G, seat: int, count: int) -> Steps:
    """A seat exhausts ``count`` of its ready allies, or all."""
    ready = [ally for ally in g.s.players[seat].deployed if ally.ready]
    chosen = yield from pick_allies(g, seat, ready, count, "exhaust_own")
    hands.tire(g, seat, [ally for ally in ready if ally.card in chosen])


# -- several seats at the same time ------------------------------------------------------------------------


def from_hands(g: G, wanted: Mapping[int, int], kind: str) -> Steps:
    """Hand cards that seats choose at the same time, so many of each (``wanted``) or all it has; by default
    the cheapest (3.21). The cards by seat; whoever has no choice by the size of the hand is not asked."""
    s = g.s
    chosen: dict[int, Sequence[Card]] = {}
    asked: list[Ask[Any]] = []
    for seat, count in wanted.items():
        cards = by_cost(s.players[seat].hand)
        if len(cards) <= count:
            chosen[seat] = cards
        elif count:
            asked.append(which(s, seat, kind, cards, count))
    for seat, choice in (yield from together(g, asked)).items():
        chosen[seat] = given(choice)
    return {seat: chosen[seat] for seat in wanted if seat in chosen}


def all_exhaust(g: G, seats: Iterable[int], count: int) -> Steps:
    """Every owner chooses among the ready allies; by default those of the lowest attack."""
    s = g.s
    ready = {seat: [ally for ally in s.players[seat].deployed if ally.ready] for seat in seats}
    chosen = yield from _owners(g, ready, count, "exhaust_own")
    for seat, allies in ready.items():
        hands.tire(g, seat, [ally for ally in allies if ally.card in chosen[seat]])


def all_ready(g: G, seats: Iterable[int], count: int) -> Steps:
    """Every owner readies up to ``count`` exhausted allies; by default those of the highest attack (3.21)."""
    s = g.s
    tired = {seat: hands.exhausted(s.players[seat]) for seat in seats}
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
