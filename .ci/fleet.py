"""Audits generated design systems whole and in shards, and queries the rows. See .ci/fleet."""
import filecmp, json, os, pathlib, random, re, subprocess, sys, time

palpable, work, count, shards, article = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
SEED = 20261125
MERGED = ["index.html", "index.md", "rows.csv", "rows.jsonl", "scorecard.json"]


def make(folder):
    """Writes design systems of four teams: text, links, and borders on two surfaces."""
    choose = random.Random(SEED)
    for number in range(count):
        place = folder / f"team-{number % 4}" / f"system-{number:05}"
        place.mkdir(parents=True)
        color = lambda: "#" + "".join(choose.choice("0123456789abcdef") for _ in range(6))
        tokens = {"color": {"$type": "color"}}
        for name in ["text", "muted", "link", "border", "page", "card"]:
            tokens["color"][name] = {"$value": "#ffffff" if name == "page" and number % 3 else color()}
        (place / "tokens.json").write_text(json.dumps(tokens, indent=1))
        waivers = [{
            "rule": "contrast-minimum", "subject": "color.muted on **", "reason": "replaced by the next release",
            "owner": f"team-{number % 4}", "expires": "2027-12-31",
        }] if number % 5 == 0 else []
        (place / "palpable.json").write_text(json.dumps({
            "name": f"System {number}", "tokens": ["tokens.json"], "waivers": waivers,
            "pairings": [
                {"text": ["color.text", "color.muted", "color.link"], "on": ["color.page", "color.card"]},
                {"component": "color.border", "on": "color.page"},
            ],
        }))


def run(what, *arguments):
    """Runs the command, prints its time and memory, and fails if it can't run."""
    start = time.monotonic()
    process = subprocess.Popen([palpable, *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        sys.exit(f"{what}: exit code {code}\n{errors}")
    scale = 1 if sys.platform == "darwin" else 1024
    return time.monotonic() - start, usage.ru_maxrss * scale / 1e6


def merge(folder):
    formats = {"csv": "rows.csv", "jsonl": "rows.jsonl", "scorecard": "scorecard.json"}
    return run("merge", "merge", folder, "--output", folder, *[f"--format={word}={folder}/{name}" for word, name in formats.items()])


systems = work / "systems"
make(systems)
print(f"{count} design systems, seed {SEED}")
print("| step | seconds | MB at most |\n| --- | ---: | ---: |")
whole = work / "whole"
print("| audit of all | %.1f | %.0f |" % run("fleet", "fleet", systems, "--output", whole, "--date", "2026-11-23", "--no-pages"))
print("| merge of all | %.1f | %.0f |" % merge(whole), flush=True)
parts = work / "parts"
seconds, megabytes = 0, 0
for shard in range(1, shards + 1):
    used = run("shard", "fleet", systems, "--output", parts, "--date", "2026-11-23", "--no-pages", "--shard", f"{shard}/{shards}")
    seconds, megabytes = max(seconds, used[0]), max(megabytes, used[1])
print(f"| slowest of {shards} shards | {seconds:.1f} | {megabytes:.0f} |")
print("| merge of the shards | %.1f | %.0f |" % merge(parts), flush=True)
for name in MERGED:
    if not filecmp.cmp(whole / name, parts / name, shallow=False):
        sys.exit(f"{name} differs between one audit and {shards} shards")
print(f"{', '.join(MERGED)}: the same bytes in 1 and in {shards} shards")

try:
    import duckdb
except ImportError:
    sys.exit(0)
queries = re.findall(r"```sql\n(.*?)```", pathlib.Path(article).read_text(), re.S)
if not queries:
    sys.exit(f"{article} has no queries")
os.chdir(whole)
database = duckdb.connect()
for query in queries:
    for statement in filter(str.strip, query.split(";")):
        answer = database.sql(statement)
        if answer is None:
            continue
        rows = answer.fetchall()
        if not rows:
            sys.exit(f"no row for:\n{statement}")
        print(f"{len(rows)} rows, the first {rows[0]}: {statement.strip().splitlines()[0]}")
# Both files hold the same rows.
lines = sum(1 for _ in open("rows.jsonl", encoding="utf-8"))
read = database.sql("SELECT count(*) FROM entries").fetchall()[0][0]
other = database.sql("SELECT count(*) FROM read_json('rows.jsonl')").fetchall()[0][0]
if not lines == read == other:
    sys.exit(f"rows.jsonl has {lines} lines, and DuckDB reads {read} rows of CSV and {other} of JSON Lines")
print(f"{read} rows in both formats")
