import ColorScience
import SourceText

/// The types of DTCG 2025.10, by the names the format gives them.
public enum TokenType: String, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography
}

/// The parsed value of a token.
public indirect enum TokenValue: Sendable, Hashable {
  /// A color in the space it was written in.
  case color(Color)
  /// A length.
  case dimension(Dimension)
  /// A time span, in milliseconds.
  case duration(milliseconds: Double)
  /// A number without a unit.
  case number(Double)
  /// A font weight, 1 to 1000.
  case fontWeight(Double)
  /// Words: a font family, a stroke style.
  case text(String)
  /// A timing curve: the x and y of its two control points.
  case cubicBezier(SIMD4<Double>)
  /// Several values of one kind: fallback families, shadow layers, gradient stops.
  case list([AuthoredValue])
  /// Named parts: a typography, a shadow, a border.
  case composite([Part])

  /// A named part of a composite value.
  public struct Part: Sendable, Hashable {
    /// The name the format gives the part, such as `fontSize`.
    public let name: String
    /// Its value, possibly an alias.
    public let value: AuthoredValue

    /// A named part.
    public init(_ name: String, _ value: AuthoredValue) {
      self.name = name
      self.value = value
    }
  }
}

/// A length as tokens write it.
public struct Dimension: Sendable, Hashable {
  /// Pixels (one CSS pixel is one point on iOS) or multiples of the root font size.
  public enum Unit: String, Sendable { case px, rem }

  /// The root font size that browsers start from, in CSS pixels (CSS Values 4, `medium`).
  public static let rootFontSize = 16.0

  /// The number before the unit.
  public let value: Double
  /// The unit.
  public let unit: Unit

  /// A length.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in points: a CSS pixel is a point (WCAG2ICT), a rem is 16 of them.
  public var points: Double { unit == .px ? value : value * Dimension.rootFontSize }
}

/// A value as written in a file: a literal, an alias, or a value that can't be determined from the file.
public struct AuthoredValue: Sendable, Hashable {
  /// The text as written by the author.
  public indirect enum Content: Sendable, Hashable {
    /// A value.
    case literal(TokenValue)
    /// The value of another token.
    case alias(TokenPath)
    /// The color of another token, its alpha multiplied by 0 to 1: an `alpha` beside an alias, `.opacity(x)` in Swift.
    case translucentAlias(TokenPath, alpha: Double)
    /// Something that only exists at run time or that the reader does not know, with the reason.
    case undecidable(String)

    /// The token that the value is taken from, when it is taken from one.
    public var target: TokenPath? {
      switch self {
      case .alias(let target), .translucentAlias(let target, _): target
      case .literal, .undecidable: nil
      }
    }
  }

  /// The content.
  public let content: Content
  /// The text of the value as a person would quote it: `#64748b`, `{color.ink}`, `12px`.
  public let text: String
  /// The location in the file.
  public let location: SourceLocation
  /// The other places where the same value is written for the same mode, as in a theme that is written twice.
  public var copies: [SourceLocation] = []

  /// A value at a place.
  public init(_ content: Content, text: String, at location: SourceLocation) {
    self.content = content
    self.text = text
    self.location = location
  }
}
