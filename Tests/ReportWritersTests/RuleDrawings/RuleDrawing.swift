import Audit
import AuditRules
import AuditSession
import AuditTestSupport
import PageModel
import TestSupport

@testable import ReportWriters

/// The drawing of an example in the rule reference: what the rule measured, as SVG that is readable in light and dark.
///
/// The example is audited, so a drawing can't show other colors, sizes, or results than the audit.
struct RuleDrawing {
  /// A part of a drawing, with its text alternative.
  struct Panel {
    let width: Double
    let height: Double
    let text: String
    let draw: (inout HTMLBuilder) -> Void
  }

  private let panels: [Panel]

  /// Audits the example of a rule; nil if the rule measured nothing that can be drawn.
  init?(_ rule: String, _ example: RuleExample) throws {
    let folder = try TemporaryFolder(example.files(.hexText))
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    if !example.baseline.isEmpty { request.baseline = "baseline.json" }
    let panels = RuleDrawing.panels(of: rule, in: try AuditSession(request).report())
    guard !panels.isEmpty else { return nil }
    self.panels = Array(panels.prefix(RuleDrawing.mostPanels))
  }

  /// The largest number of panels, in rows of a width.
  private static let (mostPanels, rowWidth, gap) = (6, 432.0, 16.0)

  /// The text alternative.
  var text: String { panels.map(\.text).joined(separator: " ") }

  /// The file.
  var svg: String {
    var places: [(x: Double, y: Double)] = []
    var (x, y, width, height) = (RuleDrawing.gap, RuleDrawing.gap, 0.0, 0.0)
    for panel in panels {
      if x > RuleDrawing.gap, x + panel.width + RuleDrawing.gap > RuleDrawing.rowWidth {
        (x, y) = (RuleDrawing.gap, y + height + RuleDrawing.gap)
        height = 0
      }
      places.append((x, y))
      x += panel.width + RuleDrawing.gap
      width = max(width, x)
      height = max(height, panel.height)
    }
    height += y + RuleDrawing.gap
    let size = (HTMLNumber.text(width), HTMLNumber.text(height))
    var html = HTMLBuilder()
    html.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(size.0) \(size.1)", "width": size.0, "height": size.1,
        "font-family": "system-ui, sans-serif", "role": "img", "aria-label": text,
      ]
    ) { html in
      html.element("style", text: RuleDrawing.style)
      html.element("pattern", ["id": "hatch", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse"]) {
        $0.element("path", ["class": "hatch", "d": "M0 6L6 0"]) { _ in }
      }
      html.element("rect", ["class": "ground", "width": size.0, "height": size.1, "rx": "8"]) { _ in }
      for (panel, place) in zip(panels, places) {
        html.element("g", ["transform": "translate(\(HTMLNumber.text(place.x)) \(HTMLNumber.text(place.y)))"]) {
          panel.draw(&$0)
        }
      }
    }
    // A reader of SVG needs no pattern that nothing uses.
    let markup = html.markup
    guard !markup.contains("url(#hatch)") else { return markup + "\n" }
    return markup.replacing(#/<pattern.*?</pattern>/#, with: "") + "\n"
  }

  /// The colors of the HTML report, and its style rules for what is drawn.
  private static let style = """
    svg{\(HTMLPageColors.light.declarations)}\
    @media (prefers-color-scheme:dark){svg{\(HTMLPageColors.dark.declarations)}}\
    .ground{fill:var(--panel)}.caption{font-size:13px;fill:var(--ink)}.note{font-size:12px;fill:var(--soft)}\
    .fails{font-size:13px;font-weight:600;fill:var(--fail)}.edge{fill:none;stroke:var(--rule)}\
    .visible{fill:var(--canvas);stroke:var(--ink);stroke-width:1.5px}.ghost{opacity:.5}\
    .target{fill:none;stroke:var(--link);stroke-width:2px;stroke-dasharray:6 4}\
    .square{fill:none;stroke:var(--edge);stroke-dasharray:2 3}.circle{fill:none;stroke:var(--fail);stroke-width:1.5px}\
    .overlap{fill:var(--fail);fill-opacity:.3}.calm .overlap{fill:var(--edge)}.calm .circle{stroke:var(--edge)}\
    .measure{font-size:13px;fill:var(--soft)}\
    .measure.middle{text-anchor:middle}.measure.end{text-anchor:end}.film-text{fill:var(--ink)}\
    .film-box{fill:none;stroke:var(--ink);stroke-width:1.5}.hatch{fill:none;stroke:var(--fail);stroke-width:2}\
    .film-cut{fill:url(#hatch);stroke:var(--fail);stroke-dasharray:4 3}
    """
}

/// The drawings of the rule reference, and the page with them.
enum RuleDrawings {
  /// The number of examples of a kind that the reference shows in full.
  private static let shownExamples = 3

  /// Returns the drawings of all examples, by the name of their file.
  static func all() throws -> [String: RuleDrawing] {
    var drawings: [String: RuleDrawing] = [:]
    for descriptor in RuleCatalog.all.map({ $0.descriptor }) {
      for (kind, examples) in [("passes", descriptor.passing), ("fails", descriptor.failing)] {
        for (index, example) in examples.prefix(shownExamples).enumerated() {
          drawings["\(descriptor.id)-\(kind)-\(index + 1)"] = try RuleDrawing(descriptor.id, example)
        }
      }
    }
    return drawings
  }

  /// Returns the rule reference with links from its table to the rules, and a drawing below the caption of its example.
  static func page(_ reference: String, with drawings: [String: RuleDrawing]) -> String {
    var lines: [String] = []
    var (rule, kind, index) = ("", "", 0)
    for line in reference.components(separatedBy: "\n") {
      // Tables of options come after the first rule.
      lines.append(rule.isEmpty ? line.replacing(#/^\| `([a-z-]+)`/#) { "| [`\($0.1)`](#\($0.1))" } : line)
      if line.hasPrefix("### ") { rule = String(line.dropFirst(4)) }
      if line.hasSuffix(":"), !line.hasPrefix(" ") { (kind, index) = (line.dropLast().lowercased(), 0) }
      guard line.hasPrefix("- ") else { continue }
      index += 1
      let name = "\(rule)-\(kind)-\(index)"
      if let drawing = drawings[name] { lines += ["", "  ![\(drawing.text)](\(name))", ""] }
    }
    return lines.joined(separator: "\n")
  }
}
