"""LP-028 to LP-046, EX-39: decks, used piles, what is kept and what runs out."""

from __future__ import annotations

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import DECK, DECKS, Business, Card, Deck
from engines.lepro.court import arrest
from engines.lepro.decks import can_draw, discard, draw, take
from engines.lepro.elimination import eliminate, take_record
from engines.lepro.events import Recorded
from engines.lepro.options import (
    BuyBoxer,
    BuyCar,
    BuyGem,
    BuyProtection,
    BuyShare,
    Decline,
    DrawMission,
    LookAtCar,
    Nothing,
    PlayHat,
    PlayStar,
    ReturnProtection,
    Rob,
    RollDie,
    SellCar,
    SellGems,
    SellPair,
)
from engines.lepro.state import Player, all_cards, held

from .kit import (
    A,
    B,
    C,
    G,
    Loaded,
    cards,
    cash,
    every,
    kinds,
    land,
    lines,
    play,
    players,
    run,
    shown,
    table,
    told,
    visit,
    whole,
)


def used(g: G, deck: str) -> list[Card]:
    """The used pile of a deck."""
    return g.s.used[deck]


@pytest.mark.rule("LP-028")
@pytest.mark.parametrize(
    ("kind", "choice", "deck"),
    [
        ("boxe", BuyBoxer(), "boxe"),
        ("brocanteur", BuyShare(), "investment"),
        ("seller", BuyGem(Deck("pearl")), "pearl"),
        ("seller", BuyGem(Deck("diamond")), "diamond"),
        ("protection", BuyProtection(), "protection"),
    ],
)
def test_what_nobody_owns_comes_from_the_decks(kind: str, choice: object, deck: str) -> None:
    g = table(2)
    top = g.s.draws[deck][-1]
    visit(g, kind, choice)  # type: ignore[arg-type]
    assert all_cards(g.s.players[A]) == [top]
    assert len(g.s.draws[deck]) == len(DECKS[deck]) - 1


@pytest.mark.rule("LP-029", "LP-031")
def test_immediate_cards_go_to_the_used_pile_at_once() -> None:
    g = table(2, a={"cash": 20_000}, dice="1 5")
    cards(g, "A17", "L01", "M01", "S01", "K13", "J01")
    land(g, 11)
    visit(g, "collection")
    visit(g, "mission")
    visit(g, "robbery", Rob())
    visit(g, "robbery", Rob())
    drawn = ["A17", "L01", "M01", "S01", "K13", "J01"]
    assert [used(g, DECK[card[0]]) for card in drawn] == [[card] for card in drawn]
    assert all_cards(g.s.players[A]) == []
    assert shown(g) == drawn


@pytest.mark.rule("LP-030")
def test_the_others_are_kept() -> None:
    g = table(2, a={"cash": 30_000})
    cards(g, "A53", "M16", "C01", "B01", "D01", "P01", "I01a", "T01", "R01", "X01")
    land(g, 11)
    visit(g, "mission", DrawMission())
    visit(g, "brocanteur", BuyShare(), LookAtCar(), BuyCar())
    visit(g, "boxe", BuyBoxer())
    for deck in ("diamond", "pearl"):
        visit(g, "seller", BuyGem(Deck(deck)))
    visit(g, "protection", BuyProtection())
    visit(g, "recruitment")
    take_record(g, A)
    mine = g.s.players[A]
    kept = ["A53", "M16", "C01", "B01", "D01", "P01", "I01a", "T01", "R01", "X01"]
    assert sorted(all_cards(mine)) == sorted(kept)
    assert not any(used(g, deck) for deck in g.s.used)
    assert [mine.stars, mine.missions, mine.records] == [["A53"], ["M16"], ["X01"]]


@pytest.mark.rule("LP-031", "LP-032", "LP-033")
def test_used_cards_are_shuffled_when_a_card_is_wanted_and_none_is_left() -> None:
    g = table(2, a={"stars": every("adventure", but="A01 A02")})
    chance = g.chance
    assert isinstance(chance, Loaded)
    land(g, 11)
    land(g, 11)
    # The pile is empty, and still nothing is shuffled: no card is wanted yet.
    g.s.plays = 0
    assert g.s.draws["adventure"] == []
    assert used(g, "adventure") == ["A01", "A02"]
    assert chance.shuffled == []
    land(g, 11)
    assert chance.shuffled == ["adventure again"]
    # Turned over, the card used first lies on top; the other is left in the draw pile.
    assert (g.s.draws["adventure"], used(g, "adventure")) == (["A02"], ["A01"])


@pytest.mark.rule("LP-034")
def test_all_ways_out_lead_under_the_deck() -> None:
    g = table(
        2,
        a={
            "cash": 20_000,
            "pearls": "P10",
            "car": "C15",
            "under_car": "R01",
            "protections": "T01",
            "shares": "I03a I03b",
        },
    )
    cards(g, "C02")
    visit(g, "expert", SellGems(Card("P10"), Card("none")))
    visit(g, "brocanteur", SellCar(), SellPair(Business("I03")))
    visit(g, "brocanteur", LookAtCar(), Decline(), Nothing())
    visit(g, "collection", ReturnProtection())
    assert used(g, "pearl") == ["P10"]
    assert used(g, "automobile") == ["C15", "C02"]
    assert used(g, "recruitment") == ["R01"]
    assert used(g, "protection") == ["T01"]
    assert used(g, "investment") == []
    assert g.s.gone == ["I03a", "I03b"]


@pytest.mark.rule("LP-034", "LP-039")
def test_returned_records_and_stars_too() -> None:
    g = table(2, a={"records": "X01", "stars": "A62 A63", "space": 8}, dice="2")
    waits = play(g, PlayStar(Card("A62")))
    assert (used(g, "record"), used(g, "adventure")) == (["X01"], ["A62"])
    assert told(g, Recorded) == [Recorded(A, 0, True)]
    assert waits is not None
    # It is used once: only the other is still there, and without a record not even that can be used.
    assert PlayStar(Card("A62")) not in waits.options
    assert g.s.players[A].stars == ["A63"]
    assert kinds(waits) == {RollDie}


@pytest.mark.rule("LP-035", "EX-39")
def test_a_compulsory_draw_from_nothing_does_nothing() -> None:
    g = table(2, b={"recruits": every("recruitment")})
    assert visit(g, "recruitment") is None
    assert g.s.players[A].recruits == []
    assert cash(g) == [3_000, 3_000]
    assert draw(g, "recruitment") is None
    for deck, at in (("justice", -1), ("collection", 8), ("adventure", 11), ("commerce", 4)):
        g = table(3, "1", a={"cash": 20_000}, c={"beaten": every(deck)})
        assert draw(g, deck) is None
        if deck == "justice":
            run(g, arrest(g, A, "commerce"))
        else:
            land(g, at, *([Rob()] if deck == "commerce" else []))
        assert cash(g)[A] == 20_000
        assert g.s.plays == 0


@pytest.mark.rule("LP-036", "LP-122", "LP-129", "EX-39")
@pytest.mark.parametrize(
    ("deck", "kind", "deal"),
    [
        ("boxe", "boxe", BuyBoxer),
        ("investment", "brocanteur", BuyShare),
        ("automobile", "brocanteur", LookAtCar),
    ],
)
def test_of_an_empty_deck_nothing_is_offered(deck: str, kind: str, deal: type) -> None:
    g = table(3, a={"cash": 5_000}, c={"under_car": every(deck)})
    assert deal not in kinds(visit(g, kind))
    assert cash(g)[A] == 5_000
    g = table(3, a={"cash": 5_000}, c={"under_car": every(deck, but=DECKS[deck][0])})
    assert deal in kinds(visit(g, kind))


@pytest.mark.rule("LP-036")
def test_of_one_empty_category_the_other_is_offered() -> None:
    g = table(3, c={"pearls": every("pearl")})
    waits = visit(g, "seller")
    assert waits is not None
    assert waits.options == (Nothing(), BuyGem(Deck("diamond")))


@pytest.mark.rule("LP-037", "LP-038", "LP-129")
def test_investments_come_once() -> None:
    g = table(2, a={"shares": "I03a I03b"}, b={"shares": every("investment", but="I03a I03b I05a")})
    visit(g, "brocanteur", SellPair(Business("I03")), Nothing())
    assert g.s.gone == ["I03a", "I03b"]
    visit(g, "brocanteur", BuyShare(), Nothing())
    assert g.s.players[A].shares == ["I05a"]
    assert not can_draw(g.s, "investment")
    assert draw(g, "investment") is None
    assert BuyShare not in kinds(visit(g, "brocanteur"))
    eliminate(g, B)
    whole(g)
    assert len(g.s.gone) == 19
    assert used(g, "investment") == []
    assert draw(g, "investment") is None


@pytest.mark.rule("LP-040", "LP-041")
def test_protections_never_run_out() -> None:
    g = table(2, b={"protections": every("protection")})
    visit(g, "protection", BuyProtection())
    mine = g.s.players[A]
    assert mine.protections == ["T13"]
    visit(g, "protection", BuyProtection())
    assert mine.protections == ["T13", "T14"]
    mine.cash = 20_000
    g.s.treasury = 6_000 - 23_000
    visit(g, "collection", ReturnProtection())
    visit(g, "collection", ReturnProtection())
    assert mine.protections == []
    assert used(g, "protection") == g.s.draws["protection"] == []
    # A printed one that came back is taken before another substitute is made.
    g.s.players[B].protections.remove(Card("T05"))
    discard(g, "T05")  # type: ignore[arg-type]
    visit(g, "protection", BuyProtection())
    assert mine.protections == ["T05"]


@pytest.mark.rule("LP-040", "LP-041")
def test_the_numbers_of_substitutes_are_given_again() -> None:
    g = table(2, a={"cash": 60_000, "car": "C13"}, b={"protections": every("protection")})
    mine = g.s.players[A]
    for _ in range(40):
        visit(g, "protection", BuyProtection())
        assert mine.protections == ["T13"]
        visit(g, "collection", ReturnProtection())
    for wanted in ("T13", "T14", "T15"):
        visit(g, "protection", BuyProtection())
        assert mine.protections[-1] == wanted
    # The lowest that is out nowhere: one lies under a car.
    mine.protections.remove(Card("T13"))
    mine.under_car.append(Card("T13"))
    mine.protections.remove(Card("T14"))
    visit(g, "protection", BuyProtection())
    assert mine.protections == ["T15", "T14"]
    whole(g)


@pytest.mark.rule("LP-040")
def test_every_substitute_has_a_name() -> None:
    g = table(2, a={"cash": 60_000}, b={"protections": every("protection")})
    for _ in range(90):
        g.told.clear()
        visit(g, "protection", BuyProtection())
        card = g.s.players[A].protections[-1]
        (drawn,) = [line for line in lines(g) if "draws" in line]
        assert card not in drawn
    assert len(set(g.s.players[A].protections)) == 90


@pytest.mark.rule("LP-042")
def test_there_are_twelve_records() -> None:
    assert len(DECKS["record"]) == 12
    two = [" ".join(DECKS["record"][at : at + 2]) for at in range(0, 12, 2)]
    g = table(6, **players("records", *two))
    assert draw(g, "record") is None
    assert not can_draw(g.s, "record")


@pytest.mark.rule("LP-043")
def test_used_piles_are_numbers() -> None:
    g = table(2, used="A01 A02 J05")
    for seat in (A, B, None):
        assert dict(SPEC.view(g.s, seat).used)["adventure"] == 2
    assert SPEC.view(g.s, A) == SPEC.view(table(2, used="A03 A04 J09").s, A)


@pytest.mark.rule("LP-044")
def test_a_hand_has_no_limit() -> None:
    g = table(
        2,
        a={
            "cash": 20_000,
            "pearls": every("pearl", but="P07"),
            "diamonds": every("diamond", but="D07"),
            "shares": every("investment", but="I07b"),
            "recruits": every("recruitment", but="R07"),
            "missions": every("mission", but="M30"),
            "stars": every("adventure", but="A66"),
            "protections": every("protection", but="T07"),
        },
    )
    for deck in ("pearl", "diamond"):
        visit(g, "seller", BuyGem(Deck(deck)))
    visit(g, "brocanteur", BuyShare(), Nothing())
    visit(g, "recruitment")
    visit(g, "mission", DrawMission())
    land(g, 11)
    visit(g, "protection", BuyProtection())
    mine = g.s.players[A]
    for deck in ("pearl", "diamond", "investment", "recruitment", "mission", "adventure", "protection"):
        assert len(held(mine, deck)) == len(DECKS[deck])
        assert len(set(held(mine, deck))) == len(DECKS[deck])


@pytest.mark.rule("LP-045", "LP-046")
def test_one_car_and_one_boxer() -> None:
    g = table(3, a={"car": "C01", "boxer": "B01", "beaten": "B02 B03"}, b={"boxer": "B04"})
    assert LookAtCar not in kinds(visit(g, "brocanteur"))
    assert BuyBoxer not in kinds(visit(g, "boxe"))
    assert take(g, C, "boxe") == "B05"
    assert (g.s.players[C].boxer, g.s.players[C].beaten) == ("B05", [])
    fields = {field: Player.__annotations__[field] for field in ("car", "boxer")}
    assert fields == {"car": "Card | None", "boxer": "Card | None"}


@pytest.mark.rule("LP-029", "LP-100")
def test_a_hat_card_is_used_when_it_is_played() -> None:
    g = table(2, hats={12: "A43"})
    cards(g, "M01")
    land(g, 12, PlayHat())
    assert g.s.hats == {}
    assert used(g, "adventure") == ["A43"]
    assert cash(g)[A] == 3_000 + 2_000 + 2_500
