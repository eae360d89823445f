"""A table of No More Bets! as tests lay it out."""

from __future__ import annotations

from engines.fictions.challenges import available, difficulty
from engines.fictions.glossary import Challenge
from engines.fictions.scenario import spot_at
from engines.fictions.state import Attempt

from .scenario_kit import G, drive, marks, position, scenario

KEY = "no_more_bets"
TABLES = ("NB02", "NB03", "NB04", "NB05", "NB06", "NB07")
#: A crew with three dice each at the Card Table.
INVESTIGATORS = "H03 H04"


def casino(players: int = 3, **values: int) -> G:
    """The casino with the Croupier at Table 6, 4 chips, no Staff, and tracks as told; chips not in hand are
    in the Safe."""
    g = position(KEY, players)
    g.s.scene.decks["house"] += g.s.scene.rows["play"]
    g.s.scene.rows["play"].clear()
    marks(g, **{"croupier": 6, "chips": 4, **values})
    marks(g, safe=10 - g.s.scene.tracks["chips"])
    return g


def chips(g: G) -> int:
    tracks = g.s.scene.tracks
    assert tracks["chips"] + tracks["safe"] == 10
    return tracks["chips"]


def bet(g: G, triumphs: int, way: str = "stake1", table: str = "NB02") -> None:
    """The outcome of a bet alone."""
    spot = spot_at(g.s, Challenge(table))
    g.s.attempt = Attempt(0, spot.key, way, [])
    drive(scenario(KEY).outcome(g, spot, triumphs))
    g.s.attempt = None


def hard(g: G, key: str) -> int:
    return difficulty(g.s, spot_at(g.s, Challenge(key)))


def keys(g: G) -> list[str]:
    return [spot.key for spot in available(g.s)]
