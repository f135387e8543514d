import Audit
import AuditRules
import DesignTokens
import ReportWriters
import SourceText

/// `palpable rules`: the list of rules, or one rule in full.
enum ListRules: Command {
  static let name = "rules"
  static let summary = "List the rules, or show one in full."
  static let operands = "[ID]"
  static let operandKind = ValueKind.words(RuleCatalog.all.map { .init($0.descriptor.id, $0.descriptor.title) })
  static let options = [
    OptionDescription(
      "format", value: "F", "output format",
      kind: .words([
        .init("text", "for people"), .init("json", "for other programs"),
        .init("markdown", "an article about all rules"),
      ]), default: "text")
  ]

  private enum Format { case text, json, markdown }
  static let discussion = ""

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    guard arguments.operands.count <= 1 else {
      throw UsageError.tooManyOperands(arguments.operands[1], command: name)
    }
    let format =
      try arguments.choice("format", from: [("text", Format.text), ("json", .json), ("markdown", .markdown)]) ?? .text
    var rules = RuleCatalog.all
    if let id = arguments.operands.first {
      guard let rule = RuleCatalog.rule(id) else {
        throw UsageError.unknownRule(id, suggestion: nearest(to: id, among: RuleCatalog.ids))
      }
      rules = [rule]
    }
    var result = CommandResult(.passed)
    switch format {
    case .json:
      JSONText.array(rules.map(json)).write(to: &result.output)
      result.output += "\n"
    case .markdown: result.output = RuleReference(rules).markdown
    case .text:
      let style = TerminalStyle(isOn: environment.showsColor)
      result.output = arguments.operands.isEmpty ? list(rules, style) : rules.map { page($0, style) }.joined()
    }
    return result
  }

  private static func list(_ rules: [any Rule.Type], _ style: TerminalStyle) -> String {
    let width = RuleCatalog.ids.map(\.utf8.count).max() ?? 0
    return rules.map { rule in
      let descriptor = rule.descriptor
      let level = descriptor.level.rawValue
      return "\(style.bold(descriptor.id))\(spaces(width + 2 - descriptor.id.utf8.count))"
        + "\(level)\(spaces(9 - level.utf8.count))\(descriptor.title)\n"
    }.joined()
  }

  private static func page(_ rule: any Rule.Type, _ style: TerminalStyle) -> String {
    let descriptor = rule.descriptor
    var text = "\(style.bold(descriptor.id)): \(descriptor.title)\n\n"
    for paragraph in [descriptor.description, "Why: " + descriptor.rationale] {
      text += wrapped(paragraph, columns: 79).map { $0 + "\n" }.joined() + "\n"
    }
    text += "Requirement: \(descriptor.requirement.clause)\n             \(descriptor.requirement.url)\n"
    text += "Level: \(descriptor.level.rawValue)\n"
    let options = rule.optionSummaries
    if !options.isEmpty {
      text += "\nOptions:\n"
      for option in options { text += "  \(option.name)  \(option.description) (default: \(option.defaultText))\n" }
    }
    if !descriptor.knownLimits.isEmpty {
      text += "\nKnown limits:\n"
      for limit in descriptor.knownLimits { text += "  - \(limit)\n" }
    }
    for (heading, examples) in descriptor.exampleLists {
      text += "\n\(heading):\n"
      for example in examples { text += page(example) }
    }
    return text
  }

  private static func page(_ example: RuleExample) -> String {
    var text = "  \(example.caption)\n"
    for (path, value) in example.tokens { text += "      \(path): \(value)\n" }
    for (path, value) in example.darkTokens { text += "      \(path): \(value) (dark)\n" }
    for line in (example.configuration + "\n" + example.code).split(separator: "\n") { text += "      \(line)\n" }
    return text
  }

  private static func json(_ rule: any Rule.Type) -> JSONText {
    let descriptor = rule.descriptor
    func examples(_ examples: [RuleExample]) -> JSONText {
      .array(
        examples.map { example in
          .object([
            ("caption", .string(example.caption)),
            ("tokens", .object(example.tokens.map { ($0.path, .string($0.value)) })),
            ("darkTokens", .object(example.darkTokens.map { ($0.path, .string($0.value)) })),
            ("configuration", .string(example.configuration)), ("code", .string(example.code)),
          ])
        })
    }
    return .object([
      ("id", .string(descriptor.id)), ("title", .string(descriptor.title)),
      ("description", .string(descriptor.description)), ("rationale", .string(descriptor.rationale)),
      ("knownLimits", .array(descriptor.knownLimits.map { .string($0) })),
      ("requirement", .string(descriptor.requirement.clause)), ("url", .string(descriptor.requirement.url)),
      ("level", .string(descriptor.level.rawValue)),
      (
        "options",
        .array(
          rule.optionSummaries.map {
            .object([
              ("name", .string($0.name)), ("description", .string($0.description)),
              ("default", .string($0.defaultText)),
            ])
          })
      ),
      ("passing", examples(descriptor.passing)), ("inapplicable", examples(descriptor.inapplicable)),
      ("failing", examples(descriptor.failing)),
    ])
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }
}
