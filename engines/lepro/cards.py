"""What is printed: the 372 cards of 14 decks, ten characters, and the 36 spaces of the neighbourhood."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal, NewType

from engines.core.content import BrokenContent, Content, load

Card = NewType("Card", str)
"""A card's id: the letter of its deck and a number, ``"A07"``; a share has a letter more, ``"I03b"``."""
Character = NewType("Character", str)
Space = NewType("Space", str)
"""A type of space, ``"expert"``."""
Deck = NewType("Deck", str)
"""A deck's name, ``"adventure"``."""
Business = NewType("Business", str)
"""A business, ``"I03"``; its words are those of its first share."""
# fmt: off
SpaceType = Literal[
    "refuge", "adventure", "boxe", "brocanteur", "collection", "exchange", "expert", "mission", "passage",
    "protection", "recruitment", "robbery", "seller",
]
#: When an Adventure works: at once, where it lies on the board, or in a window of a turn (5.4).
When = Literal[
    "now", "hat", "before_roll", "after_roll", "on_mission", "on_expert", "on_collection", "on_arrest",
]
#: Decks by the letter of their cards' ids.
DECK: dict[str, Deck] = {letter: Deck(name) for letter, name in {
    "A": "adventure", "C": "automobile", "K": "bank", "B": "boxe", "L": "collection", "S": "commerce",
    "X": "record", "D": "diamond", "I": "investment", "J": "justice", "M": "mission", "P": "pearl",
    "T": "protection", "R": "recruitment",
}.items()}
#: The ten characters (5.2), in their order.
CHARACTERS: tuple[Character, ...] = tuple(map(Character, (
    "fence", "recruiter", "advocate", "driver", "promoter", "accountant", "dealer", "chaperone",
    "safecracker", "captain",
)))
#: The 36 spaces (5.1): one type, or two to choose from.
BOARD: tuple[tuple[Space, ...], ...] = tuple(tuple(map(Space, names.split("/"))) for names in (
    "refuge", "recruitment", "seller", "adventure", "robbery", "mission", "boxe", "expert/seller",
    "collection", "brocanteur", "recruitment", "adventure", "mission", "mission/recruitment", "robbery",
    "seller", "expert", "passage", "collection", "adventure/robbery", "mission", "protection", "boxe",
    "recruitment", "brocanteur/exchange", "robbery", "expert", "seller", "adventure",
    "exchange/protection", "collection", "mission", "brocanteur", "robbery", "expert", "adventure",
))
# fmt: on
SPACES = len(BOARD)
#: What both halves are worth together.
JEWEL = 12_000


class Effect(Content, frozen=True, tag="does"):
    """A word of 5.4 with its parameters, as printed: for those who tell of it. What it does, and whether it
    may stand there, is for :mod:`.effects`."""

    verb: str
    n: int = 0
    space: SpaceType | Literal[""] = ""
    deck: str = ""
    column: Literal["commerce", "bank", ""] = ""


class Adventure(Content, frozen=True):
    """An Adventure: carried out at once, laid on a space (``hat``), or kept for its window."""

    when: When
    do: tuple[Effect, ...]
    space: SpaceType | Literal[""] = ""

    @property
    def star(self) -> bool:
        """Whether it is kept for later."""
        return self.when not in ("now", "hat")


class Mission(Content, frozen=True):
    """A Mission."""

    men: int
    pay: int
    star: bool = False
    arrest_on: int = 0
    do: tuple[Effect, ...] = ()


class Automobile(Content, frozen=True):
    """A car."""

    price: int
    sale: int
    factor: int


class Boxer(Content, frozen=True):
    """A boxer."""

    dice: int
    prizes: tuple[int, int, int]


class Verdict(Content, frozen=True):
    """A Justice card: a fine by column, or a record where there is none."""

    commerce: int = 0
    bank: int = 0

    @property
    def record(self) -> bool:
        """Whether it is a Criminal Record."""
        return not self.commerce


class Valued(Content, frozen=True):
    """A card with a number: money, men, or the price of a pair."""

    value: int


_HERE = Path(__file__).parent
ADVENTURE_FILE, MISSION_FILE = _HERE / "adventure.toml", _HERE / "mission.toml"
ADVENTURES: dict[str, Adventure] = load(ADVENTURE_FILE, Adventure)
MISSIONS: dict[str, Mission] = load(MISSION_FILE, Mission)
CARS: dict[str, Automobile] = load(_HERE / "automobile.toml", Automobile)
BOXERS: dict[str, Boxer] = load(_HERE / "boxe.toml", Boxer)
VERDICTS: dict[str, Verdict] = load(_HERE / "justice.toml", Verdict)
_VALUED: dict[str, Valued] = load(_HERE / "values.toml", Valued)
#: The number of every card that has one and nothing else.
VALUE: dict[str, int] = {card: one.value for card, one in _VALUED.items()}
ALL: tuple[Card, ...] = tuple(map(Card, (*ADVENTURES, *MISSIONS, *CARS, *BOXERS, *VERDICTS, *VALUE)))
#: The cards of each deck, in the order of their ids.
DECKS: dict[str, tuple[Card, ...]] = {
    name: tuple(sorted(card for card in ALL if card[0] == letter)) for letter, name in DECK.items()
}
#: The two cards without a value that together are the Magnificent Jewel.
HALVES: tuple[Card, Card] = (Card("P25"), Card("D25"))


def deck_of(card: str) -> Deck:
    """The deck of a card."""
    return DECK[card[0]]


def men(card: str) -> int:
    """Men on a Recruitment card."""
    return VALUE[card]


def business(share: str) -> Business:
    """The business of a share, ``"I03"``."""
    return Business(share[:3])


def _count(file: str, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BrokenContent(_HERE / file, None, f"{what}: {found}, where {wanted} is wanted")


def _counted() -> None:
    """The counts, sums and distributions of 5.3."""
    sizes = {name: len(cards) for name, cards in DECKS.items()}
    wanted = {"adventure": 70, "automobile": 18, "bank": 24, "boxe": 20, "collection": 28, "commerce": 24}
    wanted |= {"record": 12, "diamond": 25, "investment": 20, "justice": 24, "mission": 31, "pearl": 25}
    wanted |= {"protection": 12, "recruitment": 39}
    _count("values.toml", "decks", sizes, wanted)
    _count("values.toml", "cards", len(ALL), 372)
    kinds = Counter("star" if one.star else one.when for one in ADVENTURES.values())
    _count("adventure.toml", "kinds", kinds, {"now": 40, "hat": 12, "star": 18})
    _count("automobile.toml", "prices", sum(car.price for car in CARS.values()), 53_500)
    _count("automobile.toml", "sales", sum(car.sale for car in CARS.values()), 88_500)
    _count("automobile.toml", "factors", Counter(car.factor for car in CARS.values()), {0: 6, 1: 6, 2: 6})
    _count("boxe.toml", "dice", Counter(one.dice for one in BOXERS.values()), {1: 7, 2: 8, 3: 5})
    _count("justice.toml", "records", sum(one.record for one in VERDICTS.values()), 8)
    _count("justice.toml", "shop fines", sum(one.commerce for one in VERDICTS.values()), 8_100)
    _count("justice.toml", "bank fines", sum(one.bank for one in VERDICTS.values()), 24_300)
    pay = [sum(one.pay for one in MISSIONS.values() if one.star == star) for star in (False, True)]
    _count("mission.toml", "pay", pay, [92_300, 187_600])
    for deck, total, empty in (
        ("bank", 57_600, 12),
        ("commerce", 25_600, 8),
        ("collection", 70_000, 0),
        ("pearl", 93_800, 1),
        ("diamond", 93_800, 1),
        ("investment", 210_000, 0),
        ("recruitment", 96, 0),
    ):
        values = [VALUE[card] for card in DECKS[deck]]
        _count("values.toml", f"sum of {deck}", (sum(values), values.count(0)), (total, empty))
    _count("values.toml", "spaces", SPACES, 36)


_counted()
