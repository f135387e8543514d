import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

/// What rules say of controls and containers of which not everything is known, or that stand in less common arrangements.
@Suite struct TouchCasesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The rule and its subject.
    let rule: String
    let subject: String
    /// The entries of `controls` and `containers`; texts of the style "body" have 17 pt, those of "open" no line height.
    let controls: String
    var containers = ""
    let outcome: String
    let message: String
    var remedy: String?
    var testDescription: String { "\(rule) \(subject): \(message)" }

    init(
      _ rule: String, _ subject: String, _ controls: String = "", containers: String = "", _ outcome: String,
      _ message: String, _ remedy: String? = nil
    ) {
      (self.rule, self.subject, self.controls, self.containers) = (rule, subject, controls, containers)
      (self.outcome, self.message, self.remedy) = (outcome, message, remedy)
    }

    var configuration: String {
      """
      { "tokens": ["a.tokens.json"],
        "textStyles": { "body": { "size": 17, "lineHeight": 1.3 }, "open": { "size": 17 } },
        "controls": [\(controls)], "containers": [\(containers)] }
      """
    }
  }

  static let rows: [Case] = [
    // 4 x 96 + 3 x 8.
    Case(
      "reflow", "A", #"{ "name": "A", "width": 96, "height": 44, "gap": 8, "arrangement": "grid", "columns": 4 }"#,
      "failed", "row is 408 pt wide; the maximum is 320 pt",
      "let the row wrap, or stack it from xSmall up; the largest width is 408 pt"),
    // Three columns where none are declared: 3 x 96 + 2 x 8.
    Case(
      "reflow", "A", #"{ "name": "A", "width": 96, "height": 44, "gap": 8, "arrangement": "grid" }"#, "passed",
      "row is at most 304 pt wide"),
    Case(
      "reflow", "A", #"{ "name": "A", "width": 96, "height": 44, "gap": 8, "arrangement": "row", "wraps": true }"#,
      "passed", "row is at most 96 pt wide"),
    Case(
      "reflow", "A", #"{ "name": "A", "width": 400, "height": 44 }"#, "failed",
      "control is 400 pt wide; the maximum is 320 pt", "let the content wrap"),
    // The padding alone is 120 pt: 3 x 120 + 16.
    Case(
      "reflow", "A", #"{ "name": "A", "height": 44, "padding": [0, 60], "gap": 8, "arrangement": "row" }"#, "failed",
      "row is at least 376 pt wide; the maximum is 320 pt",
      "let the row wrap, or stack it from xSmall up; the largest width is 376 pt"),
    Case(
      "reflow", "A", #"{ "name": "A", "gap": 8, "arrangement": "row" }"#, "cantTell",
      "the label widths aren't declared, so the row can't be measured",
      "declare \"width\", or \"padding\" with a \"label\""),
    // 30 characters of at least 0.3 em: 9 x 37 pt at accessibility3.
    Case(
      "reflow", "A", #"{ "name": "A", "padding": [8, 0], "textStyle": "body", "label": 30, "lineLimit": 1 }"#, "failed",
      "control is at least 333 pt wide from accessibility3 up; the maximum is 320 pt", "let the content wrap"),
    // 20 characters of 0.3 to 0.7 em: 14 x 22 = 308 pt at xxxLarge, then 6 x 26 to 14 x 26.
    Case(
      "reflow", "A", #"{ "name": "A", "padding": [8, 0], "textStyle": "body", "label": 20, "lineLimit": 1 }"#,
      "cantTell",
      "control is an estimated 156 to 364 pt wide at accessibility1; the maximum is 320 pt",
      "measure the label and declare its width, or let the row wrap"),
  ]

  static let distances: [Case] = [
    Case(
      "target-spacing", "A", #"{ "name": "A", "gap": 8, "arrangement": "row" }"#, "cantTell",
      "the control size isn't known, so the distance can't be checked; 8 pt is required"),
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "width": 44, "height": 44, "neighbours": [{ "control": "B", "position": [60, 0] }] }, { "name": "B" }"#,
      "cantTell", "the size, gap, or position of B isn't declared, so the distance can't be checked; 8 pt is required",
      "declare \"gap\" with \"arrangement\""),
    Case(
      "target-spacing", "A",
      """
      { "name": "A", "width": 44, "height": 44, "gap": 8, "arrangement": "row",
        "neighbours": [{ "control": "B", "position": [0, 60] }] }, { "name": "B" }
      """, "cantTell", "adjacent targets are 8 pt apart; not all neighbors are known"),
    // What it lies in is no neighbor, wherever it lies.
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "width": 44, "height": 44, "inside": "B" }, { "name": "B", "width": 99, "height": 99 }"#,
      "inapplicable", "no neighbor is declared"),
    // At least 16 pt are seen of 40 pt that are touched: 12 pt reach beyond each side, 24 pt into a gap of 8 pt.
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "padding": [8, 8], "height": 44, "target": [40, 44], "gap": 8, "arrangement": "row" }"#,
      "cantTell",
      "adjacent targets overlap by 16 pt; 8 pt is required, and only a lower bound of the size is known",
      "declare its \"width\" and \"height\", or a \"label\""),
    Case(
      "target-overlap", "A",
      #"{ "name": "A", "padding": [8, 8], "height": 44, "target": [40, 44], "gap": 8, "arrangement": "row" }"#,
      "cantTell", "adjacent targets overlap by up to 16 pt", "declare \"width\" and \"height\", or a \"label\""),
    // 50 pt wide from 60 pt before it: 10 pt are left.
    Case(
      "target-spacing", "A",
      """
      { "name": "A", "width": 44, "height": 44, "neighbours": [{ "control": "B", "position": [-60, 0] }] },
      { "name": "B", "width": 50, "height": 44 }
      """, "passed", "adjacent targets are 10 pt apart"),
    // 24 + 8 + 0 of 60: the middle of B lies over A, 12 pt from its leading edge.
    Case(
      "target-size-minimum", "B",
      """
      { "name": "A", "width": 20, "height": 20, "inside": { "control": "B", "leading": 4 } },
      { "name": "B", "width": 30, "height": 30 }
      """, "failed",
      "touch target is 30×30 pt, but corners and other targets leave only a square of 6 pt; WCAG 2.5.8 requires 24×24 pt; "
        + "under A, space can't make up for the size"),
    Case(
      "target-size-minimum", "A",
      #"{ "name": "A", "width": 20, "height": 20, "neighbours": [{ "control": "B", "position": [60, 0] }] }, { "name": "B" }"#,
      "cantTell",
      "touch target is 20×20 pt; WCAG 2.5.8 requires 24×24 pt, or enough space around the target; the size or position of B is not declared, so the space can't be checked"
    ),
    Case(
      "target-size-minimum", "A", #"{ "name": "A", "width": { "minimum": 20 }, "height": { "minimum": 20 } }"#,
      "cantTell",
      "touch target is ≥20×≥20 pt; WCAG 2.5.8 requires 24×24 pt, but only a lower bound is known",
      "declare \"width\" and \"height\" or \"target\""),
    Case(
      "target-size-enhanced", "A",
      #"{ "name": "A", "textStyle": "body", "width": 44, "height": { "minimum": 30 } }"#,
      "cantTell",
      "touch target is 44×≥30 pt; WCAG 2.5.5 requires 44×44 pt, but only a lower bound is known",
      "declare \"width\" and \"height\" or \"target\""),
  ]

  static let frames: [Case] = [
    // 40 pt measured at 17 pt are 113 pt at 48 pt, the largest.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 300 }"#, "passed",
      "text fits up to accessibility5"),
    // 17 x 48 / 22 = 37 pt at accessibility3, where the text has just doubled: 40 x 37 / 17 = 87 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 80, "lineLimit": 1 }"#,
      "failed", "text exceeds the frame width at accessibility3", "let the width grow, or allow more lines"),
    // 43 pt at accessibility4: 40 x 43 / 17 = 101.2 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 100, "lineLimit": 1 }"#,
      "failed", "text exceeds the frame width at accessibility4 (the text has already doubled)",
      "let the width grow, or allow more lines"),
    // 20 characters of 0.3 to 0.7 em: 14 x 17 = 238 pt, at xLarge 14 x 19 = 266 pt; 6 x 43 = 258 pt at accessibility4.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": 20, "width": 240, "lineLimit": 1 }"#, "failed",
      "text exceeds the frame width at accessibility4 (the text has already doubled); it may be clipped from xLarge up"),
    // 14 x 22 = 308 pt at xxxLarge, and never less than 6 x 48 = 288 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": 20, "width": 300, "lineLimit": 1 }"#, "cantTell",
      "the width estimate at xxxLarge is inconclusive, so the text width can't be checked",
      "measure the label and declare its width"),
    Case(
      "text-clipping", "A", containers: #"{ "name": "A", "textStyle": "body", "width": 240, "lineLimit": 1 }"#,
      "cantTell", "the label text isn't declared, so the text width can't be checked", "declare \"label\""),
    // Lines without a height have 1.14 to 1.4 times the size: 43 pt at accessibility4.
    Case(
      "text-clipping", "A", containers: #"{ "name": "A", "textStyle": "open", "height": 60 }"#, "cantTell",
      "text needs an estimated 49.02 to 60.2 pt of height at accessibility4; the frame has 60 pt",
      "declare \"lineHeight\", or let the height grow"),
  ]

  static func report(_ configuration: String) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "$type": "number", "a": { "$value": 1 } }"#, "palpable.json": configuration,
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  @Test(arguments: rows + distances + frames)
  func isSaidWithItsNumbers(_ example: Case) throws {
    let report = try Self.report(example.configuration)
    let controls = report.controls.filter { $0.control.name == example.subject }.flatMap(\.assessments)
    let frames = report.frames.filter { $0.frame.name == example.subject }.flatMap(\.assessments)
    let evaluation = try #require((controls + frames).first { $0.rule == example.rule })
    #expect(evaluation.outcome.name == example.outcome)
    #expect(evaluation.message == example.message)
    if let remedy = example.remedy { #expect(evaluation.remedy == remedy) }
    // Every writer says it in these words, but for the first letter of a sentence.
    guard report.findings.contains(where: { $0.rule == example.rule }) else { return }
    let others: [any ReportWriter] = [HTMLWriter(), JSONWriter(), SARIFWriter(), JUnitWriter()]
    for writer in [MarkdownWriter()] + (LongTests.areEnabled ? others : []) {
      // HTML and XML escape apostrophes.
      let text = writer.text(of: report).replacing("&#39;", with: "'").replacing("&apos;", with: "'")
      #expect(text.contains(example.message.dropFirst()), "\(type(of: writer).format.id)")
    }
  }

  /// A target of 30 pt that grows to 44 pt reaches 7 pt beyond what is seen of it, so that an edge 4 pt away cuts it off.
  @Test func whatIsMendedStaysOffTheEdgesOfTheScreen() throws {
    let edges = #""screenEdges": { "leading": 4, "trailing": 9, "top": 4, "bottom": 9 }"#
    let report = try Self.report(
      Case("", "", #"{ "name": "A", "width": 30, "height": 30, \#(edges) }"#, "", "").configuration)
    let fixed = try #require(report.controls[0].fixed)
    #expect(fixed.target?.width == 44 && fixed.target?.height == 44)
    let found = fixed.screenEdges
    #expect([found.leading, found.trailing, found.top, found.bottom] == [7, 9, 7, 9])
  }

  /// 4 pt reach beyond each of two chips of 36 pt, and 8 pt belong between their targets.
  @Test func theRowsOfAGridAreMendedAsItsColumnsAre() throws {
    let report = try Self.report(
      Case(
        "", "",
        #"{ "name": "A", "width": 36, "height": 36, "target": [44, 44], "gap": 4, "rowGap": 6, "arrangement": "grid" }"#,
        "", ""
      ).configuration)
    let fixed = try #require(report.controls[0].fixed)
    #expect(fixed.gap == 16 && fixed.rowGap == 16)
  }

  /// Only what is touched is known of it: 30 pt that become 44 pt, so that a gap of 0 stays as far as anybody knows.
  @Test func aTargetOfWhichNothingIsSeenIsMended() throws {
    let edges = #""screenEdges": { "trailing": 4, "bottom": 40 }"#
    let report = try Self.report(
      Case("", "", #"{ "name": "A", "target": [30, 30], \#(edges) }"#, "", "").configuration)
    let fixed = try #require(report.controls[0].fixed)
    #expect(fixed.target?.width == 44 && fixed.target?.height == 44)
    #expect([fixed.screenEdges.trailing, fixed.screenEdges.bottom] == [7, 40])
  }

  /// Material asks for 48 pt, which is not WCAG's number and is not said as if it were.
  @Test func anotherMinimumIsNotCalledWCAG() throws {
    let report = try Self.report(
      """
      { "tokens": ["a.tokens.json"], "controls": [{ "name": "A", "width": 44, "height": 44 }],
        "rules": { "target-size-enhanced": { "minimum": 48 } } }
      """)
    let evaluation = try #require(report.controls[0].assessments.first { $0.rule == "target-size-enhanced" })
    #expect(evaluation.message == "touch target is 44×44 pt; requires 48×48 pt")
  }

  /// A size that is a token of the type number is meant in points.
  @Test func aNumberIsASizeToo() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json": #"{ "$type": "number", "a": { "$value": 21 } }"#,
      "palpable.json": #"{ "tokens": ["a.tokens.json"], "textStyles": { "body": { "size": "{a}" } } }"#,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(report.textStyles.map(\.style.size) == [21])
  }

  /// At least 30 pt are known, and no number stands for what is not.
  @Test func aLowerBoundIsShownAsOne() throws {
    let report = try Self.report(
      Case("", "", #"{ "name": "A", "width": { "minimum": 30 }, "height": 44 }"#, "", "").configuration)
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("<b>at least 30 pt</b>") && !page.contains("unknown pt"))
  }

  /// The cards of the page say what stands freely, what is exempt and why, and what nothing can be drawn of.
  @Test func theCardsOfControlsSayWhatIsSpecialAboutThem() throws {
    let report = try Self.report(
      Case(
        "", "",
        """
        { "name": "Free", "width": 30, "height": 44, "arrangement": "free" },
        { "name": "Link", "width": 60, "height": 20, "exception": { "kind": "inline", "reason": "in a sentence" } },
        { "name": "High", "height": 44 }, { "name": "Bare" },
        { "name": "Key", "width": 30, "height": 30, "gap": 4, "arrangement": "grid", "columns": 2 }
        """, "", ""
      ).configuration)
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("unknown, freely placed") && page.contains("inline: in a sentence"))
    #expect(page.contains("4 pt, in a grid") && page.contains("Unknown size. The width can&#39;t be determined"))
    #expect(page.contains("Unknown size. The width and height can&#39;t be determined"))
    #expect(page.contains("unknown wide, 44") && page.contains("unknown size"))
  }
}
