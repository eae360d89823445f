"""The text of a seventh Scenario, Night Ferry: its cards and its module."""

KEY = "night_ferry"
CARDS = """
NF01 = { kind = "police", ideal = "drive", difficulty = 4 }
NF02 = { kind = "crate", ideal = "repair", difficulty = 4, outcome = "crate" }
nf-pier = { kind = "board", ideal = "search", difficulty = 4, triumphs = 2, outcome = "pier" }
nf-coal = { kind = "board", ideal = "run", difficulty = 3, triumphs = 0, most = 2, outcome = "coal" }
[NF03]
kind = "crate"
ideal = "search"
difficulty = 4
triumphs = 2
fingerprint = true
outcome = "crate"
"""
MODULE = '''
"""Night Ferry: reach the pier before the tide does."""

from pathlib import Path

from engines.core.ask import Ask, one
from engines.fictions import evidence
from engines.fictions.options import Assign
from engines.fictions.piles import draw_problem
from engines.fictions.scenario import Scenario, Track
from engines.fictions.scene import discard, put, reveal, track
from engines.fictions.state import around, owner


class NightFerry(Scenario):
    """Two Triumphs at the pier before the fourth tide."""

    key = "night_ferry"
    order = 7
    police = "NF01"
    piles = (("deck",),)

    def check(self):
        self.counted(3, police=1, crate=2)

    def setup(self, g):
        g.s.scene.tracks = {"tide": 0, "coal": 0, "landed": 0}
        deck = self.of_kind("crate")
        g.chance.shuffle(deck, "crates")
        g.s.scene.decks["deck"] = deck

    def start_round(self, g):
        reveal(g, "deck")

    def end_round(self, g):
        track(g, "tide", 1)

    def verdict(self, s):
        if s.scene.tracks["landed"]:
            return "success"
        return "failure" if s.scene.tracks["tide"] >= 4 else ""

    def reputation(self, s, success):
        return 4 if success else 1

    def spots(self, s):
        return [*self.board.values(), *self.in_play(s)]

    def outcomes(self):
        return {"pier": self._landed, "coal": self._shovelled, "crate": self._opened}

    def _landed(self, g, spot, count):
        put(g, "landed", 1)

    def _shovelled(self, g, spot, count):
        track(g, "coal", count)

    def _opened(self, g, spot, count):
        discard(g, spot.key, told=False)
        return self._somebody_draws(g)

    def _somebody_draws(self, g):
        """A Problem for nobody in particular: the active player says who draws it (FI-103, FI-141)."""
        options = tuple(Assign(seat) for seat in around(g.s, g.s.turn))
        default = min(options, key=lambda each: evidence.burden(g.s, each.seat))
        ask = Ask(owner(g.s, g.s.turn), "assign", options=options, default=default, clock="turn_timer")
        choice = yield from one(ask)
        draw_problem(g, choice.seat)

    def rally(self, g):
        track(g, "tide", 1, why="rally")

    def tracks(self, s):
        return (Track("tide", s.scene.tracks["tide"], 0, 4),)


SCENARIO = NightFerry(Path(__file__).parent)
'''
