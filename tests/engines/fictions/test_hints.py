"""What a panel says of a Skill: the roll with it, by the rules' own arithmetic."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.spec import Context
from engines.fictions import SPEC, helping
from engines.fictions.briefings import First, briefing
from engines.fictions.cards import HENCHMEN
from engines.fictions.glossary import ScenarioKey
from engines.fictions.hints import Goal, Would, hint
from engines.fictions.options import Use, VoteScenario
from engines.fictions.state import Chapter, Scene, Settings, State
from engines.fictions.view import view
from engines.fictions.view.attempts import attempt_of
from tests.engines.kit.chance import SEED
from tests.engines.kit.walking import copy

from .kit import A, B, Live, attempt, laid, lay, start, table, use
from .walk import walk


def would(live: Live, card: str) -> object:
    """What the holder of a card is told of its Skill."""
    return hint(view(live.s, B), use(card))


@pytest.mark.rule("FI-060", "FI-078")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("H06", Would(6, 1, 2)),
        ("H29", Would(7, 1, 2)),
        ("H03", Would(4, 1, 2)),
        ("H05", Would(4, 0, 0)),
        ("H24", Would(4, 0, 0)),
        ("H32", Would(16, 2, 1)),
    ],
)
def test_what_a_skill_would_make_of_the_roll(card: str, said: Would) -> None:
    live = lay(hands={A: "H01", B: card})
    attempt(live, "hu-door1", "H01", "4 L C + L")
    assert would(live, card) == said


@pytest.mark.rule("TF-22", "TF-24", "FI-084")
def test_without_a_lock_nothing_adds_to_the_damage() -> None:
    live = lay(hands={A: "H01", B: "H32"}, problems={A: "P05"})
    attempt(live, "hu-door1", "H01", "4 1 1 + L")
    assert view(live.s, B).attempt.damage == 2  # type: ignore[union-attr]
    assert would(live, "H32") == Would(18, 2, 0)


@pytest.mark.rule("FI-060", "FI-078", "FI-083", "TF-22")
def test_a_hint_and_the_table_afterwards_say_the_same() -> None:
    """Whatever Problems and Scenarios do to a roll, there is one arithmetic."""
    seen: set[str] = set()
    for scenario in range(1, 7):
        for run in walk(3, Settings(single=True, scenario=scenario), scenario + 1):
            if run.s.attempt is None or run.s.attempt.stage != "rolled":
                continue
            for seat, ask in run.live.asks.items():
                for option in ask.options:
                    if isinstance(option, Use):
                        assert hint(view(run.s, seat), option) == played(run.s, option), option
                        seen.add(HENCHMEN[option.card].skill.verb)
    assert seen == {"diff", "add", "red", "shield"}


def played(s: State, option: Use) -> Would:
    """What the table says once a Skill has been played."""
    g = Context(copy(SPEC, s), Chance(SEED))
    helping.play(g, option)
    assert g.s.attempt is not None
    shown = attempt_of(g.s, g.s.attempt)
    return Would(shown.result, shown.triumphs, shown.damage)


@pytest.mark.rule("FI-066")
def test_a_difficulty_of_one_stays() -> None:
    live = lay(hands={A: "H03", B: "H34"}, play="HU06")
    attempt(live, "HU06", "H03", "1 L L")
    assert would(live, "H34") == Would(1, 1, 2)


@pytest.mark.rule("FI-239", "FI-002")
@pytest.mark.parametrize("options", [Settings(), Settings(single=True)])
def test_the_first_choice_says_what_is_recommended(options: Settings) -> None:
    live = start(3, options)
    seen = view(live.s, A)
    said = {str(vote.scenario): hint(seen, vote) for vote in live.options(A, VoteScenario)}
    assert [key for key, goal in said.items() if goal.recommended] == ["hands_up"]  # type: ignore[union-attr]
    assert briefing(seen, live.ask(A)) == First(ScenarioKey("hands_up"))


@pytest.mark.rule("FI-239")
def test_a_later_choice_recommends_nothing() -> None:
    s = laid(phase="choose", chapter=2, story=[Chapter(1, "family_business", "success", 4, 6)])
    s.scene, s.police = Scene(""), "none"
    live = table(s)
    assert Goal("hands_up", recommended=False) in [
        hint(view(live.s, A), vote) for vote in live.options(A, VoteScenario)
    ]
    assert briefing(view(live.s, A), live.ask(A)) is None
