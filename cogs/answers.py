"""A person's answer, by a press or by typing: to the host, and the next panel back."""

from __future__ import annotations

from engines.core.codec import parse
from host.errors import Passed
from host.services import Services
from host.shown import hand_card
from host.tables import answers, lessons, telling
from host.tables.loaded import LoadedTable
from host.tables.tables import now
from host.tables.teller import Circle, shortened, texts

from .panels import closed_note, give_hand, give_panel
from .reply import Reply

#: Seconds within which the same answer again is a finger that trembled.
TWICE = 10.0


async def answer(
    services: Services, reply: Reply, *, table: str, seat: int, ask: int | None, option: str
) -> None:
    """Give an answer (``option`` as text; ``ask`` None: to whatever is asked now) to the host, then the next
    panel to the person. Raises Passed or Sorry."""
    interaction = reply.interaction
    try:
        got = await answers.answer(
            services.tables,
            table,
            user=interaction.user.id,
            seat=seat,
            ask=ask,
            option=option,
            interaction=interaction.id,
        )
        if got.loaded.lesson is None:
            note = consequence(got, reply.locale)
        else:
            note = await telling.news(services.tables, got.loaded, got.loaded.seats[seat], reply.locale)
        if not got.loaded.private and (extra := await closed_note(services, reply)):
            note += f"\n-# {extra}"
        if got.loaded.ask(seat) is not None:
            # The panel may be a private word: no publisher brings a picture there.
            draw = got.loaded.private
            await give_hand(services, reply, loaded=got.loaded, seat=seat, note=note, draw=draw)
            return
        board = await services.messages.board(table)
        if got.loaded.record.status == "finished":
            final = hand_card.final(
                got.loaded, seat, None, note, board=board, locale=reply.locale, drawn=False
            )
            await give_panel(services, reply, loaded=got.loaded, seat=seat, card=final, bare=True)
            return
        card = hand_card.resting(got.loaded, seat, note, board=board, locale=reply.locale)
        await give_panel(services, reply, loaded=got.loaded, seat=seat, card=card)
    except lessons.Wrong as wrong:
        note = lessons.reproof(wrong, reply.locale)
        await give_hand(services, reply, loaded=wrong.loaded, seat=seat, note=note)
    except Passed as passed:
        if passed.key == "passed" and await _is_repeated(
            services, table, user=interaction.user.id, seat=seat, ask=ask, option=option
        ):
            raise Passed("twice") from passed
        raise
    finally:
        services.tables.changed(table)


def consequence(got: answers.Answered, locale: str) -> str:
    """What came of an answer, for whoever gave it; where nothing did yet, what was done."""
    lines = telling.of_row(got.loaded, got.moved.row.n, got.moved.events, got.seat, locale)
    own = any(line.circle == Circle.OWN for line in lines)
    first = [] if own else [telling.of_choice(got.loaded, got.choice, locale)]
    return "\n".join([*first, *texts(shortened(lines))])


async def _is_repeated(
    services: Services, table: str, *, user: int, seat: int, ask: int | None, option: str
) -> bool:
    """Whether somebody gave this very answer a moment ago: they pressed twice."""
    loaded: LoadedTable = await services.tables.load(table)
    if ask is None:
        return False
    rows = [row for row in await services.store.rows(loaded.id, ask) if row.seat == seat and row.user == user]
    last = rows[-1] if rows else None
    if last is None or last.ask != ask or last.by != "person" or last.choice is None:
        return False
    choice = parse(loaded.spec.options, option)
    fresh = now() - last.at <= TWICE
    return fresh and choice is not None and bool(loaded.opened().choice(last.choice) == choice)
