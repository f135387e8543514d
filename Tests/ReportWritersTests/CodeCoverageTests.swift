import Audit
import AuditSession
import ReportWriters
import SourceText
import SwiftSource
import TestSupport
import Testing

/// Undetermined checks of view code are counted and listed with their reason, location, and cause.
@Suite struct CodeCoverageTests {
  private func report(_ body: String, _ members: String = "") throws -> AuditReport {
    let folder = try TemporaryFolder([
      "A.swift": "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    ])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["A.swift"]
    return try AuditSession(request).report()
  }

  private static let body = """
    VStack {
      Button { a() } label: { Text(t).frame(height: tall) }
      Button { b() } label: { Text(t).frame(height: other) }
      Button { c() } label: { Text(t).frame(height: 50) }
    }
    """

  @Test func countsAndCauses() throws {
    let code = CoverageSummary(of: try report(Self.body, "let tall: CGFloat\nlet other: CGFloat")).code
    let group = try #require(code.undetermined.first)
    #expect(group.reason.text == "the property has no value in the source")
    let targets = group.checks.filter { $0.rule == "small-target" }
    #expect(targets.map(\.cause) == ["tall has no value in the source", "other has no value in the source"])
    #expect(targets.compactMap(\.location?.line) == [6, 7])
    #expect(code.checks.cantTell == code.undetermined.reduce(0) { $0 + $1.reason.count })
    #expect(code.checks.passed > 0)
  }

  @Test func everyCheckIsDetermined() throws {
    let report = try report("Button { c() } label: { Text(t).frame(height: 50) }")
    #expect(CoverageSummary(of: report).code.undetermined.isEmpty)
    #expect(!ConsoleWriter().text(of: report).contains("undetermined"))
  }

  @Test func writers() throws {
    let report = try report(Self.body, "let tall: CGFloat\nlet other: CGFloat")
    let checks = CoverageSummary(of: report).code.checks
    let line =
      "View code: \(checks.cantTell) of \(checks.total) checks are undetermined; --format markdown lists them by reason under Coverage"
    #expect(ConsoleWriter(showsAll: true).text(of: report).contains(line))
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.contains("Undetermined checks in view code, by reason (\(checks.cantTell))"))
    #expect(markdown.contains("tall has no value in the source"))
    #expect(HTMLWriter().text(of: report).contains("the property has no value in the source"))
    #expect(JSONWriter().text(of: report).contains(#""cause":"tall has no value in the source""#))
  }

  /// Every cause of the evaluator has a general reason without the name.
  @Test(arguments: [
    SwiftUnknown.severalTypes, .undeclared("gap"), .mayChange("gap"), .setAtRunTime("gap"), .inBranch("gap"),
    .noValue("gap"), .declaredTwice("gap"), .localType("gap"), .opaqueType("gap"), .overridden("gap"),
    .wrapped("gap", "Wrapper"), .notANumber("gap"), .noTokenValue("gap"),
  ])
  func general(_ cause: SwiftUnknown) {
    let words = cause.words(in: SwiftSymbols([]))
    let general = CodeReason.general(words)
    #expect(general != words || cause == .severalTypes)
    #expect(!general.contains("gap"))
  }

  @Test func unknownCauseStays() { #expect(CodeReason.general("the moon is full") == "the moon is full") }
}
