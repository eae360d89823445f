// What the page knows, where it is, and who wants to hear of changes.

export const state = {
  as: "",
  channel: "",
  users: [],
  me: { id: "", name: "", dms_closed: false },
  guild: { id: "", name: "" },
  channels: [],
  commands: [],
  bot: { online: true, name: "Backroom" },
  shelf: null,
  version: "",
  run: "",
};

/** Where the games stand: in the place of a channel. */
export const SHELF = "shelf";

const ears = new Map();

/** Call `ear` whenever `name` is told. */
export function on(name, ear) {
  if (!ears.has(name)) ears.set(name, []);
  ears.get(name).push(ear);
}

/** Tell a change: "state", "channel" (another one is open), "arrived" (a message, anywhere). */
export function tell(name, what) {
  for (const ear of ears.get(name) ?? []) ear(what);
}

/** Take over the server's word. */
export function take(fresh) {
  Object.assign(state, fresh);
  tell("state");
}

export const channelOf = (id) => state.channels.find((channel) => String(channel.id) === String(id)) ?? null;

/** Whether there is such a place for this person: a channel, or the shelf. */
export const isHere = (id) => (id === SHELF ? state.shelf !== null : Boolean(id) && channelOf(id) !== null);

/** A channel's name as people say it. */
export function titled(channel) {
  if (channel === null) return "…";
  if (channel.kind === "dm") return channel.name || state.bot.name;
  return channel.kind === "thread" ? channel.name : `#${channel.name}`;
}

export function nameOf(id, mentions = {}) {
  if (mentions?.[id]) return mentions[id];
  return state.users.find((user) => String(user.id) === String(id))?.name ?? "somebody";
}

/** Who and where, as the address says: `#as=1&in=2`. */
export function readHash() {
  const found = new URLSearchParams(location.hash.slice(1));
  return { as: found.get("as") ?? "", channel: found.get("in") ?? "" };
}

export function hashFor(as, channel = "") {
  const made = new URLSearchParams({ as });
  if (channel) made.set("in", channel);
  return `#${made}`;
}

/** The place to begin with: the one that is wanted, else the last one of this person, else the first channel
 * with text. */
export function firstChannel(wanted) {
  for (const id of [wanted, remembered(state.as)]) {
    if (isHere(id)) return String(id);
  }
  const first = state.channels.find((channel) => channel.kind === "text") ?? state.channels[0];
  return first ? String(first.id) : "";
}

function remembered(as) {
  try {
    return sessionStorage.getItem(`at:${as}`);
  } catch {
    return null;
  }
}

/** Keep where this person is, for a reload or a switch back. */
export function remember(as, channel) {
  try {
    sessionStorage.setItem(`at:${as}`, channel);
  } catch {
    // Storage may be off; nothing depends on it.
  }
}

/** A mark of this browser ("hint"): read, or set to `value`. */
export function mark(name, value) {
  try {
    if (value === undefined) return localStorage.getItem(`backroom:${name}`);
    localStorage.setItem(`backroom:${name}`, value);
  } catch {
    // As above.
  }
  return value ?? null;
}
