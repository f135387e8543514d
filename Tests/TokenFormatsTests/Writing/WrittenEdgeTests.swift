import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Names that a format can't have as they are, and values that it can't hold.
@Suite struct WrittenEdgeTests {
  private static func written(_ id: String, _ tokens: TokenSet, modes: [Mode] = [Mode("light")]) throws -> Conversion {
    let writer = try #require(TokenWriters.writer(for: id))
    return try writer.documents(of: tokens, modes: modes, named: writer.plainName)
  }

  /// Java has words that no resource can be called, a name of a resource starts with a letter or an underscore, and names are files, too.
  @Test(arguments: [
    ("android", "class", "class_"), ("android", "2xl", "_2xl"), ("android", "Ink Muted", "ink_muted"),
    ("css", "a+b", "a+b"), ("css", "50%", "50%"),
  ])
  func names(_ id: String, _ name: String, _ read: String) throws {
    var builder = TokenBuilder()
    try builder.color(TokenPath(segments: [name]), "#112233")
    let conversion = try Self.written(id, builder.tokens, modes: [Mode("light")])
    #expect(conversion.names[TokenPath(segments: [name])] == TokenPath(segments: [read]))
    let writer = try #require(TokenWriters.writer(for: id))
    let modes = [Mode("light")]
    let back = try ConversionComparison(conversion, reader: writer.reader, of: builder.tokens, modes: modes)
    #expect(back.count == 1 && back.differences.isEmpty)
  }

  @Test(arguments: [
    ("android", "+", "a resource needs a name with letters or digits"),
    ("android", String(repeating: "a", count: 251), "a resource name can have at most 250 bytes"),
    ("flutter", "+", "a constant needs a name with letters or digits"),
    ("compose", "+", "a constant needs a name with letters or digits"), ("css", "a\u{0}", "CSS can't represent U+0000"),
    ("css", "a*", "a property whose name ends with * resets other properties"), ("css", "", "a property needs a name"),
  ])
  func namesThatCannotBe(_ id: String, _ name: String, _ reason: String) throws {
    var builder = TokenBuilder()
    let path = TokenPath(segments: [name])
    try builder.color(path, "#112233")
    #expect(throws: ConversionError.unwritableName(path, reason: reason)) { try Self.written(id, builder.tokens) }
  }

  /// Where all modes are light, a media query asks for the contrast alone.
  @Test func contrastWithoutASecondScheme() throws {
    var builder = TokenBuilder()
    try builder.color("ink", "#333333")
    try builder.color("ink", "#000000", mode: "light-high-contrast")
    let modes = [Mode("light"), Mode("light-high-contrast", base: "light")]
    #expect(
      try Self.written("css", builder.tokens, modes: modes).text() == """
        :root {
          --ink: #333333;
        }

        @media (prefers-contrast: more) {
          :root {
            --ink: #000000;
          }
        }

        """)
  }

  /// A list of families is words for CSS; shadows and other composites, and what isn't known, are left out.
  @Test func valuesOfOtherKinds() throws {
    var builder = TokenBuilder()
    let families = ["Inter", "sans-serif"].map { TokenBuilder.authored(.literal(.text($0))) }
    builder.add("font.body", .fontFamily, .literal(.list(families)))
    builder.add("empty", nil, .literal(.list([])))
    builder.add("numbers", nil, .literal(.list([TokenBuilder.authored(.literal(.number(1)))])))
    let part = TokenValue.Part("color", TokenBuilder.authored(.literal(.color(.black))))
    builder.add("shadow", nil, .literal(.composite([part])))
    builder.add("unknown", .color, .undecidable("it is computed"))
    try builder.color("ink", "#333333")
    builder.alias("text", "unknown")
    let conversion = try Self.written("css", builder.tokens)
    #expect(conversion.text() == ":root {\n  --font-body: \"Inter\", \"sans-serif\";\n  --ink: #333333;\n}\n")
    #expect(Set(conversion.names.keys) == ["font.body", "ink"])
  }

  /// The namespaces of Tailwind stay, and those of other systems become them.
  @Test(arguments: [
    ("radius.md", "--radius-md"), ("rounded.md", "--radius-md"), ("size.4", "--spacing-4"), ("size", "--size"),
    ("gap.4", "--gap-4"), ("breakpoint.sm", "--breakpoint-sm"),
  ])
  func namespaces(_ path: String, _ name: String) throws {
    var builder = TokenBuilder()
    builder.add(TokenPath(path), .dimension, .literal(.dimension(Dimension(16, .px))))
    #expect(try Self.written("tailwind-theme", builder.tokens).text() == "@theme {\n  \(name): 16px;\n}\n")
  }

  /// A name of Sass has no low line of its own and starts with a letter, and an address has no signs of paths.
  @Test(arguments: [
    ("tokens.scss", "_tokens-dark.scss", "tokens-dark"), ("_theme.scss", "_theme-dark.scss", "theme-dark"),
    ("a;b (1).scss", "_a-b -1--dark.scss", "a-b -1--dark"), (".scss", "_tokens-dark.scss", "tokens-dark"),
  ])
  func filesOfSass(_ name: String, _ dark: String, _ address: String) throws {
    var builder = TokenBuilder()
    try builder.color("ink", "#000")
    try builder.color("ink", "#fff", mode: "dark")
    let modes = [Mode("light"), Mode("dark", base: "light")]
    let writer = try #require(TokenWriters.writer(for: "scss"))
    let conversion = try writer.documents(of: builder.tokens, modes: modes, named: name)
    #expect(conversion.documents.map(\.path) == [name, dark])
    #expect(conversion.text(name).contains("@import \"\(address)\";"))
  }

  @Test(arguments: [("a_b", "a-b"), ("2xl", "n2xl"), ("-x", "x"), ("x-dark", "x-dark-value")])
  func namesOfSass(_ name: String, _ written: String) throws {
    var builder = TokenBuilder()
    try builder.color(TokenPath(segments: [name]), "#112233")
    let conversion = try Self.written("scss", builder.tokens)
    #expect(conversion.names[TokenPath(segments: [name])] == TokenPath(segments: [written]))
  }

  @Test func aVariableOfSassHasALetterOrADigit() throws {
    var builder = TokenBuilder()
    try builder.color(TokenPath(segments: ["_"]), "#112233")
    #expect(
      throws: ConversionError.unwritableName(
        TokenPath(segments: ["_"]), reason: "a variable needs a name with letters or digits")
    ) { try Self.written("scss", builder.tokens) }
  }
}
