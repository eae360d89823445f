"""What a panel of Suburb shows first, in which order, and by which words."""

from __future__ import annotations

from typing import Any

import discord
from discord.ui import TextDisplay as Words
from msgspec import Raw

from engines.core.journal import Checkpoint, Frozen
from engines.core.stored import pack
from engines.core.table import Table
from engines.core.words import plain
from engines.suburb import SPEC
from engines.suburb.options import EndTurn, TryShop
from host.shown.hand_card import form, hand
from host.shown.panel import REST, Panel, panel
from host.tables.loaded import LoadedTable
from tests.contract.hosted import loaded_table
from tests.contract.subjects import NAMES, subject, variants

from .kit import A, B, Play, table
from .panel import beside

#: A gangster who may do everything.
BUSY: dict[str, Any] = {"points": 20, "cash": 9_000, "dots": 2, "cards": "G17 G18", "loan": 500}


def loaded(**fields: Any) -> LoadedTable:
    """A table at which A has the turn."""
    g = table(phase="turn", **fields)
    base = Checkpoint(0, SPEC.rules_version, 0, g.s.round, g.s.turns, pack(Frozen(0, Raw(pack(g.s)))))
    live = Table.open(SPEC, bytes(32), base, [], check=False)
    variant = next(each for each in variants(subject("suburb")) if each.seats == g.s.seats)
    return loaded_table(variant, live)


def page(hosted: LoadedTable, path: str = "") -> Panel:
    """A page of A's panel."""
    made = panel(hosted, A, path)
    assert made is not None
    return made


def labels(entries: Any) -> list[str]:
    """What buttons or lines read."""
    return [plain(entry.label) for entry in entries]


def test_what_is_free_comes_first_and_the_end_last() -> None:
    shown = page(loaded(stage="free", a=BUSY, b={"points": 20, "shops": "B11"}))
    assert labels(shown.buttons) == [
        *("Use a pardon", "Try for a new shop", "Upgrade the house", "Repay the loan"),
    ]
    assert [select.prompt for select in shown.selects] == [
        *("Try to take a neighbour's shop", "Bribe the police: how many dots?"),
    ]
    assert labels(shown.closing) == ["End the turn"]
    assert [entry.detail for entry in shown.closing] == ["a try for a shop is left, and free"]
    assert shown.forms == []


def test_gifts_are_behind_more() -> None:
    hosted = loaded(stage="free", a=BUSY)
    shown = page(hosted, REST)
    assert labels(page(hosted).turns) == ["More"]
    assert [select.prompt for select in shown.selects] == ["Give a neighbour some money", "Give a card away"]
    assert labels(shown.selects[1].lines)[0] == f"Give The Alibi Twins to {NAMES[1]}"
    # And their form opens from there.
    modal = form(hosted, shown.forms[0].press, "en")
    assert modal is not None
    [about] = modal.children
    assert isinstance(about, discord.ui.Label)
    assert about.text == "From 50 to 9,000, in steps of 50"


def test_what_may_be_answered_is_asked_in_whole_sentences() -> None:
    hosted = loaded(stage="free", a=BUSY)
    texts = [
        plain(part.content)
        for part in hand(hosted, B, None).view().walk_children()
        if isinstance(part, Words)
    ]
    assert [text for text in texts if "You have" in text] == [
        "You have $4,000.\n"
        "You may give money or a card to a neighbour, if your heart tells you so. Or let it be."
    ]


def test_the_target_is_hit_by_a_verb_beside_other_verbs() -> None:
    hosted = loaded(stage="draw", top="M202", a={"points": 20, "cash": 0})
    assert labels(page(hosted).buttons) == [
        *(f"Try it on {name}" for name in NAMES[1:4]),
        "Try for a new shop",
    ]


def test_a_try_for_a_shop_that_is_left_is_mentioned_before_the_end_of_a_turn() -> None:
    play = Play(table(phase="turn", stage="free", dice="1", a={"points": 20, "cash": 9_000}))
    assert beside(play, EndTurn()) == "a try for a shop is left, and free"
    assert beside(play.say(TryShop()), EndTurn()) == ""
