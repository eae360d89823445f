"""FF-120 to FF-126, FF-145 to FF-152, WE-24, WE-26, WE-27, WE-34, WE-40: contracts, moons, legends."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fable import contracts, track
from engines.fable.glossary import Card
from engines.fable.printed import CONTRACTS
from engines.fable.state import Beaten, Settings

from .kit import A, B, G, act, fame, field, table, told
from .plain import Attack, ChampionTaken, LegendWaits, MoonTaken, Score, Scored, ScoreNone


def dusk(seats: int = 2, **fields: Any) -> G:
    """A's day is over; tokens moved this turn."""
    g = table(seats, phase="dusk", **fields)
    g.s.day.moved = True
    return g


# -- contracts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-120", "FF-121", "FF-198", "WE-34")
def test_one_ally_serves_several_contracts() -> None:
    g = dusk(moons=[], contracts="C17 C16 C06", a={"deployed": "A31 A35 A24 A44"})
    assert contracts.progress(g.s, A, Card("C17")) == 3
    assert contracts.progress(g.s, A, Card("C16")) == 3
    asked = act(g)
    assert asked is not None
    assert asked.default == Score(("C17", "C16", "C06"))
    act(g, Score(("C17", "C16", "C06")))
    assert fame(g)[A] == 11
    assert told(g, Scored) == [Scored(A, ("C17", "C16", "C06"), 11)]
    assert g.s.discards["contract"] == ["C17", "C16", "C06"]
    # The slots stay empty until the next dawn.
    assert g.s.rows["contract"] == [None, None, None]
    assert g.s.turn == B
    act(g)
    assert None not in g.s.rows["contract"]


@pytest.mark.rule("FF-120")
@pytest.mark.parametrize(("choice", "gained"), [(Score(("C16",)), 4), (ScoreNone(), 0)])
def test_any_number_of_them(choice: object, gained: int) -> None:
    g = dusk(moons=[], contracts="C17 C16 C06", a={"deployed": "A31 A35 A24 A44"})
    act(g, choice)  # type: ignore[arg-type]
    assert fame(g)[A] == gained
    assert len([card for card in g.s.rows["contract"] if card is not None]) == 3 - (gained > 0)


@pytest.mark.rule("FF-120")
def test_without_an_achieved_contract_nobody_is_asked() -> None:
    g = dusk(moons=[], contracts="C17 C16 C06", a={"deployed": "A31"})
    assert act(g) is None
    assert g.s.turn == B


@pytest.mark.rule("FF-109", "FF-121")
def test_a_stocked_cellar_is_asked_for_by_what_all_can_see() -> None:
    g = dusk(moons=[], contracts="C07 C16 C06", a={"hand": "A23 A24"})
    asked = act(g)
    assert asked is not None
    assert asked.options == (ScoreNone(),)
    g = dusk(moons=[], contracts="C07 C16 C06", a={"hand": "I01 I02"})
    act(g, Score(("C07",)))
    assert fame(g)[A] == 2
    g = dusk(moons=[], contracts="C07 C16 C06", a={"hand": "A23"})
    assert act(g) is None


@pytest.mark.rule("FF-121")
def test_states_count_as_they_are_at_dusk() -> None:
    g = dusk(contracts="C21 C22 C06", a={"deployed": "A71 A70 A69 A24~ A68~"})
    assert contracts.progress(g.s, A, Card("C21")) == 3
    assert contracts.progress(g.s, A, Card("C22")) == 15
    assert contracts.progress(g.s, A, Card("C06")) == 3
    g.s.players[A].deployed[0].types = ["we", "pw"]
    assert contracts.progress(g.s, A, Card("C21")) == 5


def beaten(**fields: Any) -> Beaten:
    """A foe beaten this turn."""
    made: dict[str, Any] = {"card": "M33", "fame": 7, "legend": False, "spotted": False, "exact": False}
    made |= {"allies": 1, "items": 0, "one_type": False}
    return Beaten(**(made | fields))


#: What fulfils an event contract, and what just does not.
EVENTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "C08": ({"beaten": [beaten(), beaten()]}, {"beaten": [beaten()]}),
    "C09": ({"recruits": 3}, {"recruits": 2}),
    "C10": ({"items": 2}, {"items": 1}),
    "C11": ({"traits": 3}, {"traits": 2}),
    "C12": ({"beaten": [beaten(fame=4, exact=True)]}, {"beaten": [beaten(fame=3, exact=True), beaten()]}),
    "C18": (
        {"beaten": [beaten(fame=3, allies=0, items=1)]},
        {"beaten": [beaten(fame=2, allies=0, items=1), beaten(items=1), beaten(allies=0)]},
    ),
    "C19": (
        {"beaten": [beaten(fame=6, one_type=True)]},
        {"beaten": [beaten(fame=5, one_type=True), beaten()]},
    ),
    "C20": ({"beaten": [beaten(spotted=True)]}, {"beaten": [beaten()]}),
    "C23": ({"beaten": [beaten()] * 3}, {"beaten": [beaten()] * 2}),
    "C24": ({"beaten": [beaten(fame=8)]}, {"beaten": [beaten(fame=7)]}),
    "C25": ({"beaten": [beaten(fame=5)]}, {"beaten": [beaten(allies=2), beaten(items=1), beaten(fame=4)]}),
    "C27": ({"beaten": [beaten(), beaten()]}, {"beaten": [beaten(), beaten(fame=6)]}),
    "C28": ({"dealt": ["el", "ma", "po", "we"]}, {"dealt": ["el", "ma", "po"]}),
    "C29": ({"beaten": [beaten(card="L01", legend=True)]}, {"beaten": [beaten()]}),
    "C30": ({"beaten": [beaten()] * 4}, {"beaten": [beaten()] * 3}),
}


@pytest.mark.rule("FF-121")
@pytest.mark.parametrize("card", sorted(EVENTS))
def test_events_of_this_turn(card: str) -> None:
    for done, fields in zip((True, False), EVENTS[card], strict=True):
        g = table()
        for name, value in fields.items():
            setattr(g.s.day, name, value)
        assert contracts.achieved(g.s, A, Card(card)) is done
        assert not contracts.achieved(g.s, B, Card(card))


def test_every_event_contract_is_tried() -> None:
    assert set(EVENTS) == {card for card, notice in CONTRACTS.items() if notice.when == "event"}


@pytest.mark.rule("FF-121")
def test_how_a_foe_was_beaten() -> None:
    g = table(combat="M18 M16", a={"deployed": "A23 A05 A24"})
    act(g, Attack("A23", "M18", "pw"))
    act(g, Attack("A05", "M18", "pw"))
    (one,) = g.s.day.beaten
    assert (one.card, one.fame, one.spotted, one.exact, one.one_type, one.allies) == (
        "M18",
        4,
        True,
        True,
        True,
        2,
    )
    act(g, Attack("A24", "M16", "we"))
    g.s.combat[0].less = 2
    g.s.players[A].deployed[2].ready = True
    act(g, Attack("A24", "M16", "we"))
    two = g.s.day.beaten[1]
    assert (two.spotted, two.exact, two.one_type) == (False, False, True)
    assert g.s.day.dealt == ["pw", "we"]


@pytest.mark.rule("FF-121")
def test_contracts_give_more_by_purse_and_moon() -> None:
    g = table(contracts="C17 C16 C06")
    assert contracts.gives(g.s, Card("C17")) == 4
    g.s.day.purse, g.s.moon = 2, Card("O16")
    assert contracts.gives(g.s, Card("C17")) == 7


# -- moon tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-145", "FF-146", "WE-24")
@pytest.mark.parametrize(
    ("low", "at", "tokens", "taken"),
    [(18, 41, [20, 30, 40], 40), (28, 43, [30, 50], 30), (31, 38, [30, 40], None), (20, 20, [20], None)],
)
def test_the_highest_token_passed(low: int, at: int, tokens: list[int], taken: int | None) -> None:
    g = dusk(moons=tokens, a={"fame": at, "low": low})
    act(g)
    assert [event.space for event in told(g, MoonTaken)] == ([] if taken is None else [taken])
    assert g.s.moons == [space for space in tokens if space != taken]
    assert g.s.players[A].moons == (taken is not None)


@pytest.mark.rule("FF-124", "FF-147")
def test_all_others_ready_the_finder_does_not() -> None:
    fields = {
        "a": {"fame": 12, "deployed": "A23~ A24"},
        "b": {"deployed": "A50~"},
        "c": {"deployed": "A51~ A49"},
    }
    g = dusk(3, moons=[10], **fields)
    g.s.players[A].low = 8
    act(g)
    assert [field(g, seat) for seat in range(3)] == ["A23~ A24", "A50", "A51 A49"]


@pytest.mark.rule("FF-147")
def test_all_others_ready_however_many_they_are() -> None:
    g = dusk(moons=[10], a={"fame": 12, "low": 8}, b={"deployed": "A23~ A24~ A49~ A50~ A51~ A52~"})
    act(g)
    assert field(g, B) == "A23 A24 A49 A50 A51 A52"


@pytest.mark.rule("FF-120", "FF-122", "FF-124", "FF-134", "WE-26")
@pytest.mark.parametrize("scores", [True, False])
def test_the_order_of_dusk(scores: bool) -> None:
    fields: dict[str, Any] = {
        "a": {"fame": 27, "low": 22, "deployed": "A31 A35 A24"},
        "b": {"fame": 31, "deployed": "A50~"},
    }
    g = dusk(moons=[30], contracts="C17 - -", **fields)
    act(g, Score(("C17",)) if scores else ScoreNone())
    assert fame(g)[A] == (32 if scores else 27)
    assert bool(told(g, MoonTaken)) is scores
    assert field(g, B) == ("A50" if scores else "A50~")
    assert not told(g, LegendWaits)


@pytest.mark.rule("FF-125", "FF-157")
def test_a_moon_card_comes_with_a_token() -> None:
    g = dusk(moons=[10], options=Settings(moon_deck=True), a={"fame": 12, "low": 8})
    assert [g.s.moon] == [None]
    g.s.decks["moon"].remove(Card("O09"))
    g.s.decks["moon"].append(Card("O09"))
    act(g)
    assert g.s.moon == "O09"
    g = dusk(moons=[10], options=Settings(moon_deck=True), a={"fame": 9, "low": 8})
    act(g)
    assert g.s.moon is None


# -- the champion ------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-123", "FF-170", "WE-27")
def test_the_champion_takes_no_moon() -> None:
    fields = {"a": {"fame": 100, "low": 88, "deployed": "A23~"}, "b": {"fame": 40, "deployed": "A24~"}}
    g = dusk(3, moons=[90], **fields, c={"fame": 41})
    act(g)
    assert told(g, ChampionTaken) == [ChampionTaken(A)]
    assert (g.s.champion, g.s.moons) == (A, [90])
    assert field(g, B) == "A24~"
    # The two others have one turn each, and A none.
    seats = []
    while g.s.phase == "dawn":
        seats.append(g.s.turn)
        g.s.phase = "dusk"
        act(g)
    assert seats == [B, 2]
    assert g.s.phase == "end"


@pytest.mark.rule("FF-123")
def test_beyond_the_space_counts_as_well() -> None:
    g = dusk(a={"fame": 104, "low": 88}, options=Settings(short_game=False))
    act(g)
    assert g.s.champion == A
    g = dusk(a={"fame": 52, "low": 44}, options=Settings(short_game=True))
    act(g)
    assert g.s.champion == A


@pytest.mark.rule("FF-123", "FF-170")
def test_the_token_is_taken_once_and_then_moons_are_taken_as_ever() -> None:
    g = dusk(3, moons=[90], champion=B, a={"fame": 101, "low": 88}, b={"fame": 105})
    act(g)
    assert g.s.champion == B
    assert told(g, MoonTaken) == [MoonTaken(A, 90)]


@pytest.mark.rule("FF-004", "FF-142", "FF-145", "FF-147", "FF-170")
def test_the_last_turn_of_a_short_game_passes_a_moon_beyond_its_end() -> None:
    fields = {"a": {"fame": 63, "low": 44}, "b": {"fame": 52}, "c": {"fame": 30, "deployed": "A24~"}}
    g = dusk(3, champion=B, options=Settings(short_game=True), **fields)
    act(g)
    assert told(g, MoonTaken) == [MoonTaken(A, 60)]
    assert g.s.moons == [10, 20, 30, 40, 70, 80, 90]
    assert field(g, 2) == "A24"
    # For actions nothing beyond the champion space counts, without its moon either.
    g.s.moons = [10]
    assert track.bonus(g.s, 2) == 1


# -- legend spaces -----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-126", "FF-150", "FF-151")
@pytest.mark.parametrize(("at", "moved", "waits"), [(35, True, True), (35, False, False), (36, True, False)])
def test_a_legend_waits_for_who_finishes_there(at: int, moved: bool, waits: bool) -> None:
    g = dusk(a={"fame": at, "low": at})
    g.s.day.moved = moved
    act(g)
    pending = g.s.players[A].pending
    assert bool(pending) is waits
    if waits:
        assert (pending[0].card, pending[0].shown) == ("L01", False)
        assert told(g, LegendWaits) == [LegendWaits(A)]


@pytest.mark.rule("FF-150")
def test_only_spaces_of_the_option() -> None:
    g = dusk(a={"fame": 25, "low": 20}, options=Settings(legend_spaces=1))
    act(g)
    assert g.s.players[A].pending
    g = dusk(a={"fame": 35, "low": 20}, options=Settings(legend_spaces=1))
    act(g)
    assert not g.s.players[A].pending


@pytest.mark.rule("FF-151")
def test_losing_fame_is_moving_too() -> None:
    g = table(a={"fame": 37}, phase="dusk")
    track.move(g, A, -2)
    act(g)
    assert g.s.players[A].pending


@pytest.mark.rule("FF-152", "WE-40")
def test_no_legend_without_a_further_turn() -> None:
    g = dusk(3, champion=2, turn=B, a={"fame": 3}, b={"fame": 95, "low": 90}, c={"fame": 104})
    act(g)
    assert g.s.players[B].pending == []
    # Nor when there is none.
    g = dusk(a={"fame": 35, "low": 30})
    g.s.players[B].trophies, g.s.decks["legend"] = g.s.decks["legend"], []
    act(g)
    assert g.s.players[A].pending == []


@pytest.mark.rule("FF-197")
def test_nothing_taken_is_undone() -> None:
    g = table(moons=[40], a={"fame": 3}, b={"fame": 35, "moons": 1, "pending": "?L01"})
    track.move(g, B, -6)
    assert (fame(g)[B], g.s.players[B].moons, len(g.s.players[B].pending)) == (29, 1, 1)
    assert g.s.moons == [40]
