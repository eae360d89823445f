"""What one player, or a spectator, may know of a Fame & Fable table."""

from __future__ import annotations

import msgspec

from ..foes import is_spotted
from ..glossary import Card, FoeCard
from ..state import HAND, NOBODY, PLACES, State, champion_space, legend_spaces
from .allies import AllyView, ModView
from .foes import EnemyView, enemy_view
from .seats import HandCard, Own, SeatView, WaitingView, hand_order, own_view, seat_view
from .table import (
    ContractView,
    DayView,
    Place,
    PriceView,
    ShadowView,
    WindowView,
    contract_view,
    day_view,
    place_views,
    shadow_view,
    slot_view,
    window_view,
)

__all__ = [
    "HAND",
    "PLACES",
    "AllyView",
    "ContractView",
    "DayView",
    "EnemyView",
    "FableView",
    "HandCard",
    "ModView",
    "Own",
    "Place",
    "PriceView",
    "SeatView",
    "ShadowView",
    "WaitingView",
    "WindowView",
    "view",
]


class FableView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    """The viewer; None: a spectator."""
    phase: str
    """setup, dawn, enter, day, dusk, shadow, end or over."""
    round: int
    round_cap: int
    first: int
    turn: int
    """The active seat."""
    goal: int
    """The champion space."""
    champion: int
    """Who took the champion token; -1: it lies there."""
    moons: tuple[int, ...]
    """Spaces with a moon token."""
    legend_spaces: tuple[int, ...]
    moon_deck: bool
    moon: Card | None
    """The active moon card."""
    seats: tuple[SeatView, ...]
    monsters: tuple[Card | None, ...]
    spotted: tuple[bool, ...]
    """By monster slot: whether it counts as spotted now."""
    allies: tuple[PriceView, ...]
    items: tuple[PriceView, ...]
    contracts: tuple[ContractView | None, ...]
    decks: tuple[tuple[str, int], ...]
    """Sizes of the draw piles."""
    discards: tuple[tuple[str, tuple[Card, ...]], ...]
    """Discard piles, the top last."""
    day: DayView
    combat: tuple[EnemyView, ...]
    failed: tuple[FoeCard, ...]
    """Undefeated foes whose price is being paid."""
    playing: tuple[Card, ...]
    window: WindowView | None
    looker: int
    """Who is looking at cards of a deck just now; -1: nobody."""
    shadow: ShadowView | None
    own: Own | None
    """None: for a spectator."""
    hands: tuple[tuple[Card, ...], ...]
    """After the end: all hands."""
    places: tuple[Place, ...]
    """After the end, the first first."""
    bonus: int
    """Who got the legend bonus; -1: nobody."""
    ending: str


def view(s: State, seat: int | None) -> FableView:
    """What ``seat`` may know; None: a spectator."""
    over = s.phase == "over"
    rows = s.rows
    dealt = bool(rows)
    monsters = tuple(rows["monster"]) if dealt else ()
    return FableView(
        seat=seat,
        phase=s.phase,
        round=s.round,
        round_cap=s.settings.round_cap,
        first=s.first,
        turn=s.turn,
        goal=champion_space(s.settings),
        champion=s.champion,
        moons=tuple(s.moons),
        legend_spaces=legend_spaces(s.settings),
        moon_deck="moon" in s.decks,
        moon=s.moon,
        seats=tuple(seat_view(s, at) for at in range(s.seats)),
        monsters=monsters,
        spotted=tuple(card is not None and is_spotted(s, card) for card in monsters),
        allies=tuple(slot_view(s, card) for card in rows["ally"]) if dealt else (),
        items=tuple(slot_view(s, card) for card in rows["item"]) if dealt else (),
        contracts=tuple(contract_view(s, card) for card in rows["contract"]) if dealt else (),
        decks=tuple((name, len(pile)) for name, pile in s.decks.items()),
        discards=tuple((name, tuple(pile)) for name, pile in s.discards.items()),
        day=day_view(s.day),
        combat=tuple(enemy_view(s, foe) for foe in s.combat),
        failed=tuple(s.failed),
        playing=tuple(s.playing),
        window=None if s.window is None else window_view(s.window),
        looker=NOBODY if s.look is None else s.look.seat,
        shadow=None if s.shadow is None else shadow_view(s, s.shadow),
        own=None if seat is None or not dealt else own_view(s, seat),
        hands=tuple(tuple(sorted(player.hand, key=hand_order)) for player in s.players) if over else (),
        places=place_views(s) if over else (),
        bonus=s.bonus,
        ending=s.ending,
    )
