"""What one player, or a spectator, may know of a Fictions table."""

from __future__ import annotations

import msgspec

from ..chapters import legal
from ..evidence import fingerprints
from ..glossary import Challenge, Henchman
from ..printed import Printed
from ..scenario import Track, found, playing
from ..state import Chapter, Prefs, State, fate, full_actions, owner
from ..turn import can_rally
from .attempts import AttemptView, Crew, attempt_of
from .challenges import ChallengeView, challenges_of, police_of
from .seats import ProblemView, SeatView, seat_of

__all__ = [
    "SHOP",
    "AttemptView",
    "ChallengeView",
    "Chapter",
    "Crew",
    "FictionsView",
    "ProblemView",
    "SeatView",
    "Track",
    "printed",
    "scenarios",
    "view",
]

#: Phases in which no Scenario lies on the table.
SHOP = ("intermission", "shop")


class FictionsView(msgspec.Struct, frozen=True):
    """Everything that pictures, words and players may read."""

    seat: int | None
    """The viewer's seat at the table; None for a spectator. In a solo game seat 0 owns both hands."""
    players: int
    seats: int
    phase: str
    chapter: int
    single: bool
    scenario: str
    """Its key; empty before one is chosen."""
    round: int
    last_round: int
    """0: no limit of rounds."""
    turn: int
    actions: int
    full_actions: int
    starter: int
    hands: tuple[tuple[Henchman, ...] | None, ...]
    """By seat; None where the viewer may not look. In the order drawn."""
    table: tuple[SeatView, ...]
    challenges: tuple[ChallengeView, ...]
    """The Scenario's first (board, then cards), then Police, Problems, Revive and Motivate."""
    police: str
    """none, uncontrolled, controlled, removed or active."""
    police_spot: ChallengeView | None
    """The Police, whether they can be attempted now or not."""
    locations: bool
    """Whether Home ground counts here."""
    barred: bool
    """Whether marked Skills and Penalties are out here."""
    legal: tuple[str, ...]
    """Before a chapter: the Scenarios it may have, in their order."""
    tracks: tuple[Track, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """Face-up cards of the Scenario, by the name of their row."""
    decks: tuple[tuple[str, int], ...]
    """Sizes of the Scenario's face-down piles."""
    marks: tuple[tuple[str, int], ...]
    """All numbers of the Scenario (``scene.tracks``)."""
    tucked: tuple[tuple[str, tuple[Henchman, ...]], ...]
    can_rally: bool
    fingerprints: int
    """In play, Scenario cards included."""
    clan: int
    exhausted: tuple[Henchman, ...]
    knocked_out: tuple[Henchman, ...]
    problem_deck: int
    problem_discard: tuple[Challenge, ...]
    reserve: tuple[tuple[Henchman, ...], ...]
    """By Level less one, ascending ids."""
    rotated: tuple[Henchman, ...]
    used: tuple[Henchman, ...]
    """Committed or played in this turn, and out of use until it ends, wherever they are."""
    attempt: AttemptView | None
    voted: tuple[bool, ...]
    """In a vote: who has voted, by player."""
    vote: str
    """The viewer's own vote."""
    members: tuple[Henchman, ...]
    """In an Intermission: the whole clan, ascending ids."""
    chair: int
    reputation: int
    removals: int
    offered: tuple[Henchman, ...]
    story: tuple[Chapter, ...]
    ending: str
    """How the game ended, with a word for each reason; empty while it goes on."""
    prefs: Prefs | None
    """The viewer's own."""

    @property
    def hand(self) -> tuple[Henchman, ...]:
        """The viewer's hand; of two the active one, or else the first."""
        if self.seat is None:
            return ()
        at = (self.turn if self.turn < len(self.hands) else 0) if self.players == 1 else self.seat
        return self.hands[at] or ()

    @property
    def recommended(self) -> str:
        """The Scenario to start with, while the first is chosen; else empty."""
        return self.legal[0] if self.legal and self.chapter == 1 else ""

    @property
    def held(self) -> tuple[tuple[Challenge, ...], ...]:
        """Problems in play by seat, as :mod:`~engines.fictions.problems` reads them."""
        return tuple(tuple(problem.key for problem in seat.problems) for seat in self.table)

    def challenge(self, key: str) -> ChallengeView:
        """A Challenge on the table by its key."""
        return next(one for one in self.challenges if one.key == key)


def scenarios() -> tuple[str, ...]:
    """The keys of all Scenarios, in their order."""
    return tuple(found())


def printed(scenario: str, card: str) -> Printed:
    """What is printed on a Scenario's card or space."""
    return found()[scenario].printed[card]


def view(s: State, seat: int | None) -> FictionsView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    on = bool(s.scene.key) and s.phase not in ("choose", "setup", *SHOP, "over")
    scenario = playing(s) if s.scene.key else None
    open_hands = s.players == 1
    shop = s.phase in SHOP
    return FictionsView(
        seat=seat,
        players=s.players,
        seats=s.seats,
        phase=s.phase,
        chapter=s.chapter,
        single=s.settings.single,
        scenario=s.scene.key,
        round=s.round,
        last_round=scenario.last_round if scenario is not None else 0,
        turn=s.turn,
        actions=s.actions,
        full_actions=full_actions(s),
        starter=s.starter,
        hands=tuple(
            tuple(hand) if open_hands or owner(s, at) == seat else None for at, hand in enumerate(s.hands)
        ),
        table=tuple(seat_of(s, at) for at in range(s.seats)),
        challenges=challenges_of(s) if on else (),
        police=s.police,
        police_spot=police_of(s) if on else None,
        locations=scenario is not None and scenario.locations,
        barred=scenario is not None and scenario.barred,
        legal=tuple(legal(s)) if s.phase == "choose" else (),
        tracks=scenario.tracks(s) if on and scenario is not None else (),
        rows=tuple((name, tuple(cards)) for name, cards in s.scene.rows.items()),
        decks=tuple((name, len(cards)) for name, cards in s.scene.decks.items()),
        marks=tuple(s.scene.tracks.items()),
        tucked=tuple((card, tuple(under)) for card, under in s.scene.tucked.items() if under),
        can_rally=on and can_rally(s),
        fingerprints=fingerprints(s) if on else 0,
        clan=len(s.clan),
        exhausted=tuple(s.exhausted),
        knocked_out=tuple(s.knocked_out),
        problem_deck=len(s.problem_deck),
        problem_discard=tuple(s.problem_discard),
        reserve=tuple(tuple(sorted(level)) for level in s.reserve),
        rotated=tuple(s.rotated),
        used=tuple(s.used),
        attempt=attempt_of(s, s.attempt) if s.attempt is not None else None,
        voted=tuple(bool(vote) for vote in s.votes),
        vote=s.votes[seat] if seat is not None else "",
        members=tuple(sorted(s.clan)) if shop else (),
        chair=owner(s, s.starter),
        reputation=s.reputation,
        removals=s.removals,
        offered=tuple(s.offered),
        story=tuple(
            msgspec.structs.replace(one, joined=list(one.joined), removed=list(one.removed))
            for one in s.story
        ),
        ending=fate(s),
        prefs=msgspec.structs.replace(s.prefs[seat]) if seat is not None else None,
    )
