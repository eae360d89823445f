"""The state of a Fictions campaign: named fields, mutable, nothing derived.

A *seat* here is a position with one hand; it is the table's seat too, but in a solo game, where one
player owns two (FI-138). :func:`owner` gives the player.
"""

from __future__ import annotations

import msgspec

from engines.core.spec import Context

from .glossary import Challenge, Henchman

#: Cards dealt to each seat at the start of a Scenario (FI-004).
DEAL = 3
#: The chapter of Bid for Power.
LAST = 3
FINALE = "bid_for_power"


class Settings(msgspec.Struct, frozen=True):
    """What a host may choose before the game. The timers are seconds, by name of the clock."""

    single: bool = False
    """One Scenario alone, its success or failure the result."""
    scenario_pick: int = 0
    """Who chooses a chapter's Scenario: 0 all by vote, 1 chance, 2 the first seat."""
    scenario: int = 0
    """The Scenario of the first chapter, or of the single game; 0: chosen at the table."""
    seating: int = 0
    """0: seats in the order of joining (FI-008), 1: shuffled at the start."""
    turn_timer: int = 86_400
    vote_timer: int = 43_200
    help_window: int = 14_400
    help_grace: int = 1_800
    choice_timer: int = 43_200


class Prefs(msgspec.Struct):
    """The standing wishes of one seat's player."""

    auto_pass: str = "off"
    """off, turn, round or always: not asked for help until then (FI-070)."""
    ask_first: bool = False
    """Holds a help window before the roll (FI-068)."""
    red: bool = True
    """The Red Die is chosen beforehand."""
    odds: bool = True
    """Sees the chances before a commitment."""
    versed: bool = False
    """Has rolled before: no wish, but what the Red Die can do needs no long words any more."""


class Attempt(msgspec.Struct):
    """One Act action from commitment to the end of its consequences."""

    seat: int
    challenge: Challenge
    way: str
    """How it was committed: ``plain``, or a word of the Scenario (a stake, Buy in)."""
    crew: list[Henchman]
    stage: str = "ready"
    """ready (before the roll), rolled, or settling (the roll is resolved)."""
    red: bool = False
    """Whether the Red Die is rolled."""
    white: list[str] = msgspec.field(default_factory=list)
    """Faces in the order of the dice: 1 to 4, L a lock, C a clover, B a used clover."""
    red_face: str = ""
    """X2, X3, X4, L, card or warning; empty: not rolled."""
    dice: int = 0
    """White dice that DICE Skills add."""
    doubled: list[Henchman] = msgspec.field(default_factory=list)
    easier: int = 0
    """What DIFF Skills take off the Difficulty."""
    add: int = 0
    shield: int = 0
    result: int = 0
    """The Result, once resolved."""
    triumphs: int = 0
    """Triumphs gained, once resolved."""
    damage: int = 0
    """Damage due, once resolved."""
    asked: list[int] = msgspec.field(default_factory=list)
    """Seats whose answer the open help window waits for."""
    again: list[int] = msgspec.field(default_factory=list)
    """Seats that passed with the wish to be asked again (FI-073)."""
    windows: int = 0
    """Help windows of this Attempt so far: 0, one before the roll, one after it, re-opened ones."""
    graced: bool = False
    """help_grace has passed: silence need not be waited for (FI-072)."""
    played: list[tuple[int, Henchman]] = msgspec.field(default_factory=list)
    """Skills played, as (seat, card)."""


class Scene(msgspec.Struct):
    """The Scenario in play. What its cards, tokens and tracks are called is the Scenario's own."""

    key: str
    tracks: dict[str, int] = msgspec.field(default_factory=dict)
    """Numbers: tracks, tokens, counters, and 0 or 1 for what is so or not."""
    decks: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """Face-down piles, the top last."""
    rows: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """Face-up cards: ``play`` (in play), ``out`` (discards), and whatever the Scenario needs."""
    tucked: dict[str, list[Henchman]] = msgspec.field(default_factory=dict)
    """Henchmen under a card (FI-181)."""


class Chapter(msgspec.Struct, array_like=True):
    """A finished chapter, for the story."""

    number: int
    scenario: str
    ending: str
    """success, failure, evidence, election or betrayal."""
    rounds: int
    reputation: int
    lost: list[Henchman] = msgspec.field(default_factory=list)
    """Knocked out at its end, and so gone to the Reserve."""
    joined: list[Henchman] = msgspec.field(default_factory=list)
    """Bought in the Intermission after it."""
    removed: list[Henchman] = msgspec.field(default_factory=list)


class State(msgspec.Struct):
    """A Fictions table."""

    players: int
    seats: int
    settings: Settings = msgspec.field(name="options")
    clan: list[Henchman]
    """The Clan Deck, the top last."""
    reserve: list[list[Henchman]]
    """By Level less one; in an Intermission the top is last."""
    hands: list[list[Henchman]]
    problems: list[list[Challenge]]
    """Problem Cards by seat, in the order drawn."""
    phase: str = "choose"
    """choose, setup, start, starter, problems, ready, turn, turn_end, last_call, round_end,
    chapter_end, intermission, shop or over."""
    chapter: int = 1
    round: int = 0
    scene: Scene = msgspec.field(default_factory=lambda: Scene(""))
    exhausted: list[Henchman] = msgspec.field(default_factory=list)
    knocked_out: list[Henchman] = msgspec.field(default_factory=list)
    problem_deck: list[Challenge] = msgspec.field(default_factory=list)
    problem_discard: list[Challenge] = msgspec.field(default_factory=list)
    cubes: dict[str, int] = msgspec.field(default_factory=dict)
    """Cubes by Challenge; none where there is no key."""
    police: str = "none"
    """none, uncontrolled, controlled, removed (they come with the next round) or active."""
    starter: int = 0
    starts: list[int] = msgspec.field(default_factory=list)
    """Times Starting Player, by seat, in this Scenario."""
    turn: int = 0
    """The active seat."""
    turns: int = 0
    """Counts turns, starts and ends of rounds, and purchases of the whole game."""
    gone: int = 0
    """Turns of this round that are over."""
    actions: int = 0
    """Actions left to the active seat."""
    tick: int = 0
    """Counts what changes in a turn outside its actions: a panel of before has passed."""
    rotated: list[Henchman] = msgspec.field(default_factory=list)
    """Committed in this turn and unhurt: back in hand at its end."""
    used: list[Henchman] = msgspec.field(default_factory=list)
    """Committed or played for a Skill in this turn: not again in it, wherever they are by now (FI-089)."""
    troubled: bool = False
    """Whether a Problem has come in this turn, and perhaps a Fingerprint with it: Scenario Cards that have
    one turn up between turns alone."""
    attempt: Attempt | None = None
    votes: list[str] = msgspec.field(default_factory=list)
    """In a vote: by player what was chosen; empty: nothing yet."""
    prefs: list[Prefs] = msgspec.field(default_factory=list)
    reputation: int = 0
    """Points left in the Intermission."""
    removals: int = 0
    offered: list[Henchman] = msgspec.field(default_factory=list)
    """The two of a purchase."""
    story: list[Chapter] = msgspec.field(default_factory=list)
    aim: str = ""
    """The Scenario of a single game, once chosen."""
    ending: str = ""
    """How the game ended: won, success, failure, evidence, election or betrayal."""
    convict: int | None = None
    """The seat whose Problems alone were evidence enough."""


G = Context[State]
"""The handle that all rules of this game hold."""


def fate(s: State) -> str:
    """How the game ended, with a word for each reason: the ending, or ``evidence_of_one``."""
    return "evidence_of_one" if s.convict is not None else s.ending


def owner(s: State, seat: int) -> int:
    """The player who answers for a seat: with one player always the same (FI-138)."""
    return seat if s.players > 1 else 0


def around(s: State, first: int) -> list[int]:
    """All seats clockwise from ``first``."""
    return [(first + k) % s.seats for k in range(s.seats)]


def full_actions(s: State) -> int:
    """Actions of a turn: 3 with one or two players, else 2 (FI-022, FI-023)."""
    return 3 if s.seats == 2 else 2
