import SourceText

/// The token most likely meant by an unknown name, found by shared segments and words rather than by letters.
///
/// `Surface.General.bg_page` and `Layout.Layer.appBackground` differ in most letters but mean the same; `General.text_danger` shares more
/// letters but means something else. The last segment names the token, and the segments before it name its group.
struct TokenGuess {
  /// The similarity of two segments, in ascending order.
  private enum Kinship: Int, Comparable {
    case none, sharedWord, misspelled, sameWords, same
    static func < (left: Kinship, right: Kinship) -> Bool { left.rawValue < right.rawValue }
  }

  struct Segment {
    let text: String
    let bytes: [UInt8]
    /// The hashes of the lowercase words, with abbreviations expanded; `longWords` omits one-letter words.
    let words: [UInt64]
    let longWords: [UInt64]
    /// Whether the segment contains a `*` or a binding, which leaves it open.
    let isOpen: Bool

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
      let texts = wordsOf(text).map { TokenGuess.longWords[$0] ?? $0 }
      words = texts.map(TokenGuess.hash)
      longWords = texts.filter { $0.utf8.count > 1 }.map(TokenGuess.hash)
      isOpen = bytes.contains(UInt8(ascii: "*")) || bytes.contains(UInt8(ascii: "{"))
    }
  }

  /// Returns the 64-bit FNV-1a hash, which is the same in every run; a collision only affects a suggestion.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The paths to compare names with, split once for many names.
  struct Candidates {
    fileprivate let paths: [[Segment]]

    init(_ paths: some Sequence<TokenPath>) {
      self.paths = paths.filter { $0.description.utf8.count <= TokenGuess.longestPath }.map { path in
        path.segments.map(Segment.init)
      }
    }
  }

  /// The maximum length of compared paths, in bytes.
  private static let longestPath = 200
  /// Abbreviations and spelling variants, with the words that replace them.
  private static let longWords = [
    "bg": "background", "fg": "foreground", "txt": "text", "btn": "button", "colour": "color", "grey": "gray",
  ]

  private let wanted: [Segment]
  /// The wildcards and bindings at the end of a pattern.
  private let openEnd: [String]
  private var isOpenToAllDepths: Bool { openEnd.contains { $0.utf8.elementsEqual("**".utf8) } }

  /// - Parameter name: a path, or a pattern over paths.
  init?(_ name: TokenPath) {
    guard name.description.utf8.count <= TokenGuess.longestPath else { return nil }
    let names = name.segments
    let open = names.suffix(from: names.endIndex - names.reversed().prefix(while: TokenGuess.isWhollyOpen).count)
    wanted = names.dropLast(open.count).map(Segment.init)
    openEnd = Array(open)
    guard !wanted.isEmpty else { return nil }
  }

  /// Whether a segment of a pattern consists of a single wildcard or binding.
  private static func isWhollyOpen(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    if bytes.first == UInt8(ascii: "{") { return bytes.firstIndex(of: UInt8(ascii: "}")) == bytes.count - 1 }
    return !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Returns the most similar path, or the most similar group for a pattern; nil if none is similar enough or several tie.
  ///
  /// - Complexity: O(n) comparisons of paths for n paths.
  func best(among candidates: Candidates) -> String? {
    var best: [(text: String, isMisspelled: Bool)] = []
    var highest = 0
    for names in candidates.paths where names.count > openEnd.count {
      let kept = isOpenToAllDepths ? names.prefix(wanted.count) : names.dropLast(openEnd.count)
      guard let score = score(kept), score >= highest else { continue }
      let text = (kept.map(\.text) + openEnd).joined(separator: ".")
      if score > highest { (best, highest) = ([], score) }
      guard best.count <= TokenGuess.mostTies, !best.contains(where: { $0.text.utf8.elementsEqual(text.utf8) }) else {
        continue
      }
      best.append((text, isMisspelling(kept)))
    }
    if best.count == 1 { return best[0].text }
    // If several paths differ from the name only by misspelling, the one with the fewest edits is meant; other ties are ambiguous.
    let name = (wanted.map(\.text) + openEnd).joined(separator: ".")
    return nearest(to: name, among: best.filter(\.isMisspelled).map(\.text))
  }

  /// The maximum number of tied paths that are compared by edits.
  private static let mostTies = 20

  private func isMisspelling(_ names: ArraySlice<Segment>) -> Bool {
    names.count == wanted.count && zip(wanted, names).allSatisfy { kinship($0, $1) > .sharedWord }
  }

  /// Returns the similarity score of a path; nil if the path isn't similar enough.
  private func score(_ names: ArraySlice<Segment>) -> Int? {
    guard let last = names.last, let wantedLast = wanted.last else { return nil }
    let end = kinship(wantedLast, last)
    guard end > .none else { return nil }
    let before = shared(wanted.dropLast(), names.dropLast())
    // The same last name in any group is a moved token; a name that is merely similar must share a group.
    if end < .sameWords, before == 0, wanted.count > 1 || names.count > 1 { return nil }
    if end == .sharedWord, wanted.count == 1 { return nil }
    return 8 * (4 * end.rawValue + before) + min(sharedWords(wantedLast, last), 7)
  }

  /// Returns the similarity of the segments before the last one, in order.
  ///
  /// Each equal segment adds four, a similar one less.
  private func shared(_ left: ArraySlice<Segment>, _ right: ArraySlice<Segment>) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for first in left {
      var diagonal = 0
      for (column, second) in right.enumerated() {
        let alike = kinship(first, second)
        let matched = diagonal + (alike > .sharedWord ? alike.rawValue : 0)
        diagonal = row[column + 1]
        row[column + 1] = max(matched, row[column + 1], row[column])
      }
    }
    return row[right.count]
  }

  private func kinship(_ wanted: Segment, _ other: Segment) -> Kinship {
    if wanted.bytes == other.bytes { return .same }
    if wanted.isOpen { return .none }
    if !wanted.words.isEmpty, wanted.words == other.words { return .sameWords }
    if isNear(wanted.bytes, other.bytes) { return .misspelled }
    return 2 * sharedWords(wanted, other) >= max(2, wanted.words.count) ? .sharedWord : .none
  }

  private func sharedWords(_ wanted: Segment, _ other: Segment) -> Int {
    wanted.longWords.count { other.longWords.contains($0) }
  }
}
