import Audit
import SourceText
import Testing

@testable import ReportWriters

@Suite("What holds for every machine format")
struct MachineContractTests {
  private static let ids = MachineFixture.writers.map { type(of: $0).format.id }

  private func text(_ id: String, _ report: AuditReport) throws -> String {
    try #require(ReportWriters.writer(for: id)).text(of: report)
  }

  @Test func theCatalogHasThemAll() {
    #expect(Self.ids == ["sarif", "junit", "github", "gitlab", "checkstyle", "xcode"])
    #expect(Self.ids.allSatisfy { ReportWriters.writer(for: $0) != nil })
  }

  @Test(arguments: ids) func nothingUnseenIsWritten(_ id: String) throws {
    for index in machineHostileNames.indices { try checkUnseen(id, index) }
  }

  private func checkUnseen(_ id: String, _ index: Int) throws {
    let hostile = machineHostileNames[index]
    let text = try text(id, MachineFixture(name: { hostile + $0 + hostile }).report())
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" }, "name \(index)")
    #expect(text.utf8.last == UInt8(ascii: "\n"), "name \(index)")
  }

  @Test(arguments: ids)
  func theSameReportGivesTheSameBytes(_ id: String) throws {
    let texts = try (0..<3).map { _ in try text(id, MachineFixture().report()) }
    #expect(Set(texts).count == 1)
  }

  @Test("Hostile names change no structure", arguments: ["junit", "checkstyle"], machineHostileNames.indices)
  func xmlKeepsItsShape(_ id: String, _ index: Int) throws {
    let hostile = machineHostileNames[index]
    let benign = try XMLNode.read(try text(id, MachineFixture(name: { "x" + $0 }).report()))
    let node = try XMLNode.read(try text(id, MachineFixture(name: { hostile + $0 }).report()))
    #expect(node.shape == benign.shape)
  }

  @Test("A name is read back as it was, its unseen scalars by name", arguments: machineHostileNames.indices)
  func namesAreReadBack(_ index: Int) throws {
    let hostile = machineHostileNames[index]
    let report = MachineFixture(name: { hostile + $0 }).report()
    let visible = (hostile + "ink").madeVisible
    let root = try XMLNode.read(try text("junit", report))
    let names = root.children.flatMap { $0.all("testcase") }.compactMap { $0["name"] }
    #expect(names.contains { $0.utf8.starts(with: visible.utf8) })
    let entries = try json(try text("gitlab", report)).elements ?? []
    #expect(entries.contains { $0["description"]?.string?.utf8.starts(with: visible.utf8) == true })
  }

  @Test("Everything that fails the gate is shown, or counted as left out", arguments: ids)
  func whatGatesIsShown(_ id: String) throws {
    let report = MachineFixture().report()
    let gating = report.findings.count(where: \.gates)
    #expect(gating > 2)
    let text = try text(id, report)
    switch id {
    case "sarif":
      let results = try json(text)["runs"]?.elements?.first?["results"]?.elements ?? []
      #expect(results.count { $0["level"]?.string == "error" } == gating)
    case "junit", "checkstyle":
      let root = try XMLNode.read(text)
      let nodes = root.children.flatMap(\.children)
      let failing = nodes.count { !$0.all("failure").isEmpty || $0["severity"] == "error" }
      #expect(failing == gating)
    case "github":
      #expect(text.split(separator: "\n").count { $0.hasPrefix("::error ") } == min(gating, GitHubWriter.limit))
    case "gitlab":
      #expect(try json(text).elements?.count { $0["severity"]?.string == "critical" } == gating)
    default:
      #expect(text.split(separator: "\n").count { $0.hasPrefix("tokens:") && $0.contains(": error: ") } == gating)
    }
  }

  @Test("What is held back is shown with its reason", arguments: ids.filter { $0 != "github" })
  func whatIsHeldBackIsShown(_ id: String) throws {
    let text = try text(id, MachineFixture().report())
    #expect(text.contains("waived until 2027-01-31 by ada: until the redesign"))
    #expect(text.contains("accepted by the baseline"))
  }

  @Test("An audit without findings is a document too", arguments: ids)
  func nothingFound(_ id: String) throws {
    let system = HTMLFixture().system
    let report = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(system))
    let text = try text(id, report)
    switch id {
    case "sarif": #expect(try json(text)["runs"]?.elements?.first?["results"]?.elements?.isEmpty == true)
    case "gitlab": #expect(try json(text).elements?.isEmpty == true)
    case "junit", "checkstyle": #expect(try XMLNode.read(text).children.isEmpty)
    default: #expect(text.isEmpty)
    }
  }
}
