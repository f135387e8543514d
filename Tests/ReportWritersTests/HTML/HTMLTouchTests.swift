import Audit
import DesignTokens
import Testing
import Typesetting

@testable import ReportWriters

/// Every control shall have a target of 44 pt and 8 pt around it.
private struct ControlWants44: Rule {
  static let descriptor = ReportWritersTests.descriptor("control-wants-44")
  func judge(_ subject: MeasuredControl) -> Judgement<FixtureReason>? {
    Judgement(.failed, .stated, measured: 36, required: 44, unit: .points)
  }
  func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredControl) -> Words { Words("too low") }
  func proposal(for subject: MeasuredControl) -> ControlProposal? { ControlProposal(side: 44, distance: 8) }
}

@Suite("Frames and fixed controls in the reports")
struct HTMLTouchTests {
  private var report: AuditReport {
    var system = DesignSystem(name: "Touch", tokens: TokenSet(), modes: [Mode("light")])
    let style = TextStyle(
      name: "badge", weight: 400, lineHeight: 1.2, text: ScaledText(baseSize: 10, relativeTo: .caption2),
      declaration: nil)
    var frame = TextFrame(name: "Badges", parts: [.text(.init(style, lines: 2)), .space(4)])
    frame.height = .fixed(54)
    var dot = Control(name: "Dot")
    (dot.width, dot.height, dot.gap, dot.arrangement) = (36, 36, 4, .row)
    (system.containers, system.controls, system.textStyles) = ([frame], [dot], [style])
    return Auditor(rules: [.init(ControlWants44(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test("A frame's heights stand at every category, and what does not fit is marked")
  func frames() throws {
    // 2 x 1.2 x round(10 x 25 / 13) + 4 = 2 x 1.2 x 19 + 4 = 49.6 at AX1; with 23 pt, 59.2 at AX2.
    let texts = try HTMLTokens(HTMLWriter().text(of: report)).texts
    #expect(texts.contains("49.6") && texts.contains("✕ 59.2"))
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.contains("| 49.6 | **59.2** ✕ |"))
    #expect(JSONWriter().text(of: report).contains("\"firstClipping\":\"accessibility2\""))
  }

  @Test("A control is drawn as declared and as it would pass")
  func fixed() throws {
    // 44 pt reach 8 pt beyond 36; 8 pt more between the targets make a gap of 16.
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    #expect(tokens.texts.contains("Fixed: target 44×44 pt, gap 16 pt"))
    let labels = tokens.tags.compactMap { $0["aria-label"] }.filter { $0.hasPrefix("Dot to scale") }
    #expect(labels.count == 2 && labels[1].contains("target 44 pt wide and 44 pt high, 16 pt to its neighbor"))
    #expect(MarkdownWriter().text(of: report).contains("target 44×44 pt, gap 16 pt"))
  }
}
