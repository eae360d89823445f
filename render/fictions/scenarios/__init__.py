"""Each Scenario's own drawing, found by its key; one without a module is drawn from its tracks."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec

from .drawing import Drawing

__all__ = ["Drawing", "drawing"]


@cache
def drawing(key: str) -> Drawing:
    """The drawing of the Scenario ``key``."""
    name = f"{__name__}.{key}"
    if not key.isidentifier() or find_spec(name) is None:
        name = f"{__name__}.generic"
    found = importlib.import_module(name).DRAWING
    assert isinstance(found, Drawing)
    return found
