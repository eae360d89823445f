"""No More Bets!: breaking the casino (5.4)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engines.core.ask import Steps
from engines.core.content import check

from ...glossary import Challenge
from ...penalties import exhaust_each
from ...police import token_on_card
from ...scenario import PLAIN, Outcome, Scenario, Track, discarded
from ...scene import discard, put, reveal
from ...spots import Spot
from ...state import G, State

CHIPS, OWN = 10, 3
"""All Betting Chips, and those that the clan begins with (FI-184)."""
ON_DUTY = 3
"""Staff in play from the start."""
RIG, OUT = "nb-rig", "nb-out"
#: What Floor Boss and Door Captain do (FI-193), and what Card Counter and House Doctor do (FI-197).
WATCH, TAKE = "watch", ("counter", "doctor")
STAKES = {"stake1": 1, "stake2": 2}


def winnings(stake: int, triumphs: int, *, croupier: bool) -> int:
    """Chips that a won bet brings: the stake, one more for a second Triumph, and one more at the Croupier's
    Table (FI-190, FI-191)."""
    return stake + (triumphs >= 2) + croupier


class NoMoreBets(Scenario):
    """Win all chips from the house and walk out within 8 rounds.

    Tracks: ``chips`` (the clan's), ``safe``, ``croupier`` (1 to 6), ``closed`` (the Table with the
    Blocking Token, 0: none), ``rigged``, ``out``, ``won`` (a bet was won this round).
    """

    key = "no_more_bets"
    order = 4
    police = "NB01"
    last_round = 8
    barred = True
    piles = (("house",),)
    effects = (WATCH, *TAKE, "shift", "fee", "night")

    def check(self) -> None:
        self.counted(15, police=1, table=6, staff=5, event=3)
        check(self.file, self.printed, 17, fingerprint=1)

    # -- set-up and rounds -------------------------------------------------------------------

    def setup(self, g: G) -> None:
        """FI-184."""
        scene = g.s.scene
        scene.rows["tables"] = self.of_kind("table")
        scene.decks["house"] = self.of_kind("staff")
        g.chance.shuffle(scene.decks["house"], "staff")
        for _ in range(ON_DUTY):
            reveal(g, "house")
        scene.decks["house"] += self.of_kind("event")
        g.chance.shuffle(scene.decks["house"], "house")
        scene.tracks = {"chips": OWN, "safe": CHIPS - OWN}
        scene.tracks["croupier"] = g.chance.die(len(scene.rows["tables"]), "croupier")
        scene.tracks |= {"closed": 0, "rigged": 0, "out": 0, "won": 0}

    def start_round(self, g: G) -> Steps | None:
        """The Croupier moves, and the house shows a card (FI-185)."""
        g.s.scene.tracks["won"] = 0
        self._walk(g, 1, "round")
        card = reveal(g, "house")
        return self._event(g, card) if card is not None and self.cards[card].kind == "event" else None

    def _event(self, g: G, card: Challenge) -> Steps:
        """An Event happens, and is gone (FI-186)."""
        match self.printed[card].effect:
            case "shift":
                self._walk(g, 3, "shift")
            case "fee":
                self._move(g, -1, "fee")
            case "night":
                yield from exhaust_each(g, 1, card)
        discard(g, card)

    def _walk(self, g: G, tables: int, why: str) -> None:
        """The Croupier moves clockwise; after Table 6 comes Table 1."""
        at = g.s.scene.tracks["croupier"] - 1
        put(g, "croupier", (at + tables) % len(g.s.scene.rows["tables"]) + 1, why=why)

    def _move(self, g: G, chips: int, why: str) -> None:
        """Chips from the Safe to the clan, or back; neither falls below 0 (FI-190, FI-199)."""
        tracks = g.s.scene.tracks
        after = min(max(0, tracks["chips"] + chips), CHIPS)
        # The Safe is told by the same event: it holds what the clan does not.
        tracks["safe"] = CHIPS - after
        put(g, "chips", after, why=why)

    def end_round(self, g: G) -> Steps | None:
        """The house takes its share (FI-196 to FI-198)."""
        if not g.s.scene.tracks["out"]:
            for word in self._doing(g.s, *TAKE):
                self._move(g, -1, word)
            if self._rake(g.s, g.s.scene.tracks["chips"]):
                self._move(g, -1, "rake")
        return None

    def _doing(self, s: State, *effects: str) -> list[str]:
        """Effects out of these that cards in play have, in the order the cards came."""
        found = (self.printed[card].effect for card in s.scene.rows["play"])
        return [effect for effect in found if effect in effects]

    def _rake(self, s: State, chips: int) -> bool:
        """Whether a clan with so many chips owes the rake (FI-195, FI-198)."""
        return chips < CHIPS and (not s.scene.tracks["won"] or s.police == "active")

    def verdict(self, s: State) -> str:
        """FI-201."""
        if s.scene.tracks["out"]:
            return "success"
        return "failure" if not s.scene.tracks["chips"] or s.round >= self.last_round else ""

    def reputation(self, s: State, success: bool) -> int:
        """FI-202."""
        if success:
            return 6 + min(2, self.last_round - s.round) + token_on_card(s)
        return min(3, s.scene.tracks["chips"] // 3)

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """The board, the Tables that take bets (FI-187), and the Staff."""
        tracks = s.scene.tracks
        found = [] if tracks["rigged"] else [self.board[RIG]]
        if tracks["chips"] == CHIPS and not tracks["out"]:
            found.append(self.board[OUT])
        found += [self.cards[key] for key in s.scene.rows["tables"] if self._takes_bets(s, key)]
        # An Event is in play while it acts, and is no Challenge.
        return found + [spot for spot in self.in_play(s) if spot.ideal]

    def shut(self, s: State) -> list[Spot]:
        """The way out before the last chip is won, and the Tables that take no bets."""
        tracks = s.scene.tracks
        if tracks["out"]:
            return []
        found = [] if tracks["chips"] == CHIPS else [self.board[OUT]]
        return found + [self.cards[key] for key in s.scene.rows["tables"] if not self._takes_bets(s, key)]

    def _takes_bets(self, s: State, key: str) -> bool:
        return 1 <= s.scene.tracks["chips"] < CHIPS and self._number(s, key) != s.scene.tracks["closed"]

    def _number(self, s: State, key: str) -> int:
        return s.scene.rows["tables"].index(key) + 1

    def harder(self, s: State, spot: Spot) -> int:
        """FI-193."""
        if spot.kind != "table":
            return 0
        tracks = s.scene.tracks
        extra = 2 if self._number(s, spot.key) == tracks["croupier"] else 0
        extra += len(self._doing(s, WATCH))
        return extra + (s.police == "active") - tracks["rigged"]

    def ways(self, s: State, spot: Spot) -> tuple[str, ...]:
        """The stakes that the clan has (FI-188)."""
        if spot.kind != "table":
            return PLAIN
        return tuple(way for way, chips in STAKES.items() if chips <= s.scene.tracks["chips"])

    def stakes_all(self, tracks: Mapping[str, int], way: str) -> bool:
        """A bet of the last chips, without which the Scenario is lost (FI-201)."""
        return way in STAKES and STAKES[way] == tracks["chips"]

    # -- what Triumphs bring -----------------------------------------------------------------

    def outcomes(self) -> Mapping[str, Outcome]:
        """Of Tables, Staff, and the two spaces of the board."""
        return {"bet": self._bet, "rig": self._rigged, "out": self._out, "discard": discarded}

    def _bet(self, g: G, spot: Spot, count: int) -> None:
        """A bet is won or lost (FI-189 to FI-192)."""
        assert g.s.attempt is not None
        tracks, table = g.s.scene.tracks, self._number(g.s, spot.key)
        stake = STAKES[g.s.attempt.way]
        if not count:
            self._move(g, -stake, "lost")
            return
        self._move(g, winnings(stake, count, croupier=table == tracks["croupier"]), "won")
        tracks["won"] = 1
        put(g, "closed", table, why="won")

    def _rigged(self, g: G, spot: Spot, count: int) -> None:
        g.s.scene.tracks["rigged"] = 1

    def _out(self, g: G, spot: Spot, count: int) -> None:
        g.s.scene.tracks["out"] = 1

    # -- Rally, pictures ---------------------------------------------------------------------

    def can_rally(self, s: State) -> bool:
        """FI-194."""
        return s.scene.tracks["chips"] > 0

    def rally(self, g: G) -> None:
        """FI-194."""
        self._move(g, -1, "rally")

    def tracks(self, s: State) -> tuple[Track, ...]:
        tracks, ahead = s.scene.tracks, self._ahead(s)
        tables = len(s.scene.rows["tables"])
        return (
            Track("chips", tracks["chips"], most=CHIPS, goal=CHIPS, ahead=ahead),
            Track("safe", tracks["safe"], most=CHIPS, ahead=-ahead),
            Track("croupier", tracks["croupier"], least=1, most=tables),
            Track("closed", tracks["closed"], most=tables),
        )

    def _ahead(self, s: State) -> int:
        """What the end of the round will do to the clan's chips."""
        if s.scene.tracks["out"] or s.phase == "round_end":
            return 0
        now = s.scene.tracks["chips"]
        then = max(0, now - len(self._doing(s, *TAKE)))
        return max(0, then - self._rake(s, then)) - now


SCENARIO = NoMoreBets(Path(__file__).parent)
