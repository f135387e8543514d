import AuditCommand
import TestSupport
import Testing

/// How `palpable tokens` writes values of every type, and the reasons that there is none.
@Suite struct TokenValueTextTests {
  /// Returns the columns of the only row of a token: the value, the value as written, and the reason that there is none.
  private static func row(_ name: String, of text: String, _ more: [String: String] = [:]) throws -> [String] {
    var files = more
    files["t.tokens.json"] = text
    let folder = try TemporaryFolder(files)
    let result = palpable("tokens", "--format", "json", "--filter", name, in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    let lines = palpable("tokens", "--format", "csv", "--filter", name, in: folder).output.split(separator: "\n")
    let columns = try #require(lines.dropFirst().first).split(separator: ",", omittingEmptySubsequences: false)
    return [columns[3], columns[4], columns[columns.count - 1]].map { String($0) }
  }

  /// A duration counts milliseconds, and a weight with a name has the number that CSS Fonts 4 gives it.
  @Test(arguments: [
    (#""$type": "duration", "$value": { "value": 1.5, "unit": "s" }"#, "1500ms"),
    (#""$type": "duration", "$value": { "value": 200, "unit": "ms" }"#, "200ms"),
    (#""$type": "number", "$value": 1.25"#, "1.25"), (#""$type": "fontWeight", "$value": "bold""#, "700"),
    (#""$type": "fontWeight", "$value": 350"#, "350"), (#""$type": "fontFamily", "$value": "Inter""#, "Inter"),
    (#""$type": "strokeStyle", "$value": "dashed""#, "dashed"),
    (#""$type": "dimension", "$value": { "value": 0.5, "unit": "rem" }"#, "0.5rem"),
  ])
  func everyTypeHasAText(_ members: String, _ value: String) throws {
    let columns = try Self.row("a", of: "{ \"a\": { \(members) } }")
    #expect(columns[0] == value && columns[2].isEmpty)
    // A name of the value has the same one.
    let alias = try Self.row("other", of: "{ \"a\": { \(members) }, \"other\": { \"$value\": \"{a}\" } }")
    #expect(alias == [value, "{a}", ""])
  }

  /// A file that is named and a file of a folder get the same sentence; keys of the standard mean a mistake in a token.
  @Test(arguments: [
    (
      ##"{ "version": "1", "red": "#f00", "blue": "#00f" }"##,
      "t.json: unsupported format \"JSON color list\"; convert the colors to DTCG 2025.10 or CSS custom properties\n"
    ),
    (
      ##"{ "version": "1", "red": "#f00", "blue": { "$description": "#00f" } }"##,
      "t.json:1:14: version: expected a group or a token, found a string\n"
    ),
  ])
  func aListOfColorsIsNamed(_ text: String, _ sentence: String) throws {
    let folder = try TemporaryFolder(["t.json": text])
    let result = palpable("tokens", "t.json", in: folder)
    #expect(result.exitCode == .impossible && result.status == sentence)
  }

  @Test func aColorOutsideSRGBIsShownWhole() throws {
    let folder = try TemporaryFolder(["t.css": ":root { --ink: color(srgb -0.17 0.5 1.1) }"])
    let output = palpable("tokens", in: folder).output
    #expect(output.hasPrefix("ink  color(srgb -0.17 0.5 1.1)"), "\(output)")
  }

  /// A curve is shown as it is written.
  @Test func curvesAndListsAreShownAsWritten() throws {
    let folder = try TemporaryFolder([
      "t.tokens.json": #"{ "a": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] }, "b": { "$value": "{a}" } }"#
    ])
    let lines = palpable("tokens", in: folder).output.split(separator: "\n")
    #expect(
      lines.count == 3 && lines.prefix(2).allSatisfy { $0.contains("[0.4, 0, 0.2, 1]") || $0.contains("[0.4,0,0.2,1]") }
    )
  }

  /// One alias more than the 100 that are followed.
  private static let chain =
    "{ \"$type\": \"color\", " + (0..<101).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }, " }.joined()
    + "\"t101\": { \"$value\": \"#fff\" } }"

  @Test func aReasonIsSaidInsteadOfAValue() throws {
    #expect(try Self.row("t0", of: Self.chain)[2] == "alias chain is longer than 100")
    #expect(try Self.row("t1", of: Self.chain)[0] == "#ffffff")
    let unknown = ##"{ "$type": "color", "a": { "$value": "{nothing.like.it}" }, "b": { "$value": "#000" } }"##
    #expect(try Self.row("a", of: unknown)[2] == "unknown token {nothing.like.it}")
    let sheet = [":root { --ink: color-mix(in srgb, currentColor, red) }"]
    let folder = try TemporaryFolder(["t.css": sheet[0]])
    let output = palpable("tokens", in: folder).output
    #expect(output.hasPrefix("ink  undetermined: ") && output.contains("context"), "\(output)")
  }

  /// A value for the dark mode alone leaves the light one, on which no mode is based, without a value.
  @Test func aModeMayHaveNone() throws {
    let folder = try TemporaryFolder([
      "light.tokens.json": ##"{ "$type": "color", "ink": { "$value": "#000" } }"##,
      "dark.tokens.json": ##"{ "$type": "color", "ink": { "$value": "#fff" }, "night": { "$value": "#111" } }"##,
    ])
    let lines = palpable("tokens", "--filter", "night", "--format", "csv", in: folder).output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("night,color,light,,") && lines[1].hasSuffix(",false,no light value"), "\(lines)")
    #expect(lines[2].hasPrefix("night,color,dark,#111111,#111,"), "\(lines)")
  }

  @Test(
    arguments: [
      (1, [], "1 token in 1 mode: light\n"), (2, [], "2 tokens in 1 mode: light\n"),
      (2, ["--filter", "c1"], "1 of 2 tokens in 1 mode: light\n"),
      (1, ["--filter", "c0"], "1 token in 1 mode: light\n"),
    ] as [(Int, [String], String)])
  func theLastLineCounts(_ count: Int, _ options: [String], _ line: String) throws {
    let rows = (0..<count).map { "c\($0),#0f172a\n" }.joined()
    let folder = try TemporaryFolder(["b.csv": rows])
    let result = Palpable.run(
      ["tokens"] + options, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.output.hasSuffix("\n" + line), "\(result.output)")
  }
}
