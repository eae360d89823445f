"""What the spaces are worth to a player, roughly and in dollars, by the player's view."""

from __future__ import annotations

from ..cards import BOARD, DECKS, MISSIONS, SPACES, VALUE, Space
from ..holdings import best_sale, pair_price, pairs
from ..view import LeproView, PlayerView

#: Strength from which drawing a Mission beats another recruit.
STRONG = 4
#: Cash above which a Protection is preferred to a swap.
RICH = 8_000
#: What a bank wants in cash from somebody with a record: its dearest fine, nearly.
BAIL = 2_400
#: A buyer's way home, or away from it, for one who leads or does not.
HOME = 20_000
#: A hat card that lies on a space.
HAT = 1_200
#: Spaces that are worth the same to all.
_PLAIN = {"adventure": 900, "recruitment": 1_500, "exchange": 400, "passage": 300, "boxe": 900}


def gems_for_sale(seen: LeproView) -> int:
    """What the Expert would pay on one visit."""
    return best_sale(seen.hand.pearls, seen.hand.diamonds) if seen.hand is not None else 0


def best_mission(seen: LeproView) -> int:
    """The pay of the best star Mission that is held and can be carried out."""
    if seen.hand is None:
        return 0
    strong = seen.me.strength
    return max((MISSIONS[card].pay for card in seen.hand.missions if MISSIONS[card].men <= strong), default=0)


def robs(seen: LeproView, deck: str) -> bool:
    """Whether it goes through with a robbery: never with two records, nor a bank without bail."""
    me = seen.me
    if seen.no_arrest:
        return True
    return me.records < 2 and not (deck == "bank" and me.records and me.cash < BAIL)


def best_half(seen: LeproView, kinds: tuple[Space, ...]) -> Space:
    """The half of a double space that it plays."""
    me, pair = seen.me, set(kinds)
    if pair == {"expert", "seller"}:
        return Space("expert" if gems_for_sale(seen) else "seller")
    if pair == {"mission", "recruitment"}:
        return Space("mission" if best_mission(seen) or me.strength >= STRONG else "recruitment")
    if pair == {"adventure", "robbery"}:
        return Space("adventure" if me.records else "robbery")
    if pair == {"exchange", "protection"}:
        return Space("protection" if me.cash > RICH and me.protections < 2 else "exchange")
    return max(kinds, key=lambda kind: _worth(seen, kind))


def places(seen: LeproView, at: int) -> float:
    """What it is worth to stop on a space."""
    kinds = BOARD[at]
    kind = kinds[0] if len(kinds) == 1 else best_half(seen, kinds)
    return _worth(seen, kind) + HAT * any(where == at for where, _ in seen.hats)


def landing(seen: LeproView, die: int) -> float:
    """What it is worth to move by a die: the space, Refuge on the way, and the end of the game."""
    me = seen.me
    to = me.space + die
    value = places(seen, to % SPACES)
    if to >= SPACES:
        value += 100 * me.strength
        if me.buyer:
            value += HOME if leads(seen) else -HOME
    return value


def leads(seen: LeproView) -> bool:
    """Whether the viewer would probably win if the game ended now."""
    own = seen.hand.total if seen.hand is not None else 0
    mean = sum(VALUE[card] for card in DECKS["pearl"]) / len(DECKS["pearl"])
    return all(
        own > each.cash + mean / 2 * (each.pearls + each.diamonds) - 2_500 * each.records
        for at, each in enumerate(seen.players)
        if at != seen.seat and not each.out
    )


def _worth(seen: LeproView, kind: str) -> float:
    me = seen.me
    if kind == "expert":
        return gems_for_sale(seen)
    if kind == "mission":
        return max(best_mission(seen), _draw(me.strength))
    if kind == "seller":
        return 1_600 if me.cash >= 500 and not me.buyer else 200
    if kind == "brocanteur":
        return _brocanteur(seen)
    if kind == "collection":
        return _collection(me)
    if kind == "robbery":
        return 900 if robs(seen, "bank") else 300 if robs(seen, "commerce") else 0
    if kind == "protection":
        return 500 if me.cash >= 5_000 and me.protections < 2 else 0
    if kind == "refuge":
        return 500
    return _PLAIN[kind]


def _draw(strength: int) -> float:
    """What a Mission from the pile brings; one that is kept is worth a part of its pay."""
    total = 0.0
    for card in MISSIONS.values():
        if card.men <= strength:
            total += card.pay * (0.5 if card.star else 1.0)
    return total / len(MISSIONS)


def _brocanteur(seen: LeproView) -> float:
    me, hand = seen.me, seen.hand
    value = 300.0
    if hand is not None:
        value += max(map(pair_price, pairs(hand.shares)), default=0)
    if me.car is not None:
        value += max(0, me.car.sale - me.car.price)
    return value


def _collection(me: PlayerView) -> float:
    if me.cash <= 10_000:
        return -500 if me.cash > 5_000 else -100
    due = -1_300 if me.character == "accountant" else -2_500
    return -500 if me.protections else due
