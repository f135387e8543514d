import DesignTokens

extension Pairing.Usage {
  /// Whether people need to see it although it is not text.
  var identifies: Bool { self == .component || self == .graphic || self == .focus }

  /// The usage in the middle of a sentence.
  var inWords: String {
    switch self {
    case .text: "text"
    case .component: "what identifies a control"
    case .graphic: "a graphic"
    case .focus: "a focus indicator"
    case .decorative: "decoration"
    case .inactive: "an inactive control"
    }
  }
}
