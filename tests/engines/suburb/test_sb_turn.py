"""SB-020 to SB-053: slots, rounds, upkeep, and the order of a turn."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.cards import DECKS, MISSIONS
from engines.suburb.events import Drew, Expired, Income, Missed, Named, Rolled, Turned
from engines.suburb.options import (
    Bribe,
    BuyStock,
    Deck,
    DrawFrom,
    EndTurn,
    Repay,
    Target,
    TryShop,
    Upgrade,
    UsePardon,
)
from tests.engines.kit.chance import Loaded

from .kit import A, B, C, D, Fields, Play, Printed, attack, boon, kinds, shop, stock, table, told


@pytest.mark.rule("SB-020", "SB-040", "SB-048")
def test_turns_go_clockwise_and_each_is_one_press() -> None:
    play = Play(table(3, "2 3 4 5"))
    seats = []
    for _ in range(4):
        assert play.asked is not None
        seats.append(play.asked.seat)
        assert play.kind == "target"
        play.default()
    assert seats == [A, B, C, A]
    assert [each.die for each in told(play.g, Rolled)] == [2, 3, 4, 5]


@pytest.mark.rule("SB-021", "SB-196")
def test_a_slot_is_played_by_whoever_owns_it() -> None:
    g = table(3, "2 2 2 2", c={"out": 1, "cash": 0}, owners=[A, B, A])
    play = Play(g)
    assert play.slots(4) == [(A, A, "own"), (B, B, "own"), (A, C, "bought"), (A, A, "own")]


@pytest.mark.rule("SB-022", "SB-023", "SB-216")
def test_the_win_comes_before_everything_else_of_a_slot() -> None:
    prisoner = {"points": 60, "points_held": True, "missing": ["prison"], "dots": 3, "yields": True}
    play = Play(table(a=prisoner))
    assert play.asked is None
    assert play.g.s.ending == "points"
    assert not told(play.g, Missed)


@pytest.mark.rule("SB-024", "SB-026")
def test_a_missed_slot_has_nothing_in_it() -> None:
    play = Play(table(dice="2", a={"missing": ["card"], "cash": 400, "stocks": stock(500, "hold")}))
    assert play.asked is not None
    assert play.asked.seat == B
    assert play.g.s.players[A].cash == 400
    assert [(each.seat, each.cause) for each in told(play.g, Missed)] == [(A, "card")]


@pytest.mark.rule("SB-025")
def test_missed_rounds_are_served_one_by_one_prison_first() -> None:
    miss = {"missing": ["prison", "stop", "loan"], "dots": 3, "cash": 0, "loan": 50, "loan_late": True}
    play = Play(table(3, dice="2 2 2 2 2 2", a=miss))
    play.slots(7)
    assert [(each.cause, each.free) for each in told(play.g, Missed)] == [
        ("prison", True),
        ("stop", False),
        ("loan", False),
    ]


@pytest.mark.rule("SB-027", "SB-170", "SB-177b")
def test_clocks_go_on_in_a_missed_slot() -> None:
    card, other = stock(500, "hold"), shop(150)
    held = {"missing": ["card"], "house": "upper1", "cash": 100, "stocks": f"{card}:1", "shops": f"{other}:2"}
    play = Play(table(a={**held, "loan": 50, "loan_age": 0}))
    player = play.g.s.players[A]
    assert (player.cash, player.stocks, player.loan_age) == (100, [], 1)
    assert [stake.left for stake in player.shops] == [1]
    assert [each.card for each in told(play.g, Expired)] == [card]


@pytest.mark.rule("SB-028")
def test_who_misses_a_round_plays_no_bought_slot_either() -> None:
    g = table(4, "2 2 2 2 2", b={"out": 1, "cash": 0}, owners=[A, A, C, D], slot=B, a={"missing": ["card"]})
    # B's slot is skipped, A's own one missed, and only then B's is played again.
    assert Play(g).slots(3) == [(C, C, "own"), (D, D, "own"), (A, B, "bought")]


@pytest.mark.rule("SB-029", "TS-14")
def test_a_round_to_miss_does_not_end_the_turn_under_way(printed: Printed) -> None:
    play = attack(printed("level2", points=3), "6", a={"points": 32, "cash": 100}, awake="a")
    assert play.g.s.players[A].points == 35
    assert play.kind == "reward"
    play.default(2)
    assert [each.seat for each in told(play.g, Missed) if each.cause == "stop"] == [A]


@pytest.mark.rule("SB-030", "SB-177")
def test_income_first_then_the_round_is_counted() -> None:
    card, other = stock(500, "hold"), shop(250)
    fields = {"house": "upper2", "points": 20, "upgraded": True, "cash": 0}
    play = Play(table(a={**fields, "stocks": f"{card}:1", "shops": f"{other}:3"}))
    # 300 of the stock, 250 of the shop, 250 of the upgrade, 100 of the ability.
    assert [(each.money, each.points) for each in told(play.g, Income)] == [(900, 0)]
    order = [type(each.event) for each in play.g.told if isinstance(each.event, Income | Expired)]
    assert order == [Income, Expired]
    player = play.g.s.players[A]
    assert (player.cash, player.stocks) == (900, [])
    assert [stake.left for stake in player.shops] == [2]
    assert play.g.s.used["stock"] == [card]


@pytest.mark.rule("SB-031")
def test_upkeep_goes_by_the_level_of_that_moment() -> None:
    for points, brings in ((20, (50, 2)), (36, (50, 3))):
        play = Play(table(a={"house": "gangster1", "points": points, "upgraded": True}))
        assert [(each.money, each.points) for each in told(play.g, Income)] == [brings]


@pytest.mark.rule("SB-032", "SB-120", "SB-197")
def test_bought_and_extra_slots_have_no_upkeep_and_no_clocks() -> None:
    held = {"stocks": stock(500, "hold"), "cash": 12_000, "cash_held": True, "loan": 50, "loan_age": 5}
    bought = table(3, "2", b={"out": 1, "cash": 0}, owners=[A, A, C], slot=B, a=held)
    play = Play(bought)
    assert (play.g.s.seat, play.g.s.kind) == (A, "bought")
    play.default()
    extra = table(4, "2", slot=D, d={"points": 59, "yields": True}, a=held)
    other = Play(extra)
    assert (other.g.s.seat, other.g.s.kind) == (A, "extra")
    other.default(1)
    for each in (play, other):
        player = each.g.s.players[A]
        assert not [income for income in told(each.g, Income) if income.seat == A]
        assert player.stocks[0].left == 3
        assert (player.loan, player.loan_age) == (50, 5)
        assert each.g.s.phase != "over"


@pytest.mark.rule("SB-033", "SB-171")
def test_limits_cover_all_turns_of_a_round() -> None:
    upper = {"house": "upper1", "points": 20, "cash": 3_000, "stocks_bought": 2}
    g = table(3, "1 1 1", b={"out": 1, "cash": 0}, owners=[A, A, C], slot=B, a=upper, awake="ab")
    play = Play(g)
    assert play.g.s.kind == "bought"
    assert not play.may(BuyStock())
    play.slots(2)
    assert play.g.s.kind == "own"
    assert play.may(BuyStock())


@pytest.mark.rule("SB-034", "SB-035", "TS-23b")
def test_debts_go_before_victory_also_when_prison_ends_the_turn() -> None:
    rich = {"cash": 12_100, "loan": 250, "loan_age": 3, "loan_late": True}
    play = Play(table(dice="2", a=rich)).default(2)
    player = play.g.s.players[A]
    assert (player.cash, player.loan, player.cash_held) == (11_850, 0, False)
    jailed = {"cash": 12_400, "loan": 250, "loan_age": 1, "points": 20, "dots": 2}
    # No business is left to a prisoner.
    play = Play(table(dice="1", a=jailed)).default()
    player = play.g.s.players[A]
    assert player.missing == ["prison"]
    assert (player.cash, player.loan, player.cash_held) == (12_150, 0, True)


@pytest.mark.rule("SB-041", "SB-087")
def test_business_is_open_before_the_target_and_after_the_mission() -> None:
    pardon = boon("gangster_class", "pardon")
    fields = {"points": 20, "cash": 9_000, "dots": 2, "loan": 300, "cards": pardon}
    play = Play(table(dice="6 1", a=fields, awake="a"))
    wanted = {Bribe, TryShop, Upgrade, Repay, UsePardon}
    assert wanted <= kinds(play.asked)
    play.say(Repay(), UsePardon(), Bribe(1), Upgrade())
    assert play.kind == "target"
    player = play.g.s.players[A]
    assert (player.cash, player.loan, player.dots, player.upgraded) == (5_200, 0, 0, True)
    play.say(Target(B)).default()
    assert play.kind == "free"
    assert kinds(play.asked) >= {TryShop, EndTurn}


@pytest.mark.rule("SB-042", "SB-052", "SB-267")
def test_the_mission_is_a_must_and_then_nothing_is_bought_by_default() -> None:
    play = Play(table(dice="1", a={"points": 20, "cash": 3_000}, awake="a"))
    assert not play.may(EndTurn())
    play.default()
    assert play.kind == "free"
    assert play.asked is not None
    assert play.asked.default == EndTurn()
    play.default()
    assert play.kind == "target"
    assert play.g.s.players[A].cash == 3_000


@pytest.mark.rule("SB-042")
def test_a_turn_in_which_nothing_can_be_done_ends_itself() -> None:
    play = Play(table(dice="2", a={"cash": 0})).default()
    assert play.asked is not None
    assert play.asked.seat == B


@pytest.mark.rule("SB-043", "SB-045b", "SB-045")
def test_the_card_is_read_before_the_target_is_named(printed: Printed) -> None:
    card = printed("level1", points=3)
    play = Play(table(top=card, dice="2"))
    assert [each.card for each in told(play.g, Drew)] == [card]
    assert SPEC.view(play.g.s, None).show.card == card
    assert not told(play.g, Named)
    play.say(Target(C))
    assert [each.target for each in told(play.g, Named)] == [C]
    two = Play(table(a={"points": 16}))
    assert MISSIONS[told(two.g, Drew)[0].card].pile == "level2"


@pytest.mark.rule("SB-044", "SB-044b", "SB-261")
def test_at_level_3_the_pile_is_chosen_unseen() -> None:
    for house, pile in (("upper1", "upper"), ("gangster1", "gangster")):
        play = Play(table(a={"house": house, "points": 36}))
        assert play.kind == "pile"
        assert not told(play.g, Drew)
        assert play.asked is not None
        piles = [option.deck for option in play.asked.options if isinstance(option, DrawFrom)]
        assert piles == [pile, "common"]
        assert play.asked.default == DrawFrom(Deck(pile))
        play.say(DrawFrom(Deck("common")))
        assert MISSIONS[told(play.g, Drew)[0].card].pile == "common"


@pytest.mark.rule("SB-046")
def test_jailed_protected_and_low_players_are_targets_too() -> None:
    others: Fields = {
        "b": {"missing": ["prison"]},
        "c": {"house": "upper1"},
        "d": {"points": 35, "missing": ["stop"]},
    }
    play = Play(table(a={"points": 40, "cash": 0}, **others)).default()
    assert play.asked is not None
    assert [option.seat for option in play.asked.options if isinstance(option, Target)] == [B, C, D]


@pytest.mark.rule("SB-047")
def test_the_owner_of_two_houses_is_one_target() -> None:
    play = Play(table(4, c={"out": 1, "cash": 0}, owners=[A, B, B, D]))
    assert play.asked is not None
    assert [option.seat for option in play.asked.options if isinstance(option, Target)] == [B, D]


@pytest.mark.rule("SB-049", "SB-050", "TS-53")
def test_cards_come_back_and_the_used_pile_is_shuffled_when_the_deck_is_empty() -> None:
    last, *rest = [card for card, one in MISSIONS.items() if one.pile == "level1"]
    play = Play(table(3, "2 2", used=" ".join(rest)))
    assert told(play.g, Drew)[0].card == last
    chance = play.g.chance
    assert isinstance(chance, Loaded)
    assert chance.shuffled == []
    assert play.g.s.draws["level1"] == []
    play.default()
    assert chance.shuffled == ["level1"]
    # The first card was back among the used ones, too.
    assert len(play.g.s.draws["level1"]) == 29
    assert play.g.s.used["level1"] == []


@pytest.mark.rule("SB-051")
def test_nothing_is_sold_from_a_deck_of_which_all_is_held() -> None:
    upper = {"house": "upper1", "points": 20, "cash": 5_000}
    all_stocks = " ".join(f"{card}:9" for card in DECKS["stock"])
    all_shops = " ".join(f"{card}:9" for card in DECKS["shop"])
    play = Play(table(dice="1", a=upper, b={"stocks": all_stocks, "shops": all_shops}, awake="a"))
    assert not play.may(BuyStock())
    play.default(2)
    assert play.g.s.players[A].cash == 5_000
    gangster = Play(table(dice="1", a={"points": 20}, b={"shops": all_shops}, awake="a"))
    assert not gangster.may(TryShop())


@pytest.mark.rule("SB-053", "SB-262")
def test_the_default_target_is_the_richest_or_the_first_on_the_street(printed: Printed) -> None:
    points, money = printed("level1", points=3), printed("level1", money=200)
    others: Fields = {
        "b": {"points": 3, "cash": 100},
        "c": {"points": 9, "cash": 900},
        "d": {"points": 9, "cash": 900},
    }
    for top in (points, money):
        play = Play(table(top=top, **others))
        assert play.asked is not None
        assert play.asked.default == Target(C)
    others["b"]["cash"], others["d"]["points"] = 1_000, 10
    for top, target in ((points, D), (money, B)):
        play = Play(table(top=top, **others))
        assert play.asked is not None
        assert play.asked.default == Target(target)


@pytest.mark.rule("SB-007")
def test_each_level_draws_its_own_missions() -> None:
    for points, level in ((0, 1), (15, 1), (16, 2), (35, 2)):
        play = Play(table(a={"points": points, "missing": []}))
        assert MISSIONS[told(play.g, Drew)[0].card].level == level


@pytest.mark.rule("SB-020")
def test_rounds_are_counted_from_the_first_seat() -> None:
    g = table(3, "2 2 2 2 2 2", first=B, slot=B)
    play = Play(g)
    rounds = []
    for _ in range(7):
        rounds.append(play.g.s.round)
        play.default()
        if len(rounds) == 6:
            break
    assert rounds == [1, 1, 1, 2, 2, 2]
    assert [each.seat for each in told(g, Turned)] == [B, C, A, B, C, A, B]
