"""High-speed Rescue: a car chase (5.2)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import content

from ...police import token_on_card
from ...scenario import Outcome, Scenario, Track, discarded
from ...scene import discard, reveal_for_round, track
from ...spots import Spot
from ...state import G, State

#: The Car's first space by seats, how far the Van is ahead of it then, and how far it moves.
FIRST, LEAD, SPEED = {2: 11, 3: 10, 4: 9}, 6, 3
#: The road's last space.
PRISON = 26
TOP_GEAR = 4
#: How far the Van may be ahead for an Attempt at a Stage.
NEAR = 1
#: The stage at which the prisoner is free.
FREE = 4
STAGES = ("hr-stage1", "hr-stage2", "hr-stage3")


class HighSpeedRescue(Scenario):
    """Catch the Van and free the prisoner before it reaches the Prison."""

    key = "high_speed_rescue"
    order = 2
    police = "HR01"
    piles = (("deck",),)

    def check(self) -> None:
        """The counts of the tables in 5.2."""
        self.counted(17, police=1, obstacle=6, traffic=4, roadblock=3, witness=3)
        content.check(self.file, self.printed, 23, fingerprint=3, difficulty=105, triumphs=24, most=2)

    def setup(self, g: G) -> None:
        """FI-156."""
        scene = g.s.scene
        car = FIRST[g.s.seats]
        scene.tracks = {"van": car + LEAD, "car": car, "gear": 1, "tyres": 0, "stage": 1}
        deck = self.of_kind("obstacle", "traffic", "roadblock", "witness")
        g.chance.shuffle(deck, "road deck")
        scene.decks["deck"] = deck

    def start_round(self, g: G) -> None:
        """FI-157; the tyres may be shot again."""
        g.s.scene.tracks["tyres"] = 0
        reveal_for_round(g, "deck")

    # -- the chase ---------------------------------------------------------------------------

    def end_round(self, g: G) -> None:
        """FI-161 to FI-165."""
        if self._free(g.s):
            return
        van, car, gear = self._moves(g.s)
        track(g, "van", van, why="round")
        track(g, "car", car, why="round")
        track(g, "gear", gear, why="obstacle")
        for card in self.playing(g.s, "obstacle", "traffic"):
            discard(g, card)

    def _moves(self, s: State) -> tuple[int, int, int]:
        """By how much Van, Car and Gear will move at the end of this round, as it is now."""
        if self._free(s):
            return 0, 0, 0
        at = s.scene.tracks
        van = SPEED + (s.police == "active") - at["tyres"]
        car = 0
        if not self.playing(s, "roadblock"):
            car = max(0, at["gear"] - len(self.playing(s, "traffic")))
        gear = min(len(self.playing(s, "obstacle")), at["gear"] - 1)
        return van, min(car, at["van"] + van - at["car"]), -gear

    def _free(self, s: State) -> bool:
        return s.scene.tracks["stage"] == FREE

    def verdict(self, s: State) -> str:
        """FI-167, success first (FI-123)."""
        if self._free(s):
            return "success"
        return "failure" if s.scene.tracks["van"] >= PRISON else ""

    def reputation(self, s: State, success: bool) -> int:
        """FI-168."""
        at = s.scene.tracks
        if success:
            return min(9, 5 + min(3, (PRISON - at["van"]) // 3) + token_on_card(s))
        return at["stage"] - 1

    # -- Challenges --------------------------------------------------------------------------

    def _open(self, s: State) -> list[str]:
        """Spaces of the board that can be attempted now."""
        at = s.scene.tracks
        keys = ["hr-shift"] if at["gear"] < TOP_GEAR else []
        if at["car"] < at["van"]:
            keys.append("hr-alleys")
        if not at["tyres"]:
            keys.append("hr-tyres")
        if at["stage"] < FREE and at["van"] - at["car"] <= NEAR:
            keys.append(STAGES[at["stage"] - 1])
        return keys

    def spots(self, s: State) -> list[Spot]:
        """The board as its table says, and the cards."""
        return [self.board[key] for key in self._open(s)] + self.in_play(s)

    def shut(self, s: State) -> list[Spot]:
        """The rest of the board without the finished Stages."""
        gone = (*self._open(s), *STAGES[: s.scene.tracks["stage"] - 1])
        return [spot for key, spot in self.board.items() if key not in gone]

    # -- what Triumphs bring -----------------------------------------------------------------

    def outcomes(self) -> Mapping[str, Outcome]:
        """Of the board and of cards; a card goes before it does harm (FI-158)."""
        return {
            "shift": self._shifted,
            "alleys": self._through_alleys,
            "tyres": self._shot,
            "stage": self._staged,
            "discard": discarded,
        }

    def _shifted(self, g: G, spot: Spot, count: int) -> None:
        track(g, "gear", count, most=TOP_GEAR, why="shift")

    def _through_alleys(self, g: G, spot: Spot, count: int) -> None:
        """They never lead past the Van."""
        track(g, "car", count, most=g.s.scene.tracks["van"], why="alleys")

    def _shot(self, g: G, spot: Spot, count: int) -> None:
        """The Van's tyres, for this round."""
        g.s.scene.tracks["tyres"] = 1

    def _staged(self, g: G, spot: Spot, count: int) -> None:
        track(g, "stage", 1, why="done")

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-159."""
        track(g, "gear", -1, least=1, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        """Van, Car and Gear with what is to come, the Stage, the tyres."""
        at = s.scene.tracks
        van, car, gear = self._moves(s)
        return (
            Track("van", at["van"], 0, PRISON, ahead=van),
            Track("car", at["car"], 0, PRISON, ahead=car),
            Track("gear", at["gear"], 1, TOP_GEAR, ahead=gear),
            Track("stage", at["stage"], 1, FREE, goal=FREE),
            Track("tyres", at["tyres"], 0, 1),
        )


SCENARIO = HighSpeedRescue(Path(__file__).parent)
