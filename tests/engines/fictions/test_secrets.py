"""PT-16: nobody is told a card of another hand, or the order of a face-down pile."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from engines.core.ask import CLOCK
from engines.fictions import SPEC
from engines.fictions.events import Committed, Ended, Got, Motivated
from engines.fictions.secrets import hidden
from engines.fictions.state import Settings, State, owner
from engines.fictions.view import view
from tests.engines.kit.walking import copy

from .kit import SCENARIOS, A, B, lay
from .walk import Run, walk

GAMES = pytest.mark.parametrize("players", [1, 2, 3, 4])
SINGLES = pytest.mark.parametrize("scenario", range(1, 7), ids=SCENARIOS)


def named(thing: object) -> set[str]:
    """Henchmen that something names anywhere."""
    return set(re.findall(r'"(H\d\d)"', msgspec.json.encode(thing).decode()))


def unseen(s: State, seat: int) -> set[str]:
    """Henchmen in other hands and in the Clan Deck."""
    hands = [hand for at, hand in enumerate(s.hands) if s.players > 1 and owner(s, at) != seat]
    return {card for pile in (s.clan, *hands) for card in pile}


def views_do_not_tell_hidden_cards_apart(run: Run, rng: Random) -> None:
    """All that is hidden from a viewer changes places; from a spectator, all that is hidden from anybody."""
    players = run.s.players
    for viewer in (*range(players), None):
        other = copy(SPEC, run.s)
        for seat in range(players) if viewer is None else (viewer,):
            for group in hidden(other, seat):
                mixed = [slot.card for slot in group]
                rng.shuffle(mixed)
                for slot, card in zip(group, mixed, strict=True):
                    slot.put(card)
        assert view(other, viewer) == view(run.s, viewer)


def what_is_told_names_no_hidden_card(run: Run) -> None:
    """What was shown may go back to a hand, or into the Clan Deck, by Motivate and at a Scenario's end."""
    if run.before is None or run.told(Ended):
        return
    back = {card for event in run.told(Motivated) for card in event.henchmen}
    # What was rolled at once may be in its hand again.
    back |= {card for event in run.told(Committed) for card in event.crew}
    for told in run.moved.events:
        hearers = set(range(run.s.players)) if told.seats is None else set(told.seats)
        assert CLOCK not in hearers
        for seat in hearers:
            secret = (unseen(run.before, seat) & unseen(run.s, seat)) - back
            assert not secret & named(told.event), told.event
        if isinstance(told.event, Got):
            assert told.seats is not None
            assert len(told.seats) == 1


def who_is_asked_does_not_depend_on_hidden_cards(run: Run) -> None:
    if run.s.phase == "turn" and run.s.attempt is None:
        awaited = [seat for seat, ask in run.live.asks.items() if ask.must]
        assert awaited == [owner(run.s, run.s.turn)]


@pytest.mark.rule("PT-16", "FI-070")
@GAMES
@SINGLES
def test_nothing_tells_a_hidden_card(players: int, scenario: int) -> None:
    """The same games for all three: they cost more than what is looked at."""
    rng = Random(scenario)
    for seed in (1, 2):
        for run in walk(players, Settings(single=True, scenario=scenario), seed):
            what_is_told_names_no_hidden_card(run)
            who_is_asked_does_not_depend_on_hidden_cards(run)
            if rng.random() < 0.3:
                views_do_not_tell_hidden_cards_apart(run, rng)


@pytest.mark.rule("PT-16")
def test_every_hidden_card_is_hidden_once() -> None:
    live = lay(players=3, hands={A: "H01 H02", B: "H03"})
    for seat in range(3):
        slots = [slot for group in SPEC.hidden(live.s, seat) for slot in group]
        places = [(id(slot.holder), slot.key) for slot in slots]
        assert len(places) == len(set(places))
        cards = {slot.card for slot in slots}
        assert not cards & set(live.s.hands[seat])
        assert cards >= {card for at in range(3) if at != seat for card in live.s.hands[at]}
        assert cards >= set(live.s.clan) | set(live.s.problem_deck) | set(live.s.scene.decks["deck"])
