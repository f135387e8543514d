import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

/// A palette against its earlier state: read from a folder, and read back from a JSON report.
@Suite(.serialized) struct AgainstTests {
  enum Old: CaseIterable { case folder, report }

  /// The new folder with the earlier state inside it, as a folder or as a report.
  static func against(_ old: TemporaryFolder, _ kind: Old, in new: TemporaryFolder) throws -> String {
    guard kind == .report else {
      for name in ["palpable.json", "light.json", "dark.json"] {
        try new.write(String(decoding: try old.bytes(of: name), as: UTF8.self), to: "old/" + name)
      }
      return "old"
    }
    try new.write(JSONWriter().text(of: try audit(old, on: nil)), to: "old.json")
    return "old.json"
  }

  @Test(arguments: Old.allCases)
  func onlyWhatGotWorseGates(_ kind: Old) throws {
    let new = try gateExceptionFolder(light: "#9a9a9a", dark: "#454545")
    let old = try Self.against(gateExceptionFolder(), kind, in: new)
    let report = try audit(new) { $0.against = old }
    #expect(report.gating == ["contrast-minimum light"])
    let changes = report.findings.filter { $0.rule == "contrast-minimum" }.map {
      "\($0.mode ?? "") \($0.against?.name ?? "")"
    }
    #expect(changes == ["light worse", "dark better"])
    let comparison = try #require(report.changes)
    #expect(comparison.lostContrasts.map(\.now.mode) == ["light"])
    #expect(comparison.findings(.fixed).isEmpty && comparison.renamedTokens.isEmpty && comparison.gonePairings.isEmpty)
  }

  @Test(arguments: Old.allCases)
  func whatPassedAndPassesStillShowsItsLostMargin(_ kind: Old) throws {
    let new = try gateExceptionFolder(light: "#666666", dark: "#bbbbbb")
    let old = try Self.against(gateExceptionFolder(light: "#333333", dark: "#bbbbbb"), kind, in: new)
    let report = try audit(new) { $0.against = old }
    #expect(report.gating == [])
    let lost = try #require(report.changes?.lostContrasts)
    // #333333 on white has 12.63:1, #666666 has 5.74:1 (WCAG 2).
    #expect(lost.map { hundredths($0.before.ratio) } == [1263])
    #expect(lost.map { hundredths($0.now.ratio) } == [574])
  }

  private func hundredths(_ ratio: Double?) -> Int { Int((ratio ?? 0) * 100) }

  @Test(arguments: Old.allCases)
  func whatIsFixedIsListed(_ kind: Old) throws {
    let new = try gateExceptionFolder(light: "#333333")
    let report = try audit(new) { $0.against = try? Self.against(gateExceptionFolder(), kind, in: new) }
    #expect(report.gating == [])
    let fixed = report.changes?.findings(.fixed).map(\.fingerprint) ?? []
    #expect(fixed.contains("contrast-minimum/light/text/muted/page"))
    #expect(!fixed.contains("contrast-minimum/dark/text/muted/page"))
  }

  @Test(arguments: Old.allCases)
  func aTokenWithANewNameAndTheSameColorIsRecognized(_ kind: Old) throws {
    let new = try gateExceptionFolder()
    for (file, muted, page) in [("light.json", "#999999", "#ffffff"), ("dark.json", "#444444", "#000000")] {
      let text = tokenText(muted: muted, page: page).split(separator: "muted").joined(separator: "quiet")
      try new.write(text, to: file)
    }
    let configuration = configurationText("").split(separator: "muted").joined(separator: "quiet")
    try new.write(configuration, to: "palpable.json")
    let report = try audit(new) { $0.against = try? Self.against(gateExceptionFolder(), kind, in: new) }
    #expect(report.gating == [])
    #expect(report.changes?.renamedTokens.map { "\($0.old) \($0.new)" } == ["muted quiet"])
    #expect(report.changes?.findings(.fixed).isEmpty == true)
    // With another color it is another token, and its failure is new.
    try new.write(
      tokenText(muted: "#999998", page: "#ffffff").split(separator: "muted").joined(separator: "quiet"),
      to: "light.json")
    let other = try audit(new) { $0.against = try? Self.against(gateExceptionFolder(), kind, in: new) }
    #expect(other.gating == ["contrast-minimum light", "contrast-minimum dark"])
  }

  @Test(arguments: Old.allCases)
  func pairingsThatAreMeasuredNoMoreAreListed(_ kind: Old) throws {
    let new = try TemporaryFolder([
      "palpable.json": configurationText("").split(separator: #""text": "muted", "on": "page""#)
        .joined(separator: #""text": "page", "on": "muted""#),
      "light.json": tokenText(muted: "#333333", page: "#ffffff"),
      "dark.json": tokenText(muted: "#cccccc", page: "#000000"),
    ])
    let report = try audit(new) { $0.against = try? Self.against(gateExceptionFolder(), kind, in: new) }
    #expect(report.changes?.gonePairings.map { $0.subject.description } == ["muted on page", "muted on page"])
    // What nobody looks at any more is not fixed.
    #expect(report.changes?.findings(.fixed).filter { $0.rule == "contrast-minimum" }.isEmpty == true)
  }

  /// Another source far from the system's color, where both pass, is a warning; one beside it, with which the pairing fails, an error.
  @Test(arguments: Old.allCases)
  func aWarningThatBecameAnErrorIsWorseHoweverNear(_ kind: Old) throws {
    let sources = #""sources": [{ "name": "app", "tokens": ["app.json"], "map": { "muted": "muted" } }]"#
    func folder(app: String) throws -> TemporaryFolder {
      let folder = try gateExceptionFolder(sources, light: "#757575", dark: "#bbbbbb")
      try folder.write(#"{ "$type": "color", "muted": { "$value": "\#(app)" } }"#, to: "app.json")
      return folder
    }
    let (old, new) = (try folder(app: "#666666"), try folder(app: "#777777"))
    let against = try Self.against(old, kind, in: new)
    try new.write(String(decoding: try old.bytes(of: "app.json"), as: UTF8.self), to: "old/app.json")
    #expect(try audit(new).gating == ["source-drift light"])
    #expect(try audit(new) { $0.against = against }.gating == ["source-drift light"])
  }

  @Test(arguments: Old.allCases)
  func aRuleThatWasTurnedDownIsNamed(_ kind: Old) throws {
    let rules = #""rules": { "contrast-minimum": "note", "mode-coverage": "off", "line-height": "error" }"#
    let new = try gateExceptionFolder(rules, light: "#aaaaaa")
    let against = try Self.against(gateExceptionFolder(), kind, in: new)
    let report = try audit(new) { $0.against = against }
    #expect(report.gating == [])
    #expect(
      report.notices.map(\.message).filter { $0.contains(" lowered ") } == [
        "level of contrast-minimum lowered from error in \(against) to note",
        "level of mode-coverage lowered from warning in \(against) to off",
      ])
  }

  @Test func aReportOfALaterVersionIsRefused() throws {
    let folder = try gateExceptionFolder()
    try folder.write(#"{ "schemaVersion": 9, "tool": { "name": "palpable" }, "findings": [] }"#, to: "old.json")
    #expect(
      sentences(folder) { $0.against = "old.json" } == [
        "old.json:1:20: expected a report with \"schemaVersion\" 2, the newest supported version, found another version"
      ])
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(
      sentences(try gateExceptionFolder()) { $0.against = "gone" }
        == ["gone: file or folder not found; check the path"])
  }
}
