import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Front matters with rare YAML (YAML 1.2), and components that say little.
@Suite struct DesignMDEdgeTests {
  private func read(_ front: String) throws(FormatError) -> Imported {
    try DesignMDFormat.tokens(from: SourceFile(path: "DESIGN.md", bytes: Array("---\n\(front)\n---\n# Text\n".utf8)))
  }

  /// Front matters, and the paths of their tokens.
  @Test(arguments: [
    ("colors: # the colors\n  a: '#fff'", ["colors.a"]), ("colors: # none", ["colors"]),
    ("colors:\n  'it''s': '#fff'\n  \"a\\\"b\\tc\": '#fff'", ["colors.it's", "colors.a\"b\tc"]),
    ("colors:\n  \"a: b\": '#fff'", ["colors.a: b"]), ("colors:\n  a#b: '#fff' # c", ["colors.a#b"]),
    ("colors:\n  a: '#fff'\nspacing:\n  -\n    x: 1\n  - y: 2\n    z: 3\n  - '#'", ["colors.a"]),
    ("spacing:\n  unit: 8\n  gap: '{spacing.unit}'", ["spacing.unit", "spacing.gap"]),
    ("components:\n  card:\n    textColor: '#111'", ["components.card.textColor"]),
  ])
  func paths(_ front: String, _ paths: [String]) throws {
    #expect(try read(front).paths == paths)
  }

  @Test(arguments: [
    ("spacing:\n  unit:", "the key has no value, so it isn't read"),
    ("spacing:\n  unit: [1, 2]", "a list or map in brackets isn't read"),
    ("spacing:\n  unit: 1\n    2", "a text of several lines isn't read"),
  ])
  func whatIsNotRead(_ front: String, _ notice: String) throws {
    let read = try read(front)
    #expect(read.tokens.tokens.isEmpty && read.notices.map(\.message) == [notice])
  }

  /// An alias of a length has the type of what it leads to, which it doesn't say itself.
  @Test func anAliasOfALength() throws {
    let read = try read("spacing:\n  unit: 8px\n  gap: '{spacing.unit}'")
    #expect(read.content("spacing.gap") == .alias("spacing.unit"))
    #expect(read.tokens["spacing.unit"]?.type == .dimension && read.tokens["spacing.gap"]?.type == nil)
  }

  /// What is behind a background that isn't known is no backdrop.
  @Test func aBackgroundThatIsNotKnown() throws {
    let read = try read(
      "colors:\n  surface: '#fff'\ncomponents:\n  card:\n    backgroundColor: '{colors.gone}'\n    textColor: '#111'")
    #expect(read.pairings.map(\.name) == ["card"] && read.pairings.map(\.backdrops) == [[]])
  }

  @Test(arguments: [
    ("- a\n- b", "keys such as colors"), ("colors:\n  'a' b: 1", "the end of the text"),
    ("colors:\n  a: \"#fff", "a closing quote on the same line"),
  ])
  func faults(_ front: String, _ expected: String) {
    do throws(FormatError) {
      _ = try read(front)
      Issue.record("no error in \(front)")
    } catch {
      switch error {
      case .unexpected(expected, _, _, _), .text(.unexpected(_, expected, _)): break
      default: Issue.record("\(error)")
      }
    }
  }

  @Test(arguments: [": '#fff'", "? a", "% a: 1", "@a: 1", "'': 1"]) func keysThatAreNoNames(_ key: String) {
    #expect(throws: FormatError.self) { try read("colors:\n  \(key)") }
  }
}

/// Modes that get other names, and references that nothing defines.
@Suite struct ImportedTests {
  @Test func renamedModesKeepTheirBases() {
    var imported = Imported()
    imported.modes = [Mode("light"), Mode("dark", base: "light"), Mode("night", base: "dark", isVariant: true)]
    imported.copies = [ModeCopy(name: "dark by .dark", original: "dark"), ModeCopy(name: "other", original: "light")]
    imported.equalModes = ["sepia": "light", "dim": "dark"]
    imported.renameModes([:])
    #expect(imported.modes.count == 3)
    imported.renameModes(["dark": "Night", "night": "Night", "dim": "Dim", "dark by .dark": "Copy"])
    #expect(imported.modes == [Mode("light"), Mode("Night", scheme: .dark, base: "light")])
    #expect(
      imported.copies == [ModeCopy(name: "Copy", original: "Night"), ModeCopy(name: "other", original: "light")])
    #expect(imported.equalModes == ["sepia": "light", "Dim": "Night"])
  }

  /// Twenty undefined references have a notice each.
  @Test(arguments: [(20, nil), (21, "additional undefined references: 1")])
  func undefinedReferencesAreCounted(_ count: Int, _ last: String?) throws {
    var imported = try readCSSTokens(":root{\((0..<count).map { "--a\($0):var(--gone\($0));" }.joined())}")
    imported.settleOptionalTargets()
    #expect(imported.notices.count == 20 + (last == nil ? 0 : 1))
    #expect(imported.notices.last { $0.location == nil }?.message == last)
    #expect(imported.content("a0") == .undecidable("var(--gone0) isn't defined in any document"))
  }

  /// Formats that are known by the names of their files, and files with such names that say nothing.
  @Test(arguments: [
    ("Colors.clr", "", "macOS color list"),
    ("theme.js", "module.exports = { theme: { colors: {} } }", "Tailwind CSS configuration"),
    ("style-dictionary.config.js", "x", "Style Dictionary configuration in JavaScript"),
    ("a/sd.config.mjs", "x", "Style Dictionary configuration in JavaScript"),
    ("src/colors.ts", "export default {}", "design tokens in JavaScript"),
    ("Tokens.cjs", "module.exports = {}", "design tokens in JavaScript"), ("colors.js", "const a = 1", nil),
    ("a.js", "const sd = 1", nil),
  ])
  func unsupported(_ path: String, _ text: String, _ title: String?) {
    #expect(UnsupportedTokens(of: SourceFile(path: path, bytes: Array(text.utf8)))?.title == title)
  }
}
