// Other ways to look: color vision, the person's text size, and the palette by name. Then the start.

function startVision() {
  const place = mount("vision");
  const matrix = document.querySelector("#vision-filter feColorMatrix");
  if (!place || !matrix) return;
  const kind = choice([["", "Typical vision"], ...data.vision.map((entry, index) => [index, entry[1]])], change);
  const severity = element("input", { type: "range", min: "0", max: "100", step: "5", value: "100", input: change });
  const said = element("p", { class: "count", role: "status" });
  place.append(
    element("div", { class: "tools" }, field("Simulate color vision", kind), field("Severity", severity)), said);
  // The made-up screens have the choice beside them.
  const beside = mount("screen-vision");
  const twin = choice([["", "Typical vision"], ...data.vision.map((entry, index) => [index, entry[1]])], () => {
    kind.value = twin.value;
    change();
  });
  beside?.append(element("div", { class: "tools" }, field("Color vision", twin)));
  change();

  function change() {
    const isOn = kind.value !== "";
    twin.value = kind.value;
    severity.disabled = !isOn;
    document.documentElement.toggleAttribute("data-vision", isOn);
    severity.setAttribute("aria-valuetext", `${severity.value}%`);
    said.textContent = isOn
      ? `Every sample, swatch, and badge on this page simulates ${data.vision[kind.value][1].toLowerCase()}, severity ${severity.value}%. Numbers don't change.`
      : "Choose a deficiency to simulate it in all samples on this page.";
    if (!isOn) return;
    const step = Number(severity.value) / 10;
    const lower = Math.min(Math.floor(step), 9);
    const [start, end] = [data.vision[kind.value][2][lower], data.vision[kind.value][2][lower + 1]];
    const mixed = start.map((value, index) => value + (end[index] - value) * (step - lower));
    const rows = [0, 3, 6].map((first) => [...mixed.slice(first, first + 3), 0, 0].join(" "));
    matrix.setAttribute("values", `${rows.join(" ")} 0 0 0 1 0`);
  }
}

function startText() {
  const place = mount("text");
  if (!place || data.styles.length === 0) return;
  const specimens = [...document.querySelectorAll("[data-style]")];
  const usual = specimens.map((specimen) => specimen.style.fontSize);
  const range = element("input", { type: "range", min: "0", max: String(data.categories.length - 1), step: "1", value: String(data.categories.indexOf("large")), input: change, class: "wide" });
  const said = element("output", { class: "category" });
  const reset = button("Reset sizes", () => {
    specimens.forEach((specimen, index) => { specimen.style.fontSize = usual[index]; });
    range.value = String(data.categories.indexOf("large"));
    say();
  });
  place.append(element("div", { class: "tools" }, field("Preview content size category", range), said, reset));
  say();

  function say() {
    said.textContent = data.categories[range.value];
    range.setAttribute("aria-valuetext", data.categories[range.value]);
  }
  function change() {
    say();
    for (const specimen of specimens) {
      const size = data.styles[specimen.dataset.style]?.[range.value];
      if (size) specimen.style.fontSize = `${size}px`;
    }
  }
}

function startPalette() {
  const place = mount("palette");
  const cards = [...document.querySelectorAll(".part-palette .token")];
  if (!place || cards.length < 8) return;
  const names = cards.map((card) => card.querySelector(".token-name").textContent.toLowerCase());
  const count = element("p", { class: "count", role: "status" });
  const text = element("input", { type: "search", input: change, autocomplete: "off", spellcheck: "false" });
  place.append(element("div", { class: "tools" }, field("Token name contains", text), count));

  function change() {
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    cards.forEach((card, index) => {
      card.hidden = !names[index].includes(wanted);
      if (!card.hidden) shown += 1;
    });
    for (const list of document.querySelectorAll(".part-palette .palette")) {
      const isEmpty = !list.querySelector(".token:not([hidden])");
      list.hidden = isEmpty;
      list.previousElementSibling.hidden = isEmpty;
    }
    count.textContent = wanted ? `${shown} of ${counted(cards.length, "token")}.` : "";
  }
}

document.body.append(speaker);
for (const start of [startFindings, startMatrix, startVision, startText, startPalette, startNavigation, startCopies, startScreens, startTryIt, startMatrixCells]) start();

/** The figures of every result as the page computes them, for a test that compares them with the report's. */
Object.defineProperty(window, "palpableFigures", {
  value: () => data.results.map((result) => {
    const bounds = boundsOf(result);
    const [front, stack, , style, usage] = data.pairings[result[0]];
    return {
      bounds, stated: result[2], outcome: outcomesOf(result, bounds).deciding, statedOutcome: result[3], isStated: result[6] === 1, mode: data.modes[result[1]][0],
      subject: [usage, ...[front, ...stack].map((token) => data.tokens[token]), ...(style ? [`style:${style}`] : [])],
    };
  }),
});

/** The rule and the anchor of every finding, for a test that looks for them in the page. */
Object.defineProperty(window, "palpableFindings", { value: () => findings.map((finding) => ({ rule: ruleName(finding), id: finding.id })) });

/** The patch of the changes, for a test that applies it. */
Object.defineProperty(window, "palpablePatch", { value: () => changesAsPatch() });
