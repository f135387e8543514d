import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

/// The page of a small system from its files: the verdict, the plan, the matrix, the screen, and the film strips.
@Suite struct ReportPageTests {
  private static func page(_ tokens: String, _ configuration: String) throws -> (String, AuditReport) {
    let folder = try TemporaryFolder(["tokens.json": tokens, "palpable.json": configuration])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    var report = try session.report()
    report.plan = session.plan(for: report)
    return (HTMLWriter().text(of: report), report)
  }

  private static let tokens = """
    { "$type": "color", "page": { "$value": "#ffffff" }, "card": { "$value": "#fafafa" },
      "body": { "$value": "#111111" }, "muted": { "$value": "#999999" }, "brand": { "$value": "#2255cc" },
      "label": { "$value": "#ffffff" } }
    """
  private static let configuration = """
    { "tokens": ["tokens.json"], "modes": [{ "name": "light" }], "surfaces": ["page", "card"],
      "pairings": [{ "text": ["body", "muted"], "on": ["page", "card"] }, { "text": "label", "on": "brand" }] }
    """

  @Test func theTopSaysWhatFailsAndWhatFixesIt() throws {
    let (html, report) = try Self.page(Self.tokens, Self.configuration)
    #expect(html.contains("2 of 5 required pairings have too little contrast."))
    #expect(html.contains("1 step fixes them all and breaks none."))
    #expect(html.contains("WCAG 2.2 AA") && html.contains("2 failures"))
    let step = try #require(report.plan?.steps.first)
    #expect(html.contains(#"id="step-1""#) && html.contains("Fixes \(step.fixed.count)"))
  }

  @Test func theMatrixHasACellForEachRequiredPairing() throws {
    let (html, _) = try Self.page(Self.tokens, Self.configuration)
    #expect(
      html.split(separator: #"<span class="cell req""#).count - 1 + html.split(separator: #"cell req bad"#).count - 1
        >= 5)
    // The label on surfaces and the texts on the button aren't required.
    #expect(html.split(separator: #"<span class="cell">"#).count - 1 == 3 * 3 - 5)
  }

  @Test func theScreenIsDrawnBeforeAndAfterThePlan() throws {
    let (html, report) = try Self.page(Self.tokens, Self.configuration)
    let change = try #require(report.plan?.steps.first?.changes.first)
    let screens = html.split(separator: #"class="screen""#)
    #expect(screens.count == 3)
    #expect(screens[1].contains("#999999") && !screens[1].contains(change.new.hex))
    #expect(screens[2].contains(change.new.hex))
  }

  @Test func withoutATextOnAPageThereIsNoScreen() throws {
    let (html, _) = try Self.page(
      Self.tokens, #"{ "tokens": ["tokens.json"], "pairings": [{ "component": "muted", "on": "page" }] }"#)
    #expect(!html.contains(#"id="screens""#))
  }

  @Test func aFilmStripShowsWhatIsClipped() throws {
    let (html, _) = try Self.page(
      Self.tokens,
      """
      { "tokens": ["tokens.json"], "pairings": [{ "text": "body", "on": "page" }],
        "textStyles": { "badge": { "size": 10, "weight": 600, "lineHeight": 1.2, "relativeTo": "caption1", "scaling": "custom" },
          "held": { "size": 20, "weight": 400, "lineHeight": 1.2, "relativeTo": "body", "scaling": "custom",
            "dynamicTypeSize": { "maximum": "xxxLarge" } } },
        "containers": [{ "name": "Badges", "height": 30, "textStyle": "badge", "lines": 2 }] }
      """)
    #expect(html.contains("Film strip of Badges") && html.contains("Film strip of held"))
    #expect(html.contains("Clipped by ") && html.contains(" without the cap"))
    #expect(html.contains(#"class="film-cut""#) && html.contains(#"class="film-ghost""#))
  }

  /// The patch in the page is the plan's, line by line.
  @Test func aPatchInThePageKeepsItsLines() throws {
    let (html, report) = try Self.page(Self.tokens, Self.configuration)
    let patch = try #require(report.plan?.steps.first?.patch)
    let element = try #require(html.split(separator: #"id="step-1-patch""#).last?.split(separator: "</pre>").first)
    let lines = element.split(separator: "<code>").last?.split(separator: "</code>").first?.split(separator: "\n")
    #expect(lines?.count == patch.split(separator: "\n").count && !element.contains("U+000A"))
  }

  /// The second background can't be determined, so the plan doesn't fix every gate failure.
  @Test func whatThePlanCantDecideIsListed() throws {
    let folder = try TemporaryFolder([
      "t.css": ":root{--text:#999;--page:#fff;--gone:var(--nope)}",
      "palpable.json": #"{ "tokens": ["t.css"], "pairings": [{ "text": "text", "on": ["page", "gone"] }] }"#,
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    var report = try session.report()
    report.plan = session.plan(for: report)
    #expect(report.plan?.steps.count == 1)
    let html = HTMLWriter().text(of: report)
    #expect(!html.contains("Nothing: the steps fix every gate failure."))
  }

  /// The dark gray follows its ramp: #999999 becomes darker than its neighbor, which no pairing uses.
  @Test func aStepWithoutAFixHasAReason() throws {
    let folder = try TemporaryFolder([
      "a.css": ":root { --paper: #ffffff; --gray-7: #999999; --gray-8: #909090; }",
      "b.css": ":root { --paper: #000000; --gray-7: #9a9a9a; }",
      "palpable.json": """
      { "tokens": ["a.css", { "path": "b.css", "mode": "dark" }], "ramps": ["gray.*"], "locked": ["paper"],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "pairings": [{ "text": "gray.7", "on": "paper" }] }
      """,
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    let plan = try #require(session.plan(for: try session.report()))
    #expect(plan.steps.map(\.fixed.count) == [1, 0])
    #expect(
      plan.steps.last?.reasons.map(\.plain) == [
        "It fixes no pairing. It keeps these colors in order with the changed ones, or apart from them."
      ])
  }

  @Test func aPlanBeyondTheBudgetNamesTheCommand() throws {
    var (_, report) = try Self.page(Self.tokens, Self.configuration)
    report.plan = RepairPlan(beyondBudgetFailing: 2)
    let html = HTMLWriter().text(of: report)
    #expect(
      html.contains(
        "The plan takes more work than an audit allows. To compute the changes, run <code>palpable fix</code>."))
    #expect(!html.contains("Each step can be applied alone"))
  }
}
