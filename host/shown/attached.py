"""Which pictures hang on which messages already: they are not sent again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import discord

from .card import Card

#: Messages kept in mind at most.
_MOST = 4096


class Kept(discord.Attachment):
    """An attachment that stays on its message."""

    def __init__(self, number: int, name: str) -> None:
        self.id, self.filename = number, name

    def to_dict(self) -> Any:
        """What tells Discord that it stays."""
        return {"id": self.id, "filename": self.filename}


class Attached:
    """By message: the attachments that its card shows. One a process.

    It only spares uploads: what another process or an earlier run has sent is not in it, and is sent anew.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[int, dict[tuple[str, bytes], int]] = OrderedDict()
        """By message: attachments by name and content."""

    def files(self, message: int, card: Card) -> list[discord.Attachment | discord.File]:
        """What an edit of a message goes with: pictures that hang on it already stay."""
        known = self._known.get(message, {})
        made: list[discord.Attachment | discord.File] = list(card.attachments())
        for at, (name, picture) in enumerate(card.pictures):
            if (number := known.get((name, picture.mark))) is not None:
                made[at] = Kept(number, name)
        return made

    def note(self, message: int, card: Card, answer: Any) -> None:
        """A message shows a card now; ``answer`` is what Discord said: the message as it is."""
        before = self._known.pop(message, {})
        numbers = _media(getattr(answer, "components", ()))
        known: dict[tuple[str, bytes], int] = {}
        for (name, picture), number in zip(card.pictures, numbers, strict=False):
            held = number or before.get((name, picture.mark))
            if held is not None:
                known[name, picture.mark] = held
        if known:
            self._known[message] = known
        while len(self._known) > _MOST:
            self._known.popitem(last=False)

    def forget(self, message: int) -> bool:
        """What was known of a message does not hold; whether anything was known."""
        return self._known.pop(message, None) is not None


def _media(parts: Iterable[Any]) -> list[int | None]:
    """The attachments of a message's pictures, in order."""
    galleries = [part for part in parts if isinstance(part, discord.MediaGalleryComponent)]
    return [item.media.attachment_id for gallery in galleries for item in gallery.items]
