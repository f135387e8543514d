import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// The options of `palpable fix` that choose what a repair keeps and how much of it is written.
@Suite struct FixOptionTests {
  /// Two failing texts on a page, and one on a dark bar: darken two, lighten one.
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a.css": ":root { --page: #ffffff; --a: #999999; --b: #d05050; --bar: #223355; --label: #667799 }",
      "palpable.json": """
      { "tokens": ["a.css"], "modes": [{ "name": "light" }],
        "pairings": [{ "text": ["a", "b"], "on": "page" }, { "text": "label", "on": "bar" }] }
      """,
    ])
  }

  @Test(arguments: [
    ("margin", "101", "use a percentage from 0 to 100"), ("margin", "-1", "use a percentage from 0 to 100"),
    (
      "proposal", "best",
      "use smallest, foregrounds-only, brand-fixed, fewest-tokens, repoint-only"
    ),
    ("step", "0", "use the number of a step of the plan"), ("step", "one", "use the number of a step of the plan"),
    ("step", "3", "the plan has 2 steps"), ("effort", "1001", "use a factor from 0 to 1000"),
    ("time-limit", "soon", "use a number of seconds from 0 to 86400"),
  ])
  func anInvalidValueIsAnError(_ option: String, _ value: String, _ expected: String) throws {
    let folder = try Self.folder()
    let result = palpable("fix", ".", "--\(option)=\(value)", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status == "palpable: invalid value \"\(value)\" for --\(option); \(expected)\n")
  }

  /// What is left after a step fails the gate, so a step alone doesn't pass.
  @Test func aStepAlonePassesOnlyIfNothingIsLeft() throws {
    let folder = try Self.folder()
    #expect(palpable("fix", ".", "--step", "1", "--write", in: folder).exitCode == .failed)
    #expect(palpable("audit", ".", "--no-reports", in: folder).exitCode == .failed)
    #expect(palpable("fix", ".", "--step", "1", "--write", in: folder).exitCode == .passed)
    #expect(palpable("audit", ".", "--no-reports", in: folder).exitCode == .passed)
  }

  /// The bar is the only background that could change besides the page; with foregrounds only, neither does.
  @Test func aProposalKeepsWhatItsNameSays() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --page: #777777; --a: #ffffff }",
      "palpable.json": """
      { "tokens": ["a.css"], "modes": [{ "name": "light" }], "pairings": [{ "text": "a", "on": "page" }] }
      """,
    ])
    #expect(palpable("fix", ".", in: folder).exitCode == .passed)
    let kept = palpable("fix", ".", "--proposal", "foregrounds-only", in: folder)
    #expect(kept.exitCode == .failed && kept.output.contains("and nothing changes"))
    // The proposal is why, and not the colors.
    #expect(kept.output.contains("colors that the proposal keeps leave no colors"))
    #expect(kept.output.contains("choose another proposal than foregrounds-only"))
  }

  /// Without time, what is found at once counts, and nothing is called impossible: black on white is 21:1, and the page is locked.
  @Test func withoutTimeNothingIsImpossible() throws {
    let folder = try Self.folder()
    #expect(palpable("fix", ".", "--time-limit", "0", "--write", in: folder).exitCode == .passed)
    #expect(palpable("audit", ".", "--no-reports", in: folder).exitCode == .passed)
    let open = try TemporaryFolder([
      "a.css": ":root { --page: #ffffff; --a: #dddddd; --b: #777777 }",
      "palpable.json": """
      { "tokens": ["a.css"], "modes": [{ "name": "light" }], "locked": ["page", "a"],
        "pairings": [{ "text": ["a", "b"], "on": "page" }] }
      """,
    ])
    let result = palpable("fix", ".", "--time-limit", "0", in: open)
    #expect(result.exitCode == .failed && result.output.contains("reached its limit"))
    #expect(palpable("fix", ".", "--time-limit", "3600", in: open).output.contains("is locked"))
  }

  /// Above the changed lines, a patch says what changes and for which pairings; an empty one says nothing.
  @Test func aPatchSaysWhy() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --page: #ffffff; --a: #999999 }",
      "palpable.json": """
      { "tokens": ["a.css"], "modes": [{ "name": "light" }], "locked": ["page"], "pairings": [{ "text": "a", "on": "page" }] }
      """,
    ])
    let lines = palpable("fix", ".", "--format", "patch", in: folder).output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("# palpable fix: 1 color changes and every pairing passes") == true)
    #expect(lines.dropFirst().first?.hasPrefix("# a in light: #999999 → #") == true)
    #expect(lines.dropFirst().first?.hasSuffix("; fixes a on page in light") == true)
    #expect(lines.dropFirst(2).first == "diff --git a/a.css b/a.css")
    #expect(palpable("fix", ".", "--write", in: folder).exitCode == .passed)
    #expect(palpable("fix", ".", "--format", "patch", in: folder).output.isEmpty)
  }
}
