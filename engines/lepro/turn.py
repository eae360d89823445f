"""One turn, from the missed-turn check to the last space (3.4 to 3.6, 3.10, 3.16, 3.20)."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option, Steps, one

from . import effects, spaces, trade
from .cards import ADVENTURES, BOARD, CARS, VALUE, Card, men
from .count import count
from .events import (
    Announced,
    Chosen,
    Claimed,
    Closing,
    Collided,
    Missed,
    Moved,
    Recorded,
    Refuge,
    Rolled,
    Saved,
    Sold,
    StarPlayed,
    Turned,
)
from .law import Out
from .moves import (
    Announce,
    CallDebt,
    ChooseDie,
    Claim,
    Deck,
    Drive,
    Half,
    Keep,
    LeaveHat,
    LoseCar,
    PlayHat,
    PlayStar,
    RollDie,
    Sacrifice,
    SellShare,
    Shift,
    Victim,
)
from .state import Landing, Roll, State, ceil100, held, others, strength, target
from .till import REACTION, G, ask, discard, gain, hand_over, may_play, spend_star, stars

PER_MAN, EXACT = 100, 500
_ROLL, _KEEP, _HAT, _LEAVE, _LOSE, _CLAIM = RollDie(), Keep(), PlayHat(), LeaveHat(), LoseCar(), Claim()
#: What can be sacrificed, by the field that holds it.
SACRIFICES = ("adventure", "recruitment", "mission", "protection")


def turn(g: G) -> Steps:
    """The whole turn of the active player (LP-055)."""
    s, seat = g.s, g.s.turn
    s.plays, s.extra, s.stage, s.landing = 0, False, "roll", Landing()
    player = s.players[seat]
    if player.missed:
        player.missed -= 1
        g.tell(Missed(seat))
        s.extra = False
        _end(g)
        return
    g.tell(Turned(seat, s.again))
    try:
        die = yield from _roll(g, seat)
        yield from _walk(g, seat, die, True)
        yield from _claims(g, seat)
    except Out:
        s.extra = False
    _end(g)


def _roll(g: G, seat: int) -> Steps:
    """The windows before and after the roll; the die (LP-057 to LP-060)."""
    s, player = g.s, g.s.players[seat]
    die = 0
    while not die:
        choice = yield from one(ask(seat, "roll", _before(s, seat), about=(s.plays, player.cash)))
        if isinstance(choice, RollDie):
            die = g.chance.die(6, "turn")
            g.tell(Rolled(seat, die, "rolled"))
        elif isinstance(choice, ChooseDie):
            spend_star(g, seat, choice.card)
            g.tell(StarPlayed(seat, choice.card))
            die = choice.face
            g.tell(Rolled(seat, die, "chosen"))
        elif isinstance(choice, Announce):
            player.buyer = True
            g.tell(Announced(seat))
        else:
            yield from _star(g, seat, choice)
    s.roll, s.stage = Roll(seat, "turn", [die]), "die"
    return (yield from _change(g, seat, die))


def _before(s: State, seat: int) -> list[Option]:
    player = s.players[seat]
    options: list[Option] = [_ROLL]
    if not player.buyer and player.cash >= target(s):
        options.append(Announce())
    for card in stars(s, seat, "before_roll"):
        verb = ADVENTURES[card].do[0].verb
        if verb == "choose_die":
            options += [ChooseDie(card, face) for face in range(1, 7)]
        elif verb == "call_debt":
            options += [CallDebt(card, other) for other in effects_targets(s, seat)]
        elif verb == "sell_share":
            options += [SellShare(card, share) for share in sorted(player.shares, reverse=True)]
        elif effects.concerns(s, seat, ADVENTURES[card].do[0]):
            options.append(PlayStar(card))
    return options


def effects_targets(s: State, seat: int) -> list[int]:
    """Opponents by cash, the nearest clockwise first among equals."""
    return sorted(others(s, seat), key=lambda other: (-s.players[other].cash, (other - seat) % s.seats))


def _star(g: G, seat: int, choice: Option) -> Steps:
    """A star Adventure of the window before the roll (5.5)."""
    s, player = g.s, g.s.players[seat]
    assert isinstance(choice, PlayStar | CallDebt | SellShare)
    spend_star(g, seat, choice.card)
    g.tell(StarPlayed(seat, choice.card))
    effect = ADVENTURES[choice.card].do[0]
    if isinstance(choice, CallDebt):
        hand_over(g, choice.seat, seat, effect.n)
    elif isinstance(choice, SellShare):
        player.shares.remove(choice.share)
        discard(g, choice.share)
        amount = ceil100(VALUE[choice.share] / 3)
        g.tell(Sold(seat, (choice.share,), amount))
        gain(g, seat, amount, "")
    elif effect.verb == "clear_record":
        discard(g, player.records.pop())
        g.tell(Recorded(seat, len(player.records), True))
    else:
        visit = trade.expert if effect.verb == "visit_expert" else trade.brocanteur
        yield from visit(g, seat)
        s.landing = Landing()


def _change(g: G, seat: int, die: int) -> Steps:
    """The die may be changed: by the Driver first, then by a star card (LP-058 to LP-060)."""
    s, player = g.s, g.s.players[seat]
    shifted = False
    while True:
        drives = player.character == "driver" and die == 6 and not (player.driven or shifted)
        if not drives and not (player.stars and may_play(s)):
            return die
        options: list[Option] = [_KEEP]
        if drives:
            options.append(Drive())
        for card in stars(s, seat, "after_roll"):
            options += [Shift(card, face) for face in (die + 1, die - 1) if 1 <= face <= 6]
        choice = yield from one(ask(seat, "die", options, about=(die, s.plays)))
        if isinstance(choice, Keep):
            return die
        if isinstance(choice, Drive):
            die, player.driven = 5, True
            s.roll = Roll(seat, "turn", [die])
            g.tell(Rolled(seat, die, "driven"))
        else:
            spend_star(g, seat, choice.card)
            g.tell(StarPlayed(seat, choice.card))
            die, shifted = choice.face, True
            s.roll = Roll(seat, "turn", [die])
            g.tell(Rolled(seat, die, "shifted"))


# -- movement ----------------------------------------------------------------------------------------


def _walk(g: G, seat: int, by: int, track: bool) -> Steps:
    """Move along the track, or by the secret passage, and play where one stops (LP-073 to LP-079)."""
    s, player = g.s, g.s.players[seat]
    before = player.space
    player.space = at = (before + by) % len(BOARD)
    s.stage, s.landing = "move", Landing()
    g.tell(Moved(seat, at, BOARD[at], not track))
    if track and before + by >= len(BOARD):
        _refuge(g, seat, at == 0)
    if track:
        yield from _collision(g, seat)
    s.stage = "space"
    kinds = BOARD[at]
    kind = kinds[0]
    if len(kinds) > 1:
        kind = (yield from one(ask(seat, "half", [Half(each) for each in kinds], about=at))).space
        g.tell(Chosen(seat, kind))
    elif str(at) in s.hats and s.landing.laid != at and may_play(s):
        card = s.hats[str(at)]
        choice = yield from one(ask(seat, "hat", [_HAT, _LEAVE], about=(at, card)))
        if isinstance(choice, PlayHat):
            yield from spaces.hat(g, seat, at, _walk)
    steps = spaces.play(g, seat, kind, _walk)
    if steps is not None:
        yield from steps


def _refuge(g: G, seat: int, exact: bool) -> None:
    """Refuge money, the Driver's new lap, and the end for a buyer (LP-214 to LP-219, LP-254 to LP-258)."""
    s, player = g.s, g.s.players[seat]
    player.driven = False
    if player.buyer:
        s.closing = True
        g.tell(Closing(seat))
        if not exact:
            return
    amount = PER_MAN * strength(player) + EXACT * exact
    if s.settings.strict_claims:
        player.claim += amount
        g.tell(Refuge(seat, amount, exact, True))
        return
    g.tell(Refuge(seat, amount, exact))
    gain(g, seat, amount, "")


def _claims(g: G, seat: int) -> Steps:
    """With strict claims the owner must claim before the end of his turn (LP-219)."""
    player = g.s.players[seat]
    if not player.claim:
        return
    options = (_LEAVE_IT, _CLAIM)
    claims: Ask[Any] = Ask(
        seat, "claim", options=options, default=_LEAVE_IT, basis=player.claim, clock=REACTION
    )
    choice = yield from one(claims)
    claimed = isinstance(choice, Claim)
    g.tell(Claimed(seat, player.claim, not claimed))
    if claimed:
        gain(g, seat, player.claim, "")
    player.claim = 0


_LEAVE_IT = LeaveHat()


# -- collisions ----------------------------------------------------------------------------------------


def _collision(g: G, seat: int) -> Steps:
    """Where a movement ends on a car owner's space, one car is hit (LP-138 to LP-154)."""
    s = g.s
    at = s.players[seat].space
    near = [o for o in others(s, seat) if s.players[o].space == at and s.players[o].car is not None]
    if not near:
        return
    victim = near[0]
    if len(near) > 1:
        victim = (yield from one(ask(seat, "victim", [Victim(other) for other in near]))).seat
    g.tell(Collided(seat, victim))
    hit = s.players[victim]
    assert hit.car is not None
    offers = [Sacrifice(card) for card in _sacrifices(s, victim)]
    if len(hit.under_car) < CARS[hit.car].factor and offers:
        choice = yield from one(
            Ask(
                victim,
                "sacrifice",
                options=(*offers, _LOSE),
                default=offers[0],
                basis=(seat, hit.car),
                clock=REACTION,
            )
        )
        if isinstance(choice, Sacrifice):
            deck = next(name for name in SACRIFICES if choice.card in held(hit, name))
            held(hit, deck).remove(choice.card)
            hit.under_car.append(choice.card)
            g.learn()
            g.tell(Saved(victim, Deck(deck)))
            return
    trade.lose_car(g, victim)


def _sacrifices(s: State, seat: int) -> list[Card]:
    """What may be laid under a car: the oldest Adventure, the fewest men, the oldest Mission, a
    Protection first (LP-146, 3.22); then the rest."""
    player = s.players[seat]
    recruits = sorted(player.recruits, key=men)
    first = [cards[0] for cards in (player.stars, recruits, player.missions, player.protections) if cards]
    rest = [card for cards in (player.stars, recruits, player.missions) for card in cards[1:]]
    return [*first, *rest]


# -- the end of a turn ---------------------------------------------------------------------------------


def _end(g: G) -> None:
    """Who is next; the end of the game by a buyer or by the limit of rounds."""
    s = g.s
    s.stage = ""
    if s.phase == "over":
        return
    if s.closing:
        count(g, "buyer")
        return
    s.turns += 1
    if s.extra and not s.players[s.turn].fallen:
        s.again = True
        return
    pass_on(g)


def pass_on(g: G) -> None:
    """The turn goes on clockwise; when it comes to or past the first player's seat, a round is complete
    (LP-072, LP-263)."""
    s = g.s
    s.again = False
    following = others(s, s.turn)[0]
    if (following - s.first) % s.seats < (s.turn - s.first) % s.seats:
        if s.settings.round_limit and s.round >= s.settings.round_limit:
            count(g, "limit")
            return
        s.round += 1
    s.turn = following
