// "Try it": a token gets another color, and every ratio and finding that depends on it is computed again.

function startTryIt() {
  const place = mount("try");
  if (!place) return;
  const byName = new Map(data.tokens.map((name, token) => [name, token]));
  const list = element("datalist", { id: "token-names" }, ...data.tokens.slice(0, 1000).map((value) => element("option", { value })));
  const name = element("input", { type: "text", list: "token-names", input: pick, autocomplete: "off", spellcheck: "false", class: "wide" });
  const mode = choice([["-1", "Every mode"], ...data.modes.map((entry, index) => [index, entry[0]])], pick);
  const hex = element("input", { type: "text", input: () => change(hex.value), autocomplete: "off", spellcheck: "false", "aria-describedby": "try-note" });
  const picker = element("input", { type: "color", input: () => { hex.value = picker.value; change(picker.value); } });
  const note = element("p", { class: "count", id: "try-note", role: "status" });
  const changed = element("ul", { class: "changed" });
  const results = element("div", { class: "results" });
  const reset = button("Undo all changes", () => { changes.clear(); pick(); update(); });
  const copies = button("Copy changed tokens as JSON", () => copy(changesAsJSON(), copies));
  place.append(
    list,
    element(
      "div", { class: "tools" }, field("Token", name), field("Mode", mode), field("Hex color", hex), field("Color picker", picker)),
    note, changed, element("div", { class: "tool-foot" }, copies, reset), results);

  const used = findings.find((finding) => finding.result >= 0)?.pairing ?? data.pairings[0];
  name.value = data.tokens[used[0]];
  pick();
  update();

  function chosenModes() {
    return mode.value === "-1" ? data.modes.map((_, index) => index) : [Number(mode.value)];
  }

  /** Shows the color that the chosen token has. */
  function pick() {
    const token = byName.get(name.value);
    const color = token === undefined ? null : colorOf(token, chosenModes()[0]);
    hex.disabled = picker.disabled = token === undefined;
    hex.removeAttribute("aria-invalid");
    if (!color) {
      note.textContent = token === undefined ? "Enter or choose a color token." : "This token has no color in this mode; enter one.";
      return;
    }
    hex.value = hexOf(color);
    picker.value = hexOf({ ...color, alpha: 1 });
  }

  function change(text) {
    const token = byName.get(name.value);
    const color = colorFromHex(text);
    if (token === undefined) return;
    if (!color) {
      hex.setAttribute("aria-invalid", "true");
      note.textContent = "Enter # and 3, 4, 6, or 8 hexadecimal digits.";
      return;
    }
    hex.removeAttribute("aria-invalid");
    if (picker.value !== hexOf({ ...color, alpha: 1 })) picker.value = hexOf({ ...color, alpha: 1 });
    const own = changes.get(token) ?? new Map();
    for (const look of chosenModes()) own.set(look, color);
    changes.set(token, own);
    update();
  }

  /** Computes everything again that depends on a change. */
  function update() {
    copies.hidden = reset.hidden = changes.size === 0;
    changed.replaceChildren(...[...changes].flatMap(([token, own]) => [...own].map(([look, color]) => changeLine(token, look, color))));
    const rows = [];
    let next = 0;
    inPieces("try", () => {
      const result = changes.size ? data.results[next] : undefined;
      next += 1;
      if (result === undefined) return tell(rows);
      const bounds = boundsOf(result);
      if (bounds?.[0] !== result[2]?.[0] || bounds?.[1] !== result[2]?.[1]) rows.push({ result, bounds, ...outcomesOf(result, bounds) });
      return true;
    });
  }

  /** Says and shows which ratios are others than in the report. */
  function tell(rows) {
    const worse = rows.filter((row) => row.deciding === "f" && row.result[3] !== "f");
    const better = rows.filter((row) => row.deciding === "p" && row.result[3] !== "p");
    const findingsGone = rows.reduce((sum, row) => sum + row.all.filter((now, index) => row.result[5][index][3] === "f" && now === "p").length, 0);
    const findingsNew = rows.reduce((sum, row) => sum + row.all.filter((now, index) => row.result[5][index][3] !== "f" && now === "f").length, 0);
    if (changes.size) {
      note.textContent = rows.length === 0 ? "No ratios change." :
        `${counted(rows.length, "ratio")} ${rows.length === 1 ? "changes" : "change"}: ${better.length} newly passing, ${worse.length} newly failing. `
        + `Findings: ${findingsGone} fixed, ${findingsNew} new.`;
    } else note.textContent = "No changes yet.";
    const keyed = rows.map((row) => [row.deciding === "f" && row.result[3] !== "f" ? 0 : row.deciding === "p" && row.result[3] !== "p" ? 1 : row.deciding === "f" ? 2 : 3, row]);
    keyed.sort((a, b) => a[0] - b[0]);
    paged(results, keyed.map((entry) => entry[1]), 25, resultLine);
    return false;
  }

  function changeLine(token, look, color) {
    const before = valueOf(token, look)?.color;
    const undo = button("Undo", () => {
      changes.get(token).delete(look);
      if (changes.get(token).size === 0) changes.delete(token);
      pick();
      update();
    });
    undo.setAttribute("aria-label", `Undo the change of ${data.tokens[token]} in ${data.modes[look][0]}`);
    return element(
      "li", {}, chip(before), " ", chip(color), " ", element("code", {}, data.tokens[token]), ` in ${data.modes[look][0]}: ${before ? hexOf(before) : "no color"} → ${hexOf(color)} `, undo);
  }

  function chip(color) {
    const made = drawing("svg", { class: "chip", viewBox: "0 0 16 16", "aria-hidden": "true" });
    if (color) made.append(drawing("rect", { width: "16", height: "16", fill: hexOf(color) }));
    return made;
  }

  function words(bounds) {
    if (!bounds) return "unknown";
    return bounds[0] === bounds[1] ? truncated(bounds[0]) : `${truncated(bounds[0])} to ${truncated(bounds[1])}`;
  }

  function resultLine(row) {
    const [pairing, look] = [data.pairings[row.result[0]], row.result[1]];
    const subject = [pairing[0], ...pairing[1]].map((token) => data.tokens[token]).join(" on ");
    const original = {
      front: valueOf(pairing[0], look)?.color, stack: pairing[1].map((token) => valueOf(token, look)?.color).filter(Boolean),
    };
    return element(
      "div", { class: "try-line" },
      element("p", {}, element("code", {}, subject), element("small", {}, ` ${pairing[2]} in ${data.modes[look][0]}`)),
      element("div", { class: "try-looks" },
        element("div", {}, original.front ? sample(pairing, look, `Before: ${subject}`, original) : null, element("p", {}, `before ${words(row.result[2])} `, verdict(row.result[3]))),
        element("div", {}, sample(pairing, look, `After: ${subject}`), element("p", {}, "after ", element("strong", {}, words(row.bounds)), " ", verdict(row.deciding)))));
  }

  function changesAsJSON() {
    const list = [...changes].flatMap(([token, own]) => [...own].map(([look, color]) => {
      const before = valueOf(token, look)?.color;
      return { token: data.tokens[token], mode: data.modes[look][0], from: before ? hexOf(before) : null, to: hexOf(color) };
    }));
    return `${JSON.stringify({ changes: list }, null, 2)}\n`;
  }
}
