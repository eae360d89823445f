"""Playing by commands alone: which table is meant, what typed words mean, what is told to whom."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cogs.typed import meant, suggestions
from engines.fixer.cards import in_order
from host.errors import Sorry
from host.export import verify
from tests.cogs.kit import said
from tests.stage import Stage, controls, stage, text


async def test_a_whole_game_by_commands_alone(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        opened = await made.person("ana").slash("fixer new", seats=2, card_exchange=True)
        table = said(opened).split("**")[1]
        lobby = made.last(f"table {table}")
        await made.person("bo").press(lobby, label="Join")
        await made.person("ana").press(lobby, label="Start")
        rng, count = Random(1), 0
        while people := await made.awaited(table):
            person = rng.choice(people)
            sitting = await made.sit(table)
            seat = sitting.seat_of(person.id)
            assert seat is not None
            ask = sitting.ask(seat.seat)
            assert ask is not None
            offered = await person.member.autocomplete(made.channel, "table play", "answer", "")
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
            assert result.response.ephemeral
            assert "You " in said(result), said(result)
            # No direct message goes on asking what was answered by typing.
            now = {p.id for p in await made.awaited(table)}
            assert all(not p.asking(table) for p in made.people.values() if p.id not in now)
            assert all(len(p.asking(table)) <= 1 for p in made.people.values())
            count += 1
        assert count > 20
        assert (await made.sit(table)).record.status == "finished"
        name, content = await _export(made, table)
        assert verify(content).answers == count
        assert name == f"fixer-{table}.json"


async def _export(made: Stage, table: str) -> tuple[str, bytes]:
    result = await made.person("ana").slash("table log", table=table, attach=True)
    [file] = result.response.attachments
    return file.filename, await file.read()


async def test_typed_words_mean_one_option_or_none(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"c" * 32) as made:
        table = await made.open("ana", "bo", first_player=0, card_exchange=True)
        sitting = await made.sit(table)
        held = in_order(sitting.live().g.s.hands[0])
        names = [sitting.words()(f"card-{card}") for card in held[:3]]
        assert meant(sitting, 0, " and ".join(names)) == "exchange." + "+".join(held[:3])
        assert meant(sitting, 0, " ".join(reversed(held[:3]))) == "exchange." + "+".join(held[:3])
        for typed in (held[0], "", "nonsense", " ".join(held[:4])):
            with pytest.raises(Sorry):
                meant(sitting, 0, typed)
        grown = suggestions(sitting, 0, f"{held[0]} {held[1]}")
        assert len(grown) == len(held) - 2
        assert grown[0][1].startswith(f"{held[0]} {held[1]} ")
        for person in await made.awaited(table):
            await person.act(Random(1), table)
        ana = made.person("ana")
        assert "fits several" in said(await ana.slash("table play", answer="AB1"))
        assert "can't find" in said(await ana.slash("table play", answer="@everyone ||x||"))
        assert "Nothing is asked" in said(await made.person("bo").slash("table play", answer="keep"))


async def test_the_table_meant_is_found_or_asked_for(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"c" * 32) as made:
        ana, dee = made.person("ana"), made.person("dee")
        assert "don't know which table" in said(await ana.slash("table hand"))
        assert "no table" in said(await ana.slash("table list"))
        first = await made.open("ana", "bo", first_player=0)
        assert "Your hand" in said(await ana.slash("table hand"))
        assert "Your hand" in said(await ana.user.slash("table hand")), "from a direct message, too"
        second = await made.open("ana", "cal", first_player=1)
        assert "More than one" in said(await ana.slash("table show", text=True))
        assert first in said(await ana.slash("table hand")), "the one that waits"
        listed = said(await ana.slash("table list")).splitlines()
        assert first in listed[1]
        assert "your turn" in listed[1]
        assert second in listed[2]
        found = await ana.member.autocomplete(made.channel, "table show", "table", "fix")
        assert {choice["value"] for choice in found} == {first, second}
        assert "do not sit" in said(await dee.slash("table hand", table=first))
        assert "no table" in said(await dee.slash("table show", table="QQQQ"))
        assert "FIXER" in said(await dee.slash("table show", table=first.lower(), text=True))
        other = made.env.create_guild()
        place = other.create_text_channel("far")
        far = other.add_member(dee.user)
        assert "no table" in said(await far.slash(place, "table show", table=first)), "another server's"
        # One person, two tables in one channel, and one line of direct messages.
        cal, rng = made.person("cal"), Random(1)
        await ana.act(rng, first)
        await cal.act(rng, second)
        for table in (first, second):
            assert len(made.boards(table)) == 1
            for person in made.people.values():
                assert len(person.asking(table)) <= 1


async def test_describe_log_rules_and_menu(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"c" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        ana, dee, rng = made.person("ana"), made.person("dee"), Random(4)
        await ana.act(rng, table)
        board = made.board()
        for person in (ana, dee):
            described = await person.press(board, label="Describe")
            assert described.response.ephemeral
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


async def test_the_end_play_again_export_and_thanks(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open("ana", "bo", computers=1)
        await made.play(table, Random(6))
        end = made.last("the end")
        ana, bo, dee = made.person("ana"), made.person("bo"), made.person("dee")
        exported = await ana.press(end, label="Export")
        [file] = exported.response.attachments
        verdict = verify(await file.read())
        outcome = (await made.sit(table)).live().outcome
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
        assert {seat.name for seat in (await made.sit(new)).seats} >= {"ana", "bo"}
        await bo.press(made.last(f"table {new}"), label="Start")
        assert len(made.boards(new)) == 1
        log = said(await ana.slash("table log", table=table))
        assert "from the beginning" in log
        assert "finished" in said(await ana.slash("table undo", table=table))


async def test_the_keeper_and_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        ana = made.person("ana")
        table = await made.open("ana", "bo")
        made.bot.owner_ids, made.bot.owner_id = set(), None
        assert "Only the owner" in said(await ana.slash("backroom status"))
        assert [type(error).__name__ for error in made.env.errors] == ["CheckFailure"]
        made.bot.owner_ids, made.bot.owner_id = {ana.id}, None
        status = said(await ana.slash("backroom status"))
        assert "fixer" in status
        assert "playing: 1" in status
        assert "1 tables open as they should; 0" in said(await ana.slash("backroom check"))
        backed = said(await ana.slash("backroom backup"))
        assert (tmp_path / backed.split("`")[1]).exists()
        made.bot.owner_ids = {made.person("cal").id}
        assert "is closed" in said(await made.person("cal").slash("table end", table=table, sure=True))
