"""What a player, or a spectator, may know of a Suburb table: everything but the decks."""

from __future__ import annotations

import msgspec

from .cards import SHOPS, STOCKS, Card, House
from .count import due, nearness, next_price, ranks
from .state import (
    ABILITY,
    BRIBE,
    CLOSED,
    FAILING,
    KIND,
    LEVEL,
    LOAN_ROUNDS,
    MOST_STOCKS,
    Player,
    Stake,
    State,
    limit,
)

#: Abilities that do what they do once in a game.
ONCE = ("quick_renovation", "flying_start")


class StakeView(msgspec.Struct, frozen=True):
    """A held stock or shop."""

    card: Card
    income: int
    """Dollars a round."""
    left: int
    """Rounds that still count."""


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


class ShowView(msgspec.Struct, frozen=True):
    """The mission of the turn; it stays until the next one is drawn."""

    card: Card
    attacker: int
    target: int | None
    stage: str
    """drawn, named, countered (the target is choosing), police, reversed, rolled."""
    defence: int
    """The target's die; 0: none."""
    roller: int | None
    """Who rolled: the attacker, or after a reversal the target."""
    die: int
    """0: not rolled yet."""
    failing: tuple[int, ...]
    """The faces that fail: of the roll, or before it of the attacker."""
    result: str
    """success, failure, blocked or police; empty: still open."""
    reversed: bool
    reward: str
    """class, special or none; empty: not yet, or nothing earned."""


class RollView(msgspec.Struct, frozen=True):
    """The last die."""

    seat: int
    what: str
    """mission, defence or shop."""
    die: int
    good: tuple[int, ...]


class SaleView(msgspec.Struct, frozen=True):
    """An auction under way."""

    seat: int
    """Whose house it was; where it stands."""
    start: int
    high: int
    """0: no bid yet."""
    bidder: int | None
    queue: tuple[int, ...]
    """Who is still in, the next to bid first."""
    whole: bool
    """With all that the loser owned; else an empty house."""
    least: int
    """The least bid that counts now."""


class Place(msgspec.Struct, frozen=True):
    """The end for one player."""

    seat: int
    place: int
    points: int
    cash: int
    progress: int
    """Percent of the nearer goal."""
    out: int
    winner: bool


class SuburbView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    phase: str
    """deal, choice, slot, turn or over."""
    stage: str
    """Within a turn: draw, pile, target, block, defence, effect, reward, free; ``auction`` during one."""
    round: int
    turns: int
    first: int
    slot: int
    """The seat whose slot it is."""
    active: int
    """Who plays."""
    kind: str
    """own, bought or extra."""
    players: tuple[PlayerView, ...]
    show: ShowView | None
    drawn: Card | None
    """The class, special, stock or shop card that all saw last in this turn."""
    effect: Card | None
    """The card whose target is being chosen."""
    roll: RollView | None
    sale: SaleView | None
    claim: int
    """Dollars that the active player may claim in this turn (strict); ``claim_points``: points."""
    claim_points: int
    houses: tuple[House, ...]
    """Player cards that nobody has, while they are chosen."""
    stock_price: int
    """Price of the stock on top; 0: there is none."""
    draws: tuple[tuple[str, int], ...]
    """Sizes of the draw piles."""
    used: tuple[tuple[str, int], ...]
    bank: int
    advanced_defence: bool
    strict: bool
    alliances: bool
    winner: int | None
    ending: str
    """points, money, last or left."""
    places: tuple[Place, ...]
    """At the end, the winner first."""


def view(s: State, seat: int | None) -> SuburbView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    return SuburbView(
        seat=seat,
        phase=s.phase,
        stage=s.stage,
        round=s.round,
        turns=s.turns,
        first=s.first,
        slot=s.slot,
        active=s.seat,
        kind=s.kind,
        players=tuple([_player(s, at, player) for at, player in enumerate(s.players)]),
        show=_show(s),
        drawn=s.drawn,
        effect=s.effect,
        roll=None if s.roll is None else RollView(s.roll.seat, s.roll.what, s.roll.die, s.roll.good),
        sale=_sale(s),
        claim=s.claim,
        claim_points=s.claim_points,
        houses=_free_houses(s),
        stock_price=next_price(s),
        draws=tuple([(deck, len(pile)) for deck, pile in s.draws.items()]),
        used=tuple([(deck, len(pile)) for deck, pile in s.used.items()]),
        bank=s.bank,
        advanced_defence=s.settings.advanced_defence,
        strict=s.settings.forgotten_income,
        alliances=s.settings.alliances,
        winner=None if s.winner < 0 else s.winner,
        ending=s.ending,
        places=_places(s) if s.phase == "over" else (),
    )


def _player(s: State, at: int, player: Player) -> PlayerView:
    level = LEVEL[player.points]
    money, points = (0, 0) if player.out or not player.house else due(s, at)
    owner = s.owners[at]
    return PlayerView(
        house=player.house,
        kind=KIND[player.house],
        ability=ABILITY[player.house],
        ability_left=ABILITY[player.house] in ONCE and not player.ability_used,
        cash=player.cash,
        points=player.points,
        level=level,
        floor=player.floor,
        dots=player.dots,
        limit=limit(player),
        jailed="prison" in player.missing,
        missing=tuple(player.missing),
        protected="stop" in player.missing,
        yields=player.yields,
        loan=player.loan,
        loan_left=max(0, LOAN_ROUNDS - player.loan_age) if player.loan else 0,
        loan_fresh=player.loan_fresh,
        loan_late=player.loan_late,
        cards=tuple(player.cards),
        stocks=tuple([_stake(stake, STOCKS[stake.card].n) for stake in player.stocks]),
        shops=tuple([_stake(stake, SHOPS[stake.card].income) for stake in player.shops]),
        upgraded=player.upgraded,
        upgrades=player.upgrades,
        owner=None if owner == CLOSED else owner,
        stocks_left=MOST_STOCKS - player.stocks_bought,
        shop_tried=player.shop_tried,
        points_held=player.points_held,
        cash_held=player.cash_held,
        due=money,
        due_points=points,
        failing=FAILING[level],
        bribe=BRIBE[level],
        out=player.out,
        left=player.left,
    )


def _stake(stake: Stake, income: int) -> StakeView:
    return StakeView(stake.card, income, stake.left)


def _show(s: State) -> ShowView | None:
    show = s.show
    if show is None:
        return None
    return ShowView(
        card=show.card,
        attacker=show.attacker,
        target=None if show.target < 0 else show.target,
        stage=show.stage,
        defence=show.defence,
        roller=None if show.roller < 0 else show.roller,
        die=show.die,
        failing=show.faces or FAILING[LEVEL[s.players[show.attacker].points]],
        result=show.result,
        reversed=show.reversed,
        reward=show.reward,
    )


def _sale(s: State) -> SaleView | None:
    sale = s.sale
    if sale is None:
        return None
    return SaleView(
        seat=sale.seat,
        start=sale.start,
        high=sale.high,
        bidder=None if sale.bidder < 0 else sale.bidder,
        queue=tuple(sale.queue),
        whole=sale.whole,
        least=sale.least,
    )


def _free_houses(s: State) -> tuple[House, ...]:
    if s.phase not in ("deal", "choice"):
        return ()
    taken = {player.house for player in s.players}
    return tuple([house for house in KIND if house and house not in taken])  # type: ignore[misc]


def _places(s: State) -> tuple[Place, ...]:
    found = []
    for place, at in sorted(zip(ranks(s), range(s.seats), strict=True)):
        player = s.players[at]
        winner = at == s.winner
        found.append(Place(at, place, player.points, player.cash, nearness(player), player.out, winner))
    return tuple(found)
