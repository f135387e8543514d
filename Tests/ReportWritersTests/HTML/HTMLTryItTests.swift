import Audit
import DesignTokens
import Testing

@testable import ReportWriters

@Suite("HTML: the places that open Try it")
struct HTMLTryItTests {
  private var report = HTMLFixture().report()

  private func tokens(_ report: AuditReport) throws -> HTMLTokens { try HTMLTokens(HTMLWriter().text(of: report)) }

  private func names(_ tokens: HTMLTokens) throws -> [String] {
    let data = try #require(tokens.scripts.first)
    return try #require(try json(data)["tokens"]?.elements).compactMap(\.string)
  }

  @Test("Buttons are places without contents, hidden until the script fills them, and name tokens of the data")
  func places() throws {
    let tokens = try tokens(report)
    let places = tokens.tags.filter { $0["data-try"] != nil }
    let known = try names(tokens)
    #expect(!places.isEmpty && places.allSatisfy { $0["hidden"] != nil && $0["class"] == "mount" })
    let positions = places.compactMap { $0["data-try"] }.filter { !$0.isEmpty }.compactMap(Int.init)
    #expect(positions.count == places.count - 2, "Only rail and bar open the panel without a token")
    #expect(positions.allSatisfy(known.indices.contains))
    #expect(Set(positions.map { known[$0] }).isSuperset(of: ["ink", "paper", "veil"]))
  }

  @Test("Headings of the open matrix name their tokens, each table its first mode")
  func matrix() throws {
    let tokens = try tokens(report)
    let known = try names(tokens)
    let headings = tokens.tags.filter { $0["data-token"] != nil }
    #expect(!headings.isEmpty)
    for heading in headings {
      let position = try #require(heading["data-token"].flatMap(Int.init))
      #expect(known[position] == heading["title"])
    }
    let modes = tokens.tags.filter { $0["class"] == "matrix-mode" }.compactMap { $0["data-mode"] }
    #expect(modes == ["0", "1"])
  }

  @Test("Modes of the matrix are radio buttons, all of them first; a single table has none")
  func modes() throws {
    let inputs = try tokens(report).tags.filter { $0.name == "input" }
    #expect(inputs.map { $0["id"] } == ["matrix-mode-0", "matrix-mode-1", "matrix-mode-2"])
    #expect(inputs.map { $0["checked"] != nil } == [true, false, false])
    for index in 1...HTMLMatrix.mostChoices { #expect(HTMLStylesheet.text.contains("#matrix-mode-\(index):checked")) }
  }

  @Test("A report without colors offers nothing to try")
  func nothing() throws {
    let system = DesignSystem(name: "Bare", tokens: TokenSet(), modes: [Mode("light")])
    let report = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(system))
    #expect(try tokens(report).tags.allSatisfy { $0["data-try"] == nil })
  }

  @Test("Lines of values stay as they are, with tabs; other invisible characters are a reason against a patch")
  func sources() throws {
    var report = report
    func source(_ before: String) -> ColorSource {
      ColorSource(
        token: "ink", mode: nil,
        place: .text(
          .init(
            path: "a b.css", line: 3, before: before, value: "#fff", after: ";</script>", notation: .css, endsFile: true
          )))
    }
    report.colorSources = [
      source("\t--ink:"), source("\u{202E}:"), ColorSource(token: "paper", mode: "light", place: .none(reason: "no")),
    ]
    let data = try #require(try tokens(report).scripts.first)
    let sources = try #require(try json(data)["sources"])
    #expect(sources["files"]?.elements?.compactMap(\.string) == ["a b.css"])
    let rows = try #require(sources["rows"]?.elements).map { $0.elements ?? [] }
    #expect(rows[0].dropFirst(2).prefix(2).map(\.number) == [0, 3])
    #expect(rows[0].dropFirst(4).prefix(3).map(\.string) == ["\t--ink:", "#fff", ";</script>"])
    #expect(rows[0].suffix(2).map(\.number) == [2, 1])
    #expect(rows[1][2].string == "its line has invisible characters")
    #expect(rows[2][2].string == "no" && rows[2].count == 3)
  }

  @Test("A part of a screen names its paint from top to bottom")
  func screens() throws {
    let tokens = try tokens(report)
    let known = try names(tokens)
    for paint in tokens.tags.compactMap({ $0["data-fill"] }) {
      #expect(paint.split(separator: " ").allSatisfy { Int($0).map(known.indices.contains) == true })
    }
  }
}
