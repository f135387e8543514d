import Audit
import AuditSession
import TestSupport
import Testing

/// Text styles, controls and containers from palpable.json to findings; every number is computed by hand beside it.
@Suite struct TextAndTouchTests {
  private func report(_ members: String) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "$type": "dimension", "space": { "$value": { "value": 8, "unit": "px" } } }"#,
      "palpable.json": #"{ "tokens": ["a.tokens.json"], "# + members + " }",
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private func evaluation(_ rule: String, _ subject: String, in report: AuditReport) throws -> Assessment {
    let controls = report.controls.first { $0.control.name == subject }?.assessments
    let styles = report.textStyles.first { $0.style.name == subject }?.assessments
    let frames = report.frames.first { $0.frame.name == subject }?.assessments
    let all = (controls ?? []) + (styles ?? []) + (frames ?? [])
    return try #require(all.first { $0.rule == rule })
  }

  @Test func enlargedTargetsOverlapByWhatTheGapLacks() throws {
    let report = try report(
      #""controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44], "gap": 4, "arrangement": "column" }]"#
    )
    // Each target reaches (44 - 36) / 2 = 4 pt beyond the chip, both together 8 pt; the gap of 4 lacks 4.
    let overlap = try evaluation("target-overlap", "Chip", in: report)
    #expect(overlap.message == "adjacent targets overlap by 4 pt")
    #expect(overlap.measured == 4 && overlap.required == 8)
    #expect(overlap.remedy == "widen the gap to 8 pt, or make the targets smaller")
    // 8 pt between targets that overlap by 4: 12 pt more.
    #expect(try evaluation("target-spacing", "Chip", in: report).remedy == "widen the gap by 12 pt")
    // 8 + 8 = 16.
    #expect(report.controls[0].fixed?.gap == 16)
  }

  @Test func aLargerTargetNeedsAWiderGapWhenItIsMended() throws {
    let report = try report(
      #""controls": [{ "name": "Chip", "width": 80, "height": 36, "gap": 8, "arrangement": "column" }]"#)
    #expect(try evaluation("target-spacing", "Chip", in: report).outcome == .passed)
    // 44 x 44 reaches 8 pt beyond 36; with 8 pt between the targets the gap becomes 16.
    let fixed = try #require(report.controls[0].fixed)
    #expect(fixed.target?.height == 44 && fixed.gap == 16)
    #expect(
      try evaluation("target-size-enhanced", "Chip", in: report).remedy == "enlarge the target by 4 pt above and below")
  }

  @Test func aCircleOf24HoldsASquareOf17() throws {
    let report = try report(
      #""controls": [{ "name": "Dot", "width": 24, "height": 24, "cornerRadius": "pill", "gap": 0, "arrangement": "row" }]"#
    )
    // 24 / sqrt 2 = 16.97; the circles of 24 pt touch, which passes.
    let minimum = try evaluation("target-size-minimum", "Dot", in: report)
    #expect(abs(try #require(minimum.measured) - 16.970562748) < 1e-9)
    #expect(minimum.outcome == .passed)
  }

  @Test(arguments: [(20.0, true), (19.5, false)])
  func aSmallTargetKeepsItsCircleOffALargeOne(_ place: Double, _ passes: Bool) throws {
    let report = try report(
      """
      "controls": [{ "name": "Help", "width": 16, "height": 16, "neighbours": [{ "control": "Save", "position": [\(place), -14] }] },
        { "name": "Save", "width": 96, "height": 44 }]
      """)
    // From the center at 8 to the edge at 20 are 12 pt, the radius; at 19.5 it lacks 0.5 pt.
    let evaluation = try evaluation("target-size-minimum", "Help", in: report)
    #expect(evaluation.outcome == (passes ? .passed : .failed))
    if !passes {
      #expect(
        evaluation.remedy?.hasPrefix("widen the gap by 0.5 pt, or enlarge the target by 4 pt on each side") == true)
    }
  }

  @Test(arguments: [(96.0, 36.0, true), (60, 20, false)])
  func aRemoveButtonTakesFromItsChip(_ width: Double, _ square: Double, _ passes: Bool) throws {
    let report = try report(
      """
      "controls": [{ "name": "Chip", "width": \(width), "height": 36, "gap": 8, "arrangement": "free" },
        { "name": "Remove", "width": 20, "height": 20, "target": [44, 44], "inside": { "control": "Chip", "trailing": 8 } }]
      """)
    // The button's target begins 8 + 20 + 12 = 40 pt before the trailing edge: 56 x 36 pt are left of 96, 20 x 36 of 60.
    let chip = try evaluation("target-size-minimum", "Chip", in: report)
    #expect(chip.measured == square)
    #expect((chip.outcome == .passed) == passes)
    #expect(
      try evaluation("target-overlap", "Remove", in: report).message
        == "touch target extends 12 pt beyond the visible bounds into Chip")
  }

  @Test func theEdgeOfTheScreenCutsATargetOff() throws {
    let report = try report(
      #""controls": [{ "name": "Close", "width": 24, "height": 24, "target": [44, 44], "screenEdges": { "trailing": 4 } }]"#
    )
    // 10 pt reach beyond each side; 4 of the trailing 10 lie on the screen: 10 + 24 + 4 = 38.
    #expect(try evaluation("target-size-enhanced", "Close", in: report).measured == 38)
    #expect(report.controls[0].fixed?.screenEdges.trailing == 10)
  }

  @Test func placesThatStayOverlapOnceTheTextIsLarge() throws {
    let report = try report(
      """
      "controls": [{ "name": "Step", "width": { "scaled": 44, "relativeTo": "body" }, "height": 44, "arrangement": "free",
        "neighbours": [{ "control": "Step", "position": [52, 0] }] }]
      """)
    // 44 x 26 / 22 = 52 at xxLarge, where they touch; 44 x 29 / 22 = 58 at xxxLarge.
    let overlap = try evaluation("target-overlap", "Step", in: report)
    #expect(overlap.outcome == .failed)
    #expect(overlap.message == "at xxxLarge, adjacent targets overlap by 6 pt")
  }

  @Test func aRowThatGrowsNoLongerFits() throws {
    let row =
      #""padding": ["{space}", "{space}"], "textStyle": "button", "label": { "width": 40 }, "gap": 8, "arrangement": "row""#
    let style = #""textStyles": { "button": { "size": 17, "lineHeight": 1.3 } }, "#
    let report = try report(
      style + #""controls": [{ "name": "A", \#(row) }, { "name": "B", \#(row), "wraps": "accessibility3" }]"#)
    // At accessibility3 17 pt are round(17 x 48 / 22) = 37: 3 x (40 x 37 / 17 + 16) + 16 = 325.17; at accessibility2, 31 pt, 282.8.
    let reflow = try evaluation("reflow", "A", in: report)
    #expect(reflow.outcome == .failed)
    #expect(abs(try #require(reflow.measured) - 325.176470588) < 1e-9)
    #expect(reflow.message == "row is 325.17 pt wide from accessibility3 up; the maximum is 320 pt")
    // Stacked from there on, it is as wide as one: 40 x 48 / 17 + 16 = 128.9 at most.
    #expect(try evaluation("reflow", "B", in: report).outcome == .passed)
  }

  @Test func textThatClipsBeforeItHasDoubledIsAnError() throws {
    let report = try report(
      """
      "textStyles": { "label": { "size": 14, "lineHeight": 1.3 } },
      "controls": [{ "name": "Small", "height": 36, "padding": [0, 12], "textStyle": "label" },
        { "name": "Large", "height": 48, "padding": [0, 12], "textStyle": "label" },
        { "name": "Growing", "height": { "minimum": 36 }, "padding": [0, 12], "textStyle": "label" }]
      """)
    // round(14 x 48 / 22) = 31 at accessibility3, the first to reach 28: 31 x 1.3 = 40.3 > 36.
    let small = try evaluation("text-clipping", "Small", in: report)
    #expect(small.outcome == .failed && !small.isMinor && small.measured == 36)
    #expect(abs(try #require(small.required) - 40.3) < 1e-9)
    // round(14 x 62 / 22) = 39 at accessibility5: 50.7 > 48; round(14 x 56 / 22) = 36 before: 46.8.
    let large = try evaluation("text-clipping", "Large", in: report)
    #expect(large.level == .warning)
    #expect(
      large.message
        == "text needs 50.7 pt of height at accessibility5; the frame has 48 pt (the text has already doubled)")
    #expect(try evaluation("text-clipping", "Growing", in: report).outcome == .passed)
  }

  @Test func whatIsNotDeclaredCannotBeTold() throws {
    let report = try report(
      """
      "textStyles": { "label": { "size": 14 } },
      "controls": [{ "name": "Bare" }, { "name": "Cell", "width": 44, "height": 60, "textStyle": "label" },
        { "name": "Row", "width": 44, "height": 44, "arrangement": "row" }]
      """)
    for rule in ["target-size-minimum", "target-size-enhanced", "minimum-control-size"] {
      #expect(try evaluation(rule, "Bare", in: report).outcome.name == "cantTell")
    }
    let cell = try evaluation("text-clipping", "Cell", in: report)
    #expect(cell.outcome == .cantTell && cell.cause == "the label text isn't declared")
    #expect(try evaluation("target-spacing", "Row", in: report).outcome.name == "cantTell")
    #expect(try evaluation("target-overlap", "Row", in: report).outcome.name == "cantTell")
    #expect(try evaluation("line-height", "label", in: report).outcome.name == "cantTell")
    #expect(report.decision == .failed)
  }

  @Test func exceptionsAreInapplicableWithTheirReason() throws {
    let report = try report(
      """
      "controls": [
        { "name": "Link", "width": 60, "height": 20, "exception": { "kind": "inline", "reason": "it stands in a sentence" } },
        { "name": "Twin", "width": 20, "height": 20, "exception": { "kind": "equivalent", "equivalent": "Save", "reason": "both save" } },
        { "name": "Save", "width": 60, "height": 30 }]
      """)
    let link = try evaluation("target-size-minimum", "Link", in: report)
    #expect(link.outcome == .inapplicable && link.cause == "declared as inline: it stands in a sentence")
    let twin = try evaluation("target-size-minimum", "Twin", in: report)
    #expect(twin.outcome == .inapplicable && twin.cause == "declared as equivalent to Save: both save")
    // 30 pt is enough for 24 and not for 44, so the exception does not bear out there.
    let enhanced = try evaluation("target-size-enhanced", "Twin", in: report)
    #expect(enhanced.outcome == .failed)
    #expect(enhanced.message.hasSuffix("the equivalent control Save isn't known to be large enough"))
  }

  @Test func aStyleMayHaveASecondSizeForRegularWidths() throws {
    let report = try report(
      #""textStyles": { "body": { "size": 10, "regularSize": 12 }, "title": { "size": 11, "scaling": "fixed" } }"#)
    #expect(report.textStyles.map(\.style.name) == ["body", "body (regular width)", "title"])
    #expect(report.textStyles.map(\.style.size) == [10, 12, 11])
    // Compact and regular sizes are never seen side by side; the title is seen beside both.
    #expect(report.textStyles[0].measured.others.map(\.name) == ["title"])
    #expect(report.textStyles[2].measured.others.map(\.name) == ["body", "body (regular width)"])
  }

  @Test func whatHoldsATextBackIsNamedWithTheNumberThatWouldDo() throws {
    let report = try report(
      """
      "textStyles": { "a": { "size": 17, "maximumSize": 24 }, "b": { "size": 17, "minimumScaleFactor": 0.5 },
        "c": { "size": 17, "dynamicTypeSize": { "maximum": "accessibility2" } }, "d": { "size": 12, "relativeTo": "caption" } }
      """)
    // 2 x 17 = 34.
    #expect(try evaluation("resize-text", "a", in: report).remedy == "raise the maximum size to 34 pt")
    // 48 x 0.5 / 17 = 1.41; 2 / (48 / 17) = 0.7083.
    let shrunken = try evaluation("resize-text", "b", in: report)
    #expect(abs(try #require(shrunken.measured) - 24 / 17.0) < 1e-9)
    #expect(shrunken.remedy == "raise the minimum scale factor to 0.71")
    // round(17 x 40 / 22) = 31 pt at accessibility2 is 182 %.
    #expect(try evaluation("resize-text", "c", in: report).remedy == "raise the cap to accessibility3 or higher")
    // round(12 x 13 / 16) = 10; round(13 x 13 / 16) = 11.
    #expect(
      try evaluation("minimum-text-size", "d", in: report).remedy
        == "use 13 pt, or scale with a text style that shrinks less")
  }
}
