"""Everything a game tells, asks, offers or explains has words, in every language it has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.core.ask import CLOCK, HOLLOW, Ask
from engines.core.codec import tag
from engines.core.stored import read_state
from engines.core.words import Words, plain
from engines.core.words_check import check_words
from engines.players.random import choose
from host.shown.rules_card import HOUSE, topic_text, topics

from .kit import PlayedGame
from .subjects import NAMES
from .words_files import faults, locales

#: What no text for people may hold: a place that was not filled.
LEFT_OPEN = re.compile(r"[{}]|\?\?\?")
#: Fluent's isolation marks, as pairs.
OPENS, CLOSES = "\u2066\u2067\u2068", "\u2069"
#: Topics of the rules that a menu holds.
MOST_TOPICS = 20
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")
_NUMBER = "|".join(NUMBERS[1:])
_RANGE = re.compile(rf"\b({_NUMBER}) to ({_NUMBER})\b(?: (\w+))?")
_UP_TO = re.compile(rf"\bup to ({_NUMBER}) (?:bosses|heads|players|people)\b")
#: What else such texts count.
NO_PLAYERS = ("men", "cards", "dice", "actions")
#: About so many asks of a game are read with all their options.
ASKS = 60


def spoken(game: PlayedGame, say: Words) -> Iterator[str]:
    """Every sentence that the recorded game needs."""
    spec, names = game.spec, game.spec.named(NAMES[: game.variant.seats])
    for moved in (game.start, *(given.moved for given in game.given)):
        for told in moved.events:
            yield say.describe("event", told.event, names)
    for k, given in enumerate(game.given):
        if given.seat == CLOCK:
            continue
        assert not spec.asks or given.ask.kind in spec.asks
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
        if HOLLOW[type(option)]:
            whole = choose(Ask(ask.seat, ask.kind, options=(option,)), Random(0))
            yield say.describe("option", whole, names)
            continue
        yield say.describe("option", option, names)
        yield say.describe("option", option, names, "short")
        if spec.label is not None and (label := spec.label(seen, option)) is not None:
            yield say.describe("option", label, names)
            yield say.describe("option", label, names, "short")
        if spec.hint is not None and (hint := spec.hint(seen, option)) is not None:
            yield say.describe("hint", hint, names)
        if spec.group is not None and (group := spec.group(seen, option)) is not None:
            yield say.describe("group", group, names)


def a_game_played_has_all_its_words(game: PlayedGame) -> None:
    """In every language that it has."""
    for locale in locales(game.variant.subject.game.words_folder):
        for line in spoken(game, Words(game.variant.subject.game.words_folder, locale=locale)):
            assert line.strip()
            assert not LEFT_OPEN.search(plain(line)), line
            assert sum(map(line.count, OPENS)) == line.count(CLOSES), line


def every_kind_has_its_words(game: PlayedGame) -> None:
    """Also what seldom happens; and the words can be read."""
    spec, folder = game.spec, game.variant.subject.game.words_folder
    say = Words(folder)
    wanted = ["name", "name.tagline", "name.goal", "rules-begins", "rules-clock", "list-comma"]
    wanted += [f"event-{tag(kind)}" for kind in spec.events]
    for kind in spec.options:
        if tag(kind) != "elapsed":
            wanted += [f"option-{tag(kind)}", f"option-{tag(kind)}.short", f"done-{tag(kind)}"]
    for name in spec.settings.__struct_fields__:
        wanted += [f"setting-{name}", f"setting-{name}.about"]
    assert [name for name in wanted if not say.has(name)] == []
    check_words(folder, spec)
    assert faults(folder) == []


def texts_name_the_number_of_players(game: PlayedGame) -> None:
    """Where they name it at all, and as the lobby does."""
    say, seats = game.variant.subject.game.words(), game.spec.seats
    for key in ("name.tagline", "name.goal", "rules-overview"):
        text = plain(say(key)).casefold()
        ranges = [(least, most) for least, most, who in _RANGE.findall(text) if who not in NO_PLAYERS]
        assert set(ranges) <= {(NUMBERS[seats[0]], NUMBERS[seats[-1]])}, key
        assert set(_UP_TO.findall(text)) <= {NUMBERS[seats[-1]]}, key


def one_thing_has_one_word(game: PlayedGame) -> None:
    """Also where the words are witty: a reader takes another word for another thing."""
    subject = game.variant.subject
    files = sorted(subject.game.words_folder.glob("*.ftl"))
    said = "\n".join(file.read_text(encoding="utf-8").casefold() for file in files)
    for other, word in subject.hooks.unsaid.items():
        assert word in said
        assert re.findall(rf"^.*\b{other}\w*", said, re.MULTILINE) == [], f"the word is {word}"


def settings_fit_a_form(game: PlayedGame) -> None:
    """What a host chooses before the game is a yes or no, or a number."""
    plain_settings = game.spec.settings()
    for name in plain_settings.__struct_fields__:
        assert type(getattr(plain_settings, name)) in (bool, int)


def the_rules_can_be_read(game: PlayedGame) -> None:
    """By topic, each in a message, with the figures that the game's hooks want of it."""
    say, must = game.variant.subject.game.words(), game.variant.hooks.rules_say
    own = say("rules-topics").split()
    assert own[0] == "overview"
    assert len(own) == len(set(own)) <= MOST_TOPICS
    assert set(must) <= set(own), "hooks name a topic that is not there"
    titles = topics(game.variant.subject.game)
    assert set(titles) == {*own, HOUSE}
    for topic, title in titles.items():
        text = plain(topic_text(game.variant.subject.game, topic))
        assert 400 < len(text) <= 1800
        assert 0 < len(title) <= 40
        assert text.count("**") % 2 == 0
        assert "{" not in text
        assert topic == HOUSE or text == say(f"rules-{topic}")
        assert [fact for fact in must.get(topic, ()) if fact not in text] == []
