import Audit
import AuditSession
import TestSupport
import Testing

/// Files of a folder that aren't read: each is named or counted.
@Suite struct SkippedFileTests {
  private static func notices(_ files: [String: String], entry: String? = nil) throws -> [String] {
    var files = files
    files["t/tokens.json"] = tokens
    if let entry {
      files["palpable.json"] = #"{ "tokens": [\#(entry)], "pairings": [{ "text": "text", "on": "page" }] }"#
    }
    let folder = try TemporaryFolder(files)
    let path = entry == nil ? folder.path + "/t" : folder.path
    return try AuditSession(AuditRequest(paths: [path], root: folder.path)).report().system.notices.map { notice in
      (notice.location.map { "\($0.path): " } ?? "") + notice.message
    }
  }

  /// Two colors that make a pairing by their names.
  private static let tokens = """
    { "$type": "color", "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
    """
  private static let convert = "convert the colors to DTCG 2025.10 or CSS custom properties"

  @Test(arguments: [nil, #""t""#])
  func everyFileThatLooksLikeTokensIsNamed(_ entry: String?) throws {
    let notices = try Self.notices(
      [
        "t/a/color.json": ##"{ "red": "#f00", "blue": "#00f", "count": 2 }"##,
        "t/package.json": #"{ "name": "x" }"#, "t/More.JSON": tokenText(muted: "#ffffff", page: "#ffffff"),
        "t/README.md": "hello", "t/logo.png": "", "t/x.json5": "{ red: '#f00', blue: '#00f' }",
      ], entry: entry)
    #expect(
      Set(notices) == [
        "t/a/color.json: not read: unsupported format \"JSON color list\"; \(Self.convert)",
        "t/x.json5: not read: unsupported format \"JSON color list\"; \(Self.convert)",
        "t/package.json: not read: unknown token format",
        "t/More.JSON: not read: the file extension has capital letters; rename it in lowercase",
      ])
  }

  @Test func theRestOfManyIsCounted() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<25).map { ("t/x\($0).json", "{}") })
    let notices = try Self.notices(files)
    #expect(notices.count { $0.hasSuffix(": not read: unknown token format") } == 20)
    #expect(notices.contains("5 more files not read: unknown token format"))
  }

  @Test func whatBelongsToPalpableOrACatalogIsNotNamed() throws {
    let notices = try Self.notices([
      "t/sub/palpable.json": "{}", "t/report.json": #"{ "schemaVersion": 1, "tool": { "name": "palpable" } }"#,
      "t/A.xcassets/Contents.json": #"{ "info": { "version": 1 } }"#,
      "t/A.xcassets/I.imageset/Contents.json": #"{ "images": [] }"#,
    ])
    #expect(notices.isEmpty)
  }

  @Test func aDocumentThatAResolverRefersToIsRead() throws {
    let resolver = """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "plain.json" }, { "$ref": "tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """
    #expect(try Self.notices(["t/x.resolver.json": resolver, "t/plain.json": #"{ "group": {} }"#]).isEmpty)
  }

  private static func sentences(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
      return []
    } catch { return error.sentences }
  }

  @Test func aFolderWithoutASupportedFormatSaysWhichItHolds() throws {
    #expect(
      try Self.sentences([
        "_a.sass": "$x: 1", "_b.sass": "$y: 2", "res/c.less": "@a: #fff;",
      ])
        == [
          "_a.sass and 1 more file: unsupported format \"Sass (indented syntax)\"; "
            + "convert the file to SCSS, or audit the compiled CSS",
          "res/c.less: unsupported format \"Less\"; audit the compiled CSS with its custom properties",
        ])
    #expect(
      try Self.sentences(["package.json": "{}", "x.json": "{}"])
        == ["package.json and 1 more file: unknown token format; pass token files in a supported format"])
    #expect(
      try Self.sentences(["a.JSON": tokenText(muted: "#000000", page: "#ffffff"), "notes.txt": "hello"]) == [
        "a.JSON: the file extension has capital letters; rename it in lowercase",
        ".: 1 more file without tokens",
      ])
  }
}
