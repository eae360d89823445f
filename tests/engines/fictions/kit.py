"""Positions of Fictions put together by hand, with dice that fall as written, and what tests do with them.

A position is opened as a table from a checkpoint, so that every answer runs through the machinery that
a real game runs through.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw

from engines.core.chance import Chance
from engines.core.journal import Checkpoint, Frozen
from engines.core.spec import Context
from engines.core.stored import pack
from engines.fictions import SPEC, chapters
from engines.fictions.cards import HENCHMEN, LEVEL
from engines.fictions.challenges import available, difficulty
from engines.fictions.dice import dice_of
from engines.fictions.events import Resolved
from engines.fictions.glossary import Challenge, Die, Henchman
from engines.fictions.options import (
    Act,
    Clover,
    EndTurn,
    Quiet,
    Resolve,
    Roll,
    Use,
    VoteStarter,
)
from engines.fictions.rules import new
from engines.fictions.scenario import found, spot_at
from engines.fictions.state import Scene, Settings, State, full_actions
from tests.engines.kit.chance import SEED

from .live import Live as Live
from .live import Loaded

A, B, C, D = range(4)
SCENARIOS = (
    "hands_up",
    "high_speed_rescue",
    "intimate_enemies",
    "no_more_bets",
    "family_business",
    "bid_for_power",
)
PASS, END, RESOLVE = Quiet("now"), EndTurn(), Resolve()

#: Hands, piles and rows as tests write them: ``"H05 H19"``; of piles the first card is the topmost.
Cards = str


def cards(words: Cards) -> tuple[Henchman, ...]:
    """``"H05 H19"`` as Henchmen."""
    return tuple(Henchman(word) for word in words.split())


def laid(
    scenario: str = "hands_up",
    players: int = 3,
    *,
    hands: Mapping[int, Cards] | None = None,
    problems: Mapping[int, Cards] | None = None,
    clan: Cards | None = None,
    exhausted: Cards = "",
    knocked_out: Cards = "",
    next_problems: Cards = "",
    play: Cards = "",
    tracks: Mapping[str, int] | None = None,
    options: Settings | None = None,
    turn: int = A,
    **fields: Any,
) -> State:
    """A Scenario set up, and then a position in the first turn of its first round.

    Hands are empty where not named. ``clan`` is the whole Clan Deck (what is left of Level 1 then lies
    in the Reserve); without it, all of Level 1 that is nowhere else. ``play`` are the Scenario Cards in
    play; ``tracks`` its tokens; ``fields`` any others of the state.
    """
    s = new(players, options or Settings())
    s.scene = Scene(scenario, rows={"play": [], "out": []})
    g = Context(s, Chance(SEED))
    chapters.setup(g)
    s.phase, s.round, s.turn, s.starter, s.starts[turn] = "turn", 1, turn, turn, 1
    s.actions = full_actions(s)
    places = {"exhausted": exhausted, "knocked_out": knocked_out}
    taken = [card for words in (*places.values(), *(hands or {}).values()) for card in cards(words)]
    deck = [Henchman(card) for card in HENCHMEN if LEVEL[card] == 1 and card not in taken]
    if clan is not None:
        deck = list(cards(clan))[::-1]
    s.clan = deck
    s.hands = [list(cards((hands or {}).get(seat, ""))) for seat in range(s.seats)]
    s.exhausted, s.knocked_out = list(cards(exhausted)), list(cards(knocked_out))
    away = [Henchman(card) for card in HENCHMEN if card not in {*taken, *deck}]
    s.reserve = [[card for card in away if LEVEL[card] == level] for level in (1, 2, 3)]
    _lay_problems(s, problems or {}, next_problems)
    _lay_scene(s, play)
    for name, value in (tracks or {}).items():
        assert name in s.scene.tracks
        s.scene.tracks[name] = value
    for name, value in fields.items():
        assert hasattr(s, name)
        setattr(s, name, value)
    return s


def _lay_problems(s: State, problems: Mapping[int, Cards], following: Cards) -> None:
    for seat, words in problems.items():
        for card in words.split():
            s.problem_deck.remove(Challenge(card))
            s.problems[seat].append(Challenge(card))
    for card in reversed(following.split()):
        s.problem_deck.remove(Challenge(card))
        s.problem_deck.append(Challenge(card))


def _lay_scene(s: State, play: Cards) -> None:
    kinds = {card: spot.kind for card, spot in found()[s.scene.key].cards.items()}
    for card in s.scene.rows["play"]:
        home = next(pile for pile in s.scene.decks.values() if kinds[card] in {kinds[one] for one in pile})
        home.insert(0, card)
    s.scene.rows["play"] = []
    for card in play.split():
        next(pile for pile in s.scene.decks.values() if card in pile).remove(card)
        s.scene.rows["play"].append(card)


def table(state: State, faces: str = "", chance: Chance | None = None) -> Live:
    """The position as a live table; ``chance`` instead of dice that fall as told."""
    base = Checkpoint(0, SPEC.rules_version, 0, state.round, state.turns, pack(Frozen(0, Raw(pack(state)))))
    live = Live.open(SPEC, SEED, base, [], chance=chance or Loaded(faces), check=False)
    assert isinstance(live, Live)
    live.heard = []
    return live


def lay(scenario: str = "hands_up", players: int = 3, faces: str = "", **more: Any) -> Live:
    """A position as a live table; see :func:`laid`."""
    return table(laid(scenario, players, **more), faces)


def start(players: int, options: Settings | None = None, seed: int = 0) -> Live:
    """A new game at its first ask."""
    live, moved = Live.start(SPEC, players, options or Settings(), seed.to_bytes(32, "big"))
    assert isinstance(live, Live)
    live.heard = [told.event for told in moved.events]
    return live


def commit(live: Live, challenge: str, crew: Cards, way: str = "plain") -> None:
    """The active seat begins an Attempt."""
    seat = live.s.turn if live.s.players > 1 else A
    live.answer(seat, Act(Challenge(challenge), way, cards(crew)))


def roll(live: Live, faces: str) -> None:
    """The active seat rolls, and so the dice fall; after a ``+`` stands the red face: ``"L 3 + X2"``."""
    live.load(faces.replace("+", ""))
    seat = live.s.turn if live.s.players > 1 else A
    live.answer(seat, Roll("red" if "+" in faces else "plain"))


def attempt(live: Live, challenge: str, crew: Cards, faces: str, way: str = "plain") -> None:
    """An Attempt up to the roll, all faces of which are used."""
    commit(live, challenge, crew, way)
    roll(live, faces)
    live.all_rolled()


def settle(live: Live) -> None:
    """Everybody lets the Attempt end by default."""
    a = live.s.attempt
    while live.s.attempt is not None and live.s.attempt is a:
        live.silent()


def tried(live: Live, challenge: str, crew: Cards, faces: str, way: str = "plain") -> None:
    """A whole Attempt, all choices after the roll by default."""
    attempt(live, challenge, crew, faces, way)
    settle(live)


def clover(live: Live, faces: str, *dice: str) -> None:
    """The active player uses a clover on ``dice``, which then fall so."""
    live.load(faces)
    seat = live.s.turn if live.s.players > 1 else A
    live.answer(seat, Clover(tuple(Die(die) for die in dice)))
    live.all_rolled()


def shown(live: Live) -> str:
    """The dice of the Attempt: ``"L 3 B 1 + X2"``."""
    a = live.s.attempt
    assert a is not None
    return " ".join(a.white) + (f" + {a.red_face}" if a.red_face else "")


def blocked(live: Live) -> set[str]:
    """Dice that the clover on offer may not re-roll."""
    attempt = live.s.attempt
    assert attempt is not None
    offers = live.options(live.s.turn if live.s.players > 1 else A, Clover)
    rolled = set(map(str, dice_of(attempt.white, attempt.red_face)))
    return rolled - {die for offer in offers for die in offer.dice.of}


def keys(live: Live) -> set[str]:
    """The Challenges that can be attempted."""
    return {str(spot.key) for spot in available(live.s)}


def hard(live: Live, key: str) -> int:
    """The Difficulty of a Challenge as it is now."""
    return difficulty(live.s, spot_at(live.s, Challenge(key)))


def next_turn(live: Live) -> None:
    """The active seat ends its turn; what is asked on the way goes by default."""
    gone = (live.s.round, live.s.gone)
    while (live.s.round, live.s.gone) == gone and live.outcome is None:
        live.silent()


def round_ends(live: Live) -> None:
    """Everything by default, until the next round has begun or the Scenario is over."""
    now = (live.s.chapter, live.s.round)
    while (live.s.chapter, live.s.round) == now and live.s.phase not in ("shop", "choose", "over"):
        live.silent()


def to_turns(live: Live, starter: int = A) -> None:
    """The vote for a Starting Player is unanimous for ``starter``; the rest goes by default."""
    while live.s.phase == "starter":
        live.answer(live.awaited[0], VoteStarter(starter))
    while live.s.phase != "turn":
        live.silent()


def result(live: Live) -> tuple[int, int, int]:
    """Result, Difficulty and Triumphs of the latest roll."""
    last = live.told(Resolved)[-1]
    return last.result, last.difficulty, last.triumphs


def use(card: str) -> Use:
    """The Skill of a Henchman, played without a target."""
    return Use(Henchman(card))


def musts(live: Live) -> set[int]:
    """The players that are waited for."""
    return set(live.awaited)
