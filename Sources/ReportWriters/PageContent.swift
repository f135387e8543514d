import Audit
import PageModel

/// Results that are written as a page for people.
protocol PageContent {
  /// Style rules on screen, in addition to those of all pages.
  static var style: String { get }

  /// Returns the results as a page for a medium.
  func page(for medium: Medium) -> Page
}

extension PageContent {
  static var style: String { "" }

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

extension Proposals: PageContent {
  func page(for medium: Medium) -> Page { ProposalPage(proposals: self, medium: medium).page }
}

extension RepairReport: PageContent {
  static var style: String { HTMLStylesheetRepair.text }

  func page(for medium: Medium) -> Page { RepairPage(report: self, medium: medium).page }
}
