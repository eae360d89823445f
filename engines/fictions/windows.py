"""The windows of an Attempt: before and after the roll, others may help (3.7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from engines.core.ask import CLOCK, ELAPSED, Ask, Option, Steps

from . import helping, problems, rolls
from .challenges import allowed_red
from .events import Rerolled
from .glossary import LOCK, USED, Shown
from .options import AskFirst, Clover, Quiet, Resolve, Roll, SkillOption
from .spots import Spot
from .state import Attempt, G, State, owner

ROLLS = {"plain": Roll("plain"), "red": Roll("red")}
ASK_FIRST, RESOLVE = AskFirst(), Resolve()
QUIET = tuple(Quiet(until) for until in ("now", "again", "turn", "round", "always"))
#: Before the roll nothing can change that one would be asked again for.
QUIET_BEFORE = tuple(each for each in QUIET if each.until != "again")


def helpers(s: State, muted_seats: Sequence[int] | None = None) -> list[int]:
    """Seats that a help window asks (FI-070); in a solo game there is none (FI-142). ``muted_seats``: see
    :func:`.helping.muted`, where that is known."""
    return [] if s.players == 1 else helping.willing(s, but=s.turn, muted_seats=muted_seats)


def _open(attempt: Attempt, seats: Iterable[int]) -> None:
    """These seats are asked for help, in a window of its own."""
    attempt.asked, attempt.graced = list(seats), False
    attempt.windows += 1


class Window(ABC):
    """The asks of one window: the active player's, those still to be heard, late helpers, the clock.

    They are kept from answer to answer; only what an answer changes is asked anew.
    """

    #: The window of Skills that may be played.
    window: ClassVar[str]
    #: Ways to decline.
    quiet: ClassVar[tuple[Quiet, ...]]

    def __init__(self, g: G, attempt: Attempt, spot: Spot) -> None:
        self.g, self.s, self.attempt, self.spot = g, g.s, attempt, spot
        self.active = owner(g.s, attempt.seat)
        self.fitting = helping.FITTING[self.window]
        self.asks: dict[int, Ask[Any]] = {}
        self.basis: tuple[Any, ...] = ()
        self.renew()

    @abstractmethod
    def own(self, *, free: bool) -> tuple[list[Option], Option]:
        """What the active player may do besides Skills, and the default. ``free``: nobody is waited for."""

    def renew(self) -> None:
        """Something that all answers rest on has changed."""
        s, attempt = self.s, self.attempt
        self.muted_seats = problems.muted(s.problems, s.turn)
        self.facts = helping.InAttempt(s, attempt, self.spot)
        self.asks = {}
        self.basis = (
            attempt.challenge,
            tuple(attempt.white),
            attempt.red_face,
            attempt.add,
            attempt.easier,
            attempt.shield,
            attempt.dice,
            len(attempt.doubled),
        )
        self._ask_active()
        if s.players == 1 or not (attempt.asked or self.g.optional):
            return
        for seat in range(s.seats):
            if seat == attempt.seat:
                continue
            if seat in attempt.asked:
                self._ask_helper(seat)
            else:
                self._let_help(seat)
        if attempt.asked and not attempt.graced:
            self.asks[CLOCK] = Ask(
                CLOCK, "grace", options=(ELAPSED,), basis=attempt.windows, clock="help_grace"
            )

    def heard(self, who: int, choice: Option) -> bool:
        """Take an answer that does not close the window; whether it changed dice."""
        attempt = self.attempt
        if who == CLOCK:
            attempt.graced = True
            del self.asks[CLOCK]
            self._ask_active()
            return False
        if who in attempt.asked:
            attempt.asked.remove(who)
        if not isinstance(choice, Quiet):
            changed = helping.play(self.g, cast("SkillOption", choice))
            self.renew()
            return changed
        if choice.until == "again":
            attempt.again.append(who)
        elif choice.until != "now":
            self.s.prefs[who].auto_pass = choice.until
        del self.asks[who]
        self._let_help(who)
        if not attempt.asked:
            self.asks.pop(CLOCK, None)
            self._ask_active()
        return False

    def _skills(self, seat: int) -> list[Option]:
        return helping.offers(self.s, seat, self.window, muted_seats=self.muted_seats, facts=self.facts)

    def _ask_active(self) -> None:
        """The active player must answer once nobody needs to be waited for."""
        s, attempt = self.s, self.attempt
        free = not attempt.asked or attempt.graced
        if not free and not self.g.optional:
            return
        options, default = self.own(free=free)
        for seat in (attempt.seat,) if s.players > 1 else range(s.seats):
            if not self.fitting.isdisjoint(s.hands[seat]):
                options += self._skills(seat)
        kind, offered = attempt.stage, tuple(options)
        if free:
            self.asks[self.active] = Ask(
                self.active, kind, options=offered, default=default, basis=self.basis, clock="turn_timer"
            )
        elif offered:
            self.asks[self.active] = Ask(self.active, kind, options=offered, must=False, basis=self.basis)

    def _ask_helper(self, seat: int) -> None:
        """A seat that is waited for."""
        options = (*self.quiet, *self._skills(seat))
        self.asks[seat] = Ask(
            seat, "help", options=options, default=QUIET[0], basis=self.basis, clock="help_window"
        )

    def _let_help(self, seat: int) -> None:
        """Who was heard, or is not asked, may still help."""
        if not self.g.optional or self.fitting.isdisjoint(self.s.hands[seat]):
            return
        if skills := self._skills(seat):
            self.asks[seat] = Ask(seat, "help", options=tuple(skills), must=False, basis=self.basis)


class BeforeRoll(Window):
    """From the commitment to the roll (FI-068)."""

    window = "before"
    quiet = QUIET_BEFORE

    def own(self, *, free: bool) -> tuple[list[Option], Option]:
        """The roll, with and without the Red Die; and asking the others first, once."""
        s, attempt = self.s, self.attempt
        red = allowed_red(s, attempt.seat)
        default = ROLLS["red" if red and s.prefs[self.active].red else "plain"]
        if not free:
            return [], default
        options: list[Option] = [ROLLS["plain"]]
        if red:
            options.append(ROLLS["red"])
        if not attempt.windows and helpers(s, self.muted_seats):
            options.append(ASK_FIRST)
        return options, default


class AfterRoll(Window):
    """From the roll until it is let stand (FI-069)."""

    window = "after"
    quiet = QUIET

    def own(self, *, free: bool) -> tuple[list[Option], Option]:
        """Letting the roll stand, and a clover."""
        options: list[Option] = [RESOLVE] if free else []
        if (clover := rolls.clover(self.s, self.attempt)) is not None:
            options.append(clover)
        return options, RESOLVE


def before_roll(g: G, attempt: Attempt, spot: Spot) -> Steps:
    """Which dice are rolled, as in :class:`.Roll`. The others are waited for only if the active player asked
    for that (FI-068)."""
    s = g.s
    if s.prefs[owner(s, attempt.seat)].ask_first and (asked := helpers(s)):
        _open(attempt, asked)
    window = BeforeRoll(g, attempt, spot)
    while True:
        who, choice = yield tuple(window.asks.values())
        if isinstance(choice, Roll):
            break
        if isinstance(choice, AskFirst):
            _open(attempt, helpers(s))
            window.renew()
        else:
            window.heard(who, choice)
    attempt.asked, attempt.again, attempt.graced = [], [], False
    return choice.dice


def after_roll(g: G, attempt: Attempt, spot: Spot) -> Steps:
    """Clovers and Skills in any order, until the roll stands (FI-069 to FI-074)."""
    s = g.s
    if rolls.nothing_to_gain(s, attempt, spot):
        if _nothing_can_change(s, attempt):
            return
        # They are asked once dice have changed for the worse.
        attempt.again = helpers(s)
    elif asked := helpers(s):
        _open(attempt, asked)
    window = AfterRoll(g, attempt, spot)
    while not _settled(s, attempt):
        who, choice = yield tuple(window.asks.values())
        if isinstance(choice, Resolve):
            return
        if isinstance(choice, Clover):
            _use_clover(g, attempt, choice)
            changed = True
            window.renew()
        else:
            changed = window.heard(who, choice)
            if isinstance(choice, Quiet) or who == CLOCK:
                continue
        if rolls.nothing_to_gain(s, attempt, spot):
            if _nothing_can_change(s, attempt):
                return
            if attempt.asked:
                attempt.again += (seat for seat in attempt.asked if seat not in attempt.again)
                attempt.asked = []
                window.renew()
        elif changed and attempt.again:
            # Who wished to be asked again is, now that dice have changed (FI-073).
            again = set(helpers(s)).intersection(attempt.again)
            _open(attempt, sorted(again.union(attempt.asked)))
            attempt.again = []
            window.renew()


def _use_clover(g: G, attempt: Attempt, choice: Clover) -> None:
    """The first clover is used, and others roll again (FI-050)."""
    assert isinstance(choice.dice, tuple)
    attempt.white[rolls.clover_at(g.s, attempt)] = USED
    g.tell(Rerolled(attempt.seat, tuple(map(Shown, helping.reroll(g, attempt, choice.dice)))))


def _nothing_can_change(s: State, attempt: Attempt) -> bool:
    """Whether a roll with nothing to gain is done with: no clover and nobody's Skill could turn the Red Die
    to CARD. Which Skills there are, only open hands tell (FI-071)."""
    if not rolls.may_turn_red(s, attempt):
        return True
    if attempt.red_face != LOCK and rolls.clover(s, attempt) is not None:
        return False
    return not helping.could_reroll(s)


def _settled(s: State, attempt: Attempt) -> bool:
    """Whether public facts leave nothing but to resolve: no clover, nobody with a card."""
    return not attempt.asked and not any(s.hands) and rolls.clover(s, attempt) is None
