"""What Discord refuses, the playground refuses with the same code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.server import Playground

from .wire import V2, Rest, button, row, say, select


@pytest.fixture
async def rest(server: Playground) -> AsyncIterator[Rest]:
    async with Rest(server) as made:
        yield made


def codes(errors: Any) -> set[str]:
    """Every error's code, however deep."""
    if not isinstance(errors, dict):
        return set()
    found = {entry["code"] for entry in errors.get("_errors", [])}
    return found.union(*(codes(value) for value in errors.values()))


_PICTURE = {"media": {"url": "https://example.org/a.png"}, "description": "x" * 1025}
_GALLERY: dict[str, Any] = {"type": 12, "items": [_PICTURE]}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
        ({"components": say("x" * 4001), "flags": V2}, "BASE_TYPE_MAX_LENGTH"),
        (
            {"components": say("x" * 2001, "x" * 2000), "flags": V2},
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (
            {"components": say("x"), "flags": V2, "content": "y"},
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        ({"components": say("x")}, "UNION_TYPE_CHOICES"),
        ({"components": say(*"x" * 41), "flags": V2}, "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(*(button(f"{r}{n}") for n in range(5))) for r in range(7)], "flags": V2},
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
        ({"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]}, "BASE_TYPE_BAD_LENGTH"),
        ({"content": "x", "components": [row(button("a"), button("a"))]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ({"content": "x", "components": [row(button("a" * 101))]}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "components": [row(button("a", "l" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "components": [row(select("a", 26))]}, "BASE_TYPE_BAD_LENGTH"),
        ({"content": "x", "components": [row(select("a"), button("b"))]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ({"content": "x", "components": [row(select("a", placeholder="p" * 151))]}, "BASE_TYPE_MAX_LENGTH"),
        ({"components": [_GALLERY], "flags": V2}, "BASE_TYPE_MAX_LENGTH"),
        (
            {"components": [{"type": 12, "items": _GALLERY["items"] * 11}], "flags": V2},
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            {"components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}], "flags": V2},
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
    ],
)
async def test_a_malformed_message_is_50035(
    server: Playground, rest: Rest, body: dict[str, Any], code: str
) -> None:
    channel = server.act.place().id
    status, answer = await rest.post(channel, **body)
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer["errors"])
    assert server.act.messages(server.act.place()) == []


async def test_what_just_fits_is_taken(server: Playground, rest: Rest) -> None:
    channel = server.act.place().id
    parts = [*say("x" * 4000), *(row(*(button(f"{r}{n}") for n in range(5))) for r in range(6))]
    status, answer = await rest.post(
        channel, components=[*parts, *({"type": 14} for _ in range(3))], flags=V2
    )
    assert status == 200
    assert answer["content"] == ""
    assert (await rest.post(channel))[1]["code"] == 50006


async def test_unknown_things_and_wrong_tokens(server: Playground, rest: Rest) -> None:
    channel = server.act.place().id
    assert (await rest.post(1, content="x"))[1]["code"] == 10003
    assert (await rest.ask("PATCH", f"/channels/{channel}/messages/1", {"content": "x"}))[1]["code"] == 10008
    status, answer = await rest.ask("GET", f"/guilds/{channel}/audit-logs")
    assert (status, answer["code"]) == (404, 0)
    assert "audit-logs" in answer["message"]
    assert server.traffic.unknown == [f"GET /guilds/{channel}/audit-logs"]
    rest.headers = {"Authorization": "Bot nonsense"}
    assert (await rest.post(channel, content="x"))[0] == 401


async def test_attachments_of_a_layout_are_resolved_and_dropped_when_not_listed(
    server: Playground, rest: Rest
) -> None:
    channel = server.act.place().id
    shown = [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "alt"}]}]
    body = {"components": shown, "flags": V2, "attachments": [{"id": 0, "filename": "a.png"}]}
    path = f"/channels/{channel}/messages"
    status, note = await rest.ask("POST", path, body, [("a.png", b"\x89PNG\r\n\x1a\n" + b"\0" * 30)])
    assert status == 200
    assert note["attachments"] == []
    url = note["components"][0]["items"][0]["media"]["url"]
    async with rest.session.get(url) as found:
        assert (found.status, found.content_type) == (200, "image/png")
    status, note = await rest.ask(
        "PATCH", f"{path}/{note['id']}", {"components": say("x"), "attachments": []}
    )
    assert status == 200
    async with rest.session.get(url) as found:
        assert found.status == 404
    status, answer = await rest.ask(
        "POST", path, {"content": "x"}, [("b.png", b"\0" * (10 * 1024 * 1024 + 1))]
    )
    assert (status, answer["code"]) == (413, 40005)


async def test_a_nonce_posts_once(server: Playground, rest: Rest) -> None:
    channel = server.act.place().id
    first = (await rest.post(channel, content="x", nonce="n1", enforce_nonce=True))[1]
    again = (await rest.post(channel, content="x", nonce="n1", enforce_nonce=True))[1]
    other = (await rest.post(channel, content="x", nonce="n2", enforce_nonce=True))[1]
    assert first["id"] == again["id"] != other["id"]
    server.act.advance(600)
    assert (await rest.post(channel, content="x", nonce="n1", enforce_nonce=True))[1]["id"] != first["id"]


async def test_old_messages_take_three_edits(server: Playground, rest: Rest) -> None:
    channel = server.act.place().id
    note = (await rest.post(channel, content="x"))[1]["id"]
    path = f"/channels/{channel}/messages/{note}"
    for _ in range(5):
        assert (await rest.ask("PATCH", path, {"content": "y"}))[0] == 200
    server.act.advance(3700)
    answers = [await rest.ask("PATCH", path, {"content": "z"}) for _ in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[-1][1]["code"] == 30046
    assert rest.last["Via"]
    server.act.advance(30)
    assert (await rest.ask("PATCH", path, {"content": "z"}))[0] == 200


async def test_closed_doors_permissions_and_archives(server: Playground, rest: Rest) -> None:
    act, place = server.act, server.act.place()
    ana = act.user("Ana")
    dm = (await rest.ask("POST", "/users/@me/channels", {"recipient_id": str(ana.id)}))[1]["id"]
    assert (await rest.post(dm, content="x"))[0] == 200
    act.close_dms(ana)
    assert (await rest.post(dm, content="x"))[1]["code"] == 50007
    act.close_dms(ana, False)
    act.leave(ana)
    assert (await rest.post(dm, content="x"))[1]["code"] == 50278

    thread = (await rest.ask("POST", f"/channels/{place.id}/threads", {"name": "t", "type": 11}))[1]
    note = (await rest.post(thread["id"], content="x"))[1]["id"]
    made = server.world.channel(int(thread["id"]))
    act.archive_thread(made)
    path = f"/channels/{made.id}/messages/{note}"
    assert (await rest.ask("PATCH", path, {"content": "y"}))[1]["code"] == 50083
    assert (await rest.post(made.id, content="x"))[0] == 200
    assert (await rest.ask("PATCH", path, {"content": "y"}))[0] == 200

    act.deny(place, "send")
    assert (await rest.post(place.id, content="x"))[1]["code"] == 50013
    act.deny(place, "view")
    assert (await rest.post(place.id, content="x"))[1]["code"] == 50001
    act.deny(place, "threads")
    assert (await rest.ask("POST", f"/channels/{place.id}/threads", {"name": "t", "type": 11}))[1][
        "code"
    ] == 50013
    act.delete_channel(place)
    assert (await rest.post(place.id, content="x"))[1]["code"] == 10003


async def test_rate_limits_injected_and_counted(server: Playground, rest: Rest) -> None:
    channel = server.act.place().id
    server.act.rate_limit("POST /channels/*/messages", 0.7, 2)
    for _ in range(2):
        status, answer = await rest.post(channel, content="x")
        assert (status, answer["retry_after"], answer["global"]) == (429, 0.7, False)
        assert {"Via", "Retry-After", "X-RateLimit-Reset-After"} <= set(rest.last)
    assert (await rest.post(channel, content="x"))[0] == 200
    server.buckets.strict = True
    assert [(await rest.post(channel, content="x"))[0] for _ in range(6)] == [200] * 5 + [429]
    assert rest.last["X-RateLimit-Remaining"] == "0"


async def test_commands_are_checked_and_keep_their_ids(server: Playground, rest: Rest) -> None:
    path = f"/applications/{server.world.bot.id}/commands"
    good = {"name": "fixer", "description": "d", "type": 1}
    first = (await rest.ask("PUT", path, [good]))[1]
    again = (await rest.ask("PUT", path, [{**good, "description": "other"}]))[1]
    assert first[0]["id"] == again[0]["id"]
    for bad in (
        {**good, "name": "Fixer"},
        {**good, "description": "d" * 101},
        {**good, "options": [{"name": f"o{n}", "description": "d", "type": 3} for n in range(26)]},
    ):
        assert (await rest.ask("PUT", path, [bad]))[1]["code"] == 50035
