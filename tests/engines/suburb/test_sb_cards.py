"""Chapter 5: what is printed on the 196 cards and the eight player cards, in figures and in words."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from engines.core.content import BrokenContent
from engines.core.discover import words
from engines.core.words import plain
from engines.suburb import cards
from engines.suburb.cards import ALL, BOONS, DECKS, HOUSES, MISSIONS, SHOPS, STOCKS, Boon, Mission

HERE = Path(cards.__file__).parent
LEVELS = {"level1": 1, "level2": 2, "gangster": 3, "common": 3, "upper": 3}


def of(pile: str) -> list[Mission]:
    """The missions of one pile."""
    return [MISSIONS[card] for card in DECKS[pile]]


def effects(deck: str) -> Counter[tuple[str, int]]:
    """The effects of a deck of class or special cards, each with its figure."""
    return Counter((BOONS[card].do.verb, BOONS[card].do.n) for card in DECKS[deck])


def dollars(n: int) -> str:
    return f"${n:,}"


@pytest.mark.rule("SB-001")
def test_the_box_holds_196_cards_and_eight_player_cards() -> None:
    assert (len(MISSIONS), len(STOCKS), len(SHOPS), len(HOUSES)) == (90, 34, 12, 8)
    assert [len(DECKS[deck]) for deck in ("gangster_class", "upper_class", "special")] == [20, 20, 20]
    assert len(ALL) == len(set(ALL)) == sum(map(len, DECKS.values())) == 196


@pytest.mark.rule("SB-007", "SB-008")
def test_missions_are_thirty_a_level_and_three_piles_of_ten_at_the_third() -> None:
    assert Counter(one.level for one in MISSIONS.values()) == {1: 30, 2: 30, 3: 30}
    assert {pile: len(of(pile)) for pile in LEVELS} == {
        "level1": 30,
        "level2": 30,
        "gangster": 10,
        "common": 10,
        "upper": 10,
    }
    for pile, level in LEVELS.items():
        assert {one.level for one in of(pile)} == {level}
        assert all(card.startswith(f"M{level}") for card in DECKS[pile])


@pytest.mark.rule("SB-009")
def test_four_families_of_each_class_have_an_ability_each() -> None:
    assert [(house, one.kind, one.ability, one.n) for house, one in HOUSES.items()] == [
        ("upper1", "upper", "quick_renovation", 0),
        ("upper2", "upper", "old_money", 100),
        ("upper3", "upper", "society_column", 150),
        ("upper4", "upper", "inside_tip", 2),
        ("gangster1", "gangster", "flying_start", 3),
        ("gangster2", "gangster", "hardened", 1),
        ("gangster3", "gangster", "full_headquarters", 1),
        ("gangster4", "gangster", "shakedown", 1),
    ]


@pytest.mark.rule("SB-005")
def test_every_amount_is_a_multiple_of_fifty() -> None:
    amounts = [one.money for one in MISSIONS.values()] + [one.fail_payment for one in MISSIONS.values()]
    amounts += [one.do.n for one in BOONS.values() if one.do.verb.endswith(("money", "bank", "pay_me"))]
    amounts += [amount for one in STOCKS.values() for amount in (one.price, one.price // 2, one.n)]
    amounts += [one.income for one in SHOPS.values()]
    amounts += [HOUSES[cards.House(house)].n for house in ("upper2", "upper3")]
    assert len(amounts) > 300
    assert [amount for amount in amounts if amount % 50] == []


def test_a_mission_pays_points_or_money() -> None:
    assert all((one.points > 0) != (one.money > 0) for one in MISSIONS.values())
    assert {pile: sum(one.money > 0 for one in of(pile)) for pile in LEVELS} == {
        "level1": 8,
        "level2": 8,
        "gangster": 1,
        "common": 3,
        "upper": 5,
    }


def test_a_failure_costs_what_its_level_asks() -> None:
    for one in MISSIONS.values():
        asked = (one.fail_payment > 0, one.points_lost > 0, one.neighbour_points > 0)
        assert asked == {1: (True, False, False), 2: (False, True, False), 3: (False, True, True)}[one.level]


@pytest.mark.parametrize(
    ("pile", "points", "money", "pushes"),
    [
        ("level1", 66, 2_000, [1, 1, 1, 1]),
        ("level2", 88, 4_000, [1, 1, 2, 2, 2, 2, 2, 3, 3, 3]),
        ("gangster", 57, 800, [2, 3, 4]),
        ("common", 47, 2_700, [2, 3, 4, 4]),
        ("upper", 30, 6_000, [3, 4, 5]),
    ],
)
def test_the_sums_of_a_pile(pile: str, points: int, money: int, pushes: list[int]) -> None:
    assert sum(one.points for one in of(pile)) == points
    assert sum(one.money for one in of(pile)) == money
    assert sorted(one.push for one in of(pile) if one.push) == pushes
    assert all(one.points for one in of(pile) if one.push), "a push comes with points"


def test_the_means_of_failure() -> None:
    assert sum(one.fail_payment for one in of("level1")) == 270 * 30
    assert sum(one.points_lost for one in of("level2")) == 2 * 30
    for pile in ("gangster", "common", "upper"):
        assert sum(one.points_lost for one in of(pile)) == 3 * 10
        assert sum(one.neighbour_points for one in of(pile)) == 2 * 10


@pytest.mark.parametrize(
    ("pile", "success", "points"),
    [
        ("level1", 5 / 6, 1.83),
        ("level2", 2 / 3, 1.29),
        ("gangster", 1 / 2, 1.35),
        ("common", 1 / 2, 0.85),
        ("upper", 1 / 2, 0.0),
    ],
)
def test_the_points_that_a_mission_is_worth(pile: str, success: float, points: float) -> None:
    won = success * sum(one.points for one in of(pile)) / len(of(pile))
    lost = (1 - success) * sum(one.points_lost for one in of(pile)) / len(of(pile))
    assert won - lost == pytest.approx(points, abs=0.01)


@pytest.mark.rule("SB-158")
def test_some_special_cards_are_blank() -> None:
    assert effects("special")["blank", 0] == 4
    assert not any(verb == "blank" for deck in ("upper_class", "gangster_class") for verb, _ in effects(deck))


@pytest.mark.parametrize(("deck", "money"), [("upper_class", 4_800), ("gangster_class", 3_200)])
def test_the_class_cards(deck: str, money: int) -> None:
    found = effects(deck)
    assert sum(n * count for (verb, n), count in found.items() if verb == "gain_money") == money
    own = {"upper_class": {"give_dot", "pay_bank"}, "gangster_class": {"steal_shop", "lose_points"}}[deck]
    both = {"gain_money", "gain_points", "take_money", "push", "block", "pardon"}
    assert {verb for verb, _ in found} == own | both


def test_blocks_and_pardons_are_held() -> None:
    assert {one.do.verb for one in BOONS.values() if one.held} == {"block", "pardon"}
    assert sum(one.held for one in BOONS.values()) == 4


def test_the_stocks() -> None:
    assert Counter(one.price for one in STOCKS.values()) == {100: 10, 200: 10, 500: 8, 1_000: 6}
    assert Counter(one.kind for one in STOCKS.values()) == {"lose": 13, "pay": 14, "hold": 7}
    for one in STOCKS.values():
        assert (one.returns > one.price) == (one.kind != "lose")
        assert (one.rounds > 0) == (one.kind == "hold")
    for price, mean in ((100, 160), (200, 290), (500, 675), (1_000, 1_466.7)):
        returns = [one.returns for one in STOCKS.values() if one.price == price]
        assert sum(returns) / len(returns) == pytest.approx(mean, abs=0.05)


def test_the_shops() -> None:
    assert sorted(one.worth for one in SHOPS.values()) == [300] * 4 + [500] * 4 + [600] * 2 + [750] * 2
    assert sum(one.worth for one in SHOPS.values()) == 5_900


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("missions.toml", "points = 1, fail", "points = 2, fail", "points of level1"),
        ("missions.toml", "fail_payment = 500", "fail_payment = 450", "fail_payment of level1"),
        ("missions.toml", 'M101 = { pile = "level1"', 'M101 = { pile = "level2"', "decks"),
        ("missions.toml", "money = 1600, points_lost = 2", "money = 1600, points_lost = 3", "points_lost of"),
        (
            "missions.toml",
            "points = 4, push = 5",
            "points = 4, push = 5, money = 0, fail_payment = 50",
            "fail",
        ),
        ("upper.toml", '{ verb = "gain_money", n = 300 }', '{ verb = "gain_money", n = 350 }', "effects"),
        ("gangster.toml", ", held = true", "", "whether G17 is held"),
        ("special.toml", 'verb = "blank" }', 'verb = "nothing" }', "line 3: X01: Invalid enum value"),
        ("stocks.toml", "n = 400, rounds = 4", "n = 400, rounds = 3", "stocks"),
        ("shops.toml", "income = 250, rounds = 3", "income = 50, rounds = 6", "shops"),
        ("houses.toml", 'kind = "gangster"', 'kind = "upper"', "classes"),
    ],
)
def test_a_wrong_figure_is_found_when_the_cards_are_loaded(
    file: str, old: str, new: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (*HERE.glob("*.toml"), HERE / "cards.py"):
        shutil.copy(path, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("broken_cards", tmp_path / "cards.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "broken_cards", module)
    with pytest.raises(BrokenContent, match=reason) as error:
        spec.loader.exec_module(module)
    assert error.value.file.name == file


def figures(card: str) -> list[str]:
    """What ``.full`` of a card must name."""
    if card in MISSIONS:
        one = MISSIONS[card]
        money = [dollars(n) for n in (one.money, one.fail_payment) if n]
        return money + [f"{n} point" for n in (one.points, one.points_lost, one.neighbour_points) if n]
    if card in STOCKS:
        held = [f"{STOCKS[card].rounds} rounds"] if STOCKS[card].rounds else []
        return ([dollars(STOCKS[card].n)] if STOCKS[card].n else []) + held
    if card in SHOPS:
        return [dollars(SHOPS[card].income), f"{SHOPS[card].rounds} rounds"]
    return [figure(BOONS[card])] if BOONS[card].do.n else []


def figure(boon: Boon) -> str:
    money = boon.do.verb.endswith(("money", "bank", "pay_me"))
    return dollars(boon.do.n) if money else f"{boon.do.n} point"


@pytest.mark.parametrize("card", ALL)
def test_a_card_has_its_words_with_its_figures(card: str) -> None:
    say = words("suburb")
    title, text, full, flavour = (say(f"card-{card}{part}") for part in ("", ".text", ".full", ".flavour"))
    assert 0 < len(plain(title)) <= 24
    assert 0 < len(plain(text)) <= 28
    assert [one for one in figures(card) if not re.search(rf"(?<![\d,]){re.escape(one)}(?!,?\d)", full)] == []
    for sentence in (full, flavour):
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence[-1] in ".?!"
        assert "1 points" not in sentence
    assert len(flavour) <= 120
    if card in MISSIONS and MISSIONS[card].push:
        assert f"push {MISSIONS[card].push}" in text
        assert f"pushes the target down {MISSIONS[card].push}" in full


def test_no_title_and_no_line_comes_twice() -> None:
    say = words("suburb")
    for part in ("", ".flavour"):
        lines = [say(f"card-{card}{part}") for card in ALL] + [
            say(f"house-{house}{part}") for house in HOUSES
        ]
        assert len(set(lines)) == 204


@pytest.mark.parametrize("house", HOUSES)
def test_a_family_has_its_words(house: str) -> None:
    say = words("suburb")
    name, text, full, flavour = (say(f"house-{house}{part}") for part in ("", ".text", ".full", ".flavour"))
    ability = HOUSES[cards.House(house)].ability
    assert name.lower().replace(" ", "_") == ability
    assert 0 < len(text) <= 28
    assert full.endswith(".")
    assert 0 < len(flavour) <= 120
