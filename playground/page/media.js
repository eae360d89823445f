// Pictures with their alt texts, enlarged on a press; files to download.

import { h, icon, ownUrl, sized } from "./dom.js";

/** Sizes of pictures seen, so that a message drawn anew does not jump. */
const sizes = new Map();

function reserve(figure, width, height) {
  if (!(width > 0 && height > 0)) return;
  figure.style.setProperty("--w", width);
  figure.style.setProperty("--ratio", width / height);
  figure.classList.add("sized");
}

function altButton(text, caption) {
  const button = h("button", {
    type: "button", class: "alt", "aria-expanded": "false", "aria-label": "Show the picture's description", title: "Description",
    onclick: () => {
      caption.hidden = !caption.hidden;
      button.setAttribute("aria-expanded", String(!caption.hidden));
      if (!caption.hidden) caption.scrollIntoView({ block: "nearest" });
    },
  }, "ALT");
  return button;
}

/** One picture. */
export function picture({ media, description = "", spoiler = false, small = false }) {
  const url = ownUrl(media?.url);
  const alt = description || "";
  if (url === null) return h("p", { class: "small" }, `[a picture from elsewhere${alt ? `: ${alt}` : ""}]`);
  const image = h("img", { src: url, alt: alt || "picture", decoding: "async", draggable: "false" });
  const opener = h("button", { type: "button", class: "enlarge", "aria-label": `Enlarge: ${alt.slice(0, 120) || "picture"}`, onclick: () => enlarge(url, alt) }, image);
  const caption = h("figcaption", { hidden: true }, alt);
  const frame = h("div", { class: "frame" }, opener);
  const figure = h("figure", { class: small ? "pic thumb" : "pic", data: { src: url } }, frame);
  if (alt && !small) {
    figure.append(altButton(alt, caption), caption);
  }
  const known = media?.width > 0 ? [media.width, media.height] : sizes.get(url);
  if (known) reserve(figure, ...known);
  image.addEventListener("load", () => {
    sizes.set(url, [image.naturalWidth, image.naturalHeight]);
    if (!known) reserve(figure, image.naturalWidth, image.naturalHeight);
  });
  image.addEventListener("error", () => figure.classList.add("broken"));
  if (spoiler) {
    figure.classList.add("veiled");
    const lift = h("button", { type: "button", class: "lift", onclick: () => { figure.classList.remove("veiled"); lift.remove(); } }, "Spoiler: show");
    frame.append(lift);
  }
  return figure;
}

/** Several pictures. */
export function gallery(items) {
  return h("div", { class: items.length > 1 ? "gallery many" : "gallery" }, items.map((item) => picture(item)));
}

/** A file to download. */
export function fileCard(url, name, size) {
  const safe = ownUrl(url);
  const shown = name || String(url ?? "").split("/").pop().split("?")[0] || "file";
  const inside = [icon("file"), h("span", {}, h("b", {}, shown), size ? h("small", {}, sized(size)) : null)];
  if (safe === null) return h("span", { class: "file" }, inside);
  return h("a", { class: "file", href: safe, download: shown }, inside);
}

/** What came with a classic message. */
export function attachments(list) {
  const pictures = list.filter((item) => /^image\/(png|jpeg|gif|webp)/.test(item.type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(item.filename ?? ""));
  const files = list.filter((item) => !pictures.includes(item));
  const made = [];
  if (pictures.length) {
    made.push(gallery(pictures.map((item) => ({
      media: { url: item.url, width: item.width, height: item.height },
      description: item.description,
      spoiler: /^SPOILER_/.test(item.filename ?? ""),
    }))));
  }
  made.push(...files.map((item) => fileCard(item.url, item.filename, item.size)));
  return made;
}

/** A picture over the whole page. A press on it switches between whole and real size. */
export function enlarge(url, alt) {
  const before = document.activeElement;
  const image = h("img", { src: url, alt: alt || "picture" });
  const box = h("dialog", { class: "lightbox", "aria-label": alt ? alt.slice(0, 200) : "Picture" });
  const zoom = h("button", { type: "button", class: "zoom", "aria-label": "Real size or whole", onclick: () => box.classList.toggle("real") }, image);
  const shut = h("button", { type: "button", class: "bare shut", "aria-label": "Close the picture", onclick: () => box.close() }, icon("cross"));
  box.append(h("div", { class: "lightbox-scroll", onclick: (event) => { if (event.target === event.currentTarget) box.close(); } }, zoom), shut);
  box.addEventListener("close", () => {
    box.remove();
    before?.focus?.({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
  shut.focus();
}
