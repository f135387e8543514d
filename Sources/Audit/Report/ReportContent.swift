import PageModel
import SourceText

/// Results that report formats write.
public protocol ReportContent: Sendable {
  /// The kind of the results.
  var kind: ReportKind { get }

  /// The results as tables, for formats that other programs read.
  var tables: [ReportTable] { get }
}

/// A kind of results.
public enum ReportKind: Sendable, Hashable, CaseIterable {
  /// The report of an audit.
  case audit
  /// Proposals compared with the current design system.
  case comparison
  /// The color changes that fix a design system.
  case repair
  /// The index of a history of reports, or of the histories of several design systems.
  case history
}

/// Results that are written as a page for people in all media. An audit is not: its formats have sections of their own.
package protocol PageContent: ReportContent {
  /// Style rules on screen, in addition to those of all pages.
  static var style: String { get }

  /// The results as JSON; nil for results without this format.
  var json: JSONText? { get }

  /// Returns the results as a page for a medium.
  func page(for medium: Medium) -> Page
}

extension PageContent {
  package static var style: String { "" }
  package var json: JSONText? { nil }
}
