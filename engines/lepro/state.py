"""The state of a Le Pro table: named fields, mutable, nothing derived."""

from __future__ import annotations

import msgspec

from engines.core.spec import Context

from .cards import DECKS, VALUE, Card, Character

START_CASH = 3_000
#: Cash that lets a player announce, by number of players (1.2); a short game wants 10,000 less.
TARGET = {2: 70_000, 3: 60_000, 4: 50_000, 5: 45_000, 6: 40_000}
SHORTER = 10_000
#: Records that throw a player out, and what one costs at the count.
RECORDS, RECORD_COST = 3, 2_500
#: Adventure cards that may be played in one turn (LP-062).
MOST_PLAYS = 2


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose before the game (chapter 1). The timers are seconds, by name of the clock."""

    short_game: bool = False
    strict_claims: bool = False
    """Refuge money must be claimed by its owner (LP-219)."""
    read_aloud: bool = True
    """The text of cards read aloud is published, else their title and effect alone."""
    leaver_mode: int = 0
    """A leaver's seat is played on by the computer (0), or retires (1)."""
    round_limit: int = 0
    """The count is held after so many rounds; 0: none."""
    turn_seconds: int = 86_400
    reaction_seconds: int = 43_200


class Player(msgspec.Struct):
    """One player: cash, pawn, and cards."""

    character: Character
    cash: int = START_CASH
    space: int = 0
    pearls: list[Card] = msgspec.field(default_factory=list)
    diamonds: list[Card] = msgspec.field(default_factory=list)
    shares: list[Card] = msgspec.field(default_factory=list)
    stars: list[Card] = msgspec.field(default_factory=list)
    """Star Adventures, the oldest first."""
    missions: list[Card] = msgspec.field(default_factory=list)
    """Star Missions, the oldest first."""
    recruits: list[Card] = msgspec.field(default_factory=list)
    protections: list[Card] = msgspec.field(default_factory=list)
    records: list[Card] = msgspec.field(default_factory=list)
    car: Card | None = None
    under_car: list[Card] = msgspec.field(default_factory=list)
    """Cards sacrificed to save it."""
    boxer: Card | None = None
    fought: bool = False
    """Whether the boxer has fought: its face is public from then on (1.4)."""
    beaten: list[Card] = msgspec.field(default_factory=list)
    """Boxers under it: its victories."""
    men_acquired: int = 0
    missed: int = 0
    buyer: bool = False
    driven: bool = False
    """The Driver's shift was used in this lap."""
    claim: int = 0
    """Refuge money that waits to be claimed (LP-219)."""
    fallen: int = 0
    """0: in play; else the how-manieth to go."""


class Landing(msgspec.Struct):
    """What holds on this landing alone (LP-079)."""

    men_plus: int = 0
    price_plus: int = 0
    no_arrest: bool = False
    free_item: bool = False
    free_share: bool = False
    skip_collection: bool = False
    laid: int = -1
    """The space on which a hat card was laid while standing there (LP-098)."""


class Roll(msgspec.Struct):
    """The last dice, for pictures."""

    seat: int
    what: str
    """turn, passage, robbery, risk, or bout."""
    dice: list[int]
    against: list[int] = msgspec.field(default_factory=list)
    """In a bout: the defender's."""
    other: int = -1


class State(msgspec.Struct):
    """A Le Pro table."""

    seats: int
    settings: Settings = msgspec.field(name="options")
    players: list[Player]
    draws: dict[str, list[Card]]
    """Draw piles by deck, the top last."""
    used: dict[str, list[Card]]
    """Used piles, face up."""
    gone: list[Card] = msgspec.field(default_factory=list)
    """Investments out of play."""
    treasury: int = 0
    """What it has given out, negative, or taken in, after the deal."""
    hats: dict[str, Card] = msgspec.field(default_factory=dict)
    """Hat cards by the number of their space."""
    substitutes: int = 0
    """The most Protection substitutes that there were at once: numbers that come back are given again
    (LP-040)."""
    phase: str = "deal"
    """deal, turn, count or over."""
    round: int = 1
    turn: int = 0
    first: int = 0
    turns: int = 0
    stage: str = ""
    """Where in the turn: roll, die, move, space; for pictures."""
    plays: int = 0
    """Adventure plays of this turn (LP-062)."""
    extra: bool = False
    """An extra turn was earned in this turn."""
    again: bool = False
    """This turn is an extra one."""
    landing: Landing = msgspec.field(default_factory=Landing)
    roll: Roll | None = None
    shown: Card | None = None
    """The last card that all saw."""
    looked: Card | None = None
    """The car that is looked at."""
    pair: list[Card] = msgspec.field(default_factory=list)
    """Two cards that all see, of which one is being chosen (Advocate, Recruiter)."""
    playing: list[Card] = msgspec.field(default_factory=list)
    """Cards whose effect is under way, the one begun first before those it led to: they reach their used
    piles when it is over (LP-029)."""
    closing: bool = False
    """A buyer has reached or passed Refuge: the game ends with this turn (LP-254)."""
    totals: list[list[int]] = msgspec.field(default_factory=list)
    """After the count, by seat: cash, records (negative), gems, car, and their sum; empty for the
    eliminated."""
    ending: str = ""
    """buyer, last, limit or retired."""


#: The handle that all rules of Le Pro hold.
G = Context[State]


def new(seats: int, settings: Settings) -> State:
    """The table before the deal."""
    return State(
        seats=seats,
        settings=settings,
        players=[Player(Character("")) for _ in range(seats)],
        draws={name: list(cards) for name, cards in DECKS.items()},
        used={name: [] for name in DECKS},
    )


def target(s: State) -> int:
    """Cash that lets a player announce; fixed by the number of seats."""
    return TARGET[s.seats] - SHORTER * s.settings.short_game


def in_play(s: State) -> list[int]:
    """Seats still in the game."""
    return [seat for seat, player in enumerate(s.players) if not player.fallen]


def others(s: State, seat: int) -> list[int]:
    """Opponents still in the game, clockwise from ``seat``."""
    players = s.players
    return [other for other in (*range(seat + 1, s.seats), *range(seat)) if not players[other].fallen]


def strength(player: Player) -> int:
    """The player and his men; the Captain counts twice."""
    return 1 + (player.character == "captain") + sum(VALUE[card] for card in player.recruits)


def richest_first(s: State, seat: int) -> list[int]:
    """Opponents by cash, the nearest clockwise first among equals (3.22)."""
    return sorted(others(s, seat), key=lambda other: (-s.players[other].cash, (other - seat) % s.seats))


def ceil100(n: int | float) -> int:
    """Rounded up to a multiple of 100 (LP-017)."""
    return int(-(-n // 100) * 100)


def gems(player: Player) -> list[Card]:
    """Pearls and Diamonds, halves included."""
    return [*player.pearls, *player.diamonds]


#: Categories of cards by the field of a player that holds them.
HELD: dict[str, str] = {
    "pearl": "pearls",
    "diamond": "diamonds",
    "investment": "shares",
    "adventure": "stars",
    "mission": "missions",
    "recruitment": "recruits",
    "protection": "protections",
    "record": "records",
}


def held(player: Player, deck: str) -> list[Card]:
    """A player's cards of a deck."""
    cards: list[Card] = getattr(player, HELD[deck])
    return cards


def all_cards(player: Player) -> list[Card]:
    """Everything a player holds, the Character aside."""
    cards = [*player.pearls, *player.diamonds, *player.shares, *player.stars, *player.missions]
    cards += [*player.recruits, *player.protections, *player.records, *player.under_car, *player.beaten]
    return [*cards, *(card for card in (player.car, player.boxer) if card is not None)]
