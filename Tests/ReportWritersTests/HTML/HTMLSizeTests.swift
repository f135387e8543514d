import Audit
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

@Suite("HTML: a large report")
struct HTMLSizeTests {
  /// Text in a shade of gray that fails on white, once for each of many tokens.
  private func report(_ count: Int) -> AuditReport {
    var system = DesignSystem(name: "Large", tokens: TokenSet(), modes: [Mode("light")])
    let place = SourceLocation(path: "t", line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0)
    func add(_ name: String, _ color: Color) {
      system.tokens.insert(
        Token(
          path: TokenPath(name), type: .color, mode: "light",
          value: AuthoredValue(.literal(.color(color)), text: color.hex, at: place)))
    }
    add("paper", .white)
    for index in 0..<count { add("ink.\(index)", Color(red: 0xAA, green: 0xAA, blue: UInt8(index % 200))) }
    system.surfaces = [TokenPath("paper")]
    system.pairings = (0..<count).map {
      Pairing(foreground: TokenPath("ink.\($0)"), background: TokenPath("paper"), usage: .text, origin: .declared)
    }
    return Auditor(rules: [.init(TextNeedsRatio(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test(
    "The first findings are cards, the next ones rows, and the page says where the others are",
    .enabled(if: LongTests.areEnabled))
  func bounded() throws {
    let report = report(2300)
    let count = report.findings.count
    #expect(count > HTMLFindings.rowLimit)
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    #expect(tokens.tags.count { $0.name == "article" && $0["data-finding"] != nil } == HTMLFindings.cardLimit)
    let rows = tokens.tags.count { $0.name == "tr" && $0["id"]?.hasPrefix("finding:") == true }
    #expect(rows == HTMLFindings.rowLimit - HTMLFindings.cardLimit)
    #expect(
      tokens.texts.contains { $0.hasPrefix("\(count - HTMLFindings.rowLimit) more are omitted to keep this page fast") }
    )
    let ids = Set(tokens.tags.compactMap { $0["id"] })
    for target in tokens.tags.compactMap({ $0["href"] }) where target.hasPrefix("#") {
      #expect(ids.contains(String(target.dropFirst())), "\(target)")
    }
    #expect(try json(try #require(tokens.scripts.first))["findings"]?.elements?.count == count)
  }

  @Test("A pairing that fails is drawn again with the nearest color that passes")
  func after() throws {
    var report = report(1)
    report.findRemedies()
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    let label = try #require(tokens.tags.compactMap { $0["aria-label"] }.first { $0.hasPrefix("After the change: ") })
    let ratio = try #require(label.split(separator: " ").last.flatMap { Double($0) })
    #expect(ratio >= 4.5)
    #expect(tokens.texts.contains("With "))
  }
}
