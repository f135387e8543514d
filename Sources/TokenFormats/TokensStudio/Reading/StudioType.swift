import DesignTokens

/// A type of Tokens Studio, in its older or newer spelling.
enum StudioType: Equatable {
  case color, dimension, letterSpacing, number, opacity, fontWeight, fontFamily, lineHeight
  case shadow, border, typography
  /// A type whose values aren't read, such as `composition`.
  case other(String)
  /// No type at all.
  case none

  init(_ name: String?) {
    guard let name else {
      self = .none
      return
    }
    self =
      switch name {
      case "color": .color
      case "dimension", "sizing", "spacing", "borderRadius", "borderWidth", "fontSizes", "fontSize", "paragraphSpacing",
        "paragraphIndent":
        .dimension
      case "letterSpacing": .letterSpacing
      case "number": .number
      case "opacity": .opacity
      case "fontWeights", "fontWeight": .fontWeight
      case "fontFamilies", "fontFamily": .fontFamily
      case "lineHeights", "lineHeight": .lineHeight
      case "boxShadow", "shadow": .shadow
      case "border": .border
      case "typography": .typography
      default: .other(name)
      }
  }

  /// The type of the values; nil if the value alone determines it.
  var tokenType: TokenType? {
    switch self {
    case .color: .color
    case .dimension, .letterSpacing: .dimension
    case .number, .opacity: .number
    case .fontWeight: .fontWeight
    case .fontFamily: .fontFamily
    case .shadow: .shadow
    case .border: .border
    case .typography: .typography
    case .lineHeight, .other, .none: nil
    }
  }

  /// Whether values may hold a color.
  var holdsColors: Bool {
    switch self {
    case .color, .shadow, .border, .none: true
    case .other(let name): name == "composition" || name == "gradient"
    default: false
    }
  }

  /// Whether values of several sets are merged part by part.
  var isLayered: Bool { self == .typography || self == .other("composition") }
}
