// The whole matrix: every foreground on every background, drawn when it is asked for, row by row.

const bands = [[7, "AAA"], [4.5, "AA"], [3, "Large"], [0, "Low"]];
/** The sign of an outcome; its word for those who don't see it. */
const sign = (outcome) => element("span", { role: "img", "aria-label": wordOf[outcome] }, signOf[outcome]);
/** Paints the drawn cells again; replaced when the matrix is drawn. */
let repaintMatrix = () => {};
const bandOf = (value) => bands.findIndex((band) => value >= band[0]);

function startMatrix() {
  const place = mount("matrix");
  if (!place || !data.matrix) return;
  const [fronts, backs] = data.matrix;
  const keyOf = (front, back) => front * data.tokens.length + back;
  let declared = null;
  const draw = () => { if (fold.open) drawMatrix(); };
  const mode = choice(data.modes.map((entry, index) => [index, entry[0]]), draw);
  const level = choice([["", "All levels"], ["0", "AAA: 7 or more"], ["1", "AA: 4.5 or more"], ["2", "AA large: 3 or more"], ["3", "Fails: under 3"]], draw);
  const token = element("input", { type: "text", input: draw, autocomplete: "off", spellcheck: "false" });
  const only = element("input", { type: "checkbox", change: draw });
  const count = element("p", { class: "count", role: "status" });
  const frame = element("div", { class: "scroll grid-frame", role: "region", "aria-label": "Full matrix", tabindex: "0" });
  const fold = place.closest("details");
  fold.addEventListener("toggle", draw);
  place.append(
    element(
      "div", { class: "tools" }, field("Mode", mode), field("Level", level), field("Token contains", token),
      element("label", { class: "check" }, only, " Only declared pairings")),
    count, frame);

  function drawMatrix() {
    const look = Number(mode.value);
    const wanted = level.value === "" ? -1 : Number(level.value);
    const text = token.value.trim().toLowerCase();
    const named = (entry) => data.tokens[entry].toLowerCase().includes(text);
    const colors = new Map([...fronts, ...backs].map((entry) => [entry, colorOf(entry, look)]));
    declared ??= new Set(data.pairings.flatMap(([front, stack]) => stack.map((back) => keyOf(front, back))));
    const isDeclared = (front, back) => declared.has(keyOf(front, back));
    const rowsNamed = fronts.filter(named);
    const columnsNamed = backs.filter(named);
    const isCell = (front, back) => !only.checked || isDeclared(front, back);
    const both = text === "" || (rowsNamed.length === 0) === (columnsNamed.length === 0);
    const rows = (rowsNamed.length && (both || columnsNamed.length === 0) ? (text && columnsNamed.length ? fronts : rowsNamed) : fronts)
      .filter((front) => backs.some((back) => isCell(front, back) && (named(front) || named(back))));
    const columns = backs.filter((back) => rows.some((front) => isCell(front, back) && (named(front) || named(back))));
    const caption = `Contrast in ${data.modes[look][0]}`;
    const pairs = new Map();
    const stale = new Set();
    const table = element("div", { class: "grid", role: canTry() ? "grid" : "table", "aria-label": caption, "aria-rowcount": rows.length + 1, "aria-colcount": columns.length + 1 });
    table.style.setProperty("--columns", columns.length);
    const head = element("div", { class: "grid-row grid-head", role: "row" }, element("span", { role: "columnheader", class: "grid-name" }, "Foreground"));
    for (const back of columns) head.append(element("span", { role: "columnheader", class: "grid-cell", title: data.tokens[back] }, data.tokens[back]));
    table.append(head);
    if (canTry()) {
      frame.removeAttribute("tabindex");
      startCells(table, ".grid-cell[role=gridcell]", look, (place) => pairs.get(place));
    }
    frame.replaceChildren(table);
    repaintMatrix = () => {
      const moved = new Set();
      for (const [entry, was] of colors) {
        colors.set(entry, colorOf(entry, look));
        if (JSON.stringify(colors.get(entry)) !== JSON.stringify(was)) moved.add(entry);
      }
      for (const [place, [front, back]] of pairs) if (moved.has(front) || moved.has(back)) stale.add(place);
      inPieces("repaint", () => {
        const [place] = stale;
        if (!place) return false;
        stale.delete(place);
        place.replaceChildren(...shownIn(...pairs.get(place)).parts);
        return true;
      });
    };
    let next = 0;
    let shown = 0;
    inPieces("matrix", () => {
      const front = rows[next];
      if (front !== undefined) table.append(row(front));
      next += 1;
      const isDone = next >= rows.length;
      if (isDone) count.textContent = rows.length && columns.length ? `${counted(shown, "combination")} shown, ${caption.toLowerCase().replace("contrast ", "")}.` : "No combinations match.";
      return !isDone;
    });

    function row(front) {
      const line = element("div", { class: "grid-row", role: "row" }, element("span", { role: "rowheader", class: "grid-name", title: data.tokens[front] }, data.tokens[front]));
      for (const back of columns) line.append(cell(front, back));
      return line;
    }
    function cell(front, back) {
      const isShown = isCell(front, back) && (named(front) || named(back));
      const { band, parts } = isShown ? shownIn(front, back) : {};
      const fits = wanted < 0 || (wanted === 3 ? band === 3 : band >= 0 && band <= wanted);
      const made = element("span", { class: "grid-cell", role: canTry() ? "gridcell" : "cell" });
      if (canTry()) made.tabIndex = pairs.size === 0 && isShown && fits ? 0 : -1;
      if (!isShown || !fits) return made;
      shown += 1;
      pairs.set(made, [front, back]);
      made.classList.toggle("req", resultsOfCell({ front, back, mode: look }).length > 0);
      made.append(...parts);
      return made;
    }
    /** What a cell shows of two tokens, and its band; -1 if the ratio is unknown. Only a required pairing fails or passes. */
    function shownIn(front, back) {
      const [ink, ground] = [colors.get(front), colors.get(back)];
      const sight = ink && ground && ground.alpha === 1 ? seen(ink, [ground]) : null;
      if (!sight) return { band: -1, parts: [element("span", { class: "none" }, "unknown")] };
      const value = ratio(sight.front, sight.back);
      const band = bandOf(value);
      const states = resultsOfCell({ front, back, mode: look }).map(stateOf);
      const worst = states.length ? states.reduce((best, state) => (weightOf(state) > weightOf(best) ? state : best)) : null;
      const chip = element("span", { class: "duo", "aria-hidden": "true" });
      chip.style.background = hexOf(sight.back);
      chip.style.borderColor = hexOf(sight.front);
      return { band, parts: [chip, element("b", {}, truncated(value)), element("span", { class: worst ? classOf[worst.deciding] : "quiet" }, ` ${bands[band][1]}`, ...(worst ? [" ", sign(worst.deciding)] : []))] };
    }
  }
}
