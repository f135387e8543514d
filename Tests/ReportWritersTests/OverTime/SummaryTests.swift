import Audit
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// The short forms of a report: a page of Markdown, and a badge.
@Suite struct SummaryTests {
  @Test func theSummaryHasTheDecisionTheWorstAndTheCoverage() {
    let report = MachineFixture().report()
    let text = SummaryWriter().text(of: report)
    #expect(text.hasPrefix("# ✕ Fixture: failed\n"))
    let gating = report.findings.count(where: \.gates)
    #expect(text.contains("## \(gating) findings fail the gate"))
    #expect(text.contains("Excluded from the gate: ") && text.contains("Coverage: "))
    #expect(text.hasSuffix("\(report.tool.name) \(report.tool.version).\n"))
  }

  /// A comment on GitHub takes 65,536 characters, whatever names there are and however many.
  @Test(arguments: LongTests.some([(1, "n"), (6, "\u{202E}"), (6, "|")], 1))
  func theSummaryIsNeverTooLong(_ copies: Int, _ letter: String) {
    let name: (String) -> String = { $0 + String(repeating: letter, count: LongTests.count(2_000, long: 10_000)) }
    var system = HTMLFixture(name: name).system
    system.pairings = (0..<copies).flatMap { _ in system.pairings }
    system.modes = (0..<14).map { Mode(name("mode\($0)"), base: $0 == 0 ? nil : name("mode0")) }
    let report = MachineFixture(name: name, hasGateExceptions: false).report(on: system)
    let text = SummaryWriter().text(of: report)
    #expect(text.utf8.count <= 60_000 && text.utf8.count > 500)
    #expect(text.contains("fail the gate") && text.contains("2 more modes."))
    #expect(text.hasSuffix("\(report.tool.version).\n"))
  }

  @Test("Hostile names change no line and no cell", arguments: machineHostileNames.indices)
  func namesAreText(_ index: Int) {
    let hostile = machineHostileNames[index]
    let text = SummaryWriter().text(of: MachineFixture(name: { hostile + $0 }).report())
    let benign = SummaryWriter().text(of: MachineFixture(name: { "x" + $0 }).report())
    let (lines, others) = (text.utf8.split(separator: 10), benign.utf8.split(separator: 10))
    #expect(lines.count == others.count)
    for (line, other) in zip(lines, others) {
      func bars(_ line: Substring.UTF8View) -> Int {
        line.indices.count {
          line[$0] == UInt8(ascii: "|") && ($0 == line.startIndex || line[line.index(before: $0)] != UInt8(ascii: "\\"))
        }
      }
      #expect(line.first != UInt8(ascii: "|") || bars(line) == bars(other), "\(Substring(line))")
    }
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
  }

  @Test func aPassingReportIsShort() {
    let text = SummaryWriter().text(
      of: Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(HTMLFixture().system)))
    #expect(text.hasPrefix("# ✓ Fixture: passed\n") && text.contains("Nothing fails the gate."))
  }

  @Test func theBadgeIsXMLThatSaysTheDecisionTwice() throws {
    let failing = MachineFixture(name: { "<\u{202E}&" + $0 }).report()
    let gating = failing.findings.count(where: \.gates)
    let passing = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(HTMLFixture().system))
    for (report, message) in [(failing, "failed, \(gating) findings"), (passing, "passed, 0 checks")] {
      let root = try XMLNode.read(BadgeWriter().text(of: report))
      #expect(root.name == "svg" && root["role"] == "img" && root["xmlns"] == "http://www.w3.org/2000/svg")
      #expect(root["aria-labelledby"] == root.all("title").first?["id"])
      #expect(root.all("title").map(\.text) == ["palpable: \(message)"])
      #expect(root.all("g").flatMap(\.children).map(\.text) == ["palpable", message])
    }
  }

  @Test(
    "The badge passes its own audit",
    arguments: [BadgeWriter.Paint.label, BadgeWriter.Paint.passed, BadgeWriter.Paint.failed])
  func badgeContrast(_ ground: String) throws {
    let ratio = contrastRatio(of: try Color(hex: BadgeWriter.Paint.text), on: try Color(hex: ground))
    #expect(ratio >= 4.5)
  }
}
