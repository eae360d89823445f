"""Small deeds on the Scenario in play, and on the piles that all Scenarios share."""

from __future__ import annotations

from engines.core.spec import Context

from .cards import LEVEL, PROBLEM_SPOT, Challenge, Henchman, Spot
from .events import Appeared, Got, Milled, PoliceMoved, Recruited, Tracked, Troubled, Vanished
from .state import State, owner

G = Context[State]


def track(g: G, name: str, by: int, *, least: int = 0, most: int = 1_000_000, why: str = "") -> int:
    """Move a track or counter ``by`` so much, not beyond its ends; by how much it really moved."""
    tracks = g.s.scene.tracks
    before = tracks.get(name, 0)
    after = min(max(before + by, least), most)
    return put(g, name, after, why) - before


def put(g: G, name: str, value: int, why: str = "") -> int:
    """Set a track or counter, and tell it if that changes it."""
    tracks = g.s.scene.tracks
    before = tracks.get(name, 0)
    tracks[name] = value
    if value != before:
        g.tell(Tracked(f"{g.s.scene.key}-{name}", before, value, why))
    return value


def reveal(g: G, deck: str, row: str = "play") -> Challenge | None:
    """Turn up the top card of a face-down pile; None if it is empty."""
    pile = g.s.scene.decks[deck]
    if not pile:
        return None
    card = Challenge(g.draw(pile))
    g.s.scene.rows[row].append(card)
    g.tell(Appeared(card))
    return card


def discard(g: G, card: str, *, told: bool = True) -> None:
    """A card in play leaves it, and its Cubes go."""
    rows = g.s.scene.rows
    rows["play"].remove(card)
    rows["out"].append(card)
    g.s.cubes.pop(card, None)
    if told:
        g.tell(Vanished(Challenge(card)))


def in_play(s: State, cards: dict[str, Spot]) -> list[Spot]:
    """Spots of the Scenario's cards in play, in the order they came."""
    return [cards[card] for card in s.scene.rows["play"]]


def draw_henchmen(g: G, seat: int, count: int) -> int:
    """A seat draws up to ``count`` from the Clan Deck; how many came."""
    s = g.s
    count = min(count, len(s.clan))
    if count:
        drawn = tuple(g.draw(s.clan) for _ in range(count))
        s.hands[seat].extend(drawn)
        g.tell(Recruited(seat, count))
        g.tell(Got(drawn), owner(s, seat))
    return count


def draw_problem(g: G, seat: int) -> Challenge | None:
    """A seat draws a Problem; an empty deck is refilled by the discards first (FI-105)."""
    s = g.s
    if not s.problem_deck:
        if not s.problem_discard:
            return None
        s.problem_deck, s.problem_discard = s.problem_discard, []
        g.chance.shuffle(s.problem_deck, "problems again")
    card: Challenge = g.draw(s.problem_deck)
    s.problems[seat].append(card)
    g.tell(Troubled(seat, card))
    return card


def drop_problem(s: State, card: str) -> int:
    """A Problem leaves play, with its Cubes; the seat that had it."""
    seat = next(seat for seat, held in enumerate(s.problems) if card in held)
    s.problems[seat].remove(Challenge(card))
    s.problem_discard.append(Challenge(card))
    s.cubes.pop(card, None)
    return seat


def mill(g: G, count: int, why: str) -> None:
    """The top cards of the Clan Deck are exhausted, as many as there are (FI-234)."""
    s = g.s
    taken = tuple(g.draw(s.clan) for _ in range(min(count, len(s.clan))))
    if taken:
        s.exhausted.extend(taken)
        g.tell(Milled(taken, Challenge(why)))


def move_police(g: G, state: str) -> None:
    """The Police Token turns, goes, or the Police act."""
    g.s.police = state
    g.tell(PoliceMoved(state))


def all_problems(s: State) -> list[Challenge]:
    """Every Problem in play, by seat."""
    return [card for held in s.problems for card in held]


def problem_spots(s: State) -> list[Spot]:
    """The Spots of all Problems in play."""
    return [PROBLEM_SPOT[card] for held in s.problems for card in held]


def fingerprints_of(s: State, seat: int) -> int:
    """Fingerprints on a seat's Problems."""
    total = 0
    for card in s.problems[seat]:
        total += PROBLEM_SPOT[card].fingerprint
    return total


def token_on_card(s: State) -> bool:
    """Whether the Police Token is on its card, on either side."""
    return s.police in ("uncontrolled", "controlled")


def lowest(cards: list[Henchman], count: int) -> tuple[Henchman, ...]:
    """The first ``count`` by lowest Level, then lowest id: what a Penalty takes unless told otherwise."""
    return tuple(sorted(cards, key=lambda card: (LEVEL[card], card))[:count])
