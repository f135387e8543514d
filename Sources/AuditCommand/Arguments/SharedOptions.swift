import Audit
import AuditSession
import ReportWriters

extension Option<Bool> {
  /// Whether a result is JSON; otherwise it is text.
  static var textOrJSON: Option {
    Option(
      "format", value: "F", "output format",
      [(.init("text", "for people"), false), (.init("json", "for other programs"), true)], default: false)
  }
}

extension Option<String?> {
  /// The only mode to audit.
  static var mode: Option { Option("mode", value: "M", "audit only this mode") }
  /// The baseline file.
  static var baseline: Option {
    Option("baseline", value: "FILE", "fail only on findings that are new or worse than in FILE")
  }
  /// The folder with all files that may be read.
  static var root: Option {
    Option(
      "root", value: "DIR",
      "read referenced files only inside DIR (default: the working directory, or the audited folder if it is elsewhere)"
    )
  }
}

extension Option<[(format: any ReportWriter, file: String?)]> {
  /// The reports of results of a kind.
  static func reports(of kind: ReportKind) -> Option { Option(formats: ReportWriters.choices(for: kind)) }
}

extension ReportWriters {
  /// Returns the writers of a kind of results, with the names of their formats as words.
  static func choices(for kind: ReportKind) -> OptionChoices<any ReportWriter> {
    writers(for: kind).map { writer in
      let format = type(of: writer).format
      return (.init(format.id, format.summaries[kind] ?? ""), writer)
    }
  }
}

extension ReportWriter {
  /// Returns the writer for standard output, where the console format may have colors.
  func printed(in environment: CommandEnvironment) -> any ReportWriter {
    self is ConsoleWriter ? ConsoleWriter(usesColor: environment.showsColor) : linked(in: environment)
  }

  /// Returns the writer with the addresses of source lines, where a summary is for a CI runner.
  func linked(in environment: CommandEnvironment) -> any ReportWriter {
    guard self is SummaryWriter else { return self }
    return SummaryWriter(links: SourceLinks(environment.variables, root: environment.workingDirectory))
  }
}

/// The options for the profile and the gate.
struct GateOptions: OptionSource {
  let profile = Option(
    "profile", value: "P", "guideline to apply instead of the configured one",
    Profile.allCases.map { (.init($0.rawValue, $0.title), $0) })
  let standard = Option(
    "standard", value: "S", "standard whose criteria count toward the gate, instead of the configured one",
    Standard.allCases.map { (.init($0.rawValue, $0.title), $0) })
  let isStrict = Option("strict", "count warnings as errors")
  let failOn = Option(
    "fail-on", value: "LEVEL", "lowest level that fails the gate",
    [Level.note, .warning, .error].map { (.init($0.rawValue), $0) }, default: .error)
  // Listed, because reflection is slow; a test compares both.
  var options: [OptionDescription] { .init(profile, standard, isStrict, failOn) }

  /// Sets the profile and the gate of a request.
  func set(_ request: inout AuditRequest, _ arguments: ParsedArguments) {
    request.profile = arguments[profile]
    request.standard = arguments[standard]
    request.gate.isStrict = arguments[isStrict]
    request.gate.failOn = arguments[failOn]
  }
}

/// The options of commands that audit once: the gate, the baseline, an earlier audit, the date, and the root.
struct AuditOptions: OptionSource {
  let gate = GateOptions()
  let baseline = Option.baseline
  let writeBaseline = Option("write-baseline", value: "FILE", "accept all current failures and save them to FILE")
  let prunes = Option("prune", "remove fixed findings from the baseline and tighten improved ones")
  let against = Option(
    "against", value: "PATH",
    "fail only on findings that are new or worse than in PATH, an earlier version or its report.json")
  let changed = Option(
    "changed", "fail only on findings that are new or worse than at the merge base of a git pull request")
  let base = Option(
    "base", value: "REF",
    "with --changed: branch or commit to merge into (default: the pull request's target, or origin/HEAD)")
  let date = Option(
    "date", value: "YYYY-MM-DD",
    "report date, also used for waiver expiration (default: today in UTC, for waivers only)")
  let root = Option.root
  // Listed, because reflection is slow; a test compares both.
  var options: [OptionDescription] { .init(gate, baseline, writeBaseline, prunes, against, changed, base, date, root) }

  /// Sets everything but the inputs of a request.
  func set(_ request: inout AuditRequest, _ arguments: ParsedArguments) throws(UsageError) {
    if arguments[writeBaseline] != nil, arguments[prunes] { throw .conflict(writeBaseline.name, prunes.name) }
    if arguments[changed], arguments[against] != nil { throw .conflict(changed.name, against.name) }
    if arguments[base] != nil, !arguments[changed] { throw .missingOption(changed.name, neededBy: "--\(base.name)") }
    gate.set(&request, arguments)
    request.baseline = arguments[baseline]
    request.against = arguments[against]
    request.date = arguments[date]
    request.boundary = arguments[root]
  }
}
