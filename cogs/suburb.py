"""Suburb's slash group: what every game has, and gifts."""

from __future__ import annotations

from discord import app_commands

from db.folded import folded
from engines.core import codec
from engines.core.ask import fits
from engines.core.discover import words as game_words
from engines.core.words import Words, plain
from engines.suburb.cards import Card
from engines.suburb.figures import NO_CAP, STEP
from engines.suburb.options import Give, GiveCard
from host.errors import Sorry
from host.tables.loaded import LoadedTable
from host.tables.tables import playing
from host.words import host_words

from .answers import answer
from .buttons import seat_of
from .client import Backroom
from .find_table import matching
from .game_commands import GameCommands, Interaction, load
from .reply import Reply
from .typed_answers import seat_labels, seat_named, seats_named

_words = host_words()
_game = game_words("suburb")


class Suburb(GameCommands):
    """`/suburb new`, `give` and `rules`."""

    key = "suburb"

    @app_commands.command(name="give", description=_game("command-give"))
    @app_commands.describe(
        to=_game("command-give.to"),
        money=_game("command-give.money"),
        card=_game("command-give.card"),
        table=_words("option-table"),
    )
    async def give(
        self,
        interaction: Interaction,
        to: str,
        money: app_commands.Range[int, STEP, 100_000] | None = None,
        card: str | None = None,
        table: str | None = None,
    ) -> None:
        """Give money or a held card away; an option of the present ask like any other (SB-221)."""
        async with Reply(interaction) as reply:
            name = await self.find_table.find(interaction, table, mine=True, game=self.key)
            loaded = await self.services.tables.load(name)
            seat = seat_of(loaded, interaction.user.id)
            playing(loaded)
            words, ask = loaded.words(reply.locale), loaded.ask(seat)
            if (money is None) == (card is None):
                await reply.whisper(words("gift-what"))
                return
            offers, taker = gifts(loaded, seat), _seat_named(loaded, to)
            held = None if card is None else _card_named(loaded, seat, card, words)
            most = loaded.settings.gift_cap
            cap = None if most == NO_CAP else most
            if ask is None or not offers:
                await reply.whisper(words("gift-off"))
                return
            if taker is None:
                await reply.whisper(words("gift-unfit", cap=cap))
                return
            gift = GiveCard(taker, held) if held is not None else Give(taker, money or 0)
            if not fits(ask, gift):
                await reply.whisper(words("gift-unfit", cap=cap))
                return
            await answer(self.services, reply, table=name, seat=seat, ask=None, option=codec.text(gift))

    @give.autocomplete("to")
    async def takers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The neighbours who may be given something now."""
        found = await self._mine(interaction)
        if found is None:
            return []
        loaded, seat = found
        seats = sorted({gift.seat for gift in gifts(loaded, seat)})
        return matching(current, seat_labels(loaded, seats))

    @give.autocomplete("card")
    async def cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The cards that the reader holds."""
        found = await self._mine(interaction)
        if found is None:
            return []
        loaded, seat = found
        words = loaded.words(str(interaction.locale))
        held = dict.fromkeys(gift.card for gift in gifts(loaded, seat) if isinstance(gift, GiveCard))
        return matching(current, [(plain(words(f"card-{card}")), card) for card in held])

    @give.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.find_table.names(interaction, current)

    async def _mine(self, interaction: Interaction) -> tuple[LoadedTable, int] | None:
        """The table meant and the reader's seat; None if there is none, or nothing is asked."""
        try:
            table = getattr(interaction.namespace, "table", None)
            name = await self.find_table.find(interaction, table, mine=True, game=self.key)
            loaded = await self.services.tables.load(name)
        except Sorry:
            return None
        mine = loaded.seat_of(interaction.user.id)
        return None if mine is None or loaded.live is None else (loaded, mine.seat)


def gifts(loaded: LoadedTable, seat: int) -> list[Give | GiveCard]:
    """What a seat may give away now, by its present ask."""
    ask = loaded.ask(seat)
    return [] if ask is None else [option for option in ask.options if isinstance(option, Give | GiveCard)]


def _seat_named(loaded: LoadedTable, typed: str) -> int | None:
    """The seat that is meant: its number as suggested, or a name."""
    numbers = [str(at) for at in range(len(loaded.names))]
    if typed.strip() in numbers and not seats_named(loaded, typed):
        return numbers.index(typed.strip())
    return seat_named(loaded, typed) if seats_named(loaded, typed) else None


def _card_named(loaded: LoadedTable, seat: int, typed: str, words: Words) -> Card:
    """The held card that is meant: by its id as suggested, or by its name."""
    held = dict.fromkeys(gift.card for gift in gifts(loaded, seat) if isinstance(gift, GiveCard))
    wanted = folded(typed)
    named = (card for card in held if wanted in (folded(card), folded(plain(words(f"card-{card}")))))
    return next(named, Card(typed.strip()))


async def setup(bot: Backroom) -> None:
    """Load the group."""
    await load(bot, Suburb)
