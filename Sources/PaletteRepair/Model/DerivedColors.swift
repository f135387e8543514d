import Audit
import ColorScience
import DesignTokens

/// What a token that has no value of its own in a mode would be expected to look like there.
///
/// Between looks of one scheme that is what its base shows. From light to dark, or back, lightness turns over: as it does for the tokens that
/// have a value of their own in both, in between by straight lines, and as 1 - L where fewer than two tell. Hue and chroma are those of the base.
struct DerivedColors {
  /// A lightness in OkLCh in the base, and where it goes.
  private typealias Step = (from: Double, to: Double)

  private let steps: [Step]
  private let turns: Bool

  /// The look of a mode by what its own color tokens have become.
  init(of mode: Mode, in report: AuditReport) {
    let base = report.system.modes.first { $0.name == mode.base } ?? report.system.modes.first
    turns = base.map { $0.scheme != mode.scheme } ?? false
    var steps: [Step] = []
    let bases = Dictionary(
      report.measured.colors.lazy.filter { $0.mode.name == base?.name }.map { ($0.color.path, $0.color) },
      uniquingKeysWith: { first, _ in first })
    for color in turns ? report.measured.colors : [] where color.mode.name == mode.name && !color.color.isFallback {
      guard let from = bases[color.color.path]?.color, let to = color.color.color, from != to else { continue }
      steps.append((from.converted(to: .oklch).components.x, to.converted(to: .oklch).components.x))
    }
    self.steps = DerivedColors.falling(steps)
  }

  /// Steps that never rise: neighbors that do are put together at their means (pool adjacent violators).
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

  /// The color that would be expected in place of one that the base shows.
  func color(for shown: Color) -> Color {
    guard turns else { return shown }
    let oklch = shown.converted(to: .oklch).components
    let derived = Color(.oklch, lightness(oklch.x), oklch.y, oklch.z, alpha: shown.alpha)
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
