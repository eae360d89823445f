"""FF-070 to FF-076, WE-10, WE-13: foes are called, enter, and do at once what they do."""

from __future__ import annotations

import pytest

from engines.fable import SPEC, combat
from engines.fable.contracts import achieved
from engines.fable.dawn import enter
from engines.fable.foes import needs
from engines.fable.glossary import Card

from .kit import A, act, bare, drive, fame, field, fought, heard, kinds, table, told, top
from .plain import (
    Attack,
    Call,
    CallLegend,
    CallMonster,
    Defeated,
    Deploy,
    Entered,
    EnterFirst,
    GiveUp,
    GiveUpSome,
)


@pytest.mark.rule("FF-070")
def test_what_may_be_called() -> None:
    g = table(monsters="M03 - M16")
    asked = act(g)
    assert asked is not None
    calls = [option for option in asked.options if isinstance(option, Call | CallMonster | CallLegend)]
    assert calls == [Call("M03"), Call("M16"), CallMonster(), CallLegend()]
    act(g, Call("M16"))
    assert fought(g) == ["M16"]
    assert g.s.rows["monster"] == ["M03", None, None]


@pytest.mark.rule("FF-070", "FF-163")
def test_without_legends_none_is_called() -> None:
    g = table(monsters="M03 - M16")
    g.s.players[A].trophies, g.s.decks["legend"] = g.s.decks["legend"], []
    assert CallLegend not in kinds(act(g))
    # A monster deck is made of its discard pile.
    bare(g, "monster")
    assert CallMonster in kinds(act(g))
    act(g, CallMonster())
    assert len(fought(g)) == 1


@pytest.mark.rule("FF-071", "FF-072")
def test_the_owner_picks_the_order_of_what_waits() -> None:
    g = table(phase="enter", a={"pending": "M20 ?L04 M05", "hand": "A23 A24", "deployed": "A50 A51"})
    steps = enter(g)
    asked = drive(steps)
    assert asked is not None
    # Legends first, then by id; all of them are turned up by now.
    assert asked.kind == "order"
    assert asked.options == (EnterFirst("L04"), EnterFirst("M05"), EnterFirst("M20"))
    assert asked.default == EnterFirst("L04")
    asked = drive(steps, EnterFirst("M20"))
    assert asked is not None
    # Its instant comes before anything else does.
    assert (asked.kind, fought(g)) == ("convert_own", ["M20"])
    asked = drive(steps, GiveUp("A50"), EnterFirst("M05"))
    assert asked is not None
    assert (asked.kind, fought(g)) == ("discard", ["M20", "A50", "M05"])
    assert drive(steps, GiveUp("A23"), GiveUp("A24")) is None
    assert fought(g) == ["M20", "A50", "M05", "L04"]
    assert (g.s.phase, g.s.day.left) == ("day", 3)


@pytest.mark.rule("FF-071")
def test_without_instants_the_order_is_not_asked() -> None:
    g = table(phase="enter", a={"pending": "M07 ?L01 M11"})
    assert act(g) is None
    assert fought(g) == ["L01", "M07", "M11"]


@pytest.mark.rule("FF-071")
def test_what_waits_meets_those_already_deployed() -> None:
    # Salt Hag exhausts one before anybody else can be deployed.
    g = table(phase="enter", a={"pending": "M17", "hand": "A23", "deployed": "A24"})
    act(g)
    assert (field(g), g.s.phase) == ("A24~", "day")


@pytest.mark.rule("FF-072", "FF-073", "WE-10")
def test_instants_go_depth_first() -> None:
    g = table(monsters="M40 M03 M12")
    top(g, "M32", "M16", "M04", "M07")
    act(g, Call("M40"))
    assert [event.foe for event in told(g, Entered)] == ["M40", "M32", "M16", "M04"]
    assert fought(g) == ["M40", "M32", "M16", "M04"]
    assert [needs(g.s, foe) for foe in g.s.combat] == [8, 6, 4, 1]
    assert g.s.day.left == 2


@pytest.mark.rule("FF-072", "FF-076")
def test_a_foe_without_requirement_falls_after_its_instants() -> None:
    """Not when the first of those that it brings has entered, but when all have, with all that they bring."""
    g = table(monsters="M01 M03 M12")
    top(g, "M40", "M16", "M04")
    act(g, Call("M01"))
    seen = [event.foe for event in heard(g, None) if isinstance(event, Entered | Defeated)]
    assert seen == ["M01", "M40", "M16", "M04", "M01"]
    assert fought(g) == ["M40", "M16", "M04"]


@pytest.mark.rule("FF-072")
def test_all_instants_of_one_happen_from_top_to_bottom() -> None:
    # L16 has one, M35 has one; the window order is told by what is asked.
    g = table(monsters="M35 M03 M12", a={"deployed": "A23 A24 A50 A69"})
    asked = act(g, Call("M35"))
    assert asked is not None
    assert (asked.kind, asked.default) == ("exhaust_own", GiveUpSome(("A23", "A24", "A50")))


@pytest.mark.rule("FF-073")
def test_forced_reshuffles_and_then_lets_it_be() -> None:
    g = table(monsters="M40 M03 M12")
    bare(g, "monster", keep="M16")
    kept = g.s.discards["monster"]
    g.s.players[A].pending = []
    # Only one other is left in the world: the others are trophies of nobody.
    g.s.discards["monster"] = [Card("M04")]
    g.s.discards["contract"] += [card for card in kept if card != "M04"]
    steps = combat.call(g, "board", Card("M40"))
    assert drive(steps) is None
    assert fought(g) == ["M40", "M16", "M04"]
    g = table(monsters="M40 M03 M12")
    g.s.discards["contract"] += g.s.decks["monster"]
    g.s.decks["monster"] = []
    assert drive(combat.call(g, "board", Card("M40"))) is None
    assert fought(g) == ["M40"]


@pytest.mark.rule("FF-074", "FF-192")
def test_a_combat_stays_open_within_the_day() -> None:
    g = table(monsters="M43 M03 M12", left=6, a={"hand": "A23 A24 A50", "deployed": "A01"})
    act(g, Call("M43"), GiveUpSome(("A23", "A01")))
    for card in ("A24", "A50"):
        act(g, Deploy(card))
    assert fought(g) == ["M43"]
    assert g.s.phase == "day"


@pytest.mark.rule("FF-075")
def test_an_instant_discard_takes_any_card() -> None:
    g = table(monsters="M36 M03 M12", a={"hand": "A23 I01 H1", "deployed": "A24 A50~"})
    asked = act(g, Call("M36"))
    assert asked is not None
    # In the default order, heroes last (FF-180).
    assert asked.options == tuple(GiveUp(card) for card in ("A50", "A23", "A24", "I01", "H1"))
    g = table(monsters="M36 M03 M12", a={"hand": "I01"})
    assert act(g, Call("M36")) is None
    assert g.s.discards["item"] == ["I01"]


@pytest.mark.rule("FF-076", "WE-13")
def test_a_foe_of_no_fame_falls_after_its_instants() -> None:
    g = table(monsters="M01 M03 M12", contracts="C08 C01 C02", a={"deployed": "A50"})
    top(g, "M16")
    act(g, Call("M01"))
    assert [type(each.event).__name__ for each in g.told] == [
        *("Called", "Entered", "Entered", "Defeated"),
    ]
    assert fought(g) == ["M16"]
    assert fame(g)[A] == 0
    act(g, Attack("A50", "M16", "po"))
    assert len(g.s.day.beaten) == 2
    assert sum(beaten.fame for beaten in g.s.day.beaten) == 4
    assert achieved(g.s, A, Card("C08"))


@pytest.mark.rule("FF-099")
def test_everybody_sees_what_kind_of_foe_it_is() -> None:
    g = table(combat="M16 L10 A50")
    assert [foe.kind for foe in SPEC.view(g.s, None).combat] == ["monster", "legend", "ally"]
