"""What the contract is tried on: games that are found, or made-up ones that are handed in."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from engines.core.spec import GameSpec
from engines.core.table import Moved, Table
from host.games import Game, Games

NAMES = ("Ana", "Bo-Yun", "שרה", "D’Arcy", "Eze", "Фёдор", "Güler", "H*")


@dataclass(frozen=True)
class Hooks:
    """What only the game can say about itself."""

    conserved: Callable[[Any], Counter[Any]] | None = None
    """The cards and tokens of a state, counted: the same count at every moment at which it is not empty. An
    open game may have nothing to count."""
    reveals: tuple[type, ...] = ()
    """Events that tell a sum over hidden cards, such as the scores of a round."""
    bound: Mapping[str, Any] = field(default_factory=dict)
    """Settings without which the defaults alone do not lead to an end."""
    open: bool = False
    """Nothing is hidden from anybody."""
    rules_say: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By topic of the rules for players: phrases that it must hold."""
    unsaid: Mapping[str, str] = field(default_factory=dict)
    """Beginnings of words that no text of the game has, as it calls that thing by another."""

    @classmethod
    def of(cls, module: Any) -> Hooks:
        """Read from a game's own module: ``conserved``, and ``REVEALS``, ``BOUND``, ``OPEN``,
        ``RULES_SAY`` and ``UNSAID`` where it has them."""
        return cls(
            conserved=getattr(module, "conserved", None),
            reveals=tuple(getattr(module, "REVEALS", ())),
            bound=getattr(module, "BOUND", {}),
            open=getattr(module, "OPEN", False),
            rules_say=getattr(module, "RULES_SAY", {}),
            unsaid=getattr(module, "UNSAID", {}),
        )


@dataclass(frozen=True, eq=False)
class Subject:
    """A game that is tried."""

    game: Game
    hooks: Hooks

    @property
    def spec(self) -> GameSpec[Any]:
        """Its rules."""
        return self.game.spec


def found() -> list[Subject]:
    """All games of the house. Their hooks stand in ``tests/engines/<game>/contract.py``."""
    return [subject(key) for key in Games.found()]


def subject(key: str) -> Subject:
    """A game of the house."""
    return Subject(Games.found()[key], Hooks.of(importlib.import_module(f"tests.engines.{key}.contract")))


@dataclass(frozen=True, eq=False)
class Variant:
    """A game at a number of seats with some settings."""

    subject: Subject
    seats: int
    settings: Any
    name: str

    @property
    def spec(self) -> GameSpec[Any]:
        """The rules."""
        return self.subject.spec

    @property
    def hooks(self) -> Hooks:
        """What only the game can say."""
        return self.subject.hooks

    def start(self, seed: object) -> tuple[Table[Any], Moved]:
        """A new table; the seed is made from anything."""
        return Table.start(self.spec, self.seats, self.settings, secret(seed))

    def bounded(self) -> Variant:
        """The variant as a game that ends though nobody in it wants anything."""
        if not self.hooks.bound:
            return self
        settings = msgspec.structs.replace(self.settings, **self.hooks.bound)
        return Variant(self.subject, self.seats, settings, f"{self.name}, bounded")


def secret(seed: object) -> bytes:
    """32 bytes from anything."""
    return sha256(repr(seed).encode()).digest()


def variants(subject: Subject) -> Iterator[Variant]:
    """The plain game at every number of seats; each yes-or-no setting turned alone at the least number, all
    of them at the greatest; and the game as it is opened where nothing is asked for, if that is another one,
    clocks aside."""
    spec = subject.spec
    turns = [one.name for one in msgspec.structs.fields(spec.settings) if one.type is bool]
    plain = spec.settings()
    for seats in spec.seats:
        alone = [(name,) for name in turns] if seats == spec.seats[0] else []
        together = [tuple(turns)] if seats == spec.seats[-1] else []
        for names in dict.fromkeys([(), *alone, *together]):
            settings = msgspec.structs.replace(plain, **{name: not getattr(plain, name) for name in names})
            if spec.settings_fit is None or spec.settings_fit(seats, settings) is None:
                yield Variant(subject, seats, settings, f"{spec.key}-{seats}-{'+'.join(names) or 'plain'}")
    defaults = {
        one.setting: one.default
        for one in spec.form.parameters
        if one.default is not None and not any(value.sets for value in one.values)
    }
    if (opened := msgspec.structs.replace(plain, **defaults)) != plain:
        yield Variant(subject, spec.seats[0], opened, f"{spec.key}-{spec.seats[0]}-opened")


ALL = [variant for subject in found() for variant in variants(subject)]
