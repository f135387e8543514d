import Audit
import DesignTokens
import SourceText

/// A rule of a test with a subject of its own: a group may have at most as many tokens as the option states.
struct GroupSize: Rule {
  static let descriptor = RuleDescriptor(
    id: "group-size", title: "A group must have few tokens", description: "Counts the tokens of every group.",
    rationale: "People can't choose from long lists.", knownLimits: [],
    requirement: .init("The team's guide", url: "https://example.com/guide"), level: .error, passing: [], failing: [])

  var most = 2.0
  static let options: [RuleOption<GroupSize>] = [.number("most", \.most, in: 1...1000, "most tokens of a group")]

  enum Reason: UInt8, VerdictReason { case small, large }

  func judge(_ subject: TokenGroup) -> Judgement<Reason>? {
    let isSmall = Double(subject.tokens.count) <= most
    return Judgement(
      isSmall ? .passed : .failed, isSmall ? .small : .large, measured: Double(subject.tokens.count), required: most,
      unit: .points)
  }

  func words(_ judgement: Judgement<Reason>, _ subject: TokenGroup) -> Words {
    switch judgement.reason {
    case .small: Words("the group is small")
    case .large: Words("the group has \(subject.tokens.count) tokens", remedy: "split the group")
    }
  }
}

/// The tokens whose paths start with the same name.
struct TokenGroup: AuditSubject {
  let name: String
  let tokens: [Token]

  static func subjects(of system: MeasuredSystem) -> [TokenGroup] {
    let groups = Dictionary(grouping: system.system.tokens.tokens) { $0.path.segments.first ?? "" }
    return groups.sorted { $0.key < $1.key }.map { TokenGroup(name: $0.key, tokens: $0.value) }
  }

  static let kind = SubjectKind("group", named: "group ")
  static var kinds: [SubjectKind] { [kind] }
  var subjectName: SubjectName { SubjectName(TokenGroup.kind, [name]) }
  var location: SourceLocation? { tokens.first?.location }
}
