"""The table of `.ci/coverage`, from what `llvm-cov export` writes: coverage.py EXPORT [FILE...]"""
import json
import os
import sys

OVERALL, EACH, FILES = 96, 90, 15
LEFT_OUT = ("Benchmarks/", "Plugins/", "palpable/")


def library(export):
    """The files of library code by their path in Sources, with what the export says of each."""
    sources = os.path.join(os.getcwd(), "Sources", "")
    files = {file["filename"][len(sources):]: file for file in export["data"][0]["files"] if file["filename"].startswith(sources)}
    return {name: file for name, file in sorted(files.items()) if not name.startswith(LEFT_OUT)}


def missing(file):
    """Where each region begins that does not run, as line and column; gaps between statements are no regions."""
    for line, column, count, has_count, is_entry, is_gap in file["segments"]:
        if has_count and is_entry and not is_gap and count == 0:
            yield line, column


def percent(covered, regions):
    return 100 * covered / regions if regions else 100


def row(name, regions, covered):
    print(f"{name:<16}{regions:>9}{covered:>9}{percent(covered, regions):>9.2f}")


def main(export, wanted):
    with open(export, encoding="utf-8") as stream:
        files = library(json.load(stream))
    modules = {}
    for name, file in files.items():
        module, counts = modules.setdefault(name.split("/")[0], [0, 0]), file["summary"]["regions"]
        module[0] += counts["count"]
        module[1] += counts["covered"]
    # A module that the export doesn't know would otherwise pass.
    absent = [name for name in sorted(os.listdir("Sources")) if name not in modules and not (name + "/").startswith(LEFT_OUT)]
    print(f"{'Module':<16}{'Regions':>9}{'Covered':>9}{'Percent':>9}")
    for name, counts in sorted(modules.items()):
        row(name, *counts)
    regions, covered = (sum(counts[place] for counts in modules.values()) for place in (0, 1))
    row("All", regions, covered)

    print("\nFiles with the most regions that do not run")
    left = {name: file["summary"]["regions"]["notcovered"] for name, file in files.items()}
    for name in sorted(left, key=lambda name: (-left[name], name))[:FILES]:
        print(f"{left[name]:>5}  {name}")

    for name, file in files.items():
        if any(part in name for part in wanted):
            with open(os.path.join("Sources", name), encoding="utf-8") as stream:
                lines = stream.read().split("\n")
            for line, column in missing(file):
                print(f"Sources/{name}:{line}:{column}: {lines[line - 1].strip()}")

    faults = [f"{name} has no coverage at all." for name in absent]
    if percent(covered, regions) < OVERALL:
        faults.append(f"{percent(covered, regions):.2f} % of all regions are covered, fewer than {OVERALL} %.")
    for name, counts in sorted(modules.items()):
        if percent(counts[1], counts[0]) < EACH:
            faults.append(f"{percent(counts[1], counts[0]):.2f} % of the regions of {name} are covered, fewer than {EACH} %.")
    if faults:
        sys.exit("\n" + "\n".join(faults) + " Write tests for what does not run.")


main(sys.argv[1], sys.argv[2:])
