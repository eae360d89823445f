// A select of a message: opens in place; one choice acts at once, several are confirmed.

import { h, icon, moved } from "./dom.js";

let count = 0;

/** `send(values)` is called with the choice. Returns the element; `element.values()` for forms. */
export function select(raw, { send = null, disabled = false, label = "" } = {}) {
  const options = raw.options ?? [];
  const least = raw.min_values ?? 1;
  const most = Math.min(raw.max_values ?? 1, Math.max(options.length, 1));
  const single = most === 1 && least === 1;
  const prompt = raw.placeholder || label || (single ? "Choose one" : "Choose");
  const chosen = new Set(options.filter((option) => option.default).map((option) => String(option.value)));
  const off = disabled || Boolean(raw.disabled);
  const id = `choice-${(count += 1)}`;
  let active = -1;

  const text = h("span", { class: "select-text" });
  const opener = h("button", {
    type: "button", class: "select-button", id, disabled: off, "aria-haspopup": "listbox",
    "aria-expanded": "false", "aria-controls": `${id}-list`, data: { customId: raw.custom_id ?? "" },
  }, text, icon("down"));
  const list = h("ul", {
    class: "select-list", id: `${id}-list`, role: "listbox", tabindex: "-1", "aria-label": prompt,
    "aria-multiselectable": single ? "false" : "true",
  });
  const confirm = single || send === null ? null : h("button", {
    type: "button", class: "button style-3 select-confirm", onclick: () => act(),
  });
  const tally = single ? null : h("span", { class: "select-tally" });
  const foot = single ? null : h("div", { class: "select-foot" }, tally, confirm);
  const panel = h("div", { class: "select-panel", hidden: true }, list, foot);
  const whole = h("div", {
    class: "select", data: { customId: raw.custom_id ?? "", min: least, max: most },
  }, opener, panel);

  const items = options.map((option, at) => h("li", {
    role: "option", id: `${id}-${at}`, class: "option", data: { value: option.value },
    onclick: () => pick(at), onmousemove: () => point(at),
  },
  h("span", { class: "tick", "aria-hidden": "true" }, icon("check")),
  option.emoji?.name && !option.emoji.id ? h("span", { class: "emoji" }, option.emoji.name) : null,
  h("span", { class: "option-text" }, h("b", {}, option.label), option.description ? h("small", {}, option.description) : null)));
  list.append(...items);

  function paint() {
    const names = options.filter((option) => chosen.has(String(option.value))).map((option) => option.label);
    text.textContent = names.length ? names.join(", ") : prompt;
    whole.classList.toggle("filled", names.length > 0);
    opener.setAttribute("aria-label", names.length ? `${prompt}: ${names.join(", ")}` : prompt);
    items.forEach((item, at) => {
      const is = chosen.has(String(options[at].value));
      item.setAttribute("aria-selected", String(is));
      item.classList.toggle("full", !single && !is && chosen.size >= most);
    });
    if (tally !== null) {
      const range = least === most ? `${most}` : `${least}–${most}`;
      tally.textContent = `${chosen.size} chosen of ${range}`;
    }
    if (confirm !== null) {
      confirm.textContent = "Confirm";
      confirm.disabled = chosen.size < least || chosen.size > most;
    }
  }

  function point(at) {
    items[active]?.classList.remove("at");
    active = at;
    items[at]?.classList.add("at");
    if (items[at]) list.setAttribute("aria-activedescendant", items[at].id);
  }

  function toggle(open, focus = true) {
    panel.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    whole.classList.toggle("open", open);
    if (open) {
      point(Math.max(0, options.findIndex((option) => chosen.has(String(option.value)))));
      list.focus({ preventScroll: true });
      requestAnimationFrame(() => panel.scrollIntoView({ block: "nearest" }));
    } else if (focus) {
      opener.focus({ preventScroll: true });
    }
  }

  function act() {
    if (chosen.size < least || chosen.size > most) return;
    const values = options.map((option) => String(option.value)).filter((value) => chosen.has(value));
    toggle(false);
    send?.(values, opener);
  }

  function pick(at) {
    const value = String(options[at].value);
    point(at);
    if (single) {
      chosen.clear();
      chosen.add(value);
      paint();
      act();
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    else if (most === 1) {
      chosen.clear();
      chosen.add(value);
    }
    paint();
  }

  opener.addEventListener("click", () => toggle(panel.hidden));
  opener.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      toggle(true);
    }
  });
  list.addEventListener("keydown", (event) => {
    const next = moved(event.key, active, items.length);
    if (next !== null) {
      point(next);
      items[next].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && !single && confirm !== null && (event.ctrlKey || chosen.size === most)) act();
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLowerCase();
      const order = [...items.keys()].map((step) => (active + 1 + step) % items.length);
      const hit = order.find((at) => options[at].label.toLowerCase().startsWith(letter));
      if (hit === undefined) return;
      point(hit);
      items[hit].scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    toggle(false);
  });
  whole.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !whole.contains(event.relatedTarget) && single) toggle(false, false);
  });
  paint();
  whole.values = () => options.map((option) => String(option.value)).filter((value) => chosen.has(value));
  return whole;
}
