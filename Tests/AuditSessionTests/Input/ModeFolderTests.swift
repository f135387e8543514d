import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// Folders whose formats make modes of documents, as the command reads them without a configuration.
@Suite struct ModeFolderTests {
  private static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private static func figma(_ mode: String, text: Int, page: Int) -> String {
    func color(_ level: Int, _ id: Int, _ scope: String) -> String {
      """
      { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(level), \(level), \(level)] },
        "$extensions": { "com.figma.variableId": "VariableID:1:\(id)", "com.figma.scopes": ["\(scope)"] } }
      """
    }
    return """
      { "copy": \(color(text, 1, "TEXT_FILL")), "paper": \(color(page, 2, "FRAME_FILL")),
        "$extensions": { "com.figma.modeName": "\(mode)" } }
      """
  }

  /// Merged, only the last file would be checked.
  @Test func everyModeOfFigmaIsAudited() throws {
    let report = try Self.report([
      "a.tokens.json": Self.figma("Dark", text: 1, page: 1), "b.tokens.json": Self.figma("Light", text: 0, page: 1),
    ])
    #expect(report.system.modes.map(\.name) == ["light", "dark"])
    #expect(report.pairings.map(\.outcome) == [.passed, .failed])
  }

  @Test func filesOfStyleDictionaryHaveTheModesOfTheirNames() throws {
    let report = try Self.report([
      "base.json": ##"{ "color": { "text": { "value": "#000" }, "background": { "value": "#fff" } } }"##,
      "color.dark.json5": "{ color: { background: { value: '#111' } } }",
    ])
    #expect(report.system.modes.map(\.name) == ["light", "dark"])
    #expect(report.pairings.map(\.outcome) == [.passed, .failed])
  }

  @Test func contradictingFilesOfStyleDictionaryAreAnError() {
    #expect(throws: AuditFailure.self) {
      try Self.report([
        "a.json": ##"{ "color": { "text": { "value": "#000" }, "background": { "value": "#fff" } } }"##,
        "b.json": ##"{ "color": { "text": { "value": "#777" } } }"##,
      ])
    }
  }
}
