"""What a seat may choose in Fame & Fable."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.ask import Option, Pick
from engines.core.words import Seat

from .glossary import Ally, Card, Element, FoeCard, Item, Pile

# -- the own turn ---------------------------------------------------------------------------------------


class EndDay(Option, frozen=True):
    """The day is over; an open combat is resolved (FF-035)."""


class EndAndScore(Option, frozen=True):
    """The day is over, and all achieved contracts are scored (FF-036)."""


class Resolve(Option, frozen=True):
    """The open combat is resolved: what is left in it is undefeated (FF-087)."""


class Begin(Option, frozen=True):
    """No more choices at dawn."""


class SpendMoon(Option, frozen=True):
    """One action and a moon token: all own exhausted allies become ready (FF-022)."""


class NewMarket(Option, frozen=True):
    """Replace a whole row of the market, once per game (FF-023)."""

    row: Pile


class Recruit(Option, frozen=True):
    """A market card into the hand (FF-040)."""

    card: Card


class Deploy(Option, frozen=True):
    """An ally from the hand to the table (FF-050)."""

    ally: Ally


class DeployAll(Option, frozen=True):
    """All allies of the hand (FF-036)."""


class Enlist(Option, frozen=True):
    """A market ally is recruited, and deployed at once (FF-036)."""

    ally: Ally


class EnlistFor(Option, frozen=True):
    """The same in the place of an exhausted ally, which is discarded (FF-036)."""

    ally: Ally
    gone: Ally


class RecruitAndUse(Option, frozen=True):
    """A market item is recruited, and used at once (FF-036)."""

    item: Item


class Replace(Option, frozen=True):
    """An ally of the hand is deployed in the place of an exhausted one, which is discarded (FF-036)."""

    ally: Ally
    gone: Ally


class Fell(Option, frozen=True):
    """A foe in combat is felled by those who can do it for the least (FF-092)."""

    foe: FoeCard


class CallAndFell(Option, frozen=True):
    """A face-up monster is called and felled (FF-092)."""

    foe: FoeCard


class Attack(Option, frozen=True):
    """A basic attack (FF-080)."""

    ally: Ally
    foe: FoeCard
    element: Element


class Hit(Option, frozen=True):
    """A trait that is an attack: HIT."""

    ally: Ally
    foe: FoeCard
    element: Element


class UseTrait(Option, frozen=True):
    """A trait that is none: ACT."""

    ally: Ally


class UseItem(Option, frozen=True):
    """An item of the hand (FF-052)."""

    item: Item


class Call(Option, frozen=True):
    """A face-up monster is called (FF-070)."""

    foe: FoeCard


class CallMonster(Option, frozen=True):
    """The top of the monster deck is called."""


class CallLegend(Option, frozen=True):
    """The top of the legend deck is called."""


class Discard(Option, frozen=True):
    """Own cards are thrown away, of the hand or deployed (FF-051, FF-160)."""

    cards: Pick | tuple[Card, ...]


class EnterFirst(Option, frozen=True):
    """Which of the waiting foes enters next (FF-071)."""

    foe: FoeCard


class Score(Option, frozen=True):
    """Contracts to score (FF-120)."""

    contracts: Pick | tuple[Card, ...]


class ScoreNone(Option, frozen=True):
    """None of them."""


# -- choices inside effects -----------------------------------------------------------------------------


class Nothing(Option, frozen=True):
    """No; or no more of them."""


class Take(Option, frozen=True):
    """One card: of the own hand, the own allies, a discard pile, the cards looked at."""

    card: Card


class TakeSome(Option, frozen=True):
    """Several of them."""

    cards: Pick | tuple[Card, ...]


class Aim(Option, frozen=True):
    """A foe in combat."""

    foe: FoeCard


class AimAs(Option, frozen=True):
    """A foe in combat, struck with a type."""

    foe: FoeCard
    element: Element


class OfType(Option, frozen=True):
    """A type."""

    element: Element


class Against(Option, frozen=True):
    """An opponent."""

    seat: Seat


class Target(Option, frozen=True):
    """One ally of an opponent."""

    seat: Seat
    ally: Ally


class Targets(Option, frozen=True):
    """Several allies of one opponent."""

    seat: Seat
    allies: Pick | tuple[Card, ...]


class Exchange(Option, frozen=True):
    """One own ally for one of an opponent."""

    own: Ally
    seat: Seat
    ally: Ally


class Send(Option, frozen=True):
    """A face-up monster to an opponent (goad)."""

    foe: FoeCard
    seat: Seat


class Row(Option, frozen=True):
    """A row of the market."""

    row: Pile


class GiveUp(Option, frozen=True):
    """One own card that must go: discarded, exhausted, converted, or passed on."""

    card: Card


class GiveUpSome(Option, frozen=True):
    """Several at once."""

    cards: Pick | tuple[Card, ...]


# -- out of turn ----------------------------------------------------------------------------------------


class React(Option, frozen=True):
    """A reaction (FF-105)."""

    card: Card


class Decline(Option, frozen=True):
    """None of it."""


class PassTurn(Option, frozen=True):
    """Nothing more in this turn (FF-109)."""


OPTIONS: tuple[type[Option], ...] = (
    *(EndDay, Resolve, Begin, SpendMoon, NewMarket, Recruit, Deploy, Attack, Hit, UseTrait, UseItem),
    *(EndAndScore, DeployAll, Enlist, EnlistFor, RecruitAndUse, Replace, Fell, CallAndFell),
    *(Call, CallMonster, CallLegend, Discard, EnterFirst, Score, ScoreNone),
    *(Nothing, Take, TakeSome, Aim, AimAs, OfType, Against, Target, Targets, Exchange, Send, Row),
    *(GiveUp, GiveUpSome, React, Decline, PassTurn),
)

#: What a panel shows first, and in which order: in a fight blows, then the company, a fight, what cards do.
#: Shortcuts stand in the list of the steps that they are made of, before them.
#: The market as a whole, foes that nobody has seen, and what is thrown away are needed less.
MENUS: Mapping[str, tuple[type[Option] | tuple[type[Option], ...], ...]] = {
    "day": (
        *(
            SpendMoon,
            DeployAll,
            (Fell, Attack),
            Hit,
            (Replace, Deploy),
            (Enlist, EnlistFor, RecruitAndUse, Recruit),
        ),
        *((CallAndFell, Call, CallLegend), UseTrait, UseItem, Resolve, EndAndScore, EndDay),
    ),
}
