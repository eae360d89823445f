"""The state of a Suburb table: named fields, mutable, nothing derived."""

from __future__ import annotations

import msgspec

from engines.core.spec import Context

from .cards import DECKS, Card, House
from .figures import NO_CAP, STEP

#: Who plays a closed slot.
CLOSED = -1


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose before the game. The timers are seconds, by name of the clock."""

    advanced_defence: bool = False
    """Targets roll, and a 3 counters the mission (3.16)."""
    forgotten_income: bool = False
    """Income must be claimed in one's turn, or it is lost (SB-208c)."""
    alliances: bool = True
    """Money and held cards may be given away (3.15)."""
    gift_cap: int = NO_CAP
    """Dollars that a player may be given in a round, or NO_CAP (SB-224b). Tables from before there was a cap
    have none; a new one is opened with that of the form."""
    random_cards: bool = False
    """Player cards are dealt, not chosen (SB-019)."""
    leaver_mode: int = 0
    """A leaver's seat is played on by the computer (0), or closed (1)."""
    turn_seconds: int = 86_400
    reaction_seconds: int = 43_200
    bid_seconds: int = 21_600


class Stake(msgspec.Struct):
    """A stock or a shop that somebody holds."""

    card: Card
    left: int
    """Rounds that it still counts."""


class Player(msgspec.Struct):
    """One player, and the house at the player's seat, whoever owns it."""

    house: House = House("")
    """The player card; empty until it is chosen."""
    cash: int = 0
    points: int = 0
    floor: int = 0
    """The highest safety line ever reached."""
    dots: int = 0
    missing: list[str] = msgspec.field(default_factory=list)
    """Rounds to miss by cause, in the order in which they are served: prison, stop, loan, card."""
    yields: bool = False
    """The yield sign waits for the next slot that is played."""
    loan: int = 0
    loan_age: int = 0
    """Own slots since the one in which it was taken."""
    loan_fresh: bool = False
    """It was taken in the own slot that is under way."""
    loan_late: bool = False
    cards: list[Card] = msgspec.field(default_factory=list)
    """Class and special cards that are held, the oldest first."""
    stocks: list[Stake] = msgspec.field(default_factory=list)
    shops: list[Stake] = msgspec.field(default_factory=list)
    upgraded: bool = False
    """The house at this seat is upgraded."""
    upgrades: int = 0
    """How often the player got it so."""
    stocks_bought: int = 0
    """In this round; so is ``shop_tried``."""
    shop_tried: bool = False
    received: int = 0
    """Dollars that others have given in this round."""
    points_held: bool = False
    """60 points at the end of the last own slot; ``cash_held``: 12,000."""
    cash_held: bool = False
    ability_used: bool = False
    """An ability that works once has worked (Quick Renovation, Flying Start)."""
    out: int = 0
    """0: in the game; else the how-manieth to go."""
    left: bool = False
    """Gone by leaving, not by arrest."""


class Show(msgspec.Struct):
    """The mission of the turn, for pictures and words; it stays until the next one is drawn."""

    card: Card
    attacker: int
    target: int = -1
    stage: str = "drawn"
    """drawn, named, countered, police, reversed, rolled; then ``result`` is set."""
    defence: int = 0
    """The target's die (advanced defence); 0: none."""
    roller: int = -1
    """Who rolled for the mission: the attacker, or after a reversal the target."""
    die: int = 0
    faces: tuple[int, ...] = ()
    """The faces that failed."""
    result: str = ""
    """success, failure, blocked or police."""
    reversed: bool = False
    reward: str = ""
    """What the success earned: class, special or none; empty before that."""


class Roll(msgspec.Struct):
    """The last die."""

    seat: int
    what: str
    """mission, defence, shop or start."""
    die: int
    good: tuple[int, ...]
    """The faces with which it succeeds."""


class Sale(msgspec.Struct):
    """An auction under way."""

    seat: int
    """The seat whose house is sold; also where it stands."""
    start: int
    queue: list[int]
    """Who is still in, the next to bid first."""
    high: int = 0
    """The highest bid; 0: none."""
    bidder: int = -1
    whole: bool = True
    """With all that the loser owned; else a bought house, empty."""

    @property
    def least(self) -> int:
        """The least bid that counts now (SB-186)."""
        return self.high + STEP if self.high else self.start


class State(msgspec.Struct):
    """A Suburb table."""

    seats: int
    settings: Settings = msgspec.field(name="options")
    players: list[Player]
    draws: dict[str, list[Card]]
    """Draw piles by deck, the top last."""
    used: dict[str, list[Card]]
    owners: list[int]
    """By seat: who plays its slot; CLOSED: nobody."""
    fallen: int = 0
    """Players who are out."""
    playing: list[Card] = msgspec.field(default_factory=list)
    """Cards that are being resolved; they reach their used piles when that is over."""
    bank: int = 0
    """All that the bank has taken in less all that it has given out."""
    phase: str = "deal"
    """deal, choice, slot, turn or over."""
    stage: str = ""
    """Within a turn: draw, pile, target, block, defence, effect, reward, free; ``auction`` during one."""
    first: int = 0
    slot: int = 0
    """The seat whose slot it is."""
    seat: int = 0
    """Who plays."""
    kind: str = "own"
    """own, bought or extra."""
    gave_way: bool = False
    """The yield sign of this slot has been obeyed."""
    opened: bool = False
    """The own slot under way has begun: its win check lies behind it."""
    round: int = 1
    turns: int = 0
    tick: int = 0
    """Counts every change between two asks of one moment: what a panel rests on."""
    claim: int = 0
    """Dollars that wait to be claimed in this turn (strict); ``claim_points``: points."""
    claim_points: int = 0
    show: Show | None = None
    drawn: Card | None = None
    """The class, special, stock or shop card that all saw last in this turn."""
    effect: Card | None = None
    """The card whose target is being chosen."""
    roll: Roll | None = None
    sale: Sale | None = None
    winner: int = -1
    ending: str = ""
    """points, money, last or left."""


#: What the rules hold: the state, the chance, and the table's ears.
G = Context[State]


def new(seats: int, settings: Settings) -> State:
    """The table before anything has happened; every player card is in the box."""
    return State(
        seats=seats,
        settings=settings,
        players=[Player() for _ in range(seats)],
        draws={deck: list(cards) for deck, cards in DECKS.items()},
        used={deck: [] for deck in DECKS},
        owners=list(range(seats)),
    )


#: By number of seats and seat: all others, clockwise.
RING = {
    count: tuple(tuple((seat + step) % count for step in range(1, count)) for seat in range(count))
    for count in range(3, 7)
}


def neighbours(s: State, seat: int) -> tuple[int, ...]:
    """The other players in the game, clockwise from the left of ``seat``."""
    others = RING[s.seats][seat]
    if not s.fallen:
        return others
    players = s.players
    return tuple([other for other in others if not players[other].out])


def in_game(s: State) -> list[int]:
    """Seats still in the game."""
    return [seat for seat, player in enumerate(s.players) if not player.out]
