"""Compares Palpable's reading of random style sheets with Chromium's; prints what differs and exits 1 if anything does.

Usage: cascade.py PALPABLE CHROMIUM FOLDER SHEETS SEED
"""
import base64
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import subprocess
import sys

palpable, chromium, work, count, seed = os.path.abspath(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
NAMES = ["ink", "page", "line", "mark"]
PREFERENCES = [(scheme, contrast) for contrast in ("no-preference", "more") for scheme in ("light", "dark")]
UNDETERMINED_LIMIT = 0.02

# What is on html or body to choose a theme: an attribute has one value, an element may have several classes.
THEMES = {"[data-theme=dark]": ("data-theme", "dark"), "[data-theme=light]": ("data-theme", "light"), "[data-theme=sepia]": ("data-theme", "sepia"),
          ".dark": ("class", "dark"), ".light": ("class", "light")}


class Rule:
    """A selector (or a list), what is around it, and its declarations."""

    def __init__(self, selector, media=None, layer=None, declarations=()):
        self.selector, self.media, self.layer, self.declarations = selector, media, layer, list(declarations)
        self.scheme = None
        self.isLayerInside = False  # the layer inside the media query: it has no place where the query doesn't hold

    def text(self, mutant):
        selector = self.selector
        if mutant == "inheritance":  # every declaration is one of the root
            selector = flattened(selector)
        if mutant == "specificity":
            selector = f":where({selector})"
        body = ";".join([f"--{name}:{value}" for name, value in self.declarations] + [f"color-scheme:{self.scheme}"] * bool(self.scheme))
        text = f"{selector}{{{body}}}"
        around = [f"@media {self.media}"] * bool(self.media) + [f"@layer {self.layer}"] * (self.layer is not None and mutant != "layers")
        for rule in reversed(around) if self.isLayerInside else around:
            text = f"{rule}{{{text}}}"
        return text


def flattened(selector):
    if selector in ("body", "*", "html *", "html body", "html > body", ":where(body)", ":is(*, body)"):
        return ":root"
    return selector.replace("body", ":root")


class Sheet:
    def __init__(self, chance):
        self.chance = chance
        features = ("levels", "attributes", "classes", "media", "layers", "order", "specificity", "duplicates", "references", "schemes", "broken", "imports", "registered")
        self.has = {feature: chance.random() < 0.4 for feature in features}
        self.serial = 0
        self.colors = []
        # Where the theme is: on html, unless a selector says that it is on body.
        self.place = {}
        for kind in ("data-theme", "class"):
            self.place[kind] = "body" if self.has["levels"] and chance.random() < 0.3 else "html"
        # What @property says of names; a value of another syntax is the inherited or the initial one.
        self.registrations, self.registered = "", set()
        self.rules = self.make()

    def color(self):
        if self.colors and self.has["duplicates"] and self.chance.random() < 0.35:
            return self.chance.choice(self.colors)
        self.serial += 1
        self.colors.append("#%06x" % (self.serial * 4099 + 16 * self.chance.randrange(16)))
        return self.colors[-1]

    def register(self, names):
        chance = self.chance
        for name in names:
            if chance.random() < 0.5:
                continue
            descriptors = [f"syntax:'{chance.choice(['<color>', '<color>', '<color> | none', '<length> | <color>'])}'",
                           f"inherits:{chance.choice(['true', 'true', 'false'])}", f"initial-value:{self.color()}"]
            if chance.random() < 0.3:  # a rule that lacks a descriptor is none
                del descriptors[chance.randrange(3)]
            elif chance.random() < 0.1:
                descriptors[2] = "initial-value:1deg"
            else:
                self.registered.add(name)
            chance.shuffle(descriptors)
            self.registrations += f"@property --{name}{{{';'.join(descriptors)}}}"

    def value(self, name):
        if name in self.registered and self.chance.random() < 0.15:
            return self.chance.choice(["1deg", "'x'", "#12", "frobnicate", "#123 #123"])
        if self.has["references"] and self.chance.random() < 0.3:
            # Later names only, so that nothing leads back to itself.
            others = NAMES[NAMES.index(name) + 1:]
            if others:
                other = self.chance.choice(others)
                return self.chance.choice([f"var(--{other})", f"var(--{other},{self.color()})", f"var(--none,{self.color()})"])
        if self.has["schemes"] and self.chance.random() < 0.3:
            return f"light-dark({self.color()},{self.color()})"
        return self.color()

    def bases(self):
        choices = [":root", "html", ":root"]
        if self.has["levels"]:
            choices += ["body", "*", "body", "html body", "html *", "html > body", ":where(body)", ":is(*, body)"]
        if self.has["specificity"]:
            choices += [":root:root", "html:root", ":where(:root)", ":is(#none, :root)", "html:not(#none)", ":root:not(.nothing, #none)"]
        return choices

    def themes(self):
        choices = []
        for theme, (kind, _) in THEMES.items():
            if not self.has["attributes" if kind == "data-theme" else "classes"]:
                continue
            if self.place[kind] == "body":
                choices += [f"body{theme}", f"html body{theme}", f"html {theme}"]
                if self.has["specificity"]:
                    choices += [f"body{theme}{theme}", f":where(body){theme}"]
            else:
                choices += [theme, f":root{theme}", f"html{theme}", f":root:not({theme})", f"{theme} body", f"html:is({theme})", f":root:where({theme})"]
                if self.has["levels"]:
                    choices += [f"{theme} *", f"{theme}, {theme} *"]
                if self.has["specificity"]:
                    choices += [f"{theme}{theme}", f"html:root{theme}", f":not(:not({theme}))"]
        if self.has["attributes"] and self.has["classes"] and self.place["class"] == self.place["data-theme"] == "html":
            choices += [".dark[data-theme=dark]", ":root.light:not([data-theme])"]
        if self.has["attributes"] and self.place["data-theme"] == "html":
            choices += [":root:not([data-theme])", ":root[data-theme]"]
        return choices

    def media(self):
        return self.chance.choice([
            "(prefers-color-scheme: dark)", "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)", "(prefers-contrast: more)",
            "(prefers-color-scheme: dark) and (prefers-contrast: more)", "not (prefers-color-scheme: dark)",
            "(prefers-color-scheme: dark), (prefers-contrast: more)", "screen and (prefers-color-scheme: dark)"])

    def declaration(self, name):
        value = self.value(name)
        if self.has["layers"] and self.chance.random() < 0.15:
            value = self.chance.choice([value + " !important", value + "!important", "revert-layer", "unset", "inherit"])
        return name, value

    def make(self):
        chance, rules = self.chance, []
        names = NAMES[: chance.randint(2, 4)]
        self.names = names
        # A registered light-dark() is decided where it is declared: not compared here.
        if self.has["registered"] and not self.has["schemes"]:
            self.register(names)
        rules.append(Rule(chance.choice([":root", ":root", "html", ":root, ::backdrop"]), declarations=[(name, self.color()) for name in names]))
        if self.has["schemes"] and chance.random() < 0.7:
            rules[0].scheme = "light dark"
        themes = self.themes()
        for _ in range(round(1.5 * len(names) * chance.uniform(0.6, 1.4) / 1.5)):
            isTheme = themes and chance.random() < 0.6
            selector = chance.choice(themes if isTheme else self.bases())
            if chance.random() < 0.1:
                selector += ", " + chance.choice(self.bases())
            media = self.media() if self.has["media"] and chance.random() < 0.5 else None
            layer = chance.choice(["a", "b", "a.c", "", "b"]) if self.has["layers"] and chance.random() < 0.6 else None
            some = [name for name in names if chance.random() < 0.6] or [names[0]]
            rules.append(Rule(selector, media, layer, [self.declaration(name) for name in some]))
            if self.has["schemes"] and "sepia" not in selector and chance.random() < 0.3:
                rules[-1].scheme = chance.choice(["light", "dark", "light dark", "dark"])
            rules[-1].isLayerInside = chance.random() < 0.5
            # A selector that breaks the grammar takes the rule with it, unless it stands where browsers forgive.
            if self.has["broken"] and chance.random() < 0.25:
                rules[-1].selector += chance.choice([", ..x", ",", " >", ", x:not(..x)", ", :is(..x)", ", x:where(..x, x)", ", 1", ", ::-webkit-x", ", #1", ", :is(x)y"])
            if self.has["duplicates"] and chance.random() < 0.3:
                some = [name for name in names if chance.random() < 0.5] or [names[-1]]
                other = chance.choice(themes if isTheme and themes else self.bases())
                rules.append(Rule(other, self.media() if self.has["media"] else None, layer, [self.declaration(name) for name in some]))
        if self.has["order"]:
            chance.shuffle(rules)
        self.head = "@layer b, a;" if self.has["layers"] and chance.random() < 0.5 else ""
        # A place on body shows only where a selector says so.
        text = " ; ".join(rule.selector for rule in rules)
        for kind in self.place:
            isSaid = any(theme in text for theme, (its, _) in THEMES.items() if its == kind)
            if self.place[kind] == "body" and not isSaid:
                self.place[kind] = "html"
        self.rules = rules
        if self.has["imports"]:
            self.split()
        return rules

    def split(self):
        """Documents a, b, c, of which c imports b, and the imports of the sheet: some of them twice."""
        chance = self.chance
        parts = [[], [], []]
        for rule in self.rules[: len(self.rules) - 1]:
            parts[chance.randrange(3)].append(rule)
        self.parts = parts
        self.imports = [(chance.randrange(3), self.media() if self.has["media"] and chance.random() < 0.2 else "") for _ in range(chance.randint(2, 4))]
        # Whatever no import leads to is read in front.
        self.imports = [(0, ""), (2, "")] + self.imports

    def text(self, mutant=None, address=None):
        """The sheet; with a function from a text to an address if it imports others."""
        head = "" if mutant == "layers" else self.head
        if not self.has["imports"]:
            return head + self.registrations + "".join(rule.text(mutant) for rule in self.rules)
        texts = ["".join(rule.text(mutant) for rule in part) for part in self.parts]
        texts[2] = f'@import "{address(1, texts[1])}";' + texts[2]
        imports = "".join(f'@import "{address(index, texts[index])}" {media};' for index, media in self.imports)
        return head + imports + self.registrations + self.rules[-1].text(mutant)

    def used(self):
        text = " ; ".join(rule.selector for rule in self.rules)
        used = {kind: [value for theme, (its, value) in THEMES.items() if its == kind and theme in text] for kind in ("data-theme", "class")}
        if "[data-theme]" in text:  # any value will do
            used["data-theme"].append("any")
        return used

    def looks(self):
        """What people get: (attribute or None, class or None, scheme, contrast); no light class together with a dark attribute unless a selector says so."""
        used = self.used()
        text = " ; ".join(rule.selector for rule in self.rules)
        areNamedTogether = ".dark[data-theme=dark]" in text
        for attribute, name in itertools.product([None, *used["data-theme"]], [None, *used["class"]]):
            isContradiction = {attribute, name} == {"light", "dark"}
            if isContradiction and not areNamedTogether:
                continue
            for preference in PREFERENCES:
                yield (attribute, name, *preference)


def everyLook(sheet):
    """Everything that could be on a page, contradictions and other places included: what a mode may be."""
    used = sheet.used()
    places = [(value, place) for value in used["data-theme"] for place in ("html", "body")]
    classes = [(value, place) for value in used["class"] for place in ("html", "body")]
    return [(attribute, name) for attribute in [None, *places] for name in [None, *classes]]


def inline(_, text):
    """An address that holds the text itself, for a page without files."""
    return "data:text/css;base64," + base64.b64encode(text.encode()).decode()


SCRIPT = """async (sheets, names) => {
  const style = document.getElementById('s'), html = document.documentElement, body = document.body;
  const probes = Object.fromEntries([...document.querySelectorAll('p')].map(p => [p.id, p]));
  const elements = {html, body};
  const result = [];
  for (const [text, looks] of sheets) {
    const isLoaded = new Promise(resolve => { style.onload = resolve; style.onerror = resolve; });
    style.textContent = text;
    if (text.includes('@import')) await isLoaded;
    const values = [];
    for (const [attribute, name] of looks) {
      for (const e of [html, body]) { e.removeAttribute('data-theme'); e.removeAttribute('class'); }
      if (attribute) elements[attribute[1]].setAttribute('data-theme', attribute[0]);
      if (name) elements[name[1]].setAttribute('class', name[0]);
      values.push(names.map(n => getComputedStyle(probes[n]).backgroundColor));
    }
    result.push(values);
  }
  return result;
}"""


class Chromium:
    """A headless browser, spoken to over two pipes."""

    def __init__(self):
        read, self.write = os.pipe()
        self.read, write = os.pipe()

        def attach():
            os.dup2(read, 3 + 100), os.dup2(write, 4 + 100)
            os.dup2(103, 3), os.dup2(104, 4)

        self.process = subprocess.Popen(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
             f"--user-data-dir={work}/profile", "about:blank"],
            preexec_fn=attach, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read), os.close(write)
        self.number, self.rest = 0, b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.write, data):]
        while True:
            while b"\0" not in self.rest:
                part = os.read(self.read, 1 << 20)
                if not part:
                    sys.exit("Chromium has ended")
                self.rest += part
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(f"the page fails: {result['exceptionDetails']}")
        return result["result"].get("value")

    def values(self, sheets, mutant=None):
        """For each sheet: the values of its names, by everything on the page and every preference."""
        markup = "<style id=s></style>" + "".join(f'<p id={name} style="background-color:var(--{name})">' for name in NAMES)
        self.evaluate(f"document.documentElement.innerHTML = '<head></head><body></body>'; document.body.innerHTML = {json.dumps(markup)}; 1")
        looks = [everyLook(sheet) for sheet in sheets]
        found = [{} for _ in sheets]
        for scheme, contrast in PREFERENCES:
            features = [{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-contrast", "value": contrast}]
            self.call("Emulation.setEmulatedMedia", features=features)
            for start in range(0, len(sheets), 100):
                part = range(start, min(start + 100, len(sheets)))
                arguments = json.dumps([[sheets[index].text(mutant, inline), looks[index]] for index in part])
                for index, values in zip(part, self.evaluate(f"({SCRIPT})({arguments}, {json.dumps(NAMES)})")):
                    for (attribute, name), row in zip(looks[index], values):
                        found[index][(attribute, name, scheme, contrast)] = tuple(hex(text) for text in row[: len(sheets[index].names)])
        return found

    def close(self):
        self.process.kill()
        self.process.wait()


def hex(text):
    numbers = text[text.index("(") + 1: -1].split(",")
    if len(numbers) == 4 and float(numbers[3]) == 0:
        return None
    return "#" + "".join(f"{int(number):02x}" for number in numbers[:3])


def read(job):
    """What Palpable measures: the values of the names in each mode."""
    index, sheet = job
    folder = work / f"sheet{index}"
    folder.mkdir()
    def write(index, text):
        (folder / f"{index}.css").write_text(text)
        return f"{index}.css"

    (folder / "sheet.css").write_text(sheet.text(None, write))
    pairings = [{"text": name, "on": "page"} for name in sheet.names]
    (folder / "palpable.json").write_text(json.dumps({"tokens": ["sheet.css"], "pairings": pairings}))
    run = subprocess.run([palpable, "audit", str(folder), "--format", "json", "--output", str(folder / "out")], capture_output=True, text=True)
    path = folder / "out" / "report.json"
    if run.returncode > 1 or not path.exists():
        return run.stderr.strip() or "no report"
    report = json.loads(path.read_text())
    tokens = {token["path"]: token["modes"] for token in report["tokens"]}
    return {mode["name"]: tuple((tokens.get(name, {}).get(mode["name"]) or {}).get("hex") for name in sheet.names) for mode in report["modes"]}


def agrees(values, look):
    """Whether a mode has the values of a look, those left out that Palpable can't determine."""
    return all(value is None or value == other for value, other in zip(values, look))


def differences(sheet, shown, modes):
    """What people get and Palpable doesn't measure, and what it measures and no page shows."""
    if isinstance(modes, str):
        return [f"cannot be read: {modes}"]
    problems, pages = [], set(shown.values())
    for attribute, name, scheme, contrast in sheet.looks():
        look = (attribute and (attribute, sheet.place["data-theme"]), name and (name, sheet.place["class"]), scheme, contrast)
        if not any(agrees(values, shown[look]) for values in modes.values()):
            problems.append(f"{look} shows {shown[look]}, which is no mode")
    for mode, values in modes.items():
        if not any(agrees(values, page) for page in pages):
            problems.append(f"mode {mode} is {values}, which no page shows")
    first, values = next(iter(modes.items()))
    if not any(agrees(values, shown[(None, None, scheme, "no-preference")]) for scheme in ("light", "dark")):
        problems.append(f"the default mode, {first}, is {values}, which no page without classes shows")
    return problems


def undetermined(shown, modes):
    """The number of values that Palpable says nothing of and a page has."""
    if isinstance(modes, str):
        return 0
    pages = set(shown.values())
    return sum(values.count(None) for values in modes.values() if values not in pages)


def main():
    chance = random.Random(seed)
    print(f"{count} sheets, seed {seed}")
    sheets = [Sheet(chance) for _ in range(count)]
    declared = sum(sum(len(rule.declarations) for rule in sheet.rules) for sheet in sheets) / sum(len(sheet.names) for sheet in sheets)
    print("features: " + ", ".join(f"{name} in {sum(sheet.has[name] for sheet in sheets)}" for name in sheets[0].has) + f"; a name is declared {declared:.1f} times")
    browser = Chromium()
    shown = browser.values(sheets)
    mutants = {mutant: browser.values(sheets, mutant) for mutant in ("layers", "specificity", "inheritance")}
    browser.close()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        modes = list(pool.map(read, enumerate(sheets)))
    failures = 0
    for sheet, values, measured in zip(sheets, shown, modes):
        problems = differences(sheet, values, measured)
        if problems:
            failures += 1
            if failures <= 10:
                print(f"FAILS: {sheet.text(None, inline)}\n  {measured}\n  " + "\n  ".join(problems[:4]))
    numbers = sum(len(values) for measured in modes if isinstance(measured, dict) for values in measured.values())
    unknown = sum(undetermined(*pair) for pair in zip(shown, modes))
    looks = sum(len(list(sheet.looks())) for sheet in sheets)
    print(f"{failures} of {count} sheets differ; {looks} looks, {sum(len(measured) for measured in modes if isinstance(measured, dict))} modes, "
          f"{numbers} values, {unknown} undetermined")
    isWrong = failures > 0 or unknown > UNDETERMINED_LIMIT * numbers
    for mutant, values in mutants.items():
        found = sum(bool(differences(sheet, shown, measured)) for sheet, shown, measured in zip(sheets, values, modes))
        print(f"without {mutant}: {found} of {count} sheets differ")
        # A sheet that tells the difference must be common, or the comparison proves little.
        isWrong = isWrong or found < count // 50
    sys.exit(1 if isWrong else 0)


main()
