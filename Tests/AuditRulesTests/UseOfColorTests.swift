import Audit
import AuditRules
import AuditSession
import ColorScience
import TestSupport
import Testing

/// Families of colors, from palpable.json to findings; the numbers come from a calculation outside of this package.
@Suite struct UseOfColorTests {
  private func report(_ members: String, _ tokens: String) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "# + members + " }",
      "tokens.json": #"{ "$type": "color", "# + tokens + " }",
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private func tokens(_ colors: KeyValuePairs<String, String>) -> String {
    colors.map { "\"\($0.key)\": { \"$value\": \"\($0.value)\" }" }.joined(separator: ", ")
  }

  private func findings(_ report: AuditReport) -> [Finding] { report.findings.filter { $0.rule == "use-of-color" } }

  private let status = #""families": [{ "name": "status", "colors": ["success", "other"] }]"#

  /// Differences of pairs under all four kinds of vision, computed with the published matrices of Machado (2009) and Brettel (1997), Ottosson's
  /// matrices of Oklab and the CIE's formula of L*, in Python.
  @Test(arguments: [
    ("#16a34a", "#d32626", [0.33694, 0.2171, 0.06041, 0.29879], [12.7, 24.932, 5.863, 12.453]),
    ("#16a34a", "#d42626", [0.33735, 0.21575, 0.0591, 0.29923], [12.501, 24.781, 5.641, 12.254]),
    ("#15803d", "#2563eb", [0.29723, 0.28243, 0.27372, 0.0369], [0.826, 2.233, 0.236, 1.784]),
    ("#d97706", "#dc2626", [0.1445, 0.15382, 0.08757, 0.12093], [11.918, 16.869, 9.751, 11.814]),
  ])
  func samplesAreAsTheMatricesSay(_ first: String, _ second: String, _ differences: [Double], _ tones: [Double]) throws
  {
    let samples = ColorVisionSample.all(try Color(hex: first), try Color(hex: second))
    #expect(samples.map(\.vision) == [.normal, .protanopia, .deuteranopia, .tritanopia])
    for (index, sample) in samples.enumerated() {
      #expect(abs(sample.difference - differences[index]) < 1e-5)
      #expect(abs(sample.toneDifference - tones[index]) < 1e-3)
    }
  }

  /// 0.06 is three times CSS Color 4's just noticeable difference; 7.33 is half of 10.16 + 1.50 / (1/3) (Stone, Szafir & Setlur 2014).
  @Test func thresholdsAreThoseOfTheSources() {
    #expect(abs(UseOfColor.defaultDifference - 3 * StateChange.justNoticeable) < 1e-12)
    #expect(abs(UseOfColor.defaultTone - 0.5 * (10.16 + 1.50 / (1.0 / 3))) < 1e-9)
  }

  /// Palettes and their least distance, computed in Python with the published matrices: those that were made for color-vision deficiency pass.
  ///
  /// In order: Petroff's ten, eight and six (2021), Okabe and Ito's without black, IBM's five, Tol's vibrant; then Set1 of ColorBrewer and Tableau's ten.
  private static let palettes: [(colors: String, least: Double)] = [
    ("3f90da ffa90e bd1f01 94a4a2 832db6 a96b59 e76300 b9ac70 717581 92dadd", 0.061),
    ("1845fb ff5e02 c91f16 c849a9 adad7d 86c8dd 578dff 656364", 0.092),
    ("5790fc f89c20 e42536 964a8b 9c9ca1 7a21dd", 0.098),
    ("e69f00 56b4e9 009e73 f0e442 0072b2 d55e00 cc79a7", 0.076), ("648fff 785ef0 dc267f fe6100 ffb000", 0.084),
    ("ee7733 0077bb 33bbee ee3377 cc3311 009988 bbbbbb", 0.062),
    ("e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf 999999", 0.031),
    ("1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf", 0.007),
  ]

  @Test(arguments: palettes)
  func palettesForColorVisionDeficiencyPass(_ palette: String, _ least: Double) throws {
    let values = palette.split(separator: " ")
    let colors = values.enumerated().map { "\"c\($0)\": { \"$value\": \"#\($1)\" }" }.joined(separator: ", ")
    let report = try report(#""families": [{ "name": "chart", "colors": "c*" }]"#, colors)
    #expect(report.measured.familyPairs.count == values.count * (values.count - 1) / 2)
    let differences = report.measured.familyPairs.flatMap(\.places).flatMap(\.samples).map(\.difference)
    #expect(abs((differences.min() ?? 0) - least) <= 0.0005)
    #expect(findings(report).isEmpty == (least >= 0.06))
    let article = try packageText("Sources/AuditSession/AuditSession.docc/UseOfColor.md")
    #expect(article.contains("\(least)"))
  }

  @Test func theFindingNamesTheDeficiencyAndWhatIsSeen() throws {
    let report = try report(status, tokens(["success": "#15803d", "other": "#2563eb"]))
    let finding = try #require(findings(report).first)
    #expect(finding.subject.description == "family status: success and other")
    #expect(finding.level == .warning && !finding.gates && finding.mode == "light" && finding.outcome == .failed)
    // Brettel 1997 of #15803d and #2563eb is #3a768a and #007d9e.
    #expect(
      finding.message
        == "with tritanopia, #3a768a and #007d9e differ by ΔEOK 0.036 and ΔL* 1.78; "
        + "requires ΔEOK 0.06 or ΔL* 7.33")
    #expect(abs((finding.measured ?? 0) - 0.0369) < 1e-4 && finding.required == 0.06)
  }

  /// 0.0876 and 9.75 in tone with deuteranopia, more with all others.
  @Test(arguments: [
    (#"{ "difference": 0.1 }"#, 0), (#"{ "difference": 0.1, "tone": 9.7 }"#, 0),
    (#"{ "difference": 0.1, "tone": 9.8 }"#, 1),
    (#"{ "difference": 0.08, "tone": 100 }"#, 0), (#"{ "difference": 0.09, "tone": 100 }"#, 1),
  ])
  func oneOfTheTwoIsEnough(_ options: String, _ count: Int) throws {
    let report = try report(
      status + #", "rules": { "use-of-color": \#(options) }"#, tokens(["success": "#d97706", "other": "#dc2626"]))
    #expect(findings(report).count == count)
  }

  /// A quarter of #16a34a and of #b91c1c, opaque 0.11 apart: over white 0.0359 with deuteranopia, over black 0.0406; half of them 0.0712 and 0.0665.
  @Test func translucentColorsAreMeasuredOverTheSurfaces() throws {
    func tokens(alpha: String) -> String {
      self.tokens(["success": "#16a34a" + alpha, "other": "#b91c1c" + alpha, "page": "#ffffff", "night": "#000000"])
    }
    let open = try #require(findings(try report(status, tokens(alpha: "40"))).first)
    #expect(open.outcome == .cantTell && open.cause == "success is translucent and its backdrop isn't declared")
    #expect(!open.gates)
    let both = #", "surfaces": ["night", "page"]"#
    let worst = try #require(findings(try report(status + both, tokens(alpha: "40"))).first)
    #expect(abs((worst.measured ?? 0) - 0.0359) < 1e-4)
    #expect(worst.message.contains(" over page differ by "))
    #expect(findings(try report(status + both, tokens(alpha: "80"))).isEmpty)
  }

  @Test func whatIsNoColorCannotBeTold() throws {
    let tokens = tokens(["success": "#16a34a", "other": "color(srgb 9 9 9)"])
    let report = try report(status, tokens)
    #expect(findings(report).map(\.outcome.name) == ["cantTell"])
  }

  /// The order in which a family names its colors is neither in the fingerprint nor in a waiver.
  @Test func aFindingIsTheSameInAnotherOrder() throws {
    let colors = tokens(["success": "#15803d", "other": "#2563eb"])
    let turned = #""families": [{ "name": "status", "colors": ["other", "success"] }]"#
    let prints = try [status, turned].map { try #require(findings(try report($0, colors)).first).fingerprint }
    #expect(prints[0] == prints[1])
    for subject in ["family status: success and other", "family status: other and success", "family status: **"] {
      let waiver = """
        , "rules": { "use-of-color": "error" }, "waivers": [{ "rule": "use-of-color", "subject": "\(subject)", "reason": "icons",
          "owner": "o", "expires": "9999-12-31" }]
        """
      let finding = try #require(findings(try report(status + waiver, colors)).first)
      #expect(finding.reachesGate && finding.waiver != nil && !finding.gates, "\(subject)")
    }
  }

  @Test func overridesAreAboutOneFamily() throws {
    let colors = tokens(["success": "#15803d", "other": "#2563eb", "up": "#15803d", "down": "#2563eb"])
    let families = """
      "families": [{ "name": "status", "colors": ["success", "other"] }, { "name": "trend", "colors": ["up", "down"] }],
      "overrides": [{ "subjects": "family trend: **", "rules": { "use-of-color": "off" } }]
      """
    #expect(findings(try report(families, colors)).map(\.subject.tokens) == [["success", "other"]])
  }
}
