import SourceText

/// Text for SARIF: never empty, without invisible characters, and without anything that viewers read as a link.
enum SARIFText {
  /// Returns a message object.
  static func message(_ text: String) -> JSONText { .object([("text", .string(shown(text)))]) }

  /// Returns a text for viewers; splits the brackets of `[a](b)`, which is a link in SARIF messages.
  static func shown(_ text: String) -> String {
    if !text.isEmpty, text.isVisibleASCII, !text.utf8.contains(UInt8(ascii: "]")) { return text }
    var shown = ""
    var closesBracket = false
    for scalar in text.madeVisible.unicodeScalars {
      if closesBracket, scalar == "(" { shown += " " }
      shown.unicodeScalars.append(scalar)
      closesBracket = scalar == "]"
    }
    return shown.isEmpty ? "(no text)" : shown
  }

  /// Returns a text of at most 1,024 scalars, the limit of GitHub.
  static func short(_ text: String) -> JSONText {
    let shown = shown(text)
    guard shown.unicodeScalars.count > 1_024 else { return .object([("text", .string(shown))]) }
    var cut = ""
    cut.unicodeScalars.append(contentsOf: shown.unicodeScalars.prefix(1_023))
    return .object([("text", .string(cut + "…"))])
  }
}
