// The pairings of a token under "Try it": before and after in all modes, with the counter above them.

/** A pairing's specimen in the colors of now; a picture, because its figures stand beside it. */
function trySpecimen(index) {
  const [pairing, mode] = [data.pairings[data.results[index][0]], data.results[index][1]];
  const isOutline = !["text", "inactive"].includes(pairing[4]);
  const made = element("span", { class: isOutline ? "spec ring" : "spec", "aria-hidden": "true" });
  made.style.setProperty("--f", hexOf(painted([pairing[0], ...pairing[1]], mode)));
  made.style.setProperty("--b", hexOf(painted(pairing[1], mode)));
  return made;
}

const boundsName = (bounds) => (!bounds ? "unknown" : bounds[0] === bounds[1] ? truncated(bounds[0]) : `${truncated(bounds[0])} to ${truncated(bounds[1])}`);

/** What became of a pairing, in a word with its class. */
function turn(was, is) {
  if (was.deciding === is.deciding) return null;
  if (is.deciding === "p" && was.deciding === "f") return element("b", { class: "pass" }, "fixed");
  if (is.deciding === "f") return element("b", { class: "fail" }, "broken");
  return element("b", { class: classOf[is.deciding] }, `${wordOf[is.deciding]} after`);
}

function tryPairing(index, token, mode) {
  const [pairing, look] = [data.pairings[data.results[index][0]], data.results[index][1]];
  const [was, is] = [reportedState(index), stateOf(index)];
  const others = pairing[0] === token ? `on ${pairing[1].map((other) => data.tokens[other]).join(" on ")}` : `under ${data.tokens[pairing[0]]}`;
  const changed = turn(was, is);
  const [before, after] = [boundsName(was.bounds), boundsName(is.bounds)];
  const figures = element("span", { class: "try-figures" });
  if (before !== after) figures.append(element("span", { class: "quiet" }, before), element("span", { "aria-hidden": "true" }, " → "), element("span", { class: "hidden" }, " becomes "));
  figures.append(element("b", { class: is.deciding === "f" ? "fail" : null }, after), ` / ${is.needs ?? "–"} `, element("span", { "aria-hidden": "true" }, signOf[is.deciding]), element("span", { class: "hidden" }, wordOf[is.deciding]));
  const words = element("span", {}, others, look === mode ? "" : `, ${data.modes[look][0]}`);
  if (changed) words.append(" ", changed);
  if (data.results[index][6]) words.append(" ", element("small", {}, "along a gradient; not recalculated"));
  return element("li", {}, trySpecimen(index), words, figures);
}

/** Lists the required pairings of a token, those of the chosen mode first. */
function listTryPairings(list, token, mode) {
  const all = resultsByToken()[token] ?? [];
  const required = all.filter((index) => reportedState(index).isRequired || stateOf(index).isRequired);
  const ordered = [...required.filter((index) => data.results[index][1] === mode), ...required.filter((index) => data.results[index][1] !== mode)];
  paged(list, ordered, 40, (index) => tryPairing(index, token, mode));
  if (ordered.length === 0) list.append(element("li", { class: "plain" }, "No required pairing uses this token directly."));
}

/** What the changes do in a sentence. */
function effectText() {
  const count = changeRows().length;
  if (count === 0) return "No changes yet.";
  return `${counted(count, "value")} changed: fixes ${counted(effect.fixed, "required pairing")}, breaks ${effect.broken}${effect.opened ? `, leaves ${effect.opened} undetermined` : ""}.`;
}

/** Names as a list: "A, B, and C", or "A, B, and 4 more". */
function listed(names, limit = names.length) {
  const shown = names.length > limit ? [...names.slice(0, limit), `${names.length - limit} more`] : names;
  return shown.length < 3 ? shown.join(" and ") : `${shown.slice(0, -1).join(", ")}, and ${shown.at(-1)}`;
}

/** What a change of a token means for other modes and tokens, in sentences. */
function consequences(token, mode) {
  const [value, name] = [valueOf(token, mode), data.modes[mode][0]];
  const sentences = [];
  const chain = value?.[3] ?? [];
  const source = chain[0]?.[1] ?? mode;
  const isChanged = changes.get(token)?.has(mode) ?? false;
  if (chain.length > 1) {
    sentences.push(isChanged ? `Detached from ${data.tokens[chain[1][0]]}.` : `An alias of ${data.tokens[chain[1][0]]}; a change detaches it.`);
  }
  if (source !== writtenMode(token, mode)) {
    sentences.push(isChanged ? `This adds a value in ${name}.` : source === -2 ? `No value in ${name}.` : `No ${name} value; falls back to another mode. A change adds a ${name} value.`);
  }
  if (isChanged) {
    const color = changes.get(token).get(mode);
    const following = data.modes.filter((_, other) => other !== mode && changeFor(token, other) === color).map(([other]) => other);
    if (following.length) sentences.push(`No value in ${listed(following)}, so ${following.length === 1 ? "this mode changes" : "these modes change"} too.`);
  }
  const aliases = data.tokens.filter((_, other) => other !== token && (valueOf(other, mode)?.[3] ?? []).some(([step]) => step === token));
  if (aliases.length) sentences.push(`${listed(aliases, 3)} ${aliases.length === 1 ? "follows" : "follow"} this token.`);
  const written = `var(${propertyOf(token)}`;
  const computed = data.tokens.filter((_, other) => {
    const text = valueOf(other, mode)?.[1] ?? "";
    return other !== token && text.includes(written) && !(valueOf(other, mode)[3] ?? []).some(([step]) => step === token);
  });
  if (computed.length) sentences.push(`${listed(computed, 3)} ${computed.length === 1 ? "is" : "are"} computed from this token and can't be recalculated here.`);
  return sentences.join(" ");
}
