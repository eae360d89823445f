"""Family Business: territory and income (5.5)."""

from __future__ import annotations

from pathlib import Path

from engines.core.ask import Steps
from engines.core.content import check

from ...cards import Spot
from ...scenario import PLAIN, Scenario, Track
from ...scene import G, discard, in_play, put, reveal, token_on_card, track
from ...state import Attempt, State

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
        while len(g.s.scene.rows["market"]) < MARKET and reveal(g, "businesses", "market"):
            pass

    def start_round(self, g: G) -> Steps | None:
        """FI-204."""
        reveal(g, "rivals")
        if g.s.seats == 4 and g.s.round % 2 == 0:
            reveal(g, "rivals")
        self._count(g, "rival")
        return None

    def end_round(self, g: G) -> Steps | None:
        """FI-210, FI-211."""
        track(g, "sacks", self._profit(g.s), most=SACKS, why="income")
        if g.s.police == "active":
            track(g, "sacks", -PRICE, why="police")
        self._refill(g)
        return None

    def verdict(self, s: State) -> str:
        """FI-212."""
        tracks = s.scene.tracks
        if tracks["income"] >= WANTED_INCOME and tracks["sacks"] >= WANTED_SACKS:
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
        return any(rival.location == spot.location for rival in in_play(s, self.cards))

    def _count(self, g: G, why: str) -> None:
        """The Income Token shows what is not blocked (FI-206, FI-207)."""
        s = g.s
        earning = [key for key in s.scene.rows["territory"] if not self._rivalled(s, self.cards[key])]
        put(g, "income", self._earns(earning), why)

    def _profit(self, s: State) -> int:
        return (s.scene.tracks["income"] + 1) // 2

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """The Market and the Rivals."""
        return [self.cards[key] for key in s.scene.rows["market"]] + in_play(s, self.cards)

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

    def achieve(self, g: G, spot: Spot, attempt: Attempt, count: int) -> Steps | None:
        """No Challenge here counts Triumph by Triumph."""
        return None

    def overcome(self, g: G, spot: Spot) -> Steps | None:
        """A Business joins the Territory, a Rival is gone."""
        if spot.kind == "business":
            g.s.scene.rows["market"].remove(spot.key)
            g.s.scene.rows["territory"].append(spot.key)
            self._count(g, "business")
        elif spot.kind == "rival":
            discard(g, spot.key, told=False)
            self._count(g, "cleared")
        return None

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-209."""
        track(g, "sacks", -PRICE, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        tracks, ahead = s.scene.tracks, 0
        if s.phase != "round_end":
            then = min(SACKS, tracks["sacks"] + self._profit(s))
            if s.police == "active":
                then = max(0, then - PRICE)
            ahead = then - tracks["sacks"]
        return (
            Track("sacks", tracks["sacks"], most=SACKS, goal=WANTED_SACKS, ahead=ahead),
            Track("income", tracks["income"], most=INCOME, goal=WANTED_INCOME),
        )


SCENARIO = FamilyBusiness(Path(__file__).parent)
