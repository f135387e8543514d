import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

/// What reports say of waivers for one mode, of accepted debt that became less, and of entries that are out of date.
@Suite struct GateExceptionTextTests {
  /// #999999 has 2.84:1 before white, #444444 1.05 + 0.0578 over 0.05, 2.15:1, before black; of the latter 1.5 was accepted.
  private static func report(_ rules: String = "") throws -> AuditReport {
    let waiver = #""reason": "r", "owner": "o", "expires": "2027-01-31" }"#
    let folder = try gateExceptionFolder(
      """
      "waivers": [{ "rule": "contrast-minimum", "subject": "muted on page", "mode": "light", \(waiver),
        { "rule": "line-height", "subject": { "token": "muted" }, \(waiver),
        { "rule": "contrast-minimum", "subject": { "foreground": "muted", "background": "page", "backdrops": "night" },
          \(waiver)],
      "rules": { "line-height": "off"\(rules) }, "baseline": "debt.json"
      """)
    let entries = [("dark/text/muted", 1.5), ("light/text/gone", 2), ("dark/text/gone", 2)].map {
      #"{ "fingerprint": "contrast-minimum/\#($0.0)/page", "outcome": "failed", "measured": \#($0.1), "required": 4.5 }"#
    }
    try folder.write(
      #"{ "schemaVersion": 1, "findings": [\#(entries.joined(separator: ", "))] }"#, to: "debt.json")
    return try audit(folder) { $0.gate = Gate(isStrict: true) }
  }

  @Test func theConsoleCounts() throws {
    let text = ConsoleWriter().text(of: try Self.report())
    #expect(text.contains("  1 finding is waived (next expires 2027-01-31, o) as of 2026-11-21\n"))
    #expect(text.contains("; 2 entries no longer found: run once with --prune to remove them\n"))
    #expect(
      text.contains("    waived     light  muted on page") && text.contains("    accepted   dark   muted on page"))
  }

  @Test func pagesSayWhatItWasAndInWhichMode() throws {
    let report = try Self.report()
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("contrast-minimum in light ") && page.contains("contrast-minimum in all modes "))
    #expect(page.contains("not checked"))
    #expect(page.contains("by the baseline, was 1.50"))
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.contains("accepted by the baseline, was 1.50"))
    #expect(
      markdown.contains("| `contrast-minimum` | `muted on page` | `light` | r | o | 2027-01-31 |  | active | 1 |"))
    #expect(markdown.contains("| `line-height` | `muted` | all | r | o | 2027-01-31 |  | not checked | 0 |"))
  }

  @Test func theSummarySaysThatWarningsCount() throws {
    let text = SummaryWriter().text(of: try Self.report())
    #expect(text.contains("; the gate fails on error, warnings count as errors.\n"))
  }

  /// A terminal that shows colors has a swatch before what is a pairing, and room for one before what is none.
  @Test func whatIsNoPairingStandsWithoutASwatch() throws {
    let text = ConsoleWriter(usesColor: true).text(of: try Self.report())
    #expect(text.contains("\u{1B}[38;2;153;153;153;48;2;255;255;255m Aa \u{1B}[0m"))
    #expect(!ConsoleWriter().text(of: try Self.report()).contains("\u{1B}"))
  }
}
