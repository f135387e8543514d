import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Puts looks together that show the same values to the content.
struct CSSAppearanceGroups {
  /// What a value says, whatever its notation.
  private struct Trait {
    let text: Int32
    let names: [CSSPropertyName]
    let hasLightDark: Bool
  }

  let cascade: CSSCascade
  /// The looks that are dark as far as `light-dark()` is concerned.
  let darkLooks: [Bool]
  private var texts: [String: Int32] = [:]
  private var signatures: [[Int32]: Int32] = [:]
  private var traits: [SIMD2<Int>: Trait] = [:]
  private var known: [[Int: Int32]]
  private var open: Set<Int> = []
  /// The longest chain of variables that is followed.
  static let depthLimit = 100

  init(cascade: CSSCascade, darkLooks: [Bool]) {
    self.cascade = cascade
    self.darkLooks = darkLooks
    known = Array(repeating: [:], count: cascade.looks.count)
  }

  /// The looks of each group, in the order of `looks`.
  mutating func groups(of looks: [Int]) -> [[Int]] {
    var group = [Int](repeating: 0, count: looks.count)
    for position in cascade.properties.indices where mayDiffer(position) {
      var numbers: [SIMD2<Int>: Int] = [:]
      for (index, look) in looks.enumerated() {
        let signature = signature(of: position, in: look, from: CSSLevels.count - 1, depth: 0)
        let key = SIMD2(group[index], Int(signature))
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        group[index] = number
      }
      if numbers.count == looks.count { break }
    }
    var groups: [[Int]] = []
    var positions: [Int: Int] = [:]
    for (index, look) in looks.enumerated() {
      if let position = positions[group[index]] {
        groups[position].append(look)
      } else {
        positions[group[index]] = groups.count
        groups.append([look])
      }
    }
    return groups.flatMap { split($0) }
  }

  /// Looks of increased contrast apart from those of standard contrast, which requires less of them, and by scheme.
  ///
  /// Where no condition asks for contrast in a scheme, its look of increased contrast is that of standard contrast.
  private func split(_ group: [Int]) -> [[Int]] {
    let looks = cascade.looks
    func isOwn(_ look: Int) -> Bool {
      looks[look].contrast == .increased && cascade.contrastSchemes.contains(looks[look].scheme)
    }
    let standard = group.filter { !isOwn($0) }
    var increased: [[Int]] = []
    for look in group where isOwn(look) {
      let same = increased.firstIndex { looks[$0[0]].scheme == looks[look].scheme }
      // A class on a device that prefers the other scheme may show what that scheme shows.
      let other = looks[look].placements.isEmpty || increased.isEmpty ? nil : 0
      if let position = same ?? other { increased[position].append(look) } else { increased.append([look]) }
    }
    return [standard].filter { !$0.isEmpty } + increased
  }

  /// Whether a property may have another value in another look: a plain one that is declared once has not.
  private mutating func mayDiffer(_ position: Int) -> Bool {
    let candidates = cascade.properties[position].candidates
    guard candidates.count == 1, candidates[0].looks == .all else { return !candidates.isEmpty }
    let selector = Int(candidates[0].selector)
    guard cascade.levels.allSatisfy({ $0[selector] == cascade.levels[0][selector] }) else { return true }
    let trait = trait(of: 0, position)
    return trait.hasLightDark || !trait.names.isEmpty
  }

  private mutating func signature(of position: Int, in look: Int, from level: Int, depth: Int) -> Int32 {
    let key = position * CSSLevels.count + level
    if let known = known[look][key] { return known }
    guard depth < CSSAppearanceGroups.depthLimit, let (candidate, own) = cascade.seen(position, in: look, from: level),
      open.insert(key).inserted
    else { return 0 }
    defer { open.remove(key) }
    let trait = trait(of: candidate, position)
    var parts = [trait.text, trait.hasLightDark ? (darkLooks[look] ? 1 : 2) : 0]
    for name in trait.names {
      guard let target = cascade.position(of: name, in: cascade.properties[position].key.scope) else {
        parts.append(-1)
        continue
      }
      parts.append(signature(of: target, in: look, from: own, depth: depth + 1))
    }
    let signature = signatures[parts] ?? Int32(signatures.count + 1)
    signatures[parts] = signature
    known[look][key] = signature
    return signature
  }

  private mutating func trait(of candidate: Int, _ position: Int) -> Trait {
    let key = SIMD2(position, candidate)
    if let trait = traits[key] { return trait }
    let declaration = cascade.properties[position].candidates[candidate]
    let bytes = cascade.bytes(of: declaration)
    var names: [CSSPropertyName] = []
    var hasLightDark = false
    if declaration.value.count <= CSSExpansion.lengthLimit, bytes[declaration.value].contains(UInt8(ascii: "(")) {
      var tokens = CSSTokenizer(bytes, in: declaration.value)
      var isReference = false
      while true {
        let token = tokens.next()
        if token.kind == .end { break }
        if isReference, token.kind == .identifier {
          names.append(CSSPropertyName(String(Substring(token.name(in: bytes).utf8.dropFirst(2)))))
        }
        if !token.kind.isBlank { isReference = false }
        guard token.kind == .function else { continue }
        if token.isNamed("light-dark", in: bytes) { hasLightDark = true }
        if token.isNamed("--spacing", in: bytes) { names.append(CSSPropertyName("spacing")) }
        isReference = token.isNamed("var", in: bytes) || token.isNamed("--theme", in: bytes)
      }
    }
    let trait = Trait(
      text: text(of: declaration, bytes, isPlain: names.isEmpty && !hasLightDark), names: names,
      hasLightDark: hasLightDark)
    traits[key] = trait
    return trait
  }

  /// A number for what a value says: two notations of one color are the same.
  private mutating func text(of declaration: CSSCandidate, _ bytes: [UInt8], isPlain: Bool) -> Int32 {
    let words = bytes[declaration.value].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    if let number = texts[text] { return number }
    var number = Int32(texts.count + 1)
    if isPlain, text.utf8.count <= 64, let color = try? Color(css: text) {
      let exact = color.converted(to: color.isInGamut(of: .srgb) ? .srgb : .xyzD65)
      let parts = [exact.components.x, exact.components.y, exact.components.z, exact.alpha].map {
        String(Int64(($0 * 1e7).rounded()))
      }
      let key = "\u{0}" + parts.joined(separator: " ")
      number = texts[key] ?? number
      texts[key] = number
    }
    texts[text] = number
    return number
  }
}
