"""FF-095 to FF-100, WE-11: what was not beaten."""

from __future__ import annotations

import pytest

from engines.fable import combat
from engines.fable.glossary import Card

from .kit import A, Loaded, act, fame, field, hand, kinds, run, table, told
from .plain import (
    Attack,
    Call,
    CallLegend,
    Decline,
    Discarded,
    Famed,
    GiveUp,
    GiveUpSome,
    Nothing,
    Resolve,
    Undefeated,
)


@pytest.mark.rule("FF-095", "FF-195")
def test_undefeated_foes_go_back_into_their_decks() -> None:
    g = table(combat="M16 L01", left=1)
    monsters, legends = len(g.s.decks["monster"]), len(g.s.decks["legend"])
    act(g, Resolve())
    assert told(g, Undefeated) == [Undefeated(A, ("M16", "L01"))]
    assert "M16" in g.s.decks["monster"]
    assert "L01" in g.s.decks["legend"]
    assert (len(g.s.decks["monster"]), len(g.s.decks["legend"])) == (monsters + 1, legends + 1)
    assert g.s.discards["monster"] == []
    assert fame(g)[A] == 0
    # The legend may be called again in the same turn.
    assert CallLegend in kinds(act(g))


@pytest.mark.rule("FF-095")
def test_into_any_place_of_the_deck() -> None:
    places = set()
    for at in range(3):
        g = table(combat="M16")
        g.chance = Chosen(at)
        act(g, Resolve())
        places.add(g.s.decks["monster"].index(Card("M16")))
    assert places == {0, 1, 2}


class Chosen(Loaded):
    """A foe that goes back goes to this place of its deck."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def below(self, size: int, purpose: str) -> int:
        """The place."""
        assert self.at < size
        return self.at


@pytest.mark.rule("FF-095")
def test_who_peeked_knows_nothing_after_the_shuffle() -> None:
    g = table(combat="M16", a={"seen": "M01 M02"})
    act(g, Resolve())
    assert isinstance(g.chance, Loaded)
    assert g.chance.shuffled == ["monster deck"]
    assert g.s.players[A].seen == []


@pytest.mark.rule("FF-096", "WE-11")
def test_an_ally_for_each_as_far_as_they_go() -> None:
    g = table(combat="M16 M12", a={"hand": "A23 I01 I02"})
    # The hand could hold what guards against that: it is asked first (FF-109).
    asked = act(g, Resolve(), Decline())
    assert asked is not None
    # Somebody could have more allies in hand than one: that is asked, though there is no choice.
    assert (asked.kind, asked.options) == ("discard", (GiveUp("A23"),))
    g = table(combat="M16 M12", a={"hand": "A23 I01 I02"})
    act(g, Resolve(), Decline(), GiveUp("A23"))
    assert hand(g) == ["I01", "I02"]
    assert g.s.discards["ally"] == ["A23"]


@pytest.mark.rule("FF-096", "FF-066")
def test_any_ally_of_hand_or_table_heroes_too() -> None:
    g = table(combat="M16", a={"hand": "H1 A23 I01", "deployed": "A24~ A50"})
    asked = act(g, Resolve(), Decline())
    assert asked is not None
    assert asked.options == tuple(GiveUp(card) for card in ("A24", "A23", "A50", "H1"))
    assert asked.default == GiveUp("A24")
    g = table(combat="M16", a={"hand": "H1 A23 I01", "deployed": "A24~ A50"})
    act(g, Resolve(), Decline(), GiveUp("H1"))
    assert hand(g) == ["A23", "I01"]


@pytest.mark.rule("FF-096", "FF-190")
def test_without_allies_nothing_happens() -> None:
    g = table(combat="M16", a={"hand": "I01"})
    act(g, Resolve(), Decline(), Nothing())
    assert hand(g) == ["I01"]
    # What everybody can see is not asked.
    g = table(combat="M16", a={"hand": ""})
    assert act(g, Resolve()) is None
    g = table(combat="M16", a={"hand": "I01", "known": "I01"})
    assert act(g, Resolve()) is None


@pytest.mark.rule("FF-096")
def test_two_at_once_are_chosen_together() -> None:
    g = table(combat="M16 M12", a={"deployed": "A24~ A50 A23"})
    asked = act(g, Resolve())
    assert asked is not None
    assert asked.default == GiveUpSome(("A24", "A23"))
    g = table(combat="M16 M12", a={"deployed": "A24~ A50 A23"})
    act(g, Resolve(), GiveUpSome(("A23", "A50")))
    assert field(g) == "A24~"


@pytest.mark.rule("FF-097")
def test_foes_then_allies_then_fail_effects() -> None:
    g = table(combat="M08 L16", a={"fame": 9, "deployed": "A24 A50 A23 A01"})
    asked = act(g, Resolve(), GiveUpSome(("A01", "A23")))
    assert asked is not None
    # Puff Toad wants one more card, of any kind.
    assert asked.options == (GiveUp("A24"), GiveUp("A50"))
    g = table(combat="M08 L16", a={"fame": 9, "deployed": "A24 A50 A23 A01"})
    act(g, Resolve(), GiveUpSome(("A01", "A23")), GiveUp("A24"))
    assert [type(each.event).__name__ for each in g.told] == ["Undefeated", "Discarded", "Discarded", "Famed"]
    assert told(g, Famed) == [Famed(A, -3, 6, "fail")]
    assert field(g) == "A50"
    assert g.s.failed == []


@pytest.mark.rule("FF-097")
def test_mercy_moon_spares_the_allies_not_the_rest() -> None:
    g = table(combat="M16 L16", moon="O19", a={"fame": 9, "deployed": "A24"})
    act(g, Resolve())
    assert (field(g), fame(g)[A]) == ("A24", 6)
    assert not told(g, Discarded)


@pytest.mark.rule("FF-098")
def test_what_is_left_at_the_end_of_the_day_is_undefeated() -> None:
    g = table(combat="M16", a={"deployed": "A23"}, phase="dusk")
    act(g)
    assert told(g, Undefeated) == [Undefeated(A, ("M16",))]
    assert field(g) == ""


@pytest.mark.rule("FF-099", "FV-20")
def test_a_converted_ally_never_comes_back() -> None:
    g = table(combat="A67 A01", a={"deployed": "A23 A24 A50"})
    run(g, combat.check(g))
    # Of no attack, it fell; the other is undefeated, and costs an ally as any monster does.
    assert g.s.discards["ally"] == ["A01"]
    act(g, Resolve(), GiveUp("A23"))
    assert g.s.discards["ally"] == ["A01", "A67", "A23"]
    assert field(g) == "A24 A50"
    assert "A67" not in g.s.decks["monster"]


@pytest.mark.rule("FF-100")
def test_all_that_was_done_to_a_foe_ends_with_its_combat() -> None:
    g = table(combat="M39", monsters="M03 - -", left=2, a={"deployed": "A16 A23 A24"})
    foe = g.s.combat[0]
    foe.less, foe.exposed, foe.stripped = 2, ["el"], ["we"]
    act(g, Attack("A16", "M39", "pw"))
    act(g, Resolve(), GiveUp("A16"))
    g.s.decks["monster"].remove(Card("M39"))
    g.s.rows["monster"] = [Card("M39"), Card("M03"), None]
    act(g, Call("M39"))
    (foe,) = g.s.combat
    assert (foe.tally, foe.less, foe.exposed, foe.stripped, foe.allies) == (0, 0, [], [], 0)
