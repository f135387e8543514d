import DesignTokens
import SourceText

/// A color token in one mode.
public struct ColorTokenInMode: AuditSubject {
  /// The token's color in the mode.
  public let color: MeasuredColor
  /// The mode.
  public let mode: Mode
  /// The location of the token's first value.
  public let declaration: SourceLocation

  public static func subjects(of system: MeasuredSystem) -> [ColorTokenInMode] { system.colors }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(color.path) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { declaration }
}

/// A token with its value in one mode, for rules about lengths, times, and numbers.
public struct TokenValueInMode: AuditSubject {
  /// The token.
  public let path: TokenPath
  /// The mode.
  public let mode: Mode
  /// The value; nil if unknown.
  public let value: TokenValue?
  /// The location of the value.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [TokenValueInMode] { system.values }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(path) }
  public var modeName: String? { mode.name }
}

extension SubjectKind {
  /// A token; the part is its path.
  public static let token = SubjectKind(
    "token", tokenParts: 0..<1, matches: { $1.count == 1 && $1[0].matches($0[0]) }, words: { [.token($0[0])] })
}

extension SubjectName {
  /// Returns the name of a token.
  public static func token(_ path: TokenPath) -> SubjectName { SubjectName(.token, [path.description]) }
}
