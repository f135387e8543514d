import AuditSession
import TestSupport
import Testing

/// Files that a pattern or a folder finds have no order, so none of them silently wins over another.
@Suite struct FileOrderTests {
  private static let pairing = #""pairings": [{ "text": "x", "on": "y" }]"#

  /// The sentences of an audit that can't be made; empty if it can.
  private func sentences(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  @Test func styleSheetsOfAPatternDoNotOverrideEachOther() throws {
    let sheets = ["s/a.css": ":root{--x:#ddd}", "s/b.css": ":root{--x:#000;--y:#fff}"]
    func audit(_ tokens: String, _ changed: [String: String] = [:]) throws -> [String] {
      let configuration = "{ \"tokens\": \(tokens), \(Self.pairing) }"
      return try sentences(sheets.merging(changed) { $1 }.merging(["palpable.json": configuration]) { $1 })
    }
    let sentence = try #require(try audit("[\"s/*.css\"]").first)
    #expect(sentence.contains("s/b.css:1") && sentence.contains("x conflicts with its value at s/a.css:1"))
    #expect(try audit("[\"s\"]").count == 1)
    // A list has an order, and so have imports, specificity, and layers.
    #expect(try audit("[\"s/a.css\", \"s/b.css\"]") == [])
    #expect(try audit("[\"s/*.css\"]", ["s/b.css": "@import 'a.css'; :root{--x:#000;--y:#fff}"]) == [])
    #expect(try audit("[\"s/*.css\"]", ["s/b.css": "html:root{--x:#000;--y:#fff}"]) == [])
    #expect(try audit("[\"s/*.css\"]", ["s/a.css": "@layer a{:root{--x:#ddd}}"]) == [])
    #expect(try audit("[\"s/*.css\"]", ["s/a.css": ":root{--x:#000}"]) == [])
  }

  @Test func catalogsAreFoundByPattern() throws {
    let set = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x11", "green": "0x11", "blue": "0x11", "alpha": "1" } } }] }
      """
    let files = [
      "App/Colors.xcassets/x.colorset/Contents.json": set, "App/Colors.xcassets/icon.imageset/a.json": "[",
      "y.css": ":root{--y:#fff}",
    ]
    for pattern in ["App/*.xcassets", "**/*.xcassets", "**.xcassets"] {
      let configuration = "{ \"tokens\": [\"\(pattern)\", \"y.css\"], \(Self.pairing) }"
      #expect(try sentences(files.merging(["palpable.json": configuration]) { $1 }) == [], "\(pattern)")
    }
  }

  /// A word that only begins with "dark" is about something else.
  @Test func darkroomIsNoDarkMode() throws {
    func document(_ color: String) -> String { ##"{ "x": { "$type": "color", "$value": "\##(color)" } }"## }
    let folder = try TemporaryFolder([
      "t/darkroom.json": document("#000"), "t/light.json": document("#111"),
      "palpable.json": "{ \"tokens\": [\"t/*.json\"], \"pairings\": [{ \"text\": \"x\", \"on\": \"x\" }] }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(!report.modes.contains { $0.scheme == .dark })
  }
}
