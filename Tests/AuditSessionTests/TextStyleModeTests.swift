import Audit
import AuditSession
import TestSupport
import Testing

/// Text styles with a size, weight, or line height that differs by mode.
@Suite struct TextStyleModeTests {
  /// Returns a folder with a title of 24 pt in light and 12 pt in dark, and gray text of 4.48:1 on white in both.
  private func folder(
    _ members: String, dark: String = #""size": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }"#
  )
    throws -> TemporaryFolder
  {
    try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["t.json", { "path": "d.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        \(members) }
      """,
      "t.json": #"""
      { "size": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } },
        "weight": { "$type": "fontWeight", "$value": 400 }, "ink": { "$type": "color", "$value": "#777777" },
        "paper": { "$type": "color", "$value": "#ffffff" } }
      """#,
      "d.json": "{ \(dark) }",
    ])
  }

  private func report(_ folder: TemporaryFolder, mode: String? = nil) throws -> AuditReport {
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.mode = mode
    return try AuditSession(request).report()
  }

  private static let title =
    #""textStyles": { "title": { "size": "{size}", "weight": "{weight}" }, "body": { "size": 10 } }"#

  @Test func aStyleIsMeasuredInEachModeInWhichItDiffers() throws {
    let report = try report(folder(Self.title))
    #expect(report.textStyles.map(\.style.name) == ["title", "title", "body"])
    #expect(report.textStyles.map(\.style.mode) == ["light", "dark", nil])
    #expect(report.textStyles.map(\.style.size) == [24, 12, 10])
    // The sizes of one style in two modes are never seen side by side.
    #expect(report.textStyles[0].measured.others.map(\.name) == ["body"])
  }

  /// 4.48:1 passes for large text (24 pt, light) and fails for small text (12 pt, dark).
  @Test func largeTextIsLargeOnlyInItsMode() throws {
    let pairing = #""pairings": [{ "text": "ink", "on": "paper", "textStyle": "title" }]"#
    let report = try report(folder(Self.title + ", " + pairing))
    let outcomes = report.pairings.map { result in
      result.assessments.first { $0.rule == "contrast-minimum" }?.outcome
    }
    #expect(report.pairings.map(\.measured.mode.name) == ["light", "dark"])
    #expect(report.pairings.map(\.measured.isLargeText) == [true, false])
    #expect(outcomes == [.passed, .failed])
  }

  @Test func aFindingNamesItsMode() throws {
    let small = #""size": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"#
    let report = try report(folder(Self.title, dark: small))
    let modes = report.findings.filter { $0.rule == "minimum-text-size" && $0.subject == .textStyle("title") }.map(
      \.mode)
    // 24 pt is above the minimum of 11 pt; 8 pt isn't.
    #expect(modes == ["dark"])
  }

  @Test func anAuditOfOneModeHasTheStylesOfThatMode() throws {
    let report = try report(folder(Self.title), mode: "dark")
    #expect(report.textStyles.map(\.style.size) == [12, 10])
  }

  @Test func anInvalidSizeInOneModeIsAnErrorOnce() throws {
    let zero = #""size": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } }"#
    #expect(
      try sentences(folder(Self.title, dark: zero)) == [
        "palpable.json:3:19: expected a \"size\" above 0, found 0"
      ])
  }

  /// Controls and containers are measured once: the light size must not decide for both.
  @Test(arguments: [
    (#""controls": [{ "name": "OK", "textStyle": "title" }]"#, "text style title"),
    (#""controls": [{ "name": "OK", "height": "{size}" }]"#, "size"),
    (#""containers": [{ "name": "Card", "textStyle": "title", "height": 30 }]"#, "text style title"),
  ])
  func aControlOrContainerThatVariesIsRefused(members: String, name: String) throws {
    let message = try sentences(folder(Self.title + ",\n" + members)).joined()
    #expect(
      message.hasSuffix(
        ": \(name) differs between light and dark, but controls and containers are measured once for all modes; "
          + "use numbers, and declare one per size"))
  }
}
