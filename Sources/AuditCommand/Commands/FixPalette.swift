import Audit
import AuditSession
import DesignTokens
import PaletteRepair
import ReportWriters

/// `palpable fix`: finds the smallest color changes that make every pairing pass, or explains why none exist.
struct FixPalette: Command {
  static let name = "fix"
  let summary = "Find the smallest color changes that make every pairing pass, or explain why none exist."
  let operands = "[PATH...]"
  let format = Option(
    formats: ReportWriters.choices(for: .repair).map { ($0.word, $0.choice) } + [
      (.init(patchWord, "edits of the token files, for git apply"), nil)
    ])
  let patch = Option("patch", value: "FILE", "write the patch to FILE, same as --format patch=FILE")
  let writesInPlace = Option("write", "edit the token files in place if the changes make every pairing pass")
  let locks = Option("lock", values: "GLOB", "tokens that must not change; repeatable")
  let weights = Option(
    "weight", values: "GLOB=FACTOR", "cost factor for changing these tokens (default: 1); repeatable")
  let hueTolerance = Option(
    "hue-tolerance", value: "DEGREES", "largest hue change, 0 to 180 degrees (default: 0)")
  let refusesAdditions = Option("no-additions", "don't add values to modes in which a token has none")
  let keepsApart = Option(
    "keep-apart", "keep colors of each family distinguishable for people with a color vision deficiency")
  let allowsFlips = Option(
    "allow-flips", "let surfaces turn from light to dark, and let lighter and darker colors swap sides")
  let margin = Option(
    "margin", value: "PERCENT", "least margin of fixed pairings above the required ratio, 0 to 100 (default: 1.5)")
  let proposal = Option(
    "proposal", value: "NAME",
    "kind of proposal: \(RepairReport.Settings.Proposal.allCases.map(\.rawValue).joined(separator: ", ")) (default: smallest)"
  )
  let step = Option("step", value: "N", "write and patch only step N of the plan")
  let effort = Option(
    "effort", value: "FACTOR", "factor on the search work for colors that may swap sides (default: 1)")
  let timeLimit = Option(
    "time-limit", value: "SECONDS",
    "end the search with the best colors found by then; the result differs from run to run (default: none)")
  let gate = GateOptions()
  let root = Option.root
  /// The word for the only format that isn't a report.
  static let patchWord = "patch"
  let discussion = """
    PATH is any path that palpable audit accepts (default: ./palpable.json). All modes are fixed together: a value that
    appears in several modes must pass in each. In a GLOB, * matches within a segment of a token path, ** across segments.

    Nothing is written unless you ask for it. The patch is for git:

      palpable fix Design --format patch > fix.patch
      git apply fix.patch

    Its paths start at the root (see --root), and git resolves them from the top of the repository. In a subfolder, git
    apply silently changes nothing; add --directory="$(git rev-parse --show-prefix)" to git apply.

    With --write, all files are edited or none; nothing is written if a file has changed since it was read. If a
    pairing would still fail, --write writes nothing, and the patch contains the best compromise. The exit code is 0 if every
    pairing that counts toward the gate passes, with or without changes. It is 1 if such a pairing still fails or is
    undetermined. With --step, it is 1 if other steps are left. Findings on text and touch targets are listed but
    don't affect the exit code.
    """

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    let watch = try watch(arguments, in: environment)
    return try run(arguments, in: environment) { request, settings, record in
      try AuditSession(request).repair(settings, recording: record, watch: watch)
    }
  }

  /// Runs the command with a search.
  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment,
    repair: (AuditRequest, RepairReport.Settings, InputRecord) throws -> PaletteRepairResult
  ) throws -> CommandResult {
    var request = AuditFiles.request(arguments.operands, in: environment)
    gate.set(&request, arguments)
    request.boundary = arguments[root]
    let settings = try settings(arguments)
    let output = RepairOutput(self, arguments, environment)
    try output.prepare(inputs: request.paths)
    let result = try repair(request, settings, output.files.record)
    try checkStep(settings, result.report)
    try checkPatterns(settings, result.report.before.system.tokens)
    return try output.write(result)
  }

  /// Returns what shows the progress of the search, and ends it at the time limit.
  private func watch(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws(UsageError) -> RepairWatch
  {
    let start = ContinuousClock.now
    let limit = try arguments[timeLimit].map { text throws(UsageError) in
      guard let seconds = Self.number(text), seconds <= 86_400 else {
        throw .unfitValue(option: timeLimit.name, value: text, expected: "use a number of seconds from 0 to 86400")
      }
      return Duration.seconds(seconds)
    }
    return RepairWatch(isOver: {
      environment.progress?.refresh()
      return limit.map { ContinuousClock.now - start >= $0 } ?? false
    }) { stage in
      environment.progress?.show(stage.text)
    }
  }

  /// Returns the search settings from the arguments.
  private func settings(_ arguments: ParsedArguments) throws(UsageError) -> RepairReport.Settings {
    var settings = RepairReport.Settings()
    for text in arguments[locks] { settings.locked.append(try Self.pattern(text, of: locks, value: text)) }
    for text in arguments[weights] { settings.weights.append(try weight(text)) }
    if let text = arguments[hueTolerance] {
      guard let degrees = Self.number(text), degrees <= 180 else {
        throw .unfitValue(option: hueTolerance.name, value: text, expected: "use a number of degrees from 0 to 180")
      }
      settings.hueTolerance = degrees
    }
    settings.addsValues = !arguments[refusesAdditions]
    settings.keepsFamiliesApart = arguments[keepsApart]
    settings.allowsFlips = arguments[allowsFlips]
    settings.comparesProposals = true
    try setProposal(&settings, arguments)
    return settings
  }

  private func setProposal(_ settings: inout RepairReport.Settings, _ arguments: ParsedArguments) throws(UsageError) {
    if let text = arguments[margin] {
      guard let percent = Self.number(text), percent <= 100 else {
        throw .unfitValue(option: margin.name, value: text, expected: "use a percentage from 0 to 100")
      }
      settings.margin = percent / 100
    }
    if let text = arguments[proposal] {
      guard let kind = RepairReport.Settings.Proposal(rawValue: text) else {
        let names = RepairReport.Settings.Proposal.allCases.map(\.rawValue)
        throw .unfitValue(option: proposal.name, value: text, expected: "use \(names.joined(separator: ", "))")
      }
      settings.proposal = kind
    }
    if let text = arguments[step] {
      guard let number = Int(text), number > 0 else {
        throw .unfitValue(option: step.name, value: text, expected: "use the number of a step of the plan")
      }
      settings.step = number
    }
    if let text = arguments[effort] {
      guard let factor = Self.number(text), factor <= 1000 else {
        throw .unfitValue(option: effort.name, value: text, expected: "use a factor from 0 to 1000")
      }
      settings.effort = Int(Double(settings.effort) * factor)
    }
  }

  /// Throws for a step that the plan doesn't have.
  private func checkStep(_ settings: RepairReport.Settings, _ report: RepairReport) throws(UsageError) {
    guard let number = settings.step, number > report.plan.count else { return }
    let steps = report.plan.count == 1 ? "1 step" : "\(report.plan.count) steps"
    throw .unfitValue(option: step.name, value: "\(number)", expected: "the plan has \(steps)")
  }

  private func weight(_ text: String) throws(UsageError) -> RepairReport.Settings.Weight {
    let bytes = Array(text.utf8)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "=")), end > 0 else {
      throw .unfitValue(
        option: weights.name, value: text, expected: "use tokens and a factor, such as --weight 'color.brand*=4'")
    }
    let factor = Self.number(String(decoding: bytes[(end + 1)...], as: UTF8.self))
    guard let factor, factor > 0, factor <= 1_000_000 else {
      throw .unfitValue(option: weights.name, value: text, expected: "use a factor above 0 and at most 1000000")
    }
    let glob = String(decoding: bytes[..<end], as: UTF8.self)
    return .init(try Self.pattern(glob, of: weights, value: text), factor: factor)
  }

  private static func pattern(_ text: String, of option: Option<[String]>, value: String) throws(UsageError)
    -> PathPattern
  {
    guard !text.utf8.isEmpty else {
      throw .unfitValue(option: option.name, value: value, expected: "use token names, such as color.brand*")
    }
    do throws(PathPattern.SyntaxError) { return try PathPattern(text) } catch {
      throw .unfitValue(option: option.name, value: value, expected: "it isn't a valid pattern: \(error.message.text)")
    }
  }

  /// Returns a decimal number without a sign: digits, with an optional period between them.
  private static func number(_ text: String) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.count <= 12 && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return isDecimal ? Double(text) : nil
  }

  /// Throws for a pattern that matches no token, because it wouldn't protect anything.
  private func checkPatterns(_ settings: RepairReport.Settings, _ tokens: TokenSet) throws(UsageError) {
    let named = settings.locked.map { (locks.name, $0) } + settings.weights.map { (weights.name, $0.pattern) }
    for (option, pattern) in named where !tokens.tokens.contains(where: { pattern.matches($0.path) }) {
      let names = tokens.tokens.map(\.path.description)
      throw .unmatchedPattern(
        option: option, value: pattern.description, suggestion: nearest(to: pattern.description, among: names))
    }
  }
}

extension RepairWatch.Stage {
  /// What runs, for a line on the terminal or a client.
  var text: String {
    switch self {
    case .searching: "searching for colors"
    case .repointing: "searching for other steps of the palette"
    case .explaining: "explaining conflicts"
    case .comparing: "comparing proposals"
    case .auditing: "auditing the result"
    }
  }
}
