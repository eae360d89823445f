"""Cards of the made-up game with effects as data: verbs that do, cannot, and ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from engines.core.ask import Ask, Steps, one
from engines.core.content import Content, load
from engines.core.effects import Verb
from engines.core.spec import Context

from . import toy


class Draw(Verb, frozen=True):
    """Take cards from the deck."""

    n: int = 1

    def can(self, s: toy.State, seat: int, source: Any) -> bool:
        """While there are any."""
        return len(s.deck) >= self.n

    def do(self, g: Context[toy.State], seat: int, source: Any) -> None:
        """From the top."""
        g.s.hands[seat] += [g.draw(g.s.deck) for _ in range(self.n)]


class GainCoins(Verb, frozen=True):
    """Take coins from nowhere."""

    n: int

    def do(self, g: Context[toy.State], seat: int, source: Any) -> None:
        """At once."""
        g.s.coins[seat] += self.n


class Discard(Verb, frozen=True):
    """Lay down a card of one's choice."""

    def can(self, s: toy.State, seat: int, source: Any) -> bool:
        """With a card in hand."""
        return bool(s.hands[seat])

    def do(self, g: Context[toy.State], seat: int, source: Any) -> Steps:
        """Which one?"""
        return self._ask(g, seat)

    def _ask(self, g: Context[toy.State], seat: int) -> Steps:
        hand = g.s.hands[seat]
        put = yield from one(
            Ask(seat, "discard", options=tuple(map(toy.Put, hand)), default=toy.Put(hand[0]))
        )
        hand.remove(put.card)


When = Literal["act", "on_bid"]


class CardLine(Content, frozen=True):
    """One card."""

    when: When
    do: tuple[Draw | GainCoins | Discard, ...]
    cost: int = 0
    title: str = ""
    id: str = ""


GOOD = """
# Two cards.
A1 = { when = "act", cost = 1, title = "Loot", do = [{ verb = "gain_coins", n = 2 }, { verb = "draw" }] }

[A2]
when = "on_bid"
do = [
    { verb = "draw", n = 2 },
    { verb = "discard" },
]
"""


def cards(folder: Path, text: str = GOOD) -> dict[str, CardLine]:
    """A card file, loaded."""
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return load(file, CardLine)


def begun() -> Context[Any]:
    """The made-up game with cards dealt."""
    from engines.core.chance import Chance

    g: Context[Any] = Context(toy.new(2, toy.Settings()), Chance(bytes(32)))
    toy.deal(g)
    g.told, g.fenced = [], False
    return g
