#!/usr/bin/env python3
"""Plants defects in code of others, lints it before and after, and counts the defects that are found.

Usage: seed_defects.py PALPABLE DIR NAME... [--seed N] [--count N] [--default] [--list]

DIR has a folder for each NAME. At most one defect is planted in a file, in a copy that is removed afterwards. The kinds are failures of WCAG 2.2
and of the Human Interface Guidelines as reviews find them, not the examples of the rules; half of them change existing code, half add code where
the code base has a container. A defect counts as found if the second run has a finding of a fitting rule in the planted lines that the first run
doesn't have there. Every kind has the same share; kinds that a code base has no place for go to the next one. Rules that are off by default are on,
unless --default is given.
"""
import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SEED = 20261124
COUNT = 100


class Edit:
    """A planted defect: the new lines in place of `removed` lines from `start` on."""

    def __init__(self, start, removed, lines):
        self.start, self.removed, self.lines = start, removed, lines


def replaced(pattern, text):
    """A kind that replaces what a pattern matches in one line; `text` gives the new text of a match and a source of chance."""

    def places(lines):
        return [n for n, line in enumerate(lines) if re.search(pattern, line) and not line.lstrip().startswith("//")]

    def edit(lines, n, chance):
        return Edit(n, 1, [re.sub(pattern, lambda match: text(match, chance), lines[n], count=1)])

    return places, edit


CONTAINER = re.compile(r"^(\s+)(VStack|HStack|ZStack|List|Form|Section|ScrollView)(\([^{]*\))? \{\s*$")
PREVIEW = re.compile(r"#Preview|PreviewProvider|TestablePreview|_Previews\b")
LOADED = re.compile(r"^(\s+)(override )?func viewDidLoad\(\) \{\s*$")


def added(opening, *texts):
    """A kind that adds statements after a line that opens a block."""

    def places(lines):
        return [n for n, line in enumerate(lines) if opening.match(line)]

    def edit(lines, n, chance):
        indent = opening.match(lines[n]).group(1) + "    "
        text = chance.choice(texts)
        text = text.replace("@size", str(chance.choice([16, 18, 20, 22]))).replace("@font", str(chance.choice([11, 12, 13, 15, 16, 17])))
        return Edit(n + 1, 0, [indent + line for line in text.split("\n")])

    return places, edit


def view(*texts):
    return added(CONTAINER, *texts)


def loaded(*texts):
    return added(LOADED, *texts)


def unlabeled():
    """Removes the label of a button that has only an image."""

    def places(lines):
        found = []
        for n, line in enumerate(lines):
            if not re.match(r'^\s+\.accessibilityLabel\([^()]*(\([^()]*\))?[^()]*\)\s*$', line):
                continue
            above = lines[max(0, n - 12):n]
            start = max((k for k, text in enumerate(above) if re.search(r"\bButton\b", text)), default=None)
            own = [] if start is None else above[start:]
            if own and any("Image(" in text for text in own) and not any(re.search(r"\b(Text|Label)\(|Button\(\"", text) for text in own):
                found.append(n)
        return found

    return places, lambda lines, n, chance: Edit(n, 1, [])


STYLES = r"\.font\(\.(body|headline|subheadline|callout|footnote|caption|caption2|title|title2|title3|largeTitle)\)"
KINDS = {
    # Text
    "text style becomes a fixed size": (replaced(STYLES, lambda m, c: f".font(.system(size: {c.choice([11, 12, 13, 15, 17])}))"), {"fixed-font"}),
    "preferred font becomes a fixed one": (
        replaced(r"UIFont\.preferredFont\(forTextStyle: \.\w+\)", lambda m, c: f"UIFont.systemFont(ofSize: {c.choice([12, 14, 17])})"), {"fixed-font"}),
    "label with a fixed font": (loaded('let note = UILabel()\nnote.text = "Terms apply"\nnote.font = UIFont.systemFont(ofSize: @font)\nview.addSubview(note)'), {"fixed-font"}),
    "custom font of a fixed size": (view('Text("Terms apply").font(.custom("Georgia", fixedSize: @font))'), {"fixed-font"}),
    "text that shrinks": (view('Text("Your subscription ends in three days").lineLimit(1).minimumScaleFactor(0.4)'), {"shrinking-text"}),
    "text in a low frame": (view('Text("Terms and conditions")\n    .font(.body)\n    .frame(height: 20)'), {"text-clipping"}),
    "text size that can't grow": (view('Text("Your balance").dynamicTypeSize(.large)', 'Text("Your balance").dynamicTypeSize(...DynamicTypeSize.xLarge)'), {"dynamic-type-cap", "fixed-font"}),
    # Touch
    "small icon button": (
        view(
            'Button(action: {}) { Image(systemName: "xmark").frame(width: @size, height: @size) }\n    .accessibilityLabel("Close")',
            'Button {\n    print("closed")\n} label: {\n    Image(systemName: "xmark")\n        .resizable()\n        .frame(width: @size, height: @size)\n}\n.accessibilityLabel("Close")'),
        {"small-target"}),
    "small UIKit button": (
        loaded(
            'let close = UIButton(frame: CGRect(x: 0, y: 0, width: @size, height: @size))\nclose.accessibilityLabel = "Close"\nview.addSubview(close)',
            'let close = UIButton(type: .system)\nclose.setTitle("Close", for: .normal)\nview.addSubview(close)\nclose.widthAnchor.constraint(equalToConstant: @size).isActive = true\nclose.heightAnchor.constraint(equalToConstant: @size).isActive = true'),
        {"small-target"}),
    "small tappable image": (view('Image(systemName: "star")\n    .frame(width: @size, height: @size)\n    .onTapGesture { print("starred") }\n    .accessibilityAddTraits(.isButton)'), {"small-target"}),
    "small control size": (
        view('Button("Undo") { print("undone") }\n    .buttonStyle(.bordered)\n    .controlSize(.mini)', 'HStack { Button("Undo") { print("undone") }; Button("Redo") { print("redone") } }\n    .buttonStyle(.bordered)\n    .controlSize(.small)'),
        {"small-control-size"}),
    "small buttons side by side": (
        view('HStack(spacing: 2) {\n    Button("A") {}.frame(width: 20, height: 20)\n    Button("B") {}.frame(width: 20, height: 20)\n}'), {"tight-spacing", "small-target"}),
    # Names and roles
    "icon button loses its label": (unlabeled(), {"unlabelled-image-button", "empty-control-label", "unnamed-image"}),
    "image button without a name": (
        view('Button(action: {}) { Image("close-icon") }', 'Button {\n    print("shared")\n} label: {\n    Image("share-arrow").frame(width: 44, height: 44)\n}'),
        {"unlabelled-image-button", "empty-control-label"}),
    "UIKit image button without a name": (
        loaded('let share = UIButton(type: .custom)\nshare.setImage(UIImage(named: "share"), for: .normal)\nview.addSubview(share)'), {"unlabelled-image-button"}),
    "control without a label": (
        view('Toggle("", isOn: .constant(true))', 'TextField("", text: .constant(""))', 'Slider(value: .constant(0.5), in: 0...1) { Text("") }', 'Picker("", selection: .constant(0)) { Text("One").tag(0) }'),
        {"empty-control-label"}),
    "tap without a role": (
        view('Text("Show all")\n    .onTapGesture { print("shown") }', 'HStack { Text("Details") }\n    .contentShape(Rectangle())\n    .onTapGesture { print("opened") }'), {"tap-gesture-on-view"}),
    "label that says the role": (replaced(r'\.accessibilityLabel\("([A-Za-z ]{3,30})"\)', lambda m, c: f'.accessibilityLabel("{m.group(1)} button")'), {"label-wording"}),
    "label that is a file name": (view('Button(action: {}) { Image("ic_share") }\n    .accessibilityLabel("ic_share")'), {"label-wording"}),
    "label without the visible title": (
        view('Button("Send message") { print("sent") }\n    .accessibilityLabel("Submit the form")', 'Button {\n    print("opened")\n} label: {\n    HStack { Image(systemName: "map"); Text("Directions") }\n}\n.accessibilityLabel("Open route")'),
        {"label-in-name"}),
    "element that drops its buttons": (
        view('HStack { Button("Less") { print("less") }; Text("2"); Button("More") { print("more") } }\n    .accessibilityElement(children: .ignore)\n    .accessibilityLabel("Count")'),
        {"ignored-controls"}),
    "image that only its file names": (view('Image("chart-growth")\n    .resizable()\n    .scaledToFit()', 'Image("team-photo")'), {"unnamed-image"}),
    "hidden button": (view('Button("Delete account") { print("deleted") }\n    .accessibilityHidden(true)'), {"hidden-control"}),
    # Color
    "white on white": (
        view('Text("Delete")\n    .foregroundColor(.white)\n    .padding()\n    .background(Color.white)', 'Button("Delete") {}\n    .foregroundStyle(.white)\n    .background(Color(red: 0.95, green: 0.95, blue: 0.97))'),
        {"code-contrast"}),
    "gray on white": (view('Text("Optional")\n    .foregroundColor(Color(white: 0.75))\n    .background(Color.white)'), {"code-contrast"}),
    "color becomes a literal": (
        replaced(r"\.(foregroundColor|foregroundStyle|background|tint)\((Color)?\.(accentColor|primary|secondary)\)", lambda m, c: f".{m.group(1)}(Color(red: 0.{c.randrange(10, 90)}, green: 0.3, blue: 0.5))"),
        {"hardcoded-color", "code-contrast"}),
    # Motion and gestures
    "endless motion": (
        view('Circle()\n    .scaleEffect(1.2)\n    .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: true)'), {"endless-motion"}),
    "drag as the only way": (
        view('Text("Archive")\n    .gesture(DragGesture().onEnded { _ in print("archived") })', 'Image(systemName: "photo")\n    .gesture(MagnificationGesture().onEnded { _ in print("zoomed") })'),
        {"gesture-without-alternative"}),
}


def swift_files(folder):
    skipped = re.compile(r"(^|/)(Pods|Carthage|\.build|DerivedData|[^/]*Tests?|[^/]*Previews?[^/]*)/|Tests?\.swift$|\.generated\.swift$")
    return sorted(path for path in folder.rglob("*.swift") if path.is_file() and not skipped.search(str(path.relative_to(folder))))


# Rules that are off by default.
TURNED_ON = {"code": ["."], "rules": {rule: "warning" for rule in ("endless-motion", "gesture-without-alternative", "unnamed-image")}}


def findings(palpable, folder, configuration):
    """The findings as rows of file, line, and rule; no configuration means the rules that are on by default."""
    options = ["--configuration", configuration] if configuration else []
    answer = subprocess.run([palpable, "lint", ".", "--format", "json", *options], cwd=folder, capture_output=True, text=True)
    if answer.returncode > 1:
        sys.exit(f"{folder.name}: {answer.stderr.strip()[:300]}")
    report = json.loads(answer.stdout)
    rows = []
    for subject in report["subjects"]:
        place = subject.get("at", "")
        for finding in subject.get("findings", []):
            file, line, _ = (finding.get("at") or place).rsplit(":", 2)
            rows.append((file, int(line), finding["rule"]))
    return rows


def planted(bases, chance, count):
    """Chooses kinds in turn, and a file and a line for each by chance; no file twice."""
    texts = {}
    for base in bases:
        for path in swift_files(base):
            try:
                lines = path.read_text(encoding="utf-8").split("\n")
            except UnicodeDecodeError:
                continue
            texts[path] = lines
    # Previews don't ship, so nothing is planted in them or below them.
    ends = {path: next((n for n, line in enumerate(lines) if PREVIEW.search(line)), len(lines)) for path, lines in texts.items()}
    sites = {name: [(path, n) for path, lines in texts.items() for n in kind[0][0](lines) if n < ends[path]] for name, kind in KINDS.items()}
    used, plan = set(), []
    while len(plan) < count:
        before = len(plan)
        for name in KINDS:
            free = [site for site in sites[name] if site[0] not in used]
            if not free or len(plan) == count:
                continue
            path, n = chance.choice(free)
            used.add(path)
            plan.append((name, path, KINDS[name][0][1](texts[path], n, chance), texts[path]))
        if len(plan) == before:
            break
    return plan


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("palpable")
    parser.add_argument("directory", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--default", action="store_true", help="use only the rules that are on by default")
    parser.add_argument("--list", action="store_true", help="also list the defects that are found")
    options = parser.parse_args()
    palpable = str(Path(options.palpable).resolve())
    with tempfile.TemporaryDirectory() as work:
        bases = []
        for name in options.names:
            shutil.copytree(options.directory / name, Path(work) / name, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            bases.append(Path(work) / name)
        configuration = None if options.default else Path(work, "palpable.json")
        if configuration:
            configuration.write_text(json.dumps(TURNED_ON))
        plan = planted(bases, random.Random(options.seed), options.count)
        before = {base: findings(palpable, base, configuration) for base in bases}
        for _, path, edit, lines in plan:
            path.write_text("\n".join(lines[:edit.start] + edit.lines + lines[edit.start + edit.removed:]), encoding="utf-8")
        after = {base: findings(palpable, base, configuration) for base in bases}
        totals = {}
        for name, path, edit, lines in plan:
            base = next(base for base in bases if base in path.parents)
            file = str(path.relative_to(base))
            # A removed line's defect is told at the control above it.
            first, last = (edit.start - 12, edit.start) if not edit.lines else (edit.start, edit.start + len(edit.lines) - 1)
            fits = KINDS[name][1]
            at = lambda rows, first, last: [rule for where, line, rule in rows if where == file and first <= line - 1 <= last and rule in fits]
            is_found = len(at(after[base], first, last)) > len(at(before[base], first, edit.start + edit.removed - 1) if edit.removed else [])
            found, all_ = totals.get(name, (0, 0))
            totals[name] = (found + is_found, all_ + 1)
            if not is_found or options.list:
                print(f"{'found ' if is_found else 'missed'}  {name}: {base.name}/{file}:{edit.start + 1}")
    print(f"seed {options.seed}, {len(plan)} defects in {', '.join(options.names)}")
    for name, (found, all_) in totals.items():
        print(f"  {found} of {all_}  {name}")
    print(f"{sum(found for found, _ in totals.values())} of {len(plan)} found")


if __name__ == "__main__":
    main()
