"""Buttons that change nothing: hands, boards and logs as text, rules, the ⋯ menu."""

from __future__ import annotations

from engines.core.words import plain
from host.errors import Passed, Sorry
from host.services import Services
from host.shown import board_card as board_cards
from host.shown.advice import advice_words
from host.shown.card import Card, button
from host.shown.pictures import PRESSED, board_text, hand_text
from host.shown.press_ids import Verb, verb
from host.shown.rules_card import rules_card
from host.tables import export, history, lobby, takeback, telling
from host.tables.coach import coached
from host.tables.loaded import LoadedTable
from host.tables.tables import playing
from host.words import host_words

from .buttons import button_does, seat_of
from .panels import closed_note, give_hand
from .reply import Reply
from .seat_buttons import lobby_card
from .sight import need_sight

#: Tables to choose from, at most, and buttons in a row.
_WHICH, _ROW = 20, 5


@button_does("hand")
async def show_hand(services: Services, reply: Reply, pressed: Verb) -> None:
    """My hand: the panel, private in the channel; in a panel that was answered, in its place."""
    reply.in_place()
    loaded = await services.tables.load(pressed.table)
    if loaded.record.status == "paused":
        raise Sorry("is-paused", table=pressed.table)
    seat = seat_of(loaded, reply.interaction.user.id)
    await takeback.still(services.tables, loaded.seats[seat], pressed.ask)
    note = ""
    if loaded.ask(seat) is not None:
        note = await telling.news(services.tables, loaded, loaded.seats[seat], reply.locale)
    if not loaded.private and (extra := await closed_note(services, reply)):
        note = f"{note}\n-# {extra}".lstrip()
    await give_hand(services, reply, loaded=loaded, seat=seat, note=note)


@button_does("advice")
async def give_advice(services: Services, reply: Reply, pressed: Verb) -> None:
    """What the house would answer, and why: in the panel that asks."""
    reply.in_place()
    loaded = await services.tables.load(pressed.table)
    playing(loaded)
    mine = loaded.seats[seat_of(loaded, reply.interaction.user.id)]
    if pressed.seat is not None and pressed.seat != mine.seat:
        raise Sorry("not-your-seat", table=pressed.table)
    if loaded.ask(mine.seat) is None or loaded.opened().ids[mine.seat] != pressed.ask:
        raise Passed
    if not coached(loaded):
        raise Sorry("no-coach", table=pressed.table)
    note = services.panels_seen.noted(mine, pressed.ask)
    note = note or await telling.news(services.tables, loaded, mine, reply.locale)
    advice = advice_words(loaded, mine.seat, reply.locale)
    await give_hand(services, reply, loaded=loaded, seat=mine.seat, note=note, advice=advice)


@button_does("show")
async def show_board(services: Services, reply: Reply, pressed: Verb) -> None:
    """The board, privately; for those who sit there also a look after the public one."""
    await need_sight(services, reply, pressed.table)
    reply.in_place()
    loaded = await services.tables.load(pressed.table)
    if loaded.live is None:
        await reply.give(await lobby_card(services, loaded))
    elif pressed.argument:
        await reply.give(text_card(loaded))
    else:
        await reply.give(await board_card(services, loaded))
    if loaded.seat_of(reply.interaction.user.id) is not None:
        await services.publisher.look_after(loaded.id)


async def which_card(
    services: Services, tables: list[str], name: str, argument: str = "", *, locale: str
) -> Card:
    """Tables (by id) that a command could mean, each a button that does the same."""
    words, made = host_words(locale), []
    for table in tables[:_WHICH]:
        record = await services.store.table(table)
        if record is not None:
            game = services.games.get(record.game)
            called = record.game if game is None else game.words(locale)("name")
            label = plain(words("which-button", table=table, game=called))
            # It is of this moment, as what is pressed in a panel.
            ask = record.last_row if name == "undo" else None
            made.append(button(label, verb(table, name, argument, ask=ask)))
    card = Card().say(words("which-table"))
    for at in range(0, len(made), _ROW):
        card.row(*made[at : at + _ROW])
    return card


@button_does("describe")
async def describe(services: Services, reply: Reply, pressed: Verb) -> None:
    """The board as text."""
    await need_sight(services, reply, pressed.table)
    await reply.give(text_card(await services.tables.load(pressed.table)))


def text_card(loaded: LoadedTable) -> Card:
    """The board as text, for anybody."""
    if loaded.live is None:
        raise Sorry(f"is-{loaded.record.status}", table=loaded.id)
    return Card().tell(board_text(loaded), f"{loaded.id}.txt")


@button_does("describe-hand")
async def describe_hand(services: Services, reply: Reply, pressed: Verb) -> None:
    """The own hand as text."""
    loaded = await services.tables.load(pressed.table)
    if loaded.live is None:
        raise Sorry(f"is-{loaded.record.status}", table=pressed.table)
    seat = seat_of(loaded, reply.interaction.user.id)
    try:
        await takeback.still(services.tables, loaded.seats[seat], pressed.ask)
    except Passed:
        reply.in_place()
        raise
    text = hand_text(loaded, seat)
    if loaded.private:
        text = f"{board_text(loaded)}\n\n{text}"
    await reply.give(Card().tell(text, f"{loaded.id}-hand.txt"))


@button_does("log")
async def show_log(services: Services, reply: Reply, pressed: Verb) -> None:
    """What happened: since the reader's last turn first, then all of it."""
    await need_sight(services, reply, pressed.table)
    whole = pressed.argument == "all"
    if whole:
        reply.in_place()
    user = reply.interaction.user.id
    await reply.give(await log_card(services, pressed.table, user=user, locale=reply.locale, whole=whole))


async def log_card(services: Services, table: str, *, user: int, locale: str, whole: bool = False) -> Card:
    """The log for one reader: since the own last answer, or all of it."""
    loaded = await services.tables.load(table)
    words = host_words(locale)
    mine = loaded.seat_of(user)
    seat = None if mine is None else mine.seat
    since = -1
    if mine is not None and not whole and loaded.record.status != "finished":
        since = history.last_own(await services.store.rows(table), mine)
    lines = await history.lines(services.tables, loaded, seat, since=since, locale=locale)
    if not lines and since >= 0:
        lines = await history.lines(services.tables, loaded, seat, locale=locale)
        since = -1
    heading = words("log-since" if since >= 0 else "log-all", table=table)
    room, shown = 3500, []
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            # All of it goes along as a file: a campaign's log is as long as a story.
            shown.append(f"- {words('log-earlier')}")
            break
        shown.append(f"- {line}")
    text = "\n".join(reversed(shown)) or words("log-empty")
    card = Card().say(heading).say(text)
    if room < 0:
        card.attach(f"{table}-log.txt", plain("\n".join(lines)).encode())
    if since >= 0:
        card.row(button(words("button-log-all"), verb(table, "log", "all")))
    if loaded.record.status == "finished":
        card.row(button(words("button-export"), verb(table, "export")))
    return card


@button_does("more")
async def more(services: Services, reply: Reply, pressed: Verb) -> None:
    """The ⋯ menu."""
    await need_sight(services, reply, pressed.table)
    loaded = await services.tables.load(pressed.table)
    await reply.give(board_cards.more(loaded, reply.interaction.user.id, reply.locale))


@button_does("rules")
async def rules(services: Services, reply: Reply, pressed: Verb) -> None:
    """The rules, a topic at a time."""
    reply.in_place()
    key, _, topic = pressed.argument.rpartition(".")
    if not key:
        await need_sight(services, reply, pressed.table)
        game = (await services.tables.load(pressed.table, open_game=False)).game
    elif key in services.games:
        game = services.games[key]
    else:
        raise Sorry("no-such-game")
    await reply.give(rules_card(game, topic, table=pressed.table, locale=reply.locale))


@button_does("fair")
async def fair(services: Services, reply: Reply, pressed: Verb) -> None:
    """How to check that nobody loaded the dice."""
    await need_sight(services, reply, pressed.table)
    loaded = await services.tables.load(pressed.table, open_game=False)
    words = host_words(reply.locale)
    text = words("fair", table=pressed.table, hash=lobby.commitment(loaded.record.secret))
    await reply.give(Card().say(text))


@button_does("export")
async def send_export(services: Services, reply: Reply, pressed: Verb) -> None:
    """The table's export, once it is over."""
    await need_sight(services, reply, pressed.table)
    name, content = await export.of_table(services.tables, pressed.table)
    words = host_words(reply.locale)
    await reply.give(Card().say(words("export-ready", table=pressed.table)).attach(name, content))


async def board_card(services: Services, loaded: LoadedTable) -> Card:
    """The board as it stands, for one reader."""
    picture = await services.pictures.board(loaded, PRESSED)
    lines = await telling.public(services.tables, loaded, after=max(-1, loaded.record.last_row - 3))
    card = board_cards.board(loaded, picture, lines, {}, live=loaded.record.status == "playing")
    card.mentions = []
    return card
