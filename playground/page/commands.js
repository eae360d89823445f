// Slash commands: finding them, their options as fields, and what was written behind them.

import { post } from "./api.js";
import { combobox } from "./combobox.js";
import { h } from "./dom.js";
import { state } from "./state.js";

let count = 0;

/** Commands that fit what is written, best first; those that not everybody may give come last of their kind. */
export function matching(text) {
  const query = text.replace(/^\//, "").trimStart().toLowerCase();
  const rank = (command) => {
    const name = command.name.toLowerCase();
    if (name.startsWith(query)) return 0;
    if (name.split(" ").some((word) => word.startsWith(query))) return 1;
    if (query.length > 1 && name.includes(query)) return 2;
    return query.length > 2 && command.description.toLowerCase().includes(query) ? 3 : 9;
  };
  return state.commands.map((command) => [rank(command), command]).filter(([at]) => at < 9)
    .sort((one, two) => one[0] - two[0] || one[1].restricted - two[1].restricted || one[1].name.localeCompare(two[1].name)).map(([, command]) => command);
}

/** `/fixer new seats:3` as a command and what is written for its options; null if there is no such command. */
export function parse(text) {
  const line = text.trim().replace(/^\//, "").replace(/\s+/g, " ");
  const lower = line.toLowerCase();
  const command = [...state.commands].sort((one, two) => two.name.length - one.name.length)
    .find(({ name }) => lower === name.toLowerCase() || lower.startsWith(`${name.toLowerCase()} `));
  if (!command) return null;
  const rest = line.slice(command.name.length).trim();
  const written = {};
  const names = (command.options ?? []).map((option) => option.name);
  const starts = [...rest.matchAll(/(?:^| )([\w-]+):/g)].filter((found) => names.includes(found[1]));
  starts.forEach((found, at) => {
    written[found[1]] = rest.slice(found.index + found[0].length, starts[at + 1]?.index ?? rest.length).trim();
  });
  const loose = starts.length ? rest.slice(0, starts[0].index).trim() : rest;
  if (loose && names.length) {
    const free = (command.options ?? []).find((option) => option.required && !(option.name in written)) ?? command.options[0];
    if (!(free.name in written)) written[free.name] = loose;
  }
  return { command, written };
}

function choosing(option, choices, written) {
  const wanted = (written ?? "").toLowerCase();
  const node = h("select", {}, h("option", { value: "" }, option.required ? "Choose…" : "not set"),
    choices.map((choice, at) => h("option", { value: at }, choice.name)));
  const hit = wanted === "" ? -1 : choices.findIndex((choice) => [String(choice.value), choice.name].some((name) => name.toLowerCase() === wanted));
  if (hit >= 0) node.value = String(hit);
  return { node, input: node, value: () => (node.value === "" ? undefined : choices[Number(node.value)].value) };
}

function typing(option, written, context) {
  const numeric = option.type === "integer" || option.type === "number";
  const range = option.min != null && option.max != null ? `${option.min}–${option.max}` : "";
  const input = h("input", {
    type: numeric ? "number" : "text", min: numeric ? option.min : null, max: numeric ? option.max : null,
    step: option.type === "number" ? "any" : null, placeholder: range || (option.required ? "" : "not set"),
  });
  input.value = written ?? "";
  let exact = null;
  const node = h("div", { class: "typed" }, input);
  if (option.autocomplete) {
    const list = combobox(input, {
      label: option.name, place: node, wait: 150,
      items: async (text) => {
        const answer = await post("/app/autocomplete", {
          as: state.as, channel: state.channel, name: context.command.name, focused: option.name,
          options: { ...context.values(), [option.name]: text },
        });
        return answer.choices ?? [];
      },
      draw: (choice) => h("b", {}, choice.name),
      pick: (choice) => {
        exact = choice;
        input.value = choice.name;
      },
    });
    input.addEventListener("focus", () => list.refresh());
  }
  const value = () => {
    const text = input.value.trim();
    if (text === "") return undefined;
    if (exact !== null && exact.name === input.value) return exact.value;
    return numeric ? Number(text) : text;
  };
  const check = () => {
    if (!numeric || input.value.trim() === "") return input.validity?.badInput ? `${option.name}: a number, please.` : "";
    const number = Number(input.value);
    if (!Number.isFinite(number) || (option.type === "integer" && !Number.isInteger(number))) return `${option.name}: a whole number, please.`;
    if (option.min != null && number < option.min) return `${option.name}: at least ${option.min}.`;
    return option.max != null && number > option.max ? `${option.name}: at most ${option.max}.` : "";
  };
  return { node, input, value, check };
}

function control(option, written, context) {
  if (option.choices?.length) return choosing(option, option.choices, written);
  if (option.type === "boolean") return choosing(option, [{ name: "Yes", value: true }, { name: "No", value: false }], written);
  if (option.type === "user") return choosing(option, state.users.map((user) => ({ name: user.name, value: user.id })), written?.replace(/^<?@!?|>$/g, ""));
  return typing(option, written, context);
}

/** The fields of a command. `values()` are what is set; `wrong()` the first complaint and its field. */
export function sheet(command, written = {}) {
  const made = [];
  const values = () => {
    const found = {};
    for (const field of made) {
      const value = field.value();
      if (value !== undefined) found[field.option.name] = value;
    }
    return found;
  };
  const ordered = [...(command.options ?? [])].sort((one, two) => Number(two.required) - Number(one.required));
  for (const option of ordered) {
    const id = `option-${(count += 1)}`;
    const field = control(option, written[option.name], { command, values });
    field.input.id = id;
    field.input.name = option.name;
    field.input.dataset.option = option.name;
    field.input.setAttribute("aria-describedby", `${id}-about`);
    if (option.required) field.input.setAttribute("aria-required", "true");
    const node = h("div", { class: "field" },
      h("label", { for: id }, option.name, option.required ? h("span", { class: "must" }, "required") : null),
      h("p", { class: "about", id: `${id}-about` }, option.description), field.node);
    made.push({ option, ...field, node });
  }
  const wrong = () => {
    for (const field of made) {
      const text = field.check?.() || (field.option.required && field.value() === undefined ? `${field.option.name}: this one is required.` : "");
      field.input.toggleAttribute("aria-invalid", text !== "");
      if (text) return { text, input: field.input };
    }
    return null;
  };
  return { nodes: made.map((field) => field.node), values, wrong, focus: () => made[0]?.input.focus() };
}
