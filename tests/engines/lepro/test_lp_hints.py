"""What stands beside the options of Le Pro: sums and odds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core.ask import Option
from engines.core.discover import words
from engines.lepro import SPEC
from engines.lepro.cards import ADVENTURES, Card
from engines.lepro.court import arrest
from engines.lepro.odds import beats
from engines.lepro.options import (
    NONE,
    Bout,
    ChooseFace,
    Debtor,
    Pay,
    PlayHat,
    PlayStar,
    ReturnProtection,
    Rob,
    RollDie,
    SellGems,
    SellJewel,
    Swap,
    Take,
)

from .kit import NAMES, A, B, C, G, before, beside, cards, drive, every, land, play, table, visit


def over(g: G, option: Option) -> msgspec.Struct | None:
    """What a list of options is called by."""
    assert SPEC.group is not None
    return SPEC.group(SPEC.view(g.s, A), option)


def test_sales() -> None:
    g = table(2, a={"character": "fence", "pearls": "P24 P25", "diamonds": "D24 D25"})
    visit(g, "expert")
    assert beside(g, SellGems(Card("P24"), Card("D24"))) == "brings $18,500"
    assert beside(g, SellGems(Card("P24"), NONE)) == "brings $8,000"
    assert beside(g, SellJewel()) == "brings $12,500"
    assert SPEC.rank is not None
    view = SPEC.view(g.s, A)
    both, one = SellGems(Card("P24"), Card("D24")), SellGems(Card("P24"), NONE)
    assert SPEC.rank(view, both) > SPEC.rank(view, SellJewel()) > SPEC.rank(view, one)
    assert words("lepro").describe("group", over(g, one) or both, NAMES).endswith(": $7,500")
    assert words("lepro").describe("group", over(g, SellGems(NONE, Card("D24"))) or both, NAMES) == "No Pearl"


@pytest.mark.parametrize(
    ("die", "hand", "said"),
    [
        (4, {}, "67% to bring $1,600 or so; else an arrest"),
        (5, {}, "50% to bring $4,800 or so; else an arrest"),
        (5, {"character": "safecracker"}, "50% to bring $5,500 or so; else an arrest"),
        (
            1,
            {"records": "X01 X02"},
            "67% to bring $1,600 or so; else an arrest, and a record would put you OUT",
        ),
    ],
)
def test_robbery(die: int, hand: dict[str, Any], said: str) -> None:
    g = table(2, str(die), a=hand)
    asked = visit(g, "robbery")
    assert beside(g, Rob()) == said
    assert "$3,000 for a fine" in before(g, asked)


def test_verdicts_by_what_was_robbed() -> None:
    for die, deck, fine in (("3", "S17", "$300"), ("6", "K13", "$800")):
        g = table(2, die, a={"character": "advocate"})
        cards(g, deck, "J17", "J09")
        assert visit(g, "robbery", Rob()) is not None
        assert beside(g, Take(Card("J09"))) == f"a fine of {fine}"
        assert beside(g, Take(Card("J17"))) == "a Criminal Record"


def test_bouts() -> None:
    assert beats(1, 1, 0) == 0.5
    assert beats(1, 1, 1) == pytest.approx(21 / 31)
    assert beats(2, 1, 1) + beats(1, 2, -1) == pytest.approx(1)
    g = table(2, a={"boxer": "B01"}, b={"boxer": "B03", "fought": True, "beaten": "B09"})
    visit(g, "boxe")
    assert beside(g, Bout(B)) == "one die, one victory: 68% to win $3,500"
    g.s.players[B].fought = False
    assert beside(g, Bout(B)).startswith("nobody has seen this one fight")


def test_where_a_die_leads() -> None:
    g = table(2, "6", a={"space": 34, "character": "driver", "stars": "A59 A61"})
    steps = play(g)
    assert beside(g, ChooseFace(Card("A59"), 2)) == "to 0: Refuge"
    assert before(g, steps) == "You have $3,000 of the $70,000 that make a buyer."
    g.s.players[A].buyer = True
    assert before(g, steps) == "You have $3,000 and are a buyer: 2 spaces to Refuge."


def test_collection() -> None:
    for cash, said in (
        (800, "costs nothing"),
        (3_000, "costs $100"),
        (20_000, "costs $500 to $4,500, $2,500 on average"),
    ):
        g = table(2, a={"cash": cash, "stars": "A55"})
        visit(g, "collection")
        assert beside(g, Pay()) == said
    assert beside(g, ReturnProtection()) == ""


def test_swaps_tell_no_face() -> None:
    g = table(2, a={"pearls": "P01"}, b={"pearls": "P24 P25 P03"})
    land(g, 24)
    assert beside(g, Swap(Card("P01"), B)) == "drawn from 3 cards"


def test_the_board_offers_the_die() -> None:
    g = table(2, "3", a={"stars": "A61"})
    assert SPEC.on_board is not None
    play(g)
    assert list(SPEC.on_board(SPEC.view(g.s, None))) == [RollDie()]
    g.s.stage = "space"
    assert list(SPEC.on_board(SPEC.view(g.s, None))) == []


IDLE = "Nothing would come of it now"
MEN = {"recruits": "R37 R32"}  # ten men in all


@pytest.mark.rule("LP-092b")
@pytest.mark.parametrize(
    ("card", "where", "hand", "idle"),
    [
        ("A64", "", {}, True),
        ("A65", "", {"pearls": "P25", "stars": "A65 A66"}, True),
        ("A64", "", {"diamonds": "D25", "pearls": "P25"}, False),
        ("A65", "", {"pearls": "P01"}, False),
        ("A70", "", {"cash": 100}, True),
        ("A70", "", {"cash": 100, "shares": "I01a I02a"}, True),
        ("A70", "", {"cash": 100, "shares": "I01a I01b"}, False),
        ("A70", "", {"cash": 100, "car": "C01"}, False),
        ("A70", "", {"cash": 200}, False),
        ("A62", "", {"records": "X01"}, False),
        ("A66", "expert", {}, True),
        ("A66", "expert", {"diamonds": "D01"}, False),
        ("A57", "mission", {"recruits": "R01"}, False),
        ("A57", "mission", MEN, True),
        ("A57", "mission", {**MEN, "missions": "M30"}, True),
        ("A57", "mission", {**MEN, "missions": "M31"}, False),
        ("A57", "mission", {"recruits": "R37", "missions": "M31"}, False),
        ("A57", "mission", {"recruits": "R37 R01", "missions": "M31"}, True),
        ("A57", "mission", {"recruits": "R37 R01", "missions": "M31", "stars": "A57 A58"}, False),
        ("A55", "collection", {}, False),
        ("A53", "arrest", {}, False),
    ],
)
def test_a_card_of_which_nothing_would_come(card: str, where: str, hand: dict[str, Any], idle: bool) -> None:
    """It may be played all the same; whoever sees the option sees that it is for nothing."""
    g = table(2, a={"stars": card, **hand})
    asked = drive(arrest(g, A, "commerce")) if where == "arrest" else visit(g, where) if where else play(g)
    assert asked is not None
    option = PlayStar(Card(card))
    assert option in asked.options
    said = beside(g, option)
    assert said.startswith(IDLE) == idle
    assert words("lepro").describe("hint", ADVENTURES[card].do[0], NAMES) in said


@pytest.mark.rule("LP-092b")
def test_with_the_decks_empty_too() -> None:
    every_car, every_share = every("automobile"), every("investment")
    away = {"under_car": every_car, "shares": every_share}
    for cash, b, idle in ((9_000, {}, False), (9_000, away, True), (900, {"shares": every_share}, True)):
        g = table(2, a={"cash": cash, "stars": "A70"}, b=b)
        play(g)
        assert beside(g, PlayStar(Card("A70"))).startswith(IDLE) == idle
    # A Mission that may be drawn is out of reach where none can be drawn.
    g = table(2, a={"stars": "A57", "missions": "M31"}, b={"missions": every("mission", "M31")})
    visit(g, "mission")
    assert beside(g, PlayStar(Card("A57"))).startswith(IDLE)


@pytest.mark.rule("LP-092b")
@pytest.mark.parametrize(
    ("at", "card", "a", "b", "idle"),
    [
        (2, "A48", {}, {}, False),
        (2, "A48", {}, {"pearls": every("pearl"), "diamonds": every("diamond")}, True),
        (4, "A46", {}, {}, False),
        (5, "A42", MEN, {}, True),
        (5, "A42", {**MEN, "missions": "M31"}, {}, False),
        (5, "A42", {"recruits": "R37", "stars": "A58", "missions": "M31"}, {}, False),
        (8, "A51", {"cash": 900}, {}, True),
        (8, "A51", {"cash": 1_000}, {}, False),
        (9, "A50", {}, {"shares": every("investment")}, True),
        (9, "A50", {}, {}, False),
        (10, "A44", {}, {"recruits": every("recruitment")}, True),
        (10, "A45", {}, {"recruits": every("recruitment")}, False),
        (16, "A49", {"pearls": "P25"}, {}, True),
        (16, "A49", {"pearls": "P01"}, {}, False),
        (21, "A52", {}, {"protections": every("protection")}, False),
    ],
)
def test_a_card_that_lies_here_for_nothing(
    at: int, card: str, a: dict[str, Any], b: dict[str, Any], idle: bool
) -> None:
    g = table(2, a=a, b=b, hats={at: card})
    asked = land(g, at)
    assert asked is not None
    assert asked.kind == "hat"
    assert beside(g, PlayHat()) == (f"{IDLE}." if idle else "")


def test_a_debtor_without_money() -> None:
    g = table(3, a={"stars": "A67"}, b={"cash": 0}, c={"cash": 200})
    play(g)
    assert beside(g, Debtor(Card("A67"), B)) == "holds nothing, and so pays nothing"
    assert beside(g, Debtor(Card("A67"), C)) == "holds $200"
