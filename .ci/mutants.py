"""How the sites of `.ci/mutant_sites` are put into a copy of the sources, and the run over them.

Each file there is an area. A site is (file, text, mutated, tests) or (file, text, mutated, tests, why it cannot be noticed). The text stands exactly
once in the file; the expression between [[ and ]] is what is replaced, and the tests are a filter as `swift test --filter` takes it.
"""
import glob
import os
import re
import runpy
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

AREAS = sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), "mutant_sites", "*.py")))
SITES, AREA = [], []
for area in AREAS:
    sites = runpy.run_path(area)["SITES"]
    SITES += sites
    AREA += [os.path.basename(area)] * len(sites)

CHOICE = """#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

@usableFromInline
let mutant = getenv("PALPABLE_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
"""


def parts(site):
    """What stands before the expression, the expression, and what follows it."""
    before, rest = site[1].split("[[", 1)
    expression, after = rest.rsplit("]]", 1)
    return before, expression, after


def found():
    """The sources with sites by file, and the place of each site in its file; ends with every site that isn't there once."""
    sources, places, faults = {}, [], []
    for number, site in enumerate(SITES, 1):
        file = site[0]
        if file not in sources:
            sources[file] = ""
            if os.path.exists(file):
                with open(file, encoding="utf-8") as stream:
                    sources[file] = stream.read()
        before, expression, after = parts(site)
        text = before + expression + after
        count = sources[file].count(text)
        if count != 1:
            faults.append(f"mutant {number}: {text!r} occurs {count} times in {file}, not once; correct the site in .ci/mutant_sites/{AREA[number - 1]}")
        start = sources[file].find(text) + len(before)
        places.append((start, start + len(expression)))
    if faults:
        sys.exit("\n".join(faults))
    return sources, places


def apply(folder, files):
    """Copies the files with the choices in them, touches none that is the same already, and removes what an earlier copy had."""
    (sources, places), edits = found(), {}
    for number, (site, (start, end)) in enumerate(zip(SITES, places), 1):
        edits.setdefault(site[0], []).append((start, end, f"(mutant == {number} ? ({site[2]}) : ({parts(site)[1]}))"))
    for file, changes in edits.items():
        for start, end, choice in sorted(changes, reverse=True):
            sources[file] = sources[file][:start] + choice + sources[file][end:]
    for module in {file.split("/")[1] for file in edits}:
        sources[f"Sources/{module}/Mutant.swift"] = CHOICE
    kept = set(files) | set(sources)
    for path, _, names in os.walk(folder):
        for name in names:
            if os.path.relpath(os.path.join(path, name), folder) not in kept:
                os.remove(os.path.join(path, name))
    for file in sorted(kept):
        if file in sources:
            text = sources[file].encode("utf-8")
        else:
            with open(file, "rb") as stream:
                text = stream.read()
        target = os.path.join(folder, file)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.exists(target):
            with open(target, "rb") as stream:
                if stream.read() == text:
                    continue
        with open(target, "wb") as stream:
            stream.write(text)


def test(folder, bundle, tests, number):
    """Whether the tests passed, how many there were, and the first that failed."""
    environment = dict(os.environ, PALPABLE_MUTANT=str(number))
    try:
        run = subprocess.run(
            [bundle, "--testing-library", "swift-testing", "--filter", tests], cwd=folder, env=environment, timeout=120,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return False, 0, "over 120 s"
    output = run.stdout.decode("utf-8", "replace")
    if run.returncode == 0:
        count = re.search(r"Test run with (\d+) test", output)
        return True, int(count.group(1)) if count else 0, ""
    failed = re.search(r"Test (\S+?)(?:\(.*?\))? (?:recorded an issue|with \d+ test cases? recorded)", output)
    return False, 0, failed.group(1) if failed else f"exit code {run.returncode}"


def run(folder, bundle, numbers):
    chosen = numbers or list(range(1, len(SITES) + 1))
    with ThreadPoolExecutor(2) as pool:
        filters = sorted({SITES[number - 1][3] for number in chosen})
        for tests, (passed, count, failed) in zip(filters, pool.map(lambda tests: test(folder, bundle, tests, 0), filters)):
            if not passed or count == 0:
                sys.exit(f"The tests {tests} do not pass without a mutant: {failed or 'there are none'}")
        results = pool.map(lambda number: test(folder, bundle, SITES[number - 1][3], number), chosen)
        killed = explained = 0
        wrong = []
        for number, (survived, _, failed) in zip(chosen, results):
            site = SITES[number - 1]
            reason = site[4] if len(site) > 4 else None
            if survived and reason:
                verdict, explained = f"survived, explained: {reason}", explained + 1
            elif survived:
                verdict = "SURVIVED"
                wrong.append(number)
            elif reason:
                verdict = f"killed by {failed}, though explained: {reason}"
                wrong.append(number)
            else:
                verdict, killed = f"killed by {failed}", killed + 1
            expression = parts(site)[1]
            print(f"{number:3}  {site[0].removeprefix('Sources/')}  {expression} -> {site[2]}  {verdict}", flush=True)
    print(f"{len(chosen)} mutants: {killed} killed, {explained} survived as explained, {len(wrong)} wrong")
    if wrong:
        sys.exit("Write a test that kills them, or explain them: " + ", ".join(map(str, wrong)))


if sys.argv[1] == "check":
    found()
    print(f"{len(SITES)} mutants, each found once")
elif sys.argv[1] == "apply":
    apply(sys.argv[2], [name for name in sys.stdin.buffer.read().decode("utf-8").split("\0") if name])
else:
    run(sys.argv[2], sys.argv[3], [int(number) for number in sys.argv[4:]])
