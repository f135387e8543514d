// What follows from the changes: which tokens, which results, and how many required pairings fail.

/** The results of each token, and all that depend on the surfaces; made when they are first needed. */
let dependents = null;
function resultsByToken() {
  if (dependents) return dependents;
  dependents = data.tokens.map(() => []);
  data.results.forEach((result, index) => {
    const [front, stack] = data.pairings[result[0]];
    for (const token of new Set([front, ...stack])) dependents[token]?.push(index);
  });
  return dependents;
}

/** The tokens that have another color in some mode: those that were changed, and those that follow them. */
function movedTokens() {
  if (changes.size === 0) return [];
  return data.tokens.map((_, token) => token).filter((token) => data.modes.some((_, mode) => changeFor(token, mode) !== undefined));
}

/** The results whose figures may be others than in the report. */
function movedResults(tokens) {
  if (tokens.some((token) => data.surfaces.includes(token))) return data.results.map((_, index) => index);
  const lists = resultsByToken();
  return [...new Set(tokens.flatMap((token) => lists[token]))];
}

/** A result before and after: bounds, outcome, whether it is required; made again for every change. */
const states = new Map();
function stateOf(index) {
  let state = states.get(index);
  if (!state) {
    const result = data.results[index];
    state = { bounds: boundsOf(result) };
    Object.assign(state, outcomesOf(result, state.bounds));
    states.set(index, state);
  }
  return state;
}

const isFailing = (outcomes) => outcomes.isRequired && outcomes.deciding === "f";

/** The state of a result in the report. */
function reportedState(index) {
  const result = data.results[index];
  result.reported ??= { bounds: result[2], ...outcomesOf(result, result[2]) };
  return result.reported;
}

/** The required pairings of each mode in the report, and those of them that fail; counted when they are first needed. */
let before = null;
function countsBefore() {
  if (before) return before;
  before = { required: data.modes.map(() => 0), failing: data.modes.map(() => 0) };
  data.results.forEach((result, index) => {
    const state = reportedState(index);
    if (state.isRequired) before.required[result[1]] += 1;
    if (isFailing(state)) before.failing[result[1]] += 1;
  });
  return before;
}

/** What the changes do, for those that show it: moved tokens and results, fixed and broken pairings, and by mode how many more are required and fail. */
const effect = { tokens: [], results: [], fixed: 0, broken: 0, opened: 0, required: [], failing: [] };

/** Recalculates piece by piece, then calls `done`. */
function recalculate(done) {
  states.clear();
  const tokens = movedTokens();
  const results = movedResults(tokens);
  const counts = { fixed: 0, broken: 0, opened: 0, required: data.modes.map(() => 0), failing: data.modes.map(() => 0) };
  let next = 0;
  inPieces("recalculate", () => {
    if (next === results.length) {
      Object.assign(effect, { tokens, results }, counts);
      done();
      return false;
    }
    const index = results[next];
    const [reported, state, mode] = [reportedState(index), stateOf(index), data.results[index][1]];
    const [was, is] = [isFailing(reported), isFailing(state)];
    const isOpened = state.isRequired && state.deciding === "c" && reported.deciding !== "c";
    if (isOpened) counts.opened += 1;
    else if (was && !is) counts.fixed += 1;
    if (!was && is) counts.broken += 1;
    counts.failing[mode] += Number(is) - Number(was);
    counts.required[mode] += Number(state.isRequired) - Number(reported.isRequired);
    next += 1;
    return true;
  });
}
