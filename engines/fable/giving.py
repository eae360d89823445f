"""Own cards that must go, be exhausted, or be chosen: what is asked, and when nothing needs to be (3.21)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import Ask, Pick, Steps

from . import hands
from .asking import G, ask, put, question
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
        return [card for card in cards if card in s.players[seat].hand]
    return cards


def must_give(s: State, seat: int, count: int, what: str, kind: str) -> Ask[object] | None:
    """The question which cards a seat gives up, ``count`` of them or all it has. None if public facts leave
    no choice: then all of :func:`discardable` go (up to ``count``)."""
    player = s.players[seat]
    cards = discardable(s, seat, what)
    if what == "ally":
        open_ = not hands.secret(player) and len(cards) <= count
    else:
        # What they are does not matter: how many there are, everybody sees.
        open_ = len(cards) <= count
    if open_:
        return None
    count = min(count, len(cards))
    if not count:
        return question(s, seat, kind, (_NONE,))
    if count == 1:
        return question(s, seat, kind, [GiveUp(card) for card in cards])
    offer = GiveUpSome(Pick(tuple(cards), count, count))
    return question(s, seat, kind, (offer,), GiveUpSome(tuple(cards[:count])))


def given(choice: object) -> tuple[Card, ...]:
    """The cards that an answer to :func:`must_give` names."""
    if isinstance(choice, GiveUp):
        return (choice.card,)
    if isinstance(choice, GiveUpSome):
        assert isinstance(choice.cards, tuple)
        return choice.cards
    return ()


def discard(g: G, seat: int, count: int, what: str, why: str) -> Steps:
    """A seat discards ``count`` cards of its choice, or as many as it has; they are told with ``why``."""
    asked = must_give(g.s, seat, count, what, "discard")
    if asked is None:
        cards: Sequence[Card] = discardable(g.s, seat, what)[:count]
    else:
        cards = given((yield from put(g, asked)))
    hands.drop(g, seat, cards, why)


def pick_allies(g: G, seat: int, allies: Sequence[Deployed], count: int, kind: str) -> Steps:
    """``count`` of some own deployed allies, the owner's choice; all, unasked, where there are no more. The
    default are those of the lowest attack (``ready``: of the highest). Their cards."""
    order = by_attack(allies, descending=kind == "ready")
    cards: list[Ally] = [ally.card for ally in order]
    if len(cards) <= count:
        return cards
    if count == 1:
        choice = yield from ask(g, seat, kind, [GiveUp(card) for card in cards])
    else:
        offer = GiveUpSome(Pick(tuple(cards), count, count))
        choice = yield from ask(g, seat, kind, (offer,), GiveUpSome(tuple(cards[:count])))
    return list(given(choice))


def exhaust_own(g: G, seat: int, count: int) -> Steps:
    """A seat exhausts ``count`` of its ready allies, or all."""
    ready = [ally for ally in g.s.players[seat].deployed if ally.ready]
    chosen = yield from pick_allies(g, seat, ready, count, "exhaust_own")
    hands.tire(g, seat, [ally for ally in ready if ally.card in chosen])
