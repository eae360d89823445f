"""LP-062 to LP-070, LP-087 to LP-092, EX-35, EX-50: Adventure cards and how many a turn has."""

from __future__ import annotations

import pytest

from engines.lepro.cards import ADVENTURES, Card, Space
from engines.lepro.court import arrest
from engines.lepro.effects import WORDS, carry_out
from engines.lepro.events import (
    Drew,
    Extra,
    Fallen,
    HatLaid,
    HatPlayed,
    Missed,
    Moved,
    StarPlayed,
    Took,
    Tunnelled,
    Turned,
    Unconcerned,
)
from engines.lepro.options import (
    Accept,
    Debtor,
    GiveUp,
    KeepDie,
    NameHalf,
    Nothing,
    Pay,
    PlayHat,
    PlayStar,
    Refuse,
    Rob,
    RollDie,
    Sacrifice,
    TakeFrom,
)

from .kit import A, B, cards, cash, drive, kinds, land, play, run, table, told, turn, visit


@pytest.mark.rule("LP-062", "LP-063", "LP-066", "EX-35")
def test_two_plays_leave_none_for_a_hat_card() -> None:
    g = table(2, "3", a={"stars": "A67 A57", "space": 0}, hats={5: "A43"})
    cards(g, "A33", "M01")
    waits = play(g, Debtor(Card("A67"), B), RollDie(), KeepDie())
    assert waits is None
    assert [event.at for event in told(g, Moved)] == [3, 5]
    assert g.s.plays == 2
    assert not told(g, HatPlayed)
    assert g.s.hats == {"5": "A43"}
    # The Mission is played as ever: 1,500 of the debt and 2,500 for it, and the kept star is not offered.
    assert cash(g)[A] == 3_000 + 1_500 + 2_500
    assert g.s.players[A].stars == ["A57"]


@pytest.mark.rule("LP-065", "LP-062", "EX-35", "LP-201")
def test_two_plays_leave_none_for_passage() -> None:
    g = table(2, "2 3 3 4", a={"stars": "A67", "space": 17})
    cards(g, "A35")
    before = len(g.s.draws["adventure"])
    assert play(g, Debtor(Card("A67"), B), RollDie(), NameHalf(Space("adventure"))) is None
    assert [event.at for event in told(g, Moved)] == [19, 17]
    assert [(event.dice, event.what) for event in told(g, Tunnelled)] == [((3, 3, 4), "adventure")]
    assert g.s.plays == 2
    assert len(g.s.draws["adventure"]) == before - 1


@pytest.mark.rule("LP-065")
@pytest.mark.parametrize("plays", [0, 1, 2])
def test_an_adventure_space_draws_below_two_plays(plays: int) -> None:
    g = table(2, plays=plays)
    cards(g, "A01")
    assert land(g, 11) is None
    assert len(told(g, Drew)) == (plays < 2)
    assert cash(g)[A] == (4_000 if plays < 2 else 3_000)
    assert g.s.plays == min(2, plays + 1)


@pytest.mark.rule("LP-066")
def test_at_two_plays_no_star_is_offered_in_any_window() -> None:
    stars = "A53 A55 A57 A61 A66"
    for plays in (1, 2):
        mine = {"stars": stars, "cash": 20_000, "pearls": "P05", "missions": "M16", "recruits": "R39"}
        g = table(2, "3", a=mine, plays=plays)
        offered = [kinds(visit(g, "expert")), kinds(visit(g, "mission")), kinds(visit(g, "collection"))]
        offered.append(kinds(run(g, arrest(g, A, "commerce"))))
        assert [PlayStar in kind for kind in offered] == [plays < 2] * 4
    g = table(2, a={"stars": "A67 A68 A59 A62", "space": 1, "records": "X01"})
    assert len(kinds(play(g, Debtor(Card("A67"), B)))) == 4
    g = table(2, a={"stars": "A67 A68 A59 A62", "space": 1, "records": "X01"})
    assert kinds(play(g, Debtor(Card("A67"), B), PlayStar(Card("A62")))) == {RollDie}


@pytest.mark.rule("LP-066", "LP-058")
@pytest.mark.parametrize(("debts", "kind"), [(["A67"], "die"), (["A67", "A68"], "robbery")])
def test_the_window_after_the_roll_is_shut_at_two_plays(debts: list[str], kind: str) -> None:
    g = table(2, "1 3", a={"stars": "A67 A68 A61", "space": 3})
    waits = play(g, *(Debtor(Card(card), B) for card in debts), RollDie())
    assert waits is not None
    assert waits.kind == kind


@pytest.mark.rule("LP-063")
def test_what_counts_as_a_play() -> None:
    g = table(2)
    cards(g, "A17")
    land(g, 11)
    assert g.s.plays == 1
    g = table(2, hats={5: "A43"})
    land(g, 5, PlayHat())
    assert g.s.plays == 1
    g = table(2, a={"stars": "A55 A53 A66 A57", "cash": 20_000})
    visit(g, "collection", PlayStar(Card("A55")))
    assert g.s.plays == 1
    run(g, arrest(g, A, "commerce"), PlayStar(Card("A53")))
    assert g.s.plays == 2
    g.s.plays = 0
    visit(g, "expert", PlayStar(Card("A66")), Nothing())
    visit(g, "mission", PlayStar(Card("A57")))
    assert g.s.plays == 2
    assert [event.card for event in told(g, StarPlayed)] == ["A55", "A53", "A66", "A57"]


@pytest.mark.rule("LP-064", "LP-091", "EX-36")
def test_what_does_not_count() -> None:
    g = table(2, b={"car": "C15", "space": 20, "stars": "A53"})
    cards(g, "A46", "A56", "M16")
    land(g, 11)
    assert g.s.hats == {"4": "A46"}
    assert g.s.players[A].stars == ["A56"]
    assert g.s.plays == 0
    land(g, 20, Sacrifice(Card("A53")))
    assert g.s.plays == 0
    cards(g, "A27")
    land(g, 11)
    assert told(g, Unconcerned) == [Unconcerned(A, Card("A27"))]
    assert g.s.plays == 0


@pytest.mark.rule("LP-067", "LP-063")
def test_an_extra_turn_is_a_whole_new_turn() -> None:
    g = table(3, "3", a={"space": 0, "stars": "A67"})
    cards(g, "A36")
    waits = play(g, Debtor(Card("A67"), B), RollDie())
    assert waits is None
    assert told(g, Extra) == [Extra(A)]
    assert (g.s.turn, g.s.turns, g.s.round, g.s.plays) == (A, 1, 1, 2)
    waits = play(g)
    assert told(g, Turned) == [Turned(A, False), Turned(A, True)]
    assert g.s.plays == 0
    assert waits is not None
    assert waits.kind == "roll"


@pytest.mark.rule("LP-068")
def test_one_extra_turn_a_turn() -> None:
    g = table(2, "4 1 4 4 5 1")
    steps = turn(g)
    drive(steps, RollDie())
    for _ in range(2):
        assert drive(carry_out(g, A, Card("A36"), WORDS["A36"])) is None
    assert drive(steps, Refuse()) is None
    assert (g.s.turn, g.s.again) == (A, True)
    play(g, RollDie())
    assert g.s.players[A].space == 8
    assert (g.s.turn, g.s.again) == (B, False)


@pytest.mark.rule("LP-069")
def test_no_extra_turn_after_the_end() -> None:
    g = table(3, "3", a={"space": 0})
    cards(g, "A36")
    steps = turn(g)
    drive(steps)
    g.s.closing = True
    assert drive(steps, RollDie()) is None
    assert told(g, Extra) == [Extra(A)]
    assert g.s.phase == "over"


@pytest.mark.rule("LP-069")
def test_no_extra_turn_for_the_eliminated() -> None:
    g = table(3, "4 1", a={"space": 0, "records": "X01 X02"})
    cards(g, "S20", "J20")
    steps = turn(g)
    drive(steps, RollDie())
    drive(carry_out(g, A, Card("A36"), WORDS["A36"]))
    assert drive(steps, Rob()) is None
    assert told(g, Fallen)
    assert (g.s.turn, g.s.phase, g.s.again) == (B, "turn", False)
    assert play(g).seat == B  # type: ignore[union-attr]


@pytest.mark.rule("LP-070", "LP-056")
def test_a_pending_missed_turn_uses_up_the_extra_turn() -> None:
    g = table(2, "3", a={"space": 0, "missed": 0})
    cards(g, "A36")
    play(g, RollDie())
    g.s.players[A].missed = 1
    assert g.s.turn == A
    assert play(g) is None
    assert told(g, Missed) == [Missed(A)]
    assert (g.s.turn, g.s.players[A].missed, g.s.again) == (B, 0, False)


@pytest.mark.rule("LP-087")
def test_drawing_is_compulsory() -> None:
    g = table(2)
    cards(g, "A23")
    assert land(g, 11) is None
    assert cash(g)[A] == 1_800


@pytest.mark.rule("LP-088")
def test_an_immediate_card_is_carried_out_and_used() -> None:
    now = [card for card, printed in ADVENTURES.items() if printed.when == "now"]
    assert len(now) == 40
    mine = {"car": "C01", "records": "X01", "pearls": "P05", "recruits": "R01 R02", "cash": 9_000}
    for card in now:
        g = table(3, "2 1 1 1 1", a=mine, b={"recruits": "R03"}, c={"recruits": "R04"})
        cards(g, card, "J01", "M16")
        waits = land(g, 28)
        if waits is not None and waits.kind in ("target", "lose_man"):
            options = {"target": TakeFrom(B), "lose_man": GiveUp(Card("R01"))}
            g = table(3, a=mine, b={"recruits": "R03"}, c={"recruits": "R04"})
            cards(g, card)
            waits = land(g, 28, options[waits.kind])
            assert waits is None
        # A movement may have led to a space that asks: the card is not used before that is over.
        assert g.s.used["adventure"] == ([card] if waits is None else [])
        assert g.s.playing == ([] if waits is None else [card])
        assert g.s.plays == 1
        assert card in [event.card for event in told(g, Drew)]


@pytest.mark.rule("LP-089", "LP-090", "EX-50")
@pytest.mark.parametrize("card", ["A16", "A24", "A26", "A27", "A30", "A40"])
def test_a_card_that_does_not_concern_its_drawer_is_used_without_effect(card: str) -> None:
    g = table(2)
    cards(g, card, "A01")
    assert land(g, 11) is None
    assert told(g, Unconcerned) == [Unconcerned(A, card)]  # type: ignore[arg-type]
    assert g.s.used["adventure"] == [card]
    assert g.s.plays == 0
    assert cash(g) == [3_000, 3_000]
    assert [event.card for event in told(g, Drew)] == [card]


@pytest.mark.rule("EX-50", "LP-089")
def test_a_card_that_concerns_him_is_played() -> None:
    g = table(2, a={"records": "X01 X02"})
    cards(g, "A24")
    land(g, 11)
    assert cash(g)[A] == 1_400
    assert g.s.plays == 1
    assert not told(g, Unconcerned)


@pytest.mark.rule("LP-091")
def test_a_star_card_is_kept_and_not_used_when_drawn() -> None:
    g = table(2, "5", a={"space": 12, "cash": 20_000})
    cards(g, "A55")
    # Passage: an Adventure is drawn; nothing more is asked, and no later window of this turn was open before.
    g.chance.numbers = [5, 4, 4, 4]  # type: ignore[attr-defined]
    assert play(g, RollDie()) is None
    assert g.s.players[A].stars == ["A55"]
    assert told(g, Took)[0].deck == "adventure"
    assert not told(g, StarPlayed)
    assert g.s.plays == 0
    assert not told(g, HatLaid)


@pytest.mark.rule("LP-092")
def test_star_adventures_are_the_owners_in_his_own_turn_and_their_window() -> None:
    # B holds one for every window; in A's turn B is never asked.
    theirs = "A53 A55 A57 A59 A61 A62 A64 A66 A67 A69"
    g = table(2, "3 1", a={"space": 1}, b={"stars": theirs, "records": "X01"})
    waits = play(g)
    assert waits is not None
    assert (waits.seat, kinds(waits)) == (A, {RollDie})
    waits = play(g, RollDie())
    assert waits is not None
    assert waits.seat == A
    windows = {"collection": {"A55"}, "mission": {"A57"}, "expert": {"A66"}}
    for kind, mine in windows.items():
        g = table(2, a={"stars": theirs, "records": "X01", "cash": 20_000, "missions": "M16"})
        waits = visit(g, kind)
        assert waits is not None
        assert {option.card for option in waits.options if isinstance(option, PlayStar)} == mine
    waits = run(g, arrest(g, A, "bank"))
    assert waits is not None
    assert waits.options == (PlayStar(Card("A53")), Accept())
    assert Pay in kinds(visit(g, "collection"))
