import DesignTokens
import SourceText

/// The subjects for which a rule is set otherwise: by their tokens, by their text in reports, by mode; all that is said must hold.
public struct OverrideScope: Sendable {
  /// Patterns of tokens, one of which a token of the subject must match; empty for all subjects.
  public var tokens: [PathPattern]
  /// Patterns of subjects, one of which must match; empty for all subjects.
  public var subjects: [SubjectPattern]
  /// The only mode; nil for all.
  public var mode: String?
  /// Where it is written.
  public var declaration: SourceLocation

  /// A scope.
  public init(
    tokens: [PathPattern] = [], subjects: [SubjectPattern] = [], mode: String? = nil, declaration: SourceLocation
  ) {
    self.tokens = tokens
    self.subjects = subjects
    self.mode = mode
    self.declaration = declaration
  }

  /// Whether a subject lies in it.
  func includes(_ subject: some AuditSubject) -> Bool {
    if let mode, subject.modeName.map({ $0.hasSameBytes(as: mode) }) != true { return false }
    let reference = subject.reference
    if !subjects.isEmpty, !subjects.contains(where: { $0.matches(reference) }) { return false }
    return tokens.isEmpty || reference.tokens.contains { path in tokens.contains { $0.matches(path) } }
  }
}
