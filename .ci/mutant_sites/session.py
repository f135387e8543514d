"""Configuration and sessions: how entries are read, which files count, and what a repair writes."""

ERRORS = r"^AuditCommandTests\.ErrorMessage"
CONFIGURATION = r"^AuditSessionTests\.(Ruleset|ModeNames|ContrastRequirement|FamilyConfiguration|TierConfiguration|TextAndTouch|TextStyleMode)"
DRAFT = r"^AuditCommandTests\.Init"
INPUT = r"^AuditSessionTests\.(Boundary|FileMode|FileOrder|FolderWalk|ModeFolder|SkippedFile|TokenCopy|TokenFormatInput|UnorderedFiles|DeviceMode)"
EXCEPTIONS = r"^AuditSessionTests\.(Baseline|Against|Extends|EarlierReport|Waiver)"

SESSION = "Sources/AuditSession/"
READER, STYLES = SESSION + "Configuration/ConfigurationReader.swift", SESSION + "System/SystemBuilder+Styles.swift"
SETTINGS, CHAIN = SESSION + "Configuration/RuleSettings.swift", SESSION + "Configuration/ConfigurationChain.swift"
OBJECT = SESSION + "Configuration/ObjectReader.swift"
EXCEPTION, ENTRIES = SESSION + "Configuration/ConfigurationReader+GateExceptions.swift", SESSION + "Configuration/ConfigurationReader+Entries.swift"
DRAFTED, BASELINE = SESSION + "Configuration/DraftWriter.swift", SESSION + "GateExceptions/BaselineReader.swift"
BOUNDARY = SESSION + "Input/ReadingBoundary.swift"

SITES = [
    (READER, "if let base = mode.base, [[!names.contains(base)]] {", "false", ERRORS),
    (SETTINGS, "let level = setting.rule.level(ofOption: member.name), [[level > setting.level]], setting.level != .off else",
     "true", CONFIGURATION),
    (CHAIN, "if target == path || [[chain.contains(target)]] {", "false", EXCEPTIONS),
    (CHAIN, "guard [[readCount < ConfigurationChain.limit]] else", "true", EXCEPTIONS),
    (OBJECT, "if let number = value.number, [[number >= 0]] {", "true", ERRORS),
    (OBJECT, "contains(where: { !$0.properties.isWhitespace && [[!$0.isUnseen]] })", "true", EXCEPTIONS),
    (EXCEPTION, "[[!scope.tokens.isEmpty || !scope.subjects.isEmpty || scope.mode != nil]] else", "true", ERRORS),
    (EXCEPTION, "if let type = RuleCatalog.rule(rule), [[isAboutGateExceptions(type)]] {", "false", ERRORS),
    (ENTRIES, "guard [[named.count == 1]] else", "named.count > 0", ERRORS),
    (STYLES, "guard factor > 0, [[factor <= 1]] else", "true", ERRORS),
    (STYLES, "guard [[(1...1000).contains(weight)]] else", "true", ERRORS),
    (SESSION + "Configuration/ConfigurationReader+Colors.swift", "let ratio = value.number, [[range.contains(ratio)]] else",
     "true", CONFIGURATION),
    (DRAFTED, "let least = [[max(2, ((counts.values.max() ?? 0) + 1) / 2)]]", "1", DRAFT),
    (DRAFTED, "$0.type == .color && [[!used.contains($0.path)]]", "true", DRAFT),
    (BASELINE, "guard [[seen.insert(Array(entry.fingerprint.utf8)).inserted]] else", "true", EXCEPTIONS),
    (BASELINE, 'guard root["schemaVersion"]?.number == [[Double(Baseline.schemaVersion)]] else', 'root["schemaVersion"]?.number', EXCEPTIONS),
    (BOUNDARY, "guard [[isTrusted]], !isAskedFor else", "true", INPUT),
    (BOUNDARY, "return [[!isBelowBase(path)]] || bases.contains", "true", INPUT),
]
