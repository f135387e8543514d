"""Compares "Try it" of HTML reports with audits of the edited files, for random edits of generated design systems.

Usage: try.py CHROMIUM PALPABLE WORK EDITS SEED

Every round makes a system, applies random edits in its page through the address, writes the same edits into the files in the notation that the page
writes, and compares every ratio and outcome with what the command says of the edited files. Some rounds apply the page's own patch with git instead.
"""
import concurrent.futures
import copy
import json
import pathlib
import random
import shutil
import subprocess
import sys
import urllib.parse

from playwright.sync_api import sync_playwright

# Each system is audited once before, and edited so many times.
TRIALS = 8
LAYERS = {"light": None, "dark": "dark", "dim": "dim"}


class System:
    """Tokens with values by layer: None holds what names no mode. A value is a notation, ("alias", token), or ("mix", token, percent)."""

    def __init__(self, chance, kind):
        self.kind = kind
        self.isNamed = kind == "dtcg" and chance.random() < 0.3
        grounds = [f"back.b{index}" for index in range(3)]
        inks = [f"ink.i{index}" for index in range(6)]
        links = [f"link.l{index}" for index in range(4)]
        self.values = {}
        for token in grounds + inks:
            self.values[token] = {None: color(chance, token, kind == "dtcg" and token in inks and chance.random() < 0.2)}
        self.values["veil.v"] = {None: color(chance, "veil.v", True)}
        mixed = set()
        for index, token in enumerate(links):
            target = chance.choice(inks + links[:index])
            translucent = chance.random() < 0.3 and (kind == "dtcg" or target not in mixed)
            # The CSS reader resolves color-mix() of a translucent color in its own file.
            if translucent or target in mixed:
                mixed.add(token)
            self.values[token] = {None: ("mix", target, chance.choice([25, 50, 80])) if translucent else ("alias", target)}
        for token in list(self.values):
            for layer in ("dark", "dim"):
                if chance.random() < 0.35:
                    self.values[token][layer] = ("alias", chance.choice(inks)) if token in links and chance.random() < 0.5 else color(chance, token, kind == "dtcg" and chance.random() < 0.1)
        if kind == "dtcg":
            # A token that exists in one mode alone, and an alias of it.
            self.values["late.d"] = {"dark": color(chance, "late.d")}
            self.values["late.l"] = {None: ("alias", "late.d")}
        # Nothing may change, so that the audit searches no remedies, which have no part in the outcomes.
        self.configuration = {
            "name": "Random", "locked": ["**"], "surfaces": ["back.b0", "back.b1"] if chance.random() < 0.6 else [],
            "pairings": [
                {"text": ["ink.*", "link.*"] + (["late.*"] if kind == "dtcg" else []), "on": "back.*"},
                {"component": "ink.*", "on": ["back.b0", "veil.v"]}, {"text": "link.*", "on": "veil.v", "over": ["back.b2"]},
            ],
            "modes": [{"name": "light"}, {"name": "dark", "scheme": "dark", "base": "light"}, {"name": "dim", "base": chance.choice(["light", "dark"])}],
        }
        ending = "json" if kind == "dtcg" else "css"
        first = {"path": f"light.{ending}", "mode": "light"} if self.isNamed else f"light.{ending}"
        self.configuration["tokens"] = [first] + [{"path": f"{mode}.{ending}", "mode": mode} for mode in ("dark", "dim")]

    def files(self):
        files = {"palpable.json": json.dumps(self.configuration, indent=2)}
        if self.kind == "dtcg":
            for mode, layer in LAYERS.items():
                files[f"{mode}.json"] = json.dumps(self.groups(layer), indent=1)
            return files
        for mode, layer in LAYERS.items():
            lines = [f"  --{token.replace('.', '-')}: {self.css(own[layer])};" for token, own in self.values.items() if layer in own]
            files[f"{mode}.css"] = ":root {\n" + "\n".join(lines) + "\n}\n"
        return files

    def groups(self, layer):
        root = {"$type": "color"}
        for token, own in self.values.items():
            if layer in own:
                group, name = token.split(".")
                root.setdefault(group, {})[name] = self.dtcg(own[layer])
        return root

    @staticmethod
    def dtcg(value):
        if value[0] == "alias":
            return {"$value": "{%s}" % value[1]}
        if value[0] == "mix":
            return {"$value": "{%s}" % value[1], "alpha": value[2] / 100}
        parts = [int(value[start : start + 2], 16) / 255 for start in range(1, len(value), 2)]
        color = {"colorSpace": "srgb", "components": parts[:3], "hex": value[:7]}
        if len(parts) > 3:
            color["alpha"] = parts[3]
        return {"$value": color}

    @staticmethod
    def css(value):
        if value[0] == "alias":
            return f"var(--{value[1].replace('.', '-')})"
        if value[0] == "mix":
            return f"color-mix(in srgb, var(--{value[1].replace('.', '-')}) {value[2]}%, transparent)"
        return value

    def write(self, folder):
        folder.mkdir(parents=True)
        for name, text in self.files().items():
            (folder / name).write_text(text)


def color(chance, token, isTranslucent=False):
    """Mostly dark inks on light grounds, so that many edits pass or fail narrowly."""
    low, high = (0, 256) if chance.random() < 0.15 else (170, 256) if token[0] in "bv" else (0, 140)
    return "#" + "".join("%02x" % chance.randrange(low, high) for _ in range(3)) + ("%02x" % chance.randrange(20, 250) if isTranslucent else "")


def run(palpable, folder, *formats):
    command = [palpable, "audit", str(folder), "--no-reports", *sum((["--format", f"{name}={file}"] for name, file in formats), [])]
    result = subprocess.run(command, cwd=folder.parent, capture_output=True, text=True)
    if result.returncode > 1:
        raise SystemExit(f"{folder} cannot be audited: {result.stderr}")


class Round:
    """A system before and after its edits."""

    def __init__(self, seed, work, number, palpable):
        chance = random.Random(seed)
        self.folder, self.palpable = work / f"round{number}", palpable
        self.system = System(chance, chance.choice(["dtcg", "css"]))
        self.system.write(self.folder / "before")
        run(palpable, self.folder / "before", ("html", self.folder / "page.html"))
        self.trials = [Trial(self, chance, index) for index in range(TRIALS)]


class Trial:
    """Edits of a system, in the page and in its files."""

    def __init__(self, round, chance, index):
        self.folder, self.palpable = round.folder / str(index), round.palpable
        self.before, self.page = round.folder / "before", round.folder / "page.html"
        self.system = copy.deepcopy(round.system)
        self.edits = {}
        for _ in range(chance.choice([1, 2, 8, 16])):
            token = chance.choice(list(self.system.values))
            # The CSS reader resolves color-mix() of a translucent color in its own file, so other modes don't follow it.
            isMixed = self.system.kind == "css" and token[0] in "il"
            self.edits[token, chance.choice(list(LAYERS))] = color(chance, token, not isMixed and chance.random() < 0.15)
        self.isPatch = chance.random() < 0.25

    def address(self):
        quote = lambda text: urllib.parse.quote(text, safe="")
        return "#try=" + ",".join(f"{quote(token)}:{mode}:{value[1:]}" for (token, mode), value in self.edits.items())

    def open(self, page):
        page.goto("about:blank")
        page.goto(self.page.as_uri() + self.address())
        self.figures = page.evaluate("window.palpableFigures()")
        self.said = page.locator(".try-sum").inner_text()
        self.patch = page.evaluate("window.palpablePatch()")

    def audit(self):
        """Faults in which the command says otherwise of the edited files."""
        after = self.folder / "after"
        self.folder.mkdir()
        isPatched = self.isPatch and self.patch["text"]
        if isPatched:
            shutil.copytree(self.before, after)
            text = self.patch["text"].replace("a/before/", "a/after/").replace("b/before/", "b/after/")
            applied = subprocess.run(["git", "apply", "--unidiff-zero", "--unsafe-paths", "-"], input=text, cwd=self.folder, capture_output=True, text=True)
            if applied.returncode != 0:
                return [f"{self.folder}: git refuses the patch: {applied.stderr}"], False
        else:
            for (token, mode), value in self.edits.items():
                self.system.values[token][LAYERS[mode]] = value
            self.system.write(after)
        run(self.palpable, after, ("json", self.folder / "after.json"))
        report = json.loads((self.folder / "after.json").read_text())
        stated = {(subject["mode"], *subject["subject"]): subject for subject in report["subjects"] if "outcome" in subject and subject.get("mode") and subject["subject"][0] in ("text", "component")}
        faults = []
        if "ignored" in self.said:
            faults.append(f"{self.folder}: the page ignores edits: {self.said}")
        for figure in self.figures:
            key = (figure["mode"], *figure["subject"])
            there = stated.pop(key, None)
            bounds = figure["bounds"]
            here = None if bounds is None else bounds
            if there is None:
                faults.append(f"{self.folder}: {key} isn't in the report")
                continue
            ratio = there.get("ratio")
            interval = there.get("interval") or ([ratio, ratio] if ratio is not None else None)
            if isinstance(interval, dict):
                interval = list(interval.values())
            isSame = (here is None) == (interval is None) and all(abs(one - other) <= 1e-9 * abs(other) for one, other in zip(here or [], interval or []))
            if not isSame or figure["outcome"] != {"passed": "p", "failed": "f", "cantTell": "c", "inapplicable": "i"}[there["outcome"]]:
                faults.append(f"{self.folder}: {key} is {here} {figure['outcome']} in the page, and {interval} {there['outcome']} in the report")
        faults += [f"{self.folder}: {key} isn't in the page" for key in list(stated)[:3]]
        if not faults:
            shutil.rmtree(self.folder)
        return faults, bool(isPatched)


def main():
    chromium, palpable, work, wanted, seed = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve(), int(sys.argv[4]), int(sys.argv[5])
    print(f"try it: at least {wanted} random edits, seed {seed}", flush=True)
    palpable = str(pathlib.Path(palpable).resolve())
    chance = random.Random(seed)
    edits, figures, patches, number, faults = 0, 0, 0, 0, []
    with sync_playwright() as playwright, concurrent.futures.ThreadPoolExecutor(4) as pool:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        while edits < wanted and len(faults) < 20:
            seeds = [chance.randrange(1 << 30) for _ in range(4)]
            rounds = list(pool.map(lambda pair: Round(pair[0], work, pair[1], palpable), zip(seeds, range(number, number + 4))))
            number += 4
            trials = [trial for one in rounds for trial in one.trials]
            for one in trials:
                one.open(page)
            for one, (wrong, isPatched) in zip(trials, pool.map(Trial.audit, trials)):
                faults += wrong
                edits += len(one.edits)
                figures += len(one.figures)
                patches += isPatched
        browser.close()
    for fault in faults[:20]:
        print(f"  FAILS: {fault}")
    print(f"  {edits} edits of {number} systems, {patches} times by the page's patch: {figures} ratios and outcomes compared, {len(faults)} differ")
    sys.exit(1 if faults else 0)


main()
