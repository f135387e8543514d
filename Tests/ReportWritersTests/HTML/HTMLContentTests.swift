import Audit
import SourceText
import Testing

@testable import ReportWriters

@Suite("HTML: what the page says")
struct HTMLContentTests {
  private let report = HTMLFixture().report()
  private let tokens: HTMLTokens

  init() throws { tokens = try HTMLTokens(HTMLWriter().text(of: report)) }

  private var labels: [String] { tokens.tags.compactMap { $0["aria-label"] } }

  private func isOnPage(_ text: String) -> Bool { tokens.texts.contains { $0.contains(text) } }

  private func isText(_ text: String) -> Bool { tokens.texts.contains(text) }

  @Test("The decision is a word, with what to do first")
  func decision() {
    #expect(report.decision == .failed)
    #expect(isText("Fails"))
    #expect(isOnPage(" required pairings have too little contrast."))
    #expect(isOnPage(" findings fail the gate."))
  }

  @Test("Ratios are cut off, never rounded up")
  func truncation() {
    // 4.3448 between #64748b and #f1f5f9.
    #expect(isText("4.34"))
    #expect(!isOnPage("4.35"))
  }

  @Test("Every finding has its fingerprint as anchor, and says it")
  func permanentLinks() {
    let ids = tokens.tags.filter { $0["data-finding"] != nil }.compactMap { $0["id"] }
    #expect(Set(ids) == Set(report.findings.map { HTMLElementID.id("finding", $0.fingerprint) }))
    #expect(ids.count == report.findings.count)
    for finding in report.findings { #expect(isText(finding.fingerprint)) }
  }

  @Test("A sample says what it shows, with the ratio")
  func samples() {
    #expect(labels.contains("Sample: text, ink on paper, 14 pt, weight 400, in light, contrast 4.34"))
    #expect(labels.contains { $0.hasPrefix("Sample: component, wide on paper, in dark") })
  }

  @Test("A color outside sRGB is painted as Display P3 over its nearest notation")
  func wideColors() {
    #expect(tokens.tags.contains { $0["style"] == "stroke:color(display-p3 0 1 0 / 1)" && $0["stroke"] == "#00ff00" })
  }

  @Test("Bounds over surfaces are drawn, one part for each surface, and an unknown color is said to be unknown")
  func undecided() {
    #expect(labels.contains { $0.hasPrefix("Sample: text, ink on veil") && $0.contains(" to ") })
    #expect(isText("no color to draw"))
    #expect(isOnPage("undetermined"))
  }

  @Test("A value of another mode and a missing value are said in words")
  func fallback() {
    #expect(isText("light value"))
    #expect(isOnPage("late has no value in light"))
  }

  @Test("Sizes that are held or under 11 pt are marked with signs")
  func sizes() {
    #expect(isText("[13]"))
    #expect(isText("▾ 10"))
  }

  @Test("Controls are drawn to scale; an unknown size is said in words")
  func controls() {
    #expect(
      labels.contains { $0.hasPrefix("button to scale: target 80 pt wide and 44 pt high, 8 pt to its neighbor") })
    #expect(isOnPage("Unknown size. The width and height can't be determined"))
  }

  @Test("A badge is drawn on every surface in every mode, and once larger")
  func badges() {
    for mode in ["light", "dark"] {
      for surface in ["paper", "night"] { #expect(labels.contains("info badge on \(surface) in \(mode)")) }
      #expect(labels.contains("info badge in \(mode), enlarged"))
    }
    #expect(isText("INFO"))
    #expect(isText("no border"))
  }

  @Test("A pairing that passes says which stronger requirement it misses")
  func missed() {
    let missed = tokens.texts.contains { $0.hasPrefix("requires 4.5, misses 7") }
    #expect(missed == report.pairings.contains { !HTMLPairings.missed(by: $0).isEmpty })
  }

  @Test("Notices are listed with their place")
  func notices() {
    #expect(isOnPage("a leniency."))
    #expect(isText("tokens:3:7"))
  }
}
