// The shelf that one comes in at: the games of the house, to learn or to play.

import { post } from "./api.js";
import { $, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { openModal } from "./modal.js";
import { hashFor, on, SHELF, state, titled } from "./state.js";

let drawn = "";
let go;

const hall = () => state.channels.find((channel) => channel.kind === "text") ?? null;

/** Ask something of the server for a card; where to look for what came of it is where it was asked. */
async function ask(node, path, body) {
  const [as, channel] = [state.as, hall()?.id];
  if (channel === undefined || $("games").querySelector("[aria-busy=true]")) return;
  const wrong = node.closest(".game").querySelector(".error");
  wrong.hidden = true;
  node.setAttribute("aria-busy", "true");
  const answer = await post(path, { as, channel, ...body });
  node.removeAttribute("aria-busy");
  if (as !== state.as || state.channel !== SHELF) return;
  if (!answer.ok) {
    wrong.textContent = answer.error || "The bot did not answer. Nothing is lost; try again.";
    wrong.hidden = false;
    return;
  }
  go(channel, answer.message ?? "");
  if (answer.modal) openModal(answer.modal, as, channel);
}

const range = ([least, most]) => (least === most ? `${least}` : `${least}–${most}`);

function card(game) {
  const button = (label, style, path, body) => h("button", {
    type: "button", class: `button ${style}`, "aria-label": `${label} ${game.name}`, onclick: (event) => ask(event.currentTarget, path, body),
  }, label);
  return h("li", { class: "game", data: { game: game.key } },
    h("img", { src: game.cover, width: 1280, height: 560, alt: "" }),
    h("h3", {}, game.name),
    h("div", { class: "goal" }, markdown(game.goal)),
    h("p", { class: "facts" }, h("span", {}, `${range(game.players)} players`), h("span", {}, `${range(game.minutes)} minutes`)),
    h("p", { class: "error", role: "alert", hidden: true }),
    h("div", { class: "buttons" },
      game.learn ? button("Learn", "style-2", "/app/slash", { name: `${game.key} learn`, options: {} }) : null,
      button("Play", "style-1", "/app/table", { game: game.key })));
}

function way(channel, text) {
  return h("a", { href: hashFor(state.as, channel.id) }, text);
}

/** What one would ask on the first evening. */
function house() {
  const [text, letters] = [hall(), state.channels.find((channel) => channel.kind === "dm") ?? null];
  const learn = state.shelf.some((game) => game.learn);
  return h("li", { class: "house" },
    h("h3", {}, "How it goes here"),
    h("ul", {},
      learn ? h("li", {}, h("b", {}, "Learn"), " is a short first game with somebody at your elbow.") : null,
      h("li", {}, h("b", {}, "Play"), " sets a table with computers: press ", h("b", {}, "Start"), ", and your hand comes by ",
        letters ? way(letters, "direct message") : "direct message", "."),
      text ? h("li", {}, "What has begun stands in ", way(text, titled(text)), ", and is kept overnight.") : null,
      h("li", {}, "You are ", h("b", {}, state.me?.name ?? "…"), ". More people sit at the top of the page: be them as well, or in a tab of their own.")));
}

function draw() {
  const shape = JSON.stringify([state.as, state.shelf, state.me?.name, state.channels.map(({ id, kind }) => [id, kind])]);
  if (state.shelf === null || shape === drawn || $("games").querySelector("[aria-busy=true]")) return;
  drawn = shape;
  const focused = $("games").contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
  $("games").replaceChildren(...state.shelf.map(card), house());
  if (focused !== null) $("games").querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** What comes and goes above the shelf moves none of its buttons, as far as there is room to scroll. */
function steady() {
  let above = 0;
  new ResizeObserver(() => {
    const { top } = $("shelf").getBoundingClientRect();
    if (above > 0 && top > 0) $("shelf").scrollTop += top - above;
    above = top;
  }).observe($("shelf"));
}

/** Wire the shelf; `away(id, message)` opens a channel. */
export function prepare(away) {
  go = away;
  steady();
  on("state", draw);
  on("channel", () => {
    const here = state.channel === SHELF;
    for (const name of ["stage", "composer"]) $(name).hidden = here;
    $("shelf").hidden = !here;
    document.body.classList.toggle("on-shelf", here);
    if (here) $("shelf").scrollTop = 0;
  });
}
