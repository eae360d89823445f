"""Arrest and Justice (3.18)."""

from __future__ import annotations

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import Card
from engines.lepro.court import arrest
from engines.lepro.effects import carry_out
from engines.lepro.effects.cards import Arrest
from engines.lepro.events import Arrested, Drew, Fined, Freed, Judged, Recorded
from engines.lepro.options import Accept, PlayStar, Rob, Take

from .kit import A, G, cards, cash, drive, heard, kinds, table, told, visit, whole

CANCEL = PlayStar(Card("A53"))


def shop(verdict: str, **of: object) -> G:
    """A is about to be caught in a shop, with this verdict on top."""
    g = table(3, "1", a=of)
    cards(g, "S17", verdict)
    return g


def bank(verdict: str, **of: object) -> G:
    """The same in a bank."""
    g = table(3, "6", a=of)
    cards(g, "K13", verdict)
    return g


@pytest.mark.rule("LP-227")
def test_an_arrest_draws_a_justice_card() -> None:
    g = shop("J08")
    assert visit(g, "robbery", Rob()) is None
    assert told(g, Arrested) == [Arrested(A, "commerce")]
    assert told(g, Judged) == [Judged(A, Card("J08"), Card("J08.text"))]
    assert told(g, Judged)[0] in heard(g, None)
    assert len(g.s.draws["justice"]) == 23


@pytest.mark.rule("LP-228", "EX-14")
def test_a_fine_of_the_banks_column() -> None:
    g = bank("J08", cash=1_500)
    visit(g, "robbery", Rob())
    assert cash(g)[A] == 0
    assert g.s.players[A].records == []
    assert told(g, Fined) == [Fined(A, 1_500)]
    whole(g)


@pytest.mark.rule("LP-228")
@pytest.mark.parametrize(("verdict", "fine"), [("J01", 200), ("J08", 500), ("J16", 1_000)])
def test_a_fine_of_the_shops_column(verdict: str, fine: int) -> None:
    g = shop(verdict)
    visit(g, "robbery", Rob())
    assert cash(g)[A] == 3_000 - fine


@pytest.mark.rule("LP-229")
def test_an_arrest_from_elsewhere_is_judged_like_a_shop() -> None:
    g = table(2)
    cards(g, "A28", "J08")
    visit(g, "adventure")
    assert cash(g)[A] == 2_500
    g = table(2, "1")
    cards(g, "M02", "J08")
    visit(g, "mission")
    assert cash(g)[A] == 2_500


@pytest.mark.rule("LP-229")
def test_unless_the_card_says_bank() -> None:
    g = table(2)
    cards(g, "J08")
    drive(carry_out(g, A, Card("A28"), [Arrest("bank")]))
    assert cash(g)[A] == 1_500


@pytest.mark.rule("LP-230", "EX-15")
@pytest.mark.parametrize(("money", "left", "records"), [(800, 800, 1), (900, 900, 1), (1_000, 0, 0)])
def test_a_fine_is_paid_in_full_or_not_at_all(money: int, left: int, records: int) -> None:
    g = shop("J16", cash=money)
    assert visit(g, "robbery", Rob()) is None
    assert cash(g)[A] == left
    assert len(g.s.players[A].records) == records
    assert len(told(g, Recorded)) == records
    whole(g)


@pytest.mark.rule("LP-231")
@pytest.mark.parametrize("verdict", ["J17", "J24"])
def test_a_verdict_may_be_a_record(verdict: str) -> None:
    g = shop(verdict, cash=30_000)
    visit(g, "robbery", Rob())
    assert cash(g)[A] == 30_000
    assert g.s.players[A].records == ["X01"]
    assert told(g, Recorded) == [Recorded(A, 1)]


@pytest.mark.rule("LP-232")
@pytest.mark.parametrize("verdict", ["J01", "J16", "J17"])
def test_the_verdict_goes_to_the_used_pile(verdict: str) -> None:
    g = shop(verdict, cash=800)
    visit(g, "robbery", Rob())
    assert g.s.used["justice"] == [verdict]


@pytest.mark.rule("LP-233")
def test_a_record_is_kept_for_all_to_see() -> None:
    g = shop("J17", records="X05")
    visit(g, "robbery", Rob())
    assert g.s.players[A].records == ["X05", "X01"]
    for viewer in (1, 2, None):
        assert SPEC.view(g.s, viewer).players[A].records == 2
        assert Drew(A, Card("X01")) in heard(g, viewer)


@pytest.mark.rule("LP-234")
def test_an_arrest_is_cancelled_before_the_verdict() -> None:
    g = shop("J17", stars="A53")
    asked = visit(g, "robbery", Rob())
    assert asked is not None
    assert (asked.kind, kinds(asked)) == ("arrest", {PlayStar, Accept})
    assert len(g.s.draws["justice"]) == 24
    g = shop("J17", stars="A53")
    assert visit(g, "robbery", Rob(), CANCEL) is None
    assert told(g, Freed) == [Freed(A)]
    assert told(g, Judged) == []
    assert len(g.s.draws["justice"]) == 24
    assert g.s.players[A].records == g.s.players[A].stars == []
    assert g.s.used["adventure"] == ["A53"]


@pytest.mark.rule("LP-234")
def test_once_judged_nothing_is_cancelled() -> None:
    g = shop("J17", stars="A53 A54")
    assert visit(g, "robbery", Rob(), Accept()) is None
    assert g.s.players[A].records == ["X01"]
    assert g.s.players[A].stars == ["A53", "A54"]


@pytest.mark.rule("LP-234")
def test_other_stars_cancel_no_arrest() -> None:
    g = shop("J17", stars="A55 A57")
    assert kinds(visit(g, "robbery", Rob())) == {Accept}
    g = shop("J17", stars="A53")
    g.s.plays = 2
    assert visit(g, "robbery", Rob()) is None
    assert g.s.players[A].records == ["X01"]


@pytest.mark.rule("LP-228", "EX-16")
def test_the_advocate_takes_the_fine() -> None:
    g = bank("J03", character="advocate")
    cards(g, "J03", "J17")
    asked = visit(g, "robbery", Rob())
    assert kinds(asked) == {Take}
    g = bank("J03", character="advocate")
    cards(g, "J17", "J03")
    assert visit(g, "robbery", Rob(), Take(Card("J03"))) is None
    assert cash(g)[A] == 2_500
    assert g.s.players[A].records == []
    assert sorted(g.s.used["justice"]) == ["J03", "J17"]


@pytest.mark.rule("LP-231", "EX-16")
def test_the_advocate_may_take_the_record() -> None:
    g = bank("J03", character="advocate")
    cards(g, "J03", "J17")
    assert visit(g, "robbery", Rob(), Take(Card("J17"))) is None
    assert cash(g)[A] == 3_000
    assert g.s.players[A].records == ["X01"]
    assert sorted(g.s.used["justice"]) == ["J03", "J17"]


@pytest.mark.rule("LP-230")
def test_what_the_advocate_must_be_able_to_pay_is_the_half() -> None:
    g = table(2, a={"cash": 500, "character": "advocate"})
    cards(g, "J16", "J17")
    assert drive(arrest(g, A, "commerce"), Take(Card("J16"))) is None
    assert cash(g)[A] == 0
    assert g.s.players[A].records == []
