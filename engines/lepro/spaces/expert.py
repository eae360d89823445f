"""Expert (3.13)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import HALVES, JEWEL, VALUE, Card, deck_of
from ..decks import discard
from ..effects import play_star, star_options
from ..events import Sold
from ..holdings import has_jewel
from ..money import gain
from ..options import NONE, Nothing, SellGems, SellJewel
from ..stars import asks_for_stars
from ..state import G, Player, gems, held

#: What the Fence is paid more for an item (5.2).
FENCE = 500


def sale_price(sale: SellGems | SellJewel, *, bonus: int) -> int:
    """What a sale brings; the bonus is for each gem, but once for the whole Jewel (LP-179)."""
    return JEWEL + bonus if isinstance(sale, SellJewel) else sum(VALUE[card] + bonus for card in _sold(sale))


def item_bonus(character: str, price_plus: int) -> int:
    """What is paid more for an item on this visit (LP-180)."""
    return price_plus + FENCE * (character == "fence")


def expert(g: G, seat: int) -> Steps:
    """At most one Pearl and one Diamond, or the whole Jewel (LP-173 to LP-180)."""
    s, player = g.s, g.s.players[seat]
    while gems(player) or asks_for_stars(s, seat):
        options = [Nothing(), *_sales(player), *star_options(s, seat, "on_expert")]
        choice = yield from one(turn_ask(seat, "expert", options, basis=s.plays))
        if isinstance(choice, Nothing):
            return
        if isinstance(choice, SellGems | SellJewel):
            price = sale_price(choice, bonus=item_bonus(player.character, s.landing.price_plus))
            sell(g, seat, cards=_sold(choice), price=price)
            return
        play_star(g, seat, choice)


def _sales(player: Player) -> list[Option]:
    """All that can be sold at once: one half of the Jewel cannot (LP-178)."""
    pearls = [NONE, *(card for card in sorted(player.pearls) if VALUE[card])]
    diamonds = [NONE, *(card for card in sorted(player.diamonds) if VALUE[card])]
    sales = [SellGems(pearl, diamond) for pearl in pearls for diamond in diamonds]
    jewel = [SellJewel()] if has_jewel(gems(player)) else []
    # The first of the sales is that of nothing.
    return [*sales[1:], *jewel]


def _sold(sale: SellGems | SellJewel) -> tuple[Card, ...]:
    """The cards of a sale."""
    if isinstance(sale, SellJewel):
        return HALVES
    return tuple(card for card in (sale.pearl, sale.diamond) if card != NONE)


def sell(g: G, seat: int, *, cards: tuple[Card, ...], price: int) -> None:
    """Cards of a hand are shown to all and go to their piles, for money (LP-128, LP-174, LP-175)."""
    player = g.s.players[seat]
    for card in cards:
        held(player, deck_of(card)).remove(card)
    discard(g, *cards)
    g.learn()
    g.s.shown = cards[-1]
    g.tell(Sold(seat, cards, price))
    gain(g, seat, price)
