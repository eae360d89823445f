"""FI-240: an Attempt that is rolled at once is the Attempt and its roll, and nothing else."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engines.core.ask import CLOCK
from engines.core.chance import Chance
from engines.core.stored import pack
from engines.fictions.cards import HENCHMEN, PROBLEMS
from engines.fictions.commitments import MOST_AT_ONCE, ROOM
from engines.fictions.glossary import Challenge
from engines.fictions.hints import hint
from engines.fictions.options import Act, ActNow, AskFirst, Prefer, Roll, VoteScenario
from engines.fictions.scenario import found
from engines.fictions.state import Prefs
from engines.fictions.view import view
from host.shown.panel import PAGE
from host.words import clipped
from tests.contract.hosted import loaded_table
from tests.contract.subjects import subject, variants

from .kit import A, B, Live, cards, laid, lay, musts, table

#: Positions that differ in who is there and in what may happen around a roll.
POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"hands": {A: "H01 H02 H03", B: "H06"}}, "hu-door1"),
    ({"hands": {A: "H01 H02"}}, "hu-door1"),
    ({"hands": {A: "H04 H14 H01", B: "H03"}, "problems": {B: "P02"}}, "P02"),
    ({"players": 1, "hands": {A: "H01 H02", B: "H09"}}, "hu-door1"),
    ({"players": 4, "hands": {A: "H01 H02", B: "H09"}, "exhausted": "H17"}, "motivate"),
    ({"scenario": "no_more_bets", "hands": {A: "H01 H02", B: "H09"}}, "NB02"),
]


def now(live: Live, challenge: str, roll: str) -> ActNow:
    """What is offered first at a Challenge with such dice."""
    offered: list[ActNow] = live.options(A, ActNow)
    return next(one for one in offered if (one.challenge, one.roll) == (challenge, roll))


def asked(live: Live) -> dict[int, tuple[Any, ...]]:
    """All that is asked now."""
    return {
        seat: (ask.kind, ask.options, ask.default, ask.must, ask.basis, ask.clock)
        for seat, ask in live.asks.items()
    }


@pytest.mark.rule("FI-240")
@pytest.mark.parametrize("roll", ["red", "plain"])
@pytest.mark.parametrize(("position", "challenge"), POSITIONS)
def test_it_equals_the_attempt_and_then_the_roll(position: dict[str, Any], challenge: str, roll: str) -> None:
    """The same is told, the same lies on the table, and everybody is asked the same after it."""
    wishes = [Prefs(red=roll == "red") for _ in range(4)]
    for seed in range(12):
        once, twice = (
            table(laid(**position, prefs=wishes), chance=Chance(bytes([seed] * 32))) for _ in range(2)
        )
        chosen = now(once, challenge, roll)
        once.answer(A, chosen)
        twice.answer(A, chosen.act)
        assert twice.ask(A, "ready")
        twice.answer(A, Roll(roll))
        assert once.heard == twice.heard
        assert pack(once.s) == pack(twice.s)
        assert once.g.chance.used == twice.g.chance.used
        assert asked(once) == asked(twice)


def _rolled(live: Live, chosen: ActNow) -> int:
    """White dice of a crew."""
    live.answer(A, chosen.act)
    seen = view(live.s, A).attempt
    assert seen is not None
    return seen.count


@pytest.mark.rule("FI-240")
def test_the_likeliest_crew_comes_first_and_of_equals_the_lower_levels() -> None:
    live = lay(hands={A: "H01 H02 H03"})
    best = now(live, "hu-door1", "red")
    counts = {act.crew: _rolled(lay(hands={A: "H01 H02 H03"}), _with(act)) for act in _acts(live, "hu-door1")}
    assert counts[best.crew] == max(counts.values())
    ideal = found()["hands_up"].all["hu-door1"].ideal
    able = [card for card, figure in HENCHMEN.items() if ideal in figure.expertises]
    low, high = (next(card for card in able if HENCHMEN[card].level == level) for level in (1, 2))
    live = lay(hands={A: f"{high} {low}"}, problems={A: _problem("lone_henchman")})
    assert now(live, "hu-door1", "red").crew == cards(low)


def _acts(live: Live, challenge: str) -> list[Act]:
    return [act for act in live.options(A, Act) if act.challenge == challenge]


def _with(act: Act) -> ActNow:
    return ActNow(act.challenge, act.way, act.crew, "plain")


def _problem(word: str) -> str:
    return next(key for key, one in PROBLEMS.items() if one.penalty.word == word)


@pytest.mark.rule("FI-240")
@pytest.mark.parametrize("hand", ["H01", "H01 H02", "H01 H02 H03 H04 H05 H06 H07"])
def test_every_challenge_has_one_and_all_have_room(hand: str) -> None:
    live = lay(hands={A: hand}, problems={B: "P01 P02"}, exhausted="H09")
    acts, offered = live.options(A, Act), live.options(A, ActNow)
    assert {(one.challenge, one.way) for one in offered} == {(act.challenge, act.way) for act in acts}
    assert {one.act for one in offered} <= set(acts)
    assert len(set(offered)) == len(offered) <= ROOM <= PAGE
    entries = [one.challenge for one in offered]
    assert max(map(entries.count, entries)) <= MOST_AT_ONCE


@pytest.mark.rule("FI-240", "FI-068")
def test_none_is_offered_to_who_asks_the_others_first() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"}, prefs=[Prefs(ask_first=True), Prefs(), Prefs()])
    assert live.options(A, Act)
    assert not live.options(A, ActNow)
    live.answer(A, Prefer("ask_first", "off"))
    assert live.options(A, ActNow)
    ask = live.ids[A]
    live.answer(A, Prefer("ask_first", "on"))
    assert not live.options(A, ActNow)
    assert live.ids[A] != ask, "what was offered is another question"


@pytest.mark.rule("FI-240", "FI-044")
def test_the_dice_follow_the_wish_and_the_penalties() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"})
    assert live.options(A, ActNow)[0].roll == "red"
    live.answer(A, Prefer("red", "off"))
    assert live.options(A, ActNow)[0].roll == "plain"
    barred = lay(hands={A: "H01 H02", B: "H03"}, problems={A: _problem("no_red_die")})
    assert {one.roll for one in barred.options(A, ActNow)} == {"plain"}
    barred.refused(A, ActNow(Challenge("hu-door1"), "plain", cards("H01"), "red"))


@pytest.mark.rule("FI-240", "FI-070")
def test_the_others_are_asked_for_help_after_the_roll() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"})
    chosen = now(live, "hu-door1", "plain")
    live.load("1 " * _rolled(lay(hands={A: "H01 H02", B: "H03"}), chosen))
    live.answer(A, chosen)
    assert musts(live) == {B}
    assert live.asks[CLOCK].clock == "help_grace"


@pytest.mark.rule("FI-240", "FI-068")
def test_one_who_wants_skills_or_help_before_the_roll_commits_alone() -> None:
    live = lay(hands={A: "H01 H02", B: "H03"})
    live.answer(A, now(live, "hu-door1", "plain").act)
    assert live.options(A, AskFirst)
    live.answer(A, AskFirst())
    assert musts(live) == {B}


@pytest.mark.parametrize("key", list(found()))
def test_no_word_of_an_attempt_is_cut(key: str) -> None:
    """Every Challenge, way, crew and kind of dice has room on a line."""
    variant = next(each for each in variants(subject("fictions")) if each.seats == 3)
    loaded = loaded_table(variant, variant.start(1)[0])
    words, names = loaded.words(), loaded.placed()
    crew = max(
        combinations([cards(card)[0] for card in HENCHMEN], 2),
        key=lambda two: sum(len(words(f"henchman-{card}")) for card in two),
    )
    ways = {"table": ("stake1", "stake2"), "business": ("buy",)}
    for challenge, spot in found()[key].all.items():
        for way in ("plain", *ways.get(spot.kind, ())):
            for roll in ("red", "plain"):
                option = ActNow(Challenge(challenge), way, crew, roll)
                for each in (option, option.act):
                    label = words.describe("option", each, names)
                    assert clipped(label, 100) == label


def test_no_goal_is_cut() -> None:
    """Beside a Scenario to choose stands what it is won by, in full."""
    variant = next(each for each in variants(subject("fictions")) if each.seats == 3)
    opened, _ = variant.start(1)
    loaded, seen = loaded_table(variant, opened), view(opened.g.s, A)
    votes = [VoteScenario(key) for key in seen.legal]  # type: ignore[arg-type]
    assert len(votes) > 1
    for vote in votes:
        goal = hint(seen, vote)
        assert goal is not None
        beside = loaded.words().describe("hint", goal, [])
        assert clipped(beside, 100) == beside
