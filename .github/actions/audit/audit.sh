#!/usr/bin/env bash
# Audits with the command that the first step provides: annotations, a job summary, reports, SARIF, outputs, and the exit code of palpable.
# The inputs come as variables PALPABLE_* and become arguments, one word each; nothing of them is run. Works in bash 3.2.
set -euo pipefail

work=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/palpable.XXXXXX")
trap 'rm -rf "$work"' EXIT
# A word that no input can know: it ends multi-line outputs and the stretches that the runner must not read as commands.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
output=${PALPABLE_OUTPUT:-palpable-report}
sarif=${PALPABLE_SARIF_FILE:-$output/report.sarif}

# The command needs no token.
writer=${PALPABLE_TOKEN:-}
unset PALPABLE_TOKEN

arguments=(audit "--output=$output" --format github "--format=sarif=$sarif")
arguments+=("--format=summary=$work/summary.md" "--format=console=$work/console.txt")

# Adds an option when it has a value.
option() { if [ -n "$2" ]; then arguments+=("--$1=$2"); fi; }

# Adds each line of a text that is not empty.
lines() {
  local line
  while IFS= read -r line; do
    line=${line%$'\r'}
    if [ -n "$line" ]; then arguments+=("$line"); fi
  done <<<"$1"
}

# Leaves an output for later steps.
give() { printf '%s<<%s\n%s\n%s\n' "$1" "$token" "$2" "$token" >>"$GITHUB_OUTPUT"; }

# Prints what people read, in which names of tokens may look like commands of the runner.
show() {
  echo "::stop-commands::$token"
  for file in "$@"; do if [ -s "$file" ]; then cat "$file"; fi; done
  # On a line of its own, whatever the last file ends with.
  printf '\n::%s::\n' "$token"
}

# Writes the comment of the pull request, if one is wanted: a page, or without one, that the audit couldn't run.
comment() {
  [ "${PALPABLE_COMMENT:-false}" = true ] || return 0
  GH_TOKEN=$writer bash "$GITHUB_ACTION_PATH/comment.sh" "$1" || echo '::warning title=Palpable::no comment on the pull request: the script failed'
}

option mode "${PALPABLE_MODE:-}"
option profile "${PALPABLE_PROFILE:-}"
option fail-on "${PALPABLE_FAIL_ON:-}"
option baseline "${PALPABLE_BASELINE:-}"
case ${PALPABLE_STRICT:-false} in
  true) arguments+=(--strict) ;;
  false) ;;
  *)
    give decision impossible
    echo '::error title=Palpable::invalid input strict; use true or false'
    exit 2
    ;;
esac
case ${PALPABLE_COMMENT:-false} in
  true | false) ;;
  *)
    give decision impossible
    echo '::error title=Palpable::invalid input comment; use true or false'
    exit 2
    ;;
esac
lines "${PALPABLE_ARGS:-}"
arguments+=(--)
lines "${PALPABLE_PATH:-palpable.json}"

code=0
"$COMMAND" "${arguments[@]}" >"$work/annotations" 2>"$work/status" || code=$?

show "$work/console.txt" "$work/status"
case $code in
  0) give decision passed ;;
  1) give decision failed ;;
  *)
    give decision impossible
    head -n 10 "$work/status" | sed -e 's/%/%25/g' -e 's/^/::error title=The audit could not run::/'
    comment ''
    exit "$code"
    ;;
esac
cat "$work/annotations"
if [ -f "$output/report.html" ]; then give report "$output"; fi
if [ -f "$sarif" ]; then give sarif "$sarif"; fi

# A summary is never longer than a step may leave.
cat "$work/summary.md" >>"$GITHUB_STEP_SUMMARY"
comment "$work/summary.md"
exit "$code"
