"""What the one who runs the bot may set: in the environment or in ``.env``."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Config(BaseSettings):
    """Read once at the start; every name is prefixed ``BACKROOM_`` but the token's."""

    model_config = SettingsConfigDict(env_prefix="BACKROOM_", env_file=".env", extra="ignore")

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token; never logged."""
    database: Path = Path("data/backroom.db")
    """The one file that holds every table."""
    pause: float = Field(default=1.2, ge=0, le=30)
    """Seconds before computer seats answer."""
    owners: str = ""
    """User ids of the bot's owners, separated by spaces; empty: the application's owner or team."""
    games: str = ""
    """More games than those in the package ``engines``: ``package.module:ATTRIBUTE`` of each, separated by
    spaces."""
    log: str = "INFO"
    """Level of the log: DEBUG, INFO, WARNING, ERROR."""

    def owner_ids(self) -> set[int]:
        """The owners as numbers; what is no number is left out."""
        return {int(part) for part in self.owners.replace(",", " ").split() if part.isdecimal()}
