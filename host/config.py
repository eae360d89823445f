"""What the one who runs the bot may set: in the environment or in ``.env``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

_FILE = Path(".env")
_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_TOKEN = re.compile(r"[!-~]+")


class SettingsError(ValueError):
    """What is wrong with the settings, in a sentence; it tells no token."""


class _Filled(PydanticBaseSettingsSource):
    """A source without what is set to nothing: such a setting counts as unset, and hides no other."""

    def __init__(self, source: PydanticBaseSettingsSource) -> None:
        super().__init__(source.settings_cls)
        self._source = source

    def get_field_value(self, field: Any, field_name: str) -> tuple[Any, str, bool]:
        return self._source.get_field_value(field, field_name)

    def __call__(self) -> dict[str, Any]:
        found = {
            name: value.strip() if isinstance(value, str) else value for name, value in self._source().items()
        }
        return {name: value for name, value in found.items() if value != ""}


class Config(BaseSettings):
    """Read once at the start, by :func:`settings`; every name is prefixed ``BACKROOM_`` but the token's."""

    model_config = SettingsConfigDict(
        env_prefix="BACKROOM_", env_file=_FILE, env_file_encoding="utf-8-sig", extra="ignore"
    )

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

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment before ``.env``, each without what is empty."""
        return init_settings, _Filled(env_settings), _Filled(dotenv_settings)

    @field_validator("token")
    @classmethod
    def _is_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError("no token looks so: it has signs that none has, or spaces in it")
        return token

    @field_validator("database")
    @classmethod
    def _is_file(cls, database: Path) -> Path:
        if "\0" in str(database):
            raise ValueError("it names no file")
        if database.is_dir():
            raise ValueError("it names a folder; a file is wanted")
        return database

    @field_validator("owners")
    @classmethod
    def _are_ids(cls, owners: str) -> str:
        for part in owners.replace(",", " ").split():
            if not (part.isascii() and part.isdecimal() and 0 < int(part) < 2**63):
                raise ValueError(f"'{part}' is no user id: a number of some 18 digits is wanted")
        return owners

    @field_validator("log")
    @classmethod
    def _is_level(cls, log: str) -> str:
        if log.upper() not in _LEVELS:
            raise ValueError(f"it is one of {', '.join(_LEVELS)}")
        return log.upper()

    def bot_token(self) -> str:
        """The token itself; empty if none is set."""
        return self.token.get_secret_value() if self.token else ""

    def owner_ids(self) -> set[int]:
        """The owners as numbers."""
        return {int(part) for part in self.owners.replace(",", " ").split()}


def settings() -> Config:
    """The settings of this run. Raises SettingsError."""
    try:
        if _FILE.is_file() and "\0" in _FILE.read_text(encoding="utf-8"):
            raise UnicodeError("it has two bytes a sign")
        return Config()
    except ValidationError as error:
        raise SettingsError(" ".join(_about(each) for each in error.errors())) from None
    except UnicodeError:
        raise SettingsError(
            f"{_FILE} cannot be read: it is not UTF-8 but perhaps UTF-16 or Latin-1, as some editors and "
            "shells of Windows write. Save it as UTF-8."
        ) from None
    except (OSError, ValueError) as error:
        raise SettingsError(f"{_FILE} cannot be read: {error}") from None


def _about(error: Any) -> str:
    """One setting's fault; its value is not told."""
    name = str(error["loc"][0]) if error["loc"] else ""
    known = name if name == "DISCORD_TOKEN" else f"BACKROOM_{name.upper()}"
    message = str(error["msg"]).removeprefix("Value error, ")
    return f"{known}: {message[:1].lower()}{message[1:]}."
