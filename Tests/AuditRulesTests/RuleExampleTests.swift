import Audit
import AuditSession
import TestSupport
import Testing

@testable import AuditRules

/// Every example of every rule, in several notations of the same values, through the whole pipeline.
@Suite struct RuleExampleTests {
  /// WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11; in a mode of increased contrast text needs 1.4.6 and everything else 4.5:1.
  @Test func thresholdsAreThoseOfTheCriteria() {
    #expect(ContrastMinimum.text == 4.5 && ContrastMinimum.largeText == 3)
    #expect(ContrastEnhanced.text == 7 && ContrastEnhanced.largeText == 4.5)
    #expect(NonTextContrast.nonText == 3)
    #expect(IncreasedContrast.text == 7 && IncreasedContrast.nonText == 4.5)
    #expect(TargetSizeMinimum.side == 24 && TargetSizeEnhanced().minimum == 44)
  }

  /// A way to write the tokens of an example.
  enum Notation: String, CaseIterable { case hexText, colorObject, shortestHexObject, behindAnAlias }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let index: Int
    let isPassing: Bool
    let example: RuleExample
    var testDescription: String { "\(rule) \(isPassing ? "passes" : "fails"): \(example.caption)" }
  }

  static let cases: [Case] = RuleCatalog.all.flatMap { rule -> [Case] in
    let descriptor = rule.descriptor
    return descriptor.passing.enumerated().map { Case(rule: descriptor.id, index: $0, isPassing: true, example: $1) }
      + descriptor.failing.enumerated().map { Case(rule: descriptor.id, index: $0, isPassing: false, example: $1) }
  }

  @Test(arguments: LongTests.areEnabled ? Notation.allCases : [.behindAnAlias])
  func examplesHold(_ notation: Notation) throws {
    for example in Self.cases where example.example.code.isEmpty { try check(example, notation) }
  }

  private func check(_ example: Case, _ notation: Notation) throws {
    let findings = try report(on: example.example, notation).findings.filter { $0.rule == example.rule }
    if example.isPassing {
      #expect(findings.isEmpty, "\(example.testDescription): \(findings.map(\.evaluation.message))")
    } else {
      #expect(!findings.isEmpty, "\(example.testDescription)")
      for finding in findings {
        #expect(!finding.evaluation.message.isEmpty, "\(example.testDescription)")
        #expect(finding.evaluation.message.last != ".", "\(example.testDescription)")
      }
    }
  }

  @Test func rulesAreDescribedInFull() {
    for descriptor in RuleCatalog.all.map({ $0.descriptor }) {
      #expect(!descriptor.passing.isEmpty && !descriptor.failing.isEmpty, "\(descriptor.id)")
      #expect(!descriptor.knownLimits.isEmpty && !descriptor.rationale.isEmpty, "\(descriptor.id)")
      #expect(descriptor.requirement.url.hasPrefix("https://"), "\(descriptor.id)")
      #expect(descriptor.title.last != ".", "\(descriptor.id)")
    }
  }

  private func report(on example: RuleExample, _ notation: Notation) throws -> AuditReport {
    let hasDark = !example.darkTokens.isEmpty
    var configuration = #"{ "tokens": ["light.tokens.json""#
    configuration += hasDark ? #", { "path": "dark.tokens.json", "mode": "dark" }]"# : "]"
    if hasDark { configuration += #", "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }]"# }
    if !example.configuration.isEmpty { configuration += ", " + example.configuration }
    let folder = try TemporaryFolder([
      "palpable.json": configuration + " }",
      "light.tokens.json": ExampleDocument(notation: notation).text(example.tokens),
      "dark.tokens.json": ExampleDocument(notation: notation).text(example.darkTokens),
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    if !example.baseline.isEmpty {
      try folder.write(#"{ "schemaVersion": 1, "findings": ["# + example.baseline + "] }", to: "baseline.json")
      request.baseline = "baseline.json"
    }
    return try AuditSession(request).report()
  }
}

/// Tokens of an example as a DTCG document.
struct ExampleDocument {
  let notation: RuleExampleTests.Notation

  func text(_ tokens: [(path: String, value: String)]) -> String {
    var groups: [String] = []
    for (path, value) in tokens {
      if notation == .behindAnAlias {
        groups.append(nested(path, #"{ "$value": "{hidden.\#(path)}" }"#))
        groups.append(nested("hidden." + path, token(value)))
      } else {
        groups.append(nested(path, token(value)))
      }
    }
    return merged(groups)
  }

  private func token(_ value: String) -> String {
    if value.hasPrefix("{") { return #"{ "$value": "\#(value)" }"# }
    if value.hasPrefix("#") { return #"{ "$type": "color", "$value": \#(color(value)) }"# }
    if value.hasSuffix("ms") {
      return #"{ "$type": "duration", "$value": { "value": \#(value.dropLast(2)), "unit": "ms" } }"#
    }
    if value.hasSuffix("px") {
      return #"{ "$type": "dimension", "$value": { "value": \#(value.dropLast(2)), "unit": "px" } }"#
    }
    return #"{ "$type": "number", "$value": \#(value) }"#
  }

  private func color(_ hex: String) -> String {
    guard notation != .hexText else { return "\"\(hex)\"" }
    let digits = Array(hex.dropFirst())
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    let numbers = bytes.map { "\(Double($0) / 255)" }
    let alpha = numbers.count == 4 ? #", "alpha": \#(numbers[3])"# : ""
    let fallback = notation == .shortestHexObject ? #", "hex": "\#(hex.prefix(7))""# : ""
    return
      #"{ "colorSpace": "srgb", "components": [\#(numbers.prefix(3).joined(separator: ", "))]\#(alpha)\#(fallback) }"#
  }

  /// One member a token: groups are flattened by giving each token a tree of its own, then merged by name.
  private func nested(_ path: String, _ token: String) -> String { path + "\u{1}" + token }

  private func merged(_ entries: [String]) -> String {
    var tree = Tree()
    for entry in entries {
      let parts = entry.split(separator: "\u{1}", maxSplits: 1)
      tree.insert(parts[0].split(separator: ".").map(String.init)[...], String(parts[1]))
    }
    return tree.text
  }

  private struct Tree {
    var children: [(name: String, tree: Tree)] = []
    var token: String?

    mutating func insert(_ path: ArraySlice<String>, _ text: String) {
      guard let name = path.first else { return token = text }
      if let index = children.firstIndex(where: { $0.name == name }) {
        children[index].tree.insert(path.dropFirst(), text)
      } else {
        var child = Tree()
        child.insert(path.dropFirst(), text)
        children.append((name, child))
      }
    }

    var text: String {
      token ?? "{ " + children.map { "\"\($0.name)\": \($0.tree.text)" }.joined(separator: ", ") + " }"
    }
  }
}
