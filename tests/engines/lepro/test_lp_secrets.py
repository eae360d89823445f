"""LI-15 to LI-20: secrets, answers, and games as a whole, for 2 to 6 players."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from engines.core.ask import Option, fits
from engines.core.errors import NotAsked, Refused, Stale
from engines.core.journal import Checkpoint
from engines.core.stored import pack
from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.cards import BOARD, DECK, Card
from engines.lepro.events import Got, SwappedFor
from engines.lepro.events import Moved as Stopped
from engines.lepro.options import Claim, KeepDie, Tunnel
from engines.lepro.state import Settings, State
from engines.players.random import choose
from tests.engines.kit.telling import hears
from tests.engines.kit.walking import copy

from .walk import GAMES, play, steps

SECRET = {"pearls": "P", "diamonds": "D", "shares": "I", "stars": "A", "missions": "M"}
ID = re.compile(r"'([A-Z]\d\d[ab]?)'")


def hidden(s: State, viewer: int | None) -> dict[str, list[tuple[Any, Any]]]:
    """Where cards lie that a viewer may not know (1.4), by the letter of their deck."""
    found: dict[str, list[tuple[Any, Any]]] = {letter: [] for letter in DECK}
    for deck, pile in s.draws.items():
        letter = next(key for key, name in DECK.items() if name == deck)
        found[letter] += [(pile, at) for at in range(len(pile))]
    for seat, p in enumerate(s.players):
        if seat == viewer:
            continue
        for name, letter in SECRET.items():
            found[letter] += [(getattr(p, name), at) for at in range(len(getattr(p, name)))]
        if p.boxer is not None and not p.fought:
            found["B"].append((p, "boxer"))
        for at, card in enumerate(p.under_car):
            if card[0] in "AM":
                found[card[0]].append((p.under_car, at))
    return found


def lying(holder: Any, key: Any) -> Card:
    """The card in a place."""
    card: Card = getattr(holder, key) if isinstance(key, str) else holder[key]
    return card


def shown(s: State, viewer: int | None) -> Any:
    """A view, without the last card that all saw, which may long be elsewhere."""
    return msgspec.structs.replace(SPEC.view(s, viewer), shown=None)


@pytest.mark.rule("LI-15")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_view_has_no_secret_face(number: int) -> None:
    rng = Random(number)
    for step in play(number).steps[:-1:3]:
        for viewer in (*range(step.after.seats), None):
            other = copy(SPEC, step.after)
            slots = hidden(other, viewer)
            secret = {lying(*place) for group in slots.values() for place in group}
            assert not secret & set(ID.findall(repr(shown(other, viewer))))
            before = pack(SPEC.view(other, viewer))
            for group in slots.values():
                faces = [lying(*place) for place in group]
                rng.shuffle(faces)
                for (holder, key), card in zip(group, faces, strict=True):
                    if isinstance(key, str):
                        setattr(holder, key, card)
                    else:
                        holder[key] = card
            assert pack(SPEC.view(other, viewer)) == before


@pytest.mark.rule("LI-16")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_is_told_has_no_secret_face(number: int) -> None:
    private = 0
    for step in play(number).steps[:-1]:
        if any(draw.purpose.endswith("again") for draw in step.moved.row.draws):
            continue  # What all saw lies hidden again.
        for viewer in (*range(step.after.seats), None):
            secret = {lying(*place) for group in hidden(step.after, viewer).values() for place in group}
            heard = [told.event for told in step.moved.events if hears(told, viewer)]
            private += sum(isinstance(event, Got | SwappedFor) for event in heard)
            heard = [event for event in heard if not isinstance(event, SwappedFor)]
            assert not secret & set(ID.findall(repr(heard)))
        for told in step.moved.events:
            if isinstance(told.event, Got | SwappedFor):
                assert told.seats is not None
                assert len(told.seats) == 1
    assert private


def unchanged(live: Table[State], seat: int, choice: Option, ask: int | None, error: type[Exception]) -> None:
    """The answer is refused, and nothing changes by it."""
    before = (pack(live.g.s), live.n, dict(live.ids), live.g.chance.used)
    with pytest.raises(error):
        live.answer(seat, choice, ask)
    assert (pack(live.g.s), live.n, dict(live.ids), live.g.chance.used) == before


@pytest.mark.rule("LI-17")
def test_only_the_owner_answers_and_once() -> None:
    live, _ = Table.start(SPEC, 4, Settings(), bytes(32))
    rng = Random(17)
    for _ in range(150):
        if live.outcome is not None:
            break
        (seat,) = live.awaited
        ask, choice = live.ids[seat], choose(live.asks[seat], rng)
        for other in set(range(4)) - {seat}:
            unchanged(live, other, choice, None, NotAsked)
        wrong = Claim() if live.asks[seat].kind != "claim" else KeepDie()
        unchanged(live, seat, wrong, ask, Refused)
        live.answer(seat, choice, ask)
        unchanged(live, seat, choice, ask, Stale if seat in live.asks else NotAsked)


@pytest.mark.rule("LI-18")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_same_answers_give_the_same_game(number: int) -> None:
    game = play(number)
    live, opening = Table.start(SPEC, game.seats, game.settings, game.seed)
    assert opening == game.start
    assert opening.checkpoint is not None
    newest: Checkpoint = opening.checkpoint
    rows: list[Any] = []
    for k, step in enumerate(game.steps[:90]):
        if k % 7 == 0:
            live = Table.open(SPEC, game.seed, newest, rows)
        moved = live.answer(step.ask.seat, step.choice)
        assert moved == step.moved
        rows = [] if moved.checkpoint is not None else [*rows, moved.row]
        newest = moved.checkpoint or newest
        assert pack(live.g.s) == pack(step.after)


@pytest.mark.rule("LI-19")
@pytest.mark.parametrize(("seats", "limit"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_defaults_alone_end_every_game(seats: int, limit: int) -> None:
    for seed in range(3):
        live, _ = Table.start(SPEC, seats, Settings(round_limit=limit), bytes([seed]) * 32)
        answers = 0
        while live.outcome is None:
            (seat,) = live.awaited
            assert fits(live.asks[seat], live.default(seat))
            live.answer(seat, live.default(seat), by="clock")
            answers += 1
            assert answers < 100 * limit
        assert live.outcome.kind in ("limit", "last")


@pytest.mark.rule("LI-19")
def test_every_question_has_an_answer() -> None:
    for step in steps():
        assert step.asks or step.after.phase == "over"
        for ask in step.asks.values():
            assert ask.options
            assert len(set(ask.options)) == len(ask.options)


@pytest.mark.rule("LI-20")
def test_where_pawns_are() -> None:
    tunnels = 0
    for step in steps():
        assert all(0 <= p.space < 36 for p in step.after.players if not p.fallen)
        if isinstance(step.choice, Tunnel):
            tunnels += 1
            at, seat = step.choice.at, step.ask.seat
            assert Stopped(seat, at, BOARD[at], True) in step.events
            for option in step.ask.options:
                assert option.at
                assert option.at not in {p.space for p in step.before.players}
    assert tunnels
