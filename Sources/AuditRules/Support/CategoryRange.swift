import Typesetting

extension [ContentSizeCategory] {
  /// The first and the last category as part of a sentence; empty if there is none.
  var rangeInWords: String {
    guard let first, let last else { return "" }
    return first == last ? "at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
  }
}
