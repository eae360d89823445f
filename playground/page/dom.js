// Making elements. Text always goes in as text: nothing here parses markup.

export const $ = (id) => document.getElementById(id);

const drop = (child) => child !== null && child !== undefined && child !== false && child !== "";

/** An element: `class`, `data` (a dataset), `onclick`-like listeners, everything else is an attribute. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter(drop));
  return node;
}

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  menu: "M4 7h16M4 12h16M4 17h16",
  cross: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  down: "M6 9l6 6 6-6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  out: "M9 6H5v13h13v-4M13 5h6v6M19 5l-9 9",
  send: "M4 12h15M13 6l6 6-6 6",
  check: "M5 12l5 5L20 6",
  shelf: "M5 4h4v16H5zM9 7h4v13H9zM14 8l4-1 3 12-4 1z",
};

/** A line icon. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** An address that may stand in a link: the web's, or a path of this server; else null. */
export function safeUrl(url) {
  const text = String(url ?? "");
  if (/^https?:\/\//i.test(text)) return text;
  return /^\/(?![/\\])/.test(text) ? text : null;
}

/** Same, for pictures: nothing is loaded from elsewhere. */
export function ownUrl(url) {
  const text = safeUrl(url);
  if (text === null) return null;
  const made = new URL(text, location.href);
  return made.origin === location.origin ? made.pathname + made.search : null;
}

/** Move a choice in a list with the keyboard: the new index, or null if the key is another. */
export function moved(key, at, count) {
  if (count < 1) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

const CHIPS = ["#8c2f2b", "#1f5f8b", "#6b3f8f", "#9a5b12", "#2d6a4f", "#34495e", "#8a2d5d", "#3f5b1f"];

/** A person's chip: the first letter on a colour that stays theirs. */
export function chip(node, name, id) {
  let sum = 0;
  for (const letter of String(id)) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  node.textContent = [...(name || "?")][0].toUpperCase();
  node.style.setProperty("--chip", CHIPS[sum % CHIPS.length]);
  return node;
}

/** Sizes of files for people. */
export function sized(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1048576).toFixed(1)} MiB`;
}

/** Snowflakes in order of time. */
export function compareIds(one, two) {
  const [a, b] = [String(one), String(two)];
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
