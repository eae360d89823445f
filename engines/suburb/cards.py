"""What is printed: 90 missions, 60 class and special cards, 34 stocks, 12 shops, eight player cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal, NewType

from engines.core.content import BrokenContent, Content, check, load

Card = NewType("Card", str)
"""A card's id: the letter of its kind and a number. ``"M"`` with three digits, the first of them its
level, is a mission; with two digits ``"G"`` and ``"U"`` are class cards, ``"X"`` special cards, ``"S"``
stocks, ``"B"`` shops."""
House = NewType("House", str)
"""A player card's id: class and number, ``"upper1"``."""
# fmt: off
Class = Literal["upper", "gangster"]
Level = Literal[1, 2, 3]
#: The five piles of missions; at level 3 there is one for each class and one for all.
Pile = Literal["level1", "level2", "gangster", "common", "upper"]
Deck = Literal[
    "level1", "level2", "gangster", "common", "upper", "gangster_class", "upper_class", "special",
    "stock", "shop",
]
Verb = Literal[
    "gain_money", "pay_bank", "take_money", "all_pay_me", "gain_points", "lose_points", "push",
    "push_all", "give_dot", "take_dot", "pardon", "block", "steal_shop", "free_upgrade",
    "wreck_upgrade", "miss_round", "blank",
]
Ability = Literal[
    "quick_renovation", "old_money", "society_column", "inside_tip", "flying_start", "hardened",
    "full_headquarters", "shakedown",
]
# fmt: on
LEVEL_OF: dict[Pile, Level] = {"level1": 1, "level2": 2, "gangster": 3, "common": 3, "upper": 3}
#: The class cards of each class.
CLASS_DECK: dict[str, Deck] = {"upper": "upper_class", "gangster": "gangster_class"}


class Mission(Content, frozen=True):
    """A mission: what success brings (points or money, never both), and what failure costs.

    ``fail_payment`` is for level 1 alone, ``points_lost`` for levels 2 and 3, ``neighbour_points`` for 3.
    """

    pile: Pile
    points: int = 0
    money: int = 0
    push: int = 0
    fail_payment: int = 0
    points_lost: int = 0
    neighbour_points: int = 0

    @property
    def level(self) -> Level:
        """The level of those who draw it."""
        return LEVEL_OF[self.pile]


class Effect(Content, frozen=True):
    """A word of 5.4 with its figure, 0 where it has none."""

    verb: Verb
    n: int = 0


class Boon(Content, frozen=True):
    """A class card or a special card."""

    do: Effect
    held: bool = False
    """Whether it stays with its owner until it is used."""


class Stock(Content, frozen=True):
    """A stock: its price, and what comes of it.

    ``lose``: nothing. ``pay``: ``n`` at once. ``hold``: ``n`` in each of ``rounds`` rounds.
    """

    price: int
    kind: Literal["lose", "pay", "hold"]
    n: int = 0
    rounds: int = 0

    @property
    def returns(self) -> int:
        """All that it ever pays; the price is not given back."""
        return self.n * max(1, self.rounds)


class Shop(Content, frozen=True):
    """A shop: what it pays in each of its rounds."""

    income: int
    rounds: int

    @property
    def worth(self) -> int:
        """All that it pays to its last round."""
        return self.income * self.rounds


class PlayerCard(Content, frozen=True):
    """A family of the street."""

    kind: Class
    ability: Ability
    n: int = 0
    """Dollars, points, a factor or a divisor, as the ability has it; 0 where there is none."""


_HERE = Path(__file__).parent


MISSIONS: dict[str, Mission] = load(_HERE / "missions.toml", Mission)
#: Class cards and special cards.
BOONS: dict[str, Boon] = {
    card: one
    for name in ("upper", "gangster", "special")
    for card, one in load(_HERE / f"{name}.toml", Boon).items()
}
#: Held cards by what they are for: to cancel a mission, and to remove a dot.
BLOCKS = frozenset(Card(card) for card, one in BOONS.items() if one.do.verb == "block")
PARDONS = frozenset(Card(card) for card, one in BOONS.items() if one.do.verb == "pardon")
STOCKS: dict[str, Stock] = load(_HERE / "stocks.toml", Stock)
SHOPS: dict[str, Shop] = load(_HERE / "shops.toml", Shop)
HOUSES: dict[House, PlayerCard] = {
    House(house): one for house, one in load(_HERE / "houses.toml", PlayerCard).items()
}
#: The 196 cards that are shuffled; player cards are none of them.
ALL: tuple[Card, ...] = tuple(map(Card, (*MISSIONS, *BOONS, *STOCKS, *SHOPS)))
# fmt: off
_LETTERS: dict[str, Deck] = {
    "U": "upper_class", "G": "gangster_class", "X": "special", "S": "stock", "B": "shop",
}
# fmt: on
DECK_OF: dict[Card, Deck] = {
    card: MISSIONS[card].pile if card in MISSIONS else _LETTERS[card[0]] for card in ALL
}
#: The cards of each deck, in the order of their ids.
DECKS: dict[str, tuple[Card, ...]] = {
    deck: tuple(card for card in ALL if DECK_OF[card] == deck) for deck in (*LEVEL_OF, *_LETTERS.values())
}


def _wrong(file: str, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BrokenContent(_HERE / file, None, f"{what}: {found}, where {wanted} is wanted")


def _missions(pile: Pile, **wanted: dict[int, int]) -> None:
    """How many cards of one pile have which figure; what is not named is 0 on all of them."""
    cards = [MISSIONS[card] for card in DECKS[pile]]
    for field in Mission.__struct_fields__[1:]:
        found = Counter(getattr(one, field) for one in cards)
        del found[0]
        _wrong("missions.toml", f"{field} of {pile}", found, wanted.get(field, {}))
    for name in DECKS[pile]:
        one = MISSIONS[name]
        _wrong("missions.toml", f"rewards of {name}", bool(one.points) + bool(one.money), 1)


def _boons(deck: str, file: str, **wanted: tuple[int, ...]) -> None:
    """The effects of one deck by verb, each with its figures (0 where it has none)."""
    found: dict[str, tuple[int, ...]] = {}
    for card in DECKS[deck]:
        verb, n = BOONS[card].do.verb, BOONS[card].do.n
        found[verb] = tuple(sorted((*found.get(verb, ()), n)))
        _wrong(file, f"whether {card} is held", BOONS[card].held, verb in ("block", "pardon"))
    _wrong(file, "effects", found, wanted)


def _counted() -> None:
    """The counts, sums and distributions of 5.1 to 5.3."""
    wanted = {"level1": 30, "level2": 30, "gangster": 10, "common": 10, "upper": 10}
    wanted |= {"upper_class": 20, "gangster_class": 20, "special": 20, "stock": 34, "shop": 12}
    _wrong("missions.toml", "decks", {deck: len(cards) for deck, cards in DECKS.items()}, wanted)
    classes = Counter(one.kind for one in HOUSES.values())
    _wrong("houses.toml", "classes", classes, {"upper": 4, "gangster": 4})
    _missions(
        "level1",
        points={1: 3, 2: 5, 3: 6, 4: 5, 5: 3},
        money={100: 1, 150: 1, 200: 2, 250: 1, 300: 1, 350: 1, 450: 1},
        push={1: 4},
        fail_payment={100: 6, 200: 8, 300: 8, 400: 5, 500: 3},
    )
    _missions(
        "level2",
        points={2: 3, 3: 5, 4: 6, 5: 5, 6: 3},
        money={200: 1, 300: 1, 400: 2, 500: 1, 600: 1, 700: 1, 900: 1},
        push={1: 2, 2: 5, 3: 3},
        points_lost={1: 10, 2: 10, 3: 10},
    )
    thirds = {"points_lost": {2: 3, 3: 4, 4: 3}, "neighbour_points": {1: 3, 2: 4, 3: 3}}
    points, push = {4: 1, 5: 2, 6: 2, 7: 2, 8: 1, 9: 1}, {2: 1, 3: 1, 4: 1}
    _missions("gangster", points=points, money={800: 1}, push=push, **thirds)
    points, push = {4: 1, 5: 1, 6: 1, 7: 1, 8: 2, 9: 1}, {2: 1, 3: 1, 4: 2}
    _missions("common", points=points, money={600: 1, 900: 1, 1_200: 1}, push=push, **thirds)
    points, push = {4: 1, 5: 1, 6: 1, 7: 1, 8: 1}, {3: 1, 4: 1, 5: 1}
    _missions("upper", points=points, money=dict.fromkeys(range(800, 1_601, 200), 1), push=push, **thirds)
    sums = {"points": 288, "money": 15_500, "push": 59, "fail_payment": 8_100}
    check(_HERE / "missions.toml", MISSIONS, 90, points_lost=150, neighbour_points=60, **sums)
    _boons(
        "upper_class",
        "upper.toml",
        gain_money=(300, 400, 500, 600, 600, 700, 800, 900),
        gain_points=(2, 2, 3),
        take_money=(300, 400),
        push=(3, 4),
        give_dot=(0,),
        block=(0,),
        pardon=(0,),
        pay_bank=(300, 500),
    )
    _boons(
        "gangster_class",
        "gangster.toml",
        gain_money=(200, 200, 300, 300, 400, 500, 600, 700),
        gain_points=(1, 2, 2),
        take_money=(300, 400),
        push=(2, 3),
        steal_shop=(0,),
        block=(0,),
        pardon=(0,),
        lose_points=(1, 2),
    )
    _boons(
        "special",
        "special.toml",
        blank=(0, 0, 0, 0),
        gain_money=(1_000, 1_500, 2_500),
        gain_points=(4, 6, 8),
        take_money=(1_000,),
        free_upgrade=(0,),
        pay_bank=(500, 1_000),
        lose_points=(3,),
        take_dot=(0,),
        miss_round=(0,),
        all_pay_me=(200,),
        push_all=(2,),
        wreck_upgrade=(0,),
    )
    kinds = Counter((one.price, one.kind, one.n, one.rounds) for one in STOCKS.values())
    stocks = {(100, "lose", 0, 0): 4, (100, "pay", 250, 0): 4, (100, "hold", 100, 3): 2}
    stocks |= {(200, "lose", 0, 0): 4, (200, "pay", 500, 0): 4, (200, "hold", 150, 3): 2}
    stocks |= {(500, "lose", 0, 0): 3, (500, "pay", 1_200, 0): 3, (500, "hold", 300, 3): 2}
    stocks |= {(1_000, "lose", 0, 0): 2, (1_000, "pay", 2_400, 0): 3, (1_000, "hold", 400, 4): 1}
    _wrong("stocks.toml", "stocks", kinds, stocks)
    check(_HERE / "stocks.toml", STOCKS, 34, price=13_000, returns=18_700)
    shops = Counter((one.income, one.rounds) for one in SHOPS.values())
    _wrong("shops.toml", "shops", shops, {(50, 6): 4, (100, 5): 4, (150, 4): 2, (250, 3): 2})
    check(_HERE / "shops.toml", SHOPS, 12, worth=5_900)


_counted()
