import Audit
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// A system with findings of every standing: failing, undecided, waived, accepted, worse than accepted, without weight.
struct MachineFixture {
  /// Makes a name out of a short word, wherever a name could come from input.
  var name: (String) -> String = { $0 }
  /// Whether anything is agreed about findings.
  var hasGateExceptions = true

  /// The writers for machines.
  static let writers: [any ReportWriter] = [
    SARIFWriter(), JUnitWriter(), GitHubWriter(), GitLabWriter(), CheckstyleWriter(), XcodeWriter(),
  ]

  /// The report on it.
  func report(limitedTo count: Int? = nil) -> AuditReport {
    var system = HTMLFixture(name: name).system
    if let count { system.pairings = Array(system.pairings.prefix(count)) }
    return report(on: system)
  }

  func report(on system: DesignSystem) -> AuditReport {
    let measured = MeasuredSystem(system)
    guard hasGateExceptions else { return auditor(GateExceptions()).report(on: measured) }
    let first = auditor(GateExceptions()).report(on: measured).findings
    return auditor(gateExceptions(about: first)).report(on: measured)
  }

  private func auditor(_ gateExceptions: GateExceptions) -> Auditor {
    Auditor(
      rules: [
        .init(TextNeedsRatio(), level: .error), .init(TextWantsRatio(), level: .note),
        .init(StyleFails(), level: .warning), .init(ControlIsUnknown(), level: .error),
      ], gate: Gate(), gateExceptions: gateExceptions)
  }

  /// Waives the controls, accepts the first contrast that fails as it is, remembers the second as better than it is, and a third that is gone.
  private func gateExceptions(about findings: [Finding]) -> GateExceptions {
    let failing = findings.filter { $0.rule == "text-needs-ratio" && $0.outcome == .failed }
    var entries: [Baseline.Entry] = []
    if let same = failing.first, let snapshot = FindingSnapshot(same) {
      entries.append(.init(same.fingerprint, snapshot))
    }
    if let worse = failing.dropFirst().first {
      entries.append(.init(worse.fingerprint, FindingSnapshot(.failed, measured: 4.499, required: 4.5)))
    }
    entries.append(
      .init("text-needs-ratio/light/text/gone/paper", FindingSnapshot(.failed, measured: 2, required: 4.5)))
    var waivers: [Waiver] = []
    if let subject = try? SubjectPattern("control **"), let expires = CalendarDay("2027-01-31") {
      let place = SourceLocation(
        path: name("palpable.json"), line: 9, column: 3, endLine: 9, endColumn: 40, byteRange: 100..<137)
      waivers.append(
        Waiver(
          rule: "control-is-unknown", subject: subject, reason: name("until the redesign"), owner: name("ada"),
          expires: expires, declaration: place))
    }
    return GateExceptions(waivers: waivers, baseline: Baseline(entries), today: CalendarDay("2026-10-01"))
  }
}

/// Names that try to be more than names, in any of the formats.
///
/// Tests take their indices: as arguments they would stand in the log of the tests, where a CI would follow them.
let machineHostileNames = LongTests.some(
  [
    "]]><!--", "<script>alert(1)</script>", "\"x='y'\"", "a\nb\r\nc", "\u{2028}\u{2029}", "\u{202E}txet", "\u{1B}[31m",
    "::error::forged", "x\n::error file=a::forged", "##[error]forged", "::stop-commands::x", "%0A::error::forged",
    "%250A%0D", "\u{301}\u{301}\"\u{308}", "a\u{0}b", "\u{FFFE}\u{FFFF}", "a:1:2: error: forged",
    "[link](https://x.test)",
    "file:///etc/passwd?#", "&amp;&lt;", ",title=forged::x", "::", ":", "#", "",
  ], 4)

/// The JSON in a text.
func json(_ text: String) throws -> JSONNode {
  try readJSON(SourceFile(path: "report", bytes: Array(text.utf8)), dialect: .strict)
}
