// One finding: drawn from the data, and as Markdown.

/** A text in which nothing is Markdown or HTML any more. */
function plainMarkdown(text) {
  return [...text.replace(/\s+/g, " ")].map((sign) => ("\\`*_{}[]<>()#|&~@!$".includes(sign) ? `&#${sign.charCodeAt(0)};` : sign)).join("");
}

function markdown(finding) {
  const needs = finding.required ? `, requires ${finding.required}` : "";
  const mode = finding.mode >= 0 ? ` in ${modeName(finding)}` : "";
  const lines = [
    `**${plainMarkdown(ruleName(finding))}** (${levels[finding.level]}): ${plainMarkdown(finding.subject)}${plainMarkdown(mode)}: `
      + `${plainMarkdown(finding.measured || wordOf[finding.outcome])}${plainMarkdown(needs)}`,
  ];
  if (finding.message) lines.push(plainMarkdown(finding.message));
  if (finding.remedy) lines.push(plainMarkdown(finding.remedy));
  if (finding.place) lines.push(plainMarkdown(finding.place.join(":")));
  lines.push(`Fingerprint: ${plainMarkdown(finding.fingerprint)}`);
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
