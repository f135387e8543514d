import Audit
import SourceText

/// A writer for the audit as JUnit XML: a suite per rule, and a test per subject that the rule checked.
///
/// The XML is valid under the schemas of Jenkins and Ant. The duration and the host of an audit don't matter, so the
/// attributes that both require are constants.
public struct JUnitWriter: AuditWriter {
  public static let format = ReportFormat(
    id: "junit", fileExtension: "xml", summary: "JUnit XML, one test per rule and subject")

  /// The timestamp for a report without a date; a constant keeps the output deterministic.
  static let timestamp = "1970-01-01T00:00:00"
  /// The host name: the value of Ant's schema for an unknown host.
  static let hostname = "localhost"
  /// The largest number of tests; a test in each suite counts the others.
  static let testLimit = 25_000

  private let limit: Int

  /// Creates a writer.
  public init() { self.init(limit: JUnitWriter.testLimit) }

  /// Creates a writer with another limit, for tests.
  init(limit: Int) { self.limit = limit }

  public static func isOwn(_ start: ReportStart) -> Bool { start.contains("<testsuites") }

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let suites = JUnitSuites(report, limit: limit).suites
    let timestamp = report.date.flatMap { CalendarDay($0) }.map { "\($0)T00:00:00" } ?? JUnitWriter.timestamp
    var xml = XMLText()
    xml.start("testsuites")
    for (index, suite) in suites.enumerated() {
      xml.start(
        "testsuite",
        [
          "name": suite.rule.id, "id": String(index), "package": report.system.name, "timestamp": timestamp,
          "hostname": JUnitWriter.hostname, "tests": String(suite.tests.count),
          "failures": String(suite.tests.count(where: \.isFailure)), "errors": "0",
          "skipped": String(suite.tests.count(where: \.isSkipped)), "time": "0",
        ])
      writeProperties(of: suite, report, to: &xml)
      for test in suite.tests { write(test, of: suite, to: &xml) }
      xml.element("system-out")
      xml.element("system-err")
      xml.end()
    }
    xml.end()
    output.write(xml.text)
  }

  private func writeProperties(of suite: JUnitSuites.Suite, _ report: AuditReport, to xml: inout XMLText) {
    xml.start("properties")
    let properties = [
      ("title", suite.rule.title), ("requirement", suite.rule.requirement.clause), ("url", suite.rule.requirement.url),
      ("level", suite.level.rawValue), ("profile", report.system.profile.rawValue),
    ]
    for case (let name, let value?) in properties {
      xml.element("property", ["name": name, "value": value])
    }
    xml.end()
  }

  private func write(_ test: JUnitSuites.Test, of suite: JUnitSuites.Suite, to xml: inout XMLText) {
    let attributes: KeyValuePairs = ["name": test.name, "classname": "palpable.\(suite.rule.id)", "time": "0"]
    switch test.result {
    case .passed: xml.element("testcase", attributes)
    case .failed(let type, let message, let details):
      xml.start("testcase", attributes)
      xml.element("failure", ["type": type, "message": message], lines: details)
      xml.end()
    case .skipped(let message):
      xml.start("testcase", attributes)
      xml.element("skipped", ["message": message])
      xml.end()
    }
  }
}
