"""The Rebels of Intimate Enemies: where they hide, what they do, how they fall (5.3)."""

from __future__ import annotations

from typing import Literal

from ...cards import Challenge, Henchman
from ...events import Spent, Turned
from ...scene import G, discard, mill, track
from ...state import State

RINGLEADER = "IE01"
RESERVE = "rebels-reserve"
#: What a face-up Rebel does at the end of a round; how much of it stands on its card (FI-180).
EFFECTS: dict[str, Literal["coup", "turn", "mill"]] = {
    "IE01": "coup",
    "IE02": "turn",
    "IE03": "turn",
    "IE04": "coup",
    "IE05": "coup",
    "IE06": "mill",
    "IE07": "mill",
    "IE08": "turn",
}


def pile(hideout: str) -> str:
    """The name of the face-down Rebels at a Hideout."""
    return f"rebels-{hideout}"


def full(s: State) -> list[str]:
    """Hideouts with face-down Rebels."""
    return [card for card in s.scene.rows["hideouts"] if s.scene.decks[pile(card)]]


def hidden(s: State) -> int:
    """Face-down Rebels at Hideouts; those in reserve do not count (FI-179)."""
    return sum(len(s.scene.decks[pile(card)]) for card in s.scene.rows["hideouts"])


def act(g: G, card: str, n: int) -> None:
    """What a face-up Rebel does at the end of a round (FI-180)."""
    effect = EFFECTS[card]
    if effect == "coup":
        track(g, "coup", n, why="ringleader" if card == RINGLEADER else "rebel")
    elif effect == "mill":
        mill(g, n, card)
    elif g.s.clan:
        taken: Henchman = g.draw(g.s.clan)
        under = g.s.scene.tucked.setdefault(card, [])
        under.append(taken)
        g.tell(Turned(Challenge(card), taken))


def defeat(g: G, card: str) -> None:
    """A Rebel is set aside, and those under it are exhausted (FI-176)."""
    s = g.s
    discard(g, card, told=False)
    if card in s.scene.rows["pistol"]:
        s.scene.rows["pistol"] = []
    track(g, "defeated", 1, why="defeated")
    if card == RINGLEADER:
        g.s.scene.tracks["ringleader"] = 1
    track(g, "coup", -1, least=0, why="defeated")
    if under := s.scene.tucked.pop(card, []):
        s.exhausted.extend(under)
        g.tell(Spent(None, tuple(under), Challenge(card)))
