"""Mission (3.14)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import MISSIONS, Card
from ..court import arrest
from ..decks import begin_effect, can_draw, draw, end_effect, keep, show
from ..effects import WORDS, carry_out, play_star, star_options
from ..events import Failed, Risked, Succeeded
from ..money import gain
from ..options import CarryOut, DrawMission
from ..stars import asks_for_stars
from ..state import G, Roll, State, strength


def mission(g: G, seat: int) -> Steps:
    """Draw a Mission, or carry out one that is held (LP-186 to LP-196)."""
    s, player = g.s, g.s.players[seat]
    while True:
        options: list[Option] = [CarryOut(card) for card in feasible(s, seat)]
        if can_draw(s, "mission"):
            options.append(DrawMission())
        asked = player.missions or asks_for_stars(s, seat)
        if asked:
            options += star_options(s, seat, "on_mission")
        if not options:
            return
        if not asked:
            yield from _draw(g, seat)
            return
        basis = (s.plays, s.landing.men_plus)
        choice = yield from one(turn_ask(seat, "mission", options, basis=basis))
        if isinstance(choice, DrawMission):
            yield from _draw(g, seat)
            return
        if isinstance(choice, CarryOut):
            player.missions.remove(choice.card)
            show(g, seat, choice.card)
            g.learn()
            yield from _resolve(g, seat, choice.card)
            return
        play_star(g, seat, choice)


def _draw(g: G, seat: int) -> Steps:
    """A star Mission is kept, another is carried out at once (LP-188, LP-189)."""
    card = draw(g, "mission")
    if card is None:
        return
    if MISSIONS[card].star:
        keep(g, seat, card)
        return
    show(g, seat, card)
    yield from _resolve(g, seat, card)


def feasible(s: State, seat: int) -> list[Card]:
    """Star Missions that a player can carry out now, the best paid first (LP-193)."""
    men = _men(s, seat)
    missions = [card for card in s.players[seat].missions if MISSIONS[card].men <= men]
    return sorted(missions, key=lambda card: (-MISSIONS[card].pay, card))


def _men(s: State, seat: int) -> int:
    """Strength, and the bonuses of this landing."""
    return strength(s.players[seat]) + s.landing.men_plus


def _resolve(g: G, seat: int, card: Card) -> Steps:
    """Men, risk, pay, and what follows (LP-192 to LP-195)."""
    printed = MISSIONS[card]
    begin_effect(g, card)
    if _men(g.s, seat) < printed.men:
        g.tell(Failed(seat, card))
    elif printed.arrest_on and _caught(g, seat, printed.arrest_on):
        yield from arrest(g, seat, "commerce")
    else:
        g.tell(Succeeded(seat, card, printed.pay))
        gain(g, seat, printed.pay)
        yield from carry_out(g, seat, card, WORDS[card])
    end_effect(g, card)


def _caught(g: G, seat: int, most: int) -> bool:
    """The risk roll: caught by a die of at most so much."""
    die = g.chance.die(6, "risk")
    g.s.roll = Roll(seat, "risk", [die])
    g.tell(Risked(seat, die, die <= most))
    return die <= most
