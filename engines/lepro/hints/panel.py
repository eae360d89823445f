"""What a panel says beside the options: what a sale brings, the odds of a robbery or a bout, where a die
leads."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.core.ask import Option

from ..cards import ADVENTURES, DECKS, MISSIONS, SPACES, VALUE, VERDICTS, Card, Effect
from ..court import fine
from ..effects import WORDS, idle
from ..holdings import SHARE, pair_price, single_price
from ..money import due_by_cash
from ..odds import chance_to_rob, chance_to_win
from ..options import (
    NONE,
    Bout,
    BuyShare,
    CarryOut,
    ChooseFace,
    Debtor,
    Drive,
    GiveUp,
    KeepDie,
    LoseCar,
    Pay,
    PlayHat,
    PlayStar,
    Rob,
    RollDie,
    Sacrifice,
    SellCar,
    SellGems,
    SellJewel,
    SellPair,
    SellSingle,
    Shift,
    Swap,
    Take,
    TakeFrom,
    Tunnel,
    Victim,
)
from ..prices import asked_of
from ..spaces.expert import item_bonus, sale_price
from ..spaces.robbery import target_of
from ..state import RECORDS, ceil100
from ..view import LeproView, PlayerView
from .facts import (
    Blind,
    Brings,
    CardGroup,
    Costs,
    GemGroup,
    HeldMission,
    Idle,
    Men,
    NoPearlGroup,
    Odds,
    Purse,
    Reach,
    RivalBoxer,
    RivalCar,
    ShareGroup,
    VerdictCost,
    Worth,
)
from .labels import is_other

_Sale = SellGems | SellJewel | SellPair | SellSingle | SellCar


def hint(seen: LeproView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what its seat sees."""
    if isinstance(option, _Sale):
        return Brings(_brings(seen, option))
    if isinstance(option, BuyShare):
        price = 0 if seen.free_share else SHARE
        return Costs(least=price, most=price, mean=price, span=False)
    if isinstance(option, Swap):
        other = seen.players[option.seat]
        return Blind({"P": other.pearls, "D": other.diamonds}.get(option.card[0], other.shares))
    if isinstance(option, Debtor | TakeFrom | Victim | Bout):
        return _opponent(seen, option)
    if isinstance(option, ChooseFace | Shift | Drive | KeepDie):
        return _reach(seen, option)
    if isinstance(option, PlayHat):
        return next((Idle() for at, card in seen.hats if at == seen.me.space and idle(seen, card)), None)
    if isinstance(option, PlayStar) and idle(seen, option.card):
        return Idle(_effect(option.card))
    if isinstance(option, PlayStar | CarryOut | Take | GiveUp | Sacrifice):
        return _card(seen, option.card)
    if isinstance(option, Tunnel):
        return next((_effect(card) for at, card in seen.hats if at == option.at), None)
    if isinstance(option, Rob):
        return _robbery(seen)
    if isinstance(option, Pay):
        return _collection(seen.me)
    if isinstance(option, LoseCar) and (car := seen.me.car) is not None:
        return Worth(car.price)
    return None


def _effect(card: Card) -> Effect:
    """What an Adventure that is kept or laid does."""
    (effect,) = ADVENTURES[card].do
    return effect


def _brings(seen: LeproView, sale: _Sale) -> int:
    me = seen.me
    if isinstance(sale, SellGems | SellJewel):
        return sale_price(sale, bonus=item_bonus(me.character, seen.price_plus))
    if isinstance(sale, SellPair):
        return pair_price(sale.business)
    if isinstance(sale, SellSingle):
        return single_price(sale.share)
    return me.car.sale if me.car is not None else 0


def _opponent(seen: LeproView, option: Debtor | TakeFrom | Victim | Bout) -> msgspec.Struct | None:
    other = seen.players[option.seat]
    if isinstance(option, Victim):
        car = other.car
        return RivalCar(car.card, max(0, car.factor - len(car.under))) if car is not None else None
    if isinstance(option, Bout):
        mine, theirs = seen.me.boxer, other.boxer
        if mine is None or theirs is None or not mine.prizes:
            return None
        return RivalBoxer(
            dice=theirs.dice,
            victories=theirs.victories,
            chance=round(100 * chance_to_win(seen, option.seat)),
            prize=mine.prizes[mine.victories],
        )
    if isinstance(option, TakeFrom) and seen.shown in ADVENTURES:
        return WORDS[seen.shown][0].against(other)
    return Purse(other.cash)


def _reach(seen: LeproView, option: ChooseFace | Shift | Drive | KeepDie) -> Reach | None:
    if isinstance(option, ChooseFace | Shift):
        face = option.face
    elif isinstance(option, Drive):
        face = 5
    elif seen.roll is not None and seen.roll.what == "turn":
        face = seen.roll.dice[0]
    else:
        return None
    return Reach((seen.me.space + face) % SPACES)


def _card(seen: LeproView, card: Card) -> msgspec.Struct | None:
    if card in ADVENTURES:
        return _effect(card)
    if card in MISSIONS:
        mission = MISSIONS[card]
        return HeldMission(mission.men, mission.pay, mission.arrest_on)
    if card in VERDICTS:
        return _verdict(seen, card)
    return Men(VALUE[card]) if card[0] == "R" else None


def _verdict(seen: LeproView, card: Card) -> VerdictCost:
    """The Advocate's fine; one that cannot be paid is a record. Of this turn's robberies only the last can
    have led here."""
    roll, me = seen.roll, seen.me
    column = target_of(roll.dice[0]) if roll is not None and roll.what == "robbery" else "commerce"
    amount = fine(card, column, "advocate")
    return VerdictCost(amount if amount <= me.cash else 0)


def _robbery(seen: LeproView) -> Odds | None:
    if seen.roll is None or seen.roll.what != "robbery":
        return None
    me = seen.me
    chance, average = chance_to_rob(target_of(seen.roll.dice[0]), me.character)
    threat = "none" if seen.no_arrest else "out" if me.records == RECORDS - 1 else "arrest"
    return Odds(round(100 * chance), average, threat)


def _collection(me: PlayerView) -> Costs:
    due = due_by_cash(me.cash)
    amounts = [due] if due is not None else [VALUE[card] for card in DECKS["collection"]]
    asked = [asked_of(me.character, amount) for amount in amounts]
    mean = ceil100(sum(asked) / len(asked))
    return Costs(least=min(asked), most=max(asked), mean=mean, span=len(asked) > 1)


def group(seen: LeproView, option: Option) -> msgspec.Struct | None:
    """The card that several options begin with."""
    if isinstance(option, SellGems):
        return NoPearlGroup() if option.pearl == NONE else GemGroup(option.pearl, VALUE[option.pearl])
    if isinstance(option, Swap):
        if option.card[0] == "I":
            return ShareGroup(option.card, VALUE[option.card], is_other(seen, option.card))
        return GemGroup(option.card, VALUE[option.card])
    if isinstance(option, ChooseFace | Shift | Debtor | SellSingle):
        return CardGroup(option.card)
    return None


def rank(seen: LeproView, option: Option) -> float:
    """The best sale first; of what can be given away, the least."""
    if isinstance(option, SellGems | SellJewel | SellPair | SellSingle):
        return _brings(seen, option)
    return -VALUE[option.card] if isinstance(option, Swap) else 0.0


def on_board(seen: LeproView) -> Sequence[Option]:
    """The die of a turn."""
    return (RollDie(),) if seen.phase == "turn" and seen.stage == "roll" else ()
