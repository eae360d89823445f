"""Movement: the pawn stops, and the space is played (3.4 to 3.6)."""

from __future__ import annotations

from engines.core.ask import UNASKED, Steps, one

from .asks import turn_ask
from .cards import BOARD, SPACES
from .collision import collision
from .decks import end_effect
from .effects import serves_by_default
from .effects.words import Movement
from .events import Chosen, Moved
from .options import LetLie, NameHalf, PlayHat
from .refuge import pass_refuge
from .spaces import play_space
from .spaces.adventure import play_hat
from .stars import may_play
from .state import G, Landing


def travel(g: G, seat: int, movement: Movement | None) -> Steps:
    """A movement, and every one that the spaces and cards on the way lead to (LP-078); then the cards that
    sent the pawn on are over, the last one first (LP-029)."""
    s = g.s
    while movement is not None:
        yield from _move(g, seat, movement)
        if movement.track:
            yield from collision(g, seat)
        # Parts 8 to 10 of LP-055: the choice on a double space, or a hat card; then the space.
        s.stage = "space"
        at = s.players[seat].space
        kind, *halves = BOARD[at]
        if halves:
            kind = yield from _half(g, seat, at)
        elif s.hats and str(at) in s.hats:
            yield from _hat(g, seat, at)
        movement = yield from play_space(g, seat, kind)
    while s.playing:
        end_effect(g, s.playing[-1])


def _move(g: G, seat: int, movement: Movement) -> Steps:
    """The pawn moves; passing Refuge forward brings money (LP-073 to LP-076, LP-206)."""
    s, player = g.s, g.s.players[seat]
    to = player.space + movement.by
    player.space = at = to % SPACES
    # What holds for a landing ends with the next movement (LP-079).
    s.stage, s.landing = "move", Landing()
    g.tell(Moved(seat, at, BOARD[at], not movement.track))
    if movement.track and to >= SPACES:
        return pass_refuge(g, seat, exact=at == 0)
    return UNASKED


def _half(g: G, seat: int, at: int) -> Steps:
    """The half of a double space that is played. Returns it."""
    choice = yield from one(turn_ask(seat, "half", [NameHalf(each) for each in BOARD[at]], basis=at))
    g.tell(Chosen(seat, choice.space))
    return choice.space


def _hat(g: G, seat: int, at: int) -> Steps:
    """A hat card that lies on a space may be played, unless it has just been laid."""
    s = g.s
    if s.landing.laid == at or not may_play(s):
        return
    card = s.hats[str(at)]
    default = PlayHat() if serves_by_default(s, seat, card) else LetLie()
    choice = yield from one(turn_ask(seat, "hat", [PlayHat(), LetLie()], default=default, basis=(at, card)))
    if isinstance(choice, PlayHat):
        yield from play_hat(g, seat, at)
