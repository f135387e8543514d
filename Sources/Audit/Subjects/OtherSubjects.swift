import ColorScience
import DesignTokens
import SourceText
import Typesetting

/// A badge in one mode, with its three colors.
public struct MeasuredBadge: AuditSubject {
  /// The badge.
  public let badge: Badge
  /// The mode.
  public let mode: Mode
  /// Its fill.
  public let background: MeasuredColor
  /// Its line, if it has one.
  public let border: MeasuredColor?
  /// Its words.
  public let text: MeasuredColor

  public static func subjects(of system: MeasuredSystem) -> [MeasuredBadge] { system.badges }
  public var reference: SubjectReference { .badge(badge.name) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { background.chain.last?.location ?? badge.declaration }
  public var related: [RelatedLocation] { badge.declaration.map { [RelatedLocation("declared here", $0)] } ?? [] }
}

/// A text style as rules look at it, with the others that can be seen beside it.
public struct MeasuredTextStyle: AuditSubject {
  /// The style.
  public let style: TextStyle
  /// All styles of the system, and their sizes in points at the default content size category.
  private let styles: [TextStyle]
  private let sizes: [Double]
  /// The other styles that can be seen beside it.
  public var others: [TextStyle] { styles.filter { $0.name != style.name && $0.meets(style) } }
  /// What counts as large text under the profile.
  public let largeText: LargeText

  /// A style among all styles of a system.
  public init(_ style: TextStyle, among styles: [TextStyle] = [], largeText: LargeText = .wcag) {
    self.init(style, among: styles, sizes: styles.map(\.size), largeText: largeText)
  }

  init(_ style: TextStyle, among styles: [TextStyle], sizes: [Double], largeText: LargeText) {
    (self.style, self.styles, self.sizes, self.largeText) = (style, styles, sizes, largeText)
  }

  /// The styles seen beside it that are smaller at the default content size category and larger at another, with those categories.
  ///
  /// - Complexity: O(n) for n styles.
  public var overtakers: [(style: TextStyle, categories: [ContentSizeCategory])] {
    let size = style.size
    let smaller = sizes.indices.filter { sizes[$0] < size && styles[$0].meets(style) }
    return smaller.map { (styles[$0], style.text.inversions(with: styles[$0].text)) }.filter { !$0.1.isEmpty }
  }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredTextStyle] { system.textStyles }
  public var reference: SubjectReference { .textStyle(style.name) }
  public var location: SourceLocation? { style.declaration }
}

/// A frame with text in it, as rules look at it: a container, or a control with its label.
public struct MeasuredFrame: AuditSubject {
  /// The frame.
  public let frame: TextFrame

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFrame] { system.frames }
  public var reference: SubjectReference { frame.isControl ? .control(frame.name) : .container(frame.name) }
  public var location: SourceLocation? { frame.declaration }
}

/// A color token in one mode.
public struct ColorTokenInMode: AuditSubject {
  /// The token's color in the mode.
  public let color: MeasuredColor
  /// The mode.
  public let mode: Mode
  /// Where the token is first given a value.
  public let declaration: SourceLocation

  public static func subjects(of system: MeasuredSystem) -> [ColorTokenInMode] { system.colors }
  public var reference: SubjectReference { .token(color.path) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { declaration }
}

/// What the audit does with a color token or a listed combination: whether anything looks at it.
public struct CoverageSubject: AuditSubject {
  /// The token, or the token that a combination of listed values would need.
  public let path: TokenPath
  /// What looks at it; nil when nothing does.
  public let cover: Cover?
  /// The listed values for which the token is missing; nil for a token that exists.
  public let absentValues: String?
  /// Whether anything looks at it.
  public var isCovered: Bool { cover != nil }

  /// What looks at a color token.
  public enum Cover: String, Sendable, CaseIterable {
    /// A pairing, badges not included.
    case pairing
    /// A badge.
    case badge
    /// The list of surfaces alone.
    case surface
    /// Another token that leads to it.
    case alias
  }

  /// Where the token, or the pairing that wants it, is declared.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [CoverageSubject] { system.coverage }
  public var reference: SubjectReference { .token(path) }
}

/// A token with its value in one mode, for rules about lengths, times and numbers.
public struct TokenValueInMode: AuditSubject {
  /// The token.
  public let path: TokenPath
  /// The mode.
  public let mode: Mode
  /// Its value, or nil when it cannot be known.
  public let value: TokenValue?
  /// Where the value is written.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [TokenValueInMode] { system.values }
  public var reference: SubjectReference { .token(path) }
  public var modeName: String? { mode.name }
}
