// The page's beginning: who and where, the stream of events, and what follows from the address.

import { get, listen } from "./api.js";
import * as channels from "./channels.js";
import * as composer from "./composer.js";
import { $, h, icon } from "./dom.js";
import * as messages from "./messages.js";
import * as notices from "./notices.js";
import * as people from "./people.js";
import * as shelf from "./shelf.js";
import { channelOf, firstChannel, hashFor, isHere, mark, on, readHash, remember, SHELF, state, take, tell } from "./state.js";

let stop = null;
let closed = false;
let again = null;

function enter(channel, message = "") {
  return channel === SHELF ? messages.leave(SHELF) : messages.open(channel, message);
}

function go(channel, message = "") {
  if (!isHere(channel)) {
    notices.announce("That channel is not here for you.");
    return;
  }
  const hash = hashFor(state.as, channel);
  if (location.hash !== hash) history.pushState(null, "", hash);
  remember(state.as, channel);
  enter(channel, message);
}

async function refresh() {
  const as = state.as;
  const fresh = await get("/app/state", { as });
  if (as !== state.as) return;
  if (state.version && fresh.version !== state.version) {
    // Another server than the one that this page came from: what it says may be for another page.
    location.reload();
    return;
  }
  const here = isHere(state.channel);
  take(fresh);
  lost(false);
  $("bot-away").hidden = fresh.bot?.online !== false;
  if (as && stop !== null && !state.users.some((user) => String(user.id) === as)) begin("", "");
  else if (here && !isHere(state.channel)) go(firstChannel(""));
}

/** The state anew, soon: several causes at once ask but once. */
function soon() {
  clearTimeout(again);
  again = setTimeout(() => refresh().catch(() => lost(true)), 60);
}

function lost(is) {
  $("lost").hidden = !is || closed;
}

function event(what) {
  if (what.type === "message" && channelOf(what.channel) === null) {
    // The first message of a new direct message or thread: look where it is before telling of it.
    refresh().then(() => messages.happened(what)).catch(() => lost(true));
    return;
  }
  if (["message", "edit", "delete"].includes(what.type)) messages.happened(what);
  if (what.type === "message") count(what);
  else if (what.type !== "edit" && what.type !== "delete") soon();
}

/** Unread marks at once; the server's own count follows with the next state. */
function count({ channel, message }) {
  const where = channelOf(channel);
  if ((String(channel) === state.channel && !document.hidden) || String(message?.author.id) === state.as) return;
  where.unread = (where.unread ?? 0) + 1;
  where.pinged = where.pinged || Boolean(message?.pings_me);
  tell("unread");
}

/** Be somebody. */
async function begin(as, channel) {
  stop?.();
  stop = null;
  tell("leave");
  state.as = as;
  state.channel = "";
  for (;;) {
    try {
      await refresh();
      break;
    } catch {
      lost(true);
      await new Promise((done) => setTimeout(done, 1000));
      if (state.as !== as) return;
    }
  }
  if (state.as !== as) return;
  lost(false);
  const known = state.users.some((user) => String(user.id) === as);
  const me = known ? as : String(state.me?.id || state.users[0]?.id || "");
  if (me !== as) {
    history.replaceState(null, "", hashFor(me));
    await begin(me, channel || (as ? "" : SHELF));
    return;
  }
  const first = firstChannel(channel);
  history.replaceState(null, "", hashFor(as, first));
  if (first) await enter(first);
  stop = listen(as, {
    event,
    up: () => {
      lost(false);
      refresh().then(() => messages.catchUp()).catch(() => lost(true));
    },
    down: () => {
      lost(true);
      soon();
    },
    idle: () => refresh().then(() => lost(false)).catch(() => lost(true)),
  });
}

function follow() {
  const { as, channel } = readHash();
  if (as !== state.as) begin(as, channel);
  // One's own name leads to no other place.
  else if (!isHere(channel)) history.replaceState(null, "", hashFor(as, state.channel));
  else if (channel !== state.channel) {
    remember(as, channel);
    enter(channel);
  }
}

function ended() {
  closed = true;
  stop?.();
  back();
  document.body.replaceChildren(h("main", { class: "closed" }, h("img", { src: "/page/icon.svg", width: 72, height: 72, alt: "" }),
    h("h1", {}, "The back room is closed."), h("p", {}, "The table stays as it is. ", h("code", {}, "make play"), " opens it again.")));
}

/** Wait until it is opened again: the old server may still answer a while. */
async function back() {
  for (let run = state.run; run === state.run;) {
    await new Promise((done) => setTimeout(done, 1500));
    run = await get("/app/state").then((fresh) => fresh.run, () => state.run);
  }
  location.reload();
}

function links(click) {
  const link = click.target.closest?.("a[data-jump]");
  if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return;
  click.preventDefault();
  go(link.dataset.jump, link.dataset.jumpMessage ?? "");
}

function hint() {
  $("hint").hidden = mark("hint") !== null;
  $("hint-close").append(icon("cross"));
  $("hint-close").addEventListener("click", () => {
    mark("hint", "seen");
    $("hint").hidden = true;
  });
}

channels.prepare();
people.prepare(ended);
messages.prepare();
notices.prepare((channel) => go(channel));
shelf.prepare(go);
composer.prepare();
hint();
document.addEventListener("click", links);
window.addEventListener("hashchange", follow);
window.addEventListener("popstate", follow);
$("skip").addEventListener("click", (click) => {
  click.preventDefault();
  $("messages").focus();
});
on("channel", () => {
  remember(state.as, state.channel);
  if (channelOf(state.channel)?.kind !== "dm") return;
  mark("hint", "seen");
  $("hint").hidden = true;
});
begin(readHash().as, readHash().channel);
