"""What the page is made of: text that stays text, selects, pictures, commands, a phone, the keyboard."""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import aiohttp
import pytest
from playwright.async_api import expect

from playground.bodies import Body

from .conftest import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")
#: The smallest picture there is.
_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
)

MARKDOWN = [
    ("**bold** and *italic*", "<p><strong>bold</strong> and <em>italic</em></p>"),
    ("***both***", "<p><strong><em>both</em></strong></p>"),
    ("__under__ ~~gone~~ `a*b*`", "<p><u>under</u> <s>gone</s> <code>a*b*</code></p>"),
    ("**Ana\\***, your turn", "<p><strong>Ana*</strong>, your turn</p>"),
    ("a_name_here and 2*3*4 x", "<p>a_name_here and 2<em>3</em>4 x</p>"),
    ("## Two\ntext\nmore", '<h4 class="h2">Two</h4><p>text<br>more</p>'),
    ("-# small **b**", '<p class="small">small <strong>b</strong></p>'),
    ("- one\n  - in\n- two", "<ul><li>one<ul><li>in</li></ul></li><li>two</li></ul>"),
    ("3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'),
    ("> said\n> so\nafter", "<blockquote><p>said<br>so</p></blockquote><p>after</p>"),
    ("```py\n<b>**x**</b>\n```", '<pre tabindex="0"><code>&lt;b&gt;**x**&lt;/b&gt;</code></pre>'),
    ("[word](javascript:alert(1))", "<p>[word](javascript:alert(1))</p>"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ("<@77>", '<p><span class="mention" data-user-id="77">@Zoë &lt;b&gt;</span></p>'),
    ("<#88>", '<p><span class="mention">#unknown</span></p>'),
    ("\\*no\\* \\`code\\`", "<p>*no* `code`</p>"),
    (
        "🥇 **Ana**",
        '<p><span class="medal m1" role="img" aria-label="First">1</span> <strong>Ana</strong></p>',
    ),
    ("***", "<p>***</p>"),
    ("", ""),
]


async def test_markdown_is_what_it_says_and_nothing_more(stage: Stage) -> None:
    page = (await stage.come()).page
    made = await page.evaluate(
        """async texts => {
            const { markdown } = await import("/page/markdown.js");
            return texts.map(text => {
                const box = document.createElement("div");
                box.append(markdown(text, { mentions: { 77: "Zoë <b>" } }));
                return box.innerHTML;
            });
        }""",
        [text for text, _ in MARKDOWN],
    )
    assert made == [wanted for _, wanted in MARKDOWN]


async def test_links_go_only_where_links_may_go(stage: Stage) -> None:
    page = (await stage.come()).page
    made = await page.evaluate(
        """async () => {
            const { markdown } = await import("/page/markdown.js");
            const { ownUrl, safeUrl } = await import("/page/dom.js");
            const box = document.createElement("div");
            box.append(markdown("[a](https://example.org/x) <https://example.org/y> https://example.org/z."));
            return [[...box.querySelectorAll("a")].map(link => [link.href, link.rel]),
                ["javascript:1", "data:text/html,x", "//evil.example/x", "/\\\\evil.example", "/cdn/a.png", "https://a.b/c"].map(safeUrl),
                ["https://evil.example/a.png", "/cdn/a.png"].map(ownUrl)];
        }"""
    )
    rel = "noopener noreferrer"
    assert made[0] == [[f"https://example.org/{at}", rel] for at in "xyz"]
    assert made[1] == [None, None, None, None, "/cdn/a.png", "https://a.b/c"]
    assert made[2] == [None, "/cdn/a.png"]


async def test_hostile_messages_stay_text(stage: Stage) -> None:
    ana = await stage.come()
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    evil = "<img src=x onerror=\"document.title='taken'\"><svg onload=alert(1)> **<b>x</b>** \u202eabc"
    await stage.say(channel, content=evil)
    await stage.parts(
        channel,
        {"type": 10, "content": evil},
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "<i>press</i>", "custom_id": '"><i>'}]},
    )
    await ana.messages("press").wait_for()
    assert await ana.page.locator("#list .md img, #list .md svg, #list b b, #list i").count() == 0
    assert await ana.page.get_by_role("button", name="<i>press</i>").count() == 1
    assert "taken" not in await ana.page.title()


def _select(custom: str, most: int) -> dict[str, Any]:
    options = [{"label": f"Card {at}", "value": str(at), "description": f"number {at}"} for at in range(1, 6)]
    return {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": custom,
                "placeholder": f"Take {most}",
                "min_values": most,
                "max_values": most,
                "options": options,
            }
        ],
    }


async def test_selects_by_keyboard_alone(stage: Stage) -> None:
    """One choice acts at once, several are confirmed; a bot that is silent is told of beside the message."""
    ana = await stage.come()
    page = ana.page
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    await stage.parts(channel, {"type": 10, "content": "choose"}, _select("one", 1), _select("three", 3))
    sent = ana.sent("/app/select")

    await page.get_by_role("button", name="Take 1").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await page.locator(".msg-error:visible").wait_for()
    assert sent[-1]["values"] == ["2"]
    assert sent[-1]["custom_id"] == "one"

    await page.get_by_role("button", name="Take 3").focus()
    await page.keyboard.press("Enter")
    confirm = page.get_by_role("button", name="Confirm")
    for _ in range(2):
        await page.keyboard.press("Space")
        await page.keyboard.press("ArrowDown")
    assert await confirm.is_disabled()
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")  # a fourth is not taken
    assert await page.get_by_role("option", selected=True).count() == 3
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await ana.idle()
    assert sent[-1]["values"] == ["1", "2", "3"]

    await page.get_by_role("button", name="Take 3").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    assert await page.get_by_role("listbox", name="Take 3").count() == 0
    assert await page.evaluate("() => document.activeElement.className") == "select-button"


async def test_unread_marks_and_a_notice_lead_to_the_direct_message(stage: Stage) -> None:
    ana = await stage.come(width=380, height=760)
    page, me = ana.page, await ana.page.locator("#people a[aria-current]").get_attribute("data-user-id") or ""
    dm = await stage.dm(me)
    await stage.parts(dm, {"type": 10, "content": "**Your hand** is here"})
    notice = page.locator("#toasts .toast-open")
    await notice.wait_for()
    assert "Your hand is here" in await notice.inner_text()
    await ana.until("() => document.title.startsWith('(1)')")
    menu = page.get_by_role("button", name="Channels and direct messages, something is for you")
    await menu.click()
    link = page.get_by_role("link", name=re.compile("Direct message.*1 unread"))
    await link.wait_for()
    await page.keyboard.press("Escape")
    await link.wait_for(state="hidden")
    await notice.click()
    await ana.messages("Your hand").wait_for()
    assert await ana.here() == "dm"
    await ana.until("() => !document.title.startsWith('(')")
    # What was read stays read.
    await page.reload()
    await ana.settled()
    assert not (await page.title()).startswith("(")


async def test_the_newest_message_is_in_view_and_a_pill_leads_back_to_it(stage: Stage) -> None:
    ana = await stage.come()
    page = ana.page
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    first = await stage.say(channel, content="the very first")
    for at in range(70):
        stage.server.world.send(int(channel), Body({"content": f"line {at}"}))
    await ana.messages(re.compile(r"line 69$")).wait_for()
    gap = """() => {
        const box = document.getElementById("messages");
        return box.scrollHeight - box.scrollTop - box.clientHeight;
    }"""
    assert await page.evaluate(gap) < 3
    await page.locator("#messages").hover()
    await page.mouse.wheel(0, -900)
    await ana.until("() => !document.getElementById('pill').hidden")
    await stage.say(channel, content="something new")
    await page.get_by_role("button", name="1 new message").click()
    await ana.messages("something new").wait_for()
    await ana.until(f"() => ({gap})() < 3")
    assert await page.locator("#pill").is_hidden()

    # After a reload only the last page is there; a link finds what is older.
    guild = "1"
    await stage.say(channel, content=f"see https://discord.com/channels/{guild}/{channel}/{first}")
    await page.reload()
    await ana.settled()
    assert await ana.messages("the very first").count() == 0
    await page.get_by_role("link", name="› message").click()
    await ana.messages("the very first").wait_for()
    await ana.until("id => document.activeElement.dataset.messageId === id", first)
    assert len(await ana.shown()) == 73


@pytest.mark.parametrize("width", [390, 1280])
async def test_the_way_to_the_newest_lies_on_no_message(stage: Stage, width: int) -> None:
    """Wherever one has scrolled to, whatever is shown can be pressed; and nothing moves as it comes."""
    ana = await stage.come(width=width, height=700)
    page = ana.page
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    for number in range(12):
        button = {"type": 2, "style": 1, "label": f"Press {number}", "custom_id": f"b{number}"}
        await stage.parts(channel, {"type": 10, "content": "line\n" * 4}, {"type": 1, "components": [button]})
    await ana.messages("Press 11").wait_for()
    await page.locator("#messages").hover()
    before = await page.locator("#messages").evaluate("node => node.scrollTop")
    await page.mouse.wheel(0, -300)
    await page.locator("#pill").wait_for()
    await ana.until("top => document.getElementById('messages').scrollTop === top", before - 300)
    assert await page.evaluate(
        """() => {
          const box = id => document.getElementById(id).getBoundingClientRect();
          const [pill, messages] = [box("pill"), box("messages")];
          return pill.top >= messages.bottom && pill.bottom <= innerHeight
            && pill.left >= 0 && pill.right <= innerWidth;
        }"""
    )
    # Scrolled back by hand, it is gone, and the newest message ends where it did.
    await page.mouse.wheel(0, 900)
    await page.locator("#pill").wait_for(state="hidden")
    await ana.until("top => document.getElementById('messages').scrollTop === top", before)


async def test_the_page_fits_a_phone_and_a_desk(stage: Stage) -> None:
    for width in (380, 1280):
        ana = await stage.come(width=width, height=760)
        channel = await ana.channel().get_attribute("data-channel-id") or ""
        buttons = [
            {"type": 2, "style": at, "label": f"Button {at}{width}", "custom_id": f"b{at}{width}"}
            for at in (1, 2, 3, 4)
        ]
        text = {"type": 10, "content": "w" * 300}
        await stage.parts(channel, text, _select(f"s{width}", 1), {"type": 1, "components": buttons})
        await ana.messages(f"Button 4{width}").wait_for()
        await ana.until(
            """() => [document.documentElement, document.getElementById("messages")]
                .every(node => node.scrollWidth === node.clientWidth)"""
        )
        for label in ("Send", "Show the commands", f"Button 4{width}"):
            await ana.page.get_by_role("button", name=label, exact=True).wait_for()


async def test_commands_are_found_filled_in_and_sent_by_keyboard(stage: Stage) -> None:
    """The commands here are the test's own; the bot never answers, which is said."""
    ana = await stage.come()
    page = ana.page
    plain = {"choices": None, "autocomplete": False, "min": None, "max": None, "required": False}
    choices = [{"name": "Here", "value": "here"}, {"name": "There", "value": "there"}]
    place = {"name": "place", "description": "Where", "type": "string"}
    options = [
        {**plain, **place, "required": True, "choices": choices},
        {**plain, "name": "seats", "description": "How many", "type": "integer", "min": 2, "max": 4},
        {**plain, "name": "loud", "description": "Noise", "type": "boolean"},
    ]
    await page.evaluate(
        "async options => { const { state } = await import('/page/state.js');"
        " state.commands = [{ name: 'game new', description: 'A new one', options },"
        " { name: 'game list', description: 'All of them', options: [] }]; }",
        options,
    )
    sent = ana.sent("/app/slash")
    await page.locator("body").press("/")
    await page.keyboard.type("ne")
    assert await page.get_by_role("listbox", name="Commands").get_by_role("option").count() == 1
    await page.keyboard.press("Enter")
    assert await page.evaluate("() => document.activeElement.dataset.option") == "place"
    await page.keyboard.press("Enter")
    assert "place" in await page.locator(".composer .error").inner_text()
    await page.get_by_label(re.compile("^place")).select_option("There")
    await page.get_by_label("seats").fill("7")
    await page.keyboard.press("Enter")
    assert "at most 4" in await page.locator(".composer .error").inner_text()
    await page.get_by_label("seats").fill("3")
    await page.get_by_label("loud").select_option("Yes")
    await page.get_by_label("seats").press("Enter")
    await ana.idle()
    assert sent[-1]["options"] == {"place": "there", "seats": 3, "loud": True}
    await page.keyboard.press("Escape")
    await ana.command("/game new place:here loud:no")
    assert sent[-1]["options"] == {"place": "here", "loud": False}
    await ana.command("/game list")
    assert sent[-1] == {**sent[-1], "name": "game list", "options": {}}


@pytest.mark.parametrize("width", [380, 1280])
async def test_a_person_is_added_and_doors_are_closed(stage: Stage, width: int) -> None:
    ana = await stage.come(width=width, height=760)
    page = ana.page
    await page.get_by_role("button", name="Add a person").click()
    await page.keyboard.type("Zoë <b>")
    await page.keyboard.press("Enter")
    await ana.until("() => document.getElementById('my-name').textContent === 'Zoë <b>'")
    await ana.settled()
    if width == 380:
        await page.locator("#menu").click()
    await page.get_by_role("switch", name="Close my DMs").click()
    await ana.until("() => document.getElementById('close-dms').getAttribute('aria-checked') === 'true'")
    await page.reload()
    await ana.settled()
    assert await page.locator("#close-dms").get_attribute("aria-checked") == "true"
    assert await page.locator("#my-name").text_content() == "Zoë <b>"
    # The bot is not there in this test, and the page says so.
    assert await page.locator("#bot-away").is_visible()


async def test_what_did_not_change_keeps_its_element(stage: Stage) -> None:
    """A press that is under way while a message comes or changes must not lose its target, nor a list that
    is open; not even when something is put above it."""
    ana = await stage.come()
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    row: dict[str, Any] = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "Press me", "custom_id": "me"}],
    }
    selects = [_select("one", 1), _select("two", 2)]
    note = await stage.parts(channel, {"type": 10, "content": "before"}, row, *selects)
    await ana.messages("before").wait_for()
    await ana.page.get_by_role("button", name="Take 1").click()
    await ana.page.evaluate(
        """() => { window.kept = ["#channels a", "#people a", "#list button[data-custom-id=me]",
            "#list .select.open", "#list .select:not(.open)"]
            .map(where => document.querySelector(where)); }"""
    )
    url = f"{stage.server.base}/api/v10/channels/{channel}/messages/{note}"
    parts: list[dict[str, Any]] = [{"type": 10, "content": text} for text in ("after", "and above")]
    parts += [row, *selects]
    async with stage.client.patch(url, json={"flags": 1 << 15, "components": parts}) as answer:
        assert answer.status == 200
    await ana.messages("after").wait_for()
    await stage.say(channel, content="and more")
    await ana.messages("and more").wait_for()
    assert await ana.page.evaluate("() => window.kept.map(node => node.isConnected)") == [True] * 5
    await ana.page.get_by_role("option", name="Card 2").wait_for()


async def test_a_board_that_is_left_behind_has_no_picture_any_more(stage: Stage) -> None:
    """Its lines stay, where they are; one that is taken away leaves no gap."""
    ana = await stage.come()
    channel = await ana.channel().get_attribute("data-channel-id") or ""
    url = f"{stage.server.base}/api/v10/channels/{channel}/messages"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "A board"}]}
    lines = {"type": 10, "content": "Bo leads Media 6"}
    made = []
    for heading in ("Board one", "Board two"):
        body = {"flags": 1 << 15, "components": [{"type": 10, "content": heading}, gallery, lines]}
        data = aiohttp.FormData(quote_fields=False)
        listed = [{"id": 0, "filename": "board.png"}]
        data.add_field("payload_json", json.dumps(body | {"attachments": listed}))
        data.add_field("files[0]", _PIXEL, filename="board.png", content_type="image/png")
        async with stage.client.post(url, data=data) as answer:
            made.append(str((await answer.json())["id"]))
    pictures = ana.page.locator("#list figure img")
    await expect(pictures).to_have_count(2)
    left = {"components": [{"type": 10, "content": "Board one"}, lines], "attachments": []}
    async with stage.client.patch(f"{url}/{made[0]}", json=left) as answer:
        assert answer.status == 200
    await expect(pictures).to_have_count(1)
    for _ in range(2):
        said = await ana.messages("Board one").inner_text()
        assert "Bo leads Media 6" in said
        assert await ana.messages("Board one").locator("figure, img:not(.avatar)").count() == 0
        assert await ana.messages("Board two").locator("figure img").count() == 1
        await ana.page.reload()
        await ana.settled()
    async with stage.client.delete(f"{url}/{made[1]}") as answer:
        assert answer.status == 204
    await expect(ana.messages("Board two")).to_have_count(0)
    await expect(pictures).to_have_count(0)
