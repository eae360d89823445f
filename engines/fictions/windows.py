"""The windows of an Attempt: before and after the roll, others may help (3.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.ask import CLOCK, ELAPSED, Ask, Option, Pick, Steps

from . import dice, skills
from .cards import USED, Spot
from .challenges import allowed_red, difficulty, missing
from .events import Rerolled
from .moves import AskFirst, Clover, Quiet, Resolve, Roll
from .scene import G
from .state import Attempt, State, owner

ROLLS = {"plain": Roll("plain"), "red": Roll("red")}
ASK_FIRST, RESOLVE = AskFirst(), Resolve()
QUIET = tuple(Quiet(until) for until in ("now", "again", "turn", "round", "always"))
#: Before the roll nothing can change that one would be asked again for.
QUIET_BEFORE = tuple(each for each in QUIET if each.until != "again")
#: ``own(state, attempt, free)``: what the active player may do besides Skills, and the default.
Own = Callable[[State, Attempt, bool], tuple[list[Option], Option]]


def may_help(s: State, seat: int) -> bool:
    """Whether a seat could have a Skill to play and has not passed beforehand: by public facts alone."""
    return bool(s.hands[seat]) and s.prefs[seat].auto_pass == "off" and skills.may_play(s, seat)


def can_be_asked(s: State, seat: int) -> bool:
    """Whether a help window asks this seat (FI-070)."""
    return seat != s.turn and may_help(s, seat)


def _others(s: State, silent: tuple[int, ...] | None = None) -> list[int]:
    """Seats that a help window asks; in a solo game there is none (FI-142)."""
    if s.players == 1:
        return []
    prefs = s.prefs
    if silent is None:
        silent = skills.muted(s)
    return [
        seat
        for seat, hand in enumerate(s.hands)
        if hand and prefs[seat].auto_pass == "off" and seat != s.turn and seat not in silent
    ]


def _open(a: Attempt, seats: list[int]) -> None:
    a.asked, a.graced = seats, False
    a.windows += 1


class Window:
    """The asks of one window: the active player's, those still to be heard, late helpers, the clock.

    They are kept from answer to answer; only what an answer changes is asked anew.
    """

    def __init__(self, g: G, a: Attempt, spot: Spot, window: str, quiet: tuple[Quiet, ...], own: Own) -> None:
        self.s, self.a, self.spot, self.window, self.quiet, self.own = g.s, a, spot, window, quiet, own
        self.optional = g.optional
        self.me = owner(g.s, a.seat)
        self.fitting = skills.FITTING[window]
        self.asks: dict[int, Ask[Any]] = {}
        self.about: tuple[Any, ...] = ()
        self.renew()

    def renew(self) -> None:
        """Something that all answers rest on has changed."""
        s, a = self.s, self.a
        self.silent = skills.muted(s)
        self.facts = skills.Facts(s, a, self.spot)
        self.asks = {}
        self.about = (
            a.challenge,
            tuple(a.white),
            a.red_face,
            a.add,
            a.easier,
            a.shield,
            a.dice,
            len(a.doubled),
        )
        self._own()
        if s.players == 1:
            return
        for seat in range(s.seats):
            if seat == a.seat:
                continue
            if seat in a.asked:
                may = (*self.quiet, *skills.offers(s, seat, self.window, self.silent, self.facts))
                self.asks[seat] = Ask(
                    seat, "help", options=may, default=QUIET[0], basis=self.about, clock="help_window"
                )
            else:
                self._late(seat)
        if a.asked and not a.graced:
            self.asks[CLOCK] = Ask(CLOCK, "grace", options=(ELAPSED,), basis=a.windows, clock="help_grace")

    def heard(self, g: G, who: int, choice: Option) -> bool:
        """Take an answer that does not close the window; whether it changed dice."""
        a = self.a
        if who == CLOCK:
            a.graced = True
            del self.asks[CLOCK]
            self._own()
            return False
        if who in a.asked:
            a.asked.remove(who)
        if not isinstance(choice, Quiet):
            changed = skills.play(g, choice)
            self.renew()
            return changed
        if choice.until == "again":
            a.again.append(who)
        elif choice.until != "now":
            self.s.prefs[who].auto_pass = choice.until
        del self.asks[who]
        self._late(who)
        if not a.asked:
            self.asks.pop(CLOCK, None)
            self._own()
        return False

    def _own(self) -> None:
        """The active player's ask: it must be answered once nobody needs to be waited for."""
        s, a = self.s, self.a
        free = not a.asked or a.graced
        if not free and not self.optional:
            return
        options, default = self.own(s, a, free)
        for seat in (a.seat,) if s.players > 1 else range(s.seats):
            if not self.fitting.isdisjoint(s.hands[seat]):
                options += skills.offers(s, seat, self.window, self.silent, self.facts)
        kind = a.stage
        if free:
            self.asks[self.me] = Ask(
                self.me, kind, options=tuple(options), default=default, basis=self.about, clock="turn_timer"
            )
        elif options:
            self.asks[self.me] = Ask(self.me, kind, options=tuple(options), must=False, basis=self.about)

    def _late(self, seat: int) -> None:
        """Who was heard may still help."""
        if not self.optional or self.fitting.isdisjoint(self.s.hands[seat]):
            return
        if may := skills.offers(self.s, seat, self.window, self.silent, self.facts):
            self.asks[seat] = Ask(seat, "help", options=tuple(may), must=False, basis=self.about)


def before_roll(g: G, a: Attempt, spot: Spot) -> Steps:
    """PRE_ROLL: the others are waited for only if the active player asked for that (FI-068)."""
    s = g.s
    if s.prefs[owner(s, a.seat)].ask_first and (others := _others(s)):
        _open(a, others)
    window = Window(g, a, spot, "before", QUIET_BEFORE, _ready)
    while True:
        who, choice = yield tuple(window.asks.values())
        if isinstance(choice, Roll):
            a.red = choice.dice == "red"
            break
        if isinstance(choice, AskFirst):
            _open(a, _others(s))
            window.renew()
        else:
            window.heard(g, who, choice)
    a.asked, a.again, a.graced = [], [], False


def _ready(s: State, a: Attempt, free: bool) -> tuple[list[Option], Option]:
    red = allowed_red(s, a.seat)
    default = ROLLS["red" if red and s.prefs[owner(s, a.seat)].red else "plain"]
    if not free:
        return [], default
    options: list[Option] = [ROLLS["plain"]]
    if red:
        options.append(ROLLS["red"])
    if not a.windows and s.players > 1 and _others(s):
        options.append(ASK_FIRST)
    return options, default


def _nothing_to_gain(s: State, a: Attempt, spot: Spot) -> bool:
    """All Triumphs reached, no damage due, no WARNING (FI-071)."""
    reached = dice.result(s, a) // difficulty(s, spot, a) >= missing(s, spot)
    return reached and not dice.damage(s, a) and a.red_face != "warning"


def after_roll(g: G, a: Attempt, spot: Spot) -> Steps:
    """POST_ROLL: clovers and Skills in any order, until the roll stands (FI-069 to FI-074)."""
    s = g.s
    if _nothing_to_gain(s, a, spot):
        return
    if others := _others(s):
        _open(a, others)
    window = Window(g, a, spot, "after", QUIET, _rolled)
    while not _settled(s, a):
        who, choice = yield tuple(window.asks.values())
        if isinstance(choice, Resolve):
            return
        if isinstance(choice, Clover):
            a.white[dice.clover_at(s, a)] = USED
            assert isinstance(choice.dice, tuple)
            g.tell(Rerolled(a.seat, skills.reroll(g, a, choice.dice)))
            changed = True
            window.renew()
        else:
            changed = window.heard(g, who, choice)
            if isinstance(choice, Quiet) or who == CLOCK:
                continue
        if changed and a.again:
            _open(a, sorted({*a.asked, *(seat for seat in a.again if can_be_asked(s, seat))}))
            a.again = []
            window.renew()
        if _nothing_to_gain(s, a, spot):
            return


def _settled(s: State, a: Attempt) -> bool:
    """Whether public facts leave nothing but to resolve: no clover, nobody with a card."""
    return not a.asked and not any(s.hands) and _clover(s, a) is None


def _clover(s: State, a: Attempt) -> Clover | None:
    at = dice.clover_at(s, a)
    others = dice.rerollable(a, at) if at >= 0 else []
    return Clover(Pick(tuple(others), 1, len(others))) if others else None


def _rolled(s: State, a: Attempt, free: bool) -> tuple[list[Option], Option]:
    options: list[Option] = [RESOLVE] if free else []
    if (clover := _clover(s, a)) is not None:
        options.append(clover)
    return options, RESOLVE
