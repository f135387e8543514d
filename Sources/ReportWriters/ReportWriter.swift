import Audit

/// A writer for one report format.
///
/// A writer only formats results and makes no decisions. It escapes every string from input for its format, scalar by scalar.
public protocol ReportWriter: Sendable {
  /// The format that the writer produces.
  static var format: ReportFormat { get }

  /// Writes a report.
  ///
  /// The output is deterministic: the same report always gives the same bytes.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

/// A report format: its name, file extension, and summary.
public struct ReportFormat: Sendable, Hashable {
  /// The value of `--format` that selects the format.
  public let id: String
  /// The file extension of the format, without a dot.
  public let fileExtension: String
  /// The purpose of the format, in one line.
  public let summary: String
}

/// The catalog of all report writers.
///
/// To add a format, create the file of its writer and list the writer in `all`.
public enum ReportWriters {
  /// All writers, in the order of the command's help.
  public static let all: [any ReportWriter] = [
    ConsoleWriter(), HTMLWriter(), MarkdownWriter(), JSONWriter(), SARIFWriter(), JUnitWriter(), GitHubWriter(),
    GitLabWriter(), CheckstyleWriter(), XcodeWriter(), SummaryWriter(), BadgeWriter(),
  ]

  /// Returns the writer of a format; nil if the format is unknown.
  public static func writer(for format: String) -> (any ReportWriter)? {
    all.first { type(of: $0).format.id == format }
  }
}

extension ReportWriter {
  /// Returns the whole report as text.
  public func text(of report: AuditReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
