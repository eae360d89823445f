"""Bodies of requests: JSON, and multipart with files, taken apart in memory as they come from discord.py."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .errors import refused

_NAME = re.compile(rb'[; ]name="([^"]*)"')
_FILE = re.compile(rb'filename="([^"]*)"')
_TYPE = re.compile(rb"^content-type:\s*([^\r\n;]+)", re.IGNORECASE | re.MULTILINE)
_KNOWN = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "json": "application/json",
    "txt": "text/plain",
}


@dataclass
class Upload:
    """A file that came with a request."""

    key: str
    name: str
    content: bytes
    type: str


@dataclass
class Body:
    """A request's JSON and files."""

    json: dict[str, Any] = field(default_factory=dict)
    listed: list[Any] = field(default_factory=list)
    """The JSON, where it is a list."""
    files: list[Upload] = field(default_factory=list)


def decode(raw: bytes) -> Body:
    """A JSON body. Raises Refused."""
    try:
        found = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        raise refused(50109) from None
    return Body(json=found) if isinstance(found, dict) else Body(listed=found)


def take_apart(raw: bytes, boundary: str) -> Body:
    """A multipart body: ``payload_json`` and ``files[n]``. Raises Refused."""
    body, uploads = Body(), []
    for part in raw.split(b"--" + boundary.encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        content = content.removesuffix(b"\r\n")
        named = _NAME.search(head)
        name = named[1].decode() if named else ""
        if name == "payload_json":
            body = decode(content)
        elif name.startswith("files["):
            filed, typed = _FILE.search(head), _TYPE.search(head.strip())
            file = filed[1].decode() if filed else "file"
            told = typed[1].decode() if typed else "application/octet-stream"
            kind = _KNOWN.get(file.rsplit(".", 1)[-1].lower(), told)
            uploads.append(Upload(name, file, content, kind))
    body.files = uploads
    return body
