import Audit

/// A Markdown article about the rules, generated from their descriptors.
public struct RuleReference: Sendable {
  private let rules: [any Rule.Type]
  /// The number of examples of a kind with their code; for the others, only captions are listed, and `palpable rules ID` prints them.
  private static let shownExamples = 3

  /// Creates an article about rules.
  public init(_ rules: [any Rule.Type] = RuleCatalog.all) { self.rules = rules }

  /// The article.
  ///
  /// - Complexity: O(n) in the length of all descriptors.
  public var markdown: String {
    var text = """
      # Rule reference

      Each rule with its requirement, rationale, known limits, and examples that pass, aren't applicable, or fail.

      ## Overview

      This page is the output of `palpable rules --format markdown`. All examples run as tests. In view code examples, `/*!*/` marks the start of each
      finding.

      """
    text += "\n| Rule | Level | Requirement |\n| --- | --- | --- |\n"
    for descriptor in rules.map({ $0.descriptor }) {
      text += "| `\(descriptor.id)` | \(descriptor.level.rawValue) | \(descriptor.title) |\n"
    }
    for rule in rules { text += "\n" + section(rule) }
    return text
  }

  private func section(_ rule: any Rule.Type) -> String {
    let descriptor = rule.descriptor
    var text = "### \(descriptor.id)\n\n\(descriptor.title). \(descriptor.description)\n\n"
    text += "**Why:** \(descriptor.rationale)\n\n"
    text += "**Requirement:** [\(descriptor.requirement.clause)](\(descriptor.requirement.url)). "
    text += "**Level:** \(descriptor.level.rawValue).\n"
    let options = rule.optionSummaries
    if !options.isEmpty {
      text += "\n| Option | Meaning | Default |\n|---|---|---|\n"
      for option in options { text += "| `\(option.name)` | \(option.description) | `\(option.defaultText)` |\n" }
    }
    text += "\nKnown limits:\n\n"
    for limit in descriptor.knownLimits { text += "- \(limit)\n" }
    for (heading, examples) in descriptor.exampleLists {
      text += "\n\(heading):\n\n"
      for (index, example) in examples.enumerated() {
        text += "- \(example.caption)\n" + (index < RuleReference.shownExamples ? blocks(example) : "")
      }
    }
    return text
  }

  /// Returns the content of an example as code blocks inside its list entry.
  private func blocks(_ example: RuleExample) -> String {
    var tokens = example.tokens.map { "\($0.path): \($0.value)" }
    tokens += example.darkTokens.map { "\($0.path): \($0.value) (dark)" }
    return block(tokens, "") + block(lines(example.configuration), "json5") + block(lines(example.baseline), "json5")
      + block(lines(example.code), "swift")
  }

  private func block(_ lines: [String], _ language: String) -> String {
    guard !lines.isEmpty else { return "" }
    return (["```" + language] + lines + ["```"]).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Returns the lines of a text, without lines of white space only.
  private func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
      .filter { $0.utf8.contains { $0 != UInt8(ascii: " ") } }
  }
}
