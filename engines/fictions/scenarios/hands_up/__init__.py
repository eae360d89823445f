"""Hands Up!: a bank heist against the clock (5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import content

from ...police import token_on_card
from ...scenario import Outcome, Scenario, Track, discarded
from ...scene import reveal, reveal_for_round, track
from ...spots import Spot
from ...state import G, State

#: Sacks in the vault and in the tills, those wanted before the Getaway.
VAULT, TILLS, WANTED = 11, 4, 9
#: The Clock's first and last space.
EARLY, LATE = 6, 15
#: Where the Safe stands once all three Doors are behind it.
OPEN = 4
#: What Guards add to a Difficulty at most (FI-149), and what the Police add to the Clock (FI-152).
GUARDED, POLICE = 2, 2
DOORS = ("hu-door1", "hu-door2", "hu-door3")


class HandsUp(Scenario):
    """Three Doors, nine sacks and a Getaway before the Clock reaches 15."""

    key = "hands_up"
    order = 1
    police = "HU01"
    piles = (("deck",),)

    def check(self) -> None:
        """The counts of the tables in 5.1."""
        self.counted(16, police=1, alarm=6, guard=5, witness=4)
        content.check(self.file, self.printed, 22, fingerprint=4, difficulty=99, triumphs=31)

    def setup(self, g: G) -> None:
        """FI-147."""
        scene = g.s.scene
        scene.tracks = {"clock": EARLY, "vault": VAULT, "tills": TILLS, "loot": 0, "door": 1, "away": 0}
        deck = self.of_kind("alarm", "guard", "witness")
        g.chance.shuffle(deck, "security deck")
        scene.decks["deck"] = deck
        reveal(g, "deck")

    def start_round(self, g: G) -> None:
        """FI-148."""
        reveal_for_round(g, "deck")

    def end_round(self, g: G) -> None:
        """FI-153."""
        for why, by in self._ticks(g.s):
            track(g, "clock", by, why=why)

    def _ticks(self, s: State) -> list[tuple[str, int]]:
        """What moves the Clock at the end of this round, as it is now, and how far."""
        alarms = len(self.playing(s, "alarm"))
        ticks = [("round", 1)]
        if alarms:
            ticks.append(("alarm", 1))
        if alarms >= 3:
            ticks.append(("alarms", 1))
        if s.police == "active":
            ticks.append(("police", POLICE))
        return ticks

    def verdict(self, s: State) -> str:
        """FI-154, success first (FI-123)."""
        if s.scene.tracks["away"]:
            return "success"
        return "failure" if s.scene.tracks["clock"] >= LATE else ""

    def reputation(self, s: State, success: bool) -> int:
        """FI-155."""
        loot = s.scene.tracks["loot"]
        if success:
            return min(9, 5 + (loot - WANTED) // 2 + token_on_card(s))
        return min(3, loot // 3)

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """The board as its table says; nothing once the clan is away (FI-150)."""
        tracks = s.scene.tracks
        if tracks["away"]:
            return []
        keys = [DOORS[tracks["door"] - 1]] if tracks["door"] < OPEN else []
        if tracks["tills"]:
            keys.append("hu-tills")
        if tracks["door"] == OPEN and tracks["vault"]:
            keys.append("hu-bag")
        if tracks["loot"] >= WANTED:
            keys.append("hu-getaway")
        return [self.board[key] for key in keys] + self.in_play(s)

    def shut(self, s: State) -> list[Spot]:
        """Doors behind the present one, the Bag before they are open, the Getaway before the loot."""
        tracks = s.scene.tracks
        keys = list(DOORS[tracks["door"] :])
        if tracks["door"] < OPEN:
            keys.append("hu-bag")
        if tracks["loot"] < WANTED:
            keys.append("hu-getaway")
        return [self.board[key] for key in keys]

    def harder(self, s: State, spot: Spot) -> int:
        """Guards at Doors and Bag (FI-149)."""
        if spot.key in DOORS or spot.key == "hu-bag":
            return min(GUARDED, len(self.playing(s, "guard")))
        return 0

    # -- what Triumphs bring -----------------------------------------------------------------

    def outcomes(self) -> Mapping[str, Outcome]:
        """Of the board and of cards."""
        return {
            "door": self._opened,
            "tills": self._from_tills,
            "bag": self._from_vault,
            "getaway": self._away,
            "discard": discarded,
        }

    def _opened(self, g: G, spot: Spot, count: int) -> None:
        """The Safe moves behind a Door."""
        track(g, "door", 1, why="opened")

    def _from_tills(self, g: G, spot: Spot, count: int) -> None:
        """Sacks from the tills, one a Triumph."""
        self._take(g, "tills", count)

    def _from_vault(self, g: G, spot: Spot, count: int) -> None:
        """Sacks from the vault, up to two a Triumph."""
        self._take(g, "vault", 2 * count)

    def _take(self, g: G, source: str, sacks: int) -> None:
        moved = -track(g, source, -sacks, why="taken")
        track(g, "loot", moved, why=source)

    def _away(self, g: G, spot: Spot, count: int) -> None:
        """The Getaway ends it all."""
        g.s.scene.tracks["away"] = 1

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-151."""
        track(g, "clock", 1, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        """The Clock with what is to come, the sacks, the Safe, the Getaway."""
        at = s.scene.tracks
        return (
            Track("clock", at["clock"], 0, LATE, ahead=sum(by for _, by in self._ticks(s))),
            Track("door", at["door"], 1, OPEN, goal=OPEN),
            Track("vault", at["vault"], 0, VAULT),
            Track("tills", at["tills"], 0, TILLS),
            Track("loot", at["loot"], 0, VAULT + TILLS, goal=WANTED),
            Track("away", at["away"], 0, 1, goal=1),
        )


SCENARIO = HandsUp(Path(__file__).parent)
