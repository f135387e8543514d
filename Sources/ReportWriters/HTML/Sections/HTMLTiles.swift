import Audit
import DesignTokens

/// An overview of all gate failures: a small drawing each, with a link to the finding.
struct HTMLTiles {
  /// The largest number of tiles per mode.
  private static let limit = 18

  let context: HTMLContext

  /// Writes the tiles by mode.
  func write(into html: inout HTMLBuilder) {
    for mode in context.report.modes { write(mode.name, title: "Fails in \(mode.name)", into: &html) }
    write(nil, title: "Fails in every mode", into: &html)
  }

  private func write(_ mode: String?, title: String, into html: inout HTMLBuilder) {
    let indices = context.report.findings.indices.filter {
      context.report.findings[$0].gates && context.report.findings[$0].mode == mode
    }
    guard !indices.isEmpty else { return }
    html.element("h3", text: "\(title) (\(indices.count))")
    html.element("ul", ["class": "tiles"]) { html in
      for index in indices.prefix(HTMLTiles.limit) {
        html.element("li") { tile(context.report.findings[index], id: context.findingID(index), into: &$0) }
      }
    }
    guard indices.count > HTMLTiles.limit else { return }
    html.element("p", ["class": "quiet"]) { html in
      html.text("\(indices.count - HTMLTiles.limit) more are listed under ")
      html.element("a", ["href": "#\(HTMLFindings.id)"], text: HTMLFindings.title)
      html.text(".")
    }
  }

  private func tile(_ finding: Finding, id: String, into html: inout HTMLBuilder) {
    html.element("a", ["class": finding.pairing == nil ? "tile plain-tile" : "tile", "href": "#\(id)"]) { html in
      if let pairing = finding.pairing {
        pairing.sample(.tile, isDescribed: true).write(into: &html)
      }
      html.element("span", ["class": "tile-words"]) { html in
        html.element("span", ["class": "tile-numbers"]) { html in
          html.element("strong", text: ResultText.measured(of: finding) ?? ResultText.word(finding.outcome))
          if let required = finding.required {
            html.element("small", text: " requires \(ResultText.required(required, finding.unit))")
          }
        }
        html.element("span", ["class": "tile-subject"]) { $0.subject(finding.subject) }
        if finding.pairing == nil { html.element("small", text: finding.rule) }
      }
    }
  }
}
