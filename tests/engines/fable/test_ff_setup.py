"""FF-001 to FF-013, WE-01: the deal, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.chance import Chance
from engines.core.spec import Context
from engines.fable import SPEC, deal
from engines.fable.cards import HEROES
from engines.fable.printed import BACKSTORIES, DECKS, MARKETS
from engines.fable.state import Settings, legend_spaces, new

from .kit import A, B, C, G, Loaded, act, table, told
from .plain import Dealt, FirstPlayer


def dealt(seats: int = 3, seed: int = 1, **options: object) -> G:
    """A table after its deal."""
    g = Context(new(seats, Settings(**options)), Chance(bytes([seed]) * 32))  # type: ignore[arg-type]
    assert SPEC.step(g) is None
    return g


def test_before_the_deal_there_is_nothing_to_see() -> None:
    seen = SPEC.view(new(3, Settings()), A)
    assert (seen.monsters, seen.allies, seen.items, seen.contracts, seen.own) == ((), (), (), (), None)


@pytest.mark.rule("FF-001")
def test_decks_are_shuffled_apart_without_heroes() -> None:
    g = dealt(3)
    assert set(g.s.decks) == {"ally", "item", "monster", "legend", "contract"}
    for name, pile in g.s.decks.items():
        assert all(card in DECKS[name] for card in pile)  # type: ignore[index]
        assert pile != sorted(pile)
        assert pile != sorted(pile, reverse=True)
    assert {draw.purpose for draw in g.chance.draws} >= {f"{name} deck" for name in g.s.decks}
    assert "moon" in dealt(3, moon_deck=True).s.decks
    assert set(DECKS["moon"]) == set(dealt(3, moon_deck=True).s.decks["moon"])
    # Alone there are no moon cards, whatever was wished for (6).
    assert "moon" not in dealt(1, moon_deck=True).s.decks


@pytest.mark.rule("FF-002", "FF-003", "FF-004")
def test_moon_tokens_lie_on_all_moon_spaces_but_the_champion_s() -> None:
    assert dealt().s.moons == [10, 20, 30, 40, 50, 60, 70, 80, 90]
    assert SPEC.view(dealt().s, None).goal == 100
    short = dealt(short_game=True)
    assert short.s.moons == [10, 20, 30, 40, 60, 70, 80, 90]
    assert SPEC.view(short.s, None).goal == 50
    assert short.s.champion == -1


@pytest.mark.rule("FF-005")
def test_heroes_market_cards_and_backstories() -> None:
    g = dealt(3)
    heroes = [player.hero for player in g.s.players]
    assert len(set(heroes)) == 3
    assert set(heroes) < set(HEROES)
    assert len({player.market for player in g.s.players}) == 3
    assert {player.market for player in g.s.players} < set(MARKETS)
    assert all(player.fresh for player in g.s.players)
    for event in told(g, Dealt):
        assert BACKSTORIES[event.backstory].hero == event.hero
    (left,) = set(HEROES) - set(heroes)
    everywhere = [card for pile in g.s.decks.values() for card in pile]
    assert left not in everywhere
    assert {tuple(player.hero for player in dealt(4, seed).s.players) for seed in range(30)} != {
        tuple(HEROES)
    }
    plain = dealt(3, new_market=False)
    assert not any(player.fresh or player.market for player in plain.s.players)


@pytest.mark.rule("FF-006")
def test_four_cards_the_hero_among_them() -> None:
    g = dealt(4)
    for player in g.s.players:
        assert Counter(card[0] for card in player.hand) == {"H": 1, "A": 2, "I": 1}
        assert player.hero in player.hand
        assert player.deployed == []
        # Everybody saw who got which hero, and nothing else.
        assert player.known == [player.hero]


@pytest.mark.rule("FF-007")
def test_face_up_cards_do_nothing_yet() -> None:
    for seed in range(1, 9):
        g = dealt(2, seed)
        assert {row: len(slots) for row, slots in g.s.rows.items()} == {
            **{"monster": 3, "ally": 3, "item": 3, "contract": 3}
        }
        assert all(card is not None for slots in g.s.rows.values() for card in slots)
        assert not any(player.pending for player in g.s.players)


@pytest.mark.rule("FF-008")
def test_everybody_begins_on_nought() -> None:
    assert [player.fame for player in dealt(4).s.players] == [0] * 4


@pytest.mark.rule("FF-009")
def test_the_host_seats_in_random_order_and_solo_things_are_solo() -> None:
    # Seats are drawn by the host at the start, since the game keeps none.
    assert SPEC.keeps_seats is None
    assert "fate" not in dealt(2).s.decks
    assert dealt(2).s.shadow is None
    solo = dealt(1).s
    assert len(solo.decks["fate"]) == 12
    assert solo.shadow is not None
    assert solo.shadow.tokens == [15, 35, 55, 75, 95]


def hands(*cards: str) -> G:
    """A table with these hands before it is found who begins."""
    return table(len(cards), **{"abcd"[seat]: {"hand": hand} for seat, hand in enumerate(cards)})


@pytest.mark.rule("FF-010")
def test_the_cheapest_hand_begins() -> None:
    # Hero 3, and 1 1 1; 3 and 1 1 2; 3 and 2 1 1.
    g = hands("H1 A01 A23 I06", "H2 A02 A24 I02", "H3 A26 A03 I01")
    assert [deal.pips(g.s, seat) for seat in range(3)] == [7, 6, 7]
    assert deal.first_player(g) == B
    assert told(g, FirstPlayer) == [FirstPlayer(B, "pips")]
    # The hero and the item count: without the item it would be A.
    g = hands("H1 A01 A02 I09", "H2 A03 A04 I01")
    assert deal.first_player(g) == B


@pytest.mark.rule("FF-011", "WE-01")
def test_among_equals_the_weaker_begins() -> None:
    g = hands("H1 A23 A50 I01", "H2 A01 A24 I07")
    assert [deal.pips(g.s, seat) for seat in range(2)] == [7, 7]
    assert [deal.attack(g.s, seat) for seat in range(2)] == [9, 5]
    assert deal.first_player(g) == B
    assert told(g, FirstPlayer) == [FirstPlayer(B, "attack")]


@pytest.mark.rule("FF-011")
def test_a_weaker_hand_that_is_dearer_does_not_count() -> None:
    g = hands("H1 A24 A50 I01", "H2 A23 A49 I02", "H3 A25 A52 I03")
    assert deal.attack(g.s, C) < deal.attack(g.s, A)
    g.chance = Loaded("0")
    assert deal.first_player(g) == A
    assert g.chance.draws[0].size == 2


@pytest.mark.rule("FF-012")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_among_equals_still_chance_decides(drawn: int) -> None:
    g = hands("H1 A20 A21 I01", "H2 A14 A15 I02", "H3 A16 A17 I03", "H4 A23 A24 I04")
    g.chance = Loaded(str(drawn))
    assert deal.first_player(g) == drawn
    assert told(g, FirstPlayer) == [FirstPlayer(drawn, "drawn")]


@pytest.mark.rule("FF-010", "FF-013")
def test_who_is_found_has_the_first_turn() -> None:
    found = set()
    for seed in range(1, 9):
        g = dealt(3, seed)
        (begins,) = told(g, FirstPlayer)
        assert (g.s.first, g.s.turn) == (begins.seat, begins.seat)
        found.add(g.s.turn)
    assert found == {A, B, C}


@pytest.mark.rule("FF-013")
def test_turns_go_clockwise() -> None:
    g = table(3, turn=B, first=B)
    seats = []
    for _ in range(4):
        seats.append(g.s.turn)
        g.s.phase = "dusk"
        act(g)
    assert seats == [B, C, A, B]
    assert (g.s.round, g.s.turns) == (2, 4)


@pytest.mark.rule("FF-003", "FF-150")
def test_legend_spaces_end_below_the_champion() -> None:
    assert legend_spaces(Settings()) == (15, 35, 55, 75, 95)
    assert legend_spaces(Settings(short_game=True)) == (15, 35)
    assert legend_spaces(Settings(legend_spaces=1, short_game=True)) == (25,)
    assert legend_spaces(Settings(legend_spaces=3)) == ()
