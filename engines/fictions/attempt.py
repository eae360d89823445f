"""One Attempt, from the commitment to the last of its consequences (3.5 to 3.9)."""

from __future__ import annotations

from engines.core.ask import Ask, Steps, one

from . import damage, dice, rolls, triumphs, windows
from .challenges import white_dice
from .events import Committed, Rolled
from .glossary import RED_FACES, WHITE_FACES, Shown
from .options import Act, Leave, Take
from .piles import draw_henchmen, draw_problem
from .scenario import playing, spot_at
from .spots import Spot
from .state import Attempt, G, owner

TAKE, LEAVE = Take(), Leave()


def carry_out(g: G, act: Act, dice: str = "") -> Steps:
    """Play an Act action to the end of its consequences. ``dice``: how it is rolled at once (FI-240), as in
    :class:`.Roll`; empty: that is asked."""
    s, seat = g.s, g.s.turn
    attempt = s.attempt = Attempt(seat, act.challenge, act.way, list(act.crew))
    for card in act.crew:
        s.hands[seat].remove(card)
    s.used += act.crew
    g.learn()
    g.tell(Committed(seat, act.challenge, act.crew, act.way))
    spot = spot_at(s, act.challenge)
    playing(s).commit(g, spot, act.way)
    if not dice:
        dice = yield from windows.before_roll(g, attempt, spot)
    attempt.red = dice == "red"
    s.prefs[owner(s, seat)].versed = True
    attempt.stage = "rolled"
    _roll(g, attempt, spot)
    yield from windows.after_roll(g, attempt, spot)
    yield from _settle(g, attempt, spot)


def _roll(g: G, attempt: Attempt, spot: Spot) -> None:
    below = g.chance.below
    count = white_dice(g.s, attempt, spot).rolled()
    attempt.white = [WHITE_FACES[below(6, "white die")] for _ in range(count)]
    if attempt.red:
        attempt.red_face = RED_FACES[below(6, "red die")]
    g.tell(Rolled(attempt.seat, tuple(map(Shown, dice.dice_of(attempt.white, attempt.red_face)))))


def _settle(g: G, attempt: Attempt, spot: Spot) -> Steps:
    """Triumphs and Outcome; damage; rotation; the red CARD or WARNING (FI-081)."""
    s = g.s
    attempt.stage, attempt.asked, attempt.again = "settling", [], []
    # For the picture while the Outcome is chosen.
    attempt.damage = rolls.damage(s, attempt)
    yield from triumphs.gain(g, attempt, spot)
    # After the Outcome: a Penalty that this Attempt lifted does no more harm.
    attempt.damage = rolls.damage(s, attempt)
    yield from damage.divide(g, attempt)
    if attempt.red_face == "card" and s.clan:
        ask = Ask(owner(s, attempt.seat), "card", options=(TAKE, LEAVE), default=TAKE, clock="turn_timer")
        if isinstance((yield from one(ask)), Take):
            draw_henchmen(g, attempt.seat, 1)
    elif attempt.red_face == "warning":
        draw_problem(g, attempt.seat)
    s.rotated += attempt.crew
    s.attempt = None
