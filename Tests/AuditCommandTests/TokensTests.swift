import AuditCommand
import SourceText
import TestSupport
import Testing

/// `palpable tokens`: how Palpable spells tokens, with their values, aliases, and locations.
@Suite struct TokensTests {
  private static let files = [
    "light.tokens.json": """
    { "$type": "color",
      "blue": { "$value": "#2563eb" },
      "text": { "link": { "$value": "{blue}" }, "plain": { "$value": "#000000" } },
      "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
    """,
    "dark.tokens.json": """
    { "$type": "color",
      "text": { "plain": { "$value": "#ffffff" } } }
    """,
  ]

  @Test func linesHaveModesAliasesAndLocations() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = palpable("tokens", in: folder)
    #expect(result.exitCode == .passed)
    #expect(
      result.output == """
        blue               #2563eb  light.tokens.json:2:23
        text.link          #2563eb  -> blue  light.tokens.json:3:33
        text.plain  light  #000000  light.tokens.json:3:66
        text.plain  dark   #ffffff  dark.tokens.json:2:34
        gap                12px     light.tokens.json:4:44

        4 tokens in 2 modes: light, dark

        """)
  }

  @Test func aFilterIsATextOrAPattern() throws {
    let folder = try TemporaryFolder(Self.files)
    func names(_ pattern: String) -> [Substring] {
      palpable("tokens", "--filter", pattern, "--mode", "light", "--format", "csv", in: folder).output
        .split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    }
    #expect(names("LINK") == ["text.link"])
    #expect(names("text.*") == ["text.link", "text.plain"])
    #expect(names("*") == ["blue", "gap"])
    let unknown = palpable("tokens", "--filter", "text.lnk", in: folder)
    #expect(unknown.status == "palpable: --filter text.lnk matches no token; did you mean \"text.link\"?\n")
    #expect(unknown.exitCode == .impossible)
    #expect(
      palpable("tokens", "--filter", "{a", in: folder).status
        == "palpable: invalid value \"{a\" for --filter; missing \"}\"\n")
    #expect(
      palpable("tokens", "--mode", "drak", in: folder).status
        == "unknown mode \"drak\"; available modes: light, dark; did you mean \"dark\"?\n")
  }

  @Test func csvHasARowForEachTokenAndMode() throws {
    let folder = try TemporaryFolder(Self.files)
    let rows = palpable("tokens", "--filter", "link", "--format", "csv", in: folder).output
    #expect(
      rows == """
        token,type,mode,value,authored,aliases,file,line,column,isFallback,undetermined
        text.link,color,light,#2563eb,{blue},blue,light.tokens.json,3,33,false,
        text.link,color,dark,#2563eb,{blue},blue,light.tokens.json,3,33,true,

        """)
  }

  @Test func jsonHasAllOfIt() throws {
    let folder = try TemporaryFolder(Self.files)
    let output = palpable("tokens", "--filter", "plain", "--format", "json", in: folder).output
    let root = try readJSON(SourceFile(path: "out", bytes: Array(output.utf8)))
    let values = try #require(root["tokens"]?.elements?.first?["values"]?.elements)
    #expect(values.map { $0["mode"]?.string } == ["light", "dark"])
    #expect(values.map { $0["value"]?.string } == ["#000000", "#ffffff"])
    #expect(values[1]["location"]?["file"]?.string == "dark.tokens.json")
  }

  /// A configuration that is wrong about tokens is when their names are looked up.
  @Test func aConfigurationWithUnknownNamesListsTheKnownOnes() throws {
    var files = Self.files
    files["palpable.json"] = """
      { "tokens": [{ "path": "light.tokens.json" }, { "path": "dark.tokens.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark" }], "pairings": [{ "text": "txt.plain", "on": "page" }] }
      """
    let folder = try TemporaryFolder(files)
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .impossible)
    let result = palpable("tokens", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.output.contains("text.plain  dark   #ffffff"))
  }

  @Test func aliasesWithoutATargetAreListed() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "$type": "color", "edge": { "$value": "{edg}" }, "a": { "$value": "{a}" } }"#
    ])
    let result = palpable("tokens", in: folder)
    #expect(result.exitCode == .passed)
    #expect(result.output.contains("undetermined: unknown token {edg}; did you mean {edge}?  -> edg"))
    #expect(result.output.contains("undetermined: circular alias: a -> a"))
  }

  @Test func aFolderWithoutTokensIsSaid() throws {
    let folder = try TemporaryFolder(["notes.txt": "hello"])
    let result = palpable("tokens", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status.hasPrefix(".: no palpable.json and no token files found"))
  }
}
