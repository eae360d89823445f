"""What a player, or a spectator, may know of a Suburb table: everything but the decks."""

from __future__ import annotations

import msgspec

from ..cards import HOUSES, Card, House
from ..decks import top_price
from ..figures import NO_CAP
from ..standings import progress, ranks
from ..state import State
from .auction import SaleView, sale_view
from .missions import RollView, ShowView, roll_view, show_view
from .players import PlayerView, StakeView, player_view


class Place(msgspec.Struct, frozen=True):
    """The end for one player."""

    seat: int
    place: int
    points: int
    cash: int
    progress: int
    """Percent of the nearer goal."""
    out: int
    winner: bool


class SuburbView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    phase: str
    """deal, choice, slot, turn or over."""
    stage: str
    """Within a turn: draw, pile, target, block, defence, effect, reward, free; ``auction`` during one."""
    round: int
    turns: int
    first: int
    slot: int
    """The seat whose slot it is."""
    active: int
    """Who plays."""
    kind: str
    """own, bought or extra."""
    players: tuple[PlayerView, ...]
    show: ShowView | None
    drawn: Card | None
    """The class, special, stock or shop card that all saw last in this turn."""
    effect: Card | None
    """The card whose target is being chosen."""
    roll: RollView | None
    sale: SaleView | None
    claim: int
    """Dollars that the active player may claim in this turn (strict); ``claim_points``: points."""
    claim_points: int
    houses: tuple[House, ...]
    """Player cards that nobody has, while they are chosen."""
    stock_price: int
    """Price of the stock on top; 0: there is none."""
    draws: tuple[tuple[str, int], ...]
    """Sizes of the draw piles."""
    used: tuple[tuple[str, int], ...]
    bank: int
    advanced_defence: bool
    strict: bool
    alliances: bool
    gift_cap: int | None
    """Dollars that a player may be given in a round; None: any number."""
    winner: int | None
    ending: str
    """points, money, last or left."""
    places: tuple[Place, ...]
    """At the end, the winner first."""

    def shop(self, owner: int, card: Card) -> StakeView | None:
        """A shop as its owner holds it; None where the owner holds no such shop."""
        return next((shop for shop in self.players[owner].shops if shop.card == card), None)

    @property
    def me(self) -> PlayerView:
        """The viewer as a player; the first player for a spectator."""
        return self.players[self.seat or 0]


def view(s: State, seat: int | None) -> SuburbView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    return SuburbView(
        seat=seat,
        phase=s.phase,
        stage=s.stage,
        round=s.round,
        turns=s.turns,
        first=s.first,
        slot=s.slot,
        active=s.seat,
        kind=s.kind,
        players=tuple([player_view(s, at) for at in range(s.seats)]),
        show=show_view(s),
        drawn=s.drawn,
        effect=s.effect,
        roll=roll_view(s),
        sale=sale_view(s),
        claim=s.claim,
        claim_points=s.claim_points,
        houses=_free_houses(s),
        stock_price=top_price(s),
        draws=tuple([(deck, len(pile)) for deck, pile in s.draws.items()]),
        used=tuple([(deck, len(pile)) for deck, pile in s.used.items()]),
        bank=s.bank,
        advanced_defence=s.settings.advanced_defence,
        strict=s.settings.forgotten_income,
        alliances=s.settings.alliances,
        gift_cap=None if s.settings.gift_cap == NO_CAP else s.settings.gift_cap,
        winner=None if s.winner < 0 else s.winner,
        ending=s.ending,
        places=_places(s) if s.phase == "over" else (),
    )


def _free_houses(s: State) -> tuple[House, ...]:
    if s.phase not in ("deal", "choice"):
        return ()
    taken = {player.house for player in s.players}
    return tuple([house for house in HOUSES if house not in taken])


def _places(s: State) -> tuple[Place, ...]:
    found = []
    for place, at in sorted(zip(ranks(s), range(s.seats), strict=True)):
        player = s.players[at]
        found.append(
            Place(
                seat=at,
                place=place,
                points=player.points,
                cash=player.cash,
                progress=progress(player),
                out=player.out,
                winner=at == s.winner,
            )
        )
    return tuple(found)
