"""From the body of a request to a message: checked, with its attachments resolved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from . import checks
from .bodies import Body
from .errors import BodyErrors, refused
from .state import EPHEMERAL, V2, File, Message

UPLOAD = 10 * 1024 * 1024
_SENT_BY_BOTS = EPHEMERAL | V2 | 1 << 2 | 1 << 12
_MENTION = re.compile(r"<@!?(\d{15,20})>")


def compose(message: Message, body: Body, *, new: bool, new_id: Callable[[], int]) -> dict[str, bytes]:
    """Write what ``body`` says into ``message``; the contents of its new attachments by path.

    ``new``: it is posted, not edited. ``new_id`` gives ids for attachments.

    Raises Refused, and then has changed nothing.
    """
    data, errors = body.json, BodyErrors()
    flags = message.flags
    if "flags" in data:
        wanted = int(data["flags"] or 0) & _SENT_BY_BOTS
        flags = wanted if new else flags | (wanted & (V2 | 1 << 2))
    v2 = bool(flags & V2)
    content = data.get("content", message.content if not new else "") or ""
    embeds = data.get("embeds", message.embeds if not new else []) or []
    if v2 and (data.get("content") or data.get("embeds") or data.get("poll") or data.get("sticker_ids")):
        key = "content" if data.get("content") else "embeds"
        errors.bad(
            key,
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The field cannot be used with components V2.",
        )
    errors.text("content", content, 2000)
    errors.count("embeds", embeds, 10)
    if data.get("nonce") is not None and len(str(data["nonce"])) > 25:
        errors.bad("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    changed = "components" in data
    parts = _copied(data.get("components") or []) if changed else message.components
    if changed:
        checks.Checker(errors, v2=v2).message(parts)
    files, blobs = _attachments(message, body, errors, new_id)
    errors.done()
    if changed:
        _resolve(parts, files, errors)
        errors.done()
        _number(parts)
    if not content and not embeds and not files and not parts:
        raise refused(50006)
    pings = _pings(content, parts, data.get("allowed_mentions")) if new else message.pings
    message.flags, message.content, message.embeds = flags, "" if v2 else content, [] if v2 else embeds
    message.components, message.files, message.pings = parts, files, pings
    return blobs


def _attachments(
    message: Message, body: Body, errors: BodyErrors, new_id: Callable[[], int]
) -> tuple[list[File], dict[str, bytes]]:
    """The attachments that remain and those that are new."""
    listed = body.json.get("attachments")
    by_id = {str(file.id): file for file in message.files}
    told: dict[str, dict[str, Any]] = {}
    kept: list[File] = list(message.files) if listed is None else []
    for at, entry in enumerate(listed or ()):
        number = str(entry.get("id"))
        if entry.get("description") is not None:
            errors.text(f"attachments.{at}.description", entry["description"], 1024)
        if number in by_id:
            kept.append(by_id[number])
        else:
            told[number] = entry
    blobs: dict[str, bytes] = {}
    errors.count("attachments", [*kept, *body.files], 10)
    for upload in body.files:
        if len(upload.content) > UPLOAD:
            raise refused(40005)
        number = upload.key.removeprefix("files[").removesuffix("]")
        entry = told.pop(number, {})
        name = re.sub(r"[^\w.\-]+", "_", str(entry.get("filename") or upload.name)) or "file"
        wide, high = _size(upload.content)
        made = File(
            new_id(),
            message.channel,
            name,
            len(upload.content),
            upload.type,
            entry.get("description"),
            wide,
            high,
        )
        kept.append(made)
        blobs[made.path] = upload.content
    for number in told:
        errors.bad("attachments", "ATTACHMENT_NOT_FOUND", f"Attachment data was not found for {number}.")
    return kept, blobs


def _copied(parts: Any) -> Any:
    """A copy of what came as JSON: the request stays as it was sent."""
    return msgspec.json.decode(msgspec.json.encode(parts))


def _size(content: bytes) -> tuple[int | None, int | None]:
    if content[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    return None, None


def _resolve(parts: list[dict[str, Any]], files: list[File], errors: BodyErrors) -> None:
    """Put addresses where components name attachments."""
    for attached in files:
        attached.shown = False
    for holder, key in checks.media(parts):
        url = str(holder[key]["url"])
        file: File | None
        if not url.startswith("attachment://"):
            # An address of this server's own: the message's attachment, shown again.
            file = next((f for f in files if f"/{f.id}/" in url), None)
        else:
            file = next((f for f in reversed(files) if f.name == url.removeprefix("attachment://")), None)
            if file is None:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                errors.bad("components", code, f"The referenced attachment {url} was not found.")
                continue
        if file is None:
            holder[key] = {"url": url}
            continue
        file.shown = True
        holder[key] = {
            "url": file.path,
            "proxy_url": file.path,
            "width": file.width,
            "height": file.height,
            "content_type": file.type,
            "attachment_id": str(file.id),
            "loading_state": 2,
        }
        if key == "file":
            holder["name"], holder["size"] = file.name, file.size


def _number(parts: list[dict[str, Any]]) -> None:
    taken = {part["id"] for part in checks.walk(parts) if part.get("id")}
    number = 0
    for part in checks.walk(parts):
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number


def _pings(content: str, parts: list[dict[str, Any]], allowed: dict[str, Any] | None) -> list[int]:
    """Whom a message rings for."""
    texts = [content, *(str(part.get("content") or "") for part in checks.walk(parts))]
    named = [int(found) for text in texts for found in _MENTION.findall(text)]
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        users = {int(user) for user in allowed.get("users") or []}
        named = [user for user in named if user in users]
    return list(dict.fromkeys(named))
