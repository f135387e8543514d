import Audit
import Typesetting

/// The section with controls to scale, with the squares that guidelines require.
struct HTMLControls: HTMLSection {
  static let id = "touch"
  static let title = "Touch"
  static let lead =
    "Visible bounds and touch targets, to scale, with squares of 44 and 24 points. Controls that new sizes "
    + "or distances can fix are also drawn fixed."
  static let isReference = true

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard !context.report.controls.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    html.element("ul", ["class": "legend"]) { html in
      legend("visible", "visible bounds", into: &html)
      legend("target", "touch target", into: &html)
      legend("square", "44 pt (Apple; WCAG 2.5.5) and 24 pt (WCAG 2.5.8)", into: &html)
      legend("circle", "24 pt around an undersized target (WCAG 2.5.8)", into: &html)
      legend("overlap", "overlap of two targets", into: &html)
    }
    html.element("ul", ["class": "controls"]) { html in
      for result in context.report.controls {
        html.element("li", ["class": "control", "id": HTMLElementID.id("control", result.control.name)]) {
          card(result, into: &$0)
        }
      }
    }
  }

  private func legend(_ style: String, _ words: String, into html: inout HTMLBuilder) {
    html.element("li") { html in
      html.element("svg", ["class": "key-shape", "viewBox": "0 0 22 14", "aria-hidden": "true"]) {
        $0.rect(class: style, x: 1, y: 1, width: 20, height: 12)
      }
      html.text(" " + words)
    }
  }

  private func card(_ result: AuditReport.ControlResult, into html: inout HTMLBuilder) {
    let control = result.control
    html.element("h4", ["class": "name"], text: control.name)
    drawings(result, into: &html)
    html.element("dl") { html in
      html.entry("Visible size") { $0.text(HTMLControls.size(control.visibleWidth, control.visibleHeight)) }
      html.entry("Touch target") { $0.text(HTMLControls.size(control.touchableWidth, control.touchableHeight)) }
      html.entry("Gap") { html in
        html.text(control.gap.map { "\(authoredText($0)) pt" } ?? "unknown")
        switch control.arrangement {
        case .free?: html.text(", freely placed")
        case let arrangement?: html.text(", in a \(arrangement.rawValue)")
        case nil: break
        }
      }
      if let exception = control.exception {
        html.entry("Exempt") { $0.text("\(exception.kind.rawValue): \(exception.reason)") }
      }
      if let style = control.textStyle {
        html.entry("Label") { html in
          html.link(
            to: context.textStyle(style.name, in: style.mode) == nil ? nil : HTMLElementID.id("style", style.title)
          ) {
            $0.text(style.name)
          }
        }
      }
      html.entry("Rules") {
        HTMLAssessments(context: context, assessments: result.assessments, subject: .control(control.name))
          .write(into: &$0)
      }
    }
  }

  /// Draws the control as declared, and with its fixes.
  private func drawings(_ result: AuditReport.ControlResult, into html: inout HTMLBuilder) {
    let controls = context.report.system.controls
    guard let drawing = HTMLControlDrawing(result.measured, among: controls) else {
      html.element("p", ["class": "no-drawing"], text: HTMLControls.unknown(result.control))
      return
    }
    guard let fixed = result.fixed,
      let other = HTMLControlDrawing(MeasuredControl(fixed, among: controls), among: controls)
    else { return html.element("figure") { drawing.write(into: &$0) } }
    html.element("figure") { html in
      html.element("figcaption", text: "As declared")
      drawing.write(into: &html)
    }
    html.element("figure") { html in
      html.element("figcaption", text: "Fixed: " + result.control.changes(to: fixed))
      other.write(into: &html)
    }
  }

  private static func unknown(_ control: Control) -> String {
    let missing = [control.touchableWidth == nil ? "width" : nil, control.touchableHeight == nil ? "height" : nil]
      .compactMap { $0 }
    return "Unknown size. The \(ResultText.list(missing)) can't be determined from the declaration, "
      + "so the control isn't drawn."
  }

  /// Returns a width and a height in words.
  private static func size(_ width: Control.Extent?, _ height: Control.Extent?) -> String {
    if width == nil, height == nil { return "unknown size" }
    return "\(length(width)) wide, \(length(height)) high"
  }

  /// Returns a length in words.
  static func length(_ extent: Control.Extent?) -> String {
    guard let extent else { return "unknown" }
    return (extent.isLowerBound ? "at least " : "") + truncatedText(extent.points, padded: false) + " pt"
  }
}
