"""What a view shows of a player."""

from __future__ import annotations

import msgspec

from ..cards import SHOPS, STOCKS, Card, House
from ..facts import ABILITY, KIND, limit
from ..figures import BRIBE, FAILING, LEVEL, LOAN_ROUNDS, MOST_STOCKS
from ..incomes import due
from ..state import CLOSED, State

#: Abilities that do what they do once in a game.
ONCE = ("quick_renovation", "flying_start")


class StakeView(msgspec.Struct, frozen=True):
    """A held stock or shop."""

    card: Card
    income: int
    """Dollars a round."""
    left: int
    """Rounds that still count."""

    @property
    def worth(self) -> int:
        """Dollars that it will still bring."""
        return self.income * self.left


class PlayerView(msgspec.Struct, frozen=True):
    """One player, and the house at the seat."""

    house: House
    """The player card; empty before it is chosen."""
    kind: str
    """upper or gangster; empty before."""
    ability: str
    """The word of the ability, as in ``houses.toml``."""
    ability_left: bool
    """What it does once (Quick Renovation, Flying Start) it has not done yet."""
    cash: int
    points: int
    level: int
    floor: int
    """The player cannot fall below it: 0 or a safety line."""
    dots: int
    limit: int
    """Dots that lead to prison."""
    jailed: bool
    missing: tuple[str, ...]
    """Rounds to miss by cause, in the order in which they are served: prison, stop, loan, card."""
    protected: bool
    """Cannot be pushed (the stop sign)."""
    yields: bool
    loan: int
    loan_left: int
    """Ends of own slots to come until the loan's deadline, a slot in which it was taken not counted."""
    loan_fresh: bool
    """Taken in the own slot under way, whose end does not count."""
    loan_late: bool
    cards: tuple[Card, ...]
    """Held class and special cards."""
    stocks: tuple[StakeView, ...]
    shops: tuple[StakeView, ...]
    upgraded: bool
    """Of the house at this seat, whoever owns it."""
    upgrades: int
    owner: int | None
    """Who plays this seat's slot: itself, a buyer, or None where it is closed."""
    stocks_left: int
    """Stocks that may still be bought in this round (for the upper class)."""
    shop_tried: bool
    received: int
    """Dollars that others have given in this round."""
    points_held: bool
    """60 points at the end of the last own slot: kept until the next, they win."""
    cash_held: bool
    """The same with 12,000 dollars."""
    due: int
    """Dollars that the next own slot brings, as things stand; ``due_points``: points."""
    due_points: int
    failing: tuple[int, ...]
    """Faces with which the player's missions fail now."""
    bribe: int
    """Price of one dot now."""
    out: int
    """0: in the game; else the how-manieth to go."""
    left: bool

    @property
    def stocks_bought(self) -> int:
        """In this round."""
        return MOST_STOCKS - self.stocks_left


def player_view(s: State, seat: int) -> PlayerView:
    """The player at a seat."""
    player = s.players[seat]
    level, ability, missing = LEVEL[player.points], ABILITY[player.house], tuple(player.missing)
    money, points = (0, 0) if player.out or not player.house else due(player)
    owner = s.owners[seat]
    return PlayerView(
        house=player.house,
        kind=KIND[player.house],
        ability=ability,
        ability_left=ability in ONCE and not player.ability_used,
        cash=player.cash,
        points=player.points,
        level=level,
        floor=player.floor,
        dots=player.dots,
        limit=limit(player),
        jailed="prison" in missing,
        missing=missing,
        protected="stop" in missing,
        yields=player.yields,
        loan=player.loan,
        loan_left=max(0, LOAN_ROUNDS - player.loan_age) if player.loan else 0,
        loan_fresh=player.loan_fresh,
        loan_late=player.loan_late,
        cards=tuple(player.cards),
        stocks=tuple([StakeView(each.card, STOCKS[each.card].n, left=each.left) for each in player.stocks]),
        shops=tuple([StakeView(each.card, SHOPS[each.card].income, left=each.left) for each in player.shops]),
        upgraded=player.upgraded,
        upgrades=player.upgrades,
        owner=None if owner == CLOSED else owner,
        stocks_left=MOST_STOCKS - player.stocks_bought,
        shop_tried=player.shop_tried,
        received=player.received,
        points_held=player.points_held,
        cash_held=player.cash_held,
        due=money,
        due_points=points,
        failing=FAILING[level],
        bribe=BRIBE[level],
        out=player.out,
        left=player.left,
    )
