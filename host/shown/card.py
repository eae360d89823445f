"""The frame of every message: Components V2, sent with its view already stopped."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import discord
from discord import ui

from engines.core.words import plain
from host.shown.pictures import Picture
from host.words import clipped

#: Text of one message, all displays together (Discord checks 4,000).
TEXT = 3900
LABEL = 80


@dataclass
class Card:
    """One message to be sent or edited."""

    parts: list[ui.Item[Any]] = field(default_factory=list)
    pictures: list[tuple[str, Picture]] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    """Users it may ring for."""
    files: list[tuple[str, bytes]] = field(default_factory=list)
    """Plain attachments, shown as files."""
    room: int = TEXT

    def say(self, text: str) -> Card:
        """Add a text."""
        text = clipped(text, max(self.room, 1)) if text else ""
        if text and self.room > 0:
            self.room -= len(text)
            self.parts.append(ui.TextDisplay(text))
        return self

    def tell(self, text: str, file: str) -> Card:
        """Add a text that must not lose its end: what has no room goes along whole, as a file."""
        if len(text) > self.room:
            self.attach(file, plain(text).encode())
            # The file is named in the text's room, too.
            self.room -= len(file)
        return self.say(text)

    def show(self, name: str, picture: Picture | None) -> Card:
        """Add a picture under a file name that tells nothing."""
        if picture is not None:
            item = discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt or None)
            self.parts.append(ui.MediaGallery(item))
            self.pictures.append((name, picture))
        return self

    def attach(self, name: str, content: bytes) -> Card:
        """Add a file to download."""
        self.parts.append(ui.File(f"attachment://{name}"))
        self.files.append((name, content))
        return self

    def row(self, *items: ui.Item[Any]) -> Card:
        """Add a row of buttons, or one select."""
        if items:
            self.parts.append(ui.ActionRow(*items))
        return self

    def rule(self) -> Card:
        """Add a thin line."""
        self.parts.append(ui.Separator())
        return self

    def view(self) -> ui.LayoutView:
        """The finished layout, stopped: discord.py keeps none of it."""
        view = ui.LayoutView(timeout=None)
        for part in self.parts:
            view.add_item(part)
        view.stop()
        return view

    def attachments(self) -> list[discord.File]:
        """The files to upload, made anew for each sending."""
        made = [discord.File(io.BytesIO(picture.png), name) for name, picture in self.pictures]
        return [*made, *(discord.File(io.BytesIO(content), name) for name, content in self.files)]

    def allowed(self) -> discord.AllowedMentions:
        """Who may be rung for: nobody but those this message is for."""
        users: Sequence[Any] = [discord.Object(id=user) for user in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)

    def digest(self) -> str:
        """A hash of all that it shows."""
        shown = [part.to_component_dict() for part in self.parts]
        shown.append({"pictures": [picture.mark.hex() for _, picture in self.pictures]})
        return blake2b(json.dumps(shown, sort_keys=True).encode(), digest_size=12).hexdigest()


def button(label: str, custom_id: str, *, style: str = "secondary", off: bool = False) -> ui.Button[Any]:
    """A button; its label is cut to what Discord takes."""
    return ui.Button(
        label=clipped(label, LABEL), custom_id=custom_id, style=discord.ButtonStyle[style], disabled=off
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that opens an address."""
    return ui.Button(label=clipped(label, LABEL), url=url)


def jump(guild: int, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{tail}"
