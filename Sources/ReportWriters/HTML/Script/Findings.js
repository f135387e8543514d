// Findings: search, filters and order, kept in the address so that a link restores them.

const findings = data.findings.map((row, index) => {
  const [rule, level, outcome, gates, mode, subject, measured, required, message, remedy, place, result, id, margin, fingerprint] = row;
  return {
    index, rule, level, outcome, gates: gates === 1, mode, subject: subject || pairingName(result), measured, required, message, remedy,
    place: place ? [data.files[place[0]], place[1], place[2]] : null, result, margin,
    id: id || `finding:${fingerprint.replaceAll("/", ":")}`, fingerprint,
  };
});

/** The tokens of a result as the report names a pairing. */
function pairingName(result) {
  const pairing = data.pairings[data.results[result][0]];
  return [pairing[0], ...pairing[1]].map((token) => data.tokens[token]).join(" on ");
}

const ruleName = (finding) => data.rules[finding.rule]?.[0] ?? "";
const modeName = (finding) => data.modes[finding.mode]?.[0] ?? "every mode";

/** The searchable text in lower case; built on first use. */
function haystack(finding) {
  finding.haystack ??= [
    finding.subject, ruleName(finding), data.rules[finding.rule]?.[1] ?? "", finding.message, finding.remedy, modeName(finding),
    finding.place?.[0] ?? "", levels[finding.level],
  ].join("\n").toLowerCase();
  return finding.haystack;
}

const orders = {
  report: () => 0,
  margin: (a, b) => (a.margin ?? Infinity) - (b.margin ?? Infinity),
  subject: (a, b) => (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0),
  place: (a, b) => {
    const [one, other] = [a.place ?? ["\uffff", 0], b.place ?? ["\uffff", 0]];
    return one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : one[1] - other[1];
  },
};

/** Names of colors in a finding: what the filter by token compares. */
function tokensOf(finding) {
  const pairing = finding.result >= 0 ? data.pairings[data.results[finding.result][0]] : null;
  return pairing ? [pairing[0], ...pairing[1]].map((token) => data.tokens[token]) : [finding.subject];
}

function isWanted(finding, filter, words) {
  return (
    (!filter.rule || ruleName(finding) === filter.rule) && (!filter.level || levels[finding.level] === filter.level) &&
    (!filter.mode || modeName(finding) === filter.mode) && (!filter.file || finding.place?.[0] === filter.file) &&
    (!filter.gate || finding.gates) && (!filter.id || finding.id === filter.id) &&
    (!filter.token || tokensOf(finding).some((name) => name.toLowerCase().includes(filter.token.toLowerCase()))) &&
    words.every((word) => haystack(finding).includes(word)));
}

function startFindings() {
  const place = mount("findings");
  const all = document.getElementById("findings-all");
  if (!place || findings.length === 0) return;
  const distinct = (values) => [...new Set(values.filter((value) => value !== undefined && value !== null))];
  const options = (words, values) => [["", words], ...distinct(values).map((value) => [value, value])];
  const changed = () => { write(); show(); };
  const controls = {
    q: element("input", { type: "search", input: changed, autocomplete: "off", spellcheck: "false" }),
    rule: choice(options("All rules", findings.map(ruleName)), changed),
    level: choice(options("All levels", findings.map((finding) => levels[finding.level])), changed),
    mode: choice(options("All modes", findings.map(modeName)), changed),
    token: element("input", { type: "text", input: changed, autocomplete: "off", spellcheck: "false" }),
    file: choice(options("All files", findings.map((finding) => finding.place?.[0])), changed),
    sort: choice([["", "Report order"], ["margin", "Furthest from passing"], ["subject", "Token"], ["place", "File and line"]], changed),
    gate: element("input", { type: "checkbox", change: changed }),
  };
  const count = element("p", { class: "count", role: "status" });
  const results = element("div", { class: "results", hidden: true });
  let single = "";
  const clear = button("Clear filters", () => {
    for (const control of Object.values(controls)) control.type === "checkbox" ? (control.checked = false) : (control.value = "");
    single = "";
    changed();
    controls.q.focus();
  });
  const link = button("Copy link to this view", () => copy(location.href, link));

  const read = () => {
    const filter = { id: single };
    for (const [name, control] of Object.entries(controls)) filter[name] = control.type === "checkbox" ? control.checked : control.value.trim();
    return filter;
  };
  const write = () => {
    const state = new URLSearchParams();
    for (const [name, value] of Object.entries(read())) if (value && name !== "id") state.set(name, value === true ? "1" : value);
    single = "";
    const text = state.toString();
    history.replaceState(null, "", text ? `#findings?${text}` : "#findings");
  };
  const show = () => {
    const filter = read();
    const isActive = Object.values(filter).some(Boolean);
    all.hidden = isActive;
    results.hidden = !isActive;
    clear.hidden = link.hidden = !isActive;
    if (!isActive) {
      results.replaceChildren();
      count.textContent = `${counted(findings.length, "finding")} in total.`;
      return;
    }
    const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = findings.filter((finding) => isWanted(finding, filter, words));
    if (filter.sort) wanted.sort((a, b) => orders[filter.sort]?.(a, b) || a.index - b.index);
    count.textContent = `${wanted.length} of ${counted(findings.length, "finding")}.`;
    paged(results, wanted, 25, findingCard);
  };
  const restore = () => {
    const hash = location.hash;
    if (hash.startsWith("#findings?")) {
      const state = new URLSearchParams(hash.slice(10));
      for (const [name, control] of Object.entries(controls)) {
        control.type === "checkbox" ? (control.checked = state.has(name)) : (control.value = state.get(name) ?? "");
      }
      show();
      document.getElementById("findings").scrollIntoView();
      return;
    }
    if (!hash.startsWith("#finding:") && !hash.startsWith("#rule:")) return;
    const target = document.getElementById(hash.slice(1));
    single = target || !findings.some((finding) => `#${finding.id}` === hash) ? "" : hash.slice(1);
    if (!single && all.hidden) {
      for (const control of Object.values(controls)) control.type === "checkbox" ? (control.checked = false) : (control.value = "");
    }
    show();
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    (target ?? results).scrollIntoView();
  };

  place.append(
    element(
      "div", { class: "tools", role: "search", "aria-label": "Findings" },
      field("Search findings", controls.q), field("Rule", controls.rule), field("Level", controls.level), field("Mode", controls.mode),
      field("Token contains", controls.token), field("File", controls.file), field("Order", controls.sort),
      element("label", { class: "check" }, controls.gate, " Only gate failures")),
    element("div", { class: "tool-foot" }, count, clear, link), results);
  show();
  restore();
  let next = 0;
  inPieces("haystacks", () => {
    haystack(findings[next]);
    next += 1;
    return next < findings.length;
  });
  window.addEventListener("hashchange", restore);
}
