import Audit
import Testing

@testable import ReportWriters

@Suite("Xcode diagnostics, read line by line")
struct XcodeTests {
  /// What Xcode takes a line apart into: everything up to the first colon is the path.
  private struct Diagnostic {
    let path: String
    let line: Int
    let column: Int
    let kind: String
    let message: String

    init?(_ text: String) {
      let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 4, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      let space = UInt8(ascii: " ")
      guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]),
        parts[3].utf8.first == space, parts[4].utf8.first == space
      else { return nil }
      path = parts[0]
      (self.line, self.column) = (line, column)
      kind = String(parts[3].unicodeScalars.dropFirst())
      message = String(parts[4].unicodeScalars.dropFirst())
    }
  }

  private func diagnostics(_ report: AuditReport) throws -> [Diagnostic] {
    try XcodeWriter().text(of: report).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { try #require(Diagnostic(String($0))) }
  }

  @Test func everyFindingIsOneLine() throws {
    let report = MachineFixture().report()
    let lines = try diagnostics(report)
    #expect(lines.count == report.findings.count)
    for (finding, line) in zip(report.findings, lines) {
      #expect(line.path == "tokens" && line.line > 0 && line.column > 0)
      let held = finding.waiver != nil || finding.baseline?.isAccepted == true
      #expect(line.kind == (finding.gates ? "error" : held || finding.level == .note ? "note" : "warning"))
      #expect(line.message.hasPrefix(finding.subject.description))
      #expect(line.message.hasSuffix(" (\(finding.rule))"))
    }
  }

  @Test("No name breaks a line or moves the colons", arguments: machineHostileNames.indices)
  func linesStayWhole(_ index: Int) throws {
    let hostile = machineHostileNames[index]
    let benign = try diagnostics(MachineFixture(name: { "x" + $0 }).report())
    for name in [{ hostile + $0 }, { $0 + hostile }] as [(String) -> String] {
      let lines = try diagnostics(MachineFixture(name: name).report())
      #expect(lines.map(\.kind) == benign.map(\.kind))
      #expect(lines.map(\.line) == benign.map(\.line))
    }
  }
}
