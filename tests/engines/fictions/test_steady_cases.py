"""The computer player of Fictions in plain cases, where there is no doubt what is sensible."""

from __future__ import annotations

from typing import Any

from engines.core.ask import CLOCK, Ask, Option, Pick
from engines.core.chance import Draw, Retold
from engines.fictions import SPEC, steady
from engines.fictions.attempt import carry_out
from engines.fictions.cards import HENCHMEN
from engines.fictions.glossary import RED_FACES, WHITE_FACES, Challenge, Die, Henchman
from engines.fictions.options import (
    Act,
    ActNow,
    Assign,
    Buy,
    Clover,
    Done,
    Exhaust,
    Move,
    Quiet,
    Remove,
    Resolve,
    Skip,
    Use,
)
from engines.fictions.steady.plan import Plan, plan_of
from engines.fictions.turn import asks, begin
from tests.engines.kit import computer

from .scenario_kit import (
    G,
    bring,
    marks,
    position,
)


def answer(g: G, ask: Ask[Any]) -> Option:
    """The player's answer, which fits, and does not hang on its own luck."""
    return computer.answer(SPEC, g, ask, steady.choose)


def test_what_it_does_not_understand_it_answers_by_default() -> None:
    g = position("hands_up")
    odd = Ask(0, "riddle", options=(Skip(), Resolve()), default=Resolve())
    assert answer(g, odd) == Resolve()
    assert answer(g, Ask(0, "riddle", options=(Skip(),), must=False)) == Skip()
    assert type(plan_of("a scenario of tomorrow")) is Plan
    g.s.problems[0] = [Challenge("P01"), Challenge("P02")]
    assert answer(g, Ask(0, "assign", options=(Assign(0), Assign(1)), default=Assign(0))) == Assign(1)
    assert answer(g, Ask(0, "order", options=(Skip(), Resolve()), default=Skip())) == Skip()


def hand(g: G, seat: int, *cards: str) -> None:
    """Give a seat cards of the Clan Deck."""
    for card in cards:
        g.s.clan.remove(Henchman(card))
        g.s.hands[seat].append(Henchman(card))


def at_dice(g: G, challenge: str, crew: str, faces: str) -> list[tuple[int, Option]]:
    """An Attempt whose dice fall so, all asks answered by the player; the answers after the roll.
    Dice rolled again show a 4 each."""
    white, _, red = faces.partition("+")
    cards = tuple(Henchman(card) for card in crew.split())
    hand(g, g.s.turn, *cards)
    draws = [Draw("white die", 0, 6, (WHITE_FACES.index(face),)) for face in white.split()]
    draws += [Draw("red die", 0, 6, (RED_FACES.index(face),)) for face in red.split()]
    g.chance = Retold([*draws, *[Draw("white die", 0, 6, (3,))] * 6], bytes(32))
    given: list[tuple[int, Option]] = []
    steps = carry_out(g, Act(Challenge(challenge), "plain", cards))
    try:
        asks = next(steps)
        while True:
            ask = next(each for each in asks if each.must and each.seat != CLOCK)
            choice = answer(g, ask)
            if ask.kind == "ready":
                choice = ask.options[1 if red else 0]
            else:
                given.append((ask.seat, choice))
            asks = steps.send((ask.seat, choice))
    except StopIteration:
        return given


def test_a_clover_rolls_the_low_dice_again() -> None:
    g = position("hands_up", 2)
    hand(g, 1, "H02")
    given = at_dice(g, "hu-door1", "H01 H09", "1 C 3 L")
    assert (0, Clover((Die("w0-1"), Die("w2-3")))) in given or (0, Clover((Die("w0-1"),))) in given
    assert (1, Quiet("again")) == given[0], "who might help waits for the clover"


def test_help_comes_where_it_makes_the_difference_and_only_there() -> None:
    for faces, helps in (("4 4 L L", True), ("4 4 4 L", False), ("L L L L", False)):
        g = position("hands_up", 2)
        hand(g, 1, "H06", "H15", "H16", "H17")
        marks(g, loot=9)
        given = at_dice(g, "hu-getaway", "H11 H05", faces)
        used = [choice for seat, choice in given if seat == 1 and isinstance(choice, Use)]
        assert (Use(Henchman("H06")) in used or Use(Henchman("H17")) in used) == helps, faces


def turn_of(g: G, seat: int = 0) -> Ask[Any]:
    """The question at the beginning of a seat's turn."""
    begin(g, seat)
    return next(ask for ask in asks(g) if ask.kind == "turn")


def test_five_fingerprints_come_before_all_else() -> None:
    g = position("hands_up", 3)
    g.s.scene.rows["play"].clear()
    bring(g, "HU13", "HU14", "HU15")
    g.s.problems[1] = [Challenge("P01"), Challenge("P15")]
    hand(g, 0, "H14", "H13", "H01", "H05", "H09", "H12")
    choice = answer(g, turn_of(g))
    assert isinstance(choice, Act | ActNow)
    assert choice.challenge in ("HU13", "HU14", "HU15", "P01", "P15")


def test_no_card_at_all_means_drawing_or_a_rally() -> None:
    g = position("intimate_enemies", 2)
    assert type(answer(g, turn_of(g))).__name__ == "RecruitTwo"
    g.s.exhausted, g.s.clan = g.s.clan, []
    assert type(answer(g, turn_of(g))).__name__ == "Rally"


def test_the_best_come_back_and_the_worst_go() -> None:
    g = position("hands_up", 2)
    cards = Pick(("H01", "H21", "H31"), 1, 1)
    assert answer(g, Ask(0, "revive", options=(Move(cards),))) == Move((Henchman("H31"),))
    assert answer(g, Ask(0, "knockout", options=(Move(cards),))) == Move((Henchman("H01"),))
    assert answer(g, Ask(0, "exhaust", options=(Exhaust(cards),))) == Exhaust((Henchman("H01"),))


def test_it_reads_the_view_alone() -> None:
    """Cards that the seat cannot see may change places: the answer is the same."""
    g = position("family_business", 3)
    hand(g, 0, "H15", "H13", "H01", "H05")
    hand(g, 1, "H02", "H03")
    ask = turn_of(g)
    first = answer(g, ask)
    g.s.clan.reverse()
    g.s.hands[1], g.s.clan[:2] = g.s.clan[:2], g.s.hands[1]
    g.s.problem_deck.reverse()
    assert answer(g, ask) == first


def test_points_buy_the_highest_level_and_the_last_one_thins_the_clan() -> None:
    g = position("hands_up", 2)
    g.s.phase = "shop"
    clan = tuple(Remove(card) for card in sorted(g.s.clan))
    assert answer(g, Ask(0, "shop", options=(Buy(3), Buy(2), *clan), default=Buy(3))) == Buy(3)
    last = answer(g, Ask(0, "shop", options=(Done(), *clan), default=Done()))
    assert isinstance(last, Remove)
    assert HENCHMEN[last.henchman].level == 1
    assert answer(g, Ask(0, "shop", options=(Done(),), default=Done())) == Done()
