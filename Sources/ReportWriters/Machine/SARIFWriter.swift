import Audit
import SourceText

/// A writer for the findings as SARIF 2.1.0, in the form that GitHub code scanning requires.
public struct SARIFWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "sarif", fileExtension: "sarif", summary: "SARIF 2.1.0 for code scanning", namesPalpable: true)

  /// The largest number of results that GitHub accepts in one run.
  static let resultLimit = 25_000
  /// The largest number of input notices in the output.
  static let notificationLimit = 1_000

  /// The largest number of results in the output.
  private let limit: Int

  /// Creates a writer.
  public init() { self.init(limit: SARIFWriter.resultLimit) }

  /// Creates a writer with another limit, for tests.
  init(limit: Int) { self.limit = limit }

  public static func isOwn(_ start: ReportStart) -> Bool {
    start.contains(#""runs""#) && start.contains(#""palpable""#)
  }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let log = JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run(report)])),
    ])
    log.write(to: &output)
    output.write("\n")
  }

  private func run(_ report: AuditReport) -> JSONText {
    let leftOut = Array(report.findings.dropFirst(limit))
    let results = SARIFResults(report: report)
    return .object([
      ("tool", .object([("driver", driver(report))])),
      ("automationDetails", .object([("id", .string(SARIFWriter.category(of: report)))])),
      ("originalUriBaseIds", .object([(SARIFPlaces.base, .object([("description", SARIFText.message(root))]))])),
      ("columnKind", .string("unicodeCodePoints")),
      ("invocations", .array([invocation(report, leftOut)])),
      ("results", .rows(min(limit, report.findings.count)) { results.result($0) }),
      ("properties", .object(properties(report, leftOut))),
    ])
  }

  private var root: String {
    "The folder in which palpable ran; in CI, the repository root."
  }

  /// Returns the category, which separates results from those of other systems and profiles on GitHub; ends with a slash.
  static func category(of report: AuditReport) -> String {
    let name = report.system.name.isEmpty ? "unnamed" : report.system.name
    return "palpable/\(SARIFPlaces.encoded(name, keepsSlash: false))/\(report.system.profile.rawValue)/"
  }

  private func driver(_ report: AuditReport) -> JSONText {
    .object([
      ("name", .string(report.tool.name)), ("version", .string(report.tool.version)),
      ("semanticVersion", .string(report.tool.version)), ("rules", .array(report.rules.map(SARIFRule.descriptor))),
    ])
  }

  private func invocation(_ report: AuditReport, _ leftOut: [Finding]) -> JSONText {
    var notifications: [JSONText] = []
    if !leftOut.isEmpty {
      let text =
        "\(leftOut.count) of \(report.findings.count) findings are omitted, \(leftOut.count(where: \.gates)) of which fail the gate; the limit is \(limit). The JSON report lists all findings."
      notifications.append(.object([("level", .string("warning")), ("message", SARIFText.message(text))]))
    }
    notifications += report.notices.prefix(SARIFWriter.notificationLimit).map { notice in
      var members: [(String, JSONText)] = [
        ("level", .string("note")), ("message", SARIFText.message(notice.message)),
      ]
      if let place = notice.location { members.append(("locations", .array([SARIFPlaces.location(place)]))) }
      return .object(members)
    }
    let passed = report.decision == .passed
    return .object([
      ("executionSuccessful", .boolean(true)), ("exitCode", .integer(passed ? 0 : 1)),
      ("exitCodeDescription", .string(passed ? "the gate passed" : "the gate failed")),
      ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func properties(_ report: AuditReport, _ leftOut: [Finding]) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("name", .string(SARIFText.shown(report.system.name))), ("profile", .string(report.system.profile.rawValue)),
      ("decision", .string(report.decision.rawValue)), ("columnUnit", .string("utf8Bytes")),
      ("findings", .integer(report.findings.count)), ("findingsLeftOut", .integer(leftOut.count)),
      ("gatingFindingsLeftOut", .integer(leftOut.count(where: \.gates))),
    ]
    if let date = report.date { members.append(("date", .string(SARIFText.shown(date)))) }
    if let today = report.today { members.append(("waiversJudgedOn", .string(today.description))) }
    if report.hasBaseline {
      // GitHub opens an alert for every result, whatever its baseline state, so findings that are gone must not become results.
      let gone = report.measured.baseline.filter { $0.state == .gone }
      members.append(("absentFromBaseline", .array(gone.map { .string($0.entry.fingerprint.madeVisible) })))
    }
    return members
  }
}
