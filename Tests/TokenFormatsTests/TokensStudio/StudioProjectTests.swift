import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Sets, themes, and their order: what is refused in one document and in a folder.
@Suite struct StudioProjectTests {
  private static let set = ##""light": { "ink": { "$type": "color", "$value": "#111111" } }"##

  /// The parts of a project that have the wrong form.
  @Test(arguments: [
    #""$themes": [1]"#, #""$themes": [{ "selectedTokenSets": {} }]"#,
    #""$themes": [{ "name": "", "selectedTokenSets": {} }]"#, #""$themes": [{ "name": 1, "selectedTokenSets": {} }]"#,
    #""$themes": [{ "name": "A", "group": 1, "selectedTokenSets": {} }]"#, #""$themes": [{ "name": "A" }]"#,
    #""$themes": [{ "name": "A", "selectedTokenSets": [] }]"#,
    #""$themes": [{ "name": "A", "selectedTokenSets": { "light": 1 } }]"#,
    #""$themes": [], "$metadata": []"#, #""$themes": [], "$metadata": { "tokenSetOrder": {} }"#,
    #""$themes": [], "$metadata": { "tokenSetOrder": [1] }"#,
  ])
  func partsOfTheWrongFormAreRefused(_ members: String) {
    #expect(studioFault("{ \(Self.set), \(members) }") != nil)
  }

  /// An empty group is no group, and neither is `null`.
  @Test(arguments: [#""group": "","#, #""group": null,"#, ""])
  func themesWithoutAGroupGoTogether(_ group: String) throws {
    let first = #"{ "name": "A", \#(group) "selectedTokenSets": { "light": "enabled" } }"#
    let second = #"{ "name": "B", "selectedTokenSets": { "light": "source" } }"#
    let imported = try studio(#"{ \#(Self.set), "$themes": [\#(first), \#(second)] }"#)
    #expect(try imported.hex("ink", in: imported.modes.first?.name ?? "light") == "#111111")
  }

  @Test func aMemberThatIsNoSetIsPassedWithANotice() throws {
    let imported = try studio(#"{ \#(Self.set), "version": "1", "$themes": [] }"#)
    #expect(try imported.hex("ink") == "#111111")
    #expect(imported.notices.map(\.message) == ["not a set of tokens, so it isn't read"])
  }

  private static func folder(_ texts: [String: String], _ heads: [String]) throws(FormatError) -> Imported {
    try TokensStudioFormat.tokens(
      from: heads.map { SourceFile(path: $0, bytes: Array((texts[$0] ?? "").utf8)) },
      library: FolderOfDocuments(texts: texts))
  }

  /// A folder without themes: all sets of the order are read, and the last one wins.
  @Test func aFolderWithoutThemesIsReadInItsOrder() throws {
    let texts = [
      "$metadata.json": #"{ "tokenSetOrder": ["b", "a"] }"#,
      "a.json": ##"{ "ink": { "$type": "color", "$value": "#111111" } }"##,
      "b.json": ##"{ "paper": { "$type": "color", "$value": "#ffffff" } }"##,
    ]
    let imported = try Self.folder(texts, ["$metadata.json"])
    #expect(imported.tokens.tokens.map(\.path) == ["paper", "ink"])
  }

  /// A set that no theme and no order names is passed with a notice.
  @Test func aSetThatNothingNamesIsNotRead() throws {
    let texts = [
      "$metadata.json": #"{ "tokenSetOrder": ["a"] }"#,
      "a.json": ##"{ "ink": { "$type": "color", "$value": "#111111" } }"##,
      "b.json": ##"{ "paper": { "$type": "color", "$value": "#ffffff" } }"##,
    ]
    let imported = try Self.folder(texts, ["$metadata.json", "a.json", "b.json"])
    #expect(imported.tokens.tokens.map(\.path) == ["ink"])
    let message = "not read, because no theme and no tokenSetOrder names this set"
    #expect(imported.notices.filter { $0.message == message }.map { $0.location?.path } == ["b.json"])
  }

  @Test(arguments: [
    (#"{ "tokenSetOrder": ["gone"] }"#, "{}"), (#"{ "tokenSetOrder": [] }"#, "{}"),
    (#"{ "tokenSetOrder": ["a"] }"#, "[]"),
  ])
  func aFolderWithoutItsSetsIsRefused(_ metadata: String, _ set: String) {
    #expect(throws: FormatError.self) {
      try Self.folder(["$metadata.json": metadata, "a.json": set], ["$metadata.json"])
    }
  }
}
