#!/bin/sh
# Installs the palpable command:
#
#   sh install.sh [DIR]
#
# DIR is the folder for the command, by default ~/.local/bin. The release archive is downloaded and compared with the checksum in this
# script. If DIR has the command of this release already, nothing is downloaded.
set -eu

version='@VERSION@'
releases=${PALPABLE_RELEASES:-https://github.com/@OWNER@/palpable/releases/download}
# The SHA-256 of each archive, of the command in it, and its name.
checksums='@CHECKSUMS@'

fail() { printf 'palpable: %s\n' "$1" >&2; exit 2; }

sum() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

directory=${1:-${HOME:-}/.local/bin}
[ "$directory" != /.local/bin ] || fail 'HOME is not set; name the folder for the command'

case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=macos ;;
  *) fail "no release for $(uname -s); build from source" ;;
esac
case $system-$(uname -m) in
  macos-*) name=palpable-$version-macos-universal ;;
  linux-x86_64 | linux-amd64) name=palpable-$version-linux-x86_64 ;;
  linux-aarch64 | linux-arm64) name=palpable-$version-linux-aarch64 ;;
  *) fail "no release for $(uname -s) on $(uname -m); build from source" ;;
esac

line=$(printf '%s\n' "$checksums" | grep " $name\$" || true)
[ -n "$line" ] || fail "this script has no checksum of $name; build from source"
archive_sum=$(printf '%s' "$line" | cut -d ' ' -f 1)
command_sum=$(printf '%s' "$line" | cut -d ' ' -f 2)

if [ -f "$directory/palpable" ] && [ "$(sum "$directory/palpable")" = "$command_sum" ]; then
  echo "palpable $version is in $directory already"
  exit 0
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/palpable.XXXXXX")
trap 'rm -rf "$work"' EXIT
url=$releases/v$version/$name.tar.xz
case $url in
  https://* | http://127.0.0.1:*) ;;
  *) fail "invalid PALPABLE_RELEASES \"$releases\"; use an https address" ;;
esac
curl --fail --silent --show-error --location --proto-redir '=https' --retry 3 --retry-connrefused --retry-delay 1 \
  --output "$work/archive" "$url" || fail "$url can't be downloaded"
found=$(sum "$work/archive")
[ "$found" = "$archive_sum" ] || fail "checksum mismatch of $url: $found, expected $archive_sum"
tar -xJf "$work/archive" -C "$work" 2>/dev/null || fail "$name.tar.xz can't be unpacked; check that xz is installed (Debian and Ubuntu: xz-utils) and that the disk has room"
mkdir -p "$directory" || fail "$directory can't be created"
# First under another name, so that a run that is interrupted leaves no partial command.
cp "$work/$name/palpable" "$directory/.palpable.$$" && chmod 755 "$directory/.palpable.$$" \
  && mv -f "$directory/.palpable.$$" "$directory/palpable" || fail "$directory can't be written"
echo "palpable $version is in $directory"
