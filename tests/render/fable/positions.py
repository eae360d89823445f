"""Fame & Fable positions to draw: states filled by hand, so that every part of a picture is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from engines.core.ask import Option
from engines.core.discover import words
from engines.core.table import Table
from engines.fable import SPEC
from engines.fable.cards import ALLIES, ITEMS, LEGENDS
from engines.fable.glossary import Card
from engines.fable.state import Beaten, Deployed, Discount, Enemy, Look, Modifier, Settings, State, Waiting
from engines.fable.view import FableView, view
from engines.players.random import choose
from render.kit.scene import Scene
from tests.render.playing import questions

WORDS = words("fable")
NAMES = ("Aldo", "Berit", "Cosima", "Dunstan")
MOON = Settings(moon_deck=True)
SHORT = Settings(short_game=True, legend_spaces=2)
#: Some kinds of ask, and none.
ASKS: tuple[str | None, ...] = ("day", "dawn", "contracts", "react", "discard", "order", None)


def scene(*awaited: int, names: Sequence[str] = NAMES, players: int = 4) -> Scene:
    """A scene with a name a seat."""
    return Scene(tuple(names[:players]), awaited, WORDS)


def deal(players: int, options: Settings | None = None, seed: int = 3) -> State:
    """The first moment of a game."""
    table, _ = Table.start(SPEC, players, options or Settings(), seed.to_bytes(32, "big"))
    s: State = table.g.s
    return s


def mid(players: int = 4, options: Settings | None = None, seed: int = 3) -> State:
    """A game under way: allies of all kinds, ready and exhausted, foes that wait, trophies, moons."""
    s = deal(players, options, seed)
    rng = Random(seed)
    allies, items = list(ALLIES), list(ITEMS)
    rng.shuffle(allies)
    rng.shuffle(items)
    s.round, s.turn, s.phase = 9, players - 1, "day"
    s.moons = [space for space in s.moons if space > 20]
    for seat, player in enumerate(s.players):
        player.fame = player.low = 7 + seat * 9
        player.low -= 4 * (seat == players - 1)
        player.hand = [Card(allies.pop()) for _ in range(seat + 1)] + [Card(items.pop()), Card(items.pop())]
        player.known = player.hand[:1]
        player.deployed = [
            Deployed(Card(allies.pop()), bool((place + seat) % 3)) for place in range(3 + seat % 4)
        ]
        player.moons, player.fresh = seat % 3, seat % 2 == 0
        player.trophies = [Card(card) for card in list(LEGENDS)[seat * 2 : seat * 3]]
    s.players[0].deployed[0] = Deployed(s.players[0].hero)
    s.players[-1].pending = [Waiting(Card("L09"), False), Waiting(Card("M11"), True)]
    s.day.granted, s.day.left, s.day.begun = 5, 3, True
    s.day.recruits, s.day.items, s.day.traits, s.day.dealt = 2, 1, 3, ["el", "we"]
    s.day.beaten = [Beaten(Card("M07"), 2, False, True, True, 1, 0, False)]
    s.rows["contract"][2] = None
    return s


def fight(*foes: str, players: int = 4, options: Settings | None = None) -> State:
    """A combat of the last seat against these, the first half beaten."""
    s = mid(players, options)
    s.combat = [Enemy(Card(foe)) for foe in foes]
    s.combat[0].tally, s.combat[0].dealt, s.combat[0].allies = 1, ["ma"], 1
    return s


def crowded(players: int = 4) -> State:
    """As much of everything as there may be, with the longest names and texts."""
    s = fight("L16", "M40", "M34", "A60", "L08", players=players)
    for player in s.players:
        player.hand = [Card(card) for card in ("A57", "A63", "I21", "I23", "I07", "A21")]
        player.deployed = [Deployed(Card(card)) for card in ("A45", "A60", "A67", "H3", "A54", "A62")]
        player.deployed[1].mods = [Modifier(1, 2), Modifier(2, 0)]
        player.deployed[2].types = ["po", "ma"]
        player.deployed[4].ready = False
        player.pending = [Waiting(Card(card), shown) for card, shown in (("L01", False), ("M36", True))] * 3
        player.trophies = [Card(card) for card in ("L02", "L03", "L04", "L05")]
        player.fame, player.moons = 132 + s.players.index(player), 3
    s.day.surges = [Modifier(3, 1, "el"), Modifier(4, 1, "pw")]
    s.day.discounts, s.day.purse = [Discount(2, 3), Discount(1, 3)], 4
    s.day.beaten = [Beaten(Card(f"M{at:02}"), 2, False, True, True, 1, 0, False) for at in range(1, 16)]
    s.day.dealt = ["el", "ma", "po", "pw", "we"]
    s.champion, s.day.granted, s.day.left = 0, 6, 6
    return s


def looking() -> State:
    """One seat looks at cards of a deck."""
    s = mid()
    s.look = Look(s.turn, "item", 4)
    s.players[s.turn].seen = list(s.decks["item"][-4:])
    return s


def solo(**changed: object) -> State:
    """A game against the shadow."""
    s = mid(1)
    assert s.shadow is not None
    s.shadow.at, s.shadow.menace, s.shadow.fate, s.shadow.tokens = 31, 2, Card("F09"), [55, 75, 95]
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def over(players: int = 4, ending: str = "champion") -> State:
    """The end of a game."""
    s = mid(players)
    for seat, player in enumerate(s.players):
        player.fame, player.pending = 101 - 17 * seat, []
    s.phase, s.ending, s.champion = "over", ending, 0
    s.bonus = players - 1 if players > 1 else -1
    return s


def at(*fames: int, **changed: object) -> State:
    """Tokens on these spaces."""
    s = mid(len(fames))
    for player, fame in zip(s.players, fames, strict=True):
        player.fame = fame
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def last_turns(*fames: int) -> State:
    """The last turns of a short game, all of them beyond its end."""
    s = mid(4, Settings(short_game=True))
    for player, fame in zip(s.players, fames, strict=True):
        player.fame = fame
    s.champion = 0
    return s


def lit() -> State:
    """A moon card is active."""
    s = mid(4, MOON)
    s.moon = Card("O12")
    return s


def seen(s: State, seat: int | None = None) -> FableView:
    """The view of a state."""
    return view(s, seat)


def _any(table: Table[Any], seat: int, rng: Random) -> Option:
    return choose(table.asks[seat], rng)


def play(players: int, seed: int, settings: Settings | None = None) -> Iterator[Table[Any]]:
    """A real game, at each question, with answers taken at random."""
    return questions(SPEC, players, settings or Settings(), seed=seed, pick=_any)


Made = Callable[[], State]
BOARDS: dict[str, Made] = {
    "crowded": crowded,
    "fight-1": lambda: fight("M36"),
    "fight-2": lambda: fight("M36", "M11"),
    "fight-3": lambda: fight("L10", "M14", "A68", players=3),
    "fight-4": lambda: fight("L16", "M01", "M39", "M25", players=2),
    "short": lambda: mid(3, SHORT),
    "short-moons": lambda: mid(4, Settings(short_game=True, moon_deck=True)),
    "short-end": lambda: last_turns(57, 60, 52, 71),
    "legends": lambda: mid(3, Settings(legend_spaces=1)),
    "moon": lit,
    "moon-none": lambda: mid(2, MOON),
    "beyond": lambda: at(104, 100, 117, 8, champion=1),
    "shared": lambda: at(30, 30, 30, 0, moons=[30, 40]),
    "looking": looking,
    "solo": solo,
    "solo-won": lambda: solo(phase="over", ending="won"),
    "solo-lost": lambda: solo(phase="over", ending="lost"),
    "cap": lambda: over(4, "cap"),
}
