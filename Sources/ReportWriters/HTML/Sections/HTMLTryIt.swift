import Audit

/// The section in which readers change a color and see all dependent results recalculated.
struct HTMLTryIt: HTMLSection {
  static let id = "try"
  static let title = "Try it"
  static let lead =
    "Change a token's color, and every ratio that depends on the color updates. No file is changed: copy "
    + "the changed tokens when you are done."

  private let context: HTMLContext

  init?(_ context: HTMLContext) {
    guard !context.report.pairings.isEmpty, !context.report.measured.colors.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    html.mount("try")
    html.element("noscript") { html in
      html.element("p", ["class": "prose"]) { html in
        html.text("This part needs JavaScript. The command ")
        html.element("code", text: "palpable check FOREGROUND BACKGROUND")
        html.text(" does the same calculation for two colors.")
      }
    }
  }
}

extension HTMLBuilder {
  /// Writes an element for the controls of the script; it is empty and hidden without the script.
  mutating func mount(_ name: String) {
    element("div", ["class": "mount", "data-mount": name, "hidden": ""]) { _ in }
  }
}
