import CSSText
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Makes token sets without documents.
struct TokenBuilder {
  var tokens = TokenSet()

  static let here = SourceFile(path: "made", bytes: []).location(of: 0..<0)

  static func authored(_ content: AuthoredValue.Content) -> AuthoredValue {
    AuthoredValue(content, text: "", at: here)
  }

  mutating func add(
    _ path: TokenPath, _ type: TokenType?, _ content: AuthoredValue.Content, mode: String? = nil,
    description: String? = nil, deprecation: String? = nil
  ) {
    tokens.insert(
      Token(
        path: path, type: type, description: description, deprecation: deprecation, mode: mode,
        value: TokenBuilder.authored(content)))
  }

  mutating func color(_ path: TokenPath, _ css: String, mode: String? = nil) throws {
    add(path, .color, .literal(.color(try Color(css: css))), mode: mode)
  }

  mutating func alias(_ path: TokenPath, _ target: TokenPath, mode: String? = nil) {
    add(path, .color, .alias(target), mode: mode)
  }
}

/// The four looks that every format with looks has.
let fourModes = [
  Mode("light"), Mode("dark", base: "light"), Mode("light-high-contrast", base: "light"),
  Mode("dark-high-contrast", base: "dark"),
]

/// A format to write, under the name that its file gets.
struct Target: CustomTestStringConvertible, Sendable {
  let writer: any TokenWriter.Type
  let name: String

  var testDescription: String { writer.format.id }

  /// Every writer of the catalog.
  static let every = TokenWriters.all.map { Target(writer: $0, name: $0.plainName) }

  /// The writers that keep every color and number.
  static let all = [
    Target(writer: DTCGWriter.self, name: "tokens.json"),
    Target(writer: AssetCatalogWriter.self, name: "Tokens.xcassets"),
    Target(writer: CSSWriter.self, name: "tokens.css"),
    Target(writer: SwiftWriter.self, name: "Tokens.swift"),
  ]

  /// Writes, and reads again.
  func trip(_ tokens: TokenSet, _ modes: [Mode]) throws -> (conversion: Conversion, back: ConversionComparison) {
    let conversion = try writer.documents(of: tokens, modes: modes, named: name)
    let back = try ConversionComparison(conversion, reader: writer.reader, of: tokens, modes: modes)
    return (conversion, back)
  }
}

extension Conversion {
  /// The reasons of notes that are losses, with what they are about.
  var losses: [String] { notes.filter(\.isLoss).map(\.sentence) }

  /// The text of the only document, or of the one at a path.
  func text(_ path: String? = nil) -> String {
    documents.first { path == nil || $0.path == path }?.text ?? ""
  }
}

/// Token sets that are made up, the same for the same seed.
struct RandomTokens {
  var tokens = TokenSet()
  var modes: [Mode]
  private var numbers: SplitMix64
  private var opaque: [TokenPath] = []
  private var colors: [TokenPath] = []

  /// Words that make names awkward; the number in front keeps every name apart.
  private static let words = [
    "ink", "page muted", "fill-strong", "50%", "on_dark", "größe", "2xl", "default", "Ünder", "a+b", "x/y", "dark",
    "light",
    "high-contrast", "width", "duration", "ratio",
  ]

  init(seed: UInt64, onlyColors: Bool) {
    numbers = SplitMix64(seed: seed)
    modes = Array(fourModes.prefix([1, 2, 4][Int(seed % 3)]))
    for index in 0..<Int.random(in: 1...40, using: &numbers) { add(index, onlyColors: onlyColors) }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  private mutating func path(_ index: Int) -> TokenPath {
    let groups = (0..<Int.random(in: 0...3, using: &numbers)).map { "g\($0)" + pick(RandomTokens.words) }
    return TokenPath(segments: groups + ["t\(index)" + pick(RandomTokens.words)])
  }

  private mutating func add(_ index: Int, onlyColors: Bool) {
    let path = path(index)
    var builder = TokenBuilder(tokens: tokens)
    if !onlyColors, Int.random(in: 0..<3, using: &numbers) == 0 {
      let (type, value) = plainValue()
      builder.add(path, type, .literal(value))
    } else {
      var isOpaque = true
      for (position, mode) in modes.enumerated() {
        guard position == 0 || Bool.random(using: &numbers) else { continue }
        let content = colorContent(&isOpaque)
        builder.add(path, .color, content, mode: position == 0 ? nil : mode.name)
      }
      colors.append(path)
      if isOpaque { opaque.append(path) }
    }
    tokens = builder.tokens
  }

  private mutating func plainValue() -> (TokenType, TokenValue) {
    let number = Double.random(in: -100...1000, using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: return (.dimension, .dimension(Dimension(number, .px)))
    case 1: return (.duration, .duration(milliseconds: (abs(number) * 8).rounded() / 8))
    default: return (.number, .number(number))
    }
  }

  private mutating func colorContent(_ isOpaque: inout Bool) -> AuthoredValue.Content {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0 where !colors.isEmpty:
      let target = pick(colors)
      if !opaque.contains(target) { isOpaque = false }
      return .alias(target)
    case 1 where !opaque.isEmpty:
      isOpaque = false
      return .translucentAlias(pick(opaque), alpha: Double(Int.random(in: 0...100, using: &numbers)) / 100)
    default:
      let color = color()
      if !color.isOpaque { isOpaque = false }
      return .literal(.color(color))
    }
  }

  private mutating func unit() -> Double { Double.random(in: 0...1, using: &numbers) }

  private mutating func color() -> Color {
    let alpha = pick([1, 1, 1, 0.5, 128.0 / 255, 0.333_333_3, 0])
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: return Color(.displayP3, unit(), unit(), unit(), alpha: alpha)
    case 1: return Color(.oklch, unit(), unit() * 0.3, unit() * 359, alpha: alpha)
    case 2: return Color(.hsl, unit() * 359, unit() * 100, unit() * 100, alpha: alpha)
    case 3: return Color(.lab, unit() * 100, unit() * 200 - 100, unit() * 200 - 100, alpha: alpha)
    case 4: return Color(.srgb, unit(), unit(), unit(), alpha: alpha)
    default:
      func byte(_ numbers: inout SplitMix64) -> UInt8 { UInt8.random(in: 0...255, using: &numbers) }
      return Color(red: byte(&numbers), green: byte(&numbers), blue: byte(&numbers), alpha: alpha)
    }
  }
}
