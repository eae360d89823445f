"""Gangster II: Le Pro, a neighbourhood of crime for two to six.

The modules follow the chapters of ``docs/rules/lepro.md``, each standing on those before it:

- :mod:`.cards` (what is printed), :mod:`.state`, :mod:`.options`, :mod:`.events`, :mod:`.asks`;
- :mod:`.money` (3.2), :mod:`.decks` (3.3), :mod:`.stars`, :mod:`.recruitment`, :mod:`.cars`,
  :mod:`.holdings`;
- :mod:`.final_count` (3.21), :mod:`.elimination` (3.19), :mod:`.court` (3.18), :mod:`.view`;
- :mod:`.effects`: the words on Adventures and Missions (5.4);
- :mod:`.spaces`: a module for each type (3.7 to 3.17);
- :mod:`.refuge`, :mod:`.collision`, :mod:`.movement`, :mod:`.rolling`, :mod:`.turn` (3.4, 3.5, 3.10, 3.16);
- :mod:`.deal` (3.1) and :mod:`.rules`: what comes next;
- :mod:`.briefings`, :mod:`.hints`, :mod:`.odds` and the player :mod:`.steady` read views alone;
  :mod:`.lesson` is the guided first game.
"""

from __future__ import annotations

from engines.core.spec import GameSpec

from . import steady
from .briefings import briefing
from .events import EVENTS
from .form import FORM
from .hints.labels import label
from .hints.panel import group, hint, on_board, rank
from .lesson import LESSON
from .menus import MENUS
from .options import OPTIONS
from .rolling import absent_default
from .rules import moment, outcome, retire, step
from .says import SAYS
from .secrets import hidden
from .state import Settings, State, new
from .story import headline, memoir
from .tells import TELLS
from .view import view
from .why import why

__all__ = ["SPEC"]

SPEC: GameSpec[State] = GameSpec(
    key="lepro",
    seats=(2, 3, 4, 5, 6),
    settings=Settings,
    form=FORM,
    rules_version=2,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    tells=TELLS,
    headline=headline,
    memoir=memoir,
    asks=(
        "roll",
        "die",
        "half",
        "hat",
        "boxe",
        "brocanteur",
        "car",
        "exchange",
        "expert",
        "seller",
        "protection",
        "mission",
        "passage",
        "robbery",
        "collection",
        "arrest",
        "verdict",
        "recruit",
        "lose_man",
        "target",
        "victim",
        "sacrifice",
        "claim",
    ),
    says=SAYS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    retire=retire,
    retires=lambda settings: settings.leaver_mode == 1,
    players={"steady": steady.choose},
    hint=hint,
    why=why,
    group=group,
    label=label,
    rank=rank,
    menus=MENUS,
    briefing=briefing,
    on_board=on_board,
    lesson=LESSON,
    minutes=(60, 120),
    absent_after=2,
    absent_default=absent_default,
)
