import ColorScience
import DesignTokens
import SourceText
import Testing

/// An alias may carry an alpha: it multiplies the alpha of the color at the end of the chain.
@Suite struct TranslucentAliasTests {
  static let place = SourceFile(path: "t", bytes: []).location(of: 0..<0)

  static func resolver(_ values: [(String, AuthoredValue.Content)]) -> TokenResolver {
    var tokens = TokenSet()
    for (name, content) in values {
      let value = AuthoredValue(content, text: name, at: place)
      tokens.insert(Token(path: TokenPath(name), type: nil, value: value))
    }
    return TokenResolver(tokens: tokens, modes: [Mode("light")])
  }

  @Test func alphasMultiplyAlongTheChain() throws {
    let resolver = Self.resolver([
      ("ink", .literal(.color(Color(red: 10, green: 20, blue: 30, alpha: 0.8)))),
      ("faint", .translucentAlias("ink", alpha: 0.5)), ("name", .alias("faint")),
      ("fainter", .translucentAlias("name", alpha: 0.25)),
    ])
    for (name, alpha) in [("ink", 0.8), ("faint", 0.4), ("name", 0.4), ("fainter", 0.1)] {
      let color = try #require(try resolver.resolve(TokenPath(name), in: "light").color)
      #expect(abs(color.alpha - alpha) < 1e-15)
      #expect(color.srgbBytes == [10, 20, 30])
    }
    #expect(try resolver.resolve("fainter", in: "light").chain.map(\.path) == ["fainter", "name", "faint", "ink"])
  }

  @Test func onlyColorsHaveAnAlpha() throws {
    let resolver = Self.resolver([
      ("gap", .literal(.number(4))), ("clear", .translucentAlias("gap", alpha: 0.5)), ("same", .alias("gap")),
    ])
    #expect(
      try resolver.resolve("clear", in: "light").value
        == .undecidable("its alpha is applied to a value that isn't a color"))
    #expect(try resolver.resolve("same", in: "light").value == .value(.number(4)))
  }

  @Test func errorsAreThoseOfPlainAliases() {
    let resolver = Self.resolver([
      ("a", .translucentAlias("b", alpha: 0.5)), ("b", .translucentAlias("a", alpha: 0.5)),
      ("lost", .translucentAlias("nowhere", alpha: 0.5)),
    ])
    #expect(
      resolver.aliasErrors() == [
        .cycle(["a", "b", "a"], Self.place), .cycle(["b", "a", "b"], Self.place),
        .unknownToken("nowhere", suggestion: nil, Self.place),
      ])
  }
}
