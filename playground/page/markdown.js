// Chat markdown as elements. Everything becomes text nodes: no message can bring markup of its own.

import { h, safeUrl } from "./dom.js";
import { channelOf, nameOf, state, titled } from "./state.js";

const DEEPEST = 10;
const BODY = "((?:\\\\[\\s\\S]|[^\\\\])+?)";
const sticky = (source) => new RegExp(source, "y");

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel and message that an address of ours means, or null. */
export function jumpOf(url) {
  const found = JUMP.exec(String(url ?? ""));
  return found === null ? null : { channel: found[1], message: found[2] ?? "" };
}

/** A link; one to a message opens it within the page. */
export function link(url, content, props = {}) {
  const jump = jumpOf(url);
  if (jump !== null) {
    const data = { jump: jump.channel, jumpMessage: jump.message };
    return h("a", { ...props, href: `#as=${state.as}&in=${jump.channel}`, data }, content);
  }
  const safe = safeUrl(url);
  if (safe === null) return h("span", props, content);
  return h("a", { ...props, href: safe, target: "_blank", rel: "noopener noreferrer" }, content);
}

function bareLink(url) {
  const jump = jumpOf(url);
  const channel = jump === null ? null : channelOf(jump.channel);
  if (channel === null) return link(url, url);
  return link(url, `${titled(channel)}${jump.message ? " › message" : ""}`, { class: "mention" });
}

function spoiler(children) {
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to show" });
  const inner = h("span", { "aria-hidden": "true" }, children);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.classList.add("open");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("tabindex");
    inner.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", open, { once: true });
  node.addEventListener("keydown", open);
  node.append(inner);
  return node;
}

function moment(seconds, style) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return "";
  const told = { t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" },
    D: { dateStyle: "long" }, F: { dateStyle: "full", timeStyle: "short" } }[style];
  let text = date.toLocaleString("en", told ?? { dateStyle: "long", timeStyle: "short" });
  if (style === "R") {
    const away = (date - Date.now()) / 1000;
    const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]
      .find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
    text = new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / size), unit);
  }
  return h("time", { datetime: date.toISOString(), title: date.toLocaleString("en") }, text);
}

function person(id, context) {
  const mine = String(id) === String(state.as);
  return h("span", { class: mine ? "mention mine" : "mention", data: { userId: id } }, `@${nameOf(id, context.mentions)}`);
}

function place(id) {
  const channel = channelOf(id);
  if (channel === null) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: `#as=${state.as}&in=${id}`, data: { jump: id } }, titled(channel));
}

const wrap = (tag, props) => (found, context, depth) => h(tag, props, inline(found[1], context, depth + 1));

/** Medals are drawn: not every machine has letters for them. */
const MEDALS = { "🥇": ["1", "First"], "🥈": ["2", "Second"], "🥉": ["3", "Third"] };

function medal(sign) {
  const [number, name] = MEDALS[sign];
  return h("span", { class: `medal m${number}`, role: "img", "aria-label": name }, number);
}

/** In order: the first that matches at a place wins. */
const RULES = [
  [sticky("\\\\([^\\w\\s])"), (found) => found[1]],
  [sticky("(`+)([\\s\\S]*?[^`])\\1(?!`)"), (found) => h("code", {}, found[2].trim() === "" ? found[2] : found[2].replace(/^ (.*`|`.*) $/s, "$1"))],
  [sticky("🥇|🥈|🥉"), (found) => medal(found[0])],
  [sticky("<@!?(\\d+)>"), (found, context) => person(found[1], context)],
  [sticky("<@&(\\d+)>"), () => h("span", { class: "mention" }, "@role")],
  [sticky("<#(\\d+)>"), (found) => place(found[1])],
  [sticky("</([\\w -]+):\\d+>"), (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [sticky("<a?:(\\w+):\\d+>"), (found) => `:${found[1]}:`],
  [sticky("<t:(-?\\d{1,13})(?::([tTdDfFR]))?>"), (found) => moment(found[1], found[2])],
  [sticky("<(https?://[^\\s<>]+)>"), (found) => bareLink(found[1])],
  [sticky("\\[((?:\\\\.|[^\\]\\\\])+)\\]\\(<?(https?://[^\\s<>)]+)>?(?:\\s+\"[^\"]*\")?\\)"),
    (found, context, depth) => link(found[2], inline(found[1], { ...context, inLink: true }, depth + 1))],
  [sticky(`\\|\\|${BODY}\\|\\|`), (found, context, depth) => spoiler(inline(found[1], context, depth + 1))],
  [sticky(`\\*\\*\\*(?!\\s)${BODY}\\*\\*\\*(?!\\*)`), (found, context, depth) => h("strong", {}, h("em", {}, inline(found[1], context, depth + 1)))],
  [sticky(`\\*\\*(?=\\S)${BODY}\\*\\*(?!\\*)`), wrap("strong")],
  [sticky(`__(?=\\S)${BODY}__(?!_)`), wrap("u")],
  [sticky("\\*(?=[^\\s*])((?:\\\\[\\s\\S]|\\*\\*|[^\\\\*])+?)\\*(?!\\*)"), wrap("em")],
  [sticky("(?<!\\w)_(?=[^\\s_])((?:\\\\[\\s\\S]|__|[^\\\\_])+?)_(?![\\w_])"), wrap("em")],
  [sticky(`~~(?=\\S)${BODY}~~(?!_)`), wrap("s")],
  [sticky("https?://[^\\s<>]*[^\\s<>.,:;\"'\\])!?*_|]"), (found, context) => (context.inLink ? found[0] : bareLink(found[0]))],
];
const PLAIN = /[^\\`<[|*_~h\uD83E]+|[\s\S]/y;

/** A run of text with its styles. */
export function inline(text, context = {}, depth = 0) {
  if (depth > DEEPEST) return [text];
  const made = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    let hit = null;
    for (const [pattern, make] of RULES) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found !== null) {
        hit = [found[0].length, make(found, context, depth)];
        break;
      }
    }
    if (hit !== null) {
      if (typeof hit[1] === "string") plain += hit[1];
      else {
        if (plain) made.push(plain);
        plain = "";
        made.push(hit[1]);
      }
      at += hit[0];
      continue;
    }
    PLAIN.lastIndex = at;
    const run = PLAIN.exec(text)[0];
    plain += run;
    at += run.length;
  }
  if (plain) made.push(plain);
  return made;
}

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(\S.*)$/;

/** A whole text: blocks in a fragment. */
export function markdown(text, context = {}, depth = 0) {
  const whole = document.createDocumentFragment();
  const source = String(text ?? "");
  let at = 0;
  for (const found of source.matchAll(FENCE)) {
    blocks(whole, source.slice(at, found.index).replace(/\n$/, ""), context, depth);
    whole.append(h("pre", { tabindex: "0" }, h("code", {}, found[2])));
    at = found.index + found[0].length;
    if (source[at] === "\n") at += 1;
  }
  blocks(whole, source.slice(at), context, depth);
  return whole;
}

function blocks(whole, text, context, depth) {
  if (text === "") return;
  const lines = text.split("\n");
  let run = null;
  const end = () => {
    run = null;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (line.trim() === "") {
      end();
    } else if (heading !== null) {
      end();
      const level = heading[1].length + 2;
      whole.append(h(`h${level}`, { class: `h${heading[1].length}` }, inline(heading[2], context)));
    } else if (small !== null) {
      end();
      whole.append(h("p", { class: "small" }, inline(small[1], context)));
    } else if (line.startsWith(">>> ") && depth < 1) {
      end();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      whole.append(h("blockquote", {}, markdown(rest, context, depth + 1)));
      return;
    } else if (/^> /.test(line) && depth < 1) {
      end();
      const quoted = [];
      while (at < lines.length && /^>( |$)/.test(lines[at])) quoted.push(lines[at++].slice(2));
      at -= 1;
      whole.append(h("blockquote", {}, markdown(quoted.join("\n"), context, depth + 1)));
    } else if (ITEM.test(line)) {
      end();
      const items = [];
      while (at < lines.length && ITEM.test(lines[at])) items.push(ITEM.exec(lines[at++]));
      at -= 1;
      whole.append(listed(items, context));
    } else if (run === null) {
      run = h("p", {}, inline(line, context));
      whole.append(run);
    } else {
      run.append(h("br"), ...inline(line, context));
    }
  }
}

/** Items with their indents as nested lists. */
function listed(items, context) {
  const make = (item) => h(item[3] ? "ol" : "ul", item[3] && item[3] !== "1" ? { start: item[3] } : {});
  const root = make(items[0]);
  const open = [[items[0][1].length, root]];
  for (const item of items) {
    const indent = item[1].length;
    while (open.length > 1 && indent < open.at(-1)[0]) open.pop();
    if (indent > open.at(-1)[0] + 1 && open.length < 5 && open.at(-1)[1].lastElementChild) {
      const inner = make(item);
      open.at(-1)[1].lastElementChild.append(inner);
      open.push([indent, inner]);
    }
    open.at(-1)[1].append(h("li", {}, inline(item[4], context)));
  }
  return root;
}

/** A text without its marks, for announcements and labels. */
export function bare(text, context = {}) {
  const holder = document.createElement("div");
  holder.append(markdown(text, context));
  for (const node of holder.querySelectorAll("li")) node.append(" ");
  for (const node of holder.querySelectorAll("br")) node.replaceWith(" ");
  for (const node of holder.querySelectorAll(".spoiler")) node.replaceChildren("(spoiler)");
  return [...holder.childNodes].map((node) => node.textContent).join(" ").replace(/\s+/g, " ").trim();
}
