import Audit
import DesignTokens
import PageModel

/// The top of the page: the name, the verdict in a sentence, the state by authority, and the palette.
struct HTMLTop {
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
      html.element("p", ["class": "verdict-line"]) { html in
        html.text(text.headline)
        if let promise = text.promise {
          html.text(" ")
          html.element("span", text: promise)
        }
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
