// The messages of the open channel: kept in order, pinned to the newest unless the reader scrolls up.

import { get, post } from "./api.js";
import { $, compareIds, h, icon } from "./dom.js";
import { gist, isDismissed, render, swap } from "./message.js";
import { announce } from "./notices.js";
import { channelOf, on, state, tell, titled } from "./state.js";

const PAGE = 50;
const JOINED = 7 * 60 * 1000;
const shown = new Map();
let turn = 0;
let pinned = true;
let more = false;
let loading = false;
let fresh = 0;
let firstNew = null;
/** The newest answer to what one has done oneself, until something else happens here. */
let own = null;

const scroller = () => $("messages");
const list = () => $("list");
const away = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight;

function toBottom(smooth = false) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scroller().scrollTo({ top: scroller().scrollHeight, behavior: smooth && !calm && away() < 3000 ? "smooth" : "instant" });
}

function fetchPage(channel, before = null) {
  return get("/app/messages", { as: state.as, channel, before, limit: PAGE });
}

/** Show an answer that one has caused: its end, where the buttons are; but what a command says from its beginning. */
function toOwn() {
  const node = shown.get(own)?.node;
  if (!node || node !== list().lastElementChild) own = null;
  else if (node.classList.contains("led") && node.offsetHeight > scroller().clientHeight) {
    pinned = false;
    node.scrollIntoView({ block: "start", behavior: "instant" });
  } else {
    pinned = true;
    toBottom();
  }
  return own !== null;
}

// -- drawing ---------------------------------------------------------------------------------------

function put(message) {
  const id = String(message.id);
  if (isDismissed(id)) return null;
  const old = shown.get(id);
  const source = JSON.stringify(message);
  if (old?.source === source) return old.node;
  const node = render(message, state.channel);
  shown.set(id, { node, source });
  if (old) {
    swap(old.node, node);
    return node;
  }
  const after = [...list().children].reverse().find((other) => compareIds(other.dataset.messageId, id) < 0);
  if (after) after.after(node);
  else list().prepend(node);
  return node;
}

function drop(id) {
  shown.get(String(id))?.node.remove();
  shown.delete(String(id));
}

const dayOf = (time) => new Date(time).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** Days, the line before what is new, and messages that join the one above. */
function arrange() {
  let before = null;
  for (const node of list().children) {
    const above = node.querySelector(":scope > .above");
    above.replaceChildren();
    const day = before === null || dayOf(before.dataset.time) !== dayOf(node.dataset.time);
    if (day && (before !== null || !more)) above.append(h("div", { class: "day" }, h("span", {}, dayOf(node.dataset.time))));
    const isNew = node.dataset.messageId === firstNew && before !== null;
    if (isNew) above.append(h("div", { class: "day new" }, h("span", {}, "New")));
    const joins = before !== null && !day && !isNew && node.dataset.author === before.dataset.author
      && !node.classList.contains("led") && !before.dataset.ephemeral && !node.dataset.ephemeral
      && new Date(node.dataset.time) - new Date(before.dataset.time) < JOINED;
    node.classList.toggle("joined", joins);
    before = node;
  }
  $("older").hidden = !more;
  const empty = $("empty");
  empty.hidden = list().children.length > 0;
  empty.textContent = channelOf(state.channel)?.kind === "dm"
    ? "Nothing here yet. When a table deals you a hand, it comes here."
    : "Nothing here yet. Type / below and choose a command, for instance /fixer new.";
}

function pill() {
  const node = $("pill");
  node.hidden = pinned;
  const text = fresh === 0 ? "Jump to the newest" : fresh === 1 ? "1 new message" : `${fresh} new messages`;
  node.classList.toggle("loud", fresh > 0);
  node.replaceChildren(icon("down"), text);
}

// -- opening ---------------------------------------------------------------------------------------

/** Show a channel; with `message`, go to it. */
export async function open(id, message = "") {
  const mine = (turn += 1);
  const unread = channelOf(id)?.unread ?? 0;
  state.channel = String(id);
  tell("channel");
  scroller().setAttribute("aria-busy", "true");
  const before = new Set(shown.keys());
  let page;
  try {
    page = await fetchPage(id);
  } catch {
    page = { messages: [], more: false };
  }
  if (mine !== turn) return;
  // What was told of while the page was on its way may be newer than the page.
  const newest = page.messages.at(-1)?.id ?? "0";
  const came = [...shown].filter(([known]) => !before.has(known) && compareIds(known, newest) > 0);
  shown.clear();
  list().replaceChildren();
  more = Boolean(page.more);
  fresh = 0;
  pinned = true;
  own = null;
  firstNew = null;
  if (unread > 0 && unread < page.messages.length) firstNew = String(page.messages.at(-unread).id);
  for (const item of page.messages) put(item);
  for (const [, { source }] of came) put(JSON.parse(source));
  arrange();
  pill();
  toBottom();
  scroller().removeAttribute("aria-busy");
  scroller().setAttribute("aria-label", `Messages in ${titled(channelOf(id))}`);
  read();
  if (message) await reveal(message);
}

/** Leave the channels for another place. */
export function leave(place) {
  turn += 1;
  shown.clear();
  list().replaceChildren();
  scroller().removeAttribute("aria-busy");
  state.channel = place;
  tell("channel");
}

/** Catch up after a pause: what is new, changed or gone since. */
export async function catchUp() {
  const [mine, id] = [turn, state.channel];
  if (channelOf(id) === null) return;
  const before = [...shown.keys()];
  let page;
  try {
    page = await fetchPage(id);
  } catch {
    return;
  }
  if (mine !== turn) return;
  const there = new Set(page.messages.map((item) => String(item.id)));
  const from = page.messages[0]?.id ?? "0";
  for (const known of before) {
    if (!there.has(known) && compareIds(known, from) >= 0) drop(known);
  }
  if (shown.size === 0) more = Boolean(page.more);
  for (const item of page.messages) put(item);
  arrange();
  if (pinned) toBottom();
  read();
}

async function older() {
  if (loading || !more) return false;
  loading = true;
  const mine = turn;
  try {
    const first = list().firstElementChild?.dataset.messageId ?? null;
    const page = await fetchPage(state.channel, first);
    if (mine !== turn) return false;
    const below = scroller().scrollHeight - scroller().scrollTop;
    more = Boolean(page.more) && page.messages.length > 0;
    for (const item of page.messages) put(item);
    arrange();
    scroller().scrollTop = scroller().scrollHeight - below;
    return page.messages.length > 0;
  } catch {
    return false;
  } finally {
    loading = false;
  }
}

/** Bring a message into view, loading earlier ones if it must be. */
async function reveal(id) {
  for (let tries = 0; tries < 10 && !shown.has(String(id)); tries += 1) {
    if (!(await older())) break;
  }
  const node = shown.get(String(id))?.node;
  if (!node) {
    announce("That message is no longer here.");
    return;
  }
  pinned = node === list().lastElementChild;
  node.scrollIntoView({ block: pinned ? "end" : "center", behavior: "instant" });
  node.classList.remove("flash");
  requestAnimationFrame(() => node.classList.add("flash"));
  node.focus({ preventScroll: true });
}

// -- live ------------------------------------------------------------------------------------------

let reading = null;
let readAt = 0;

function sendRead(id) {
  readAt = Date.now();
  post("/app/read", { as: state.as, channel: id });
}

function read() {
  const channel = channelOf(state.channel);
  if (document.hidden || !pinned || channel === null) return;
  channel.unread = 0;
  channel.pinged = false;
  tell("unread");
  clearTimeout(reading);
  if (Date.now() - readAt > 300) sendRead(channel.id);
  else reading = setTimeout(() => sendRead(channel.id), 300);
}

/** An event of the stream about a message. */
export function happened(event) {
  const here = String(event.channel) === state.channel;
  if (event.type === "message" && event.message) tell("arrived", { ...event, here: here && !document.hidden });
  if (!here) return;
  if (event.type === "delete") drop(event.id);
  else if (event.message) {
    const known = shown.has(String(event.message.id));
    const oldest = list().firstElementChild?.dataset.messageId;
    if (event.type === "edit" && !known && more && oldest && compareIds(event.message.id, oldest) < 0) return;
    put(event.message);
    if (!known && event.type === "message") {
      announce(`${event.message.author.name}: ${gist(event.message, 400)}`);
      own = String(event.message.interaction?.user.id) === state.as ? String(event.message.id) : null;
      if (!pinned && own === null) fresh += 1;
    }
  }
  arrange();
  if (!toOwn() && pinned) toBottom();
  pill();
  read();
}

/** Wire the list. */
export function prepare() {
  let high = 0;
  let above = 0;
  const settle = () => {
    if (scroller() === null) return;
    // What comes and goes above the messages moves none of them.
    const top = scroller().getBoundingClientRect().top;
    const [moved, was] = [top - above, above];
    above = top;
    if (toOwn()) return;
    if (pinned) toBottom();
    else {
      if (was > 0 && top > 0) scroller().scrollTop += moved;
      pill();
    }
  };
  const mine = () => { own = null; };
  for (const name of ["wheel", "touchmove", "pointerdown", "keydown"]) scroller().addEventListener(name, mine, { passive: true });
  const watch = new ResizeObserver(settle);
  watch.observe(list());
  watch.observe(scroller());
  scroller().addEventListener("scroll", () => {
    const [was, top] = [pinned, scroller().scrollTop];
    // Only the reader's own scrolling up lets go of the newest message; growth below does not.
    if (away() < 48) pinned = true;
    else if (top < high - 2) pinned = false;
    high = top;
    if (pinned) fresh = 0;
    if (pinned !== was) {
      pill();
      read();
    }
    if (top < 300) older();
  }, { passive: true });
  $("older").addEventListener("click", older);
  $("pill").addEventListener("click", () => {
    pinned = true;
    fresh = 0;
    toBottom(true);
    pill();
    read();
  });
  list().addEventListener("dismiss", (event) => {
    const next = event.target.previousElementSibling;
    drop(event.target.dataset.messageId);
    arrange();
    (next ?? scroller()).focus({ preventScroll: true });
  });
  scroller().addEventListener("keydown", (event) => {
    if (event.key === "End" && event.target === scroller()) $("pill").click();
    const at = event.target.closest?.(".msg");
    if (event.target !== at || at === null) return;
    const next = event.key === "ArrowUp" ? at.previousElementSibling : event.key === "ArrowDown" ? at.nextElementSibling : null;
    if (next === null) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  });
  document.addEventListener("visibilitychange", read);
  on("leave", () => {
    own = null;
    turn += 1;
    shown.clear();
    list().replaceChildren();
  });
}
