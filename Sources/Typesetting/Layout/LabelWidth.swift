/// The width of a text on one line in ems: estimated from its letters or their number, or measured.
public struct LabelWidth: Sendable, Hashable {
  /// The width over the font size.
  public var ems: Estimate
  /// The width of the longest word over the font size, which no line can be narrower than; nil when not known.
  public var longestWord: Estimate?

  /// Widths of other sans-serif faces over Helvetica's: 0.9 to 1.2.
  ///
  /// Average widths of English text over Arial's 0.441 em: SF Pro 0.94, Roboto 1.01, Inter 1.08 (capsize metrics
  /// collection); bold adds 8% (Liberation Sans 0.491 to 0.455 em). Condensed and monospaced faces are outside.
  public static let faces = Estimate(least: 0.9, most: 1.2)

  /// The width in ems of one character of a label, when only their number is known: 0.3 to 0.7.
  ///
  /// From "fill in" in SF Pro to a label in bold mixed case; a short label all in capitals is wider.
  public static let character = Estimate(least: 0.3, most: 0.7)

  /// The estimate for these words in a sans-serif face of weight 400 to 700.
  ///
  /// ASCII by Helvetica's widths times `faces`; combining marks are 0, ideographs and later planes 1 em, all other
  /// characters 0.25 to 1 em. Kerning and tracking are not counted.
  public init(of text: String) {
    let words = text.unicodeScalars.split(separator: " ").map(Self.ems(of:))
    ems = Self.ems(of: text.unicodeScalars[...])
    longestWord = Estimate(least: words.map(\.least).max() ?? 0, most: words.map(\.most).max() ?? 0)
  }

  /// The estimate for so many characters.
  public init(characters: Int) {
    ems = Self.character.scaled(by: Double(max(0, characters)))
  }

  /// A width in points that was measured at a font size in points.
  public init(measured points: Double, atSize size: Double) {
    ems = Estimate(exactly: points / size)
  }

  /// Returns the width in points at a font size in points.
  public func width(atSize size: Double) -> Estimate { ems.scaled(by: size) }

  private static func ems(of text: Substring.UnicodeScalarView) -> Estimate {
    text.reduce(Estimate(exactly: 0)) { sum, scalar in sum + ems(of: scalar) }
  }

  private static func ems(of scalar: Unicode.Scalar) -> Estimate {
    if let ems = HelveticaAdvances.ems(of: scalar) { return faces.scaled(by: ems) }
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x300...0x36F, 0xFE00...0xFE0F: return Estimate(exactly: 0)
    case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x10000...: return Estimate(exactly: 1)
    default: return Estimate(least: 0.25, most: 1)
    }
  }
}
