"""Effects as data: lines are run verb by verb; verbs that cannot are passed over, those that ask, ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.core.effects import Verb, able, perform
from engines.core.spec import Context

from . import toy
from .cards import CardLine, Discard, Draw, GainCoins, begun, cards


def asked(g: Context[Any], line: CardLine) -> list[Any]:
    """Run a line for seat 0, answering every ask with its default; what was asked."""
    found, steps = [], perform(g, 0, "A1", line.do)
    try:
        asks = next(steps)
        while True:
            found.append(asks)
            asks = steps.send((asks[0].seat, asks[0].default))
    except StopIteration:
        return found


def test_verbs_are_done_in_order() -> None:
    g = begun()
    top = g.s.deck[-1]
    assert asked(g, CardLine(when="act", do=(GainCoins(2), Draw()))) == []
    assert g.s.coins == [5, 3]
    assert g.s.hands[0][-1] == top
    assert g.fenced, "a drawn card teaches something"


def test_a_verb_that_asks() -> None:
    g = begun()
    hand = list(g.s.hands[0])
    ((ask,),) = asked(g, CardLine(when="act", do=(Discard(), GainCoins(1))))
    assert (ask.seat, ask.kind, ask.options) == (0, "discard", tuple(map(toy.Put, hand)))
    assert g.s.hands[0] == hand[1:]
    assert g.s.coins[0] == 4


def test_a_verb_that_cannot_is_passed_over_when_its_turn_comes() -> None:
    g = begun()
    g.s.deck = g.s.deck[:1]
    g.s.hands[0] = []
    line = CardLine(when="act", do=(Draw(2), Discard(), Draw(1), Discard()))
    assert len(asked(g, line)) == 1, "the second discard has a card, the first had none"
    assert g.s.hands[0] == []
    assert g.s.deck == []


def test_which_verbs_are_able() -> None:
    g = begun()
    draw, either = (Draw(),), (Draw(9), Discard())
    assert [able(g.s, 0, "A1", verbs) for verbs in (draw, either, ())] == [True, True, False]
    g.s.deck = []
    assert [able(g.s, 0, "A1", verbs) for verbs in (draw, either)] == [False, True]
    g.s.hands[0] = []
    assert not able(g.s, 0, "A1", either)


def test_a_single_verb_that_cannot_asks_nothing() -> None:
    g = begun()
    g.s.deck = []
    assert asked(g, CardLine(when="act", do=(Draw(),))) == []


def test_a_verb_knows_the_card_it_is_printed_on() -> None:
    found = []

    class Sign(Verb, frozen=True):
        """Says whose effect it is."""

        def do(self, g: Context[Any], seat: int, source: Any) -> None:
            found.append((seat, source))

    list(perform(begun(), 1, "B7", (Sign(), Sign())))
    assert found == [(1, "B7"), (1, "B7")]


def test_verbs_are_named_as_written_in_files(tmp_path: Path) -> None:
    assert GainCoins.__struct_config__.tag == "gain_coins"
    loaded = cards(tmp_path)
    assert loaded["A1"].do == (GainCoins(2), Draw(1))
    again = msgspec.json.decode(msgspec.json.encode(loaded), type=dict[str, CardLine])
    assert again == loaded


def test_a_verb_without_a_deed() -> None:
    class Idle(Verb, frozen=True):
        """Nothing."""

    assert Idle().can(None, 0, "A1")
    with pytest.raises(TypeError, match="Idle"):
        Idle().do(begun(), 0, "A1")
