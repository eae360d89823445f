// One message as an element, and what its buttons do.

import { post } from "./api.js";
import { all, embed, textOf } from "./components.js";
import { chip, h, icon } from "./dom.js";
import { bare, markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { openModal } from "./modal.js";
import { state } from "./state.js";

const SILENT = "The bot did not answer. Nothing is lost; try again.";
const dismissed = new Set();
/** What each component's element was made from. */
const made = new WeakMap();
/** A component without its number, which changes when a picture is put above it. */
const source = (part) => JSON.stringify(part, (name, value) => (name === "id" ? undefined : value));

export const isDismissed = (id) => dismissed.has(String(id));

function elementOf(id) {
  return document.querySelector(`[data-message-id="${CSS.escape(String(id))}"]`);
}

function complain(id, text) {
  const place = elementOf(id)?.querySelector(".msg-error");
  if (!place) return;
  place.textContent = text;
  place.hidden = text === "";
  if (text) requestAnimationFrame(() => place.scrollIntoView({ block: "nearest" }));
}

async function act(path, message, channel, node, more) {
  if (node.getAttribute("aria-busy") === "true") return;
  node.setAttribute("aria-busy", "true");
  complain(message.id, "");
  const as = state.as;
  const answer = await post(path, { as, channel, message: message.id, ...more });
  node.removeAttribute("aria-busy");
  if (!answer.ok) complain(message.id, answer.error || SILENT);
  else if (answer.modal) openModal(answer.modal, as, channel);
}

/** A short plain text of a message, to announce it or to show in a notice. */
export function gist(message, most = 160) {
  const texts = [message.text, ...textOf(message.components), ...(message.embeds ?? []).map((item) => item.title || item.description)];
  const whole = bare(texts.filter(Boolean).join("\n"), { mentions: message.mentions });
  return whole.length > most ? `${whole.slice(0, most - 1)}…` : whole || "a message without text";
}

function clock(time) {
  const date = new Date(time);
  const shown = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return h("time", { datetime: time, title: date.toLocaleString("en-GB") }, shown);
}

function avatar(author) {
  if (author.bot) return h("img", { class: "avatar", src: "/page/icon.svg", width: 38, height: 38, alt: "" });
  return chip(h("span", { class: "avatar chip", "aria-hidden": "true" }), author.name, author.id);
}

/** Components in order; where pictures come with buttons in two columns, for a page that is wide enough: what is
 * to be read and pressed, and the pictures. */
function columns(components, context) {
  const nodes = all(components, context);
  nodes.forEach((node, at) => {
    made.set(node, source(components[at]));
    node.style.order = at;
  });
  const pictures = nodes.filter((node, at) => components[at].type === 12);
  if (pictures.length === 0 || components.every((part) => part.type !== 1)) return nodes;
  return [h("div", { class: "words" }, nodes.filter((node) => !pictures.includes(node))), h("div", { class: "pictures" }, pictures)];
}

/** The element of a message. */
export function render(message, channel) {
  const context = {
    mentions: message.mentions ?? {},
    press: (custom, node) => act("/app/press", message, channel, node, { custom_id: custom }),
    select: (custom, values, node) => act("/app/select", message, channel, node, { custom_id: custom, values }),
  };
  const body = h("div", { class: "body" });
  if (message.text) body.append(h("div", { class: "md" }, markdown(message.text, context)));
  body.append(...(message.embeds ?? []).map((item) => embed(item, context)));
  if (message.attachments?.length) body.append(...attachments(message.attachments));
  body.append(...columns(message.components ?? [], context));
  if (!body.firstChild) body.append(h("p", { class: "thinking" }, `${message.author.name} is thinking…`));
  const edited = () => (message.edited ? h("small", { class: "edited" }, "(edited)") : null);
  body.append(edited() ?? "");
  body.append(h("p", { class: "msg-error", role: "alert", hidden: true }));

  const item = h("li", {
    class: "msg", tabindex: "-1",
    data: { messageId: message.id, author: message.author.id, time: message.time, bot: message.author.bot ? "yes" : "no" },
  });
  const said = message.interaction;
  const used = said?.name ? h("p", { class: "used" }, chip(h("span", { class: "chip tiny", "aria-hidden": "true" }), said.user.name, said.user.id),
    h("b", {}, said.user.name), " used ", h("code", {}, `/${said.name}`)) : null;
  const head = h("header", {}, h("b", { class: "author" }, message.author.name), message.author.bot ? h("span", { class: "tag" }, "bot") : null, clock(message.time), edited());
  item.append(h("div", { class: "above" }), used ?? "", avatar(message.author), head, body);
  if (said?.name) item.classList.add("led");
  if (message.pings_me) item.classList.add("pings");
  if (message.ephemeral) {
    item.classList.add("private");
    item.dataset.ephemeral = "yes";
    item.append(h("footer", { class: "private-note" }, h("span", {}, "Only you can see this"),
      h("button", { type: "button", class: "bare", onclick: () => { dismissed.add(String(message.id)); item.dispatchEvent(new CustomEvent("dismiss", { bubbles: true })); } }, icon("cross"), "Dismiss")));
  }
  return item;
}

/** Components that did not change keep their elements, so that a press under way reaches its button.
 * Selects in which something was chosen begin anew, unless somebody has one open. */
function keep(old, fresh) {
  const before = [...old.querySelectorAll(".body *")].filter((node) => made.has(node));
  for (const node of [...fresh.querySelectorAll(".body *")].filter((node) => made.has(node))) {
    const at = before.findIndex((other) => made.get(other) === made.get(node));
    if (at < 0 || before[at].querySelector(".select.filled:not(.open)")) continue;
    before[at].style.order = node.style.order;
    node.replaceWith(before[at]);
    before.splice(at, 1);
  }
}

/** Put a changed message in place of the old element, keeping focus. */
export function swap(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const custom = focused?.closest("[data-custom-id]")?.dataset.customId ?? null;
  keep(old, fresh);
  old.replaceWith(fresh);
  if (focused === null) return;
  const again = custom === null ? null : fresh.querySelector(`button[data-custom-id="${CSS.escape(custom)}"]:not(:disabled)`);
  (again ?? fresh).focus({ preventScroll: true });
}
