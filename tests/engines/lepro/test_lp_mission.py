"""Missions: drawn or carried out, men, risk, pay, and what follows (3.14)."""

from __future__ import annotations

import pytest

from engines.lepro.cards import Card, Deck
from engines.lepro.events import Arrested, Drew, Failed, Gained, Got, Lost, Risked, Succeeded, Took
from engines.lepro.options import CarryOut, DrawMission, GiveUp, LetLie, PlayHat, PlayStar

from .kit import A, B, cards, cash, dice, every, heard, kinds, land, seen, table, told, visit, whole


def carry(card: str) -> CarryOut:
    """Carry out this star Mission."""
    return CarryOut(Card(card))


@pytest.mark.rule("LP-186")
def test_draw_or_carry_out() -> None:
    g = table(2, a={"missions": "M16", "recruits": "R01"})
    cards(g, "M01")
    asked = visit(g, "mission")
    assert asked is not None
    assert set(asked.options) == {DrawMission(), carry("M16")}
    assert land(g, 12, carry("M16")) is None
    assert cash(g)[A] == 8_500
    assert g.s.players[A].missions == []
    g = table(2, a={"missions": "M16", "recruits": "R01"})
    cards(g, "M01")
    assert land(g, 12, DrawMission()) is None
    assert cash(g)[A] == 5_500
    assert g.s.players[A].missions == ["M16"]


@pytest.mark.rule("LP-187")
def test_one_of_the_two_is_compulsory() -> None:
    g = table(2, a={"missions": "M16", "recruits": "R01"})
    assert kinds(visit(g, "mission")) == {DrawMission, CarryOut}
    g = table(2, a={"missions": "M31"})
    assert kinds(visit(g, "mission")) == {DrawMission}
    g = table(2)
    cards(g, "M01")
    assert visit(g, "mission") is None
    assert cash(g)[A] == 5_500


@pytest.mark.rule("LP-188")
def test_a_star_mission_is_kept_for_a_later_landing() -> None:
    g = table(2, a={"recruits": "R01"})
    cards(g, "M16")
    assert visit(g, "mission") is None
    assert g.s.players[A].missions == ["M16"]
    assert cash(g)[A] == 3_000
    assert Got(Card("M16")) in heard(g, A)
    assert Took(A, Deck("mission")) in heard(g, B)
    assert "M16" not in seen(g, B)
    assert land(g, 5, carry("M16")) is None
    assert cash(g)[A] == 8_500
    whole(g)


@pytest.mark.rule("LP-189")
def test_an_immediate_mission_is_carried_out_at_once() -> None:
    g = table(2)
    cards(g, "M01")
    assert visit(g, "mission") is None
    assert cash(g)[A] == 5_500
    assert g.s.players[A].missions == []
    assert Drew(A, Card("M01")) in heard(g, None)


@pytest.mark.rule("LP-190")
@pytest.mark.parametrize(
    ("card", "character", "recruits", "pay"),
    [
        *[
            ("M01", "", "", 2_500),
            ("M04", "", "", 0),
            ("M04", "", "R01", 4_000),
            ("M04", "captain", "", 4_000),
        ],
        *[("M07", "", "R01", 0), ("M07", "captain", "R01", 5_400), ("M15", "", "R37 R01", 11_200)],
    ],
)
def test_the_player_counts_as_a_man(card: str, character: str, recruits: str, pay: int) -> None:
    g = table(2, a={"character": character, "recruits": recruits})
    cards(g, card)
    visit(g, "mission")
    assert cash(g)[A] == 3_000 + pay


@pytest.mark.rule("LP-191", "EX-31")
def test_men_are_not_spent() -> None:
    g = table(2, a={"recruits": "R23"})
    cards(g, "M10")
    visit(g, "mission")
    assert cash(g)[A] == 9_700
    assert g.s.players[A].recruits == ["R23"]


@pytest.mark.rule("LP-192", "EX-31")
def test_too_few_men_cost_nothing() -> None:
    g = table(2, a={"recruits": "R11"})
    cards(g, "M10")
    assert visit(g, "mission") is None
    assert cash(g)[A] == 3_000
    assert g.s.players[A].recruits == ["R11"]
    assert told(g, Failed) == [Failed(A, Card("M10"))]
    assert g.s.used["mission"] == ["M10"]


@pytest.mark.rule("LP-192", "EX-31")
@pytest.mark.parametrize(("choice", "pay"), [(PlayHat(), 6_700), (LetLie(), 0)])
def test_a_hat_card_brings_men(choice: PlayHat | LetLie, pay: int) -> None:
    g = table(2, a={"recruits": "R11"}, hats={5: "A42"})
    cards(g, "M10")
    assert land(g, 5, choice) is None
    assert cash(g)[A] == 3_000 + pay


@pytest.mark.rule("LP-192", "LP-193")
def test_men_of_a_card_serve_on_this_landing_alone() -> None:
    g = table(2, a={"recruits": "R11"}, hats={5: "A42"})
    cards(g, "M10", "M12", "M10")
    land(g, 5, PlayHat())
    cards(g, "M12")
    land(g, 12)
    assert told(g, Failed) == [Failed(A, Card("M12"))]


@pytest.mark.rule("LP-193")
def test_no_attempt_that_must_fail() -> None:
    g = table(2, a={"missions": "M16 M18 M20", "recruits": "R11"})
    asked = visit(g, "mission")
    assert asked is not None
    assert [o.card for o in asked.options if isinstance(o, CarryOut)] == ["M18", "M16"]


@pytest.mark.rule("LP-193")
def test_bonuses_count_for_an_attempt() -> None:
    hand = {"missions": "M20 M22", "stars": "A57"}
    g = table(2, a=hand)
    assert kinds(visit(g, "mission")) == {DrawMission, PlayStar}
    assert visit(g, "mission", PlayStar(Card("A57")), carry("M20")) is None
    assert cash(g)[A] == 11_500
    g = table(2, a=hand)
    asked = visit(g, "mission", PlayStar(Card("A57")))
    assert asked is not None
    assert carry("M22") not in asked.options
    g = table(2, a=hand, hats={5: "A42"})
    assert land(g, 5, PlayHat(), PlayStar(Card("A57")), carry("M22")) is None
    assert cash(g)[A] == 13_000


@pytest.mark.rule("LP-194", "EX-32")
@pytest.mark.parametrize(("die", "caught"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_risk_comes_before_the_pay(die: int, caught: bool) -> None:
    g = table(2, str(die), a={"recruits": "R23"})
    cards(g, "M11", "J16")
    assert visit(g, "mission") is None
    assert told(g, Risked) == [Risked(A, die, caught)]
    if caught:
        assert told(g, Arrested) == [Arrested(A, "commerce")]
        assert told(g, Succeeded) == []
        assert cash(g)[A] == 2_000
    else:
        assert told(g, Arrested) == []
        assert cash(g)[A] == 12_000


@pytest.mark.rule("LP-194")
@pytest.mark.parametrize(("card", "men", "most"), [("M02", "", 1), ("M05", "R01", 1), ("M11", "R23", 2)])
def test_each_risk_has_its_number(card: str, men: str, most: int) -> None:
    for die in range(1, 7):
        g = table(2, str(die), a={"recruits": men})
        cards(g, card)
        visit(g, "mission")
        assert bool(told(g, Arrested)) == (die <= most)


@pytest.mark.rule("LP-194")
def test_men_are_checked_before_the_risk() -> None:
    g = table(2, a={"recruits": "R11"})
    cards(g, "M11")
    assert visit(g, "mission") is None
    assert told(g, Risked) == []
    assert len(told(g, Failed)) == 1


@pytest.mark.rule("LP-194")
def test_the_extra_effect_comes_after_the_pay() -> None:
    g = table(2)
    cards(g, "M03", "R11")
    visit(g, "mission")
    kinds_told = [type(each.event) for each in g.told]
    assert kinds_told.index(Succeeded) < kinds_told.index(Drew, kinds_told.index(Succeeded))
    assert Gained not in kinds_told, "the pay is told once"
    assert cash(g)[A] == 4_800
    assert g.s.players[A].recruits == ["R11"]
    g = table(2, a={"recruits": "R11"})
    cards(g, "M09")
    visit(g, "mission")
    assert len(g.s.players[A].protections) == 1
    g = table(2, a={"missions": "M25", "recruits": "R37"})
    cards(g, "D07")
    visit(g, "mission", carry("M25"))
    assert g.s.players[A].diamonds == ["D07"]
    assert cash(g)[A] == 12_500


@pytest.mark.rule("LP-194")
def test_a_man_is_lost_after_success_alone() -> None:
    g = table(2, a={"recruits": "R12 R01"})
    cards(g, "M08")
    assert visit(g, "mission", GiveUp(Card("R12"))) is None
    assert cash(g)[A] == 9_300
    assert g.s.players[A].recruits == ["R01"]
    assert told(g, Lost) == [Lost(A, Card("R12"))]
    g = table(2, a={"recruits": "R01"})
    cards(g, "M08")
    assert visit(g, "mission") is None
    assert g.s.players[A].recruits == ["R01"]


@pytest.mark.rule("LP-194")
def test_without_a_man_to_lose_the_pay_stays() -> None:
    g = table(2, hats={5: "A42"})
    cards(g, "M08")
    assert land(g, 5, PlayHat()) is None
    assert cash(g)[A] == 9_300


@pytest.mark.rule("LP-195")
@pytest.mark.parametrize(
    ("card", "men", "die"), [("M07", "R11", ""), ("M07", "", ""), ("M05", "R01", "1"), ("M05", "R01", "2")]
)
def test_a_drawn_mission_goes_to_the_used_pile(card: str, men: str, die: str) -> None:
    g = table(2, die, a={"recruits": men})
    cards(g, card)
    visit(g, "mission")
    assert g.s.used["mission"] == [card]


@pytest.mark.rule("LP-195")
@pytest.mark.parametrize("die", ["1", "2"])
def test_a_star_mission_goes_to_the_used_pile(die: str) -> None:
    g = table(2, a={"missions": "M17", "recruits": "R01"})
    dice(g, die)
    visit(g, "mission", carry("M17"))
    assert g.s.players[A].missions == []
    assert g.s.used["mission"] == ["M17"]
    assert Drew(A, Card("M17")) in heard(g, None)


@pytest.mark.rule("LP-196")
def test_nothing_to_draw_and_nothing_to_do() -> None:
    g = table(2, b={"missions": every("mission")})
    assert visit(g, "mission") is None
    g = table(2, a={"missions": "M31"}, b={"missions": every("mission", but="M31")})
    assert visit(g, "mission") is None
    assert cash(g)[A] == 3_000
    g = table(2, a={"missions": "M16", "recruits": "R01"}, b={"missions": every("mission", but="M16")})
    assert kinds(visit(g, "mission")) == {CarryOut}
