import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// `palpable init` proposes the colors that code uses together, beside those that names imply.
@Suite struct SeenPairingTests {
  private static let sheet = ":root { --text: #000; --page: #fff; --mango: #a50; --ocean: #036; --sand: #eee }"

  private func draft(_ files: [String: String], _ options: String...) throws -> (text: String, output: String) {
    let folder = try TemporaryFolder(files)
    let result = palpable(["init"] + options, in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(palpable(["audit", "--no-reports"], in: folder).exitCode != .impossible)
    return (text, result.output)
  }

  @Test func colorsOfOneRuleAreAPairing() throws {
    let (text, output) = try draft([
      "tokens.css": Self.sheet, "src/a.css": "/* a */\n.badge { color: var(--ocean); background: var(--sand) }",
    ])
    #expect(text.contains("    // Seen in code, each with the place of its first use.\n"), "\(text)")
    #expect(text.contains("    { \"text\": \"ocean\", \"on\": \"sand\" }, // src/a.css:2\n"), "\(text)")
    #expect(output.contains("2 pairings by name or seen in code"), "\(output)")
    #expect(output.contains("1 of these is only seen in code, as listed in the file\n"), "\(output)")
  }

  /// A pairing that a name implies isn't listed twice.
  @Test func aPairingByNameIsNotRepeated() throws {
    let (text, output) = try draft([
      "tokens.css": Self.sheet, "a.scss": "p { color: var(--text); background: var(--page) }",
    ])
    #expect(!text.contains("Seen in code") && output.contains("1 pairing by name,"), "\(output)")
  }

  @Test(arguments: ["tests/a.css", "node_modules/x/a.css", "src/a.stories.css", "dist/a.css"])
  func testsAndTheCodeOfOthersAreSkipped(_ path: String) throws {
    let (text, _) = try draft([
      "tokens.css": Self.sheet, path: ".badge { color: var(--ocean); background: var(--sand) }",
    ])
    #expect(!text.contains("Seen in code"), "\(text)")
  }

  @Test func excludedCodeIsSkipped() throws {
    let files = ["tokens.css": Self.sheet, "old/a.css": ".badge { color: var(--ocean); background: var(--sand) }"]
    #expect(try !draft(files, "--exclude", "old/**").text.contains("Seen in code"))
    // An option for token files says nothing about code.
    #expect(try draft(files, "--include", "tokens.css").text.contains("old/a.css:1"))
  }

  /// A border is decorative by its name, but must have contrast if code uses its color for text.
  @Test func textInADecorativeColorIsAPairing() throws {
    let (text, output) = try draft([
      "tokens.css": ":root { --text: #000; --background: #fff; --border: #ddd }",
      "a.css":
        ".a { color: var(--border); background: var(--background) } .b { color: var(--border); background: var(--text) }",
    ])
    #expect(text.contains("{ \"decorative\": \"border\", \"on\": \"background\" }"), "\(text)")
    #expect(text.contains("{ \"text\": \"border\", \"on\": \"background\" }, // a.css:1"), "\(text)")
    #expect(output.contains("2 of these are only seen in code, as listed in the file\n"), "\(output)")
  }

  /// What isn't searched is said: it may have further pairings.
  @Test func largeCodeIsCounted() throws {
    let rule = ".badge { color: var(--ocean); background: var(--sand) }\n"
    let (text, output) = try draft([
      "tokens.css": Self.sheet, "big.tsx": "/*" + String(repeating: " ", count: 513 * 1024) + "*/" + rule,
    ])
    #expect(!text.contains("Seen in code"))
    #expect(output.contains("1 file not searched for pairings: larger than 512 KB (big.tsx)\n"), "\(output)")
  }

  /// A file name can't end the comment that has it.
  @Test func namesOfFilesAreOneLine() throws {
    let (text, _) = try draft([
      "tokens.css": Self.sheet, "a\nb.css": ".badge { color: var(--ocean); background: var(--sand) }",
    ])
    #expect(text.contains("// a<U+000A>b.css:1\n"), "\(text)")
  }
}
