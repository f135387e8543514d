"""The sites of `.ci/mutants`, how they are put into a copy of the sources, and the run over them.

A site is (file, text, mutated, tests) or (file, text, mutated, tests, why it cannot be noticed). The text stands exactly once in the file; the
expression between [[ and ]] is what is replaced, and the tests are a filter as `swift test --filter` takes it.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

GATE = r"^AuditTests\.Gate|^AuditTests\.AuditorTests"
CHANGE = r"^AuditTests\.Change"
WAIVER = r"^AuditTests\.|^AuditSessionTests\.(Waiver|Baseline|Override|Against)"
CODE = r"^ViewCodeTests\.Suppression|^AuditRulesTests\.CodeExampleTests|^AuditCommandTests\.LintTests"
STATES = r"^AuditSessionTests\.StateMatrix"
FILES = r"^AuditSessionTests\.(Checkout|Boundary)"
RULES = r"^AuditRulesTests\.RuleExampleTests"
CONTRAST = r"^ColorScienceTests\.(Contrast|Conversion)"
TEXT = r"^SourceTextTests\.(Unseen|JSONText|JSONProperty)"
LOG = r"^SourceTextTests\.(WorkflowCommand|MessageText)"
HTML = r"^ReportWritersTests\.HTMLEscapingTests/characters"
MACHINE = r"^ReportWritersTests\.(GitHubTests/(data|properties)|CheckstyleTests/whatXML)"
MARKDOWN = r"^ReportWritersTests\.GateExceptionEscapingTests/codeSpan"
COMMAND = r"^AuditCommandTests\.(AuditCommandTests|UsageTests|CheckAndRules|OldReport|ReplacedFile|OverTimeCommand)"

AUDIT = "Sources/Audit/"
DEBT, WAIVERS = AUDIT + "GateExceptions/FindingSnapshot.swift", AUDIT + "GateExceptions/Waiver.swift"
DAY, SCOPE = AUDIT + "GateExceptions/CalendarDay.swift", AUDIT + "GateExceptions/OverrideScope.swift"
COMPARISON, DECIMAL = AUDIT + "Subjects/Color/ContrastReason.swift", AUDIT + "Report/DecimalText.swift"
RULE = "Sources/AuditRules/Rules/"
TRUNCATED, ASCII = "Sources/SourceText/TruncatedText.swift", "Sources/SourceText/AsciiSet.swift"
LARGE, WCAG = "Sources/Typesetting/Guidelines/LargeText.swift", "Sources/Typesetting/Guidelines/WCAGMeasure.swift"
COLOR = "Sources/ColorScience/"
JSON, UNSEEN = "Sources/SourceText/JSONBytes.swift", "Sources/SourceText/UnseenScalars.swift"
BUILDER, XML = "Sources/PageModel/HTML/HTMLBuilder.swift", "Sources/ReportWriters/Machine/XMLText.swift"
GITHUB, MARK = "Sources/ReportWriters/Machine/GitHubCommand.swift", "Sources/PageModel/Markdown/MarkdownText.swift"
PALPABLE = "Sources/AuditCommand/Palpable.swift"
RUNNERS, MESSAGE = "Sources/SourceText/WorkflowCommands.swift", "Sources/SourceText/MessageText.swift"
OUTPUT = "Sources/AuditCommand/Output/OutputFolder.swift"

SITES = [
    (AUDIT + "Verdicts/Gate.swift", "[[level >= failOn]], level != .off", "level > failOn", GATE),
    (AUDIT + "Verdicts/Gate.swift", "level >= failOn, [[level != .off]]", "true", GATE),
    (AUDIT + "Verdicts/Gate.swift", "case .failed, .cantTell: return [[true]]", "outcome == .failed", GATE),
    (AUDIT + "Verdicts/Gate.swift", "[[isStrict && level == .warning]] ?", "isStrict && level == .note", GATE),
    (AUDIT + "Verdicts/Gate.swift", "reachesGate && [[!isWaived]] &&", "true", GATE),
    (AUDIT + "Verdicts/Gate.swift", "&& [[!(baseline?.isAccepted ?? false)]]", "true", GATE),
    (AUDIT + "Verdicts/Gate.swift", "&& [[!(against?.isAccepted ?? false)]]", "true", GATE),
    (DEBT, "guard [[now.kind == earlier.kind]],", "true", CHANGE),
    (DEBT, "[[now.isMinor || !earlier.isMinor]],", "true", CHANGE),
    (DEBT, "tolerance = [[1e-9]]", "1e-2", CHANGE),
    (DEBT, "[[now > before + slack]]", "now > before + 1", CHANGE),
    (DEBT, "? .worse(than: earlier) : [[now < before - slack]] ?", "now <= before", CHANGE),
    (DEBT, "!([[isRatio]] && Change.isLower(now.measured", "false", CHANGE),
    (DEBT, "return [[bounds.upperBound < required]]", "bounds.upperBound <= required", CHANGE,
     "bounds that fail lie on one side of what is required and do not touch it"),
    (DEBT, "? [[!lowerFell]] && !isLower(bounds.upperBound", "true", CHANGE),
    (DEBT, ": [[!upperRose]] && !isLower(before.lowerBound", "true", CHANGE),
    (DEBT, "case .new, .worse: [[false]]", "self != .new", CHANGE),
    (WAIVERS, "[[today > expires]]", "today >= expires", WAIVER),
    (WAIVERS, "[[floor <= required]] ?", "floor >= required", WAIVER),
    (WAIVERS, "? [[interval.lowerBound >= floor]] :", "interval.upperBound >= floor", WAIVER),
    (WAIVERS, ": [[interval.upperBound <= floor]]", "interval.lowerBound <= floor", WAIVER),
    (WAIVERS, "guard [[rule.hasSameBytes(as: finding.rule)]],", "rule == finding.rule", WAIVER,
     "the identifiers of rules are ASCII, for which equal and of the same bytes are one"),
    (WAIVERS, "finding.mode.map { [[mode.hasSameBytes(as: $0)]] }", "mode == $0", WAIVER),
    (AUDIT + "GateExceptions/GateExceptions.swift", "today.map { [[!waiver.isExpired(on: $0)]] }", "true", WAIVER),
    (AUDIT + "GateExceptions/GateExceptions.swift", "!waiver.isExpired(on: $0) } ?? [[false]] }", "true", WAIVER),
    (AUDIT + "Verdicts/AuditScope.swift", "guard [[!rulesThatAreOff.contains(parts[0])]] &&", "true", WAIVER),
    (AUDIT + "Verdicts/AuditScope.swift", "guard [[parts.count > 2]] else", "parts.count > 1", WAIVER),
    (AUDIT + "GateExceptions/Suppressions.swift", "for finding in findings where [[finding.isFromCode]]", "true", CODE,
     "places of findings that are not about code lie in other files, or where no comment suppresses anything"),
    (AUDIT + "GateExceptions/Suppressions.swift", "[[entries[entry].suppression.fault == nil]]", "true", CODE),
    (AUDIT + "GateExceptions/Suppressions.swift", "[[$0.hasSameBytes(as: finding.rule)]]", "true", CODE),
    (AUDIT + "Subjects/Color/PairingMeasurer.swift", "if canGate(pairing.origin), [[!(isWebOnly && system.platform == .ios)]]", "true", STATES),
    ("Sources/AuditSession/Input/InputFiles.swift", "|| mayLieOutside && [[boundary.isNoLink(real, path)]]", "true", FILES),
    (AUDIT + "GateExceptions/Baseline.swift", "filter { [[$0.state != .gone]] }", "true", WAIVER),
    (AUDIT + "GateExceptions/Baseline.swift", "guard [[self[key] == nil]] else", "true", WAIVER),
    (AUDIT + "Subjects/Names/SubjectName+Pairing.swift", "[[parts.count - 1 == patterns.count]] &&", "patterns.count <= parts.count - 1", WAIVER),
    (AUDIT + "Subjects/Names/SubjectPattern.swift", "while [[index + separator.count <= bytes.count]] {",
     "index + separator.count < bytes.count", WAIVER),
    (DAY, "[[year % 100 != 0]]", "true", WAIVER),
    (DAY, "|| [[year % 400 == 0]]", "false", WAIVER),
    (DAY, "guard [[(1...days[month - 1]).contains(day)]]", "(1...31).contains(day)", WAIVER),
    (DAY, "shifted < 10 ? shifted + 3 : shifted - [[9]]", "8", WAIVER),
    (DAY, "[[(left.year, left.month, left.day) < (right.year, right.month, right.day)]]",
     "(left.year, left.day, left.month) < (right.year, right.day, right.month)", WAIVER),
    (SCOPE, "if let mode, [[subject.modeName.map({ $0.hasSameBytes(as: mode) }) != true]]", "subject.modeName != mode", WAIVER),
    (SCOPE, "if [[!subjects.isEmpty]],", "false", WAIVER),
    (SCOPE, "return [[tokens.isEmpty]] ||", "true", WAIVER),
    (COMPARISON, "return [[contrast.lowest >= required]] ?", "contrast.lowest > required", RULES + "|" + WAIVER),
    (COMPARISON, "if [[contrast.lowest >= required]]", "contrast.highest >= required", RULES + "|" + WAIVER),
    (COMPARISON, "if [[contrast.highest < required]]", "contrast.highest <= required", RULES + "|" + WAIVER),
    (TRUNCATED, "rounded([[.down]])\n", ".toNearestOrEven", r"^AuditTests\.Decimal",
     "what is rounded up is larger than the number, and the next statement takes it back"),
    (TRUNCATED, "if [[units / scale > magnitude]]", "false", r"^AuditTests\.Decimal"),
    (DECIMAL, "(value * 100).rounded([[.up]])", ".down", r"^AuditTests\.Decimal"),
    (RULE + "ContrastMinimum.swift", "text = [[4.5]]", "4.49", RULES),
    (RULE + "ContrastMinimum.swift", "largeText = [[3.0]]", "4.5", RULES),
    (RULE + "NonTextContrast.swift", "nonText = [[3.0]]", "2.95", RULES),
    (RULE + "ContrastEnhanced.swift", "text = [[7.0]]", "6.9", RULES),
    (RULE + "ContrastEnhanced.swift", "largeText = [[4.5]]", "7.0", RULES),
    (RULE + "IncreasedContrast.swift", "text = [[7.0]]", "4.5", RULES),
    (RULE + "TargetSizeMinimum.swift", "if [[square >= Self.side]] { return", "square > Self.side", RULES),
    (RULE + "TargetSizeEnhanced.swift", "guard [[least < minimum]] else", "least <= minimum", RULES),
    (WCAG, "targetMinimum = [[24.0]]", "23.0", RULES + r"|^TypesettingTests"),
    (WCAG, "targetEnhanced = [[44.0]]", "43.0", RULES + r"|^TypesettingTests"),
    (LARGE, "[[size >= self.size]] ||", "size > self.size", RULES),
    (LARGE, "([[weight >= boldWeight]] &&", "weight > boldWeight", RULES + r"|^TypesettingTests"),
    (COLOR + "Contrast/ContrastRatio.swift", "foreground + [[0.05]]", "0.049", CONTRAST),
    (COLOR + "Contrast/ContrastRatio.swift", "[[a >= b]] ?", "a > b", CONTRAST,
     "for equal luminances a / b and b / a are both 1"),
    (COLOR + "Values/Color+Luminance.swift", "return [[0.2126]] *", "0.2126390058715104", CONTRAST),
    (COLOR + "Spaces/SRGB.swift", "[[$0 <= 0.04045]] ?", "$0 <= 0.05", CONTRAST),
    (COLOR + "Spaces/SRGB.swift", "[[$0 <= 0.0031308]] ?", "$0 <= 0.004", CONTRAST),
    (UNSEEN, "value >= 0x20, [[value < 0x7F]]", "value <= 0x7F", TEXT),
    (UNSEEN, "if [[value >= 0x20]],", "value >= 0x1F", TEXT),
    (UNSEEN, "|| [[properties.isDefaultIgnorableCodePoint]]", "false", TEXT),
    (ASCII, "guard isVisible, [[!special.contains(byte)]],", "true", TEXT),
    (JSON, r'''result += [["\\\""]]''', r'''"\""''', TEXT),
    (JSON, r'''result += [["\\\\"]]''', r'''"\\"''', TEXT),
    (JSON, "if [[scalar.isUnseen]] {", "false", TEXT),
    (BUILDER, 'safe += [["&amp;"]]', '"&"', HTML),
    (BUILDER, 'safe += [["&lt;"]]', '"<"', HTML),
    (BUILDER, 'safe += [["&gt;"]]', '">"', HTML),
    (BUILDER, 'safe += [["&quot;"]]', r'"\""', HTML),
    (BUILDER, 'safe += [[apostrophe]]', '''"'"''', HTML),
    (ASCII, "isVisible = [[byte >= 0x20]] &&", "true", HTML),
    (ASCII, "byte >= 0x20 && [[byte < 0x7F]]", "true", HTML),
    (XML, 'apostrophe: [["&apos;"]]', '''"'"''', MACHINE),
    (RUNNERS, "case .lineStart: guard [[isLineStart]] else", "isBlank", LOG),
    (RUNNERS, "case .lineStartAfterBlanks: guard [[isBlank]] else", "isLineStart", LOG),
    (RUNNERS, "isBlank = [[scalar?.properties.isWhitespace == true]]", "false", LOG),
    (RUNNERS, ".contains(byte) ? [[byte | 0x20]] : byte", "byte", LOG),
    (RUNNERS, 'if [[byte == UInt8(ascii: "\\n") || byte == UInt8(ascii: "\\r")]] {', 'byte == UInt8(ascii: "\\r")', LOG),
    (MESSAGE, "if [[shown.count < String.longestValue]] {", "shown.count <= String.longestValue", LOG),
    (MESSAGE, "guard [[shown.count <= String.longestValue]] else", "shown.count < String.longestValue", LOG),
    (OUTPUT, "[[status.permissions & 0o222 != 0]] &&", "true", COMMAND),
    (GITHUB, '''scalar == ":" && [[followsColon]]''', "false", MACHINE),
    (GITHUB, 'var followsColon = [[true]]', "false", MACHINE),
    (GITHUB, r'''harmless(text, keepsColons: false)) { [[["%", "\r", "\n"].contains($0)]] }''', r'["\r", "\n"].contains($0)', MACHINE),
    (GITHUB, r'''{ [[["%", "\r", "\n", ":", ","].contains($0)]] }''', r'["%", "\r", "\n", ":"].contains($0)', MACHINE),
    (MARK, '''if [[scalar == "|"]]''', "false", MARKDOWN),
    (MARK, "count: [[longest + 1]]", "1", MARKDOWN),
    (MARK, '''pad = [[edges.contains("`")]] ||''', "false", MARKDOWN),
    (MARK, "return [[isPlain && !looksLikeLink(visible) && visible.workflowCommand == nil]] ?", "isPlain && visible.workflowCommand == nil", MARKDOWN),
    ("Sources/AuditCommand/Commands/ReportRun.swift", "CommandResult([[report.decision == .passed]] ?", "true", COMMAND),
    ("Sources/AuditCommand/Commands/MakeReport.swift", "CommandResult([[report.decision == .passed]] ?", "true", COMMAND),
    ("Sources/AuditCommand/Commands/CheckColors.swift", "CommandResult([[Self.outcome(of: pairs, wanted) == .passed]] ?", "true", COMMAND),
    (PALPABLE, r'CommandResult([[.impossible]], status: "palpable: \(error.sentence)\n")', ".failed", COMMAND),
    (PALPABLE, "CommandResult([[.impossible]], status: failureText(error))", ".passed", COMMAND),
]

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


def apply(folder, files):
    """Copies the files with the choices in them, and touches none that is the same already."""
    sources, edits = {}, {}
    for number, site in enumerate(SITES, 1):
        file = site[0]
        if file not in sources:
            with open(file, encoding="utf-8") as stream:
                sources[file] = stream.read()
        before, expression, after = parts(site)
        text = before + expression + after
        found = sources[file].count(text)
        if found != 1:
            sys.exit(f"mutant {number}: {text!r} occurs {found} times in {file}, not once; correct the site in .ci/mutants.py")
        start = sources[file].index(text) + len(before)
        edits.setdefault(file, []).append((start, start + len(expression), f"(mutant == {number} ? ({site[2]}) : ({expression}))"))
    for file, changes in edits.items():
        for start, end, choice in sorted(changes, reverse=True):
            sources[file] = sources[file][:start] + choice + sources[file][end:]
    for module in {file.split("/")[1] for file in edits}:
        sources[f"Sources/{module}/Mutant.swift"] = CHOICE
    for file in sorted(set(files) | set(sources)):
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
    for tests in sorted({site[3] for site in SITES}):
        passed, count, failed = test(folder, bundle, tests, 0)
        if not passed or count == 0:
            sys.exit(f"The tests {tests} do not pass without a mutant: {failed or 'there are none'}")
    chosen = numbers or list(range(1, len(SITES) + 1))
    with ThreadPoolExecutor(2) as pool:
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


if sys.argv[1] == "apply":
    apply(sys.argv[2], [name for name in sys.stdin.buffer.read().decode("utf-8").split("\0") if name])
else:
    run(sys.argv[2], sys.argv[3], [int(number) for number in sys.argv[4:]])
