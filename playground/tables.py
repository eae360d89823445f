"""People who play by what their messages offer, as tests and the soak need them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from host.shown import press_ids
from host.shown.press_ids import chosen, verb

from .actors import Outcome, controls, text
from .checks import walk
from .server import Playground
from .state import Channel, Message, User

#: A control that answers, and the values of which some are chosen; None: it is only pressed.
Way = tuple[dict[str, Any], list[str] | None]
#: Called after each answer, with their number.
Every = Callable[[int], Awaitable[None]]
_PAGES = 6


def answers(message: Message, table: str | None = None) -> list[Way]:
    """Ways to answer that a panel offers; pages to turn are among them."""
    return ways(controls(message), table)


def ways(parts: list[dict[str, Any]], table: str | None = None) -> list[Way]:
    """The same of controls as payloads, wherever they come from."""
    found: list[Way] = []
    for part in parts:
        press = press_ids.decode(part["custom_id"])
        if press is None or isinstance(press, press_ids.Verb):
            continue
        if table is not None and press.table != table:
            continue
        found.append((part, None if part["type"] == 2 else [option["value"] for option in part["options"]]))
    return found


def without_forms(offered: list[Way]) -> list[Way]:
    """Ways that need no form to be filled in."""
    found = []
    for part, values in offered:
        press = press_ids.decode(part["custom_id"])
        if isinstance(press, press_ids.Menu) and values is not None:
            values = [value for value in values if not isinstance(chosen(press, value), press_ids.Form)]
        if values != [] and not isinstance(press, press_ids.Form):
            found.append((part, values))
    return found


def offers(message: Message, custom_id: str) -> bool:
    """Whether a message has a control of this id."""
    return any(part["custom_id"] == custom_id for part in controls(message))


def shows(message: Message, custom_id: str) -> bool:
    """Like :func:`offers`; also controls that cannot be used now."""
    return any(part.get("custom_id") == custom_id for part in walk(message.components))


@dataclass(frozen=True)
class Answer:
    """One way to answer: what to press where, and what to choose there."""

    panel: Message
    custom_id: str
    values: list[str] | None


@dataclass
class Table:
    """A table being played through the playground."""

    server: Playground
    channel: Channel
    id: str
    people: list[User]
    presses: list[Outcome] = field(default_factory=list)
    """All answers given, pages turned not counted."""

    def boards(self) -> list[Message]:
        """Live boards, oldest first."""
        hand = verb(self.id, "hand")
        return [m for m in reversed(self.server.act.newest(self.channel)) if offers(m, hand)]

    def end(self) -> Message | None:
        """The last card of a game that is over."""
        for message in self.server.act.newest(self.channel):
            if offers(message, verb(self.id, "again")):
                return message
        return None

    def panel(self, user: User) -> Message | None:
        """The newest direct message that asks a person something."""
        place = self.server.world.find_dm(user.id)
        found = [] if place is None else self.server.act.newest(place, 12)
        return next((message for message in found if answers(message, self.id)), None)

    def called(self, user: User) -> bool:
        """Whether the board calls a person by name."""
        return any(f"<@{user.id}>" in text(board) for board in self.boards()[-1:])

    def waiting(self) -> list[User]:
        """Those who are asked something, by what they can see."""
        return [user for user in self.people if self.panel(user) is not None or self.called(user)]

    async def hand(self, user: User) -> Message | None:
        """The panel a person would use: the direct message, else what My hand opens."""
        found = self.panel(user)
        boards = self.boards()
        if found is None and boards:
            opened = await self.server.act.press(user, boards[-1], verb(self.id, "hand"), force=True)
            found = opened.response
        return found

    async def find(self, user: User, rng: Random, panel: Message | None = None) -> Answer | None:
        """Turn pages, at random, until something answers; None if nothing is asked. ``panel``: there
        and nowhere else."""
        panel = panel or await self.hand(user)
        for _ in range(_PAGES):
            offered = without_forms(answers(panel, self.id)) if panel is not None else []
            if panel is None or not offered:
                return None
            selects = [offer for offer in offered if offer[1] is not None]
            part, values = rng.choice(selects or offered)
            picked = None if values is None else rng.sample(values, part.get("max_values", 1))
            found = Answer(panel, part["custom_id"], picked)
            press = press_ids.decode(found.custom_id)
            if isinstance(press, press_ids.Menu) and picked:
                press = chosen(press, picked[0])
            if not isinstance(press, press_ids.Page):
                return found
            panel = (await self.give(user, found)).response
        return None

    async def give(self, user: User, answer: Answer) -> Outcome:
        """Press or choose, whatever has become of the message since."""
        act = self.server.act
        if answer.values is None:
            return await act.press(user, answer.panel, answer.custom_id, force=True)
        return await act.select(user, answer.panel, answer.custom_id, answer.values, force=True)

    async def act(self, user: User, rng: Random) -> Outcome | None:
        """Answer what is asked, at random among what is offered; None if nothing is."""
        found = await self.find(user, rng)
        if found is None:
            return None
        outcome = await self.give(user, found)
        self.presses.append(outcome)
        return outcome

    async def play(self, rng: Random, *, every: Every | None = None, limit: int = 400) -> int:
        """Everybody answers whenever asked, until the game is over; the number of answers."""
        count = 0
        while self.end() is None:
            await self.server.until(lambda: self.end() is not None or bool(self.waiting()), 20.0)
            waiting = self.waiting()
            if not waiting:
                continue
            if await self.act(rng.choice(waiting), rng) is None:
                await self.server.until(lambda: False, 0.05)
                continue
            count += 1
            if count > limit:
                raise AssertionError("no end")
            if every is not None:
                await every(count)
        return count


async def open_table(
    server: Playground,
    channel: Channel,
    *names: str,
    computers: int = 0,
    start: bool = True,
    game: str = "fixer",
    **options: Any,
) -> Table:
    """Open a table, seat people and computers, and start it; as people do it."""
    act = server.act
    people = [act.user(name) for name in names]
    seats = max(2, len(people) + computers)
    outcome = await act.slash(people[0], channel, f"{game} new", seats=seats, **options)
    if outcome.error is not None:
        raise AssertionError(outcome.error)
    words = outcome.words
    place = channel
    for thread in server.world.state.channels.values():
        if f"<#{thread.id}>" in words:
            place = thread
    made = Table(server, place, words.split("**")[1], people)

    def lobby() -> Message | None:
        return next((m for m in act.newest(place) if shows(m, verb(made.id, "join"))), None)

    async def press(user: User, what: str) -> None:
        await server.until(lambda: lobby() is not None)
        card = lobby()
        assert card is not None
        done = await act.press(user, card, verb(made.id, what), force=True)
        if done.error is not None:
            raise AssertionError(done.error)

    for user in people[1:]:
        await press(user, "join")
    for _ in range(computers):
        await press(people[0], "computer")
    if start:
        await press(people[0], "start")
        await server.until(lambda: bool(made.boards()), 20.0)
    return made
