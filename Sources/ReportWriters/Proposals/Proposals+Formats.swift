import Audit
import PageModel

extension Proposals {
  /// The formats in which a comparison can be written, in the order of the command's help.
  public static let formats = [
    ReportFormat(id: "console", fileExtension: "txt", summary: "terminal summary"),
    ReportFormat(id: "markdown", fileExtension: "md", summary: "Markdown for a pull request"),
    ReportFormat(id: "html", fileExtension: "html", summary: "one page with every color before and after"),
    ReportFormat(id: "json", fileExtension: "json", summary: "all results, unrounded, for other programs"),
  ]

  /// Returns the comparison in one of its formats; in any other, as on a terminal.
  public func text(in format: ReportFormat, usesColor: Bool = false) -> String {
    switch format.id {
    case "markdown": page(for: .text).markdown
    case "html": htmlText()
    case "json": ProposalJSON().text(of: self)
    default: page(for: .terminal).console(TerminalStyle(isOn: usesColor))
    }
  }
}

extension Proposals: ReportContent {
  func page(for medium: Medium) -> Page { ProposalPage(proposals: self, medium: medium).page }
}
