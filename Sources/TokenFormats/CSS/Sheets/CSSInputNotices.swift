import DesignTokens
import SourceText

/// Notices, of each kind no more than a limit; the rest are counted.
struct CSSInputNotices {
  /// What a notice is about; notices of one kind are counted together.
  enum Kind: String, CaseIterable {
    case syntax = "about the syntax"
    case imports = "about imports"
    case conditions = "about conditions that aren't modes"
    case scopes = "about scopes"
    case replaced = "about overridden values"
    case modes = "about modes"
    case triplets = "about bare color components"
    case fallbacks = "about fallbacks"
    case values = "about values"
    case names = "about names"
  }

  /// The most notices of one kind.
  static let limit = 20

  private var kept: [Kind: [InputNotice]] = [:]
  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind, _ message: @autoclosure () -> String, at location: @autoclosure () -> SourceLocation?)
  {
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] <= CSSInputNotices.limit {
      kept[kind, default: []].append(InputNotice(message(), at: location()))
    }
  }

  /// Counts more of a kind without their places.
  mutating func count(_ kind: Kind, more: Int) { counts[kind, default: 0] += more }

  /// All notices, kind by kind, each kind with the number of those left out.
  var all: [InputNotice] {
    Kind.allCases.flatMap { kind -> [InputNotice] in
      let notices = kept[kind] ?? []
      let rest = (counts[kind] ?? 0) - notices.count
      return rest > 0
        ? notices + [InputNotice("\(rest) more \(rest == 1 ? "notice" : "notices") \(kind.rawValue)", at: nil)]
        : notices
    }
  }
}

/// A range of a document on one line, cut where it is long.
func oneLine(_ bytes: [UInt8], _ range: Range<Int>, limit: Int = 120) -> String {
  // Only as much as can be shown is looked at, so that a long value costs no more than a short one.
  let words = bytes[range].prefix(8 * limit).split { $0 == 0x20 || (0x09...0x0D).contains($0) }
  let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  let isCut = range.count > 8 * limit || text.utf8.count > limit
  guard isCut else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
}
