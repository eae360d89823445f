"""LP-073 to LP-086, EX-11, EX-12: the board, movement, double spaces, the passage's three results."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engines.lepro.cards import BOARD, CARS, Deck, Space
from engines.lepro.events import (
    Chosen,
    Closing,
    Collided,
    Gained,
    HatLaid,
    HatPlayed,
    Moved,
    Refuge,
    Tunnelled,
)
from engines.lepro.options import BuyGem, BuyProtection, NameHalf, Nothing, PlayHat, Refuse, RollDie, Tunnel
from engines.lepro.spaces import play_space
from engines.lepro.state import Landing

from .kit import A, B, cards, cash, dice, drive, kinds, land, play, players, resolve, table, told, walk

DOUBLES = {
    7: ("expert", "seller"),
    13: ("mission", "recruitment"),
    19: ("adventure", "robbery"),
    24: ("brocanteur", "exchange"),
    29: ("exchange", "protection"),
}
#: The single spaces by type, written down once more.
SINGLE = {
    "refuge": [0],
    "recruitment": [1, 10, 23],
    "seller": [2, 15, 27],
    "adventure": [3, 11, 28, 35],
    "robbery": [4, 14, 25, 33],
    "mission": [5, 12, 20, 31],
    "boxe": [6, 22],
    "collection": [8, 18, 30],
    "brocanteur": [9, 32],
    "expert": [16, 26, 34],
    "passage": [17],
    "protection": [21],
}


@pytest.mark.rule("LP-073", "LP-081")
def test_the_board() -> None:
    assert len(BOARD) == 36
    assert {at: types for at, types in enumerate(BOARD) if len(types) > 1} == DOUBLES
    for kind, places in SINGLE.items():
        assert [at for at, types in enumerate(BOARD) if types == (kind,)] == places


@pytest.mark.rule("LP-073", "LP-074", "EX-03", "EX-04")
@pytest.mark.parametrize(
    ("start", "die", "at", "paid"), [(34, 4, 2, 600), (33, 2, 35, 0), (35, 2, 1, 600), (33, 3, 0, 1_100)]
)
def test_35_is_followed_by_refuge_which_pays(start: int, die: int, at: int, paid: int) -> None:
    g = table(2, str(die), a={"space": start, "recruits": "R23 R11"})
    cards(g, "A53")
    play(g, RollDie())
    assert g.s.players[A].space == at
    assert cash(g)[A] == 3_000 + paid
    assert told(g, Gained) == [], "told once"
    assert [event.amount for event in told(g, Refuge)] == ([paid] if paid else [])


@pytest.mark.rule("LP-074", "EX-06")
def test_the_captain_passes_refuge_as_two() -> None:
    g = table(2, "3", a={"space": 34, "character": "captain", "recruits": "R32"})
    play(g, RollDie())
    assert cash(g)[A] == 3_600


@pytest.mark.rule("LP-075", "LP-078")
def test_backward_never_passes_refuge() -> None:
    g = table(2, a={"space": 1, "buyer": True})
    cards(g, "A53")
    walk(g, -2)
    assert g.s.players[A].space == 35
    assert not told(g, Refuge)
    assert not told(g, Closing)
    assert not g.s.closing
    assert cash(g)[A] == 3_000
    # The space was played all the same.
    assert g.s.players[A].stars == ["A53"]


@pytest.mark.rule("LP-076", "LP-075")
def test_ending_on_refuge_backward_is_no_exact_landing() -> None:
    g = table(2, a={"space": 2, "buyer": True})
    assert walk(g, -2) is None
    assert g.s.players[A].space == 0
    assert not told(g, Refuge)
    assert not g.s.closing
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-077", "LP-074")
@pytest.mark.parametrize(
    ("card", "start", "at", "paid"),
    [
        ("A31", 3, 16, 0),  # not the double Expert/Seller on 7
        ("A31", 35, 16, 100),
        ("A32", 3, 15, 0),
        ("A32", 28, 2, 100),
        ("A33", 12, 20, 0),  # strictly ahead, and not the double on 13
        ("A33", 31, 5, 100),
        ("A34", 28, 0, 600),
        ("A34", 35, 0, 600),
    ],
)
def test_a_card_leads_to_the_next_single_space_ahead(card: str, start: int, at: int, paid: int) -> None:
    g = table(2, a={"space": start})
    cards(g, "M16")
    waits = resolve(g, card)
    assert [event.at for event in told(g, Moved)] == [at]
    assert sum(event.amount for event in told(g, Refuge)) == paid
    if card == "A33":
        assert g.s.players[A].missions == ["M16"]
    if card == "A32":
        assert kinds(waits) == {Nothing, BuyGem}


@pytest.mark.rule("LP-077", "LP-078", "LP-139")
def test_after_a_movement_by_card_all_is_done_on_the_new_space() -> None:
    g = table(2, a={"space": 27}, b={"car": "C01", "space": 0})
    cards(g, "A34")
    walk(g, 1)
    assert [event.at for event in told(g, Moved)] == [28, 0]
    assert told(g, Collided) == [Collided(A, B)]
    assert cash(g)[A] == 3_600
    g = table(3, a={"space": 27}, hats={2: "A48"})
    cards(g, "A32")
    assert walk(g, 1).kind == "hat"  # type: ignore[union-attr]


@pytest.mark.rule("LP-078", "LP-139")
def test_backward_too_collisions_halves_and_spaces() -> None:
    g = table(2, "1 1 1", a={"space": 18, "cash": 5_000}, b={"car": "C01", "space": 17})
    cards(g, "A35")
    walk(g, 1, NameHalf(Space("adventure")))
    assert [event.at for event in told(g, Moved)] == [19, 17]
    assert g.s.players[B].car is None
    assert [event.what for event in told(g, Tunnelled)] == ["collection"]
    assert cash(g)[A] == 4_900


@pytest.mark.rule("LP-079")
def test_what_holds_on_a_landing_ends_when_the_pawn_moves_again() -> None:
    g = table(2, landing=Landing(5, 1_000, True, True, True, True, 3), a={"space": 15})
    walk(g, 1)
    assert g.s.landing == Landing()
    # A free item on one Seller is not one on the next.
    g = table(2, a={"space": 1}, hats={2: "A48"})
    waits = walk(g, 1, PlayHat())
    assert waits is not None
    assert waits.basis == 0
    assert walk(g, 13).basis == 500  # type: ignore[union-attr]


@pytest.mark.rule("LP-080")
def test_any_number_of_pawns_share_a_space() -> None:
    g = table(6, **players("space", *[20] * 5, of="bcdef"), a={"space": 19})
    cards(g, "M16")
    assert walk(g, 1) is None
    assert [player.space for player in g.s.players] == [20] * 6
    assert not told(g, Collided)


@pytest.mark.rule("LP-081", "LP-082", "LP-083", "LP-084")
@pytest.mark.parametrize("at", DOUBLES)
def test_a_half_is_stated_before_anything_is_done(at: int) -> None:
    for choice in DOUBLES[at]:
        g = table(2, "5", a={"pearls": "P01"}, b={"pearls": "P02"})
        cards(g, "A53", "M16")
        waits = land(g, at)
        assert waits is not None
        assert waits.options == tuple(NameHalf(Space(half)) for half in DOUBLES[at])
        # Neither a die nor a card before it.
        assert not g.chance.draws
        assert not g.fenced
        waits = land(g, at, NameHalf(Space(choice)))
        assert told(g, Chosen) == [Chosen(A, Space(choice))]
        if waits is not None:
            assert waits.kind == choice
            assert NameHalf not in kinds(waits)
        names = {"mission": "missions", "recruitment": "recruits", "adventure": "stars"}
        mine = g.s.players[A]
        assert [name for name in names.values() if getattr(mine, name)] == [
            *([names[choice]] if choice in names else [])
        ]


@pytest.mark.rule("LP-083", "LP-084")
def test_when_the_half_is_done_nothing_more_is_asked() -> None:
    g = table(2, "5")
    assert land(g, 29, NameHalf(Space("protection")), BuyProtection()) is None
    assert land(g, 7, NameHalf(Space("seller")), BuyGem(Deck("pearl"))) is None
    assert land(g, 19, NameHalf(Space("robbery")), Refuse()) is None


@pytest.mark.rule("LP-085")
def test_a_half_on_which_nothing_can_be_done_may_be_named() -> None:
    g = table(2, a={"cash": 0})
    assert land(g, 29, NameHalf(Space("exchange"))) is None
    assert land(g, 29, NameHalf(Space("protection"))) is None
    assert land(g, 7, NameHalf(Space("expert"))) is None
    assert [event.space for event in told(g, Chosen)] == ["exchange", "protection", "expert"]


@pytest.mark.rule("LP-086", "LP-093")
def test_no_hat_card_lies_on_a_double_space() -> None:
    g = table(2)
    hats = [f"A{number}" for number in range(41, 53)]
    cards(g, *hats, "A53")
    land(g, 11)
    assert len(g.s.hats) == 12
    for event in told(g, HatLaid):
        assert event.at not in DOUBLES
    # Nor would one be played there.
    g = table(2, hats={24: "A50"})
    assert kinds(land(g, 24)) == {NameHalf}
    assert kinds(land(g, 24, NameHalf(Space("brocanteur")))) >= {Nothing}
    assert not told(g, HatPlayed)


@pytest.mark.rule("LP-197", "EX-11")
def test_three_dice_on_passage() -> None:
    found: Counter[str] = Counter()
    g = table(2)
    for faces in product(range(1, 7), repeat=3):
        dice(g, " ".join(map(str, faces)))
        g.s.players[A].space, g.s.players[A].stars, g.s.plays = 17, [], 2
        drive(play_space(g, A, "passage"))
        found[told(g, Tunnelled)[-1].what] += 1
        assert told(g, Tunnelled)[-1].dice == faces
    assert found == {"collection": 35, "adventure": 125, "secret": 56}


@pytest.mark.rule("EX-11", "LP-198", "LP-200", "LP-202")
def test_what_the_three_results_do() -> None:
    g = table(2, "2 2 3", a={"cash": 6_000})
    assert land(g, 17) is None
    assert (cash(g)[A], g.s.players[A].space) == (5_500, 17)
    g = table(2, "4 4 4", a={"cash": 6_000})
    cards(g, "A01")
    assert land(g, 17) is None
    assert (cash(g)[A], g.s.players[A].space) == (7_000, 17)
    g = table(2, "5 4 4", a={"cash": 6_000})
    assert kinds(land(g, 17)) == {Tunnel}


@pytest.mark.rule("LP-140")
def test_the_secret_passage_rams_nobody() -> None:
    g = table(3, "6 6 6", b={"car": "C01", "space": 21}, c={"space": 5})
    waits = land(g, 17)
    assert waits is not None
    ends = {option.at for option in waits.options}
    assert ends.isdisjoint({0, 17, 21, 5})
    assert len(ends) == 32
    # Even if somebody stood there, there would be no collision.
    g = table(2, b={"car": "C01", "space": 16})
    walk(g, 16, track=False)
    assert not told(g, Collided)
    assert g.s.players[B].car == "C01"


@pytest.mark.rule("LP-139")
@pytest.mark.parametrize("at", [0, 16, 17, 18])
def test_collisions_on_every_kind_of_space(at: int) -> None:
    g = table(3, "1 1 1", a={"cash": 900}, b={"car": "C01", "space": at}, c={"space": at})
    land(g, at)
    assert told(g, Collided) == [Collided(A, B)]
    assert g.s.used["automobile"] == ["C01"]
    assert CARS["C01"].factor == 0
