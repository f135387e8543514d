import ColorScience
import SourceText

/// A line of a color list: its colors, each with a name if it has one.
struct ColorListLine {
  struct Entry {
    var name: String
    let color: Color
    let range: Range<Int>
  }

  enum Content {
    case colors([Entry])
    /// Several colors beside a name; the range is that of the second color.
    case ambiguous(Range<Int>)
    case eightDigits(Range<Int>)
    case nothing
  }

  let content: Content
  /// Whether a color is written with digits, and is neither only a word that is also a color nor may be another number.
  let isCertain: Bool
  /// Whether the line has words and what may be the number of an issue.
  let mayBeChange: Bool
  /// Whether the line may be the heading of columns.
  let isHeading: Bool

  init(_ range: Range<Int>, _ reader: ColorListReader) {
    let scanner = ColorListScanner(bytes: reader.document.bytes, allowsEightDigits: reader.allowsEightDigits)
    let fields = scanner.fields(in: range)
    isHeading = fields.count > 1
    let parts = fields.flatMap(scanner.parts)
    var entries: [Entry] = []
    var names: [String] = []
    var eightDigits: Range<Int>?
    let hasDigits = parts.contains { $0.kind == .color }
    var mayBeIssue = true
    var isNumber = true
    for part in parts {
      let text = String(decoding: reader.document.bytes[part.range], as: UTF8.self)
      switch part.kind {
      case .color, .word:
        if part.kind == .color, !ColorListLine.isIssue(text) { mayBeIssue = false }
        if part.kind == .color, text.utf8.contains(where: { !(Ascii.zero...Ascii.nine).contains($0) }) {
          isNumber = false
        }
        // A word that is also a color is a name beside a color with digits.
        if let color = part.color, part.kind == .color || !hasDigits {
          entries.append(Entry(name: part.name, color: color, range: part.range))
        } else {
          names.append(text)
        }
      case .eightDigits: eightDigits = eightDigits ?? part.range
      case .text: if !ColorListLine.isNumber(text) { names.append(text) }
      }
    }
    let hasWords = !names.isEmpty || entries.contains { !$0.name.isEmpty }
    mayBeChange = hasDigits && mayBeIssue && hasWords
    // Six digits without a sign and without a letter may be any number.
    isCertain = hasDigits && !mayBeChange && !isNumber
    if let eightDigits {
      content = .eightDigits(eightDigits)
    } else if let first = entries.first {
      if let name = names.first {
        if let second = entries.first(where: { $0.color.srgbBytes != first.color.srgbBytes }) {
          content = .ambiguous(second.range)
        } else {
          content = .colors([
            Entry(name: first.name.utf8.isEmpty ? name : first.name, color: first.color, range: first.range)
          ])
        }
      } else {
        content = .colors(entries)
      }
    } else {
      content = .nothing
    }
  }

  /// Whether a color may be the number of an issue in a change log, such as `#1433`; `#777` is likelier a gray.
  private static func isIssue(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return digits.count < 5 && digits.allSatisfy { (Ascii.zero...Ascii.nine).contains($0) }
      && !digits.allSatisfy { $0 == digits.first }
  }

  /// Whether a field has only digits and their signs, such as a component in its own column.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (Ascii.zero...Ascii.nine).contains($0)
        || [Ascii.point, Ascii.percent, Ascii.space, Ascii.comma, Ascii.minus, UInt8(ascii: "%")].contains($0)
    }
  }
}
