"""Words of the pictures: names of things, of seats, and who must do what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.fictions.view import FictionsView
from render.kit.scene import Scene
from render.kit.wording import joined, say, say_or


def henchman(scene: Scene, card: str) -> str:
    """A Henchman's nickname."""
    return say(scene, f"henchman-{card}")


def challenge(scene: Scene, key: str) -> str:
    """What a Challenge is called."""
    return say(scene, f"challenge-{key}")


def outcome(scene: Scene, key: str) -> str:
    """What a Challenge brings, in a few words; may be empty."""
    return say_or(scene, f"challenge-{key}.outcome")


def scenario(scene: Scene, key: str) -> str:
    """What a Scenario is called."""
    return say(scene, f"scenariokey-{key}") if key else say(scene, "pic-game")


def ideal(scene: Scene, word: str) -> str:
    """An Expertise."""
    return say(scene, f"ideal-{word}") if word else ""


def roman(number: int) -> str:
    """A chapter's number: I to III."""
    return "I" * number if number < 4 else str(number)


def awaited(view: FictionsView, scene: Scene) -> tuple[int, ...]:
    """The seats that the table waits for; derived from the view if the scene does not say."""
    if view.phase == "over":
        return ()
    if seats := scene.awaited_of(view.seats, ()):
        return seats
    if view.phase in ("starter", "choose", "shop"):
        return tuple(seat for seat, voted in enumerate(view.voted) if not voted)
    if view.phase == "intermission":
        return (view.chair,)
    if view.phase == "ready":
        return (view.starter,)
    return (view.turn,)


def lead(view: FictionsView, scene: Scene) -> int | None:
    """The seat whose mark stands in the header: the active one, or the one that is waited for."""
    if view.phase in ("turn", "turn_end"):
        return view.turn
    seats = awaited(view, scene)
    return seats[0] if len(seats) == 1 else None


def headline(view: FictionsView, scene: Scene) -> tuple[Callable[[Sequence[str]], str], str]:
    """Who must do what, as a function of the names, and a quieter line below."""
    if view.phase == "over":
        return lambda names: say(scene, f"pic-end-{view.ending}"), say(scene, "pic-over")
    seats = awaited(view, scene)
    a = view.attempt

    def waiting(names: Sequence[str]) -> str:
        return say(scene, "pic-waiting", names=joined(scene, [names[seat] for seat in seats]))

    if view.phase in ("turn", "turn_end"):
        below = say(scene, "pic-actions", n=view.actions)
        if a is not None and a.seat == view.turn and view.phase == "turn":
            others = [seat for seat in seats if seat != view.turn]
            if others:
                below = say(scene, "pic-window", n=len(others))
            return lambda names: say(scene, f"pic-head-{a.stage}", name=names[view.turn]), below
        if seats and view.turn not in seats:
            return waiting, below
        return lambda names: say(scene, f"pic-head-{view.phase}", name=names[view.turn]), below
    below = say(scene, f"pic-now-{view.phase}")
    if len(seats) == 1 and scene.say.has(f"pic-head-{view.phase}"):
        return lambda names: say(scene, f"pic-head-{view.phase}", name=names[seats[0]]), below
    return waiting, below
