import Audit
import ColorScience
import DesignTokens

/// The expected colors of tokens in a mode in which they have no value.
///
/// Between appearances of one scheme, a token keeps the color of its base. Between light and dark, lightness is inverted: as for the tokens
/// with values in both modes, with linear interpolation, and as 1 - L if there are fewer than two. Hue and chroma are those of the base; a neutral
/// gets those of the mode's neutral that is nearest in lightness, so that a tinted page has tinted neighbors.
struct DerivedColors {
  /// A lightness in OkLCh in the base mode, and the corresponding lightness in the mode.
  private typealias Step = (from: Double, to: Double)

  /// The lightness of a neutral of the mode, and its position across the hues: a and b of Oklab.
  private typealias Tint = (lightness: Double, a: Double, b: Double)

  private let steps: [Step]
  private let tints: [Tint]
  private let turns: Bool
  /// The chroma from which a color isn't a neutral, and from which a tint of the mode is more than a tint.
  private static let (neutralChroma, tintChroma) = (0.02, 0.05)

  /// Derives the expected colors of a mode from its own color tokens.
  init(of mode: Mode, in report: AuditReport) {
    let base = report.system.modes.first { $0.name == mode.base } ?? report.system.modes.first
    turns = base.map { $0.scheme != mode.scheme } ?? false
    var steps: [Step] = []
    var tints: [Tint] = []
    let bases = Dictionary(
      report.measured.colors.lazy.filter { $0.mode.name == base?.name }.map { ($0.color.path, $0.color) },
      uniquingKeysWith: { first, _ in first })
    for color in turns ? report.measured.colors : [] where color.mode.name == mode.name && !color.color.isFallback {
      guard let from = bases[color.color.path]?.color, let to = color.color.color, from != to else { continue }
      let (base, own) = (from.converted(to: .oklch).components, to.converted(to: .oklab).components)
      steps.append((base.x, own.x))
      if base.y < DerivedColors.neutralChroma, (own.y * own.y + own.z * own.z).squareRoot() < DerivedColors.tintChroma {
        tints.append((own.x, own.y, own.z))
      }
    }
    self.tints = tints
    self.steps = DerivedColors.falling(steps)
  }

  /// Returns steps that never rise: rising neighbors are merged at their means (pool adjacent violators).
  private static func falling(_ steps: [Step]) -> [Step] {
    var pools: [(from: Double, to: Double, count: Double)] = []
    for step in steps.sorted(by: { ($0.from, -$0.to) < ($1.from, -$1.to) }) {
      pools.append((step.from, step.to, 1))
      while pools.count > 1,
        pools[pools.count - 2].to < pools[pools.count - 1].to
          || pools[pools.count - 2].from == pools[pools.count - 1].from
      {
        let last = pools.removeLast()
        let previous = pools.removeLast()
        let count = previous.count + last.count
        pools.append(
          (
            (previous.from * previous.count + last.from * last.count) / count,
            (previous.to * previous.count + last.to * last.count) / count, count
          ))
      }
    }
    return pools.map { ($0.from, $0.to) }
  }

  /// Returns the expected color for a color of the base mode.
  func color(for shown: Color) -> Color {
    guard turns else { return shown }
    let oklch = shown.converted(to: .oklch).components
    let lightness = lightness(oklch.x)
    var derived = Color(.oklch, lightness, oklch.y, oklch.z, alpha: shown.alpha)
    if oklch.y < DerivedColors.neutralChroma,
      let tint = tints.min(by: { abs($0.lightness - lightness) < abs($1.lightness - lightness) })
    {
      derived = Color(.oklab, lightness, tint.a, tint.b, alpha: shown.alpha)
    }
    let gamut: ColorSpace = shown.isInGamut(of: .srgb) ? .srgb : .displayP3
    let mapped = derived.gamutMapped(to: gamut)
    guard gamut == .srgb else { return mapped }
    let bytes = mapped.srgbBytes
    return Color(red: bytes.x, green: bytes.y, blue: bytes.z, alpha: shown.alpha)
  }

  private func lightness(_ lightness: Double) -> Double {
    guard steps.count > 1, let first = steps.first, let last = steps.last else { return 1 - lightness }
    if lightness <= first.from { return first.to }
    if lightness >= last.from { return last.to }
    let index = steps.indices.dropLast().last { steps[$0].from <= lightness } ?? 0
    let (a, b) = (steps[index], steps[index + 1])
    return a.to + (b.to - a.to) * (lightness - a.from) / (b.from - a.from)
  }
}
