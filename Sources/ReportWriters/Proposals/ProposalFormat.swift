import Audit
import SourceText

/// A format in which a comparison of audits can be written.
public enum ProposalFormat: String, Sendable, CaseIterable {
  case console, markdown, html, json

  /// The purpose of the format, in one line.
  public var summary: String {
    switch self {
    case .console: "terminal summary"
    case .markdown: "Markdown for a pull request"
    case .html: "one page with every color before and after"
    case .json: "all results, unrounded, for other programs"
    }
  }

  /// Returns proposals as text.
  public func text(of proposals: Proposals, usesColor: Bool = false) -> String {
    switch self {
    case .console: ProposalConsole(style: TerminalStyle(isOn: usesColor)).text(of: proposals).withoutWorkflowCommands
    case .markdown: ProposalMarkdown().text(of: proposals)
    case .html: ProposalPage(proposals: proposals).text
    case .json: ProposalJSON().text(of: proposals)
    }
  }
}
