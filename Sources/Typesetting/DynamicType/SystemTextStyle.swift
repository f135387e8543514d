/// A text style of iOS and iPadOS; raw values are UIKit's `UIFont.TextStyle` names.
///
/// `extraLargeTitle` and `extraLargeTitle2` are visionOS only and have no published table; they are not here.
/// Source: Apple Human Interface Guidelines, Typography; Apple documentation of `UIFont.TextStyle`.
public enum SystemTextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The name of the same style in SwiftUI's `Font.TextStyle`: `title` for `title1`, `caption` for `caption1`.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// The name of the style in UIKit's `UIFont.TextStyle`, without the leading dot.
  public var uiKitName: String { rawValue }

  /// The style with this name in SwiftUI or in UIKit; nil when neither knows it. Case matters.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue == name || $0.swiftUIName == name }) else { return nil }
    self = match
  }

  /// The font weight on the scale 100 to 900: 600 for `headline`, 400 for all other styles.
  public var defaultWeight: Int { self == .headline ? 600 : 400 }

  /// The font weight of the style's bold variant: 700 for `largeTitle`, `title1` and `title2`, 600 for the rest.
  public var emphasizedWeight: Int {
    switch self {
    case .largeTitle, .title1, .title2: 700
    default: 600
    }
  }

  /// Size and leading in points at a content size category, from the Human Interface Guidelines.
  public func metrics(at category: ContentSizeCategory) -> TextMetrics {
    SystemTextStyleTable.row(of: self)[category.order]
  }

  /// Returns the scale factor for custom fonts: leading at the category / leading at `large`. 1 at `large`.
  ///
  /// The ratio of leadings and not of point sizes, as UIFontMetrics and SwiftUI scale; evidence: a value of 17 relative
  /// to `body` measured 16.333 on a device at `medium` (17 · 21/22), where point sizes would give 16.
  public func scale(at category: ContentSizeCategory) -> Double {
    metrics(at: category).leading / metrics(at: .standard).leading
  }
}
