"""The computer player of Le Pro: a legal answer to every question, and sound ones where it
matters."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Ask, Option
from engines.lepro import SPEC
from engines.lepro.cards import Card, Space
from engines.lepro.options import (
    NONE,
    Announce,
    Bout,
    BuyCar,
    CarryOut,
    Claim,
    Debtor,
    Decline,
    DrawMission,
    LookAtCar,
    LoseCar,
    NameHalf,
    Nothing,
    Pay,
    PlayHat,
    PlayStar,
    Refuse,
    ReturnProtection,
    Rob,
    RollDie,
    Sacrifice,
    SellCar,
    SellGems,
    SellJewel,
    Take,
    Tunnel,
    Victim,
)
from engines.lepro.state import Settings
from engines.lepro.steady import choose
from tests.engines.kit import computer

from .kit import B, C, G, cards, land, play, table, visit

STRICT = Settings(strict_claims=True)


def answer(g: G, ask: Ask[Any] | None) -> Option:
    """What the player says; the same each time."""
    return computer.answer(SPEC, g, ask, choose)


def test_every_answer_fits() -> None:
    kinds: set[str] = set()
    for number in range(24):
        kinds |= computer.asked_everything(SPEC, 2 + number % 5, STRICT, number, choose)
    assert kinds >= {
        *("roll", "die", "half", "hat", "boxe", "brocanteur", "car", "exchange", "expert", "seller"),
        *("protection", "mission", "passage", "robbery", "collection", "arrest", "verdict", "recruit"),
        *("lose_man", "target", "sacrifice", "claim"),
    }


# -- sound answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("LP-250")
def test_announces_as_soon_as_it_can() -> None:
    g = table(3, a={"cash": 60_000, "stars": "A67"})
    assert answer(g, play(g)) == Announce()
    g = table(3, a={"cash": 59_900, "stars": "A67"}, c={"cash": 4_000})
    assert answer(g, play(g)) == Debtor(Card("A67"), C)
    g = table(3, a={"cash": 59_900, "stars": "A62"})
    assert answer(g, play(g)) == RollDie()


@pytest.mark.parametrize(
    ("die", "records", "cash", "said"),
    [
        (3, 0, 0, Rob()),
        (3, 1, 0, Rob()),
        (6, 0, 0, Rob()),
        (6, 1, 2_300, Refuse()),
        (6, 1, 2_400, Rob()),
        (3, 2, 9_000, Refuse()),
        (6, 2, 9_000, Refuse()),
    ],
)
def test_robs_while_the_court_leaves_it_room(die: int, records: int, cash: int, said: Option) -> None:
    held = " ".join(f"X0{k + 1}" for k in range(records))
    g = table(2, str(die), a={"cash": cash, "records": held})
    assert answer(g, visit(g, "robbery")) == said


def test_robs_whatever_its_records_where_nobody_is_arrested() -> None:
    g = table(2, "6", a={"cash": 0, "records": "X01 X02"}, hats={4: "A46"})
    assert answer(g, land(g, 4)) == PlayHat()
    g = table(2, "6", a={"cash": 0, "records": "X01 X02"}, hats={4: "A46"})
    assert answer(g, land(g, 4, PlayHat())) == Rob()


def test_sells_the_dearest_gems() -> None:
    g = table(2, a={"pearls": "P02 P24", "diamonds": "D03 D01"})
    assert answer(g, visit(g, "expert")) == SellGems(Card("P24"), Card("D03"))
    g = table(2, a={"pearls": "P25", "diamonds": "D01"})
    assert answer(g, visit(g, "expert")) == SellGems(NONE, Card("D01"))
    g = table(2, a={"pearls": "P25 P02", "diamonds": "D25 D01"})
    assert answer(g, visit(g, "expert")) == SellJewel()
    g = table(2, a={"pearls": "P24", "stars": "A66"})
    assert answer(g, visit(g, "expert")) == PlayStar(Card("A66"))


@pytest.mark.parametrize(
    ("recruits", "stars", "said"),
    [
        ("R37", "", CarryOut(Card("M25"))),
        ("R37", "A57", PlayStar(Card("A57"))),
        ("R11", "A57", PlayStar(Card("A57"))),
        ("", "A57", DrawMission()),
        ("R37 R23", "A57", CarryOut(Card("M28"))),
    ],
)
def test_carries_out_the_best_mission(recruits: str, stars: str, said: Option) -> None:
    """M25: 6 men, 9,500; M28: 8 men, 16,200. A57: three men more."""
    g = table(2, a={"missions": "M25 M28", "recruits": recruits, "stars": stars})
    assert answer(g, visit(g, "mission")) == said


@pytest.mark.parametrize(
    ("at", "hand", "said"),
    [
        (7, {"pearls": "P02"}, "expert"),
        (7, {"pearls": "P25"}, "seller"),
        (13, {}, "recruitment"),
        (13, {"recruits": "R23"}, "mission"),
        (13, {"recruits": "R11", "missions": "M18"}, "mission"),
        (19, {}, "robbery"),
        (24, {"shares": "I03a I03b", "pearls": "P01"}, "brocanteur"),
        (29, {"cash": 9_000}, "protection"),
        (29, {"cash": 7_000}, "exchange"),
    ],
)
def test_chooses_a_half(at: int, hand: dict[str, Any], said: str) -> None:
    g = table(2, a=hand)
    assert answer(g, land(g, at)) == NameHalf(Space(said))


def test_cars() -> None:
    """C03: 2,500, then 5,500. C02 loses money."""
    for card, cash, said in (("C03", 3_000, BuyCar()), ("C03", 2_900, Decline()), ("C02", 9_000, Decline())):
        g = table(2, a={"cash": cash})
        cards(g, card)
        asked = visit(g, "brocanteur", LookAtCar())
        assert answer(g, asked) == said
    g = table(2, a={"car": "C03"})
    assert answer(g, visit(g, "brocanteur")) == SellCar()


def test_saves_a_car_with_what_is_worth_less() -> None:
    hit = {"space": 4, "car": "C15", "recruits": "R11 R01", "stars": "A67"}
    g = table(2, a={}, b=hit)
    assert answer(g, land(g, 4)) == Sacrifice(Card("R01"))
    g = table(2, a={}, b=hit | {"protections": "T01"})
    assert answer(g, land(g, 4)) == Sacrifice(Card("T01"))
    g = table(2, a={}, b={"space": 4, "car": "C13", "recruits": "R37"})
    assert answer(g, land(g, 4)) == LoseCar()


def test_collection_and_claim() -> None:
    g = table(2, a={"cash": 20_000, "protections": "T01", "stars": "A55"})
    assert answer(g, visit(g, "collection")) == ReturnProtection()
    g = table(2, a={"cash": 20_000, "stars": "A55"})
    assert answer(g, visit(g, "collection")) == PlayStar(Card("A55"))
    g = table(2, a={"cash": 9_000, "stars": "A55"})
    assert answer(g, visit(g, "collection")) == Pay()
    g = table(2, "1", a={"space": 35}, options=STRICT)
    assert answer(g, play(g, RollDie())) == Claim()


def test_advocate_recruiter_and_passage() -> None:
    g = table(2, "3", a={"character": "advocate"})
    cards(g, "S17", "J17", "J09")
    asked = visit(g, "robbery", Rob())
    assert answer(g, asked) == Take(Card("J09"))
    g = table(2, a={"character": "recruiter"})
    cards(g, "R01", "R37")
    assert answer(g, visit(g, "recruitment")) == Take(Card("R37"))
    g = table(2, "6 6 6", a={"diamonds": "D24", "pearls": "P24", "space": 17})
    assert answer(g, visit(g, "passage")) == Tunnel(26)


def test_fights_where_there_is_hope() -> None:
    """B16 to B20 roll three dice, B01 to B07 one."""
    g = table(3, a={"boxer": "B08"}, b={"boxer": "B16", "fought": True}, c={"boxer": "B01", "fought": True})
    assert answer(g, visit(g, "boxe")) == Bout(C)
    g = table(3, a={"boxer": "B08"}, b={"boxer": "B16"}, c={"boxer": "B09", "fought": True})
    assert answer(g, visit(g, "boxe")) == Bout(B)
    g = table(2, a={"boxer": "B01"}, b={"boxer": "B16", "fought": True})
    assert answer(g, visit(g, "boxe")) == Nothing()


def test_hits_the_car_that_cannot_be_saved() -> None:
    """C15 can be saved twice, C03 never."""
    saved, lost = {"space": 4, "car": "C15", "recruits": "R01"}, {"space": 4, "car": "C03"}
    g = table(3, a={}, b=saved, c=lost)
    assert answer(g, land(g, 4)) == Victim(C)
    g = table(3, a={}, b=lost, c=saved)
    assert answer(g, land(g, 4)) == Victim(B)
