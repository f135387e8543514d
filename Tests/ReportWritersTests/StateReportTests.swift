import Audit
import AuditRules
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// State matrices in the reports for people and machines.
@Suite struct StateReportTests {
  private static let states = ["default", "hover", "active", "selected_default", "selected_active", "disabled_default"]

  /// Two tones in six states, with a token missing; the second tone has whatever name is given.
  private func report(tone: String = "calm", platform: DesignSystem.Platform? = .ios) throws -> AuditReport {
    var system = DesignSystem(name: "States", tokens: TokenSet(), modes: [Mode("light")])
    for tone in ["go", tone] {
      for (index, state) in Self.states.enumerated() where tone == "go" || state != "active" {
        let fill = Color(red: UInt8(index * 20), green: 0, blue: 0x80)
        system.insert("fill_\(tone)_\(state)", .literal(.color(fill)))
        system.insert("label_\(tone)_\(state)", .literal(.color(state == "hover" ? .black : .white)))
      }
    }
    var template = PairingTemplate(
      usage: .text, foregrounds: [try PathPattern("label_{tone}_{state}")],
      backgrounds: [try PathPattern("fill_{tone}_{state}")])
    template.name = "Button"
    template.listed = [("tone", ["go", tone]), ("state", Self.states)]
    let expansion = template.expanded(over: system.tokens)
    system.pairings = expansion.pairings
    system.combinationTables = expansion.tables
    system.absentCombinations = expansion.absent
    system.platform = platform
    let rules = RuleCatalog.settings(for: .wcag22AA)
    return Auditor(rules: rules, gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test func markdownHasEveryCombination() throws {
    let text = MarkdownWriter().text(of: try report())
    let part = try #require(text.split(separator: "## States\n").last?.split(separator: "\n## ").first)
    #expect(part.contains("12 combinations are listed; light: 11 audited, 0 undetermined, 1 absent"))
    #expect(part.contains("- absent: tone calm, state active, no `label_calm_active`"))
    let lines = part.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("| text | `default` | `hover` | `active` | `selected_default` | ")
      })
    // Tone go has an active state, so that hover is none of iOS; tone calm has no other pressed look.
    let go = try #require(lines.first { $0.hasPrefix("| tone go | ") }).split(separator: "|").map(String.init)
    #expect(go[2].hasSuffix(" **failed** (web only) ") && go[6].hasSuffix(" inactive "))
    let calm = try #require(lines.first { $0.hasPrefix("| tone calm | ") }).split(separator: "|").map(String.init)
    #expect(calm[2].hasSuffix(" **failed** ") && calm[3] == " absent ")
    // Both orders of selected and pressed; they show different tokens.
    #expect(
      lines.contains(
        "| **selected and pressed** | `label_{tone}_selected_active` on `fill_{tone}_selected_active` | "
          + "`label_{tone}_active` on `fill_{tone}_active` |"))
    #expect(
      lines.contains("| selected | `label_{tone}_selected_default` on `fill_{tone}_selected_default` | the same |"))
  }

  @Test func jsonAddsUp() throws {
    let text = JSONWriter().text(of: try report())
    let root = try readJSON(SourceFile(path: "r", bytes: Array(text.utf8)))
    #expect(root["platform"]?.string == "ios")
    let matrix = try #require(root["stateMatrix"]?.elements?.first)
    let count = try #require(matrix["counts"]?.elements?.first)
    let parts = ["audited", "cantTell", "absent"].compactMap { count[$0]?.number }
    #expect(count["combinations"]?.number == 12 && parts.reduce(0, +) == 12)
    let cells = (matrix["rows"]?.elements ?? []).flatMap { $0["cells"]?.elements ?? [] }
    #expect(cells.count == 12 && cells.compactMap { $0["absent"]?.string } == ["label_calm_active"])
    #expect(cells.map { $0["webOnly"]?.boolean } == [false, true] + Array(repeating: false, count: 10))
    let hover = try #require(cells[1]["pairings"]?.elements?.first)
    #expect(hover["gates"]?.boolean == false && hover["outcome"]?.string == "failed")
  }

  @Test func aReportWithoutBindingsHasNoMatrix() throws {
    let report = HTMLFixture().report()
    #expect(!JSONWriter().text(of: report).contains("stateMatrix"))
    #expect(!MarkdownWriter().text(of: report).contains("## States"))
    #expect(!HTMLWriter().text(of: report).contains("id=\"states\""))
  }

  @Test func htmlHasATableForEachMode() throws {
    let tokens = try HTMLTokens(HTMLWriter().text(of: try report()))
    #expect(tokens.texts.contains("Button: every state in light"))
    #expect(tokens.texts.contains("12 combinations are listed; light: 11 audited, 0 undetermined, 1 absent"))
    #expect(tokens.texts.contains("States that iOS never shows, never failing the gate (1)"))
    #expect(!tokens.texts.contains { $0.hasPrefix("Inferred from names") })
    #expect(tokens.texts.contains { $0.contains(" WCAG 2.2 level AA on iOS") })
    #expect(tokens.texts.contains("the two orders differ") && tokens.texts.contains("absent"))
    let ids = Set(tokens.tags.compactMap { $0["id"] })
    for target in tokens.tags.compactMap({ $0["href"] }) where target.hasPrefix("#") {
      #expect(ids.contains(String(target.dropFirst())), "\(target)")
    }
  }

  /// Names come from input: nothing in them is markup.
  @Test(arguments: LongTests.some(["<b>x", "a|b", "`x`", "x\u{202E}y", "[x](https:||x)", "\"x='", "é\u{301}"], 2))
  func namesAreText(_ tone: String) throws {
    let report = try report(tone: tone)
    let html = HTMLWriter().text(of: report)
    #expect(!html.contains("<b>x") && !html.unicodeScalars.contains("\u{202E}"))
    #expect(try HTMLTokens(html).texts.contains { $0.hasPrefix("tone ") })
    let markdown = MarkdownWriter().text(of: report)
    let part = try #require(markdown.split(separator: "## States\n").last?.split(separator: "\n## ").first)
    let rows = part.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("passed") }
    #expect(rows.count == 2)
    // As many cells as there are columns: no name has added one.
    for row in rows {
      let bars = zip(row.utf8, row.utf8.dropFirst()).count { $0 != UInt8(ascii: "\\") && $1 == UInt8(ascii: "|") }
      #expect(bars == Self.states.count + 1)
    }
  }
}
