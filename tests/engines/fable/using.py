"""Traits and items used in the active seat's day, the shadow's nights, and what else tests of effects do."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option
from engines.fable import SPEC
from engines.fable.night import step as shadow_step
from engines.fable.state import Settings, Shadow
from engines.fable.view import Own, view

from .kit import A, G, act, asks, run, table, top
from .plain import UseItem, UseTrait

Answer = Option | tuple[int, Option]
EASY = Settings(solo_level=0)
SHORT_EASY = Settings(solo_level=0, short_game=True)


def trait(g: G, card: str, *answers: Answer) -> Ask[Any] | None:
    """An ACT trait is used and these questions answered: what is asked then."""
    return act(g, UseTrait(card), *answers)


def item(g: G, card: str, *answers: Answer) -> Ask[Any] | None:
    """An item is used and these questions answered: what is asked then."""
    return act(g, UseItem(card), *answers)


def day(g: G) -> tuple[Option, ...]:
    """What the active seat may do now."""
    steps = SPEC.step(g)
    assert steps is not None
    (asked,) = asks(steps)
    assert (asked.kind, asked.seat) == ("day", g.s.turn)
    return asked.options


def usable(g: G, card: str) -> bool:
    """Whether a trait or an item is offered."""
    return (UseItem if card[0] == "I" else UseTrait)(card) in day(g)


def hand(g: G, seat: int = A) -> list[str]:
    """A hand in the order in which it came."""
    return list(g.s.players[seat].hand)


def alone(at: int = 0, menace: int = 0, tokens: str = "", *, options: Settings = EASY, **fields: Any) -> G:
    """A solo table, on the easy level unless named; the shadow stands there, and these legend tokens lie on
    the track."""
    g = table(1, options=options, **fields)
    g.s.shadow = Shadow(at, menace, [int(space) for space in tokens.split()])
    return g


def night(g: G, fate: str, *answers: Any) -> Any:
    """The shadow draws this card and these questions are answered: what is asked then."""
    top(g, fate)
    g.s.phase = "shadow"
    return run(g, shadow_step(g), *answers)


def own(g: G, seat: int) -> Own:
    """What a seat alone sees."""
    found = view(g.s, seat).own
    assert found is not None
    return found


def shadow(g: G) -> Shadow:
    """Where it is."""
    assert g.s.shadow is not None
    return g.s.shadow
