import Audit

/// The rules in full as a Markdown article, made from their descriptors.
public struct RuleReference: Sendable {
  private let rules: [any Rule.Type]
  /// How many examples of a kind are shown whole; of the others only what they show is said, and `palpable rules ID` prints them.
  private static let shownExamples = 3

  /// An article on some rules.
  public init(_ rules: [any Rule.Type] = RuleCatalog.all) { self.rules = rules }

  /// The article.
  ///
  /// - Complexity: O(n) in the length of all descriptors.
  public var markdown: String {
    var text = """
      # Rule reference

      Every rule with what it asks, why, how far it can be trusted, and what passes and fails it.

      ## Overview

      This page is what `palpable rules --format markdown` prints. The examples run as tests. In an example of view code, `/*!*/` stands before each place
      where a finding lands.

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
    for (title, examples) in [("Passes", descriptor.passing), ("Fails", descriptor.failing)] {
      text += "\n\(title):\n\n"
      for (index, example) in examples.enumerated() {
        text += "- \(example.caption)\n" + (index < RuleReference.shownExamples ? blocks(example) : "")
      }
    }
    return text
  }

  /// What an example holds, as blocks of code inside its entry of a list.
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

  /// The lines of a text without those that hold only white space.
  private func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
      .filter { $0.utf8.contains { $0 != UInt8(ascii: " ") } }
  }
}
