import Audit
import AuditSession
import TestSupport
import Testing

/// Folders that hold tokens and what is generated from them.
@Suite struct TokenCopyTests {
  static let source = """
    { "color": {
      "background": { "page": { "value": "#ffffff" }, "inverse": { "value": "#0b0d10" } },
      "text": { "body": { "value": "#101418" }, "inverse": { "value": "#f8fafc" } } } }
    """
  static let dark = """
    { "color": {
      "background": { "page": { "value": "#0b0d10" }, "inverse": { "value": "#ffffff" } },
      "text": { "body": { "value": "#f8fafc" }, "inverse": { "value": "#101418" } } } }
    """
  static let style = """
    :root { --color-background-page: #ffffff; --color-background-inverse: #0b0d10;
      --color-text-body: #101418; --color-text-inverse: #f8fafc; }
    [data-theme="dark"] { --color-background-page: #0b0d10; --color-background-inverse: #ffffff;
      --color-text-body: #f8fafc; --color-text-inverse: #101418; }
    """
  static func code(_ name: String, _ page: String, _ body: String) -> String {
    """
    import UIKit
    public enum \(name) {
      public static let colorBackgroundPage = UIColor(red: \(page), alpha: 1)
      public static let colorTextBody = UIColor(red: \(body), alpha: 1)
    }
    """
  }
  static let light = code("Tokens", "1.000, green: 1.000, blue: 1.000", "0.063, green: 0.078, blue: 0.094")
  static let night = code("TokensDark", "0.043, green: 0.051, blue: 0.063", "0.973, green: 0.980, blue: 0.988")
  static let resources = """
    <resources>
      <color name="color_background_page">#ffffff</color><color name="color_text_body">#101418</color>
    </resources>
    """
  static let folder = [
    "tokens/color.json": source, "tokens/color.dark.json": dark, "build/css/tokens.css": style,
    "build/ios/Tokens.swift": light, "build/ios/TokensDark.swift": night, "build/android/values/colors.xml": resources,
  ]

  static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  static func pairs(_ report: AuditReport) -> Set<String> {
    Set(report.pairings.map { "\($0.measured.foreground.path) on \($0.measured.background.path)" })
  }

  /// Other names of colors, as for the classes of Tailwind, aren't paired again.
  @Test func otherNamesOfAColorAreNotPaired() throws {
    let own = ["background", "foreground", "card", "card-foreground"]
    let names = own.map { "--\($0): #\($0.hasSuffix("foreground") ? "111111" : "ffffff");" }
    let others = own.map { "--color-\($0): var(--\($0));" } + ["--stroke-card-edge: var(--border-card-edge);"]
    let edge = "--border-card-edge: #111111;"
    let report = try Self.report(["a.css": ":root { \((names + others + [edge]).joined(separator: " ")) }"])
    let pairs = Self.pairs(report)
    #expect(pairs.contains("card.foreground on card"))
    #expect(!pairs.contains { $0.contains("color.") || $0.contains("stroke.") })
  }

  /// The pairings are those of the source, and no mode of a copy meets a surface of another file.
  @Test func copiesAreOneSet() throws {
    let report = try Self.report(Self.folder)
    #expect(report.decision == .passed)
    #expect(
      Self.pairs(report) == [
        "color.text.body on color.background.page", "color.text.inverse on color.background.inverse",
      ])
  }

  /// The copy of a style sheet in another folder has the same names, so it's the same token.
  @Test func aCopyWithTheSameNamesChangesNothing() throws {
    let report = try Self.report(["src/tokens.css": Self.style, "dist/app.css": Self.style])
    #expect(report.decision == .passed)
    #expect(Self.pairs(report).count == 2)
  }

  /// A copy that is out of date is a set of its own, and its failure is found.
  @Test func anOutdatedCopyIsMeasured() throws {
    var files = Self.folder
    files["build/css/tokens.css"] = Self.style.replacing(
      "--color-text-body: #101418", with: "--color-text-body: #c0c4c8")
    let report = try Self.report(files)
    #expect(report.decision == .failed)
    #expect(Self.pairs(report).contains("color.text-body on color.background-page"))
    let failed = Set(report.findings.filter(\.gates).map { "\($0.mode ?? "")" })
    #expect(failed == ["light"])
  }

  /// A copy that differs by one step of 8 bits can fail where the source passes: #767676 has 4.54 on white, and #777777 has 4.48.
  @Test(arguments: [("#767676", Decision.passed), ("#777777", .failed)])
  func aCopyThatFailsIsMeasured(_ text: String, _ decision: Decision) throws {
    var files = Self.folder
    files["tokens/color.json"] = Self.source.replacing("#101418", with: "#767676")
    files["build/css/tokens.css"] = Self.style.replacing(
      "--color-text-body: #101418", with: "--color-text-body: \(text)")
    files["build/ios/Tokens.swift"] = nil
    files["build/android/values/colors.xml"] = nil
    #expect(try Self.report(files).decision == decision)
  }

  /// A color outside of sRGB isn't the one at its edge: the green of Display P3 has 1.30 on white, and that of sRGB has 1.37.
  @Test func aCopyInAnotherGamutIsMeasured() throws {
    let files = [
      "tokens/color.json": Self.source.replacing("#101418", with: "#00ff00"),
      "build/css/tokens.css": Self.style.replacing(
        "--color-text-body: #101418", with: "--color-text-body: color(display-p3 0 1 0)"),
    ]
    #expect(Self.pairs(try Self.report(files)).contains("color.text-body on color.background-page"))
  }

  /// The draft doesn't read the copies and says so.
  @Test func aDraftLeavesOutCopies() throws {
    let folder = try TemporaryFolder(Self.folder)
    let draft = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).draft()
    #expect(!draft.text.contains("build/"))
    #expect(draft.findings.contains { $0.contains("4 files not read: a copy of the colors in tokens/color.json") })
  }

  /// A copy that other files name stays, and so does a file with more than the copy.
  @Test func aFileWithMoreThanTheCopyStays() throws {
    let more = Self.style + ":root { --color-text-link: #0a58ca; }"
    let folder = try TemporaryFolder(["tokens/color.json": Self.source, "build/tokens.css": more])
    let draft = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).draft()
    #expect(draft.text.contains("build/tokens.css"))
    #expect(draft.text.contains("color.text-link"))
  }
}
