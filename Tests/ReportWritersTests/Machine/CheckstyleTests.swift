import Audit
import Testing

@testable import ReportWriters

@Suite("Checkstyle, read by file")
struct CheckstyleTests {
  @Test func findingsStandUnderTheirFileInOrder() throws {
    // Files sort as bytes: "Z" before "a", and "a" before "b".
    let names = ["ink": "b", "paper": "Z", "tokens": "a/tokens.json"]
    let report = MachineFixture(name: { names[$0] ?? $0 }).report()
    let root = try XMLNode.read(CheckstyleWriter().text(of: report))
    #expect(root.name == "checkstyle" && root["version"] == "4.3")
    let files = root.all("file").compactMap { $0["name"] }
    #expect(files == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(files.contains("a/tokens.json"))
    let errors = root.children.flatMap { $0.all("error") }
    #expect(errors.count == report.findings.count)
    for error in errors {
      #expect(error.attributes.map(\.name) == ["line", "column", "severity", "message", "source"])
    }
    #expect(errors.count { $0["severity"] == "error" } == report.findings.count(where: \.gates))
    #expect(Set(errors.compactMap { $0["severity"] }) == ["error", "warning", "info"])
    #expect(errors.contains { $0["source"] == "palpable.text-needs-ratio" && $0["line"] == "3" && $0["column"] == "7" })
  }

  @Test func aFindingWithoutAPlaceStandsInTheFirstTokenFile() throws {
    let report = MachineFixture().report()
    // The controls of the fixture are declared nowhere.
    let finding = try #require(report.findings.first { $0.location == nil })
    let place = report.place(of: finding)
    #expect((place.path, place.line, place.column) == ("tokens", 1, 1))
  }

  /// XML 1.0, 4.6: the five characters that have entities of their own.
  @Test func whatXMLMayReadIsEscaped() {
    #expect(XMLText.escaped("<a b=\"c\" d='e'>]]>&amp;") == "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;]]&gt;&amp;amp;")
  }
}
