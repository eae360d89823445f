"""A computer player for FIXER that plays from its view alone.

It counts the cards it cannot see by suit, knows from face-up captures who is out of a suit
(FX-076), and weighs every play by what it brings now and what an answer to it would bring.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.chooser import Worlds

from .cards import ALL_CARDS, PREY, Card, number, reply_wins, suit
from .lanes import MARKERS
from .options import DISCARD, KEEP, Discard, Exchange, Keep, Put
from .scoring import MARKER_SCORE
from .view import FixerView, LaneView

#: What beats each suit.
HUNTER = {prey: hunter for hunter, prey in PREY.items()}
#: Worth of a marker moved to the own side of a two-player lane, by how many lie there already.
LANE_PRESSURE = (0.6, 1.6, 5.0)
INSTANT_WIN = 100.0


def choose(seen: FixerView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
    """The best option by a short look ahead; ties are broken by ``rng``."""
    unseen = unseen_cards(seen)
    if ask.kind == "exchange":
        return Exchange(_pass_on(seen))
    if ask.kind == "keep":
        return _keep(seen, unseen)
    return max(ask.options, key=lambda put: (_worth(seen, unseen, put), rng.random()))  # type: ignore[no-any-return]


def unseen_cards(seen: FixerView) -> list[str]:
    """The cards whose place the viewer does not know."""
    known = set(seen.hand) | set(seen.discards)
    known.update(card for lane in seen.lanes for card in lane.cards if card)
    known.update(item.card for seat in seen.seats for item in seat.pile if item.card)
    if seen.pending:
        known.add(seen.pending)
    if seen.last:
        known.update((seen.last.lead, seen.last.reply))
    top = 7 if len(seen.seats) == 2 else 9
    return [card for card in ALL_CARDS if card not in known and number(card) <= top]


def _pass_on(seen: FixerView) -> tuple[Card, ...]:
    """Thin out the shortest suits: an empty suit is what wins critically."""
    length = {letter: sum(suit(card) == letter for card in seen.hand) for letter in PREY}
    worst = sorted(seen.hand, key=lambda card: (length[suit(card)], number(card)))[:3]
    return tuple(card for card in seen.hand if card in worst)


def _keep(seen: FixerView, unseen: list[str]) -> Keep | Discard:
    """Keep what still makes an empty suit emptier elsewhere, or is strong; drop what only binds."""
    card = seen.pending
    assert card is not None
    same = [own for own in seen.hand if suit(own) == suit(card)]
    spare = len(seen.hand) - seen.me.plays_left
    higher = sum(suit(other) == suit(card) and number(other) > number(card) for other in unseen)
    if spare <= 1:
        return KEEP
    if same:
        return KEEP if higher <= 1 or number(card) >= 6 else DISCARD
    return KEEP if number(card) >= 7 and higher == 0 else DISCARD


def _worth(seen: FixerView, unseen: list[str], put: Put) -> float:
    lane = seen.lane(put.lane)
    me = seen.seat or 0
    side = lane.seats.index(me)
    lead = lane.cards[1 - side]
    loosens = _loosens(seen, put.card)
    if lead is not None:
        return _reply(seen, lane, side, lead, put.card) + loosens
    return _lead(seen, unseen, lane, side, put.card) + loosens


def _loosens(seen: FixerView, card: str) -> float:
    """Emptying a suit is worth something while there are plays left to use it; high cards are
    better kept for the suits they hold."""
    length = sum(suit(own) == suit(card) for own in seen.hand)
    later = min(seen.me.plays_left - 1, 4)
    return later * (0.5 if length == 1 else 0.15 if length == 2 else 0.0) - 0.12 * number(card)


def _marker(seen: FixerView, lane: LaneView, side: int) -> float:
    """What one more marker on a side of this lane means with two players."""
    if len(seen.seats) != 2:
        return 0.0
    own, other = lane.owned[side], lane.owned[1 - side]
    if other:
        return 0.0
    if len(own) == MARKERS - 1:
        whole = sum(len(other.owned[side]) == MARKERS for other in seen.lanes)
        return INSTANT_WIN if whole else LANE_PRESSURE[2]
    return LANE_PRESSURE[len(own)]


def _breaks(seen: FixerView, lane: LaneView, side: int) -> float:
    """Worth of a first own marker in a lane that the other was about to own whole."""
    if len(seen.seats) != 2 or lane.owned[side]:
        return 0.0
    return LANE_PRESSURE[len(lane.owned[1 - side])] if len(lane.owned[1 - side]) < MARKERS else 0.0


def _reply(seen: FixerView, lane: LaneView, side: int, lead: str, card: str) -> float:
    wins, critical = reply_wins(lead, card)
    gain = number(lead if wins else card) + MARKER_SCORE * critical
    if wins:
        return gain + 1.5 * critical + _marker(seen, lane, side) + _breaks(seen, lane, side)
    return -gain - _marker(seen, lane, 1 - side) - _breaks(seen, lane, 1 - side)


def _lead(seen: FixerView, unseen: list[str], lane: LaneView, side: int, card: str) -> float:
    """The expected end of a conflict that this card opens, by what the opponent may hold."""
    foe = lane.seats[1 - side]
    chance = _holding(seen, unseen, foe)
    letter = suit(card)
    out = letter in seen.seats[foe].bans
    follow = [other for other in unseen if suit(other) == letter]
    holds = 0.0 if out else 1.0 - (1.0 - chance) ** len(follow)
    above = [other for other in follow if number(other) > number(card)]
    below = [other for other in follow if number(other) < number(card)]
    beaten = 1.0 - (1.0 - chance) ** len(above)
    mine = _marker(seen, lane, side) + _breaks(seen, lane, side)
    theirs = _marker(seen, lane, 1 - side) + _breaks(seen, lane, 1 - side)
    followed = holds * (
        beaten * (-number(card) - theirs) + (1.0 - beaten) * ((number(below[0]) if below else 2.0) + mine)
    )
    hunted = [other for other in unseen if suit(other) == HUNTER[letter]]
    strikes = 1.0 - (1.0 - chance) ** len(hunted)
    if HUNTER[letter] in seen.seats[foe].bans:
        strikes *= 0.3
    free = (1.0 - holds) * (
        strikes * (-number(card) - MARKER_SCORE - theirs) + (1.0 - strikes) * (2.0 + mine)
    )
    return 0.8 * (followed + free)


def _holding(seen: FixerView, unseen: list[str], foe: int) -> float:
    """The chance that a given unseen card is in the opponent's hand."""
    return min(1.0, seen.seats[foe].hand / max(1, len(unseen)))
