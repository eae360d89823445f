"""LP-029, LP-088: a card reaches its used pile when its effect is over, and not before."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Ask, Option
from engines.lepro import SPEC
from engines.lepro.cards import DECK, Card, Space
from engines.lepro.elimination import Eliminated
from engines.lepro.events import Drew, Tunnelled
from engines.lepro.options import Accept, CarryOut, GiveUp, NameHalf, Nothing, PlayHat, Rob, Take, TakeFrom
from engines.lepro.spaces.robbery import robbery

from .kit import A, B, G, cards, cash, drive, every, go, land, table, told, visit, whole


def used(g: G, card: str) -> bool:
    """Whether a card lies in its used pile."""
    return Card(card) in g.s.used[DECK[card[0]]]


@pytest.mark.rule("LP-029", "LP-088")
@pytest.mark.parametrize(
    ("card", "answer"), [("A26", GiveUp(Card("R01"))), ("A32", Nothing()), ("A39", TakeFrom(B))]
)
def test_a_card_in_play_is_neither_drawn_nor_used(card: str, answer: object) -> None:
    g = table(3, a={"recruits": "R01 R02"})
    cards(g, card)
    asked = land(g, 28)
    assert asked is not None
    assert g.s.playing == [card]
    assert not used(g, card)
    for viewer in (A, B, None):
        seen = SPEC.view(g.s, viewer)
        assert seen.playing == (card,)
        assert dict(seen.used)["adventure"] == 0
    whole(g)
    g = table(3, a={"recruits": "R01 R02"})
    cards(g, card)
    assert land(g, 28, answer) is None  # type: ignore[arg-type]
    assert g.s.playing == []
    assert used(g, card)


@pytest.mark.rule("LP-029", "LP-035", "LP-088")
@pytest.mark.parametrize(("used_before", "drawn"), [("", []), ("A01", ["A01"])])
def test_a_card_cannot_be_drawn_by_itself(used_before: str, drawn: list[str]) -> None:
    """A35 leads from 19 back to Passage, where an Adventure is drawn; no other is left but the used one."""
    rest = every("adventure", but=f"A35 {used_before}")
    g = table(3, "4 4 4", c={"beaten": rest}, used=used_before)
    assert land(g, 19, NameHalf(Space("adventure"))) is None
    assert [event.what for event in told(g, Tunnelled)] == ["adventure"]
    assert [event.card for event in told(g, Drew)] == ["A35", *drawn]
    assert g.s.plays == 1 + len(drawn)
    assert cash(g)[A] == 3_000 + 1_000 * len(drawn)
    assert g.s.used["adventure"] == [*drawn, "A35"]


@pytest.mark.rule("LP-029", "LP-078")
def test_of_two_cards_that_move_the_pawn_the_later_is_over_first() -> None:
    """A35 leads from 19 back to Passage, where A34 leads on to Refuge."""
    g = table(3, "4 4 4")
    cards(g, "A35", "A34")
    assert land(g, 19, NameHalf(Space("adventure"))) is None
    assert g.s.players[A].space == 0
    assert g.s.used["adventure"] == ["A34", "A35"]


@pytest.mark.rule("LP-029", "LP-195", "LP-232")
def test_cards_that_lead_to_one_another_are_all_used_in_the_end() -> None:
    """An Adventure leads to a Mission with a risk; caught, the Advocate looks at two verdicts."""

    def caught(*answers: Option) -> tuple[G, Ask[Any] | None]:
        g = table(2, "1", a={"character": "advocate"})
        cards(g, "A33", "M02", "J03", "J17")
        return g, land(g, 28, *answers)

    g, asked = caught()
    assert asked is not None
    assert asked.kind == "verdict"
    assert (g.s.playing, g.s.pair) == (["A33", "M02"], ["J03", "J17"])
    whole(g)
    g, asked = caught(Take(Card("J03")))
    assert asked is None
    assert (g.s.playing, g.s.pair) == ([], [])
    assert all(used(g, card) for card in ("A33", "M02", "J03", "J17"))


@pytest.mark.rule("LP-225")
def test_a_robbery_s_card_is_used_when_the_arrest_is_over() -> None:
    g = table(2, "6", a={"stars": "A57"})
    cards(g, "K13", "J08")
    steps = robbery(g, A)
    asked = drive(steps, Rob())
    assert asked is not None
    assert asked.kind == "arrest"
    assert (g.s.playing, used(g, "K13")) == (["K13"], False)
    assert drive(steps, Accept()) is None
    assert (g.s.playing, used(g, "K13"), used(g, "J08")) == ([], True, True)
    whole(g)


@pytest.mark.rule("LP-100")
def test_a_hat_card_is_used_before_the_space_is_played() -> None:
    g = table(2, a={"character": "recruiter"}, hats={10: "A44"})
    asked = land(g, 10, PlayHat())
    assert asked is not None
    assert (g.s.playing, g.s.hats, used(g, "A44")) == (["A44"], {}, False)
    # Its recruit is chosen; now the space draws another two.
    g = table(2, a={"character": "recruiter"}, hats={10: "A44"})
    asked = land(g, 10, PlayHat(), Take(Card("R01")))
    assert asked is not None
    assert asked.kind == "recruit"
    assert (g.s.playing, used(g, "A44")) == ([], True)
    whole(g)


@pytest.mark.rule("LP-195")
@pytest.mark.parametrize("card", ["M08", "M19"])
def test_a_mission_is_used_when_all_of_it_is_done(card: str) -> None:
    """Both cost a man."""
    star = card == "M19"
    men = {"recruits": "R11 R12", "missions": card if star else ""}
    out = [CarryOut(Card(card))] if star else []
    g = table(2, a=men)
    cards(g, *([] if star else [card]))
    asked = visit(g, "mission", *out)
    assert asked is not None
    assert (asked.kind, g.s.playing, used(g, card)) == ("lose_man", [card], False)
    g = table(2, a=men)
    cards(g, *([] if star else [card]))
    assert visit(g, "mission", *out, GiveUp(Card("R11"))) is None
    assert (g.s.playing, used(g, card)) == ([], True)


@pytest.mark.rule("LP-239", "LP-088")
def test_who_is_thrown_out_leaves_no_card_in_play() -> None:
    g = table(3, a={"records": "X01 X02"})
    cards(g, "A28", "J17")
    g.s.players[A].space = 27
    assert go(g, "1") is None
    assert g.s.players[A].fallen
    assert g.s.playing == []
    assert all(used(g, card) for card in ("A28", "J17"))
    whole(g)
    g = table(2, "1", a={"records": "X01 X02"})
    cards(g, "S17", "J17")
    with pytest.raises(Eliminated):
        visit(g, "robbery", Rob())
    assert (g.s.phase, g.s.playing, used(g, "S17")) == ("over", [], True)
    whole(g)
