"""What a panel of Fame & Fable shows first, and in which order."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from engines.core.journal import Checkpoint, Frozen
from engines.core.stored import pack
from engines.core.table import Table
from engines.fable import SPEC
from host.shown.panel import Panel, panel
from tests.contract.hosted import loaded_table
from tests.contract.panels import pages
from tests.contract.subjects import subject, variants

from .kit import SEED, A, G, Loaded, table

#: A day with everything in it.
FULL: dict[str, Any] = {
    "a": {"deployed": "A24 A51 A03", "hand": "A50 H2 I16 A02", "fresh": True, "market": "K1"},
    "monsters": "M09 M28 M34",
    "allies": "A23 A44 A49",
    "items": "I02 I05 I06",
}


def shown(g: G, path: str = "") -> Panel:
    """A page of A's panel."""
    made = panel(_hosted(g), A, path)
    assert made is not None
    return made


def _hosted(g: G) -> Any:
    base = Checkpoint(0, SPEC.rules_version, 0, g.s.round, g.s.turns, pack(Frozen(0, Raw(pack(g.s)))))
    live = Table.open(SPEC, SEED, base, [], chance=Loaded(""), check=False)
    variant = next(each for each in variants(subject("fable")) if each.seats == len(g.s.players))
    return loaded_table(variant, live)


def lists(page: Panel) -> list[str]:
    """What the lists of a page are for."""
    return [select.prompt for select in page.selects]


def labels(entries: Any) -> list[str]:
    """What buttons or lines read."""
    return [entry.label for entry in entries]


def test_a_day_begins_with_what_people_need_first() -> None:
    g = table(**FULL)
    g.s.day.begun = False
    page = shown(g)
    assert lists(page) == ["Deploy", "Recruit", "Call a foe", "Use a trait", "Use an item"]
    assert labels(page.buttons) == ["Deploy Ilex Farrow, Satchel Imp, Bog Wrestler"]
    assert labels(page.closing) == ["End the day"]
    assert [entry.detail for entry in page.closing] == ["3 actions are left"]
    assert labels(page.turns) == ["More"]


def test_what_is_needed_less_is_behind_more() -> None:
    g = table(**FULL)
    g.s.day.begun = False
    page = shown(g, shown(g).turns[0].press.path)  # type: ignore[union-attr]
    assert lists(page) == ["Discard cards of your own"]
    assert labels(page.buttons) == [
        "Call an unseen monster",
        *(f"Replace the {row} row (New Market)" for row in ("ally", "item", "contract")),
    ]
    assert labels(page.turns) == ["Back"]
    assert page.turns[0].press.path == ""  # type: ignore[union-attr]


def test_in_a_fight_blows_come_first_and_the_best_of_them() -> None:
    """In one list: who strikes whom, and how, is one choice."""
    page = shown(table(**FULL, combat="M10 M35"))
    assert lists(page) == ["Attack", "Deploy", "Recruit", "Use a trait", "Use an item"]
    crone, ghoul, *attacks = page.selects[0].lines
    assert crone.label == "Fight Widow Crone: 7 against 7, with Hill Pike, Dock Spear"
    assert ghoul.label == "Fight Cellar Ghoul: 3 against 3, with Dock Spear"
    assert "DEFEATS" in attacks[0].detail
    assert all(" attacks " in line.label for line in attacks)
    assert labels(page.closing) == ["Resolve the combat", "End the day"]


def test_the_hand_is_listed_as_the_picture_has_it() -> None:
    page = shown(table(**FULL))
    say = subject("fable").game.words()
    assert labels(page.selects[0].lines) == [f"Deploy {say(f'card-{card}')}" for card in ("H2", "A02", "A50")]


def test_few_options_are_all_shown() -> None:
    page = shown(table(monsters="M10"))
    called = ["Call Cellar Ghoul", "Call an unseen monster", "Call a legend"]
    assert labels(page.buttons) == [*called, "End the day"]
    assert (page.closing, page.selects, page.turns) == ([], [], [])


def test_no_two_labels_of_a_list_are_the_same() -> None:
    loaded = _hosted(table(**FULL, combat="M10 M35"))
    for page in pages(loaded, A):
        assert len({*labels(page.buttons), *labels(page.closing)}) == len(page.buttons) + len(page.closing)
        for select in page.selects:
            assert len({line.label for line in select.lines}) == len(select.lines)
