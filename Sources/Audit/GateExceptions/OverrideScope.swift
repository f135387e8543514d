import DesignTokens
import SourceText

/// The subjects of a rule override: by token, by subject text in reports, and by mode; all given conditions must match.
public struct OverrideScope: Sendable {
  /// The token patterns, one of which must match a token of the subject; empty for all subjects.
  public var tokens: [PathPattern]
  /// The subject patterns, one of which must match; empty for all subjects.
  public var subjects: [SubjectPattern]
  /// The only mode; nil for all.
  public var mode: String?
  /// The location of the declaration.
  public var declaration: SourceLocation

  /// Creates a scope.
  public init(
    tokens: [PathPattern] = [], subjects: [SubjectPattern] = [], mode: String? = nil, declaration: SourceLocation
  ) {
    self.tokens = tokens
    self.subjects = subjects
    self.mode = mode
    self.declaration = declaration
  }

  /// Whether the scope includes a subject.
  func includes(_ subject: some AuditSubject, named name: SubjectName) -> Bool {
    if let mode, subject.modeName.map({ $0.hasSameBytes(as: mode) }) != true { return false }
    if !subjects.isEmpty, !subjects.contains(where: { $0.matches(name) }) { return false }
    return tokens.isEmpty || name.tokens.contains { path in tokens.contains { $0.matches(path) } }
  }
}
