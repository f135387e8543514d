import Audit
import Testing

@testable import PaletteRepair
@testable import ReportWriters

/// The page of a repair: a whole document that fetches nothing, with everything now and then.
@Suite struct RepairPageTests {
  private func tokens(_ report: RepairReport) throws -> HTMLTokens {
    try HTMLTokens(repairText("html", of: report))
  }

  @Test func pagesAreWholeDocuments() throws {
    let fixture = RepairFixture()
    for report in [fixture.repaired(), fixture.impossible(), fixture.unneeded(), fixture.everything()] {
      let tokens = try tokens(report)
      let ids = tokens.tags.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for tag in tokens.tags {
        for target in (tag["aria-labelledby"] ?? "").split(separator: " ") { #expect(ids.contains(String(target))) }
        if let target = tag["href"] { #expect(target.hasPrefix("#") && ids.contains(String(target.dropFirst()))) }
        #expect(tag["src"] == nil && tag.name != "script" && tag.name != "link")
      }
      let policy = tokens.tags.first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
      #expect(policy?.hasPrefix("default-src 'none'; style-src 'unsafe-inline'; img-src data:;") == true)
      let urls = tokens.styles.joined().split(separator: "url(").dropFirst()
      #expect(urls.allSatisfy { $0.hasPrefix("#") } && !tokens.styles.joined().contains("@import"))
      for name in ["header", "main", "footer", "h1"] { #expect(tokens.tags.count { $0.name == name } == 1) }
      let levels = tokens.tags.compactMap {
        $0.name.utf8.count == 2 && $0.name.hasPrefix("h") ? Int($0.name.dropFirst()) : nil
      }
      for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
      let tables = tokens.tags.count { $0.name == "table" }
      #expect(tokens.tags.count { $0.name == "caption" } == tables)
      // The inner picture of a sample belongs to the one around it.
      let pictures = tokens.tags.filter { $0.name == "svg" && $0["class"] != "middle" }
      #expect(pictures.allSatisfy { $0["role"] == "img" || $0["aria-hidden"] == "true" })
    }
  }

  @Test func whatChangesIsDrawnNowAndThen() throws {
    let tokens = try tokens(RepairFixture().repaired())
    // Three changes, each with the color that is and the one that comes.
    #expect(tokens.tags.count { $0.name == "svg" && $0["class"] == "block" } == 6)
    // Three pairings fail, each as text on its background before and after.
    let samples = tokens.tags.filter { $0.name == "svg" && $0["class"] == "sample" }.compactMap { $0["aria-label"] }
    #expect(samples.count == 6)
    #expect(samples[0] == "Sample: text, muted on page, in light, contrast 4.47")
    #expect(samples[1] == "Sample: text, muted on page, in light, contrast 4.54")
    // One badge on one surface, in two modes, now and then.
    let badges = tokens.tags.compactMap { $0["class"] == "badge" ? $0["aria-label"] : nil }
    #expect(
      badges == [
        "info badge, before, in light", "info badge, after, in light", "info badge, before, in dark",
        "info badge, after, in dark",
      ])
    let swatches = tokens.tags.compactMap { $0["class"] == "swatch" ? $0["aria-label"] : nil }
    #expect(
      swatches == [
        "page: light #ffffff, dark #000000", "muted: light #777777, changes to #767676, dark #777777",
        "link: light #777777, changes to #595959, dark #777777",
        "note: light #595959, dark #595959, changes to #767676",
        "gone: light no color, dark no color",
      ])
  }

  @Test func nothingToDoIsShownAsSuch() throws {
    let tokens = try tokens(RepairFixture().unneeded())
    #expect(
      tokens.texts.contains("Nothing to fix: every pairing that counts toward the gate passes in light and dark."))
    #expect(!tokens.tags.contains { ["changes", "fixed", "remaining", "palette"].contains($0["id"]) })
    #expect(tokens.tags.contains { $0["class"] == "decision repair-decision pass" })
  }

  @Test func theStylesheetUsesNoColorOfItsOwn() {
    #expect(!RepairStylesheet.text.contains("rgb(") && !RepairStylesheet.text.contains("hsl("))
    #expect(!RepairStylesheet.text.split(separator: ":").contains { $0.hasPrefix("#") })
  }

  @Test(arguments: ReportWriters.writers(for: .repair).map { type(of: $0).format.id })
  func theSameRepairGivesTheSameBytes(_ format: String) {
    let texts = (0..<3).map { _ in repairText(format, of: RepairFixture().everything()) }
    #expect(Set(texts.map { Array($0.utf8) }).count == 1)
  }

  @Test(arguments: ["html", "markdown", "console"])
  func noFormatShowsMoreRowsThanItCanHold(_ format: String) {
    let fixture = RepairFixture()
    let one = fixture.repaired()
    let many = RepairReport(
      before: one.before, after: one.after, settings: one.settings, outcome: .repaired,
      changes: Array(repeating: fixture.changes[0], count: 1000), pairings: one.pairings, proof: one.proof)
    let text = repairText(format, of: many)
    switch format {
    case "html": #expect(text.contains("700 more are in the JSON format."))
    case "console": #expect(text.contains("    and 960 more\n"))
    default: #expect(text.split(separator: "\n").count { $0.hasPrefix("| `muted` |") } == 1000)
    }
  }
}
