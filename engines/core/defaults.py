"""Answers drawn for a seat that gives none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .ask import HOLLOW, Ask, Drawn, Option, Pick, Range
from .chance import Chance


def drawn(ask: Ask[Any], chance: Chance) -> Option:
    """An answer to ``ask`` drawn from its options, each option as likely; in it each number of items."""
    option = ask.options[chance.below(len(ask.options), "option")]
    if not HOLLOW[type(option)]:
        return option  # type: ignore[no-any-return]
    values = (_filled(getattr(option, field), chance) for field in option.__struct_fields__)
    return type(option)(*values)  # type: ignore[no-any-return]


def _filled(offered: Any, chance: Chance) -> Any:
    if isinstance(offered, Range):
        return offered.least + offered.step * chance.below(
            (offered.most - offered.least) // offered.step + 1, "number"
        )
    if isinstance(offered, Pick):
        count = offered.least + chance.below(offered.most - offered.least + 1, "count")
        items = list(offered.of)
        chance.shuffle(items, "items")
        taken = items[:count]
        return tuple(taken if offered.ordered else sorted(taken, key=offered.of.index))
    return offered


def given(ask: Ask[Any], chance: Chance, absent: Callable[[Ask[Any]], Option | None] | None) -> Option:
    """What is answered for whoever gives no answer: what ``absent`` says, if anything, else the default; a
    drawn one comes from ``chance``."""
    choice = absent(ask) if absent is not None else None
    if choice is not None:
        return choice
    if ask.default is None or isinstance(ask.default, Drawn):
        return drawn(ask, chance)
    return ask.default  # type: ignore[no-any-return]
