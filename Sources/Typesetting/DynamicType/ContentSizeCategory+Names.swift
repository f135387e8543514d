extension ContentSizeCategory {
  /// The name of the same category in UIKit's `UIContentSizeCategory`, without the leading dot.
  public var uiKitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// A label short enough for the head of a table column: `xS`, `S`, `M`, `L`, `xL`, `xxL`, `xxxL`, `AX1` to `AX5`.
  public var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }

  /// The category with this name in SwiftUI or in UIKit; nil when neither knows it. Case matters.
  ///
  /// The two vocabularies never give one name to two categories.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue == name || $0.uiKitName == name }) else { return nil }
    self = match
  }
}
