// What is said beside the messages: to screen readers, and of messages in other channels.

import { $, h, icon } from "./dom.js";
import { gist } from "./message.js";
import { channelOf, on, state, titled } from "./state.js";

const LASTS = 9000;

/** Say something to those who listen instead of look. */
export function announce(text) {
  const node = $("live");
  node.textContent = "";
  setTimeout(() => {
    node.textContent = text;
  }, 30);
}

function toast(channelId, title, text, go) {
  const box = $("toasts");
  box.querySelector(`[data-channel="${CSS.escape(channelId)}"]`)?.remove();
  const close = () => node.remove();
  const node = h("div", { class: "toast", data: { channel: channelId } },
    h("button", { type: "button", class: "toast-open", onclick: () => { close(); go(channelId); } }, h("b", {}, title), h("span", {}, text)),
    h("button", { type: "button", class: "bare", "aria-label": "Hide this notice", onclick: close }, icon("cross")));
  box.append(node);
  while (box.children.length > 3) box.firstChild.remove();
  let timer = setTimeout(close, LASTS);
  node.addEventListener("pointerenter", () => clearTimeout(timer));
  node.addEventListener("focusin", () => clearTimeout(timer));
  node.addEventListener("pointerleave", () => { timer = setTimeout(close, LASTS / 2); });
}

/** Notices of pings and direct messages that arrive while another channel is open; `go(id)` opens one. */
export function prepare(go) {
  on("arrived", ({ channel, message, here }) => {
    const where = channelOf(channel);
    // Whoever looks at the hand need not be told that the board calls as well.
    const calls = message.author.bot && where?.kind !== "dm" && channelOf(state.channel)?.kind === "dm" && !document.hidden;
    if (here || calls || (!message.pings_me && where?.kind !== "dm") || String(message.author.id) === state.as) return;
    const title = where === null || where.kind === "dm" ? `Direct message from ${message.author.name}` : `${message.author.name} in ${titled(where)}`;
    toast(String(channel), title, gist(message, 110), go);
  });
  on("channel", () => {
    $("toasts").querySelector(`[data-channel="${CSS.escape(state.channel)}"]`)?.remove();
  });
  on("leave", () => $("toasts").replaceChildren());
}
