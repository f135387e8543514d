import Audit
import Testing

@testable import ReportWriters

@Suite("JUnit, read as a test result")
struct JUnitTests {
  private let report = MachineFixture().report()
  private let root: XMLNode

  init() throws { root = try XMLNode.read(JUnitWriter().text(of: report)) }

  private var cases: [XMLNode] { root.children.flatMap { $0.all("testcase") } }

  @Test func hasTheShapeThatBothSchemasAllow() {
    #expect(root.name == "testsuites" && root.attributes.isEmpty)
    let attributes = [
      "name", "id", "package", "timestamp", "hostname", "tests", "failures", "errors", "skipped", "time",
    ]
    for (index, suite) in root.children.enumerated() {
      #expect(suite.name == "testsuite" && suite.attributes.map(\.name) == attributes)
      #expect(suite["id"] == String(index))
      let names = suite.children.map(\.name)
      #expect(names.first == "properties" && names.suffix(2) == ["system-out", "system-err"])
      #expect(names.dropFirst().dropLast(2).allSatisfy { $0 == "testcase" })
    }
    for test in cases {
      #expect(test.attributes.map(\.name) == ["name", "classname", "time"])
      #expect(test.children.count <= 1)
    }
  }

  @Test func countsWhatItHolds() {
    for suite in root.children {
      let tests = suite.all("testcase")
      #expect(suite["tests"] == String(tests.count))
      #expect(suite["failures"] == String(tests.count { !$0.all("failure").isEmpty }))
      #expect(suite["skipped"] == String(tests.count { !$0.all("skipped").isEmpty }))
      #expect(suite["errors"] == "0")
    }
  }

  @Test func everySubjectOfARuleIsATest() {
    for (suite, rule) in zip(root.children, report.rules) {
      #expect(suite["name"] == rule.descriptor.id)
      #expect(suite.all("testcase").count == rule.counts.total)
      #expect(suite.all("testcase").count(where: \.children.isEmpty) == rule.counts.passed)
    }
    #expect(report.rules[0].counts.passed > 0)
  }

  @Test func whatFailsTheGateFailsAndNothingElse() {
    let failures = cases.flatMap { $0.all("failure") }
    #expect(failures.count == report.findings.count(where: \.gates))
    #expect(Set(failures.compactMap { $0["type"] }) == ["failed", "cantTell"])
    let failing = cases.filter { !$0.all("failure").isEmpty }.compactMap { $0["name"] }
    #expect(failing.contains("link on paper (text, label) in light"))
    #expect(failures.allSatisfy { $0.text.contains("tokens:3:7") })
  }

  @Test func whatIsHeldBackIsSkippedWithItsReason() {
    let messages = cases.flatMap { $0.all("skipped") }.compactMap { $0["message"] }
    #expect(messages.count { $0.contains("waived until 2027-01-31 by ada: until the redesign") } == 3)
    #expect(messages.count { $0.contains("accepted by the baseline") } == 1)
    #expect(messages.contains { $0.hasPrefix("warning, does not fail the gate: ") })
  }

  @Test func namesAreUniqueWithinASuite() throws {
    for word in ["same", ""] {
      let document = JUnitWriter().text(of: MachineFixture(name: { _ in word }).report())
      for suite in try XMLNode.read(document).children {
        let names = suite.all("testcase").compactMap { $0["name"] }
        #expect(Set(names).count == names.count)
      }
    }
  }

  @Test("The time is a constant, or the day of the report")
  func timestamp() throws {
    func timestamp(_ date: String?) throws -> String? {
      var report = report
      report.date = date
      return try XMLNode.read(JUnitWriter().text(of: report)).children.first?["timestamp"]
    }
    #expect(try timestamp(nil) == "1970-01-01T00:00:00")
    #expect(try timestamp("2026-10-01") == "2026-10-01T00:00:00")
    #expect(try timestamp("2026-10-41") == "1970-01-01T00:00:00")
  }

  @Test func whatIsBeyondTheLimitIsCounted() throws {
    let gating = report.findings.count(where: \.gates)
    let root = try XMLNode.read(JUnitWriter(limit: gating - 1).text(of: report))
    let cases = root.children.flatMap { $0.all("testcase") }
    let names = cases.compactMap { $0["name"] }
    #expect(cases.flatMap { $0.all("failure") }.count == gating)
    #expect(names.contains("1 more subject, failing the gate"))
    #expect(names.contains { $0.hasSuffix("more subjects, passing") })
    #expect(cases.count(where: \.children.isEmpty) == report.rules.count { $0.counts.passed > 0 })
  }
}
