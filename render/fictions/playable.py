"""When a Skill may be played, and what it would make of the Attempt under way: from the view alone."""

from __future__ import annotations

from typing import NamedTuple

from engines.fictions.cards import HENCHMEN
from engines.fictions.glossary import Henchman
from engines.fictions.view import AttemptView, ChallengeView, FictionsView
from engines.fictions.view.reckoning import Seen, playable, white_dice, worth
from engines.fictions.view.reckoning import barred as barred

#: Asks in which Skills between actions are offered, and those of a roll.
QUIET = ("turn", "idle", "turn_call", "last_call", "more")
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


def usable(view: FictionsView, seat: int, card: str, ask: str | None) -> bool:
    """Whether ``seat`` may play ``card`` for its Skill in answer to ``ask``."""
    asked = QUIET if view.attempt is None else ROLLING
    return ask in asked and playable(view, seat, Henchman(card))


def helps(view: FictionsView, card: str) -> Help | None:
    """What ``card`` would do to the Attempt; None if nothing."""
    attempt, skill = view.attempt, HENCHMEN[card].skill
    if attempt is None or "idle" in skill.windows or attempt.stage not in ("ready", "rolled"):
        return None
    window = "before" if attempt.stage == "ready" else "after"
    seen = Seen(view, attempt)
    if window not in skill.windows or not skill.offers(Henchman(card), seen):
        return None
    return _before(attempt, seen, card) if window == "before" else _after(view, attempt, card)


def _before(attempt: AttemptView, seen: Seen, card: str) -> Help:
    skill, counted = HENCHMEN[card].skill, seen.white_dice()
    if skill.verb == "diff":
        return Help("difficulty", max(1, attempt.difficulty - skill.n))
    more = skill.n
    if skill.verb == "double":
        more = max(one.dice for one in attempt.crew if not one.doubled)
    return Help("dice", counted.rolled(more))


def _after(view: FictionsView, attempt: AttemptView, card: str) -> Help:
    skill, roll = HENCHMEN[card].skill, attempt.roll
    if skill.verb == "reroll":
        count = len(roll.white) + bool(roll.red)
        return Help("reroll", min(skill.most, count))
    single = skill.verb == "set"
    plays = [[at] for at in skill.places(roll.white)] if single else [skill.highest(roll.white)]
    made = max(
        (worth(view, attempt, skill.applied(roll, places)) for places in plays),
        key=lambda one: (one.triumphs, one.result, -one.damage),
    )
    kind = "clovers" if skill.verb == "pick" else "result"
    return Help(kind, made.result, made.triumphs, made.damage, made.clovers - attempt.clovers)


def dice_for(view: FictionsView, seat: int, card: str, what: ChallengeView) -> int:
    """White dice that ``card`` gives at a Challenge (FI-040, NO_IDEAL, Home ground)."""
    return white_dice(view, seat, what, [card]).each[0]


def best(view: FictionsView, seat: int, card: str) -> tuple[int, list[str]]:
    """The most dice that ``card`` gives at an open Challenge, and at which."""
    found_: dict[int, list[str]] = {}
    for what in view.challenges:
        if what.open and what.ideal:
            found_.setdefault(dice_for(view, seat, card, what), []).append(what.key)
    most = max(found_, default=0)
    return most, found_.get(most, [])
