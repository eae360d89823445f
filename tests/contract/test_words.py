"""Everything a game tells, asks, offers or explains has words, in every language it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engines
from engines.core.ask import CLOCK, Ask, is_hollow
from engines.core.codec import tag
from engines.core.discover import specs, words
from engines.core.stored import read_state
from engines.core.words import Words, plain
from engines.players.random import choose

from .kit import NAMES, Game, Variant, hooks
from .words_files import locales

#: What no text for people may hold: a place that was not filled.
LEFT_OPEN = re.compile(r"[{}]|\?\?\?")
#: Fluent's isolation marks, as pairs.
OPENS, CLOSES = "\u2066\u2067\u2068", "\u2069"
#: About so many asks of a game are read with all their options.
ASKS = 60


#: Every topic of the rules that players can read, with its game.
TOPICS = [(key, topic) for key in sorted(specs()) for topic in words(key)("rules-topics").split()]


def folder(key: str) -> Path:
    """Where a game's words lie."""
    return Path(engines.__path__[0]) / key / "words"


def spoken(game: Game, say: Words) -> Iterator[str]:
    """Every sentence that the recorded game needs."""
    spec, names = game.spec, game.spec.named(NAMES[: game.variant.seats])
    for moved in (game.start, *(given.moved for given in game.given)):
        for told in moved.events:
            yield say.describe("event", told.event, names)
    for k, given in enumerate(game.given):
        if given.seat == CLOCK:
            continue
        seen = spec.view(read_state(spec, game.moments[k].state), given.seat)
        yield say(f"ask-{given.ask.kind}")
        yield say(f"ask-{given.ask.kind}.public")
        yield say.describe("done", given.choice, names)
        if k % max(1, len(game.given) // ASKS) == 0:
            yield from _offered(spec, say, seen, given.ask, names)
    outcome = game.moments[-1].outcome
    for ending in ("", ".shared"):
        yield say(f"end-{outcome.kind}{ending}", winners=say.join(names))


def _offered(spec: Any, say: Words, seen: Any, ask: Ask[Any], names: Any) -> Iterator[str]:
    if spec.briefing is not None and (about := spec.briefing(seen, ask)) is not None:
        yield say.describe("about", about, names)
    for option in ask.options:
        if is_hollow(type(option)):
            whole = choose(Ask(ask.seat, ask.kind, options=(option,)), Random(0))
            yield say.describe("option", whole, names)
            continue
        yield say.describe("option", option, names)
        yield say.describe("option", option, names, "short")
        if spec.hint is not None and (hint := spec.hint(seen, option)) is not None:
            yield say.describe("hint", hint, names)
        if spec.group is not None and (group := spec.group(seen, option)) is not None:
            yield say.describe("group", group, names)


def test_a_game_played_has_all_its_words(game: Game) -> None:
    for locale in locales(folder(game.spec.key)):
        for line in spoken(game, words(game.spec.key, locale)):
            assert line.strip()
            assert not LEFT_OPEN.search(plain(line)), line
            assert sum(map(line.count, OPENS)) == line.count(CLOSES), line


@pytest.mark.parametrize("key", sorted(specs()))
def test_every_type_has_its_words(key: str) -> None:
    """Also of what seldom happens."""
    spec, say = specs()[key], words(key)
    wanted = ["name", "name.tagline", "name.lobby", "list-comma"]
    wanted += [f"event-{tag(kind)}" for kind in spec.events]
    for kind in spec.options:
        if tag(kind) != "elapsed":
            wanted += [f"option-{tag(kind)}", f"option-{tag(kind)}.short", f"done-{tag(kind)}"]
    for name in spec.settings.__struct_fields__:
        wanted += [f"setting-{name}", f"setting-{name}.about"]
    assert [name for name in wanted if not say.has(name)] == []


def test_kinds_and_options_fit_the_desk(variant: Variant) -> None:
    """What a host chooses before the game is a yes or no, or a number."""
    plain_options = variant.spec.settings()
    for name in plain_options.__struct_fields__:
        assert type(getattr(plain_options, name)) in (bool, int)


@pytest.mark.parametrize("key", sorted(specs()))
def test_the_rules_have_their_topics(key: str) -> None:
    topics = [topic for game, topic in TOPICS if game == key]
    assert topics[0] == "overview"
    assert len(topics) == len(set(topics)) <= 20


@pytest.mark.parametrize(("key", "topic"), TOPICS)
def test_a_topic_of_the_rules_fits_a_message(key: str, topic: str) -> None:
    """And names the figures that the game's hooks want of it (``RULES_SAY``)."""
    say = words(key)
    text, title = say(f"rules-{topic}"), say(f"rules-{topic}.title")
    assert 400 < len(text) <= 1800
    assert 0 < len(title) <= 40
    assert text.count("**") % 2 == 0
    assert "{" not in text
    assert plain(text) == text
    facts: list[str] = getattr(hooks(key), "RULES_SAY", {}).get(topic, [])
    assert [fact for fact in facts if fact not in text] == []


@pytest.mark.parametrize("key", sorted(specs()))
def test_what_the_rules_must_say_belongs_to_a_topic(key: str) -> None:
    assert set(getattr(hooks(key), "RULES_SAY", {})) <= {topic for game, topic in TOPICS if game == key}
