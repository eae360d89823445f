// Forms over the page: the bot's modals, and the page's own questions.

import { post } from "./api.js";
import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

let count = 0;

/** A dialog with a form. `send(values)` returns an error text, or nothing when it may close. */
function dialog(title, body, { confirm = "Submit", send, danger = false, small = "" }) {
  const before = document.activeElement;
  const id = `dialog-${(count += 1)}`;
  const wrong = h("p", { class: "error", role: "alert", hidden: true });
  const go = h("button", { type: "submit", class: `button ${danger ? "style-4" : "style-1"}` }, confirm);
  const box = h("dialog", { class: "dialog", "aria-labelledby": id });
  const form = h("form", { method: "dialog", novalidate: true },
    h("header", {}, h("h2", { id }, title),
      h("button", { type: "button", class: "bare", "aria-label": "Close", onclick: () => box.close() }, icon("cross"))),
    h("div", { class: "dialog-body" }, small ? h("p", {}, small) : null, body, wrong),
    h("footer", {}, h("button", { type: "button", class: "button style-2", onclick: () => box.close() }, "Cancel"), go));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (go.getAttribute("aria-busy") === "true") return;
    go.setAttribute("aria-busy", "true");
    const error = await send();
    go.removeAttribute("aria-busy");
    wrong.hidden = !error;
    wrong.textContent = error || "";
    if (!error) box.close();
  });
  box.addEventListener("close", () => {
    box.remove();
    before?.focus?.({ preventScroll: true });
  });
  box.append(form);
  document.body.append(box);
  box.showModal();
  (box.querySelector(".dialog-body input, .dialog-body textarea, .dialog-body .select-button") ?? go).focus();
  return box;
}

function textInput(raw, label, description) {
  const id = `field-${(count += 1)}`;
  const about = description ? `${id}-about` : null;
  const props = {
    id, name: raw.custom_id, placeholder: raw.placeholder, maxlength: raw.max_length, "aria-describedby": about,
    "aria-required": raw.required === false ? null : "true",
  };
  const input = raw.style === 2 ? h("textarea", { ...props, rows: "4" }) : h("input", { ...props, type: "text" });
  input.value = raw.value ?? "";
  const node = h("div", { class: "field" },
    h("label", { for: id }, label || raw.label || raw.custom_id, raw.required === false ? null : h("span", { class: "must" }, "required")),
    description ? h("p", { class: "about", id: about }, description) : null, input);
  const check = () => {
    const value = input.value;
    if (raw.required !== false && value.trim() === "") return `${label || raw.label || "A field"}: something must be written here.`;
    if (value && raw.min_length && value.length < raw.min_length) return `${label || raw.label}: at least ${raw.min_length} characters.`;
    return "";
  };
  return { node, check, custom: raw.custom_id, value: () => input.value };
}

function selectField(raw, label, description) {
  const made = select(raw, { label });
  const node = h("div", { class: "field" }, h("span", { class: "label" }, label), description ? h("p", { class: "about" }, description) : null, made);
  const check = () => (made.values().length < (raw.min_values ?? 1) ? `${label}: choose first.` : "");
  return { node, check, custom: raw.custom_id, value: () => made.values() };
}

function fields(list, label = "", description = "") {
  return (list ?? []).flatMap((raw) => {
    if (raw.type === 1) return fields(raw.components, label, description);
    if (raw.type === 18) return fields([raw.component], raw.label, raw.description);
    if (raw.type === 4) return [textInput(raw, label, description)];
    if (raw.type === 3) return [selectField(raw, label || raw.placeholder || "Choose", description)];
    if (raw.type === 10) return [{ node: h("div", { class: "md" }, markdown(raw.content)), check: () => "", custom: null }];
    return [{ node: h("p", { class: "small" }, `[component ${raw.type} is not shown here]`), check: () => "", custom: null }];
  });
}

/** A modal of the bot. */
export function openModal(modal, as, channel) {
  const made = fields(modal.components);
  dialog(modal.title, made.map((field) => field.node), {
    send: async () => {
      for (const field of made) {
        const wrong = field.check();
        if (wrong) return wrong;
      }
      const values = Object.fromEntries(made.filter((field) => field.custom).map((field) => [field.custom, field.value()]));
      const answer = await post("/app/submit", { as, channel, modal: modal.id, fields: values });
      if (!answer.ok) return answer.error || "The bot did not answer.";
      if (answer.modal) setTimeout(() => openModal(answer.modal, as, channel));
      return "";
    },
  }).dataset.modalId = modal.id;
}

/** Ask for one line of text. */
export function askText(title, label, { confirm, small, max = 32, send }) {
  const field = textInput({ custom_id: "answer", max_length: max, style: 1 }, label, "");
  dialog(title, field.node, { confirm, small, send: async () => field.check() || send(field.value().trim()) });
}

/** Ask whether to go on. */
export function askSure(title, small, { confirm, send }) {
  dialog(title, null, { confirm, small, danger: true, send });
}
