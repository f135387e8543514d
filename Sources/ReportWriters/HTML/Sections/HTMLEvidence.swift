import Audit
import ColorScience
import DesignTokens
import SourceText

/// The evidence for a finding, with all values that are needed to repeat the calculation.
struct HTMLEvidence {
  let context: HTMLContext
  let finding: Finding
  /// The anchor of the finding.
  let id: String
  /// The positions of findings in other modes that show the same.
  var others: ArraySlice<Int> = []

  /// Writes the evidence, collapsed.
  func write(into html: inout HTMLBuilder) {
    html.element("details", ["class": "evidence"]) { html in
      html.element("summary", text: "Evidence")
      html.element("dl") { html in
        if let pairing = finding.pairing { colors(of: pairing, into: &html) }
        if let pair = context.familyPair(finding) { colors(of: pair, into: &html) }
        places(into: &html)
        drawing(into: &html)
        html.entry(others.isEmpty ? "Permanent link" : "Permanent links") { html in
          permalink(id, finding, into: &html)
          for index in others {
            html.text(", ")
            permalink(context.findingID(index), context.report.findings[index], into: &html)
          }
        }
      }
    }
  }

  private func permalink(_ id: String, _ finding: Finding, into html: inout HTMLBuilder) {
    html.element("a", ["href": "#\(id)", "class": "permalink"]) { $0.element("code", text: finding.fingerprint) }
  }

  private func colors(of pairing: MeasuredPairing, into html: inout HTMLBuilder) {
    html.entry("Foreground") { chain(pairing.foreground, pairing.mode, into: &$0) }
    for background in pairing.backgrounds {
      html.entry("Background") { chain(background, pairing.mode, into: &$0) }
    }
    switch pairing.contrast {
    case .exact(let ratio, let foreground, let background):
      if !isPlain(pairing) { html.entry("Composited") { composited(foreground, background, into: &$0) } }
      html.entry("Ratio") { $0.text(HTMLEvidence.sum(ratio, foreground, background)) }
    case .interval(let lowest, let highest, let surfaces):
      html.entry("Ratio") { html in
        html.text("from \(authoredText(lowest)) to \(authoredText(highest)), over ")
        html.text(surfaces.isEmpty ? "any color" : ResultText.list(surfaces.map(\.description)))
      }
      if let bounds = pairing.intervalOnSurfaces {
        html.entry("Over the declared surfaces") {
          $0.text(
            "from \(authoredText(bounds.lowerBound)) to \(authoredText(bounds.upperBound)), without the effect of the material"
          )
        }
      }
    case .unknown(let reason): html.entry("Ratio") { $0.text("unknown: \(reason)") }
    }
    html.entry("Method") { $0.text(HTMLEvidence.method(pairing)) }
  }

  /// Whether the colors are opaque, so they appear as declared.
  private func isPlain(_ pairing: MeasuredPairing) -> Bool {
    (pairing.foreground.color?.isOpaque ?? true) && pairing.backgrounds.first?.color?.isOpaque ?? true
  }

  private func composited(_ foreground: Color, _ background: Color, into html: inout HTMLBuilder) {
    html.swatch(foreground)
    html.text(" \(foreground.hex) on ")
    html.swatch(background)
    html.text(" \(background.hex)")
  }

  /// Writes a token with every alias step to its value, each with its location.
  func chain(_ measured: MeasuredColor, _ mode: Mode, into html: inout HTMLBuilder) {
    if let color = measured.color { html.swatch(color) }
    for (index, hop) in measured.chain.enumerated() {
      html.text(index == 0 ? " " : " → ")
      html.path(hop.path)
      html.text(" \(hop.text) ")
      html.element("span", ["class": "place"], text: ResultText.place(hop.location))
    }
    if measured.isFallback { html.element("span", ["class": "fallback"], text: " \(HTMLFallback.words(for: mode))") }
    if let reason = measured.reason { html.text(" " + reason) }
  }

  private func places(into html: inout HTMLBuilder) {
    if let location = finding.location {
      html.entry("Location") { $0.element("span", ["class": "place"], text: ResultText.place(location)) }
    }
    quote(into: &html)
    guard !finding.related.isEmpty else { return }
    html.entry("Related") { html in
      html.element("ul") { html in
        for related in finding.related {
          html.element("li") { html in
            html.text(related.message + " ")
            html.element("span", ["class": "place"], text: ResultText.place(related.location))
          }
        }
      }
    }
  }

  /// Writes the source code at the location, line by line, with the location marked.
  private func quote(into html: inout HTMLBuilder) {
    guard let location = finding.location, let quote = context.report.system.quote(location) else { return }
    let lines = HTMLEvidence.lines(quote.marked)
    html.entry("Source") { html in
      for (index, line) in lines.enumerated() {
        html.element("code", ["class": "source"]) { html in
          html.element("span", ["class": "quiet"], text: "\(quote.line + index) ")
          if index == 0 { html.text(HTMLEvidence.spaced(quote.before)) }
          html.element("mark", text: HTMLEvidence.spaced(line))
          if index == lines.count - 1 { html.text(HTMLEvidence.spaced(quote.after)) }
          if index == lines.count - 1, quote.isCut { html.text(" …") }
        }
      }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == 0x0D ? line.dropLast() : line))
    }
  }

  /// Returns a text with two spaces for each tab, so a tab isn't spelled out as an invisible character.
  private static func spaced(_ text: String) -> String {
    String(decoding: text.utf8.flatMap { $0 == 0x09 ? [0x20, 0x20] : [$0] }, as: UTF8.self)
  }

  /// Writes a link to the drawing of the subject, if the page has one.
  private func drawing(into html: inout HTMLBuilder) {
    let name = finding.subject.parts[0]
    switch finding.subject.kind {
    case .textStyle:
      html.entry("Sizes") { html in
        html.link(to: HTMLElementID.id("style", context.textStyle(name, in: finding.mode)?.title ?? name)) {
          $0.text("at every content size category")
        }
      }
    case .control:
      html.entry("Drawing") { html in
        html.link(to: HTMLElementID.id("control", name)) { $0.text("to scale") }
      }
    case .container:
      html.entry("Heights") { html in
        html.link(to: HTMLElementID.id("container", name)) { $0.text("at every content size category") }
      }
    default: break
    }
  }

  /// Returns the calculation of a ratio.
  private static func sum(_ ratio: Double, _ foreground: Color, _ background: Color) -> String {
    let luminances = [foreground.relativeLuminance, background.relativeLuminance]
    let (lighter, darker) = (max(luminances[0], luminances[1]), min(luminances[0], luminances[1]))
    return "(\(truncatedText(lighter, digits: 6)) + 0.05) / (\(truncatedText(darker, digits: 6)) + 0.05) = "
      + authoredText(ratio)
  }

  private static func method(_ pairing: MeasuredPairing) -> String {
    let ratio = "WCAG 2 contrast ratio of relative luminances, compared unrounded"
    let isOpaque = pairing.foreground.color?.isOpaque ?? true && pairing.backgrounds.first?.color?.isOpaque ?? true
    return isOpaque ? ratio + "." : ratio + "; translucent colors are composited in gamma-encoded sRGB."
  }
}
