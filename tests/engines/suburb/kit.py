"""Positions of Suburb put together by hand, with dice that fall as written, and what tests do with them.

A position is a game handle: steps are run as the table runs them, and :class:`Play` answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.core.ask import Ask, Option, Steps, fits
from engines.core.spec import Context
from engines.suburb import SPEC
from engines.suburb.cards import BOONS, DECK_OF, DECKS, SHOPS, STOCKS, Card, House, Shop, Stock
from engines.suburb.facts import KIND
from engines.suburb.figures import SAFETY_LINES, START_CASH
from engines.suburb.options import Target
from engines.suburb.rules import step
from engines.suburb.state import Player, Settings, Stake, State, new
from tests.engines.kit import chance
from tests.engines.kit.driving import kinds as kinds
from tests.engines.kit.telling import told as told

from .contract import conserved

A, B, C, D, E, F = range(6)
#: Abilities that seldom matter: by class, who lives at a seat where a test names no house.
PLAIN = {"upper": ("upper4", "upper3", "upper2"), "gangster": ("gangster3", "gangster2", "gangster4")}

G = Context[State]
#: The fixture ``printed``: a mission with figures of the test's own.
Printed = Callable[..., str]
#: Fields of one player, or of several by name, as :func:`table` takes them.
Fields = dict[str, Any]


def table(
    seats: int = 4,
    dice: str = "",
    *,
    options: Settings | None = None,
    used: str = "",
    top: str = "",
    awake: str = "abcdef",
    **fields: Any,
) -> G:
    """A game in which A's own slot begins (``slot``: another's), on loaded dice.

    ``a`` to ``f`` are the players, each a mapping of its fields (:func:`player`); where none is given,
    gangsters without a dollar's worth of ability sit, with 4,000. ``used``: cards in the used piles;
    ``top``: cards on top of their draw piles, the first named topmost; ``awake``: whoever has no round to
    miss, so that the slots of the others pass without a question. Other ``fields`` are the state's.
    """
    s = new(seats, options or Settings())
    s.phase = "slot"
    s.players = [player(**fields.pop("abcdef"[seat], {})) for seat in range(seats)]
    for card in used.split():
        s.used[DECK_OF[Card(card)]].append(Card(card))
    s.fallen = sum(bool(each.out) for each in s.players)
    for seat, each in enumerate(s.players):
        if "abcdef"[seat] not in awake:
            each.missing += ["card"] * 40
    if "slot" in fields:
        s.seat = fields["slot"]
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.bank = -sum(each.cash for each in s.players)
    away = {card for each in s.players for card in cards_of(each)}
    away |= {card for pile in s.used.values() for card in pile}
    s.draws = {deck: [card for card in reversed(of) if card not in away] for deck, of in DECKS.items()}
    g = Context(s, chance.Loaded(dice))
    cards(g, *top.split())
    whole(g)
    return g


def player(**fields: Any) -> Player:
    """A player: ``house="upper1", points=20, cash=500, cards="U16 G17", stocks="S12:2", shops="B01:3 B02"``
    (rounds left behind the colon; without it, all). ``top`` is the highest point ever reached."""
    kind = fields.pop("kind", "gangster")
    made = Player(House(fields.pop("house", PLAIN[kind][0])))
    made.cash = START_CASH[KIND[made.house]]
    top = fields.pop("top", fields.get("points", 0))
    made.floor = max((line for line in SAFETY_LINES if line <= top), default=0)
    made.cards = [Card(card) for card in fields.pop("cards", "").split()]
    both: tuple[tuple[str, Mapping[str, Stock | Shop]], ...] = (("stocks", STOCKS), ("shops", SHOPS))
    for name, printed in both:
        for word in fields.pop(name, "").split():
            card, _, left = word.partition(":")
            getattr(made, name).append(Stake(Card(card), int(left) if left else printed[card].rounds))
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    if made.upgraded and "upgrades" not in fields:
        made.upgrades = 1
    return made


def cards_of(one: Player) -> list[Card]:
    """All that a player holds."""
    return [*one.cards, *(stake.card for stake in (*one.stocks, *one.shops))]


def boon(deck: str, verb: str, n: int = 0) -> str:
    """A class or special card that does this: the first there is."""
    for card, one in BOONS.items():
        if DECK_OF[Card(card)] == deck and (one.do.verb, one.do.n) == (verb, n):
            return card
    raise AssertionError(f"no such card of {deck}: {verb} {n}")


def stock(price: int, kind: str) -> str:
    """A stock of a price that loses, pays or is held: the first there is."""
    return next(card for card, one in STOCKS.items() if (one.price, one.kind) == (price, kind))


def shop(income: int) -> str:
    """A shop with an income: the first there is."""
    return next(card for card, one in SHOPS.items() if one.income == income)


def attack(top: str, dice: str, *, at: int = B, seats: int = 4, **fields: Any) -> Play:
    """A's own slot begins, A draws ``top`` and plays it against a seat, and so the dice fall."""
    return Play(table(seats, dice, top=top, **fields)).say(Target(at))


def cards(g: G, *ids: str) -> None:
    """These cards lie on top of their draw piles, the first named topmost."""
    for card in reversed(ids):
        pile = g.s.draws[DECK_OF[Card(card)]]
        pile.remove(Card(card))
        pile.append(Card(card))


def dice(g: G, numbers: str) -> None:
    """The next dice fall so; those of before were rolled."""
    chance.load(g.chance, numbers)


class Play:
    """A table played step by step: ``asks`` by seat, after the answers given so far."""

    def __init__(self, g: G) -> None:
        self.g = g
        self.steps: Steps | None = None
        self.asks: dict[int, Ask[Any]] = {}
        self._on()

    @property
    def asked(self) -> Ask[Any] | None:
        """The ask that must be answered; None at the end of the game."""
        return next((ask for ask in self.asks.values() if ask.must), None)

    @property
    def kind(self) -> str:
        """Its kind; empty at the end."""
        return self.asked.kind if self.asked is not None else ""

    def _on(self) -> None:
        """Steps until one asks."""
        self.asks = {}
        while SPEC.outcome(self.g.s) is None:
            self.steps = step(self.g)
            if self.steps is None:
                continue
            try:
                self.asks = {ask.seat: ask for ask in next(self.steps)}
            except StopIteration:
                continue
            return

    def say(self, *answers: Option, seat: int | None = None) -> Play:
        """Answer in turn, each time the seat that must (``seat``: another that may)."""
        for answer in answers:
            asked = self.asked if seat is None else self.asks.get(seat)
            assert asked is not None, f"nobody is asked for {answer}"
            assert fits(asked, answer), f"{answer} does not answer {asked.kind}: {asked.options}"
            self._send(asked, answer)
        return self

    def default(self, count: int = 1) -> Play:
        """Whoever must answer gives the default, so many times."""
        for _ in range(count):
            asked = self.asked
            assert asked is not None
            self._send(asked, asked.default)
        return self

    def slots(self, count: int) -> list[tuple[int, int, str]]:
        """The turns that begin while defaults are given, until there are so many: seat, slot and kind; the
        one under way first."""
        s = self.g.s
        found = [(s.seat, s.slot, s.kind)]
        turns = s.turns
        while len(found) < count:
            self.default()
            if s.turns != turns:
                turns = s.turns
                found.append((s.seat, s.slot, s.kind))
        return found

    def turn(self, count: int = 1) -> Play:
        """Defaults until the next turn has begun, so many times."""
        for _ in range(count):
            turns = self.g.s.turns
            while self.g.s.turns == turns and self.asked is not None:
                self.default()
        return self

    def _send(self, asked: Ask[Any], answer: Any) -> None:
        assert self.steps is not None
        try:
            self.asks = {ask.seat: ask for ask in self.steps.send((asked.seat, answer))}
        except StopIteration:
            self._on()
        whole(self.g)

    def may(self, option: Option, seat: int | None = None) -> bool:
        """Whether an option would be taken now."""
        asked = self.asked if seat is None else self.asks.get(seat)
        return asked is not None and fits(asked, option)


def cash(g: G) -> list[int]:
    """Everybody's cash."""
    return [each.cash for each in g.s.players]


def whole(g: G) -> None:
    """No card and no money is lost, twice, or new."""
    assert conserved(g.s) == conserved(new(g.s.seats, g.s.settings))
    assert all(each.cash >= 0 and each.cash % 50 == 0 for each in g.s.players)
