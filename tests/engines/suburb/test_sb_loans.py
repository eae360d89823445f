"""SB-111 to SB-142: payments and loans."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.events import Fallen, Late, Lent, Missed, Repaid, Waived
from engines.suburb.options import BuyCard, BuyStock, Give, Repay, TakeCard, Target, Upgrade
from engines.suburb.payments import BANK, owe

from .kit import A, B, C, Play, Printed, attack, boon, cash, dice, table, told

WHY = Card("M101")


@pytest.mark.rule("SB-111", "SB-130", "TS-21")
def test_a_loan_covers_exactly_what_is_missing(printed: Printed) -> None:
    card = printed("level1", points=3, fail_payment=400)
    g = table(dice="1", top=card, a={"cash": 150})
    bank = g.s.bank
    Play(g).say(Target(B))
    assert cash(g) == [0, 4_400, 4_000, 4_000]
    assert g.s.players[A].loan == 250
    assert g.s.bank == bank - 250
    assert [(each.seat, each.amount) for each in told(g, Lent)] == [(A, 250)]


@pytest.mark.rule("SB-112")
def test_also_for_another_players_card() -> None:
    g = table(b={"cash": 100})
    assert not owe(g, B, to=A, amount=500, why=WHY)
    assert cash(g)[:2] == [4_500, 0]
    assert g.s.players[B].loan == 400


@pytest.mark.rule("SB-131", "SB-132", "TS-24")
def test_a_second_loan_is_refused() -> None:
    g = table(a={"cash": 100, "loan": 250})
    assert owe(g, A, to=BANK, amount=300, why=WHY)
    assert (cash(g)[A], g.s.players[A].loan) == (0, 250)
    assert [each.amount for each in told(g, Waived)] == [200]


@pytest.mark.rule("SB-132", "TS-24")
def test_the_dot_of_a_refused_loan(printed: Printed) -> None:
    top = f"{printed('level2', points=2)} {boon('upper_class', 'pay_bank', 300)}"
    g = table(dice="6", top=top, a={"house": "upper1", "points": 20, "cash": 100, "loan": 250})
    Play(g).say(Target(B), TakeCard())
    player = g.s.players[A]
    assert (player.cash, player.dots, player.loan) == (0, 1, 250)


@pytest.mark.rule("SB-133", "TS-25")
def test_refused_on_anothers_card_brings_no_dot(printed: Printed) -> None:
    card = printed("level2", money=500)
    play = attack(card, "6", a={"points": 20}, b={"cash": 100, "loan": 250})
    assert cash(play.g)[:2] == [4_100, 0]
    player = play.g.s.players[B]
    assert (player.dots, player.loan) == (0, 250)


@pytest.mark.rule("SB-182", "TS-26")
def test_one_thing_after_another(printed: Printed) -> None:
    top = f"{printed('level2', points=2)} {boon('upper_class', 'pay_bank', 300)}"
    fields = {"house": "upper1", "points": 20, "cash": 100, "loan": 250, "dots": 2}
    g = table(dice="6", top=top, a=fields)
    Play(g).say(Target(B), TakeCard())
    assert [each.seat for each in told(g, Fallen)] == [A]
    assert cash(g)[A] == 0


def in_debt(cash_at_deadline: int) -> Play:
    """A borrowed 250 in one own slot and played the next; the deadline's slot begins with so much cash."""
    player = {"loan": 250, "loan_fresh": True, "cash": 0}
    play = Play(table(dice="6 6 6 6", a=player, awake="a")).turn()
    mine = play.g.s.players[A]
    assert (mine.loan_age, mine.loan_fresh) == (0, False)
    play.turn()
    assert mine.loan_age == 1
    play.g.s.bank -= cash_at_deadline
    mine.cash = cash_at_deadline
    return play


@pytest.mark.rule("SB-134", "SB-135", "SB-136", "SB-137", "TS-22")
@pytest.mark.usefixtures("harmless")
def test_the_deadline() -> None:
    rich = in_debt(300)
    assert SPEC.view(rich.g.s, None).players[A].loan_left == 1
    rich.turn()
    assert (rich.g.s.players[A].cash, rich.g.s.players[A].loan) == (50, 0)
    assert [each.collected for each in told(rich.g, Repaid)] == [True]
    poor = in_debt(200).turn()
    player = poor.g.s.players[A]
    assert (player.dots, player.loan, player.loan_late, player.cash) == (1, 250, True, 200)
    assert [each.amount for each in told(poor.g, Late)] == [250]
    assert [each.cause for each in told(poor.g, Missed) if each.seat == A] == ["loan"]


@pytest.mark.rule("SB-135", "SB-136", "TS-23")
@pytest.mark.usefixtures("harmless")
def test_a_missed_slot_counts_but_is_no_deadline() -> None:
    fresh = {"loan": 250, "loan_fresh": True, "cash": 0}
    play = Play(table(dice="6 6 6", a=fresh, awake="a")).turn()
    player = play.g.s.players[A]
    player.missing.append("card")
    # Slot 6 is played, slot 7 missed: the clock stands at 2, and nothing has happened yet.
    play.turn()
    assert (player.loan_age, player.loan_late) == (2, False)
    play.turn()
    assert player.loan_late


@pytest.mark.rule("SB-135", "SB-197")
def test_the_clock_of_a_loan_from_a_bought_turn_rises_with_the_next_own_slot(printed: Printed) -> None:
    """The slot that does not count is the own slot in which the loan was taken, and it was taken in none."""
    card = printed("level1", points=1, fail_payment=300)
    house = {"out": 1, "cash": 0}
    play = attack(card, "1", at=C, seats=3, slot=B, a={"cash": 50}, b=house, owners=[A, A, C], awake="a")
    player = play.g.s.players[A]
    assert (player.loan, player.loan_fresh, player.loan_age) == (250, False, 0)
    dice(play.g, "6")
    assert (play.g.s.seat, play.g.s.kind) == (A, "own")
    play.turn()
    assert player.loan_age == 1


@pytest.mark.rule("SB-136b")
@pytest.mark.usefixtures("harmless")
def test_the_deadline_waits_for_a_prisoner(printed: Printed) -> None:
    card = printed("level2", points=2, points_lost=1)
    debtor = {"points": 20, "dots": 2, "loan": 250, "loan_age": 1, "cash": 200}
    play = attack(card, "1", a=debtor, awake="a")
    # Jailed in the deadline's slot; the next one is missed, and the one after it played.
    assert not told(play.g, Late)
    assert play.asked is not None
    assert play.asked.seat == A
    dice(play.g, "6 6")
    play.turn()
    assert [each.seat for each in told(play.g, Late)] == [A]
    rich = attack(card, "1", a={**debtor, "cash": 300})
    assert (cash(rich.g)[A], rich.g.s.players[A].loan) == (50, 0)


@pytest.mark.rule("SB-138", "SB-138b", "SB-138c")
@pytest.mark.usefixtures("harmless")
def test_a_late_loan_stays_is_punished_once_and_is_taken_when_it_can_be() -> None:
    late = {"cash": 200, "loan": 250, "loan_age": 4, "loan_late": True, "dots": 1}
    play = Play(table(dice="6 6", a=late, awake="a")).turn()
    player = play.g.s.players[A]
    assert (player.loan, player.dots, player.missing) == (250, 1, [])
    play.g.s.bank -= 100
    player.cash += 100
    play.turn()
    assert (player.loan, player.cash) == (0, 50)
    assert [each.collected for each in told(play.g, Repaid)] == [True]


@pytest.mark.rule("SB-139")
def test_voluntary_repayment_is_in_full_only() -> None:
    play = Play(table(a={"cash": 250, "loan": 250}))
    play.say(Repay())
    assert (play.g.s.players[A].cash, play.g.s.players[A].loan) == (0, 0)
    assert not Play(table(a={"cash": 200, "loan": 250})).may(Repay())


@pytest.mark.rule("SB-140")
def test_the_dot_of_a_late_loan_may_be_the_last() -> None:
    late = {"cash": 50, "loan": 250, "loan_age": 1, "dots": 2}
    play = Play(table(dice="2 2", a=late, awake="ab")).default()
    assert play.g.s.players[A].missing == ["prison", "loan"]
    out = Play(table(dice="2", a={**late, "cash": 0})).default()
    assert [each.seat for each in told(out.g, Fallen)] == [A]


@pytest.mark.rule("SB-141")
def test_a_loan_takes_nothing_off_the_goal() -> None:
    play = Play(table(a={"cash": 12_000, "cash_held": True, "loan": 9_000}))
    assert (play.asked, play.g.s.ending) == (None, "money")


@pytest.mark.rule("SB-142")
def test_no_loan_pays_for_what_is_bought(printed: Printed) -> None:
    upper = {"house": "upper1", "points": 20, "cash": 50}
    play = attack(printed("level2", points=2), "6", a=upper)
    assert play.kind == "reward"
    assert not any(play.may(option) for option in (BuyCard(), BuyStock(), Upgrade(), Give(B, 100)))
    assert play.may(Give(B, 50))
