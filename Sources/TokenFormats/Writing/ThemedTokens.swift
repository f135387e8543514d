import DesignTokens
import SourceText

/// Which tokens have several colors, in a format whose constants are the same in all modes.
struct ThemedTokens {
  private let themed: Set<TokenPath>
  let slots: [ModeSlot]

  init(_ tokens: TokenSet, _ modes: [Mode]) {
    let values = TokenValues(tokens, modes: modes)
    let slots = AppearanceSlots(modes, isLightFirst: true).slots
    var themed: Set<TokenPath> = []
    for token in tokens.tokens {
      guard let first = slots.first.flatMap({ values.value(of: token, in: $0.mode) }) else { continue }
      let others = slots.dropFirst().compactMap { values.value(of: token, in: $0.mode) }
      if others.contains(where: { !ThemedTokens.isSame($0, first) }) { themed.insert(token.path) }
    }
    (self.themed, self.slots) = (themed, slots)
  }

  func contains(_ path: TokenPath) -> Bool { themed.contains(path) }
  var isEmpty: Bool { themed.isEmpty }

  private static func isSame(_ left: TokenValue, _ right: TokenValue) -> Bool {
    guard case .color(let one) = left, case .color(let other) = right else { return left == right }
    return one == other || ConversionComparison.isSame(one, other)
  }

  /// Whether an alias stays: to a constant, because a color of a mode can't refer to another one of its mode.
  func keeps(_ content: AuthoredValue.Content, _ names: [TokenPath: String]) -> Bool {
    if case .alias(let target) = content { names[target] != nil && !contains(target) } else { false }
  }
}

/// Names of types and their members in the code of other platforms.
enum CodeNames {
  /// A member's name of ASCII letters and digits: the segments of a path, a capital starting each word but the first.
  static func member(_ segments: [String], reserved: Set<String>) -> String {
    let words = segments.map { WrittenNames.words($0, joined: .capitals, isASCII: true) }
    var name = WrittenNames.words(words.joined(separator: " "), joined: .capitals, isASCII: true)
    // A low line at the start hides a name.
    if let first = name.utf8.first, first == Ascii.underscore || (Ascii.zero...Ascii.nine).contains(first) {
      name = "n" + name
    }
    return reserved.contains(name) ? name + "_" : name
  }

  /// A type's name: the one that is asked for, else one made of the name of the file.
  static func type(
    _ asked: String?, file: String, reserved: Set<String>
  ) throws(ConversionError) -> String {
    let stem = String(file.prefix { $0 != "." }.map { $0 == "_" ? "-" : $0 })
    let plain = member([stem], reserved: [])
    let name = asked ?? SwiftNames.capitalized(plain.utf8.isEmpty ? SwiftNames.common : plain)
    guard !name.utf8.isEmpty, name.utf8.count <= 200, member([name], reserved: reserved).utf8.elementsEqual(name.utf8)
    else { throw .unwritableType(name) }
    return name
  }
}
