import SourceText

/// Text as Markdown that displays exactly this text on one line.
package enum MarkdownText {
  /// The characters for which a code span needs a longer fence, an escape, or spaces at its ends.
  private static let fences = AsciiSet("`| ")
  /// The characters of sentences that may be markup.
  private static let markup = AsciiSet("!#$&*+<=>@[\\]^_`|~")

  /// Returns a code span; nothing in it is markup, a link, a mention, or a reference.
  ///
  /// The fence is longer than every run of backticks inside, and "|" is escaped for tables. A text that a CI runner would read
  /// as a command becomes an element, because a fence doesn't allow character references.
  package static func code(_ text: String) -> String {
    if !text.isEmpty, text.isPlain(without: fences) { return "`\(text)`" }
    let visible = text.madeVisible
    guard !visible.isEmpty else { return "(empty)" }
    guard visible.workflowCommand == nil else { return element(visible) }
    if visible.utf8.allSatisfy({ $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: " ") }) {
      return "`\(visible)`"
    }
    var longest = 0
    var run = 0
    var body = ""
    for scalar in visible.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
      if scalar == "|" { body += "\\" }
      body.unicodeScalars.append(scalar)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let edges = [visible.unicodeScalars.first, visible.unicodeScalars.last]
    let pad = edges.contains("`") || edges.contains(" ") ? " " : ""
    return fence + pad + body + pad + fence
  }

  /// Returns a code element for the summary of a collapsed section, where Markdown has no code spans.
  package static func summaryCode(_ text: String) -> String {
    element(text.madeVisible) { $0 == "." || $0 == "-" || $0 == "_" || $0 == "/" }
  }

  /// Returns a code element with a character reference for everything except letters, digits, spaces, and further safe characters.
  private static func element(_ visible: String, isSafe: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    var body = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": body.unicodeScalars.append(scalar)
      case _ where isSafe(scalar): body.unicodeScalars.append(scalar)
      default: if scalar.isASCII { body += "&#\(scalar.value);" } else { body.unicodeScalars.append(scalar) }
      }
    }
    return "<code>\(body)</code>"
  }

  /// Returns a sentence; as a code span if part of it could be markup or a link.
  package static func prose(_ text: String) -> String {
    if text.isPlain(without: markup), !looksLikeLink(text) { return text }
    let visible = text.madeVisible
    let isPlain = visible.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ";", ":", "%", "(", ")", "-", "'", "\"", "/", "?", "{", "}",
        "×", "Δ", "≥":
        true
      default: false
      }
    }
    return isPlain && !looksLikeLink(visible) && visible.workflowCommand == nil ? visible : code(visible)
  }

  private static func looksLikeLink(_ text: String) -> Bool {
    func holdsLink(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes.indices.dropLast(2).contains { index in
        switch bytes[index] {
        case Ascii.colon: bytes[index...].starts(with: "://".utf8)
        case UInt8(ascii: "w"): bytes[index...].starts(with: "www.".utf8)
        default: false
        }
      }
    }
    return text.utf8.withContiguousStorageIfAvailable(holdsLink) ?? Array(text.utf8).withUnsafeBufferPointer(holdsLink)
  }

  /// Returns a table row.
  package static func row(_ cells: [String]) -> String {
    var row: [UInt8] = []
    row.reserveCapacity(cells.reduce(4) { $0 + $1.utf8.count + 3 })
    for cell in cells {
      row.append(contentsOf: "| ".utf8)
      row.append(contentsOf: cell.utf8)
      row.append(Ascii.space)
    }
    row.append(contentsOf: "|\n".utf8)
    return String(decoding: row, as: UTF8.self)
  }

  /// Returns a table with its header; empty without rows.
  package static func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    return row(head) + row(head.map { _ in "---" }) + rows.map(row).joined()
  }

  /// Returns a collapsed section.
  package static func details(_ summary: String, _ body: String) -> String {
    "<details>\n<summary>\(summary)</summary>\n\n\(body)\n</details>\n\n"
  }
}
