import Audit
import DesignTokens
import PageModel

/// The top of the page: the name, the verdict in a sentence, the state by authority, and the palette.
struct HTMLTop {
  /// The length of a verdict from which its letters are smaller, in scalars.
  private static let largeWords = 130

  let context: HTMLContext

  /// Writes the banner.
  func write(into html: inout HTMLBuilder) {
    let report = context.report
    let text = VerdictText(report, context.groups)
    html.element("header", ["class": "top", "id": "top"]) { html in
      html.element("div", ["class": "identity"]) { html in
        html.element("h1", text: report.system.name)
        html.element("p", text: facts(text))
      }
      let (headline, promise) = (text.headline, text.promise)
      let isLong = (headline.plain + (promise?.plain ?? "")).unicodeScalars.count > HTMLTop.largeWords
      html.element("p", ["class": isLong ? "verdict-line long" : "verdict-line"]) { html in
        html.phrase(headline)
        if let promise {
          html.text(" ")
          html.element("span", ["class": "promise"]) { $0.phrase(promise) }
        }
      }
      if let first = text.firstStep {
        html.element("p", ["class": "sublead"]) { $0.phrase(context.shortened(first)) }
      }
      if let others = text.others { html.element("p", ["class": "sublead"]) { $0.phrase(others) } }
      authorities(into: &html)
      HTMLTrend(history: report.history).write(into: &html)
      HTMLPaletteStrip(context: context).write(into: &html)
    }
  }

  /// The kind of page, its modes and date, and the gate, in sentences.
  private func facts(_ text: VerdictText) -> String {
    let report = context.report
    let modes = report.modes.map(\.name)
    let names = modes.count > 4 ? "\(modes.count) modes" : ResultText.list(modes)
    let date = report.date.map { ", \($0)" } ?? ""
    let day = report.today.map { " Waiver status on \($0)." } ?? ""
    return "Design system audit against \(report.system.guideline), \(names)\(date). \(text.gate)\(day)"
  }

  private func authorities(into html: inout HTMLBuilder) {
    html.element("ul", ["class": "authorities"]) { html in
      for result in context.report.authorityResults {
        let mark = HTMLMark(result.state)
        html.element("li") { html in
          html.element("span", ["class": "who"], text: context.report.title(of: result.authority))
          html.element("span", ["class": "state \(mark.rawValue)"]) { html in
            mark.write(into: &html)
            html.text(result.word)
          }
          html.element("span", ["class": "counts"], text: result.details)
        }
      }
    }
  }
}
