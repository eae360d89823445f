"""Playing by commands alone: which table is meant, what typed words mean, what is told to whom."""

from __future__ import annotations

from random import Random

import pytest

from cogs.typed_answers import meant, suggestions
from engines.core import codec
from engines.core.words import plain
from engines.fixer.cards import in_order
from host.errors import Sorry
from host.tables.export import verify
from tests.reading import controls, labels, private, said, text
from tests.stage import Stage

from .conftest import Opening


async def test_a_whole_game_by_commands_alone(opening: Opening) -> None:
    async with opening() as made:
        opened = await made.person("ana").slash("fixer new", seats=2, card_exchange=True)
        table = said(opened).split("**")[1]
        lobby = made.last(f"table {table}")
        await made.person("bo").press(lobby, label="Join")
        await made.person("ana").press(lobby, label="Start")
        rng, count = Random(1), 0
        while people := await made.awaited(table):
            person = rng.choice(people)
            loaded = await made.load(table)
            seat = loaded.seat_of(person.id)
            assert seat is not None
            ask = loaded.ask(seat.seat)
            assert ask is not None
            offered = await person.offered("table play", "answer", "")
            assert 0 < len(offered) <= 25
            assert all(len(choice["name"]) <= 100 for choice in offered)
            if ask.kind == "exchange":
                typed = ", ".join(rng.sample(ask.options[0].cards.of, 3))
            elif ask.kind == "keep":
                typed = rng.choice(["keep", "Discard it"])
            else:
                option = rng.choice(ask.options)
                typed = rng.choice([f"{option.card} {option.lane}", f"put.{option.lane}.{option.card}"])
            result = await person.slash("table play", answer=typed)
            assert private(result.response)
            assert "you " in said(result).casefold(), said(result)
            # No direct message goes on asking what was answered by typing.
            now = {p.id for p in await made.awaited(table)}
            assert all(not p.asking(table) for p in made.people.values() if p.id not in now)
            assert all(len(p.asking(table)) <= 1 for p in made.people.values())
            count += 1
        assert count > 20
        assert (await made.load(table)).record.status == "finished"
        name, content = await _export(made, table)
        assert verify(content).answers == count
        assert name == f"fixer-{table}.json"


async def _export(made: Stage, table: str) -> tuple[str, bytes]:
    result = await made.person("ana").slash("table log", table=table, attach=True)
    return await made.content(result.response)


async def test_typed_words_mean_one_option_or_none(opening: Opening) -> None:
    async with opening(seed=b"c" * 32) as made:
        table = await made.open("ana", "bo", first_player=0, card_exchange=True)
        loaded = await made.load(table)
        held = in_order(loaded.opened().g.s.hands[0])
        names = [loaded.words()(f"card-{card}") for card in held[:3]]
        assert meant(loaded, 0, " and ".join(names)) == "exchange." + "+".join(held[:3])
        assert meant(loaded, 0, " ".join(reversed(held[:3]))) == "exchange." + "+".join(held[:3])
        for typed in (held[0], "", "nonsense", " ".join(held[:4])):
            with pytest.raises(Sorry):
                meant(loaded, 0, typed)
        grown = suggestions(loaded, 0, f"{held[0]} {held[1]}")
        assert len(grown) == len(held) - 2
        assert grown[0][1].startswith(f"{held[0]} {held[1]} ")
        for person in await made.awaited(table):
            await person.act(Random(1), table)
        ana = made.person("ana")
        assert "fits several" in said(await ana.slash("table play", answer="AB1"))
        assert "can't find" in said(await ana.slash("table play", answer="@everyone ||x||"))
        assert "Nothing is asked" in said(await made.person("bo").slash("table play", answer="keep"))


async def test_what_is_typed_means_what_the_bot_shows_however_it_is_written(opening: Opening) -> None:
    async with opening(seed=b"c" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        loaded = await made.load(table)
        ask = loaded.ask(0)
        assert ask is not None
        label = plain(loaded.words().describe("option", ask.options[0], loaded.names))
        wanted = codec.text(ask.options[0])
        for typed in (
            label.replace(" ", "\xa0"),
            f"\u200e{label.upper()} ",
            wanted.upper(),
            wanted.casefold(),
        ):
            assert meant(loaded, 0, typed) == wanted, typed
        assert "can't find" in said(await made.person("ana").slash("table play", answer="9" * 5_000))
        listed = said(await made.person("ana").slash("table play", answer="AB1"))
        assert "fits several" in listed
        assert "in AB1" in listed, "they are named"


async def test_a_table_may_be_named_as_the_bot_writes_it(opening: Opening) -> None:
    async with opening(seed=b"c" * 32) as made:
        ana = made.person("ana")
        first, second = await made.open("ana", "bo"), await made.open("ana", "bo")
        [choice] = [c for c in await ana.offered("table show", "table", first) if c["value"] == first]
        for typed in (
            choice["name"],
            f"FIXER \u00b7 table {first}",
            f"`{first.lower()}`",
            f"\u2066{first}\u2069",
        ):
            assert "round 1 of" in said(await ana.slash("table show", table=typed, text=True)), typed
        assert "More than one" in said(await ana.slash("table show", table=f"{first} or {second}"))
        for typed in (f"FIXER {first}", "Fixer"):
            found = [c["value"] for c in await ana.offered("table show", "table", typed)]
            assert first in found, typed
        await made.open("ana", "bo", game="lepro")
        assert "Le Pro" in (await ana.offered("table show", "table", "le pro"))[0]["name"], "by a game's name"


async def test_a_seat_that_could_be_two_is_asked_for(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana = made.person("ana", "B")
        for name, called in (
            ("bo", "Zoe\u0308"),
            ("cal", "Zo\u00cb"),
            ("dee", "D\u2019Arcy"),
            ("eve", "eve"),
        ):
            made.person(name, called)
        table = await made.open("ana", "bo", "cal", "dee", first_player=0)
        eve = made.person("eve")
        before = (await made.load(table)).seats
        for typed in ("b", "Zo\u00eb", "zoe"):
            asked = said(await ana.slash("table replace", seat=typed, member=eve))
            assert "more than one seat" in asked, typed
            assert "#B" in asked
            assert "Zo\u00eb" in asked
        assert (await made.load(table)).seats == before, "nothing is done on a guess"
        offered = await ana.offered("table replace", "seat", "")
        assert [choice["value"] for choice in offered] == ["A", "#B", "C", "D"]
        assert "changed hands" in said(await ana.slash("table replace", seat=" d'arcy", member=eve))
        assert "changed hands" in said(await ana.slash("table replace", seat="#b"))
        assert (await made.load(table)).seats[1].open
        assert "changed hands" in said(await ana.slash("table replace", seat="c zoe"))


async def test_the_table_meant_is_found_or_asked_for(opening: Opening) -> None:
    async with opening(seed=b"c" * 32) as made:
        ana, dee = made.person("ana"), made.person("dee")
        assert "don't know which table" in said(await ana.slash("table hand"))
        assert "no table" in said(await ana.slash("table list"))
        first = await made.open("ana", "bo", first_player=0)
        assert "Your hand" in said(await ana.slash("table hand"))
        assert "Your hand" in said(await ana.slash_alone("table hand")), "from a direct message, too"
        second = await made.open("ana", "cal", first_player=1)
        assert "More than one" in said(await ana.slash("table show", text=True))
        assert first in said(await ana.slash("table hand")), "the one that waits"
        listed = said(await ana.slash("table list")).splitlines()
        assert first in listed[1]
        assert "your turn" in listed[1]
        assert second in listed[2]
        found = await ana.offered("table show", "table", "fix")
        # One's own come first; there may be others on the server.
        assert {choice["value"] for choice in found[:2]} == {first, second}
        assert "do not sit" in said(await dee.slash("table hand", table=first))
        assert "no table" in said(await dee.slash("table show", table="QQQQ"))
        assert "FIXER" in said(await dee.slash("table show", table=first.lower(), text=True))
        # One person, two tables in one channel, and one line of direct messages.
        cal, rng = made.person("cal"), Random(1)
        await ana.act(rng, first)
        await cal.act(rng, second)
        for table in (first, second):
            assert len(made.boards(table)) == 1
            for person in made.people.values():
                assert len(person.asking(table)) <= 1


async def test_describe_log_rules_and_menu(opening: Opening) -> None:
    async with opening(seed=b"c" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        ana, dee, rng = made.person("ana"), made.person("dee"), Random(4)
        await ana.act(rng, table)
        board = made.board()
        for person in (ana, dee):
            described = await person.press(board, label="Describe")
            assert private(described.response)
            assert "AB1" in said(described)
            assert "leads" in said(await person.press(board, label="Log"))
        assert "do not sit" in said(await dee.press(board, label="My hand"))
        hand = await ana.press(board, label="My hand")
        assert "Waiting for" in said(hand)
        assert "do not sit" not in said(await ana.press(hand.response, label="Describe"))
        menu = await ana.press(board, label="⋯")
        rules = await ana.press(menu.response, label="Rules")
        assert "##" in said(rules)
        assert rules.response.id == menu.response.id, "in its place"
        fair = await ana.press((await ana.press(board, label="⋯")).response, label="Fair dice")
        assert "Nobody loads the dice" in said(fair)
        ruled = await ana.slash("fixer rules", topic="scoring")
        assert "##" in said(ruled)
        other = next(raw["label"] for raw in controls(ruled.response))
        turned = await ana.press(ruled.response, label=other)
        assert f"## {other}" in said(turned)
        assert turned.response.id == ruled.response.id


async def test_the_end_play_again_export_and_thanks(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", "bo", computers=1)
        await made.play(table, Random(6))
        end = made.last("the end")
        ana, bo, dee = made.person("ana"), made.person("bo"), made.person("dee")
        exported = await ana.press(end, label="Export")
        verdict = verify((await made.content(exported.response))[1])
        outcome = (await made.load(table)).opened().outcome
        assert outcome is not None
        assert verdict.scores == outcome.scores
        assert verdict.draws > 0
        await bo.press(end, label="Thanks, all")
        assert "Thanks from bo" in text(made.last("the end"))
        assert "do not sit" in said(await dee.press(end, label="Thanks, all"))
        assert "do not sit" in said(await dee.press(end, label="Play again"))
        again = said(await bo.press(end, label="Play again"))
        new = again.split("**")[1]
        lobby = text(made.last(f"table {new}"))
        assert "bo" in lobby
        assert "(computer)" in lobby
        assert new in said(await ana.press(end, label="Play again"))
        assert {seat.name for seat in (await made.load(new)).seats} >= {"ana", "bo"}
        await bo.press(made.last(f"table {new}"), label="Start")
        assert len(made.boards(new)) == 1
        log = said(await ana.slash("table log", table=table))
        assert "from the beginning" in log
        assert "finished" in said(await ana.slash("table undo", table=table))


async def test_the_keeper_and_nobody_else(opening: Opening) -> None:
    async with opening() as made:
        ana, keeper = made.person("ana"), made.owner()
        table = await made.open("ana", "bo")
        assert "Only the owner" in said(await ana.slash_alone("backroom status"))
        assert made.raised() <= {"CheckFailure"}
        status = said(await keeper.slash_alone("backroom status"))
        assert "fixer" in status
        playing = len(await made.store.tables("playing"))
        assert f"playing: {playing}" in status
        assert f"{playing} tables open as they should; 0" in said(await keeper.slash_alone("backroom check"))
        backed = said(await keeper.slash_alone("backroom backup"))
        assert (made.database.parent / backed.split("`")[1]).exists()
        assert "Only the host" in said(await made.person("cal").slash("table end", table=table, sure=True))
        assert "is closed" in said(await keeper.slash("table end", table=table, sure=True))


async def test_of_several_tables_one_is_pressed(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana = made.person("ana")
        first = await made.open("ana", "bo", first_player=0)
        second = await made.open("ana", "cal", first_player=0)
        for command, wanted in (("table hand", "Your hand"), ("table show", "round"), ("table log", "Table")):
            asked = await ana.slash(command)
            assert "More than one" in said(asked)
            assert sorted(labels(asked.response)) == sorted([f"FIXER {first}", f"FIXER {second}"]), command
            shown = await ana.press(asked.response, label=f"FIXER {first}")
            assert wanted in said(shown), command
            assert first in said(shown)
        asked = await ana.slash("table show", text=True)
        assert "FIXER" in said(await ana.press(asked.response, label=f"FIXER {second}"))
        assert "You have left" not in said(await ana.slash("table leave"))
        assert "More than one" in said(await ana.slash("table end"))


async def test_the_list_links_to_what_stands_in_the_channel(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        ana = made.person("ana")
        playing = await made.open("ana", "bo")
        lobby = await made.open("ana", start=False)
        shown = said(await ana.slash("table list"))
        for table, message in ((playing, made.board(playing)), (lobby, made.last(f"table {lobby}"))):
            [line] = [line for line in shown.splitlines() if table in line]
            assert f"/{made.channel.id}/{message.id}" in line


async def test_leaving_and_ending_are_asked_once(opening: Opening) -> None:
    async with opening(seed=b"6" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        ana, bo, cal = (made.person(name) for name in ("ana", "bo", "cal"))
        asked = await bo.slash("table leave")
        assert (await made.load(table)).seat_of(bo.id) is not None
        assert "You have left" in said(await bo.press(asked.response, label="Leave for good"))
        assert "Only the host" in said(await cal.slash("table end"))
        asked = await ana.slash("table end")
        assert "for everybody" in said(asked)
        assert (await made.load(table)).record.status == "playing"
        assert "Only the host" in await cal.forge(f"b1:{table}:-:-:!end.yes", made.board(table))
        assert "is closed" in said(await ana.press(asked.response, label="End it for all"))
        assert (await made.load(table)).record.status == "void"
