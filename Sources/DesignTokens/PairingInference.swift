/// Finds pairings by the names of tokens when nobody declares any.
///
/// The conventions read: `X-foreground` on `X`; `on-X` on `X`; inside one group `text`, `label`, `foreground` on `background`, `fill`;
/// and every token of a text role on every token of a surface role. Only colour tokens should be passed in.
public struct PairingInference: Sendable {
  /// The paths to look at, in order.
  public let paths: [TokenPath]
  private let known: Set<TokenPath>

  /// An inference over colour tokens.
  public init(paths: [TokenPath]) {
    self.paths = paths
    known = Set(paths)
  }

  private static let surfaceWords: Set<String> = ["background", "bg", "surface", "page", "canvas"]
  private static let textWords: Set<String> = ["text", "fg", "foreground", "body", "ink"]
  private static let partnerWords: [(foreground: String, backgrounds: [String])] = [
    ("text", ["background", "bg", "fill"]), ("foreground", ["background", "bg", "fill"]),
    ("label", ["fill", "background", "bg"]), ("fg", ["bg", "background"]),
  ]

  /// The pairings, each once, in the order of the tokens.
  public func pairings() -> [Pairing] {
    var seen: Set<Pairing.Identity> = []
    let partners = paths.flatMap { path in partnerBackgrounds(of: path).map { (path, $0) } }
    let paired = Set(partners.flatMap { [$0.0, $0.1] })
    let texts = paths.filter { !paired.contains($0) && role(of: $0) == .text }
    let surfaces = paths.filter { !paired.contains($0) && role(of: $0) == .surface }
    let crossed = texts.flatMap { text in surfaces.map { (text, $0) } }
    return (partners + crossed).compactMap { foreground, background in
      let pairing = Pairing(foreground: foreground, background: background, usage: .text, origin: .inferred)
      return seen.insert(pairing.identity).inserted ? pairing : nil
    }
  }

  private func partnerBackgrounds(of path: TokenPath) -> [TokenPath] {
    let segments = path.segments
    guard let last = segments.last else { return [] }
    func sibling(_ name: String) -> TokenPath? {
      let candidate = TokenPath(segments: segments.dropLast() + [name])
      return known.contains(candidate) && candidate != path ? candidate : nil
    }
    if last.hasSuffix("-foreground") { return [sibling(String(last.dropLast(11)))].compactMap { $0 } }
    if last.hasPrefix("on-") { return [sibling(String(last.dropFirst(3)))].compactMap { $0 } }
    for (foreground, backgrounds) in PairingInference.partnerWords where last == foreground {
      if let partner = backgrounds.lazy.compactMap(sibling).first { return [partner] }
    }
    return []
  }

  private enum Role { case text, surface }

  private func role(of path: TokenPath) -> Role? {
    let words = wordsOf(path.description)
    if words.contains(where: PairingInference.textWords.contains) { return .text }
    return words.contains(where: PairingInference.surfaceWords.contains) ? .surface : nil
  }
}
