"""Positions of FIXER put together by hand, and what tests do with them.

A position is opened as a table from a checkpoint, so that every answer runs through the machinery
that a real game runs through.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from engines.core.ask import Ask, Option
from engines.core.event import Event, Told
from engines.core.journal import Checkpoint, Frozen
from engines.core.table import Moved, Refused, Table
from engines.fixer import SPEC
from engines.fixer.cards import ALL_CARDS, Card
from engines.fixer.options import DISCARD, KEEP, Put
from engines.fixer.state import HAND, Lane, Scored, Settings, State, new
from engines.fixer.view import FixerView, LaneView
from engines.players.random import choose

A, B, C, D = range(4)
SEED = bytes(range(32))
STANDARD = Settings()
LONG = Settings(long_game=True)
EXCHANGE = Settings(exchange=True)
BOTH = Settings(exchange=True, long_game=True)
#: Which suit each suit beats, written down once more: the tests do not trust the engine's chart.
STRONGER = {"R": "C", "C": "M", "M": "P", "P": "R"}

E = TypeVar("E", bound=Event)
#: Hands, piles and discards as tests write them: ``"R5 C6"``.
Cards = str


def cards(words: Cards) -> list[Card]:
    """``"R5 C6"`` as cards."""
    return [Card(word) for word in words.split()]


def up(card: str, *, marker: bool | None = True) -> Scored:
    """A captured card face up; by default a face-up marker lies on it."""
    return Scored(Card(card), True, marker)


def down(card: str, *, marker: bool | None = False) -> Scored:
    """A captured card face down; by default a face-down marker lies on it."""
    return Scored(Card(card), False, marker)


def lane(state: State, key: str) -> Lane:
    """The lane called ``key``."""
    return next(found for found in state.lanes if found.key == key)


def lanes_of(state: State, seat: int) -> list[Lane]:
    """The lanes that a seat faces."""
    return [found for found in state.lanes if seat in found.seats]


def waits(state: State, found: Lane, seat: int) -> Card | None:
    """The card on the seat's side of a lane."""
    return found.cards[found.seats.index(seat)]


def side(seen: FixerView, key: str) -> LaneView:
    """A lane as a viewer sees it."""
    return next(found for found in seen.lanes if found.key == key)


def open_plays(state: State, seat: int) -> int:
    """Markers left in a seat's lanes less its waiting cards, counted afresh (FX-083)."""
    return sum(found.left - (waits(state, found, seat) is not None) for found in lanes_of(state, seat))


def position(
    seats: int = 3,
    *,
    hands: Mapping[int, Cards] | None = None,
    turn: int = A,
    waiting: Mapping[str, tuple[int, str]] | None = None,
    left: Mapping[str, int] | None = None,
    owned: Mapping[str, Mapping[int, list[bool]]] | None = None,
    piles: Mapping[int, list[Scored]] | None = None,
    discards: Mapping[int, Cards] | None = None,
    options: Settings = STANDARD,
    **fields: Any,
) -> State:
    """A position in the middle of play.

    ``waiting`` gives a lane's waiting card with its seat, ``left`` the markers of lanes that are not
    full, ``owned`` the markers on sides (two players). Hands that are not named get the cards that
    lie nowhere, dealt evenly; ``fields`` are any others of the state.
    """
    state = new(seats, options)
    state.phase, state.turn = "play", turn
    for key, count in (left or {}).items():
        lane(state, key).left = count
    for key, sides in (owned or {}).items():
        for seat, faces in sides.items():
            lane(state, key).owned[seat] = list(faces)
    for key, (seat, card) in (waiting or {}).items():
        found = lane(state, key)
        found.cards[found.seats.index(seat)] = Card(card)
    for seat, pile in (piles or {}).items():
        state.piles[seat] = list(pile)
    for seat, words in (discards or {}).items():
        state.discards[seat] = cards(words)
    for seat, words in (hands or {}).items():
        state.hands[seat] = cards(words)
    if seats == 2:
        state.removed = [card for card in ALL_CARDS if card[1] in "89"]
    deal_rest(state, [seat for seat in range(seats) if seat not in (hands or {})])
    state.plays = [HAND[seats] - open_plays(state, seat) for seat in range(seats)]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def deal_rest(state: State, seats: list[int]) -> None:
    """Deals the cards that lie nowhere to ``seats``, evenly, none beyond a starting hand; with two
    players four of them leave the game instead."""
    rest = [card for card, count in (Counter(ALL_CARDS) - everywhere(state)).items() if count]
    Random(1).shuffle(rest)
    if state.seats == 2 and seats:
        state.removed += [rest.pop() for _ in range(4)]
    while rest and any(len(state.hands[seat]) < HAND[state.seats] for seat in seats):
        for seat in seats:
            if rest and len(state.hands[seat]) < HAND[state.seats]:
                state.hands[seat].append(rest.pop())


def everywhere(state: State) -> Counter[Card]:
    """Every card of the state, wherever it lies, with how often it is there."""
    found: Counter[Card] = Counter(state.removed)
    for group in (*state.hands, *state.discards):
        found.update(group)
    for pile in state.piles:
        found.update(scored.card for scored in pile)
    for place in state.lanes:
        found.update(card for card in place.cards if card is not None)
    if state.pending is not None:
        found[state.pending] += 1
    return found


def named_in(*things: object) -> set[str]:
    """Every card that ``things`` (views, events, asks) name anywhere."""
    return set(re.findall(r'"([RCMP][1-9])"', msgspec.json.encode(things).decode()))


def table(state: State) -> Table[State]:
    """The position as a live table."""
    raw = msgspec.Raw(msgspec.msgpack.encode(state))
    body = msgspec.msgpack.encode(Frozen(0, raw))
    base = Checkpoint(0, SPEC.rules_version, 0, state.round, state.slots, body)
    return Table.open(SPEC, SEED, base, [], check=False)


def start(seats: int, options: Settings = STANDARD, seed: bytes | int = SEED) -> Table[State]:
    """A new game at its first ask."""
    return begin(seats, options, seed)[0]


def begin(seats: int, options: Settings = STANDARD, seed: bytes | int = SEED) -> tuple[Table[State], Moved]:
    """A new game at its first ask, and what its opening brought."""
    return Table.start(SPEC, seats, options, seed if isinstance(seed, bytes) else seed.to_bytes(32, "big"))


def play(live: Table[State], seat: int, key: str, card: str) -> Moved:
    """``seat`` plays ``card`` into a lane."""
    return live.answer(seat, Put(key, Card(card)))


def keep(live: Table[State], seat: int) -> Moved:
    """``seat`` keeps the winning card."""
    return live.answer(seat, KEEP)


def drop(live: Table[State], seat: int) -> Moved:
    """``seat`` discards the winning card."""
    return live.answer(seat, DISCARD)


def refused(live: Table[State], seat: int, choice: Option) -> None:
    """The choice is refused, and nothing changes by it."""
    before = (live.crc(), live.n, dict(live.ids))
    with pytest.raises(Refused):
        live.answer(seat, choice)
    assert (live.crc(), live.n, dict(live.ids)) == before


def asked(live: Table[State]) -> Ask[Any]:
    """The one ask there is now."""
    (ask,) = live.asks.values()
    return ask


def plays(live: Table[State], key: str | None = None) -> list[str]:
    """The plays on offer as ``"AB1 R5"``, or the cards offered for one lane, sorted."""
    every = [put for put in asked(live).options if isinstance(put, Put)]
    if key is None:
        return sorted(f"{put.lane} {put.card}" for put in every)
    return sorted(put.card for put in every if put.lane == key)


def told(moved: Moved, kind: type[E]) -> list[E]:
    """The events of one kind that an answer brought."""
    return [each.event for each in moved.events if isinstance(each.event, kind)]


def heard(moved: Moved, kind: type[Event]) -> list[Told]:
    """The same with their audiences."""
    return [each for each in moved.events if isinstance(each.event, kind)]


def fight(lead: str, reply: str, seats: int = 3, key: str = "", **more: Any) -> tuple[Table[State], Moved]:
    """A's ``lead`` waits in the first lane with B, and B, holding no other card that could follow it,
    answers with ``reply``."""
    key = key or {2: "AB1", 3: "AB1", 4: "AB"}[seats]
    hands = more.pop("hands", {B: reply})
    live = table(position(seats, turn=B, waiting={key: (A, lead)}, hands=hands, **more))
    return live, play(live, B, key, reply)


def closing(seats: int, carried: Sequence[int], options: Settings = LONG, **fields: Any) -> Table[State]:
    """The last conflict of a round: A's R5 waits in the first lane and B holds R7 to answer it.

    ``carried`` are the sizes of the hands afterwards, if A discards R7. All other cards lie captured
    and discarded, and each card is somewhere.
    """
    state = new(seats, options)
    state.phase, state.turn = "play", B
    state.plays = [HAND[seats] - (seat == B) for seat in range(seats)]
    for found in state.lanes:
        found.left = 0
    state.lanes[0].left, state.lanes[0].cards[0] = 1, Card("R5")
    deck = [card for card in ALL_CARDS if card not in ("R5", "R7") and (seats > 2 or card[1] not in "89")]
    if seats == 2:
        state.removed = [card for card in ALL_CARDS if card[1] in "89"] + [deck.pop() for _ in range(4)]
    Random(seats).shuffle(deck)
    for seat, size in enumerate(carried):
        state.hands[seat] = [deck.pop() for _ in range(size)]
    state.hands[B].insert(0, Card("R7"))
    for place, card in enumerate(deck):
        if place % 2:
            state.discards[place % seats].append(card)
        else:
            state.piles[place % seats].append(down(card, marker=None if seats == 2 else False))
    for name, value in fields.items():
        setattr(state, name, value)
    return table(state)


def decided(lead: str, reply: str) -> tuple[bool, bool]:
    """``(the reply wins, critically)`` by the chart of this file (FX-060 to FX-062)."""
    if lead[0] == reply[0]:
        return int(reply[1]) > int(lead[1]), False
    if STRONGER[reply[0]] == lead[0]:
        return True, True
    return False, STRONGER[lead[0]] == reply[0]


def may_play(state: State, seat: int, found: Lane, card: str) -> bool:
    """Whether a card of the hand may go into a lane, by the words of FX-042 to FX-046 and FX-094."""
    if seat not in found.seats or found.left == 0 or waits(state, found, seat) is not None:
        return False
    if state.seats == 2 and found.key == state.forbidden:
        return False
    other = found.cards[1 - found.seats.index(seat)]
    must_follow = other is not None and any(own[0] == other[0] for own in state.hands[seat])
    return not must_follow or card[0] == other[0]  # type: ignore[index]


def finish(live: Table[State], rng: Random, keeping: float = 0.7) -> Iterable[tuple[int, Option, Moved]]:
    """Plays on at random to the end; every answer with what it brought."""
    while live.outcome is None:
        seat = rng.choice(live.awaited)
        ask = live.asks[seat]
        choice: Option = choose(ask, rng)
        if ask.kind == "keep":
            choice = KEEP if rng.random() < keeping else DISCARD
        yield seat, choice, live.answer(seat, choice)


def played_out(seats: int, options: Settings = STANDARD, seed: int = 0) -> tuple[Table[State], list[Moved]]:
    """A whole random game and all it told."""
    live = start(seats, options, seed)
    return live, [moved for _, _, moved in finish(live, Random(seed))]
