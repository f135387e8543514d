import Audit
import AuditRules
import AuditSession
import TestSupport
import Testing

/// Passes that are narrow, or that do not survive a display; ratios are computed outside of this package.
@Suite struct FragilePassTests {
  private func audited(_ ink: String, _ members: String = "", paper: String = ##""#ffffff""##) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "paper" }]"# + members + " }",
      "t.json": #"{ "$type": "color", "ink": { "$value": \#(ink) }, "paper": { "$value": \#(paper) } }"#,
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private func remark(_ report: AuditReport) -> Finding? { report.findings.first { $0.rule == "fragile-pass" } }

  private func options(_ options: String) -> String { #", "rules": { "fragile-pass": \#(options) }"# }

  /// #767676 on white is 4.5422, 0.93 % above 4.5, and one step lighter is 4.4781.
  @Test func aNarrowPassIsANoteAndGatesNothing() throws {
    let report = try audited(##""#767676""##)
    let finding = try #require(remark(report))
    #expect(finding.level == .note && !finding.gates && report.decision == .passed)
    #expect(finding.message == "4.54:1 exceeds 4.5:1 by only 0.93%; the required margin is 1.5%")
    #expect(abs((finding.required ?? 0) - 4.5 * 1.015) < 1e-12)
    #expect(finding.measured.map { abs($0 - 4.542224959605253) < 1e-12 } == true)
    #expect(remark(try audited(##""#757575""##)) == nil)
    #expect(remark(try audited(##""#777777""##)) == nil)
  }

  @Test(arguments: [(0.009, false), (0.01, true), (0.0, false), (1.0, true)])
  func theMarginIsAnOption(_ margin: Double, _ isFound: Bool) throws {
    #expect((remark(try audited(##""#767676""##, options(#"{ "margin": \#(margin) }"#))) != nil) == isFound)
  }

  /// The default is what a step of one in all components is worth, for the three grays that just pass on white.
  @Test func theMarginIsOneStepOfAGray() {
    let steps = [
      (3.0334698257384747, 2.9953461357088114, 3.0), (4.542224959605253, 4.478089453577214, 4.5),
      (7.004729208035935, 6.896926215312931, 7),
    ]
    for (passes, fails, required) in steps {
      let step = (passes - fails) / required
      #expect(step > 0.0125 && step < 0.0155 && passes < required * (1 + FragilePass.defaultMargin))
    }
  }

  /// Black of 53.5 % over white is 0.465 of 1: 4.505:1. In 8 bits it is 119, #777777: 4.478:1.
  @Test func whatFlipsInEightBitsIsFound() throws {
    let ink = #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.535 }"#
    let finding = try #require(remark(try audited(ink, options(#"{ "margin": 0 }"#))))
    #expect(finding.message == "contrast is 4.47:1 after rounding to 8 bits, below 4.5:1")
    #expect(finding.measured.map { abs($0 - 4.478089453577214) < 1e-12 } == true)
    #expect(finding.required == 4.5)
    let both = try #require(remark(try audited(ink)))
    #expect(
      both.message
        == "4.50:1 exceeds 4.5:1 by only 0.11%; contrast is 4.47:1 after rounding to 8 bits, below 4.5:1")
  }

  /// Greens of display-p3 on white: 0.545 has 4.594, mapped 4.520, clipped 4.332; 0.55 has 4.523, mapped 4.450, clipped 4.264 (coloraide).
  @Test func whatFlipsOnAnSRGBDisplayIsFound() throws {
    func green(_ component: String) -> String {
      #"{ "colorSpace": "display-p3", "components": [0, \#(component), 0] }"#
    }
    let clips = try #require(remark(try audited(green("0.545"))))
    #expect(clips.message == "contrast is 4.33:1 on an sRGB display that clips, below 4.5:1")
    let both = try #require(remark(try audited(green("0.55"), options(#"{ "margin": 0 }"#))))
    #expect(
      both.message
        == "contrast is 4.45:1 on an sRGB display, below 4.5:1; contrast is 4.26:1 on an sRGB display that clips, below 4.5:1"
    )
    #expect(remark(try audited(#"{ "colorSpace": "display-p3", "components": [0.3, 0.3, 0.3] }"#)) == nil)
  }

  /// Only what gates and passes, by the requirement of the profile: 7.0047 on AAA.
  @Test func theRequirementIsThatOfTheProfile() throws {
    #expect(remark(try audited(##""#595959""##)) == nil)
    let strict = try #require(remark(try audited(##""#595959""##, #", "profile": "wcag22-aaa""#)))
    #expect(strict.message.hasPrefix("7.00:1 exceeds 7:1 by only 0.06%"))
    #expect(remark(try audited(##""#767676""##, #", "profile": "wcag22-aaa""#)) == nil)
  }

  /// A note decides no row of a report, and is no reason to say that something was audited.
  @Test func aRemarkDecidesNothing() throws {
    let off = #", "rules": { "contrast-minimum": "off", "contrast-enhanced": "off" }"#
    #expect(throws: AuditFailure.self) { try audited(##""#767676""##, off) }
    let report = try audited(##""#767676""##, options(#""error""#))
    #expect(report.pairings.map(\.outcome) == [.passed] && report.decision == .failed)
  }
}
