import Audit
import AuditRules
import DesignTokens
import PageModel
import SourceText

/// `palpable rules`: the list of rules, or one rule in full.
struct ListRules: Command {
  static let name = "rules"
  let summary = "List the rules, or show one in full."
  let operands = "[ID]"
  var operandKind: ValueKind { .words(RuleCatalog.all.map { .init($0.descriptor.id, $0.descriptor.title) }) }
  let format = Option(
    "format", value: "F", "output format",
    [
      (.init("text", "for people"), Format.text), (.init("json", "for other programs"), .json),
      (.init("markdown", "an article about all rules"), .markdown),
    ], default: .text)

  enum Format { case text, json, markdown }

  func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> CommandResult {
    var rules = RuleCatalog.all
    if let id = try arguments.onlyOperand() {
      guard let rule = RuleCatalog.rule(id) else {
        throw UsageError.unknownRule(id, suggestion: nearest(to: id, among: RuleCatalog.ids))
      }
      rules = [rule]
    }
    var result = CommandResult(.passed)
    switch arguments[format] {
    case .json: result.output = JSONText.array(rules.map(json)).output
    case .markdown: result.output = RuleReference(rules).markdown
    case .text:
      let style = environment.style
      let page = arguments.operands.isEmpty ? RuleReference(rules).list : RuleReference.page(of: rules[0])
      result.output = page.console(style)
    }
    return result
  }

  private func json(_ rule: any Rule.Type) -> JSONText {
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
      ("requirement", .string(descriptor.requirement.clause)),
      ("url", descriptor.requirement.url.map { .string($0) } ?? .null),
      ("level", .string(descriptor.level.rawValue)), ("since", .string(descriptor.since.rawValue)),
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
}
