#!/usr/bin/env bash
# Writes a page of Markdown as a comment on the pull request: one comment for each audited path, which later runs replace.
# Its first line, which readers don't see, names the audit. Only comments of the workflow's own token are replaced.
# A pull request from a fork has no token that may write; it keeps the job summary alone. No failure here fails the audit. Works in bash 3.2.
set -euo pipefail

page=$1
work=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/palpable.XXXXXX")
trap 'rm -rf "$work"' EXIT
skip() { echo "::$1 title=Palpable::no comment on the pull request: $2"; exit 0; }

number=${PALPABLE_PULL_REQUEST:-}
# A push, or another event without a pull request.
[ -n "$number" ] || exit 0
case $number in *[!0-9]*) skip warning 'invalid number of the pull request' ;; esac
[ "${PALPABLE_HEAD_REPOSITORY:-}" = "$GITHUB_REPOSITORY" ] || skip notice 'it is from a fork; the job summary has the result'
command -v gh >/dev/null || skip warning 'gh is not installed on this runner'
host=${GITHUB_SERVER_URL:-https://github.com}
export GH_HOST=${host#https://} GH_ENTERPRISE_TOKEN=${GH_TOKEN:-} GH_PROMPT_DISABLED=1

key=$(printf '%s\n' "${PALPABLE_PATH:-}" "${PALPABLE_MODE:-}" "${PALPABLE_PROFILE:-}" | cksum | tr -dc '0-9')
marker="<!-- palpable:$key -->"
{
  printf '%s\n' "$marker"
  if [ -s "$page" ] && [ "$(wc -c <"$page")" -le 65000 ]; then
    cat "$page"
  elif [ -s "$page" ]; then
    # GitHub takes 65,536 characters. The last line may be cut within a character.
    head -c 60000 "$page" | sed '$d'
    printf '\nThe page is too long for a comment; the job summary has all of it.\n'
  else
    printf "# Palpable: the audit couldn't run\n\nThe log names the reason: %s\n" "$host/$GITHUB_REPOSITORY/actions/runs/${GITHUB_RUN_ID:-}"
  fi
} >"$work/body"

comments=repos/$GITHUB_REPOSITORY/issues/$number/comments
filter=".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$marker\"))) | .id"
failed='the token may not write; the job needs "permissions: pull-requests: write"'
gh api --paginate "$comments?per_page=100" --jq "$filter" >"$work/ids" 2>"$work/log" || skip warning "$failed"
id=$(head -n 1 "$work/ids" | tr -dc '0-9')
if [ -n "$id" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --field "body=@$work/body" 2>"$work/log" || skip warning "$failed"
else
  gh api --silent --method POST "$comments" --field "body=@$work/body" 2>"$work/log" || skip warning "$failed"
fi
