"""Collection: what the Godfather takes (3.11)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import VALUE
from ..decks import discard, draw, show
from ..effects import play_star, star_options
from ..events import StarPlayed
from ..money import due_by_cash, pay
from ..options import Pay, ReturnProtection
from ..prices import asked_of
from ..stars import asks_for_stars
from ..state import G


def collection(g: G, seat: int) -> Steps:
    """Pay by cash; above 10,000 a card decides, or a Protection saves (LP-155 to LP-163)."""
    s, player = g.s, g.s.players[seat]
    due = due_by_cash(player.cash)
    if s.landing.skip_collection or due == 0:
        return
    options: list[Option] = [ReturnProtection()] if player.protections and due is None else []
    if options or asks_for_stars(s, seat):
        options += [*star_options(s, seat, "on_collection"), Pay()]
        # By default no star card is spent on the little that is due by cash (3.22).
        default = Pay() if due is not None else None
        choice = yield from one(turn_ask(seat, "collection", options, default=default))
        if isinstance(choice, ReturnProtection):
            returned = player.protections.pop()
            discard(g, returned)
            g.tell(StarPlayed(seat, returned))
            return
        if not isinstance(choice, Pay):
            play_star(g, seat, choice)
            return
    if due is not None:
        pay(g, seat, asked_of(player.character, due), why="collection")
        return
    card = draw(g, "collection")
    if card is None:
        return
    show(g, seat, card)
    pay(g, seat, asked_of(player.character, VALUE[card]), why=card)
    discard(g, card)
