import SourceText

/// A named design decision with a value for each mode that defines one.
public struct Token: Sendable {
  /// How far a token stands from the raw value: a primitive holds it, an alias names a purpose, a component token serves one component.
  public enum Tier: String, Sendable, CaseIterable {
    case primitive, alias, component

    /// How many tiers lie below it.
    public var height: Int {
      switch self {
      case .primitive: 0
      case .alias: 1
      case .component: 2
      }
    }
  }

  /// A value and the mode it was written for; nil stands for a file that names no mode.
  public struct ModeValue: Sendable {
    /// The mode's name, or nil.
    public var mode: String?
    /// The value.
    public var value: AuthoredValue
  }

  /// The dotted name.
  public let path: TokenPath
  /// The type that was declared or inherited; nil when only the alias at its end can tell.
  public let type: TokenType?
  /// What the author says of it.
  public let description: String?
  /// Whether the author asks people to stop using it, with the reason if there is one.
  public let deprecation: String?
  /// The tier that a configuration or the source tells, such as a Swift type named `…ComponentTokens`; nil where nothing tells one.
  public internal(set) var tier: Tier?
  /// The values in the order of the files.
  public var values: [ModeValue]

  /// A token with one value.
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

  /// Where the token is first given a value.
  public var location: SourceLocation { values[0].value.location }

  /// The value written for exactly this mode; nil asks for the value that names no mode.
  public func value(in mode: String?) -> AuthoredValue? {
    values.last { $0.mode == mode }?.value
  }
}
