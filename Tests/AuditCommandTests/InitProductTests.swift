import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// Of a whole repository, `palpable init` reads the colors of the product.
@Suite struct InitProductTests {
  /// Ten colors, the fewest of a product.
  private static let product =
    ":root { --text: #000; --page: #fff; --a: #111; --b: #222; --c: #333; --d: #444; --e: #555; --f: #666; --g: #777; --h: #888 }"
  private static let site = ":root { --site-text: #444; --site-background: #eee }"

  private func drafted(_ files: [String: String], _ arguments: String...) throws -> (text: String, output: String) {
    let folder = try TemporaryFolder(files)
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(["init"] + arguments, in: environment)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(palpable("audit", "--no-reports", in: folder).exitCode != .impossible)
    return (String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self), result.output)
  }

  @Test(arguments: ["docs/site.css", "apps/design-system-docs/site.css", "examples/a/site.css", "eds-demo/site.css"])
  func documentationAndExamplesAreSkipped(_ path: String) throws {
    let drafted = try drafted(["src/colors.css": Self.product, path: Self.site])
    #expect(drafted.output.contains("1 file not read: documentation or examples; use --include to read it (\(path))\n"))
    #expect(drafted.text.contains("\"src/colors.css\"") && !drafted.text.contains("site"))
  }

  /// Few colors elsewhere may be those of anything, `--include` names what to read, and an alias needs its token.
  @Test func documentationIsReadIfNothingElseIsAProduct() throws {
    #expect(
      try drafted(["a.css": ":root { --text: #000 }", "docs/site.css": Self.site]).text.contains("docs/site.css"))
    let files = ["a.css": Self.product, "docs/site.css": Self.site]
    #expect(try drafted(files, "--include", "**/*.css").text.contains("docs/site.css"))
    let needed = ["a.css": Self.product + " .a { --link: var(--site-text) }", "docs/site.css": Self.site]
    #expect(try drafted(needed).text.contains("docs/site.css"))
    #expect(try drafted(["documents/site.css": Self.site, "a.css": Self.product]).text.contains("documents/site.css"))
  }

  /// Of two files with other values for a name, the one of the product is read, even if it is the later one.
  @Test func documentationGivesWayToTheProduct() throws {
    let drafted = try drafted([
      "docs/a.css": ":root { --text: #111; --page: #eee }", "src/b.css": ":root { --text: #000; --page: #fff }",
    ])
    #expect(drafted.text.contains("\"src/b.css\"") && !drafted.text.contains("docs"))
    #expect(drafted.output.contains("1 file not read: text conflicts with its value in src/b.css (docs/a.css)\n"))
  }

  /// A configuration whose colors are computed has nothing to audit.
  @Test func filesWithoutAnyValueAreSkipped() throws {
    let drafted = try drafted([
      "src/colors.css": ":root { --text: #000; --page: #fff }",
      "tailwind.config.js": "module.exports = { theme: { colors: { border: make('border'), input: make('input') } } }",
    ])
    #expect(
      drafted.output.contains(
        "1 file not read: none of its values can be read: make() isn't run (tailwind.config.js)\n"),
      "\(drafted.output)")
    #expect(!drafted.text.contains("tailwind"))
  }

  /// Without them, no name would say how the colors are used.
  @Test func filesWithTheOnlyRolesAreKept() throws {
    let drafted = try drafted([
      "src/colors.css": ":root { --blue-100: #000; --blue-200: #fff }",
      "tailwind.config.js": "module.exports = { theme: { colors: { text: make('text'), background: make('page') } } }",
    ])
    #expect(drafted.text.contains("tailwind"), "\(drafted.output)")
  }

  /// The folders of a package, such as `com/example`, say nothing, and an example isn't read in place of the product.
  @Test func packagesAreNoExamples() throws {
    let theme =
      "import androidx.compose.ui.graphics.Color\nval Text = Color(0xFF000000)\nval Background = Color(0xFFFFFFFF)\n"
    let drafted = try drafted([
      "app/src/main/java/com/example/ui/Color.kt": theme, "src/colors.css": Self.product,
    ])
    #expect(drafted.text.contains("com/example/ui/Color.kt"), "\(drafted.output)")
    let dart = "class AppColors {\n" + (0..<10).map { "  static const text\($0) = Color(0xFF00000\($0));\n" }.joined()
    let lib = dart + "  static const background = Color(0xFFFFFFFF);\n}\n"
    let both = try self.drafted([
      "lib/colors.dart": "import 'package:flutter/material.dart';\n" + lib,
      "example/lib/colors.dart": "import 'package:flutter/material.dart';\n"
        + lib.replacingOccurrences(of: "0xFFFFFFFF", with: "0xFFEEEEEE"),
    ])
    #expect(both.text.contains("\"lib/colors.dart\"") && !both.text.contains("example/"), "\(both.output)")
  }

  /// Of two declarations of a Swift name, that of the product is read; of others, the first one.
  @Test(arguments: ["Example/Kit.swift", "KitTests/Kit.swift", "Watch/Kit.swift"])
  func namesThatAreDeclaredTwice(_ other: String) throws {
    let source =
      "enum Theme {\n  static let text = Color(hex: 0x000000)\n  static let background = Color(hex: 0xFFFFFF)\n}\n"
    let drafted = try drafted(["Sources/Kit.swift": source, other: source])
    #expect(drafted.text.contains("\"Sources/Kit.swift\"") && !drafted.text.contains(other), "\(drafted.output)")
    let line = "1 file not read: Theme.text is also declared in Sources/Kit.swift (\(other))\n"
    #expect(drafted.output.contains(line), "\(drafted.output)")
  }

  /// Documentation may be incomplete; a file of the product may not.
  @Test func invalidDocumentationIsSkipped() throws {
    let drafted = try drafted([
      "src/colors.css": Self.product, "docs/t.tokens.json": ##"{ "a": { "$value": "#zzz", "$type": "color" } }"##,
    ])
    let line = "1 file not read: documentation or examples; use --include to read it (docs/t.tokens.json)\n"
    #expect(drafted.output.contains(line), "\(drafted.output)")
  }

  /// A circular alias of one file keeps no other file from being audited.
  @Test func aCircularAliasSkipsItsFile() throws {
    let drafted = try drafted([
      "a.css": ":root { --text: #000; --page: #fff }", "b.css": ":root { --x: var(--y); --y: var(--x) }",
    ])
    #expect(drafted.output.contains("1 file not read: an alias in it is circular: {x} (b.css)\n"), "\(drafted.output)")
    #expect(drafted.text.contains("\"a.css\"") && !drafted.text.contains("b.css"))
  }

  /// A file doesn't contradict itself: its dark value isn't compared with its light one.
  @Test func threeSetsLeaveTheFirst() throws {
    let dark = "@media (prefers-color-scheme: dark) { :root { --text: #fff; --page: #000 } }"
    let drafted = try drafted([
      "a.css": ":root { --text: #000; --page: #fff } " + dark,
      "b.css": ":root { --text: #111; --page: #eee } .dark { --text: #eee; --page: #111 }",
      "c.css": ":root { --text: #222; --page: #ddd } " + dark,
    ])
    #expect(drafted.text.contains("\"a.css\"") && !drafted.text.contains("b.css") && !drafted.text.contains("c.css"))
  }
}
