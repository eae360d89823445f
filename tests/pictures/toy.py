"""Pictures of the made-up game of ``tests.engines.core.toy``: a plain sheet of lines."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core.words import Words
from render.kit import lettering as t
from render.kit import tokens
from render.kit.alt_text import Fact, alt_text, description
from render.kit.canvas import Canvas
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import short_name
from tests.engines.core.toy import View

WORDS = """
list-comma = ,{" "}
pic-seat = Seat { $letter }
"""
PAPER, INK = (250, 246, 236), (20, 24, 30)
MARGIN, LINE, SIZE = 24, 64, 40


class Toy:
    """A painter, with a few things that a test may make worse."""

    ink: Ink = INK
    size = SIZE
    left = MARGIN

    def lines(self, view: View) -> list[str]:
        """What everybody may know."""
        phase, round_, turn, coins, shown, *rest = view.table
        cards = [card.replace("c", "card ") for card in shown]
        return [
            f"Round {round_}, phase {phase}: seat {turn} plays with {view.deck} left in the deck.",
            f"Coins {coins}, cards {cards}, cards in hand {view.hands}.",
            f"There are also {rest}.",
        ]

    def own(self, view: View, asked: str | None) -> list[str]:
        """What a seat holds and is asked."""
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        held = [card.replace("c", "card ") for card in view.hand]
        return [f"You hold {held}.", f"You are asked: {asked or 'nothing'}."]

    def named(self, name: str) -> str:
        """A seat's line in a text."""
        return f"There sits {name}."

    def sheet(self, lines: list[str], scene: Scene) -> Image.Image:
        """Lines, then a line with a mark for each seat."""
        canvas = Canvas.blank(LINE * (len(lines) + len(scene.names)) + 2 * MARGIN, PAPER)
        y = MARGIN + LINE // 2
        for line in lines:
            words, size = t.fit(line, t.BOLD, self.size, 1200, 26)
            t.text(canvas, (self.left, y), words, t.BOLD, min(size, self.size), self.ink)
            y += LINE
        for seat in range(len(scene.names)):
            tokens.seat(canvas, seat, (MARGIN + 24, y), 44, INK, PAPER)
            words = t.cut(self.shown_name(scene, seat), t.BOLD, SIZE, 1100)
            t.text(canvas, (MARGIN + 64, y), words, t.BOLD, SIZE, INK)
            y += LINE
        return canvas.image

    def shown_name(self, scene: Scene, seat: int) -> str:
        """A seat's name as it is drawn."""
        return short_name(scene, seat, t.BOLD, 32)

    def facts(self, lines: Sequence[str], names: Sequence[str]) -> list[Fact]:
        """The same in words."""
        return [Fact(9, line) for line in lines] + [Fact(8, self.named(name)) for name in names]

    def board(self, view: View, scene: Scene) -> Image.Image:
        """What everybody may see."""
        return self.sheet(self.lines(view), scene)

    def board_alt(self, view: View, scene: Scene) -> str:
        """In one line."""
        return alt_text(scene, len(scene.names), lambda names: self.facts(self.lines(view), names))

    def board_text(self, view: View, scene: Scene) -> str:
        """In lines."""
        return description(scene, len(scene.names), lambda names: self.facts(self.lines(view), names))

    def hand(self, view: View, scene: Scene, asked: str | None) -> Image.Image:
        """What a seat holds."""
        return self.sheet(self.own(view, asked), scene)

    def hand_alt(self, view: View, scene: Scene, asked: str | None) -> str:
        """In one line."""
        return " ".join(self.own(view, asked))

    def hand_text(self, view: View, scene: Scene, asked: str | None) -> str:
        """In lines."""
        return "\n".join(self.own(view, asked))

    def cover(self, words: Words) -> Image.Image:
        """Nothing but paper."""
        return Canvas.blank(560, PAPER).image

    def cover_alt(self, words: Words) -> str:
        """That there is nothing."""
        return "A sheet of paper on which nothing has been drawn."

    def warm(self) -> None:
        """There is little to load."""
        t.cap(t.BOLD, SIZE)
