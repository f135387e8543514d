import Audit
import SourceText
import Testing

@testable import ReportWriters

@Suite("GitLab Code Quality, read as merge requests read it")
struct GitLabTests {
  private let report = MachineFixture().report()

  @Test func everyFindingIsAnEntry() throws {
    let entries = try #require(try json(GitLabWriter().text(of: report)).elements)
    #expect(entries.count == report.findings.count)
    for (finding, entry) in zip(report.findings, entries) {
      #expect(entry.members?.map(\.name) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect(entry["check_name"]?.string == finding.rule)
      #expect(entry["description"]?.string?.isEmpty == false)
      #expect(entry["fingerprint"]?.string == SHA256.hex(of: finding.fingerprint))
      #expect(entry["location"]?["lines"]?["begin"]?.number == (finding.location == nil ? 1 : 3))
    }
  }

  @Test func severitiesFollowTheGate() throws {
    let entries = try #require(try json(GitLabWriter().text(of: report)).elements)
    for (finding, entry) in zip(report.findings, entries) {
      let held = finding.waiver != nil || finding.baseline?.isAccepted == true
      let expected = finding.gates ? "critical" : held ? "info" : finding.level == .note ? "minor" : "major"
      #expect(entry["severity"]?.string == expected)
    }
    #expect(Set(entries.compactMap { $0["severity"]?.string }) == ["critical", "major", "minor", "info"])
  }

  @Test("No two entries share a fingerprint, or GitLab would show one of them", arguments: machineHostileNames.indices)
  func fingerprintsAreUnique(_ index: Int) throws {
    let name = machineHostileNames[index]
    let entries = try json(GitLabWriter().text(of: MachineFixture(name: { _ in name }).report())).elements ?? []
    #expect(Set(entries.compactMap { $0["fingerprint"]?.string }).count == entries.count)
    #expect(entries.count > 10)
  }

  @Test func pathsHaveNoLeadingPoint() throws {
    let text = GitLabWriter().text(of: MachineFixture(name: { $0 == "tokens" ? "./a/tokens" : $0 }).report())
    #expect(try json(text).elements?.first?["location"]?["path"]?.string == "a/tokens")
  }
}
