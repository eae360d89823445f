"""FI-126 to FI-135: what Reputation buys."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions import intermission
from engines.fictions.cards import LEVEL
from engines.fictions.events import Joined, Offered, Removed, Voted, Wasted
from engines.fictions.glossary import Henchman
from engines.fictions.options import Abstain, Buy, Done, Remove, VoteKeep
from engines.fictions.state import Chapter, Scene

from .kit import A, B, C, Live, cards, laid, lay, table

NOBODY = Abstain()


def shop(points: int, players: int = 3, reserve: dict[int, str] | None = None, **more: Any) -> Live:
    """An Intermission with so many points. ``reserve`` gives decks of the Reserve, the top first; the
    rest of those Levels is in the clan."""
    s = laid(players=players, **more)
    s.phase, s.scene, s.police, s.reputation = "shop", Scene(""), "none", points
    s.story = [Chapter(1, "hands_up", "success", 5, points)]
    s.problems, s.problem_deck = [[] for _ in range(s.seats)], []
    for level, words in (reserve or {}).items():
        s.clan += [card for card in s.reserve[level - 1] if card not in cards(words)]
        s.clan = [card for card in s.clan if card not in cards(words)]
        s.reserve[level - 1] = list(cards(words))[::-1]
    return table(s)


def keep(live: Live, card: str) -> None:
    """All vote for one of the two drawn."""
    while live.s.offered:
        live.answer(live.awaited[0], VoteKeep(Henchman(card)))


def wares(live: Live) -> list[int]:
    """Levels on offer."""
    return [buy.level for buy in live.options(live.awaited[0], Buy)]


@pytest.mark.rule("FI-126")
@pytest.mark.parametrize(
    ("points", "levels"),
    [(1, [1]), (2, [1]), (3, [2, 1]), (4, [2, 1]), (5, [3, 2, 1]), (9, [3, 2, 1])],
)
def test_prices(points: int, levels: list[int]) -> None:
    live = shop(points, reserve={1: "H01 H02 H03"})
    assert wares(live) == levels
    assert live.options(A, Done) == []
    for level in levels:
        live = shop(points, reserve={1: "H01 H02 H03"})
        live.answer(A, Buy(level))
        assert live.s.reputation == points - {1: 1, 2: 3, 3: 5}[level]
        assert {LEVEL[card] for card in live.s.offered} == {level}


@pytest.mark.rule("TF-31", "FI-126", "FI-128")
def test_spending_seven_points() -> None:
    live = shop(7, reserve={1: "H01 H02 H03"})
    live.answer(A, Buy(3))
    keep(live, live.s.offered[0])
    for _ in range(2):
        assert wares(live) == [1]
        live.answer(A, Buy(1))
        keep(live, live.s.offered[0])
    assert [event.points for event in live.told(Joined)] == [2, 1, 0]
    live.answer(A, Done())
    assert live.s.phase == "choose"
    live = shop(7)
    live.answer(A, Buy(3))
    keep(live, live.s.offered[0])
    assert (wares(live), live.s.reputation) == ([], 2)
    live.answer(A, Remove(Henchman("H09")))
    assert (wares(live), live.s.reputation) == ([2, 1], 3)
    live.answer(A, Buy(2))
    assert live.s.reputation == 0


@pytest.mark.rule("FI-127")
def test_points_that_buy_nothing_are_lost() -> None:
    live = shop(2, reserve={1: ""})
    assert wares(live) == []
    assert live.options(A, Done) == [Done()]
    assert live.default(A) == Done()
    live.silent()
    assert live.told(Wasted) == [Wasted(2)]
    assert (live.s.reputation, live.s.chapter, live.s.phase) == (0, 2, "choose")


@pytest.mark.rule("FI-128", "FI-132")
def test_at_most_two_removals() -> None:
    live = shop(9)
    leavers = {option.henchman for option in live.options(A, Remove)}
    assert leavers == set(live.s.clan)
    live.answer(A, Remove(Henchman("H09")))
    live.answer(A, Remove(Henchman("H03")))
    assert live.s.reserve[0] == ["H03", "H09"]
    assert live.options(A, Remove) == []
    assert live.told(Removed) == [Removed(Henchman("H09"), 10), Removed(Henchman("H03"), 11)]
    assert live.s.story[-1].removed == ["H09", "H03"]


@pytest.mark.rule("FI-128")
def test_an_empty_purse_may_be_filled_by_removals() -> None:
    live = shop(0)
    assert live.default(A) == Done()
    live.answer(A, Remove(Henchman("H09")))
    assert live.s.reputation == 1
    assert live.options(A, Done) == []


@pytest.mark.rule("FI-128")
def test_removals_are_counted_anew_in_the_next_intermission() -> None:
    live = shop(2)
    live.answer(A, Remove(Henchman("H09")))
    live.answer(A, Remove(Henchman("H03")))
    assert live.s.removals == 2
    intermission.begin(live.g)
    assert live.s.removals == 0


@pytest.mark.rule("FI-129")
@pytest.mark.parametrize(("players", "size"), [(1, 6), (2, 6), (3, 9), (4, 12)])
def test_removals_leave_three_cards_per_seat(players: int, size: int) -> None:
    live = shop(9, players=players, clan=" ".join(f"H{n:02}" for n in range(1, size + 1)))
    assert live.options(A, Remove) == []
    live = shop(9, players=players, clan=" ".join(f"H{n:02}" for n in range(1, size + 2)))
    live.answer(A, live.options(A, Remove)[0])
    assert live.options(A, Remove) == []


@pytest.mark.rule("FI-129")
def test_a_removal_may_come_between_purchases() -> None:
    live = shop(5)
    live.answer(A, Buy(2))
    keep(live, live.s.offered[0])
    live.answer(A, Remove(Henchman("H02")))
    assert live.s.reputation == 3


@pytest.mark.rule("FI-130", "FI-132")
def test_two_are_drawn_one_joins_the_other_goes_to_the_bottom() -> None:
    live = shop(3, reserve={2: "H25 H21 H29 H30"})
    live.answer(A, Buy(2))
    assert live.told(Offered) == [Offered(2, cards("H25 H21"))]
    assert live.s.offered == ["H25", "H21"]
    assert live.awaited == (A, B, C)
    keep(live, "H21")
    assert live.s.reserve[1] == ["H25", "H30", "H29"]
    assert "H21" in live.s.clan
    assert live.told(Joined) == [Joined(Henchman("H21"), 0)]
    assert live.s.story[-1].joined == ["H21"]


@pytest.mark.rule("FI-131")
def test_a_last_one_is_taken_and_an_empty_level_is_not_offered() -> None:
    live = shop(6, reserve={3: "H33", 1: ""})
    live.answer(A, Buy(3))
    assert live.told(Offered) == []
    assert "H33" in live.s.clan
    assert live.s.reserve[2] == []
    live = shop(9, reserve={3: "", 1: "", 2: "H21"})
    assert wares(live) == [2]


@pytest.mark.rule("FI-132")
def test_reserve_decks_are_shuffled_once_at_the_start() -> None:
    live = lay(tracks={"away": 1, "loot": 11})
    before = [list(deck) for deck in live.s.reserve]
    moved = None
    while live.s.phase != "shop":
        moved = live.silent()
    assert moved is not None
    shuffled = [draw.purpose for draw in moved.row.draws]
    assert shuffled == [f"reserve of level {level}" for level in (1, 2, 3)]
    assert [sorted(deck) for deck in live.s.reserve] == [sorted(deck) for deck in before]
    assert live.s.reserve[1] != before[1]
    moved = live.answer(A, Buy(2))
    assert moved.row.draws == ()


@pytest.mark.rule("FI-133")
def test_the_chair_is_the_last_starting_player() -> None:
    live = shop(6, starter=C)
    assert live.awaited == (C,)
    assert live.ask(C, "shop").clock == "vote_timer"
    live.refused(A, Buy(2))


@pytest.mark.rule("FI-133")
@pytest.mark.parametrize(
    ("votes", "chair", "kept"),
    [("11--", A, "H21"), ("01--", B, "H21"), ("01--", A, "H25"), ("110-", C, "H21")],
)
def test_which_of_two_is_kept(votes: str, chair: int, kept: str) -> None:
    live = shop(3, players=4, reserve={2: "H25 H21 H29"}, starter=chair)
    live.answer(chair, Buy(2))
    for seat, vote in enumerate(votes):
        if seat in live.awaited:
            live.answer(seat, NOBODY if vote == "-" else VoteKeep(cards("H25 H21")[int(vote)]))
    assert live.told(Joined)[0].henchman == kept
    assert live.told(Voted)[0].kind == "keep"


@pytest.mark.rule("FI-133")
def test_nobody_voted_is_chance() -> None:
    kept = set()
    for seed in range(20):
        live = shop(3, reserve={2: "H25 H21 H29"})
        live.g.chance.seed = bytes([seed]) * 32
        live.answer(A, Buy(2))
        for _ in range(3):
            assert live.default(live.awaited[0]) == NOBODY
            live.silent()
        kept.add(live.told(Joined)[0].henchman)
    assert kept == {"H25", "H21"}


@pytest.mark.rule("FI-134")
def test_the_chairs_time_out_buys_the_highest_and_removes_nobody() -> None:
    live = shop(9, reserve={1: "H01 H02 H03"})
    while live.s.phase == "shop":
        live.silent()
    assert [LEVEL[event.henchman] for event in live.told(Joined)] == [3, 2, 1]
    assert live.told(Removed) == []
    live = shop(2)
    live.silent()
    assert live.told(Removed) == []
    assert live.told(Wasted) == [Wasted(2)]


@pytest.mark.rule("FI-135")
def test_the_bought_are_shuffled_in() -> None:
    live = shop(3)
    live.answer(A, Buy(2))
    keep(live, live.s.offered[0])
    moved = None
    while live.s.phase != "starter":
        moved = live.silent()
    assert moved is not None
    assert ("clan", 21) in [(draw.purpose, draw.size) for draw in moved.row.draws]
