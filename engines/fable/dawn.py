"""The start of a turn: dawn, and the foes that wait (3.3, 3.8)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import Option, Steps

from . import combat, decks, hands, track
from .asking import ask
from .events import Dawn, MarketRenewed, MoonSpent, Pulled
from .foes import spotted
from .glossary import Monster, is_legend
from .lines import INSTANT
from .offers import dawn_choices
from .options import Begin, EnterFirst, NewMarket, SpendMoon
from .state import Day, G, Waiting

_BEGIN = Begin()


def dawn(g: G) -> Steps | None:
    """Refill, actions, choices, spotted monsters (FF-020 to FF-026).

    The choices are asked on their own only if foes are coming; else they stand among the first options of
    the day.
    """
    s, seat = g.s, g.s.turn
    s.day = Day()
    decks.refill(g)
    granted, more = track.actions(s, seat)
    s.day.granted = s.day.left = granted
    g.tell(Dawn(seat, granted, more))
    pending = s.players[seat].pending
    coming = spotted(s)
    if pending or coming:
        return _foes_come(g, seat, coming)
    s.phase = "day"
    return None


def _foes_come(g: G, seat: int, coming: Sequence[Monster]) -> Steps:
    """The choices of dawn, and foes that are not called by anybody."""
    s = g.s
    while choices := dawn_choices(s, seat):
        choice = yield from ask(g, seat, "dawn", [_BEGIN, *choices], basis=(s.turns, s.day.tick))
        if isinstance(choice, Begin):
            break
        chosen_at_dawn(g, seat, choice)
        s.day.tick += 1
    s.day.begun = True
    slots = s.rows["monster"]
    for card in coming:
        slots[slots.index(card)] = None
        s.players[seat].pending.append(Waiting(card, True))
    if coming:
        g.tell(Pulled(seat, tuple(coming)))
    s.phase = "enter"


def chosen_at_dawn(g: G, seat: int, choice: Option) -> None:
    """A moon token is spent, or a market row renewed (FF-022, FF-023)."""
    player = g.s.players[seat]
    if isinstance(choice, SpendMoon):
        g.s.day.left -= 1
        player.moons -= 1
        g.s.spent += 1
        g.tell(MoonSpent(seat))
        hands.rouse(g, seat, hands.exhausted(player))
    elif isinstance(choice, NewMarket):
        player.fresh = False
        g.tell(MarketRenewed(seat, choice.row))
        decks.replace(g, choice.row, [card for card in g.s.rows[choice.row] if card is not None])


def enter(g: G) -> Steps:
    """All that waits enters, free; the owner picks the order (FF-071). What lay face down is turned up
    first."""
    s, seat = g.s, g.s.turn
    player = s.players[seat]
    for waiting in player.pending:
        if not waiting.shown:
            waiting.shown = True
            decks.forget(s, waiting.card)
            g.learn()
    player.pending.sort(key=lambda waiting: (not is_legend(waiting.card), waiting.card))
    while player.pending:
        following = player.pending[0]
        if len(player.pending) > 1 and any(waiting.card in INSTANT for waiting in player.pending):
            options = [EnterFirst(waiting.card) for waiting in player.pending]
            choice = yield from ask(g, seat, "order", options, basis=len(options))
            following = next(waiting for waiting in player.pending if waiting.card == choice.foe)
        player.pending.remove(following)
        yield from combat.enter(g, [following.card])
    s.phase = "day"
