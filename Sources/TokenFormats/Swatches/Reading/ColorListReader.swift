import ColorScience
import DesignTokens
import SourceText

/// A reader of one list of colors.
struct ColorListReader {
  let document: SourceFile
  /// Whether `#` and eight digits is a color, with alpha last; in a file, alpha may just as well be first.
  let allowsEightDigits: Bool

  init(_ document: SourceFile, allowsEightDigits: Bool = false) {
    (self.document, self.allowsEightDigits) = (document, allowsEightDigits)
  }

  /// The most other lines after which a text without colors isn't looked at any further.
  private static let patience = 16

  /// Whether at most a fifth of the lines have no color, and no line has several colors with a name.
  var looksLikeList: Bool {
    guard firstInvalidUTF8Offset(in: document.bytes) == nil else { return false }
    var (colors, others, isFirst) = (0, 0, true)
    for range in TextLines(document.bytes) {
      guard !isComment(range) else { continue }
      let line = ColorListLine(range, self)
      switch line.content {
      case .ambiguous: return false
      case .colors where line.isCertain: colors += 1
      case .colors where line.mayBeChange: others += 1
      // A word may be a color or not; it counts neither way.
      case .colors: break
      default: if !isFirst || !line.isHeading { others += 1 }
      }
      isFirst = false
      if others > ColorListReader.patience, others * 4 > colors { return false }
    }
    return colors > 0 && others * 4 <= colors
  }

  func palette() throws(FormatError) -> Imported {
    if let offset = firstInvalidUTF8Offset(in: document.bytes) {
      throw .text(.notUTF8(document.location(of: offset..<offset + 1)))
    }
    var tokens = SwatchTokens(document)
    var isFirst = true
    for range in TextLines(document.bytes) {
      guard !isComment(range) else { continue }
      let line = ColorListLine(range, self)
      defer { isFirst = false }
      switch line.content {
      case .colors(let entries):
        for entry in entries { try tokens.add(entry.name, entry.color, at: entry.range) }
      case .ambiguous(let second): throw unexpected("one color for each name", second)
      case .eightDigits(let color):
        throw unexpected("rgb() for a color with alpha, because eight digits may start or end with it", color)
      case .nothing where isFirst && line.isHeading: continue
      case .nothing: throw unexpected("a color such as #64748b, with or without a name", range)
      }
    }
    return tokens.finished()
  }

  private func unexpected(_ expected: String, _ range: Range<Int>) -> FormatError {
    let found = String(decoding: document.bytes[range], as: UTF8.self)
    return .unexpected(expected: expected, found: "\"\(found)\"", token: nil, document.location(of: range))
  }

  /// Whether a line is empty or a comment: `//`, or `#` with a blank or nothing behind it.
  private func isComment(_ range: Range<Int>) -> Bool {
    let bytes = document.bytes[range]
    guard let first = bytes.first else { return true }
    if bytes.starts(with: "//".utf8) { return true }
    guard first == Ascii.hash else { return false }
    return bytes.count == 1 || bytes[range.lowerBound + 1] == Ascii.space || bytes[range.lowerBound + 1] == Ascii.hash
  }
}
