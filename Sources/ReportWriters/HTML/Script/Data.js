// The data of the page: columns of numbers as the report writes them, unpacked into the rows that the other parts read.

/** The numbers of a column: a plain list, runs of a value and its count, or steps from each number to the next. */
function column(packed) {
  if (Array.isArray(packed)) return packed;
  const list = packed.list ?? [];
  const runs = packed.runs ?? [];
  for (let at = 0; at < runs.length; at += 2) for (let left = runs[at + 1]; left > 0; left -= 1) list.push(runs[at]);
  if (packed.steps) for (let at = 1; at < list.length; at += 1) list[at] += list[at - 1];
  return list;
}

/** Every table as rows; only the columns of findings stay columns. */
function unpacked(packed) {
  const modes = Math.max(1, packed.modes.length);
  return {
    ...packed,
    values: packed.values.map(unpackedValues),
    pairings: unpackedPairings(packed.pairings),
    results: unpackedResults(packed.results, modes),
    matrix: packed.matrix && packed.matrix.map(column),
    findings: unpackedFindings(packed.findings),
  };
}

/** The values of a mode by token: color, notation, fallback, alias chain; 0 without a color. */
function unpackedValues({ colors, more }) {
  const rows = colors.map((color) => (color === 0 ? 0 : [color, "", 0, []]));
  for (const [token, notation, fallback, chain] of more) rows[token] = [colors[token], notation, fallback, chain];
  return rows;
}

/** The pairings: foreground, backgrounds from top to bottom, name, text style, usage. */
function unpackedPairings({ front, back, behind, kind, kinds }) {
  const [backs, choices] = [column(back), column(kind)];
  const rows = column(front).map((token, index) => [token, [backs[index]], ...kinds[choices[index]]]);
  for (const [index, tokens] of behind) rows[index][1].push(...tokens);
  return rows;
}

/** The pairings in each mode: pairing, mode, bounds of the ratio, outcome, whether it can fail the gate, rule results, whether the ratio is from a gradient position. */
function unpackedResults({ lowest, highest, outcome, gates, rules, ruleResults, stated }, modes) {
  const [canGate, choices, isStated] = [column(gates), column(rules), column(stated)];
  const rows = lowest.map((least, index) => [
    Math.floor(index / modes), index % modes, least === null ? null : [least, least], outcome[index], canGate[index], ruleResults[choices[index]], isStated[index],
  ]);
  for (const [index, most] of highest) rows[index][2][1] = most;
  return rows;
}

/** The columns of findings, and by position the rows of those whose names and figures don't follow from their pairing. */
function unpackedFindings(packed) {
  const columns = { ...packed, own: new Map(packed.own.map(([index, ...row]) => [index, row])) };
  for (const name of ["result", "rule", "level", "outcome", "gates", "file", "line", "column"]) columns[name] = column(packed[name]);
  return columns;
}
