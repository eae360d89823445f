// The line at the bottom: slash commands, their options, and sending them.

import { post } from "./api.js";
import { combobox } from "./combobox.js";
import { matching, parse, sheet } from "./commands.js";
import { $, h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { channelOf, on, state, titled } from "./state.js";

let input;
let send;
let wrong;
let holder;
let open = null;
let last = "";

function complain(text) {
  wrong.textContent = text;
  wrong.hidden = text === "";
}

/** What a command looks like in the list. */
function line(command) {
  const options = (command.options ?? []).map((option) => h("i", { class: option.required ? "needed" : "" }, option.name));
  return [h("b", {}, `/${command.name}`), h("span", { class: "options" }, options), h("small", {}, command.description)];
}

function closeSheet(focus = true) {
  open = null;
  holder.replaceChildren();
  holder.hidden = true;
  complain("");
  if (focus) input.focus();
}

function openSheet(command, written = {}) {
  const fields = sheet(command, written);
  open = { command, fields };
  holder.replaceChildren(
    h("header", {}, h("div", {}, h("b", {}, `/${command.name}`), h("span", {}, command.description)),
      h("button", { type: "button", class: "bare", "aria-label": "Close the command", onclick: () => closeSheet() }, icon("cross"))),
    h("div", { class: "fields-grid" }, fields.nodes));
  holder.hidden = false;
  input.value = `/${command.name}`;
  complain("");
  fields.focus();
}

async function run(command, options) {
  complain("");
  if (send.getAttribute("aria-busy") === "true") return;
  send.setAttribute("aria-busy", "true");
  const [as, channel] = [state.as, state.channel];
  const answer = await post("/app/slash", { as, channel, name: command.name, options });
  send.removeAttribute("aria-busy");
  if (!answer.ok) {
    complain(answer.error || "The bot did not answer. Nothing is lost; try again.");
    return;
  }
  last = `/${command.name}`;
  const pairs = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  if (pairs.length) last += ` ${pairs.join(" ")}`;
  input.value = "";
  closeSheet();
  if (answer.modal) openModal(answer.modal, as, channel);
}

function submit(event) {
  event.preventDefault();
  if (open !== null) {
    const found = open.fields.wrong();
    if (found === null) {
      run(open.command, open.fields.values());
      return;
    }
    complain(found.text);
    found.input.focus();
    return;
  }
  const text = input.value.trim();
  if (text === "") return;
  const found = parse(text);
  if (found === null) {
    complain(text.startsWith("/") ? "There is no such command. Type / to see them all." : "Here one plays by buttons and commands. Type / to see the commands.");
    return;
  }
  const { command, written } = found;
  const named = Object.keys(written).length > 0;
  if (!named && (command.options ?? []).length > 0) {
    openSheet(command);
    return;
  }
  const fields = sheet(command, written);
  const bad = fields.wrong();
  if (bad === null && Object.keys(written).every((name) => name in fields.values())) {
    run(command, fields.values());
    return;
  }
  openSheet(command, written);
  complain(bad?.text ?? "Not all of that was understood. Please check the fields.");
}

function pick(command) {
  if ((command.options ?? []).length > 0) openSheet(command);
  else {
    input.value = `/${command.name}`;
    input.focus();
  }
}

/** Wire the line. */
export function prepare() {
  const form = $("composer");
  holder = h("section", { class: "sheet", "aria-label": "Options of the command", hidden: true });
  input = h("input", { id: "command", type: "text", "aria-label": "Command", enterkeyhint: "send", spellcheck: "false", autocapitalize: "off" });
  send = h("button", { type: "submit", class: "send", "aria-label": "Send", title: "Send (Enter)" }, icon("send"));
  wrong = h("p", { class: "error", role: "alert", hidden: true });
  const slash = h("button", { type: "button", class: "slash", "aria-label": "Show the commands", title: "Commands" }, "/");
  const box = h("div", { class: "line" }, slash, input, send);
  form.append(holder, wrong, box);
  const list = combobox(input, {
    label: "Commands", place: box, draw: line, pick,
    items: (text) => {
      if (open !== null || text.trim() === "") return [];
      const found = parse(text);
      const behind = found === null ? null : text.trimStart().slice(found.command.name.length + 1);
      const whole = behind === "" && !found.command.options?.length && matching(text).length === 1;
      return whole || (behind !== null && behind.startsWith(" ")) ? [] : matching(text);
    },
  });
  slash.addEventListener("click", () => {
    if (open !== null) closeSheet();
    if (list.isOpen()) {
      list.close();
      return;
    }
    if (!input.value.startsWith("/")) input.value = "/";
    input.focus();
    list.refresh();
  });
  input.addEventListener("input", () => {
    complain("");
    if (open !== null && input.value.trim() !== `/${open.command.name}`) closeSheet();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowUp" && input.value === "" && last) {
      event.preventDefault();
      input.value = last;
    }
  });
  form.addEventListener("submit", submit);
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (open !== null) closeSheet();
      else if (input.value) input.value = "";
      else input.blur();
    } else if (event.key === "Enter" && event.target.tagName === "SELECT") {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, dialog, [role=listbox]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    if (!input.value) input.value = "/";
    list.refresh();
  });
  on("channel", () => {
    const channel = channelOf(state.channel);
    input.placeholder = `Type / for commands in ${titled(channel)}`;
    complain("");
    if (open !== null) closeSheet(false);
  });
  on("leave", () => {
    input.value = "";
    closeSheet(false);
  });
}
