/// Random design systems that look like real ones: ramps, semantic tokens that name their steps, two modes, translucency, and locks.
struct SystemGenerator {
  /// A token with its values: a color as CSS, or the name of another token.
  struct Token {
    let name: String
    let light: String
    let dark: String?
  }

  var random: SplitMix64
  var tokens: [Token] = []
  var pairings: [(usage: String, fronts: [String], backs: [String], over: String?)] = []
  var locked: [String] = []
  /// The colors of ramp steps, by name, for semantic tokens that state a color.
  var steps: [String: Paint] = [:]
  /// The share of semantic tokens that state a color in place of an alias, in percent.
  var literals = 0

  static let numbers = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
  private static let lightness = [0.982, 0.955, 0.915, 0.86, 0.75, 0.65, 0.56, 0.48, 0.40, 0.33, 0.23]
  private static let bell = [0.08, 0.2, 0.4, 0.65, 0.9, 1, 1, 0.9, 0.75, 0.6, 0.4]

  mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func pick(_ numbers: Int...) -> Int { numbers[Int.random(in: 0..<numbers.count, using: &random)] }

  /// Returns the files of the next system.
  mutating func next() -> [String: String] {
    (tokens, pairings, locked, steps) = ([], [], [], [:])
    literals = pick(0, 0, 10, 40, 100)
    addRamps()
    addSurfaces()
    addTexts()
    for status in [("danger", "red"), ("success", "green"), ("warning", "amber")] where happens(75) {
      addStatus(status.0, status.1)
    }
    addControls()
    addLocks()
    return files()
  }

  /// A gray, a brand color, and three status colors in eleven steps each.
  private mutating func addRamps() {
    let brand = Double.random(in: 180...340, using: &random)
    for (name, hue, chroma) in [
      ("gray", brand, Double.random(in: 0...0.025, using: &random)),
      ("brand", brand, Double.random(in: 0.12...0.24, using: &random)),
      ("red", 25, 0.21), ("green", 150, 0.17), ("amber", 75, 0.16),
    ] {
      let shift = Double.random(in: -0.03...0.03, using: &random)
      let turn = Double.random(in: -8...8, using: &random)
      for (index, number) in SystemGenerator.numbers.enumerated() {
        let middle = 1 - abs(Double(index) - 5) / 5
        let lightness = SystemGenerator.lightness[index] + shift * middle
        let lab = PlainLab(lightness: lightness, chroma: chroma * SystemGenerator.bell[index], hue: hue + turn)
        let color = Paint(encoded: lab.encoded)
        steps["\(name).\(number)"] = color
        tokens.append(Token(name: "\(name).\(number)", light: color.css, dark: nil))
      }
    }
    tokens.append(Token(name: "white", light: "#ffffff", dark: nil))
    steps["white"] = Paint(red: 255, green: 255, blue: 255)
  }

  /// Adds a token that names steps, or states colors near them.
  ///
  /// - Parameter fallback: the chance in percent that the token has no value for the dark mode.
  mutating func add(_ name: String, _ light: String, _ dark: String, fallback: Int = 10) {
    let isLiteral = happens(literals)
    let hasDark = !happens(fallback)
    let (first, second) = (isLiteral ? near(light) : light, isLiteral ? near(dark) : dark)
    tokens.append(Token(name: name, light: first, dark: hasDark ? second : nil))
  }

  /// Returns a color close to a step.
  private mutating func near(_ step: String) -> String {
    guard let paint = steps[step] else { return step }
    func moved(_ code: UInt8) -> UInt8 { UInt8(min(max(Int(code) + Int.random(in: -6...6, using: &random), 0), 255)) }
    return Paint(red: moved(paint.red), green: moved(paint.green), blue: moved(paint.blue)).css
  }

  /// Returns a step of a ramp in a translucent form.
  mutating func translucent(_ step: String, _ range: ClosedRange<Int>) -> String {
    guard var paint = steps[step] else { return step }
    paint.alpha = Double(Int.random(in: range, using: &random)) / 100
    return paint.css
  }

  private mutating func addLocks() {
    for (name, percent) in [
      ("brand.*", 12), ("surface.page", 15), ("text.strong", 12), ("button.fill*", 6), ("status.*", 5),
      ("surface.*", 5),
    ] where happens(percent) { locked.append(name) }
  }
}
