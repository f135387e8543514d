// The arithmetic of the audit, as the library has it: a browser test compares it with the figures of the report, pairing by pairing.

/** A color of the data: "#rrggbb", or gamma-encoded sRGB components with alpha and whether another space was meant. */
function colorFrom(value) {
  if (typeof value !== "string") return { rgb: value.slice(0, 3), alpha: value[3], wide: value[4] === 1 };
  const number = parseInt(value.slice(1), 16);
  return { rgb: [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255], alpha: 1, wide: false };
}

/** The color of a hexadecimal notation with 3, 4, 6 or 8 digits, with or without "#"; null for anything else. */
function colorFromHex(text) {
  const digits = text.trim().replace(/^#/, "");
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const bytes = [0, 2, 4, 6].map((start) => parseInt(full.slice(start, start + 2) || "ff", 16) / 255);
  return { rgb: bytes.slice(0, 3), alpha: bytes[3], wide: false };
}

/** The notation of a color, clipped to sRGB, halves rounded up. */
function hexOf(color) {
  const byte = (part) => Math.floor(Math.min(Math.max(part, 0), 1) * 255 + 0.500001);
  const parts = color.alpha < 1 ? [...color.rgb, color.alpha] : color.rgb;
  return `#${parts.map((part) => Math.min(byte(part), 255).toString(16).padStart(2, "0")).join("")}`;
}

/** Linear light of a gamma-encoded component; negative components mirror. */
function decoded(component) {
  const size = Math.abs(component);
  return Math.sign(component) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
}

/** WCAG's literal coefficients for sRGB, the row of the matrix to XYZ for every other space. */
function luminance(color) {
  const weights = color.wide ? data.wideCoefficients : [0.2126, 0.7152, 0.0722];
  const [red, green, blue] = color.rgb;
  return weights[0] * decoded(red) + weights[1] * decoded(green) + weights[2] * decoded(blue);
}

function ratio(one, other) {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a >= b ? a / b : b / a;
}

/** Source-over on gamma-encoded components. */
function composited(front, back) {
  if (front.alpha === 1 || back.alpha === 0) return front;
  if (front.alpha === 0) return back;
  const alpha = front.alpha + back.alpha * (1 - front.alpha);
  const rest = back.alpha * (1 - front.alpha);
  const mixed = front.rgb.map((part, lane) => part * front.alpha + back.rgb[lane] * rest);
  const rgb = back.alpha === 1 ? mixed : mixed.map((part) => part / alpha);
  return { rgb, alpha, wide: front.wide || back.wide };
}

/** What is seen of a foreground on a stack, the topmost first; null without an opaque layer. */
function seen(front, stack) {
  const opaque = stack.findIndex((layer) => layer.alpha === 1);
  if (opaque < 0) return null;
  const back = stack.slice(0, opaque).reduceRight((below, layer) => composited(layer, below), stack[opaque]);
  return { front: composited(front, back), back };
}

/** The changes made under "Try it": token, then mode, to color. */
const changes = new Map();

/** The value of a token in a mode as the report has it: color, notation, fallback, chain of [token, mode of the value, alpha factor]; null without any. */
function valueOf(token, mode) {
  const value = data.values[mode]?.[token];
  if (!value) return null;
  value.color ??= value[0] === 0 ? null : colorFrom(value[0]);
  return value;
}

/** The modes in which a mode looks for a value, nearest first; -1 is the value that names no mode. */
function lookup(mode) {
  const order = [mode];
  for (let base = data.modes[mode][2]; base >= 0 && !order.includes(base); base = data.modes[base][2]) order.push(base);
  return [...order, -1];
}

/** Whether the values of the first mode name no mode in their files. */
let isFirstUnnamed = null;

/** The mode whose value a change in a mode replaces or adds: its own, except that the first mode may show a value that names none. */
function writtenMode(token, mode) {
  if (mode !== 0) return mode;
  isFirstUnnamed ??= data.values[0].some((value) => value && value[3][0]?.[1] === -1);
  const source = valueOf(token, mode)?.[3]?.[0]?.[1] ?? mode;
  return source === -1 || (source === -2 && isFirstUnnamed) ? -1 : mode;
}

/** The changed value of a token that a mode finds before the one that it shows now, or in its place; undefined where there is none. */
function changedValue(token, mode, source) {
  const own = changes.get(token);
  if (!own) return undefined;
  for (const look of lookup(mode)) {
    for (const [at, color] of own) if (writtenMode(token, at) === look) return color;
    if (look === source) return undefined;
  }
  return undefined;
}

/** The changed color that decides a token's color in a mode, as translucent as aliases make it; undefined where nothing on its way is changed. */
function changeFor(token, mode) {
  if (changes.size === 0) return undefined;
  const chain = valueOf(token, mode)?.[3] ?? [];
  for (const [hop, source, factor = 1] of chain.length ? chain : [[token, mode]]) {
    const color = changedValue(hop, mode, source);
    if (color) return factor === 1 ? color : { ...color, alpha: color.alpha * factor };
  }
  return undefined;
}

/** The color of a token in a mode, with what was changed; null when there is none. */
function colorOf(token, mode) {
  return changeFor(token, mode) ?? valueOf(token, mode)?.color ?? null;
}

/** The lowest and highest ratio of a pairing in a mode; null where there is none to compute. */
function contrast(pairing, mode) {
  const front = colorOf(pairing[0], mode);
  const stack = [];
  let isOnMaterial = false;
  for (const token of pairing[1]) {
    const color = colorOf(token, mode);
    if (!color) return null;
    stack.push(color);
    if (color.alpha === 1) break;
    isOnMaterial = data.materials.includes(token);
    if (isOnMaterial) break;
  }
  if (!front) return null;
  if (isOnMaterial) return anyBackdrop(front, stack);
  const exact = seen(front, stack);
  if (exact) return [ratio(exact.front, exact.back), ratio(exact.front, exact.back)];
  const surfaces = data.surfaces.map((token) => colorOf(token, mode));
  if (surfaces.length === 0 || surfaces.includes(null)) return anyBackdrop(front, stack);
  const bounds = surfaces.map((surface) => {
    const over = seen(front, [...stack, surface]);
    const value = over ? ratio(over.front, over.back) : NaN;
    return over ? [value, value] : anyBackdrop(front, [...stack, surface]);
  });
  return [Math.min(...bounds.map((bound) => bound[0])), Math.max(...bounds.map((bound) => bound[1]))];
}

/** The bounds over every opaque sRGB backdrop: Dinkelbach's method, an axis at a time. */
function anyBackdrop(front, stack) {
  const none = { rgb: [0, 0, 0], alpha: 0, wide: false };
  const layer = stack.length ? stack.reduceRight((below, above) => (below ? composited(above, below) : above), null) : none;
  const layerWide = layer.alpha > 0 && layer.wide;
  const literal = [0.2126, 0.7152, 0.0722];
  const frontWeights = (front.alpha > 0 && front.wide) || layerWide ? data.wideCoefficients : literal;
  const backWeights = layerWide ? data.wideCoefficients : literal;
  const axes = [0, 1, 2].map((lane) => {
    const back = [layer.rgb[lane] * layer.alpha, 1 - layer.alpha];
    const through = 1 - front.alpha;
    return {
      front: [front.rgb[lane] * front.alpha + back[0] * through, back[1] * through], back,
      weights: [frontWeights[lane], backWeights[lane]],
    };
  });
  const lowest = extreme(axes, -1);
  const highest = extreme(axes, 1);
  if (lowest > 1) return [lowest, highest];
  if (highest < 1) return [1 / highest, 1 / lowest];
  return [1, Math.max(highest, 1 / lowest)];
}

const at = (line, place) => line[0] + line[1] * place;

function extreme(axes, sign) {
  const rateAt = (choose) => {
    let [above, below] = [0.05, 0.05];
    for (const axis of axes) {
      const place = choose(axis);
      above += axis.weights[0] * decoded(at(axis.front, place));
      below += axis.weights[1] * decoded(at(axis.back, place));
    }
    return above / below;
  };
  let rate = rateAt(() => 0);
  for (let turn = 0; turn < 64; turn += 1) {
    const next = rateAt((axis) => bestPlace(axis, rate, sign));
    if (!(sign * (next - rate) > 0)) break;
    rate = next;
  }
  return rate;
}

/** The backdrop component at which the directed difference is largest: an end, a joint of the transfer function, or a stationary point. */
function bestPlace(axis, rate, sign) {
  const places = [0, 1];
  for (const line of [axis.front, axis.back]) {
    if (line[1] > 0) places.push((-0.04045 - line[0]) / line[1], (0.04045 - line[0]) / line[1]);
  }
  places.push(...stationary(axis, rate));
  let [best, most] = [0, -Infinity];
  for (const place of places) {
    if (!(place >= 0 && place <= 1)) continue;
    const value = sign * (axis.weights[0] * decoded(at(axis.front, place)) - rate * axis.weights[1] * decoded(at(axis.back, place)));
    if (value > most) [best, most] = [place, value];
  }
  return best;
}

function stationary(axis, rate) {
  const [front, back] = [axis.front, axis.back];
  if (!(front[1] > 0 && back[1] > 0 && rate > 0)) return [];
  const quotient = (rate * axis.weights[1] * back[1]) / (axis.weights[0] * front[1]);
  const scale = quotient ** (1 / 1.4);
  const places = [];
  for (const [f, b] of [[1, 1], [1, -1], [-1, 1], [-1, -1]]) {
    const slope = f * front[1] - scale * b * back[1];
    if (slope !== 0) places.push((scale * (b * back[0] + 0.055) - (f * front[0] + 0.055)) / slope);
  }
  for (const [line, derivative] of [[front, quotient / 12.92], [back, 1 / (12.92 * quotient)]]) {
    const size = 1.055 * ((derivative * 1.055) / 2.4) ** (1 / 1.4) - 0.055;
    places.push((size - line[0]) / line[1], (-size - line[0]) / line[1]);
  }
  return places;
}

/** What bounds say of a required ratio; a number that is none fails. */
function judged(bounds, required) {
  if (!bounds) return "c";
  if (bounds[0] >= required) return "p";
  return bounds[0] === bounds[1] || !(bounds[1] >= required) ? "f" : "c";
}

/** The bounds of a result now: computed, except along a gradient, where the report's figure stands. */
function boundsOf(result) {
  return result[6] ? result[2] : contrast(data.pairings[result[0]], result[1]);
}

/** The outcome of every assessment of a result, and which decides: of the highest level the worst, of equals the highest requirement. */
function outcomesOf(result, bounds) {
  const all = result[5].map(([, , required, stated]) => (required === null || result[6] ? stated : judged(bounds, required)));
  const ranks = result[5].map(([, level, required], index) => [level, "ipcf".indexOf(all[index]), required ?? 0]);
  // A rule that isn't about the design, such as the one for narrow passes, decides nothing.
  let decides = result[5].findIndex(([rule]) => data.rules[rule]?.[2] === 1);
  ranks.forEach((rank, index) => {
    if (decides < 0 || data.rules[result[5][index][0]]?.[2] !== 1) return;
    const part = rank.findIndex((value, place) => value !== ranks[decides][place]);
    if (part >= 0 && rank[part] > ranks[decides][part]) decides = index;
  });
  const deciding = all[decides] ?? "i";
  const [, level = 0, required = null] = result[5][decides] ?? [];
  return { all, deciding, needs: required, isRequired: result[4] === 1 && (level >= 2 || (deciding === "f" && level >= data.failOn && level > 0)) };
}
