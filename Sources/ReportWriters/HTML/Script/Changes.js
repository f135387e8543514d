// What is changed under "Try it": steps that can be undone, and an address that restores them.

const tokenNamed = new Map(data.tokens.map((name, token) => [name, token]).reverse());
const modeNamed = new Map(data.modes.map(([name], mode) => [name, mode]).reverse());

/** What is called after every change. */
const followers = [];

/** Earlier states, latest last; a slider adds one when it starts to move. */
const earlier = [];

/** The changes as rows of token, mode, and notation. */
function changeRows() {
  return [...changes].flatMap(([token, own]) => [...own].map(([mode, color]) => [token, mode, hexOf(color)]));
}

function setChanges(rows) {
  changes.clear();
  for (const [token, mode, hex] of rows) {
    if (!changes.has(token)) changes.set(token, new Map());
    changes.get(token).set(mode, colorFromHex(hex));
  }
}

/** Tells everything that follows; the address is written once the reader pauses. */
function changesMoved(isFromAddress = false) {
  for (const follow of followers) follow();
  if (!isFromAddress) writeAddress();
}

/** Gives a token another color in a mode; `isNewStep` is false while a slider moves on. */
function changeColor(token, mode, hex, isNewStep = true) {
  if (isNewStep) earlier.push(changeRows());
  const before = valueOf(token, mode)?.color;
  const isBack = before && hexOf(before) === hex && writtenMode(token, mode) === (valueOf(token, mode)[3][0]?.[1] ?? mode)
    && (valueOf(token, mode)[3].length < 2);
  if (!changes.has(token)) changes.set(token, new Map());
  const own = changes.get(token);
  own.delete(mode);
  if (!isBack) own.set(mode, colorFromHex(hex));
  if (own.size === 0) changes.delete(token);
  changesMoved();
}

function undo() {
  const rows = earlier.pop();
  if (!rows) return;
  setChanges(rows);
  changesMoved();
}

function undoAll() {
  if (changes.size === 0) return;
  earlier.push(changeRows());
  setChanges([]);
  changesMoved();
}

/** The part of the address for the changes: path, mode, and digits of each. */
function addressOf(rows) {
  return `#try=${rows.map(([token, mode, hex]) => [encodeURIComponent(data.tokens[token]), encodeURIComponent(data.modes[mode][0]), hex.slice(1)].join(":")).join(",")}`;
}

let addressTimer = 0;
function writeAddress() {
  clearTimeout(addressTimer);
  // Browsers limit how often a page may write its address.
  addressTimer = setTimeout(() => {
    const rows = changeRows();
    if (rows.length) history.replaceState(null, "", addressOf(rows));
    else if (location.hash.startsWith("#try=")) history.replaceState(null, "", location.pathname + location.search);
  }, 250);
}

/** A part of an address as text; null where it isn't encoded as it must be. */
function decodedPart(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The changes of an address, and how many of its parts name no token, mode, or color; null for another address. */
function changesFrom(hash) {
  if (!hash.startsWith("#try=")) return null;
  const rows = [];
  let ignored = 0;
  for (const part of hash.slice(5).split(",").filter(Boolean)) {
    const [path, name, digits = "", ...more] = part.split(":");
    const token = tokenNamed.get(decodedPart(path));
    const mode = modeNamed.get(decodedPart(name ?? ""));
    const isColor = /^([0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits) && more.length === 0;
    if (token === undefined || mode === undefined || !isColor) ignored += 1;
    else rows.push([token, mode, hexOf(colorFromHex(digits))]);
  }
  return { rows, ignored };
}
