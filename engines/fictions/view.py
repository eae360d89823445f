"""What one player, or a spectator, may know of a Fictions table."""

from __future__ import annotations

import msgspec

from . import dice
from .campaign import legal
from .cards import CLOVER, PROBLEMS, Challenge, Henchman, Printed, Spot
from .challenges import available, cubes, difficulty, each_dice, missing, penalised, white_dice
from .scenario import Track as Track
from .scenario import found, playing, spot_at
from .scene import fingerprints_of
from .state import Attempt, Prefs, State, full_actions, owner
from .state import Chapter as Chapter


class ChallengeView(msgspec.Struct, frozen=True):
    """A Challenge on the table."""

    key: Challenge
    kind: str
    """``board``, ``police``, ``problem``, ``revive``, ``motivate`` or the type of a scenario's card."""
    ideal: str
    difficulty: int
    """As it is now, without Skills."""
    printed: int
    triumphs: int
    """To overcome it; 0: each Triumph counts by itself."""
    cubes: int
    missing: int
    """Triumphs that an Attempt can use."""
    location: str
    fingerprint: bool
    ways: tuple[str, ...]
    open: bool
    """Whether it can be attempted now; if not, it is shown as shut."""
    seat: int | None
    """The holder of a Problem."""


class ProblemView(msgspec.Struct, frozen=True):
    """A Problem before a seat; its Challenge is among ``challenges``."""

    key: Challenge
    fingerprint: bool
    idle: bool
    """Its Penalty does not apply in this Scenario (FI-106)."""


class SeatView(msgspec.Struct, frozen=True):
    """What the table shows of one seat."""

    hand: int
    problems: tuple[ProblemView, ...]
    fingerprints: int
    starts: int
    """Times Starting Player in this Scenario."""
    auto_pass: str


class Crew(msgspec.Struct, frozen=True):
    """A committed Henchman and the white dice it gives."""

    card: Henchman
    dice: int
    doubled: bool


class AttemptView(msgspec.Struct, frozen=True):
    """The Attempt under way; all of it is public."""

    seat: int
    challenge: Challenge
    way: str
    crew: tuple[Crew, ...]
    stage: str
    """ready (before the roll), rolled, or settling."""
    red: bool
    count: int
    """White dice that are, or would be, rolled."""
    white: tuple[str, ...]
    """1 to 4, L a lock, C a clover, B a used clover."""
    red_face: str
    """X2, X3, X4, L, card, warning, or empty."""
    result: int
    difficulty: int
    printed: int
    add: int
    prestige: int
    easier: int
    shield: int
    triumphs: int
    """Triumphs that the Result would be worth now, as many as count."""
    needs: int
    """Triumphs that can count."""
    damage: int
    clovers: int
    """Clovers that can still be used."""
    asked: tuple[int, ...]
    """Seats that the help window waits for."""
    graced: bool
    played: tuple[tuple[int, Henchman], ...]


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
    prefs: Prefs | None
    """The viewer's own."""

    @property
    def hand(self) -> tuple[Henchman, ...]:
        """The viewer's hand; of two the active one, or else the first."""
        if self.seat is None:
            return ()
        at = (self.turn if self.turn < len(self.hands) else 0) if self.players == 1 else self.seat
        return self.hands[at] or ()


def scenarios() -> tuple[str, ...]:
    """The keys of all Scenarios, in their order."""
    return tuple(found())


def printed(scenario: str, card: str) -> Printed:
    """What is printed on a Scenario's card or space."""
    return found()[scenario].printed[card]


#: Phases in which no Scenario lies on the table.
SHOP = ("intermission", "shop")


def view(s: State, seat: int | None) -> FictionsView:
    """What ``seat`` (None: a spectator) may know; built up from nothing, never stripped down."""
    on = bool(s.scene.key) and s.phase not in ("choose", "setup", *SHOP, "over")
    scenario = playing(s) if s.scene.key else None
    open_hands = s.players == 1
    spots: list[ChallengeView] = []
    if on and scenario is not None:
        spots = [_challenge(s, spot, True) for spot in available(s)]
        spots += [_challenge(s, spot, False) for spot in scenario.shut(s)]
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
        table=tuple(_seat(s, at) for at in range(s.seats)),
        challenges=tuple(spots),
        police=s.police,
        police_spot=_police(s) if on else None,
        locations=scenario is not None and scenario.locations,
        barred=scenario is not None and scenario.barred,
        legal=tuple(legal(s)) if s.phase == "choose" else (),
        tracks=scenario.tracks(s) if on and scenario is not None else (),
        rows=tuple((name, tuple(cards)) for name, cards in s.scene.rows.items()),
        decks=tuple((name, len(cards)) for name, cards in s.scene.decks.items()),
        marks=tuple(s.scene.tracks.items()),
        tucked=tuple((card, tuple(under)) for card, under in s.scene.tucked.items() if under),
        can_rally=on and scenario is not None and bool(s.exhausted) and scenario.can_rally(s),
        fingerprints=_fingerprints(s) if on else 0,
        clan=len(s.clan),
        exhausted=tuple(s.exhausted),
        knocked_out=tuple(s.knocked_out),
        problem_deck=len(s.problem_deck),
        problem_discard=tuple(s.problem_discard),
        reserve=tuple(tuple(sorted(level)) for level in s.reserve),
        rotated=tuple(s.rotated),
        attempt=_attempt(s, s.attempt) if s.attempt is not None else None,
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
        ending=s.ending,
        prefs=msgspec.structs.replace(s.prefs[seat]) if seat is not None else None,
    )


def _police(s: State) -> ChallengeView | None:
    scenario = playing(s)
    if not scenario.police:
        return None
    return _challenge(s, scenario.cards[scenario.police], s.police == "uncontrolled")


def _fingerprints(s: State) -> int:
    return playing(s).fingerprints(s) + sum(fingerprints_of(s, seat) for seat in range(s.seats))


def _seat(s: State, seat: int) -> SeatView:
    barred = bool(s.scene.key) and playing(s).barred
    return SeatView(
        hand=len(s.hands[seat]),
        problems=tuple(_problem(card, barred) for card in s.problems[seat]),
        fingerprints=fingerprints_of(s, seat),
        starts=s.starts[seat],
        auto_pass=s.prefs[owner(s, seat)].auto_pass,
    )


def _problem(card: Challenge, barred: bool) -> ProblemView:
    problem = PROBLEMS[card]
    return ProblemView(card, problem.fingerprint, barred and problem.barred)


def _challenge(s: State, spot: Spot, is_open: bool) -> ChallengeView:
    scenario = playing(s)
    holder = None
    if spot.kind == "problem":
        holder = next((seat for seat, held in enumerate(s.problems) if spot.key in held), None)
    return ChallengeView(
        key=spot.key,
        kind=spot.kind,
        ideal=spot.ideal,
        difficulty=difficulty(s, spot),
        printed=spot.difficulty,
        triumphs=spot.triumphs,
        cubes=cubes(s, spot),
        missing=missing(s, spot),
        location=spot.location,
        fingerprint=spot.fingerprint,
        ways=scenario.ways(s, spot) if is_open else (),
        open=is_open,
        seat=holder,
    )


def _attempt(s: State, a: Attempt) -> AttemptView:
    spot = spot_at(s, a.challenge)
    scenario = playing(s)
    rolled = a.stage != "ready"
    hard = difficulty(s, spot, a)
    settled = a.stage == "settling"
    total = a.result if settled else dice.result(s, a) if rolled else 0
    needs = missing(s, spot)
    each = each_dice(s, a.seat, spot, a.crew, a.doubled)
    blank = bool(penalised(s, a.seat, "no_clovers"))
    return AttemptView(
        seat=a.seat,
        challenge=a.challenge,
        way=a.way,
        crew=tuple(Crew(card, n, card in a.doubled) for card, n in zip(a.crew, each, strict=True)),
        stage=a.stage,
        red=a.red,
        count=len(a.white) if rolled else white_dice(s, a, spot),
        white=tuple(a.white),
        red_face=a.red_face,
        result=total,
        difficulty=hard,
        printed=spot.difficulty,
        add=a.add,
        prestige=scenario.prestige(spot, a.crew),
        easier=a.easier,
        shield=a.shield,
        triumphs=a.triumphs if settled else min(needs, total // hard),
        needs=needs,
        damage=a.damage if settled else dice.damage(s, a),
        clovers=0 if blank else a.white.count(CLOVER),
        asked=tuple(a.asked),
        graced=a.graced,
        played=tuple(a.played),
    )
