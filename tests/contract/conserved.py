"""Cards and tokens are conserved, and what ``hidden`` names are places of cards, each once."""

from __future__ import annotations

from collections import Counter

from engines.core.slot import Slot
from engines.core.stored import pack, read_state

from .kit import PlayedGame, spread

#: Moments of a game whose hidden slots are looked at.
LOOKED_AT = 150


def cards_are_conserved(game: PlayedGame) -> None:
    """The game's own count of its cards never changes, once there is anything to count."""
    conserved = game.variant.hooks.conserved
    if conserved is None:
        assert game.variant.hooks.open, "say what is conserved: cards that are hidden can get lost unseen"
        return
    states = dict.fromkeys(state for moment in game.moments for state in (moment.base, moment.state))
    counts = [count for state in states if (count := conserved(read_state(game.spec, state)))]
    assert counts
    assert all(isinstance(count, Counter) for count in counts)
    for count in counts:
        assert count == counts[0], f"gone: {counts[0] - count}, new: {count - counts[0]}"


def hidden_slots_hold_cards(game: PlayedGame) -> None:
    """Each hidden slot is one place in the state, named once; a card can be taken out and laid back."""
    sizes = set()
    for moment in spread(game.moments, LOOKED_AT):
        state = read_state(game.spec, moment.state)
        for seat in range(game.variant.seats):
            groups = game.spec.hidden(state, seat)
            slots = [slot for group in groups for slot in group]
            assert all(isinstance(slot, Slot) for slot in slots)
            assert len({(id(slot.holder), slot.key) for slot in slots}) == len(slots)
            for slot in slots:
                slot.put(slot.card)
            sizes.add(len(groups))
        assert pack(state) == moment.state, "asking for what is hidden changes the state"
    assert len(sizes) == 1, "worlds match hidden groups by their place: always name all of them"


def views_are_built_from_copies(game: PlayedGame) -> None:
    """A view stays as it is when the table plays on, and making one changes nothing."""
    viewers = (*range(game.variant.seats), None)
    table = game.before(0)
    for k, given in enumerate(game.given):
        views = [game.spec.view(table.g.s, viewer) for viewer in viewers]
        packed = [pack(view) for view in views]
        assert pack(table.g.s) == game.moments[k].state
        table.answer(given.seat, given.choice)
        assert [pack(view) for view in views] == packed
