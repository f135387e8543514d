/// The detection of reports from earlier runs, as opposed to other files with their names.
enum PastReports {
  /// The number of bytes at the start of a file that are checked.
  static let startLength = 64 * 1024

  /// Whether the start of a file shows that it is a report in a format.
  ///
  /// HTML and Markdown reports and Palpable's own JSON name Palpable. Formats of other tools are recognized by their structure; a passing
  /// report may be only an empty list or an empty file. Such files are checked only if the command line requests a report in that
  /// format there.
  static func isReport(_ start: [UInt8], format: String) -> Bool {
    let isEmpty = start.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }
    let line = Array(start.prefix { $0 != UInt8(ascii: "\n") })
    switch format {
    case "html": return contains(start, #"<meta name="generator" content="palpable "#)
    case "json":
      let names = [[#""schemaVersion""#, #""tool""#, #""palpable""#], [#""proposals""#, #""leastMargin""#]]
      return start.first == UInt8(ascii: "{") && names.contains { $0.allSatisfy { contains(start, $0) } }
    case "markdown":
      return ["# Repair of ", "# Fixes for ", "# Compared with "].contains { start.starts(with: $0.utf8) }
        || start.starts(with: "# ".utf8) && contains(start, "; the gate fails on ")
    case "patch": return isEmpty || line.starts(with: "diff --git ".utf8) || line.starts(with: "--- ".utf8)
    case "sarif": return contains(start, #""runs""#) && contains(start, #""palpable""#)
    case "junit": return contains(start, "<testsuites")
    case "checkstyle": return contains(start, "<checkstyle")
    case "gitlab":
      return start.starts(with: "[]".utf8) || start.first == UInt8(ascii: "[") && contains(start, #""fingerprint""#)
    case "github": return isEmpty || line.starts(with: "::".utf8)
    case "xcode": return isEmpty || [": error: ", ": warning: ", ": note: "].contains { contains(line, $0) }
    case "console":
      return [": passed (", ": failed (", ": worse than ", ": not worse than "].contains { contains(line, $0) }
    default: return isEmpty || contains(start, "palpable")
    }
  }

  /// Whether the start of a file shows that it is a report: in the requested format, or in one of Palpable's own.
  ///
  /// - Parameter format: the requested format at that location; nil if there is none.
  static func isEarlierReport(_ start: [UInt8], format: String?) -> Bool {
    ((format.map { [$0] } ?? []) + ["html", "json", "markdown", "sarif"]).contains { isReport(start, format: $0) }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first, bytes.count >= text.count else { return false }
    return (0...(bytes.count - text.count)).contains {
      bytes[$0] == first && bytes[$0..<$0 + text.count].elementsEqual(text)
    }
  }
}
