import Audit

/// A report format: its name, its file extension, and the results that it takes.
public struct ReportFormat: Sendable, Hashable {
  /// The value of `--format` that selects the format.
  public let id: String
  /// The file extension of the format, without a dot.
  public let fileExtension: String
  /// The purpose of the format for each kind of results that it takes, in one line.
  public let summaries: [ReportKind: String]
  /// Whether a report in this format names Palpable, so that its start is recognized under any file name.
  public let namesPalpable: Bool

  /// Creates a format whose purpose depends on the results.
  public init(
    id: String, fileExtension: String, summaries: [ReportKind: String], namesPalpable: Bool = false
  ) {
    (self.id, self.fileExtension, self.summaries) = (id, fileExtension, summaries)
    self.namesPalpable = namesPalpable
  }

  /// Creates a format with one purpose for all results that it takes.
  public init(
    id: String, fileExtension: String, summary: String, for kinds: [ReportKind] = [.audit],
    namesPalpable: Bool = false
  ) {
    self.init(
      id: id, fileExtension: fileExtension, summaries: Dictionary(kinds.map { ($0, summary) }) { first, _ in first },
      namesPalpable: namesPalpable)
  }
}

/// The start of a file, which shows whether the file is a report.
public struct ReportStart: Sendable {
  /// The number of bytes at the start of a file that formats check.
  public static let length = 64 * 1024

  /// The bytes, at most `length`.
  public let bytes: [UInt8]

  /// Creates the start of a file from its bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the file starts with white space only, or is empty.
  public var isBlank: Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
  }

  /// The first line.
  public var line: ReportStart { ReportStart(Array(bytes.prefix { $0 != UInt8(ascii: "\n") })) }

  /// Whether the file starts with a text.
  public func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Whether the start contains a text. O(n × m) for n bytes and a text of m bytes.
  public func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first, bytes.count >= text.count else { return false }
    return (0...(bytes.count - text.count)).contains {
      bytes[$0] == first && bytes[$0..<$0 + text.count].elementsEqual(text)
    }
  }
}
