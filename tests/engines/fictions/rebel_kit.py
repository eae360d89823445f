"""A table of Intimate Enemies as tests lay it out."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask
from engines.fictions.challenges import available, difficulty
from engines.fictions.glossary import Challenge
from engines.fictions.options import Choose
from engines.fictions.scenario import spot_at
from engines.fictions.view import view

from .scenario_kit import G, bring, drive, marks, position, scenario

CLAN = scenario("intimate_enemies")
REBELS = tuple(f"IE{n:02}" for n in range(1, 9))
HIDEOUTS = tuple(f"IE{n:02}" for n in range(9, 15))
RESERVE = "rebels-reserve"
PRINTED = """
IE01 rebel fight 6 3, IE02 rebel shoot 5 2, IE03 rebel fight 5 2, IE04 rebel intimidate 5 2,
IE05 rebel persuade 5 2, IE06 rebel shoot 6 1, IE07 rebel run 6 1, IE08 rebel drive 4 2,
IE09 hideout search 4 1, IE10 hideout search 5 1, IE11 hideout investigate 4 1, IE12 hideout persuade 4 1,
IE13 hideout intimidate 5 1, IE14 hideout run 4 1
"""


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


def at(g: G, *names: str) -> tuple[int, ...]:
    """Values of marks."""
    return tuple(g.s.scene.tracks[name] for name in names)


def open_(g: G) -> list[str]:
    """Challenges of the Scenario that can be attempted now."""
    return [spot.key for spot in available(g.s) if spot.kind in ("rebel", "hideout", "police", "board")]


def hard(g: G, key: str) -> int:
    """The Difficulty now."""
    return difficulty(g.s, spot_at(g.s, Challenge(key)))


def ahead(g: G) -> int:
    """By how much the pictures foretell the Coup."""
    return next(track.ahead for track in view(g.s, None).tracks if track.name == "coup")


def pistol(g: G, *answers: str) -> list[Ask[Any]]:
    """The Starting Player's part, with his choice."""
    return drive(CLAN.ready(g), *(Choose(Challenge(card)) for card in answers))
