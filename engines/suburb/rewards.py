"""Class cards and special cards: what they do to whom (3.9, 5.4)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from engines.core.ask import Ask, Option, Steps

from . import law
from .asking import asked, question
from .cards import BOONS, CLASS_DECK, Card
from .decks import G, begin, draw, left, over
from .defaults import default_target
from .events import Aimed, Idle, Kept, Missing, Took, Wrecked
from .moves import Against, BuyCard, NoReward, Seize, TakeCard
from .state import KIND, LEVEL, MOST_SHOPS, SPECIAL_COST, around
from .track import lose, score, upgrade
from .trade import move_shop

#: What a free upgrade is worth to whoever cannot use it (5.4).
CONSOLATION = 500
TAKE, BUY, NONE = TakeCard(), BuyCard(), NoReward()


def choices(g: G, seat: int) -> list[Option]:
    """What a success at level 2 or 3 may be rewarded with, besides nothing (SB-150 to SB-152)."""
    s = g.s
    player = s.players[seat]
    found: list[Option] = []
    if left(s, CLASS_DECK[KIND[player.house]]):
        found.append(TAKE)
    if player.cash >= SPECIAL_COST[LEVEL[player.points]] and left(s, "special"):
        found.append(BUY)
    return found


def reward(g: G, seat: int, choice: Option | None) -> Steps:
    """The card is read out and carried out (SB-156). May raise TurnOver."""
    s = g.s
    player = s.players[seat]
    cost = 0
    if isinstance(choice, TakeCard):
        card = draw(g, CLASS_DECK[KIND[player.house]])
    elif isinstance(choice, BuyCard):
        cost = SPECIAL_COST[LEVEL[player.points]]
        law.spend(g, seat, cost)
        card = draw(g, "special")
    else:
        return
    assert card is not None
    s.drawn = card
    g.tell(Took(seat, card, cost))
    boon = BOONS[card]
    if boon.held:
        player.cards.append(card)
        g.tell(Kept(seat, card))
        return
    begin(g, card)
    more = _VERBS[boon.do.verb](g, seat, card, boon.do.n)
    if more is not None:
        yield from more
    over(g, card)
    law.at_large(g)


# -- the verbs ---------------------------------------------------------------------------------


def _gain_money(g: G, seat: int, card: Card, n: int) -> None:
    law.gain(g, seat, n, card)


def _pay_bank(g: G, seat: int, card: Card, n: int) -> Steps | None:
    if law.owe(g, seat, law.BANK, n, card, own=True):
        return law.arrest(g, seat)
    return None


def _take_money(g: G, seat: int, card: Card, n: int) -> Steps:
    target = yield from _aimed(g, seat, card, around(g.s, seat), money=True)
    if target is not None:
        law.owe(g, target, seat, n, card, own=False)


def _all_pay_me(g: G, seat: int, card: Card, n: int) -> None:
    for other in around(g.s, seat):
        law.owe(g, other, seat, n, card, own=False)


def _gain_points(g: G, seat: int, card: Card, n: int) -> None:
    score(g, seat, n)


def _lose_points(g: G, seat: int, card: Card, n: int) -> None:
    lose(g, seat, n, pushed=False)


def _push(g: G, seat: int, card: Card, n: int) -> Steps:
    target = yield from _aimed(g, seat, card, around(g.s, seat))
    if target is not None:
        lose(g, target, n, pushed=True)


def _push_all(g: G, seat: int, card: Card, n: int) -> None:
    for other in around(g.s, seat):
        lose(g, other, n, pushed=True)


def _give_dot(g: G, seat: int, card: Card, n: int) -> Steps:
    players = g.s.players
    among = [at for at in around(g.s, seat) if LEVEL[players[at].points] > 1]
    among = [at for at in among if "prison" not in players[at].missing]
    target = yield from _aimed(g, seat, card, among)
    if target is not None and (more := law.arrest(g, target)) is not None:
        yield from more


def _take_dot(g: G, seat: int, card: Card, n: int) -> Steps | None:
    return law.arrest(g, seat)


def _steal_shop(g: G, seat: int, card: Card, n: int) -> Steps:
    s = g.s
    owners = [at for at in around(s, seat) if s.players[at].shops]
    if KIND[s.players[seat].house] != "gangster" or len(s.players[seat].shops) >= MOST_SHOPS or not owners:
        g.tell(Idle(seat, card))
        return
    options = [Seize(stake.card, at) for at in owners for stake in s.players[at].shops]
    choice: Any = options[0]
    if len(options) > 1:
        s.effect, s.stage = card, "effect"

        def build() -> Ask[Any]:
            first = default_target(s, owners, money=False)
            default = next(option for option in options if option.seat == first)
            return asked(g, seat, "shop", options, default, card)

        choice = yield from question(g, build)
        s.effect = None
    g.tell(Aimed(seat, choice.seat, card))
    move_shop(g, seat, choice.seat, choice.card)


def _free_upgrade(g: G, seat: int, card: Card, n: int) -> None:
    if not upgrade(g, seat, 0):
        law.gain(g, seat, CONSOLATION, card)


def _wreck_upgrade(g: G, seat: int, card: Card, n: int) -> Steps:
    among = [at for at in around(g.s, seat) if g.s.players[at].upgraded]
    target = yield from _aimed(g, seat, card, among)
    if target is not None:
        g.s.players[target].upgraded = False
        g.tell(Wrecked(target))


def _miss_round(g: G, seat: int, card: Card, n: int) -> None:
    g.s.players[seat].missing.append("card")
    g.tell(Missing(seat))


def _blank(g: G, seat: int, card: Card, n: int) -> None:
    g.tell(Idle(seat, card))


def _aimed(
    g: G, seat: int, card: Card, among: Sequence[int], *, money: bool = False
) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], int | None]:
    """Whom a card hits, of these in clockwise order; None: there is nobody (SB-159, SB-161)."""
    s = g.s
    if not among:
        g.tell(Idle(seat, card))
        return None
    target = among[0]
    if len(among) > 1:
        s.effect, s.stage = card, "effect"
        options = [Against(at) for at in among]

        def build() -> Ask[Any]:
            default = Against(default_target(s, among, money=money))
            return asked(g, seat, "effect", options, default, card)

        choice = yield from question(g, build)
        assert isinstance(choice, Against)
        target = choice.seat
        s.effect = None
    g.tell(Aimed(seat, target, card))
    return target


_VERBS: dict[str, Callable[[G, int, Card, int], Steps | None]] = {
    "gain_money": _gain_money,
    "pay_bank": _pay_bank,
    "take_money": _take_money,
    "all_pay_me": _all_pay_me,
    "gain_points": _gain_points,
    "lose_points": _lose_points,
    "push": _push,
    "push_all": _push_all,
    "give_dot": _give_dot,
    "take_dot": _take_dot,
    "steal_shop": _steal_shop,
    "free_upgrade": _free_upgrade,
    "wreck_upgrade": _wreck_upgrade,
    "miss_round": _miss_round,
    "blank": _blank,
}
