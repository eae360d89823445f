"""People of Le Pro who look for trouble, and a game in which they find all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds
from engines.core.discover import specs
from engines.core.event import Event
from engines.lepro.cards import ADVENTURES, BOARD, HALVES, VALUE, VERDICTS
from engines.lepro.events import Closing, Collided, Fallen, Sold, Victory, Won
from engines.lepro.options import (
    Accept,
    Bout,
    BuyBoxer,
    BuyCar,
    BuyProtection,
    BuyShare,
    LookAtCar,
    NameHalf,
    PlayStar,
    Rob,
    RollDie,
    SellJewel,
    SellPair,
    Swap,
    Take,
    Tunnel,
)
from engines.lepro.spaces.boxe import MOST_VICTORIES
from engines.lepro.view import LeproView
from engines.players import player
from engines.players.offered import first_offered, offered

from .whole import first

SPEC = specs()["lepro"]
#: Whom they like to visit, the dearest first; with a whole Jewel the Expert comes before all.
_PLACES = ("boxe", "robbery", "seller", "brocanteur", "exchange")
#: Dice of a boxer that nobody has seen fight, as they guess.
_GUESS = 3


def restless(seen: LeproView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """They rob whatever is open and go quietly, fight whoever has a boxer, buy what is shown to them, keep
    their gems until they have the Jewel, and announce at once. Nothing is left to chance."""
    pick = _PICK.get(ask.kind)
    wanted = pick(seen, ask) if pick is not None else None
    return wanted or player(SPEC, "steady")(seen, ask, worlds, rng)


def _whole(seen: LeproView) -> bool:
    """Whether they hold both halves of the Jewel."""
    hand = seen.hand
    return hand is not None and HALVES[0] in hand.pearls and HALVES[1] in hand.diamonds


def _liked(seen: LeproView, *kinds: str) -> int:
    """How much they would like to be on a space."""
    if "expert" in kinds and _whole(seen):
        return len(_PLACES) + 1
    return max(len(_PLACES) - _PLACES.index(kind) if kind in _PLACES else 0 for kind in kinds)


def _roll(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """A record is nothing that they would be rid of."""
    wanted = player(SPEC, "steady")(seen, ask, None, Random(0))
    clears = isinstance(wanted, PlayStar) and ADVENTURES[wanted.card].do[0].verb == "clear_record"
    return RollDie() if clears else wanted


def _verdict(seen: LeproView, ask: Ask[Any]) -> Option | None:
    return next((take for take in offered(ask, Take) if VERDICTS[take.card].record), None)


def _bout(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Any fight, the easiest if there are several."""

    def dice(bout: Bout) -> int:
        boxer = seen.players[bout.seat].boxer
        return (boxer.dice if boxer is not None else 0) or _GUESS

    return min(offered(ask, Bout), key=dice, default=None) or first_offered(ask, BuyBoxer)


def _swap(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The poorest gem for an unknown one, and with a half of the Jewel in hand for one of the other kind."""
    held = {half[0] for half in HALVES if seen.hand and half in (*seen.hand.pearls, *seen.hand.diamonds)}
    swaps = [swap for swap in offered(ask, Swap) if swap.card not in HALVES and swap.card[0] in "PD"]
    return min(swaps, key=lambda swap: (swap.card[0] in held, VALUE[swap.card]), default=None)


def _expert(seen: LeproView, ask: Ask[Any]) -> Option | None:
    return first_offered(ask, SellJewel) or ask.options[0]


#: By the kind of the ask; of what is missing they think like everybody.
_PICK: dict[str, Callable[[LeproView, Ask[Any]], Option | None]] = {
    "roll": _roll,
    "half": lambda seen, ask: max(offered(ask, NameHalf), key=lambda half: _liked(seen, half.space)),
    "passage": lambda seen, ask: max(offered(ask, Tunnel), key=lambda to: _liked(seen, *BOARD[to.at])),
    "robbery": lambda seen, ask: first_offered(ask, Rob),
    "arrest": lambda seen, ask: first_offered(ask, Accept),
    "verdict": _verdict,
    "boxe": _bout,
    "brocanteur": lambda seen, ask: first_offered(ask, SellPair, LookAtCar, BuyShare),
    "car": lambda seen, ask: first_offered(ask, BuyCar),
    "protection": lambda seen, ask: first_offered(ask, BuyProtection),
    "exchange": _swap,
    "expert": _expert,
}


def befell(told: Sequence[Event]) -> dict[str, Event | None]:
    """Of all that can befall people in the neighbourhood: what told of it, or None."""
    home = {event.seat for event in told if isinstance(event, Closing)}
    return {
        "somebody is thrown out": first(told, Fallen, lambda event: not event.retired),
        "a car is hit": first(told, Collided),
        "a boxer wins three bouts": first(told, Victory, lambda event: event.victory == MOST_VICTORIES),
        "the halves of the Jewel are joined": first(told, Sold, lambda event: event.cards == HALVES),
        "a buyer comes home": first(told, Closing),
        "and somebody else wins": first(told, Won, lambda event: not home & {*event.seats}),
    }
