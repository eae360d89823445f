"""Who decides what, and what an absent player decides (3.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.ask import Ask, Option, fits
from engines.core.table import Table
from engines.core.words import Seat
from engines.lepro import SPEC
from engines.lepro.cards import Card, Space
from engines.lepro.court import arrest
from engines.lepro.options import (
    Accept,
    Announce,
    Bout,
    BuyCar,
    BuyProtection,
    CarryOut,
    Debtor,
    Decline,
    DrawMission,
    GiveUp,
    KeepDie,
    LetLie,
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
    SellSingle,
    Take,
    TakeFrom,
    Tunnel,
    Victim,
)
from engines.lepro.state import Settings

from .kit import A, B, C, D, cards, cash, default, drive, every, go, land, opened, players, table, turn, visit

pytestmark = pytest.mark.rule("LP-071")
ACTIVE, REACTION = "turn_seconds", "reaction_seconds"
Asked = Ask[Any] | None


def passage() -> Asked:
    """13 on Passage, 18 and 20 taken."""
    return land(table(3, "5 4 4", b={"space": 18}, c={"space": 20}), 17)


def before_roll() -> Asked:
    return drive(turn(table(2, a={"cash": 90_000, "stars": "A59 A67 A64", "shares": "I01a"})))


def after_roll() -> Asked:
    return go(table(2, a={"stars": "A61", "character": "driver"}), "6")


def hat(at: int = 10, card: str = "A44", **players: Any) -> Asked:
    return land(table(2, hats={at: card}, **players), at)


def boxe(**of: Any) -> Asked:
    return visit(table(3, a=of, b={"boxer": "B02"}), "boxe")


def brocanteur(**of: Any) -> Asked:
    return visit(table(2, a={"shares": "I01a I01b", **of}), "brocanteur")


def car() -> Asked:
    return visit(table(2, a={"cash": 20_000}), "brocanteur", LookAtCar())


def exchange() -> Asked:
    return visit(table(2, a={"pearls": "P01"}, b={"pearls": "P24"}), "exchange")


def expert(**of: Any) -> Asked:
    return visit(table(2, a={"pearls": "P24", "diamonds": "D24", **of}), "expert")


def mission(missions: str, **of: Any) -> Asked:
    return visit(table(2, a={"missions": missions, "recruits": "R37", **of}), "mission")


def collection(cash: int = 20_000, plays: int = 0, **of: Any) -> Asked:
    return visit(table(2, a={"cash": cash, **of}, plays=plays), "collection")


def caught(**of: Any) -> Asked:
    return drive(arrest(table(2, a=of), A, "commerce"))


def recruit() -> Asked:
    g = table(2, a={"character": "recruiter"})
    cards(g, "R01", "R23")
    return visit(g, "recruitment")


def verdict(first: str, second: str, money: int = 3_000) -> Asked:
    g = table(2, a={"character": "advocate", "cash": money})
    cards(g, first, second)
    return drive(arrest(g, A, "commerce"))


def adventure(card: str, **of: Any) -> Asked:
    g = table(4, **of)
    cards(g, card)
    return visit(g, "adventure")


def rammed(seat: int = A, at: int = 20, **more: Any) -> Asked:
    """``seat`` comes to a space where B and D stand with cars."""
    g = table(4, b={"space": at, "car": "C13"}, d={"space": at, "car": "C14"}, turn=seat, **more)
    return land(g, at, seat=seat)


def hit(**of: Any) -> Asked:
    return land(table(2, b={"space": 20, "car": "C07", **of}), 20)


def claim() -> Asked:
    return go(table(2, a={"space": 35}, options=Settings(strict_claims=True)), "1")


def half(at: int) -> Asked:
    return land(table(2), at)


def star(card: str) -> PlayStar:
    return PlayStar(Card(card))


def men(missions: str, **players: Any) -> Asked:
    """Two men more, for one who is three."""
    return hat(5, "A42", a={"missions": missions, "recruits": "R11"}, **players)


TWELVE = every("protection")
ALL = {"stars": "A58 A57", "recruits": "R37 R01", "missions": "M16", "protections": "T01"}
ONE_MAN, TWO_MEN = {"recruits": "R01"}, {"recruits": "R01 R02"}
CASES: list[tuple[str, Callable[[], Asked], int, str, Option]] = [
    ("announce, star cards, roll", before_roll, A, ACTIVE, RollDie()),
    ("shift and Driver", after_roll, A, ACTIVE, KeepDie()),
    ("half at 7", lambda: half(7), A, ACTIVE, NameHalf(Space("expert"))),
    ("half at 13", lambda: half(13), A, ACTIVE, NameHalf(Space("mission"))),
    ("half at 19", lambda: half(19), A, ACTIVE, NameHalf(Space("adventure"))),
    ("half at 24", lambda: half(24), A, ACTIVE, NameHalf(Space("brocanteur"))),
    ("half at 29", lambda: half(29), A, ACTIVE, NameHalf(Space("exchange"))),
    ("hat card", hat, A, ACTIVE, PlayHat()),
    ("hat: no recruit", lambda: hat(b={"recruits": every("recruitment")}), A, ACTIVE, LetLie()),
    ("hat: money", lambda: hat(4, "A47"), A, ACTIVE, PlayHat()),
    ("hat: Protection", lambda: hat(21, "A52", b={"protections": TWELVE}), A, ACTIVE, PlayHat()),
    ("hat: robs not", lambda: hat(4, "A46"), A, ACTIVE, LetLie()),
    ("hat: buys no gem", lambda: hat(2, "A48"), A, ACTIVE, LetLie()),
    ("hat: buys no share", lambda: hat(9, "A50"), A, ACTIVE, LetLie()),
    ("hat: sells nothing", lambda: hat(16, "A49", a={"pearls": "P24"}), A, ACTIVE, LetLie()),
    ("hat: Collection", lambda: hat(8, "A51", a={"cash": 1_000}), A, ACTIVE, PlayHat()),
    ("hat: nothing due", lambda: hat(8, "A51", a={"cash": 900}), A, ACTIVE, LetLie()),
    ("hat: men for what is drawn", lambda: hat(5, "A42"), A, ACTIVE, PlayHat()),
    ("hat: men enough", lambda: hat(5, "A42", a={"recruits": "R37 R32"}), A, ACTIVE, LetLie()),
    ("hat: men for a Mission held", lambda: hat(5, "A42", a={"missions": "M18"}), A, ACTIVE, PlayHat()),
    ("hat: men for a better one", lambda: men("M16 M20"), A, ACTIVE, PlayHat()),
    ("hat: men for no better one", lambda: men("M16 M31"), A, ACTIVE, LetLie()),
    ("hat: men too few", lambda: men("M31", b={"missions": every("mission", "M31")}), A, ACTIVE, LetLie()),
    ("buy a boxer", boxe, A, ACTIVE, Nothing()),
    ("call a bout", lambda: boxe(boxer="B01"), A, ACTIVE, Nothing()),
    ("sell a pair, look at a car", brocanteur, A, ACTIVE, Nothing()),
    ("sell a car", lambda: brocanteur(car="C09"), A, ACTIVE, Nothing()),
    ("buy the car", car, A, ACTIVE, Decline()),
    ("exchange", exchange, A, ACTIVE, Nothing()),
    ("expert", expert, A, ACTIVE, Nothing()),
    ("PRICE_PLUS", lambda: expert(stars="A66"), A, ACTIVE, Nothing()),
    ("seller", lambda: visit(table(2), "seller"), A, ACTIVE, Nothing()),
    ("protection", lambda: visit(table(2), "protection"), A, ACTIVE, Nothing()),
    ("best-paid feasible", lambda: mission("M16 M23 M22 M31"), A, ACTIVE, CarryOut(Card("M23"))),
    ("nothing feasible", lambda: mission("M31"), A, ACTIVE, DrawMission()),
    ("MEN_PLUS", lambda: mission("M27", stars="A58"), A, ACTIVE, DrawMission()),
    ("secret passage", passage, A, ACTIVE, Tunnel(19)),
    ("robbery", lambda: visit(table(2, "3"), "robbery"), A, ACTIVE, Refuse()),
    ("protection first", lambda: collection(protections="T01", stars="A55"), A, ACTIVE, ReturnProtection()),
    ("skip card next", lambda: collection(stars="A55"), A, ACTIVE, star("A55")),
    ("else draw", lambda: collection(stars="A57"), A, ACTIVE, Pay()),
    ("skip card from 10,100 on", lambda: collection(10_100, stars="A55"), A, ACTIVE, star("A55")),
    ("no skip card for 500", lambda: collection(10_000, stars="A55"), A, ACTIVE, Pay()),
    ("no skip card for 100", lambda: collection(1_000, stars="A56 A55"), A, ACTIVE, Pay()),
    (
        "no skip card, nor a Protection",
        lambda: collection(5_100, stars="A55", protections="T01"),
        A,
        ACTIVE,
        Pay(),
    ),
    ("arrest", lambda: caught(stars="A57 A54"), A, ACTIVE, star("A54")),
    ("arrest without the card", lambda: caught(stars="A57"), A, ACTIVE, Accept()),
    ("Recruiter", recruit, A, ACTIVE, Take(Card("R23"))),
    ("Advocate, two fines", lambda: verdict("J16", "J03"), A, ACTIVE, Take(Card("J03"))),
    ("Advocate, a record", lambda: verdict("J17", "J16"), A, ACTIVE, Take(Card("J16"))),
    ("Advocate, too dear", lambda: verdict("J17", "J16", 100), A, ACTIVE, Take(Card("J16"))),
    (
        "man to give up",
        lambda: adventure("A26", a={"recruits": "R11 R02 R01"}),
        A,
        ACTIVE,
        GiveUp(Card("R02")),
    ),
    (
        "TAKE_ONE",
        lambda: adventure("A39", c={"cash": 4_000}, d={"cash": 4_000}),
        A,
        ACTIVE,
        TakeFrom(Seat(C)),
    ),
    ("TAKE_ONE, nearest", lambda: adventure("A39"), A, ACTIVE, TakeFrom(Seat(B))),
    ("TAKE_MAN", lambda: adventure("A40", b={"recruits": "R37"}, d=TWO_MEN), A, ACTIVE, TakeFrom(Seat(D))),
    (
        "TAKE_MAN, nearest",
        lambda: adventure("A40", c={"recruits": "R37"}, d=ONE_MAN),
        A,
        ACTIVE,
        TakeFrom(Seat(C)),
    ),
    ("victim", rammed, A, ACTIVE, Victim(Seat(B))),
    ("victim, clockwise", lambda: rammed(C), C, ACTIVE, Victim(Seat(D))),
    ("star Adventure", lambda: hit(**ALL), B, REACTION, Sacrifice(Card("A58"))),
    ("fewest men", lambda: hit(**{**ALL, "stars": ""}), B, REACTION, Sacrifice(Card("R01"))),
    ("star Mission", lambda: hit(missions="M20 M16", protections="T01"), B, REACTION, Sacrifice(Card("M20"))),
    ("Protection", lambda: hit(protections="T01"), B, REACTION, Sacrifice(Card("T01"))),
    ("claim", claim, A, REACTION, LetLie()),
]


@pytest.mark.parametrize(
    ("make", "seat", "clock", "default"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_who_decides_and_what_by_default(
    make: Callable[[], Asked], seat: int, clock: str, default: Option
) -> None:
    asked = make()
    assert asked is not None
    assert (asked.seat, asked.clock, asked.must) == (seat, clock, True)
    assert asked.default == default
    assert fits(asked, asked.default)


def of_type(asked: Asked, kind: type[Option]) -> list[Any]:
    """Settings of a type, in their order."""
    assert asked is not None
    return [option for option in asked.options if type(option) is kind]


def test_opponents_stand_clockwise() -> None:
    boxers = players("boxer", "B01", "B02", "B03", of="abd")
    assert of_type(visit(table(4, **boxers), "boxe"), Bout) == [Bout(Seat(B)), Bout(Seat(D))]
    g = table(4, **boxers, c={"boxer": "B04"}, turn=C)
    assert [bout.seat for bout in of_type(visit(g, "boxe", seat=C), Bout)] == [D, A, B]


def test_the_richest_is_named_first_for_a_debt() -> None:
    g = table(4, a={"stars": "A67"}, c={"cash": 5_000}, d={"cash": 5_000})
    assert [option.seat for option in of_type(drive(turn(g)), Debtor)] == [C, D, B]


def test_the_dearest_share_is_named_first() -> None:
    g = table(2, a={"stars": "A69", "shares": "I03a I10b I05a"})
    assert [option.share for option in of_type(drive(turn(g)), SellSingle)] == ["I10b", "I05a", "I03a"]


def test_the_man_who_is_taken_is_the_smallest() -> None:
    g = table(2, b={"recruits": "R37 R11 R12"})
    cards(g, "A40")
    assert visit(g, "adventure") is None
    assert g.s.players[A].recruits == ["R11"]
    assert g.s.players[A].men_acquired == 2, "a man who is taken counts as acquired (5.4)"


def test_the_oldest_man_of_the_fewest_goes() -> None:
    g = table(2, b={"recruits": "R11 R09 R01", "car": "C07", "space": 20})
    asked = land(g, 20)
    assert asked is not None
    assert asked.default == Sacrifice(Card("R09"))


def test_a_skip_card_is_kept_where_it_is_not_allowed() -> None:
    g = table(2, a={"cash": 20_000, "stars": "A55"}, plays=2)
    cards(g, "L11")
    assert visit(g, "collection") is None
    assert cash(g)[A] == 17_500
    assert g.s.players[A].stars == ["A55"]


def test_a_default_is_as_good_as_an_answer() -> None:
    g = table(2, b={"space": 20, "car": "C07", "protections": "T01"})
    steps = turn(g)
    g.s.players[A].space = 19
    cards(g, "M16")
    g.chance.numbers = [1]  # type: ignore[attr-defined]
    assert default(steps) is not None
    assert default(steps) is None
    assert g.s.players[B].under_car == ["T01"]
    assert g.s.players[B].car == "C07"
    assert g.s.players[A].missions == ["M16"]


def test_the_car_is_lost_without_anything_to_give() -> None:
    assert LoseCar() in of_type(hit(protections="T01"), LoseCar)
    g = table(2, b={"space": 20, "car": "C07"})
    cards(g, "M16")
    assert land(g, 20) is None
    assert g.s.players[B].car is None


@pytest.mark.rule("LP-071b")
def test_an_absent_seat_announces_as_soon_as_it_can() -> None:
    for money, buyer, wanted in (
        (69_900, False, RollDie()),
        (70_000, False, Announce()),
        (70_000, True, RollDie()),
    ):
        live = opened(table(2, a={"cash": money, "buyer": buyer}))
        assert live.default(A) == RollDie()
        assert live.default(A, absent=True) == wanted
    # All else is as for anybody.
    live = opened(table(2, a={"cash": 70_000, "space": 3}), "3")
    live.answer(A, live.default(A, absent=True))
    live.answer(A, live.default(A, absent=True))
    assert live.g.s.players[A].buyer
    assert live.asks[A].kind != "roll"
    assert live.default(A, absent=True) == live.default(A)


@pytest.mark.rule("LP-071b", "LI-19")
def test_absent_seats_end_a_game_without_a_limit() -> None:
    for seats in (2, 3, 4, 5, 6):
        for number in range(3):
            live, _ = Table.start(SPEC, seats, Settings(), bytes([number]) * 32)
            while live.outcome is None:
                (seat,) = live.awaited
                live.answer(seat, live.default(seat, absent=True), by="clock")
                assert live.g.s.round <= 150
            assert live.outcome.kind == "buyer"


def test_defaults_are_the_same_at_the_table() -> None:
    live, _ = Table.start(SPEC, 4, Settings(), bytes(32))
    for _ in range(300):
        if live.outcome is not None:
            break
        (seat,) = live.awaited
        assert live.default(seat) == live.asks[seat].default
        moved = live.answer(seat, live.default(seat), by="clock")
        refused = {Announce, Rob, BuyCar, BuyProtection}
        assert not {type(live.choice(moved.row.choice))} & refused
