import Audit
import AuditSession
import SourceText
import TestSupport
import Testing

@testable import ReportWriters

/// Subjects of every kind with something to find, compared with what a JSON report says of them.
@Suite struct AgainstEverySubjectTests {
  /// A folder with a finding on a pairing, a translucent pairing, a badge, a family, a text style, a control, a container and a counterpart.
  static func folder(muted: String = "#999999", side: Int = 16, minimum: Int = 30, height: Int = 8) throws
    -> TemporaryFolder
  {
    try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["t.json"], "surfaces": ["page", "night"],
        "families": [{ "name": "grays", "colors": ["twin", "triplet"] }],
        "pairings": [{ "text": "muted", "on": "page" }, { "text": "muted", "on": "veil" }],
        "badges": [{ "name": "info", "background": "page", "border": "muted", "text": "muted" }],
        "textStyles": { "tiny": { "size": 9, "scaling": "fixed", "lineHeight": 1.3 } },
        "controls": [
          { "name": "Dot", "width": \(side), "height": \(side), "gap": 0, "arrangement": "row" },
          { "name": "Open", "width": { "minimum": \(minimum) }, "height": 44 }],
        "containers": [{ "name": "Cell", "textStyle": "tiny", "height": \(height) },
          { "name": "Slot", "textStyle": "tiny", "label": { "width": 40 }, "lineLimit": 1, "width": 20 }],
        "sources": [{ "name": "app", "tokens": ["app.json"], "map": { "page": "page" } }],
        "rules": { "approved-badges": { "level": "error", "approved": [["#000000", "#000000", "#000000"]] } },
        "waivers": [{ "rule": "contrast-minimum", "subject": "nobody on page", "reason": "r", "owner": "o",
          "expires": "2026-11-20" }],
        "baseline": "debt.json" }
      """,
      "t.json": """
      { "$type": "color", "muted": { "$value": "\(muted)" }, "page": { "$value": "#ffffff" },
        "night": { "$value": "#000000" }, "veil": { "$value": "#ffffff80" },
        "twin": { "$value": "#404040" }, "triplet": { "$value": "#434343" } }
      """,
      "app.json": ##"{ "$type": "color", "page": { "$value": "#eeeeee" } }"##,
      "debt.json": """
      { "schemaVersion": 1, "findings": [{ "fingerprint": "contrast-minimum/light/text/gone/page", "outcome": "failed" }] }
      """,
    ])
  }

  /// The JSON report on an earlier state; its findings reach the gate, as those of the new one do, whatever was accepted.
  static func earlier(_ folder: TemporaryFolder) throws -> String { JSONWriter().text(of: try audit(folder)) }

  @Test func whatIsAsItWasGatesNothingWhateverItIsAbout() throws {
    let folder = try Self.folder()
    try folder.write(Self.earlier(folder), to: "old.json")
    let report = try audit(folder) { $0.against = "old.json" }
    let kinds = Set(report.findings.map(\.subject.kind))
    #expect(
      kinds.isSuperset(of: [
        .pairing(.text), .counterpart, .badge, .family, .textStyle, .control, .container, .waiver, .baselineEntry,
      ]))
    for finding in report.findings where finding.against != nil {
      #expect(finding.against?.name == "same", "\(finding.rule)")
    }
    #expect(report.findings.filter { $0.against?.name == "same" }.count > 8)
    #expect(report.changes?.findings(.fixed).isEmpty == true)
    let nothing = "No findings changed."
    for writer in [HTMLWriter(), MarkdownWriter()] as [any ReportWriter] {
      #expect(writer.text(of: report).contains(nothing), "\(type(of: writer).format.id)")
    }
  }

  /// What is said of a finding and the earlier audit.
  private static func words(_ rule: String, _ subject: String, in report: AuditReport) throws -> String? {
    let finding = try #require(report.findings.first { $0.rule == rule && $0.subject.description == subject })
    return FindingStatusText.phrases(of: finding, in: report).map { $0.text { $0 } }.first { $0.contains("old.json") }
  }

  /// Everything fails as before, but by less: each writer says so with the number that was.
  @Test func whatGotBetterIsSaidWithWhatItWas() throws {
    let folder = try Self.folder(muted: "#888888", side: 20, minimum: 40, height: 9)
    try folder.write(Self.earlier(try Self.folder()), to: "old.json")
    let report = try audit(folder) { $0.against = "old.json" }
    // A gray of 0.6 in sRGB has luminance 0.3185 and stands at 1.05 / 0.3685 = 2.849 before white.
    let better = "better than in old.json, was "
    #expect(try Self.words("contrast-minimum", "muted on page", in: report) == better + "2.84")
    #expect(try Self.words("target-size-enhanced", "control Dot", in: report) == better + "16 pt")
    // A bound that was raised says nothing of what it really is.
    #expect(try Self.words("target-size-enhanced", "control Open", in: report) == "unchanged since old.json")
    #expect(try Self.words("text-clipping", "container Cell", in: report) == better + "8 pt")
    #expect(HTMLWriter().text(of: report).contains("better"))
  }

  @Test func whatGotWorseGatesAgain() throws {
    let folder = try Self.folder(muted: "#aaaaaa", side: 12, minimum: 20, height: 7)
    try folder.write(Self.earlier(try Self.folder()), to: "old.json")
    let report = try audit(folder) { $0.against = "old.json" }
    let worse = Set(report.findings.filter { if case .worse? = $0.against { true } else { false } }.map(\.rule))
    #expect(worse.isSuperset(of: ["contrast-minimum", "target-size-enhanced", "text-clipping"]))
    #expect(
      try Self.words("target-size-enhanced", "control Open", in: report)
        == "worse than in old.json: was at least 30 pt")
    #expect(report.findings.allSatisfy { if case .worse? = $0.against { $0.gates == $0.reachesGate } else { true } })
  }
}
