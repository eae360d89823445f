"""Every picture and text of every game: drawn once, and looked at from all sides."""

from __future__ import annotations

from functools import cache

import pytest

from engines.core.stored import read_state
from host.games import Games
from tests.contract.kit import PlayedGame, recorded, spread
from tests.contract.subjects import ALL, Variant

from . import checks
from .kit import Moment, Subject, gallery, moment, moments, position, subject, variants_of
from .measuring import forget

SUBJECTS = {key: subject(game) for key, game in Games.found().items()}
VARIANTS = [
    variant
    for key, one in SUBJECTS.items()
    for variant in variants_of(one, [each for each in ALL if each.spec.key == key])
]
POSITIONS = [(key, name) for key, one in SUBJECTS.items() for name in one.positions]
#: Of so many pictures one is also made a PNG, drawn with plain names, or drawn in another world.
ENCODED, RENAMED, REPLACED = 4, 4, 3
#: Answers whose board before and after is compared: until so many changed something, and so many at the most.
PAIRS, TRIED = 2, 9


@cache
def unseen(one: Subject) -> None:
    """Before the first picture of a game nothing of it is kept, so that every word is drawn and measured."""
    forget()


@cache
def chosen_moments(one: Subject) -> dict[str, list[Moment]]:
    """The moments of all recorded games of a game, by variant: each kind of question once in all of them."""
    known: set[str] = set()
    own = [variant for variant in VARIANTS if variant.spec is one.spec]
    return {variant.name: moments(recorded(variant), known) for variant in own}


def pictures_keep_everything(one: Subject, chosen: list[Moment]) -> int:
    """All that can be said of the pictures at some moments; how many hidden cards were exchanged."""
    ids: set[str] = set()
    for at in chosen:
        ids |= checks.hidden_ids(one, read_state(one.spec, at.state), at.seats)
    moved = 0
    for number, (at, made) in enumerate(gallery(one, chosen)):
        checks.alone(one, made, ids)
        if (number + at.number) % ENCODED == 0:
            checks.a_png_is_small(made)
        if at.number % RENAMED == 1:
            checks.names_move_nothing(one, at, made)
        drawn = (number + at.number) % REPLACED == 0
        moved += checks.hidden_cards_do_not_show(one, at, made, drawn=drawn)
    return moved


def played_pictures_keep_everything(one: Subject, game: PlayedGame, chosen: list[Moment]) -> None:
    """The pictures of a recorded game, by themselves and one after the other."""
    unseen(one)
    moved = pictures_keep_everything(one, chosen)
    anything = any(one.spec.hidden(read_state(one.spec, at.state), 0) for at in chosen)
    assert moved or not anything, "nothing was exchanged"
    checks.a_spectator_has_no_hand(one, chosen[0])
    # With an even number of seats at the beginning, else at the end.
    checks.undrawable_names_look_alike(one, chosen[-(game.variant.seats % 2)])
    changed = 0
    for k in spread(
        [k for k, given in enumerate(game.given) if not isinstance(given.choice, one.untold)], TRIED
    ):
        changed += changed < PAIRS and checks.what_changes_is_told(one, moment(game, k), moment(game, k + 1))
    assert changed, "nothing ever changes"


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    one = SUBJECTS[variant.spec.key]
    played_pictures_keep_everything(one, recorded(variant), chosen_moments(one)[variant.name])


@pytest.mark.parametrize(("key", "name"), POSITIONS, ids=[f"{key}-{name}" for key, name in POSITIONS])
def test_positions(key: str, name: str) -> None:
    """Positions made by hand: extremes, and what seldom happens."""
    one = SUBJECTS[key]
    unseen(one)
    pictures_keep_everything(one, [position(one, name)])


@pytest.mark.parametrize("key", SUBJECTS)
def test_cover_and_warming(key: str) -> None:
    checks.the_cover_fits(SUBJECTS[key])
    checks.warming_is_done_once(SUBJECTS[key])
