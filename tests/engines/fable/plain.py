"""Options and events under their own names, for tests that write cards and types as plain ids,
``Attack("A24", "M03", "pw")``: a type checker asks nothing of what these are made with."""

from __future__ import annotations

from typing import Any

from engines.fable import events, options


def __getattr__(name: str) -> Any:
    return getattr(options, name, None) or getattr(events, name)
