import Audit
import ColorScience
import DesignTokens
import PageModel

/// Small elements that several sections share.
extension HTMLBuilder {
  /// Writes a token path that may break after its dots.
  mutating func path(_ path: TokenPath) { code(path.description) }

  /// Writes a subject by its parts: `color.subtle` on `color.page`.
  mutating func subject(_ subject: SubjectName) {
    phrase("\(subject)")
  }

  /// Writes an outcome as a sign and a word.
  mutating func outcome(_ outcome: Outcome, word: String? = nil) {
    sign(ResultText.sign(outcome), word ?? ResultText.word(outcome), class: ResultText.styleClass(outcome))
  }

  /// Writes the sign and the word of an outcome at a level; only errors wear the mark of a failure.
  mutating func outcome(_ outcome: Outcome, at level: Level, word: String? = nil) {
    guard outcome == .failed, level < .error else { return self.outcome(outcome, word: word) }
    let isWarning = level == .warning
    sign(isWarning ? "!" : "–", word ?? ResultText.word(outcome), class: isWarning ? "unsure" : "none")
  }

  /// Writes a severity level as a word.
  mutating func level(_ level: Level) {
    element("span", ["class": "level \(level.rawValue)"], text: level.rawValue)
  }

  /// Writes a link to an anchor of the page; only the content if there is no anchor.
  mutating func link(to id: String?, _ content: (inout HTMLBuilder) -> Void) {
    guard let id else { return content(&self) }
    element("a", ["href": "#\(id)"]) { content(&$0) }
  }

  /// Writes a color as a small square; the text next to it names the color.
  mutating func swatch(_ color: Color) {
    element("svg", ["class": "chip", "viewBox": "0 0 16 16", "aria-hidden": "true"]) { html in
      if !color.isOpaque { html.checkerboard(width: 16, height: 16) }
      html.rect(x: 0, y: 0, width: 16, height: 16, fill: color)
    }
  }
}
