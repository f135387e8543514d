import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// Pairings on materials, behind which any content can be.
@Suite struct MaterialTests {
  /// Over a bar of white at 0.7, black content shows 0.7 in sRGB, a luminance of 0.451: the ink is 8.30:1 there and 17.40:1 on white.
  private static let tokens = ##"""
    { "c": { "$type": "color", "ink": { "$value": "#1a1a1a" }, "muted": { "$value": "#555555" }, "page": { "$value": "#ffffff" },
        "photo": { "$value": "#808080" }, "bar": { "$value": "#ffffffb3" }, "clear": { "$value": "#ffffff00" },
        "tab": { "$value": "{c.bar}" }, "solid": { "$value": "#eeeeee" }, "pale": { "$value": "#ffffff33" }, "ghost": { "$value": "#fefefe" } } }
    """##
  private static let reduced = ##"""
    { "c": { "$type": "color", "bar": { "$value": "#f7f7f7" }, "clear": { "$value": "#f2f2f2" } } }
    """##
  private static let modes = """
    "modes": [{ "name": "light" }, { "name": "light-reduced-transparency", "base": "light" }],
    """

  private func report(_ members: String, isStrict: Bool = false) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "tokens.json": Self.tokens, "reduced.json": Self.reduced,
      "palpable.json": """
      { "tokens": ["tokens.json", { "path": "reduced.json", "mode": "light-reduced-transparency" }], \(Self.modes)
        "rules": { "contrast-enhanced": "off", "pairing-coverage": "off" }, \(members) }
      """,
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.gate = Gate(isStrict: isStrict)
    return try AuditSession(request).report()
  }

  /// The outcome of contrast-minimum for a foreground and a background, by mode.
  private func outcomes(_ report: AuditReport, _ foreground: String, _ background: String) -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    for result in report.pairings {
      let measured = result.measured
      guard measured.pairing.foreground.description == foreground, measured.background.path.description == background
      else { continue }
      outcomes[measured.mode.name] = result.assessments.first { $0.rule == "contrast-minimum" }?.outcome
    }
    return outcomes
  }

  @Test func boundsOverAnyContentDecide() throws {
    let report = try report(
      #""surfaces": ["c.page"], "materials": ["c.bar", "c.clear"], "pairings": [{ "text": ["c.ink", "c.muted"], "on": ["c.bar", "c.clear"] }]"#
    )
    #expect(
      outcomes(report, "c.ink", "c.bar") == ["light": .passed, "light-reduced-transparency": .passed])
    // The page alone would be enough for both, but content behind the material isn't the page.
    #expect(outcomes(report, "c.muted", "c.bar") == ["light": .cantTell, "light-reduced-transparency": .passed])
    #expect(outcomes(report, "c.ink", "c.clear") == ["light": .cantTell, "light-reduced-transparency": .passed])
    #expect(report.decision == .passed)
  }

  @Test func withoutMaterialsTheSurfacesDecide() throws {
    let report = try report(#""surfaces": ["c.page"], "pairings": [{ "text": "c.muted", "on": "c.bar" }]"#)
    #expect(outcomes(report, "c.muted", "c.bar")["light"] == .passed)
  }

  /// What is declared behind a material isn't what a device shows behind it.
  @Test func aBackdropBehindAMaterialDecidesNothing() throws {
    let report = try report(
      #""materials": "c.bar", "pairings": [{ "text": "c.muted", "on": "c.bar", "over": "c.page" }]"#)
    #expect(outcomes(report, "c.muted", "c.bar")["light"] == .cantTell)
  }

  @Test func anOpaqueColorOnAMaterialHidesIt() throws {
    let report = try report(
      #""materials": "c.bar", "pairings": [{ "text": "c.muted", "on": "c.solid", "over": "c.bar" }]"#)
    #expect(outcomes(report, "c.muted", "c.solid")["light"] == .passed)
  }

  @Test func aMaterialUnderATranslucentColorShowsThrough() throws {
    let report = try report(
      #""surfaces": ["c.page"], "materials": "c.clear", "pairings": [{ "text": "c.muted", "on": "c.pale", "over": "c.clear" }]"#
    )
    #expect(outcomes(report, "c.muted", "c.pale")["light"] == .cantTell)
  }

  @Test func anAliasOfAMaterialIsOne() throws {
    let report = try report(
      #""surfaces": ["c.page"], "materials": "c.bar", "pairings": [{ "text": "c.muted", "on": "c.tab" }]"#)
    #expect(outcomes(report, "c.muted", "c.tab")["light"] == .cantTell)
  }

  @Test(arguments: [false, true]) func whatOnlyADeviceCanShowIsAWarning(isStrict: Bool) throws {
    let report = try report(
      #""surfaces": ["c.page", "c.photo"], "materials": "c.bar", "pairings": [{ "text": "c.muted", "on": "c.bar" }]"#,
      isStrict: isStrict)
    let finding = try #require(report.findings.first { $0.rule == "contrast-minimum" })
    #expect(finding.level == .warning && !finding.gates && finding.outcome == .cantTell)
    // By the formula of WCAG 2.2: over black, over the photo, and over white, in sRGB.
    #expect(
      finding.words.message
        == "contrast is between 3.55:1 and 7.45:1; text of undeclared size requires 4.5:1; c.bar is on a material and the result "
        + "depends on the content behind it (5.28:1 to 7.45:1 over the declared surfaces); test it on a device over light and dark content"
    )
    let measured = try #require(finding.pairing)
    let bounds = try #require(measured.intervalOnSurfaces)
    let all = try #require(measured.interval)
    #expect(all.lowerBound < bounds.lowerBound && bounds.lowerBound < bounds.upperBound)
    // On white, #555555 is 7.4552:1, in the range as in the bounds.
    #expect(abs(bounds.upperBound - 7.4552) < 1e-3 && abs(all.upperBound - 7.4552) < 1e-3)
  }

  @Test func tooLittleOverAnyContentFails() throws {
    // White at 0.7 over black is 0.451 in luminance, so nearly white text on it is 2.1:1 at most.
    let report = try report(#""materials": "c.bar", "pairings": [{ "text": "c.ghost", "on": "c.bar" }]"#)
    let measured = try #require(report.pairings.first { $0.measured.mode.name == "light" }?.measured)
    #expect(try #require(measured.interval).upperBound < 4.5)
    #expect(outcomes(report, "c.ghost", "c.bar")["light"] == .failed)
    #expect(report.decision == .failed)
  }

  @Test func aMaterialThatIsOpaqueInEveryModeIsAnError() throws {
    let failure = #expect(throws: AuditFailure.self) {
      try report(#""materials": ["c.solid"], "pairings": [{ "text": "c.ink", "on": "c.bar" }]"#)
    }
    #expect(
      failure?.sentences.contains {
        $0.hasSuffix(
          "c.solid is listed in \"materials\" but opaque in every mode, so no content shows through it; remove it from \"materials\" or use a translucent color"
        )
      } == true)
    let unknown = #expect(throws: AuditFailure.self) { try report(#""materials": ["c.bars"]"#) }
    #expect(unknown?.sentences.contains { $0.contains("c.bars") } == true)
  }

  /// What a class for reduced transparency sets is no color of the light mode.
  @Test func aClassForReducedTransparencyChangesNoMode() throws {
    let folder = try TemporaryFolder([
      "theme.css": ":root { --ink: #000; --bar: #ffffff80; } .opaque { --bar: #ffffff; }",
      "palpable.json": """
      { "tokens": [{ "path": "theme.css", "modes": { "opaque": "light-reduced-transparency" } }], \(Self.modes)
        "materials": "bar", "pairings": [{ "text": "ink", "on": "bar" }] }
      """,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    // Over black, white at 0.5 gives black text 5.31:1; the white of the class would give it 21:1.
    let lowest = report.pairings.map { $0.measured.interval?.lowerBound ?? 0 }
    #expect(lowest.count == 2 && lowest.allSatisfy { abs($0 - 5.317) < 1e-3 })
    #expect(report.system.tokens.contains(TokenPath("opaque.bar")))
    #expect(
      report.system.notices.map(\.message) == [
        "the properties of this selector apply to part of a page; they are read as the group opaque"
      ])
  }

  @Test func reducedTransparencyNeedsNoValuesOfItsOwn() throws {
    let report = try report(#""materials": "c.bar", "pairings": [{ "text": "c.ink", "on": "c.bar" }]"#)
    #expect(!report.findings.contains { $0.rule == "mode-coverage" })
  }

  /// A repair changes colors, and can't decide what is behind a material.
  @Test func aRepairKeepsWhatPassesOverAnyContent() throws {
    let report = try report(
      #""surfaces": ["c.page"], "materials": ["c.bar", "c.clear"], "pairings": [{ "text": "c.ink", "on": ["c.bar", "c.clear"] }]"#
    )
    let required = report.repairRequirements.map { "\($0.measured.background.path) \($0.measured.mode.name)" }
    #expect(
      Set(required) == [
        "c.bar light", "c.bar light-reduced-transparency", "c.clear light-reduced-transparency",
      ])
  }
}
