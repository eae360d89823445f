"""A table of No More Bets! as tests lay it out."""

from __future__ import annotations

from engines.fictions.glossary import Challenge
from engines.fictions.scenario import spot_at
from engines.fictions.state import Attempt

from .scenario_kit import (
    G,
    drive,
    laid_out,
    scenario,
)

KEY = "no_more_bets"
TABLES = ("NB02", "NB03", "NB04", "NB05", "NB06", "NB07")
#: A crew with three dice each at the Card Table.
INVESTIGATORS = "H03 H04"


def casino(players: int = 3, **values: int) -> G:
    """The casino with the Croupier at Table 6, 4 chips, no Staff, and tracks as told; chips not in hand are
    in the Safe."""
    tracks = {"croupier": 6, "chips": 4, **values}
    return laid_out(KEY, players, tracks={**tracks, "safe": 10 - tracks["chips"]})


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
