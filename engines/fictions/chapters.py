"""Chapters: the choice of a Scenario, its set-up, its end, and the campaign's end (3.1, 3.14)."""

from __future__ import annotations

from collections import Counter

from engines.core.ask import DRAWN, Ask, Steps, one

from .cards import LEVEL, PROBLEMS
from .events import Chosen, Ended, Finished, Intro, Lost, Opened, Talk
from .glossary import Challenge, ScenarioKey
from .options import VoteScenario
from .scenario import found, playing
from .state import DEAL, FINALE, LAST, Chapter, G, Scene, State
from .votes import ballot, leading

#: Reputation of each of the two Intermissions before a single Bid for Power.
BEFOREHAND = 6


# -- the choice of a Scenario --------------------------------------------------------------------


def legal(s: State) -> list[str]:
    """Scenarios open to this chapter, in their order (FI-002, FI-003)."""
    if s.settings.single:
        return list(found())
    if s.chapter == LAST:
        return [FINALE]
    played = [chapter.scenario for chapter in s.story]
    return [key for key in found() if key != FINALE and key not in played]


def choose(g: G) -> Steps:
    """The chapter's Scenario is chosen; a single Bid for Power has two Intermissions before it."""
    s = g.s
    key = s.aim
    if not key:
        key = yield from _pick(g)
        g.tell(Chosen(s.chapter, ScenarioKey(key)))
    if s.settings.single:
        s.aim = key
        if key == FINALE and s.chapter < LAST:
            s.reputation = BEFOREHAND
            s.phase = "intermission"
            return
    s.scene = Scene(key, rows={"play": [], "out": []})
    s.phase = "setup"


def _pick(g: G) -> Steps:
    s = g.s
    keys = legal(s)
    named = list(found())[s.settings.scenario - 1] if s.settings.scenario else ""
    if len(keys) == 1 or (named in keys and s.chapter == 1):
        return named if named in keys else keys[0]
    if s.settings.scenario_pick == 1:
        return keys[g.chance.below(len(keys), "scenario")]
    options = tuple(VoteScenario(ScenarioKey(key)) for key in keys)
    recommended = options[0]
    default = recommended if s.chapter == 1 else DRAWN
    if s.settings.scenario_pick == 2:
        ask = Ask(0, "scenario", options=options, default=default, clock="vote_timer")
        return (yield from one(ask)).scenario
    count: Counter[str] = yield from ballot(g, "scenario", options, lambda each: str(each.scenario), default)
    tied = leading(count) or ([str(recommended.scenario)] if s.chapter == 1 else keys)
    return tied[g.chance.below(len(tied), "scenario")] if len(tied) > 1 else tied[0]


def setup(g: G) -> None:
    """The general set-up, then the Scenario's own (FI-004 to FI-007)."""
    s, scenario = g.s, playing(g.s)
    g.chance.shuffle(s.clan, "clan")
    s.hands = [[] for _ in range(s.seats)]
    g.learn()
    for _ in range(DEAL):
        for hand in s.hands:
            if s.clan:
                hand.append(s.clan.pop())
    s.problem_deck = [Challenge(key) for key in PROBLEMS]
    g.chance.shuffle(s.problem_deck, "problems")
    s.police = "uncontrolled" if scenario.police else "none"
    s.round, s.starts = 0, [0] * s.seats
    g.tell(Opened(s.chapter, ScenarioKey(scenario.key), len(s.clan) + sum(map(len, s.hands))))
    g.tell(Intro(scenario.key))
    if s.players > 1:
        g.tell(Talk())
    scenario.setup(g)
    s.phase = "start"


# -- the end of a chapter ------------------------------------------------------------------------


def chapter_end(g: G) -> None:
    """The Scenario is over: cards go home, and the story goes on or ends (FI-122 to FI-125, FI-136)."""
    s, scenario = g.s, playing(g.s)
    success = s.ending == "success"
    points = 0 if s.ending == "evidence" else scenario.reputation(s, success)
    g.learn()
    scenario.close(g)
    g.tell(Ended(s.chapter, ScenarioKey(scenario.key), s.ending, points))
    lost = sorted(s.knocked_out)
    if lost:
        g.tell(Lost(tuple(lost)))
    s.story.append(Chapter(s.chapter, scenario.key, s.ending, s.round, points, lost))
    _home(s)
    if s.settings.single or s.ending == "evidence" or s.chapter == LAST:
        finish(g, "won" if success and not s.settings.single else s.ending)
        return
    s.ending = ""
    s.reputation = points
    s.phase = "intermission"


def _home(s: State) -> None:
    """KO'd Henchmen to the Reserve, all others to the Clan Deck (FI-124)."""
    for card in s.knocked_out:
        s.reserve[LEVEL[card] - 1].append(card)
    s.clan += s.exhausted
    for hand in s.hands:
        s.clan += hand
    s.hands = [[] for _ in range(s.seats)]
    s.exhausted, s.knocked_out, s.rotated, s.used = [], [], [], []
    s.problems = [[] for _ in range(s.seats)]
    s.problem_deck, s.problem_discard, s.cubes = [], [], {}


def finish(g: G, ending: str) -> None:
    """The game is over."""
    g.s.ending, g.s.phase, g.s.police = ending, "over", "none"
    g.learn()
    g.tell(Finished(ending))
