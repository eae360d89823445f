"""Refusals, with the codes that Discord's documentation lists."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """An answer of 4xx: ``status``, Discord's ``code`` and its message."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def body(self) -> dict[str, Any]:
        """The JSON that is answered."""
        return {"message": self.message, "code": self.code, **self.more}


_KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160005: (400, "This thread is locked"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
}


def refused(code: int, **more: Any) -> Refused:
    """A refusal by its code."""
    status, message = _KNOWN[code]
    return Refused(status, code, message, **more)


class BodyErrors:
    """What is wrong with a body: collected by path, raised as one 50035."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def bad(self, path: str, code: str, message: str) -> None:
        """Note one error at a path such as ``components.0.label``."""
        place = self.errors
        for part in path.split("."):
            place = place.setdefault(part, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: str, value: Any, most: int, least: int = 0) -> str:
        """A text of a permitted length."""
        if not isinstance(value, str):
            self.bad(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if len(value) > most:
            self.bad(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least:
            self.bad(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        return value

    def count(self, path: str, value: Any, most: int, least: int = 0) -> list[Any]:
        """A list of a permitted length."""
        if not isinstance(value, list):
            self.bad(path, "BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not least <= len(value) <= most:
            self.bad(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def done(self) -> None:
        """Raise, if anything was noted."""
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", errors=self.errors)
