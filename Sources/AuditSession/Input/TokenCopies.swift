import Audit
import ColorScience
import DesignTokens
import TokenFormats

/// The color tokens of a system by the format of their files, and which of them repeat the colors of a source.
///
/// A copy has the names of the source, and in each of its modes the colors that the source has in some mode. So its pairings are those of
/// the source. A copy that differs in a color is a set of its own.
struct TokenCopies {
  /// The pairings that names imply, without those that a copy repeats.
  let pairings: [Pairing]
  let inference: PairingInference
  let tokens: TokenSet
  let colors: [Token]
  /// The tokens that repeat a color under nearly the same name, with the position of that color.
  let otherNames: [(path: TokenPath, position: Int)]
  /// The positions of the colors that repeat a color of the source.
  private let repeated: Set<Int>

  init(_ system: DesignSystem, _ loader: TokenLoader) {
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    let all = system.tokens.tokens.filter { token in
      token.type == .color
        || (token.type == nil
          && system.modes.contains { (try? resolver.resolve(token.path, in: $0.name))?.color != nil })
    }
    let colors = all.filter { !TokenCopies.isRepetition($0, system.tokens) }
    var ranks: [String: Int] = [:]
    for document in loader.readDocuments {
      // A catalog is often generated, or has the colors of one platform.
      let place = TokenFormats.all.firstIndex { $0 == document.format } ?? 0
      ranks[document.file.path] = document.format.folderRule == nil ? place : TokenFormats.all.count
    }
    let families = colors.map { ranks[$0.location.path] ?? 0 }
    let inference = PairingInference(paths: colors.map(\.path), roles: colors.map(\.role), families: families)
    let own = inference.originals.filter { copy, original in colors[copy].path != colors[original].path }
    repeated = TokenCopies.repeated(own, inference.spaces, colors, system.modes, resolver)
    let positions = Dictionary(colors.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let repeats = repeated
    pairings = inference.pairings().filter { pairing in
      guard let front = positions[pairing.foreground], let back = positions[pairing.background] else { return true }
      guard repeats.contains(front), repeats.contains(back), let first = own[front], let second = own[back] else {
        return true
      }
      // The source pairs its colors itself.
      return inference.spaces[first] != inference.spaces[second]
    }
    otherNames = TokenCopies.otherNames(all, positions, system.tokens)
    self.inference = inference
    self.colors = colors
    tokens = system.tokens
  }

  /// Whether a token is another name of one that is called alike, such as `--color-card: var(--card)` for the classes of Tailwind.
  private static func isRepetition(_ token: Token, _ tokens: TokenSet) -> Bool {
    !token.values.isEmpty
      && token.values.allSatisfy { value in
        guard case .alias(let target) = value.value.content, target != token.path, tokens[target] != nil else {
          return false
        }
        return PairingInference.isNamedAlike(token.path, target)
      }
  }

  /// Returns the tokens that are other names of colors.
  private static func otherNames(
    _ all: [Token], _ positions: [TokenPath: Int], _ tokens: TokenSet
  ) -> [(path: TokenPath, position: Int)] {
    all.compactMap { token in
      var target = token
      // A name of a name of a color.
      for _ in 0..<8 where positions[target.path] == nil {
        guard let next = target.values.first?.value.content.target.flatMap({ tokens[$0] }) else { return nil }
        target = next
      }
      guard target.path != token.path, let position = positions[target.path] else { return nil }
      return (token.path, position)
    }
  }

  /// The largest difference of a component, 0 to 1: that of a file with three decimals, which is less than a step of 8 bits.
  ///
  /// A larger one could let a copy fail where the source passes.
  private static let rounding = 0.0005 + 1e-9

  /// Returns the positions of the colors in parts that look like the source in each of their modes.
  private static func repeated(
    _ originals: [Int: Int], _ spaces: [String], _ colors: [Token], _ modes: [Mode], _ resolver: TokenResolver
  ) -> Set<Int> {
    // Without limits at 0 and 1, so that a color outside of sRGB isn't like one at its edge.
    func look(_ position: Int, _ mode: String) -> SIMD4<Double>? {
      guard let color = (try? resolver.resolve(colors[position].path, in: mode))?.color?.converted(to: .srgb) else {
        return nil
      }
      return SIMD4(color.components, color.alpha)
    }
    func isAlike(_ copy: Int, _ own: String, _ other: String) -> Bool {
      guard let original = originals[copy], let first = look(copy, own), let second = look(original, other) else {
        return false
      }
      let distance = first - second
      return (0..<4).allSatisfy { abs(distance[$0]) <= TokenCopies.rounding }
    }
    var found: Set<Int> = []
    for (_, copies) in Dictionary(grouping: originals.keys, by: { spaces[$0] }) {
      let named = Set(copies.flatMap { colors[$0].values.map(\.mode) })
      let own = modes.filter { named.contains($0.name) || $0.name == modes.first?.name && named.contains(nil) }
      // Values of modes that aren't audited can't be compared.
      guard !own.isEmpty else { continue }
      // Each mode of the copy is one mode of the source: the one that most of its colors have.
      var alike = copies.sorted()
      for mode in own {
        let matches = modes.map { other in alike.filter { isAlike($0, mode.name, other.name) } }
        alike = matches.max { $0.count < $1.count } ?? []
      }
      found.formUnion(alike)
    }
    return found
  }

  /// Returns the backgrounds of the page if a paired background is translucent, such as that of a button without a fill.
  func surfaces(of system: DesignSystem) -> [TokenPath] {
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    func isTranslucent(_ path: TokenPath) -> Bool {
      system.modes.contains { mode in
        (try? resolver.resolve(path, in: mode.name))?.color.map { !$0.isOpaque } ?? false
      }
    }
    guard Set(system.pairings.map(\.background)).contains(where: isTranslucent) else { return [] }
    return inference.pages.filter { path in
      system.modes.allSatisfy { (try? resolver.resolve(path, in: $0.name))?.color?.isOpaque == true }
    }
  }

  /// Returns the files that have only repeated colors, each with a file of the source.
  ///
  /// - Parameter unit: the folder that is read as one, or the file itself.
  func files(unit: (String) -> String) -> [String: String] {
    guard !repeated.isEmpty else { return [:] }
    let positions = Dictionary(colors.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var sources: [String: String] = [:]
    var kept: Set<String> = []
    for token in tokens.tokens {
      let places = token.values.map(\.value.location.path)
      if let position = positions[token.path], repeated.contains(position), let original = inference.originals[position]
      {
        for place in places { sources[place] = sources[place] ?? colors[original].location.path }
      } else {
        kept.formUnion(places.map(unit))
      }
      // A file that others name can't be left out.
      for value in token.values {
        guard let target = value.value.content.target, let other = tokens[target]?.location.path,
          unit(other) != unit(value.value.location.path)
        else { continue }
        kept.insert(unit(other))
      }
    }
    return sources.filter { !kept.contains(unit($0.key)) }
  }
}
