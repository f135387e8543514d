import Audit
import SourceText

/// A format in which a repair can be written.
public enum RepairFormat: String, Sendable, CaseIterable {
  case console, markdown, html, json

  /// The purpose of the format, in one line.
  public var summary: String {
    switch self {
    case .console: "terminal summary of the changes and the pairings they fix"
    case .markdown: "Markdown for a pull request"
    case .html: "one page with every color, pairing, and badge before and after"
    case .json: "all results, unrounded, for other programs"
    }
  }

  /// Returns a repair as text.
  public func text(of report: RepairReport, usesColor: Bool = false) -> String {
    switch self {
    case .console: RepairConsole(style: TerminalStyle(isOn: usesColor)).text(of: report).withoutWorkflowCommands
    case .markdown: RepairMarkdown(report: report).text
    case .html: RepairPage(report).text
    case .json: RepairJSON().text(of: report)
    }
  }
}
