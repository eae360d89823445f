// Talking to the server of the playground: requests, and its stream of events.

const PATIENCE = 20000;

async function ask(url, options) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(url, { ...options, signal: stop.signal, cache: "no-store" });
  } finally {
    clearTimeout(timer);
  }
}

/** GET; throws when there is no good answer. */
export async function get(path, query = {}) {
  const url = new URL(path, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  const response = await ask(url, {});
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** POST; never throws: a failure is `{ok: false, error}`. */
export async function post(path, body = {}) {
  let response;
  try {
    response = await ask(path, {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    return { ok: false, error: "The playground does not answer." };
  }
  let answer = null;
  try {
    answer = await response.json();
  } catch {
    answer = null;
  }
  if (answer === null || typeof answer !== "object") answer = {};
  if (!response.ok) return { ...answer, ok: false, error: answer.error || `Refused (${response.status}).` };
  return { ok: true, ...answer };
}

/**
 * Events for one person, with reconnection. `up(again)` is called at each connection, `down()` when it
 * breaks. A hidden tab lets go of its connection (browsers allow six for one address, and every tab may
 * be another person) and calls `idle()` every few seconds instead.
 */
export function listen(as, { event, up, down, idle }) {
  let source = null;
  let timer = null;
  let wait = 400;
  let before = false;
  let over = false;

  function drop() {
    clearTimeout(timer);
    clearInterval(timer);
    source?.close();
    source = null;
  }

  function open() {
    drop();
    if (over) return;
    if (document.hidden) {
      timer = setInterval(idle, 4000);
      return;
    }
    source = new EventSource(`/app/events?as=${encodeURIComponent(as)}`);
    source.onopen = () => {
      wait = 400;
      up(before);
      before = true;
    };
    source.onmessage = (message) => {
      try {
        event(JSON.parse(message.data));
      } catch (error) {
        console.error("event", error);
      }
    };
    source.onerror = () => {
      drop();
      down();
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 1.6, 4000);
    };
  }

  document.addEventListener("visibilitychange", open);
  open();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", open);
    drop();
  };
}
