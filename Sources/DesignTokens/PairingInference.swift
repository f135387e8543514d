import SourceText

/// The inference of pairings from token names, for systems that declare none.
///
/// A name is split into words, whatever separates them: `label_primary`, `label-primary`, and `labelPrimary` have the same words.
/// The partner of a token with a foreground word is the token whose name differs only in that word: `X-foreground` on `X`, `on-X` on `X`,
/// `fgColor.default` on `bgColor.default`, `label_primary` on `fill_primary`, `badge.text` on `badge.background`. Tokens without a partner
/// are paired by role: every text on every surface. Only color tokens should be passed in.
public struct PairingInference: Sendable {
  /// The paths to check, in order.
  public let paths: [TokenPath]
  private let names: [Name]
  private let positions: [String: Int]

  /// The maximum number of pairings by role; more would say nothing about the system.
  public static let crossingLimit = 20_000

  /// Creates an inference over color tokens.
  public init(paths: [TokenPath]) {
    self.paths = paths
    names = paths.map(Name.init)
    positions = Dictionary(
      names.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The foreground words, with the background words that may replace each; an empty word removes the foreground word.
  private static let partners: [(foreground: String, backgrounds: [String])] = [
    ("foreground", ["background", "bg", "fill", ""]), ("text", ["background", "bg", "fill", "surface"]),
    ("label", ["fill", "background", "bg"]), ("fg", ["bg", "background"]), ("content", [""]),
  ]
  private static let surfaceWords: Set<String> = ["background", "bg", "surface", "page", "canvas"]
  private static let textWords: Set<String> = ["text", "fg", "foreground", "body", "ink"]

  /// Returns the pairings, each once, in token order.
  public func pairings() -> [Pairing] {
    let partners = paths.indices.compactMap { index in partner(of: index).map { (index, $0) } }
    let (texts, surfaces) = unpaired(beside: partners)
    let isTooMany = texts.count * surfaces.count > PairingInference.crossingLimit
    let crossed = isTooMany ? [] : texts.flatMap { text in surfaces.map { (text, $0) } }
    let terms = Pairing.Terms(usage: .text, origin: .inferred)
    return (partners + crossed).map { Pairing(paths[$0], on: paths[$1], terms) }
  }

  /// The number of pairings by role that exceed the limit and are skipped.
  public var leftOutCount: Int {
    let partners = paths.indices.compactMap { index in partner(of: index).map { (index, $0) } }
    let (texts, surfaces) = unpaired(beside: partners)
    let count = texts.count * surfaces.count
    return count > PairingInference.crossingLimit ? count : 0
  }

  /// Returns the texts and the surfaces without a partner.
  private func unpaired(beside partners: [(Int, Int)]) -> (texts: [Int], surfaces: [Int]) {
    let paired = Set(partners.flatMap { [$0.0, $0.1] })
    let rest = paths.indices.filter { !paired.contains($0) }
    return (rest.filter { role(of: $0) == .text }, rest.filter { role(of: $0) == .surface })
  }

  /// Returns the token whose name differs only in the background word; the last segment is tried first.
  private func partner(of index: Int) -> Int? {
    let name = names[index]
    for segment in name.segments.indices.reversed() {
      for (place, word) in name.segments[segment].enumerated() {
        if word == "on", place == 0, let found = position(of: name.replacing(place, in: segment, with: "")) {
          return found == index ? nil : found
        }
        for entry in PairingInference.partners where entry.foreground == word {
          for background in entry.backgrounds {
            let candidate = name.replacing(place, in: segment, with: background)
            if let found = position(of: candidate), found != index { return found }
          }
        }
      }
    }
    return nil
  }

  private func position(of name: Name?) -> Int? { name.flatMap { positions[$0.key] } }

  private enum Role { case text, surface }

  private func role(of index: Int) -> Role? {
    let words = names[index].segments.joined()
    if words.contains(where: PairingInference.textWords.contains) { return .text }
    return words.contains(where: PairingInference.surfaceWords.contains) ? .surface : nil
  }
}

/// A path as the words of its segments.
private struct Name: Sendable {
  let segments: [[String]]

  init(_ path: TokenPath) { segments = path.segments.map(wordsOf) }
  private init(segments: [[String]]) { self.segments = segments }

  /// A text that is the same for all spellings of the same words.
  var key: String { segments.map { $0.joined(separator: " ") }.joined(separator: ".") }

  /// Returns the name with one word replaced, or without that word and its emptied segment; nil if no words remain.
  func replacing(_ place: Int, in segment: Int, with word: String) -> Name? {
    var changed = segments
    if word.isEmpty { changed[segment].remove(at: place) } else { changed[segment][place] = word }
    if changed[segment].isEmpty { changed.remove(at: segment) }
    return changed.isEmpty ? nil : Name(segments: changed)
  }
}
