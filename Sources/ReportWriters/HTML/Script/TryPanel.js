// "Try it": a panel beside the page in which a token gets another color, and everything that depends on it follows.

/** Opens the panel; replaced when the page has one. */
let openTry = () => {};

function startTryIt() {
  const openers = [...document.querySelectorAll("[data-try]")];
  if (openers.length === 0 || data.results.length === 0) return;
  let [token, mode, pair] = [...firstTried(), null];
  let opener = null;
  /** The buttons that open the panel for no token in particular. */
  const general = [];
  let isHeld = false;
  let ignored = 0;
  const sliders = trySliders((hex, held, isNewStep) => { isHeld = held; changeColor(token, mode, hex, isNewStep); });
  const tokens = data.tokens.length <= 400
    ? choice(data.tokens.map((name, index) => [index, name]), () => pick(Number(tokens.value), mode, null))
    : element("input", { type: "text", list: "token-names", autocomplete: "off", spellcheck: "false", change: () => tokenNamed.has(tokens.value) && pick(tokenNamed.get(tokens.value), mode, null) });
  const modes = choice(data.modes.map(([name], index) => [index, name]), () => pick(token, Number(modes.value), pair));
  const hex = element("input", { type: "text", autocomplete: "off", spellcheck: "false", input: typed, "aria-describedby": "try-note" });
  const counts = [element("b", {}), element("b", {})];
  const sum = element("p", { class: "try-sum", role: "status" });
  const note = element("p", { class: "try-note", id: "try-note" });
  const sides = element("div", { class: "try-sides", role: "group", "aria-label": "Token of the pairing" });
  const looks = [element("span", {}), element("span", {})];
  const list = element("ul", { class: "try-pairings" });
  const undoes = button("Undo", undo);
  const resets = button("Reset all", undoAll);
  const plans = button("Use the planned color", usePlan);
  const copies = [
    ["DTCG", changesAsDTCG], ["CSS", changesAsCSS], ["Patch", () => changesAsPatch().text], ["Link", () => new URL(addressOf(changeRows()), location.href).href],
  ].map(([name, text]) => {
    const made = button(name, () => copy(text(), made));
    made.setAttribute("aria-label", `Copy ${name === "Link" ? "link" : name === "Patch" ? "patch" : `as ${name}`}`);
    return made;
  });
  const obstacle = element("p", { class: "try-note" });
  const panel = element(
    "aside", { class: "try", id: "try", "aria-labelledby": "try-title", hidden: true },
    element(
      "div", { class: "try-top" },
      element("div", { class: "try-head" }, element("h2", { id: "try-title" }, "Try it"), button("Close", close)),
      element(
        "p", { class: "try-count" }, counts[0], element("span", { "aria-hidden": "true" }, " → "), element("span", { class: "hidden" }, " becomes "), counts[1],
        element("span", { class: "try-unit" }, " required pairings fail")),
      sum),
    sides, element("div", { class: "try-choice" }, field("Token", tokens), field("Mode", modes)),
    element("div", { class: "try-looks", "aria-hidden": "true" }, ...looks), ...sliders.rows, field("Hex color", hex), note,
    element("div", { class: "try-actions" }, plans, undoes, resets), list,
    element("h3", {}, "Copy the changes"), element("div", { class: "try-actions" }, ...copies), obstacle);
  if (data.tokens.length > 400) panel.append(element("datalist", { id: "token-names" }, ...data.tokens.slice(0, 1000).map((value) => element("option", { value }))));
  document.body.append(panel);
  for (const place of openers) offer(place);
  followers.push(() => recalculate(() => { followChanges(); repaintMatrix(); show(); }));
  followers.push(() => showColor());
  openTry = (wanted, look, both = null, from = document.activeElement) => {
    if (panel.hidden || !panel.contains(from)) opener = from;
    panel.hidden = false;
    document.documentElement.classList.add("trying");
    if (from && from !== document.body) from.scrollIntoView({ block: "nearest" });
    pick(wanted ?? token, look ?? mode, both);
    (wanted === null ? tokens : sliders.first).focus({ preventScroll: true });
  };
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden || document.querySelector("details.menu[open]")) return;
    close();
  });
  addEventListener("hashchange", restore);
  restore();

  /** The foreground and the mode of the first failing pairing. */
  function firstTried() {
    const result = data.results.findIndex((row) => row[3] === "f" && row[4] === 1);
    const [pairing, look] = data.results[Math.max(0, result)];
    return [data.pairings[pairing][0], look];
  }

  /** Puts a button where the page offers one. */
  function offer(place) {
    const own = place.dataset.try === "" ? null : Number(place.dataset.try);
    const made = button("Try it", () => openTry(own, own === null ? null : Number(place.dataset.mode), null, made));
    if (own === null) general.push(made);
    else made.append(element("span", { class: "hidden" }, `: ${data.tokens[own]}`));
    place.append(made);
    place.hidden = false;
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.hidden = true;
    document.documentElement.classList.remove("trying");
    const isGone = !opener?.isConnected || opener === document.body;
    if (hadFocus) (isGone ? general.find((made) => made.getClientRects().length > 0) : opener)?.focus({ preventScroll: true });
  }

  function pick(wanted, look, both) {
    [token, mode, pair, isHeld] = [wanted, look, both, false];
    if (tokens.value !== String(token)) tokens.value = data.tokens.length <= 400 ? String(token) : data.tokens[token];
    modes.value = String(mode);
    sides.hidden = !pair;
    sides.replaceChildren(...(pair ?? []).map((side, index) => {
      const made = button(index === 0 ? "Foreground" : "Background", () => { pick(side, mode, pair); sides.children[index].focus(); });
      made.setAttribute("aria-pressed", side === token);
      made.append(element("span", { class: "hidden" }, `: ${data.tokens[side]}`));
      return made;
    }));
    showColor();
    show();
  }

  /** Shows the color of the token; a field with half a color keeps its text. */
  function showColor() {
    const [before, now] = [valueOf(token, mode)?.color, colorOf(token, mode)];
    [before, now].forEach((color, index) => {
      looks[index].style.background = color ? hexOf(color) : "none";
      looks[index].dataset.hex = color ? hexOf(color) : "no color";
    });
    if (document.activeElement !== hex) hex.value = now ? hexOf(now) : "";
    if (now) sliders.load(now);
  }

  function typed() {
    const color = colorFromHex(hex.value);
    hex.toggleAttribute("aria-invalid", false);
    if (color) return changeColor(token, mode, hexOf(color));
    hex.setAttribute("aria-invalid", "true");
    note.textContent = "Enter # and 3, 4, 6, or 8 hexadecimal digits.";
  }

  /** The planned notation of the token in the mode; undefined without one. */
  function planned() {
    return data.plan.find(([wanted, look]) => wanted === token && look === mode)?.[2];
  }
  function usePlan() {
    changeColor(token, mode, planned());
  }

  /** Shows counts, consequences, and pairings. */
  function show() {
    const before = countsBefore().failing.reduce((sum, count) => sum + count, 0);
    counts[0].textContent = String(before);
    counts[1].textContent = String(before + effect.failing.reduce((sum, count) => sum + count, 0));
    const said = `${effectText()}${ignored ? ` ${counted(ignored, "part")} of the address ${ignored === 1 ? "was" : "were"} ignored: unknown token or mode, or invalid color.` : ""}`;
    if (sum.textContent !== said) sum.textContent = said;
    if (hex.getAttribute("aria-invalid") !== "true") note.textContent = `${consequences(token, mode)}${isHeld ? " Chroma is limited to sRGB." : ""}`.trim();
    const hasChanges = changes.size > 0;
    const count = changeRows().length;
    document.documentElement.classList.toggle("tried", hasChanges);
    for (const made of general) made.textContent = hasChanges ? `Try it: ${counted(count, "change")}` : "Try it";
    undoes.disabled = earlier.length === 0;
    resets.disabled = !hasChanges;
    plans.hidden = planned() === undefined;
    const reason = hasChanges ? changesAsPatch().obstacle : "";
    for (const made of copies) made.disabled = !hasChanges;
    copies[2].disabled = !hasChanges || reason !== "";
    obstacle.textContent = reason ? `No patch: ${reason}. Copy as DTCG or CSS instead.` : "";
    if (!panel.hidden) listTryPairings(list, token, mode);
  }

  /** Applies the changes of the address; parts with an unknown token or mode or an invalid color are skipped and counted. */
  function restore() {
    const found = changesFrom(location.hash);
    if (!found) return;
    ignored = found.ignored;
    setChanges(found.rows);
    earlier.length = 0;
    const [first] = found.rows;
    if (first) [token, mode] = first;
    changesMoved(true);
    openTry(first ? token : null, mode);
  }
}
