import Audit
import AuditSession
import TestSupport
import Testing

/// Targets that declare the same names: an error that names both places, or modules that a configuration tells apart.
@Suite struct SwiftModuleTests {
  private static let theme =
    "import SwiftUI\nenum T { static let text = Color(hex: 0xVALUE)\n static let page = Color(hex: 0xFFFFFF) }"

  private static func files(_ tokens: String, pairings: String) -> [String: String] {
    [
      "palpable.json": "{ \"tokens\": \(tokens), \"pairings\": \(pairings) }",
      "App/Theme.swift": theme.replacing("VALUE", with: "000000"),
      "Widget/Theme.swift": theme.replacing("VALUE", with: "CCCCCC"),
    ]
  }

  private static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private static let inBoth =
    #"[{ "text": "T.text", "on": "T.page" }, { "text": "Widget.T.text", "on": "Widget.T.page" }]"#

  /// Entries that say that the widget is a module of its own.
  @Test(
    arguments: [
      #"["**/*.swift", { "path": "Widget/**/*.swift", "module": "Widget" }]"#,
      #"[{ "path": "Widget", "module": "Widget" }, "App"]"#,
      #"[{ "path": "Widget/Theme.swift", "module": "Widget" }, "App/Theme.swift", "Widget/Theme.swift"]"#,
    ])
  func bothTargetsAreAudited(_ tokens: String) throws {
    let report = try Self.report(Self.files(tokens, pairings: Self.inBoth))
    let failed = report.findings.filter(\.gates)
    #expect(failed.map(\.rule) == ["contrast-minimum"])
    #expect(failed.first?.pairing?.pairing.foreground == "Widget.T.text")
    #expect(failed.first?.location?.path == "Widget/Theme.swift")
  }

  @Test(arguments: [#"["**/*.swift"]"#, #"["App/*.swift", "Widget/*.swift"]"#, #"["App", "Widget"]"#])
  func withoutModulesBothPlacesAreNamed(_ tokens: String) throws {
    let error = #expect(throws: AuditFailure.self) {
      try Self.report(Self.files(tokens, pairings: #"[{ "text": "T.text", "on": "T.page" }]"#))
    }
    #expect(
      error?.sentences == [
        "App/Theme.swift:2:21: T.text is also declared at Widget/Theme.swift:2 (1 more name is declared twice); exclude one of "
          + "the files, or set \"module\" to the target of one of them in palpable.json"
      ])
  }

  @Test func filesWithoutAConfiguration() throws {
    var files = Self.files("[]", pairings: "[]")
    files["palpable.json"] = nil
    let error = #expect(throws: AuditFailure.self) { try Self.report(files) }
    #expect(error?.sentences.count == 1)
    #expect(
      error?.sentences.first?.contains("App/Theme.swift:2:21: T.text is also declared at Widget/Theme.swift:2") == true)
  }

  /// A view of the widget shows the widget's colors.
  @Test func viewsOfAModuleSeeItsTokens() throws {
    var files = Self.files(
      #"["App", { "path": "Widget/**/*.swift", "module": "Widget" }]"#,
      pairings: #"[{ "text": "T.text", "on": "T.page" }]"#)
    let view = "struct NAME: View { var body: some View { Text(\"a\").foregroundColor(T.text).background(T.page) } }"
    files["App/A.swift"] = view.replacing("NAME", with: "A")
    files["Widget/B.swift"] = view.replacing("NAME", with: "B")
    files["palpable.json"] = files["palpable.json"]?.replacing(
      "{ \"tokens\"", with: "{ \"code\": [\"App\", \"Widget\"], \"tokens\"")
    let report = try Self.report(files)
    let shown = report.pairings.filter { $0.measured.pairing.origin == .code }.map(
      \.measured.pairing.foreground.description)
    #expect(shown == ["Widget.T.text"])
    #expect(report.findings.filter(\.gates).map { $0.location?.path } == ["Widget/B.swift"])
  }

  @Test(
    arguments: [
      (#"{ "path": "Widget", "module": "" }"#, "module"),
      (#"{ "path": "Widget", "module": "My Widget" }"#, "a Swift module name"),
      (#"{ "path": "Widget", "module": 1 }"#, "module"),
      (#"{ "path": "tokens.json", "module": "Widget" }"#, "Swift source"),
    ])
  func modulesThatCannotBe(_ entry: String, _ text: String) throws {
    var files = Self.files("[\"App\", \(entry)]", pairings: #"[{ "text": "T.text", "on": "T.page" }]"#)
    files["tokens.json"] = ##"{ "a": { "$type": "color", "$value": "#000000" } }"##
    let error = #expect(throws: AuditFailure.self) { try Self.report(files) }
    #expect(error?.sentences.first?.contains(text) == true)
    #expect(error?.sentences.first?.hasPrefix("palpable.json:1:") == true)
  }
}
