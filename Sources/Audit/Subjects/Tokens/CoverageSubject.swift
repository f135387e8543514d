import DesignTokens
import SourceText

/// A color token, or a missing token of a listed combination, and whether the audit covers it.
public struct CoverageSubject: AuditSubject {
  /// The token, or the token that a combination of listed values requires.
  public let path: TokenPath
  /// The coverage of the token; nil if the audit doesn't cover it.
  public let cover: Cover?
  /// The listed values whose token is missing; nil for a token that exists.
  public let absentValues: String?
  /// Whether the audit covers the token.
  public var isCovered: Bool { cover != nil }

  /// The way in which an audit covers a color token.
  public enum Cover: String, Sendable, CaseIterable {
    /// A pairing uses the token, badges excluded.
    case pairing
    /// A badge uses the token.
    case badge
    /// Only the list of surfaces contains the token.
    case surface
    /// Another covered token references the token.
    case alias
  }

  /// The location of the token, or of the pairing that requires it.
  public let location: SourceLocation?

  public static func subjects(of system: MeasuredSystem) -> [CoverageSubject] { system.coverage }
  public static var kinds: [SubjectKind] { [.token] }
  public var subjectName: SubjectName { .token(path) }
}
