import DesignTokens

extension Pairing.Usage {
  /// Whether people need to see the color although it isn't text.
  var identifies: Bool { self == .component || self == .graphic || self == .focus }

  /// The usage as part of a sentence.
  var displayName: String {
    switch self {
    case .text: "text"
    case .component: "a control boundary"
    case .graphic: "a graphic"
    case .focus: "a focus indicator"
    case .decorative: "decoration"
    case .inactive: "an inactive control"
    }
  }
}
