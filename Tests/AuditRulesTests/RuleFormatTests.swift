import Audit
import AuditRules
import AuditSession
import AuditTestSupport
import TestSupport
import Testing
import TokenFormats

/// Every example of a rule with tokens, in every format that has a writer: the format of the tokens doesn't change the result.
@Suite struct RuleFormatTests {
  /// The examples that a format can't represent, by the reason; a catalog has no aliases at all.
  struct Expectation: Sendable {
    let format: String
    let notation: ExampleDocument.Notation
    let skipped: Set<ExampleInFormat.Reason>
  }

  static let expectations: [Expectation] = [
    .init(format: "dtcg", notation: .colorObject, skipped: [.baseline]),
    .init(format: "dtcg", notation: .behindAnAlias, skipped: [.baseline]),
    .init(format: "css", notation: .colorObject, skipped: [.baseline, .patterns]),
    .init(format: "css", notation: .behindAnAlias, skipped: [.baseline, .patterns]),
    .init(format: "tailwind-theme", notation: .colorObject, skipped: [.baseline, .patterns]),
    .init(format: "scss", notation: .colorObject, skipped: [.baseline, .patterns]),
    .init(format: "android", notation: .colorObject, skipped: [.baseline, .types, .patterns, .other]),
    .init(format: "style-dictionary", notation: .colorObject, skipped: [.baseline, .other]),
    .init(format: "tokens-studio", notation: .colorObject, skipped: [.baseline, .types, .other]),
    .init(format: "swift", notation: .colorObject, skipped: [.baseline]),
    .init(format: "swift", notation: .behindAnAlias, skipped: [.baseline, .aliases]),
    .init(format: "swiftui", notation: .colorObject, skipped: [.baseline, .patterns]),
    .init(format: "uikit", notation: .colorObject, skipped: [.baseline, .patterns]),
    .init(format: "compose", notation: .colorObject, skipped: [.baseline, .types, .patterns, .other]),
    .init(format: "flutter", notation: .colorObject, skipped: [.baseline, .types, .patterns, .other]),
    .init(format: "xcassets", notation: .colorObject, skipped: [.baseline, .aliases, .types]),
  ]

  @Test func everyWriterIsChecked() {
    #expect(Set(Self.expectations.map(\.format)) == Set(TokenWriters.all.map { $0.format.id }))
  }

  @Test(arguments: expectations) func examplesHold(_ expectation: Expectation) throws {
    let known = TokenWriters.writer(for: expectation.format)
    let writer = try #require(known)
    let cases = RuleExampleTests.cases.filter { $0.example.code.isEmpty && !$0.example.tokens.isEmpty }
    var skipped: [ExampleInFormat.Reason: Int] = [:]
    for example in cases {
      switch try ExampleInFormat(example: example.example, writer: writer).outcome(expectation.notation) {
      case .skipped(let reason): skipped[reason, default: 0] += 1
      case .files(let files):
        let folder = try TemporaryFolder(files)
        let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
        #expect(
          RuleExampleTests.statement(of: example.rule, in: report) == example.statement, "\(example.testDescription)")
      }
    }
    #expect(Set(skipped.keys) == expectation.skipped)
    // 62 examples have tokens: 2 have a baseline, 5 have no color, 5 need an alias, and 16 have patterns that names without dots don't match.
    let limits: [ExampleInFormat.Reason: Int] = [.baseline: 2, .types: 5, .aliases: 5, .patterns: 16, .other: 2]
    for (reason, count) in skipped { #expect(count <= limits[reason, default: 0], "\(reason)") }
    #expect(cases.count >= 62)
  }
}
