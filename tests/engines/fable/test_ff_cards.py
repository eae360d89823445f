"""The cards against the ledger's chapters 5 and 6: what is printed, counted, and told in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from engines.core.content import BrokenContent
from engines.core.discover import words
from engines.core.words import plain
from engines.fable import cards, glossary, passive, verbs
from engines.fable.cards import (
    ALLIES,
    FATES,
    FIGURES,
    FOES,
    HEROES,
    ITEMS,
    LEGENDS,
    MONSTERS,
    MOONS,
    TRAIT,
    Figure,
    Foe,
    MoonCard,
    Trait,
)
from engines.fable.effects import demands
from engines.fable.effects.strikes import Strike
from engines.fable.printed import BACKSTORIES, CONTRACTS, DECKS, MARKETS, Notice

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "fable.md"
ROW = re.compile(r"\| ([A-Z]\d+) \|")
#: How the ledger writes each word: its parameters in order, with ``=`` where they are named.
SHAPE = {
    "boost": "n", "double": "", "surge": "type= n=", "add_type": "type= n=", "expose": "type=",
    "strip": "n=", "weaken": "n", "dismiss": "", "call": "deck", "ready": "n= type= max_atk= hero=",
    "exhaust": "n=", "kill": "n= state= max_atk=", "convert": "state=", "steal_ally": "state=",
    "swap_ally": "state=", "steal_card": "n= kind=", "force_discard": "n= who=", "draw": "deck n=",
    "dig": "deck look= keep= rest=", "peek": "deck n= mode=", "recover": "pile max_cost= to=",
    "recruit": "row off= to=", "discount": "row off= uses=", "refresh": "row n=", "goad": "",
    "gain_act": "n", "gain_fame": "n", "lose_fame": "n= who=", "purse": "n", "copy": "scope=",
    "guard": "scope=", "nothing": "", "forced": "n", "discard": "n", "exhaust_own": "n",
    "convert_own": "n", "lose_act": "n", "armor": "n", "cap": "n", "no_items": "", "no_boost": "",
    "adapt": "", "pack": "n", "need_types": "n", "fail_discard": "n", "fail_fame": "n",
    "refresh_row": "row", "pass_left": "n", "hand_down_to": "n", "pending_legend": "",
    "attack_bonus": "type n", "ally_cost": "n min=", "item_strike_bonus": "n", "contract_bonus": "n",
    "no_reactions": "", "extra_action": "n", "no_fail_discard": "", "spotted_from": "n", "none": "",
    "hand_discard": "n", "ambush": "", "snatch": "row", "swipe_contract": "", "hunt": "",
}  # fmt: skip
#: What the ledger leaves out.
SILENT = ("", verbs.ANY, False, "one")
NUMBER = ("no", "one", "two", "three", "four", "five", "six")
Step = msgspec.Struct


def step_text(step: Step) -> str:
    """A step as the ledger writes it: ``kill(n=1,state=exh)``."""
    verb = str(step.__struct_config__.tag)
    if isinstance(step, Strike):
        value = f"{step.n}+count({step.plus})" if step.plus else str(step.n)
        types = "any" if step.types == glossary.TYPES else "/".join(step.types)
        return f"strike({value},types={types})" if types else f"strike({value})"
    parts: list[str] = []
    for name in SHAPE[verb].split():
        value = getattr(step, name.rstrip("="))
        if value in SILENT and not (name in ("n", "n=") and value == 0):
            continue
        shown = "all" if name == "n=" and value == 0 else str(int(value) if value is True else value)
        parts.append(name + shown if name.endswith("=") else shown)
    return f"{verb}({','.join(parts)})"


def line_text(line: Trait, item: bool = False) -> str:
    """A line as the ledger writes it; an item's own day has no word."""
    text = "; ".join(map(step_text, line.do))
    if line.only_if:
        text += f" if {line.only_if}"
    if line.otherwise:
        text += " else " + "; ".join(map(step_text, line.otherwise))
    kind = line.kind.upper()
    if line.kind in ("re", "fr"):
        of = line.row or ("legend" if line.legend else str(line.least or ""))
        return f"{kind} {line.trigger}{f'({of})' if of else ''}: {text}"
    return text if item else f"{kind} {text}"


def figure_row(one: Figure) -> list[str]:
    row = [str(one.cost), str(one.attack), " ".join(one.types)]
    trait = ["–", "–"] if one.trait is None else [str(one.trait_cost), line_text(one.trait)]
    return row + trait + ([one.token] if one.token else [])


def foe_row(one: Foe) -> list[str]:
    effects = ["spotted"] if one.spotted else []
    for kind in ("instant", "aura", "win", "fail"):
        effects += [f"{kind} {step_text(step)}" for step in getattr(one, kind)]
    kinds = [" ".join(types) or "–" for types in (one.immune, one.vulnerable)]
    return [str(one.fame), *kinds, "; ".join(effects) or "–"]


def moon_verb(one: MoonCard) -> Step:
    """The one thing that a moon card does."""
    found = one.do or one.lasts
    assert found is not None
    return found


def notice_row(one: Notice) -> list[str]:
    of = f"{one.type},{one.n}" if one.type else str(one.n)
    return [str(one.fame), one.when, f"{one.condition}({of})"]


def printed() -> dict[str, list[str]]:
    """The rows of the ledger's tables of cards by id: the name, then what the card says."""
    found: dict[str, list[str]] = {}
    for row in LEDGER.read_text(encoding="utf-8").splitlines():
        if ROW.match(row):
            card, *cells = (cell.strip().replace("`", "") for cell in row.strip("|").split("|"))
            assert card not in found, f"{card} stands twice"
            found[card] = cells
    return found


def coded() -> dict[str, list[str]]:
    """The same, of the cards as they were loaded."""
    rows = {card: figure_row(one) for card, one in FIGURES.items()}
    rows |= {card: [str(one.cost), one.group, line_text(one.trait, True)] for card, one in ITEMS.items()}
    rows |= {card: foe_row(one) for card, one in FOES.items()}
    rows |= {card: notice_row(one) for card, one in CONTRACTS.items()}
    for card, moon in MOONS.items():
        who = "" if moon.lasting else f"{moon.who}: "
        rows[card] = ["lasting" if moon.lasting else "instant", who + step_text(moon_verb(moon))]
    rows |= {card: [str(one.steps), step_text(one.do)] for card, one in FATES.items()}
    rows |= {card: ["any seat"] for card in MARKETS}
    return rows | {card: [one.hero] for card, one in BACKSTORIES.items()}


PRINTED, CODED = printed(), coded()
ALL = tuple(CODED)


@pytest.mark.rule("FV-15")
@pytest.mark.parametrize("card", sorted(PRINTED))
def test_every_card_says_what_the_ledger_says(card: str) -> None:
    assert CODED[card] == PRINTED[card][1:]


@pytest.mark.rule("FV-15")
def test_no_card_is_missing_and_none_too_many() -> None:
    assert sorted(CODED) == sorted(PRINTED)
    kinds = Counter(card[0] for card in ALL)
    assert kinds == {"A": 71, "H": 4, "I": 27, "M": 43, "L": 16, "C": 30, "O": 20, "F": 12, "N": 4, "B": 4}
    assert len(ALL) == 231


def test_every_word_of_the_ledger_is_used_or_known() -> None:
    """No step is in the code that the ledger cannot write, and none is written that no card has."""
    tables = (
        cards.HandVerb,
        cards.InstantVerb,
        cards.WinVerb,
        cards.FailVerb,
        cards.MoonVerb,
        cards.FateVerb,
    )
    kinds = {kind for table in (*tables, passive.Aura, passive.Lasting) for kind in get_args(table)}
    tags = {str(kind.__struct_config__.tag) for kind in kinds} - {"strike"}
    assert tags == set(SHAPE)
    text = " ".join(cell for row in PRINTED.values() for cell in row)
    assert [tag for tag in sorted(tags) if f"{tag}(" not in text] == []


@pytest.mark.rule("FV-15")
def test_traits_and_items_all_differ() -> None:
    traits = [line_text(one.trait) for one in FIGURES.values() if one.trait is not None]
    assert len(traits) == len(set(traits)) == 66
    assert len({line_text(one.trait, True) for one in ITEMS.values()}) == 27


def spread(values: list[int]) -> list[int]:
    """How often each value comes, from the lowest up."""
    return [count for _, count in sorted(Counter(values).items())]


def test_the_allies_are_spread_as_the_ledger_says() -> None:
    allies = list(ALLIES.values())
    assert spread([one.cost for one in allies]) == [24, 27, 20]
    assert spread([one.attack for one in allies]) == [6, 14, 20, 16, 9, 6]
    assert spread([len(one.types) for one in allies]) == [41, 22, 8]
    types = Counter(its for one in allies for its in one.types)
    assert [types[its] for its in ("el", "ma", "po", "we", "pw")] == [22, 22, 22, 22, 21]
    assert sum(one.trait is None for one in allies) == 9
    assert spread([one.trait_cost for one in allies if one.trait is not None]) == [20, 24, 12, 6]
    assert {(one.cost, one.attack, one.trait_cost, one.hero) for one in HEROES.values()} == {(3, 2, 1, True)}
    assert not any(one.hero for one in allies)


def test_the_items_are_spread_as_the_ledger_says() -> None:
    assert spread([one.cost for one in ITEMS.values()]) == [11, 10, 6]
    groups = Counter(one.group for one in ITEMS.values())
    assert groups == {"attack": 10, "ready": 4, "market": 5, "defence": 4, "disrupt": 4}


def test_the_foes_are_spread_as_the_ledger_says() -> None:
    monsters = list(MONSTERS.values())
    assert spread([one.fame for one in monsters]) == [1, 3, 5, 6, 6, 6, 5, 4, 4, 2, 1]
    assert {one.fame for one in monsters} == set(range(11))
    assert sum(one.spotted for one in monsters) == 8
    instants = Counter(type(step) for one in monsters for step in one.instant)
    assert (instants[demands.Forced], instants[demands.Discard]) == (5, 6)
    assert spread([len(one.immune) for one in monsters])[1:] == [20, 12]
    assert sum(bool(one.vulnerable) for one in monsters) == 12
    assert sorted(one.fame for one in LEGENDS.values()) == [
        11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 17, 18, 19, 20, 20,
    ]  # fmt: skip
    for one in FOES.values():
        assert not set(one.immune) & set(one.vulnerable)


def test_contracts_moons_and_fates_are_spread_as_the_ledger_says() -> None:
    assert Counter(one.fame for one in CONTRACTS.values()) == {2: 11, 3: 7, 4: 10, 5: 1, 6: 1}
    assert Counter(one.when for one in CONTRACTS.values()) == {"state": 15, "event": 15}
    assert Counter(one.lasting for one in MOONS.values()) == {False: 8, True: 12}
    assert sum(one.steps for one in FATES.values()) == 42


@pytest.mark.rule("FF-001")
def test_decks_hold_every_card_but_what_is_taken_out() -> None:
    assert {name: len(deck) for name, deck in DECKS.items()} == {
        "ally": 71, "item": 27, "monster": 43, "legend": 16, "contract": 30, "moon": 20, "fate": 12,
    }  # fmt: skip
    out = {*HEROES, *MARKETS, *BACKSTORIES}
    assert sorted(card for deck in DECKS.values() for card in deck) == sorted(set(ALL) - out)


@pytest.mark.rule("FF-067")
def test_reactions_cost_nothing() -> None:
    reacting = [one for one in FIGURES.values() if one.trait is not None and one.trait.trigger]
    assert [one.trait_cost for one in reacting] == [0] * len(reacting)
    assert {one.trait.kind for one in reacting if one.trait is not None} == {"re", "fr"}


def test_lines_are_whole() -> None:
    """A reaction has its trigger and nothing else has one; a HIT is one strike of the ally's own types."""
    for card, line in TRAIT.items():
        assert bool(line.trigger) == (line.kind in ("re", "fr")), card
        assert not line.otherwise or line.only_if, card
        strikes = [step for step in (*line.do, *line.otherwise) if isinstance(step, Strike)]
        if line.kind == "hit":
            assert line.do == tuple(strikes), card
            assert not strikes[0].types, card
        else:
            assert all(step.types for step in strikes), card
            assert not strikes or card in ITEMS, card


def swapped(one: Step, **fields: object) -> Step:
    return msgspec.structs.replace(one, **fields)


@pytest.mark.parametrize(
    ("table", "card", "fields"),
    [
        (ALLIES, "A01", {"cost": 2}),
        (ALLIES, "A01", {"attack": 1}),
        (ALLIES, "A01", {"types": ("pw",)}),
        (ALLIES, "A01", {"trait_cost": 0}),
        (FIGURES, "A01", {"trait": ALLIES["A02"].trait}),
        (FIGURES, "H4", {"trait": ALLIES["A17"].trait}),
        (HEROES, "H1", {"cost": 2}),
        (ITEMS, "I01", {"cost": 2}),
        (ITEMS, "I01", {"group": "ready"}),
        (ITEMS, "I01", {"trait": ITEMS["I02"].trait}),
        (MONSTERS, "M05", {"fame": 3}),
        (MONSTERS, "M05", {"spotted": True}),
        (MONSTERS, "M05", {"immune": ()}),
        (MONSTERS, "M05", {"vulnerable": ("el",)}),
        (MONSTERS, "M05", {"instant": ()}),
        (LEGENDS, "L01", {"fame": 12}),
        (CONTRACTS, "C01", {"fame": 3}),
        (CONTRACTS, "C01", {"when": "event"}),
        (MOONS, "O01", {"do": None, "lasts": passive.NoReactions()}),
        (MOONS, "O01", {"lasts": passive.NoReactions()}),
        (MOONS, "O09", {"lasts": None}),
        (FATES, "F01", {"steps": 1}),
    ],
)
def test_a_wrong_number_stops_the_game_from_loading(
    table: dict[str, Step], card: str, fields: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards.check_all()
    monkeypatch.setitem(table, card, swapped(table[card], **fields))
    with pytest.raises(BrokenContent):
        cards.check_all()


# -- in words -------------------------------------------------------------------------------------------

SAY = words("fable")


@pytest.mark.parametrize("card", ALL)
def test_every_card_has_its_words(card: str) -> None:
    assert SAY(f"card-{card}") == PRINTED[card][0]
    tile = plain(SAY(f"card-{card}.text"))
    assert 2 <= len(tile) <= 28, tile
    full = plain(SAY(f"card-{card}.full"))
    assert full.endswith("."), full
    flavour = plain(SAY(f"card-{card}.flavour"))
    assert 25 <= len(flavour) <= 90, flavour
    assert flavour.endswith("."), flavour


def test_no_two_cards_have_the_same_line_to_read_aloud() -> None:
    lines = [SAY(f"card-{card}.flavour") for card in ALL]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("card", FOES)
def test_a_foe_tells_its_types_and_its_icon(card: str) -> None:
    one, full = FOES[card], SAY(f"card-{card}.full")
    kinds = {"mmune to ": one.immune, "ulnerable to ": one.vulnerable}
    for word, types in kinds.items():
        names = [SAY(f"element-{its}") for its in types]
        assert not types or f"{word}{' and '.join(names)}" in full, full
        assert sum(f"{word}{SAY(f'element-{its}')}" in full for its in glossary.TYPES) == bool(types), full
    assert ("Spotted:" in full) == one.spotted
    assert (SAY(f"card-{card}.text") == "spotted") == one.spotted


def numbers(step: Step) -> list[int]:
    """The numbers of a step that its card must tell."""
    found = [getattr(step, name) for name in step.__struct_fields__ if name not in ("max_atk", "max_cost")]
    return [abs(value) for value in found if isinstance(value, int) and abs(value) > 1]


def tells(full: str, number: int) -> bool:
    """Whether a text holds ``number``, in figures or as a word."""
    word = NUMBER[number] if number < len(NUMBER) else str(number)
    return re.search(rf"\b({number}|{word})\b", full, re.IGNORECASE) is not None


STEPS: Mapping[str, tuple[Step, ...]] = (
    {card: (*line.do, *line.otherwise) for card, line in TRAIT.items()}
    | {card: (*one.instant, *one.aura, *one.win, *one.fail) for card, one in FOES.items()}
    | {card: (moon_verb(one),) for card, one in MOONS.items()}
    | {card: (one.do,) for card, one in FATES.items()}
)


@pytest.mark.parametrize("card", [card for card, found in STEPS.items() if any(map(numbers, found))])
def test_the_words_have_the_numbers_of_the_card(card: str) -> None:
    full = SAY(f"card-{card}.full")
    assert [n for step in STEPS[card] for n in numbers(step) if not tells(full, n)] == [], full


@pytest.mark.parametrize("card", CONTRACTS)
def test_a_contract_tells_its_condition(card: str) -> None:
    one, full = CONTRACTS[card], SAY(f"card-{card}.full")
    assert one.n == 1 or tells(full, one.n), full
    assert not one.type or SAY(f"element-{one.type}") in full
    assert ("At dusk" in full) == (one.when == "state")


@pytest.mark.parametrize("card", FATES)
def test_a_fate_card_tells_its_steps(card: str) -> None:
    full, tile = SAY(f"card-{card}.full"), SAY(f"card-{card}.text")
    assert f"moves {FATES[card].steps}," in full
    assert tile.startswith(f"{FATES[card].steps} step")
