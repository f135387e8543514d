import Audit

/// A rule that requires every file of view code to be readable.
public struct UnreadCode: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unread-code",
    title: "View code files must be readable",
    description: """
      Checks every Swift file of an audit. Reports files that aren't valid UTF-8, that can't be opened, that are too large, or that have \
      unbalanced brackets, and files with view code that is nested too deep. The audit skips these files, or their deep parts, and checks \
      all others. If no file is readable, the audit fails with exit code 2.
      """,
    rationale: "A file that isn't read may contain any finding, so a passing gate would say nothing about it.",
    knownLimits: [
      "Doesn't check whether the source compiles.", "Names that an unread file declares are unknown in other files.",
    ],
    requirement: .init("Coverage of the audit itself"), level: .error, isAboutDesign: false,
    passing: [RuleExample("A readable file", code: "struct A: View { var body: some View { Text(title) } }")],
    failing: [
      RuleExample("A bracket without its end", code: "struct A: View /*!*/{ var body: some View { Text(title) }")
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The whole file is read.
    case read
    /// The file isn't read, or not in full.
    case unread
  }

  public func judge(_ subject: ReadFile) -> Judgement<Reason>? {
    subject.problem == nil ? Judgement(.passed, .read) : Judgement(.failed, .unread)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: ReadFile) -> Words {
    guard let problem = subject.problem else { return Words("the whole file is read") }
    return Words(
      "\(problem.problem), so \(subject.isPartlyRead ? "the rest" : "the file") isn't checked", remedy: problem.remedy)
  }
}
