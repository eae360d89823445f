"""Rewards: a class card for nothing or a special card for money, drawn and carried out (3.9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from engines.core.ask import Ask, Option, Steps

from .asking import amid_effect, in_own_turn, question
from .cards import BOONS, CLASS_DECK, Card
from .decks import begin_card, draw, end_card, left
from .defaults import default_target
from .effects import EFFECTS, Drawn, Held, OnDrawer, OnNeighbour, OnOthers, OnShop
from .events import Aimed, Idle, Kept, Took
from .facts import KIND
from .figures import LEVEL, SPECIAL_COST
from .options import Against, BuyCard, NoReward, Seize, TakeCard
from .payments import spend
from .police import check_at_large
from .state import G, State, neighbours

TAKE, BUY, NONE = TakeCard(), BuyCard(), NoReward()
#: What the state keeps of the choice.
_NAMES: dict[type[Option], str] = {TakeCard: "class", BuyCard: "special", NoReward: "none"}


def rewards(s: State, seat: int) -> list[Option]:
    """What a success at level 2 or 3 may be rewarded with, besides nothing (SB-150 to SB-152)."""
    player = s.players[seat]
    if LEVEL[player.points] == 1:
        return []
    found: list[Option] = []
    if left(s, CLASS_DECK[KIND[player.house]]):
        found.append(TAKE)
    if player.cash >= SPECIAL_COST[LEVEL[player.points]] and left(s, "special"):
        found.append(BUY)
    return found


def reward(g: G) -> Steps:
    """Whoever has the turn chooses a reward for the mission that succeeded (SB-150 to SB-155). May raise
    TurnOver."""
    s = g.s
    seat, show = s.seat, s.show
    assert show is not None

    def build() -> Ask[Any] | None:
        if not (options := rewards(s, seat)):
            return None
        return in_own_turn(g, "reward", options=(*options, NONE), default=NONE)

    s.stage = "reward"
    choice = yield from question(g, build)
    if choice is None:
        return
    show.reward = _NAMES[type(choice)]
    player = s.players[seat]
    if isinstance(choice, TakeCard):
        yield from _read_out(g, seat, draw(g, CLASS_DECK[KIND[player.house]]), cost=0)
    elif isinstance(choice, BuyCard):
        cost = SPECIAL_COST[LEVEL[player.points]]
        spend(g, seat, amount=cost)
        yield from _read_out(g, seat, draw(g, "special"), cost=cost)


def _read_out(g: G, seat: int, card: Card | None, *, cost: int) -> Steps:
    """The card is read and carried out, or held (SB-156, SB-157)."""
    assert card is not None, "it was offered, so there is one"
    g.s.drawn = card
    g.tell(Took(seat, card, cost))
    if BOONS[card].held:
        g.s.players[seat].cards.append(card)
        g.tell(Kept(seat, card))
        return
    begin_card(g, card)
    asking = _carry_out(g, Drawn(seat, card, BOONS[card].do.n))
    if asking is not None:
        yield from asking
    end_card(g, card)
    check_at_large(g)


def _carry_out(g: G, drawn: Drawn) -> Steps | None:
    """The effect of a card, by whom it meets; what is to be asked for it, else None."""
    effect = EFFECTS[BOONS[drawn.card].do.verb]
    if isinstance(effect, OnDrawer):
        return effect.do(g, drawn)
    if isinstance(effect, OnOthers):
        for other in neighbours(g.s, drawn.seat):
            effect.do(g, drawn, other)
        return None
    if isinstance(effect, OnNeighbour):
        return _on_neighbour(g, drawn, effect)
    assert not isinstance(effect, Held)
    return _on_shop(g, drawn, effect)


def _on_neighbour(g: G, drawn: Drawn, effect: OnNeighbour) -> Steps:
    s = g.s
    among = [at for at in neighbours(s, drawn.seat) if effect.meets(s.players[at])]
    if not among:
        g.tell(Idle(drawn.seat, drawn.card))
        return
    target = among[0] if len(among) == 1 else (yield from _whom(g, drawn, among, money=effect.money))
    g.tell(Aimed(drawn.seat, target, drawn.card))
    if (asking := effect.do(g, drawn, target)) is not None:
        yield from asking


def _whom(
    g: G, drawn: Drawn, among: Sequence[int], *, money: bool
) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], int]:
    """The drawer's choice among seats in clockwise order (SB-161)."""
    s = g.s
    options = [Against(at) for at in among]

    def build() -> Ask[Any]:
        default = Against(default_target(s, among, money=money))
        return amid_effect(g, drawn.seat, "effect", options=options, default=default, basis=drawn.card)

    s.effect, s.stage = drawn.card, "effect"
    choice = yield from question(g, build)
    s.effect = None
    assert isinstance(choice, Against)
    return choice.seat


def _on_shop(g: G, drawn: Drawn, effect: OnShop) -> Steps:
    s = g.s
    owners = [at for at in neighbours(s, drawn.seat) if s.players[at].shops]
    if not owners or not effect.can(s.players[drawn.seat]):
        g.tell(Idle(drawn.seat, drawn.card))
        return
    shops = [Seize(stake.card, at) for at in owners for stake in s.players[at].shops]
    shop = shops[0] if len(shops) == 1 else (yield from _which_shop(g, drawn, shops))
    g.tell(Aimed(drawn.seat, shop.seat, drawn.card))
    effect.do(g, drawn, shop.seat, shop.card)


def _which_shop(
    g: G, drawn: Drawn, shops: Sequence[Seize]
) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], Seize]:
    """The drawer's choice; by default the first shop of the owner of SB-053."""
    s = g.s

    def build() -> Ask[Any]:
        owner = default_target(s, [shop.seat for shop in shops], money=False)
        default = next(shop for shop in shops if shop.seat == owner)
        return amid_effect(g, drawn.seat, "shop", options=shops, default=default, basis=drawn.card)

    s.effect, s.stage = drawn.card, "effect"
    choice = yield from question(g, build)
    s.effect = None
    assert isinstance(choice, Seize)
    return choice
