import DesignTokens
import SourceText

/// Variables with the same modes.
struct VariableCollection {
  let name: String
  /// The names of the modes, the default first.
  let modes: [String]
  var variables: [CollectionVariable] = []
  let location: SourceLocation

  /// Whether a variable is a color.
  var holdsColors: Bool {
    variables.contains { $0.type == .color || $0.type == nil && $0.values.contains(where: \.isColor) }
  }

  /// The name as it is compared between collections: `Light` and `light` are one.
  static func modeName(_ name: String) -> String {
    ["light", "dark"].first { equalIgnoringCase(name, $0) } ?? name
  }
}

extension AuthoredValue? {
  fileprivate var isColor: Bool { if case .literal(.color)? = self?.content { true } else { false } }
}

/// A variable with its values.
struct CollectionVariable {
  let path: TokenPath
  let type: TokenType?
  var description: String?
  var deprecation: String?
  var role: ColorRole?
  /// The values by the position of the mode; nil without one.
  var values: [AuthoredValue?]
  let location: SourceLocation
}

extension ColorRole {
  /// The use of a variable that its scopes allow; nil if they allow more than one use, or all.
  init?(scopes: [String]) {
    switch Set(scopes) {
    case ["TEXT_FILL"]: self = .text
    case ["FRAME_FILL"], ["FRAME_FILL", "SHAPE_FILL"]: self = .surface
    case ["SHAPE_FILL"], ["SHAPE_FILL", "STROKE"], ["SHAPE_FILL", "STROKE_COLOR"]: self = .icon
    case ["STROKE"], ["STROKE_COLOR"]: self = .border
    // A scrim is a fill and an effect.
    case ["EFFECT_COLOR"], ["EFFECT_COLOR", "FRAME_FILL"]: self = .effect
    default: return nil
    }
  }
}
