"""What one player, or a spectator, may know of a Fame & Fable table."""

from __future__ import annotations

from functools import cache

import msgspec

from . import contracts, solo
from .cards import FIGURES, ITEMS, Card, FoeCard
from .dusk import further_turn
from .fight import fame_of, immunities, is_spotted, needs, types_of, weaknesses
from .hands import price
from .rules import winners
from .state import BONUS, NOBODY, Deployed, Enemy, Modifier, State, Window, champion_space, legend_spaces
from .state import HAND as HAND
from .state import PLACES as PLACES
from .view_parts import (
    AllyView,
    ContractView,
    DayView,
    EnemyView,
    HandCard,
    ModView,
    Own,
    Place,
    PriceView,
    SeatView,
    ShadowView,
    WaitingView,
    WindowView,
)

__all__ = [
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

#: What kind of foe a card is, by the letter of its id.
_KINDS = {"M": "monster", "L": "legend"}


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
    rows, day = s.rows, s.day
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
        seats=tuple(_seat(s, at) for at in range(s.seats)),
        monsters=monsters,
        spotted=tuple(card is not None and is_spotted(s, card) for card in monsters),
        allies=tuple(_price(s, card) for card in rows["ally"]) if dealt else (),
        items=tuple(_price(s, card) for card in rows["item"]) if dealt else (),
        contracts=tuple(
            None if card is None else ContractView(card, contracts.gives(s, card))
            for card in rows["contract"]
        )
        if dealt
        else (),
        decks=tuple((name, len(pile)) for name, pile in s.decks.items()),
        discards=tuple((name, tuple(pile)) for name, pile in s.discards.items()),
        day=DayView(
            day.granted,
            day.left,
            day.begun,
            tuple(_mod(mod) for mod in day.surges),
            tuple((discount.off, discount.uses) for discount in day.discounts),
            day.purse,
            day.recruits,
            day.items,
            day.traits,
            tuple(day.dealt),
            tuple(beaten.card for beaten in day.beaten),
        ),
        combat=tuple(_enemy(s, foe) for foe in s.combat),
        failed=tuple(s.failed),
        playing=tuple(s.playing),
        window=None if s.window is None else _window(s.window),
        looker=NOBODY if s.look is None else s.look.seat,
        shadow=_shadow(s),
        own=None if seat is None or not dealt else _own(s, seat),
        hands=tuple(tuple(sorted(player.hand, key=_hand_order)) for player in s.players) if over else (),
        places=_places(s) if over else (),
        bonus=s.bonus,
        ending=s.ending,
    )


_HAND_ORDER = {Card(card): (card[0] == "I", card[0] != "H", card) for card in (*FIGURES, *ITEMS)}
_price_view = cache(PriceView)
_hand_card = cache(HandCard)


def _mod(mod: Modifier) -> ModView:
    return ModView(mod.order, mod.add, mod.type)


def _hand_order(card: Card) -> tuple[bool, bool, str]:
    """Allies, the heroes among them first, then items."""
    return _HAND_ORDER[card]


@cache
def _plain(card: Card, ready: bool) -> AllyView:
    """An ally on which nothing waits: most are so, and are made once."""
    figure = FIGURES[card]
    return AllyView(card, ready, figure.attack, figure.types, (), ())


def _ally(ally: Deployed) -> AllyView:
    if not ally.mods and not ally.types:
        return _plain(ally.card, ally.ready)
    return AllyView(
        ally.card,
        ally.ready,
        FIGURES[ally.card].attack,
        types_of(ally),
        tuple(ally.types),
        tuple(_mod(mod) for mod in ally.mods),
    )


def _seat(s: State, seat: int) -> SeatView:
    player = s.players[seat]
    return SeatView(
        hero=player.hero,
        fame=player.fame,
        low=player.low,
        hand=len(player.hand),
        known=tuple(sorted(player.known, key=_hand_order)),
        deployed=tuple(_ally(ally) for ally in player.deployed),
        pending=tuple(
            WaitingView(waiting.card if waiting.shown else None, _KINDS[waiting.card[0]])
            for waiting in player.pending
        ),
        trophies=tuple(player.trophies),
        moons=player.moons,
        market=player.market,
        fresh=player.fresh,
        gone=player.gone,
        last=not further_turn(s, seat),
    )


def _window(window: Window) -> WindowView:
    cards, guarded = tuple(window.cards), tuple(window.guarded)
    return WindowView(window.trigger, window.actor, window.owner, cards, guarded)


def _price(s: State, card: Card | None) -> PriceView:
    return _price_view(None, 0) if card is None else _price_view(card, price(s, card))


def _enemy(s: State, foe: Enemy) -> EnemyView:
    return EnemyView(
        card=foe.card,
        kind=_KINDS.get(foe.card[0], "ally"),
        fame=fame_of(foe.card),
        needs=needs(s, foe),
        tally=foe.tally,
        immune=tuple(immunities(foe)),
        vulnerable=tuple(weaknesses(foe)),
        dealt=tuple(foe.dealt),
        allies=foe.allies,
        items=foe.items,
        lone=foe.lone,
    )


def _shadow(s: State) -> ShadowView | None:
    shadow = s.shadow
    if shadow is None:
        return None
    return ShadowView(
        shadow.at,
        shadow.menace,
        tuple(shadow.tokens),
        shadow.fate or None,
        len(s.decks["fate"]),
        solo.needed(s),
        solo.offset(s),
    )


def _own(s: State, seat: int) -> Own:
    player = s.players[seat]
    looked: tuple[Card, ...] = ()
    if s.look is not None and s.look.seat == seat:
        looked = tuple(reversed(s.decks[s.look.deck][-s.look.n :]))
    seen, top = player.seen, []
    if seen:
        for card in reversed(s.decks["monster"]):
            if card not in seen:
                break
            top.append(card)
    return Own(
        hand=tuple(
            _hand_card(card, "item" if card[0] == "I" else "ally", card in player.known)
            for card in sorted(player.hand, key=_hand_order)
        ),
        looked=looked,
        top=tuple(top),
        knows=tuple(
            sorted(
                (other, card) for card in seen for other, each in enumerate(s.players) if card in each.hand
            )
        ),
        done=tuple(
            card for card in s.rows["contract"] if card is not None and contracts.achieved(s, seat, card)
        ),
        passing=player.passing,
    )


def _places(s: State) -> tuple[Place, ...]:
    first = winners(s)
    found = [
        Place(seat, player.fame, len(player.trophies), BONUS if seat == s.bonus else 0, seat in first)
        for seat, player in enumerate(s.players)
    ]
    return tuple(sorted(found, key=lambda place: (not place.winner, s.players[place.seat].gone, -place.fame)))
