"""What stands beside the options of Le Pro: sums and odds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core.ask import Option
from engines.core.discover import words
from engines.lepro import SPEC
from engines.lepro.cards import Card
from engines.lepro.odds import beats
from engines.lepro.options import (
    NONE,
    Bout,
    ChooseFace,
    Pay,
    ReturnProtection,
    Rob,
    RollDie,
    SellGems,
    SellJewel,
    Swap,
    Take,
)

from .kit import NAMES, A, B, G, before, beside, cards, land, play, table, visit


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
    assert beside(g, Bout(B)).startswith("nobody has seen him fight")


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
