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
    system.insert("paper", .literal(.color(.white)))
    for index in 0..<count {
      system.insert("ink.\(index)", .literal(.color(Color(red: 0xAA, green: 0xAA, blue: UInt8(index % 200)))))
    }
    system.surfaces = [TokenPath("paper")]
    system.pairings = (0..<count).map {
      Pairing(foreground: TokenPath("ink.\($0)"), background: TokenPath("paper"), usage: .text, origin: .declared)
    }
    return Auditor(rules: [.init(TextNeedsRatio(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test("Badges that are not compared are counted", arguments: [60, 61, 63])
  func badges(_ count: Int) throws {
    var system = DesignSystem(name: "Large", tokens: TokenSet(), modes: [Mode("light")])
    system.insert("fill", .literal(.color(.white)))
    system.insert("ink", .literal(.color(.black)))
    system.badges = (0..<count).map {
      Badge(name: "b\($0)", background: "fill", border: nil, text: "ink", textStyle: nil)
    }
    let report = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(system))
    let note = try HTMLTokens(HTMLWriter().text(of: report)).texts.first { $0.hasPrefix("Only the first ") }
    let words = count == 61 ? "1 more badge isn't." : "3 more badges aren't."
    #expect(note == (count == 60 ? nil : "Only the first 60 badges are compared. \(words)"))
  }

  @Test(
    "The first findings have evidence, the next ones a sentence, and the page says where the others are",
    .enabled(if: LongTests.areEnabled))
  func bounded() throws {
    let report = report(2300)
    let count = report.findings.count
    #expect(count > Limits.findingRows)
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    #expect(tokens.tags.count { $0["data-finding"] != nil } == Limits.findingRows)
    #expect(tokens.tags.count { $0["class"] == "evidence" && $0.name == "details" } >= Limits.cards)
    let omitted = tokens.texts.filter { $0.contains(" in report.json") }.compactMap { text in
      text.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(omitted.reduce(0, +) >= count - Limits.findingRows)
    let ids = Set(tokens.tags.compactMap { $0["id"] })
    for target in tokens.tags.compactMap({ $0["href"] }) where target.hasPrefix("#") {
      #expect(ids.contains(String(target.dropFirst())), "\(target)")
    }
    let script = try #require(tokens.scripts.first)
    let data = try json(script)
    let findings = try #require(data["findings"])
    #expect(try column(findings, "rule").count == count)
    #expect(findings["messages"]?.elements?.count == Limits.findingRows)
    #expect(findings["remedies"]?.elements?.count == Limits.findingRows)
  }

  @Test("Without a plan, a group says the nearest color that passes")
  func nearestColor() throws {
    var report = report(1)
    report.findRemedies()
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    let remedy = try #require(tokens.texts.first { $0.hasPrefix("Change ") && $0.hasSuffix(", breaks 0).") })
    let ratio = try #require(remedy.split(separator: "(").last?.split(separator: ":").first.flatMap { Double($0) })
    #expect(ratio >= 4.5)
  }
}
