"""What the words on Adventure and Mission cards do (5.5)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import Steps, one

from .cards import Card, Effect, men
from .events import Extra, Lost
from .moves import From, GiveUp, Take
from .state import State, ceil100, gems, others, strength
from .till import G, ask, discard, draw, gain, hand_over, holders, keep, pay, show, take


def concerns(s: State, seat: int, effect: Effect) -> bool:
    """Whether a card with this effect applies to a player (LP-089)."""
    player, verb = s.players[seat], effect.verb
    if verb in ("gain_if_car", "lose_if_car"):
        return player.car is not None
    if verb in ("lose_per_record", "clear_record"):
        return bool(player.records)
    if verb == "lose_per_gem":
        return bool(gems(player))
    if verb == "lose_man":
        return bool(player.recruits)
    if verb == "take_man":
        return bool(holders(s, others(s, seat), "recruits"))
    if verb == "sell_share":
        return bool(player.shares)
    return True


def plain(g: G, seat: int, effect: Effect, why: Card) -> Steps | None:
    """Do what needs no movement and no visit; a generator if it asks."""
    s, player, n = g.s, g.s.players[seat], effect.n
    verb = effect.verb
    amounts: dict[str, Callable[[], int]] = {
        "gain": lambda: n,
        "gain_per_man": lambda: n * strength(player),
        "gain_if_car": lambda: n,
    }
    losses: dict[str, Callable[[], int]] = {
        "lose": lambda: n,
        "lose_per_record": lambda: n * len(player.records),
        "lose_per_gem": lambda: n * len(gems(player)),
        "lose_half": lambda: min(n, ceil100(player.cash / 2)),
        "lose_if_car": lambda: n,
    }
    if verb in amounts:
        gain(g, seat, amounts[verb](), why)
    elif verb in losses:
        pay(g, seat, losses[verb](), why)
    elif verb == "miss_turn":
        player.missed += 1
        g.tell(Extra(seat, True))
    elif verb == "extra_turn":
        s.extra = True
        g.tell(Extra(seat))
    elif verb == "take_each":
        for other in others(s, seat):
            hand_over(g, other, seat, n)
    elif verb == "give_each":
        for other in others(s, seat):
            hand_over(g, seat, other, n)
    elif verb in ("men_plus", "price_plus"):
        setattr(s.landing, verb, getattr(s.landing, verb) + n)
    elif verb in ("no_arrest", "free_item", "free_share", "skip_collection"):
        setattr(s.landing, verb, True)
    elif verb == "draw":
        return drawn(g, seat, effect.deck)
    elif verb == "lose_man":
        return lose_man(g, seat)
    elif verb == "take_one":
        return _from_one(g, seat, n)
    elif verb == "take_man":
        return _take_man(g, seat)
    return None


def drawn(g: G, seat: int, deck: str) -> Steps:
    """A card of a deck, free of charge; of Recruitment as the Recruiter does it."""
    if deck == "recruitment":
        yield from recruit(g, seat)
    else:
        take(g, seat, deck)


def recruit(g: G, seat: int) -> Steps:
    """A Recruitment card; the Recruiter draws two and keeps one (5.2)."""
    card = draw(g, "recruitment")
    if card is None:
        return
    chosen = False
    if g.s.players[seat].character == "recruiter" and (other := draw(g, "recruitment")) is not None:
        pair = sorted((card, other), key=lambda each: (-men(each), each))
        for each in pair:
            show(g, seat, each)
        g.s.pair = pair
        card = (yield from one(ask(seat, "recruit", [Take(each) for each in pair], about=tuple(pair)))).card
        g.s.pair = []
        (left,) = (each for each in pair if each != card)
        discard(g, left)
        g.tell(Lost(seat, left))
        chosen = True
    keep(g, seat, card, told=not chosen)


def lose_man(g: G, seat: int) -> Steps:
    """A Recruitment card of his choice goes; the default has fewest men, the oldest of them."""
    recruits = g.s.players[seat].recruits
    if not recruits:
        return
    cards = sorted(recruits, key=men)
    card = cards[0]
    if len(cards) > 1:
        card = (yield from one(ask(seat, "lose_man", [GiveUp(each) for each in cards]))).card
    recruits.remove(card)
    discard(g, card)
    g.tell(Lost(seat, card))


def richest(g: G, seat: int, of: list[int]) -> list[int]:
    """Opponents by cash, the nearest clockwise first among equals."""
    s = g.s
    return sorted(of, key=lambda other: (-s.players[other].cash, (other - seat) % s.seats))


def _from_one(g: G, seat: int, n: int) -> Steps:
    of = richest(g, seat, others(g.s, seat))
    chosen = of[0]
    if len(of) > 1:
        chosen = (yield from one(ask(seat, "target", [From(other) for other in of]))).seat
    hand_over(g, chosen, seat, n)


def _take_man(g: G, seat: int) -> Steps:
    s = g.s
    of = holders(s, others(s, seat), "recruits")
    of.sort(key=lambda other: (-len(s.players[other].recruits), (other - seat) % s.seats))
    chosen = of[0]
    if len(of) > 1:
        chosen = (yield from one(ask(seat, "target", [From(other) for other in of]))).seat
    victim = s.players[chosen]
    card = min(victim.recruits, key=men)
    victim.recruits.remove(card)
    s.players[seat].recruits.append(card)
    s.players[seat].men_acquired += men(card)
    g.tell(Lost(chosen, card, seat))
