"""What every card does, by its id. Rules come from a card to its effect here, whichever it is.

The verbs stand on the rules, so that this is empty until :mod:`.cards`, which knows all verbs, has read the
card files; that is done before anybody plays.
"""

from __future__ import annotations

from collections.abc import Mapping

from .glossary import Card
from .verbs import AnyLine, Verb

#: The line of every hand card that has one.
TRAIT: dict[str, AnyLine] = {}
#: Those that wait for a trigger, by trigger and card.
REACTIONS: dict[str, dict[Card, AnyLine]] = {}
#: What foes do: on entering, to whoever defeats them, to whoever does not.
INSTANT: dict[str, tuple[Verb, ...]] = {}
WIN: dict[str, tuple[Verb, ...]] = {}
FAIL: dict[str, tuple[Verb, ...]] = {}


def fill(
    traits: Mapping[str, AnyLine],
    instant: Mapping[str, tuple[Verb, ...]],
    win: Mapping[str, tuple[Verb, ...]],
    fail: Mapping[str, tuple[Verb, ...]],
) -> None:
    """Take what the card files say."""
    TRAIT.update(traits)
    INSTANT.update(instant)
    WIN.update(win)
    FAIL.update(fail)
    for card, line in traits.items():
        if line.trigger:
            REACTIONS.setdefault(line.trigger, {})[Card(card)] = line
