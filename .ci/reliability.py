"""The cases of .ci/reliability: each has a folder of its own with a canary beside it, and runs the binary given as the argument."""

import json, os, random, resource, shutil, signal, socket, stat, subprocess, sys, tempfile, threading, time

BINARY = os.path.abspath(sys.argv[1])
PALETTES = os.path.abspath("Palettes")
SECRET = "CANARY-5e1f9c"
# The most seconds of the processor that a run may take, and those of the clock after which it counts as waiting for ever.
LIMIT, PATIENCE = 10, 600
CASES, SKIPPED = [], []
random.seed(7)

GOOD = """{ "color": { "$type": "color",
  "ink": { "$value": "#000000" }, "paper": { "$value": "#ffffff" } } }
"""
BAD = GOOD.replace("#000000", "#999999")
CONFIGURATION = '{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink", "on": "color.paper" }] }\n'
# A document that is valid but for the secret, so that a careless error would show it.
LEAK = GOOD.replace("#000000", SECRET)


def case(area, codes, name=None):
    """Adds a case: the function prepares the folder and returns arguments, and what else it wants."""
    def add(function):
        CASES.append((area, codes, name or function.__name__, function))
        return function
    return add


def put(path, text=""):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def design(tokens=GOOD, configuration=CONFIGURATION):
    put("tokens.json", tokens)
    put("palpable.json", configuration)


def audit(*more, **wishes):
    return ["audit", "--output", "out", *more], wishes


def snapshot(folder, without=()):
    found = {}
    for base, folders, files in os.walk(folder.encode()):
        folders[:] = [f for f in folders if os.path.relpath(os.path.join(base, f), folder.encode()).decode(errors="replace") not in without]
        for name in folders + files:
            path = os.path.join(base, name)
            try:
                info = os.lstat(path)
            except OSError:
                continue
            content = b""
            if stat.S_ISREG(info.st_mode) and info.st_size < 1 << 20:
                try:
                    content = open(path, "rb").read()
                except OSError:
                    pass
            if stat.S_ISLNK(info.st_mode):
                content = os.readlink(path)
            found[path] = (stat.S_IFMT(info.st_mode), stat.S_IMODE(info.st_mode), content)
    return found


def reports(folder):
    """The reports in a folder that are Palpable's own, by name."""
    found = {}
    for base, _, files in os.walk(folder):
        for name in files:
            path = os.path.join(base, name)
            if os.path.islink(path) or not os.path.isfile(path):
                continue
            text = open(path, "rb").read()
            if b"palpable" in text[:4000] and name in ("report.html", "report.json") or (name == "report.md" and b"the gate fails on" in text):
                found[path] = text
    return found


def run(arguments, cwd, environment=None, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, limits=None, prefix=(), shell=None):
    def prepare():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
        for limit, value in (limits or {}).items():
            resource.setrlimit(limit, (value, value))
    command = shell if shell else [*prefix, BINARY, *arguments]
    if environment is None:
        environment = {"PATH": os.environ["PATH"], "HOME": "/nowhere", "TOKEN_OF_CI": SECRET}
    environment = {**environment, "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(command, cwd=cwd, env=environment, stdin=stdin, stdout=stdout, stderr=stderr, preexec_fn=prepare)
    try:
        output, errors = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return "waited", b"", b""
    return process.returncode, output or b"", errors or b""


def check(codes, wishes, code, output, errors, before, top):
    """What is wrong after a run, as sentences."""
    wrong = []
    if code not in codes:
        wrong.append(f"exit code {code}, not {codes}: {(errors or output)[:300]!r}")
    if code == 2 and not errors and not wishes.get("silent"):
        wrong.append("no sentence on standard error")
    written = ("checkout/out", "checkout/Reports", *wishes.get("written", ()))
    after = snapshot(top, written)
    for path in before.keys() | after.keys():
        if before.get(path) != after.get(path) and not wishes.get("moving"):
            wrong.append(f"{path!r} was {'written' if path in after else 'removed'}")
    everything = snapshot(top)
    for path, (_, _, content) in everything.items():
        name = os.path.basename(path)
        if name.startswith(b".palpable-"):
            wrong.append(f"{path!r} is left")
        if SECRET.encode() in content and b"/checkout/" in path and path not in before:
            wrong.append(f"the secret is in {path!r}")
    if SECRET.encode() in output + errors:
        wrong.append(f"the secret is shown: {(output + errors)[:300]!r}")
    commands = (b"\x1b[", b"\n::", b"##[", b"##vso[", b"##teamcity[", b"section_start:", b"section_end:", b"travis_fold:")
    if any(command in b"\n" + (output + errors).lower() for command in commands):
        wrong.append("input speaks to the terminal or to the runner")
    if len(output) + len(errors) > wishes.get("longest", 1 << 30):
        wrong.append(f"{len(output) + len(errors)} bytes are printed")
    left = reports(top + "/checkout/out") | reports(top + "/checkout/Reports")
    if code == 2 and left and not wishes.get("kept"):
        wrong.append(f"reports are left: {sorted(left)}")
    if code in (0, 1):
        for path, text in left.items():
            if path.endswith(".json") and json.loads(text)["decision"] != ("passed" if code == 0 else "failed"):
                wrong.append(f"{path} decides otherwise")
    return wrong


# ---- Inputs

def linked(target):
    def prepare():
        design()
        os.remove("tokens.json")
        os.symlink(target, "tokens.json")
        return audit()
    return prepare


for name, target in {
    "a link out": "../outside/secret.json", "a link into /proc": "/proc/self/environ", "a link to a device": "/dev/zero",
    "a link to nothing": "nowhere.json", "a link to itself": "tokens.json", "a link to standard input": "/dev/stdin",
    "a link to a folder": ".", "a link to /etc/passwd": "/etc/passwd", "a link over /proc": "/proc/self/cwd/../outside/secret.json",
}.items():
    CASES.append(("inputs", {2}, name, linked(target)))


@case("inputs", {2})
def a_fifo():
    design(); os.remove("tokens.json"); os.mkfifo("tokens.json")
    return audit()


@case("inputs", {2})
def a_fifo_that_somebody_writes():
    design(); os.remove("tokens.json"); os.mkfifo("tokens.json")
    descriptor = os.open("tokens.json", os.O_RDWR)
    return audit(after=lambda: os.close(descriptor))


@case("inputs", {2})
def a_socket():
    design(); os.remove("tokens.json")
    server = socket.socket(socket.AF_UNIX); server.bind("tokens.json")
    return audit(after=server.close)


@case("inputs", {2})
def a_device_node():
    design(); os.remove("tokens.json")
    os.mknod("tokens.json", 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    return audit()


@case("inputs", {2})
def a_configuration_that_is_a_fifo():
    put("tokens.json", GOOD); os.mkfifo("palpable.json")
    return audit(".")


@case("inputs", {2})
def a_configuration_that_leads_nowhere():
    put("a.tokens.json", GOOD); os.symlink("gone.json", "palpable.json")
    return audit(".")


@case("inputs", {2})
def a_configuration_that_is_a_folder():
    put("a.tokens.json", GOOD); os.mkdir("palpable.json")
    return audit(".")


@case("inputs", {2})
def a_configuration_that_leads_out():
    os.symlink("../outside/secret.json", "palpable.json")
    return audit(".")


for name, pattern in {
    "a path out": "../outside/secret.json", "an absolute path": "@outside/secret.json", "a pattern out": "../outside/*.json",
    "a deep pattern out": "../outside/**", "a folder out": "../outside", "a name with a NUL": "tokens.json\\u0000.txt",
    "the environment": "/proc/self/environ", "a device": "/dev/zero", "a missing file outside": "../outside/none.json",
    "a very long name": "x" * 5000 + ".json", "many steps up": "../" * 200 + "etc/passwd",
}.items():
    def prepare(pattern=pattern):
        pattern = pattern.replace("@outside", os.path.abspath("../outside"))
        design(configuration=CONFIGURATION.replace('"tokens.json"', f'"tokens.json", "{pattern}"'))
        return audit()
    CASES.append(("inputs", {2}, name, prepare))


@case("inputs", {2})
def an_extension_out():
    design(configuration='{ "extends": "../outside/secret.json", ' + CONFIGURATION[1:])
    return audit()


@case("inputs", {2})
def an_import_out():
    put("a.css", '@import "../outside/secret.css";\n:root { --ink: #000; --paper: #fff }')
    put("palpable.json", '{ "tokens": ["a.css"], "pairings": [{ "text": "ink", "on": "paper" }] }')
    return audit()


@case("inputs", {2})
def an_import_through_a_link():
    os.symlink("../outside/secret.css", "b.css")
    put("a.css", '@import "./b.css";\n:root { --ink: #000; --paper: #fff }')
    put("palpable.json", '{ "tokens": ["a.css"], "pairings": [{ "text": "ink", "on": "paper" }] }')
    return audit()


@case("inputs", {2})
def a_resolver_that_refers_out():
    put("a.resolver.json", """{ "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "../outside/secret.json" }] } },
      "modifiers": {}, "resolutionOrder": [{ "$ref": "#/sets/base" }] }""")
    return audit("a.resolver.json")


@case("inputs", {2})
def a_folder_with_a_link_out():
    put("x/a.tokens.json", GOOD); os.symlink("../../outside/secret.json", "x/b.tokens.json")
    return audit("x")


@case("inputs", {2})
def a_folder_with_a_linked_folder_out():
    put("x/a.tokens.json", GOOD); os.symlink("../../outside", "x/more")
    return audit("x")


@case("inputs", {2})
def an_operand_that_leads_out():
    os.symlink("../outside/secret.json", "a.tokens.json")
    return audit("a.tokens.json")


@case("inputs", {2})
def a_folder_operand_that_leads_out():
    os.symlink("../outside", "x")
    return audit("x")


@case("inputs", {2})
def a_baseline_that_leads_out():
    design(); os.symlink("../outside/secret.json", "b.json")
    return audit("--baseline", "b.json")


@case("inputs", {2})
def an_earlier_state_that_leads_out():
    design(); os.symlink("../outside/secret.json", "b.json")
    return audit("--against", "b.json")


@case("inputs", {0})
def a_link_within_the_root():
    design(); os.rename("tokens.json", "real.json"); os.symlink("real.json", "tokens.json")
    return audit()


@case("inputs", {0})
def a_shared_file_of_the_repository():
    put("common/tokens.json", GOOD); put("app/palpable.json", CONFIGURATION.replace("tokens.json", "../common/tokens.json"))
    return audit("app")


@case("inputs", {0})
def a_wider_root():
    put("common/tokens.json", GOOD); put("app/palpable.json", CONFIGURATION.replace("tokens.json", "../common/tokens.json"))
    return audit("--root", "..", cwd="app", written=("checkout/app/out",))


@case("inputs", {2})
def a_narrower_root():
    put("common/tokens.json", GOOD); put("app/palpable.json", CONFIGURATION.replace("tokens.json", "../common/tokens.json"))
    return audit("app", "--root", "app")


@case("inputs", {1})
def a_linked_folder_is_read():
    put("x/a.tokens.json", '{ "page": { "$type": "color", "$value": "#ffffff" } }')
    put("real/b.tokens.json", '{ "ink": { "text": { "$type": "color", "$value": "#bbbbbb" }, "background": { "$type": "color", "$value": "#ffffff" } } }')
    os.symlink("../real", "x/more")
    return audit("x")


@case("inputs", {0, 1})
def folders_that_link_to_themselves():
    put("x/card.tokens.json", GOOD.replace('"ink"', '"text"').replace('"paper"', '"background"')); os.symlink(".", "x/y"); os.symlink("..", "x/z")
    return audit("x")


for name, raw in {"a name that is not UTF-8": b"caf\xe9.json", "a folder that is not UTF-8": b"caf\xe9/a.json"}.items():
    def prepare(raw=raw):
        put("x/a.tokens.json", GOOD)
        path = b"x/" + raw
        os.makedirs(os.path.dirname(path), exist_ok=True)
        open(path, "w").write(GOOD)
        return audit("x")
    CASES.append(("inputs", {2}, name, prepare))


@case("inputs", {2})
def names_that_speak():
    put("x/a\n::error::b\x1b[2J.tokens.json", "{")
    return audit("x")


@case("inputs", {2})
def names_that_speak_to_other_runners():
    put("x/##vso[task.complete]##teamcity[a]section_start:1:a.tokens.json", "{")
    return audit("x")


@case("inputs", {2})
def a_value_of_a_megabyte():
    design(GOOD.replace("#000000", "#" + "g" * 1_000_000))
    return audit(longest=2_000)


@case("inputs", {2})
def a_file_of_a_terabyte():
    design()
    with open("tokens.json", "w") as file:
        file.truncate(1 << 40)
    return audit()


@case("inputs", {0, 2})
def a_file_that_grows():
    design()
    stop = threading.Event()
    def grow():
        with open("tokens.json", "a") as file:
            while not stop.is_set():
                file.write(" " * 100_000); file.flush()
                if file.tell() > 80_000_000:
                    break
    thread = threading.Thread(target=grow); thread.start()
    def after():
        stop.set(); thread.join()
    return audit(after=after, moving=True)


@case("inputs", {0, 1, 2})
def files_that_come_and_go():
    for number in range(300):
        put(f"x/{number}.tokens.json", GOOD)
    stop = threading.Event()
    def churn():
        while not stop.is_set():
            for number in range(300):
                try:
                    os.remove(f"{top}/{number}.tokens.json")
                except FileNotFoundError:
                    pass
                put(f"{top}/{number}.tokens.json", GOOD)
    top = os.path.abspath("x")
    thread = threading.Thread(target=churn); thread.start()
    def after():
        stop.set(); thread.join()
    return audit("x", after=after, moving=True)


@case("inputs", {2})
def folders_deeper_than_a_path():
    put("x/a.tokens.json", GOOD)
    here = os.getcwd()
    os.chdir("x")
    for _ in range(30):
        os.mkdir("d" * 200); os.chdir("d" * 200)
    os.chdir(here)
    return audit("x")


@case("inputs", {2})
def nothing_of_that_name():
    return audit("nowhere")


@case("inputs", {2})
def an_empty_path():
    design()
    return audit("")


@case("inputs", {2})
def a_path_on_the_command_line_to_a_device():
    return audit("/dev/null")


@case("inputs", {2})
def a_path_on_the_command_line_into_proc():
    return audit("/proc/self/environ")


def as_nobody(prepare, codes, name, area="inputs"):
    if os.getuid() != 0 or not shutil.which("setpriv"):
        SKIPPED.append(f"{name}: needs root and setpriv")
        return
    def other():
        arguments, wishes = prepare()
        return arguments, {"prefix": ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"), **wishes}
    CASES.append((area, codes, name, other))


def unreadable(path, mode, *arguments, tokens=None):
    def prepare():
        design()
        put("x/card.tokens.json", GOOD.replace('"ink"', '"text"').replace('"paper"', '"background"'))
        put("x/sub/b.tokens.json", BAD)
        os.makedirs("out"); os.chmod("out", 0o777)
        os.chmod(path, mode)
        return audit(*arguments)
    return prepare


as_nobody(unreadable("tokens.json", 0), {2}, "a file that may not be read")
as_nobody(unreadable("x/sub", 0, "x"), {2}, "a folder below that may not be listed")
as_nobody(unreadable("x/sub", 0o444, "x"), {2}, "a folder below whose files may not be looked at")
as_nobody(unreadable("x", 0, "x"), {2}, "a folder that may not be listed")
as_nobody(unreadable("palpable.json", 0), {2}, "a configuration that may not be read")

# ---- Outputs


def taken(make, path="out/report.html", *arguments):
    def prepare():
        design()
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        make(path)
        return audit(*arguments)
    return prepare


for name, make in {
    "a link to a file outside": lambda path: os.symlink("../../outside/secret.json", path),
    "a link to nothing outside": lambda path: os.symlink("../../outside/new.html", path),
    "a link to an input": lambda path: os.symlink("../tokens.json", path),
    "a fifo": os.mkfifo, "a folder": os.mkdir,
    "a device": lambda path: os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3)),
}.items():
    CASES.append(("outputs", {2}, f"{name} has the name of a report", taken(make)))
    CASES.append(("outputs", {2}, f"{name} has the name of --format F=FILE", taken(make, "sub/a.json", "--format", "json=sub/a.json")))
    CASES.append(("outputs", {2}, f"{name} has the name of --write-baseline FILE", taken(make, "sub/a.json", "--write-baseline", "sub/a.json")))


@case("outputs", {2})
def the_folder_is_a_link_out():
    design(); os.symlink("../outside", "out")
    return audit()


@case("outputs", {2})
def a_parent_of_the_folder_is_a_link_out():
    design(); os.symlink("../outside", "Reports")
    return ["audit"], {}


@case("outputs", {2})
def the_folder_is_a_link_to_nothing_outside():
    design(); os.symlink("../outside/new", "out")
    return audit()


@case("outputs", {2})
def a_format_through_a_link_out():
    design(); os.symlink("../outside", "sub")
    return audit("--format", "json=sub/a.json")


@case("outputs", {2})
def an_output_that_is_an_input():
    design()
    return audit("--format", "json=tokens.json")


@case("outputs", {2})
def an_output_that_is_an_input_by_another_name():
    design(); os.link("tokens.json", "other.json")
    return audit("--format", "json=other.json")


@case("outputs", {2})
def a_baseline_that_is_an_input():
    design()
    return audit("--write-baseline", "tokens.json")


@case("outputs", {2})
def an_output_that_is_the_configuration():
    design()
    return audit("--format", "json=./palpable.json")


@case("outputs", {2})
def two_outputs_of_one_name():
    design()
    return audit("--format", "json=out/./report.json")


@case("outputs", {2})
def two_outputs_of_one_name_through_a_link():
    design(); os.makedirs("sub"); os.symlink("sub", "other")
    return audit("--format", "json=sub/a", "--format", "html=other/a")


@case("outputs", {2})
def an_empty_folder_name():
    design()
    return ["audit", "--output", ""], {}


@case("outputs", {2})
def a_file_in_the_place_of_the_folder():
    design(); put("out", "mine")
    return audit()


@case("outputs", {2})
def a_draft_over_a_link_out():
    put("a.tokens.json", GOOD); os.symlink("../outside/palpable.json", "palpable.json")
    return ["init"], {}


@case("outputs", {0})
def a_folder_that_the_user_names_elsewhere():
    design(); os.makedirs("../place")
    return ["audit", "--output", "../place"], {"written": ("place",)}


@case("outputs", {0})
def another_file_of_the_name_of_a_report_is_written_over():
    design(); put("out/report.md", "my notes")
    return audit()


@case("outputs", {0})
def a_link_within_the_working_directory():
    design(); os.mkdir("out"); os.makedirs("elsewhere"); os.rmdir("out"); os.symlink("elsewhere", "out")
    return audit(written=("checkout/elsewhere",))


@case("outputs", {0})
def the_mode_of_reports():
    design()
    def after():
        mode = stat.S_IMODE(os.stat("out/report.html").st_mode)
        assert mode == 0o644 & ~0o027, oct(mode)
    os.umask(0o027)
    return audit(after=after)


as_nobody(lambda: (design(), os.makedirs("out"), os.chmod("out", 0o555), audit())[-1], {2}, "a folder that may not be written", "outputs")
as_nobody(lambda: (design(), os.chmod(".", 0o555), audit())[-1], {2}, "a folder that may not be made", "outputs")


def limited(limit, value, codes, name, area="outputs", palette=False):
    def prepare():
        if palette:
            shutil.copytree(PALETTES + "/peptide-fox", "palette")
            return audit("palette", limits={limit: value})
        design()
        return audit(limits={limit: value})
    CASES.append((area, codes, name, prepare))


for size in (0, 1, 4096, 65536):
    limited(resource.RLIMIT_FSIZE, size, {2}, f"files of at most {size} bytes", palette=True)

# ---- Files that are replaced


def repairable(prepare=lambda: None):
    """A palette that fails by a step, so that palpable fix edits one file."""
    put("t.css", ":root { --ink: #777777; --page: #ffffff }\n")
    put("palpable.json", '{ "tokens": ["t.css"], "pairings": [{ "text": "ink", "on": "page" }] }')
    prepare()


def keeps(name, arguments, codes, label, user=None, mode=0o640, owner=(4321, 8765), changes=True):
    """A file is replaced, and keeps owner and mode; or is refused, and keeps its content as well."""
    def prepare():
        repairable(lambda: name == "t.css" or put(name, "notes"))
        before = open(name, "rb").read()
        os.chown(name, *owner); os.chmod(name, mode)
        def after():
            info = os.stat(name)
            assert (info.st_uid, info.st_gid, stat.S_IMODE(info.st_mode)) == (*owner, mode), (info.st_uid, info.st_gid, oct(info.st_mode))
            assert (open(name, "rb").read() != before) == changes, "content"
        wishes = {"after": after, "moving": True}
        if user: wishes["prefix"] = ("setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups")
        return arguments, wishes
    if os.getuid() != 0 or (user and not shutil.which("setpriv")):
        SKIPPED.append(f"{label}: needs root and setpriv")
        return
    CASES.append(("replaced files", codes, label, prepare))


for name, arguments, codes in (
    ("t.css", ["fix", "--write"], {0}), ("base.json", ["audit", "--no-reports", "--write-baseline", "base.json"], {0}),
    ("new.css", ["convert", "t.css", "new.css", "--force"], {0}), ("out/report.md", ["audit", "--output", "out"], {1}),
):
    what = " ".join(arguments[:3])
    keeps(name, arguments, codes, f"{what}: the owner and the mode stay")
    keeps(name, arguments, {2}, f"{what}: a read-only file, as root", mode=0o444, changes=False)
    if "out/" not in name:
        # The folder may be written by everybody, the file by its owner alone.
        keeps(name, arguments, {2}, f"{what}: a file that another user may not write", user=65534, mode=0o644, changes=False)
        keeps(name, arguments, {2}, f"{what}: a file of another user that everybody may write", user=65534, mode=0o666, changes=False)
        keeps(name, arguments, codes, f"{what}: a file of one's own", user=65534, mode=0o600, owner=(65534, 65534))
        keeps(name, arguments, {2}, f"{what}: a read-only file of one's own", user=65534, mode=0o400, owner=(65534, 65534), changes=False)


# ---- Old reports


def stale(change, *arguments):
    def prepare():
        design()
        assert run(["audit", "--output", "out"], os.getcwd())[0] == 0
        assert len(reports("out")) == 3
        change()
        return audit(*arguments)
    return prepare


for name, change in {
    "a broken token file": lambda: put("tokens.json", "{"), "a broken configuration": lambda: put("palpable.json", "{"),
    "a token file that is gone": lambda: os.remove("tokens.json"), "a configuration that is gone": lambda: os.remove("palpable.json"),
    "nothing to audit": lambda: put("palpable.json", '{ "tokens": ["tokens.json"] }'),
    "an alias to nothing": lambda: put("tokens.json", GOOD.replace("#000000", "{color.none}")),
    "a file where a report belongs": lambda: (os.remove("out/report.md"), os.mkdir("out/report.md"), os.remove("out/report.html"), os.remove("out/report.json")),
}.items():
    CASES.append(("old reports", {2}, name, stale(change)))
for arguments in (["--date", "2026-02-30"], ["--mode", "none"], ["--baseline", "none.json"], ["--against", "none.json"], ["--root", "none"]):
    CASES.append(("old reports", {2}, " ".join(arguments), stale(lambda: None, *arguments)))
for arguments in (["--against", "out/report.json"], ["--baseline", "out/report.json"]):
    def prepare(arguments=arguments):
        made, wishes = stale(lambda: None, *arguments)()
        return made, {**wishes, "kept": True}
    CASES.append(("old reports", {2}, " ".join(arguments), prepare))


@case("old reports", {2})
def files_of_other_people_stay():
    design(tokens="{")
    texts = {"out/report.md": "# Notes: passed\n\nmine", "out/report.html": "<!DOCTYPE html>\n<p>mine", "out/report.json": '{ "mine": true }'}
    for path, text in texts.items():
        put(path, text)
    def after():
        for path, text in texts.items():
            assert open(path).read() == text, path
    return audit(after=after)


for name, wrong in {
    "a link": lambda: os.symlink("../tokens.json", "sub/b"), "a link to nothing": lambda: os.symlink("nowhere", "sub/b"),
    "a fifo": lambda: os.mkfifo("sub/b"), "a folder": lambda: os.mkdir("sub/b"),
    "a read-only file": lambda: (put("sub/b", "mine"), os.chmod("sub/b", 0o444)), "another output": lambda: None,
}.items():
    def prepare(name=name, wrong=wrong):
        design()
        assert run(["audit", "--output", "out", "--format", "json=sub/a.json"], os.getcwd())[0] == 0
        wrong()
        def after():
            assert not os.path.exists("sub/a.json"), "sub/a.json"
        other = "sub/./a.json" if name == "another output" else "sub/b"
        return audit("--format", "json=sub/a.json", "--format", "html=" + other, after=after, moving=True)
    CASES.append(("old reports", {2}, f"{name} where another report belongs", prepare))


@case("old reports", {2})
def a_report_of_another_format():
    design()
    assert run(["audit", "--no-reports", "--format", "json=a.json"], os.getcwd())[0] == 0
    put("tokens.json", "{")
    def after():
        assert not os.path.exists("a.json")
    return ["audit", "--no-reports", "--format", "json=a.json"], {"after": after, "written": (), "moving": True}


# ---- The process

def process(codes, name, **wishes):
    def prepare():
        design()
        return audit("--format", "json", **wishes)
    CASES.append(("process", codes, name, prepare))


def gone():
    reader, writer = os.pipe()
    os.close(reader)
    return writer


process({2}, "standard output is full", stdout=lambda: os.open("/dev/full", os.O_WRONLY))
process({2}, "the reader is gone", stdout=gone)
process({0}, "the reader of errors is gone", stderr=gone)
process({0}, "standard error is full", stderr=lambda: os.open("/dev/full", os.O_WRONLY))
process({2}, "standard output is closed", shell='exec "$0" audit --output out >&-')
process({2}, "standard output and error are closed", shell='exec "$0" audit --output out >&- 2>&-', silent=True)
process({2}, "everything is closed", shell='exec "$0" audit --output out <&- >&- 2>&-', silent=True)
process({0}, "standard input and error are closed", shell='exec "$0" audit --output out <&- 2>&-')
process({2}, "standard output is for reading", shell='exec "$0" audit --output out 1</dev/null')
process({0}, "standard input is never read", stdin=lambda: os.pipe()[0])
process({0}, "no environment", environment={})
process({0}, "no HOME and no TMPDIR", environment={"PATH": "/usr/bin:/bin"})
process({2}, "an argument that is not UTF-8", shell=b'exec "$0" audit --output out caf\xe9.json')
process({2}, "a very long argument", shell='exec "$0" audit --output out "$(printf %0100000d 7)"')
process({2}, "ten thousand arguments", shell='exec "$0" audit --output out $(seq 10000)')
process({2}, "the working directory is gone", shell='mkdir x && cd x && rmdir ../x && exec "$0" audit --output out')
process({0}, "help where the working directory is gone", shell='mkdir x && cd x && rmdir ../x && exec "$0" --help')
process({0, 2}, "eight open files", limits={resource.RLIMIT_NOFILE: 8})
process({2}, "four open files", limits={resource.RLIMIT_NOFILE: 4})
limited(resource.RLIMIT_STACK, 512 * 1024, {1}, "a stack of 512 KB", area="process", palette=True)


@case("process", {0})
def files_from_the_future():
    design()
    for name in ("tokens.json", "palpable.json"):
        os.utime(name, (4e9, 4e9))
    return audit()


@case("process", {0})
def surroundings_do_not_change_a_byte():
    design()
    seen = set()
    for environment in ({}, {"TZ": "Pacific/Kiritimati"}, {"LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8"}, {"TZ": ":::", "LC_ALL": "C"}):
        code, output, _ = run(["audit", "--output", "out", "--format", "json"], os.getcwd(), environment=environment)
        assert code == 0
        seen.add((output, *(text for _, text in sorted(reports("out").items()))))
    assert len(seen) == 1
    return audit()


# ---- Runs that are killed, disks that are full

def killed(top):
    """Kills runs at random moments: the reports of the run before, which passed, may never be seen, and no part of one."""
    wrong, count = [], 0
    work = top + "/checkout"
    os.makedirs(work); os.chdir(work)
    shutil.copytree(PALETTES + "/peptide-fox", "palette")
    design(BAD)
    started = time.time(); run(["audit", "palette", "--output", "out"], work); length = time.time() - started
    for number in range(70):
        count += 1
        put("tokens.json", GOOD)
        if run(["audit", "--output", "out"], work)[0] != 0:
            wrong.append("the run before did not pass")
        if any(name.startswith(".palpable-") for name in os.listdir("out")):
            wrong.append(f"kill {number}: a temporary file outlives the next run")
        process = subprocess.Popen([BINARY, "audit", "palette", "--output", "out"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Later and later; the start of the process is not of interest, its end is.
        time.sleep(length * (0.05 + 1.1 * number / 70) * random.uniform(0.9, 1.0))
        process.send_signal(signal.SIGKILL if number % 7 else random.choice([signal.SIGTERM, signal.SIGINT]))
        code = process.wait()
        left = reports("out")
        for path, text in left.items():
            started_late = b"Peptide Fox" in text[:20000]
            if not started_late and number > 10:
                wrong.append(f"kill {number}: {path} is of the run before")
            if path.endswith(".json"):
                json.loads(text)
            if path.endswith(".html") and not text.rstrip().endswith(b"</html>"):
                wrong.append(f"kill {number}: {path} is a part of a page")
        if code >= 0 and code not in (0, 1):
            wrong.append(f"kill {number}: exit code {code}")
    return wrong, count


def at_once(top):
    """Runs that write the same reports at the same time: each is right about itself, and what is there at the end is whole."""
    wrong, work = [], top + "/checkout"
    os.makedirs(work); os.chdir(work)
    shutil.copytree(PALETTES + "/peptide-fox", "palette")
    for turn in range(4):
        runs = [subprocess.Popen([BINARY, "audit", "palette", "--output", "out"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) for _ in range(6)]
        for process in runs:
            _, errors = process.communicate(timeout=PATIENCE)
            if process.returncode != 1:
                wrong.append(f"turn {turn}: exit code {process.returncode}: {errors[:200]!r}")
        if sorted(os.listdir("out")) != ["report.html", "report.json", "report.md"]:
            wrong.append(f"turn {turn}: {sorted(os.listdir('out'))}")
        json.loads(open("out/report.json").read())
    return wrong, 24


def full_disk(top):
    """Writes onto disks of all sizes up to one on which everything fits."""
    wrong, count = [], 0
    work = top + "/checkout"
    os.makedirs(work + "/disk"); os.chdir(work)
    shutil.copytree(PALETTES + "/peptide-fox", "palette")
    probe = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", "disk"], capture_output=True)
    if probe.returncode != 0:
        SKIPPED.append("full disks: a tmpfs cannot be mounted here")
        return wrong, count
    subprocess.run(["umount", "disk"], check=True)
    for size in ("4k", "64k", "256k", "512k", "1m", "64m"):
        for content in ("old", "new"):
            count += 1
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", "disk"], check=True)
            try:
                if content == "old":
                    design()
                    run(["audit", "--output", "disk/out"], work)
                code, output, errors = run(["audit", "palette", "--output", "disk/out", "--write-baseline", "disk/baseline.json"], work)
                left = [name for _, _, names in os.walk("disk") for name in names if name != "baseline.json"]
                # With all debt accepted the palette passes.
                if size == "64m" and (code != 0 or sorted(left) != ["report.html", "report.json", "report.md"]):
                    wrong.append(f"{size}: {code}, {left}")
                if size == "4k" and code != 2:
                    wrong.append(f"{size}: {code}")
                if code == 2 and (left or not errors):
                    wrong.append(f"{size}, {content}: {left} left, {errors!r}")
                if code not in (0, 2):
                    wrong.append(f"{size}: {code} {errors!r}")
            finally:
                subprocess.run(["umount", "disk"], check=True)
    return wrong, count


def main():
    counts, failures = {}, 0
    root = os.path.realpath(tempfile.mkdtemp())
    os.chmod(root, 0o755)
    def tell(area, name, wrong, count=1):
        nonlocal failures
        good, total = counts.get(area, (0, 0))
        counts[area] = (good + (count if not wrong else max(0, count - len(wrong))), total + count)
        for sentence in wrong:
            failures += 1
            print(f"WRONG   {area}: {name}: {sentence}")
    try:
        for number, (area, codes, name, prepare) in enumerate(CASES):
            top = f"{root}/{number}"
            os.makedirs(top + "/checkout"); os.makedirs(top + "/outside")
            os.chmod(top + "/checkout", 0o777)
            put(top + "/outside/secret.json", LEAK); put(top + "/outside/secret.css", f":root {{ --ink: {SECRET} }}")
            os.chdir(top + "/checkout")
            os.umask(0o022)
            try:
                arguments, wishes = prepare()
            except OSError as error:
                SKIPPED.append(f"{name}: {error.strerror}")
                continue
            shell = wishes.get("shell")
            try:
                opened = {key: wishes[key]() for key in ("stdin", "stdout", "stderr") if key in wishes}
            except OSError as error:
                SKIPPED.append(f"{name}: {error.strerror}")
                continue
            before = snapshot(top, ("checkout/out", "checkout/Reports", *wishes.get("written", ())))
            code, output, errors = run(
                arguments, os.path.join(top, "checkout", wishes.get("cwd", "")), environment=wishes.get("environment"), limits=wishes.get("limits"),
                prefix=wishes.get("prefix", ()), shell=["bash", "-c", shell, BINARY] if shell else None, **opened)
            wrong = []
            for descriptor in opened.values():
                os.close(descriptor)
            if "stderr" in opened:
                wishes["silent"] = True
            try:
                if "after" in wishes:
                    wishes["after"]()
            except AssertionError as error:
                wrong.append(f"afterwards: {error}")
            wrong += check(codes, wishes, code, output, errors, before, top)
            tell(area, name.replace("_", " "), wrong)
            os.chdir(root)
            subprocess.run(["chmod", "-R", "u+rwX", top], capture_output=True)
            subprocess.run(["rm", "-rf", top])
        for area, function in (("killed runs", killed), ("runs at once", at_once), ("full disks", full_disk)):
            wrong, count = function(f"{root}/{function.__name__}")
            os.chdir(root)
            tell(area, function.__doc__.split(":")[0], wrong, count)
    finally:
        os.chdir("/")
        subprocess.run(["rm", "-rf", root])
    for area, (good, total) in counts.items():
        print(f"{area}: {good} of {total} right")
    for sentence in SKIPPED:
        print(f"skipped  {sentence}")
    sys.exit(1 if failures else 0)


main()
