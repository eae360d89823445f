"""Options in words, on buttons, in lists, and as they are typed."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Option, Pick
from engines.core.fields import item_type
from engines.core.words import Words
from host.tables.loaded import LoadedTable


def option_words(loaded: LoadedTable, seat: int, option: Option, words: Words, form: str = "") -> str:
    """An option in words, as its seat sees what it is about; ``form``: an attribute, such as ``short``."""
    label = loaded.spec.label
    named = label(loaded.view(seat), option) if label is not None else None
    return words.describe("option", named or option, loaded.placed(safe_names=False), form)


def item_words(words: Words, option: Any, item: str) -> str:
    """An item of a Pick in words: ``card-R5`` for items of a type ``Card``, else by the field's name
    (``card-R5`` for ``cards``)."""
    name = next(n for n in option.__struct_fields__ if isinstance(getattr(option, n), Pick))
    kind: type = type(option)
    key = f"{item_type(kind, name) or name.removesuffix('s')}-{item}"
    return words(key) if words.has(key) else item
