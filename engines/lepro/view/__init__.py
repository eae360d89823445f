"""What one player, or a spectator, may know of a Le Pro table."""

from __future__ import annotations

import msgspec

from ..cards import BOARD, SPACES, Card, Space
from ..state import State, target
from .hands import Hand, hand_view
from .places import Place, places_view
from .players import BoxerView, CarView, PlayerView, player_view
from .prices import price_asked

__all__ = ["BoxerView", "CarView", "Hand", "LeproView", "Place", "PlayerView", "RollView", "space", "view"]


class RollView(msgspec.Struct, frozen=True):
    """The last dice."""

    seat: int
    what: str
    """turn, passage, robbery, risk or bout."""
    dice: tuple[int, ...]
    against: tuple[int, ...]
    other: int


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

    @property
    def me(self) -> PlayerView:
        """The viewer, as all see him; a spectator looks over the first one's shoulder."""
        return self.players[self.seat or 0]

    def price_of(self, kind: str) -> int | None:
        """What a question of this kind would cost the viewer; None: nothing, or a card will say."""
        return price_asked(kind, self.me, free_item=self.free_item)

    def left_of(self, deck: str) -> int:
        """How many cards of a deck can still be drawn, its used pile included."""
        return dict(self.draws)[deck] + dict(self.used)[deck]


def space(at: int) -> tuple[Space, ...]:
    """The types of a space."""
    return BOARD[at]


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
        players=tuple(player_view(player, own=at == seat or over) for at, player in enumerate(s.players)),
        hats=tuple(sorted((int(at), card) for at, card in s.hats.items())),
        target=target(s),
        buyers=tuple(at for at, player in enumerate(s.players) if player.buyer and not player.fallen),
        left=tuple((SPACES - player.space) % SPACES or SPACES for player in s.players),
        roll=_roll(s),
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
        draws=tuple([(name, len(cards)) for name, cards in s.draws.items()]),
        used=tuple([(name, len(cards)) for name, cards in s.used.items()]),
        hand=hand_view(s.players[seat]) if seat is not None else None,
        hands=tuple(map(hand_view, s.players)) if over else (),
        places=places_view(s) if over else (),
        ending=s.ending,
    )


def _roll(s: State) -> RollView | None:
    if s.roll is None:
        return None
    return RollView(
        seat=s.roll.seat,
        what=s.roll.what,
        dice=tuple(s.roll.dice),
        against=tuple(s.roll.against),
        other=s.roll.other,
    )
