"""What a game's package of pictures offers to whoever shows them."""

from __future__ import annotations

from typing import Protocol, TypeVar

from PIL import Image

from engines.core.words import Words

from .scene import Scene

V = TypeVar("V", contravariant=True)
#: What a painter draws.
Drawing = Image.Image


class Painter(Protocol[V]):
    """Draws and describes one game, whose view is ``V``; every ``render.<game>.PAINTER`` is one.

    A module with these functions does as well as an object with these methods. All of them are pure (the
    same arguments give the same pixels and letters) and may run in any thread. Pictures are opaque, of mode
    RGB or P, ``render.kit.canvas.WIDTH`` (1,280) pixels wide and as high as they need to be; alt texts are
    one line of at most 1,024 UTF-16 units, texts are lines of at most 3,500 units in all. Names are drawn and
    told as the scene has them: whoever sends a text to Discord gives a scene with escaped names.
    """

    def board(self, view: V, scene: Scene, /) -> Image.Image:
        """The table as everybody may see it, or the final card once the game is over.

        ``view`` is a spectator's.
        """

    def board_alt(self, view: V, scene: Scene, /) -> str:
        """All that the board's picture shows, as its alt text."""

    def board_text(self, view: V, scene: Scene, /) -> str:
        """All that the board's picture shows, as lines to read instead of it; plain text without markup."""

    def hand(self, view: V, scene: Scene, asked: str | None, /) -> Image.Image:
        """What the seat ``view.seat`` holds and may do.

        ``asked`` is the kind of the seat's open question (``Ask.kind``), None if it is asked nothing.
        Raises ValueError for a spectator's view.
        """

    def hand_alt(self, view: V, scene: Scene, asked: str | None, /) -> str:
        """All that the hand's picture shows, as its alt text."""

    def hand_text(self, view: V, scene: Scene, asked: str | None, /) -> str:
        """All that the hand's picture shows, as lines to read instead of it; plain text without markup."""

    def cover(self, words: Words, /) -> Image.Image:
        """The game's own picture for its lobby, 1,280 × 560 pixels, the same for all tables in a language."""

    def cover_alt(self, words: Words, /) -> str:
        """The cover as its alt text."""

    def warm(self) -> None:
        """Load faces, icons and base layers, so that nobody waits for them at the first picture.

        Takes up to a second and holds the interpreter lock: call it before people play. A second call is
        quick.
        """
