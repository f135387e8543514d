import DesignTokens
import SourceText
import Typesetting

/// A text style as the subject of rules, with the styles that can appear next to it.
public struct MeasuredTextStyle: AuditSubject {
  /// The style.
  public let style: TextStyle
  /// The styles of the system, and their indices by size at the default content size category.
  private let styles: [TextStyle]
  private let bySize: [Int]
  /// The other styles that can appear next to it.
  public var others: [TextStyle] { styles.filter { $0.name != style.name && $0.meets(style) } }
  /// The definition of large text under the profile.
  public let largeText: LargeText

  /// Creates a style among all styles of a system.
  public init(_ style: TextStyle, among styles: [TextStyle] = [], largeText: LargeText = .wcag) {
    self.init(style, among: styles, bySize: Self.bySize(styles), largeText: largeText)
  }

  init(_ style: TextStyle, among styles: [TextStyle], bySize: [Int], largeText: LargeText) {
    (self.style, self.styles, self.bySize, self.largeText) = (style, styles, bySize, largeText)
  }

  /// Returns the indices of styles by size at the default content size category, the smallest first.
  static func bySize(_ styles: [TextStyle]) -> [Int] { styles.indices.sorted { styles[$0].size < styles[$1].size } }

  /// The styles next to it that are smaller at the default content size category and larger at the listed ones.
  ///
  /// - Complexity: O(n log n) for n styles that are smaller.
  public var overtakers: [(style: TextStyle, categories: [ContentSizeCategory])] {
    let size = style.size
    let smaller = bySize.prefix { styles[$0].size < size }.filter { styles[$0].meets(style) }.sorted()
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
