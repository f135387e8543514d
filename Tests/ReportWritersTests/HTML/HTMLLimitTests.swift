import Audit
import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

/// A page with more of everything than it shows, and colors that are missing.
@Suite struct HTMLLimitTests {
  /// 165 texts that fail in five modes, 70 more that are inferred and pass, and badges of which one has no color.
  private static let report: AuditReport = {
    let modes = (0..<5).map { Mode("m\($0)", base: $0 == 0 ? nil : "m0") }
    var system = DesignSystem(name: "Large", tokens: TokenSet(), modes: modes)
    func add(_ name: String, _ content: AuthoredValue.Content) { system.insert(name, content, mode: "m0") }
    for index in 0..<12 {
      add("card.c\(index)", .literal(.color(Color(red: 255, green: 255, blue: UInt8(240 + index)))))
    }
    for index in 0..<235 {
      let shade: UInt8 = index < 165 ? 170 : 0
      add("ink.\(index)", .literal(.color(Color(red: shade, green: shade, blue: UInt8(index)))))
    }
    add("gone", .undecidable("it is computed"))
    add("wide", .literal(.color(Color(.displayP3, 0, 1, 0))))
    system.surfaces = ["card.c0"]
    func pairing(_ front: String, _ back: Int, _ origin: Pairing.Origin = .declared) -> Pairing {
      Pairing(foreground: TokenPath(front), background: TokenPath("card.c\(back)"), usage: .text, origin: origin)
    }
    system.pairings = (0..<12).map { pairing("ink.0", $0) } + (1..<154).map { pairing("ink.\($0)", 0) }
    system.pairings += [pairing("gone", 0)] + (165..<235).map { pairing("ink.\($0)", 0, .inferred) }
    system.pairings += (165..<235).map { pairing("ink.\($0)", 1, .inferred) }
    system.badges = (0..<26).map {
      Badge(name: "b\($0)", background: "card.c0", border: nil, text: $0 == 0 ? "gone" : "ink.200", textStyle: nil)
    }
    let place = SourceLocation(path: "t", line: 1, column: 1, endLine: 1, endColumn: 1, byteRange: 0..<0)
    system.notices = (0..<203).map { InputNotice("notice \($0)", at: place) }
    return Auditor(rules: [.init(TextNeedsRatio(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }()

  /// Findings after the first 800 are in the data only; the page says how many, and every link leads to a part.
  @Test func whatIsLeftOutIsCounted() throws {
    let report = Self.report
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    let ids = Set(tokens.tags.compactMap { $0["id"] })
    for target in tokens.tags.compactMap({ $0["href"] }) where target.hasPrefix("#") {
      #expect(ids.contains(String(target.dropFirst())), "\(target)")
    }
    #expect(report.findings.count > Limits.findingRows && report.measured.colors.count / 5 == 249)
    #expect(tokens.tags.count { $0["data-finding"] != nil } == Limits.findingRows)
    let wanted = [
      "9 more tokens are in report.json.", "3 more are in report.json.", "and 4 more", ", 5 modes",
      "Search and filter \(report.findings.count) findings", ", of which 60 are shown",
    ]
    for text in wanted { #expect(tokens.texts.contains { $0.contains(text) }, "\(text)") }
    #expect(tokens.texts.contains { $0.hasSuffix(" more causes") && $0 != "0 more causes" })
    // Of 140 pairings that are inferred, one is also the text of badges; 300 pairings are listed.
    #expect(tokens.texts.contains("Inferred from names, never failing the gate (139)"))
    #expect(tokens.texts.contains { $0.contains(" more are in report.json. Failures are listed under Findings;") })
    #expect(tokens.texts.contains("gone: it is computed") && tokens.texts.contains("no color to draw"))
  }

  @Test func textMediaAreLimitedToo() throws {
    let text = MarkdownWriter().text(of: Self.report)
    #expect(text.contains(" more are in report.json."))
    let summary = SummaryWriter().text(of: Self.report)
    #expect(summary.contains("\nThe full report lists ") && summary.utf8.count <= SummaryWriter.limit)
    let poster = try XMLNode.read(PosterWriter().text(of: Self.report))
    #expect(poster.all("title").first?.text == "Large: palette audit")
  }
}

/// The plan of a report: steps, what they leave, and what they cost.
@Suite struct PlanPageTests {
  /// Grays on white: 0x77 has 4.478:1, and 0x76 has 4.542:1.
  private func report(steps: Int, remaining: Int = 0, alike: Int = 0, narrow: Int = 0) throws -> AuditReport {
    var system = DesignSystem(name: "Plan", tokens: TokenSet(), modes: [Mode("light"), Mode("dark", base: "light")])
    system.insert("page", .literal(.color(.white)))
    let count = steps + remaining
    for index in 0..<count { system.insert("t\(index)", .literal(.color(Color(red: 0x77, green: 0x77, blue: 0x77)))) }
    system.insert("gone", .undecidable("it is computed"))
    let gone = Pairing(foreground: "gone", background: "page", usage: .text, origin: .declared)
    system.pairings =
      (0..<count).map {
        Pairing(foreground: TokenPath("t\($0)"), background: "page", usage: .text, origin: .declared)
      } + [gone]
    var report = Auditor(rules: [.init(TextNeedsRatio(), level: .error)], gate: Gate())
      .report(on: MeasuredSystem(system))
    let pairs = report.pairings.map { RepairPlan.Pair(before: $0.measured, after: nil, required: 4.5) }
    let place = SourceLocation(path: "t.css", line: 1, column: 1, endLine: 1, endColumn: 2, byteRange: 0..<1)
    let all = (0..<steps).map { index -> RepairPlan.Step in
      let change = ColorChange(
        index == 1 ? .added : .changed, token: TokenPath("t\(index)"), mode: "light", shownIn: ["light"],
        old: Color(red: 0x77, green: 0x77, blue: 0x77), new: Color(red: 0x76, green: 0x76, blue: 0x76), location: place,
        authored: "#777777")
      var step = RepairPlan.Step(
        title: "darken \(token: "t\(index)")", reasons: ["One.", "Two."], changes: [change],
        fixed: Array(pairs[2 * index..<2 * index + 2]))
      step.patch = index == 0 ? "--- a\n+++ b\n" : index == 1 ? "--- a\r\n" : nil
      return step
    }
    report.plan = RepairPlan(
      steps: all, failing: 2 * count, remaining: Array(pairs[2 * steps..<2 * count]), undetermined: 1,
      lookAlikes: (0..<alike).map {
        .init(first: "t0", second: TokenPath("t\($0 + 1)"), modes: ["light"], before: 0.1, after: 0.01)
      }, narrowPasses: narrow)
    return report
  }

  @Test func stepsAfterTheFifthAreCollapsed() throws {
    let tokens = try HTMLTokens(HTMLWriter().text(of: try report(steps: 7, narrow: 2)))
    #expect(tokens.tags.filter { $0["class"] == "step" }.compactMap { $0["id"] } == (1...7).map { "step-\($0)" })
    #expect(tokens.texts.contains("2 smaller steps") && tokens.tags.contains { $0.name == "ol" && $0["start"] == "6" })
    #expect(tokens.texts.contains("2 fixed pairings pass with less than the margin of 1.5%."))
    #expect(tokens.texts.contains("6 changed values, 1 added value."))
    // A patch with a carriage return can't be copied from a page.
    #expect(tokens.tags.compactMap { $0["data-copy"] } == ["step-1-patch"])
    #expect(tokens.texts.contains("4.47 → –"))
  }

  @Test func whatThePlanLeavesIsCounted() throws {
    let texts = try HTMLTokens(HTMLWriter().text(of: try report(steps: 1, remaining: 5, alike: 6, narrow: 1))).texts
    #expect(texts.contains("4 more failing pairings."))
    #expect(texts.contains("1 fixed pairing passes with less than the margin of 1.5%."))
    #expect(texts.contains(" in dark: 4.47:1 after the plan; requires 4.5:1."))
  }

  @Test(arguments: [
    (1, 0, "1 step fixes them all and breaks none."), (2, 1, "2 steps fix 4 of them and break none."),
    (0, 2, "No color change was found that fixes any of them."),
  ])
  func theVerdictPromisesTheSteps(_ steps: Int, _ remaining: Int, _ sentence: String) throws {
    let report = try report(steps: steps, remaining: remaining)
    #expect(VerdictText(report).promise?.plain == sentence)
    #expect(SummaryWriter().text(of: report).contains(sentence))
    #expect((VerdictText(report).firstStep == nil) == (steps == 0))
  }

  @Test func thePlanInMarkdownIsNumbered() throws {
    let text = SummaryWriter().text(of: try report(steps: 7))
    #expect(text.contains("\n1. Darken `t0`: fixes 2, breaks 0\n") && text.contains("\n2 more steps.\n"))
    #expect(text.contains("step 1"))
  }
}
