import DesignTokens
import PageModel

/// The causes for which a token has no color in a mode.
enum UnknownColor: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// There is a color.
  case known
  /// The color lies outside of what any display can show.
  case unseen
  /// The token is a gradient.
  case gradient
  /// The token has a value of another type.
  case notAColor
  /// The table states the reason: there is no value, or it can't be determined.
  case stated
}

/// The reason why a token has no value in a mode, with the token at which its chain of aliases ends.
enum MissingValue: Sendable {
  case unresolved(ResolutionError)
  case undecidable(TokenPath, String)

  /// Returns the reason, with the roles of tokens.
  func phrase(_ role: (TokenPath) -> String?) -> Phrase {
    switch self {
    case .unresolved(.noValue(let path, let mode, _)):
      "\(token: path.description, role: role(path)) has no value in \(name: mode)"
    case .unresolved(.unknownToken(let path, _, _)):
      "\(token: path.description, role: role(path)) is an unknown token"
    case .unresolved(.cycle(let paths, _)):
      "\(token: paths[0].description, role: role(paths[0])) has a circular alias"
    case .unresolved(.chainTooLong(let path, let limit, _)):
      "\(token: path.description, role: role(path)) has an alias chain longer than \(limit)"
    // The reason is about this value alone, so its token stays.
    case .undecidable(let path, let why): "\(token: path.description): \(prose: why)"
    }
  }
}
