"""The front door: run · play · simulate · picture · verify · export · backup · restore · check · sync."""

from __future__ import annotations

import asyncio
import json
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.logging import RichHandler
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from engines.core.content import BrokenContent
from host import logs
from host.config import Config, SettingsError, settings

if TYPE_CHECKING:
    from host.games import Games

app = typer.Typer(add_completion=False, no_args_is_help=False, help=__doc__, pretty_exceptions_enable=False)
out = Console()
err = Console(stderr=True)

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def fail(reason: str) -> NoReturn:
    """Say what is wrong, and stop: somebody has to do something about it."""
    say_why(reason)
    raise typer.Exit(2)


def say_why(reason: str) -> None:
    """Say what is wrong."""
    err.print(reason, style="red", markup=False, highlight=False, soft_wrap=True)


def write(file: Path, content: bytes) -> None:
    """Write a file that was asked for, or say why not."""
    try:
        file.write_bytes(content)
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror or error}")


def configured() -> Config:
    """The settings, or a sentence about them."""
    try:
        return settings()
    except SettingsError as error:
        fail(str(error))


def show(result: dict[str, Any], as_json: bool) -> None:
    """Print figures for a program or for a person."""
    if as_json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        out.print(f"[bold]{name}[/bold] {value}", highlight=False)


def bar(quiet: bool) -> Progress:
    """A progress bar on standard error; none for programs."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    return Progress(*columns, TimeRemainingColumn(), console=err, disable=quiet, transient=True)


def begin_log(level: str) -> None:
    """Begin the log, in colours for people at a terminal."""
    logs.begin(level, RichHandler(console=err) if err.is_terminal else None)


async def with_store(work: Callable[[Any], Coroutine[Any, Any, Any]], *, as_it_is: bool = False) -> Any:
    """Do some work that reads the store, also beside the bot: an older one as a new copy, or ``as_it_is``."""
    from db.errors import StoreError
    from db.store import Store

    path = configured().database
    if not path.exists():
        fail(f"There is no store at {path}. BACKROOM_DATABASE names another place.")
    try:
        store = await Store.open_to_read(path, as_it_is=as_it_is)
    except StoreError as error:
        fail(f"{path} cannot be opened: {error}")
    try:
        return await work(store)
    finally:
        await store.close()


# -- the bot -------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def run(context: typer.Context) -> None:
    """Run the bot on Discord (with no command)."""
    if context.invoked_subcommand is not None:
        return
    config = configured()
    if not config.token:
        err.print(
            "A token: create an application in Discord's developer portal (discord.com/developers), "
            "copy the token of its Bot page into .env as DISCORD_TOKEN=…\n"
            "No token: `make play` opens a table here in your browser, "
            "with the same bot and computer players.",
            highlight=False,
            soft_wrap=True,
        )
        raise typer.Exit(2)
    begin_log(config.log)
    asyncio.run(serve(config))


def hosted(config: Config) -> Games:
    """The games that the bot hosts: those that are found, and those that a setting names."""
    from host.games import Games, handed_in

    try:
        return Games.found(handed_in(config.games))
    except ValueError as error:
        fail(f"BACKROOM_GAMES: {error}")


async def serve(config: Config, *, sync: bool = False) -> None:
    """Serve until told to stop. What is not worth another try ends with 2, as all that :func:`fail` says."""
    try:
        from cogs.serving import ServingFailed
        from cogs.serving import serve as serve_discord
    except BrokenContent as error:
        fail(f"The bot's own words are damaged: {error}")
    try:
        await serve_discord(config, hosted(config), sync=sync)
    except ServingFailed as error:
        say_why(str(error))
        raise typer.Exit(1 if error.passing else 2) from error


@app.command()
def sync() -> None:
    """Tell Discord the commands now, whether or not they have changed."""
    config = configured()
    if not config.token:
        fail("No token: put DISCORD_TOKEN=… into .env first.")
    begin_log("WARNING")
    with TemporaryDirectory(prefix="backroom-") as folder:  # a bot may be at work on the store
        alone = config.model_copy(update={"database": Path(folder) / "sync.db"})
        asyncio.run(serve(alone, sync=True))
    out.print("Commands are up to date.")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game whose table is set; else the shelf.")] = None,
    port: Annotated[int | None, typer.Option(help="Port on loopback; 0: any.", min=0, max=65535)] = None,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    folder: Annotated[Path, typer.Option(help="Where the world is kept.")] = Path("data/playground"),
    with_parent: Annotated[bool, typer.Option(help="End with whoever started it, even if killed.")] = False,
) -> None:
    """Play in the browser, here, without Discord: the real bot in a playground of its own."""
    from host.words import host_words
    from playground.bot_process import BotFailed
    from playground.play import PlayFailed, greeting
    from playground.play import play as serve_playground

    def ready(url: str) -> None:
        out.print(greeting(url, port), highlight=False, soft_wrap=True)
        if browser:
            webbrowser.open(url)

    config = configured()
    begin_log("ERROR")
    serving = partial(serve_playground, games=partial(hosted, config), ready=ready, with_parent=with_parent)
    try:
        asyncio.run(serving(folder, port, game=game))
    except PlayFailed as error:
        fail(str(error))
    except (BotFailed, ValueError) as error:
        fail(f"{error} If the folder {folder} is damaged, move it away and start again.")
    except KeyboardInterrupt:
        pass
    out.print(host_words()("play-end"))


@app.command()
def soak(
    tables: Annotated[int, typer.Option(help="Tables played at once.")] = 50,
    seconds: Annotated[float, typer.Option(help="How long.")] = 30.0,
    kill_every: Annotated[float, typer.Option(help="Seconds between two kills of the bot; 0: never.")] = 0.0,
    drop_every: Annotated[float, typer.Option(help="Seconds between two cuts of its line; 0: never.")] = 0.0,
    rate_limit: Annotated[bool, typer.Option(help="Count Discord's usual rate limits.")] = False,
    think: Annotated[float, typer.Option(help="Mean seconds between two presses at a table.")] = 20.0,
    game: Annotated[list[str] | None, typer.Option(help="What is played, in turn; else every game.")] = None,
    as_json: Json = False,
) -> None:
    """Let scripted people press at random at many tables of the real bot, and check what must hold."""
    from host.simulation import BadRequest, named
    from playground.soak import soak as run_soak

    known = hosted(configured())
    try:
        games = [named(known, name).key for name in game or ()]
    except BadRequest as error:
        fail(str(error))
    with bar(as_json) as progress:
        task = progress.add_task("soak", total=seconds)

        def tell(gone: float, presses: int) -> None:
            progress.update(task, completed=min(gone, seconds), description=f"{presses} presses")

        soaking = run_soak(
            tables, seconds, kill_every, drop_every, rate_limit, tell, think=think, games=games, hosted=known
        )
        result = asyncio.run(soaking)
    show(result, as_json)


# -- games without Discord -----------------------------------------------------------------------


@app.command()
def simulate(
    game: str,
    seats: Annotated[int, typer.Option(help="Seats at each table.")] = 2,
    games: Annotated[int, typer.Option(help="Games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    players: Annotated[str, typer.Option(help="Computer players by seat, separated by commas.")] = "random",
    options: Annotated[list[str] | None, typer.Option(help="Settings of the table: name=value.")] = None,
    journal: Annotated[bool, typer.Option(help="Keep a journal as a real table does.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes that play at once.")] = 1,
    as_json: Json = False,
) -> None:
    """Let computer players play many games, and count."""
    from host.simulation import simulate as run_games

    with bar(as_json) as progress:
        task = progress.add_task(game, total=games)
        try:
            result = run_games(
                game,
                seats,
                games,
                seed,
                players.split(","),
                options or [],
                journal=journal,
                jobs=jobs,
                more_games=configured().games,
                progress=lambda done: progress.update(task, completed=done),
            )
        except ValueError as error:
            fail(str(error))
    show(msgspec.to_builtins(result), as_json)


@app.command()
def picture(
    game: str,
    out_file: Annotated[Path | None, typer.Option("--out", help="The PNG to write.")] = None,
    sheet: Annotated[Path | None, typer.Option(help="A folder for sheets of the whole game instead.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats: 3; on sheets every number.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same picture.")] = 1,
    decisions: Annotated[int, typer.Option(help="Answers given before the picture is taken.")] = 12,
    seat: Annotated[int | None, typer.Option(help="This seat's hand instead of the board.")] = None,
    options: Annotated[list[str] | None, typer.Option(help="Settings of the table: name=value.")] = None,
    names: Annotated[str, typer.Option(help="Names of the seats, parted by |.")] = "",
    as_json: Json = False,
) -> None:
    """Draw the board, or a seat's hand, of a game played to some point; print its alt text."""
    from host.sample import picture as sample
    from host.sheet import sheets
    from host.simulation import BadRequest

    if (out_file is None) == (sheet is None):
        fail("Either --out names the PNG to write, or --sheet a folder for sheets of the whole game.")
    games, chosen = hosted(configured()), options or []
    try:
        if sheet is not None:
            for file in sheets(games, game, sheet, seats=seats, seed=seed, options=chosen, names=names):
                show({"file": str(file), "bytes": file.stat().st_size}, as_json)
            return
        png, alt = sample(games, game, seats or 3, seed, decisions, seat, chosen, names)
    except BadRequest as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename} cannot be written: {error.strerror or error}")
    assert out_file is not None
    write(out_file, png)
    print(json.dumps({"file": str(out_file), "bytes": len(png), "alt": alt}) if as_json else alt)


@app.command()
def verify(
    file: Path,
    commitment: Annotated[str | None, typer.Option(help="The fingerprint that the lobby showed.")] = None,
    as_json: Json = False,
) -> None:
    """Check a finished table's export: dice and shuffles against the secret, answers against the rules."""
    from host.tables.export import Bad
    from host.tables.export import verify as check_export

    try:
        verdict = check_export(file.read_bytes(), commitment, games=hosted(configured()))
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}")
    except Bad as error:
        if as_json:
            print(json.dumps({"ok": False, "why": str(error)}))
        else:
            err.print(f"[red]It does not hold: {error}.[/red]", highlight=False)
        raise typer.Exit(1) from error
    show({"ok": True, **msgspec.to_builtins(verdict)}, as_json)


# -- the store -----------------------------------------------------------------------------------


@app.command()
def export(
    table: str,
    out_file: Annotated[Path | None, typer.Option("--out", help="The file to write.")] = None,
) -> None:
    """Write a finished table as a file that `verify` can check."""
    from host.errors import Sorry
    from host.tables.export import of_table
    from host.tables.tables import Tables
    from host.words import host_words

    async def work(store: Any) -> tuple[str, bytes]:
        return await of_table(Tables(store, hosted(configured())), table.upper())

    try:
        name, content = asyncio.run(with_store(work))
    except Sorry as error:
        fail(host_words()(f"sorry-{error.key}", **error.args_for_words))
    target = out_file or Path(name)
    write(target, content)
    out.print(str(target), highlight=False)


@app.command()
def backup(file: Path, as_json: Json = False) -> None:
    """Write a checked copy of the store; the bot may go on running."""
    from db.errors import StoreError

    async def work(store: Any) -> None:
        await store.backup(file)

    try:
        asyncio.run(with_store(work, as_it_is=True))
    except StoreError as error:
        fail(str(error))
    show({"file": str(file), "bytes": file.stat().st_size}, as_json)


@app.command()
def restore(file: Path, as_json: Json = False) -> None:
    """Put a backup in the store's place, while no bot runs; the store of before is kept beside it."""
    from db.errors import StoreError
    from db.restore import restore as put_back

    path = configured().database
    try:
        kept = asyncio.run(put_back(file, path))
    except StoreError as error:
        fail(f"{error}.")
    show({"store": str(path), "kept": str(kept or "")}, as_json)


@app.command()
def check(as_json: Json = False) -> None:
    """Open every stored table and report those that fail."""
    from host.tables.check import check as check_all
    from host.tables.tables import Tables

    with bar(as_json) as progress:
        task = progress.add_task("tables", total=None)

        async def work(store: Any) -> Any:
            return await check_all(
                Tables(store, hosted(configured())),
                lambda done, total: progress.update(task, completed=done, total=total),
            )

        found = asyncio.run(with_store(work))
    show({"good": found.good, "bad": [{"table": t, "why": why} for t, why in found.bad]}, as_json)
    if found.bad:
        raise typer.Exit(1)


if __name__ == "__main__":
    sys.exit(app())
