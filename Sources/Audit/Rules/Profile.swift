import Typesetting

/// A guideline, which determines the definition of large text and the levels of some rules.
public enum Profile: String, Sendable, CaseIterable {
  /// WCAG 2.2 level AA, as WCAG2ICT applies it to software.
  case wcag22AA = "wcag22-aa"
  /// WCAG 2.2 level AAA.
  case wcag22AAA = "wcag22-aaa"
  /// Apple's Human Interface Guidelines: large text starts at 18 pt, and bold text of any size is large.
  case appleHIG = "apple-hig"

  /// The display name.
  public var title: String {
    switch self {
    case .wcag22AA: "WCAG 2.2 level AA"
    case .wcag22AAA: "WCAG 2.2 level AAA"
    case .appleHIG: "Apple Human Interface Guidelines"
    }
  }

  /// The definition of large text.
  public var largeText: LargeText { self == .appleHIG ? .apple : .wcag }
}
