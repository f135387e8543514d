"""Compares findings of `palpable lint` with the judgments of people.

Usage: checkouts.py JUDGMENTS DIR PALPABLE [--draw NAME | --table]

JUDGMENTS holds list.tsv (name, repository, commit, group, and the number of Swift files) and NAME.tsv for each code base (rule, file, line:column, verdict,
reason). The verdicts are true, false, debatable, undetermined, and unjudged for findings outside the sample. A false finding whose reason starts with
"known:" may stay. Judgments "beside the sample" are compared but don't count toward the precision.
"""
import collections
import csv
import json
import pathlib
import random
import subprocess
import sys
import tempfile

SEED = 20261124
SAMPLE = 60
# Rules that are off or notes by default are judged, too.
CONFIGURATION = {"code": ["."], "rules": {"endless-motion": "warning", "hardcoded-color": "warning", "gesture-without-alternative": "warning"}}
# Rules that give notes by default.
NOTES = ("hidden-control", "orientation-lock", "shrinking-text")
# Notes of rules that warn have a row of their own and don't count in all.
MINOR = ", minor"
BESIDE = "beside the sample:"
JUDGED = ("true", "false", "debatable", "undetermined")


def rows(path):
    if not path.exists():
        return []
    with path.open(newline="") as file:
        return [row for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if row and not row[0].startswith("#")]


class Message(str):
    """The message of a finding, and whether it is a note of a rule that warns elsewhere: a color that adapts, or a font that is set elsewhere."""

    isMinor = False


def findings(palpable, folder):
    """The failed findings of the rules for view code, as (rule, file, line:column), with their message."""
    with tempfile.TemporaryDirectory() as output:
        configuration = pathlib.Path(output, "palpable.json")
        configuration.write_text(json.dumps(CONFIGURATION))
        run = subprocess.run(
            [palpable, "lint", ".", "--configuration", configuration, "--output", pathlib.Path(output, "out")], cwd=folder, capture_output=True, text=True, check=False)
        report = pathlib.Path(output, "out", "report.json")
        if not report.exists():
            sys.exit(f"{folder}: {run.stderr.strip()}")
        subjects = json.loads(report.read_text())["subjects"]
    found = {}
    for subject in subjects:
        if subject["subject"][0] != "code":
            continue
        file, line, column = subject["at"].rsplit(":", 2)
        for finding in subject.get("findings", []):
            if finding["outcome"] == "failed":
                message = Message(finding["message"])
                message.isMinor = finding["rule"] in ("hardcoded-color", "fixed-font") and finding.get("minor", False)
                # In screens for developers and in code that nothing names, all findings are notes.
                message.isMinor = message.isMinor or finding["level"] == "note" and finding["rule"] not in NOTES
                found[finding["rule"], file.removeprefix("./"), f"{line}:{column}"] = message
    return found


def order(key):
    return key[0], key[1], [int(number) for number in key[2].split(":")]


def draw(found):
    """Every finding, as unjudged rows; those of the sample are marked for judging."""
    keys = sorted(found, key=order)
    sample = set(keys if len(keys) <= SAMPLE else random.Random(SEED).sample(keys, SAMPLE))
    for key in keys:
        print("\t".join((*key, "?" if key in sample else "unjudged", found[key] if key in sample else "")))


class Counts(collections.Counter):
    @property
    def precision(self):
        return self["true"] / (self["true"] + self["false"]) if self["true"] + self["false"] else None

    def row(self, name):
        share = "" if self.precision is None else f"{self.precision * 100:.0f}%"
        return [name, str(self["findings"]), *(str(self[verdict]) for verdict in JUDGED), share]


def table(title, counts, asMarkdown):
    total = Counts()
    for rule, each in counts.items():
        if not rule.endswith(MINOR):
            total.update(each)
    head = ["rule", "findings", *JUDGED, "precision"]
    lines = [counts[rule].row(rule) for rule in sorted(counts)] + [total.row("in all")]
    print(f"\n{title}")
    if asMarkdown:
        for line in [head, ["---"] + ["---:"] * (len(head) - 1), *lines]:
            print("| " + " | ".join(line) + " |")
    else:
        for line in [head, *lines]:
            print("  " + line[0].ljust(30) + "".join(cell.rjust(14) for cell in line[1:]))


def main(judgments, directory, palpable, *options):
    bases = rows(pathlib.Path(judgments, "list.tsv"))
    if options[:1] == ("--draw",):
        return draw(findings(palpable, pathlib.Path(directory, options[1])))
    groups = collections.defaultdict(lambda: collections.defaultdict(Counts))
    problems = []
    for name, repository, commit, group, *_ in bases:
        folder = pathlib.Path(directory, name)
        if not folder.is_dir():
            print(f"skipped: {name} isn't in {directory}; clone https://github.com/{repository} at {commit[:12]}")
            continue
        found = findings(palpable, folder)
        known = {tuple(row[:3]): (row[3], row[4] if len(row) > 4 else "") for row in rows(pathlib.Path(judgments, name + ".tsv"))}
        for key in found:
            verdict, reason = known.get(key, ("new", ""))
            counts = groups[group][key[0] + (MINOR if found[key].isMinor else "")]
            counts["findings"] += 1
            counts["beside" if BESIDE in reason else verdict] += 1
            if verdict == "new":
                print(f"new: {name}: {':'.join(key[1:])}: {key[0]}: {found[key]}")
            if verdict == "false" and not reason.startswith("known:"):
                problems.append(f"false alarm: {name}: {':'.join(key[1:])}: {key[0]}: {reason}")
        for key in sorted(set(known) - set(found), key=order):
            verdict, reason = known[key]
            if verdict == "true":
                problems.append(f"lost: {name}: {':'.join(key[1:])}: {key[0]}: {reason}")
            elif verdict == "false" and reason.startswith("known:"):
                print(f"gone: {name}: {':'.join(key[1:])}: {key[0]}: {verdict}: {reason}")
    for group, counts in groups.items():
        table(f"{group}:", counts, "--table" in options)
    print("", *problems, sep="\n")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
