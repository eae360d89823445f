"""Henchmen played for their Skills: who may, what is offered when, and playing one (3.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.ask import Option

from . import dice, problems, rolls
from .cards import HENCHMEN, PROBLEMS
from .challenges import difficulty, white_dice
from .dice import WhiteDice
from .events import Helped, KnockedOut
from .glossary import RED_FACES, WHITE_FACES, Challenge, Die, Henchman, Shown
from .options import SkillOption, UseDice, UseDie
from .piles import all_problems
from .scenario import playing
from .skills import Dice, Double, Idle, Reroll, Skill
from .spots import Spot
from .state import Attempt, G, State, owner

#: Ids of Henchmen by the window of their Skill.
FITTING: dict[str, frozenset[Henchman]] = {
    window: frozenset(Henchman(card) for card, figure in HENCHMEN.items() if window in figure.skill.windows)
    for window in ("before", "after", "idle")
}
_IDLE = FITTING["idle"]

#: Those whose Skill gives more dice.
_MORE = frozenset(card for card, figure in HENCHMEN.items() if isinstance(figure.skill, Dice | Double))


def muted(s: State) -> tuple[int, ...]:
    """Seats that may not play Skills at all; public (NO_SKILLS, NO_HELP)."""
    return problems.muted(s.problems, s.turn)


def willing(s: State, *, but: int = -1, muted_seats: Sequence[int] | None = None) -> list[int]:
    """Seats (``but`` one) that could have a Skill to play and have not passed beforehand: by public facts
    alone. ``muted_seats``: see :func:`muted`, where that is known."""
    prefs = s.prefs
    if muted_seats is None:
        muted_seats = problems.muted(s.problems, s.turn)
    return [
        seat
        for seat, hand in enumerate(s.hands)
        if hand and seat != but and prefs[seat].auto_pass == "off" and seat not in muted_seats
    ]


def could_reroll(s: State) -> bool:
    """Whether somebody may have a REROLL to play; by public facts alone."""
    if s.players == 1:
        return any(
            isinstance(HENCHMEN[card].skill, Reroll)
            for seat in range(s.seats)
            for card in _playable(s, seat, "after", None)
        )
    silent = muted(s)
    return any(hand and seat not in silent for seat, hand in enumerate(s.hands))


def follows(
    card: Henchman, hands: Sequence[Sequence[Henchman] | None], *, used: Sequence[str], barred: bool
) -> bool:
    """Whether another Skill for more dice may follow this card: ``hands`` of those who may play; None for
    one with cards that the holder of this one does not see."""
    return any(
        hand is None
        or any(
            other != card and other in _MORE and other not in used and not (barred and HENCHMEN[other].barred)
            for other in hand
        )
        for hand in hands
    )


class InAttempt:
    """An Attempt of a state as Skills look at it: each fact is worked out once, and only if needed."""

    __slots__ = ("_damage", "_difficulty", "_white_dice", "attempt", "s", "spot")

    def __init__(self, s: State, attempt: Attempt, spot: Spot) -> None:
        self.s, self.attempt, self.spot = s, attempt, spot
        self._difficulty = self._damage = -1
        self._white_dice: WhiteDice | None = None

    @property
    def crew(self) -> Sequence[Henchman]:
        """The committed Henchmen."""
        return self.attempt.crew

    @property
    def doubled(self) -> Sequence[Henchman]:
        """Those that a DOUBLE was played on."""
        return self.attempt.doubled

    @property
    def white(self) -> Sequence[str]:
        """White faces."""
        return self.attempt.white

    @property
    def red(self) -> str:
        """The red face; empty where none was rolled."""
        return self.attempt.red_face

    def difficulty(self) -> int:
        """The Difficulty with all Skills played."""
        if self._difficulty < 0:
            self._difficulty = difficulty(self.s, self.spot, self.attempt)
        return self._difficulty

    def damage(self) -> int:
        """Damage of the roll as it lies."""
        if self._damage < 0:
            self._damage = rolls.damage(self.s, self.attempt)
        return self._damage

    def white_dice(self) -> WhiteDice:
        """White dice as they are counted before the roll."""
        if self._white_dice is None:
            self._white_dice = white_dice(self.s, self.attempt, self.spot)
        return self._white_dice

    def followed(self, card: Henchman) -> bool:
        """Whether another Skill for more dice may follow this card, by what its holder knows."""
        s, silent = self.s, muted(self.s)
        player = owner(s, holder(s, card))
        hands = [
            hand if owner(s, seat) == player else None
            for seat, hand in enumerate(s.hands)
            if hand and seat not in silent
        ]
        return follows(card, hands, used=s.used, barred=playing(s).barred)


def _playable(s: State, seat: int, window: str, muted_seats: Sequence[int] | None) -> list[Henchman]:
    """Cards of a seat whose Skill belongs to this window, and which nothing forbids (FI-077, FI-089)."""
    fitting, hand = FITTING[window], s.hands[seat]
    if fitting.isdisjoint(hand) or seat in (muted(s) if muted_seats is None else muted_seats):
        return []
    return _allowed(s, hand, fitting)


def _allowed(s: State, cards: Iterable[Henchman], fitting: frozenset[Henchman]) -> list[Henchman]:
    """Those of ``fitting`` that nothing forbids, whoever holds them."""
    barred, used = playing(s).barred, s.used
    return [
        card
        for card in cards
        if card in fitting and card not in used and not (barred and HENCHMEN[card].barred)
    ]


def offers(
    s: State,
    seat: int,
    window: str,
    *,
    muted_seats: Sequence[int] | None = None,
    facts: InAttempt | None = None,
) -> list[Option]:
    """All ways in which a seat may play a Skill in the Attempt under way; ``window``: before or after.

    What could do nothing is not offered (FI-075). ``muted_seats`` and ``facts`` are those of this moment,
    where they are known.
    """
    found: list[Option] = []
    for card in _playable(s, seat, window, muted_seats):
        if facts is None:
            assert s.attempt is not None
            facts = InAttempt(s, s.attempt, playing(s).all[s.attempt.challenge])
        found += HENCHMEN[card].skill.offers(card, facts)
    return found


def idle_offers(s: State, seat: int, *, muted_seats: Sequence[int] | None = None) -> list[Option]:
    """All ways in which a seat may play a Skill between actions (FI-067)."""
    cards = _playable(s, seat, "idle", muted_seats)
    if not cards:
        return []
    facts = _between(s)
    return [option for card in cards for option in HENCHMEN[card].skill.offers_idle(card, facts)]


def idle_may_help(s: State) -> bool:
    """Whether a Skill between actions could do something now, of those cards that are not seen to lie
    elsewhere than in a hand or the Clan Deck; by public facts alone."""
    facts, unseen = _between(s), (card for pile in (s.clan, *s.hands) for card in pile)
    return any(HENCHMEN[card].skill.offers_idle(card, facts) for card in _allowed(s, unseen, _IDLE))


def _between(s: State) -> Idle:
    in_play = [(key, PROBLEMS[key].difficulty) for key in all_problems(s)]
    return Idle(s.seats, len(s.clan), s.police, in_play)


def holder(s: State, card: str) -> int:
    """The seat with ``card`` in hand."""
    return next(seat for seat, hand in enumerate(s.hands) if card in hand)


def play(g: G, option: SkillOption) -> bool:
    """Play a Skill; whether it changed dice (FI-062, FI-063, FI-230)."""
    s, card = g.s, option.card
    seat, figure = holder(s, card), HENCHMEN[card]
    skill: Skill = figure.skill
    s.hands[seat].remove(card)
    s.used.append(card)
    (s.knocked_out if figure.knocked_out else s.exhausted).append(card)
    s.tick += 1
    g.learn()
    changed: tuple[Die, ...] = ()
    if s.attempt is not None:
        s.attempt.played.append((seat, card))
        skill.joined(s.attempt, option)
        changed = _work(g, s.attempt, skill, option)
    g.tell(Helped(seat, card, skill.verb, skill.n, tuple(map(Shown, changed))))
    if figure.knocked_out:
        g.tell(KnockedOut((card,), Challenge("skill")))
    skill.done(g, seat, option)
    return bool(changed)


def _work(g: G, attempt: Attempt, skill: Skill, option: SkillOption) -> tuple[Die, ...]:
    """What a Skill does to the roll; the dice that it changed, as they now show."""
    on = dice_named(option)
    if isinstance(skill, Reroll):
        return reroll(g, attempt, on)
    before = rolls.roll_of(attempt)
    after = skill.applied(before, [dice.place(die) for die in on])
    rolls.lay(attempt, after)
    shown = [dice.WHITE_DICE[at][after.white[at]] for at in map(dice.place, on)]
    if after.red != before.red:
        shown.append(dice.RED_DICE[after.red])
    return tuple(shown)


def dice_named(option: SkillOption) -> tuple[Die, ...]:
    """The dice that a Skill is played on."""
    if isinstance(option, UseDie):
        return (option.die,)
    if isinstance(option, UseDice):
        assert isinstance(option.dice, tuple)
        return option.dice
    return ()


def reroll(g: G, attempt: Attempt, named: Sequence[str]) -> tuple[Die, ...]:
    """Roll some dice again; as they now show."""
    shown = []
    for die in named:
        red = dice.is_red(die)
        faces = RED_FACES if red else WHITE_FACES
        shown.append(rolls.turn(attempt, die, faces[g.chance.below(6, "red die" if red else "white die")]))
    return tuple(shown)
