// What every part of the page's script uses. Everything the script adds to the page is text or an element made here: no markup is ever parsed.

const data = unpacked(JSON.parse(document.getElementById("report-data").textContent));
const wordOf = { p: "passes", f: "fails", c: "undetermined", i: "not required" };
const signOf = { p: "✓", f: "✕", c: "?", i: "–" };
const classOf = { p: "pass", f: "fail", c: "unsure", i: "none" };
const levels = ["off", "note", "warning", "error"];

/** An element with attributes, listeners (as functions) and children; a child that is a string becomes text. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** An element of SVG with attributes and children. */
function drawing(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A control with its label above it. */
let fields = 0;
function field(words, control) {
  fields += 1;
  control.id = `control-${fields}`;
  return element("div", { class: "field" }, element("label", { for: control.id }, words), control);
}

/** A choice among [value, words]. */
function choice(options, change) {
  return element("select", { change }, ...options.map(([value, words]) => element("option", { value }, words)));
}

function button(words, click) {
  return element("button", { type: "button", click }, words);
}

/** A sign with its word, as the rest of the page writes outcomes. */
function verdict(outcome) {
  return element(
    "span", { class: `verdict ${classOf[outcome]}` },
    element("span", { class: "sign", "aria-hidden": "true" }, signOf[outcome]), ` ${wordOf[outcome]}`);
}

/** A number cut off after its decimals, never rounded up. */
function truncated(number, digits = 2) {
  const scale = 10 ** digits;
  const units = Math.floor(number * scale);
  // The product may have been rounded up to the next unit; then the quotient is larger than the number.
  return ((units / scale > number ? units - 1 : units) / scale).toFixed(digits);
}

function counted(count, thing) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** The place in the page where a part of the script puts its controls; null when the report has no such section. */
function mount(name) {
  const place = document.querySelector(`[data-mount="${name}"]`);
  if (place) place.hidden = false;
  return place;
}

/** Says something to those who do not see the page change. */
const speaker = element("p", { class: "hidden", role: "status" });

/** Copies a text, and says so; where the browser refuses, shows it so that it can be copied by hand. */
async function copy(text, beside) {
  try {
    await navigator.clipboard.writeText(text);
    speaker.textContent = "Copied.";
    const words = beside.textContent;
    beside.textContent = "Copied";
    setTimeout(() => { beside.textContent = words; }, 1500);
  } catch {
    const area = element("textarea", { class: "by-hand", rows: "6", readonly: true, "aria-label": "Text to copy" });
    area.value = text;
    beside.after(area);
    area.select();
    area.addEventListener("blur", () => area.remove());
  }
}

/** Does work piece by piece so that the page stays quick; `step` returns false when nothing is left. A later call with the same key ends an earlier one. */
const running = new Map();
function inPieces(key, step) {
  const token = {};
  running.set(key, token);
  const turn = () => {
    if (running.get(key) !== token) return;
    const end = performance.now() + 8;
    do {
      if (!step()) return running.delete(key);
    } while (performance.now() < end);
    setTimeout(turn);
  };
  turn();
}

/** A list that is shown some at a time, with a button for the next ones. */
function paged(container, items, size, make) {
  container.replaceChildren();
  const more = (start) => {
    const end = Math.min(items.length, start + size);
    for (let index = start; index < end; index += 1) container.append(make(items[index]));
    if (end === items.length) return;
    const next = button(`Show ${Math.min(size, items.length - end)} more of ${items.length - end}`, () => {
      const focus = container.lastElementChild;
      next.remove();
      more(end);
      (focus.previousElementSibling ?? container).scrollIntoView({ block: "nearest" });
    });
    container.append(next);
  };
  more(0);
}
