"""States, choices and events as bytes, and back as their game's types."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from .ask import Elapsed, Option
from .errors import Diverged
from .journal import Checkpoint, Frozen
from .spec import GameSpec

S = TypeVar("S")
pack = msgspec.msgpack.Encoder().encode
_READERS: dict[tuple[type, ...], msgspec.msgpack.Decoder[Any]] = {}


def _reader(kinds: tuple[type, ...]) -> msgspec.msgpack.Decoder[Any]:
    found = _READERS.get(kinds)
    if found is None:
        union: Any = kinds[0]
        for kind in kinds[1:]:
            union = union | kind
        found = _READERS[kinds] = msgspec.msgpack.Decoder(union)
    return found


def read_state(spec: GameSpec[S], blob: bytes | msgspec.Raw) -> S:
    """A state of today's rules."""
    return _reader((spec.state,)).decode(blob)  # type: ignore[no-any-return]


def read_event(spec: GameSpec[Any], blob: bytes) -> Any:
    """A stored event, of this game's types."""
    return _reader(spec.events).decode(blob)


def read_choice(spec: GameSpec[Any], blob: bytes) -> Option:
    """A stored choice, of this game's types or the clock's; raises Diverged if it is of none."""
    try:
        return _reader((*spec.options, Elapsed)).decode(blob)  # type: ignore[no-any-return]
    except msgspec.MsgspecError as error:
        raise Diverged(f"a stored choice cannot be read: {error}") from error


def thaw(spec: GameSpec[S], checkpoint: Checkpoint) -> tuple[Frozen, S]:
    """A checkpoint's body and its state, made today's; raises Diverged if that cannot be done."""
    version = checkpoint.rules_version
    try:
        frozen = msgspec.msgpack.decode(checkpoint.body, type=Frozen)
        if version == spec.rules_version or spec.upgrade is None:
            return frozen, read_state(spec, frozen.state)
        fields = spec.upgrade(version, msgspec.msgpack.decode(frozen.state))
        return frozen, msgspec.convert(fields, spec.state)
    except Exception as error:
        # An upgrade may raise anything; whatever it is, this table does not open.
        raise Diverged(f"the checkpoint of row {checkpoint.row} cannot be read: {error!r}") from error
