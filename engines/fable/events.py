"""What is told in Fame & Fable: of turns, cards, combat and the track; all together in EVENTS."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.words import Seat

from .cards import Ally, Card, FoeCard
from .events_more import (
    AllyStolen,
    Ambushed,
    CardsStolen,
    Converted,
    Copied,
    Discounted,
    Dug,
    FateDrawn,
    Goaded,
    Guarded,
    Killed,
    Passed,
    PassedCards,
    Peeked,
    PeekedCards,
    Pursed,
    Recovered,
    Refreshed,
    ShadowGrew,
    ShadowMoved,
    ShadowTook,
    Snatched,
    StolenCards,
    Swapped,
    Tired,
)
from .moves import Element, Pile

# -- set-up, turns, end ---------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """Who is who."""

    seat: Seat
    hero: Card
    backstory: Card


class FirstPlayer(Event, frozen=True):
    """Who begins; ``how`` it was found: pips, attack or drawn."""

    seat: Seat
    how: str


class Dawn(Event, frozen=True):
    """A turn begins, with so many actions."""

    seat: Seat
    actions: int
    bonus: int


class Refilled(Event, frozen=True):
    """Empty slots are filled."""

    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True):
    """A discard pile became the deck."""

    deck: Pile


class MoonSpent(Event, frozen=True):
    """A moon token is spent."""

    seat: Seat


class MarketRenewed(Event, frozen=True):
    """The New Market card is used."""

    seat: Seat
    row: Pile


class Pulled(Event, frozen=True):
    """Spotted monsters come to the active seat."""

    seat: Seat
    foes: tuple[FoeCard, ...]


class Left(Event, frozen=True):
    """A seat left for good."""

    seat: Seat


class LegendBonus(Event, frozen=True):
    """The sole holder of most trophies."""

    seat: Seat
    fame: int


# -- cards ----------------------------------------------------------------------------------------------


class Recruited(Event, frozen=True):
    """A market card is recruited; ``to`` is hand, ready or exh."""

    seat: Seat
    card: Card
    paid: int
    to: str


class Deployed(Event, frozen=True):
    """An ally takes the field."""

    seat: Seat
    ally: Ally


class Discarded(Event, frozen=True):
    """Own cards are thrown away; ``why`` is free, foe, fail, forced or moon."""

    seat: Seat
    cards: tuple[Card, ...]
    why: str


class Drew(Event, frozen=True):
    """So many cards from a deck; which, they alone know."""

    seat: Seat
    deck: Pile
    count: int


class DrewCards(Event, frozen=True):
    """For their drawer alone."""

    cards: tuple[Card, ...]


class TraitUsed(Event, frozen=True):
    """An ally's trait is used, and the ally exhausted."""

    seat: Seat
    ally: Ally


class ItemUsed(Event, frozen=True):
    """An item is used, and discarded."""

    seat: Seat
    item: Card


class Readied(Event, frozen=True):
    """Exhausted allies become ready."""

    seat: Seat
    allies: tuple[Ally, ...]


class Exhausted(Event, frozen=True):
    """Allies are exhausted without being used."""

    seat: Seat
    allies: tuple[Ally, ...]


class Acted(Event, frozen=True):
    """Actions gained, or lost (negative)."""

    seat: Seat
    count: int


# -- combat ---------------------------------------------------------------------------------------------


class Called(Event, frozen=True):
    """A combat is sought; ``where`` is board, monster or legend."""

    seat: Seat
    foe: FoeCard
    where: str


class Entered(Event, frozen=True):
    """A foe joins the combat."""

    seat: Seat
    foe: FoeCard
    needs: int


class Attacked(Event, frozen=True):
    """An attack, and where the foe stands after it."""

    seat: Seat
    source: Card
    foe: FoeCard
    element: Element
    value: int
    tally: int
    needs: int


class Defeated(Event, frozen=True):
    """A foe is beaten."""

    seat: Seat
    foe: FoeCard
    fame: int


class Undefeated(Event, frozen=True):
    """Foes that were not."""

    seat: Seat
    foes: tuple[FoeCard, ...]


class Boosted(Event, frozen=True):
    """An ally's next attack is more; 0: twice as much."""

    seat: Seat
    ally: Ally
    count: int


class Surged(Event, frozen=True):
    """All attacks of a type are more this turn."""

    seat: Seat
    element: Element
    count: int


class TypeAdded(Event, frozen=True):
    """Allies have one more type this turn."""

    seat: Seat
    element: Element
    allies: tuple[Ally, ...]


class Exposed(Event, frozen=True):
    """A foe is vulnerable to a type."""

    seat: Seat
    foe: FoeCard
    element: Element


class Stripped(Event, frozen=True):
    """A foe loses immunities."""

    seat: Seat
    foe: FoeCard
    elements: tuple[Element, ...]


class Weakened(Event, frozen=True):
    """A foe's requirement falls."""

    seat: Seat
    foe: FoeCard
    count: int


class Dismissed(Event, frozen=True):
    """A foe is sent away."""

    seat: Seat
    foe: FoeCard


# -- the track ------------------------------------------------------------------------------------------


class Famed(Event, frozen=True):
    """Fame gained or lost; ``why`` is foe, contracts, effect, fail or bonus."""

    seat: Seat
    count: int
    at: int
    why: str


class Pushed(Event, frozen=True):
    """A token goes on to the next free space."""

    seat: Seat
    at: int


class Scored(Event, frozen=True):
    """Contracts are scored for so much together."""

    seat: Seat
    contracts: tuple[Card, ...]
    fame: int


class MoonTaken(Event, frozen=True):
    """A moon token is taken; all others ready."""

    seat: Seat
    space: int


class MoonRevealed(Event, frozen=True):
    """A moon card."""

    moon: Card


class ChampionTaken(Event, frozen=True):
    """The champion token: everybody else has one turn more."""

    seat: Seat


class LegendWaits(Event, frozen=True):
    """A face-down legend for a seat."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    *(Dealt, FirstPlayer, Dawn, Refilled, Reshuffled, MoonSpent, MarketRenewed, Pulled, Left, LegendBonus),
    *(Recruited, Deployed, Discarded, Drew, DrewCards, TraitUsed, ItemUsed, Readied, Exhausted, Acted),
    *(Called, Entered, Attacked, Defeated, Undefeated, Boosted, Surged, TypeAdded, Exposed, Stripped),
    *(Weakened, Dismissed, Famed, Pushed, Scored, MoonTaken, MoonRevealed, ChampionTaken, LegendWaits),
    *(Killed, Tired, Converted, AllyStolen, Swapped, CardsStolen, StolenCards, Goaded, Guarded),
    *(Passed, PassedCards, Peeked, PeekedCards, Dug, Recovered, Discounted, Refreshed, Pursed, Copied),
    *(FateDrawn, ShadowMoved, ShadowGrew, ShadowTook, Snatched, Ambushed),
)
