// The rest of the page follows the changes: cells of the matrix, chips of findings, stripes of the palette, and screens.

/** What a place had before it followed, to give it back. */
const original = new Map();
function keep(place, ...names) {
  if (original.has(place)) return;
  original.set(place, { class: place.getAttribute("class"), nodes: null, attributes: names.map((name) => [name, place.getAttribute(name)]) });
}

function giveBack(place) {
  const had = original.get(place);
  if (!had) return;
  if (had.class !== null) place.setAttribute("class", had.class);
  for (const [name, value] of had.attributes) value === null ? place.removeAttribute(name) : place.setAttribute(name, value);
  if (had.nodes) place.replaceChildren(...had.nodes);
  original.delete(place);
}

function say(place, words) {
  keep(place);
  original.get(place).nodes ??= [...place.childNodes];
  place.replaceChildren(words);
}

const canvasOf = (mode) => ({ rgb: data.modes[mode][1] === "dark" ? [0, 0, 0] : [1, 1, 1], alpha: 1, wide: false });

/** The color seen of a token on others in a mode, from top to bottom, on the mode's canvas. */
function painted(tokens, mode) {
  return tokens.map((token) => colorOf(token, mode)).filter(Boolean).reduceRight((below, color) => composited(color, below), canvasOf(mode));
}

function paintSpecimen(place, pairing, mode) {
  if (!place) return;
  keep(place, "style");
  place.style.setProperty("--f", hexOf(painted([pairing[0], ...pairing[1]], mode)));
  place.style.setProperty("--b", hexOf(painted(pairing[1], mode)));
}

/** The required cells of the tables by result: each table shows the first of its modes. */
function cellsOfMatrix() {
  const cells = [];
  for (const table of document.querySelectorAll(".matrix-mode")) {
    const mode = Number(table.dataset.mode);
    const backs = [...table.querySelectorAll("thead th span[data-token]")].map((name) => Number(name.dataset.token));
    for (const row of table.querySelectorAll("tbody tr")) {
      const front = Number(row.querySelector("th span")?.dataset.token);
      [...row.querySelectorAll("td")].forEach((place, column) => cells.push({ place, mode, front, back: backs[column] }));
    }
  }
  return cells;
}

/** The required results of a foreground on a background in a mode, without those of badges. */
const cellKey = (front, back, mode) => (front * data.tokens.length + back) * data.modes.length + mode;
let cellResults = null;
function resultsOfCell(cell) {
  if (!cellResults) {
    cellResults = new Map();
    data.results.forEach((result, index) => {
      const [front, stack] = data.pairings[result[0]];
      const key = cellKey(front, stack[0], result[1]);
      const known = cellResults.get(key);
      if (known) known.push(index);
      else cellResults.set(key, [index]);
    });
  }
  return (cellResults.get(cellKey(cell.front, cell.back, cell.mode)) ?? []).filter((index) => reportedState(index).isRequired);
}

/** The order among results of one cell: failures first, then the stricter requirement, as the report has it. */
const weightOf = (state) => (state.deciding === "f" ? 200 : state.deciding === "c" ? 100 : 0) + (state.needs ?? 0);

function paintCell(cell, moved) {
  const inside = cell.place.querySelector(".cell");
  if (!inside) return;
  const [specimen, number] = [inside.querySelector(".spec"), inside.lastElementChild];
  if (!moved.has(cell.front) && !moved.has(cell.back)) return [inside, specimen, number].forEach((place) => place && giveBack(place));
  keep(inside);
  const results = inside.classList.contains("req") ? resultsOfCell(cell) : [];
  if (results.length) {
    const worst = results.reduce((best, index) => (weightOf(stateOf(index)) > weightOf(stateOf(best)) ? index : best));
    const state = stateOf(worst);
    inside.setAttribute("class", `cell req${state.deciding === "f" ? " bad" : state.deciding === "c" ? " open" : ""}`);
    paintSpecimen(specimen, data.pairings[data.results[worst][0]], cell.mode);
    say(number, state.bounds ? truncated(state.bounds[0], 1) : "?");
    number.append(element("span", { class: "hidden" }, ` ${wordOf[state.deciding]}, requires ${state.needs ?? "nothing"}`));
    return;
  }
  const [ink, ground] = [colorOf(cell.front, cell.mode), colorOf(cell.back, cell.mode)];
  if (!ink || ground?.alpha !== 1) return;
  paintSpecimen(specimen, [cell.front, [cell.back]], cell.mode);
  say(number, truncated(ratio(composited(ink, ground), ground), 1));
}

/** A chip of a finding: painted again, and fixed when its pairing passes. */
function paintChip(place, isMoved) {
  const index = Number(place.dataset.result);
  const words = place.querySelector("b");
  const specimen = place.querySelector(".spec");
  if (!isMoved) return [place, specimen, words].forEach((part) => part && giveBack(part));
  const state = stateOf(index);
  const [pairing, mode] = [data.pairings[data.results[index][0]], data.results[index][1]];
  keep(place);
  place.classList.toggle("fixed", state.deciding === "p" && reportedState(index).deciding !== "p");
  paintSpecimen(specimen, pairing, mode);
  if (words) say(words, `${boundsName(state.bounds)}${state.deciding === "p" ? " fixed" : ""}`);
}

function paintStripe(place, isMoved) {
  [...place.children].forEach((stripe, mode) => {
    if (!isMoved) return giveBack(stripe);
    keep(stripe, "style");
    stripe.style.background = hexOf(painted([Number(place.dataset.stripe), ...data.surfaces.slice(0, 1)], mode));
  });
}

/** The screen that follows: the one with the plan where there is one. */
function paintScreen(screens, moved) {
  const mode = Number(screens.dataset.look);
  const figure = screens.querySelectorAll("figure")[screens.querySelectorAll("figure").length - 1];
  const isMoved = moved.size > 0;
  for (const shape of figure.querySelectorAll("[data-fill],[data-stroke]")) {
    if (!isMoved) giveBack(shape);
    else {
      keep(shape, "fill", "stroke", "style");
      shape.removeAttribute("style");
      if (shape.dataset.fill) shape.setAttribute("fill", hexOf(painted(shape.dataset.fill.split(" ").map(Number), mode)));
      if (shape.dataset.stroke) shape.setAttribute("stroke", hexOf(painted(shape.dataset.stroke.split(" ").map(Number), mode)));
    }
  }
  const captions = [figure.querySelector("figcaption"), screens.querySelector(".cut-tools span:last-child")].filter(Boolean);
  for (const caption of captions) isMoved ? say(caption, "With your changes") : giveBack(caption);
}

/** The count of failing pairings over a table. */
function countFailing(section) {
  const words = section.querySelector("h3 small");
  if (effect.tokens.length === 0) return giveBack(words);
  const mode = Number(section.dataset.mode);
  const required = countsBefore().required[mode] + effect.required[mode];
  const failing = countsBefore().failing[mode] + effect.failing[mode];
  say(words, `${failing} of ${counted(required, "required pairing")} ${failing === 1 ? "fails" : "fail"}`);
}

let liveCells = null;
let wasMoved = false;
function followChanges() {
  if (effect.tokens.length === 0 && !wasMoved) return;
  wasMoved = effect.tokens.length > 0;
  liveCells ??= cellsOfMatrix();
  const moved = new Set(effect.tokens);
  const results = new Set(effect.results);
  for (const section of document.querySelectorAll(".matrix-mode")) countFailing(section);
  for (const cell of liveCells) paintCell(cell, moved);
  for (const place of document.querySelectorAll(".case[data-result]")) paintChip(place, results.has(Number(place.dataset.result)));
  for (const place of document.querySelectorAll("[data-stripe]")) paintStripe(place, moved.has(Number(place.dataset.stripe)));
  for (const place of document.querySelectorAll(".screens")) paintScreen(place, moved);
}
