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
  /// Whether a color is written with digits, and is neither only a word that is also a color nor the number of an issue.
  let isCertain: Bool
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
    for part in parts {
      let text = String(decoding: reader.document.bytes[part.range], as: UTF8.self)
      switch part.kind {
      case .color, .word:
        if part.kind == .color, !ColorListLine.isIssue(text) { mayBeIssue = false }
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
    let words = names + entries.map(\.name)
    let wordCount = words.reduce(0) { $0 + $1.utf8.split(separator: Ascii.space).count }
    // Some languages have no spaces between words.
    let isSentence = wordCount > 2 || words.contains { $0.utf8.count > ColorListLine.longestName }
    isCertain = hasDigits && !(mayBeIssue && isSentence)
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

  /// The longest name beside a color that may be the number of an issue, in bytes.
  private static let longestName = 24

  /// Whether a color may be the number of an issue in a change log, such as `#1433`.
  private static func isIssue(_ text: String) -> Bool {
    text.utf8.count < 6 && text.utf8.dropFirst().allSatisfy { (Ascii.zero...Ascii.nine).contains($0) }
  }

  /// Whether a field has only digits and their signs, such as a component in its own column.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (Ascii.zero...Ascii.nine).contains($0)
        || [Ascii.point, Ascii.percent, Ascii.space, Ascii.comma, Ascii.minus, UInt8(ascii: "%")].contains($0)
    }
  }
}
