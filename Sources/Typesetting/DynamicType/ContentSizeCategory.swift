/// The reading size a person has set, from `xSmall` to `accessibility5`; raw values are SwiftUI's `DynamicTypeSize` names.
///
/// Ordered from the smallest text to the largest.
/// Source: Apple documentation of `DynamicTypeSize` and `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The default category on iPhone and iPad: `large`.
  ///
  /// Does not hold on watchOS, where it depends on the size of the case.
  public static let standard = ContentSizeCategory.large

  /// The position from the smallest, 0 to 11.
  public var order: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension ContentSizeCategory: Comparable {
  /// Whether text is smaller at the first category.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}
