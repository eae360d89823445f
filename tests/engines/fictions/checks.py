"""PT-01 to PT-15 and PT-17 to PT-19 as checks of one moment of a game."""

from __future__ import annotations

from collections import Counter

from engines.core.ask import CLOCK, Drawn, fits
from engines.core.journal import undoable
from engines.fictions import helping, problems
from engines.fictions.cards import HENCHMEN, PROBLEMS
from engines.fictions.challenges import available, difficulty, penalised
from engines.fictions.dice import dice_of, face
from engines.fictions.events import (
    Committed,
    Finished,
    Helped,
    Hurt,
    Judged,
    Rallied,
    Resolved,
    Rolled,
    Rounded,
    Skipped,
    Starter,
    Troubled,
)
from engines.fictions.glossary import WHITE
from engines.fictions.options import Act, ActNow, Clover, EndTurn, Prefer, Recruit, RecruitTwo, Skip
from engines.fictions.scenario import playing, spot_at
from engines.fictions.state import full_actions
from tests.engines.kit.walking import goes_the_same_way

from .contract import conserved
from .kit import start
from .walk import Run

ALL = Counter(list(HENCHMEN))


def henchmen_are_conserved(run: Run) -> None:
    assert conserved(run.s) == ALL


def other_cards_are_conserved(run: Run) -> None:
    s = run.s
    if not run.on:
        return
    problems = [*s.problem_deck, *s.problem_discard, *(card for held in s.problems for card in held)]
    assert Counter(map(str, problems)) == Counter(list(PROBLEMS))
    scenario = playing(s)
    zones = [*s.scene.decks.values(), *(row for name, row in s.scene.rows.items() if name != "pistol")]
    cards = Counter(card for zone in zones for card in zone)
    cards.update([scenario.police] if scenario.police else [])
    assert cards == Counter(list(scenario.cards))


def dice_are_counted(run: Run) -> None:
    a = run.s.attempt
    if a is not None and a.white:
        assert 1 <= len(a.white) <= 7
    for rolled in run.told(Rolled):
        assert run.before is not None
        red = [die for die in rolled.dice if die.startswith("red")]
        assert len(red) <= 1
        assert 1 <= len(rolled.dice) - len(red) <= WHITE - penalised(run.before, -1, "fewer_white")


def crews_are_of_the_active_hand(run: Run) -> None:
    """And nobody who was committed or played in this turn is used again in it, wherever the card has been."""
    used: set[str] = run.memory.setdefault("used", set())
    for event in run.events:
        if isinstance(event, Committed):
            assert run.before is not None
            assert 1 <= len(event.crew) <= 2
            assert event.seat == run.before.turn
            assert set(event.crew) <= set(run.before.hands[event.seat])
            assert not used & set(event.crew)
            used |= set(event.crew)
        elif isinstance(event, Helped):
            assert event.card not in used
            used.add(event.card)
    turn = (run.s.turns, run.s.phase == "turn")
    if run.memory.get("turn") != turn:
        run.memory["turn"] = turn
        used.clear()


def difficulties_triumphs_and_cubes(run: Run) -> None:
    if run.on:
        for spot in available(run.s):
            assert difficulty(run.s, spot) >= 1
            if spot.triumphs:
                assert 0 <= run.s.cubes.get(spot.key, 0) < spot.triumphs
    for event in run.told(Resolved):
        assert event.difficulty >= 1
        assert run.before is not None
        spot = spot_at(run.before, event.challenge)
        assert 0 <= event.triumphs <= event.result // event.difficulty
        if spot.triumphs:
            assert event.triumphs + run.before.cubes.get(spot.key, 0) <= spot.triumphs


def clovers_leave_blocked_dice_alone(run: Run) -> None:
    if isinstance(run.choice, Clover):
        assert run.before is not None
        assert run.before.attempt is not None
        assert isinstance(run.choice.dice, tuple)
        assert set(run.choice.dice) <= set(dice_of(run.before.attempt.white, run.before.attempt.red_face))
        assert not {face(die) for die in run.choice.dice} & {"L", "B"}
        clover = run.before.attempt.white.index("C")
        assert f"w{clover}-C" not in run.choice.dice


def damage_is_bounded(run: Run) -> None:
    for event in run.told(Hurt):
        assert run.before is not None
        begun = run.before.attempt or run.told(Committed)[0]
        assert 1 <= event.damage <= 2
        assert not spot_at(run.before, begun.challenge).harmless
    hurt = Counter(event.card for event in run.told(Hurt))
    assert all(count == 1 for count in hurt.values())


def actions_are_counted(run: Run) -> None:
    """By what is answered; a turn's number is noted when its first ask is put."""
    now = (run.s.turns, run.s.turn)
    spent: Counter[tuple[int, int]] = run.memory.setdefault("spent", Counter())
    due: dict[tuple[int, int], int] = run.memory.setdefault("due", {})
    if run.before is not None and run.before.phase == "turn" and run.ask and run.ask.kind == "turn":
        turn = (run.before.turns, run.before.turn)
        if isinstance(run.choice, Act | ActNow | Recruit | RecruitTwo | Skip):
            spent[turn] += 1
        elif isinstance(run.choice, EndTurn):
            spent[turn] += sum(event.count for event in run.told(Skipped))
    if run.s.phase == "turn" and now not in due:
        full = full_actions(run.s)
        due[now] = max(1, full - penalised(run.s, run.s.turn, "fewer_actions"))
        assert run.s.actions == due[now] <= full
        assert full == (3 if run.s.players <= 2 else 2)
    for turn, count in spent.items():
        assert count <= due[turn]
        if turn != now or run.s.phase != "turn":
            assert count == due[turn]


def problems_at_the_start_of_a_round(run: Run) -> None:
    starters = [at for at, event in enumerate(run.events) if isinstance(event, Starter)]
    for at in starters:
        following = [event for event in run.events[at:] if isinstance(event, Troubled)]
        wanted = 2 if run.s.players == 4 else 1
        starter = run.s.starter
        assert [event.seat for event in following] == [(starter + k) % run.s.seats for k in range(wanted)]


def a_rally_empties_the_exhausted_deck(run: Run) -> None:
    for event in run.told(Rallied):
        assert run.before is not None
        assert run.s.exhausted == []
        assert len(run.s.clan) == len(run.before.clan) + len(run.before.exhausted)
        assert event.count == len(run.before.exhausted)


def trouble_waits_for_an_answer(run: Run) -> None:
    """A turn in which a Problem came does not end unasked while another seat has a Skill for it (FI-236); of
    a round's last turn the last call is enough."""
    now, before = run.s, run.before
    called: set[int] = run.memory.setdefault("called", set())
    troubled: set[int] = run.memory.setdefault("troubled", set())
    if any(ask.kind == "turn_call" for ask in run.live.asks.values()):
        called.add(now.turns)
    if before is None or before.phase != "turn":
        return
    if run.told(Troubled) and not run.told(Starter):
        troubled.add(before.turns)
    over = now.turns != before.turns and before.gone + 1 < before.seats
    if not over or before.turns not in troubled or now.players == 1 or not any(now.problems):
        return
    mute = {*helping.muted(before), *problems.muted(now.problems, before.turn)}
    able = [
        seat
        for seat in range(now.seats)
        if seat != before.turn and seat not in mute and before.prefs[seat].auto_pass == "off"
        if run.choice_of != seat
        if any(getattr(option, "card", "") not in before.used for option in helping.idle_offers(now, seat))
    ]
    assert not able or before.turns in called


def a_removed_token_never_returns(run: Run) -> None:
    key = (run.s.chapter, run.s.scene.key)
    if run.memory.get("gone") == key and run.on:
        assert run.s.police in ("removed", "active")
    if run.s.police in ("removed", "active"):
        run.memory["gone"] = key


def evidence_is_judged_once_a_round(run: Run) -> None:
    seen: list[object] = run.memory.setdefault("judged", [])
    seen += [event for event in run.events if isinstance(event, Rounded | Judged)]
    kinds = [type(event) for event in seen]
    assert kinds[::2] == [Rounded] * len(kinds[::2])
    assert kinds[1::2] == [Judged] * len(kinds[1::2])
    assert all(one.round == other.round for one, other in zip(seen[::2], seen[1::2], strict=False))  # type: ignore[attr-defined]
    for event in run.told(Finished):
        if event.ending == "won":
            assert run.s.chapter == 3
            assert run.s.scene.key == "bid_for_power"


def tracks_add_up(run: Run) -> None:
    if not run.on:
        return
    tracks, rows = run.s.scene.tracks, run.s.scene.rows
    match run.s.scene.key:
        case "no_more_bets":
            assert tracks["chips"] + tracks["safe"] == 10
            assert min(tracks["chips"], tracks["safe"]) >= 0
        case "hands_up":
            assert tracks["vault"] + tracks["tills"] + tracks["loot"] == 15
            assert min(tracks["vault"], tracks["tills"], tracks["loot"]) >= 0
        case "family_business":
            assert 0 <= tracks["sacks"] <= 15
        case "bid_for_power":
            assert len(rows["secured"]) <= 12
        case "high_speed_rescue":
            assert 1 <= tracks["gear"] <= 4
            assert tracks["car"] <= tracks["van"]
        case "intimate_enemies":
            assert tracks["coup"] >= 0
        case other:
            raise AssertionError(other)


def districts_are_twelve(run: Run) -> None:
    if run.on and run.s.scene.key == "bid_for_power":
        rows, decks = run.s.scene.rows, run.s.scene.decks
        assert len(rows["display"]) <= 5
        assert len(decks["districts"]) + len(rows["display"]) + len(rows["secured"]) == 12


def no_marked_skill_is_played_at_the_tables(run: Run) -> None:
    if run.s.scene.key == "no_more_bets":
        assert not any(HENCHMEN[event.card].barred for event in run.told(Helped))


def the_same_answers_give_the_same_game(run: Run) -> None:
    for seat, ask in run.live.asks.items():
        if ask.must and seat != CLOCK:
            default = run.live.default(seat)
            assert fits(ask, default)
            assert default == run.live.default(seat)
            assert not isinstance(ask.default, Drawn) or ask.kind == "scenario"
    if run.live.outcome is not None:
        goes_the_same_way(start(run.s.players, run.s.settings, run.seed), run.live, run.answers)


def the_active_player_may_always_pass(run: Run) -> None:
    """And somebody is always awaited until the game is over."""
    if run.live.outcome is None:
        assert run.live.awaited
    for ask in run.live.asks.values():
        if ask.kind == "turn":
            assert {type(option) for option in ask.options} >= {Skip, EndTurn}
        assert ask.options


def nothing_is_undone_after_chance(run: Run) -> None:
    row = run.moved.row
    if run.answers:
        seat, choice = run.answers[-1]
        free = undoable([row], seat)
        if row.draws or run.told(Rolled):
            assert free is None
        if isinstance(choice, Prefer):
            assert free == row.n
