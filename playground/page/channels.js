// The list of channels, threads and direct messages; on small screens a drawer.

import { $, chip, h, icon, moved } from "./dom.js";
import { channelOf, hashFor, on, SHELF, state, titled } from "./state.js";

const GLYPH = { text: "hash", thread: "thread", dm: "letter" };

/** Give a link what it says now. The element stays: a press under way must not lose its target. */
function paint(link, channel) {
  const here = String(channel.id) === state.channel;
  const unread = here ? 0 : channel.unread ?? 0;
  const pinged = !here && Boolean(channel.pinged);
  const told = [channel.kind === "dm" ? `Direct message with ${titled(channel)}` : channel.kind === "thread" ? `Thread ${channel.name}` : `Channel ${channel.name}`];
  if (unread > 0) told.push(`${unread} unread`);
  if (pinged) told.push("for you");
  if (channel.archived) told.push("archived");
  link.href = hashFor(state.as, channel.id);
  link.className = [channel.kind, unread > 0 ? "unread" : "", pinged ? "pinged" : "", channel.archived ? "archived" : ""].filter(Boolean).join(" ");
  link.setAttribute("aria-label", told.join(", "));
  if (here) link.setAttribute("aria-current", "page");
  else link.removeAttribute("aria-current");
  link.querySelector(".label").textContent = channel.kind === "dm" ? titled(channel) : channel.name;
  const loud = pinged || (channel.kind === "dm" && unread > 0);
  link.lastElementChild.className = loud ? "count" : unread > 0 ? "dot" : "";
  link.lastElementChild.textContent = loud ? String(Math.max(unread, 1)) : "";
}

function entry(channel) {
  return h("a", { data: { channelId: channel.id, kind: channel.kind } },
    icon(GLYPH[channel.kind] ?? "hash"), h("span", { class: "label" }), h("span", { "aria-hidden": "true" }));
}

let drawn = "";

/** The list anew, where channels came or went. */
function build() {
  const shape = JSON.stringify([state.as, state.shelf === null, state.channels.map(({ id, kind, parent }) => [id, kind, parent])]);
  if (shape === drawn) return;
  drawn = shape;
  const nav = $("channels");
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
  const texts = state.channels.filter((channel) => channel.kind === "text");
  const threads = state.channels.filter((channel) => channel.kind === "thread");
  const loose = threads.filter((thread) => !texts.some((text) => String(text.id) === String(thread.parent)));
  const under = (text) => threads.filter((thread) => String(thread.parent) === String(text.id));
  const dms = state.channels.filter((channel) => channel.kind === "dm");
  const group = (name, list) => (list.length ? h("section", { "aria-label": name }, h("h3", {}, name), h("ul", {}, list)) : "");
  const row = (channel) => h("li", {}, entry(channel));
  nav.replaceChildren(
    state.shelf === null ? "" : h("a", { class: "to-shelf", href: hashFor(state.as, SHELF) }, icon("shelf"), h("span", { class: "label" }, "Games")),
    group("Channels", [...texts.map((text) => h("li", {}, entry(text), under(text).length ? h("ul", { class: "threads" }, under(text).map(row)) : null)), ...loose.map(row)]),
    group("Direct messages", dms.map(row)),
  );
  if (focused !== null) nav.querySelector(`[data-channel-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function draw() {
  build();
  const shelf = $("channels").querySelector(".to-shelf");
  if (state.channel === SHELF) shelf?.setAttribute("aria-current", "page");
  else shelf?.removeAttribute("aria-current");
  for (const link of $("channels").querySelectorAll("a[data-channel-id]")) {
    const channel = channelOf(link.dataset.channelId);
    if (channel !== null) paint(link, channel);
  }
  marks();
}

/** Titles and marks outside the list. */
function marks() {
  const others = state.channels.filter((channel) => String(channel.id) !== state.channel || document.hidden);
  const pings = others.filter((channel) => channel.pinged || (channel.kind === "dm" && channel.unread > 0)).length;
  const channel = state.channels.find((one) => String(one.id) === state.channel) ?? null;
  $("menu").classList.toggle("pinged", pings > 0);
  $("menu").setAttribute("aria-label", pings > 0 ? "Channels and direct messages, something is for you" : "Channels and direct messages");
  const title = state.channel === SHELF ? "Games" : titled(channel);
  document.title = `${pings > 0 ? `(${pings}) ` : ""}${title} · ${state.me?.name || "…"} · Backroom playground`;
  const glyph = state.channel === SHELF ? "shelf" : GLYPH[channel?.kind] ?? "hash";
  $("title").replaceChildren(icon(glyph), channel?.kind === "text" ? channel.name : title);
  const topic = { text: "Here all see the same", thread: "A table in a thread of its own", dm: "For your eyes only: your hand comes here" };
  $("topic").textContent = channel?.archived ? "Archived: a new message wakes it" : topic[channel?.kind] ?? (state.channel === SHELF ? "Take one, and the table is set" : "");
}

function me() {
  $("guild").textContent = state.guild?.name || "Backroom";
  $("my-name").textContent = state.me?.name ?? "";
  chip($("my-chip"), state.me?.name ?? "", state.me?.id ?? "");
  $("close-dms").setAttribute("aria-checked", String(Boolean(state.me?.dms_closed)));
}

/** Open or close the drawer of small screens. */
export function drawer(open) {
  const was = document.body.classList.contains("drawer");
  if (was === open) return;
  document.body.classList.toggle("drawer", open);
  $("veil").hidden = !open;
  for (const node of document.querySelectorAll(".main, .top")) node.inert = open;
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) ($("channels").querySelector("[aria-current]") ?? $("close-side")).focus();
  else if ($("side").contains(document.activeElement)) $("menu").focus();
}

/** Wire the list. */
export function prepare() {
  $("menu").prepend(icon("menu"));
  $("close-side").append(icon("cross"));
  $("menu").addEventListener("click", () => drawer(true));
  $("close-side").addEventListener("click", () => drawer(false));
  $("veil").addEventListener("click", () => drawer(false));
  $("channels").addEventListener("click", (event) => {
    if (event.target.closest("a")) drawer(false);
  });
  $("channels").addEventListener("keydown", (event) => {
    const links = [...$("channels").querySelectorAll("a")];
    const next = moved(event.key, links.indexOf(document.activeElement), links.length);
    if (next === null) return;
    event.preventDefault();
    links[next].focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") drawer(false);
    if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const links = [...$("channels").querySelectorAll("a")];
      const at = links.findIndex((one) => one.hasAttribute("aria-current"));
      event.preventDefault();
      links[moved(event.key, at, links.length)]?.click();
    }
  });
  on("state", () => {
    me();
    draw();
  });
  on("channel", draw);
  on("unread", draw);
}
