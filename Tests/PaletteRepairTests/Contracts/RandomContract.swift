import TestSupport

/// Up to four tokens in two modes with pairings of them, some locked, some without a value in the second mode.
struct RandomContract: Sendable {
  struct Token: Sendable {
    let name: String
    /// The value in the first mode.
    let base: PlainColor
    /// The value in the second mode; nil where it shows that of the first.
    let own: PlainColor?
    let isLocked: Bool
  }

  struct Pair: Sendable, Hashable {
    let foreground, background: Int
    let isText: Bool
  }

  let tokens: [Token]
  let pairs: [Pair]
  /// Whether text has to reach 7:1 and not 4.5:1.
  let isEnhanced: Bool
  /// Whether the second mode is dark, so that what is expected of an added value is the base turned over.
  let isDark: Bool
  let isCSS: Bool

  init(_ generator: inout SplitMix64) {
    let count = 2 + generator.below(3)
    let backgrounds = count == 2 ? 1 : 1 + generator.below(count - 1)
    let isDark = generator.happens(percent: 70)
    tokens = (0..<count).map { index in
      let isBackground = index < backgrounds
      let isMiddling = generator.happens(percent: 20)
      let base = RandomContract.color(isBackground && !isMiddling ? 190..<256 : 0..<200, &generator)
      let range = isBackground == isDark && !isMiddling ? 0..<70 : 60..<256
      let own = RandomContract.color(range, &generator)
      return Token(
        name: ["paper", "ink", "mark", "note"][index], base: base,
        own: generator.happens(percent: 60) ? own : nil, isLocked: generator.happens(percent: 22))
    }
    var pairs: [Pair] = []
    for foreground in backgrounds..<count {
      for background in 0..<backgrounds where pairs.isEmpty || generator.happens(percent: 80) {
        pairs.append(Pair(foreground: foreground, background: background, isText: generator.happens(percent: 70)))
      }
    }
    // A label on what is text elsewhere, as on a button.
    if count > 2, generator.happens(percent: 25) {
      pairs.append(Pair(foreground: 0, background: count - 1, isText: true))
    }
    if count - backgrounds > 1, generator.happens(percent: 25) {
      pairs.append(Pair(foreground: count - 1, background: count - 2, isText: generator.happens(percent: 50)))
    }
    self.pairs = pairs
    self.isDark = isDark
    isEnhanced = generator.happens(percent: 25)
    isCSS = generator.happens(percent: 40)
  }

  /// Contracts of a seed, always the same.
  static func contracts(_ count: Int, seed: UInt64) -> [RandomContract] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in RandomContract(&generator) }
  }

  private static func color(_ range: Range<Int>, _ generator: inout SplitMix64) -> PlainColor {
    func code() -> UInt8 { UInt8(range.lowerBound + generator.below(range.count)) }
    if generator.happens(percent: 15) { return PlainColor(gray: code()) }
    return PlainColor(red: code(), green: code(), blue: code())
  }

  /// What a pairing has to reach (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
  func ratio(_ pair: Pair) -> Double { pair.isText ? (isEnhanced ? 7 : 4.5) : 3 }
}
