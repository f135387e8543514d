import SourceText

/// A named design decision with a value for each mode that defines one.
public struct Token: Sendable {
  /// The tier of a token: a primitive contains the raw value, an alias names a purpose, a component token serves one component.
  public enum Tier: String, Sendable, CaseIterable {
    case primitive, alias, component

    /// The number of tiers below this tier.
    public var height: Int {
      switch self {
      case .primitive: 0
      case .alias: 1
      case .component: 2
      }
    }
  }

  /// A value with its mode; the mode is nil if the file names none.
  public struct ModeValue: Sendable {
    /// The mode's name, or nil.
    public var mode: String?
    /// The value.
    public var value: AuthoredValue
  }

  /// The dotted name.
  public let path: TokenPath
  /// The declared or inherited type; nil if only the alias target determines it.
  public let type: TokenType?
  /// The author's description.
  public let description: String?
  /// The deprecation message; nil if the token isn't deprecated.
  public let deprecation: String?
  /// The tier from the configuration or the source, such as a Swift type named `…ComponentTokens`; nil if unknown.
  public internal(set) var tier: Tier?
  /// The use of the color that the file declares; nil if only the name suggests one.
  package var role: ColorRole?
  /// The values in the order of the files.
  public var values: [ModeValue]

  /// Creates a token with one value.
  public init(
    path: TokenPath, type: TokenType?, description: String? = nil, deprecation: String? = nil,
    tier: Tier? = nil, mode: String? = nil, value: AuthoredValue
  ) {
    self.path = path
    self.type = type
    self.description = description
    self.deprecation = deprecation
    self.tier = tier
    values = [ModeValue(mode: mode, value: value)]
  }

  /// Adds a value for a mode that has none.
  public mutating func add(_ value: AuthoredValue, for mode: String?) {
    values.append(ModeValue(mode: mode, value: value))
  }

  /// The location of the token's first value.
  public var location: SourceLocation { values[0].value.location }

  /// Returns the value for exactly this mode; nil selects the value without a mode.
  public func value(in mode: String?) -> AuthoredValue? {
    values.last { $0.mode == mode }?.value
  }
}
