"""The effects of class and special cards: a table, one row for each word of 5.4.

The kind of a row says whom the effect meets: whoever drew the card (``OnDrawer``), every other player
(``OnOthers``), one neighbour (``OnNeighbour``), one shop (``OnShop``). A card that is held does nothing when
it is drawn (``Held``). A row says what the effect does and how good it is to have drawn it; where somebody is
to be chosen also whom it can meet, what a panel says beside each, and what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from engines.core.ask import Steps

from . import effect_hints, worth
from .cards import Card, Verb
from .events import Idle, Missing
from .facts import KIND, Neighbour, jailed, payment
from .figures import LEVEL, MOST_SHOPS, NO_UPGRADE
from .payments import BANK, gain, owe
from .police import arrest
from .shops import move_shop
from .state import G, Player
from .track import lose, score
from .upgrades import upgrade, wreck
from .worth import Rival

#: What whoever draws a card thinks of it.
Luck = Literal["good", "bad", "blank"]


@dataclass(frozen=True)
class Drawn:
    """A card that is being carried out: who drew it, and the figure of its effect (0 where it has none)."""

    seat: int
    card: Card
    n: int


@dataclass(frozen=True)
class OnDrawer:
    """It meets whoever drew the card."""

    do: Callable[[G, Drawn], Steps | None]
    luck: Luck = "good"


@dataclass(frozen=True)
class OnOthers:
    """It meets every other player, clockwise from the drawer's left (SB-160)."""

    do: Callable[[G, Drawn, int], object]
    """``do(g, drawn, other)``"""
    luck: Luck = "good"


@dataclass(frozen=True)
class OnNeighbour:
    """It meets a neighbour of the drawer's choice (SB-161); if it can meet nobody, it is idle (SB-159)."""

    do: Callable[[G, Drawn, int], Steps | None]
    """``do(g, drawn, target)``"""
    hint: Callable[[Neighbour, int], msgspec.Struct]
    """``hint(neighbour, n)``: what the panel says beside a neighbour."""
    worth: Callable[[Rival, int], float]
    """``worth(neighbour, n)``: what it is worth, in points, that it meets this one."""
    meets: Callable[[Neighbour], bool] = lambda other: True
    money: bool = False
    """It is about money, and so by default meets the richest (SB-053)."""
    luck: Luck = "good"


@dataclass(frozen=True)
class OnShop:
    """It meets a shop of the drawer's choice, of any neighbour."""

    can: Callable[[Player], bool]
    """Whether the drawer can have one."""
    do: Callable[[G, Drawn, int, Card], None]
    """``do(g, drawn, owner, shop)``"""
    luck: Luck = "good"


@dataclass(frozen=True)
class Held:
    """It stays with its owner until it is used: a block against a mission, a pardon in the own turn."""

    luck: Luck = "good"


Effect: TypeAlias = OnDrawer | OnOthers | OnNeighbour | OnShop | Held


def _pay_bank(g: G, drawn: Drawn) -> Steps | None:
    refused = owe(g, drawn.seat, to=BANK, amount=drawn.n, why=drawn.card)
    return arrest(g, drawn.seat) if refused else None


def _take_money(g: G, drawn: Drawn, other: int) -> None:
    # Whoever is refused a loan for another's card gets no dot (SB-133).
    owe(g, other, to=drawn.seat, amount=drawn.n, why=drawn.card)


def _push(g: G, drawn: Drawn, other: int) -> None:
    lose(g, other, drawn.n, pushed=True)


def _free_upgrade(g: G, drawn: Drawn) -> None:
    if not upgrade(g, drawn.seat):
        gain(g, drawn.seat, amount=NO_UPGRADE, why=drawn.card)


def _miss_round(g: G, drawn: Drawn) -> None:
    g.s.players[drawn.seat].missing.append("card")
    g.tell(Missing(drawn.seat))


def _can_have_shop(drawer: Player) -> bool:
    return KIND[drawer.house] == "gangster" and len(drawer.shops) < MOST_SHOPS


EFFECTS: dict[Verb, Effect] = {
    "gain_money": OnDrawer(lambda g, drawn: gain(g, drawn.seat, amount=drawn.n, why=drawn.card)),
    "pay_bank": OnDrawer(_pay_bank, luck="bad"),
    "take_money": OnNeighbour(
        _take_money,
        hint=effect_hints.robbed,
        worth=lambda other, n: payment(other, n) / worth.POINT + worth.robbed(other, n),
        money=True,
    ),
    "all_pay_me": OnOthers(_take_money),
    "gain_points": OnDrawer(lambda g, drawn: score(g, drawn.seat, drawn.n)),
    "lose_points": OnDrawer(lambda g, drawn: lose(g, drawn.seat, drawn.n, pushed=False), luck="bad"),
    "push": OnNeighbour(_push, hint=effect_hints.pushed, worth=worth.pushed),
    "push_all": OnOthers(_push),
    "give_dot": OnNeighbour(
        lambda g, drawn, target: arrest(g, target),
        hint=effect_hints.arrested,
        worth=lambda other, n: worth.arrested(other) * worth.nearness(other),
        meets=lambda other: LEVEL[other.points] > 1 and not jailed(other),
    ),
    "take_dot": OnDrawer(lambda g, drawn: arrest(g, drawn.seat), luck="bad"),
    "pardon": Held(),
    "block": Held(),
    "steal_shop": OnShop(
        can=_can_have_shop,
        do=lambda g, drawn, owner, shop: move_shop(g, drawn.seat, owner=owner, card=shop),
    ),
    "free_upgrade": OnDrawer(_free_upgrade),
    "wreck_upgrade": OnNeighbour(
        lambda g, drawn, target: wreck(g, target),
        hint=effect_hints.wrecked,
        worth=lambda other, n: worth.nearness(other),
        meets=lambda other: other.upgraded,
    ),
    "miss_round": OnDrawer(_miss_round, luck="bad"),
    "blank": OnDrawer(lambda g, drawn: g.tell(Idle(drawn.seat, drawn.card)), luck="blank"),
}
