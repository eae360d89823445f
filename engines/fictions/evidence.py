"""Fingerprints, and when they convict the clan (3.13)."""

from __future__ import annotations

from . import problems
from .events import Convicted
from .glossary import EVIDENCE
from .scenario import playing
from .state import State


def fingerprints_of(s: State, seat: int) -> int:
    """Fingerprints on a seat's Problems."""
    return problems.fingerprints(s.problems[seat])


def fingerprints(s: State) -> int:
    """All Fingerprints in play (FI-118, FI-120)."""
    return playing(s).fingerprints(s) + sum(map(problems.fingerprints, s.problems))


def convicted(s: State) -> bool:
    """Whether the evidence is enough (FI-118 to FI-120)."""
    of_seats = [problems.fingerprints(held) for held in s.problems]
    return problems.convicted(fingerprints(s), of_seats, players=s.players)


def conviction(s: State) -> Convicted:
    """What convicts a clan: all Fingerprints in play, or else those on the Problems of one seat."""
    total = fingerprints(s)
    if total >= EVIDENCE:
        return Convicted(total)
    worst = max(range(s.seats), key=lambda seat: fingerprints_of(s, seat))
    return Convicted(fingerprints_of(s, worst), worst)


def burden(s: State, seat: int) -> tuple[int, int]:
    """What decides who is spared: Fingerprints on a seat's Problems, then its Problems (FI-020, FI-104)."""
    return fingerprints_of(s, seat), len(s.problems[seat])
