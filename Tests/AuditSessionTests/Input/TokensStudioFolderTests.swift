import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// A folder of Tokens Studio as the command reads it, without a configuration.
@Suite struct TokensStudioFolderTests {
  static let files = [
    "$themes.json": """
    [{ "name": "light", "selectedTokenSets": { "core": "source", "theme/light": "enabled" } },
     { "name": "dark", "selectedTokenSets": { "core": "source", "theme/dark": "enabled" } }]
    """,
    "$metadata.json": #"{ "tokenSetOrder": ["core", "theme/light", "theme/dark"] }"#,
    "core.json":
      ##"{ "b": { "$type": "color", "$value": "#000000" }, "w": { "$type": "color", "$value": "#ffffff" } }"##,
    "theme/light.json":
      ##"{ "text": { "value": "{b}", "type": "color" }, "background": { "value": "{w}", "type": "color" } }"##,
    "theme/dark.json":
      ##"{ "text": { "value": "{b}", "type": "color" }, "background": { "value": "{b}", "type": "color" } }"##,
    "other.json": ##"{ "x": { "$type": "color", "$value": "#123456" } }"##,
  ]

  @Test func everyModeIsAudited() throws {
    let folder = try TemporaryFolder(Self.files)
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let outcomes = report.pairings.filter { $0.measured.pairing.foreground == "text" }.map(\.outcome)
    #expect(outcomes == [.passed, .failed])
    #expect(report.decision == .failed)
    #expect(
      report.system.notices.map(\.message) == [
        "not read, because no Tokens Studio project in the folder references it"
      ])
  }
}
