import Audit
import AuditSession
import TestSupport
import Testing

/// Colors of an asset catalog that only some devices show: measured, whatever modes are declared.
@Suite struct DeviceModeTests {
  private static func entry(_ level: String, _ rest: String = "") -> String {
    #"{ "idiom": "universal"\#(rest), "color": { "color-space": "srgb", "components": { "red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000" } } }"#
  }

  private static let wide = #", "display-gamut": "display-P3""#
  private static let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

  private static func folder(_ ink: [String], _ paper: [String], _ member: String = "") throws -> TemporaryFolder {
    try TemporaryFolder([
      "A.xcassets/Ink.colorset/Contents.json": "{ \"colors\": [\(ink.joined(separator: ", "))] }",
      "A.xcassets/Paper.colorset/Contents.json": "{ \"colors\": [\(paper.joined(separator: ", "))] }",
      "palpable.json": #"{ "tokens": ["A.xcassets"], \#(member) "pairings": [{ "text": "Ink", "on": "Paper" }] }"#,
    ])
  }

  /// 0.8 on white is 1.6:1 (WCAG's formula); black on white is 21:1.
  @Test(arguments: [
    "", #""modes": [{ "name": "light" }],"#, #""modes": [{ "name": "light" }, { "name": "light-p3" }],"#,
  ])
  func theWorseGamutDecides(_ member: String) throws {
    for (usual, wide, gating) in [("0.000", "0.800", "light-p3"), ("0.800", "0.000", "light")] {
      let report = try audit(
        try Self.folder([Self.entry(usual), Self.entry(wide, Self.wide)], [Self.entry("1.000")], member))
      #expect(report.modes.map(\.name) == ["light", "light-p3"])
      #expect(report.gating == ["contrast-minimum \(gating)"])
    }
  }

  @Test func theGamutMayBeThatOfTheBackground() throws {
    let report = try audit(
      try Self.folder([Self.entry("0.000")], [Self.entry("1.000"), Self.entry("0.100", Self.wide)]))
    #expect(report.gating == ["contrast-minimum light-p3"])
  }

  @Test func aColorWithoutAGamutNeedsNoValueForIt() throws {
    let report = try audit(
      try Self.folder(
        [
          Self.entry("0.000"), Self.entry("0.100", Self.wide), Self.entry("1.000", Self.dark),
          Self.entry("0.900", Self.wide + Self.dark),
        ],
        [Self.entry("1.000"), Self.entry("0.000", Self.dark)]))
    #expect(report.modes.map(\.name) == ["light", "dark", "light-p3", "dark-p3"])
    #expect(report.decision == .passed)
    #expect(!report.findings.contains { $0.rule == "mode-coverage" })
  }

  @Test func whatXcodeDoesNotDocumentFailsTheGate() throws {
    let report = try audit(
      try Self.folder(
        [Self.entry("0.000"), Self.entry("1.000", Self.dark), Self.entry("0.100", Self.wide)],
        [Self.entry("1.000"), Self.entry("0.000", Self.dark)]))
    #expect(report.gating == ["contrast-minimum dark-p3"])
    #expect(report.findings.filter(\.gates).map(\.outcome.name) == ["cantTell"])
  }

  @Test func aLookThatTheConfigurationDoesNotListIsAnErrorInItsPlace() throws {
    let folder = try Self.folder(
      [Self.entry("0.000"), Self.entry("1.000", Self.dark)], [Self.entry("1.000")], #""modes": [{ "name": "light" }],"#)
    let failure = #expect(throws: AuditFailure.self) { try audit(folder) }
    #expect(
      failure?.sentences.first?.hasPrefix("A.xcassets/Ink.colorset/Contents.json:1:") == true
        && failure?.sentences.first?.contains(
          #"Ink has a value for mode "dark", which "modes" doesn't list (light); add the mode"#) == true
    )
  }
}
