"""FF-020 to FF-026, FF-140 to FF-143, WE-20 to WE-23, WE-36: dawn, bonus actions, what waits."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fable import track
from engines.fable.state import Settings

from .kit import A, B, G, Loaded, act, bare, field, kinds, table, told, top, whole
from .plain import (
    Attack,
    Begin,
    Call,
    CallLegend,
    CallMonster,
    Dawn,
    EndDay,
    NewMarket,
    Pulled,
    Readied,
    Recruit,
    Refilled,
    Resolve,
    SpendMoon,
)


@pytest.mark.rule("FF-020", "FF-026")
def test_every_empty_slot_is_filled_and_nobody_is_readied() -> None:
    g = table(
        phase="dawn", monsters="M01 - M03", allies="- - A03", items="I01 I02 I03", a={"deployed": "A23~"}
    )
    top(g, "M16", "A50", "A51", "C01", "C02", "C03")
    act(g)
    assert g.s.rows["monster"] == ["M01", "M16", "M03"]
    assert g.s.rows["ally"] == ["A50", "A51", "A03"]
    assert g.s.rows["contract"] == ["C01", "C02", "C03"]
    assert told(g, Refilled) == [Refilled(("M16", "A50", "A51", "C01", "C02", "C03"))]
    assert field(g) == "A23~"


@pytest.mark.rule("FF-020")
def test_nothing_is_refilled_at_other_times() -> None:
    g = table(monsters="M03 M12 M16", allies="A23 A24 A50", left=4)
    act(g, Recruit("A23"))
    act(g, Call("M03"))
    assert g.s.rows["ally"] == [None, "A24", "A50"]
    assert g.s.rows["monster"] == [None, "M12", "M16"]


@pytest.mark.rule("FF-021")
def test_actions_are_three_and_the_bonus() -> None:
    g = table(phase="dawn", moons=[10], a={"fame": 4}, b={"fame": 31}, monsters="M03 M12 M16")
    act(g)
    # Spaces 20 and 30.
    assert told(g, Dawn) == [Dawn(A, 5, 2)]
    assert (g.s.day.granted, g.s.day.left) == (5, 5)


@pytest.mark.rule("FF-121")
def test_a_turn_is_counted_from_nothing() -> None:
    g = table(phase="dawn", moons=[], monsters="M03 M12 M16")
    g.s.day.recruits, g.s.day.items, g.s.day.traits, g.s.day.dealt = 3, 2, 1, ["el"]
    act(g)
    day = g.s.day
    assert (day.recruits, day.items, day.traits, day.dealt, day.beaten) == (0, 0, 0, [], [])


def dawn_with_moon(**fields: Any) -> G:
    """A dawn at which nothing comes, and the first question of the day."""
    g = table(phase="dawn", moons=[], monsters="M03 M12 M16", **fields)
    act(g)
    assert g.s.phase == "day"
    return g


@pytest.mark.rule("FF-022", "FF-148")
def test_a_moon_token_readies_for_one_action() -> None:
    g = dawn_with_moon(a={"moons": 2, "deployed": "A23~ A24 A52~"})
    assert SpendMoon in kinds(act(g))
    act(g, SpendMoon())
    assert field(g) == "A23 A24 A52"
    assert (g.s.players[A].moons, g.s.spent, g.s.day.left) == (1, 8, 2)
    # Nobody is exhausted any more: a second one would do nothing.
    assert SpendMoon not in kinds(act(g))


@pytest.mark.rule("FF-022")
def test_a_moon_token_readies_all_however_many() -> None:
    g = dawn_with_moon(a={"moons": 1, "deployed": "A23~ A24~ A49~ A50~ A51~ A52~"})
    act(g)
    act(g, SpendMoon())
    assert field(g) == "A23 A24 A49 A50 A51 A52"
    assert told(g, Readied) == [Readied(A, ("A23", "A24", "A49", "A50", "A51", "A52"))]


@pytest.mark.rule("FF-022")
@pytest.mark.parametrize(
    "fields", [{"moons": 1, "deployed": "A23"}, {"moons": 1}, {"moons": 0, "deployed": "A23~"}]
)
def test_it_is_offered_only_to_who_gains(fields: dict[str, object]) -> None:
    g = dawn_with_moon(a=fields)
    assert SpendMoon not in kinds(act(g))


@pytest.mark.rule("FF-022", "FF-023")
def test_the_choices_of_dawn_end_with_the_first_deed_of_the_day() -> None:
    g = table(
        **{"phase": "dawn", "moons": [], "monsters": "M03 M12 M16", "allies": "A23 A24 A50"},
        a={"moons": 1, "deployed": "A51~", "fresh": True},
    )
    act(g)
    assert kinds(act(g)) >= {SpendMoon, NewMarket}
    act(g, Recruit("A23"))
    assert not kinds(act(g)) & {SpendMoon, NewMarket}


@pytest.mark.rule("FF-023")
@pytest.mark.parametrize("first", ["moon", "market"])
def test_the_new_market_replaces_a_row_at_once_in_either_order(first: str) -> None:
    g = table(
        **{"phase": "dawn", "moons": [], "monsters": "M03 M12 M16", "allies": "A23 A24 A50"},
        a={"moons": 1, "deployed": "A51~", "fresh": True},
    )
    top(g, "A68", "A69", "A70")
    act(g)
    both = [SpendMoon(), NewMarket("ally")]
    for choice in both if first == "moon" else both[::-1]:
        act(g, choice)
    assert g.s.rows["ally"] == ["A68", "A69", "A70"]
    assert g.s.discards["ally"] == ["A23", "A24", "A50"]
    assert field(g) == "A51"
    # The New Market card costs nothing, and is used up.
    assert g.s.day.left == 2
    assert NewMarket not in kinds(act(g))
    assert not g.s.players[A].fresh


@pytest.mark.rule("FF-024", "FF-025", "WE-36")
def test_spotted_monsters_and_what_waits_make_one_free_combat() -> None:
    g = table(phase="dawn", monsters="M07 M11 -", a={"pending": "?L01", "deployed": "A24"})
    top(g, "M03")
    act(g)
    assert told(g, Pulled) == [Pulled(A, ("M07", "M11"))]
    assert g.s.phase == "enter"
    act(g)
    assert g.s.rows["monster"] == [None, None, "M03"]
    assert [foe.card for foe in g.s.combat] == ["L01", "M07", "M11"]
    assert g.s.day.left == 3
    assert not kinds(act(g)) & {Call, CallMonster, CallLegend}
    act(g, Attack("A24", "M07", "we"))
    act(g, Resolve())
    assert {Call, CallMonster, CallLegend} <= kinds(act(g))
    assert g.s.rows["monster"] == [None, None, "M03"]


@pytest.mark.rule("FF-024")
def test_a_monster_revealed_at_this_dawn_is_spotted_too() -> None:
    g = table(phase="dawn", monsters="M03 - M16")
    top(g, "M33")
    act(g)
    assert told(g, Pulled) == [Pulled(A, ("M33",))]
    assert g.s.rows["monster"] == ["M03", None, "M16"]
    act(g)
    assert [foe.card for foe in g.s.combat] == ["M33"]


@pytest.mark.rule("FF-023", "FF-024")
def test_where_foes_come_dawn_is_asked_before_they_do() -> None:
    g = table(phase="dawn", monsters="M07 M03 M16", a={"fresh": True})
    asked = act(g)
    assert asked is not None
    assert (asked.kind, kinds(asked), asked.default) == ("dawn", {Begin, NewMarket}, Begin())
    act(g, Begin())
    act(g)
    assert NewMarket not in kinds(act(g))


@pytest.mark.rule("FF-026")
def test_what_held_for_a_turn_is_over() -> None:
    g = table(2, monsters="M03 M12 M16", a={"deployed": "A23"}, b={"deployed": "A24"})
    g.s.players[A].deployed[0].types = ["el"]
    g.s.players[A].passing = True
    g.s.day.purse = 2
    act(g, EndDay())
    act(g)
    assert g.s.turn == B
    assert g.s.players[A].deployed[0].types == []
    assert not g.s.players[A].passing
    assert g.s.day.purse == 0


@pytest.mark.rule("FF-140", "FF-141", "FF-142", "WE-20")
@pytest.mark.parametrize(
    ("own", "lead", "tokens", "granted"),
    [
        (4, 25, [10], 4),
        (4, 25, [], 5),
        (7, 30, [10], 4),
        (12, 67, [20, 40], 6),
        (3, 88, [], 6),
        # WE-23.
        (72, 118, [], 5),
    ],
)
def test_bonus_actions(own: int, lead: int, tokens: list[int], granted: int) -> None:
    g = table(moons=tokens, a={"fame": own}, b={"fame": lead})
    assert track.actions(g.s, A)[0] == granted
    assert track.actions(g.s, B)[0] == 3


@pytest.mark.rule("FF-140", "WE-20")
def test_the_bonus_is_limited_to_six_actions() -> None:
    g = table(moons=[], a={"fame": 3}, b={"fame": 88})
    assert track.bonus(g.s, A) == 8
    assert track.actions(g.s, A) == (6, 3)


@pytest.mark.rule("FF-140", "WE-23")
def test_a_player_on_a_bonus_space_takes_it() -> None:
    g = table(3, moons=[], a={"fame": 72}, b={"fame": 118}, c={"fame": 80})
    assert track.actions(g.s, A)[0] == 4


@pytest.mark.rule("FF-142", "WE-22")
def test_the_short_track() -> None:
    g = table(options=Settings(short_game=True), moons=[10], a={"fame": 8}, b={"fame": 53})
    assert track.actions(g.s, A)[0] == 6
    assert track.bonus(g.s, A) == 3


@pytest.mark.rule("FF-141", "FF-203")
def test_while_all_stand_at_nought_all_lead() -> None:
    g = table(3, moons=[])
    assert [track.actions(g.s, seat)[0] for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("FF-143")
def test_the_bonus_is_counted_once() -> None:
    g = table(phase="dawn", moons=[], monsters="M03 M12 M16", a={"fame": 4}, b={"fame": 25})
    act(g)
    assert g.s.day.left == 5
    track.move(g, A, 30)
    track.move(g, B, 30)
    assert g.s.day.left == 5


@pytest.mark.rule("FF-162", "FF-201")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    g = table(phase="dawn", monsters="- - -")
    bare(g, "monster", keep="M03")
    rest = set(g.s.discards["monster"])
    g.chance = Loaded(order={"monster deck": ["M16", "M12"]})
    act(g)
    assert g.s.rows["monster"] == ["M03", "M12", "M16"]
    assert g.s.discards["monster"] == []
    assert set(g.s.decks["monster"]) == rest - {"M12", "M16"}
    whole(g)


@pytest.mark.rule("FF-162")
def test_a_slot_stays_empty_if_there_is_no_card_at_all() -> None:
    g = table(phase="dawn", monsters="M03 M12 M16")
    g.s.players[B].hand = [*g.s.decks["item"]]
    g.s.decks["item"] = []
    act(g)
    assert g.s.rows["item"] == [None, None, None]
