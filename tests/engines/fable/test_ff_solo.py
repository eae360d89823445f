"""Alone against the shadow: its steps, and the end (6; FF-300 to FF-306, FF-309, WE-37, WE-38)."""

from __future__ import annotations

import pytest

from engines.fable import race
from engines.fable.cards import FATES
from engines.fable.combat import check
from engines.fable.day import action
from engines.fable.dusk import dusk
from engines.fable.glossary import Card
from engines.fable.night import step as shadow_step
from engines.fable.rules import outcome, step
from engines.fable.state import Enemy, Settings, champion_space, legend_spaces, new

from .kit import A, act, asks, defaults, fame, field, run, shuffled, told, top
from .plain import EndDay, FateDrawn, React, ShadowGrew, ShadowMoved, ShadowTook
from .using import EASY, SHORT_EASY, alone, hand, night, shadow

# -- set-up, turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-300")
def test_the_set_up() -> None:
    for options in (EASY, SHORT_EASY, Settings(moon_deck=True)):
        s = new(1, options)
        assert s.shadow is not None
        assert (s.shadow.at, s.shadow.menace) == (0, 0)
        assert s.shadow.tokens == list(legend_spaces(options))
        assert sorted(s.decks["fate"]) == list(FATES)
        assert "moon" not in s.decks
    assert new(2, EASY).shadow is None
    assert "fate" not in new(2, EASY).decks


@pytest.mark.rule("FF-302")
def test_the_shadow_steps_after_each_dusk() -> None:
    g = alone(20, a={"fame": 7})
    top(g, "F09")
    assert act(g, EndDay()) is None
    assert g.s.phase == "dusk"
    assert act(g) is None
    assert g.s.phase == "shadow"
    assert act(g) is None
    assert (g.s.phase, g.s.turns, shadow(g).at) == ("dawn", 1, 25)
    assert shadow(g).fate == "F09"
    assert told(g, FateDrawn) == [FateDrawn("F09", 5)]


@pytest.mark.rule("FF-302", "FF-303")
def test_after_the_twelfth_card_all_are_shuffled() -> None:
    g = alone(0, a={"fame": 40})
    g.s.discards["fate"] = list(g.s.decks["fate"])
    g.s.decks["fate"] = []
    defaults(shadow_step(g))
    assert shuffled(g) == ["fate deck"]
    assert (len(g.s.decks["fate"]), g.s.discards["fate"]) == (11, [shadow(g).fate])


@pytest.mark.rule("FF-302", "FF-306")
def test_it_moves_by_steps_menace_and_level() -> None:
    for level, short, there in ((0, False, 27), (1, False, 29), (2, False, 30), (0, True, 27), (1, True, 29)):
        g = alone(20, 2, options=Settings(solo_level=level, short_game=short), a={"fame": 7}, moons=[])
        night(g, "F09")
        assert shadow(g).at == there, (level, short)
    assert race.SHADOW_ROAD.offset(new(1, Settings(solo_level=2, short_game=True))) == 3
    # With nothing to move by it stands still.
    g = alone(20, a={"fame": 7})
    night(g, "F01")
    assert shadow(g).at == 20
    assert told(g, ShadowMoved) == []


@pytest.mark.rule("FF-301", "FF-302")
def test_it_goes_round_the_player() -> None:
    g = alone(20, a={"fame": 25})
    night(g, "F09")
    assert shadow(g).at == 26
    # And so does the player at dusk.
    g = alone(25, a={"fame": 25}, phase="dusk", moons=[])
    defaults(dusk(g))
    assert fame(g) == [26]
    # Space 0 is shared.
    g = alone(0)
    night(g, "F01")
    assert shadow(g).at == 0


@pytest.mark.rule("FF-302")
def test_it_wins_on_the_champion_space() -> None:
    g = alone(95, a={"fame": 7})
    night(g, "F09")
    assert (g.s.phase, g.s.ending) == ("over", "lost")
    result = outcome(g.s)
    assert result is not None
    assert (result.winners, result.scores, result.kind) == ((), (0,), "lost")
    g = alone(94, a={"fame": 7})
    night(g, "F09")
    assert g.s.phase != "over"


@pytest.mark.rule("FF-302")
def test_legend_tokens_feed_its_menace() -> None:
    g = alone(13, tokens="15 17 35", a={"fame": 40})
    night(g, "F09")
    assert (shadow(g).at, shadow(g).menace, shadow(g).tokens) == (18, 2, [35])
    assert told(g, ShadowGrew) == [ShadowGrew(1, "token"), ShadowGrew(2, "token")]


@pytest.mark.rule("FF-302", "WE-37")
def test_menace_grows_and_falls() -> None:
    g = alone(31, 1, "35 55", a={"fame": 7, "deployed": "A23"}, moons=[])
    night(g, "F09")
    assert (shadow(g).at, shadow(g).menace, shadow(g).tokens) == (37, 2, [55])
    g.s.phase = "day"
    g.s.decks["legend"].remove(Card("L01"))
    g.s.combat = [Enemy(Card("L01"), tally=11)]
    assert run(g, check(g)) is None
    assert shadow(g).menace == 1


@pytest.mark.rule("FF-302")
def test_it_takes_the_highest_moon_token_that_it_passes() -> None:
    g = alone(18, 7, a={"fame": 60, "deployed": "A23~ A50~"}, moons=[10, 20, 30, 40])
    night(g, "F09")
    assert shadow(g).at == 30
    assert (g.s.moons, g.s.players[A].moons) == ([10, 20, 40], 0)
    assert told(g, ShadowTook) == [ShadowTook(30)]
    assert field(g) == "A23 A50"


@pytest.mark.rule("FF-302")
def test_its_moon_token_readies_all_however_many() -> None:
    g = alone(18, a={"fame": 60, "deployed": "A23~ A24~ A49~ A50~ A51~ A52~"}, moons=[20])
    assert night(g, "F09") is None
    assert field(g) == "A23 A24 A49 A50 A51 A52"


@pytest.mark.rule("FF-302", "FF-307")
def test_its_moon_is_an_event_to_react_to() -> None:
    g = alone(18, a={"fame": 60, "deployed": "A14~"}, moons=[20])
    top(g, "I05")
    assert night(g, "F09", React("A14")) is None
    assert (hand(g), field(g)) == (["I05"], "A14~")


# -- legends and the end ----------------------------------------------------------------------------------


@pytest.mark.rule("FF-304")
def test_a_legend_defeated_throws_it_back() -> None:
    for menace, tokens, then in (
        (2, "35 55", (40, 1, [35, 55])),
        (0, "35 55", (40, 0, [35])),
        (0, "", (37, 0, [])),
    ):
        g = alone(40, menace, tokens, a={"fame": 7})
        g.s.decks["legend"].remove(Card("L01"))
        g.s.combat = [Enemy(Card("L01"), tally=11)]
        assert run(g, check(g)) is None
        assert (shadow(g).at, shadow(g).menace, shadow(g).tokens) == then


@pytest.mark.rule("FF-304", "FF-131")
def test_thrown_back_onto_the_player_it_goes_round() -> None:
    g = alone(40, a={"fame": 37})
    race.SHADOW_ROAD.legend_beaten(g)
    assert shadow(g).at == 38
    g = alone(2, a={"fame": 37})
    race.SHADOW_ROAD.legend_beaten(g)
    assert shadow(g).at == 0


@pytest.mark.rule("FF-305", "FF-306", "WE-38")
def test_too_few_trophies_do_not_win() -> None:
    five = "L01 L02 L03 L04 L05"
    g = alone(94, options=Settings(), a={"fame": 101, "trophies": five}, phase="dusk", moons=[])
    defaults(dusk(g))
    assert (g.s.phase, g.s.champion) == ("shadow", -1)
    top(g, "F09")
    defaults(step(g))
    assert (shadow(g).at, g.s.ending) == (102, "lost")


@pytest.mark.rule("FF-305", "FF-306", "FF-308")
@pytest.mark.parametrize(
    ("level", "short", "needed"),
    [(0, False, 5), (1, False, 6), (2, False, 7), (0, True, 2), (1, True, 2), (2, True, 3)],
)
def test_enough_trophies_win(level: int, short: bool, needed: int) -> None:
    options = Settings(solo_level=level, short_game=short)
    goal = champion_space(options)
    for held in (needed - 1, needed):
        trophies = " ".join(f"L0{k + 1}" for k in range(held))
        g = alone(30, options=options, a={"fame": goal + 1, "trophies": trophies}, phase="dusk", moons=[])
        defaults(dusk(g))
        assert (g.s.ending == "won") is (held == needed)
    result = outcome(g.s)
    assert result is not None
    assert (result.winners, result.scores, result.kind) == ((0,), (goal + 1 - 30 + 5 * needed,), "won")


@pytest.mark.rule("FF-305")
def test_each_later_dusk_is_looked_at_again() -> None:
    there = {"fame": 104, "low": 104, "trophies": "L01 L02 L03 L04 L05 L06"}
    g = alone(30, options=Settings(), a=there, phase="dusk", moons=[])
    defaults(dusk(g))
    assert g.s.ending == "won"


@pytest.mark.rule("FF-309")
def test_no_clock_runs_where_nobody_is_kept_waiting() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A50 A23"})
    top(g, "F08")
    (asked,) = asks(shadow_step(g))
    assert (asked.seat, asked.kind, asked.clock) == (A, "exhaust_own", "")
    (asked,) = asks(action(alone(20, a={"fame": 7, "deployed": "A50 A23"}, phase="day")))
    assert (asked.kind, asked.clock) == ("day", "")
