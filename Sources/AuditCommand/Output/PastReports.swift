/// Tells reports of earlier runs from files that merely have their names.
enum PastReports {
  /// How much of a file is looked at.
  static let startLength = 64 * 1024

  /// Whether the start of a file proves that Palpable wrote it as a report in a format.
  static func isReport(_ start: [UInt8], format: String) -> Bool {
    switch format {
    case "html": contains(start, #"<meta name="generator" content="palpable "#)
    case "json": start.first == UInt8(ascii: "{") && contains(start, #""tool""#) && contains(start, #""palpable""#)
    case "markdown": start.starts(with: "# ".utf8) && contains(start, "; the gate fails on ")
    default: contains(start, "palpable") || contains(start, "Palpable")
    }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first, bytes.count >= text.count else { return false }
    return (0...(bytes.count - text.count)).contains {
      bytes[$0] == first && bytes[$0..<$0 + text.count].elementsEqual(text)
    }
  }
}
