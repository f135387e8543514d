import Audit
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

private let hostileNames = LongTests.some(
  [
    "\"\u{308}onload=\u{22}x<script>alert(1)</script></style><svg onload=x>]]><!----><b>",
    "&lt;b&gt; &amp &#x3C; `${x}` \\ a|b|c [x](javascript:x)</details>\n\n# Heading",
    "\u{301}\u{301}\u{202E}txet a\u{0}b\u{1B}[31m\u{7F}\u{2028}\u{2029}\n\r\t", "::error::forged",
    String(repeating: "long", count: 2500),
  ], 2)

/// Histories and comparisons in every format: their structure, their words, and names that try to be more than names.
@Suite struct OverTimeTests {
  private static let benign = OverTimeFixture(name: { "x" + $0 })

  private static func pages(_ fixture: OverTimeFixture) throws -> [String] {
    [try fixture.overview().html, proposalText("html", of: fixture.proposals)]
  }

  private static func texts(_ fixture: OverTimeFixture) throws -> [String] {
    [
      try fixture.overview().markdown, proposalText("markdown", of: fixture.proposals),
      proposalText("console", of: fixture.proposals),
    ]
  }

  @Test("HTML: a name is text", arguments: hostileNames.indices)
  func htmlKeepsItsShape(_ index: Int) throws {
    let hostile = hostileNames[index]
    for (page, other) in zip(
      try Self.pages(OverTimeFixture(name: { hostile + $0 })), try Self.pages(Self.benign))
    {
      try expectShape(of: page, as: other, with: hostile + "light")
    }
  }

  @Test("Markdown and console: no line more, nothing unseen", arguments: hostileNames.indices)
  func textKeepsItsLines(_ index: Int) throws {
    let hostile = hostileNames[index]
    for (text, other) in zip(
      try Self.texts(OverTimeFixture(name: { hostile + $0 })), try Self.texts(Self.benign))
    {
      func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
      #expect(lines(text) == lines(other))
      #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || $0 == "\n" })
      for (line, benign) in zip(text.utf8.split(separator: 10), other.utf8.split(separator: 10)) {
        #expect(cells(Array(line)) == cells(Array(benign)))
      }
    }
  }

  @Test("JSON is read back as it was", arguments: hostileNames.indices)
  func jsonIsReadBack(_ index: Int) throws {
    let hostile = hostileNames[index]
    let root = try json(proposalText("json", of: OverTimeFixture(name: { hostile + $0 }).proposals))
    #expect(root["schemaVersion"]?.number == 1 && root["worse"]?.boolean == true)
    #expect(root["old"]?["name"]?.string.map { Array($0.utf8) } == Array((hostile + "old").utf8))
    let proposals = try #require(root["proposals"]?.elements)
    // Three fail in one and five in the other; the colors of the first are ranked by that alone.
    #expect(proposals.map { $0["audit"]?["gating"]?.number } == [3, 5])
    let mixed = proposals[0]
    let kinds = mixed["findings"]?.elements?.compactMap { $0["change"]?.string }
    #expect(kinds == ["new", "worse", "better", "fixed", "fixed", "gone"])
    #expect(mixed["lostMargins"]?.elements?.count == 1 && mixed["tokens"]?["changed"]?.elements?.count == 5)
    #expect(mixed["tokens"]?["renamed"]?.elements?.count == 1 && mixed["gonePairings"]?.elements?.count == 1)
    #expect(proposals[1]["findings"]?.elements?.isEmpty == true && proposals[1]["deltaEOK"]?.number == 0)
  }

  @Test func pagesAreWholeDocuments() throws {
    for page in try Self.pages(OverTimeFixture()) {
      let tokens = try HTMLTokens(page)
      let ids = tokens.tags.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for tag in tokens.tags {
        for target in (tag["aria-labelledby"] ?? "").split(separator: " ") { #expect(ids.contains(String(target))) }
        if let target = tag["href"], target.hasPrefix("#") { #expect(ids.contains(String(target.dropFirst()))) }
        #expect(tag["src"] == nil && tag.name != "script" && tag.name != "link")
      }
      let policy = tokens.tags.first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
      #expect(policy?.hasPrefix("default-src 'none'; style-src 'unsafe-inline'; img-src data:;") == true)
      for name in ["header", "main", "footer", "h1"] { #expect(tokens.tags.count { $0.name == name } == 1) }
      let levels = tokens.tags.compactMap {
        $0.name.utf8.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil
      }
      for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
      let tables = tokens.tags.count { $0.name == "table" }
      #expect(tables > 0 && tokens.tags.count { $0.name == "caption" } == tables)
      #expect(tokens.tags.filter { $0.name == "svg" }.allSatisfy { $0["role"] == "img" || $0["aria-hidden"] == "true" })
    }
  }

  @Test func theIndexHasAChartAndALinkToEveryReport() throws {
    let tokens = try HTMLTokens(try OverTimeFixture().overview().html)
    let charts = tokens.tags.filter { $0.name == "svg" && $0["role"] == "img" }.compactMap { $0["aria-label"] }
    // One for wide and one for narrow screens. The fixture's findings have no level but error, and none fails the gate.
    let words =
      "Findings by level. 2026-01-01: 8 gate failures, 5 other errors; 2026-02-01: 2 gate failures, 5 other errors; "
      + "2026-03-03: 5 gate failures, 3 other errors."
    #expect(charts.filter { $0.hasPrefix("Findings by level") } == [words, words])
    let links = tokens.tags.compactMap { $0["href"] }
    for day in ["2026-01-01", "2026-02-01", "2026-03-03"] {
      for name in ["html", "md", "json"] { #expect(links.contains("\(day)/report.\(name)")) }
    }
    #expect(try OverTimeFixture().overview().markdown.contains("| [2026-03-03](2026-03-03/report.md) | failed | 5 |"))
  }

  @Test func aLineStandsWhereItsNumbersAre() throws {
    let values = try OverTimeFixture().history().map { (date: $0.date, value: $0.gating) }
    let plot = TrendPlot(values, x: 0...61, y: 0...80)
    // 31 days of 61 lie between the first two; 8 is at the top, 2 at a quarter, 5 at five eighths.
    #expect(plot.path == "M0 0L31 60L61 30")
    #expect(TrendPlot([values[0]], x: 0...10, y: 0...10).path == "M5 0")
    #expect(TrendPlot([(values[0].date, 0)], x: 0...10, y: 0...10).path == "M5 10")
  }

  @Test func aReportShowsItsTrendWhenThereIsAHistory() throws {
    var report = HTMLFixture().report()
    #expect(!HTMLWriter().text(of: report).contains("class=\"trend\""))
    report.history = try OverTimeFixture().history()
    let html = HTMLWriter().text(of: report)
    #expect(
      html.contains("Gate failures: 8 on 2026-01-01, 2 on 2026-02-01, 5 on 2026-03-03, in 3 reports."))
    _ = try HTMLTokens(html)
    #expect(SummaryWriter().text(of: report).contains("Findings that fail the gate: 2 on 2026-02-01, 5 on 2026-03-03."))
  }
}
