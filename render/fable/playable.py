"""What of the viewer's own cards serves just now, and why not, from the view alone."""

from __future__ import annotations

from engines.fable.cards import FIGURES, ITEMS, Dismiss, Expose, Strike, Strip, Weaken
from engines.fable.cards import Trait as Line
from engines.fable.view import PLACES, AllyView, FableView, SeatView

#: Steps that want an open combat (FF-202).
_FIGHT = (Strike, Expose, Strip, Weaken, Dismiss)


def me(view: FableView) -> SeatView:
    """The viewer's place at the table."""
    return view.seats[view.seat or 0]


def acting(view: FableView, ask: str | None) -> bool:
    """Whether the viewer may do anything it likes: it is asked for its day."""
    return view.seat == view.turn and ask == "day"


def _needs_fight(line: Line) -> bool:
    return all(isinstance(step, _FIGHT) for step in line.do) and line.kind in ("act", "hit")


def held(view: FableView, card: str, ask: str | None) -> str:
    """Why a hand card cannot be played now: a message's last word; empty where it can, or is no matter.

    ``place``: no room to deploy; ``fight``: no open combat; ``wait``: a reaction.
    """
    if card in FIGURES:
        return "place" if acting(view, ask) and len(me(view).deployed) >= PLACES else ""
    line = ITEMS[card].trait
    if line.kind == "re":
        return "wait"
    return "fight" if acting(view, ask) and not view.combat and _needs_fight(line) else ""


def trait(view: FableView, ally: AllyView, ask: str | None) -> str:
    """The same of a deployed ally's trait: ``tired``, ``wait``, ``fight``, or ``actions``: too few."""
    if not ally.ready:
        return "tired"
    line = FIGURES[ally.card].trait
    if line is None:
        return ""
    if line.kind in ("re", "fr"):
        return "wait"
    if not acting(view, ask):
        return ""
    if FIGURES[ally.card].trait_cost > view.day.left:
        return "actions"
    return "fight" if not view.combat and _needs_fight(line) else ""
