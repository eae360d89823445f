"""Pauses in which others, and oneself, may react (3.11).

A window after an event opens for seats with a fitting ready ally; a guard window, which comes before an
effect, also for a seat whose hand may hold an item that fits, by what everybody knows (FF-109, FF-111).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import UNASKED, Ask, Option, Steps

from .asking import REACT, clock, put
from .decks import secret
from .glossary import Card, is_item
from .lines import REACTIONS
from .options import Decline, PassTurn, React
from .order import around
from .passive import NoReactions
from .printed import lasting
from .state import G, Player, State, Window
from .using import use
from .verbs import AnyLine

_DECLINE, _PASS = Decline(), PassTurn()
#: Triggers that concern only whose deed it is.
_OWN = ("own_defeat", "foe_enters")


def after(g: G, trigger: str, actor: int, cards: Sequence[Card] = ()) -> Steps:
    """The window after an event: ``own_defeat``, ``opp_defeat``, ``foe_enters``, ``opp_fail``,
    ``opp_contract``, ``opp_moon``, ``champion_taken``, ``opp_recruit``. ``actor`` is who did it (NOBODY: the
    shadow); ``cards`` the foe, the contracts, or the card recruited.

    Seats are asked clockwise, the active one first; what a reaction does opens no window (FF-107).
    """
    return _open(g, trigger, actor, cards) if heard(g.s, trigger) else UNASKED


def heard(s: State, trigger: str) -> bool:
    """Whether any ready ally waits for an event."""
    if s.window is None:
        lines = REACTIONS[trigger]
        for player in s.players:
            if _standing(player, lines):
                return True
    return False


def _standing(player: Player, lines: dict[Card, AnyLine]) -> bool:
    """Whether a ready ally has one of some lines."""
    for ally in player.deployed:
        if ally.ready and ally.card in lines:
            return True
    return False


def _open(g: G, trigger: str, actor: int, cards: Sequence[Card]) -> Steps:
    """The window, for each seat with a fitting ready ally as it opens."""
    s, lines = g.s, REACTIONS[trigger]
    found = [seat for seat, player in enumerate(s.players) if _standing(player, lines)]
    for seat in around(s, s.turn):
        if seat in found and (trigger == "champion_taken" or (seat == actor) is (trigger in _OWN)):
            s.window = Window(trigger, actor, cards=list(cards))
            yield from _forced(g, seat, lines)
            yield from _optional(g, seat, lines)
            s.window = None


def guarded(g: G, trigger: str, actor: int, owner: int, cards: Sequence[Card]) -> Steps:
    """A guard window before an effect is applied: ``own_kill``, ``own_steal``, ``own_exhaust``, ``own_fail``.
    Of ``cards`` (for ``own_fail`` the foes) those that a guard saved; for a theft from a hand pass no cards,
    and what comes back is true if it was guarded."""
    s, lines = g.s, REACTIONS[trigger]
    if not (_standing(s.players[owner], lines) or _may_hold(s, s.players[owner], lines)):
        return []
    s.window = window = Window(trigger, actor, owner, list(cards))
    yield from _optional(g, owner, lines)
    s.window = None
    return window.guarded


# -- who may ---------------------------------------------------------------------------------------------


def muted(s: State) -> bool:
    """Whether the moon forbids optional reactions (5.11)."""
    return lasting(s.moon, NoReactions) is not None


def _fitting(s: State, seat: int, lines: dict[Card, AnyLine], kind: str) -> list[Card]:
    """Ready allies of a seat whose line fits and would do something (FF-064, FF-105, FF-194)."""
    window = s.window
    assert window is not None
    return [
        ally.card
        for ally in s.players[seat].deployed
        if ally.ready
        and (line := lines.get(ally.card)) is not None
        and line.kind == kind
        and line.hears(window)
        and line.able(s, seat, ally.card)
    ]


def _items(s: State, player: Player, lines: dict[Card, AnyLine]) -> list[Card] | None:
    """Items of a hand that fit; None: everybody knows that there is none."""
    window = s.window
    assert window is not None
    if (window.guarded and not _unsaved(window)) or not _may_hold(s, player, lines):
        return None
    return [card for card in player.hand if card in lines and is_item(card)]


def _may_hold(s: State, player: Player, lines: dict[Card, AnyLine]) -> bool:
    """Whether a hand may hold an item with one of some lines, by what everybody knows."""
    if not player.hand:
        return False
    for card in lines:
        # In the pile it lies open; nobody else is known to hold it; and this hand has cards nobody has seen.
        if is_item(card) and card not in s.discards["item"] and card not in s.rows["item"]:
            holder = next((other for other in s.players if card in other.known), None)
            if holder is player or (holder is None and secret(player)):
                return True
    return False


def _unsaved(window: Window) -> bool:
    """Whether a guard window still has a card to save (FF-112)."""
    return any(card not in window.guarded for card in window.cards)


# -- what they do ------------------------------------------------------------------------------------------


def _forced(g: G, seat: int, lines: dict[Card, AnyLine]) -> Steps:
    """Forced reactions, each once (FF-106); like all reactions they cost no action (FF-067)."""
    for card in _fitting(g.s, seat, lines, "fr"):
        yield from use(g, seat, card)


def _optional(g: G, seat: int, lines: dict[Card, AnyLine]) -> Steps:
    """Optional reactions: each card once, until the seat has had enough (FF-105, FF-107)."""
    s = g.s
    player, window = s.players[seat], s.window
    assert window is not None
    used: list[Card] = []
    while not muted(s) and not player.passing:
        cards = [card for card in _fitting(s, seat, lines, "re") if card not in used]
        items = _items(s, player, lines)
        if not cards and items is None:
            return
        options = [_DECLINE, *map(React, sorted([*cards, *(items or ())])), _PASS]
        choice = yield from put(g, _ask(s, seat, window, options, len(used)))
        if isinstance(choice, PassTurn):
            player.passing = True
        if not isinstance(choice, React):
            return
        used.append(choice.card)
        yield from use(g, seat, choice.card)


def _ask(s: State, seat: int, window: Window, options: Sequence[Option], used: int) -> Ask[Any]:
    """For the active seat the window is a part of its own turn (FF-107)."""
    what = (window.trigger, window.actor, tuple(window.cards), tuple(window.guarded))
    basis = (s.turns, s.day.tick, *what, used)
    return Ask(
        seat, "react", options=tuple(options), default=_DECLINE, basis=basis, clock=clock(s, seat, REACT)
    )
