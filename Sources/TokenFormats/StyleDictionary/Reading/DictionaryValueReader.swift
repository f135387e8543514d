import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Makes values of what is written.
struct DictionaryValueReader {
  private let tree: DictionaryTree
  private let sources: DTCGSources
  private(set) var notices: [(text: String, place: SourceLocation)] = []

  /// The most references that may lead to a value.
  private static let longestChain = 100

  init(_ tree: DictionaryTree, _ sources: DTCGSources) { (self.tree, self.sources) = (tree, sources) }

  private func location(of node: PlacedNode) -> SourceLocation {
    sources.documents[node.source].location(of: node.json.range)
  }

  // MARK: Types and modes

  /// The type of a token, if it states a color, or the first part of its path does.
  func type(of token: DictionaryToken) -> TokenType? {
    if isColor(token) { return .color }
    return nil
  }

  private func isColor(_ token: DictionaryToken) -> Bool {
    if let type = token.type { return type == "color" }
    if let schema = token.object["$schema"]?.string {
      guard !DictionaryValueReader.ends(schema, "/color.json") else { return true }
      // A set of opacities has the schema of a set of colors.
      let schemas = token.value.members.compactMap { $0.value["$schema"]?.string }
      return DictionaryValueReader.ends(schema, "/color-set.json")
        && !schemas.contains { DictionaryValueReader.ends($0, "/opacity.json") }
    }
    let first = token.path.segments.first ?? ""
    if ["color", "colors", "colour"].contains(first) { return true }
    return token.value.string.map(DictionaryValueReader.isPlainColor) ?? false
  }

  private static func ends(_ text: String, _ ending: String) -> Bool {
    text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Whether a text can be nothing but a color.
  private static func isPlainColor(_ text: String) -> Bool {
    let bytes = text.utf8
    let isCall = ["rgb", "hsl", "hwb", "lab(", "lch(", "oklab(", "oklch(", "color("].contains {
      bytes.starts(with: $0.utf8)
    }
    return bytes.first == Ascii.hash || isCall
  }

  /// The values for modes: sets of Spectrum, or an object with a light and a dark value.
  func modes(of token: DictionaryToken, isSpectrum: Bool) -> [(name: String, node: PlacedNode)]? {
    if isSpectrum, token.object["sets"]?.json.members != nil {
      let sets = token.value.members.map { member in
        let node = PlacedNode(member.value, in: token.value.source)
        return (name: member.name, node: node["value"] ?? node)
      }
      return sets.isEmpty ? nil : sets
    }
    guard token.value["light"] != nil, token.value["dark"] != nil else { return nil }
    var members = token.value.members
    if let light = members.firstIndex(where: { $0.name == "light" }) {
      members.insert(members.remove(at: light), at: 0)
    }
    return members.map { (name: $0.name, node: PlacedNode($0.value, in: token.value.source)) }
  }

  // MARK: Values

  /// The value of a token, or of a token in one mode.
  mutating func value(_ node: PlacedNode, of token: DictionaryToken) -> AuthoredValue {
    let text = node.string ?? DTCGReading(level: .lenient, sources: sources).oneLine(node)
    var content = content(node, of: token)
    if token.object["modify"] != nil {
      content = .undecidable("its \"modify\" is applied by a transform of the project")
    }
    if case .undecidable(let reason) = content { notices.append(("undetermined value: \(reason)", location(of: node))) }
    return AuthoredValue(content, text: text, at: location(of: node))
  }

  private func content(_ node: PlacedNode, of token: DictionaryToken) -> AuthoredValue.Content {
    if let text = node.string {
      if text.utf8.allSatisfy(StudioText.isSpace) { return .undecidable("its value is empty") }
      if text.utf8.contains(Ascii.openBrace) { return reference(text, node, of: token) }
      return isColor(token) ? color(text) : plain(text)
    }
    if let number = node.number {
      return isColor(token) ? .undecidable("a number isn't a color") : .literal(.number(number))
    }
    if let flag = node.json.boolean { return .literal(.text("\(flag)")) }
    if isColor(token) { return color(node) }
    return .undecidable("values with several parts aren't read")
  }

  private func plain(_ text: String) -> AuthoredValue.Content {
    guard let quantity = StudioArithmetic.quantity(text) else { return .literal(.text(text)) }
    guard let unit = quantity.unit else { return .literal(.number(quantity.value)) }
    return .literal(.dimension(Dimension(quantity.value, unit == "rem" ? .rem : .px)))
  }

  private func color(_ text: String) -> AuthoredValue.Content {
    let trimmed = String(decoding: StudioText.trimmed(Array(text.utf8)[...]), as: UTF8.self)
    if let color = try? Color(css: trimmed) { return .literal(.color(color)) }
    // Style Dictionary reads hexadecimal digits without their sign too.
    if [3, 4, 6, 8].contains(trimmed.utf8.count), let color = try? Color(hex: "#" + trimmed) {
      return .literal(.color(color))
    }
    return .undecidable("it isn't a color that can be read")
  }

  // MARK: References

  /// The path in a reference: without spaces around it, and without `.value` at its end.
  private func path(_ inner: some Sequence<UInt8>) -> TokenPath {
    let bytes = StudioText.trimmed(Array(inner)[...])
    let whole = TokenPath(String(decoding: bytes, as: UTF8.self))
    if tree.value(at: whole) != nil { return whole }
    for ending in [".value", ".$value"]
    where bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
      return TokenPath(String(decoding: bytes.dropLast(ending.utf8.count), as: UTF8.self))
    }
    return whole
  }

  /// The reference that is a whole text.
  private func wholeReference(_ text: String) -> TokenPath? {
    let bytes = StudioText.trimmed(Array(text.utf8)[...])
    guard bytes.first == Ascii.openBrace, bytes.last == Ascii.closeBrace, bytes.count > 2 else { return nil }
    let inner = bytes.dropFirst().dropLast()
    guard !inner.contains(Ascii.openBrace), !inner.contains(Ascii.closeBrace) else { return nil }
    return path(inner)
  }

  private func reference(_ text: String, _ node: PlacedNode, of token: DictionaryToken) -> AuthoredValue.Content {
    guard let path = wholeReference(text) else { return .undecidable("references inside a text aren't read") }
    if tree.tokens[path] != nil { return .alias(path) }
    guard let value = tree.value(at: path) else { return .alias(path) }
    // A reference may name a value that is no token.
    if let number = value.number {
      return isColor(token) ? .undecidable("a number isn't a color") : .literal(.number(number))
    }
    guard let text = value.string, !text.utf8.contains(Ascii.openBrace) else {
      return .undecidable("its reference names a value that isn't a token")
    }
    return isColor(token) ? color(text) : plain(text)
  }

  // MARK: Objects

  /// A color with parts: `r`, `g`, `b` from 0 to 255, or `h`, `s`, and `l` or `v`.
  private func color(_ node: PlacedNode) -> AuthoredValue.Content {
    if node["colorSpace"] != nil {
      var reading = DTCGReading(level: .lenient, sources: sources)
      guard let color = try? reading.color(node, token: "color") else {
        return .undecidable("its color object is invalid")
      }
      return .literal(.color(color))
    }
    func part(_ name: String) -> Double? { node[name].flatMap { number($0) } }
    let known: Set<String> = ["r", "g", "b", "a", "h", "s", "l", "v", "alpha"]
    guard node.json.members != nil, node.members.allSatisfy({ known.contains($0.name) }) else {
      return .undecidable("its value isn't one color")
    }
    let alpha = node["a"] ?? node["alpha"]
    let opacity = alpha.map { number($0) } ?? 1
    guard let opacity, (0...1).contains(opacity) else { return .undecidable("its alpha isn't a number from 0 to 1") }
    if let red = part("r"), let green = part("g"), let blue = part("b") {
      guard [red, green, blue].allSatisfy({ (0...255).contains($0) }) else {
        return .undecidable("its channels aren't numbers from 0 to 255")
      }
      return .literal(.color(Color(.srgb, red / 255, green / 255, blue / 255).withAlpha(opacity)))
    }
    guard let hue = part("h"), let saturation = part("s").map(DictionaryValueReader.percent) else {
      return .undecidable("its value isn't one color")
    }
    guard (0...360).contains(hue), (0...100).contains(saturation) else {
      return .undecidable("its hue or saturation is out of range")
    }
    if let lightness = part("l").map(DictionaryValueReader.percent), (0...100).contains(lightness) {
      return .literal(.color(Color(.hsl, hue, saturation, lightness).withAlpha(opacity)))
    }
    if let value = part("v").map(DictionaryValueReader.percent), (0...100).contains(value) {
      // HSV in HWB: white is what saturation leaves of the value, and black is what the value leaves.
      let color = Color(.hwb, hue, value * (1 - saturation / 100), 100 - value)
      return .literal(.color(color.withAlpha(opacity)))
    }
    return .undecidable("its value isn't one color")
  }

  /// A share of 1, as a percentage; numbers above 1 are percentages already.
  private static func percent(_ number: Double) -> Double { number <= 1 ? number * 100 : number }

  /// A number: written out, as text, or behind references.
  private func number(_ start: PlacedNode) -> Double? {
    var node = start
    for _ in 0..<DictionaryValueReader.longestChain {
      if let number = node.number { return number }
      guard let text = node.string else { return nil }
      guard let path = wholeReference(text) else {
        if let share = StudioArithmetic.share(text) { return share }
        guard let quantity = StudioArithmetic.quantity(text), quantity.unit == nil else { return nil }
        return quantity.value
      }
      guard let next = tree.value(at: path) else { return nil }
      node = next
    }
    return nil
  }
}
