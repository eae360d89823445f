"""The Scenario on the table: its tracks move, its cards come and go."""

from __future__ import annotations

from .events import Appeared, Tracked, Vanished
from .glossary import Challenge
from .state import G


def track(g: G, name: str, by: int, *, least: int = 0, most: int = 1_000_000, why: str = "") -> int:
    """Move a track or counter ``by`` so much, not beyond its ends; by how much it really moved."""
    tracks = g.s.scene.tracks
    before = tracks.get(name, 0)
    after = min(max(before + by, least), most)
    return put(g, name, after, why=why) - before


def put(g: G, name: str, value: int, *, why: str = "") -> int:
    """Set a track or counter, and tell it if that changes it."""
    tracks = g.s.scene.tracks
    before = tracks.get(name, 0)
    tracks[name] = value
    if value != before:
        g.tell(Tracked(f"{g.s.scene.key}-{name}", before, value, why))
    return value


def reveal(g: G, deck: str, row: str = "play") -> Challenge | None:
    """Turn up the top card of a face-down pile; None if it is empty."""
    pile = g.s.scene.decks[deck]
    if not pile:
        return None
    card = Challenge(g.draw(pile))
    g.s.scene.rows[row].append(card)
    g.tell(Appeared(card))
    return card


def fill(g: G, row: str, *, deck: str, size: int) -> None:
    """Turn up cards until a row has so many, or its face-down pile is empty."""
    while len(g.s.scene.rows[row]) < size and reveal(g, deck, row):
        pass


def reveal_for_round(g: G, deck: str) -> None:
    """A card at the start of a round, with 4 players two in even rounds; an empty pile gives none."""
    reveal(g, deck)
    if g.s.seats == 4 and g.s.round % 2 == 0:
        reveal(g, deck)


def discard(g: G, card: str, *, told: bool = True) -> None:
    """A card in play leaves it, and its Cubes go."""
    rows = g.s.scene.rows
    rows["play"].remove(card)
    rows["out"].append(card)
    g.s.cubes.pop(card, None)
    if told:
        g.tell(Vanished(Challenge(card)))
