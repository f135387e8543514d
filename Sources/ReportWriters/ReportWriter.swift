import Audit

/// A format in which reports are written: its name, and one verb.
///
/// A writer draws and formats; it never judges. Every string that comes from input is escaped for the format, scalar by scalar.
public protocol ReportWriter: Sendable {
  /// What the format is called.
  static var format: ReportFormat { get }

  /// Writes a report.
  ///
  /// The same report always gives the same bytes.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

/// The name of a report format and of the files in it.
public struct ReportFormat: Sendable, Hashable {
  /// The name that `--format` takes.
  public let id: String
  /// The extension of files in this format, without a dot.
  public let fileExtension: String
  /// What it is for, in one line.
  public let summary: String
}

/// The formats that can be written. To add one, write its file and name it here.
public enum ReportWriters {
  /// All writers, in the order in which help lists them.
  public static let all: [any ReportWriter] = [
    ConsoleWriter(), HTMLWriter(), MarkdownWriter(), JSONWriter(), SARIFWriter(), JUnitWriter(), GitHubWriter(),
    GitLabWriter(), CheckstyleWriter(), XcodeWriter(), SummaryWriter(), BadgeWriter(),
  ]

  /// The writer of a format.
  public static func writer(for format: String) -> (any ReportWriter)? {
    all.first { type(of: $0).format.id == format }
  }
}

extension ReportWriter {
  /// The whole report as text.
  public func text(of report: AuditReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
