"""Bid for Power: the election (5.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from engines.core.ask import Ask, Steps, one

from ...cards import LEVEL
from ...events import Happened
from ...glossary import Challenge, Henchman
from ...options import Choose
from ...scenario import Outcome, Scenario, Track, discarded
from ...scene import fill, reveal, reveal_for_round, track
from ...spots import Spot
from ...state import FINALE, G, State, owner

DISPLAY = 5
"""Districts on show (FI-214)."""
DISTRICTS, BETRAYALS = 12, 4
WANTED = 8
"""Net Support that wins (FI-228)."""
DEDUCTION = 3
"""What ACTIVE Police cost at the election (FI-225)."""
BETRAYED, BETRAYED_AT_ELECTION = 3, 2
"""Betrayals in play that lose (FI-227, FI-228)."""
#: What a Henchman's Level adds to the Result at a District (FI-217).
PRESTIGE = {1: 0, 2: 2, 3: 4}


def net_support(secured: int, betrayals: int, police: str) -> int:
    """Support less Betrayals and what ACTIVE Police cost (FI-225, FI-228)."""
    return secured - betrayals - (DEDUCTION if police == "active" else 0)


class BidForPower(Scenario):
    """Win the election with a net Support of 8 and without a Betrayal.

    Track: ``campaign``. Support is the number of Secured Districts (FI-218).
    """

    key = FINALE
    order = 6
    police = "BP01"
    levels = True
    locations = True
    piles = (("districts",), ("city",))

    def check(self) -> None:
        self.counted(25, police=1, district=DISTRICTS, scandal=8, betrayal=BETRAYALS)

    # -- set-up and rounds -------------------------------------------------------------------

    def setup(self, g: G) -> None:
        """FI-214."""
        scene = g.s.scene
        scene.decks = {"districts": self.of_kind("district"), "city": self.of_kind("scandal", "betrayal")}
        for name, pile in scene.decks.items():
            g.chance.shuffle(pile, name)
        scene.rows |= {"display": [], "secured": []}
        scene.tracks = {"campaign": 0}
        self._refill(g)
        reveal(g, "city")

    def _refill(self, g: G) -> None:
        fill(g, "display", deck="districts", size=DISPLAY)

    def start_round(self, g: G) -> Steps | None:
        """FI-215."""
        reveal_for_round(g, "city")
        return None

    def end_round(self, g: G) -> Steps | None:
        """Scandals in card order, the display, the calendar (FI-226)."""
        for scandal in sorted(self.playing(g.s, "scandal")):
            targets = self._targets(g.s, scandal)
            if targets:
                district = targets[0]
                if len(targets) > 1:
                    district = yield from self._choice(g, scandal, targets)
                self._lose(g, scandal, district)
        self._refill(g)
        track(g, "campaign", 1, why="round")

    def _targets(self, s: State, scandal: str) -> list[Challenge]:
        """Secured Districts whose token a Scandal may take, ascending (FI-219, FI-224)."""
        secured = [Challenge(key) for key in sorted(s.scene.rows["secured"])]
        where = self.cards[scandal].location
        near = [key for key in secured if self.cards[key].location == where]
        return secured if not near and s.police == "active" else near

    def _choice(self, g: G, scandal: str, targets: list[Challenge]) -> Steps:
        """The Starting Player chooses among several (FI-220)."""
        options = tuple(map(Choose, targets))
        seat = owner(g.s, g.s.starter)
        ask = Ask(seat, "district", options=options, default=options[0], basis=scandal, clock="choice_timer")
        choice = yield from one(ask)
        return choice.challenge

    def _lose(self, g: G, scandal: str, district: Challenge) -> None:
        rows = g.s.scene.rows
        rows["secured"].remove(district)
        g.s.scene.decks["districts"].insert(0, district)
        g.tell(Happened(f"{self.key}-scandal", Challenge(scandal)))
        g.tell(Happened(f"{self.key}-lost", district, len(rows["secured"])))

    def verdict(self, s: State) -> str:
        """FI-227, FI-228."""
        betrayals = len(self.playing(s, "betrayal"))
        on_election = s.scene.tracks["campaign"] >= self._election(s)
        if betrayals >= (BETRAYED_AT_ELECTION if on_election else BETRAYED):
            return "betrayal"
        if not on_election:
            return ""
        net = net_support(len(s.scene.rows["secured"]), betrayals, s.police)
        return "success" if net >= WANTED else "election"

    def _election(self, s: State) -> int:
        return 11 if s.seats == 4 else 10

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """The display, the Scandals and the Betrayals."""
        return [self.cards[key] for key in s.scene.rows["display"]] + self.in_play(s)

    def harder(self, s: State, spot: Spot) -> int:
        """FI-223."""
        return int(spot.kind == "district" and s.police == "active")

    def prestige(self, spot: Spot, crew: Sequence[Henchman]) -> int:
        """FI-217."""
        return sum(PRESTIGE[LEVEL[card]] for card in crew) if spot.kind == "district" else 0

    # -- what Triumphs bring -----------------------------------------------------------------

    def outcomes(self) -> Mapping[str, Outcome]:
        """A District is secured; a Scandal or a Betrayal is gone."""
        return {"secure": self._secured, "discard": discarded}

    def _secured(self, g: G, spot: Spot, count: int) -> None:
        """FI-218."""
        rows = g.s.scene.rows
        rows["display"].remove(spot.key)
        rows["secured"].append(spot.key)
        g.tell(Happened(f"{self.key}-secured", spot.key, len(rows["secured"])))

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-222."""
        track(g, "campaign", 1, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        done = s.phase == "round_end"
        support, end = len(s.scene.rows["secured"]), self._election(s)
        return (
            Track("campaign", s.scene.tracks["campaign"], most=end, ahead=0 if done else 1),
            Track("support", support, most=DISTRICTS, goal=WANTED, ahead=0 if done else -self._losses(s)),
            Track("betrayals", len(self.playing(s, "betrayal")), most=BETRAYALS),
        )

    def _losses(self, s: State) -> int:
        """Tokens that the Scandals in play will take, whatever is chosen."""
        scandals = Counter(self.cards[key].location for key in self.playing(s, "scandal"))
        secured = Counter(self.cards[key].location for key in s.scene.rows["secured"])
        if s.police == "active":
            return min(scandals.total(), secured.total())
        return (scandals & secured).total()


SCENARIO = BidForPower(Path(__file__).parent)
