"""The rules for players, a topic at a time: the game's own, and one that all games share."""

from __future__ import annotations

from engines.core.words import Words
from host.games import Game
from host.words import host_words

from .card import Card, button
from .press_ids import verb

#: The topic that the house tells itself: who begins, clocks, leaving. It stands before this one, or last.
HOUSE, _BEFORE = "table", "tips"
#: Topics that a command's choices hold, and buttons in a row.
MOST, _ROW = 25, 5


def topics(game: Game, locale: str = "en") -> dict[str, str]:
    """The titles of a game's topics, by name."""
    said, words = game.words(locale), host_words(locale)
    names = said("rules-topics").split()
    names.insert(names.index(_BEFORE) if _BEFORE in names else len(names), HOUSE)
    return {name: (words if name == HOUSE else said)(f"rules-{name}.title") for name in names[:MOST]}


def topic_text(game: Game, topic: str, locale: str = "en") -> str:
    """What a topic says, as markdown."""
    said = game.words(locale)
    return _house_text(game, host_words(locale), said) if topic == HOUSE else said(f"rules-{topic}")


def _house_text(game: Game, words: Words, said: Words) -> str:
    spec, pace = game.spec, next(iter(game.spec.form.clocks()), "")
    paces = [
        said(value.words)
        for parameter in spec.form.parameters
        for value in parameter.values
        if pace and value.words and parameter.setting == pace
    ]
    return words(
        "rules-table",
        begins=said("rules-begins"),
        paces="; ".join(paces) or "none",
        decides=said("rules-clock"),
        absent=spec.absent_after,
        leaving=said("rules-leaving") if said.has("rules-leaving") else "none",
    )


def rules_card(game: Game, topic: str, *, table: str, locale: str) -> Card:
    """One topic of a game's rules, with buttons to the others; an unknown one is the first."""
    titles = topics(game, locale)
    topic = topic if topic in titles else next(iter(titles))
    card = Card().say(f"## {titles[topic]}").say(topic_text(game, topic, locale))
    made = [
        button(title, verb(table, "rules", f"{game.key}.{name}"), off=name == topic)
        for name, title in titles.items()
    ]
    for start in range(0, len(made), _ROW):
        card.row(*made[start : start + _ROW])
    return card
