"""The moon deck (3.18, 5.11; FF-155 to FF-157) and win effects of foes (5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Pick
from engines.fable import combat, glossary, moon, prices, track
from engines.fable.cards import FOES, MOONS
from engines.fable.contracts import gives
from engines.fable.dusk import dusk
from engines.fable.effects.gains import GainAct
from engines.fable.effects.own import Ready
from engines.fable.effects.piles import Draw
from engines.fable.foes import is_spotted
from engines.fable.glossary import Card
from engines.fable.state import Modifier, Settings

from .kit import A, B, C, G, act, asks, defaults, drive, fame, field, heard, run, table, tally, told, top
from .plain import (
    AimAs,
    Attack,
    Attacked,
    GiveUp,
    GiveUpSome,
    MoonRevealed,
    Nothing,
    Passed,
    PassedCards,
    Recruit,
    Take,
)
from .using import hand, item

MOON = Settings(moon_deck=True)


def night(seats: int = 3, numbers: str = "", **fields: Any) -> G:
    """A table with a moon deck."""
    return table(seats, numbers, options=MOON, **fields)


def reveal(g: G, card: str, *answers: Any) -> Any:
    """This moon card is revealed and these questions answered: what is asked then."""
    top(g, card)
    return run(g, moon.reveal(g), *answers)


def under(g: G, card: str) -> G:
    """The same table under a moon."""
    g.s.decks["moon"].remove(Card(card))
    g.s.moon = Card(card)
    return g


# -- when -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-155", "FF-157", "FF-125")
def test_a_moon_card_comes_with_a_moon_token() -> None:
    g = night(a={"fame": 12, "low": 8}, b={"deployed": "A23~"}, phase="dusk")
    top(g, "O08")
    assert g.s.moon is None
    defaults(dusk(g))
    assert [g.s.moon] == ["O08"]
    assert told(g, MoonRevealed) == [MoonRevealed("O08")]
    # After the readying of the token: there was nobody left to ready.
    assert field(g, B) == "A23"
    # No token, no card.
    g = night(a={"fame": 8, "low": 8}, phase="dusk")
    defaults(dusk(g))
    assert g.s.moon is None
    # No deck, no card.
    g = table(a={"fame": 12, "low": 8}, phase="dusk")
    defaults(dusk(g))
    assert g.s.moon is None


@pytest.mark.rule("FF-155")
def test_the_next_card_ends_a_lasting_one() -> None:
    g = under(night(), "O12")
    assert reveal(g, "O02") is None
    assert g.s.moon == "O02"
    assert g.s.discards["moon"] == ["O12"]


@pytest.mark.rule("FF-155", "FF-162")
def test_after_the_last_moon_card_all_are_shuffled() -> None:
    g = under(night(), "O12")
    g.s.discards["moon"], g.s.decks["moon"] = g.s.decks["moon"], []
    defaults(moon.reveal(g))
    assert g.s.moon != "O12"
    assert len(g.s.decks["moon"]) + len(g.s.discards["moon"]) == len(MOONS) - 1


# -- instant ones -----------------------------------------------------------------------------------------


def test_howl_replaces_all_monsters() -> None:
    g = night(monsters="M16 M03 -")
    top(g, "M20", "M21")
    assert reveal(g, "O01") is None
    assert g.s.rows["monster"][:2] == ["M20", "M21"]
    assert g.s.rows["monster"][2] is not None
    assert sorted(g.s.discards["monster"]) == ["M03", "M16"]


def test_gift_tide_gives_everybody_an_item() -> None:
    g = night(turn=B, a={}, b={}, c={"hand": "A01 A02 A03 A04 A05 A06"})
    top(g, "I05", "I07", "I09")
    assert reveal(g, "O02") is None
    # Clockwise from the active seat; a full hand gets none.
    assert (hand(g, B), hand(g, A), len(hand(g, C))) == (["I05"], ["I07"], 6)


@pytest.mark.rule("FF-156")
def test_drowse_exhausts_one_of_everybody() -> None:
    g = night(a={"deployed": "A50 A23"}, b={"deployed": "A51 A01 A24~"}, c={"deployed": "A68 A69~"})
    top(g, "O03")
    steps = moon.reveal(g)
    first, second = asks(steps)
    assert [(asked.seat, asked.kind, asked.clock) for asked in (first, second)] == [
        (A, "exhaust_own", "turn_seconds"),
        (B, "exhaust_own", "choice_seconds"),
    ]
    # By default the weakest.
    assert (first.default, second.default) == (GiveUp("A23"), GiveUp("A01"))
    drive(steps, (B, GiveUp("A51")))
    assert field(g, B) == "A51 A01 A24~"
    assert drive(steps, (A, GiveUp("A23"))) is None
    assert (field(g), field(g, B), field(g, C)) == ("A50 A23~", "A51~ A01 A24~", "A68~ A69~")


def test_underdog_lifts_whoever_is_last_alone() -> None:
    g = night(a={"fame": 30}, b={"fame": 12}, c={"fame": 15})
    assert reveal(g, "O04") is None
    # Three more would be 15, which is taken.
    assert fame(g) == [30, 16, 15]
    g = night(a={"fame": 30})
    assert reveal(g, "O04") is None
    assert fame(g) == [30, 0, 0]


@pytest.mark.rule("FF-125")
def test_tokens_that_a_moon_card_moved_are_settled() -> None:
    g = night(a={"fame": 12, "low": 8}, b={"fame": 30}, c={"fame": 9}, phase="dusk")
    top(g, "O04")
    defaults(dusk(g))
    assert fame(g) == [12, 30, 13]
    # No further moon token for that, in this dusk.
    assert 10 not in g.s.moons
    assert g.s.players[C].moons == 0


@pytest.mark.rule("FF-156")
def test_crosswind_passes_a_card_to_the_left() -> None:
    full = "A01 A02 A03 A04 A05 A06"
    g = night(a={"hand": "I09 A50", "known": "I09"}, b={"hand": full}, c={})
    top(g, "O05")
    steps = moon.reveal(g)
    first, second = asks(steps)
    assert (first.kind, first.options, first.default) == (
        "pass_left",
        (GiveUp("A50"), GiveUp("I09")),
        GiveUp("A50"),
    )
    assert second.seat == B
    drive(steps, (A, GiveUp("I09")))
    assert run(g, steps, (B, GiveUp("A04"))) is None
    assert (hand(g), sorted(hand(g, B)), hand(g, C)) == (
        ["A50"],
        ["A01", "A02", "A03", "A05", "A06", "I09"],
        ["A04"],
    )
    assert told(g, Passed) == [Passed(A, B, 1), Passed(B, C, 1)]
    # Which card it is the two alone know.
    assert PassedCards(A, B, ("I09",)) not in heard(g, C)
    assert PassedCards(B, C, ("A04",)) in heard(g, C)


def test_crosswind_takes_a_single_card_unasked() -> None:
    g = night(a={"hand": "I09"}, b={"hand": "A50"})
    assert reveal(g, "O05") is None
    assert (hand(g), hand(g, B), hand(g, C)) == ([], ["I09"], ["A50"])


@pytest.mark.rule("FF-156")
def test_lean_night_leaves_four_cards() -> None:
    g = night(a={"hand": "I09 A50 A51 A52 A68 A01"}, b={"hand": "I01 A23 A24 A02 A03"}, c={"hand": "A04"})
    top(g, "O06")
    steps = moon.reveal(g)
    first, second = asks(steps)
    assert first.options == (GiveUpSome(Pick(("A01", "A50", "A51", "A52", "A68", "I09"), 2, 2)),)
    assert first.default == GiveUpSome(("A01", "A50"))
    assert (second.kind, second.seat, len(second.options)) == ("hand_down", B, 5)
    drive(steps, (B, GiveUp("I01")))
    assert run(g, steps, (A, GiveUpSome(("A52", "I09")))) is None
    assert [len(hand(g, seat)) for seat in (A, B, C)] == [4, 4, 1]
    assert sorted(g.s.discards["item"]) == ["I01", "I09"]


@pytest.mark.rule("FF-151", "FF-152", "FF-174")
def test_portent_brings_a_legend_to_the_active_seat() -> None:
    g = night(turn=B)
    top(g, "L10")
    assert reveal(g, "O07") is None
    assert [(each.card, each.shown) for each in g.s.players[B].pending] == [("L10", False)]
    # Not if there is no further day to fight it in (FF-152).
    g = night(turn=B, champion=C)
    assert reveal(g, "O07") is None
    assert g.s.players[B].pending == []
    # Nor to who has left for good meanwhile, and has none either (FF-174).
    g = night(turn=B, b={"gone": True})
    assert reveal(g, "O07") is None
    assert g.s.players[B].pending == []


@pytest.mark.rule("FF-156")
def test_second_wind_readies_one_of_everybody() -> None:
    g = night(a={"deployed": "A50~ A23~"}, b={"deployed": "A51~ A01~ A24"}, c={"deployed": "A68~"})
    top(g, "O08")
    steps = moon.reveal(g)
    first, second = asks(steps)
    # By default the strongest; nobody has to.
    assert first.options == (Take("A50"), Take("A23"), Nothing())
    assert (first.default, second.default) == (Take("A50"), Take("A51"))
    drive(steps, (A, Nothing()))
    assert run(g, steps, (B, Take("A01"))) is None
    assert (field(g), field(g, B), field(g, C)) == ("A50~ A23~", "A51~ A01 A24", "A68")


# -- lasting ones -----------------------------------------------------------------------------------------


@pytest.mark.rule("FF-082", "WE-06")
@pytest.mark.parametrize(
    ("card", "kind"), [("O09", "el"), ("O10", "ma"), ("O11", "po"), ("O12", "pw"), ("O13", "we")]
)
def test_a_moon_of_a_type(card: str, kind: str) -> None:
    ally = {"el": "A69", "ma": "A71", "po": "A70", "pw": "A68", "we": "A51"}
    for each, attacker in ally.items():
        g = under(night(a={"deployed": attacker, "hand": "I09"}, combat="L16"), card)
        act(g, Attack(attacker, "L16", each))
        more = each == kind
        assert tally(g, "L16") == (4 if attacker == "A51" else 5) + more
        item(g, "I09", AimAs("L16", each))
        assert [attack.value for attack in told(g, Attacked)][1] == 8 + more


def test_muster_moon_makes_allies_cheaper() -> None:
    g = under(night(allies="A71 A50 A23", items="I09"), "O14")
    assert [prices.price(g.s, card) for card in map(Card, ("A71", "A50", "A23", "I09"))] == [
        2,
        1,
        1,
        3,
    ]
    act(g, Recruit("A71"))
    assert g.s.day.left == 1


def test_market_moon_is_for_items_that_strike() -> None:
    g = under(night(a={"hand": "I01", "deployed": "A69"}, combat="L16"), "O15")
    item(g, "I01")
    act(g, Attack("A69", "L16", "el"))
    assert [attack.value for attack in told(g, Attacked)] == [5, 5]


def test_guild_moon_gives_more_for_contracts() -> None:
    g = under(night(), "O16")
    g.s.day.purse = 2
    assert gives(g.s, Card("C29")) == 8


def test_long_day_is_long_for_the_leader_too() -> None:
    g = under(night(a={"fame": 30}, b={"fame": 5}), "O18")
    assert track.actions(g.s, A)[0] == 4
    # Never more than six (FF-141).
    g.s.moons = []
    g.s.players[A].fame = 75
    assert track.actions(g.s, B)[0] == 6


def test_mercy_moon_forgives_defeat_but_not_its_effects() -> None:
    g = under(night(a={"deployed": "A50 A51", "fame": 9}, combat="L16 M26"), "O19")
    asked = run(g, combat.resolve(g))
    assert asked is not None
    # Kelp Maiden's own price, and the Crown's.
    assert (asked.kind, asked.options) == ("discard", (GiveUp("A50"), GiveUp("A51")))
    g = under(night(a={"deployed": "A50", "fame": 9}, combat="L16 M16"), "O19")
    assert run(g, combat.resolve(g)) is None
    assert (field(g), fame(g)) == ("A50", [6, 0, 0])


def test_hunter_moon_spots_great_monsters() -> None:
    g = night()
    assert not is_spotted(g.s, Card("M36"))
    under(g, "O20")
    assert is_spotted(g.s, Card("M36"))
    assert not is_spotted(g.s, Card("M30"))
    assert is_spotted(g.s, Card("M07"))


def test_every_moon_card_is_tried_here() -> None:
    """O17 is tried where reactions are."""
    assert len(MOONS) == 20
    assert [card for card, one in MOONS.items() if not one.lasting] == [f"O0{k}" for k in range(1, 9)]


# -- win effects ------------------------------------------------------------------------------------------


WINS = [(card, foe.win) for card, foe in FOES.items() if foe.win]


@pytest.mark.rule("FF-087")
@pytest.mark.parametrize(("card", "win"), WINS, ids=[card for card, _ in WINS])
def test_the_victor_has_the_win_effect(card: str, win: tuple[Any, ...]) -> None:
    (step,) = win
    g = table(a={"deployed": "A68 A23~ A24~ A50~"}, combat=card)
    g.s.combat[0].tally = FOES[card].fame - 1
    ally = g.s.players[A].deployed[0]
    ally.types, ally.mods = ["ma", "po"], [Modifier(1, 5)]
    kind = next(kind for kind in ("pw", "ma", "po") if kind not in FOES[card].immune)
    if isinstance(step, Ready):
        asked = act(g, Attack("A68", card, kind))
        assert asked is not None
        assert asked.kind == "ready"
        return
    assert act(g, Attack("A68", card, kind)) is None
    if isinstance(step, Draw):
        assert [glossary.deck_of(Card(each)) for each in hand(g)] == [step.deck] * step.n
    else:
        assert isinstance(step, GainAct)
        assert (g.s.day.granted, g.s.day.left) == (3 + step.n, 3 + step.n)


def test_the_victor_chooses_whom_a_win_readies() -> None:
    g = table(a={"deployed": "A68 A23~ A24~"}, combat="M21")
    assert act(g, Attack("A68", "M21", "pw"), Take("A24")) is None
    assert field(g) == "A68~ A23~ A24"
    # Also the very one who struck.
    g = table(a={"deployed": "A68"}, combat="M21")
    assert act(g, Attack("A68", "M21", "pw")) is None
    assert field(g) == "A68"
