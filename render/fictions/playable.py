"""When a Skill may be played, and what it would make of the Attempt under way: from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.fictions.cards import AFTER, BEFORE, CLOVER, DICE, HENCHMEN, IDLE, LOCK, NUMBERS, PROBLEMS, WHITE
from engines.fictions.view import AttemptView, ChallengeView, FictionsView

#: Asks in which Skills between actions are offered, and those of a roll.
QUIET = ("turn", "idle", "last_call", "more")
ROLLING = ("ready", "help", "rolled")


class Help(NamedTuple):
    """What a Skill makes of the Attempt."""

    kind: str
    """``result``, ``dice`` (white dice to roll), ``difficulty``, ``reroll``, or ``clovers``."""
    number: int
    """The big number: Result, white dice, Difficulty, or dice to re-roll."""
    triumphs: int = 0
    damage: int = 0
    clovers: int = 0


def penalised(view: FictionsView, seat: int, word: str) -> int:
    """The sum of a Penalty's numbers that a seat suffers now, or how many of it."""
    total = 0
    for holder, what in enumerate(view.table):
        for one in what.problems:
            printed = PROBLEMS[one.key]
            if printed.penalty.word == word and not one.idle and (printed.scope == "group" or holder == seat):
                total += printed.penalty.n or 1
    return total


def barred(view: FictionsView, card: str) -> bool:
    """Whether the Scenario forbids this Henchman's Skill."""
    return view.barred and HENCHMEN[card].barred


def usable(view: FictionsView, seat: int, card: str, ask: str | None) -> bool:
    """Whether ``seat`` may play ``card`` for its Skill in answer to ``ask``."""
    if ask is None or barred(view, card) or penalised(view, seat, "no_skills"):
        return False
    if seat != view.turn and penalised(view, seat, "no_help"):
        return False
    skill, a = HENCHMEN[card].skill, view.attempt
    if ask in QUIET and a is None:
        if skill.verb == "solve":
            held = [one.key for what in view.table for one in what.problems]
            return any(PROBLEMS[key].difficulty <= (skill.n or 99) for key in held)
        return (skill.verb == "draw" and view.clan > 0) or (
            skill.verb == "bribe" and view.police == "uncontrolled"
        )
    return ask in ROLLING and a is not None and helps(view, card) is not None


def helps(view: FictionsView, card: str) -> Help | None:
    """What ``card`` would do to the Attempt; None if nothing."""
    a, verb = view.attempt, HENCHMEN[card].skill.verb
    if a is None or verb in IDLE or a.stage not in ("ready", "rolled"):
        return None
    if a.stage == "ready":
        return _before(view, a, card) if verb in BEFORE else None
    return _after(view, a, card) if verb in AFTER else None


def _before(view: FictionsView, a: AttemptView, card: str) -> Help | None:
    skill = HENCHMEN[card].skill
    if skill.verb == "diff":
        return Help("difficulty", max(1, a.difficulty - skill.n)) if a.difficulty > 1 else None
    more = skill.n
    if skill.verb == "double":
        more = max((one.dice for one in a.crew if not one.doubled), default=0)
    count = min(a.count + more, WHITE - penalised(view, a.seat, "fewer_white"))
    return Help("dice", count) if count > a.count else None


def _after(view: FictionsView, a: AttemptView, card: str) -> Help | None:
    skill = HENCHMEN[card].skill
    n, white = skill.n, list(a.white)
    if skill.verb == "add":
        return _worth(view, a, white, a.red_face, add=n)
    if skill.verb == "diff":
        return _worth(view, a, white, a.red_face, easier=n) if a.difficulty > 1 else None
    if skill.verb == "shield":
        return _worth(view, a, white, a.red_face, shield=n or 99) if a.damage else None
    if skill.verb == "red":
        wanted = f"X{n}"
        return _worth(view, a, white, wanted) if a.red_face not in ("", wanted) else None
    if skill.verb == "reroll":
        count = len(white) + bool(a.red_face)
        return Help("reroll", min(n or count, count))
    if skill.verb == "set":
        tries = [
            _worth(view, a, [*white[:at], str(n), *white[at + 1 :]], a.red_face)
            for at, face in enumerate(white)
            if face != str(n)
        ]
        return max(tries, key=lambda one: (one.triumphs, one.number, -one.damage), default=None)
    if skill.verb == "raise":
        low = sorted((at for at, face in enumerate(white) if face in NUMBERS[:3]), key=lambda at: white[at])
        for at in low[::-1][:n]:
            white[at] = str(int(white[at]) + 1)
        return _worth(view, a, white, a.red_face) if low else None
    locked = [at for at, face in enumerate(white) if face == LOCK]
    for at in locked[: n or len(locked)]:
        white[at] = CLOVER
    return _worth(view, a, white, a.red_face)._replace(kind="clovers") if locked else None


def _worth(
    view: FictionsView,
    a: AttemptView,
    white: Sequence[str],
    red: str,
    add: int = 0,
    easier: int = 0,
    shield: int = 0,
) -> Help:
    """Result, Triumphs and damage of such a roll."""
    numbers = sorted((int(face) for face in white if face in NUMBERS), reverse=True)
    total = sum(numbers) + a.add + a.prestige + add
    if numbers and red[:1] == "X":
        total += numbers[0] * (int(red[1]) - 1)
    before = a.white.count(LOCK) + (a.red_face == LOCK)
    after = list(white).count(LOCK) + (red == LOCK)
    more = a.damage + a.shield - before if a.damage else 0
    hurt = max(0, after + more - a.shield - shield) if after else 0
    triumphs = min(a.needs, total // max(1, a.difficulty - easier))
    blank = penalised(view, a.seat, "no_clovers")
    clovers = 0 if blank else list(white).count(CLOVER)
    return Help("result", total, triumphs, 0 if _harmless(view, a) else hurt, clovers - a.clovers)


def _harmless(view: FictionsView, a: AttemptView) -> bool:
    kind = next((one.kind for one in view.challenges if one.key == a.challenge), a.challenge)
    return kind in ("police", "revive", "motivate")


def dice_for(view: FictionsView, seat: int, card: str, what: ChallengeView) -> int:
    """White dice that ``card`` gives at a Challenge (FI-040, NO_IDEAL, Home ground)."""
    n = DICE[card, what.ideal]
    if penalised(view, seat, "no_ideal"):
        n = min(n, 2)
    if what.location and view.locations:
        n += HENCHMEN[card].location == what.location
    return n


def best(view: FictionsView, seat: int, card: str) -> tuple[int, list[str]]:
    """The most dice that ``card`` gives at an open Challenge, and at which."""
    found_: dict[int, list[str]] = {}
    for what in view.challenges:
        if what.open and what.ideal:
            found_.setdefault(dice_for(view, seat, card, what), []).append(what.key)
    most = max(found_, default=0)
    return most, found_.get(most, [])
