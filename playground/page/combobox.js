// A text field with a list of proposals under the same keys everywhere.

import { h, moved } from "./dom.js";

let count = 0;

/**
 * Give `input` a list. `items(text)` returns (or promises) proposals; `draw(item)` the children of a
 * line; `pick(item)` takes one. `place` is where the list goes. Returns `{refresh, close, isOpen}`.
 */
export function combobox(input, { items, draw, pick, place, label, wait = 0, keep = false }) {
  const id = `proposals-${(count += 1)}`;
  const list = h("ul", { id, class: "proposals", role: "listbox", "aria-label": label, hidden: true });
  let shown = [];
  let active = -1;
  let timer = null;
  let asked = 0;
  place.append(list);
  for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", id], ["aria-expanded", "false"], ["autocomplete", "off"]]) {
    input.setAttribute(name, value);
  }

  function point(at) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = at;
    const line = list.children[at];
    if (line) {
      line.setAttribute("aria-selected", "true");
      line.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", line.id);
    } else input.removeAttribute("aria-activedescendant");
  }

  function close() {
    asked += 1;
    clearTimeout(timer);
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function take(at) {
    const item = shown[at];
    close();
    pick(item);
  }

  async function load() {
    const mine = (asked += 1);
    const found = await items(input.value);
    if (mine !== asked) return;
    shown = found;
    list.replaceChildren(...found.map((item, at) => h("li", {
      role: "option", id: `${id}-${at}`, "aria-selected": "false",
      onmousedown: (event) => event.preventDefault(), onclick: () => take(at),
    }, draw(item))));
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    point(keep || found.length === 0 ? -1 : 0);
  }

  function refresh() {
    clearTimeout(timer);
    if (wait) timer = setTimeout(load, wait);
    else load();
  }

  input.addEventListener("input", refresh);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (list.hidden) {
      if (event.key === "ArrowDown") {
        event.preventDefault();
        refresh();
      }
      return;
    }
    const next = event.key === "Home" || event.key === "End" ? null : moved(event.key, active, shown.length);
    if (next !== null) point(next);
    else if ((event.key === "Enter" || event.key === "Tab") && active >= 0 && !event.shiftKey) take(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { refresh, close, isOpen: () => !list.hidden };
}
