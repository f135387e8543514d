import Audit
import AuditSession
import ReportWriters
import SourceText
import TestSupport
import Testing

/// Undetermined checks of view code are counted and listed by rule, with location and cause; what is skipped is counted.
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
    let group = try #require(code.undetermined.first { $0.rule == "small-target" })
    #expect(group.checks.map(\.cause) == ["tall has no value in the source", "other has no value in the source"])
    #expect(group.checks.compactMap(\.location?.line) == [6, 7])
    #expect(code.checks.cantTell == code.undetermined.reduce(0) { $0 + $1.count })
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
      "View code: \(checks.cantTell) of \(checks.total) checks are undetermined; --format markdown lists them under Coverage"
    #expect(ConsoleWriter(showsAll: true).text(of: report).contains(line))
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.contains("Undetermined checks in view code, by rule (\(checks.cantTell))"))
    #expect(markdown.contains("tall has no value in the source"))
    #expect(HTMLWriter().text(of: report).contains("tall has no value in the source"))
    #expect(JSONWriter().text(of: report).contains(#""cause":"tall has no value in the source""#))
  }

  @Test func whatIsSkippedIsCounted() throws {
    let view = "struct %: View { var body: some View { Text(t).font(.system(size: 12)) } }"
    let folder = try TemporaryFolder([
      "A.swift": view.replacing("%", with: "A")
        + "\n#if DEBUG\nstruct Menu: View { var body: some View { Text(t) } }\n#endif",
      "Mac/B.swift": view.replacing("%", with: "B"), "C.swift": "import XCTest\n" + view.replacing("%", with: "C"),
    ])
    var request = AuditRequest(paths: [], root: folder.path)
    request.code = ["."]
    let report = try AuditSession(request).report()
    #expect(report.findings.filter { $0.rule == "fixed-font" }.count == 1)
    let skipped = CoverageSummary(of: report).code.skipped
    #expect(skipped.tests == 1 && skipped.unreleased == 1 && skipped.otherPlatforms > 0)
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.contains("1 test file in view code"))
    #expect(markdown.contains("1 declaration or branch in view code that no release contains"))
    #expect(markdown.contains(" for macOS or tvOS, by rules about touch and text sizes"))
  }
}
