import Audit
import AuditSession
import TestSupport
import Testing

/// Peptide Fox against numbers computed with another program from the values in its document.
@Suite struct PeptideFoxTests {
  static let report = Result {
    try AuditSession(AuditRequest(paths: ["Palettes/peptide-fox"], root: packageFolder)).report()
  }

  struct Row: Sendable {
    let mode: String
    let foreground: String
    let background: String
    let ratio: Double
    let required: Double

    init(_ mode: String, _ foreground: String, _ background: String, _ ratio: Double, _ required: Double = 4.5) {
      self.mode = mode
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
      self.required = required
    }
  }

  /// Every gating pairing that fails, to six decimals.
  static let failing = [
    Row("light", "color.subtle", "color.surface-subtle", 4.343923, 4.5),
    Row("light", "color.success", "color.page", 2.536657, 4.5),
    Row("light", "color.success", "color.surface", 2.536657, 4.5),
    Row("light", "color.warning", "color.page", 2.803055, 4.5),
    Row("light", "color.warning", "color.surface", 2.803055, 4.5),
    Row("light", "color.info", "color.page", 2.771412, 4.5),
    Row("light", "color.info", "color.surface", 2.771412, 4.5),
    Row("light", "color.critical", "color.page", 3.763128, 4.5),
    Row("light", "color.critical", "color.surface", 3.763128, 4.5),
    Row("light", "color.border", "color.surface", 1.484702, 3.0),
    Row("dark", "color.body", "color.page-muted", 1.178257, 4.5),
    Row("dark", "color.body", "color.surface-subtle", 1.125296, 4.5),
    Row("dark", "color.muted", "color.page", 2.470828, 4.5),
    Row("dark", "color.muted", "color.surface", 2.352502, 4.5),
    Row("dark", "color.subtle", "color.page", 3.934382, 4.5),
    Row("dark", "color.subtle", "color.surface", 3.745967, 4.5),
    Row("dark", "color.subtle", "color.surface-subtle", 4.343923, 4.5),
    Row("dark", "color.inverse", "color.primary", 2.542423, 4.5),
    Row("dark", "color.border", "color.surface", 1.21441, 3.0),
  ]

  /// Pairings that pass or are not required, to three decimals.
  static let others = [
    Row("light", "color.subtle", "color.page", 4.759), Row("light", "color.inverse", "color.primary", 5.169),
    Row("light", "badge.info.text", "badge.info.background", 8.490),
    Row("light", "badge.purple.text", "badge.purple.background", 6.406),
    Row("light", "badge.neutral.text", "badge.neutral.background", 11.866),
    Row("light", "badge.featured.text", "badge.featured.background", 8.409),
    Row("light", "badge.alert.text", "badge.alert.background", 6.803),
    Row("light", "badge.emerald.text", "badge.emerald.background", 6.775),
    Row("light", "badge.amber.text", "badge.amber.background", 6.377),
    Row("dark", "color.body", "color.page", 15.188), Row("dark", "color.primary", "color.surface", 7.012),
  ]

  private func result(_ row: Row) throws -> AuditReport.PairingResult {
    let all = try Self.report.get().pairings.filter {
      $0.measured.mode.name == row.mode && $0.measured.pairing.foreground.description == row.foreground
        && $0.measured.pairing.background.description == row.background
    }
    return try #require(all.first)
  }

  @Test(arguments: failing)
  func failsWithTheIndependentRatio(_ row: Row) throws {
    let result = try result(row)
    let ratio = try #require(result.measured.ratio)
    #expect(abs(ratio - row.ratio) < 5.1e-7)
    #expect(result.required == row.required)
    #expect(result.outcome == .failed)
    #expect(result.measured.canGate)
  }

  @Test(arguments: others)
  func hasTheIndependentRatio(_ row: Row) throws {
    let ratio = try #require(try result(row).measured.ratio)
    #expect(abs(ratio - row.ratio) < 5.1e-4)
    #expect(try result(row).outcome == .passed)
  }

  @Test func nothingElseFails() throws {
    let failed = try Self.report.get().pairings.filter { $0.measured.canGate && $0.outcome == .failed }
    #expect(failed.count == Self.failing.count)
    #expect(try Self.report.get().decision == .failed)
  }

  @Test func noBadgeBorderReachesThreeToOneOnItsFill() throws {
    let borders = try Self.report.get().pairings.filter {
      $0.measured.pairing.foreground.description.hasSuffix(".border")
        && $0.measured.pairing.background.description.hasPrefix("badge.")
    }
    #expect(borders.count == 14)
    for border in borders {
      #expect(try #require(border.measured.ratio) < 3)
      #expect(border.outcome == .inapplicable && border.cause == "decorative")
    }
  }

  @Test func fourBadgesMissTripleA() throws {
    let missed = try Self.report.get().findings.filter {
      $0.rule == "contrast-enhanced" && $0.mode == "light" && $0.subject.description.hasPrefix("badge.")
    }
    #expect(
      missed.map { $0.subject.description.split(separator: ".")[1] }.sorted() == [
        "alert", "amber", "emerald", "purple",
      ])
    #expect(missed.allSatisfy { $0.level == .note && !$0.gates })
  }

  @Test func whatDarkModeLacksIsAFallback() throws {
    let report = try Self.report.get()
    let missing = report.findings.filter { $0.rule == "mode-coverage" }
    // 18 colors and 21 badge colors, of which the document gives five in dark mode.
    #expect(missing.count == 18 + 21 - 5)
    #expect(missing.allSatisfy { $0.mode == "dark" && $0.level == .warning })
    #expect(try result(Row("dark", "color.inverse", "color.primary", 0)).measured.isFallback)
    #expect(try !result(Row("dark", "color.body", "color.page", 0)).measured.isFallback)
  }

  @Test func textAndTouchSayWhatTheNumbersSay() throws {
    let report = try Self.report.get()
    func finding(_ rule: String, _ subject: String) -> Finding? {
      report.findings.first { $0.rule == rule && $0.subject.description == subject }
    }
    // 20 pt with title3 at xxxLarge: round(20 x 32 / 25) = 26 pt, 130 %.
    #expect(finding("resize-text", "text style output")?.measured == 1.3)
    // 48 pt with largeTitle reaches round(48 x 70 / 41) = 82 pt, which is as far as the platform goes.
    #expect(finding("resize-text", "text style hero") == nil)
    #expect(finding("minimum-text-size", "text style ui-label")?.level == .warning)
    // 12 pt with caption at xSmall: round(12 x 13 / 16) = 10 pt.
    #expect(finding("minimum-text-size", "text style subtext")?.level == .note)
    #expect(finding("minimum-text-size", "text style subtext")?.measured == 10)
    // 14 pt with callout, which is 16 pt.
    #expect(finding("text-style-drift", "text style body")?.required == 16)
    #expect(finding("target-size-enhanced", "control Chip")?.outcome.name == "cantTell")
    #expect(finding("target-size-enhanced", "control Input") == nil)
    // 10 pt with caption2 at accessibility2: round(10 x 30 / 13) = 23 pt, two lines 2 x 23 x 1.2 = 55.2 pt.
    let badges = finding("text-clipping", "container Synergy badges")
    #expect(badges?.level == .error && badges?.measured == 54)
    #expect(abs(try #require(badges?.required) - 55.2) < 1e-9)
    #expect(finding("text-clipping", "container Synergy badges, one row") == nil)
    for rule in ["spacing-grid", "motion-limits", "approved-badges"] {
      let summary = try #require(report.rules.first { $0.descriptor.id == rule })
      #expect(summary.counts.failed == 0 && summary.counts.passed > 0, "\(rule)")
    }
  }

  @Test func theCardNeedsMoreThan480PointsAtAccessibility4() throws {
    let card = try #require(try Self.report.get().frames.first { $0.frame.name == "Comparison card" }).frame
    // Title round(24 x 59 / 28) = 51, subtitle round(13 x 52 / 21) = 32, description and label round(14 x 52 / 21) = 35:
    // 51 x 1.3 + 32 x 1.5 + 4 x 35 x 1.6 + 35 x 1.3 + 4 + 16 + 24 + 32 + 24 = 483.8.
    #expect(abs(card.heightNeeded(at: .accessibility4).most - 483.8) < 1e-9)
    #expect(card.heightNeeded(at: .accessibility3).most < 480)
    #expect(card.firstClipping == nil)
  }

  @Test func theBaseOfIPadsIsAStyleOfItsOwn() throws {
    let style = try #require(try Self.report.get().textStyles.first { $0.style.name == "body (regular width)" }).style
    #expect(style.size == 16 && style.sizeClass == .regular)
  }
}
