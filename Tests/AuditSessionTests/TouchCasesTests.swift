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
      "failed", "the row is 408 pt wide; 320 pt must suffice",
      "let it wrap, or stack it from xSmall on; the largest is 408 pt"),
    // Three columns where none are declared: 3 x 96 + 2 x 8.
    Case(
      "reflow", "A", #"{ "name": "A", "width": 96, "height": 44, "gap": 8, "arrangement": "grid" }"#, "passed",
      "the row is at most 304 pt wide"),
    Case(
      "reflow", "A", #"{ "name": "A", "width": 96, "height": 44, "gap": 8, "arrangement": "row", "wraps": true }"#,
      "passed", "the row is at most 96 pt wide"),
    Case(
      "reflow", "A", #"{ "name": "A", "width": 400, "height": 44 }"#, "failed",
      "it is 400 pt wide; 320 pt must suffice", "let it wrap"),
    // The padding alone is 120 pt: 3 x 120 + 16.
    Case(
      "reflow", "A", #"{ "name": "A", "height": 44, "padding": [0, 60], "gap": 8, "arrangement": "row" }"#, "failed",
      "the row is at least 376 pt wide; 320 pt must suffice",
      "let it wrap, or stack it from xSmall on; the largest is 376 pt"),
    Case(
      "reflow", "A", #"{ "name": "A", "gap": 8, "arrangement": "row" }"#, "cantTell",
      "the widths of its labels are not declared, so its row cannot be measured",
      "declare \"width\", or \"padding\" with a \"label\""),
    // 30 characters of at least 0.3 em: 9 x 37 pt at accessibility3.
    Case(
      "reflow", "A", #"{ "name": "A", "padding": [8, 0], "textStyle": "body", "label": 30, "lineLimit": 1 }"#, "failed",
      "from accessibility3 on it is at least 333 pt wide; 320 pt must suffice", "let it wrap"),
    // 20 characters of 0.3 to 0.7 em: 14 x 22 = 308 pt at xxxLarge, then 6 x 26 to 14 x 26.
    Case(
      "reflow", "A", #"{ "name": "A", "padding": [8, 0], "textStyle": "body", "label": 20, "lineLimit": 1 }"#,
      "cantTell",
      "at accessibility1 it is between 156 and 364 pt wide by estimate; 320 pt must suffice",
      "measure the label and declare its width, or let the row wrap"),
  ]

  static let distances: [Case] = [
    Case(
      "target-spacing", "A", #"{ "name": "A", "gap": 8, "arrangement": "row" }"#, "cantTell",
      "its size is not known, so its distance to neighbors is not; 8 pt is required"),
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "width": 44, "height": 44, "neighbours": [{ "control": "B", "position": [60, 0] }] }, { "name": "B" }"#,
      "cantTell", "size, gap or place of B is not declared; 8 pt is required",
      "declare \"gap\" with \"arrangement\""),
    Case(
      "target-spacing", "A",
      """
      { "name": "A", "width": 44, "height": 44, "gap": 8, "arrangement": "row",
        "neighbours": [{ "control": "B", "position": [0, 60] }] }, { "name": "B" }
      """, "cantTell", "neighboring targets are 8 pt apart; not all neighbors are known"),
    // What it lies in is no neighbor, wherever it lies.
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "width": 44, "height": 44, "inside": "B" }, { "name": "B", "width": 99, "height": 99 }"#,
      "inapplicable", "it has no neighbor"),
    // At least 16 pt are seen of 40 pt that are touched: 12 pt reach beyond each side, 24 pt into a gap of 8 pt.
    Case(
      "target-spacing", "A",
      #"{ "name": "A", "padding": [8, 8], "height": 44, "target": [40, 44], "gap": 8, "arrangement": "row" }"#,
      "cantTell",
      "neighboring targets overlap by 16 pt; 8 pt is required, and only a lower bound of its size is known",
      "declare its \"width\" and \"height\", or a \"label\""),
    Case(
      "target-overlap", "A",
      #"{ "name": "A", "padding": [8, 8], "height": 44, "target": [40, 44], "gap": 8, "arrangement": "row" }"#,
      "cantTell", "neighboring targets overlap by up to 16 pt", "declare its \"width\" and \"height\", or a \"label\""),
    // 50 pt wide from 60 pt before it: 10 pt are left.
    Case(
      "target-spacing", "A",
      """
      { "name": "A", "width": 44, "height": 44, "neighbours": [{ "control": "B", "position": [-60, 0] }] },
      { "name": "B", "width": 50, "height": 44 }
      """, "passed", "neighboring targets are 10 pt apart"),
    // 24 + 8 + 0 of 60: the middle of B lies over A, 12 pt from its leading edge.
    Case(
      "target-size-minimum", "B",
      """
      { "name": "A", "width": 20, "height": 20, "inside": { "control": "B", "leading": 4 } },
      { "name": "B", "width": 30, "height": 30 }
      """, "failed",
      "30 x 30 pt, of which corners and other targets leave a square of 6 pt; WCAG 2.5.8 asks for 24 x 24 pt; "
        + "under A no space makes up for it"),
    Case(
      "target-size-minimum", "A",
      #"{ "name": "A", "width": 20, "height": 20, "neighbours": [{ "control": "B", "position": [60, 0] }] }, { "name": "B" }"#,
      "cantTell",
      "20 x 20 pt; WCAG 2.5.8 asks for 24 x 24 pt, or enough space around it, and size or place of B is not declared"),
    Case(
      "target-size-minimum", "A", #"{ "name": "A", "width": { "minimum": 20 }, "height": { "minimum": 20 } }"#,
      "cantTell",
      "at least 20 x at least 20 pt; WCAG 2.5.8 asks for 24 x 24 pt, and only a lower bound is known",
      "declare \"width\" and \"height\" or \"target\""),
    Case(
      "target-size-enhanced", "A",
      #"{ "name": "A", "textStyle": "body", "width": 44, "height": { "minimum": 30 } }"#,
      "cantTell",
      "44 x at least 30 pt; WCAG 2.5.5 asks for 44 x 44 pt, and only a lower bound is known",
      "declare \"width\" and \"height\" or \"target\""),
  ]

  static let frames: [Case] = [
    // 40 pt measured at 17 pt are 113 pt at 48 pt, the largest.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 300 }"#, "passed",
      "it fits up to accessibility5"),
    // 17 x 48 / 22 = 37 pt at accessibility3, where the text has just doubled: 40 x 37 / 17 = 87 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 80, "lineLimit": 1 }"#,
      "failed", "at accessibility3 its words no longer fit the width", "let the width grow, or allow more lines"),
    // 43 pt at accessibility4: 40 x 43 / 17 = 101.2 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": { "width": 40 }, "width": 100, "lineLimit": 1 }"#,
      "failed", "at accessibility4 its words no longer fit the width, after the text has doubled",
      "let the width grow, or allow more lines"),
    // 20 characters of 0.3 to 0.7 em: 14 x 17 = 238 pt, at xLarge 14 x 19 = 266 pt; 6 x 43 = 258 pt at accessibility4.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": 20, "width": 240, "lineLimit": 1 }"#, "failed",
      "at accessibility4 its words no longer fit the width, after the text has doubled; from xLarge on it may not fit"),
    // 14 x 22 = 308 pt at xxxLarge, and never less than 6 x 48 = 288 pt.
    Case(
      "text-clipping", "A",
      containers: #"{ "name": "A", "textStyle": "body", "label": 20, "width": 300, "lineLimit": 1 }"#, "cantTell",
      "at xxxLarge the estimate of its width leaves it open", "measure the label and declare its width"),
    Case(
      "text-clipping", "A", containers: #"{ "name": "A", "textStyle": "body", "width": 240, "lineLimit": 1 }"#,
      "cantTell", "its words are not declared, so nobody can tell whether they fit the width", "declare \"label\""),
    // Lines without a height have 1.14 to 1.4 times the size: 43 pt at accessibility4.
    Case(
      "text-clipping", "A", containers: #"{ "name": "A", "textStyle": "open", "height": 60 }"#, "cantTell",
      "at accessibility4 it needs between 49.02 and 60.2 pt of height by estimate and has 60 pt",
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
    let evaluation = try #require((controls + frames).first { $0.rule == example.rule }).evaluation
    #expect(evaluation.outcome.name == example.outcome)
    #expect(evaluation.message == example.message)
    if let remedy = example.remedy { #expect(evaluation.remedy == remedy) }
    // Every writer says it in these words, but for the first letter of a sentence.
    guard report.findings.contains(where: { $0.rule == example.rule }) else { return }
    let others: [any ReportWriter] = [HTMLWriter(), JSONWriter(), SARIFWriter(), JUnitWriter()]
    for writer in [MarkdownWriter()] + (LongTests.areEnabled ? others : []) {
      #expect(writer.text(of: report).contains(example.message.dropFirst()), "\(type(of: writer).format.id)")
    }
  }

  /// A target of 30 pt that grows to 44 pt reaches 7 pt beyond what is seen of it, so that an edge 4 pt away cuts it off.
  @Test func whatIsMendedStaysOffTheEdgesOfTheScreen() throws {
    let edges = #""screenEdges": { "leading": 4, "trailing": 9, "top": 4, "bottom": 9 }"#
    let report = try Self.report(
      Case("", "", #"{ "name": "A", "width": 30, "height": 30, \#(edges) }"#, "", "").configuration)
    let mended = try #require(report.controls[0].mended)
    #expect(mended.target?.width == 44 && mended.target?.height == 44)
    let found = mended.screenEdges
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
    let mended = try #require(report.controls[0].mended)
    #expect(mended.gap == 16 && mended.rowGap == 16)
  }

  /// Only what is touched is known of it: 30 pt that become 44 pt, so that a gap of 0 stays as far as anybody knows.
  @Test func aTargetOfWhichNothingIsSeenIsMended() throws {
    let edges = #""screenEdges": { "trailing": 4, "bottom": 40 }"#
    let report = try Self.report(
      Case("", "", #"{ "name": "A", "target": [30, 30], \#(edges) }"#, "", "").configuration)
    let mended = try #require(report.controls[0].mended)
    #expect(mended.target?.width == 44 && mended.target?.height == 44)
    #expect([mended.screenEdges.trailing, mended.screenEdges.bottom] == [7, 40])
  }

  /// Material asks for 48 pt, which is not WCAG's number and is not said as if it were.
  @Test func anotherMinimumIsNotCalledWCAG() throws {
    let report = try Self.report(
      """
      { "tokens": ["a.tokens.json"], "controls": [{ "name": "A", "width": 44, "height": 44 }],
        "rules": { "target-size-enhanced": { "minimum": 48 } } }
      """)
    let evaluation = try #require(report.controls[0].assessments.first { $0.rule == "target-size-enhanced" }).evaluation
    #expect(evaluation.message == "44 x 44 pt; asked for are 48 x 48 pt")
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
    #expect(page.contains("<strong>at least 30 pt</strong>") && !page.contains("unknown pt"))
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
    #expect(page.contains("4 pt, in a grid") && page.contains("Unknown size. The width cannot be told"))
    #expect(page.contains("Unknown size. The width and height cannot be told"))
    #expect(page.contains("unknown wide, 44") && page.contains("unknown size"))
  }
}
