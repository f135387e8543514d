// Findings: search, filters and order, kept in the address so that a link restores them.

const columns = data.findings;

/** A finding: numbers from its columns; names and figures from its pairing, or from a row of its own. */
class Finding {
  constructor(index) {
    this.index = index;
    this.rule = columns.rule[index];
    this.level = columns.level[index];
    this.outcome = "pfci"[columns.outcome[index]];
    this.gates = columns.gates[index] === 1;
    this.result = columns.result[index];
    const own = columns.own.get(index);
    this.mode = own ? own[0] : this.result % data.modes.length;
    if (own) this.own = { subject: own[1], measured: own[2], required: own[3], margin: own[4], fingerprint: own[5], id: own[6] };
  }

  get message() { return columns.messages[this.index] ?? ""; }
  get remedy() { return columns.remedies[this.index] ?? ""; }

  get place() {
    const file = columns.file[this.index];
    return file < 0 ? null : [data.files[file], columns.line[this.index], columns.column[this.index]];
  }

  get pairing() { return this.result < 0 ? null : data.pairings[data.results[this.result][0]]; }
  get bounds() { return data.results[this.result][2]; }
  /** The result of the rule for the pairing: rule, level, required ratio, outcome, the required ratio in words. */
  get ruleResult() { return data.results[this.result][5].find(([rule]) => rule === this.rule); }

  get subject() { return this.own?.subject || pairingName(this.pairing); }
  get measured() { return this.own ? this.own.measured : ratioName(this.bounds); }
  get required() { return this.own ? this.own.required : this.ruleResult[4]; }
  get margin() {
    if (this.own) return this.own.margin;
    const [bounds, needs] = [this.bounds, this.ruleResult[2]];
    return bounds && bounds[0] === bounds[1] && needs !== null ? bounds[0] / needs : null;
  }

  get fingerprint() {
    if (this.own) return this.own.fingerprint;
    const [front, stack, , style, usage] = this.pairing;
    const names = [front, ...stack].map((token) => data.tokens[token]);
    return [ruleName(this), modeName(this), usage, ...names, ...(style ? [`style:${style}`] : [])].map(encoded).join("/");
  }

  get id() { return this.own?.id || anchor(this.fingerprint); }
}

const findings = columns.rule.map((_, index) => new Finding(index));

/** A part of a fingerprint: no other part can be mistaken for it. */
function encoded(part) {
  return part.replace(/[ %/]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The anchor of a fingerprint, as the page writes it. */
function anchor(fingerprint) {
  const hex = (byte) => `~${byte.toString(16).padStart(2, "0")}`;
  const name = fingerprint.replace(/[^A-Za-z0-9._/-]/gu, (sign) => [...new TextEncoder().encode(sign)].map(hex).join(""));
  return `finding:${name.replaceAll("/", ":")}`;
}

/** The tokens of a pairing as the report names it. */
function pairingName(pairing) {
  return [pairing[0], ...pairing[1]].map((token) => data.tokens[token]).join(" on ");
}

/** Bounds of a ratio as the report writes them. */
function ratioName(bounds) {
  if (!bounds) return "unknown";
  const [least, most] = bounds.map((bound) => `${truncated(bound)}:1`);
  return bounds[0] === bounds[1] ? least : `${least} to ${most}`;
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

/** What findings are ordered by; the order of the report decides among equals. */
const orders = {
  margin: (finding) => [finding.margin ?? Infinity],
  subject: (finding) => [finding.subject],
  place: (finding) => finding.place?.slice(0, 2) ?? ["\uffff", 0],
};

function ordered(list, order) {
  const keyed = list.map((finding) => ({ finding, key: order(finding) }));
  keyed.sort((a, b) => {
    const part = a.key.findIndex((value, place) => value !== b.key[place]);
    return part < 0 ? a.finding.index - b.finding.index : a.key[part] < b.key[part] ? -1 : 1;
  });
  return keyed.map(({ finding }) => finding);
}

/** Names of colors in a finding: what the filter by token compares. */
function tokensOf(finding) {
  const pairing = finding.pairing;
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
    const found = findings.filter((finding) => isWanted(finding, filter, words));
    const order = Object.hasOwn(orders, filter.sort) ? orders[filter.sort] : null;
    const wanted = order ? ordered(found, order) : found;
    count.textContent = `${wanted.length} of ${counted(findings.length, "finding")}.`;
    paged(results, wanted, 25, findingCard);
  };
  const restore = () => {
    const hash = location.hash;
    if (hash.startsWith("#findings?")) {
      place.closest("details").open = true;
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
    if (single) place.closest("details").open = true;
    if (target) return reveal(target);
    results.scrollIntoView();
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
