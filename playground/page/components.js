// Components of messages, by their numbers on the wire.

import { h, icon } from "./dom.js";
import { fileCard, gallery, picture } from "./media.js";
import { link, markdown } from "./markdown.js";
import { select } from "./select.js";

const MAKERS = {
  1: (raw, context) => {
    const inside = all(raw.components, context);
    const buttons = (raw.components ?? []).every((part) => part.type === 2);
    return h("div", { class: buttons ? "row buttons" : "row", role: "group" }, inside);
  },
  2: button,
  3: (raw, context) => select(raw, { send: (values, node) => context.select(raw.custom_id, values, node) }),
  9: (raw, context) => h("div", { class: "section" },
    h("div", { class: "section-text" }, all(raw.components, context)),
    raw.accessory ? h("div", { class: "accessory" }, one(raw.accessory, context)) : null),
  10: (raw, context) => h("div", { class: "md" }, markdown(raw.content, context)),
  11: (raw) => picture({ media: raw.media, description: raw.description, spoiler: raw.spoiler, small: true }),
  12: (raw) => gallery(raw.items ?? []),
  13: (raw) => fileCard(raw.file?.url, raw.name, raw.size),
  14: (raw) => h("div", { class: `rule${raw.divider === false ? " blank" : ""}${raw.spacing === 2 ? " wide" : ""}`, role: raw.divider === false ? null : "separator" }),
  17: (raw, context) => {
    const box = h("div", { class: raw.spoiler ? "container veiled" : "container" }, all(raw.components, context));
    if (Number.isInteger(raw.accent_color)) {
      box.style.setProperty("--accent", `#${raw.accent_color.toString(16).padStart(6, "0")}`);
      box.classList.add("accented");
    }
    if (raw.spoiler) {
      const lift = h("button", { type: "button", class: "lift", onclick: () => { box.classList.remove("veiled"); lift.remove(); } }, "Spoiler: show");
      box.append(lift);
    }
    return box;
  },
};

function emoji(raw) {
  if (!raw?.name) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, raw.id ? `:${raw.name}:` : raw.name);
}

const SPOKEN = { "⋯": "More", "◀": "Previous page", "▶": "Next page", "↩": "Back" };

function button(raw, context) {
  const label = raw.label ?? "";
  const inside = [emoji(raw.emoji), label ? h("span", {}, label) : null];
  const said = SPOKEN[label] ?? (label || raw.emoji?.name || "button");
  if (raw.style === 5) {
    if (raw.disabled) return h("span", { class: "button style-5", "aria-disabled": "true", role: "link" }, inside);
    const made = link(raw.url, [...inside, icon("out")], { class: "button style-5", "aria-label": said });
    if (made.dataset.jump) made.lastElementChild.remove();
    return made;
  }
  return h("button", {
    type: "button", class: `button style-${raw.style ?? 2}`, disabled: Boolean(raw.disabled), "aria-label": said,
    title: SPOKEN[label] ?? null, data: { customId: raw.custom_id ?? "" },
    onclick: (event) => context.press(raw.custom_id, event.currentTarget),
  }, inside);
}

/** One component as an element. A number we do not know says so instead of vanishing. */
export function one(raw, context) {
  const make = MAKERS[raw?.type];
  if (make === undefined) return h("p", { class: "small" }, `[component ${raw?.type} is not shown here]`);
  return make(raw, context);
}

/** A list of them. */
export function all(list, context) {
  return (list ?? []).map((raw) => one(raw, context));
}

/** All text in components, in order. */
export function textOf(list) {
  const found = [];
  for (const raw of list ?? []) {
    if (raw.content) found.push(raw.content);
    found.push(...textOf(raw.components));
  }
  return found;
}

/** Classic embeds. */
export function embed(raw, context) {
  const box = h("div", { class: "container embed accented" });
  if (Number.isInteger(raw.color)) box.style.setProperty("--accent", `#${raw.color.toString(16).padStart(6, "0")}`);
  if (raw.author?.name) box.append(h("p", { class: "small" }, raw.author.name));
  if (raw.title) box.append(h("p", { class: "embed-title" }, raw.url ? link(raw.url, raw.title) : h("b", {}, raw.title)));
  if (raw.description) box.append(h("div", { class: "md" }, markdown(raw.description, context)));
  if (raw.fields?.length) {
    box.append(h("dl", { class: "fields" }, raw.fields.map((field) => h("div", { class: field.inline ? "inline" : "" },
      h("dt", {}, field.name), h("dd", { class: "md" }, markdown(field.value, context))))));
  }
  if (raw.thumbnail?.url) box.append(picture({ media: raw.thumbnail, small: true }));
  if (raw.image?.url) box.append(picture({ media: raw.image, description: raw.image.description }));
  if (raw.footer?.text) box.append(h("p", { class: "small" }, raw.footer.text));
  return box;
}
