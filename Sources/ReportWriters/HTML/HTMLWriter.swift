import Audit

/// Writes a report as one self-contained HTML page: no network, light and dark.
///
/// Everything can be read without its script, which only adds ways to look: filters, the whole matrix, other colors.
/// Samples are labeled SVG images in the measured colors, so that a tool that checks the page for accessibility does
/// not take a failing sample for the page's own text.
public struct HTMLWriter: ReportWriter {
  public static let format = ReportFormat(
    id: "html", fileExtension: "html", summary: "one page to read and to show, with every color drawn")

  /// A writer; it has no settings.
  public init() {}

  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let context = HTMLContext(report)
    let sections = HTMLSections.all.compactMap { $0.init(context) }
    var html = HTMLBuilder()
    html.documentType()
    html.element("html", ["lang": "en"]) { html in
      HTMLWriter.head(report, into: &html)
      html.element("body", ["class": report.findings.count > HTMLFindings.cardLimit ? "large" : nil]) { html in
        html.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        HTMLMasthead(context).write(into: &html)
        html.element("div", ["class": "page"]) { html in
          HTMLWriter.navigation(sections, into: &html)
          html.element("main", ["id": "content"]) { html in
            for section in sections { section.writeSection(into: &html) }
          }
        }
        HTMLWriter.footer(report, into: &html)
        html.script(["type": "application/json", "id": "report-data"], HTMLData(context).json())
        html.script([:], HTMLScript.source)
      }
    }
    output.write(html.markup)
    output.write("\n")
  }

  private static func head(_ report: AuditReport, into html: inout HTMLBuilder) {
    html.element("head") { html in
      html.void("meta", ["charset": "utf-8"])
      html.void(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; script-src '\(HTMLScript.integrity)'; "
            + "style-src-elem '\(HTMLStylesheet.integrity)'; style-src-attr 'unsafe-inline'; base-uri 'none'; "
            + "form-action 'none'",
        ])
      html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.void("meta", ["name": "color-scheme", "content": "light dark"])
      html.void("meta", ["name": "generator", "content": "\(report.tool.name) \(report.tool.version)"])
      html.element("title", text: "\(report.system.name): \(HTMLWords.decision(report.decision)), \(report.tool.name)")
      html.style(HTMLStylesheet.text)
    }
  }

  private static func navigation(_ sections: [any HTMLSection], into html: inout HTMLBuilder) {
    html.element("nav", ["class": "contents", "aria-label": "Sections"]) { html in
      html.element("ul") { html in
        for section in sections {
          let kind = type(of: section)
          html.element("li") { $0.element("a", ["href": "#\(kind.id)"], text: kind.title) }
        }
      }
    }
  }

  private static func footer(_ report: AuditReport, into html: inout HTMLBuilder) {
    html.element("footer", ["class": "colophon"]) { html in
      html.element("p") { html in
        html.text("Made by \(report.tool.name) \(report.tool.version)")
        if let date = report.date { html.text(" on \(date)") }
        html.text(". The same input gives the same page, byte by byte.")
      }
      html.element(
        "p",
        text: "An audit of a design system says what its colors, text styles and controls make possible. "
          + "It does not say that a product made with them conforms.")
    }
  }
}
