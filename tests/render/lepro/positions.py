"""Le Pro positions to draw: states filled by hand, so that every part of a picture is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from engines.core.ask import Option
from engines.core.discover import words
from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.cards import BOARD, CARS, CHARACTERS, DECKS, HALVES, VALUE, Card
from engines.lepro.holdings import gem_value
from engines.lepro.state import RECORD_COST, Player, Roll, Settings, State, ceil100, gems, held, new
from engines.lepro.view import LeproView, view
from render.kit.scene import Scene
from tests.render.playing import questions

WORDS = words("lepro")
NAMES = ("Aldo", "Colette", "Marius", "Sylvie", "Victor", "Odile")
#: Every kind of ask, and none.
ASKS: tuple[str | None, ...] = (
    *("roll", "die", "half", "hat", "boxe", "bout", "brocanteur", "car", "exchange", "expert", "seller"),
    *("protection", "mission", "robbery", "collection", "arrest", "verdict", "recruit", "lose_man", "target"),
    *("share", "victim", "passage", "sacrifice", "claim", None),
)
#: Where each hat card of these positions lies.
HATS = {"6": "A41", "5": "A42", "1": "A44", "4": "A46", "2": "A48", "16": "A49", "9": "A50", "8": "A51"}
#: Adventures and Missions that are kept.
STARS = [Card(f"A{at}") for at in range(53, 71)]
MISSIONS = [Card(f"M{at}") for at in range(16, 32)]


def scene(*awaited: int, names: Sequence[str] = NAMES, players: int = 6) -> Scene:
    """A scene with a name a seat."""
    return Scene(tuple(names[:players]), awaited, WORDS)


def deal(players: int) -> State:
    """The first moment of a game."""
    s = new(players, Settings())
    s.phase, s.stage = "turn", "roll"
    for seat, player in enumerate(s.players):
        player.character = CHARACTERS[seat]
        player.boxer = s.draws["boxe"].pop()
        player.shares.append(s.draws["investment"].pop())
    return s


def mid(players: int = 4, seed: int = 3) -> State:
    """A game under way: everybody holds something of everything, one is buyer, hat cards lie about."""
    rng = Random(seed)
    s = deal(players)
    for pile in s.draws.values():
        rng.shuffle(pile)
    s.round, s.turn, s.stage = 7, 1, "space"
    for seat, player in enumerate(s.players):
        player.character = CHARACTERS[(seat * 3 + seed) % len(CHARACTERS)]
        player.cash = rng.randrange(4, 420) * 100
        player.space = rng.randrange(36)
        player.fought = seat % 2 == 1
        for deck, most in (
            ("pearl", 4),
            ("diamond", 4),
            ("investment", 4),
            ("recruitment", 4),
            ("protection", 2),
        ):
            for _ in range(rng.randrange(most + 1)):
                held(player, deck).append(s.draws[deck].pop())
        for _ in range(seat % 3):
            player.records.append(s.draws["record"].pop())
        player.stars = STARS[seat * 3 : seat * 3 + rng.randrange(3)]
        player.missions = MISSIONS[seat * 2 : seat * 2 + rng.randrange(3)]
        if seat != 2:
            player.car = s.draws["automobile"].pop()
            player.under_car = [Card("M16"), Card("R09")][: max(0, CARS[player.car].factor - 1)]
        player.men_acquired = sum(VALUE[card] for card in player.recruits) + seat
        player.beaten = [Card("B01")] * (seat % 2)
    s.players[1].space = 25
    s.players[-1].buyer, s.players[-1].cash = True, 50_300
    s.players[0].missed = 1
    s.hats = {at: Card(HATS[at]) for at in ("6", "1", "4")}
    s.roll, s.shown = Roll(1, "turn", [5]), Card("A10")
    return s


def crowded(players: int = 6) -> State:
    """As much of everything as there may be: long rows, two buyers, all pawns on a corner."""
    s = mid(players)
    for deck, half in zip(("pearl", "diamond"), HALVES, strict=True):
        s.draws[deck] = [card for card in DECKS[deck] if card != half]
    for player in s.players:
        player.cash, player.space, player.buyer, player.missed, player.claim = 123_400, 0, True, 2, 1_600
        player.stars, player.missions = list(STARS), list(MISSIONS)
        player.pearls = [*s.draws["pearl"][:15], HALVES[0]]
        player.diamonds = [*s.draws["diamond"][:15], HALVES[1]]
        player.shares = [Card(f"I{at:02}{half}") for at in range(1, 11) for half in "ab"]
        player.recruits = [Card(f"R{at:02}") for at in range(20, 40)]
        player.protections = [Card(f"T{at:02}") for at in range(1, 13)]
        player.car, player.under_car = Card("C18"), [Card("A53"), Card("M16")]
        player.boxer, player.fought, player.beaten = Card("B01"), True, [Card("B02"), Card("B03")]
        player.records = [Card("X01"), Card("X02")]
    s.hats = {at: Card(card) for at, card in HATS.items()}
    s.roll, s.shown = Roll(1, "bout", [6, 5, 4], [3, 2, 1], 0), Card("M13")
    return s


def gone(players: int = 3) -> State:
    """A game in which one is out."""
    s = mid(players)
    s.players[0] = Player(s.players[0].character, cash=0, fallen=1)
    return s


def with_roll(
    what: str, dice: list[int], against: Sequence[int] = (), shown: str | None = "A46", **changed: object
) -> State:
    """A game of four with these last dice."""
    s = mid(4)
    s.roll, s.shown = Roll(1, what, dice, list(against), 3 if against else -1), Card(shown) if shown else None
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def on(players: int, *spaces: int) -> State:
    """Pawns on these spaces, in the order of the seats."""
    s = mid(players)
    for player, at in zip(s.players, spaces, strict=True):
        player.space = at
    return s


def seen(s: State, seat: int | None = None) -> LeproView:
    """The view of a state."""
    return view(s, seat)


def _parts(s: State, seat: int) -> list[int]:
    player = s.players[seat]
    if player.fallen:
        return []
    records = -RECORD_COST * len(player.records)
    worth = ceil100(gem_value(gems(player)) / 2)
    car = CARS[player.car].price if player.car is not None else 0
    return [player.cash, records, worth, car, player.cash + records + worth + car]


def over(players: int = 4, ending: str = "buyer") -> State:
    """The end of a game."""
    s = mid(players)
    for seat in range(players - 1 if ending == "last" else 0):
        s.players[seat] = Player(s.players[seat].character, cash=0, fallen=seat + 1)
    s.phase, s.ending = "over", ending
    s.totals = [_parts(s, seat) if ending == "buyer" else [] for seat in range(players)]
    return s


def _half(table: Table[Any], seat: int, rng: Random) -> Option:
    return rng.choice(table.asks[seat].options) if rng.random() < 0.5 else table.default(seat)


def play(players: int, seed: int, settings: Settings | None = None) -> Iterator[Table[Any]]:
    """A real game, at each question, with answers taken at random half of the time."""
    return questions(SPEC, players, settings or Settings(), seed=seed, pick=_half)


Made = Callable[[], State]
BOARDS: dict[str, Made] = {
    **{f"mid-{n}": (lambda n=n: mid(n)) for n in (2, 6)},  # type: ignore[misc]
    **{f"crowded-{n}": (lambda n=n: crowded(n)) for n in (2, 4, 6)},  # type: ignore[misc]
    "out": gone,
    "last": lambda: over(3, "last"),
    "passage": lambda: with_roll("passage", [4, 5, 6], shown="L09"),
    "robbery": lambda: with_roll("robbery", [6], shown="K20"),
    "risk": lambda: with_roll("risk", [1], shown="J19"),
    "bout": lambda: with_roll("bout", [6, 2], [3, 3, 5], shown="B08"),
    "die": lambda: with_roll("turn", [6], stage="die", shown=None),
    "looked": lambda: with_roll("turn", [2], looked=Card("C15")),
    "closing": lambda: with_roll("turn", [3], closing=True, again=True),
    "corners": lambda: on(6, 9, 9, 18, 18, 18, 27),
    "crowd": lambda: on(6, 13, 13, 13, 13, 33, 33),
    "threes": lambda: on(6, 22, 22, 22, 14, 14, 14),
}
#: Places of the spaces by type, to land on each.
SPACES = {names: at for at, names in enumerate(BOARD)}
