"""A small made-up game with every shape of question: secret bids gathered, a card laid, dice thrown
and thrown again in a window with a clock, and a seat that leaves its purse to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NewType

import msgspec

from engines.core.ask import (
    CLOCK,
    DRAWN,
    ELAPSED,
    Ask,
    Elapsed,
    Option,
    Pick,
    Range,
    Steps,
    first,
    gather,
    one,
)
from engines.core.event import Event
from engines.core.slot import Slot
from engines.core.spec import Context, GameSpec, Moment, Outcome
from engines.core.words import Seat

Card = NewType("Card", str)
CARDS = tuple(Card(f"c{n}") for n in range(1, 15))
DICE = ("d0", "d1", "d2")
HAND = 2


class Settings(msgspec.Struct, frozen=True):
    """What is chosen before."""

    rounds: int = 2
    rich: bool = False


class State(msgspec.Struct):
    """The table."""

    seats: int
    settings: Settings = msgspec.field(name="options")
    deck: list[Card]
    hands: list[list[Card]]
    coins: list[int]
    shown: list[Card] = msgspec.field(default_factory=list)
    phase: str = "deal"
    round: int = 1
    turn: int = 0
    turns: int = 0
    bids: list[int] = msgspec.field(default_factory=list)
    dice: list[int] = msgspec.field(default_factory=list)
    pot: int = 0
    heard: list[int] = msgspec.field(default_factory=list)
    """The window: seats that have said no, or helped."""
    late: bool = False
    gone: list[int] = msgspec.field(default_factory=list)


class Bid(Option, frozen=True):
    """Secretly, for the first turn."""

    amount: Range | int


class Put(Option, frozen=True):
    """Lay a card."""

    card: Card


class Help(Option, frozen=True):
    """Put a coin into the pot."""


class No(Option, frozen=True):
    """Do not help."""


class Again(Option, frozen=True):
    """Throw some dice again, for a coin."""

    dice: Pick | tuple[str, ...]


class Close(Option, frozen=True):
    """Take the pot."""


class Inherit(Option, frozen=True):
    """Take coins of a seat that left."""

    of: Seat
    coins: int


class Dealt(Event, frozen=True):
    """A round begins."""

    round: int


class Got(Event, frozen=True):
    """Cards, for their seat alone."""

    seat: Seat
    cards: tuple[Card, ...]


class Bidden(Event, frozen=True):
    """All bids."""

    bids: tuple[int, ...]


class Laid(Event, frozen=True):
    """A card lies face up."""

    seat: Seat
    card: Card


class Thrown(Event, frozen=True):
    """Dice."""

    seat: Seat
    dice: tuple[int, ...]


class Helped(Event, frozen=True):
    """A coin more in the pot."""

    seat: Seat


class Took(Event, frozen=True):
    """The pot is taken."""

    seat: Seat
    coins: int


class Left(Event, frozen=True):
    """A seat is empty for good."""

    seat: Seat


G = Context[State]


def new(seats: int, options: Settings) -> State:
    """Before anything has happened."""
    purse = 9 if options.rich else 3
    return State(seats, options, list(CARDS), [[] for _ in range(seats)], [purse] * seats)


def here(s: State) -> list[int]:
    """Seats that have not left."""
    return [seat for seat in range(s.seats) if seat not in s.gone]


def step(g: G) -> Steps | None:
    """What comes next."""
    return {"deal": deal, "bid": bid, "turn": turn, "count": count}[g.s.phase](g)


def deal(g: G) -> None:
    """Fill up the hands."""
    s = g.s
    g.chance.shuffle(s.deck, "deck")
    g.tell(Dealt(s.round))
    for seat in here(s):
        got = [g.draw(s.deck) for _ in range(HAND - len(s.hands[seat]))]
        s.hands[seat] += got
        g.tell(Got(Seat(seat), tuple(got)), seat)
    s.phase = "bid"


def bid(g: G) -> Steps:
    """Everybody bids; the highest bid has the first turn."""
    s = g.s
    s.bids = [-1] * s.seats
    got = yield from gather(
        tuple(
            Ask(seat, "bid", options=(Bid(Range(0, s.coins[seat])),), default=Bid(0), basis=s.round)
            for seat in here(s)
        )
    )
    g.learn()
    for seat, choice in got.items():
        s.bids[seat] = int(choice.amount)  # type: ignore[arg-type]
    g.tell(Bidden(tuple(s.bids)))
    s.turn = max(here(s), key=lambda seat: (s.bids[seat], -seat))
    s.phase = "turn"


def turn(g: G) -> Steps:
    """One card, three dice, and a window."""
    s = g.s
    seat = s.turn
    put = yield from one(
        Ask(seat, "put", options=tuple(map(Put, s.hands[seat])), default=DRAWN, basis=s.turns)
    )
    s.hands[seat].remove(put.card)
    s.shown.append(put.card)
    g.learn()
    g.tell(Laid(Seat(seat), put.card))
    throw(g, seat, range(len(DICE)))
    yield from window(g, seat)
    s.coins[seat] += s.pot
    g.tell(Took(Seat(seat), s.pot))
    s.dice, s.pot, s.heard, s.late = [], 0, [], False
    s.turns += 1
    s.phase = "count"


def throw(g: G, seat: int, which: Sequence[int]) -> None:
    """Throw some of the dice."""
    s = g.s
    s.dice = s.dice or [0] * len(DICE)
    for at in which:
        s.dice[at] = g.chance.die(6, "dice")
    s.pot = max(s.dice)
    g.tell(Thrown(Seat(seat), tuple(s.dice)))


def window(g: G, owner: int) -> Steps:
    """Others may put coins in; who said no may change their mind until the owner closes."""
    s = g.s
    while True:
        seat, choice = yield from first(*window_asks(s, owner))
        if seat == CLOCK:
            s.late = True
        elif isinstance(choice, Help):
            s.pot += 1
            s.heard = sorted({*s.heard, seat})
            g.tell(Helped(Seat(seat)))
        elif isinstance(choice, No):
            s.heard = sorted({*s.heard, seat})
        elif isinstance(choice, Again):
            s.coins[owner] -= 1
            assert isinstance(choice.dice, tuple)
            throw(g, owner, [DICE.index(die) for die in choice.dice])
        else:
            return


def may_help(s: State, seat: int) -> bool:
    """Everybody may, whatever they hold."""
    return True


def window_asks(s: State, owner: int) -> list[Ask[Any]]:
    """The questions of one moment of the window."""
    about = (tuple(s.dice), s.pot)
    waiting = [seat for seat in here(s) if seat != owner and seat not in s.heard and may_help(s, seat)]
    asks: list[Ask[Any]] = [
        Ask(seat, "help", options=(Help(), No()), default=No(), must=not s.late, basis=about, clock="window")
        for seat in waiting
    ]
    asks += [Ask(seat, "help", options=(Help(),), must=False, basis=about) for seat in s.heard]
    own: list[Option] = [Again(Pick(DICE, 1, 2))] if s.coins[owner] else []
    if s.late or not waiting:
        asks.append(Ask(owner, "throw", options=(Close(), *own), default=Close(), basis=about))
    elif own:
        asks.append(Ask(owner, "throw", options=tuple(own), must=False, basis=about))
    if waiting and not s.late:
        asks.append(Ask(CLOCK, "grace", options=(ELAPSED,), clock="window"))
    return asks


def count(g: G) -> None:
    """The next seat, or the next round."""
    s = g.s
    seats = here(s)
    if s.turns % len(seats):
        s.turn = next(seat for k in range(1, s.seats + 1) if (seat := (s.turn + k) % s.seats) in seats)
        s.phase = "turn"
    else:
        s.round += 1
        s.phase = "deal"
    if not s.hands[s.turn]:
        s.phase = "deal"


def retire(g: G, seat: int) -> Steps | None:
    """The next seat may take the leaver's coins; the hand goes back under the deck."""
    s = g.s
    if seat in s.gone or len(here(s)) == 1:
        return None
    return inherit(g, seat)


def inherit(g: G, seat: int) -> Steps:
    """Some of the purse, or all."""
    s = g.s
    heir = next(other for k in range(1, s.seats) if (other := (seat + k) % s.seats) not in s.gone)
    options = tuple(Inherit(Seat(seat), much) for much in sorted({0, 1, s.coins[seat]}))
    choice = yield from one(Ask(heir, "inherit", options=options, default=options[-1], basis=seat))
    s.coins[heir] += choice.coins
    s.coins[seat] -= choice.coins
    s.deck[:0] = s.hands[seat]
    s.hands[seat] = []
    s.gone = sorted((*s.gone, seat))
    g.tell(Left(Seat(seat)))
    if s.turn == seat and s.phase == "turn":
        s.phase = "count"


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    deck: int
    table: tuple[Any, ...]


def view(s: State, seat: int | None) -> View:
    """For one seat, or a spectator."""
    hand = tuple(sorted(s.hands[seat])) if seat is not None else ()
    public = (s.phase, s.round, s.turn, tuple(s.coins), tuple(s.shown), tuple(s.dice), s.pot)
    secret = () if s.phase == "bid" else tuple(s.bids)
    heard = (tuple(s.heard), s.late, tuple(s.gone))
    return View(seat, hand, tuple(map(len, s.hands)), len(s.deck), (*public, *secret, *heard))


def hidden(s: State, seat: int) -> list[list[Slot]]:
    """The deck and the other hands."""
    piles = [s.deck, *(hand for other, hand in enumerate(s.hands) if other != seat)]
    return [[Slot(pile, at) for pile in piles for at in range(len(pile))]]


def outcome(s: State) -> Outcome | None:
    """After the last round, or when one alone is left."""
    if s.round <= s.settings.rounds and len(here(s)) > 1:
        return None
    best = max(s.coins)
    return Outcome(tuple(seat for seat in here(s) if s.coins[seat] == best), tuple(s.coins), "coins")


SPEC: GameSpec[State] = GameSpec(
    key="toy",
    seats=(2, 3, 4),
    settings=Settings,
    rules_version=2,
    state=State,
    options=(Bid, Put, Help, No, Again, Close, Inherit, Elapsed),
    events=(Dealt, Got, Bidden, Laid, Thrown, Helped, Took, Left),
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=lambda s: Moment(s.round, s.turns, s.turn),
    outcome=outcome,
    retire=retire,
)


def changed(**fields: Any) -> GameSpec[State]:
    """The game with some of its functions exchanged."""
    return replace(SPEC, **fields)
