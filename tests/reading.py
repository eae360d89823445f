"""What messages show, on either Discord: payload dicts, discord.py's objects, the playground's records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.core.words import plain
from playground.actors import Outcome
from playground.state import SILENT, Message
from playground.tables import Way, ways


def walk(parts: Any) -> Iterator[Any]:
    """Every component of a message, nested ones too (payload dicts or discord.py objects)."""
    for part in parts or []:
        yield part
        if isinstance(part, dict):
            yield from walk(part.get("components"))
        else:
            yield from walk(getattr(part, "children", None))


def controls(message: Any) -> list[Any]:
    """Buttons and selects with an id of ours, as payload dicts."""
    found = []
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        if raw.get("custom_id") and not raw.get("disabled"):
            found.append(raw)
    return found


def links(message: Any) -> list[Any]:
    """Buttons of a message that open an address."""
    raws = (part if isinstance(part, dict) else part.to_dict() for part in walk(message.components))
    return [raw for raw in raws if raw.get("type") == 2 and raw.get("url")]


def text(message: Any) -> str:
    """All text of a message."""
    parts = []
    for part in walk(message.components):
        content = part.get("content") if isinstance(part, dict) else getattr(part, "content", None)
        if content:
            parts.append(content)
    return plain("\n".join(parts))


def labels(message: Any) -> list[str]:
    """What the buttons say that can be pressed."""
    return [str(raw.get("label")) for raw in controls(message)]


def alts(message: Any) -> list[str]:
    """Alt texts of a message's pictures."""
    found = []
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        found += [item.get("description") or "" for item in raw.get("items", [])]
    return found


def said(result: Any) -> str:
    """Everything that a press or a command was answered with."""
    first = result.interaction.said if isinstance(result, Outcome) else result.response
    return "\n".join(text(part) for part in (first, *result.followups) if part is not None)


def private(message: Any) -> bool:
    """Whether one person alone sees a message."""
    return message.only is not None if isinstance(message, Message) else bool(message.flags.ephemeral)


def silent(message: Any) -> bool:
    """Whether a message comes without a sound."""
    if isinstance(message, Message):
        return bool(message.flags & SILENT)
    return bool(message.flags.suppress_notifications)


def files(message: Any) -> list[str]:
    """Names of a message's files."""
    if isinstance(message, Message):
        return [file.name for file in message.files]
    return [file.filename for file in message.attachments]


def answers(message: Any) -> list[Way]:
    """Ways to answer that a panel offers; pages to turn are among them."""
    return ways(controls(message))
