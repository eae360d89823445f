"""Family Business: territory and income (5.5)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core.ask import Steps
from engines.core.content import check

from ...police import token_on_card
from ...scenario import PLAIN, Outcome, Scenario, Track
from ...scene import discard, fill, put, reveal, reveal_for_round, track
from ...spots import Spot
from ...state import G, State

MARKET = 5
"""Businesses on show (FI-203)."""
RIVALS = {2: 2, 3: 2, 4: 3}
"""Rivals in play from the start, by seats."""
SACKS, OWN = 15, 2
"""What the treasury holds at most, and at first."""
INCOME = 18
"""The last space of the Income track: all Businesses together."""
WANTED_INCOME, WANTED_SACKS = 10, 12
PRICE = 2
"""Sacks that Buy in costs (FI-208), that a Rally costs (FI-209) and that the Police take (FI-210)."""


def profit(income: int) -> int:
    """Sacks that an Income brings at the end of a round: half of it, rounded up (FI-211)."""
    return (income + 1) // 2


def reached(income: int, sacks: int) -> bool:
    """Whether Income and sacks are those that are wanted (FI-212)."""
    return income >= WANTED_INCOME and sacks >= WANTED_SACKS


class FamilyBusiness(Scenario):
    """Hold an Income of 10 and 12 sacks at the end of a round, within 5 rounds.

    Tracks: ``sacks``, and ``income``, which is always the unblocked one (FI-207).
    """

    key = "family_business"
    order = 5
    police = "FB01"
    last_round = 5
    locations = True
    piles = (("businesses",), ("rivals",))

    def check(self) -> None:
        self.counted(23, police=1, business=14, rival=8)
        check(self.file, self.printed, 23, n=INCOME)

    # -- set-up and rounds -------------------------------------------------------------------

    def setup(self, g: G) -> None:
        """FI-203."""
        scene = g.s.scene
        scene.decks = {"businesses": self.of_kind("business"), "rivals": self.of_kind("rival")}
        for name, pile in scene.decks.items():
            g.chance.shuffle(pile, name)
        scene.rows |= {"market": [], "territory": []}
        scene.tracks = {"sacks": OWN, "income": 0}
        self._refill(g)
        for _ in range(RIVALS[g.s.seats]):
            reveal(g, "rivals")

    def _refill(self, g: G) -> None:
        fill(g, "market", deck="businesses", size=MARKET)

    def start_round(self, g: G) -> Steps | None:
        """FI-204."""
        reveal_for_round(g, "rivals")
        self._count(g, "rival")
        return None

    def end_round(self, g: G) -> Steps | None:
        """FI-210, FI-211."""
        track(g, "sacks", profit(g.s.scene.tracks["income"]), most=SACKS, why="income")
        if g.s.police == "active":
            track(g, "sacks", -PRICE, why="police")
        self._refill(g)
        return None

    def verdict(self, s: State) -> str:
        """FI-212."""
        tracks = s.scene.tracks
        if reached(tracks["income"], tracks["sacks"]):
            return "success"
        return "failure" if s.round >= self.last_round else ""

    def reputation(self, s: State, success: bool) -> int:
        """FI-213."""
        if success:
            return 5 + min(2, self.last_round - s.round) + token_on_card(s)
        return min(3, self._earns(s.scene.rows["territory"]) // 3)

    # -- Income ------------------------------------------------------------------------------

    def _earns(self, businesses: list[str]) -> int:
        return sum(self.printed[key].n for key in businesses)

    def _rivalled(self, s: State, spot: Spot) -> bool:
        """Whether a Rival is in play at this place (FI-206)."""
        return any(rival.location == spot.location for rival in self.in_play(s))

    def _count(self, g: G, why: str) -> None:
        """The Income Token shows what is not blocked (FI-206, FI-207)."""
        s = g.s
        earning = [key for key in s.scene.rows["territory"] if not self._rivalled(s, self.cards[key])]
        put(g, "income", self._earns(earning), why=why)

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """The Market and the Rivals."""
        return [self.cards[key] for key in s.scene.rows["market"]] + self.in_play(s)

    def harder(self, s: State, spot: Spot) -> int:
        """FI-206."""
        return int(spot.kind == "business" and self._rivalled(s, spot))

    def ways(self, s: State, spot: Spot) -> tuple[str, ...]:
        """Buy in where it can be paid (FI-208)."""
        if spot.kind == "business" and s.scene.tracks["sacks"] >= PRICE:
            return (*PLAIN, "buy")
        return PLAIN

    def easier(self, spot: Spot, way: str) -> int:
        """FI-208."""
        return int(way == "buy")

    def commit(self, g: G, spot: Spot, way: str) -> None:
        """FI-208."""
        if way == "buy":
            track(g, "sacks", -PRICE, why="buy")

    # -- what Triumphs bring -----------------------------------------------------------------

    def outcomes(self) -> Mapping[str, Outcome]:
        """A Business joins the Territory, a Rival is gone."""
        return {"buy": self._bought, "clear": self._cleared}

    def _bought(self, g: G, spot: Spot, count: int) -> None:
        g.s.scene.rows["market"].remove(spot.key)
        g.s.scene.rows["territory"].append(spot.key)
        self._count(g, "business")

    def _cleared(self, g: G, spot: Spot, count: int) -> None:
        discard(g, spot.key, told=False)
        self._count(g, "cleared")

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-209."""
        track(g, "sacks", -PRICE, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        tracks, ahead = s.scene.tracks, 0
        if s.phase != "round_end":
            then = min(SACKS, tracks["sacks"] + profit(tracks["income"]))
            if s.police == "active":
                then = max(0, then - PRICE)
            ahead = then - tracks["sacks"]
        return (
            Track("sacks", tracks["sacks"], most=SACKS, goal=WANTED_SACKS, ahead=ahead),
            Track("income", tracks["income"], most=INCOME, goal=WANTED_INCOME),
        )


SCENARIO = FamilyBusiness(Path(__file__).parent)
