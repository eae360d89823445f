"""Which cards a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.slot import Slot

from .glossary import Card, is_item
from .state import Player, State

#: Decks whose cards also lie in hands.
_HELD = ("ally", "item")
#: Decks whose cards wait face down.
_WAITING = {"M": "monster", "L": "legend"}
_REST = ("monster", "legend", "contract", "moon", "fate")


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """A group for each deck: its draw pile, with what of it lies unseen in other hands or face down before
    anybody, but for what this seat knows; and two of the allies and items that it knows to lie at the bottom,
    in no known order (1, 5.2)."""
    viewer = s.players[seat]
    groups: dict[str, list[Slot]] = {name: [] for name in (*_HELD, *_REST)}
    sunk: dict[str, list[Slot]] = {name: [] for name in _HELD}
    top = _looked_at(s, seat)
    for name, pile in s.decks.items():
        below = len(pile) - (top if s.look is not None and s.look.deck == name else 0)
        for at in range(below):
            _sort(viewer, Slot(pile, at), pile[at], groups[name], sunk.get(name))
    if s.phase != "over":
        for other, player in enumerate(s.players):
            if other != seat:
                _hand(viewer, player, groups, sunk)
    for player in s.players:
        for waiting in player.pending:
            if not waiting.shown and waiting.card not in viewer.seen:
                groups[_WAITING[waiting.card[0]]].append(Slot(waiting, "card"))
    return [*groups.values(), *sunk.values()]


def _looked_at(s: State, seat: int) -> int:
    return s.look.n if s.look is not None and s.look.seat == seat else 0


def _hand(viewer: Player, player: Player, groups: dict[str, list[Slot]], sunk: dict[str, list[Slot]]) -> None:
    for at, card in enumerate(player.hand):
        if card not in player.known:
            name = "item" if is_item(card) else "ally"
            _sort(viewer, Slot(player.hand, at), card, groups[name], sunk[name])


def _sort(viewer: Player, slot: Slot, card: Card, group: list[Slot], sunk: list[Slot] | None) -> None:
    """A slot into its group, unless the viewer knows what lies there."""
    if card in viewer.seen:
        return
    if sunk is not None and card in viewer.sunk:
        sunk.append(slot)
    else:
        group.append(slot)
