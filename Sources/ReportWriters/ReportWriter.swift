import Audit

/// A report format in one file: its name, the results that it takes, the way to write each of them, and how its reports are
/// recognized.
///
/// A writer only formats results and makes no decisions. It escapes every string from input for its format, scalar by scalar.
public protocol ReportWriter: Sendable {
  /// The format that the writer produces.
  static var format: ReportFormat { get }

  /// Whether the start of a file shows that it is a report in this format.
  ///
  /// Such a file is replaced if the command line requests a report there. A format without a name in it is recognized by
  /// its structure; a passing report may be only an empty list or an empty file.
  static func isOwn(_ start: ReportStart) -> Bool

  /// Writes results; nothing for results of a kind that the format doesn't take.
  ///
  /// The output is deterministic: the same results always give the same bytes.
  func write(_ content: some ReportContent, to output: inout some TextOutputStream)
}

/// A writer for a format that takes only reports of audits.
public protocol AuditWriter: ReportWriter {
  /// Writes a report.
  func write(_ report: AuditReport, to output: inout some TextOutputStream)
}

extension AuditWriter {
  public func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
    if let report = content as? AuditReport { write(report, to: &output) }
  }
}

/// The catalog of all report writers.
///
/// To add a format, create the file of its writer and name it here.
public enum ReportWriters {
  /// The writers of this module, in the order of the command's help for audits.
  private static let own: [any ReportWriter] = [
    ConsoleWriter(), HTMLWriter(), MarkdownWriter(), JSONWriter(), SARIFWriter(), JUnitWriter(), GitHubWriter(),
    GitLabWriter(), CheckstyleWriter(), XcodeWriter(), SummaryWriter(), BadgeWriter(), PosterWriter(), PosterA3Writer(),
    CSVWriter(), JSONLinesWriter(), ConformanceWriter(), ConformancePageWriter(),
  ]

  /// Writers that tests add, to show that a format needs nothing but its file and its name in the list.
  package static let added = TaskLocal<[any ReportWriter]>(wrappedValue: [])

  /// All writers.
  public static var all: [any ReportWriter] {
    let added = added.get()
    return added.isEmpty ? own : own + added
  }

  /// Returns the writers whose formats take a kind of results, in the order of the command's help.
  ///
  /// Help lists the text formats of comparisons and repairs first.
  public static func writers(for kind: ReportKind) -> [any ReportWriter] {
    let writers = all.filter { type(of: $0).format.summaries[kind] != nil }
    guard kind == .comparison || kind == .repair else { return writers }
    let isText = { (writer: any ReportWriter) in ["txt", "md"].contains(type(of: writer).format.fileExtension) }
    return writers.filter(isText) + writers.filter { !isText($0) }
  }

  /// Returns the writer of a format; nil if the format is unknown.
  public static func writer(for format: String) -> (any ReportWriter)? {
    all.first { type(of: $0).format.id == format }
  }
}

extension ReportWriter {
  /// Returns results as text.
  public func text(of content: some ReportContent) -> String {
    var text = ""
    write(content, to: &text)
    return text
  }
}
