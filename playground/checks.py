"""What Discord checks of components, modals and choices before it takes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import BodyErrors

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
SECTION, DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = {3, 5, 6, 7, 8}
_TOP_V2 = {ROW, SECTION, DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER}
_IN_CONTAINER = _TOP_V2 - {CONTAINER}
_LINK = 5

MOST_COMPONENTS = 40
MOST_TEXT = 4000


def walk(parts: Any) -> Iterator[dict[str, Any]]:
    """Every component of a tree, in order."""
    for part in parts or ():
        if isinstance(part, dict):
            yield part
            yield from walk(part.get("components"))
            yield from walk([part[key] for key in ("accessory", "component") if key in part])


def media(parts: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every picture or file that a tree shows: the object that holds it, and under which key."""
    for part in walk(parts):
        if part.get("type") == GALLERY:
            for item in part.get("items") or ():
                if isinstance(item, dict):
                    yield item, "media"
        elif part.get("type") == THUMBNAIL:
            yield part, "media"
        elif part.get("type") == FILE:
            yield part, "file"


class Checker:
    """Goes through one message's components; what is wrong is noted in ``errors``."""

    def __init__(self, errors: BodyErrors, *, v2: bool) -> None:
        self.errors = errors
        self.v2 = v2
        self._ids: set[str] = set()
        self._numbers: set[int] = set()
        self._text = 0

    def message(self, parts: Any) -> None:
        """Check the components of a message."""
        parts = self.errors.count("components", parts, MOST_COMPONENTS if self.v2 else 5)
        for at, part in enumerate(parts):
            self._part(f"components.{at}", part, _TOP_V2 if self.v2 else {ROW})
        if self.v2 and sum(1 for _ in walk(parts)) > MOST_COMPONENTS:
            self.errors.bad(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                "The maximum number of components is 40.",
            )
        if self._text > MOST_TEXT:
            message = f"The total text of displayable components must be at most {MOST_TEXT} characters."
            self.errors.bad("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def _part(self, path: str, part: Any, allowed: set[int]) -> None:
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            self.errors.bad(
                f"{path}.type",
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {tuple(sorted(allowed))}.',
            )
            return
        number = part.get("id")
        if number:
            if number in self._numbers:
                self.errors.bad(path, "COMPONENT_DUPLICATE_ID", "Component id cannot be duplicated")
            self._numbers.add(number)
        if kind == ROW:
            self._row(path, part)
        elif kind == BUTTON:
            self._button(path, part)
        elif kind in SELECTS:
            self._select(path, part)
        elif kind == DISPLAY:
            self._text += len(self.errors.text(f"{path}.content", part.get("content"), MOST_TEXT, 1))
        elif kind == SECTION:
            for at, child in enumerate(self.errors.count(f"{path}.components", part.get("components"), 3, 1)):
                self._part(f"{path}.components.{at}", child, {DISPLAY})
            self._part(f"{path}.accessory", part.get("accessory"), {BUTTON, THUMBNAIL})
        elif kind == GALLERY:
            for at, item in enumerate(self.errors.count(f"{path}.items", part.get("items"), 10, 1)):
                self._media(f"{path}.items.{at}", item, "media")
        elif kind == THUMBNAIL:
            self._media(path, part, "media")
        elif kind == FILE:
            self._media(path, part, "file")
        elif kind == CONTAINER:
            inside = self.errors.count(f"{path}.components", part.get("components"), MOST_COMPONENTS, 1)
            for at, child in enumerate(inside):
                self._part(f"{path}.components.{at}", child, _IN_CONTAINER)

    def _media(self, path: str, item: Any, key: str) -> None:
        found = item.get(key) if isinstance(item, dict) else None
        url = found.get("url") if isinstance(found, dict) else None
        self.errors.text(f"{path}.{key}.url", url, 2048, 1)
        if key == "file" and isinstance(url, str) and not url.startswith("attachment://"):
            self.errors.bad(
                f"{path}.file.url", "UNFURLED_MEDIA_ITEM_ATTACHMENT_ONLY", "Must reference an attachment."
            )
        if isinstance(item, dict) and item.get("description") is not None:
            self.errors.text(f"{path}.description", item["description"], 1024)

    def _row(self, path: str, part: dict[str, Any]) -> None:
        inside = self.errors.count(f"{path}.components", part.get("components"), 5, 1)
        selects = sum(isinstance(child, dict) and child.get("type") in SELECTS for child in inside)
        if selects and len(inside) > 1:
            self.errors.bad(
                f"{path}.components",
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for at, child in enumerate(inside):
            self._part(f"{path}.components.{at}", child, {BUTTON, *SELECTS})

    def _custom_id(self, path: str, part: dict[str, Any]) -> None:
        custom = self.errors.text(f"{path}.custom_id", part.get("custom_id"), 100, 1)
        if custom and custom in self._ids:
            self.errors.bad(
                f"{path}.custom_id",
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._ids.add(custom)

    def _button(self, path: str, part: dict[str, Any]) -> None:
        style = part.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            self.errors.bad(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
        if part.get("label") is not None:
            self.errors.text(f"{path}.label", part["label"], 80)
        if not part.get("label") and not part.get("emoji"):
            self.errors.bad(path, "BUTTON_COMPONENT_EMPTY", "A button must have a label or an emoji")
        if style == _LINK:
            url = self.errors.text(f"{path}.url", part.get("url"), 512, 1)
            if not url.startswith(("http://", "https://", "discord://")):
                self.errors.bad(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.")
            if part.get("custom_id"):
                self.errors.bad(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED",
                    "A custom id and url cannot both be specified",
                )
        else:
            self._custom_id(path, part)

    def _select(self, path: str, part: dict[str, Any]) -> None:
        self._custom_id(path, part)
        if part.get("placeholder") is not None:
            self.errors.text(f"{path}.placeholder", part["placeholder"], 150)
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
            self.errors.bad(
                f"{path}.max_values", "NUMBER_TYPE_MAX", "min_values and max_values must fit 0 to 25."
            )
        if part["type"] == SELECT:
            options = self.errors.count(f"{path}.options", part.get("options"), 25, 1)
            if len(options) < most:
                self.errors.bad(
                    f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "There must be as many options."
                )
            self._options(path, options)

    def _options(self, path: str, options: list[Any]) -> None:
        seen: set[str] = set()
        for at, option in enumerate(options):
            here = f"{path}.options.{at}"
            self.errors.text(f"{here}.label", option.get("label"), 100, 1)
            value = self.errors.text(f"{here}.value", option.get("value"), 100, 1)
            if value in seen:
                self.errors.bad(
                    f"{here}.value",
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            seen.add(value)
            if option.get("description") is not None:
                self.errors.text(f"{here}.description", option["description"], 100)


def modal(data: dict[str, Any]) -> None:
    """Check a modal; raises Refused."""
    errors = BodyErrors()
    errors.text("title", data.get("title"), 45, 1)
    errors.text("custom_id", data.get("custom_id"), 100, 1)
    ids: set[str] = set()
    for at, part in enumerate(errors.count("components", data.get("components"), 5, 1)):
        path = f"components.{at}"
        if part.get("type") == LABEL:
            errors.text(f"{path}.label", part.get("label"), 45, 1)
            if part.get("description") is not None:
                errors.text(f"{path}.description", part["description"], 100)
            inside = [part.get("component") or {}]
        elif part.get("type") == ROW:
            inside = errors.count(f"{path}.components", part.get("components"), 1, 1)
        elif part.get("type") == DISPLAY:
            errors.text(f"{path}.content", part.get("content"), MOST_TEXT, 1)
            continue
        else:
            errors.bad(
                f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).'
            )
            continue
        for child in inside:
            custom = errors.text(f"{path}.custom_id", child.get("custom_id"), 100, 1)
            if custom in ids:
                errors.bad(
                    f"{path}.custom_id",
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            ids.add(custom)
            if child.get("type") == INPUT:
                _input(errors, path, child, labelled=part["type"] == LABEL)
            elif child.get("type") in SELECTS:
                Checker(errors, v2=True)._select(path, child)
    errors.done()


def _input(errors: BodyErrors, path: str, part: dict[str, Any], *, labelled: bool) -> None:
    if not labelled:
        errors.text(f"{path}.label", part.get("label"), 45, 1)
    if part.get("style") not in (1, 2):
        errors.bad(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if part.get("placeholder") is not None:
        errors.text(f"{path}.placeholder", part["placeholder"], 100)
    if part.get("value") is not None:
        errors.text(f"{path}.value", part["value"], 4000)


def choices(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Check the answer to an autocomplete; raises Refused."""
    errors = BodyErrors()
    found = errors.count("choices", data.get("choices"), 25)
    for at, choice in enumerate(found):
        errors.text(f"choices.{at}.name", choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            errors.text(f"choices.{at}.value", choice["value"], 100)
    errors.done()
    return found
