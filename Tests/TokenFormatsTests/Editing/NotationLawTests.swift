import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// For every notation of every format with an editor: what is written into the slots of a literal is read back, and nothing else changes.
@Suite struct NotationLawTests {
  @Test func everyFormatWithAnEditorHasLiterals() {
    let editable = TokenFormats.all.filter { $0.editor != nil }.map { $0.format.id }
    #expect(Set(MarkedDocument.all.map(\.format)) == Set(editable))
  }

  @Test(arguments: MarkedDocument.all.flatMap { document in document.literals.map { (document, $0) } })
  func readEditRead(_ document: MarkedDocument, _ literal: MarkedLiteral) throws {
    let format = try #require(TokenFormats.all.first { $0.format.id == document.format })
    let known = format.editor
    let editor = try #require(known)
    let file = SourceFile(path: document.path, bytes: Array((document.before + literal.text + document.after).utf8))
    let value = try value(of: document, in: file, format)
    let old = try #require(literalColor(value))
    var random = SplitMix64(seed: 13)
    for _ in 0..<LongTests.count(4, long: 200) {
      let color = Self.color(for: literal, old.alpha, &random)
      let edit = ColorEdit(token: TokenPath(document.token), color: color, old: old, place: .literal(value.location))
      let text = String(decoding: try editor.edited(file, [edit]), as: UTF8.self)
      #expect(text.hasPrefix(document.before) && text.hasSuffix(document.after), "\(text)")
      let written = text.dropFirst(document.before.count).dropLast(document.after.count)
      #expect(try literal.matches(written), "\(written)")
      let edited = SourceFile(path: document.path, bytes: Array(text.utf8))
      let read = try #require(literalColor(try self.value(of: document, in: edited, format)), "\(written)")
      #expect(Self.areSame(read, color, literal), "\(written) is \(read), not \(color)")
    }
  }

  private func value(
    of document: MarkedDocument, in file: SourceFile, _ format: any TokenFormat.Type
  ) throws -> AuthoredValue {
    let tokens = try format.tokens(from: [file], library: EmptyLibrary()).tokens
    return try #require(tokens[TokenPath(document.token)]?.values.first?.value)
  }

  /// A random color that the slots of a literal can hold.
  private static func color(for literal: MarkedLiteral, _ alpha: Double, _ random: inout SplitMix64) -> Color {
    func byte() -> UInt8 { UInt8(random.below(256)) }
    func any() -> Color {
      let isWide = literal.isWide && random.below(2) == 0
      guard isWide else { return Color(red: byte(), green: byte(), blue: byte()) }
      return Color(.displayP3, Double(byte()) / 255, Double(byte()) / 255, Double(byte()) / 255)
    }
    var color = any()
    while let space = literal.limits, color.converted(to: space).components.max() > 1 { color = any() }
    return switch literal.alpha {
    case .decimal: color.withAlpha(Double(random.below(1001)) / 1000)
    case .byte: color.withAlpha(Double(byte()) / 255)
    case .kept: color.withAlpha(alpha)
    }
  }

  /// Whether two colors are the same within the digits of a notation: in 8 bits, in luminance, and in the decimals of the opacity.
  private static func areSame(_ read: Color, _ color: Color, _ literal: MarkedLiteral) -> Bool {
    guard abs(read.alpha - color.alpha) < (literal.alpha == .byte ? 1e-9 : 1e-6) else { return false }
    let sides = [read, color].map { $0.converted(to: color.space).components * 255 }
    guard abs(read.relativeLuminance - color.converted(to: read.space).relativeLuminance) < 1e-6 else { return false }
    let difference = sides[0].rounded(.toNearestOrAwayFromZero) - sides[1].rounded(.toNearestOrAwayFromZero)
    return difference == .zero
  }
}
