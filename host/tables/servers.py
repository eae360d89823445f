"""What whoever manages a server has set for all its tables."""

from __future__ import annotations

from db.store import Store

_PICTURES = "old-boards"


async def keeps_pictures(store: Store, guild: int) -> bool:
    """Whether boards left behind on a server (by Discord's id) keep their picture."""
    return await store.remembered(_scope(guild), _PICTURES) is not None


async def keep_pictures(store: Store, guild: int, keep: bool) -> None:
    """Let boards that are left behind from now on keep their picture, or not."""
    if keep:
        await store.remember(_scope(guild), _PICTURES, "pictures")
    else:
        await store.forget(_scope(guild), _PICTURES)


def _scope(guild: int) -> str:
    return f"server:{guild}"
