"""What one player, or a spectator, may know of a Le Pro table."""

from __future__ import annotations

import msgspec

from .cards import BOARD, BOXERS, CARS, Card, Character, Space
from .count import gem_value, ranking
from .state import RECORD_COST, Player, State, ceil100, gems, strength, target


class CarView(msgspec.Struct, frozen=True):
    """A car; public."""

    card: Card
    price: int
    sale: int
    factor: int
    under: tuple[Card | str, ...]
    """Cards sacrificed under it: a face where the viewer may know it, else the name of its deck."""


class BoxerView(msgspec.Struct, frozen=True):
    """A boxer; its face is its owner's alone until it has fought."""

    card: Card | None
    dice: int
    """0: unknown to the viewer."""
    prizes: tuple[int, ...]
    victories: int
    fought: bool
    """It has fought: all know its face."""


class PlayerView(msgspec.Struct, frozen=True):
    """What the table shows of one player."""

    character: Character
    cash: int
    space: int
    strength: int
    pearls: int
    diamonds: int
    shares: int
    stars: int
    missions: int
    recruits: tuple[Card, ...]
    protections: int
    records: int
    car: CarView | None
    boxer: BoxerView | None
    buyer: bool
    missed: int
    men_acquired: int
    out: bool
    driven: bool
    claim: int


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own cards."""

    pearls: tuple[Card, ...]
    diamonds: tuple[Card, ...]
    shares: tuple[Card, ...]
    stars: tuple[Card, ...]
    missions: tuple[Card, ...]
    recruits: tuple[Card, ...]
    protections: tuple[Card, ...]
    boxer: Card | None
    gems: int
    """What the gems would bring at the count (LP-266)."""
    total: int
    """The own total if the game ended now."""


class RollView(msgspec.Struct, frozen=True):
    """The last dice."""

    seat: int
    what: str
    """turn, passage, robbery, risk or bout."""
    dice: tuple[int, ...]
    against: tuple[int, ...]
    other: int


class Place(msgspec.Struct, frozen=True):
    """The end for one player."""

    seat: int
    out: bool
    cash: int
    records: int
    """What they add to the total: negative, or 0."""
    gems: int
    car: int
    total: int
    winner: bool


class LeproView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    phase: str
    """deal, turn, count or over."""
    stage: str
    round: int
    round_limit: int
    turn: int
    first: int
    again: bool
    """The turn under way is an extra one."""
    plays: int
    players: tuple[PlayerView, ...]
    hats: tuple[tuple[int, Card], ...]
    """Hat cards by space."""
    target: int
    buyers: tuple[int, ...]
    left: tuple[int, ...]
    """By player: spaces to Refuge."""
    roll: RollView | None
    shown: Card | None
    """The last card that all saw."""
    looked: Card | None
    """The car that is looked at."""
    pair: tuple[Card, ...]
    """Two cards that all see, while one of them is chosen (Advocate, Recruiter)."""
    playing: tuple[Card, ...]
    """Cards whose effect is under way, the one begun first before those it led to."""
    extra: bool
    """An extra turn was earned in this turn."""
    men_plus: int
    """Men more for a Mission on this landing."""
    price_plus: int
    """Dollars more for each item that the Expert buys on this landing."""
    no_arrest: bool
    """An arrest on this landing has no effect."""
    free_item: bool
    """The Seller's item costs nothing on this landing."""
    free_share: bool
    """A share bought on this landing costs nothing."""
    skip_collection: bool
    """The Collection of this landing costs nothing."""
    closing: bool
    draws: tuple[tuple[str, int], ...]
    """Sizes of the draw piles."""
    used: tuple[tuple[str, int], ...]
    hand: Hand | None
    hands: tuple[Hand, ...]
    """At the end: all of them."""
    places: tuple[Place, ...]
    """At the end, best first."""
    ending: str


def space(at: int) -> tuple[Space, ...]:
    """The types of a space."""
    return BOARD[at]


def total(player: Player) -> int:
    """A player's total if the count were now (LP-264 to LP-270)."""
    worth = player.cash - RECORD_COST * len(player.records) + ceil100(gem_value(gems(player)) / 2)
    return worth + (CARS[player.car].price if player.car is not None else 0)


def view(s: State, seat: int | None) -> LeproView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    over = s.phase == "over"
    return LeproView(
        seat=seat,
        phase=s.phase,
        stage=s.stage,
        round=s.round,
        round_limit=s.settings.round_limit,
        turn=s.turn,
        first=s.first,
        again=s.again,
        plays=s.plays,
        players=tuple(_player(player, at == seat or over) for at, player in enumerate(s.players)),
        hats=tuple(sorted((int(at), card) for at, card in s.hats.items())),
        target=target(s),
        buyers=tuple(at for at, player in enumerate(s.players) if player.buyer and not player.fallen),
        left=tuple((36 - player.space) % 36 or 36 for player in s.players),
        roll=None
        if s.roll is None
        else RollView(s.roll.seat, s.roll.what, tuple(s.roll.dice), tuple(s.roll.against), s.roll.other),
        shown=s.shown,
        looked=s.looked,
        pair=tuple(s.pair),
        playing=tuple(s.playing),
        extra=s.extra,
        men_plus=s.landing.men_plus,
        price_plus=s.landing.price_plus,
        no_arrest=s.landing.no_arrest,
        free_item=s.landing.free_item,
        free_share=s.landing.free_share,
        skip_collection=s.landing.skip_collection,
        closing=s.closing,
        draws=tuple((name, len(cards)) for name, cards in s.draws.items()),
        used=tuple((name, len(cards)) for name, cards in s.used.items()),
        hand=_hand(s.players[seat]) if seat is not None else None,
        hands=tuple(map(_hand, s.players)) if over else (),
        places=_places(s) if over else (),
        ending=s.ending,
    )


def _player(player: Player, own: bool) -> PlayerView:
    return PlayerView(
        character=player.character,
        cash=player.cash,
        space=player.space,
        strength=strength(player),
        pearls=len(player.pearls),
        diamonds=len(player.diamonds),
        shares=len(player.shares),
        stars=len(player.stars),
        missions=len(player.missions),
        recruits=tuple(player.recruits),
        protections=len(player.protections),
        records=len(player.records),
        car=_car(player, own),
        boxer=_boxer(player, own),
        buyer=player.buyer,
        missed=player.missed,
        men_acquired=player.men_acquired,
        out=bool(player.fallen),
        driven=player.driven,
        claim=player.claim,
    )


def _car(player: Player, own: bool) -> CarView | None:
    if player.car is None:
        return None
    car = CARS[player.car]
    under = tuple(
        card if own or card[0] not in "AM" else {"A": "adventure", "M": "mission"}[card[0]]
        for card in player.under_car
    )
    return CarView(player.car, car.price, car.sale, car.factor, under)


def _boxer(player: Player, own: bool) -> BoxerView | None:
    if player.boxer is None:
        return None
    known = own or player.fought
    boxer = BOXERS[player.boxer]
    return BoxerView(
        player.boxer if known else None,
        boxer.dice if known else 0,
        boxer.prizes if known else (),
        len(player.beaten),
        player.fought,
    )


def _hand(player: Player) -> Hand:
    return Hand(
        pearls=tuple(sorted(player.pearls)),
        diamonds=tuple(sorted(player.diamonds)),
        shares=tuple(sorted(player.shares)),
        stars=tuple(player.stars),
        missions=tuple(player.missions),
        recruits=tuple(player.recruits),
        protections=tuple(player.protections),
        boxer=player.boxer,
        gems=ceil100(gem_value(gems(player)) / 2),
        total=total(player),
    )


def _places(s: State) -> tuple[Place, ...]:
    first = ranking(s)
    found = []
    for group in first:
        for seat in group:
            parts = s.totals[seat] if s.totals and s.totals[seat] else [0, 0, 0, 0, 0]
            cash, records, jewels, car, worth = parts
            out = bool(s.players[seat].fallen)
            found.append(Place(seat, out, cash, records, jewels, car, worth, seat in first[0]))
    return tuple(found)
