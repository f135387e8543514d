import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// The palettes of the package through every format and back.
@Suite struct PaletteConversionTests {
  private static func read(_ path: String) throws -> TokenSet {
    let file = SourceFile(path: path, bytes: Array(try packageText(path).utf8))
    return try DTCGFormat.tokens(from: file).tokens
  }

  private static func peptideFox() throws -> TokenSet {
    var tokens = try read("Palettes/peptide-fox/tokens.light.json")
    for token in try read("Palettes/peptide-fox/tokens.dark.json").assigned(to: "dark").tokens { tokens.insert(token) }
    return tokens
  }

  /// 82 tokens, 39 of them colors, 14 of them shadows and typography, and a curve that Swift constants do not hold.
  private static let held = ["dtcg": 82, "xcassets": 39, "css": 68, "swift": 67]

  @Test(arguments: LongTests.some(ConversionPairTests.pairs, 4)) func peptideFoxKeepsItsColors(
    _ pair: ConversionPairTests.Pair
  ) throws {
    let tokens = try Self.peptideFox()
    let modes = Array(fourModes.prefix(2))
    let first = try pair.from.trip(tokens, modes)
    #expect(first.conversion.names.count == Self.held[pair.from.testDescription])
    #expect(first.back.differences.isEmpty)
    let second = try pair.to.trip(first.back.imported.tokens, modes)
    #expect(second.back.differences.isEmpty)
    // The page of the light and the dark mode, as the palette's own files have them.
    let name = try #require(first.conversion.names["color.page"].flatMap { second.conversion.names[$0] })
    let back = TokenResolver(tokens: second.back.imported.tokens, modes: modes)
    #expect(try back.resolve(name, in: "light").color?.hex == "#ffffff")
    #expect(try back.resolve(name, in: "dark").color?.hex == "#0b1220")
  }

  /// 65 tokens: lengths, weights, numbers and a font; no color.
  @Test(arguments: Target.all) func elevateKeepsItsNumbers(_ target: Target) throws {
    let tokens = try Self.read("Palettes/elevate/tokens.json")
    guard target.testDescription != "xcassets" else {
      #expect(throws: ConversionError.nothingToWrite(format: "Xcode asset catalog")) {
        try target.trip(tokens, [Mode("light")])
      }
      return
    }
    let (conversion, back) = try target.trip(tokens, [Mode("light")])
    #expect(conversion.names.count == (target.testDescription == "swift" ? 64 : 65))
    #expect(back.differences.isEmpty)
    #expect(back.imported.tokens.tokens.count == conversion.names.count)
  }
}
