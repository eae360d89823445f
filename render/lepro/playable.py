"""When a kept card may be used, from the view alone."""

from __future__ import annotations

from engines.lepro.cards import ADVENTURES, MISSIONS
from engines.lepro.view import Hand, LeproView, PlayerView

#: The window of star Adventures that each kind of ask is (5.5).
WINDOW = {
    "roll": "before_roll",
    "die": "after_roll",
    "mission": "on_mission",
    "expert": "on_expert",
    "collection": "on_collection",
    "arrest": "on_arrest",
}
#: Adventures that may be played in one turn (LP-062).
PLAYS = 2


def usable(view: LeproView, hand: Hand, card: str, ask: str | None) -> bool:
    """Whether a star Adventure may be played in answer to ``ask``."""
    if ask is None or view.plays >= PLAYS or ADVENTURES[card].when != WINDOW.get(ask):
        return False
    verb = ADVENTURES[card].do[0].verb
    if verb == "clear_record":
        return me(view).records > 0
    return verb != "sell_share" or bool(hand.shares)


def missing(view: LeproView, card: str) -> int:
    """How many men the viewer lacks for a Mission, bonuses of this landing counted; 0 if none."""
    bonus = view.men_plus if view.turn == view.seat else 0
    return max(0, MISSIONS[card].men - me(view).strength - bonus)


def me(view: LeproView) -> PlayerView:
    """The viewer's place at the table."""
    return view.players[view.seat or 0]
