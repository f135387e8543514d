import Audit
import ColorScience
import DesignTokens
import SourceText

/// A place where a repair may write a color: a value in a file, or one that a token could be given.
struct ColorSlot: Sendable {
  /// What makes two places the same one.
  struct Identity: Hashable, Sendable {
    let kind: ColorChange.Kind
    let token: TokenPath
    let mode: String?
  }

  let identity: Identity
  /// The color that stands there, or that shows in its place.
  let color: Color
  /// The same, or for a value that is added what would be expected there, which does as well.
  let reference: Color
  /// Where it stands; of a value that is added, the one whose look shows in its place.
  let location: SourceLocation
  /// What is written there.
  let authored: String
  /// Why it has to stay; nil when it may change.
  let obstacle: String?
  /// The modes in which it shows, in order of appearance.
  var modes: [String] = []
  /// The slot whose look shows where this one is not given a value.
  var base: Int?

  /// Where it stays as it is.
  var isFixed: Bool { obstacle != nil }

  /// What it may become.
  func ladder(steps: Int, hueTolerance: Double) -> HueLadder {
    guard !isFixed else { return HueLadder(only: color) }
    return HueLadder(
      of: color, steps: steps, hueTolerance: hueTolerance, in: color.isInGamut(of: .srgb) ? .srgb : .displayP3,
      or: base == nil ? nil : reference)
  }
}

/// How a pairing shows a slot.
struct SlotUse: Sendable, Hashable {
  /// The slot.
  let slot: Int
  /// The factor that aliases put on the alpha of its color, 0 to 1.
  let alpha: Double

  /// A color of the slot as it is shown.
  func shown(_ color: Color) -> Color { alpha == 1 ? color : color.withAlpha(color.alpha * alpha) }
}
