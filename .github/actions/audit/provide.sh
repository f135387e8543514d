#!/usr/bin/env bash
# Provides the command for the next step, and gives its path as the output "command".
# The installer next to this script downloads a release, whose checksums it has. Without the installer, or with PALPABLE_BUILD=true, the
# command is built from source. Works in bash 3.2.
set -euo pipefail

here=$GITHUB_ACTION_PATH
case ${PALPABLE_BUILD:-false} in
  true | false) ;;
  *)
    echo '::error title=Palpable::invalid input build; use true or false'
    exit 2
    ;;
esac

if [ "${PALPABLE_BUILD:-false}" = false ] && [ -f "$here/install.sh" ]; then
  version=$(sed -n "s/^version='\(.*\)'\$/\1/p" "$here/install.sh")
  folder=${RUNNER_TOOL_CACHE:-${RUNNER_TEMP:-/tmp}}/palpable/$version/$(uname -m)
  sh "$here/install.sh" "$folder"
else
  package=$here/../../..
  if [ ! -f "$package/Package.swift" ]; then
    # The action has a repository of its own.
    package=${RUNNER_TEMP:-/tmp}/palpable-source
    version=$(sed -n "s/^version='\(.*\)'\$/\1/p" "$here/install.sh")
    rm -rf "$package"
    git clone --quiet --depth 1 --branch "v$version" "${PALPABLE_SOURCE:-https://github.com/OWNER/Palpable}" "$package"
  elif [ "${PALPABLE_BUILD:-false}" = false ]; then
    echo 'No release is recorded for this commit of the action, so palpable is built from source.'
  fi
  swift build -c release --product palpable --package-path "$package"
  folder=$(swift build -c release --package-path "$package" --show-bin-path)
fi
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
printf 'command<<%s\n%s\n%s\n' "$token" "$folder/palpable" "$token" >>"$GITHUB_OUTPUT"
