"""FV-01 to FV-20: what is true after every answer of every game, for 1 to 4 players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engines.core.ask import fits
from engines.core.chance import Chance
from engines.core.spec import Context
from engines.core.stored import pack, read_state
from engines.fable import SPEC, decks, foes, track
from engines.fable.cards import ALLIES, FIGURES, FOES, ITEMS
from engines.fable.glossary import TYPES, Card, Type
from engines.fable.printed import DECKS
from engines.fable.state import Deployed, Enemy, Modifier, Settings, State, moon_spaces, new
from tests.engines.kit.walking import Play, copy

from .contract import conserved, places
from .kit import defaults, drive, table
from .plain import (
    AllyStolen,
    Attacked,
    ChampionTaken,
    Converted,
    Dawn,
    Defeated,
    Discard,
    EndDay,
    Famed,
    MoonTaken,
    Pushed,
    Readied,
    Swapped,
    TraitUsed,
)
from .walk import keen, play, plays, steps, through

FEW = settings(max_examples=60, deadline=None, derandomize=True)


def turned(before: State, after: State) -> bool:
    """Whether a turn ended with an answer."""
    return before.turns != after.turns


@pytest.mark.rule("FV-01")
def test_every_card_is_in_one_place() -> None:
    for game in plays():
        decks = new(game.seats, game.settings).decks
        printed = {card for deck, cards in DECKS.items() if deck in decks for card in cards}
        printed |= {player.hero for player in game.first.players}
        for step in game.steps:
            assert Counter(places(step.after)) == Counter(printed)
            assert conserved(step.after)
    assert [len(DECKS[deck]) for deck in ("ally", "item", "monster", "legend", "contract", "moon")] == [
        *(71, 27, 43, 16, 30, 20)
    ]


@pytest.mark.rule("FV-02")
def test_hands_and_tables_hold_six_at_most() -> None:
    most = Counter[str]()
    for step in steps():
        for player in step.after.players:
            most["hand"] = max(most["hand"], len(player.hand))
            most["deployed"] = max(most["deployed"], len(player.deployed))
            assert all(ally.card in FIGURES for ally in player.deployed)
            assert all(card in FIGURES or card in ITEMS for card in player.hand)
            assert set(player.known) <= set(player.hand)
        s = step.after
        for piles in (s.decks, s.discards, s.rows):
            for name, pile in piles.items():
                assert name == "ally" or not any(card is not None and card[0] == "H" for card in pile)
    assert most == {"hand": 6, "deployed": 6}


@pytest.mark.rule("FV-03")
def test_actions_have_their_bounds() -> None:
    bonus = 0
    for step in steps():
        day = step.after.day
        assert 0 <= day.left <= day.granted <= 6
        for event in step.events:
            if isinstance(event, Dawn):
                assert 3 <= event.actions <= 6
                bonus = max(bonus, event.bonus)
    assert bonus == 3


@pytest.mark.rule("FV-04")
def test_one_combat_and_none_when_the_day_is_over() -> None:
    open_ = 0
    for step in steps():
        open_ += bool(step.after.combat)
        if turned(step.before, step.after) and step.after.phase == "dawn":
            assert step.after.combat == []
        for seat in step.asks:
            if step.asks[seat].kind == "contracts":
                assert step.after.combat == []
    assert open_


@pytest.mark.rule("FV-05")
def test_no_space_is_shared_when_a_turn_is_over() -> None:
    turns = 0
    for step in steps():
        if turned(step.before, step.after):
            turns += 1
            tokens = [player.fame for player in step.after.players if player.fame]
            if step.after.shadow is not None and step.after.shadow.at:
                tokens.append(step.after.shadow.at)
            assert len(set(tokens)) == len(tokens)
    assert turns


@pytest.mark.rule("FV-06")
def test_moon_tokens_are_kept_count_of() -> None:
    taken = 0
    for step in steps():
        s = step.after
        held = sum(player.moons for player in s.players)
        if s.shadow is None:
            assert len(s.moons) + held + s.spent == len(moon_spaces(s.settings))
        found = [event for event in step.events if isinstance(event, MoonTaken)]
        taken += len(found)
        assert len(found) <= 1
        for event in found:
            readied = [other for other in step.events if isinstance(other, Readied)]
            assert all(other.seat != event.seat or other.seat == s.turn for other in readied)
    assert taken


@pytest.mark.rule("FV-07", "FF-140", "FF-141", "FF-142")
@given(
    fames=st.lists(st.integers(0, 130), min_size=2, max_size=4),
    tokens=st.sets(st.sampled_from(range(10, 100, 10))),
    short=st.booleans(),
)
@FEW
def test_bonus_spaces_lie_between_and_are_free(fames: list[int], tokens: set[int], short: bool) -> None:
    s = new(len(fames), Settings(short_game=short))
    end = 50 if short else 100
    s.moons = sorted(space for space in tokens if space != end)
    for player, fame in zip(s.players, fames, strict=True):
        player.fame = fame
    for seat, own in enumerate(fames):
        free = [
            space
            for space in range(10, end, 10)
            if own < space < max(fames) and space not in s.moons and space not in fames
        ]
        assert track.bonus(s, seat) == len(free)
        assert track.actions(s, seat)[0] == min(6, 3 + len(free))
        assert own < max(fames) or not free


@pytest.mark.rule("FV-08")
def test_a_foe_falls_exactly_when_it_must() -> None:
    beaten = 0
    for step in steps():
        beaten += sum(isinstance(event, Defeated) for event in step.events)
        for foe in step.after.combat:
            assert foe.card in step.after.playing or not foes.is_beaten(step.after, foe)
    assert beaten


@pytest.mark.rule("FV-08", "FF-082", "FF-083")
@given(
    foe=st.sampled_from(sorted(FOES)),
    kind=st.sampled_from(TYPES),
    value=st.integers(0, 14),
    mods=st.lists(st.integers(0, 3), max_size=4),
    exposed=st.sampled_from(TYPES),
)
@FEW
def test_immune_counts_nothing_and_vulnerable_twice_once(
    foe: str, kind: Type, value: int, mods: list[int], exposed: Type
) -> None:
    g = table(combat=foe)
    (enemy,) = g.s.combat
    ally = Deployed(Card("A23"), mods=[Modifier(at, add) for at, add in enumerate(mods)])
    plain = foes.effective(g.s, Enemy(Card("A24")), kind, value, ally)
    wanted = value
    for add in mods:
        wanted = wanted + add if add else wanted * 2
    assert plain == wanted
    enemy.exposed = [exposed]
    done = foes.effective(g.s, enemy, kind, value, ally)
    card = FOES[foe]
    if kind in card.immune:
        assert done == 0
    elif not card.aura:
        assert done == plain * (2 if kind in card.vulnerable or kind == exposed else 1)


@pytest.mark.rule("FV-09")
def test_only_what_readies_readies_and_all_use_exhausts() -> None:
    used = 0
    for step in steps():
        readied = {card for event in step.events if isinstance(event, Readied) for card in event.allies}
        moved = {event.ally for event in step.events if isinstance(event, AllyStolen | Swapped)}
        moved |= {event.own for event in step.events if isinstance(event, Swapped)}
        before = {ally.card: ally.ready for player in step.before.players for ally in player.deployed}
        after = {ally.card: ally.ready for player in step.after.players for ally in player.deployed}
        for card, ready in after.items():
            if ready and before.get(card) is False:
                assert card in readied
        for event in step.events:
            if isinstance(event, Attacked | TraitUsed):
                by = event.source if isinstance(event, Attacked) else event.ally
                if by in after and by not in readied and by not in moved:
                    used += 1
                    assert not after[by]
    assert used


@pytest.mark.rule("FV-10")
def test_the_fame_told_adds_up() -> None:
    for game in plays():
        fame = [0] * game.seats
        whys = set()
        moments = [(game.start, game.first), *((step.moved, step.after) for step in game.steps)]
        for moved, after in moments:
            for event in (told.event for told in moved.events):
                if isinstance(event, Famed):
                    fame[event.seat] += event.count
                    whys.add(event.why)
                    assert fame[event.seat] == event.at
                elif isinstance(event, Pushed):
                    assert event.at > fame[event.seat]
                    fame[event.seat] = event.at
            assert fame == [player.fame for player in after.players]
        assert whys <= {"foe", "contracts", "effect", "fail", "bonus"}


@pytest.mark.rule("FV-11")
@given(number=st.integers(2, 8), at=st.floats(0, 1))
@FEW
def test_after_a_refill_only_what_cannot_be_filled_is_empty(number: int, at: float) -> None:
    walked = play(number).steps
    s = copy(SPEC, walked[int(at * (len(walked) - 1))].after)
    g = Context(s, Chance(bytes(32)))
    for row in s.rows.values():
        row[0] = None if row[0] is None else row[0]
    decks.refill(g)
    for name, row in s.rows.items():
        assert None not in row or not (s.decks[name] or s.discards[name])


@pytest.mark.rule("FV-12", "FF-170")
def test_the_champion_comes_once_and_then_one_turn_for_each() -> None:
    seen = 0
    for game in plays():
        events = game.events
        taken = [at for at, event in enumerate(events) if isinstance(event, ChampionTaken)]
        assert len(taken) <= 1
        if taken and game.seats > 1 and not game.settings.leaver_mode:
            seen += 1
            champion = events[taken[0]].seat  # type: ignore[attr-defined]
            after = [event.seat for event in events[taken[0] :] if isinstance(event, Dawn)]
            assert after == [(champion + k) % game.seats for k in range(1, game.seats)]
    assert seen


@pytest.mark.rule("FV-13")
def test_what_is_shown_holds_nothing_hidden() -> None:
    looked = 0
    for game in plays():
        for step in game.steps[::7]:
            s = step.after
            if s.phase == "over":
                continue
            for seat in range(game.seats):
                shown = repr(SPEC.view(s, seat))
                # Foes met today, cards being used, heroes that gave their tokens: all know them, wherever
                # they are by now.
                told = {
                    *s.failed,
                    *s.playing,
                    *(beaten.card for beaten in s.day.beaten),
                    *(p.hero for p in s.players),
                }
                for group in SPEC.hidden(s, seat):
                    for slot in group:
                        looked += 1
                        assert slot.card in told or f"'{slot.card}'" not in shown
            public = repr(SPEC.view(s, None))
            for player in s.players:
                secret = [card for card in player.hand if card not in player.known and card[0] != "H"]
                assert not any(f"'{card}'" in public for card in secret)
    assert looked


@pytest.mark.rule("FV-14")
def test_one_seed_one_log_and_always_something_to_choose() -> None:
    again = through(3, Settings(short_game=True), seed=7)
    assert log(again) == log(through(3, Settings(short_game=True), seed=7))
    for step in steps():
        for ask in step.asks.values():
            assert ask.options
        assert step.asks or step.after.phase == "over"


def log(game: Play[State]) -> list[object]:
    """All that was told, and all that chance did."""
    return [(step.moved.events, step.moved.row.draws, step.moved.row.crc) for step in game.steps]


@pytest.mark.rule("FV-16")
@given(seed=st.integers(0, 10_000))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_who_never_rests_comes_to_an_end_all_the_same(seed: int) -> None:
    g: Context[State] = Context(new(2, Settings()), Chance(seed.to_bytes(2, "big") * 16))
    while g.s.phase != "day":
        defaults(SPEC.step(g))
    rng, count = Random(seed), 0
    while g.s.phase == "day":
        rules = SPEC.step(g)
        asked = drive(rules)
        while asked is not None:
            count += 1
            assert count < 200, "a day without end"
            busy = [option for option in asked.options if not isinstance(option, EndDay)]
            # Throwing away is the last thing to do.
            busy = [option for option in busy if not isinstance(option, Discard)] or busy
            offered = replace(asked, options=tuple(busy or asked.options))
            asked = drive(rules, (asked.seat, keen(g.s, offered, rng)))


@pytest.mark.rule("FV-17")
def test_silence_is_always_a_legal_choice() -> None:
    for step in steps():
        for ask in step.asks.values():
            assert fits(ask, ask.default)


@pytest.mark.rule("FV-18")
def test_saved_and_loaded_it_is_the_same() -> None:
    for game in plays():
        for step in game.steps[::9]:
            again = read_state(SPEC, pack(step.after))
            assert again == step.after
            for seat in (None, *range(game.seats)):
                assert SPEC.view(again, seat) == SPEC.view(step.after, seat)


@pytest.mark.rule("FV-19")
def test_the_low_mark_is_never_above() -> None:
    lower = 0
    for step in steps():
        for player in step.after.players:
            assert 0 <= player.low <= player.fame
            lower += player.low < player.fame
    assert lower


@pytest.mark.rule("FV-20")
def test_converted_allies_end_among_discarded_allies() -> None:
    converted = 0
    for step in steps():
        s = step.after
        for deck in ("monster", "legend"):
            assert not any(card in ALLIES or card[0] == "H" for card in s.decks[deck])
        assert not any(card[0] != "M" for card in s.discards["monster"])
        for event in step.events:
            if isinstance(event, Converted):
                converted += 1
                assert (
                    event.ally in s.discards["ally"]
                    or foes.enemy(s, event.ally) is not None
                    or turned(step.before, s)
                )
    assert converted
