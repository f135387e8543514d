import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Tokens from every format into every other, and back.
@Suite struct ConversionPairTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let from: Target
    let to: Target
    var testDescription: String { "\(from.testDescription) -> \(to.testDescription)" }
  }

  static let pairs = Target.all.flatMap { from in Target.all.map { Pair(from: from, to: $0) } }

  /// What is lost although every value is there: what a format has no words for.
  private static let expectedLosses = ["aliases", "tokens of the type", "color components with the value none"]

  /// Tokens that every format holds but for their kind: colors, aliases and numbers in four modes.
  static func tokens() throws -> TokenSet {
    var builder = TokenBuilder()
    try builder.color("color.page", "#ffffff")
    try builder.color("color.page", "#0b1220", mode: "dark")
    try builder.color("color.page", "#000000", mode: "dark-high-contrast")
    try builder.color("color.ink", "#0f172a")
    try builder.color("color.ink", "color(display-p3 0.9 0.95 1)", mode: "dark")
    try builder.color("color.veil", "rgb(15 23 42 / 0.08)")
    try builder.color("color.accent", "oklch(0.6 0.1 250)")
    try builder.color("color.accent", "oklch(0.4 0.1 250)", mode: "light-high-contrast")
    builder.alias("color.text", "color.ink")
    builder.alias("color.link", "color.accent")
    builder.alias("color.link", "color.ink", mode: "dark")
    builder.add("color.ghost", .color, .translucentAlias("color.ink", alpha: 0.25))
    builder.add("space.four", .dimension, .literal(.dimension(Dimension(16, .px))))
    builder.add("motion.quickDuration", .duration, .literal(.duration(milliseconds: 150)))
    builder.add("layer.ratio", .number, .literal(.number(1.25)))
    return builder.tokens
  }

  @Test(arguments: pairs) func everyPairKeepsEveryValueInEveryMode(_ pair: Pair) throws {
    let first = try pair.from.trip(try Self.tokens(), fourModes)
    #expect(first.back.differences.isEmpty)
    let read = first.back.imported
    let second = try pair.to.trip(read.tokens, read.modes)
    #expect(second.back.differences.isEmpty)
    let isOfColors = [pair.from, pair.to].contains { $0.testDescription == "xcassets" }
    #expect(second.conversion.names.count == (isOfColors ? 7 : 10))
    #expect(second.back.count == second.conversion.names.count * 4)
    #expect(second.back.imported.tokens.tokens.count == second.conversion.names.count)
    #expect(Set(second.back.imported.modes.map(\.name)) == Set(fourModes.map(\.name)))
    for loss in second.conversion.losses {
      #expect(Self.expectedLosses.contains { loss.contains($0) }, "\(loss)")
    }
  }

  /// Aliases stay aliases to the same token where both formats hold them.
  @Test(arguments: pairs.filter { $0.from.testDescription != "xcassets" && $0.to.testDescription != "xcassets" })
  func aliasesStay(_ pair: Pair) throws {
    let first = try pair.from.trip(try Self.tokens(), fourModes)
    let read = first.back.imported
    let second = try pair.to.trip(read.tokens, read.modes)
    func found(_ path: TokenPath, _ mode: String) throws -> TokenPath? {
      let name = try #require(first.conversion.names[path].flatMap { second.conversion.names[$0] })
      let token = try #require(second.back.imported.tokens[name])
      return (token.value(in: mode) ?? token.value(in: nil))?.content.target
    }
    func name(_ path: TokenPath) throws -> TokenPath {
      try #require(first.conversion.names[path].flatMap { second.conversion.names[$0] })
    }
    #expect(try found("color.text", "light") == name("color.ink"))
    #expect(try found("color.link", "light") == name("color.accent"))
    #expect(try found("color.link", "dark") == name("color.ink"))
  }

  @Test(arguments: Target.all) func randomTokensAreReadBack(_ target: Target) throws {
    for seed in 0..<LongTests.count(6, long: 60) { try checkRandomTokens(target, seed) }
  }

  private func checkRandomTokens(_ target: Target, _ seed: Int) throws {
    let made = RandomTokens(seed: UInt64(seed), onlyColors: target.testDescription == "xcassets")
    let (conversion, back) = try target.trip(made.tokens, made.modes)
    let altered = Set(conversion.notes.filter { $0.reason.contains("another kind") }.flatMap(\.names))
    #expect(back.differences.filter { !altered.contains($0.path.description) } == [], "seed \(seed)")
    #expect(back.imported.tokens.tokens.count == conversion.names.count, "seed \(seed)")
    #expect(back.count > 0, "seed \(seed)")
    let leftOut = conversion.notes.filter { $0.kind == .leftOut }.flatMap(\.names)
    #expect(conversion.names.count + leftOut.count == made.tokens.tokens.count, "seed \(seed)")
  }

  /// Random colors through each pair of formats.
  @Test(arguments: pairs) func randomColorsSurviveTwoFormats(_ pair: Pair) throws {
    for seed in 100..<LongTests.count(101, long: 115) { try checkRandomColors(pair, seed) }
  }

  private func checkRandomColors(_ pair: Pair, _ seed: Int) throws {
    let made = RandomTokens(seed: UInt64(seed), onlyColors: true)
    let first = try pair.from.trip(made.tokens, made.modes)
    let modes = first.back.imported.modes.isEmpty ? [Mode("light")] : first.back.imported.modes
    let second = try pair.to.trip(first.back.imported.tokens, modes)
    #expect(first.back.differences.isEmpty, "seed \(seed)")
    #expect(second.back.differences.isEmpty, "seed \(seed)")
    #expect(second.conversion.names.count == made.tokens.tokens.count, "seed \(seed)")
  }
}
