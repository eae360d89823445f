"""What a panel of Le Pro says: goods by name, deals first, and no two choices that read the same."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw

from engines.core.ask import Ask
from engines.core.journal import Checkpoint, Frozen
from engines.core.stored import pack
from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.options import PlayHat
from engines.lepro.state import Roll
from host.shown.option_words import option_words
from host.shown.panel import Panel, panel
from tests.contract.hosted import loaded_table
from tests.contract.subjects import subject, variants

from .kit import SEED, A, G, Loaded, land, table, visit


def _hosted(g: G, ask: Ask[Any] | None) -> Any:
    """The position as the host has it, where A is asked this."""
    base = Checkpoint(0, SPEC.rules_version, 0, g.s.round, g.s.turns, pack(Frozen(0, Raw(pack(g.s)))))
    live = Table.open(SPEC, SEED, base, [], chance=Loaded(""), check=False)
    assert ask is not None
    live.asks[A] = ask
    variant = next(each for each in variants(subject("lepro")) if each.seats == len(g.s.players))
    return loaded_table(variant, live)


def shown(g: G, ask: Ask[Any] | None) -> Panel:
    """The first page of A's panel."""
    made = panel(_hosted(g, ask), A)
    assert made is not None
    return made


def labels(entries: Any) -> list[str]:
    """What buttons or lines read."""
    return [entry.label for entry in entries]


def test_gems_are_sold_by_name_in_one_step_the_best_first() -> None:
    g = table(2, a={"pearls": "P20 P03", "diamonds": "D24"})
    page = shown(g, visit(g, "expert"))
    [sales] = page.selects
    assert sales.prompt == "Sell to the Expert: what?"
    assert labels(sales.lines) == [
        "Sell Moon over Capri and The Unmentionable",
        "Sell The Lopsided One and The Unmentionable",
        "Sell The Unmentionable",
        "Sell Moon over Capri",
        "Sell The Lopsided One",
    ]
    assert sales.lines[0].detail == "brings $16,500"
    assert (page.buttons, labels(page.closing)) == ([], ["Leave it at that"])


def test_a_deal_comes_before_no_deal_and_names_the_car() -> None:
    g = table(2, a={"car": "C14", "cash": 9_000})
    page = shown(g, visit(g, "brocanteur"))
    assert labels(page.buttons) == ["Sell The Ox", "Buy a share", "Leave it at that"]
    assert [entry.detail for entry in page.buttons] == ["brings $1,200", "costs $200", ""]


@pytest.mark.parametrize(("die", "place"), [(4, "shop"), (5, "bank")])
def test_what_is_robbed_is_named(die: int, place: str) -> None:
    g = table(2, str(die))
    page = shown(g, visit(g, "robbery"))
    assert labels(page.buttons) == [f"Rob the {place}", "Walk past"]


def test_a_card_that_lies_there_is_played_by_its_name() -> None:
    g = table(2, hats={12: "A43"})
    page = shown(g, land(g, 12))
    assert labels(page.buttons) == ["Play Generous Client", "Leave it"]


def test_two_shares_of_one_name_are_told_apart() -> None:
    g = table(3, a={"shares": "I03a I03b"}, b={"shares": "I01a"}, c={"shares": "I02a"})
    page = shown(g, visit(g, "exchange"))
    assert len({*labels(page.buttons)}) == 5
    assert sum("the other share of" in label for label in labels(page.buttons)) == 2


def test_an_option_without_a_name_of_its_own_keeps_its_words() -> None:
    g = table(2, "3", hats={12: "A43"})
    g.s.roll = Roll(A, "turn", [3])
    loaded = _hosted(g, visit(g, "robbery"))
    assert option_words(loaded, A, PlayHat(), loaded.words()) == "Play it"
