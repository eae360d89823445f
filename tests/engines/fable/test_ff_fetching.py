"""Traits and items that draw, dig, look and recover (5.2)."""

from __future__ import annotations

import pytest

from engines.core.ask import Pick
from engines.fable.effects.piles import Dig
from engines.fable.glossary import Card
from engines.fable.secrets import hidden

from .kit import A, B, bare, defaults, drive, field, heard, paid, shuffled, table, told, top
from .plain import Dug, GiveUp, Nothing, Peeked, PeekedCards, Recovered, Take, TakeSome
from .using import hand, item, own, trait, usable

# -- draw -------------------------------------------------------------------------------------------------


def test_satchel_imp_draws_an_item() -> None:
    g = table(a={"deployed": "A02"})
    top(g, "I07")
    assert trait(g, "A02") is None
    assert hand(g) == ["I07"]


def test_signal_fire_draws_an_ally() -> None:
    g = table(a={"hand": "I17"})
    top(g, "A50")
    assert item(g, "I17") is None
    assert hand(g) == ["A50"]


@pytest.mark.rule("FF-052", "FF-160")
def test_an_item_makes_room_for_what_it_draws() -> None:
    g = table(a={"hand": "I17 A01 A03 A04 A05 A06"})
    top(g, "A50")
    assert item(g, "I17") is None
    assert hand(g) == ["A01", "A03", "A04", "A05", "A06", "A50"]


@pytest.mark.rule("FF-064", "FF-160")
@pytest.mark.parametrize("card", ["A02", "A29", "A55"])
def test_nothing_is_drawn_or_dug_for_into_a_full_hand(card: str) -> None:
    assert usable(table(a={"deployed": card, "hand": "A01 A03 A04 A05 A06"}), card)
    assert not usable(table(a={"deployed": card, "hand": "A01 A03 A04 A05 A06 A07"}), card)


def test_caravan_lord_draws_two_and_two() -> None:
    g = table(a={"deployed": "A55"})
    top(g, "A50", "A51", "I07", "I08")
    assert trait(g, "A55") is None
    assert hand(g) == ["A50", "A51", "I07", "I08"]
    assert g.s.day.left == 0


@pytest.mark.rule("WE-31")
def test_caravan_lord_with_five_cards() -> None:
    g = table(a={"deployed": "A55", "hand": "A01 A03 A04 A05 I01"})
    top(g, "A50", "I07")
    assert trait(g, "A55") is None
    assert hand(g) == ["A01", "A03", "A04", "A05", "I01", "A50"]
    assert g.s.decks["item"][-1] == "I07"
    assert g.s.day.left == 0


# -- dig and peek -----------------------------------------------------------------------------------------


def test_road_oracle_keeps_one_of_three() -> None:
    g = table(a={"deployed": "A29"})
    top(g, "A50", "A51", "A68")
    asked = trait(g, "A29")
    assert asked is not None
    assert (asked.kind, asked.options) == ("dig", (Take("A50"), Take("A51"), Take("A68")))
    assert asked.default == Take("A50")
    # Only who looks sees them.
    assert own(g, A).looked == ("A50", "A51", "A68")
    assert own(g, B).looked == ()
    g = table(a={"deployed": "A29"})
    top(g, "A50", "A51", "A68")
    assert trait(g, "A29", Take("A68")) is None
    assert hand(g) == ["A68"]
    # The others are under the deck, in random order.
    assert g.s.decks["ally"][:2] == ["A51", "A50"]
    assert shuffled(g) == ["under the deck"]
    assert told(g, Dug) == [Dug(A, "ally", 1, None)]
    assert PeekedCards(("A50", "A51", "A68")) in heard(g, A)
    assert not [event for event in heard(g, B) if isinstance(event, PeekedCards)]
    assert g.s.look is None
    assert g.s.players[A].sunk == ["A50", "A51"]


def test_road_oracle_keeps_the_topmost_in_silence() -> None:
    g = table(a={"deployed": "A29"})
    top(g, "A50", "A51", "A68")
    defaults(paid(g, A, "A29"))
    assert hand(g) == ["A50"]


@pytest.mark.rule("FF-162")
def test_a_deck_too_short_to_dig_in_is_shuffled_anew() -> None:
    g = table(a={"deployed": "A29"})
    bare(g, "ally", "A50")
    asked = trait(g, "A29")
    assert asked is not None
    assert len(asked.options) == 3
    assert asked.options[0] == Take("A50")
    assert g.s.discards["ally"] == []


def test_the_last_card_of_all_is_kept_unasked() -> None:
    g = table(a={"deployed": "A29"})
    bare(g, "ally", "A50")
    g.s.players[B].hand, g.s.discards["ally"] = g.s.discards["ally"], []
    assert trait(g, "A29") is None
    assert hand(g) == ["A50"]
    assert not usable(g, "A29")


def test_salt_map_keeps_one_of_four_and_throws_away_three() -> None:
    g = table(a={"hand": "I18"})
    top(g, "I01", "I05", "I09", "I12")
    asked = item(g, "I18")
    assert asked is not None
    assert asked.options == (Take("I01"), Take("I05"), Take("I09"), Take("I12"))
    assert asked.default == Take("I01")
    g = table(a={"hand": "I18"})
    top(g, "I01", "I05", "I09", "I12")
    assert item(g, "I18", Take("I05")) is None
    assert hand(g) == ["I05"]
    assert g.s.discards["item"] == ["I18", "I01", "I09", "I12"]
    assert told(g, Dug) == [Dug(A, "item", 1, ("I01", "I09", "I12"))]


def test_digging_for_more_than_one_asks_for_all_at_once() -> None:
    g = table(a={"deployed": "A29"})
    top(g, "A01", "A05", "A09", "A12")
    steps = Dig("ally", 4, 2, "discard").do(g, A, Card("A29"))
    asked = drive(steps)
    assert asked is not None
    assert asked.options == (TakeSome(Pick(("A01", "A05", "A09", "A12"), 2, 2)),)
    assert asked.default == TakeSome(("A01", "A05"))
    assert drive(steps, TakeSome(("A05", "A12"))) is None
    assert hand(g) == ["A05", "A12"]
    assert told(g, Dug) == [Dug(A, "ally", 2, ("A01", "A09"))]


@pytest.mark.rule("FF-162")
def test_a_deck_that_is_just_enough_is_left_as_it_is() -> None:
    g = table(a={"deployed": "A29"})
    bare(g, "ally", keep="A50 A51 A68")
    asked = trait(g, "A29")
    assert asked is not None
    assert asked.options == (Take("A50"), Take("A51"), Take("A68"))
    assert shuffled(g) == []
    # One card short, the pile comes below what is left.
    g = table(a={"deployed": "A29"})
    bare(g, "ally", keep="A50 A51")
    asked = trait(g, "A29")
    assert asked is not None
    assert asked.options[:2] == (Take("A50"), Take("A51"))
    assert shuffled(g) == ["ally deck"]


def test_salt_map_with_room_for_one() -> None:
    g = table(a={"hand": "I18 A01 A03 A04 A05 A06"})
    top(g, "I01", "I05", "I09", "I12")
    assert item(g, "I18", Take("I09")) is None
    assert hand(g)[-1] == "I09"
    assert g.s.discards["item"] == ["I18", "I01", "I05", "I12"]


def test_fen_scout_puts_two_monsters_in_order() -> None:
    g = table(a={"deployed": "A09"}, left=0)
    top(g, "M16", "M03", "M20")
    asked = trait(g, "A09")
    assert asked is not None
    assert asked.kind == "peek"
    assert asked.options == (TakeSome(Pick(("M16", "M03"), 2, 2, ordered=True)),)
    assert asked.default == TakeSome(("M16", "M03"))
    g = table(a={"deployed": "A09"}, left=0)
    top(g, "M16", "M03", "M20")
    g.s.players[B].seen = [Card("M16"), Card("M03")]
    assert trait(g, "A09", TakeSome(("M03", "M16"))) is None
    assert g.s.decks["monster"][-3:] == ["M20", "M16", "M03"]
    assert told(g, Peeked) == [Peeked(A, "monster", 2)]
    assert not [event for event in heard(g, B) if isinstance(event, PeekedCards)]
    # The looker knows them from now on; who knew them before does not know their order any more.
    assert own(g, A).top == ("M03", "M16")
    assert own(g, B).top == ()
    monsters = [{slot.card for group in hidden(g.s, seat) for slot in group} for seat in (A, B)]
    assert not {"M03", "M16"} & monsters[A]
    assert monsters[B] >= {"M03", "M16"}


def test_one_monster_needs_no_order() -> None:
    g = table(a={"deployed": "A09"})
    bare(g, "monster", "M16")
    # The others are out of sight: none is left to come below it.
    g.s.discards["monster"], others = [], g.s.discards["monster"]
    assert drive(paid(g, A, "A09")) is None
    g.s.discards["monster"] = others
    assert g.s.players[A].seen == ["M16"]


# -- recover ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-065")
def test_grave_tender_brings_back_an_ally_of_cost_one() -> None:
    g = table(a={"deployed": "A18"}, discards="A50 A24 A23")
    asked = trait(g, "A18")
    assert asked is not None
    assert (asked.kind, asked.options, asked.default) == ("recover", (Take("A23"), Take("A24")), Take("A23"))
    g = table(a={"deployed": "A18"}, discards="A50 A24 A23")
    assert trait(g, "A18", Take("A24")) is None
    assert field(g) == "A18~ A24"
    assert told(g, Recovered) == [Recovered(A, "A24", "ready")]
    assert not usable(table(a={"deployed": "A18"}, discards="A50"), "A18")


@pytest.mark.rule("FF-193")
def test_a_full_table_makes_a_place_first() -> None:
    g = table(a={"deployed": "A18 A02 A03 A04 A05 A06"}, discards="A23")
    asked = trait(g, "A18")
    assert asked is not None
    assert asked.kind == "make_place"
    assert asked.options == (Nothing(), *map(GiveUp, ("A02", "A03", "A04", "A05", "A06", "A18")))
    # Whoever has just left may be the one who comes back.
    g = table(a={"deployed": "A18 A02~ A03 A04 A05 A06"}, discards="A23")
    assert trait(g, "A18", GiveUp("A02"), Take("A02")) is None
    assert field(g) == "A18~ A03 A04 A05 A06 A02"
    g = table(a={"deployed": "A18 A02 A03 A04 A05 A06"}, discards="A23")
    defaults(paid(g, A, "A18"))
    assert field(g) == "A18~ A02 A03 A04 A05 A06"


def test_scrap_tinker_brings_back_an_item() -> None:
    g = table(a={"deployed": "A19"}, discards="I09 I12 I01")
    assert trait(g, "A19", Take("I12")) is None
    assert hand(g) == ["I12"]
    # All have seen which.
    assert g.s.players[A].known == ["I12"]
    assert not usable(table(a={"deployed": "A19"}, discards="I09"), "A19")
    full = {"deployed": "A19", "hand": "A01 A02 A03 A04 A05 A06"}
    assert not usable(table(a=full, discards="I01"), "A19")
