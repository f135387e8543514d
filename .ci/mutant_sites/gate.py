"""What decides about a finding, what escapes in the reports, and how the command ends."""

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
    (PALPABLE, "catch let error as UsageError {\n      return CommandResult([[.impossible]]", ".failed", COMMAND),
    (PALPABLE, "CommandResult([[.impossible]], status: failureText(error))", ".passed", COMMAND),
]
