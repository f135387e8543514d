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
  /// The fill color.
  public let background: MeasuredColor
  /// The border color, if the badge has a border.
  public let border: MeasuredColor?
  /// The text color.
  public let text: MeasuredColor

  public static func subjects(of system: MeasuredSystem) -> [MeasuredBadge] { system.badges }
  public static var kinds: [SubjectKind] { [.badge] }
  public var subjectName: SubjectName { .badge(badge.name) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { background.end?.location ?? badge.declaration }
  public var related: [RelatedLocation] { badge.declaration.map { [RelatedLocation("declared here", $0)] } ?? [] }
}

/// A text style as the subject of rules, with the styles that can appear next to it.
public struct MeasuredTextStyle: AuditSubject {
  /// The style.
  public let style: TextStyle
  /// The styles of the system, and their sizes in points at the default content size category.
  private let styles: [TextStyle]
  private let sizes: [Double]
  /// The other styles that can appear next to it.
  public var others: [TextStyle] { styles.filter { $0.name != style.name && $0.meets(style) } }
  /// The definition of large text under the profile.
  public let largeText: LargeText

  /// Creates a style among all styles of a system.
  public init(_ style: TextStyle, among styles: [TextStyle] = [], largeText: LargeText = .wcag) {
    self.init(style, among: styles, sizes: styles.map(\.size), largeText: largeText)
  }

  init(_ style: TextStyle, among styles: [TextStyle], sizes: [Double], largeText: LargeText) {
    (self.style, self.styles, self.sizes, self.largeText) = (style, styles, sizes, largeText)
  }

  /// The styles next to it that are smaller at the default content size category and larger at the listed ones.
  ///
  /// - Complexity: O(n) for n styles.
  public var overtakers: [(style: TextStyle, categories: [ContentSizeCategory])] {
    let size = style.size
    let smaller = sizes.indices.filter { sizes[$0] < size && styles[$0].meets(style) }
    return smaller.map { (styles[$0], style.text.inversions(with: styles[$0].text)) }.filter { !$0.1.isEmpty }
  }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredTextStyle] { system.textStyles }
  public static var kinds: [SubjectKind] { [.textStyle] }
  public var subjectName: SubjectName { .textStyle(style.name) }
  public var location: SourceLocation? { style.declaration }
}

/// A frame with text as the subject of rules: a container, or a control with its label.
public struct MeasuredFrame: AuditSubject {
  /// The frame.
  public let frame: TextFrame

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFrame] { system.frames }
  public static var kinds: [SubjectKind] { [.container, .control] }
  public var subjectName: SubjectName { frame.isControl ? .control(frame.name) : .container(frame.name) }
  public var location: SourceLocation? { frame.declaration }
}

/// A color token in one mode.
public struct ColorTokenInMode: AuditSubject {
  /// The token's color in the mode.
  public let color: MeasuredColor
  /// The mode.
  public let mode: Mode
  /// The location of the token's first value.
  public let declaration: SourceLocation

  public static func subjects(of system: MeasuredSystem) -> [ColorTokenInMode] { system.colors }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(color.path) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { declaration }
}

/// A color token, or a missing token of a listed combination, and whether the audit covers it.
public struct CoverageSubject: AuditSubject {
  /// The token, or the token that a combination of listed values requires.
  public let path: TokenPath
  /// The coverage of the token; nil if the audit doesn't cover it.
  public let cover: Cover?
  /// The listed values whose token is missing; nil for a token that exists.
  public let absentValues: String?
  /// Whether the audit covers the token.
  public var isCovered: Bool { cover != nil }

  /// The way in which an audit covers a color token.
  public enum Cover: String, Sendable, CaseIterable {
    /// A pairing uses the token, badges excluded.
    case pairing
    /// A badge uses the token.
    case badge
    /// Only the list of surfaces contains the token.
    case surface
    /// Another covered token references the token.
    case alias
  }

  /// The location of the token, or of the pairing that requires it.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [CoverageSubject] { system.coverage }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(path) }
}

/// A token with its value in one mode, for rules about lengths, times, and numbers.
public struct TokenValueInMode: AuditSubject {
  /// The token.
  public let path: TokenPath
  /// The mode.
  public let mode: Mode
  /// The value; nil if unknown.
  public let value: TokenValue?
  /// The location of the value.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [TokenValueInMode] { system.values }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(path) }
  public var modeName: String? { mode.name }
}

extension SubjectKind {
  /// A badge; the part is its name.
  public static let badge = SubjectKind("badge", named: "badge ")
  /// A text style; the part is its name.
  public static let textStyle = SubjectKind("textStyle", named: "text style ")
  /// A container of text; the part is its name.
  public static let container = SubjectKind("container", named: "container ")
  /// A token; the part is its path.
  public static let token = SubjectKind(
    "token", tokenParts: 0..<1, matches: { $1.count == 1 && $1[0].matches($0[0]) }, words: { [.token($0[0])] })
}

extension SubjectName {
  /// Returns the name of a badge.
  public static func badge(_ name: String) -> SubjectName { SubjectName(.badge, [name]) }
  /// Returns the name of a text style.
  public static func textStyle(_ name: String) -> SubjectName { SubjectName(.textStyle, [name]) }
  /// Returns the name of a container.
  public static func container(_ name: String) -> SubjectName { SubjectName(.container, [name]) }
  /// Returns the name of a token.
  public static func token(_ path: TokenPath) -> SubjectName { SubjectName(.token, [path.description]) }
}
