import Audit
import SourceText

/// Reporting descriptors: rules in SARIF.
enum SARIFRule {
  /// The largest number of tags that GitHub accepts.
  static let tagLimit = 20

  /// Returns the descriptor of a rule, with its help as text and as Markdown.
  static func descriptor(_ summary: AuditReport.RuleSummary) -> JSONText {
    let rule = summary.descriptor
    var members: [(String, JSONText)] = [
      ("id", .string(SARIFText.shown(rule.id))), ("name", .string(name(rule.id))),
      ("shortDescription", SARIFText.short(rule.title)), ("fullDescription", SARIFText.short(rule.description)),
    ]
    if let url = rule.requirement.url { members.append(("helpUri", .string(url))) }
    return .object(
      members + [
        ("help", .object([("text", .string(help(rule))), ("markdown", .string(markdown(rule)))])),
        (
          "defaultConfiguration",
          .object([("enabled", .boolean(summary.level != .off)), ("level", .string(level(summary.level)))])
        ),
        (
          "properties",
          .object([
            ("tags", .array(tags(rule).map { .string($0) })), ("precision", .string(precision(rule))),
            ("problem.severity", .string(problemSeverity(summary.level))),
          ])
        ),
      ])
  }

  /// Returns an identifier in Pascal case, such as `ContrastMinimum` for `contrast-minimum`.
  private static func name(_ id: String) -> String {
    let words = id.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)).madeVisible }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty ? "Rule" : name
  }

  private static func level(_ level: Level) -> String { level == .off ? "none" : level.rawValue }

  private static func problemSeverity(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "recommendation"
    }
  }

  /// Returns the precision of a rule: "very-high" without known limits, otherwise "high".
  private static func precision(_ rule: RuleDescriptor) -> String { rule.knownLimits.isEmpty ? "very-high" : "high" }

  /// Returns the categories of the rule, and the WCAG clauses in its requirement.
  static func tags(_ rule: RuleDescriptor) -> [String] {
    let fixed = ["accessibility", "design-system", rule.isAboutDesign ? "design" : "coverage"]
    let clauses = rule.requirement.clause.hasWCAG ? rule.requirement.clause.clauseNumbers.map { "WCAG \($0)" } : []
    return Array((fixed + clauses).prefix(tagLimit))
  }

  private static func help(_ rule: RuleDescriptor) -> String {
    var lines = [rule.description, "Why: \(rule.rationale)", "Requirement: \(rule.requirement.clause)"]
    lines += rule.knownLimits.map { "Known limit: \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func markdown(_ rule: RuleDescriptor) -> String {
    var text = "\(rule.description)\n\n**Why.** \(rule.rationale)\n\n"
    text += "**Requirement.** \(rule.requirement.markdown)\n"
    if !rule.knownLimits.isEmpty {
      text += "\n**Known limits**\n\n" + rule.knownLimits.map { "- \($0)\n" }.joined()
    }
    for (heading, examples) in rule.exampleLists {
      text += "\n**\(heading)**\n" + examples.map(markdown).joined()
    }
    return text
  }

  private static func markdown(_ example: RuleExample) -> String {
    var lines = example.tokens.map { "\($0.path): \($0.value)" }
    lines += example.darkTokens.map { "\($0.path): \($0.value) (dark)" }
    if !example.configuration.isEmpty { lines.append(example.configuration) }
    let code = lines.isEmpty ? "" : "\n```json5\n\(lines.joined(separator: "\n"))\n```\n"
    return "\n\(example.caption)\n" + code
  }
}

extension String {
  fileprivate var hasWCAG: Bool {
    let (bytes, word) = (Array(utf8), Array("WCAG".utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  /// The numbers with three parts in the text, such as "1.4.3" but not "2.2".
  fileprivate var clauseNumbers: [String] {
    let words = utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) && $0 != UInt8(ascii: ".") }
    return words.compactMap { word in
      let parts = word.split(separator: UInt8(ascii: "."))
      return parts.count == 3 ? parts.map { String(Substring($0)) }.joined(separator: ".") : nil
    }
  }
}
