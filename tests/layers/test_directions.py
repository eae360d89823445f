"""Which package stands on which."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.discover import specs

from .source import GAMES_ELSEWHERE, PACKAGES, Import, Module, Source, house, still

#: What a package may import besides itself and libraries. What only a type checker sees counts as well: it
#: is a dependency of whoever reads.
STANDS_ON = {
    "engines": (),
    "db": (),
    "render": ("engines",),
    "host": ("engines", "db", "render"),
    "cogs": ("host", "engines", "db"),
    "playground": ("cogs", "host", "engines", "render", "db"),
    "bot": ("playground", "cogs", "host", "engines", "db"),
    # The bench measures on the stage of the tests.
    "bench": ("tests", "playground", "cogs", "host", "engines", "render", "db"),
    "tests": ("bot", "bench", "playground", "cogs", "host", "engines", "render", "db"),
}
#: Libraries, and the only places for them. Tests may use any.
ONLY_IN = {
    "discord": ("host", "cogs", "playground", "bot", "bench"),
    "aiosqlite": ("db.connection", "playground.in_bot.rest"),
    "aiosql": ("db",),
    "sqlite3": ("db", "bench", "playground.soak_checks"),
    "PIL": ("render", "playground.in_bot.sketches"),
    "resvg_py": ("render",),
    "fluent": ("engines.core.words", "engines.core.words_check", "engines.core.words_files"),
    "typer": ("bot", "bench"),
    "rich": ("bot", "bench"),
    "pydantic_settings": ("host",),
}
#: What pictures may know of their game: what a seat sees, and what is printed.
PICTURED = (
    "view",
    "preview",
    "cards",
    "glossary",
    "terms",
    "printed",
    "verbs",
    "effects",
    "passive",
    "facts",
)
#: All of the house that a game needs which is handed in.
FOR_GAMES = ("engines.core", "render.kit", "host.games")
#: And what its module ``commands`` needs besides, if it has commands of its own.
FOR_COMMANDS = ("cogs.client", "cogs.game_commands")
EXCUSED = {"playground/in_bot/launch.py": "it starts the bot's own command after turning Discord's addresses"}


def inside(name: str, places: tuple[str, ...]) -> bool:
    """Whether a module is one of some places, or in one of them."""
    return any(name == place or name.startswith(f"{place}.") for place in places)


def wrong_directions(source: Source) -> list[str]:
    """Imports of a package that does not lie below."""
    return [
        f"{module.path}:{one.line} imports {one.module}"
        for module in source.modules.values()
        for one in module.imports
        if (package := one.module.split(".")[0]) in PACKAGES
        and package not in (module.package, *STANDS_ON[module.package])
    ]


def libraries_elsewhere(source: Source) -> list[str]:
    """Imports of a library that another layer wraps."""
    return [
        f"{module.path}:{one.line} imports {one.module}"
        for module in source.modules.values()
        for one in module.imports
        if module.package != "tests"
        and not inside(module.name, ONLY_IN.get(one.module.split(".")[0], (module.name,)))
    ]


def games_named(source: Source) -> list[str]:
    """Imports of a game by what belongs to no game, or to another: a game more is folders more, and not one
    edit elsewhere. The bench and the tests name games."""
    games = set(specs())
    return [
        f"{module.path}:{one.line} names {named}"
        for module in source.of("engines", "render", "host", "db", "cogs", "playground", "bot")
        for one in module.imports
        for named in source.reached(one)
        if (game := _game(named, games)) is not None and game != _game(module.name, games)
    ]


def _game(module: str, games: set[str]) -> str | None:
    parts = module.split(".")
    found = parts[1] if len(parts) > 1 and parts[0] in ("engines", "render", "cogs") else ""
    return found if found in games else None


def pictures_know_too_much(source: Source) -> list[str]:
    """Pictures are made of a view, words, and what is printed on cards, effects included: of nothing else
    that is the engines'."""
    return [
        f"{module.path}:{one.line} draws from {one.module}"
        for module in source.of("render")
        for one in module.imports
        if one.module.split(".")[0] == "engines" and not _for_pictures(module, one)
    ]


def _for_pictures(module: Module, one: Import) -> bool:
    game = module.name.split(".")[1]
    known = ("engines.core.words", *(f"engines.{game}.{name}" for name in PICTURED))
    names = (
        (f"{one.module}.{name}" for name in one.names) if one.module == f"engines.{game}" else (one.module,)
    )
    return all(inside(name, known) for name in names)


def games_that_reach_further(source: Source) -> list[str]:
    """A game that is handed in stands on the contract, the kit of pictures and what makes it one object: not
    on other games, nor on how tables are kept and shown."""
    return [
        f"{module.path}:{one.line} reaches for {one.module}"
        for game in GAMES_ELSEWHERE
        for module in source.of(game)
        for one in module.imports
        if one.module.split(".")[0] in PACKAGES
        and not inside(one.module, (game, *FOR_GAMES))
        and not (module.name == f"{game}.commands" and inside(one.module, FOR_COMMANDS))
    ]


def test_every_package_stands_on_those_below() -> None:
    assert still(wrong_directions(house()), EXCUSED) == []


def test_libraries_are_used_where_they_belong() -> None:
    assert libraries_elsewhere(house()) == []


def test_what_all_games_share_names_none() -> None:
    assert games_named(house()) == []


def test_pictures_know_views_cards_and_words() -> None:
    assert pictures_know_too_much(house()) == []


def test_a_game_from_elsewhere_needs_the_contract_alone() -> None:
    assert games_that_reach_further(house()) == []


@pytest.mark.parametrize(
    ("guard", "path", "text", "found"),
    [
        (wrong_directions, "db/store.py", "from host import ids", "db/store.py:1 imports host"),
        (
            wrong_directions,
            "host/play.py",
            "def f():\n    import cogs.panels",
            "host/play.py:2 imports cogs.panels",
        ),
        (wrong_directions, "cogs/panels.py", "import tests.stage", "cogs/panels.py:1 imports tests.stage"),
        (wrong_directions, "host/a.py", "if TYPE_CHECKING:\n    import bot", "host/a.py:2 imports bot"),
        (wrong_directions, "bench/a.py", "import bot", "bench/a.py:1 imports bot"),
        (libraries_elsewhere, "db/store.py", "import aiosqlite", "db/store.py:1 imports aiosqlite"),
        (libraries_elsewhere, "render/kit/type.py", "import discord", "render/kit/type.py:1 imports discord"),
        (
            games_named,
            "host/play.py",
            "import engines.fixer.rules",
            "host/play.py:1 names engines.fixer.rules",
        ),
        (
            games_named,
            "engines/fixer/a.py",
            "from ..lepro import cards",
            "engines/fixer/a.py:1 names engines.lepro",
        ),
        (
            pictures_know_too_much,
            "render/fixer/board.py",
            "from engines.fixer.rules import legal",
            "render/fixer/board.py:1 draws from engines.fixer.rules",
        ),
        (
            games_that_reach_further,
            "tests/games/nim/a.py",
            "from engines.core import ask\nfrom . import b\nfrom engines.fixer import cards",
            "tests/games/nim/a.py:3 reaches for engines.fixer",
        ),
        (
            games_that_reach_further,
            "tests/games/nim/rules.py",
            "import cogs.game_commands",
            "tests/games/nim/rules.py:1 reaches for cogs.game_commands",
        ),
        (
            games_that_reach_further,
            "tests/games/nim/commands.py",
            "import cogs.game_commands\nimport cogs.panels",
            "tests/games/nim/commands.py:2 reaches for cogs.panels",
        ),
    ],
)
def test_the_guards_bite(
    bad_tree: Callable[[dict[str, str]], Source],
    guard: Callable[[Source], list[str]],
    path: str,
    text: str,
    found: str,
) -> None:
    assert guard(bad_tree({path: text})) == [found]
