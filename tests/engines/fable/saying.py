"""What hints and briefs of Fame & Fable say in words, for tests."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option
from engines.core.discover import words
from engines.core.words import plain
from engines.fable import SPEC
from engines.fable.cards import MOONS
from engines.fable.glossary import Card
from engines.fable.state import Settings

from .kit import A, G, asks

NAMES = ["Ann", "Bob", "Cyd", "Dee"]
MOON = Settings(moon_deck=True)


def beside(g: G, option: Option, seat: int = A) -> str:
    """The words beside an option."""
    assert SPEC.hint is not None
    said = SPEC.hint(SPEC.view(g.s, seat), option)
    return "" if said is None else plain(words("fable").describe("hint", said, NAMES))


def before(g: G, ask: Ask[Any] | None) -> str:
    """The words before an ask."""
    assert SPEC.briefing is not None
    assert ask is not None
    said = SPEC.briefing(SPEC.view(g.s, ask.seat), ask)
    return "" if said is None else plain(words("fable").describe("about", said, NAMES))


def over(g: G, option: Option) -> str:
    """What a list of options is called."""
    assert SPEC.group is not None
    said = SPEC.group(SPEC.view(g.s, A), option)
    return "" if said is None else plain(words("fable").describe("group", said, NAMES))


def ranked(g: G, *options: Option) -> list[Option]:
    """Settings, best first."""
    rank, view = SPEC.rank, SPEC.view(g.s, A)
    assert rank is not None
    return sorted(options, key=lambda option: -rank(view, option))


def moon_that(kind: type) -> Card:
    """The moon card that does this."""
    return next(Card(card) for card, one in MOONS.items() if isinstance(one.do or one.lasts, kind))


def day(g: G) -> Ask[Any]:
    """The panel of A's day."""
    steps = SPEC.step(g)
    assert steps is not None
    (asked,) = asks(steps)
    assert asked.kind == "day"
    return asked
