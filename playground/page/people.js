// Who one is: a tab for each person, kept in the address, so that every browser tab may be another.

import { post } from "./api.js";
import { $, chip, h, icon, moved } from "./dom.js";
import { askSure, askText } from "./modal.js";
import { announce } from "./notices.js";
import { hashFor, on, state } from "./state.js";

let drawn = "";

function draw() {
  const list = $("people");
  const shape = JSON.stringify([state.as, state.users]);
  if (shape === drawn) return;
  drawn = shape;
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.userId : null;
  list.replaceChildren(...state.users.map((user) => {
    const here = String(user.id) === state.as;
    return h("li", {}, h("a", {
      href: hashFor(user.id), data: { userId: user.id }, "aria-current": here ? "true" : null,
      "aria-label": here ? `You are ${user.name}` : `Be ${user.name}`,
      title: here ? null : `Be ${user.name} (with Ctrl: in a tab of its own)`,
    }, chip(h("span", { class: "chip tiny", "aria-hidden": "true" }), user.name, user.id), h("span", {}, user.name)));
  }));
  if (focused !== null) list.querySelector(`[data-user-id="${CSS.escape(focused)}"]`)?.focus();
  list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

async function toggleDms() {
  const node = $("close-dms");
  const closed = node.getAttribute("aria-checked") !== "true";
  node.setAttribute("aria-busy", "true");
  const answer = await post("/app/dms", { as: state.as, closed });
  node.removeAttribute("aria-busy");
  if (!answer.ok) {
    announce(answer.error);
    return;
  }
  state.me.dms_closed = closed;
  node.setAttribute("aria-checked", String(closed));
  announce(closed ? "Your direct messages are closed to the bot." : "Your direct messages are open.");
}

/** Wire the tabs; `closed()` is called when the playground was ended from here. */
export function prepare(closed) {
  $("add-person").append(icon("plus"), h("span", {}, "Add a person"));
  $("add-person").addEventListener("click", () => askText("Add a person", "Name", {
    confirm: "Add", small: "Somebody else to sit at the table. You can be them in this tab or in another.",
    send: async (name) => {
      const answer = await post("/app/user", { name });
      if (!answer.ok) return answer.error || "That did not work.";
      location.hash = hashFor(answer.id);
      return "";
    },
  }));
  $("people").addEventListener("keydown", (event) => {
    const links = [...$("people").querySelectorAll("a")];
    const key = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp" }[event.key] ?? event.key;
    const next = moved(key, links.indexOf(document.activeElement), links.length);
    if (next === null) return;
    event.preventDefault();
    links[next].focus();
  });
  $("close-dms").addEventListener("click", toggleDms);
  $("end").addEventListener("click", () => askSure("Close the playground?", "The bot and this page stop. Tables are kept: make play brings them back as they stand.", {
    confirm: "Close it",
    send: async () => {
      const answer = await post("/app/end", { as: state.as });
      if (!answer.ok) return answer.error;
      closed();
      return "";
    },
  }));
  on("state", draw);
}
