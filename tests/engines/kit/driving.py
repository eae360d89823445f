"""Rules run as the generators they are, answered one by one."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from engines.core.ask import Ask, Drawn, Option, Steps, fits

#: An answer to the one seat that is asked, or ``(seat, answer)``.
Answer = Option | tuple[int, Option]

#: What is asked now by the rules that were driven and are not at their end.
_waiting: WeakKeyDictionary[Any, tuple[Ask[Any], ...]] = WeakKeyDictionary()


def drive(steps: Steps | None, *answers: Answer) -> Ask[Any] | None:
    """Run rules and give these answers in turn: what is asked then (of several asks the first), or None at
    the end.

    Every answer must fit, and be asked for. May be called again with the same rules.
    """
    if steps is None:
        assert not answers
        return None
    left = list(answers)
    try:
        if steps not in _waiting:
            _waiting[steps] = next(steps)
        while left:
            asks, answer = _waiting.pop(steps), left.pop(0)
            if isinstance(answer, tuple):
                seat, answer = answer
                (asked,) = (each for each in asks if each.seat == seat)
            else:
                (asked,) = asks
            assert fits(asked, answer), f"{answer} does not answer {asked.kind}: {asked.options}"
            _waiting[steps] = steps.send((asked.seat, answer))
    except StopIteration:
        assert not left, f"not asked for: {left}"
        return None
    return _waiting[steps][0]


def asks(steps: Steps) -> tuple[Ask[Any], ...]:
    """All that is asked now."""
    drive(steps)
    return _waiting[steps]


def default(steps: Steps | None) -> Ask[Any] | None:
    """The default is given once; what is asked then."""
    asked = drive(steps)
    assert asked is not None, "nothing is asked"
    assert asked.default is not None, "there is no default"
    assert not isinstance(asked.default, Drawn), "the default is drawn"
    return drive(steps, (asked.seat, asked.default))


def defaults(steps: Steps | None) -> None:
    """Every question is answered by its default, until the rules are through."""
    while drive(steps) is not None:
        default(steps)


def kinds(asked: Ask[Any] | None) -> set[type[Option]]:
    """The types of what may be answered; nothing if nothing is asked."""
    return {type(option) for option in asked.options} if asked is not None else set()
