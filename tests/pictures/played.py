"""The pictures of recorded games and of single moments, looked at from all sides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.core.stored import read_state
from tests.contract.kit import PlayedGame, recorded, spread
from tests.contract.subjects import Variant

from . import checks
from .kit import Moment, Subject, gallery, moment, moments
from .measuring import forget

#: Of so many pictures one is also made a PNG, drawn with plain names, or drawn in another world.
ENCODED, RENAMED, REPLACED = 4, 4, 3
#: Answers whose board before and after is compared: until so many changed something, and so many at the most.
PAIRS, TRIED = 2, 9


@cache
def unseen(one: Subject) -> None:
    """Before the first picture of a game nothing of it is kept, so that every word is drawn and measured."""
    forget()


@cache
def chosen_moments(one: Subject, variants: Sequence[Variant]) -> dict[str, list[Moment]]:
    """The moments of recorded games of a game, by variant (a tuple): each kind of question once in all of
    them."""
    known: set[str] = set()
    return {variant.name: moments(recorded(variant), known) for variant in variants}


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
    told = [k for k, given in enumerate(game.given) if not isinstance(given.choice, one.untold)]
    for k in spread(told, TRIED):
        changed += changed < PAIRS and checks.what_changes_is_told(one, moment(game, k), moment(game, k + 1))
    assert changed, "nothing ever changes"


def played_variant_keeps_everything(one: Subject, variants: Sequence[Variant], variant: Variant) -> None:
    """The pictures of the recorded game of one of the ``variants`` that are drawn of a game."""
    chosen = chosen_moments(one, tuple(variants))[variant.name]
    played_pictures_keep_everything(one, recorded(variant), chosen)


def cover_and_warming_keep_everything(one: Subject) -> None:
    """What a game has whatever is played."""
    checks.the_cover_fits(one)
    checks.warming_is_done_once(one)
