"""Own cards that must go, be exhausted, or be chosen: what is asked, and when nothing needs to be (3.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import UNASKED, Ask, Pick, Steps

from . import hands
from .asking import G, put, question
from .cards import Ally, Card
from .defaults import by_attack, discard_order
from .moves import GiveUp, GiveUpSome, Nothing
from .state import Deployed, State

_NONE = Nothing()


def discardable(s: State, seat: int, what: str) -> list[Card]:
    """Cards that a seat can give up, in the default discard order (FF-180). ``what`` is any, ally, or hand
    (hand cards alone)."""
    cards = discard_order(s.players[seat])
    if what == "ally":
        return [card for card in cards if card[0] != "I"]
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
    if len(cards) > count or (what == "ally" and hands.secret(g.s.players[seat])):
        return _giving_up(g, seat, cards, count, why)
    hands.drop(g, seat, cards, why)
    return UNASKED


def _giving_up(g: G, seat: int, cards: Sequence[Card], count: int, why: str) -> Steps:
    count = min(count, len(cards))
    asked = which(g.s, seat, "discard", cards, count) if count else question(g.s, seat, "discard", (_NONE,))
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
