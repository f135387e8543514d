import ColorScience
import DesignTokens

/// The color tokens of a system by their color in the first mode.
struct ColorTokens: Sendable {
  private var paths: [String: [TokenPath]] = [:]

  init(_ resolver: TokenResolver) {
    guard let mode = resolver.modes.first else { return }
    for token in resolver.tokens.tokens where token.type == nil || token.type == .color {
      guard let color = (try? resolver.resolve(token.path, in: mode.name))?.color else { continue }
      paths[ColorTokens.key(color), default: []].append(token.path)
    }
    for key in paths.keys {
      paths[key]?.sort { first, second in
        let (left, right) = (
          ColorTokens.rank(resolver.tokens[first]?.tier), ColorTokens.rank(resolver.tokens[second]?.tier)
        )
        return left == right ? first < second : left < right
      }
    }
  }

  /// Whether there are color tokens.
  var isEmpty: Bool { paths.isEmpty }

  /// Returns the tokens with a color, compared in 8 bits; tokens intended for views come first.
  func paths(showing color: Color) -> [TokenPath] { paths[ColorTokens.key(color)] ?? [] }

  /// The color in 8 bits: of sRGB, or of Display P3 if it is outside of sRGB.
  private static func key(_ color: Color) -> String {
    guard !color.isInGamut(of: .srgb) else { return color.hex }
    let wide = color.converted(to: .displayP3).components
    return "P3" + Color(.srgb, wide.x, wide.y, wide.z, alpha: color.alpha).hex
  }

  private static func rank(_ tier: Token.Tier?) -> Int {
    switch tier {
    case .alias: 0
    case nil: 1
    case .component: 2
    case .primitive: 3
    }
  }
}

extension CodeIndex {
  /// Returns the tokens with a color in the first mode; tokens intended for views come first.
  public func tokens(showing color: Color) -> [TokenPath] { colors.paths(showing: color) }
}
