"""Sentences of the pictures, with as much of names as can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.fixer.view import FixerView
from render.kit.scene import Scene
from render.kit.wording import joined, say


def card_name(scene: Scene, card: str) -> str:
    """A card in words, as "Regime 5"."""
    return say(scene, "pic-card", suit=say(scene, f"pic-suit-{card[0]}"), number=card[1])


def awaited(view: FixerView, scene: Scene) -> tuple[int, ...]:
    """The seats that the table waits for; derived from the view if the scene does not say."""
    if view.phase == "game_over":
        return ()
    if scene.awaited:
        return scene.awaited
    if view.phase == "loser_choice" and view.loser is not None:
        return (view.loser,)
    if view.phase == "exchange":
        return tuple(seat for seat in range(len(view.seats)) if seat not in view.ready)
    return (view.turn,)


def winners(view: FixerView) -> tuple[int, ...]:
    """The seats that won; empty before the end."""
    return tuple(place.seat for place in view.places if place.winner)


def headline(view: FixerView, scene: Scene) -> Callable[[Sequence[str]], str]:
    """Who must do what, as a function of the names."""
    if view.phase == "game_over":
        won = winners(view)
        if not won:
            return lambda names: say(scene, "pic-game-over")
        score = view.places[0].total
        if view.instant:
            return lambda names: say(scene, "pic-wins-instant", name=names[won[0]])
        if len(won) > 1:
            return lambda names: say(
                scene, "pic-wins-shared", names=joined(scene, [names[seat] for seat in won]), score=score
            )
        return lambda names: say(scene, "pic-wins", name=names[won[0]], score=score)
    seats = awaited(view, scene)
    if view.phase == "exchange" or len(seats) != 1:
        return lambda names: say(scene, "pic-waiting", names=joined(scene, [names[seat] for seat in seats]))
    key = "pic-decides" if view.phase == "loser_choice" else "pic-to-play"
    return lambda names: say(scene, key, name=names[seats[0]])


def conflict_lines(view: FixerView, scene: Scene) -> Callable[[Sequence[str]], str]:
    """Who won the latest conflict and what became of the winning card, as a function of the names."""
    last = view.last
    if view.phase == "exchange":
        return lambda names: say(scene, "pic-exchange-note")
    if last is None:
        return lambda names: say(scene, "pic-no-conflict")
    won_by_reply = last.winner == last.reply_seat
    winning, losing = (last.reply, last.lead) if won_by_reply else (last.lead, last.reply)
    loser = last.lead_seat if won_by_reply else last.reply_seat
    gain = "pic-gain-critical" if last.critical else "pic-gain-normal"
    return lambda names: (
        say(scene, gain, name=names[last.winner], points=int(losing[1]))
        + " "
        + say(scene, f"pic-fate-{last.fate}", name=names[loser], card=winning)
    )
