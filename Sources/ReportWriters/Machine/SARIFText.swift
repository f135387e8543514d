import SourceText

/// Texts in SARIF: never empty, nothing unseen, and nothing that reads as a link.
enum SARIFText {
  /// A message object.
  static func message(_ text: String) -> JSONText { .object([("text", .string(shown(text)))]) }

  /// A text as viewers show it: `[a](b)` is a link in SARIF's messages, so the two brackets are parted.
  static func shown(_ text: String) -> String {
    var shown = ""
    var closesBracket = false
    for scalar in text.madeVisible.unicodeScalars {
      if closesBracket, scalar == "(" { shown += " " }
      shown.unicodeScalars.append(scalar)
      closesBracket = scalar == "]"
    }
    return shown.isEmpty ? "(no text)" : shown
  }

  /// A text of at most 1,024 scalars, which is what GitHub takes.
  static func short(_ text: String) -> JSONText {
    let shown = shown(text)
    guard shown.unicodeScalars.count > 1_024 else { return .object([("text", .string(shown))]) }
    var cut = ""
    cut.unicodeScalars.append(contentsOf: shown.unicodeScalars.prefix(1_023))
    return .object([("text", .string(cut + "…"))])
  }
}
