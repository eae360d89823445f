"""Questions with more choices than a message holds: they page, or open a form (C10, C14).

In this process alone: the game that asks so much is handed in.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from host.games import Games
from host.tables import lobby, seats
from tests.cogs.heap import ITEMS, Settings, heap
from tests.press import Press
from tests.reading import controls, labels, said
from tests.stage import Person, Stage, stage


async def dealt(made: Stage, *script: str) -> tuple[str, Person]:
    """A game with these questions, and the one who is asked."""
    tables, ana = made.bot.services.tables, made.person("ana")
    loaded = await lobby.open_table(
        tables, "heap", Settings(script), seats=1, guild=made.guild.id, channel=made.channel.id, host=ana.id,
        host_name="ana", language="en", clock=0, press=1,
    )  # fmt: skip

    async def start() -> None:
        await lobby.start(tables, loaded.id, user=ana.id, press=2)
        tables.changed(loaded.id)

    await made.as_bot(start())
    return loaded.id, ana


def heaped(tmp_path: Path) -> Any:
    """A server whose bot hosts the heap."""
    return stage(tmp_path / "b.db", games=Games.found([heap(tmp_path / "words")]))


def select_of(message: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(raw for raw in controls(message) if raw["type"] == 3)
    return found


async def got(made: Stage, table: str) -> list[str]:
    found: list[str] = (await made.load(table)).opened().g.s.got
    return found


def shown(ana: Person, panel: Any) -> Any:
    return next(message for message in ana.dms() if message.id == panel.id)


async def test_c10_sixty_flat_options_page(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "flat", "single")
        panel = await ana.panel(table)
        assert len(select_of(panel)["options"]) == 25
        assert all(len(option["label"]) <= 100 for option in select_of(panel)["options"])
        await ana.press(panel, label="2/3 ▶")
        await ana.press(shown(ana, panel), label="3/3 ▶")
        last = select_of(shown(ana, panel))["options"]
        assert len(last) == 10
        await ana.press(shown(ana, panel), label="◀ 2/3")
        await ana.press(shown(ana, panel), label="3/3 ▶")
        await ana.choose(shown(ana, panel), select_of(shown(ana, panel))["custom_id"], [last[-1]["value"]])
        assert "x59" in (await got(made, table))[0]
        await ana.press(await ana.panel(table), label="Pass")
        assert (await made.load(table)).record.status == "finished"


async def test_c10_groups_page_too_and_many_groups_are_a_list(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "lanes", "many-lanes", "single")
        panel = await ana.panel(table)
        await ana.press(panel, label="p2")
        await ana.press(shown(ana, panel), label="2/2 ▶")
        options = select_of(shown(ana, panel))["options"]
        assert len(options) == 15
        await ana.choose(shown(ana, panel), select_of(shown(ana, panel))["custom_id"], [options[0]["value"]])
        panel = await ana.panel(table)
        assert len(select_of(panel)["options"]) == 25
        await ana.press(panel, label="2/2 ▶")
        await ana.choose(shown(ana, panel), select_of(shown(ana, panel))["custom_id"], ["~put.q29"])
        inner = shown(ana, panel)
        assert {raw.get("label") for raw in controls(inner)} >= {"i0 into q29"} or select_of(inner)
        await ana.press(inner, label="Back")
        await ana.press(shown(ana, panel), label="2/2 ▶")
        await ana.choose(shown(ana, panel), select_of(shown(ana, panel))["custom_id"], ["~put.q28"])
        await ana.choose(shown(ana, panel), select_of(shown(ana, panel))["custom_id"], ["put.q28.i1"])
        assert await got(made, table) == ["Put(lane='p2', what='i25')", "Put(lane='q28', what='i1')"]


async def test_c10_a_pick_of_none_some_and_more_than_a_select_holds(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "some", "some", "none", "heap", "heap", "single")
        panel = await ana.panel(table)
        await ana.choose(panel, select_of(panel)["custom_id"], ["i3", "i1"])
        nothing = next(raw for raw in controls(await ana.panel(table)) if raw["custom_id"].endswith(":pick."))
        await ana.press(await ana.panel(table), custom_id=nothing["custom_id"])
        await ana.press(await ana.panel(table), custom_id=nothing["custom_id"].replace(":1:", ":2:"))
        assert await got(made, table) == [
            "Choose(items=('i1', 'i3'))",
            "Choose(items=())",
            "Choose(items=())",
        ]
        form = await ana.press(await ana.panel(table), label="Choose …")
        assert form.modal is not None
        assert len(form.modal["components"]) == 3
        few = await ana.user.submit_modal(form, {"part0": ["i5"]})
        assert "does not fit" in said(few)
        form = await ana.press(await ana.panel(table), label="Choose …")
        await made.restart()
        await ana.user.submit_modal(form, {"part2": ["i59"], "part0": ["i5", "i2"]})
        assert (await got(made, table))[3] == "Choose(items=('i2', 'i5', 'i59'))"
        typed = await ana.slash("table play", answer="i59 i1", table=table)
        assert "You picked" in said(typed)
        assert (await got(made, table))[4] == "Choose(items=('i1', 'i59'))"


async def test_c10_numbers_by_select_by_form_and_by_typing(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "short", "long", "long", "long", "single")
        panel = await ana.panel(table)
        assert [option["label"] for option in select_of(panel)["options"]] == ["0", "5", "10", "15", "20"]
        await ana.choose(panel, select_of(panel)["custom_id"], ["15"])
        for wrong in ("7", "many", "-20", "510"):
            form = await ana.press(await ana.panel(table), label="Type a number")
            refused = await ana.user.submit_modal(form, {"number": wrong})
            why = f"“{wrong}” will not do: it takes a number from -10 to 500, in steps of 10."
            assert why in said(refused).replace("\\", "")
            # And the way on is there: the question, with its button.
            assert "Type a number" in labels(refused.response)
        form = await ana.press(await ana.panel(table), label="Type a number")
        await ana.user.submit_modal(form, {"number": " $\uff12\uff14\uff10\u200e "})
        offered = await ana.offered("table play", "answer", "-1", table=table)
        assert not offered
        offered = await ana.offered("table play", "answer", "-10", table=table)
        assert offered[0]["value"] == "bid.-10"
        assert "You bid -10" in said(await ana.slash("table play", answer="-10", table=table))
        await ana.press(await ana.panel(table), label="Pass")
        found = await got(made, table)
        assert found == ["Bid(coins=15)", "Bid(coins=240)", "Bid(coins=-10)", "Pass()"]
        assert ITEMS


async def test_one_of_several_numbers_is_chosen_first(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "gifts", "gifts", "single")
        panel = await ana.panel(table)
        select = select_of(panel)
        assert select["placeholder"] == "Whom do you give coins?"
        assert [line["label"] for line in select["options"]] == ["Give bo some coins", "Give cal some coins"]
        assert "Type a number" not in labels(panel)
        form = await ana.choose(panel, select["custom_id"], [select["options"][1]["value"]])
        assert form.modal["title"] == "Give cal some coins"
        assert form.modal["components"][0]["label"] == "From 5 to 500, in steps of 5"
        refused = await ana.user.submit_modal(form, {"number": "7"})
        assert "“7” will not do" in said(refused)
        form = await ana.choose(panel, select["custom_id"], [select["options"][0]["value"]])
        await ana.user.submit_modal(form, {"number": "35"})
        # By typing it takes both: how many, and for whom.
        offered = await ana.offered("table play", "answer", "25", table=table)
        assert [line["name"] for line in offered] == ["Give bo 25", "Give cal 25"]
        assert "fits several" in said(await ana.slash("table play", answer="25", table=table))
        assert "give cal 25" in said(await ana.slash("table play", answer="cal 25", table=table))
        await ana.press(await ana.panel(table), label="Pass")
        assert await got(made, table) == ["Gift(to='bo', coins=35)", "Gift(to='cal', coins=25)", "Pass()"]


async def test_c14_a_form_for_a_question_that_has_passed(tmp_path: Path) -> None:
    async with heaped(tmp_path) as made:
        table, ana = await dealt(made, "long", "single")
        panel = await ana.panel(table)
        form = await ana.press(panel, label="Type a number")
        await ana.press(shown(ana, panel), label="Pass")
        late = await ana.user.submit_modal(form, {"number": "20"})
        assert "moment has passed" in said(late)
        assert await got(made, table) == ["Pass()"]
        [other] = await made.at_once(Press(ana, f"b1:{table}:0:99:bid.?", panel, modal=[]))
        assert "does not fit" in said(other)


async def test_who_had_looked_at_the_hand_is_asked_again_after_a_pause(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        await person.press(made.board(table), label="My hand")
        await made.as_bot(seats.pause(made.bot.services.tables, table, "place"))
        await made.as_bot(made.bot.services.publisher.publish(table))
        assert not person.asking(table)
        await person.slash("table resume")
        assert len(person.asking(table)) == 1
