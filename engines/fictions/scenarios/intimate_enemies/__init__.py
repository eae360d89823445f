"""Intimate Enemies: rebels inside the clan (5.3)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core import content
from engines.core.ask import Ask, Steps, one

from ...events import Happened, KnockedOut
from ...glossary import Challenge
from ...options import Choose
from ...scenario import Outcome, Scenario, Track
from ...scene import reveal, track
from ...spots import Spot
from ...state import G, State, owner
from .rebels import EFFECTS, RESERVE, defeat, full, hidden, pile

#: The Coup's first space by seats, its last one, and the rounds in which a Rebel comes from the reserve
#: (FI-170).
BEGUN, COUP, ARRIVALS = {2: 3, 3: 3, 4: 4}, 9, (3, 5)
#: Rebels in all, and how many must be defeated: the Ringleader and 5 others.
REBELS, WANTED = 8, 6


class IntimateEnemies(Scenario):
    """Defeat the Ringleader and five others before the Coup reaches 9, within 10 rounds."""

    key = "intimate_enemies"
    order = 3
    last_round = 10
    piles = (("rebels",),)
    effects = tuple(EFFECTS)

    def check(self) -> None:
        """The counts of the table in 5.3."""
        self.counted(14, rebel=REBELS, hideout=6)
        content.check(self.file, self.printed, 14, difficulty=68, triumphs=21, n=10)

    def setup(self, g: G) -> None:
        """FI-169."""
        scene = g.s.scene
        scene.tracks = {"coup": BEGUN[g.s.seats], "defeated": 0, "ringleader": 0, "rebel_pistol": 0}
        scene.rows["hideouts"] = self.of_kind("hideout")
        scene.rows["pistol"] = []
        rebels = self.of_kind("rebel")
        g.chance.shuffle(rebels, "rebels")
        for hideout in scene.rows["hideouts"]:
            scene.decks[pile(hideout)] = [rebels.pop()]
        scene.decks[RESERVE] = rebels

    def start_round(self, g: G) -> None:
        """FI-170."""
        decks = g.s.scene.decks
        if g.s.round in ARRIVALS and decks[RESERVE]:
            hideout = min(g.s.scene.rows["hideouts"], key=lambda one: (len(decks[pile(one)]), one))
            decks[pile(hideout)].append(decks[RESERVE].pop())
            g.tell(Happened(f"{self.key}-hidden", Challenge(hideout), len(decks[pile(hideout)])))

    # -- the Pistols -------------------------------------------------------------------------

    def ready(self, g: G) -> Steps | None:
        """The Starting Player takes the Rebel Pistol (FI-171) and puts the other down (FI-172)."""
        s = g.s
        s.scene.tracks["rebel_pistol"] = s.starter + 1
        g.tell(Happened(f"{self.key}-armed", seat=s.starter))
        targets = [*sorted(s.scene.rows["play"]), *full(s)]
        if len(targets) > 1:
            return self._aim(g, targets)
        if targets:
            self._point(g, targets[0])
        return None

    def _aim(self, g: G, targets: list[str]) -> Steps:
        s = g.s
        best = targets[0]
        if rebels := sorted(s.scene.rows["play"]):
            best = max(rebels, key=lambda card: self.cards[card].difficulty)
        ask = Ask(
            owner(s, s.starter),
            "pistol",
            options=tuple(Choose(Challenge(card)) for card in targets),
            default=Choose(Challenge(best)),
            basis=s.round,
            clock="choice_timer",
        )
        choice = yield from one(ask)
        self._point(g, choice.challenge)

    def _point(self, g: G, card: str) -> None:
        g.s.scene.rows["pistol"] = [card]
        g.tell(Happened(f"{self.key}-aimed", Challenge(card), seat=g.s.starter))

    def hurt(self, tracks: Mapping[str, int], seat: int) -> int:
        """FI-173."""
        return int(tracks["rebel_pistol"] == seat + 1)

    def harder(self, s: State, spot: Spot) -> int:
        """FI-174."""
        return -1 if spot.key in s.scene.rows["pistol"] else 0

    # -- the end of a round ------------------------------------------------------------------

    def end_round(self, g: G) -> None:
        """FI-178 to FI-180; the Pistols go back."""
        scene = g.s.scene
        scene.rows["pistol"] = []
        scene.tracks["rebel_pistol"] = 0
        if self._won(g.s):
            return
        track(g, "coup", (hidden(g.s) + 1) // 2, why="hidden")
        for card in sorted(scene.rows["play"]):
            printed = self.printed[card]
            EFFECTS[printed.effect](g, card, printed.n)

    def _won(self, s: State) -> bool:
        return bool(s.scene.tracks["ringleader"]) and s.scene.tracks["defeated"] >= WANTED

    def verdict(self, s: State) -> str:
        """FI-182, success first (FI-123)."""
        if self._won(s):
            return "success"
        return "failure" if s.scene.tracks["coup"] >= COUP or s.round >= self.last_round else ""

    def reputation(self, s: State, success: bool) -> int:
        """FI-183."""
        if success:
            return 5 + max(0, COUP - s.scene.tracks["coup"]) // 3
        return min(3, s.scene.tracks["defeated"] // 2)

    def close(self, g: G) -> None:
        """Henchmen under Rebels that were not defeated are knocked out (FI-181)."""
        for card, under in sorted(g.s.scene.tucked.items()):
            g.s.knocked_out.extend(under)
            g.tell(KnockedOut(tuple(under), Challenge(card)))
        g.s.scene.tucked = {}

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """Hideouts where somebody hides (FI-175), and face-up Rebels (FI-176)."""
        return [self.cards[card] for card in full(s)] + self.in_play(s)

    def shut(self, s: State) -> list[Spot]:
        """Hideouts where nobody hides; they stay (FI-175)."""
        taken = full(s)
        return [self.cards[card] for card in s.scene.rows["hideouts"] if card not in taken]

    def outcomes(self) -> Mapping[str, Outcome]:
        """A Hideout turns up its Rebels (FI-175), a Rebel is set aside (FI-176)."""
        return {"reveal": self._turned_up, "defeat": defeat}

    def _turned_up(self, g: G, spot: Spot, count: int) -> None:
        while reveal(g, pile(spot.key)) is not None:
            pass

    # -- Rally, pictures ---------------------------------------------------------------------

    def rally(self, g: G) -> None:
        """FI-177."""
        track(g, "coup", 1, why="rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        """The Coup with what is to come, the defeated, and those who hide."""
        at = s.scene.tracks
        ahead = 0
        if not self._won(s):
            agents = [card for card in s.scene.rows["play"] if self.printed[card].effect == "coup"]
            ahead = (hidden(s) + 1) // 2 + sum(self.printed[card].n for card in agents)
        return (
            Track("coup", at["coup"], 0, COUP, ahead=ahead),
            Track("defeated", at["defeated"], 0, REBELS, goal=WANTED),
            Track("ringleader", at["ringleader"], 0, 1, goal=1),
            Track("hidden", hidden(s)),
        )


SCENARIO = IntimateEnemies(Path(__file__).parent)
