"""Buying, selling and swapping (3.9, 3.12, 3.13, 3.15)."""

from __future__ import annotations

from engines.core.ask import Ask, Option, Steps, one

from .cards import ADVENTURES, CARS, DECK, HALVES, JEWEL, VALUE, Card, business
from .events import Bought, CarLost, Declined, Sold, StarPlayed, Swapped, SwappedFor
from .moves import (
    NONE,
    Business,
    BuyCar,
    BuyGem,
    BuyProtection,
    BuyShare,
    Deck,
    Decline,
    LookAtCar,
    Nothing,
    PlayStar,
    SellCar,
    SellGems,
    SellJewel,
    SellPair,
    Swap,
)
from .state import Player, held, others
from .till import G, ask, discard, draw, gain, left, may_play, pay, show, spend_star, stars, take

SHARE = 200
GEM, DEALER_GEM = 500, 200
PROTECTION, CHAPERONE = 500, 200
FENCE = 500
_NOTHING = Nothing()


def pairs(player: Player) -> list[Business]:
    """Businesses of which a player holds both shares, the dearest first."""
    names = [business(share) for share in player.shares]
    both = sorted({name for name in names if names.count(name) == 2}, reverse=True)
    return [Business(name) for name in both]


def brocanteur(g: G, seat: int) -> Steps:
    """At most one share transaction and one car transaction, in either order (LP-123 to LP-137)."""
    s, player = g.s, g.s.players[seat]
    shares = cars = True
    while shares or cars:
        options: list[Option] = [_NOTHING]
        if shares:
            options += [SellPair(name) for name in pairs(player)]
            price = 0 if s.landing.free_share else SHARE
            if player.cash >= price and left(s, "investment"):
                options.append(BuyShare())
        if cars:
            if player.car is not None:
                options.append(SellCar())
            elif left(s, "automobile"):
                options.append(LookAtCar())
        # Whether two shares are a pair is a secret: who holds two is asked.
        if len(options) == 1 and not (shares and len(player.shares) > 1):
            return
        choice = yield from one(ask(seat, "brocanteur", options, about=(shares, cars)))
        if isinstance(choice, BuyShare):
            pay(g, seat, price, "")
            g.tell(Bought(seat, Deck("investment"), price))
            take(g, seat, "investment", bought=True)
            shares = False
        elif isinstance(choice, SellPair):
            sold = tuple(share for share in player.shares if business(share) == choice.business)
            _sell(g, seat, sold, VALUE[sold[0]])
            shares = False
        elif isinstance(choice, SellCar):
            assert player.car is not None
            price = CARS[player.car].sale
            g.tell(Sold(seat, (player.car,), price))
            lose_car(g, seat, told=False)
            gain(g, seat, price, "")
            cars = False
        elif isinstance(choice, LookAtCar):
            yield from _look(g, seat)
            cars = False
        else:
            return


def _look(g: G, seat: int) -> Steps:
    """A car is drawn and seen by all, then bought or declined (LP-130 to LP-133)."""
    s, player = g.s, g.s.players[seat]
    card = draw(g, "automobile")
    assert card is not None
    show(g, seat, card)
    s.looked = card
    price = CARS[card].price
    choice: Option = Decline()
    if player.cash >= price:
        choice = yield from one(ask(seat, "car", [Decline(), BuyCar()], about=card))
    s.looked = None
    if isinstance(choice, BuyCar):
        pay(g, seat, price, "")
        player.car, player.under_car = card, []
        g.tell(Bought(seat, Deck("automobile"), price))
    else:
        discard(g, card)
        g.tell(Declined(seat, card))


def lose_car(g: G, seat: int, *, told: bool = True) -> None:
    """A car and the cards under it go to their piles (LP-136, LP-151)."""
    player = g.s.players[seat]
    assert player.car is not None
    if told:
        g.tell(CarLost(seat, player.car))
    discard(g, player.car, *player.under_car)
    player.car, player.under_car = None, []


def _sell(g: G, seat: int, cards: tuple[Card, ...], amount: int) -> None:
    player = g.s.players[seat]
    for card in cards:
        held(player, DECK[card[0]]).remove(card)
    discard(g, *cards)
    g.learn()
    g.s.shown = cards[-1]
    g.tell(Sold(seat, cards, amount))
    gain(g, seat, amount, "")


# -- the Expert and the Seller -------------------------------------------------------------------


def expert(g: G, seat: int) -> Steps:
    """At most one Pearl and one Diamond, or the whole Jewel (LP-173 to LP-180)."""
    s, player = g.s, g.s.players[seat]
    while player.pearls or player.diamonds or (player.stars and may_play(s)):
        options: list[Option] = [_NOTHING]
        pearls = [NONE, *(card for card in sorted(player.pearls) if VALUE[card])]
        diamonds = [NONE, *(card for card in sorted(player.diamonds) if VALUE[card])]
        options += [SellGems(one_, two) for one_ in pearls for two in diamonds if (one_, two) != (NONE, NONE)]
        if HALVES[0] in player.pearls and HALVES[1] in player.diamonds:
            options.append(SellJewel())
        options += [PlayStar(card) for card in stars(s, seat, "on_expert")]
        choice = yield from one(ask(seat, "expert", options, about=s.plays))
        bonus = s.landing.price_plus + FENCE * (player.character == "fence")
        if isinstance(choice, PlayStar):
            use_star(g, seat, choice.card)
            continue
        if isinstance(choice, SellJewel):
            _sell(g, seat, HALVES, JEWEL + bonus)
        elif isinstance(choice, SellGems):
            cards = tuple(card for card in (choice.pearl, choice.diamond) if card != NONE)
            _sell(g, seat, cards, sum(VALUE[card] + bonus for card in cards))
        return


def use_star(g: G, seat: int, card: Card) -> None:
    """A star card of a visit or a Mission is used: its number holds on this landing."""
    spend_star(g, seat, card)
    g.tell(StarPlayed(seat, card))
    for effect in ADVENTURES[card].do:
        value = getattr(g.s.landing, effect.verb)
        setattr(g.s.landing, effect.verb, True if value is False else value + effect.n)


def seller(g: G, seat: int) -> Steps:
    """One unseen gem of a category of one's choice (LP-181 to LP-185)."""
    s, player = g.s, g.s.players[seat]
    price = 0 if s.landing.free_item else DEALER_GEM if player.character == "dealer" else GEM
    options: list[Option] = [BuyGem(Deck(deck)) for deck in ("pearl", "diamond") if left(s, deck)]
    if player.cash < price or not options:
        return
    choice = yield from one(ask(seat, "seller", [_NOTHING, *options], about=price))
    if isinstance(choice, BuyGem):
        pay(g, seat, price, "")
        g.tell(Bought(seat, choice.deck, price))
        take(g, seat, choice.deck, bought=True)


def protection(g: G, seat: int) -> Steps:
    """One Protection card (LP-208 to LP-210)."""
    price = CHAPERONE if g.s.players[seat].character == "chaperone" else PROTECTION
    if g.s.players[seat].cash < price:
        return
    choice = yield from one(ask(seat, "protection", [_NOTHING, BuyProtection()], about=price))
    if isinstance(choice, BuyProtection):
        pay(g, seat, price, "")
        g.tell(Bought(seat, Deck("protection"), price))
        take(g, seat, "protection")


# -- Exchange ------------------------------------------------------------------------------------


def exchange(g: G, seat: int) -> Steps:
    """A card for a blind one of the same category; nobody may refuse (LP-164 to LP-172)."""
    s, player = g.s, g.s.players[seat]
    options: list[Option] = [_NOTHING]
    for deck in ("pearl", "diamond", "investment"):
        rivals = [other for other in others(s, seat) if held(s.players[other], deck)]
        options += [Swap(card, other) for card in sorted(held(player, deck)) for other in rivals]
    if len(options) == 1:
        return
    choice = yield from one(
        Ask(seat, "exchange", options=tuple(options), default=_NOTHING, clock="turn_seconds")
    )
    if not isinstance(choice, Swap):
        return
    deck = DECK[choice.card[0]]
    mine, theirs = held(player, deck), held(s.players[choice.seat], deck)
    # Drawn from their cards in the order of ids: neither hand's own order matters.
    got = sorted(theirs)[g.chance.below(len(theirs), "exchange")]
    mine.remove(choice.card)
    theirs.remove(got)
    mine.append(got)
    theirs.append(choice.card)
    g.tell(Swapped(seat, choice.seat, Deck(deck)))
    g.tell(SwappedFor(choice.card, got), seat)
    g.tell(SwappedFor(got, choice.card), choice.seat)
