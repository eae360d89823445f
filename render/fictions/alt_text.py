"""The board in words: alt text for screen readers, a longer description for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.fictions.view import SHOP, AttemptView, FictionsView
from render.kit.alt_text import Fact, alt_text, description
from render.kit.scene import Scene
from render.kit.tokens import LETTERS
from render.kit.wording import joined, say, say_or

from .alt_text_challenges import challenge_facts, problem_facts
from .alt_text_story import story_facts
from .alt_text_table import table_facts
from .attempt import dice_words
from .footer import rally
from .police_tile import police_does
from .tracks import number, row_of
from .wording import challenge, headline, henchman, roman, scenario


def board_alt(view: FictionsView, scene: Scene) -> str:
    """Everything the board shows, for its alt text: at most 1,024 UTF-16 units, one line."""
    return alt_text(scene, view.seats, lambda names: facts(view, scene, names, False))


def board_text(view: FictionsView, scene: Scene) -> str:
    """The board as lines to read, at most 3,500 UTF-16 units.

    Plain text without markup; names stand in it as people chose them, so escape it for Discord.
    """
    return description(scene, view.seats, lambda names: facts(view, scene, names, True))


def named(scene: Scene, cards: Iterable[str]) -> str:
    """Henchmen by name, or "none"."""
    return joined(scene, [henchman(scene, card) for card in cards]) or say(scene, "pic-none")


def facts(view: FictionsView, scene: Scene, names: Sequence[str], long: bool) -> list[Fact]:
    """The board, sentence by sentence; ``long`` for the description."""
    make, below = headline(view, scene)
    sentence = say(scene, "alt-sentence", sentence=make(names), below=below)
    seats = [say(scene, "alt-seat", letter=LETTERS[at], name=name) for at, name in enumerate(names)]
    who = Fact(88, say(scene, "alt-seats", list=joined(scene, seats)))
    if view.phase in ("choose", "setup", "over", *SHOP) or not view.scenario:
        opening = say(scene, "alt-simple", sentence=make(names), below=below)
        return [Fact(100, opening), *story_facts(view, scene, long), who]
    out = [Fact(100, _opening(view, scene))]
    if view.phase == "turn":
        out.append(Fact(99, say(scene, "alt-turn", name=names[view.turn], actions=view.actions)))
    if view.phase != "turn" or long:
        out.append(Fact(96, sentence))
    if view.attempt is not None:
        out.append(Fact(98, attempt(view, scene, names, view.attempt)))
    out.append(Fact(97, track_sentence(view, scene)))
    out += _ahead(view, scene)
    out += table_facts(view, scene, names)
    if view.police != "none":
        state = say(scene, f"alt-police-{view.police}")
        if view.police == "active" and (does := police_does(view, scene)):
            state = say(scene, "alt-pair", about=state, value=f"({does})")
        out.append(Fact(90, say(scene, "alt-police", state=state)))
    out += challenge_facts(view, scene, long)
    out += problem_facts(view, scene, names, long)
    out.append(Fact(94, say(scene, "alt-fingerprints", n=view.fingerprints)))
    words = say(
        scene,
        "alt-decks",
        clan=view.clan,
        spent=len(view.exhausted),
        out=len(view.knocked_out),
        left=view.problem_deck,
    )
    out.append(Fact(85, words))
    if long:
        if view.exhausted:
            out.append(
                Fact(
                    40, say(scene, "alt-row", name=say(scene, "pic-spent"), list=named(scene, view.exhausted))
                )
            )
        if view.knocked_out:
            out.append(
                Fact(
                    41, say(scene, "alt-row", name=say(scene, "pic-out"), list=named(scene, view.knocked_out))
                )
            )
    if price := rally(view, scene):
        out.append(Fact(50, say(scene, "alt-rally", price=price)))
    hands = [
        say(scene, "alt-hand-of", seat=names[at] if long else LETTERS[at], n=seat.hand)
        for at, seat in enumerate(view.table)
    ]
    out.append(Fact(86, say(scene, "alt-hands", list=joined(scene, hands))))
    if view.phase not in ("start", "starter"):
        out.append(Fact(45, say(scene, "alt-starting", name=names[view.starter])))
    return [*out, who]


def _opening(view: FictionsView, scene: Scene) -> str:
    return say(
        scene,
        "alt-board",
        single="yes" if view.single else "no",
        chapter=roman(view.chapter),
        scenario=scenario(scene, view.scenario),
        round=view.round,
    )


def attempt(view: FictionsView, scene: Scene, names: Sequence[str], a: AttemptView) -> str:
    """The Attempt under way."""
    return say(
        scene,
        "alt-ready" if a.stage == "ready" else "alt-rolled",
        name=names[a.seat],
        challenge=challenge(scene, a.challenge),
        crew=named(scene, [one.card for one in a.crew]),
        faces=dice_words(scene, a),
        dice=a.count,
        red="yes" if a.red else "no",
        result=a.result,
        difficulty=a.difficulty,
        triumphs=a.triumphs,
        damage=a.damage,
        clovers=a.clovers,
    )


def track_sentence(view: FictionsView, scene: Scene) -> str:
    """The Scenario's tracks: in its own words if it has some, else one by one."""
    key = f"alt-track-{view.scenario}"
    if scene.say.has(key):
        args: dict[str, object] = {**dict(view.marks), **{one.name: one.value for one in view.tracks}}
        tables = row_of(view, "tables")
        for name in ("croupier", "closed"):
            at = number(view, name)
            args[name] = challenge(scene, tables[at - 1]) if 0 < at <= len(tables) else say(scene, "pic-none")
        end = next((one.most for one in view.tracks if one.name == "campaign"), 0)
        return say(scene, key, **{**args, "round": view.round, "end": end})
    parts = []
    for one in view.tracks:
        about = track_name(view, scene, one.name)
        pair = "alt-of" if one.most else "alt-pair"
        parts.append(say(scene, pair, about=about, value=one.value, most=one.most))
    return say(scene, "alt-tracks", list=joined(scene, parts))


def track_name(view: FictionsView, scene: Scene, name: str) -> str:
    """What a track is called."""
    return say_or(scene, f"track-{view.scenario}-{name}", name)


def _ahead(view: FictionsView, scene: Scene) -> list[Fact]:
    """What the end of the round will do to the tracks."""
    parts = []
    for one in view.tracks:
        if one.ahead:
            value = say(scene, "pic-plus" if one.ahead > 0 else "pic-minus", n=abs(one.ahead))
            parts.append(say(scene, "alt-pair", about=track_name(view, scene, one.name), value=value))
    return [Fact(70, say(scene, "alt-ahead", list=joined(scene, parts)))] if parts else []
