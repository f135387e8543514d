import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// A folder of a whole repository has files that no draft should fail on: `palpable init` leaves them out and says so.
@Suite struct InitObstacleTests {
  private static let sheet = ":root { --text: #000; --page: #fff }"

  /// A style sheet that imports what a build makes isn't read, and neither is one that imports it.
  @Test func styleSheetsWithoutTheirImportsAreLeftOut() throws {
    let folder = try TemporaryFolder([
      "colors.css": Self.sheet, "src/theme.css": "@import \"../dist/tokens.css\";\n:root { --text: #111 }",
      "index.css": "@import \"src/theme.css\";",
    ])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    let reason = "it references ../dist/tokens.css, which isn't there; build or install that file first"
    #expect(result.output.contains("2 files not read: \(reason) (index.css, src/theme.css)\n"), "\(result.output)")
    let text = String(decoding: try folder.bytes(of: "palpable.json"), as: UTF8.self)
    #expect(text.contains("\"colors.css\"") && !text.contains("theme.css") && !text.contains("index.css"))
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  /// If nothing else is there, the missing file is the problem.
  @Test func aMissingImportIsAProblemWithoutOtherFiles() throws {
    let folder = try TemporaryFolder(["theme.css": "@import \"./dist/tokens.css\";\n:root { --text: #111 }"])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(result.status.hasPrefix("theme.css:1:9: document ./dist/tokens.css not found"), "\(result.status)")
  }

  /// Any number of files may contradict a first one.
  @Test func manyFilesWithOtherValuesAreLeftOut() throws {
    var files = ["a.css": Self.sheet]
    for number in 10..<40 { files["b\(number).css"] = ":root { --text: #0000\(number) }" }
    let folder = try TemporaryFolder(files)
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.output.contains("30 files not read: text conflicts with its value in a.css ("), "\(result.output)")
    #expect(result.output.contains("These 30 files have other values for the same names and aren't audited"))
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  /// Each component may call its selector alike: no rule looks at texts, and the colors are read.
  @Test func textsContradictNothing() throws {
    let folder = try TemporaryFolder([
      "a.scss": "$block: '.a'; $text: #000; $page: #fff;", "b.scss": "$block: '.b'; $link: #00f;",
    ])
    let result = palpable("init", in: folder)
    #expect(result.output.contains("2 files: Sass (SCSS) (a.scss, b.scss)\n"), "\(result.output)")
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  /// A text in place of a color is a conflict: the color would no longer be checked.
  @Test(arguments: ["$text: 'x';", "$text: x;"]) func aTextContradictsAColor(_ other: String) throws {
    let folder = try TemporaryFolder(["a.scss": "$text: #777; $page: #fff;", "b.scss": other])
    let result = palpable("audit", ".", "--no-reports", in: folder)
    #expect(result.exitCode == .impossible && result.status.contains("text conflicts with"), "\(result.status)")
  }

  /// The draft of a system with dark colors only has no mode for the light ones.
  @Test func aFileWithDarkColorsOnlyHasADraft() throws {
    let folder = try TemporaryFolder([
      "a.dart": """
      import 'package:flutter/material.dart';

      class CustomData {
        const CustomData({required this.textColor, required this.backgroundColor});
        final Color textColor;
        final Color backgroundColor;
      }

      final CustomData darkThemeData = CustomData(
        textColor: const Color(0xff4D88EC),
        backgroundColor: const Color(0xFF00091c),
      );
      """
    ])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.output.contains("2 tokens in 1 mode: dark\n1 pairing by name"), "\(result.output)")
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  @Test func brokenLinksAreLeftOut() throws {
    let folder = try TemporaryFolder(["colors.css": Self.sheet])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/old.css", withDestinationPath: "gone.css")
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    #expect(result.output.contains("1 file not read: a broken symbolic link (old.css)\n"), "\(result.output)")
    #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
  }

  /// Test data isn't part of a system, and may be invalid.
  @Test func dataOfTestsIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "colors.css": Self.sheet, "src/tests/input.scss": "$a: (b: ;", "__fixtures__/other.css": ":root { --text: #777 }",
      "latest/more.css": ":root { --link: #00f }",
    ])
    let result = palpable("init", in: folder)
    #expect(result.exitCode == .passed, "\(result.status)")
    let line = "test data; use --include to read it (__fixtures__/other.css, src/tests/input.scss)\n"
    #expect(result.output.contains("2 files not read: " + line), "\(result.output)")
    #expect(result.output.contains("2 files: CSS custom properties (colors.css, latest/more.css)\n"))
    let named = palpable("init", "--dry-run", "--include", "__fixtures__/*", in: folder)
    #expect(named.exitCode == .passed, "\(named.status)")
    #expect(named.status.contains("1 file: CSS custom properties (__fixtures__/other.css)\n"), "\(named.status)")
  }

  /// A folder that has only such data is read.
  @Test func aFolderOfTestsIsRead() throws {
    let folder = try TemporaryFolder(["tests/colors.css": Self.sheet])
    let result = palpable("init", in: folder)
    #expect(result.output.contains("1 file: CSS custom properties (tests/colors.css)\n"), "\(result.output)")
  }
}
