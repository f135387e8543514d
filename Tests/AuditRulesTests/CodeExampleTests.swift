import Audit
import AuditSession
import AuditTestSupport
import TestSupport
import Testing

@testable import AuditRules

/// Every example of a rule about code: findings land at the marked places and nowhere else, however the source is written.
@Suite struct CodeExampleTests {
  /// What is done to the source of an example.
  enum Writing: String, CaseIterable {
    /// As it stands, beside two files that hold all of it in a comment and in a text, where nothing is found.
    case plain
    /// Signs of several bytes before everything, also on the line of the finding.
    case afterEmoji
    /// Lines end with a carriage return and a line feed.
    case carriageReturns
    /// All of it is in an extension of another type.
    case inAnExtension
    /// All of it is in a branch that is compiled.
    case inABranch
    /// A comment before each line with a mark holds what is found there back.
    case disabled

    /// What precedes and follows the source.
    var frame: (before: String, after: String) {
      switch self {
      case .afterEmoji: ("/* 👩🏽‍🚀 */ ", "")
      case .inAnExtension: ("enum Screens {}\nextension Screens {\n", "\n}\n")
      case .inABranch: ("#if os(iOS)\n", "\n#endif\n")
      case .plain, .carriageReturns, .disabled: ("", "")
      }
    }

    /// Whether the source may be written so; an extension can't contain another one.
    func fits(_ code: String) -> Bool {
      self != .inAnExtension
        || !code.split(separator: "\n").contains { line in
          ["extension ", "import ", "protocol ", "private extension "].contains { line.hasPrefix($0) }
        }
    }
  }

  typealias Case = RuleExampleTests.Case

  static let cases = RuleExampleTests.cases.filter { !$0.example.code.isEmpty }

  @Test(arguments: LongTests.areEnabled ? Writing.allCases : [.plain])
  func findingsLandAtTheMarks(_ writing: Writing) throws {
    for example in Self.cases where writing.fits(example.example.code) {
      // In an extension, its bracket is the first one without an end.
      if writing == .inAnExtension, example.rule == "unread-code" { continue }
      try check(example, writing)
    }
  }

  private func check(_ example: Case, _ writing: Writing) throws {
    if writing == .disabled { return try isHeldBack(example) }
    let (source, marks) = Self.source(example.example.code, writing)
    let report = try Self.report(on: source, example.example)
    let found = Self.findings(of: example.rule, report.findings).map(Self.place)
    #expect(found == marks, "\(example.testDescription)")
    let statement = RuleExampleTests.statement(of: example.rule, in: report)
    #expect(statement == example.statement, "\(example.testDescription)")
  }

  /// With a comment before each line with a mark, everything is still found, and nothing fails the gate; rules about agreements cannot be held back.
  private func isHeldBack(_ example: Case) throws {
    let mark = "/*!*/"
    let isAboutGateExceptions = example.rule.hasSuffix("-suppression") || example.rule == "unread-code"
    let comment = "// palpable:disable:next \(example.rule) - the example has it so"
    let lines = example.example.code.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line -> [String] in
      (line.contains(mark) ? [comment] : []) + [String(line).replacing(mark, with: "")]
    }
    let source = lines.joined(separator: "\n")
    let all = try Self.report(on: source, example.example).findings
    let findings = Self.findings(of: example.rule, all)
    let marks = example.example.code.split(separator: mark, omittingEmptySubsequences: false).count - 1
    if isAboutGateExceptions {
      #expect(
        findings.count >= marks && findings.allSatisfy { $0.suppression == nil }, "\(example.testDescription)")
    } else {
      #expect(findings.count == marks, "\(example.testDescription)")
      let areHeldBack = findings.allSatisfy {
        $0.suppression?.reason == "the example has it so" && $0.isWaived && !$0.gates
      }
      #expect(areHeldBack, "\(example.testDescription)")
    }
    let unused = Self.findings(of: "unused-suppression", all)
    if !isAboutGateExceptions { #expect(unused.isEmpty, "\(example.testDescription)") }
  }

  /// The source of an example, and where findings must land.
  private static func source(_ code: String, _ writing: Writing) -> (text: String, marks: [String]) {
    let mark = "/*!*/"
    var text: [Character] = []
    var rest = Substring(code)
    var offsets: [Int] = []
    text = Array(writing.frame.before)
    while let range = rest.firstRange(of: mark) {
      text += Array(rest[..<range.lowerBound])
      if writing == .afterEmoji { text += Array("/* 🧑‍🧑‍🧒 */") }
      offsets.append(String(text).utf8.count)
      rest = rest[range.upperBound...]
    }
    text += Array(rest) + Array(writing.frame.after)
    let plain = String(text)
    let places = offsets.map { offset -> String in
      let before = Array(plain.utf8.prefix(offset))
      let line = before.count { $0 == 0x0A } + 1
      let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
      return "\(line):\(column)"
    }
    return (writing == .carriageReturns ? plain.replacing("\n", with: "\r\n") : plain, places)
  }

  private static func place(_ finding: Finding) -> String {
    finding.location.map { ($0.path.hasSuffix("View.swift") ? "" : $0.path + ":") + "\($0.line):\($0.column)" } ?? ""
  }

  /// The findings of a rule, in the order of their places.
  private static func findings(of rule: String, _ findings: [Finding]) -> [Finding] {
    findings.filter { $0.rule == rule && $0.location != nil }
      .sorted { $0.location?.byteRange.lowerBound ?? 0 < $1.location?.byteRange.lowerBound ?? 0 }
  }

  private static func report(on source: String, _ example: RuleExample) throws -> AuditReport {
    var files = example.files(.hexText)
    let plain = files["View.swift"] ?? ""
    files["View.swift"] = source
    files["Comment.swift"] = "/*\n\(plain)\n*/\n"
    files["Text.swift"] = "let text = ##\"\"\"\n\(plain)\n\"\"\"##\n"
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }
}
