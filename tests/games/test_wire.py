"""Games that a setting of the bot names, played over the wire with the bot's own process."""

from __future__ import annotations

from pathlib import Path
from random import Random

from host.games import Games, handed_in
from playground.actors import text
from playground.play import set_table
from playground.server import Playground
from playground.shelf import Shelf
from playground.tables import open_table
from tests.bots import quick_bot

from .handed_in import GAMES, SETTING


async def test_whole_games_of_two_people(tmp_path: Path) -> None:
    async with Playground() as server:
        server.interactions.patience = 10.0  # other tests may hold the processor
        bot = quick_bot(server, tmp_path / "bot.db", settings={"BACKROOM_GAMES": SETTING})
        await bot.start()
        try:
            await bot.wait_ready()
            for number, game in enumerate(GAMES):
                place = server.world.add_channel(f"table-{number}")
                table = await open_table(server, place, "Ana", "Bo", game=game.key)

                async def every(count: int) -> None:
                    if count == 2:
                        await bot.restart(kill=True)

                assert await table.play(Random(number), every=every) > 2
                end = table.end()
                assert end is not None
                assert game.words()("name") in text(end)
                await bot.settle()
                assert not table.boards()
            await set_table(server, Shelf(lambda: Games.found(handed_in(SETTING))), "nim")
            lobby = server.act.newest(server.act.place())[0]
            assert text(lobby).count("(computer)") == 1, "a game for two has one seat to fill"
            assert server.failures == []
            assert server.traffic.unknown == []
        finally:
            await bot.kill()
