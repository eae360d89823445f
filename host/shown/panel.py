"""How an ask becomes buttons and selects: at most five buttons, 25 lines a select, pages beyond.

Where options of several kinds are offered, those without parameters are buttons, so is the default, and
every other kind has a select of its own. Where a game says which kinds people need first, the others are a
page of their own. A panel is turned by paths: ``""`` is the first page; ``put.AB1`` the options of one group;
``*2``, ``put*2`` or ``put.AB1*2`` a later page; ``-`` what is needed less. Paths hold option text only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from engines.core import codec
from engines.core.ask import Ask, Option, Pick, Range
from engines.core.words import Words
from host.tables.loaded import LoadedTable
from host.words import clipped, host_words

from . import press_ids
from .lists import by_group, by_kind, by_list, is_plain, list_of, menus_of
from .option_words import item_words, option_words
from .press_ids import Answer, Menu, Page

MOST_BUTTONS = 5
PAGE = 25
#: Selects in one form (Discord's limit of a modal).
_FORM_ROWS = 5
#: Letters of a button, of a line of a list, and of what stands beside one.
_LABEL, _LINE, _DETAIL = 80, 100, 100
#: The path of the page with what is needed less.
REST = "-"


@dataclass(frozen=True)
class Entry:
    """One thing to press or choose: an option, or a page or form to be opened."""

    press: Answer | Page | press_ids.Form
    label: str
    detail: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Line:
    """A line of a select: what Discord sends for it, and what people read."""

    value: str
    label: str
    detail: str = ""


@dataclass(frozen=True)
class Select:
    """A select: a menu of entries, or an option with a hole that the chosen lines fill."""

    press: Menu | Answer
    lines: list[Line]
    prompt: str = ""
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class Form:
    """A hole too large for a select: filled in a form of its own. ``lines`` empty: with a number."""

    press: press_ids.Form
    title: str
    """What it is for; empty: the game has no words for that."""
    least: int
    most: int
    lines: list[list[Line]] = field(default_factory=list)
    step: int = 1
    listed: bool = False
    """One of several: a line of a select opens it, not a button of its own."""


@dataclass
class Panel:
    """One page of an ask."""

    buttons: list[Entry] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)
    closing: list[Entry] = field(default_factory=list)
    """Buttons below the selects: what ends it all."""
    turns: list[Entry] = field(default_factory=list)
    """Buttons to other pages of the panel."""


def panel(loaded: LoadedTable, seat: int, path: str = "", locale: str | None = None) -> Panel | None:
    """The page ``path`` of a seat's open ask; None if nothing is asked. An unknown path is the first page."""
    ask = loaded.ask(seat)
    if ask is None:
        return None
    maker = _Maker(loaded, seat, ask, loaded.words(locale))
    maker.page(path)
    return maker.made


def hole_of(option: Any) -> Pick | Range | None:
    """The hole of an option, if it has one."""
    values = (getattr(option, name) for name in option.__struct_fields__)
    return next((value for value in values if isinstance(value, Pick | Range)), None)


class _Maker:
    """Lays out the options of one ask."""

    def __init__(self, loaded: LoadedTable, seat: int, ask: Ask[Any], words: Words) -> None:
        self.loaded, self.seat, self.ask, self.words = loaded, seat, ask, words
        self.host_words = host_words(words.locale)
        self.made = Panel()
        self.names = loaded.placed(safe_names=False)
        self.number = loaded.opened().ids[seat]
        self.menus = menus_of(loaded.spec, ask)
        #: Options of the page that is made.
        self.options: Sequence[Option] = ask.options

    def _answer(self, option: str) -> Answer:
        return Answer(self.loaded.id, self.seat, self.number, option)

    def _page(self, path: str) -> Page:
        return Page(self.loaded.id, self.seat, self.number, path)

    def _form(self, option: str) -> press_ids.Form:
        return press_ids.Form(self.loaded.id, self.seat, self.number, option)

    def page(self, path: str) -> None:
        path, _, number = path.partition("*")
        page = press_ids.number(number) or 1
        self._choose(path)
        plain = [option for option in self.options if hole_of(option) is None]
        kinds = by_list(self.menus, plain)
        lists = {kind: options for kind, options in kinds.items() if not all(map(is_plain, options))}
        if len(lists) < 2 and len(lists) == len(kinds):
            self._holes()
            if len(plain) + len(self.made.buttons) <= MOST_BUTTONS:
                self.made.buttons += [self._entry(option, whole=True) for option in plain]
            elif plain:
                self._one(plain, path, page)
            return
        # Several kinds: what needs no more words is a button, every other kind has a list of its own.
        chosen = list_of(self.menus, path.partition(".")[0])
        groups = by_group(lists.get(chosen, []))
        if path in groups:
            self._group(groups[path], page, path)
            self._back()
            return
        self._holes()
        verbs = [options[0] for kind, options in kinds.items() if kind not in lists]
        silent = next((option for option in plain if option == self.ask.default), None)
        if silent is not None and silent not in verbs:
            # What silence would say is said with one press.
            verbs.insert(0, silent)
        if len(plain) + len(self.made.buttons) <= MOST_BUTTONS:
            verbs, lists = plain, {}
        after = self._after_lists(kinds, lists)
        for option in verbs:
            part = self.made.closing if codec.tag(type(option)) in after else self.made.buttons
            part.append(self._entry(option, whole=True))
        for kind, options in lists.items():
            self._kind(kind, options, page if kind == chosen else 1)

    def _choose(self, path: str) -> None:
        """The options of a page: those that people need first, in that order, or the others; all of them
        where the game does not tell them apart, or where they are few."""
        order = [kind for kinds in self.menus for kind in kinds]
        first = [option for kind in order for option in self.ask.options if type(option) is kind]
        rest = [option for option in self.ask.options if type(option) not in order]
        if not first:
            return
        ends = sum(1 for _ in takewhile(is_plain, reversed(first)))
        self.options = [*first[: len(first) - ends], *rest, *first[len(first) - ends :]]
        few = len(self.options) <= MOST_BUTTONS and all(hole_of(option) is None for option in self.options)
        if few or not rest:
            return
        chosen, _, group = path.partition(".")
        if chosen not in (REST, *by_kind(rest)):
            self.options = first
            if not group:
                self.made.turns.append(Entry(self._page(REST), self.host_words("button-rest")))
        else:
            self.options = rest
            if not group:
                self._back()

    def _after_lists(self, kinds: dict[str, list[Option]], lists: dict[str, list[Option]]) -> set[str]:
        """Kinds without a list that a game wants to come after all lists."""
        last = [kind for kind in kinds if kind in lists][-1:]
        if not self.menus or not last:
            return set()
        names = [*kinds]
        return set(names[names.index(last[0]) + 1 :])

    def _back(self) -> None:
        self.made.turns.append(Entry(self._page(""), self.host_words("button-back")))

    # -- plain options -----------------------------------------------------------------------

    def _one(self, plain: list[Option], path: str, page: int) -> None:
        """The only kind there is: a list, or groups that are opened in place."""
        groups = by_group(plain)
        if len(plain) <= PAGE or len(groups) in (1, len(plain)):
            entries = [self._entry(option, whole=True, most=_LINE) for option in self._best(plain)]
            self._lines(entries, page, "", prompt=self._prompt(codec.tag(type(plain[0]))))
        elif path not in groups:
            self._listing(groups, page)
        else:
            self._listing(groups, 1, chosen=path)
            self._group(groups[path], page, path)

    def _group(self, options: list[Option], number: int, path: str) -> None:
        """The second step: what has been chosen so far is said, if the game has words for it."""
        kind = codec.tag(type(options[0]))
        step = f"option-{kind}.step"
        prompt = self.words.describe("option", options[0], self.names, "step") if self.words.has(step) else ""
        entries = [self._entry(each, whole=False, most=_LINE) for each in self._best(options)]
        self._lines(entries, number, path, prompt=prompt)

    def _kind(self, kind: str, options: list[Option], page: int) -> None:
        """One kind among others: its options, or if they are many its groups. In a game that says what people
        need first, a list that has room for all options has no groups."""
        groups = by_group(options)
        plain = bool(self.loaded.spec.menus) or len(groups) in (1, len(options))
        if len(options) <= PAGE and plain:
            entries = [self._entry(option, whole=True, most=_LINE) for option in self._best(options)]
        else:
            entries = [
                Entry(self._page(key), self._group_label(key, group[0]))
                if len(group) > 1
                else self._entry(group[0], whole=True)
                for key, group in groups.items()
            ]
        self._lines(entries, page, kind, kind)

    def _best(self, options: list[Option]) -> list[Option]:
        """A list in the order in which it is shown."""
        rank = self.loaded.spec.rank
        if rank is None:
            return options
        view = self.loaded.view(self.seat)
        return sorted(options, key=lambda option: -rank(view, option))

    def _listing(self, groups: dict[str, list[Option]], number: int, chosen: str = "") -> None:
        """The groups as buttons, or as a select where there are many."""
        entries = [
            Entry(self._page(key), self._group_label(key, options[0]), strong=key == chosen)
            for key, options in groups.items()
        ]
        if len(entries) + len(self.made.buttons) <= MOST_BUTTONS:
            self.made.buttons += entries
        elif not chosen:
            self._lines(entries, number, "")
        else:
            self._back()

    def _group_label(self, key: str, option: Option) -> str:
        spec = self.loaded.spec
        named = spec.group(self.loaded.view(self.seat), option) if spec.group is not None else None
        if named is not None:
            return clipped(self.words.describe("group", named, self.names), _LABEL)
        return clipped(key.split(".", 1)[-1], _LABEL)

    def _entry(self, option: Option, *, whole: bool, most: int = _LABEL) -> Entry:
        label = option_words(self.loaded, self.seat, option, self.words, "" if whole else "short")
        return Entry(
            self._answer(codec.text(option)), clipped(label, most), clipped(self._detail(option), _DETAIL)
        )

    def _detail(self, option: Option) -> str:
        spec = self.loaded.spec
        found = spec.hint(self.loaded.view(self.seat), option) if spec.hint is not None else None
        return "" if found is None else self.words.describe("hint", found, self.names)

    def _lines(
        self, entries: list[Entry], number: int, path: str, kind: str = "", *, prompt: str = ""
    ) -> None:
        """A select of entries, 25 a page; ``number`` counts the pages from 1."""
        pages = max(1, -(-len(entries) // PAGE))
        number = min(max(number, 1), pages)
        shown = entries[(number - 1) * PAGE : number * PAGE]
        lines = [Line(press_ids.line(entry.press), entry.label, entry.detail) for entry in shown]
        self._menu(kind, lines, prompt or self._prompt(path.partition(".")[0]))
        if number > 1:
            self.made.turns.append(Entry(self._page(f"{path}*{number - 1}"), f"◀ {number - 1}/{pages}"))
        if number < pages:
            self.made.turns.append(Entry(self._page(f"{path}*{number + 1}"), f"{number + 1}/{pages} ▶"))

    def _menu(self, kind: str, lines: list[Line], prompt: str) -> None:
        menu = Menu(self.loaded.id, self.seat, self.number, kind)
        self.made.selects.append(Select(menu, lines, prompt))

    def _prompt(self, kind: str, option: Any = None) -> str:
        """What a list is for, in the words of its kind; without any, the question above it says that."""
        if kind and self.words.has(f"option-{kind}.menu"):
            if option is not None:
                return self.words.describe("option", option, self.names, "menu")
            return self.words(f"option-{kind}.menu")
        return self.host_words("menu-choose")

    # -- holes ---------------------------------------------------------------------------------

    def _holes(self) -> None:
        ranges: dict[str, list[tuple[Option, Range]]] = {}
        for option in self.options:
            hole = hole_of(option)
            if isinstance(hole, Pick):
                self._pick(option, hole)
            elif isinstance(hole, Range):
                ranges.setdefault(codec.tag(type(option)), []).append((option, hole))
        for kind, found in ranges.items():
            if len(found) == 1:
                self._range(*found[0])
            else:
                self._several(kind, found)

    def _pick(self, option: Option, hole: Pick) -> None:
        what, prompt = codec.text(option), self._prompt(codec.tag(type(option)), option)
        lines = [Line(item, item_words(self.words, option, item)) for item in hole.of]
        most = min(hole.most, len(lines))
        if hole.least == 0:
            # A select cannot be sent empty.
            self.made.buttons.append(self._filled(what.replace(codec.OPEN, "", 1)))
        if len(lines) > PAGE:
            rows = [lines[at : at + PAGE] for at in range(0, len(lines), PAGE)][:_FORM_ROWS]
            self.made.forms.append(Form(self._form(what), self._purpose(option), hole.least, most, rows))
        elif lines:
            self.made.selects.append(Select(self._answer(what), lines, prompt, max(1, hole.least), most))

    def _range(self, option: Option, hole: Range) -> None:
        what, prompt = codec.text(option), self._prompt(codec.tag(type(option)), option)
        steps = range(hole.least, hole.most + 1, hole.step)
        if len(steps) <= PAGE:
            lines = [Line(str(step), str(step)) for step in steps]
            self.made.selects.append(Select(self._answer(what), lines, prompt))
        else:
            form = Form(self._form(what), self._purpose(option), hole.least, hole.most, step=hole.step)
            self.made.forms.append(form)

    def _several(self, kind: str, found: list[tuple[Option, Range]]) -> None:
        """The same number for one of several: who or what is chosen first, and a form asks how many."""
        lines = []
        for option, hole in found:
            what, title = codec.text(option), self._purpose(option)
            form = self._form(what)
            self.made.forms.append(Form(form, title, hole.least, hole.most, step=hole.step, listed=True))
            detail = clipped(self._detail(option), _DETAIL)
            lines.append(Line(press_ids.line(form), clipped(title or what, _LABEL), detail))
        several = f"option-{kind}.several"
        prompt = self.words(several) if self.words.has(several) else self._prompt("")
        self._menu(kind, lines[:PAGE], prompt)

    def _purpose(self, option: Option) -> str:
        """What filling the hole of an option is for, if the game has words for it."""
        key = f"option-{codec.tag(type(option))}.menu"
        return self.words.describe("option", option, self.names, "menu") if self.words.has(key) else ""

    def _filled(self, text: str) -> Entry:
        option = codec.parse(self.loaded.spec.options, text)
        return Entry(self._answer(text), text) if option is None else self._entry(option, whole=True)


def filled(loaded: LoadedTable, seat: int, hole: str, values: list[str]) -> str:
    """The option as text with its hole filled by ``values``, which are put in the order offered
    unless the order matters."""
    ask = loaded.ask(seat)
    items = list(values)
    for option in ask.options if ask is not None else ():
        pick = hole_of(option)
        if codec.text(option) == hole and isinstance(pick, Pick) and not pick.ordered:
            order = {item: at for at, item in enumerate(pick.of)}
            items.sort(key=lambda item: order.get(item, -1))
    return hole.replace(codec.OPEN, "+".join(items), 1)
