import Audit
import PageModel

/// Results that are written as a page for people.
protocol ReportContent {
  /// Style rules on screen, in addition to those of all pages.
  static var style: String { get }

  /// Returns the results as a page for a medium.
  func page(for medium: Medium) -> Page
}

extension ReportContent {
  static var style: String { "" }

  /// The page as an HTML document.
  func htmlText() -> String {
    let page = page(for: .screen)
    return HTMLPlainPage.text(title: page.title?.plain ?? "", eyebrow: page.eyebrow, style: Self.style) {
      $0.banner(of: page)
    } _: {
      $0.sections(of: page)
    }
  }
}
