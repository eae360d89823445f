"""What a panel says beside the options: damage, prices, what a foe is like, what a day's end would bring."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engines.core.ask import Option

from . import hint_kinds as say
from . import preview
from .cards import FIGURES, FOES, ITEMS, LEGENDS, TRAIT
from .effects.market import Recruit as RecruitStep
from .hint_fights import ally_of, blow, enemy, me, might, reach, stranger
from .hint_kinds import marks, text
from .options import (
    Against,
    Aim,
    AimAs,
    Attack,
    Begin,
    Call,
    CallLegend,
    CallMonster,
    Deploy,
    Discard,
    EndDay,
    EnterFirst,
    Exchange,
    GiveUp,
    Hit,
    NewMarket,
    OfType,
    React,
    Recruit,
    Resolve,
    Row,
    Score,
    ScoreNone,
    Send,
    SpendMoon,
    Take,
    Target,
    Targets,
    UseItem,
    UseTrait,
)
from .passive import NoFailDiscard
from .printed import CONTRACTS, lasting
from .state import HAND
from .terms import Card
from .view import AllyView, FableView

#: Of so many cards the names are told, of more the number.
NAMED = 4
_DEFEATS = 1_000


# -- cards ------------------------------------------------------------------------------------------------


def _foe(seen: FableView, card: Card) -> say.Foe:
    foe = stranger(card)
    left = seen.day.left - (seen.phase == "day")
    arm = reach(seen, foe, max(0, left))
    return say.Foe(foe.fame, arm, arm >= foe.needs, marks(foe.immune), marks(foe.vulnerable), text(card))


def card_hint(seen: FableView, card: Card) -> msgspec.Struct | None:
    """What a card is, wherever it is chosen from."""
    foe = enemy(seen, card)
    if foe is not None:
        printed = text(card) if card in FOES else None
        return say.Standing(foe.tally, foe.needs, marks(foe.immune), marks(foe.vulnerable), printed)
    if card in ITEMS:
        return say.Tool(text(card))
    if card in FIGURES:
        return figure(seen, card)
    if card in CONTRACTS:
        return _notice(seen, card)
    return _foe(seen, card) if card in FOES else None


def figure(seen: FableView, card: Card) -> say.Figure:
    """An ally as it is, where it is deployed; else as it is printed."""
    printed, ally = FIGURES[card], ally_of(seen, card)
    if ally is not None:
        where = "ready" if ally.ready else "exhausted"
        return say.Figure(where, ally.attack, marks(ally.types), printed.trait_cost, text(card))
    held = seen.own is not None and any(each.card == card for each in seen.own.hand)
    where = "hand" if held else ""
    return say.Figure(where, printed.attack, marks(printed.types), printed.trait_cost, text(card))


def _market(seen: FableView, card: Card, off: int = 0) -> say.Hire | say.Buy | None:
    """A card of the market at its price; None if it does not lie there."""
    price = next((each.price for each in (*seen.allies, *seen.items) if each.card == card), None)
    if price is None:
        return None
    price = max(0, price - off)
    if card in ITEMS:
        return say.Buy(price, text(card))
    printed = FIGURES[card]
    return say.Hire(price, printed.attack, marks(printed.types), printed.trait_cost, text(card))


def _notice(seen: FableView, card: Card) -> say.Notice:
    fame = next((each.fame for each in seen.contracts if each is not None and each.card == card), 0)
    return say.Notice(fame, seen.own is not None and card in seen.own.done, text(card))


def _taken(seen: FableView, card: Card) -> msgspec.Struct | None:
    """A card of a list: where the card under way recruits, with what it would cost."""
    source = seen.playing[-1] if seen.playing else ""
    steps = TRAIT[source].do if source in TRAIT else ()
    off = next((step.off for step in steps if isinstance(step, RecruitStep)), None)
    found = _market(seen, card, off) if off is not None else None
    return found or card_hint(seen, card)


# -- the day ----------------------------------------------------------------------------------------------


def done(seen: FableView) -> tuple[tuple[Card, ...], int]:
    """Contracts that could be scored now, and their fame together."""
    cards = seen.own.done if seen.own is not None else ()
    return cards, sum(each.fame for each in seen.contracts if each is not None and each.card in cards)


def allies_lost(seen: FableView, foes: int) -> int:
    """How many allies so many foes cost that get away."""
    mercy = lasting(seen.moon, NoFailDiscard) is not None
    held = sum(each.kind == "ally" for each in seen.own.hand) if seen.own is not None else 0
    return 0 if mercy else min(foes, held + len(me(seen).deployed))


def coming(seen: FableView) -> say.Coming:
    """What comes as the day begins: what waits, and spotted monsters."""
    waiting = me(seen).pending
    shown = [each.card for each in waiting if each.card is not None]
    drawn = zip(seen.monsters, seen.spotted, strict=True)
    shown += [card for card, spotted in drawn if card is not None and spotted]
    return say.Coming(tuple(shown) or None, sum(each.card is None for each in waiting))


def _row(seen: FableView, row: str) -> say.Swept:
    if row == "contract":
        cards = [each.card for each in seen.contracts if each is not None]
    else:
        priced = seen.allies if row == "ally" else seen.items
        cards = [each.card for each in priced if each.card is not None]
    return say.Swept(tuple(cards) or None)


def _legends(seen: FableView) -> say.Legends:
    """Which legends can be in the deck, by what lies open."""
    gone = {card for seat in seen.seats for card in seat.trophies} | {foe.card for foe in seen.combat}
    fames = [foe.fame for card, foe in LEGENDS.items() if card not in gone] or [0]
    return say.Legends(dict(seen.decks)["legend"], min(fames), max(fames), might(seen))


def _day(seen: FableView, option: Option) -> msgspec.Struct | None:
    """What needs no more than one press."""
    foes = tuple(foe.card for foe in seen.combat)
    if isinstance(option, EndDay):
        named = foes if len(foes) <= NAMED else ()
        return say.Night(seen.day.left, done(seen)[1], named or None, len(foes))
    if isinstance(option, Resolve):
        return say.Away(foes, len(foes), allies_lost(seen, len(foes)))
    if isinstance(option, SpendMoon):
        tired = tuple(ally.card for ally in me(seen).deployed if not ally.ready)
        return say.Rouse(tired, len(tired))
    if isinstance(option, CallMonster):
        known = seen.own.top if seen.own is not None else ()
        return say.Unseen(dict(seen.decks)["monster"], known[0] if known else None)
    if isinstance(option, CallLegend):
        return _legends(seen)
    if isinstance(option, Begin):
        return coming(seen)
    if isinstance(option, Discard):
        return say.Room(me(seen).hand, len(me(seen).deployed), HAND)
    return say.Forgone(done(seen)[1]) if isinstance(option, Score | ScoreNone) else None


# -- opponents --------------------------------------------------------------------------------------------


def _arm(allies: Iterable[AllyView]) -> int:
    return sum(ally.attack for ally in allies)


def _rival(seen: FableView, option: Option) -> msgspec.Struct | None:
    if isinstance(option, Against | Targets):
        other = seen.seats[option.seat]
        ready = [ally for ally in other.deployed if ally.ready]
        return say.Rival(other.hand, len(ready), len(other.deployed) - len(ready), _arm(ready))
    if isinstance(option, Send):
        allies = seen.seats[option.seat].deployed
        return say.Sent(FOES[option.foe].fame, _arm(ally for ally in allies if ally.ready), _arm(allies))
    if isinstance(option, Exchange):
        mine, theirs = figure(seen, option.own), figure(seen, option.ally)
        return say.Trade(mine.attack, mine.types, theirs.attack, theirs.types, theirs.text)
    if isinstance(option, OfType):
        allies = me(seen).deployed
        return say.Learners(sum(option.element in ally.types for ally in allies), len(allies))
    return None


def hint(seen: FableView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what its seat sees."""
    if isinstance(option, Attack | Hit | AimAs):
        return blow(seen, option)
    if isinstance(option, Recruit):
        return _market(seen, option.card)
    if isinstance(option, Deploy):
        return replace(figure(seen, option.ally), where="")
    if isinstance(option, UseTrait):
        return say.Does(FIGURES[option.ally].trait_cost, text(option.ally))
    if isinstance(option, UseItem):
        return say.Tool(text(option.item))
    if isinstance(option, Call | EnterFirst):
        return _foe(seen, option.foe)
    if isinstance(option, NewMarket | Row):
        return _row(seen, option.row)
    if isinstance(option, Take):
        return _taken(seen, option.card)
    if isinstance(option, Aim):
        return card_hint(seen, option.foe)
    if isinstance(option, Target):
        return figure(seen, option.ally)
    if isinstance(option, GiveUp):
        return card_hint(seen, option.card)
    if isinstance(option, React):
        return say.Deed(text(option.card), option.card not in ITEMS)
    return _day(seen, option) or _rival(seen, option)


# -- lists ------------------------------------------------------------------------------------------------


def group(seen: FableView, option: Option) -> msgspec.Struct | None:
    """What options with the same first field have in common."""
    if isinstance(option, Attack | Hit):
        return _attacker(seen, option)
    if isinstance(option, AimAs):
        foe = enemy(seen, option.foe)
        return say.Target(option.foe, foe.tally, foe.needs) if foe is not None else None
    if isinstance(option, Target):
        return say.Victim(option.seat, len(seen.seats[option.seat].deployed))
    if isinstance(option, Send):
        return say.Monster(option.foe, FOES[option.foe].fame)
    if isinstance(option, Exchange):
        return say.Given(option.own, figure(seen, option.own).attack)
    return None


def _attacker(seen: FableView, option: Attack | Hit) -> say.Attacker | None:
    """The best that the ally can do in this way, to any foe."""
    ally = ally_of(seen, option.ally)
    if ally is None:
        return None
    found: list[tuple[bool, int, Card]] = []
    for foe in seen.combat:
        hit = isinstance(option, Hit)
        one = preview.hit(seen, foe, ally, seen.turn) if hit else preview.basic(seen, foe, ally)
        if one is not None:
            found.append((preview.fells(foe, *one), one[1], foe.card))
    if not found:
        return None
    fells, value, card = max(found, key=lambda each: each[:2])
    return say.Attacker(option.ally, value, fells, card)


def rank(seen: FableView, option: Option) -> float:
    """Attacks that defeat first, with the most fame, then by what they do; foes within reach before
    others."""
    if isinstance(option, Attack | Hit | AimAs):
        one = blow(seen, option)
        if one is None:
            return 0
        return _DEFEATS + one.fame if one.fells else one.value
    if isinstance(option, Call):
        foe = _foe(seen, option.foe)
        return foe.fame if foe.enough else -foe.fame
    return 0
