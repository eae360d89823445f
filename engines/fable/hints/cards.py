"""What a card is, wherever it is chosen from; and its price, where it is bought."""

from __future__ import annotations

import msgspec

from ..cards import FIGURES, FOES, ITEMS, TRAIT
from ..effects.market import Recruit
from ..glossary import Card
from ..options import Deploy, EnlistFor, React, Replace, Take, UseTrait
from ..printed import CONTRACTS
from ..view import FableView
from .fights import foe_hint, standing
from .naming import Marks, ally_of, enemy, marks, text


class Figure(msgspec.Struct, frozen=True, tag="figure"):
    """An ally: its attack, and its trait with its price."""

    where: str
    """hand, ready or exhausted, where it is one's own or deployed; or empty."""
    attack: int
    types: Marks
    fee: int
    text: Card


class Tool(msgspec.Struct, frozen=True, tag="tool"):
    """An item."""

    text: Card


class Hire(msgspec.Struct, frozen=True, tag="hire"):
    """An ally of the market, and its price now."""

    price: int
    attack: int
    types: Marks
    fee: int
    text: Card


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """An item of the market, and its price now."""

    price: int
    text: Card


class Newcomer(msgspec.Struct, frozen=True, tag="newcomer"):
    """An ally that could take another's place."""

    ally: Card
    attack: int
    held: bool
    """It is in the hand already."""


class Does(msgspec.Struct, frozen=True, tag="does"):
    """What a trait costs and does."""

    fee: int
    text: Card


class Reaction(msgspec.Struct, frozen=True, tag="deed"):
    """What a reaction does, and whether an ally tires for it, or an item is spent."""

    text: Card
    ally: bool


class Notice(msgspec.Struct, frozen=True, tag="notice"):
    """A contract, what it gives now, and whether it is achieved."""

    fame: int
    done: bool
    text: Card


def card_hint(seen: FableView, card: Card) -> msgspec.Struct | None:
    """What a card is."""
    foe = enemy(seen, card)
    if foe is not None:
        return standing(foe)
    if card in ITEMS:
        return Tool(text(card))
    if card in FIGURES:
        return figure(seen, card)
    if card in CONTRACTS:
        return _notice(seen, card)
    return foe_hint(seen, card) if card in FOES else None


def figure(seen: FableView, card: Card) -> Figure:
    """An ally as it is, where it is deployed; else as it is printed."""
    printed, ally = FIGURES[card], ally_of(seen, card)
    if ally is not None:
        where = "ready" if ally.ready else "exhausted"
        return Figure(where, ally.attack, marks(ally.types), printed.trait_cost, text(card))
    held = seen.own is not None and any(each.card == card for each in seen.own.hand)
    where = "hand" if held else ""
    return Figure(where, printed.attack, marks(printed.types), printed.trait_cost, text(card))


def _notice(seen: FableView, card: Card) -> Notice:
    fame = next((each.fame for each in seen.contracts if each is not None and each.card == card), 0)
    return Notice(fame, seen.own is not None and card in seen.own.done, text(card))


def offer(seen: FableView, card: Card, off: int = 0) -> Hire | Buy | None:
    """A card of the market at its price, ``off`` less; None if it does not lie there."""
    price = next((each.price for each in (*seen.allies, *seen.items) if each.card == card), None)
    if price is None:
        return None
    price = max(0, price - off)
    if card in ITEMS:
        return Buy(price, text(card))
    printed = FIGURES[card]
    return Hire(price, printed.attack, marks(printed.types), printed.trait_cost, text(card))


def taken(seen: FableView, option: Take) -> msgspec.Struct | None:
    """A card of a list: where the card under way recruits, with what it would cost."""
    source = seen.playing[-1] if seen.playing else ""
    verbs = TRAIT[source].do if source in TRAIT else ()
    off = next((verb.off for verb in verbs if isinstance(verb, Recruit)), None)
    found = None if off is None else offer(seen, option.card, off)
    return found or card_hint(seen, option.card)


def deployed(seen: FableView, option: Deploy | Replace) -> Figure:
    """An ally of the hand; where it is, is plain."""
    return msgspec.structs.replace(figure(seen, option.ally), where="")


def newcomer(seen: FableView, option: Replace | EnlistFor) -> Newcomer:
    """The ally that takes a place."""
    held = isinstance(option, Replace)
    return Newcomer(option.ally, FIGURES[option.ally].attack, held)


def trait(seen: FableView, option: UseTrait) -> Does:
    """A trait that is no attack."""
    return Does(FIGURES[option.ally].trait_cost, text(option.ally))


def reaction(seen: FableView, option: React) -> Reaction:
    """A reaction."""
    return Reaction(text(option.card), option.card not in ITEMS)
