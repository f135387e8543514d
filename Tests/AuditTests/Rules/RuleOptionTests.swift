import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import Audit

/// A rule with an option of every kind.
private struct Optional: Rule {
  static let descriptor = RuleDescriptor(
    id: "optional", title: "", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  static let options: [RuleOption<Optional>] = [
    .number("number", \.number, in: 1...10, ""), .level("kind", \.kind, ""), .level("level", \.level, ""),
    .types("types", \.types, ""), .pattern("pattern", \.pattern, ""), .name("name", \.name, ""),
    .combinations("colors", of: 2, \.colors, ""),
  ]
  var number = 2.0
  var kind: Level?
  var level = Level.warning
  var types = [TokenType.color]
  var pattern = PathPattern(exactly: "space")
  var name = ""
  var colors: [[Color]] = []

  func judge(_ subject: MeasuredControl) -> Judgement<ToldReason>? { nil }
  func words(_ judgement: Judgement<ToldReason>, _ subject: MeasuredControl) -> Words { Words("") }
}

/// Options of rules as `palpable.json` sets them.
@Suite struct RuleOptionTests {
  private func set(_ name: String, _ json: String, in rule: inout Optional) throws -> OptionResult {
    rule.set(option: name, to: try readJSON(SourceFile(path: "p.json", bytes: Array(json.utf8))))
  }

  private static let levels = "a level (note, warning, error, off)"

  @Test(arguments: [
    ("number", ["0.5", "10.5", "\"2\"", "null"]), ("kind", ["\"loud\"", "1", "[]"]),
    ("level", ["\"loud\"", "1", "{}"]),
    ("types", ["\"color\"", "[\"colour\"]", "[1]", "null"]), ("pattern", ["1", "\"{size\"", "\"{size}.a\""]),
    ("name", ["\"\"", "1", "\"a b\"", "\"tap()\""]),
    ("colors", ["{}", "[1]", "[[\"#fff\"]]", "[[\"#fff\", \"nocolor\"]]", "[[\"#fff\", \"#000\", 1]]"]),
  ])
  func whatDoesNotFitChangesNothing(_ name: String, _ values: [String]) throws {
    for value in values {
      var rule = Optional()
      guard case .misfit(let expected) = try set(name, value, in: &rule) else {
        Issue.record("\(value) fits \(name)")
        continue
      }
      #expect(expected.hasPrefix("a"))
      #expect(rule.number == 2 && rule.kind == nil && rule.level == .warning && rule.types == [.color])
      #expect(rule.pattern.description == "space" && rule.name.isEmpty && rule.colors.isEmpty)
    }
  }

  @Test func whatFitsIsSet() throws {
    var rule = Optional()
    let values = [
      ("number", "10"), ("kind", "\"note\""), ("level", "\"off\""), ("types", "[\"dimension\", \"color\"]"),
      ("pattern", "\"space.*\""), ("name", "\"View.tap_2\""), ("colors", "[[\"#fff\", \"black\"]]"),
    ]
    for (name, value) in values { #expect(try set(name, value, in: &rule) == .set, "\(name)") }
    #expect(rule.number == 10 && rule.kind == .note && rule.level == .off && rule.types == [.dimension, .color])
    #expect(rule.pattern.description == "space.*" && rule.name == "View.tap_2" && rule.colors == [[.white, .black]])
    #expect(rule.level(ofOption: "kind") == .note && rule.level(ofOption: "number") == nil)
    #expect(rule.level(ofOption: "missing") == nil)
  }

  @Test func anUnknownOptionSuggestsTheNearest() throws {
    var rule = Optional()
    #expect(try set("numbr", "1", in: &rule) == .unknown(suggestion: "number"))
    #expect(try set("levl", "1", in: &rule) == .unknown(suggestion: "level"))
  }

  @Test func documentationHasTheDefaults() {
    let defaults = Dictionary(uniqueKeysWithValues: Optional.optionSummaries.map { ($0.name, $0.defaultText) })
    #expect(defaults["number"] == "2" && defaults["level"] == "warning" && defaults["types"] == "color")
    #expect(defaults["kind"] == "the level of the rule" && defaults["colors"] == "[]" && defaults["name"] == "\"\"")
  }

  @Test func aRulesetIsOlderThanThoseAfterIt() {
    #expect(Ruleset.allCases.sorted() == Ruleset.allCases && Ruleset.version01 < .version02)
    #expect(Ruleset.version01.previous == nil && Ruleset.version02.previous == .version01)
  }
}
