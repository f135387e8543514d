import Audit
import PageModel
import SourceText

extension RepairReport {
  /// The formats in which a repair can be written, in the order of the command's help.
  public static let formats = [
    ReportFormat(
      id: "console", fileExtension: "txt", summary: "terminal summary of the changes and the pairings they fix"),
    ReportFormat(id: "markdown", fileExtension: "md", summary: "Markdown for a pull request"),
    ReportFormat(
      id: "html", fileExtension: "html", summary: "one page with every color, pairing, and badge before and after"),
    ReportFormat(id: "json", fileExtension: "json", summary: "all results, unrounded, for other programs"),
  ]

  /// Returns the repair in one of its formats; in any other, as on a terminal.
  public func text(in format: ReportFormat, usesColor: Bool = false) -> String {
    switch format.id {
    case "markdown": page(for: .text).markdown
    case "html": htmlText()
    case "json": RepairJSON().text(of: self)
    default: page(for: .terminal).console(TerminalStyle(isOn: usesColor))
    }
  }
}

extension RepairReport: ReportContent {
  static var style: String { HTMLStylesheetRepair.text }

  func page(for medium: Medium) -> Page { RepairPage(report: self, medium: medium).page }
}
