import ColorScience

/// The ladders of a palette, each made once for all attempts of a search.
final class Ladders {
  private struct Key: Hashable {
    let color: Color
    let reference: Color?
    let steps: Int
  }

  private let hueTolerance: Double
  private var known: [Key: HueLadder] = [:]

  /// - Parameter hueTolerance: the largest hue change, in degrees.
  init(hueTolerance: Double) { self.hueTolerance = hueTolerance }

  /// Returns the ladder of a color, or of a color that would do as well.
  func ladder(of color: Color, or reference: Color?, steps: Int) -> HueLadder {
    let key = Key(color: color, reference: reference, steps: steps)
    if let ladder = known[key] { return ladder }
    let ladder = HueLadder(
      of: color, steps: steps, hueTolerance: hueTolerance, in: color.isInGamut(of: .srgb) ? .srgb : .displayP3,
      or: reference)
    known[key] = ladder
    return ladder
  }
}
