import Audit
import PageModel
import SourceText

extension AuditReport: ReportContent {
  public var kind: ReportKind { .audit }
}

extension Proposals: PageContent {
  public var kind: ReportKind { .comparison }
  package var json: JSONText? { ProposalJSON().object(of: self) }
  package func page(for medium: Medium) -> Page { ProposalPage(proposals: self, medium: medium).page }
}

extension PageContent {
  /// The page as an HTML document.
  var html: String {
    let page = page(for: .screen)
    return HTMLPlainPage.text(title: page.title?.plain ?? "", eyebrow: page.eyebrow, style: Self.style) {
      $0.banner(of: page)
    } _: {
      $0.sections(of: page)
    }
  }

  /// The page as Markdown.
  var markdown: String { page(for: .text).markdown }

  /// Returns the page as lines on a terminal.
  func lines(_ style: TerminalStyle) -> String { page(for: .terminal).console(style) }
}
