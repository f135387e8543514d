import Audit
import DesignTokens

/// The places of the page from which the script opens "Try it", a panel beside the page in which readers change colors.
enum HTMLTryIt {
  /// Whether a report has colors to change and ratios that follow.
  static func isOffered(_ report: AuditReport) -> Bool { !report.pairings.isEmpty && !report.measured.colors.isEmpty }
}

extension HTMLBuilder {
  /// Writes an element for the controls of the script; it is empty and hidden without the script.
  mutating func mount(_ name: String) {
    element("div", ["class": "mount", "data-mount": name, "hidden": ""]) { _ in }
  }

  /// Writes the place of a button that opens "Try it" with a token in a mode; it is empty and hidden without the script.
  ///
  /// - Parameters:
  ///   - token: nil for the token that was changed last.
  ///   - mode: the position of the mode.
  mutating func tryButton(_ token: TokenPath? = nil, mode: Int = 0, in context: HTMLContext) {
    guard HTMLTryIt.isOffered(context.report) else { return }
    let position = token.flatMap { context.tokens[$0] }
    guard token == nil || position != nil else { return }
    element(
      "span",
      [
        "class": "mount", "data-try": position.map(String.init) ?? "", "data-mode": position.map { _ in "\(mode)" },
        "hidden": "",
      ]
    ) { _ in }
  }
}
