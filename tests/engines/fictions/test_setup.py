"""FI-001 to FI-010: decks, chapters, hands, seats."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.chance import Chance
from engines.core.spec import Context
from engines.fictions import chapters
from engines.fictions.cards import HENCHMEN, LEVEL, PROBLEMS
from engines.fictions.events import Appeared, Chosen, Opened, Rounded
from engines.fictions.options import Abstain, VoteScenario
from engines.fictions.rules import new
from engines.fictions.scenario import Scenario, found
from engines.fictions.state import Chapter, Scene, Settings

from .kit import END, SCENARIOS, A, B, C, lay, next_turn, round_ends, start, table, to_turns, tried

RANDOM = Settings(scenario_pick=1)
NUMBERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def opened(players: int, key: str = "hands_up", clan: int = 20, seed: int = 3) -> Context:  # type: ignore[type-arg]
    """A Scenario right after its set-up, with a Clan Deck of this size before it."""
    s = new(players, Settings())
    s.reserve[0] += s.clan[clan:]
    del s.clan[clan:]
    s.scene = Scene(key, rows={"play": [], "out": []})
    g = Context(s, Chance(bytes([seed]) * 32))
    chapters.setup(g)
    return g


@pytest.mark.rule("FI-001", "FI-137")
@NUMBERS
def test_the_clan_begins_with_level_one(players: int) -> None:
    s = new(players, Settings())
    assert Counter(s.clan) == Counter(card for card in HENCHMEN if LEVEL[card] == 1)
    assert [len(deck) for deck in s.reserve] == [0, 10, 5]
    assert [{LEVEL[card] for card in deck} for deck in s.reserve] == [set(), {2}, {3}]


@pytest.mark.rule("FI-002", "FI-003", "FI-137")
def test_which_scenarios_a_chapter_may_have() -> None:
    s = new(3, Settings())
    assert tuple(found())[:6] == SCENARIOS
    assert tuple(chapters.legal(s)) == SCENARIOS[:5]
    s.chapter = 2
    for played in SCENARIOS[:5]:
        s.story = [Chapter(1, played, "success", 3, 5)]
        assert tuple(chapters.legal(s)) == tuple(key for key in SCENARIOS[:5] if key != played)
    s.chapter = 3
    assert chapters.legal(s) == ["bid_for_power"]


@pytest.mark.rule("FI-002")
def test_the_first_chapter_is_chosen_by_vote() -> None:
    live = start(3)
    assert set(live.asks) == {A, B, C}
    assert [vote.scenario for vote in live.options(A, VoteScenario)] == list(SCENARIOS[:5])
    live.answer(A, VoteScenario("family_business"))  # type: ignore[arg-type]
    live.answer(C, VoteScenario("family_business"))  # type: ignore[arg-type]
    assert live.told(Chosen) == [Chosen(1, "family_business")]  # type: ignore[arg-type]
    assert live.s.scene.key == "family_business"


@pytest.mark.rule("FI-002")
def test_without_a_vote_it_is_the_recommended_one() -> None:
    live = start(4)
    while live.s.phase == "choose":
        assert live.default(live.awaited[0]) == Abstain()
        live.silent()
    assert live.s.scene.key == "hands_up"


@pytest.mark.rule("FI-002")
def test_tied_scenarios_are_drawn_among_the_tied() -> None:
    seen = set()
    for seed in range(12):
        live = start(2, seed=seed)
        live.answer(A, VoteScenario("no_more_bets"))  # type: ignore[arg-type]
        live.answer(B, VoteScenario("intimate_enemies"))  # type: ignore[arg-type]
        seen.add(live.s.scene.key)
    assert seen == {"no_more_bets", "intimate_enemies"}


@pytest.mark.rule("FI-002", "FI-003")
def test_silence_draws_a_later_chapters_scenario_and_never_the_first_one_again() -> None:
    seen: dict[int, set[str]] = {1: set(), 2: set(), 4: set()}
    for players, keys in seen.items():
        for seed in range(20):
            s = new(players, Settings())
            s.chapter, s.story = 2, [Chapter(1, "hands_up", "success", 3, 5)]
            live = table(s, chance=Chance(bytes([seed]) * 32))
            while live.s.phase == "choose":
                live.silent()
            keys.add(live.s.scene.key)
    assert seen == {players: set(SCENARIOS[1:5]) for players in seen}


@pytest.mark.rule("FI-004")
@NUMBERS
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_seat_starts_with_three_cards_of_a_shuffled_deck(players: int, key: str) -> None:
    s = opened(players, key).s
    assert [len(hand) for hand in s.hands] == [3] * max(2, players)
    assert len(s.clan) == 20 - 3 * s.seats
    assert opened(players, key, seed=4).s.hands != s.hands


@pytest.mark.rule("FI-004", "FI-124")
def test_hands_are_not_kept_between_chapters() -> None:
    live = lay(hands={A: "H01 H02 H03 H04 H05 H06", B: "H07"}, tracks={"away": 1, "loot": 9})
    round_ends(live)
    assert live.s.phase == "shop"
    assert live.s.hands == [[], [], []]
    while live.s.phase != "starter":
        live.silent()
    assert live.s.chapter == 2
    assert [len(hand) for hand in live.s.hands] == [3, 3, 3]


@pytest.mark.rule("FI-005")
def test_starting_cards_go_round_one_at_a_time() -> None:
    s = opened(4, clan=10).s
    assert s.clan == []
    assert [len(hand) for hand in s.hands] == [3, 3, 2, 2]
    full = opened(4).s
    dealt = [full.hands[seat][turn] for turn in range(3) for seat in range(4)]
    again = new(4, Settings()).clan
    Chance(bytes([3]) * 32).shuffle(again, "clan")
    assert dealt == again[::-1][:12]


@pytest.mark.rule("FI-006")
@pytest.mark.parametrize("key", SCENARIOS)
def test_all_problems_are_shuffled_for_every_scenario(key: str) -> None:
    s = opened(3, key).s
    assert Counter(s.problem_deck) == Counter(list(PROBLEMS))
    assert s.problem_deck != list(PROBLEMS)
    assert opened(3, key, seed=4).s.problem_deck != s.problem_deck
    assert s.problem_discard == []


@pytest.mark.rule("FI-006")
def test_problems_of_a_chapter_go_back_into_the_deck() -> None:
    live = lay(problems={A: "P02", B: "P05 P21"}, hands={A: "H01"}, tracks={"away": 1})
    tried(live, "P02", "H01", "3 4 1")
    assert live.s.problem_discard == ["P02"]
    round_ends(live)
    assert live.s.problems == [[], [], []]
    while live.s.phase != "starter":
        live.silent()
    assert Counter(live.s.problem_deck) == Counter(list(PROBLEMS))


@pytest.mark.rule("FI-007")
def test_the_scenarios_own_set_up_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def setup(self: Scenario, g: Context) -> None:  # type: ignore[type-arg]
        seen.append(([len(hand) for hand in g.s.hands], len(g.s.problem_deck), g.s.police))

    monkeypatch.setattr(type(found()["hands_up"]), "setup", setup)
    opened(2)
    assert seen == [([3, 3], 23, "uncontrolled")]
    monkeypatch.undo()
    live = start(2, Settings(scenario=1))
    order = [type(event) for event in live.heard if isinstance(event, Opened | Appeared | Rounded)]
    assert order == [Opened, Appeared, Rounded, Appeared]


@pytest.mark.rule("FI-008", "FI-011")
def test_seats_follow_one_another_in_the_order_of_joining() -> None:
    live = lay(players=4, turn=C)
    order = []
    for _ in range(4):
        order.append(live.s.turn)
        assert live.awaited == (live.s.turn,)
        live.answer(live.s.turn, END)
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("FI-009")
def test_no_scenario_depends_on_the_board_it_shares() -> None:
    """Scenarios printed on one board follow one another like any others."""
    for first, second in (("hands_up", "high_speed_rescue"), ("intimate_enemies", "no_more_bets")):
        s = new(2, Settings())
        s.chapter, s.story = 2, [Chapter(1, first, "failure", 3, 0)]
        assert second in chapters.legal(s)
    boards = [set(scenario.board) for scenario in found().values()]
    assert sum(map(len, boards)) == len(set().union(*boards))


@pytest.mark.rule("FI-010")
def test_cubes_never_run_out() -> None:
    full = {f"HU0{n}": 1 for n in range(3, 8)} | {f"other{n}": 2 for n in range(20)}
    live = lay(hands={A: "H19 H20"}, play="HU02 HU03", cubes=dict(full))
    tried(live, "HU02", "H19 H20", "1 1 1 1 1 1")
    assert live.s.cubes == {**full, "HU02": 1}
    next_turn(live)


@pytest.mark.rule("FI-001", "FI-004")
def test_a_whole_opening() -> None:
    live = start(3, Settings(scenario=1))
    assert live.told(Opened) == [Opened(1, "hands_up", 20)]  # type: ignore[arg-type]
    assert live.s.round == 1
    to_turns(live, B)
    assert live.s.turn == B
