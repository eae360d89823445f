"""The pictures in words."""

from __future__ import annotations

from render.kit.alt_text import Fact, Make, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import say

from .view import BluffView
from .wording import Names, headline, last_deal, order, own_box


def board_alt(view: BluffView, scene: Scene) -> str:
    """The board in one line."""
    return alt_text(scene, len(view.seats), _board(view, scene))


def board_text(view: BluffView, scene: Scene) -> str:
    """The board in lines."""
    return description(scene, len(view.seats), _board(view, scene))


def hand_alt(view: BluffView, scene: Scene, asked: str | None) -> str:
    """The hand in one line."""
    return alt_text(scene, len(view.seats), _hand(view, scene, asked))


def hand_text(view: BluffView, scene: Scene, asked: str | None) -> str:
    """The hand in lines."""
    return description(scene, len(view.seats), _hand(view, scene, asked))


def _board(view: BluffView, scene: Scene) -> Make:
    def make(names: Names) -> list[Fact]:
        sentence = headline(view, scene, names)
        pot = say(scene, "pic-jars", jars=view.pot)
        head = say(scene, "alt-board", deal=view.deal, deals=view.deals, sentence=sentence, pot=pot)
        return [Fact(9, head), *_seats(view, scene, names)]

    return make


def _hand(view: BluffView, scene: Scene, asked: str | None) -> Make:
    sentence = own_box(view, scene, asked)
    letter = LETTERS[view.seat or 0]
    pot = say(scene, "pic-jars", jars=view.pot)

    def make(names: Names) -> list[Fact]:
        facts = [Fact(9, say(scene, "alt-hand", letter=letter, sentence=sentence, pot=pot))]
        if view.own is not None:
            facts.append(Fact(8, say(scene, "alt-own", animal=say(scene, f"animal-{view.own}"))))
        facts.append(Fact(1, say(scene, "alt-order", order=order(view, scene))))
        return facts + _seats(view, scene, names)

    return make


def _seats(view: BluffView, scene: Scene, names: Names) -> list[Fact]:
    facts = [
        Fact(
            6,
            say(
                scene,
                "alt-seat" if view.acting is not None else "alt-seat-over",
                letter=LETTERS[at],
                name=names[at],
                jars=say(scene, "pic-jars", jars=seat.jars),
                stake=seat.stake,
                deed=say(scene, f"pic-deed-{seat.deed or 'none'}"),
            ),
        )
        for at, seat in enumerate(view.seats)
    ]
    return [*facts, Fact(4, last_deal(view, scene, names))]
