import Audit
import AuditSession
import DesignTokens
import ReportWriters

/// `palpable fix`: the least change of colors with which everything passes, or why there is none.
enum FixPalette: Command {
  static let name = "fix"
  static let summary = "Finds the least change of colors with which every pairing passes, or says why there is none."
  static let operands = "[PATH...]"
  static let options = [
    OptionDescription(
      "format", value: "F[=FILE]", "what to print, or to write to FILE; repeatable",
      kind: .wordsWithFile(RepairOutput.all.map { .init($0.name, $0.summary) }), isRepeatable: true),
    OptionDescription("patch", value: "FILE", "write the patch to FILE, as --format patch=FILE does"),
    OptionDescription("write", "edit the token files in place, if the changes make every pairing pass"),
    OptionDescription("lock", value: "GLOB", "tokens whose colors stay; repeatable", isRepeatable: true),
    OptionDescription(
      "weight", value: "GLOB=FACTOR", "how dear a change of these tokens is, 1 for all others; repeatable",
      isRepeatable: true),
    OptionDescription("hue-tolerance", value: "DEGREES", "how far hues may turn, 0 to 180; without it, they stay"),
    OptionDescription("no-additions", "give no token a value in a mode in which it has none"),
    OptionDescription("keep-apart", "keep the colors of each family apart for people with a color-vision deficiency"),
    AuditFiles.profileOption, AuditFiles.strictOption, AuditFiles.failOnOption, AuditFiles.rootOption,
  ]
  static let discussion = """
    PATH is what palpable audit takes; the default is ./palpable.json. All modes are repaired together: a value that shows
    in several of them has to do in each. In a GLOB * matches within a segment of a token's path, ** across segments.

    Nothing is written unless it is asked for. The patch is for git:

      palpable fix Design --format patch > fix.patch
      git apply fix.patch

    Its paths start at the root that --root tells of, and git takes them from the top of the repository. In a folder of it
    git apply changes nothing and says nothing; there, add --directory="$(git rev-parse --show-prefix)" to git apply.

    With --write, files are edited only if they are as they were read, and none is unless all are. Where no colors make
    everything pass, --write writes nothing; the patch then holds the best compromise. The exit code is 0 if every pairing
    that gates passes with the changes or as it is, 1 if no colors do it or something that gates cannot be decided.
    Findings on text and touch are listed and change nothing about it.
    """

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    try run(arguments, in: environment) { request, settings, record in
      try AuditSession(request).repair(settings, recording: record)
    }
  }

  /// Runs the command with a search.
  static func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment,
    repair: (AuditRequest, RepairReport.Settings, InputRecord) throws -> PaletteRepairResult
  ) throws -> CommandResult {
    let request = try AuditFiles.request(arguments, in: environment)
    let settings = try settings(arguments)
    let output = try RepairOutput(arguments, environment)
    try output.prepare(inputs: request.paths)
    let result = try repair(request, settings, output.files.record)
    try checkPatterns(settings, result.report.before.system.tokens)
    return try output.write(result)
  }

  /// What arguments allow.
  private static func settings(_ arguments: ParsedArguments) throws(UsageError) -> RepairReport.Settings {
    var settings = RepairReport.Settings()
    for text in arguments.values("lock") { settings.locked.append(try pattern(text, option: "lock", value: text)) }
    for text in arguments.values("weight") { settings.weights.append(try weight(text)) }
    if let text = arguments.value("hue-tolerance") {
      guard let degrees = number(text), degrees <= 180 else {
        throw .unfitValue(option: "hue-tolerance", value: text, expected: "it is a number of degrees from 0 to 180")
      }
      settings.hueTolerance = degrees
    }
    settings.addsValues = !arguments.has("no-additions")
    settings.keepsFamiliesApart = arguments.has("keep-apart")
    return settings
  }

  private static func weight(_ text: String) throws(UsageError) -> RepairReport.Settings.Weight {
    let bytes = Array(text.utf8)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "=")), end > 0 else {
      throw .unfitValue(
        option: "weight", value: text, expected: "write tokens and a factor, such as --weight 'color.brand*=4'")
    }
    let factor = number(String(decoding: bytes[(end + 1)...], as: UTF8.self))
    guard let factor, factor > 0, factor <= 1_000_000 else {
      throw .unfitValue(option: "weight", value: text, expected: "the factor is more than 0 and at most 1000000")
    }
    let glob = String(decoding: bytes[..<end], as: UTF8.self)
    return .init(try pattern(glob, option: "weight", value: text), factor: factor)
  }

  private static func pattern(_ text: String, option: String, value: String) throws(UsageError) -> PathPattern {
    guard !text.utf8.isEmpty else {
      throw .unfitValue(option: option, value: value, expected: "it names tokens, such as color.brand*")
    }
    do throws(PathPattern.SyntaxError) { return try PathPattern(text) } catch {
      throw .unfitValue(option: option, value: value, expected: "it is no pattern: \(error.message.text)")
    }
  }

  /// A decimal number without a sign: digits, and a dot between them.
  private static func number(_ text: String) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.count <= 12 && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return isDecimal ? Double(text) : nil
  }

  /// Refuses a pattern that matches no token: what was to be protected would not be.
  private static func checkPatterns(_ settings: RepairReport.Settings, _ tokens: TokenSet) throws(UsageError) {
    let named = settings.locked.map { ("lock", $0) } + settings.weights.map { ("weight", $0.pattern) }
    for (option, pattern) in named where !tokens.tokens.contains(where: { pattern.matches($0.path) }) {
      let names = tokens.tokens.map(\.path.description)
      throw .unmatchedPattern(
        option: option, value: pattern.description, suggestion: nearestName(pattern.description, names))
    }
  }
}
