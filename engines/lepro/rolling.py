"""The die of a turn: what comes before the roll and after it (3.4)."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option, Steps, one

from .asks import turn_ask
from .effects import play_star, star_options, star_word
from .effects.words import VisitWord
from .events import Announced, Rolled
from .options import Announce, ChooseFace, Drive, KeepDie, RollDie
from .spaces import play_space
from .stars import asks_for_stars
from .state import G, Landing, Roll, State, target


def before_roll(g: G, seat: int) -> Steps:
    """Announcing and star Adventures, until the die is rolled or chosen (LP-057). Returns it."""
    s, player = g.s, g.s.players[seat]
    while True:
        choice = yield from one(turn_ask(seat, "roll", _openings(s, seat), basis=(s.plays, player.cash)))
        if isinstance(choice, RollDie):
            die = g.chance.die(6, "turn")
            g.tell(Rolled(seat, die, "rolled"))
            return die
        if isinstance(choice, Announce):
            player.buyer = True
            g.tell(Announced(seat))
            continue
        asking = play_star(g, seat, choice)
        if isinstance(choice, ChooseFace):
            g.tell(Rolled(seat, choice.face, "chosen"))
            return choice.face
        word = star_word(choice.card)
        if isinstance(word, VisitWord):
            asking = _visit(g, seat, word.space)
        if asking is not None:
            yield from asking


def absent_default(ask: Ask[Any]) -> Option | None:
    """A seat that nobody waits for announces as soon as it can: a table of such seats would go on for
    thousands of rounds (LP-071b)."""
    return Announce() if Announce() in ask.options else None


def _openings(s: State, seat: int) -> list[Option]:
    """What may be done before the roll."""
    player = s.players[seat]
    options: list[Option] = [RollDie()]
    if not player.buyer and player.cash >= target(s):
        options.append(Announce())
    options += star_options(s, seat, "before_roll")
    return options


def _visit(g: G, seat: int, kind: str) -> Steps:
    """A space is played without moving; what holds there ends with the visit."""
    yield from play_space(g, seat, kind)
    g.s.landing = Landing()


def after_roll(g: G, seat: int, die: int) -> Steps:
    """The die may be changed: by the Driver first, then by a star card (LP-058 to LP-060). Returns it."""
    s, player = g.s, g.s.players[seat]
    s.stage, shifted = "die", False
    while True:
        s.roll = Roll(seat, "turn", [die])
        drives = player.character == "driver" and die == 6 and not (player.driven or shifted)
        if not drives and not asks_for_stars(s, seat):
            return die
        options: list[Option] = [KeepDie()]
        if drives:
            options.append(Drive())
        options += star_options(s, seat, "after_roll")
        choice = yield from one(turn_ask(seat, "die", options, basis=(die, s.plays)))
        if isinstance(choice, KeepDie):
            return die
        if isinstance(choice, Drive):
            die, player.driven = 5, True
        else:
            play_star(g, seat, choice)
            die, shifted = choice.face, True
        g.tell(Rolled(seat, die, "shifted" if shifted else "driven"))
