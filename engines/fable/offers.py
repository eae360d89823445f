"""What the active seat may do in its day (3.4 to 3.9). Asked at every action: options are made once, and
found by their cards."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import Option, Pick

from . import felling
from .cards import FIGURES, ITEMS, MONSTERS, TRAIT
from .contracts import any_achieved
from .effects.foes import Dismiss, Expose, Strip, Weaken
from .effects.strikes import Strike
from .fight import may_attack
from .foes import hits, types_of
from .glossary import ROWS, Ally, Card, Element, FoeCard, Pile, Type
from .options import (
    Attack,
    Call,
    CallAndFell,
    CallLegend,
    CallMonster,
    Deploy,
    DeployAll,
    Discard,
    EndAndScore,
    EndDay,
    Enlist,
    EnlistFor,
    Fell,
    Hit,
    NewMarket,
    Recruit,
    RecruitAndUse,
    Replace,
    Resolve,
    SpendMoon,
    UseItem,
    UseTrait,
)
from .prices import price
from .printed import COST, TRAIT_COST, TYPES_OF
from .state import HAND, PLACES, Deployed, State

END_DAY, RESOLVE, SPEND_MOON = EndDay(), Resolve(), SpendMoon()
END_AND_SCORE, DEPLOY_ALL = EndAndScore(), DeployAll()
CALL_MONSTER, CALL_LEGEND = CallMonster(), CallLegend()
NEW_MARKET = tuple(NewMarket(Pile(row)) for row in ROWS)
_RECRUIT = {card: Recruit(Card(card)) for card in (*FIGURES, *ITEMS)}
_DEPLOY = {card: Deploy(Card(card)) for card in FIGURES}
_TRAIT = {card: UseTrait(Card(card)) for card in FIGURES}
_ITEM = {card: UseItem(Card(card)) for card in ITEMS}
_CALL = {card: Call(Card(card)) for card in MONSTERS}
_CALL_AND_FELL = {card: CallAndFell(Card(card)) for card in MONSTERS}
_RECRUIT_AND_USE = {card: RecruitAndUse(Card(card)) for card in ITEMS}
_RECRUITS = {card: (_RECRUIT[card], Enlist(Card(card))) for card in FIGURES}
"""Where there is room for whoever comes."""
_ATTACKS: dict[tuple[Ally, FoeCard], tuple[Attack, ...]] = {}
"""Basic attacks with an ally's own types, as they come up."""
_FOR_FOES = (Dismiss, Expose, Strike, Strip, Weaken)
_CHEAPEST = min(COST.values())
_ACTS = {card: line for card, line in TRAIT.items() if line.kind == "act"}
#: What does nothing where no foe is.
_AT_FOES = frozenset(
    item for item in ITEMS if item in _ACTS and all(isinstance(verb, _FOR_FOES) for verb in _ACTS[item].do)
)
_HITS = {card: line for card, line in TRAIT.items() if line.kind == "hit"}


def offers(s: State, seat: int) -> list[Option]:
    """Every option of the day, the default first."""
    player, day, rows, combat = s.players[seat], s.day, s.rows, s.combat
    left, hand, deployed = day.left, player.hand, player.deployed
    options: list[Option] = [END_DAY]
    if combat:
        options.append(RESOLVE)
    elif left:
        for foe in rows["monster"]:
            if foe is not None:
                options.append(_CALL[foe])
        if s.decks["monster"] or s.discards["monster"]:
            options.append(CALL_MONSTER)
        if s.decks["legend"]:
            options.append(CALL_LEGEND)
    if not day.begun and (player.moons or player.fresh):
        options += dawn_choices(s, seat)
    if len(hand) < HAND:
        _recruits(s, left, deployed, options)
    room = len(deployed) < PLACES
    waiting = 0
    for card in hand:
        if (deploy := _DEPLOY.get(card)) is not None:
            waiting += 1
            if room:
                options.append(deploy)
            else:
                options += [Replace(card, ally.card) for ally in deployed if not ally.ready]
        elif (
            (combat or card not in _AT_FOES)
            and (line := _ACTS.get(card)) is not None
            and line.able(s, seat, card)
        ):
            options.append(_ITEM[card])
    cards = hand.copy()
    for ally in deployed:
        card = ally.card
        cards.append(card)
        if not ally.ready:
            continue
        for enemy in combat:
            if may_attack(enemy, card):
                options += attacks(ally, enemy.card)
        if TRAIT_COST[card] > left:
            continue
        if (line := _ACTS.get(card)) is not None:
            if line.able(s, seat, card):
                options.append(_TRAIT[card])
        elif combat and (line := _HITS.get(card)) is not None:
            options += [Hit(card, foe, Element(type)) for foe, type in hits(s, ally, line.only_if)]
    if 1 < waiting <= PLACES - len(deployed):
        options.append(DEPLOY_ALL)
    if combat:
        options += [Fell(foe) for foe in felling.fellable(s, seat)]
    else:
        if left:
            options += [_CALL_AND_FELL[foe] for foe in felling.within_reach(s, seat)]
        # Where nothing else could be done, the day ends unasked.
        if (cards or len(options) > 1) and any_achieved(s, seat):
            options.append(END_AND_SCORE)
    if cards:
        options.append(Discard(Pick(tuple(cards), 1, len(cards))))
    return options


def _recruits(s: State, left: int, deployed: Sequence[Deployed], options: list[Option]) -> None:
    """Add market cards that can be paid (FF-032, FF-040), allies also with the place that they may take."""
    # Most of the time the price is what is printed.
    printed = s.moon is None and not s.day.discounts
    if printed and left < _CHEAPEST:
        return
    rows = s.rows
    if len(deployed) < PLACES:
        for card in rows["ally"]:
            if card is not None and (COST[card] if printed else price(s, card)) <= left:
                options += _RECRUITS[card]
    else:
        tired = [ally.card for ally in deployed if not ally.ready]
        for card in rows["ally"]:
            if card is not None and (COST[card] if printed else price(s, card)) <= left:
                options.append(_RECRUIT[card])
                for gone in tired:
                    options.append(EnlistFor(card, gone))
    fight = bool(s.combat)
    for card in rows["item"]:
        if card is not None and (COST[card] if printed else price(s, card)) <= left:
            options.append(_RECRUIT[card])
            if (
                (fight or card not in _AT_FOES)
                and (line := _ACTS.get(card)) is not None
                and line.able(s, s.turn, card)
            ):
                options.append(_RECRUIT_AND_USE[card])


def attacks(ally: Deployed, foe: FoeCard) -> tuple[Option, ...]:
    """Basic attacks of an ally on a foe, one for each of its types (FF-081)."""
    card = ally.card
    if ally.types:
        return _attacks(card, foe, types_of(ally))
    found = _ATTACKS.get((card, foe))
    if found is None:
        found = _ATTACKS[card, foe] = _attacks(card, foe, TYPES_OF[card])
    return found


def _attacks(card: Ally, foe: FoeCard, types: tuple[Type, ...]) -> tuple[Attack, ...]:
    return tuple(Attack(card, foe, Element(type)) for type in types)


def dawn_choices(s: State, seat: int) -> list[Option]:
    """The choices of dawn that are still open (FF-022, FF-023)."""
    player = s.players[seat]
    found: list[Option] = []
    if player.moons and s.day.left and not all(ally.ready for ally in player.deployed):
        found.append(SPEND_MOON)
    if player.fresh:
        found += NEW_MARKET
    return found
