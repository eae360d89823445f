"""The world in a folder: one file for its state, one for each attachment."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import msgspec

from .state import State
from .world import World

_STATE, _FILES = "world.json", "files"


def load(folder: Path) -> World | None:
    """The world as it was saved; None if there is none. Raises ValueError if it cannot be read."""
    file = folder / _STATE
    if not file.exists():
        return None
    try:
        state = msgspec.json.decode(file.read_bytes(), type=State)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file} cannot be read: {error}") from error
    world = World(state)
    for messages in state.messages.values():
        for message in messages.values():
            for attached in message.files:
                kept = folder / _FILES / _name(attached.path)
                if kept.exists():
                    world.blobs[attached.path] = kept.read_bytes()
    return world


def save(world: World, folder: Path) -> None:
    """Write the world; a crash in the middle leaves the one before."""
    files = folder / _FILES
    files.mkdir(parents=True, exist_ok=True)
    names = {_name(path): content for path, content in world.blobs.items()}
    there = {file.name for file in files.iterdir()}
    for name in names.keys() - there:
        (files / name).write_bytes(names[name])
    world.state.ahead = world.clock.ahead
    part = folder / f"{_STATE}.part"
    with part.open("wb") as out:
        out.write(msgspec.json.encode(world.state))
        out.flush()
        os.fsync(out.fileno())
    part.replace(folder / _STATE)
    for name in there - names.keys():
        (files / name).unlink(missing_ok=True)


def _name(path: str) -> str:
    return sha256(path.encode()).hexdigest()[:32]
