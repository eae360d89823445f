"""Scenarios of Fictions laid out by hand, and their steps driven without the rest of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.ask import Ask, Option, Steps, fits
from engines.core.chance import Chance, Draw, Retold
from engines.core.spec import Context
from engines.fictions.attempt import carry_out
from engines.fictions.challenges import available, difficulty, white_dice
from engines.fictions.events import Rolled
from engines.fictions.glossary import RED_FACES, WHITE_FACES, Challenge, Henchman
from engines.fictions.options import Act
from engines.fictions.rules import new
from engines.fictions.scenario import Scenario, found, spot_at
from engines.fictions.spots import Spot
from engines.fictions.state import Attempt, Prefs, Scene, Settings, State
from tests.engines.kit.telling import told

G = Context[State]


def scenario(key: str) -> Scenario:
    """A Scenario by its key."""
    return found()[key]


def position(key: str, players: int = 3, seed: bytes = bytes(32), **fields: Any) -> G:
    """A Scenario just set up, in the first turn of round 1; nobody has a card."""
    state = new(players, Settings())
    state.phase, state.round, state.scene = "turn", 1, Scene(key, rows={"play": [], "out": []})
    state.prefs = [Prefs(red=False) for _ in range(state.seats)]
    state.police = "uncontrolled" if scenario(key).police else "none"
    g = Context(state, Chance(seed))
    scenario(key).setup(g)
    for name, value in fields.items():
        setattr(state, name, value)
    g.told.clear()
    return g


def bring(g: G, *cards: str, row: str = "play") -> None:
    """Lay cards into a row, in this order, from wherever they are."""
    scene = g.s.scene
    for card in cards:
        for zone in (*scene.decks.values(), *scene.rows.values()):
            if card in zone:
                zone.remove(card)
        scene.rows[row].append(card)


def laid_out(
    key: str,
    players: int = 3,
    *,
    tracks: Mapping[str, int] | None = None,
    rows: Mapping[str, Sequence[str]] | None = None,
    **fields: Any,
) -> G:
    """A Scenario in the first turn of round 1 with just these cards in its rows (all others face down), these
    tracks, and these fields of the state."""
    g = position(key, players, **fields)
    scene, cards = g.s.scene, scenario(key).cards
    for row in scene.rows.values():
        for card in list(row):
            kind = cards[card].kind
            home = next(
                (deck for deck in scene.decks.values() if any(cards[one].kind == kind for one in deck)), None
            )
            if home is not None:
                row.remove(card)
                home.append(card)
    for name, wanted in (rows or {}).items():
        bring(g, *wanted, row=name)
    marks(g, **(tracks or {}))
    return g


def at(g: G, *names: str) -> tuple[int, ...]:
    """Values of tracks and counters."""
    return tuple(g.s.scene.tracks[name] for name in names)


def hard(g: G, key: str, way: str = "plain") -> int:
    """The Difficulty now, committed to in this way."""
    spot = spot_at(g.s, Challenge(key))
    return difficulty(g.s, spot, Attempt(0, spot.key, way, []))


def keys(g: G, *kinds: str) -> list[str]:
    """Challenges that can be attempted now, of these kinds or all."""
    return [spot.key for spot in available(g.s) if not kinds or spot.kind in kinds]


def stack(g: G, deck: str, *cards: str) -> None:
    """Put cards of a face-down pile on its top, the first one topmost."""
    pile = g.s.scene.decks[deck]
    for card in reversed(cards):
        pile.remove(card)
        pile.append(card)


def marks(g: G, **values: int) -> None:
    """Set tracks and counters."""
    assert set(values) <= set(g.s.scene.tracks)
    g.s.scene.tracks.update(values)


def gives(g: G, spot: Spot, crew: Sequence[Henchman]) -> list[int]:
    """White dice that each of a crew of the first seat gives."""
    return list(white_dice(g.s, Attempt(0, spot.key, "plain", list(crew)), spot).each)


def drive(steps: Steps | None, *answers: Option) -> list[Ask[Any]]:
    """Run a step to its end. Each question gets the next answer, or else its default; the questions."""
    put: list[Ask[Any]] = []
    left = list(answers)
    if steps is not None:
        try:
            asks = next(steps)
            while True:
                ask = next(each for each in asks if each.must)
                put.append(ask)
                choice = left.pop(0) if left else ask.default
                assert fits(ask, choice)
                asks = steps.send((ask.seat, choice))
        except StopIteration:
            pass
    assert not left, "nobody asked for these"
    return put


def play(g: G, challenge: str, crew: str, faces: str, way: str = "plain") -> list[Ask[Any]]:
    """An Attempt of the active seat in which the dice fall so (the red face, if any, after a ``+``);
    everything else by default."""
    s = g.s
    cards = tuple(Henchman(card) for card in crew.split())
    for card in cards:
        s.clan.remove(card)
    s.hands[s.turn].extend(cards)
    white, _, red = faces.partition("+")
    draws = [Draw("white die", 0, 6, (WHITE_FACES.index(face),)) for face in white.split()]
    draws += [Draw("red die", 0, 6, (RED_FACES.index(face),)) for face in red.split()]
    s.prefs[s.turn].red = bool(red)
    g.chance = Retold(draws, bytes(32))
    asks = drive(carry_out(g, Act(Challenge(challenge), way, cards)))
    assert len(told(g, Rolled)[-1].dice) == len(draws), "so many dice were not rolled"
    assert not g.chance.draws
    return asks
