"""Options and events as tests write them: with plain text where the engine wants a card or a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

K = TypeVar("K", bound=msgspec.Struct)


def written(kind: type[K]) -> Callable[..., K]:
    """The kind itself, but whatever it is called with is taken: ``PlayStar = written(options.PlayStar)``
    lets a test write ``PlayStar("A57")`` instead of ``PlayStar(Card("A57"))``."""
    return kind
