import Audit
import AuditSession
import TestSupport
import Testing

@testable import AuditRules

/// Every example of a rule about code: findings land at the marked places and nowhere else, however the source is written.
@Suite struct CodeExampleTests {
  /// What is done to the source of an example.
  enum Writing: String, CaseIterable {
    /// As it stands.
    case plain
    /// All of it in a comment, where nothing is found.
    case inComment
    /// All of it in a text, where nothing is found.
    case inText
    /// Signs of several bytes before everything, also on the line of the finding.
    case afterEmoji
    /// Lines end with a carriage return and a line feed.
    case carriageReturns
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let isPassing: Bool
    let example: RuleExample
    var testDescription: String { "\(rule) \(isPassing ? "passes" : "fails"): \(example.caption)" }
  }

  static let cases: [Case] = RuleCatalogue.all.flatMap { rule -> [Case] in
    let descriptor = rule.descriptor
    return descriptor.passing.map { Case(rule: descriptor.id, isPassing: true, example: $0) }
      + descriptor.failing.map { Case(rule: descriptor.id, isPassing: false, example: $0) }
  }.filter { !$0.example.code.isEmpty }

  @Test(arguments: cases, Writing.allCases)
  func landsAtTheMarks(_ example: Case, _ writing: Writing) throws {
    let (source, marks) = Self.source(example.example.code, writing)
    let found = try Self.places(of: example.rule, in: source, example.example)
    #expect(found == marks)
    if writing == .plain { #expect(marks.isEmpty == example.isPassing) }
  }

  /// The source of an example, and where findings must land.
  private static func source(_ code: String, _ writing: Writing) -> (text: String, marks: [String]) {
    let mark = "/*!*/"
    var text: [Character] = []
    var rest = Substring(code)
    var offsets: [Int] = []
    switch writing {
    case .inComment: return ("/*\n" + code.replacing(mark, with: "") + "\n*/\n", [])
    case .inText: return ("let text = ##\"\"\"\n" + code.replacing(mark, with: "") + "\n\"\"\"##\n", [])
    case .afterEmoji: text = Array("/* 👩🏽‍🚀 */ ")
    case .plain, .carriageReturns: break
    }
    while let range = rest.firstRange(of: mark) {
      text += Array(rest[..<range.lowerBound])
      if writing == .afterEmoji { text += Array("/* 🧑‍🧑‍🧒 */") }
      offsets.append(String(text).utf8.count)
      rest = rest[range.upperBound...]
    }
    text += Array(rest)
    let plain = String(text)
    let places = offsets.map { offset -> String in
      let before = Array(plain.utf8.prefix(offset))
      let line = before.count { $0 == 0x0A } + 1
      let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
      return "\(line):\(column)"
    }
    return (writing == .carriageReturns ? plain.replacing("\n", with: "\r\n") : plain, places)
  }

  /// Where the findings of a rule land, in the order of the places.
  private static func places(of rule: String, in source: String, _ example: RuleExample) throws -> [String] {
    var configuration = #"{ "tokens": ["tokens.json"], "code": ["View.swift"]"#
    if !example.configuration.isEmpty { configuration += ", " + example.configuration }
    let folder = try TemporaryFolder([
      "palpable.json": configuration + " }",
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "View.swift": source,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let places = report.findings.filter { $0.rule == rule }.compactMap(\.location)
    return places.sorted { $0.byteRange.lowerBound < $1.byteRange.lowerBound }.map { "\($0.line):\($0.column)" }
  }
}
