import Audit
import DesignTokens
import SourceText
import Testing
import Typesetting

@testable import ReportWriters

@Suite("GitHub annotations, read as the runner reads them")
struct GitHubTests {
  private let report = MachineFixture().report()

  private func lines(_ report: AuditReport) -> [String] {
    GitHubWriter().text(of: report).split(separator: "\n").map(String.init)
  }

  @Test func everyLineIsACommand() throws {
    for line in lines(report) {
      let command = try #require(WorkflowRunner.command(in: line))
      #expect(["error", "warning", "notice"].contains(command.name))
      #expect(!command.data.isEmpty)
    }
  }

  @Test func anAnnotationHasItsPlaceTitleAndMessage() throws {
    let first = try #require(lines(report).first.flatMap(WorkflowRunner.command))
    let finding = report.findings[0]
    #expect(first.name == "error")
    // Columns of annotations include the last one: 3:7 to just before 3:9.
    #expect(
      first.properties == [
        "file": "tokens", "line": "3", "endLine": "3", "col": "7", "endColumn": "8",
        "title": "\(finding.rule): \(finding.title)",
      ])
    #expect(first.data == finding.statement(in: report))
  }

  @Test func theWorstComeFirstAndTheRestIsCounted() throws {
    var system = HTMLFixture().system
    let pairing = system.pairings[0]
    system.pairings = (0..<15).map {
      Pairing(
        foreground: pairing.foreground, background: pairing.background, usage: .text, textStyle: "style\($0)",
        origin: .declared)
    }
    let report = MachineFixture(hasGateExceptions: false).report(on: system)
    let commands = lines(report).compactMap(WorkflowRunner.command)
    let names = commands.map(\.name)
    #expect(names == names.sorted { order($0) < order($1) })
    let counts = Dictionary(grouping: report.findings, by: \.severity).mapValues(\.count)
    #expect(names.count { $0 == "error" } == 10 && counts[.error, default: 0] > 10)
    // Nine notices and the one with the count: GitHub shows ten.
    #expect(names.count { $0 == "notice" } == 10)
    let rest = (counts[.error, default: 0] - 10, counts[.note, default: 0] - 9)
    #expect(commands.last?.data.hasPrefix("not shown here: \(rest.0) errors, \(rest.1) notes; ") == true)
    #expect(commands.last?.properties == ["title": "palpable"])
  }

  private func order(_ name: String) -> Int { ["error", "warning", "notice"].firstIndex(of: name) ?? 9 }

  @Test func columnsAreLeftOutWhereAPlaceHasSeveralLines() throws {
    var system = HTMLFixture().system
    let place = SourceLocation(path: "palpable.json", line: 4, column: 9, endLine: 7, endColumn: 3, byteRange: 30..<90)
    system.textStyles = [
      TextStyle(name: "long", weight: 400, lineHeight: nil, text: ScaledText(baseSize: 14), declaration: place)
    ]
    let commands = lines(MachineFixture(hasGateExceptions: false).report(on: system)).compactMap(WorkflowRunner.command)
    let command = try #require(commands.first { $0.properties["file"] == "palpable.json" })
    #expect(command.properties.keys.sorted() == ["endLine", "file", "line", "title"])
    #expect(command.properties["line"] == "4" && command.properties["endLine"] == "7")
  }

  @Test(
    "No name forges a command, in the line or in what the runner logs of it", arguments: machineHostileNames.indices)
  func nothingIsForged(_ index: Int) throws {
    let hostile = machineHostileNames[index]
    let benign = lines(MachineFixture(name: { "x" + $0 }).report()).compactMap(WorkflowRunner.command)
    for name in [{ hostile + $0 }, { $0 + hostile }, { _ in hostile }] as [(String) -> String] {
      let made = lines(MachineFixture(name: name).report())
      for line in made {
        let command = try #require(WorkflowRunner.command(in: line))
        #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]))
        #expect(!WorkflowRunner.holdsOldCommand(line) && !WorkflowRunner.holdsOldCommand(command.data))
        #expect(WorkflowRunner.command(in: command.data) == nil)
        #expect(!command.data.utf8.contains(10) && !command.data.utf8.contains(13))
        // "::" starts the command and ends its properties, and stands nowhere else.
        #expect(GitHubTests.count(of: "::", in: line) == 2)
      }
      if name("x") != hostile { #expect(made.compactMap(WorkflowRunner.command).map(\.name) == benign.map(\.name)) }
    }
  }

  private static func count(of text: String, in line: String) -> Int {
    let (bytes, target) = (Array(line.utf8), Array(text.utf8))
    return bytes.indices.count { bytes[$0...].starts(with: target) }
  }

  @Test(arguments: [
    ("50% of\r\n", "50%25 of<U+000D><U+000A>"), ("a::b", "a: :b"), (":::", " : : :"), ("##[error]", "## [error]"),
    ("###[x", "### [x"), ("#[x", "#[x"), ("%0A", "%250A"), ("a,b:c", "a,b:c"),
  ])
  func dataIsEscaped(_ text: String, _ escaped: String) { #expect(GitHubCommand.data(text) == escaped) }

  @Test(arguments: [("a::b", "a%3A%3Ab"), ("a,b", "a%2Cb"), ("##[", "## ["), ("100%", "100%25")])
  func propertiesAreEscaped(_ text: String, _ escaped: String) { #expect(GitHubCommand.property(text) == escaped) }
}
