/// The text of an open element, as it grows.
struct MarkupText {
  private var bytes: [UInt8] = []
  private var first: Int?
  private var last = 0
  /// How many bytes of the text are up to its last visible character.
  private var visibleCount = 0

  /// Adds bytes of the document; white space before the first visible character is left out.
  ///
  /// - Complexity: O(n).
  mutating func add(_ slice: ArraySlice<UInt8>) {
    guard let start = slice.firstIndex(where: { !MarkupReader.isSpace($0) }),
      let end = slice.lastIndex(where: { !MarkupReader.isSpace($0) })
    else {
      if first != nil { bytes += slice }
      return
    }
    let count = bytes.count
    let from = first == nil ? start : slice.startIndex
    first = first ?? start
    bytes += slice[from...]
    (last, visibleCount) = (end + 1, count + end + 1 - from)
  }

  /// Adds what a reference means.
  mutating func add(_ meaning: [UInt8], inPlaceOf range: Range<Int>) {
    first = first ?? range.lowerBound
    bytes += meaning
    (last, visibleCount) = (range.upperBound, bytes.count)
  }

  /// The text from its first to its last visible character, with its place.
  var trimmed: (text: String, range: Range<Int>?) {
    (String(decoding: bytes[..<visibleCount], as: UTF8.self), first.map { $0..<last })
  }
}
