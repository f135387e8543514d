import DesignTokens
import SourceText
import Typesetting

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
  public var modeName: String? { style.mode }
  public var location: SourceLocation? { style.declaration }
}

extension SubjectKind {
  /// A text style; the part is its name.
  public static let textStyle = SubjectKind("textStyle", named: "text style ")
}

extension SubjectName {
  /// Returns the name of a text style.
  public static func textStyle(_ name: String) -> SubjectName { SubjectName(.textStyle, [name]) }
}
