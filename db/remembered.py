"""Small things that the bot remembers from one run to the next, as texts by scope and key."""

from __future__ import annotations

from typing import overload

from db.base import Base


class Remembered(Base):
    """The part of the store about what is remembered.

    A scope says what a thing is about ("table:K7QM", "user:123", "app:456"), a key which thing it is
    ("nudged"). SQLite's table is named ``settings``; what a host sets before a table opens stands in
    :attr:`db.records.TableRecord.settings`.
    """

    @overload
    async def remembered(self, scope: str, key: str, default: str) -> str: ...
    @overload
    async def remembered(self, scope: str, key: str, default: None = None) -> str | None: ...
    async def remembered(self, scope: str, key: str, default: str | None = None) -> str | None:
        """The text kept for ``key`` in a scope, or ``default``."""
        value: str | None = await self._run("remembered", scope=scope, key=key)
        return default if value is None else value

    async def all_remembered(self, scope: str) -> dict[str, str]:
        """All that is kept in a scope: key to text, by key."""
        return {row["key"]: row["value"] for row in await self._run("all_remembered", scope=scope)}

    async def remember(self, scope: str, key: str, value: str) -> None:
        """Keep ``value`` for ``key`` in a scope, in place of what was kept before."""
        await self._run("remember", scope=scope, key=key, value=value)

    async def forget(self, scope: str, key: str) -> None:
        """Keep nothing any more for ``key`` in a scope."""
        await self._run("forget", scope=scope, key=key)
