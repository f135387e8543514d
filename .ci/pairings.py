"""Compares the pairings that `palpable init` proposes with contracts written by hand. See .ci/pairings.

A pairing counts as right if the contract has the same foreground on the same background with the same requirement: text, non-text (component,
graphic, focus), or none (decorative, inactive). Pairings that a contract calls optional count neither as right nor as wrong.

PALPABLE_PAIRINGS names systems to list what is wrong and missing in. PALPABLE_SYSTEMS names the only systems to measure.
"""
import itertools, json, os, re, shutil, subprocess, sys, tempfile

USAGES = {"text": "text", "component": "non-text", "graphic": "non-text", "focus": "non-text", "decorative": "none", "inactive": "none"}


def listed(value):
    return value if isinstance(value, list) else [value]


def without_comments(text):
    """Returns JSON without its comments and trailing commas."""
    text = re.sub(r'("(?:\\.|[^"\\])*")|//[^\n]*', lambda match: match.group(1) or "", text)
    return json.loads(re.sub(r'("(?:\\.|[^"\\])*")|,(?=\s*[}\]])', lambda match: match.group(1) or "", text))


def pattern(text, bound, width):
    """Returns a regular expression for a pattern: * stays in a segment, ** doesn't, {name} is bound to the same text everywhere.

    A width is that of a binding: as long as possible, or as short as possible.
    """
    parts, seen = [], set()
    for part in re.split(r"(\*\*|\*|\{\w+\})", text):
        name = part[1:-1] if part.startswith("{") else None
        if part == "**":
            parts.append(".*")
        elif part == "*":
            parts.append("[^.]*")
        elif name in bound:
            parts.append(re.escape(bound[name]))
        elif name:
            parts.append(f"(?P={name})" if name in seen else f"(?P<{name}>[^.]{width})")
            seen.add(name)
        else:
            parts.append(re.escape(part))
    return re.compile("".join(parts) + r"\Z")


def matches(text, tokens, bound={}):
    """Returns the tokens of a pattern with their bindings; a name that two bindings share can be split in two ways."""
    widths = ("+", "+?") if len(re.findall(r"\{\w+\}", text)) > 1 else ("+",)
    expressions = [pattern(text, bound, width) for width in widths]
    return [(token, found.groupdict()) for token in tokens for expression in expressions if (found := expression.match(token))]


def allowed(bindings, where):
    for name, values in where.items():
        value = bindings.get(name)
        if values == "!*A":  # every scale but the translucent ones
            if value is not None and value.endswith("A"):
                return False
        elif value is not None and value not in values:
            return False
    return True


def expanded(pairings, tokens):
    """Returns the requirement of each pair of a contract."""
    result = {}
    for entry in pairings:
        usage = next(key for key in entry if key in USAGES)
        where = entry.get("where", {})
        for front, back in itertools.product(listed(entry[usage]), listed(entry["on"])):
            free = None if "{" in back else matches(back, tokens)
            for foreground, bound in matches(front, tokens):
                for background, other in matches(back, tokens, bound) if free is None else free:
                    both = {**bound, **other}
                    if foreground == background or not allowed(both, where):
                        continue
                    inactive = any("disabled" in value or "diabled" in value for value in both.values())
                    result.setdefault((foreground, background), "none" if inactive else USAGES[usage])
    return result


def run(palpable, folder, *arguments):
    return subprocess.run([palpable, *arguments], cwd=folder, capture_output=True, text=True)


def copied(contract, root, folder, work):
    """Returns a copy of a system without configurations, or None if there is none."""
    source = os.path.join(folder, contract["folder"])
    if not os.path.isdir(source):
        source = os.path.join(root, "Palettes", contract["folder"])
    if not os.path.isdir(source):
        return None
    target = os.path.join(work, contract["system"])
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("palpable.json", ".git"))
    return target


def required(contract, tokens):
    """The pairs of a contract with their usage, and the optional ones."""
    wanted = expanded([entry for entry in contract["pairings"] if not entry.get("optional")], tokens)
    return wanted, expanded([entry for entry in contract["pairings"] if entry.get("optional")], tokens).keys() - wanted.keys()


def measured(palpable, contract, target):
    """Returns a row of numbers and the lists of wrong and missing pairs, or a sentence that says what can't be done."""
    draft = run(palpable, target, "init")
    if draft.returncode:
        listing = run(palpable, target, "tokens", "--format", "json")
        if listing.returncode or "no name says" not in draft.stderr:
            return None, "init: " + (draft.stderr.strip().split("\n") or [""])[0]
        # It proposes nothing, so every pairing is missing.
        wanted, _ = required(contract, [token["path"] for token in json.loads(listing.stdout)["tokens"]])
        return (len(wanted), 0, 0, 0, 0), ([], sorted((*pair, usage) for pair, usage in wanted.items()))
    audit = run(palpable, target, "audit", "--no-reports", "--format", "json")
    if audit.returncode > 1:
        return None, "audit: " + audit.stderr.strip().split("\n")[0]
    report = json.loads(audit.stdout)
    tokens = [token["path"] for token in report["tokens"]]
    wanted, optional = required(contract, tokens)
    with open(os.path.join(target, "palpable.json"), encoding="utf-8") as file:
        proposals = without_comments(file.read()).get("pairings", [])
    found = {}
    for entry in proposals:
        usage = next(key for key in entry if key in USAGES)
        for front, back in itertools.product(listed(entry[usage]), listed(entry["on"])):
            found[front, back] = USAGES[usage]
    found = {pair: usage for pair, usage in found.items() if pair not in optional}
    right = {pair for pair, usage in found.items() if wanted.get(pair) == usage}
    failed = {
        (subject["subject"][1], subject["subject"][2]) for subject in report["subjects"]
        if subject.get("outcome") == "failed" and subject["subject"][0] in USAGES and subject.get("mayGate")
    } - optional
    wrong = sorted((*pair, usage) for pair, usage in found.items() if pair not in right)
    missing = sorted((*pair, usage) for pair, usage in wanted.items() if pair not in right)
    return (len(wanted), len(found), len(right), len(failed), len(failed - right)), (wrong, missing)


def share(part, whole):
    return "–" if whole == 0 else f"{100 * part / whole:.0f}%"


def main(palpable, root, folder):
    contracts = []
    directory = os.path.join(root, "Tests", "Pairings")
    for name in sorted(os.listdir(directory)):
        with open(os.path.join(directory, name), encoding="utf-8") as file:
            contracts.append(json.load(file))
    only = os.environ.get("PALPABLE_SYSTEMS")
    contracts = [contract for contract in contracts if not only or contract["system"] in only.split(",")]
    detailed = os.environ.get("PALPABLE_PAIRINGS", "").split(",")
    status = 0
    for held in (False, True):
        if held and os.environ.get("PALPABLE_HELD_OUT") == "no":
            break
        print("\n| " + ("Held-out system" if held else "System") + " | Contract | Proposed | Right | Precision | Recall | Failures | False failures |")
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
        sums = [0] * 5
        for contract in (contract for contract in contracts if contract["heldOut"] == held):
            with tempfile.TemporaryDirectory() as work:
                target = copied(contract, root, folder, work)
                if target is None:
                    print(f"| {contract['system']} | skipped: not in {os.path.basename(folder)} |")
                    continue
                row, lists = measured(palpable, contract, target)
            if row is None:
                print(f"| {contract['system']} | {lists} |")
                status = 1
                continue
            sums = [total + number for total, number in zip(sums, row)]
            print(line(contract["system"], row))
            if contract["system"] in detailed:
                for title, pairs in zip(("wrong", "missing"), lists):
                    for foreground, background, usage in pairs:
                        print(f"  {title}: {foreground} on {background} ({usage})")
        print(line("All", sums))
    return status


def line(name, row):
    wanted, found, right, failed, false = row
    return (
        f"| {name} | {wanted} | {found} | {right} | {share(right, found)} | {share(right, wanted)} | {failed} | {share(false, failed)} |"
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
