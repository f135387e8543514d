import Audit
import PageModel

/// A reference of rules, generated from their descriptors.
public struct RuleReference: Sendable {
  private let rules: [any Rule.Type]
  /// The number of examples of a kind with their code in Markdown; for the others, only captions are listed, and
  /// `palpable rules ID` prints them.
  private static let shownExamples = 3

  /// Creates a reference of rules.
  public init(_ rules: [any Rule.Type] = RuleCatalog.all) { self.rules = rules }

  /// The reference as a Markdown article.
  ///
  /// - Complexity: O(n) in the length of all descriptors.
  public var markdown: String {
    var page = Page("Rule reference")
    page.lead = [
      .paragraph(
        "Each rule with its requirement, rationale, known limits, and examples that pass, aren't applicable, or fail.")
    ]
    page.sections = [
      Section(
        "Overview",
        blocks: [
          .paragraph(
            """
            `palpable rules --format markdown` prints this page, without drawings and links between rules. All examples run as tests. In view code examples, `/*!*/` marks the start of each
            finding.
            """),
          .table(
            Table(
              rules.map { $0.descriptor },
              [
                Column("Rule") { "\(code: $0.id)" }, Column("Level") { "\(words: $0.level.rawValue)" },
                Column("Requirement") { "\(words: $0.title)" },
              ])),
        ])
    ]
    page.sections += rules.map { rule in
      let descriptor = rule.descriptor
      let start = Block.paragraph("\(words: descriptor.title). \(words: descriptor.description)")
      return Section("\(words: descriptor.id)", level: 3, blocks: [start] + details(rule, for: .text))
    }
    return page.markdown
  }

  /// The identifiers, levels, and titles of the rules for a terminal.
  package var list: Page {
    var page = Page()
    page.sections = [
      Section(blocks: [
        .table(
          Table(
            rules.map { $0.descriptor },
            [
              Column { "\(strong: "\(words: $0.id)")" }, Column { "\(words: $0.level.rawValue)" },
              Column { "\(words: $0.title)" },
            ], layout: .columns))
      ])
    ]
    return page
  }

  /// Returns a rule in full for a terminal.
  package static func page(of rule: any Rule.Type) -> Page {
    let descriptor = rule.descriptor
    var page = Page("\(name: descriptor.id): \(words: descriptor.title)")
    let start = Block.paragraph("\(words: descriptor.description)")
    page.sections = [Section(blocks: [start] + RuleReference([rule]).details(rule, for: .terminal))]
    return page
  }

  /// Returns everything about a rule below its description.
  private func details(_ rule: any Rule.Type, for medium: Medium) -> [Block] {
    let descriptor = rule.descriptor
    let since = descriptor.since == .version01 ? "" : "; since ruleset \(descriptor.since.rawValue)"
    let why: Phrase = medium == .terminal ? "Why:" : "\(strong: "Why:")"
    var blocks: [Block] = [
      .paragraph("\(why) \(words: descriptor.rationale)"),
      .facts([
        Fact("Requirement", "\(words: descriptor.requirement.clause)", url: descriptor.requirement.url),
        Fact("Level", "\(words: descriptor.level.rawValue)\(words: since)"),
      ]),
    ]
    let options = rule.optionSummaries
    if !options.isEmpty {
      let table = Table(options, columns(for: medium), layout: .lines)
      blocks.append(medium == .terminal ? .titled("Options", [.table(table)]) : .table(table))
    }
    let limits = List(descriptor.knownLimits.map { "\(words: $0)" })
    if !limits.items.isEmpty { blocks.append(.titled("Known limits", [.list(limits)])) }
    blocks += descriptor.exampleLists.map { heading, examples in
      let items = examples.enumerated().map { index, example in
        let isShown = medium == .terminal || index < RuleReference.shownExamples
        return List.Item("\(words: example.caption)", code: isShown ? code(example, for: medium) : [])
      }
      return .titled("\(words: heading)", [.list(List(items, isDashed: false))])
    }
    return blocks
  }

  private typealias Option = (name: String, description: String, defaultText: String)

  private func columns(for medium: Medium) -> [Column<Option>] {
    medium == .terminal
      ? [Column { "\(words: $0.name)" }, Column { "\(words: $0.description) (default: \(words: $0.defaultText))" }]
      : [
        Column("Option") { "\(code: $0.name)" }, Column("Meaning") { "\(words: $0.description)" },
        Column("Default") { "\(code: $0.defaultText)" },
      ]
  }

  /// Returns the contents of an example as blocks of code.
  private func code(_ example: RuleExample, for medium: Medium) -> [(language: String, lines: [String])] {
    var tokens = example.tokens.map { "\($0.path): \($0.value)" }
    tokens += example.darkTokens.map { "\($0.path): \($0.value) (dark)" }
    let isTerminal = medium == .terminal
    return [
      ("", tokens), ("json5", lines(example.configuration, withBlanks: isTerminal)),
      ("json5", isTerminal ? [] : lines(example.baseline)), ("swift", lines(example.code, withBlanks: isTerminal)),
    ].filter { !$0.1.isEmpty }
  }

  /// Returns the lines of a text, without empty lines.
  ///
  /// - Parameter withBlanks: whether lines of white space only are kept.
  private func lines(_ text: String, withBlanks: Bool = false) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
      .filter { withBlanks || $0.utf8.contains { $0 != UInt8(ascii: " ") } }
  }
}
