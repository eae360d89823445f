"""Passage with its three dice, and Protection (3.15)."""

from __future__ import annotations

import pytest

from engines.lepro.cards import BOARD, Card, Deck, Space
from engines.lepro.events import Bought, Closing, Collided, Drew, Moved, Refuge, Tunnelled
from engines.lepro.options import (
    BuyProtection,
    LetLie,
    NameHalf,
    Nothing,
    Pay,
    PlayHat,
    Refuse,
    ReturnProtection,
    Tunnel,
)

from .kit import A, B, G, cards, cash, go, kinds, land, table, told, whole


def passage(dice: str, **more: object) -> G:
    """A is about to step on Passage, and these dice will fall."""
    return table(2, dice, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LP-197")
def test_three_dice_are_added() -> None:
    g = passage("2 2 3")
    land(g, 17)
    assert told(g, Tunnelled) == [Tunnelled(A, (2, 2, 3), "collection")]
    assert g.s.roll is not None
    assert g.s.roll.dice == [2, 2, 3]
    assert [(draw.purpose, draw.size) for draw in g.chance.draws] == [("passage", 6)] * 3


@pytest.mark.rule("LP-198", "LP-200", "LP-202")
@pytest.mark.parametrize(
    ("dice", "what"),
    [
        *[("1 1 1", "collection"), ("1 1 5", "collection"), ("1 1 6", "adventure"), ("6 5 1", "adventure")],
        *[("6 6 1", "secret"), ("6 6 6", "secret")],
    ],
)
def test_what_totals_mean(dice: str, what: str) -> None:
    g = passage(dice)
    land(g, 17)
    assert [each.what for each in told(g, Tunnelled)] == [what]


@pytest.mark.rule("LP-198")
def test_a_collection_in_place() -> None:
    g = passage("1 1 5", a={"cash": 6_000})
    assert land(g, 17) is None
    assert cash(g)[A] == 5_500
    assert g.s.players[A].space == 17


@pytest.mark.rule("LP-199")
def test_the_whole_of_collection_applies() -> None:
    g = passage("1 1 1", a={"cash": 12_000, "protections": "T05"})
    assert land(g, 17, ReturnProtection()) is None
    assert cash(g)[A] == 12_000
    assert g.s.players[A].protections == []
    g = passage("1 1 1", a={"cash": 12_000, "protections": "T05"})
    cards(g, "L11")
    assert land(g, 17, Pay()) is None
    assert cash(g)[A] == 9_500
    g = passage("1 1 1", a={"cash": 3_000, "character": "accountant"})
    land(g, 17)
    assert cash(g)[A] == 2_900
    g = passage("1 1 1", a={"cash": 900})
    land(g, 17)
    assert cash(g)[A] == 900


@pytest.mark.rule("LP-200")
def test_an_adventure_in_place() -> None:
    g = passage("4 4 4")
    cards(g, "A01")
    assert land(g, 17) is None
    assert cash(g)[A] == 4_000
    assert g.s.players[A].space == 17
    assert g.s.plays == 1


@pytest.mark.rule("LP-201")
def test_no_adventure_after_two_plays() -> None:
    g = passage("4 4 4", plays=2)
    assert land(g, 17) is None
    assert told(g, Drew) == []
    assert len(g.s.draws["adventure"]) == 70


@pytest.mark.rule("LP-202", "LP-204", "EX-12")
def test_any_empty_space_but_refuge() -> None:
    g = table(4, "5 4 4", b={"space": 0}, c={"space": 16}, d={"space": 30})
    asked = land(g, 17)
    assert asked is not None
    assert kinds(asked) == {Tunnel}
    assert {option.at for option in asked.options} == set(range(36)) - {17, 0, 16, 30}
    assert len(asked.options) == 32


@pytest.mark.rule("LP-202")
def test_an_empty_refuge_is_no_destination() -> None:
    g = passage("5 4 4", b={"space": 3})
    asked = land(g, 17)
    assert asked is not None
    assert {option.at for option in asked.options} == set(range(1, 36)) - {3, 17}


@pytest.mark.rule("LP-202")
def test_the_destination_is_played() -> None:
    g = passage("5 4 4")
    cards(g, "R37")
    assert land(g, 17, Tunnel(10)) is None
    assert g.s.players[A].space == 10
    assert g.s.players[A].recruits == ["R37"]
    assert told(g, Moved)[-1] == Moved(A, 10, BOARD[10], True)


@pytest.mark.rule("LP-203", "LP-204")
def test_one_cannot_stay() -> None:
    g = passage("6 6 6")
    asked = land(g, 17)
    assert asked is not None
    assert Tunnel(17) not in asked.options
    assert kinds(asked) == {Tunnel}


@pytest.mark.rule("LP-203")
def test_the_eliminated_take_no_space() -> None:
    g = table(3, "6 6 6", c={"fallen": 1, "space": -1})
    asked = land(g, 17)
    assert asked is not None
    assert len(asked.options) == 34


@pytest.mark.rule("LP-205")
def test_a_double_space_works_as_usual() -> None:
    g = passage("6 6 6 2")
    assert land(g, 17, Tunnel(19), NameHalf(Space("robbery")), Refuse()) is None
    assert g.s.players[A].space == 19


@pytest.mark.rule("LP-205")
@pytest.mark.parametrize(("choice", "men"), [(PlayHat(), 2), (LetLie(), 1)])
def test_a_hat_card_works_as_usual(choice: PlayHat | LetLie, men: int) -> None:
    g = passage("6 6 6", hats={23: "A44"})
    assert land(g, 17, Tunnel(23), choice) is None
    assert len(g.s.players[A].recruits) == men


@pytest.mark.rule("LP-206", "EX-12")
@pytest.mark.parametrize("at", [1, 10, 23, 35])
def test_the_secret_passage_brings_no_refuge_money(at: int) -> None:
    g = passage("6 6 6", plays=2)
    cards(g, "R01")
    assert land(g, 17, Tunnel(at)) is None
    assert told(g, Refuge) == []
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-207", "EX-12")
def test_the_secret_passage_ends_no_game() -> None:
    g = table(2, a={"space": 15, "buyer": True})
    assert go(g, "2 6 6 6", Tunnel(1)) is None
    assert told(g, Closing) == []
    assert g.s.phase == "turn"
    assert g.s.turn == B


@pytest.mark.rule("LP-202")
def test_the_secret_passage_hits_no_car() -> None:
    g = passage("6 6 6", b={"space": 10, "car": "C01"})
    asked = land(g, 17)
    assert asked is not None
    assert Tunnel(10) not in asked.options
    assert told(g, Collided) == []


@pytest.mark.rule("LP-208")
def test_a_protection_for_500() -> None:
    g = table(2)
    assert land(g, 21, BuyProtection()) is None
    assert cash(g)[A] == 2_500
    assert g.s.players[A].protections == ["T01"]
    assert told(g, Bought) == [Bought(A, Deck("protection"), 500)]
    whole(g)
    assert land(g, 29, NameHalf(Space("protection")), BuyProtection()) is None
    assert g.s.players[A].protections == ["T01", "T02"]


@pytest.mark.rule("LP-208")
def test_nobody_must_buy_protection() -> None:
    g = table(2)
    assert land(g, 21, Nothing()) is None
    assert cash(g)[A] == 3_000
    g = table(2, a={"cash": 400})
    assert land(g, 21) is None
    assert g.s.players[A].protections == []


@pytest.mark.rule("LP-209")
def test_one_protection_a_landing() -> None:
    g = table(2, a={"cash": 9_000})
    assert land(g, 21, BuyProtection()) is None
    assert g.s.players[A].protections == ["T01"]


@pytest.mark.rule("LP-210")
@pytest.mark.parametrize("money", [500, 900, 10_000, 60_000])
def test_protection_can_be_bought_with_any_cash_in_any_number(money: int) -> None:
    held = "T01 T02 T03 T04 T05 T06"
    g = table(2, a={"cash": money, "protections": held})
    assert land(g, 21, BuyProtection()) is None
    assert g.s.players[A].protections == [*map(Card, held.split()), "T07"]
