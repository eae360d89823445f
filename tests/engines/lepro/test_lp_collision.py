"""LP-138 to LP-154, EX-20 to EX-22: cars that are hit."""

from __future__ import annotations

import pytest

from engines.lepro.cards import CARS, Card
from engines.lepro.events import CarLost, Collided, Saved
from engines.lepro.options import LoseCar, RollDie, Sacrifice, Victim
from engines.lepro.state import strength

from .kit import A, B, C, D, cards, cash, kinds, land, opened, players, table, told, visit, walk

PLAIN = 21  # the single Protection space


@pytest.mark.rule("LP-138", "LP-141", "LP-142")
def test_who_ends_on_a_car_owners_space_hits_the_car() -> None:
    g = table(3, a={"cash": 0}, b={"car": "C01", "space": PLAIN}, c={"car": "C02", "space": PLAIN + 1})
    # The rammer has no car, is not asked, and loses nothing.
    assert land(g, PLAIN) is None
    assert told(g, Collided) == [Collided(A, B)]
    assert (g.s.players[B].car, g.s.players[C].car) == (None, "C02")
    assert cash(g) == [0, 3_000, 3_000]


@pytest.mark.rule("LP-141")
def test_the_rammers_own_car_is_safe() -> None:
    g = table(2, a={"car": "C02"}, b={"car": "C01", "space": PLAIN})
    land(g, PLAIN)
    assert g.s.players[A].car == "C02"


@pytest.mark.rule("LP-138")
def test_without_a_car_there_is_no_collision() -> None:
    g = table(2, a={"car": "C02"}, b={"space": PLAIN})
    land(g, PLAIN)
    assert not told(g, Collided)
    assert g.s.players[A].car == "C02"
    # Passing by is no collision either.
    g = table(2, a={"space": PLAIN - 1, "cash": 0}, b={"car": "C01", "space": PLAIN})
    walk(g, 2)
    assert not told(g, Collided)


@pytest.mark.rule("LP-139", "LP-078")
def test_by_card_too() -> None:
    g = table(2, a={"space": 10}, b={"car": "C01", "space": 0})
    cards(g, "A34")
    walk(g, 1)
    assert told(g, Collided) == [Collided(A, B)]


@pytest.mark.rule("LP-143", "LP-144", "EX-22")
@pytest.mark.parametrize("chosen", [B, D])
def test_of_several_owners_the_rammer_chooses_one(chosen: int) -> None:
    g = table(4, a={"cash": 0}, **players("car", "C01", "C02", of="bd", space=PLAIN))
    waits = land(g, PLAIN)
    assert waits is not None
    assert (waits.seat, waits.kind, waits.options) == (A, "victim", (Victim(B), Victim(D)))
    assert waits.default == Victim(B)
    land(g, PLAIN, Victim(chosen))
    assert told(g, Collided) == [Collided(A, chosen)]
    other = D if chosen == B else B
    assert g.s.players[chosen].car is None
    assert g.s.players[other].car is not None


@pytest.mark.rule("LP-144")
def test_the_default_is_the_nearest_clockwise_from_the_rammer() -> None:
    g = table(4, turn=C, **players("car", "C01", "C02", of="bd", space=PLAIN))
    waits = land(g, PLAIN, seat=C)
    assert waits is not None
    assert waits.default == Victim(D)


@pytest.mark.rule("LP-145", "LP-149", "LP-150", "EX-20")
def test_a_card_saves_the_car_as_often_as_its_factor() -> None:
    g = table(2, b={"car": "C07", "space": PLAIN, "recruits": "R11"})
    hit = g.s.players[B]
    assert CARS["C07"].factor == 1
    assert strength(hit) == 3
    land(g, PLAIN, Sacrifice(Card("R11")))
    assert told(g, Saved) == [Saved(B, "recruitment")]  # type: ignore[arg-type]
    assert (hit.car, hit.under_car, hit.recruits) == ("C07", ["R11"], [])
    assert (strength(hit), hit.men_acquired) == (1, 2)
    hit.protections.append(g.s.draws["protection"].pop())
    assert kinds(land(g, PLAIN)).isdisjoint({Sacrifice, LoseCar})
    assert told(g, CarLost) == [CarLost(B, "C07")]  # type: ignore[arg-type]
    assert (g.s.used["automobile"], g.s.used["recruitment"]) == (["C07"], ["R11"])
    assert hit.protections == ["T01"]


@pytest.mark.rule("LP-145")
def test_factor_two_saves_twice() -> None:
    g = table(2, b={"car": "C15", "space": PLAIN, "protections": "T01 T02 T03"})
    land(g, PLAIN, Sacrifice(Card("T01")))
    land(g, PLAIN, Sacrifice(Card("T02")))
    assert g.s.players[B].under_car == ["T01", "T02"]
    land(g, PLAIN)
    assert g.s.players[B].car is None
    assert g.s.players[B].protections == ["T03"]


@pytest.mark.rule("LP-146", "LP-153")
def test_what_can_be_sacrificed_and_the_default() -> None:
    hand = {
        "stars": "A55 A53",
        "missions": "M30 M16",
        "recruits": "R37 R01",
        "protections": "T01",
        "pearls": "P01",
        "diamonds": "D01",
        "shares": "I01a",
        "records": "X01",
        "boxer": "B01",
    }
    g = table(2, b={"car": "C15", "space": PLAIN, **hand})
    waits = land(g, PLAIN)
    assert waits is not None
    assert set(waits.options) == {
        *map(Sacrifice, ("A55", "A53", "M30", "M16", "R37", "R01", "T01")),  # type: ignore[arg-type]
        LoseCar(),
    }
    wanted = ["A55", "R01", "M30", "T01"]
    for at, name in enumerate(("stars", "recruits", "missions", "protections")):
        g = table(2, b={"car": "C15", "space": PLAIN, **hand})
        waits = land(g, PLAIN)
        assert waits is not None
        assert waits.default == Sacrifice(wanted[at])  # type: ignore[arg-type]
        del hand[name]
    g = table(2, b={"car": "C15", "space": PLAIN, **hand})
    land(g, PLAIN)
    assert g.s.players[B].car is None


@pytest.mark.rule("LP-147", "LP-151")
def test_the_victim_may_rather_lose_the_car() -> None:
    g = table(2, b={"car": "C15", "under_car": "A55", "space": PLAIN, "protections": "T01"})
    land(g, PLAIN, LoseCar())
    assert (g.s.players[B].car, g.s.players[B].protections) == (None, ["T01"])
    assert (g.s.used["automobile"], g.s.used["adventure"]) == (["C15"], ["A55"])
    assert cash(g) == [3_000, 3_000]


@pytest.mark.rule("LP-148", "LP-151", "EX-21")
@pytest.mark.parametrize(
    "hit",
    [
        {"car": "C01", "protections": "T01 T02"},
        {"car": "C07", "under_car": "R01", "protections": "T01"},
        {"car": "C15"},
    ],
)
def test_the_car_is_lost_without_a_decision(hit: dict) -> None:  # type: ignore[type-arg]
    g = table(2, b={"space": PLAIN, **hit})
    waits = land(g, PLAIN)
    assert waits is not None
    assert waits.kind == "protection"
    assert told(g, CarLost) == [CarLost(B, hit["car"])]
    assert len(g.s.players[B].protections) == len(hit.get("protections", "").split())
    assert cash(g)[B] == 3_000
    assert g.s.used["automobile"] == [hit["car"]]


@pytest.mark.rule("LP-149")
def test_a_sacrificed_card_serves_no_longer() -> None:
    g = table(2, b={"car": "C15", "space": PLAIN, "protections": "T01", "cash": 20_000})
    cards(g, "L05")
    land(g, PLAIN, Sacrifice(Card("T01")))
    assert visit(g, "collection", seat=B) is None
    assert cash(g)[B] == 18_500


@pytest.mark.rule("LP-152", "LP-153")
def test_the_turn_waits_for_the_victim() -> None:
    g = table(2, "1", b={"car": "C15", "space": 4, "protections": "T01"})
    waits = land(g, 4)
    assert waits is not None
    assert (waits.seat, waits.kind, waits.clock, waits.must) == (B, "sacrifice", "reaction_seconds", True)
    # The die of the Robbery has not fallen.
    assert not g.chance.draws
    assert land(g, 4, Sacrifice(Card("T01"))).kind == "robbery"  # type: ignore[union-attr]


@pytest.mark.rule("LP-154", "LP-153")
def test_if_the_victim_leaves_for_good_the_default_stands_in() -> None:
    g = table(3, a={"space": 19}, b={"car": "C15", "space": PLAIN, "protections": "T01"})
    live = opened(g, "2")
    live.answer(A, RollDie())
    assert live.awaited == (B,)
    live.retire(B)
    # Only the default is left to wait for, and the leaver goes at the end of the step.
    assert live.default(B) == Sacrifice("T01")  # type: ignore[arg-type]
    live.answer(B, live.default(B), by="clock")
    assert live.g.s.players[B].under_car == ["T01"]
    assert live.awaited == (A,)
    live.answer(A, live.default(A), by="clock")
    assert live.g.s.players[B].fallen == 1
    assert live.g.s.turn == C
