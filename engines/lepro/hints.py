"""What a panel says beside the options: what a sale brings, the odds of a robbery or a bout, where a die
leads; and before them, what the asked seat should know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.core.ask import Option

from .cards import ADVENTURES, BOARD, DECKS, JEWEL, MISSIONS, VALUE, VERDICTS, Card
from .hint_kinds import (
    Blind,
    Boxer,
    Brings,
    Car,
    Costs,
    Does,
    Half,
    Held,
    Job,
    Men,
    NoPearl,
    Odds,
    Purse,
    Reach,
    Valued,
    Verdict,
    Worth,
)
from .moves import (
    NONE,
    Bout,
    CallDebt,
    CarryOut,
    ChooseDie,
    Drive,
    From,
    GiveUp,
    Keep,
    LoseCar,
    Pay,
    PlayStar,
    Rob,
    RollDie,
    Sacrifice,
    SellCar,
    SellGems,
    SellJewel,
    SellPair,
    SellShare,
    Shift,
    Swap,
    Take,
    Tunnel,
    Victim,
)
from .spaces import TABLE
from .state import RECORDS, ceil100
from .steady import odds
from .trade import FENCE
from .view import LeproView, PlayerView


def _me(seen: LeproView) -> PlayerView:
    return seen.players[seen.seat or 0]


def does(card: str) -> Does:
    """An Adventure's effect, for words."""
    effect = ADVENTURES[card].do[0]
    return Does(effect.verb, effect.n, effect.space, effect.deck, effect.column)


def hint(seen: LeproView, option: Option) -> msgspec.Struct | None:
    """What an option would do, by what its seat sees."""
    if isinstance(option, SellGems | SellJewel | SellPair | SellShare | SellCar):
        return Brings(_brings(seen, option))
    if isinstance(option, Swap):
        other = seen.players[option.seat]
        return Blind({"P": other.pearls, "D": other.diamonds}.get(option.card[0], other.shares))
    if isinstance(option, CallDebt | From | Victim | Bout):
        return _person(seen, option)
    if isinstance(option, ChooseDie | Shift | Drive | Keep):
        return _reach(seen, option)
    if isinstance(option, PlayStar | CarryOut | Take | GiveUp | Sacrifice):
        return _card(seen, option.card)
    if isinstance(option, Tunnel):
        return next((does(card) for at, card in seen.hats if at == option.at), None)
    if isinstance(option, Rob):
        return _robbery(seen)
    if isinstance(option, Pay):
        return _collection(_me(seen))
    if isinstance(option, LoseCar) and (car := _me(seen).car) is not None:
        return Worth(car.price)
    return None


def _brings(seen: LeproView, sale: Option) -> int:
    bonus = seen.price_plus + FENCE * (_me(seen).character == "fence")
    if isinstance(sale, SellGems):
        return sum(VALUE[card] + bonus for card in (sale.pearl, sale.diamond) if card != NONE)
    if isinstance(sale, SellPair):
        return VALUE[sale.business + "a"]
    if isinstance(sale, SellShare):
        return ceil100(VALUE[sale.share] / 3)
    car = _me(seen).car
    if isinstance(sale, SellCar):
        return car.sale if car is not None else 0
    return JEWEL + bonus


def _person(seen: LeproView, option: CallDebt | From | Victim | Bout) -> msgspec.Struct | None:
    other = seen.players[option.seat]
    if isinstance(option, Victim):
        car = other.car
        return Car(car.card, max(0, car.factor - len(car.under))) if car is not None else None
    if isinstance(option, Bout):
        mine, theirs = _me(seen).boxer, other.boxer
        if mine is None or theirs is None or not mine.prizes:
            return None
        chance = round(100 * odds.wins(seen, option.seat))
        return Boxer(theirs.dice, theirs.victories, chance, mine.prizes[mine.victories])
    taken = ADVENTURES[seen.shown].do[0].verb if seen.shown in ADVENTURES else ""
    if isinstance(option, From) and taken == "take_man":
        return Men(min((VALUE[card] for card in other.recruits), default=0))
    return Purse(other.cash)


def _reach(seen: LeproView, option: ChooseDie | Shift | Drive | Keep) -> Reach | None:
    if isinstance(option, ChooseDie | Shift):
        face = option.face
    elif isinstance(option, Drive):
        face = 5
    elif seen.roll is not None and seen.roll.what == "turn":
        face = seen.roll.dice[0]
    else:
        return None
    return Reach((_me(seen).space + face) % len(BOARD))


def _card(seen: LeproView, card: Card) -> msgspec.Struct | None:
    if card in ADVENTURES:
        return does(card)
    if card in MISSIONS:
        mission = MISSIONS[card]
        return Job(mission.men, mission.pay, mission.arrest_on)
    if card in VERDICTS:
        return _verdict(seen, card)
    return Men(VALUE[card]) if card[0] == "R" else None


def _verdict(seen: LeproView, card: Card) -> Verdict:
    """The Advocate's fine, halved; one that cannot be paid is a record. Of this turn's robberies only the
    last can have led here."""
    roll = seen.roll
    bank = roll is not None and roll.what == "robbery" and roll.dice[0] > 4
    fine = ceil100((VERDICTS[card].bank if bank else VERDICTS[card].commerce) / 2)
    return Verdict(fine if fine <= _me(seen).cash else 0)


def _robbery(seen: LeproView) -> Odds | None:
    if seen.roll is None or seen.roll.what != "robbery":
        return None
    me = _me(seen)
    chance, average = odds.robbery("commerce" if seen.roll.dice[0] <= 4 else "bank", me.character)
    threat = "none" if seen.no_arrest else "out" if me.records == RECORDS - 1 else "arrest"
    return Odds(round(100 * chance), average, threat)


def _collection(me: PlayerView) -> Costs:
    amounts = [VALUE[card] for card in DECKS["collection"]]
    due = next(([each] for top, each in TABLE if me.cash <= top), amounts)
    if me.character == "accountant":
        due = [ceil100(each / 2) for each in due]
    return Costs(min(due), max(due), ceil100(sum(due) / len(due)), len(due) > 1)


def group(seen: LeproView, option: Option) -> Held | Valued | Half | NoPearl | None:
    """The card that several options share."""
    if isinstance(option, SellGems):
        return NoPearl() if option.pearl == NONE else Valued(option.pearl, VALUE[option.pearl])
    if isinstance(option, Swap):
        share = option.card[0] == "I"
        return Half(option.card, VALUE[option.card]) if share else Valued(option.card, VALUE[option.card])
    if isinstance(option, ChooseDie | Shift | CallDebt | SellShare):
        return Held(option.card)
    return None


def rank(seen: LeproView, option: Option) -> float:
    """The best sale first; of what can be given away, the least."""
    if isinstance(option, SellGems | SellJewel | SellPair | SellShare):
        return _brings(seen, option)
    return -VALUE[option.card] if isinstance(option, Swap) else 0.0


def on_board(seen: LeproView) -> Sequence[Option]:
    """The die of a turn."""
    return (RollDie(),) if seen.phase == "turn" and seen.stage == "roll" else ()
