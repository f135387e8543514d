import Audit
import SourceText
import Testing

@testable import ReportWriters

@Suite("SARIF, read as code scanning reads it")
struct SARIFTests {
  private let report = MachineFixture().report()
  private let run: JSONNode

  init() throws { run = try SARIFTests.run(SARIFWriter().text(of: report)) }

  private static func run(_ text: String) throws -> JSONNode {
    let log = try json(text)
    #expect(log["version"]?.string == "2.1.0")
    #expect(log["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
    return try #require(log["runs"]?.elements?.first)
  }

  private var results: [JSONNode] { run["results"]?.elements ?? [] }

  private func result(_ finding: Finding) -> JSONNode? {
    results.first { $0["partialFingerprints"]?["palpable/v1"]?.string == finding.fingerprint }
  }

  @Test func everyRuleIsDescribed() throws {
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(rules.compactMap { $0["id"]?.string } == report.rules.map(\.descriptor.id))
    for rule in rules {
      #expect(rule["name"]?.string?.utf8.first.map { (65...90).contains($0) } == true)
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.string?.isEmpty == false)
      }
      #expect(rule["help"]?["markdown"]?.string?.contains("(https://www.w3.org/TR/WCAG22/#contrast-minimum)") == true)
      let tags = rule["properties"]?["tags"]?.elements?.compactMap(\.string) ?? []
      #expect(tags.contains("WCAG 1.4.3") && !tags.contains("WCAG 2.2") && tags.count <= SARIFRule.tagLimit)
      #expect(rule["properties"]?["security-severity"] == nil)
    }
    #expect(rules[0]["name"]?.string == "TextNeedsRatio")
  }

  @Test func everyFindingIsAResultOfItsRule() throws {
    #expect(results.count == report.findings.count)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    for (finding, result) in zip(report.findings, results) {
      let index = try #require(result["ruleIndex"]?.number.flatMap { Int(exactly: $0) })
      #expect(rules[index]["id"]?.string == finding.rule)
      #expect(result["ruleId"]?.string == finding.rule)
      #expect(result["message"]?["text"]?.string?.hasPrefix(finding.subject.description) == true)
    }
    // GitHub rejects the whole file for one result without a place.
    #expect(results.allSatisfy { $0["locations"]?.elements?.count == 1 })
  }

  @Test("What fails the gate is an error, also where it cannot be told; what is held back is a note")
  func levels() {
    for (finding, result) in zip(report.findings, results) {
      let held = finding.waiver != nil || finding.baseline?.isAccepted == true
      let expected = finding.gates ? "error" : held || finding.level == .note ? "note" : "warning"
      #expect(result["level"]?.string == expected)
      // SARIF 2.1.0, 3.27.9 and 3.27.10: a result of any other kind has no level.
      #expect(result["kind"]?.string == "fail")
      #expect(result["properties"]?["outcome"]?.string == finding.outcome.name)
    }
    #expect(report.findings.contains { $0.gates && $0.outcome != .failed })
  }

  @Test func placesAreWholeRegionsBelowTheRoot() throws {
    let place = try #require(results[0]["locations"]?.elements?[0]["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "tokens")
    #expect(place["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%")
    let region = try #require(place["region"])
    // The fixture's tokens all stand at 3:7 to 3:9, bytes 20 to 22.
    let numbers = ["startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"]
    #expect(numbers.map { region[$0]?.number } == [3, 7, 3, 9, 20, 2])
    #expect(run["originalUriBaseIds"]?["%SRCROOT%"]?["uri"] == nil)
  }

  @Test func agreementsAreSuppressionsAndBaselineStates() throws {
    let waived = try #require(report.findings.first { $0.waiver != nil })
    let suppression = try #require(result(waived)?["suppressions"]?.elements?.first)
    #expect(suppression["kind"]?.string == "external" && suppression["status"]?.string == "accepted")
    #expect(suppression["justification"]?.string == "until the redesign (ada, until 2027-01-31)")
    #expect(suppression["properties"]?["expires"]?.string == "2027-01-31")
    var states: [String: Int] = [:]
    for (finding, result) in zip(report.findings, results) {
      let state = try #require(result["baselineState"]?.string)
      states[state, default: 0] += 1
      let isAccepted = finding.baseline?.isAccepted == true
      #expect((state == "unchanged") == isAccepted)
      #expect(result["suppressions"]?.elements?.count == (finding.waiver != nil ? 1 : 0) + (isAccepted ? 1 : 0))
    }
    // One entry is as it was, one is worse, and one is gone: that is no result, because GitHub would open an alert for it.
    #expect(states["unchanged"] == 1 && states["updated"] == 1)
    let absent = run["properties"]?["absentFromBaseline"]?.elements?.compactMap(\.string)
    #expect(absent == ["text-needs-ratio/light/text/gone/paper"])
  }

  @Test func withoutAgreementsNothingIsSaidOfThem() throws {
    let run = try SARIFTests.run(SARIFWriter().text(of: MachineFixture(hasGateExceptions: false).report()))
    for result in run["results"]?.elements ?? [] {
      #expect(result["suppressions"] == nil && result["baselineState"] == nil)
    }
  }

  @Test func theHashForGitHubIsStableAndItsOwn() {
    let hashes = results.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.string }
    #expect(Set(hashes).count == report.findings.count)
    #expect(hashes[0] == SHA256.hex(of: report.findings[0].fingerprint).prefix(16) + ":1")
  }

  @Test func theInvocationSaysHowItEnded() {
    let invocation = run["invocations"]?.elements?.first
    #expect(invocation?["executionSuccessful"]?.boolean == true)
    #expect(invocation?["exitCode"]?.number == 1)
    let notes = invocation?["toolExecutionNotifications"]?.elements ?? []
    #expect(notes.compactMap { $0["message"]?["text"]?.string } == ["a leniency"])
    #expect(run["automationDetails"]?["id"]?.string == "palpable/Fixture/wcag22-aa/")
  }

  @Test func whatIsLeftOutIsCountedAndDoesNotGateBeforeWhatDoes() throws {
    let gating = report.findings.count(where: \.gates)
    let run = try SARIFTests.run(SARIFWriter(limit: gating - 1).text(of: report))
    #expect(run["results"]?.elements?.count == gating - 1)
    #expect(run["results"]?.elements?.allSatisfy { $0["level"]?.string == "error" } == true)
    #expect(run["properties"]?["gatingFindingsLeftOut"]?.number == 1)
    #expect(run["properties"]?["findingsLeftOut"]?.number == Double(report.findings.count - gating + 1))
    let note = run["invocations"]?.elements?[0]["toolExecutionNotifications"]?.elements?.first
    #expect(note?["message"]?["text"]?.string?.contains("1 of which fail the gate") == true)
  }

  @Test func noTextIsEmpty() throws {
    func check(_ node: JSONNode) {
      if let text = node.string { #expect(!text.isEmpty) }
      for element in node.elements ?? [] { check(element) }
      for member in node.members ?? [] { check(member.value) }
    }
    for name in machineHostileNames {
      check(try SARIFTests.run(SARIFWriter().text(of: MachineFixture(name: { _ in name }).report())))
    }
  }

  @Test(arguments: [
    ("a b/c.json", "a%20b/c.json"), ("a:b", "a%3Ab"), ("ä", "%C3%A4"), ("/x", "file:///x"), ("%2e", "%252e"),
    ("a\nb?#", "a%0Ab%3F%23"),
  ])
  func pathsArePercentEncoded(_ path: String, _ reference: String) {
    #expect(SARIFPlaces.reference(path) == reference)
  }
}
