// One finding: drawn from the data, and as Markdown.

/** A text as a code span, in which nothing is Markdown or HTML. */
function codeSpan(text) {
  const line = text.replace(/\s+/g, " ");
  const fence = "`".repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length)));
  const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
  return fence + pad + line + pad + fence;
}

/** A sentence as it is, or as a code span if part of it could be Markdown, HTML, or a link. */
function sentence(text) {
  const isPlain = /^[A-Za-z0-9 .,;:%()'"/?{}×Δ≥-]*$/.test(text) && !/:\/\/|www\./i.test(text);
  return isPlain ? text : codeSpan(text);
}

function markdown(finding) {
  const needs = finding.required ? `, requires ${sentence(finding.required)}` : "";
  const mode = finding.mode >= 0 ? ` in ${codeSpan(modeName(finding))}` : "";
  const lines = [
    `**${codeSpan(ruleName(finding))}** (${levels[finding.level]}): ${codeSpan(finding.subject)}${mode}: `
      + `${sentence(finding.measured || wordOf[finding.outcome])}${needs}`,
  ];
  if (finding.message) lines.push(sentence(finding.message));
  if (finding.remedy) lines.push(sentence(finding.remedy));
  if (finding.place) lines.push(codeSpan(finding.place.join(":")));
  lines.push(`Fingerprint: ${codeSpan(finding.fingerprint)}`);
  return `${lines.join("\n\n")}\n`;
}

/** A foreground on a background as people see it: letters in a picture that has a label. */
function sample(pairing, mode, label, recolored) {
  const front = recolored?.front ?? colorOf(pairing[0], mode);
  const stack = recolored?.stack ?? pairing[1].map((token) => colorOf(token, mode)).filter(Boolean);
  const look = front && seen(front, [...stack, { rgb: mode === 0 ? [1, 1, 1] : [0, 0, 0], alpha: 1, wide: false }]);
  if (!look) return element("span", { class: "no-sample" }, "no color to draw");
  const picture = drawing("svg", { class: "sample", width: "116", height: "40", viewBox: "0 0 116 40", role: "img", "aria-label": label });
  const words = drawing("text", { x: "58", y: "25", "font-size": "16", "text-anchor": "middle", fill: hexOf(look.front) });
  words.textContent = "Read this";
  picture.append(drawing("rect", { width: "116", height: "40", fill: hexOf(look.back) }), words);
  return picture;
}

/** The buttons of a finding. */
function findingTools(finding) {
  const made = element("p", { class: "finding-tools" }, element("a", { href: `#${finding.id}` }, "Link to this finding"), " ");
  const copies = button("Copy as Markdown", () => copy(markdown(finding), copies));
  made.append(copies);
  return made;
}

/** A finding for a list of results, drawn from the data. */
function findingCard(finding) {
  const pairing = finding.pairing;
  const body = element(
    "div", { class: "finding-body" }, element("h4", {}, element("code", {}, finding.subject)),
    element(
      "p", { class: "tags" }, verdict(finding.outcome), element("span", { class: `level ${levels[finding.level]}` }, levels[finding.level]),
      element("span", {}, ruleName(finding)), element("span", {}, finding.gates ? "fails the gate" : "does not fail the gate"),
      finding.mode >= 0 ? element("span", {}, `in ${modeName(finding)}`) : null),
    element("p", { class: "numbers" }, element("strong", {}, finding.measured || "unknown"), element("span", {}, finding.required ? ` requires ${finding.required}` : "")),
    element("p", { class: "message as-written" }, finding.message || "The message of this finding is in report.json."), finding.remedy ? element("p", { class: "remedy" }, finding.remedy) : null,
    finding.place ? element("p", { class: "place" }, finding.place.join(":")) : null, findingTools(finding));
  const drawn = pairing ? sample(pairing, finding.mode, `Sample: ${finding.subject}, in ${modeName(finding)}, contrast ${finding.measured}`) : null;
  return element("article", { class: drawn ? "finding" : "finding compact" }, drawn ? element("div", { class: "finding-sample" }, drawn) : null, body);
}
