"""Shops, for gangsters (3.11)."""

from __future__ import annotations

from functools import cache

from engines.core.ask import Option

from .cards import HOUSES, SHOPS, Card
from .decks import draw, left
from .events import GotShop, Tried
from .facts import ABILITY, shop_faces
from .figures import MOST_SHOPS, ROB_FACES
from .options import RobShop, TryShop
from .state import G, Roll, Stake, State
from .track import score

TRY_SHOP = TryShop()


@cache
def _robbing(seat: int, card: Card) -> RobShop:
    return RobShop(card, seat)


def shop_tries(s: State, seat: int) -> list[Option]:
    """The shops that a gangster of level 2 or 3 may try for (SB-173 to SB-176b)."""
    player = s.players[seat]
    if player.shop_tried or len(player.shops) >= MOST_SHOPS:
        return []
    found: list[Option] = [TRY_SHOP] if left(s, "shop") else []
    for other, owner in enumerate(s.players):
        if owner.shops and other != seat and not owner.out:
            found += [_robbing(other, stake.card) for stake in owner.shops]
    return found


def _try(g: G, seat: int, *, faces: tuple[int, ...], owner: int | None) -> bool:
    """The die; whether it is one of these faces. ``owner``: None, from the deck."""
    s = g.s
    s.players[seat].shop_tried = True
    die = g.chance.die(6, "shop")
    s.roll = Roll(seat, "shop", die, faces)
    good = die in faces
    g.tell(Tried(seat, die, good, owner))
    return good


def try_shop(g: G, seat: int) -> None:
    """A try for a shop of the deck (SB-173)."""
    if not _try(g, seat, faces=shop_faces(g.s.players[seat].house), owner=None):
        return
    card = draw(g, "shop")
    if card is not None:
        _take(g, seat, stake=Stake(card, SHOPS[card].rounds), owner=None)


def rob_shop(g: G, seat: int, *, owner: int, card: Card) -> None:
    """A try for another player's shop (SB-174)."""
    if _try(g, seat, faces=ROB_FACES, owner=owner):
        move_shop(g, seat, owner=owner, card=card)


def move_shop(g: G, seat: int, *, owner: int, card: Card) -> None:
    """A shop goes over with its rounds (SB-178)."""
    shops = g.s.players[owner].shops
    stake = next(stake for stake in shops if stake.card == card)
    shops.remove(stake)
    _take(g, seat, stake=stake, owner=owner)


def _take(g: G, seat: int, *, stake: Stake, owner: int | None) -> None:
    """A shop has a new owner; every takeover is worth a point to the Shakedown (SB-257)."""
    player = g.s.players[seat]
    player.shops.append(stake)
    g.s.drawn = stake.card
    g.tell(GotShop(seat, stake.card, SHOPS[stake.card].income, stake.left, owner))
    if ABILITY[player.house] == "shakedown":
        score(g, seat, HOUSES[player.house].n)
