"""A table of Intimate Enemies as tests lay it out."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask
from engines.fictions.challenges import available
from engines.fictions.glossary import Challenge
from engines.fictions.options import Choose
from engines.fictions.view import view

from .scenario_kit import (
    G,
    bring,
    drive,
    marks,
    position,
    scenario,
)

CLAN = scenario("intimate_enemies")
REBELS = tuple(f"IE{n:02}" for n in range(1, 9))
HIDEOUTS = tuple(f"IE{n:02}" for n in range(9, 15))
RESERVE = "rebels-reserve"


def pile(hideout: str) -> str:
    """The face-down Rebels of a Hideout."""
    return f"rebels-{hideout}"


def clan(
    *up: str, hidden: int = 0, players: int = 3, tracks: dict[str, int] | None = None, **fields: Any
) -> G:
    """These Rebels face up, ``hidden`` others face down at the first Hideouts, the rest in reserve; the
    Coup on 0."""
    g = position("intimate_enemies", players, **fields)
    decks = g.s.scene.decks
    for deck in decks.values():
        deck.clear()
    bring(g, *up)
    rest = [card for card in REBELS if card not in up]
    for hideout in HIDEOUTS[:hidden]:
        decks[pile(hideout)] = [rest.pop()]
    decks[RESERVE] = rest
    marks(g, **{"coup": 0, **(tracks or {})})
    return g


def open_(g: G) -> list[str]:
    """Challenges of the Scenario that can be attempted now."""
    return [spot.key for spot in available(g.s) if spot.kind in ("rebel", "hideout", "police", "board")]


def ahead(g: G) -> int:
    """By how much the pictures foretell the Coup."""
    return next(track.ahead for track in view(g.s, None).tracks if track.name == "coup")


def pistol(g: G, *answers: str) -> list[Ask[Any]]:
    """The Starting Player's part, with his choice."""
    return drive(CLAN.ready(g), *(Choose(Challenge(card)) for card in answers))
