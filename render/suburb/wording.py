"""Words of the pictures: names of cards, families and players."""

from __future__ import annotations

from collections.abc import Sequence

from engines.suburb.view import SuburbView
from render.kit.scene import Scene
from render.kit.wording import fit_names, say, say_or

from . import style


def money(scene: Scene, n: int) -> str:
    """An amount of dollars."""
    return say(scene, "pic-money", n=n)


def title(scene: Scene, card: str) -> str:
    """A card's name."""
    return say(scene, f"card-{card}")


def brief(scene: Scene, card: str) -> str:
    """What a card does, in a few words."""
    return say(scene, f"card-{card}.text")


def ability(scene: Scene, house: str) -> str:
    """The name of a player card's ability; empty before one is chosen."""
    return say(scene, f"house-{house}") if house else ""


def kind(scene: Scene, word: str) -> str:
    """A class."""
    return say_or(scene, f"pic-kind-{word}", word)


def awaited(view: SuburbView, scene: Scene) -> int | None:
    """The seat that the table waits for; whoever plays if the scene does not say; None at the end."""
    if view.phase == "over":
        return None
    return next(iter(scene.awaited_of(len(view.players), ())), view.active)


def one_size(
    view: SuburbView, scene: Scene, seat: int, *, size: int, width: float, least: int = 34
) -> tuple[str, int]:
    """A player's name as long as ``width`` allows, and the size at which the names of all fit."""
    found = [named(view, scene, at, size, width, least) for at in range(len(view.players))]
    return found[seat][0], min(each for _, each in found)


def named(
    view: SuburbView,
    scene: Scene,
    seat: int,
    size: int,
    width: float,
    min_size: int = 30,
    key: str = "",
) -> tuple[str, int]:
    """A player's name in the game's face, as long as ``width`` allows, and its size; in the sentence ``key``
    if there is one."""

    def words(names: Sequence[str]) -> str:
        return say(scene, key, name=names[seat]) if key else names[seat]

    return fit_names(scene, len(view.players), words, style.LILITA, size, width, min_size)
