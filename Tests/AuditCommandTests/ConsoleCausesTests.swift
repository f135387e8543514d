import TestSupport
import Testing

/// The findings of an audit on a terminal, by what owns the fix.
@Suite struct ConsoleCausesTests {
  /// Audits tokens with a pairing for each background.
  private func output(_ tokens: [String: String], on backgrounds: [String]) throws -> String {
    let values = tokens.sorted { $0.key < $1.key }.map { "\"\($0)\": { \"$value\": \"\($1)\" }" }
    let pairings = backgrounds.map { #"{ "text": "ink", "on": "\#($0)" }"# }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "a/tokens.json": "{ \"$type\": \"color\",\n\(values.joined(separator: ",\n")) }",
      "a/palpable.json": """
      { "name": "A", "tokens": ["tokens.json"], "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "pairings": [\(pairings)] }
      """,
    ])
    return palpable("audit", "a", "--no-reports", "--mode", "light", in: folder).output
  }

  /// #777777 has 0.1845 + 0.05 over 1.05: 4.47:1 on white.
  @Test func aCauseNamesItsOwnerAndTheWorstPlace() throws {
    let text = try output(["ink": "#777777", "page": "#ffffff", "card": "#ffffff"], on: ["page", "card"])
    #expect(
      text.contains(
        """
          2 findings fail the gate; 1 cause:
            ink (light), 2 findings: Too light as text. Requires 4.5:1.
              4.47 < 4.5  #777777 on #ffffff  on page and card  a/tokens.json:3:20  contrast-minimum

        """))
  }

  @Test func surfacesBeyondThreeAreCounted() throws {
    let surfaces = ["a", "b", "c", "d", "e"]
    let white = Dictionary(uniqueKeysWithValues: surfaces.map { ($0, "#ffffff") })
    let text = try output(white.merging(["ink": "#777777"]) { $1 }, on: surfaces)
    #expect(text.contains("  on a, b, c, and 2 more  a/tokens.json:"))
  }

  /// A ramp's numbers stand with its name; other names lose the segments that they share.
  @Test func aNumberAloneIsNoName() throws {
    let folder = try TemporaryFolder([
      "a/tokens.json": """
      { "$type": "color", "gray": { "2": { "$value": "#ffffff" }, "ink": { "$value": "#777777" }, "page": { "$value": "#ffffff" } } }
      """,
      "a/palpable.json": """
      { "name": "A", "tokens": ["tokens.json"],
        "pairings": [{ "text": "gray.ink", "on": "gray.2" }, { "text": "gray.ink", "on": "gray.page" }] }
      """,
    ])
    let output = palpable("audit", "a", "--no-reports", in: folder).output
    #expect(output.contains("  on gray.2 and page  "), "\(output)")
  }

  @Test func findingsByFileAreCountedByFile() throws {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").font(.system(size: 9))\nText(\"b\").font(.system(size: 9)) } }\n"
    let folder = try TemporaryFolder(["A.swift": view, "B.swift": view])
    let output = palpable("lint", ".", "--strict", in: folder).output
    #expect(output.contains("  4 findings fail the gate; 2 files, worst first:\n"), "\(output)")
  }

  /// #757575 reaches 4.6:1, and no pairing has `spare`.
  @Test func withoutAFailureTheWorstWarningsAreShown() throws {
    let text = try output(["ink": "#757575", "page": "#ffffff", "spare": "#000000"], on: ["page"])
    #expect(text.contains("  Nothing fails the gate.\n\n  Not failing the gate: 1 warning"))
    #expect(text.contains("; the worst:\n    spare"))
    #expect(text.contains("\n      a/tokens.json:4:22  pairing-coverage\n"))
  }
}
