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
  /// A text: a font family or a stroke style.
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
    /// The value, possibly an alias.
    public let value: AuthoredValue

    /// Creates a named part.
    public init(_ name: String, _ value: AuthoredValue) {
      self.name = name
      self.value = value
    }
  }
}

extension TokenValue {
  /// The type of a value without parts, if the value itself determines it.
  package var ownType: TokenType? {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .duration: .duration
    case .number: .number
    case .fontWeight: .fontWeight
    case .cubicBezier: .cubicBezier
    case .text, .list, .composite: nil
    }
  }
}

/// A length with its unit.
public struct Dimension: Sendable, Hashable {
  /// Pixels (one CSS pixel is one point on iOS) or multiples of the root font size.
  public enum Unit: String, Sendable { case px, rem }

  /// The root font size that browsers start from, in CSS pixels (CSS Values 4, `medium`).
  public static let rootFontSize = 16.0

  /// The number before the unit.
  public let value: Double
  /// The unit.
  public let unit: Unit

  /// Creates a length.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in points: a CSS pixel is a point (WCAG2ICT), and a rem is 16 points.
  public var points: Double { unit == .px ? value : value * Dimension.rootFontSize }
}

/// A value as written in a file: a literal, an alias, or a value that can't be determined from the file.
public struct AuthoredValue: Sendable, Hashable {
  /// The parsed content of the value.
  public indirect enum Content: Sendable, Hashable {
    /// A literal value.
    case literal(TokenValue)
    /// An alias of another token.
    case alias(TokenPath)
    /// The color of another token with its alpha multiplied by 0 to 1: an `alpha` beside an alias, `.opacity(x)` in Swift.
    case translucentAlias(TokenPath, alpha: Double)
    /// A value that exists only at run time or that the reader doesn't support, with the reason.
    case undecidable(String)

    /// The alias target; nil for other content.
    public var target: TokenPath? {
      switch self {
      case .alias(let target), .translucentAlias(let target, _): target
      case .literal, .undecidable: nil
      }
    }
  }

  /// The content.
  public let content: Content
  /// The quotable text of the value: `#64748b`, `{color.ink}`, `12px`.
  public let text: String
  /// The location in the file.
  public let location: SourceLocation
  /// The other locations of the same value for the same mode, for example in a theme that is defined twice.
  public var copies: [SourceLocation] = []

  /// Creates a value with its text and location.
  public init(_ content: Content, text: String, at location: SourceLocation) {
    self.content = content
    self.text = text
    self.location = location
  }
}
