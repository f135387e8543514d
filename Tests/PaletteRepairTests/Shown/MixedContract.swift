import TestSupport

/// Tokens in many notations with aliases and modes, and pairings of them: two backgrounds, and foregrounds that may share a primitive.
///
/// Values are hexadecimal with and without alpha, display-p3, oklch, and components of sRGB that no 8 bits hold. Nothing is locked, and backgrounds of
/// a mode are all light or all dark, so that most contracts can be repaired.
struct MixedContract: Sendable, CustomStringConvertible {
  /// The name of a token with its value as JSON, by mode; the first mode has all.
  struct Token: Sendable {
    let name: String
    let values: [String?]
  }

  static let modes = ["light", "dark", "dim"]

  let number: Int
  let tokens: [Token]
  /// Foreground, background, and whether it is text.
  let pairs: [(foreground: String, background: String, isText: Bool)]

  var description: String { "contract \(number)" }

  init(_ number: Int, _ generator: inout SplitMix64) {
    self.number = number
    var tokens: [Token] = []
    let papers = 1 + generator.below(2)
    for index in 0..<papers {
      tokens.append(Token(name: "paper\(index)", values: MixedContract.values(isBackground: true, &generator)))
    }
    let primitives = 1 + generator.below(3)
    for index in 0..<primitives {
      tokens.append(Token(name: "base\(index)", values: MixedContract.values(isBackground: false, &generator)))
    }
    let inks = 1 + generator.below(3)
    for index in 0..<inks {
      tokens.append(Token(name: "ink\(index)", values: ["\"{base\(generator.below(primitives))}\"", nil, nil]))
    }
    self.tokens = tokens
    pairs = (0..<inks).flatMap { ink in
      (0..<papers).map { ("ink\(ink)", "paper\($0)", generator.happens(percent: 70)) }
    }
  }

  /// Contracts of a seed, always the same.
  static func contracts(_ count: Int, seed: UInt64) -> [MixedContract] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { MixedContract($0, &generator) }
  }

  /// The files of the contract.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (index, mode) in MixedContract.modes.enumerated() {
      let rows = tokens.compactMap { token in token.values[index].map { "  \"\(token.name)\": { \"$value\": \($0) }" } }
      files["\(mode).json"] = "{\n\((["  \"$type\": \"color\""] + rows).joined(separator: ",\n"))\n}\n"
    }
    let pairings = pairs.map {
      "{ \"\($0.isText ? "text" : "component")\": \"\($0.foreground)\", \"on\": \"\($0.background)\" }"
    }
    files["palpable.json"] = """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }, { "path": "dim.json", "mode": "dim" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }, { "name": "dim", "scheme": "dark", "base": "dark" }],
        "pairings": [\(pairings.joined(separator: ", "))] }
      """
    return files
  }

  private static func values(isBackground: Bool, _ generator: inout SplitMix64) -> [String?] {
    let light = value(isBackground ? 200..<256 : 0..<180, mayBeTranslucent: !isBackground, &generator)
    // A background that stays light in dark would leave some foregrounds no color.
    let dark = isBackground || generator.happens(percent: 60)
    let dim = generator.happens(percent: 30)
    let range = isBackground ? 0..<50 : 80..<256
    return [
      light, dark ? value(range, mayBeTranslucent: !isBackground, &generator) : nil,
      dim ? value(range, mayBeTranslucent: !isBackground, &generator) : nil,
    ]
  }

  private static func value(
    _ range: Range<Int>, mayBeTranslucent: Bool, _ generator: inout SplitMix64
  ) -> String {
    let codes = (0..<3).map { _ in range.lowerBound + generator.below(range.count) }
    let alpha = mayBeTranslucent && generator.happens(percent: 20) ? 200 + generator.below(55) : 255
    func hex(_ code: Int) -> String { String(code + 256, radix: 16).dropFirst().description }
    /// A decimal with four digits.
    func decimal(_ number: Int) -> String { "\(number / 10_000).\("\(number % 10_000 + 10_000)".dropFirst())" }
    let share = codes.map { decimal(min(10_000, $0 * 10_000 / 255 + generator.below(20))) }.joined(separator: ", ")
    let alphaMember = alpha == 255 ? "" : ", \"alpha\": \(decimal(alpha * 10_000 / 255))"
    switch generator.below(5) {
    case 0: return "{ \"colorSpace\": \"display-p3\", \"components\": [\(share)]\(alphaMember) }"
    case 1: return "{ \"colorSpace\": \"srgb\", \"components\": [\(share)]\(alphaMember) }"
    case 2:
      // Next to black and white only little chroma is within the gamut of some display.
      let lightness = range.lowerBound * 35 + generator.below(range.count * 35)
      let chroma = decimal(generator.below(max(1, min(1500, min(lightness, 10_000 - lightness) / 5))))
      return
        "{ \"colorSpace\": \"oklch\", \"components\": [\(decimal(lightness)), \(chroma), \(generator.below(360))]\(alphaMember) }"
    default: return "\"#\(codes.map(hex).joined())\(alpha == 255 ? "" : hex(alpha))\""
    }
  }
}
