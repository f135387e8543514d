import AuditCommand
import Foundation
import SourceText
import TestSupport
import Testing

/// `palpable lint --fix`: the patch, and the edited files.
@Suite struct LintFixTests {
  private static func view(_ body: String, _ members: String = "") -> String {
    "struct A: View {\n\(members)  var body: some View {\n    \(body)\n  }\n}\n"
  }

  /// The file after the fixes.
  private func fixed(_ content: String) throws -> (text: String, result: CommandResult) {
    let folder = try TemporaryFolder(["A.swift": content])
    let result = palpable("lint", "A.swift", "--fix", "--write", in: folder)
    return (String(decoding: try folder.bytes(of: "A.swift"), as: UTF8.self), result)
  }

  /// Sizes and weights as the Human Interface Guidelines list them for the default content size category.
  static let fonts: [(String, String)] = [
    (".system(size: 34)", ".largeTitle"), (".system(size: 28)", ".title"), (".system(size: 22)", ".title2"),
    (".system(size: 20)", ".title3"), (".system(size: 17, weight: .semibold)", ".headline"),
    (".system(size: 17)", ".body"), (".system(size: 16)", ".callout"), (".system(size: 15)", ".subheadline"),
    (".system(size: 13.0)", ".footnote"), (".system(size: 12, weight: .regular)", ".caption"),
    (".system(size: 11)", ".caption2"), ("Font.system(size: 17)", "Font.body"),
    ("SwiftUI.Font.system(size: 17).italic()", "SwiftUI.Font.body.italic()"),
    (".system(size: 17, design: .serif)", ".system(.body, design: .serif)"),
    ("isOn ? .title : .system(size: 17)", "isOn ? .title : .body"),
  ]

  @Test(arguments: fonts) func textStyle(_ before: String, _ after: String) throws {
    let fixed = try fixed(Self.view("Text(t).font(\(before))"))
    #expect(fixed.text == Self.view("Text(t).font(\(after))"))
    #expect(fixed.result.status == "Wrote A.swift\nFixed 1 finding.\n" && fixed.result.output.isEmpty)
  }

  /// Another size or weight, a value from elsewhere, another platform, or a name of the sources isn't certain.
  static let kept: [String] = [
    view("Text(t).font(.system(size: 14))"), view("Text(t).font(.system(size: 17, weight: .bold))"),
    view("Text(t).font(.system(size: size))", "  static let size = 17.0\n"),
    view("Text(t).font(.system(size: 17 /* body */))"), view("Text(t).style(.system(size: 17))"),
    view("Text(t).font(.custom(\"Inter\", fixedSize: 17))"), view("Image(i).font(.system(size: 17))"),
    view("Text(t).font(.system(size: 17))") + "extension Font { static let body = Font.title }\n",
    view("Text(t).font(.system(size: 17))") + "extension View { func font(_ font: Font) -> some View { self } }\n",
    "import AppKit\n" + view("Text(t).font(.system(size: 17))"),
    view("// palpable:disable:next fixed-font - a logo\n    Text(t).font(.system(size: 17))"),
    // It would no longer fit its frame.
    view("Text(t).font(.system(size: 17)).frame(height: 21)"),
    "class A { func f() {\n  label.font = UIFont.systemFont(ofSize: 17)\n} }\n",
    "class A {\n  let label = UILabel()\n  func f() {\n    label.font = UIFont.systemFont(ofSize: 18)\n  }\n}\n",
    "class A {\n  static let font = UIFont.systemFont(ofSize: 17)\n}\n",
    "class A {\n  let label = UILabel()\n  func f() {\n    label.font = UIFont.systemFont(ofSize: 17); go()\n  }\n}\n",
  ]

  @Test(arguments: kept) func keepsWhatIsNotCertain(_ content: String) throws {
    let fixed = try fixed(content)
    #expect(fixed.text == content)
    #expect(fixed.result.status == "Nothing to fix: no finding has a fix that changes nothing else.\n")
  }

  @Test func keepsFilesOfMacApps() throws {
    let content = Self.view("Text(t).font(.system(size: 17))")
    let folder = try TemporaryFolder(["A.swift": content, "B.swift": "import Cocoa\n"])
    #expect(palpable("lint", ".", "--fix", in: folder).output.isEmpty)
    try folder.write("import UIKit\n", to: "B.swift")
    #expect(!palpable("lint", ".", "--fix", in: folder).output.isEmpty)
  }

  private static func label(_ lines: String, _ end: String = "\n") -> String {
    ["class A {", "\tlet label = UILabel()", "\tfunc f() {", lines, "\t}", "}"].joined(separator: end)
  }

  static let labels: [(String, String)] = [
    (
      "\t\tlabel.font = UIFont.systemFont(ofSize: 17)",
      "\t\tlabel.font = UIFont.preferredFont(forTextStyle: .body)END\t\tlabel.adjustsFontForContentSizeCategory = true"
    ),
    (
      "\t\tself.label.font = .systemFont(ofSize: 28, weight: .regular)  // title",
      "\t\tself.label.font = .preferredFont(forTextStyle: .title1)  // titleEND\t\tself.label.adjustsFontForContentSizeCategory = true"
    ),
    (
      "\t\tlabel.adjustsFontForContentSizeCategory = trueEND\t\tlabel.font = UIFont.systemFont(ofSize: 17)",
      "\t\tlabel.adjustsFontForContentSizeCategory = trueEND\t\tlabel.font = UIFont.preferredFont(forTextStyle: .body)"
    ),
  ]

  /// Line breaks, tabs, and a missing last line break stay.
  @Test(arguments: labels, ["\n", "\r\n"]) func label(_ lines: (String, String), _ end: String) throws {
    let fixed = try fixed(Self.label(lines.0.replacing("END", with: end), end))
    #expect(fixed.text == Self.label(lines.1.replacing("END", with: end), end))
  }

  @Test func secondRunFindsNothing() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.view("VStack {\n\tText(a).font(.system(size: 17))\r\n\tText(b).font(.system(size: 14))\n    }")
    ])
    #expect(palpable("lint", "A.swift", "--fix", "--write", in: folder).exitCode == .passed)
    let after = palpable("lint", "A.swift", in: folder).output
    #expect(after.contains("stays at 14 pt") && !after.contains("stays at 17 pt"))
    #expect(palpable("lint", "A.swift", "--fix", in: folder).output.isEmpty)
  }

  @Test func patchAppliesAndWritesNothing() throws {
    let content = Self.view("Text(t).font(.system(size: 17))")
    let folder = try TemporaryFolder(["Sources/A.swift": content, "Sources/B.swift": content])
    let result = palpable("lint", "Sources", "--fix", in: folder)
    #expect(result.status == "Nothing written. The patch fixes 2 findings; use --write to edit the files.\n")
    #expect(try folder.bytes(of: "Sources/A.swift") == Array(content.utf8))
    try folder.write(result.output, to: "fix.patch")
    guard let patch = installed("patch") else { return }
    _ = try output(of: patch, ["-p1", "-i", "fix.patch"], in: folder)
    #expect(
      String(decoding: try folder.bytes(of: "Sources/B.swift"), as: UTF8.self) == Self.view("Text(t).font(.body)"))
  }

  @Test func allFilesOrNone() throws {
    let content = Self.view("Text(t).font(.system(size: 17))")
    let folder = try TemporaryFolder(["A.swift": content, "B.swift": content])
    try FileManager.default.removeItem(atPath: folder.path + "/B.swift")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/B.swift", withDestinationPath: "C.txt")
    try folder.write(content, to: "C.txt")
    let result = palpable("lint", ".", "--fix", "--write", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(try folder.bytes(of: "A.swift") == Array(content.utf8))
  }

  @Test(arguments: [
    (["lint", "A.swift", "--write"], "palpable: --write needs --fix\n"),
    (["lint", "A.swift", "--fix", "--output", "out"], "palpable: --fix and --output can't be combined; pass one\n"),
    (["lint", "A.swift", "--fix", "--format", "json"], "palpable: --fix and --format can't be combined; pass one\n"),
  ])
  func refusedOptions(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.view("Text(t)")])
    let result = Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.exitCode == .impossible && result.status == message)
  }
}
