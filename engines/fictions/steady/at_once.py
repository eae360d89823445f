"""An Attempt that is rolled at once, where no Skill would be played before the roll."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.core.ask import Ask, Option

from ..cards import HENCHMEN
from ..options import Act, ActNow
from ..view import AttemptView, Crew, FictionsView, reckoning
from .helping import before
from .plan import Plan
from .sight import Sight


def at_once(at: Sight, plan: Plan, ask: Ask[Any], act: Act) -> Option:
    """The Attempt with its roll, where that is offered and is what would follow; else the Attempt alone."""
    offered = [option for option in ask.options if type(option) is ActNow and option.act == act]
    if not offered:
        return act
    seen = _committed(at, act)
    attempt = seen.attempt
    assert attempt is not None
    skills = [
        option
        for seat in ((at.seat,) if seen.players > 1 else range(seen.seats))
        for card in seen.hands[seat] or ()
        if reckoning.playable(seen, seat, card)
        for option in HENCHMEN[card].skill.offers(card, reckoning.Seen(seen, attempt))
    ]
    skill, red = before(Sight(seen, at.seat), plan, attempt, skills)
    wanted = ActNow(act.challenge, act.way, act.crew, "red" if red else "plain")
    return wanted if skill is None and wanted in offered else act


def _committed(at: Sight, act: Act) -> FictionsView:
    """What would be seen once the crew is committed."""
    view, seat = at.view, at.seat
    one = at.view.challenge(act.challenge)
    dice = reckoning.white_dice(view, seat, one, act.crew)
    easier = at.easier(one, act.way)
    attempt = AttemptView(
        seat=seat,
        challenge=act.challenge,
        way=act.way,
        crew=tuple(Crew(card, given, False) for card, given in zip(act.crew, dice.each, strict=True)),
        stage="ready",
        red=False,
        count=dice.rolled(),
        white=(),
        red_face="",
        result=0,
        difficulty=max(1, one.difficulty - easier),
        printed=one.printed,
        add=0,
        prestige=at.prestige(one, act.crew),
        easier=0,
        shield=0,
        triumphs=0,
        needs=one.missing,
        damage=0,
        clovers=0,
        asked=(),
        graced=False,
        played=(),
    )
    hand = tuple(card for card in view.hands[seat] or () if card not in act.crew)
    hands = tuple(hand if at == seat else other for at, other in enumerate(view.hands))
    seats = tuple(
        replace(other, hand=other.hand - len(act.crew)) if at == seat else other
        for at, other in enumerate(view.table)
    )
    used = (*view.used, *act.crew)
    return replace(view, attempt=attempt, hands=hands, table=seats, used=used, actions=view.actions - 1)
