// The changes as text to take away: DTCG and CSS by mode, and a patch of the files where their lines are known.

/** An object to which any name can be added. */
const plainObject = () => Object.create(null);

/** A color of sRGB as the Design Tokens Format Module writes it. */
function dtcgColor(hex) {
  const { rgb, alpha } = colorFromHex(hex);
  const value = { colorSpace: "srgb", components: rgb };
  if (alpha < 1) value.alpha = alpha;
  value.hex = hex.slice(0, 7);
  return value;
}

/** The changes by mode, each as groups and tokens; a token that is a group too is the group's $root. */
function changesAsDTCG() {
  const modes = plainObject();
  for (const [token, mode, hex] of changeRows()) {
    let node = (modes[data.modes[mode][0]] ??= { groups: plainObject() });
    for (const name of data.tokens[token].split(".")) node = node.groups[name] ??= { groups: plainObject() };
    node.value = { $type: "color", $value: dtcgColor(hex) };
  }
  const written = ({ value, groups }) => {
    const names = Object.keys(groups);
    if (names.length === 0) return value;
    const group = plainObject();
    if (value) group.$root = value;
    for (const name of names) group[name] = written(groups[name]);
    return group;
  };
  const all = plainObject();
  for (const name of Object.keys(modes)) all[name] = written(modes[name]);
  return `${JSON.stringify(all, null, 2)}\n`;
}

const sourceKey = (token, mode) => `${token} ${mode}`;
const sourceRows = new Map(data.sources.rows.map((row) => [sourceKey(row[0], row[1]), row]));

/** The row of the value that a change replaces; undefined where it adds one. */
const replacedSource = (token, mode) => sourceRows.get(sourceKey(token, writtenMode(token, mode)));

/** The name of a token's custom property: as its style sheet writes it, else its path with hyphens. */
function propertyOf(token) {
  const rows = [-1, ...data.modes.keys()].map((mode) => sourceRows.get(sourceKey(token, mode)));
  const declared = rows.find((row) => row?.[7] === 2)?.[4].trimEnd() ?? "";
  const start = Math.max(declared.lastIndexOf(";"), declared.lastIndexOf("{"), declared.lastIndexOf(" ")) + 1;
  if (declared.startsWith("--", start) && declared.endsWith(":")) return declared.slice(start, -1).trimEnd();
  return CSS.escape(`--${data.tokens[token].replaceAll(".", "-")}`);
}

/** The changes as custom properties: the first mode at the root, another by the preference for its scheme, else by an attribute. */
function changesAsCSS() {
  const rows = changeRows();
  const blocks = data.modes.map(([name, scheme], mode) => {
    const lines = rows.filter((row) => row[1] === mode).map(([token, , hex]) => `${propertyOf(token)}: ${hex};`);
    if (lines.length === 0) return "";
    if (mode === 0) return `:root {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
    const isOnly = data.modes.filter(([, other]) => other === scheme).length === 1;
    const [start, root] = isOnly ? [`@media (prefers-color-scheme: ${scheme})`, ":root"] : ["", `:root[data-mode=${CSS.escape(name)}]`];
    const rule = (indent) => `${indent}${root} {\n${lines.map((line) => `${indent}  ${line}\n`).join("")}${indent}}\n`;
    return start ? `${start} {\n${rule("  ")}}\n` : rule("");
  });
  return blocks.filter(Boolean).join("\n");
}

/** The notation that replaces a value: digits in a style sheet and in a string, else an object. */
function replacement(notation, hex) {
  if (notation === 2) return hex;
  if (notation === 0 && hex.length === 7) return `"${hex}"`;
  const { colorSpace, components, alpha, hex: digits } = dtcgColor(hex);
  const translucent = alpha === undefined ? "" : `, "alpha": ${alpha}`;
  return `{ "colorSpace": "${colorSpace}", "components": [${components.join(", ")}]${translucent}, "hex": "${digits}" }`;
}

/** Why a change can't be in a patch; an empty text if it can. */
function patchObstacle(token, mode) {
  const [name, look] = [data.tokens[token], data.modes[mode][0]];
  if (data.sources.rows.length === 0) return "this report doesn't contain the lines of the token files";
  const row = replacedSource(token, mode);
  if (!row) return `${name} has no ${look} value, and a patch can't add one`;
  return typeof row[2] === "string" ? `${name}: ${row[2]}` : "";
}

/** The blocks of lines that changes replace: values on the same lines are one block. */
function patchBlocks() {
  const blocks = new Map();
  for (const [token, mode, hex] of changeRows()) {
    const [, , file, line, before, value, after, notation, endsFile] = replacedSource(token, mode);
    const old = before + value + after;
    const key = `${file} ${line} ${old}`;
    if (!blocks.has(key)) blocks.set(key, { file, line, old, endsFile, edits: [], count: old.split("\n").length });
    blocks.get(key).edits.push({ start: before.length, end: before.length + value.length, text: replacement(notation, hex) });
  }
  return [...blocks.values()].sort((one, other) => one.file - other.file || one.line - other.line);
}

/** The changes as a patch without lines around them, for `git apply --unidiff-zero`, or the reason why there is none. */
function changesAsPatch() {
  const obstacle = changeRows().map(([token, mode]) => patchObstacle(token, mode)).find(Boolean);
  if (obstacle) return { text: "", obstacle };
  const blocks = patchBlocks();
  let text = "";
  let [file, end, shift] = [-1, 0, 0];
  for (const block of blocks) {
    if (block.file !== file) {
      const name = data.sources.files[block.file];
      const tab = name.includes(" ") ? "\t" : "";
      text += `diff --git a/${name} b/${name}\n--- a/${name}${tab}\n+++ b/${name}${tab}\n`;
      [file, end, shift] = [block.file, 0, 0];
    }
    if (block.line < end) return { text: "", obstacle: "two changed values share a line" };
    let changed = block.old;
    for (const edit of block.edits.sort((one, other) => other.start - one.start)) changed = changed.slice(0, edit.start) + edit.text + changed.slice(edit.end);
    const lines = changed.split("\n");
    const mark = block.endsFile ? "\\ No newline at end of file\n" : "";
    const signed = (sign, list) => list.map((line) => `${sign}${line}\n`).join("") + mark;
    text += `@@ -${block.line},${block.count} +${block.line + shift},${lines.length} @@\n${signed("-", block.old.split("\n"))}${signed("+", lines)}`;
    shift += lines.length - block.count;
    end = block.line + block.count;
  }
  return { text, obstacle: "" };
}
