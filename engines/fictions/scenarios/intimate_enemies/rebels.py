"""The Rebels of Intimate Enemies: where they hide, what they do, how they fall (5.3)."""

from __future__ import annotations

from collections.abc import Callable

from ...events import Spent, Turned
from ...glossary import Challenge, Henchman
from ...piles import mill
from ...scene import discard, track
from ...spots import Spot
from ...state import G, State

RINGLEADER = "IE01"
RESERVE = "rebels-reserve"


def pile(hideout: str) -> str:
    """The name of the face-down Rebels at a Hideout."""
    return f"rebels-{hideout}"


def full(s: State) -> list[str]:
    """Hideouts with face-down Rebels."""
    return [card for card in s.scene.rows["hideouts"] if s.scene.decks[pile(card)]]


def hidden(s: State) -> int:
    """Face-down Rebels at Hideouts; those in reserve do not count (FI-179)."""
    return sum(len(s.scene.decks[pile(card)]) for card in s.scene.rows["hideouts"])


# -- what a face-up Rebel does at the end of a round (FI-180) -------------------------------------


def _coup(g: G, card: str, n: int) -> None:
    track(g, "coup", n, why="ringleader" if card == RINGLEADER else "rebel")


def _turn(g: G, card: str, n: int) -> None:
    """The top card of the Clan Deck goes over, and lies under the Rebel."""
    if g.s.clan:
        taken: Henchman = g.draw(g.s.clan)
        g.s.scene.tucked.setdefault(card, []).append(taken)
        g.tell(Turned(Challenge(card), taken))


def _mill(g: G, card: str, n: int) -> None:
    mill(g, n, card)


#: By the word on its card; ``n`` stands there too.
EFFECTS: dict[str, Callable[[G, str, int], None]] = {"coup": _coup, "turn": _turn, "mill": _mill}


def defeat(g: G, spot: Spot, count: int) -> None:
    """A Rebel is set aside, and those under it are exhausted (FI-176)."""
    s, card = g.s, spot.key
    discard(g, card, told=False)
    if card in s.scene.rows["pistol"]:
        s.scene.rows["pistol"] = []
    track(g, "defeated", 1, why="defeated")
    if card == RINGLEADER:
        s.scene.tracks["ringleader"] = 1
    track(g, "coup", -1, why="defeated")
    if under := s.scene.tucked.pop(card, []):
        s.exhausted.extend(under)
        g.tell(Spent(None, tuple(under), card))
