"""How an ask becomes buttons and selects: at most five buttons, 25 lines a select, pages beyond.

A panel is turned by paths: ``""`` is the first page; ``put.AB1`` the options of one group; ``2`` or
``put.AB1.p2`` a later page. Paths stand in component ids and hold option text only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from engines.core import codec
from engines.core.ask import Ask, Option, Pick, Range
from engines.core.words import Words

from .sitting import Sitting
from .words import clipped

MOST_BUTTONS = 5
PAGE = 25
_LABEL, _DETAIL = 80, 100
_PAGED = re.compile(r"(?:(?P<group>.*)\.)?p(?P<page>\d{1,3})")


@dataclass(frozen=True)
class Entry:
    """One thing to press or choose. ``what`` is an option as text, or ``~`` and a path."""

    what: str
    label: str
    detail: str = ""
    strong: bool = False


@dataclass
class Panel:
    """One page of an ask."""

    seat: int
    ask: int
    buttons: list[Entry] = field(default_factory=list)
    lines: list[Entry] = field(default_factory=list)
    """Lines of a select."""
    prompt: str = ""
    """The select's placeholder."""
    hole: str = ""
    """For a select that fills a Pick: the option as text with ``?`` in the hole."""
    least: int = 1
    most: int = 1
    typed: tuple[str, int, int] | None = None
    """A number to type: the option as text with ``?``, least and most."""
    turns: list[Entry] = field(default_factory=list)
    """Buttons to other pages of the panel."""


def panel(sitting: Sitting, seat: int, path: str = "", locale: str | None = None) -> Panel | None:
    """The page ``path`` of a seat's open ask; None if nothing is asked. An unknown path is the first page."""
    ask = sitting.ask(seat)
    if ask is None:
        return None
    made = Panel(seat, sitting.live().ids[seat])
    maker = _Maker(sitting, seat, ask, sitting.words(locale), made)
    maker.page(path)
    return made


class _Maker:
    def __init__(self, sitting: Sitting, seat: int, ask: Ask[Any], words: Words, made: Panel) -> None:
        self.sitting, self.seat, self.ask, self.words, self.made = sitting, seat, ask, words, made

    def page(self, path: str) -> None:
        options = self.ask.options
        if len(options) == 1 and self._hollow(options[0]):
            return
        number = 1
        if (paged := _PAGED.fullmatch(path)) is not None:
            path, number = paged["group"] or "", int(paged["page"])
        if len(options) <= MOST_BUTTONS:
            self.made.buttons = [self._entry(option, whole=True) for option in options]
            return
        groups = self._groups()
        if len(options) <= PAGE or len(groups) < 2:
            self._select(list(options), number, "", whole=True)
            return
        if path not in groups:
            self._listing(groups, number)
            return
        self._listing(groups, 1, chosen=path)
        self._select(groups[path], number, path, whole=False)

    def _groups(self) -> dict[str, list[Option]]:
        """Options by type and first field, in the order they are offered."""
        groups: dict[str, list[Option]] = {}
        for option in self.ask.options:
            groups.setdefault(".".join(codec.text(option).split(".")[:2]), []).append(option)
        return groups

    def _listing(self, groups: dict[str, list[Option]], number: int, chosen: str = "") -> None:
        """The groups as buttons, or as a select where there are many."""
        entries = [
            Entry(f"~{key}", self._group_label(key, options[0]), strong=key == chosen)
            for key, options in groups.items()
        ]
        if len(entries) <= MOST_BUTTONS:
            self.made.buttons = entries
        elif not chosen:
            self._lines(entries, number, "")
        else:
            self.made.turns.append(Entry("~", self.words("ask-back") if self.words.has("ask-back") else "↩"))

    def _group_label(self, key: str, option: Option) -> str:
        spec = self.sitting.spec
        named = spec.group(self.sitting.view(self.seat), option) if spec.group is not None else None
        if named is not None:
            return clipped(self.words.describe("group", named, self.sitting.names), _LABEL)
        return clipped(key.split(".", 1)[-1], _LABEL)

    def _entry(self, option: Option, *, whole: bool) -> Entry:
        short = "" if whole else "short"
        label = self.words.describe("option", option, self.sitting.names, short)
        return Entry(codec.text(option), clipped(label, _LABEL), clipped(self._detail(option), _DETAIL))

    def _detail(self, option: Option) -> str:
        spec = self.sitting.spec
        found = spec.hint(self.sitting.view(self.seat), option) if spec.hint is not None else None
        return "" if found is None else self.words.describe("hint", found, self.sitting.names)

    def _select(self, options: list[Option], number: int, path: str, *, whole: bool) -> None:
        self._lines([self._entry(option, whole=whole) for option in options], number, path)

    def _lines(self, entries: list[Entry], number: int, path: str) -> None:
        pages = max(1, -(-len(entries) // PAGE))
        number = min(max(number, 1), pages)
        self.made.lines = entries[(number - 1) * PAGE : number * PAGE]
        self.made.prompt = self.words(f"ask-{self.ask.kind}")
        prefix = f"{path}." if path else ""
        if number > 1:
            self.made.turns.append(Entry(f"~{prefix}p{number - 1}", "◀"))
        if number < pages:
            self.made.turns.append(Entry(f"~{prefix}p{number + 1}", "▶"))

    def _hollow(self, option: Option) -> bool:
        """Fill the panel for an option with one hole; whether it has one."""
        for name in option.__struct_fields__:
            value = getattr(option, name)
            if isinstance(value, Pick):
                kind = name.removesuffix("s")
                self.made.lines = [Entry(item, self._item(kind, item)) for item in value.of[:PAGE]]
                self.made.hole, self.made.prompt = codec.text(option), self.words(f"ask-{self.ask.kind}")
                self.made.least, self.made.most = value.least, value.most
                return True
            if isinstance(value, Range):
                steps = list(range(value.least, value.most + 1, value.step))
                if len(steps) <= PAGE:
                    self.made.lines = [Entry(str(step), str(step)) for step in steps]
                    self.made.hole = codec.text(option)
                    self.made.prompt = self.words(f"ask-{self.ask.kind}")
                else:
                    self.made.typed = (codec.text(option), value.least, value.most)
                return True
        return False

    def _item(self, kind: str, item: str) -> str:
        return self.words(f"{kind}-{item}") if self.words.has(f"{kind}-{item}") else item


def filled(sitting: Sitting, seat: int, hole: str, values: list[str]) -> str:
    """The option as text with its hole filled by ``values``, which are put in the order offered
    unless the order matters."""
    ask = sitting.ask(seat)
    items = list(values)
    if ask is not None:
        for option in ask.options:
            if codec.text(option) != hole:
                continue
            for name in option.__struct_fields__:
                value = getattr(option, name)
                if isinstance(value, Pick) and not value.ordered:
                    items.sort(key=lambda item: value.of.index(item) if item in value.of else -1)
    return hole.replace(codec.OPEN, "+".join(items), 1)
