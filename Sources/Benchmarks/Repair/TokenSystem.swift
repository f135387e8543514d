/// Tokens with values in one or two modes, and their pairings: a design system as its files describe it, read by the benchmark itself.
struct TokenSystem {
  /// A value as a file states it.
  enum Value: Equatable {
    case color(Paint)
    /// An alias, by the index of the token that it names.
    case alias(Int)
  }

  /// The place of a value: a token and the mode in whose file it is.
  struct Place: Hashable, Comparable {
    let mode, token: Int

    static func < (one: Place, other: Place) -> Bool { (one.mode, one.token) < (other.mode, other.token) }
  }

  /// A foreground on a background, with the layers below the background and the required ratio.
  struct Pairing: Hashable {
    let front, back: Int
    let below: [Int]
    let ratio: Double
  }

  var names: [String] = []
  /// The values, by mode, then by token; the first mode is the base of the second.
  var values: [[Value?]] = [[]]
  var pairings: [Pairing] = []
  var locked: Set<Int> = []
  /// The surfaces that can be behind any translucent color.
  var surfaces: [Int] = []
  /// Rows of tokens that have an order of lightness by their names: steps of ramps, and states of controls.
  var ramps: [[Int]] = []
  var states: [[Int]] = []

  var modes: Range<Int> { values.indices }

  /// Returns the place that defines a token in a mode: its own, else that of the first mode.
  func place(of token: Int, in mode: Int) -> Place {
    Place(mode: values[mode][token] == nil ? 0 : mode, token: token)
  }

  subscript(place: Place) -> Value? {
    get { values[place.mode][place.token] }
    set { values[place.mode][place.token] = newValue }
  }

  /// Returns the places from a token to the color that it shows in a mode; empty for an alias that leads nowhere.
  func chain(of token: Int, in mode: Int) -> [Place] {
    var chain: [Place] = []
    var token = token
    while chain.count < 16 {
      let place = place(of: token, in: mode)
      chain.append(place)
      switch self[place] {
      case .color: return chain
      case .alias(let next): token = next
      case nil: return []
      }
    }
    return []
  }

  /// Returns the color that a token shows in a mode.
  func shown(_ token: Int, in mode: Int) -> Paint? {
    guard let last = chain(of: token, in: mode).last, case .color(let paint)? = self[last] else { return nil }
    return paint
  }

  /// The contrast of a pairing, with the luminances of both sides as composited.
  struct Measure {
    let ratio, front, back: Double
  }

  /// Measures a pairing in a mode; on several possible surfaces, the lowest contrast counts.
  func measure(_ pairing: Pairing, in mode: Int) -> Measure? {
    guard let front = shown(pairing.front, in: mode) else { return nil }
    let layers = ([pairing.back] + pairing.below).compactMap { shown($0, in: mode) }
    guard layers.count == 1 + pairing.below.count else { return nil }
    let bottoms = layers.contains(where: \.isOpaque) ? [] : surfaces.compactMap { shown($0, in: mode) }
    let stacks = bottoms.isEmpty ? [layers] : bottoms.map { layers + [$0] }
    return stacks.compactMap { TokenSystem.measure(front, on: $0) }.min { $0.ratio < $1.ratio }
  }

  /// Measures a color on layers, the uppermost first; nil unless one of them is opaque.
  static func measure(_ front: Paint, on layers: [Paint]) -> Measure? {
    guard let bottom = layers.firstIndex(where: \.isOpaque) else { return nil }
    let back: Double
    let shown: Double
    if bottom == 0, front.isOpaque {
      (back, shown) = (layers[0].luminance, front.luminance)
    } else {
      var backdrop = layers[bottom].encoded
      for layer in layers[..<bottom].reversed() { backdrop = layer.over(backdrop) }
      (back, shown) = (Paint.luminance(backdrop), Paint.luminance(front.over(backdrop)))
    }
    return Measure(ratio: plainContrast(shown, back), front: shown, back: back)
  }

  /// The opaque backgrounds of pairings that are never a foreground.
  var grounds: [Int] {
    let fronts = Set(pairings.map(\.front))
    return Set(pairings.map(\.back)).subtracting(fronts).sorted()
  }
}
