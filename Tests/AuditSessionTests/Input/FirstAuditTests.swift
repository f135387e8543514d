import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// Folders that a newcomer audits, without a configuration.
@Suite struct FirstAuditTests {
  private static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  /// Tailwind 3 puts bare components of a style sheet into functions: with spaces, with commas, as bytes, and with its own opacity.
  @Test(arguments: [
    ("hsl(var(--page))", "0 0% 100%", "hsl(var(--ink))", "222 47% 11%"),
    ("hsl(var(--page) / <alpha-value>)", "0, 0%, 100%", "hsl(var(--ink) / <alpha-value>)", "222, 47%, 11%"),
    ("rgb(var(--page))", "255 255 255", "rgb(var(--ink) / <alpha-value>)", "16 40 60"),
    ("var(--paper, #000)", "#fff", "var(--ink, white)", "#102030"),
    ("rgb(var(--page, 0 0 0) / <alpha-value>)", "255 255 255", "rgb(var(--ink, 9 9 9) / <alpha-value>)", "16 40 60"),
    ("rgb(var(--page))", "255, 255, 255", "rgba(var(--ink), var(--tw-text-opacity))", "16, 40, 60"),
  ])
  func bareComponentsAreColors(_ page: String, _ pageValue: String, _ ink: String, _ inkValue: String) throws {
    let report = try Self.report([
      "tailwind.config.js":
        #"module.exports = { theme: { extend: { colors: { page: "\#(page)", text: "\#(ink)", link: "\#(ink)" } } } }"#,
      "globals.css": ":root { --page: \(pageValue); --ink: \(inkValue); --paper: \(pageValue); }",
    ])
    #expect(report.decision == .passed)
    #expect(!report.pairings.isEmpty)
  }

  /// Three whole numbers are a length of a flexible box, unless the sheet keeps colors so.
  @Test func aFlexibleBoxIsNotAColor() throws {
    let folder = try TemporaryFolder(["a.css": ":root { --text: #000; --page: #fff; --grow: 1 1 0; }"])
    let draft = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).draft()
    #expect(draft.tokens["grow"]?.type != .color)
    #expect(draft.tokens["text"]?.type == .color)
  }

  /// A button without a fill is measured on the surface behind it, whose color decides.
  @Test(arguments: [("#0b0d10", Decision.passed), ("#f8fafc", .failed)])
  func aClearButtonIsOnTheSurface(_ surface: String, _ decision: Decision) throws {
    let report = try Self.report([
      "DESIGN.md": """
      ---
      name: Sample
      colors:
        surface: '\(surface)'
        primary: '#ffffff'
      components:
        button-ghost:
          backgroundColor: transparent
          textColor: '{colors.primary}'
      ---
      # Sample
      """
    ])
    #expect(report.decision == decision)
    #expect(report.findings.filter(\.gates).allSatisfy { $0.outcome == .failed })
  }
}
