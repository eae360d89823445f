"""Suburb's slash group: tables, rules, and gifts."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engines.core import codec
from engines.core.ask import fits
from engines.core.discover import words as game_words
from engines.core.words import plain
from engines.suburb.cards import Card
from engines.suburb.moves import Give, GiveCard
from engines.suburb.state import STEP, Settings
from host.errors import Sorry
from host.sitting import Sitting
from host.words import clipped, desk

from .answers import answer
from .game import GameCog, pace_choices, place_choices, topic_choices
from .reply import Reply

_words = desk()
_game = game_words("suburb")
#: Seconds of a turn's decision, of one out of turn, and of a bid.
PACES = {"relaxed": (86_400, 43_200, 21_600), "live": (120, 60, 60)}


class Suburb(GameCog, group_name="suburb", group_description=_words("command-game", game=_game("name"))):
    """`/suburb new`, `give` and `rules`."""

    game = "suburb"

    @app_commands.command(name="new", description=_words("command-new", game=_game("name")))
    @app_commands.describe(
        seats=_words("option-seats"),
        advanced_defence=_game("setting-advanced_defence.about"),
        forgotten_income=_game("setting-forgotten_income.about"),
        alliances=_game("setting-alliances.about"),
        random_cards=_game("setting-random_cards.about"),
        leavers_retire=_game("setting-leaver_mode.about"),
        pace=_game("setting-turn_seconds.about"),
        place=_words("option-place"),
    )
    @app_commands.choices(
        pace=pace_choices("suburb", PACES),
        place=place_choices(),
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 3, 6] = 4,
        advanced_defence: bool = False,
        forgotten_income: bool = False,
        alliances: bool = True,
        random_cards: bool = False,
        leavers_retire: bool = False,
        pace: str = "relaxed",
        place: str = "here",
    ) -> None:
        """Open a table."""
        turn, reaction, bid = PACES.get(pace, PACES["relaxed"])
        options = Settings(
            advanced_defence=advanced_defence,
            forgotten_income=forgotten_income,
            alliances=alliances,
            random_cards=random_cards,
            leaver_mode=int(leavers_retire),
            turn_seconds=turn,
            reaction_seconds=reaction,
            bid_seconds=bid,
        )
        await self.open_table(interaction, options, seats=seats, clock=turn, place=place)

    @app_commands.command(name="rules", description=_words("command-rules", game=_game("name")))
    @app_commands.describe(topic=_words("option-topic"))
    @app_commands.choices(topic=topic_choices("suburb"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the rules."""
        await self.show_rules(interaction, topic)

    @app_commands.command(name="give", description=_game("command-give"))
    @app_commands.describe(
        to=_game("command-give.to"),
        money=_game("command-give.money"),
        card=_game("command-give.card"),
        table=_words("option-table"),
    )
    async def give(
        self,
        interaction: discord.Interaction[Any],
        to: str,
        money: app_commands.Range[int, STEP, 100_000] | None = None,
        card: str | None = None,
        table: str | None = None,
    ) -> None:
        """Give money or a held card away; an option of the present ask like any other (SB-221)."""
        async with Reply(interaction) as reply:
            name = await self.which.find(interaction, table, mine=True, game=self.game)
            sitting = await self.bot.house.sit(name)
            mine = sitting.seat_of(interaction.user.id)
            if mine is None:
                raise Sorry("not-seated", table=name)
            if sitting.record.status != "playing":
                raise Sorry(f"is-{sitting.record.status}", table=name)
            words, ask = game_words(self.game, reply.locale), sitting.ask(mine.seat)
            if (money is None) == (card is None):
                await reply.whisper(words("gift-what"))
                return
            offers, taker = gifts(sitting, mine.seat), _seat_named(sitting, to)
            if ask is None or not offers:
                await reply.whisper(words("gift-off"))
                return
            if taker is None:
                await reply.whisper(words("gift-unfit"))
                return
            gift = GiveCard(taker, Card(card)) if card is not None else Give(taker, money or 0)
            if not fits(ask, gift):
                await reply.whisper(words("gift-unfit"))
                return
            await answer(self.bot, reply, name, mine.seat, None, codec.text(gift))

    @give.autocomplete("to")
    async def takers(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The neighbours who may be given something now."""
        found = await self._mine(interaction)
        if found is None:
            return []
        sitting, seat = found
        seats = sorted({gift.seat for gift in gifts(sitting, seat)})
        named = [(plain(sitting.names[other]), str(other)) for other in seats]
        return [
            app_commands.Choice(name=clipped(label, 100), value=value)
            for label, value in named
            if current.lower() in label.lower()
        ]

    @give.autocomplete("card")
    async def cards(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The cards that the reader holds."""
        found = await self._mine(interaction)
        if found is None:
            return []
        sitting, seat = found
        words = sitting.words(str(interaction.locale))
        held = dict.fromkeys(gift.card for gift in gifts(sitting, seat) if isinstance(gift, GiveCard))
        labels = [(plain(words(f"card-{card}")), card) for card in held]
        return [
            app_commands.Choice(name=clipped(label, 100), value=card)
            for label, card in labels
            if current.lower() in label.lower()
        ][:25]

    @give.autocomplete("table")
    async def tables(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Tables by id or game."""
        return await self.which.names(interaction, current)

    async def _mine(self, interaction: discord.Interaction[Any]) -> tuple[Sitting, int] | None:
        """The table meant and the reader's seat; None if there is none, or nothing is asked."""
        try:
            table = getattr(interaction.namespace, "table", None)
            name = await self.which.find(interaction, table, mine=True, game=self.game)
            sitting: Sitting = await self.bot.house.sit(name)
        except Sorry:
            return None
        mine = sitting.seat_of(interaction.user.id)
        return None if mine is None or sitting.game is None else (sitting, mine.seat)


def gifts(sitting: Sitting, seat: int) -> list[Give | GiveCard]:
    """What a seat may give away now, by its present ask."""
    ask = sitting.ask(seat)
    return [] if ask is None else [option for option in ask.options if isinstance(option, Give | GiveCard)]


def _seat_named(sitting: Sitting, typed: str) -> int | None:
    """The seat that is meant: its number as suggested, or a name."""
    typed = typed.strip()
    if typed.isdecimal() and int(typed) < len(sitting.names):
        return int(typed)
    found = [at for at, name in enumerate(sitting.names) if plain(name).lower() == typed.lower()]
    return found[0] if len(found) == 1 else None


async def setup(bot: Any) -> None:
    """Load the group."""
    await bot.add_cog(Suburb(bot))
