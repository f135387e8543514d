import Audit
import ColorScience
import DesignTokens
import SourceText

/// A place in which a repair may write a color: an existing value or an added value.
struct ColorSlot: Sendable {
  /// The identity of a slot.
  struct Identity: Hashable, Sendable {
    let kind: ColorChange.Kind
    let token: TokenPath
    let mode: String?
  }

  let identity: Identity
  /// The current color, or the fallback color of an added value.
  let color: Color
  /// The same color, or the expected color of an added value, which is as good as the current one.
  let reference: Color
  /// The location of the value; for an added value, the location of the fallback value.
  let location: SourceLocation
  /// The authored text.
  let authored: String
  /// The reason why the color can't change; nil if it can.
  let obstacle: String?
  /// The modes that show the slot, in order of appearance.
  var modes: [String] = []
  /// The slot whose color this slot shows if its value isn't added.
  var base: Int?

  /// Whether the color can't change.
  var isFixed: Bool { obstacle != nil }

  /// Returns the candidate colors.
  func ladder(steps: Int, hueTolerance: Double) -> HueLadder {
    guard !isFixed else { return HueLadder(only: color) }
    return HueLadder(
      of: color, steps: steps, hueTolerance: hueTolerance, in: color.isInGamut(of: .srgb) ? .srgb : .displayP3,
      or: base == nil ? nil : reference)
  }
}

/// The use of a slot by a pairing.
struct SlotUse: Sendable, Hashable {
  /// The slot.
  let slot: Int
  /// The alpha factor of aliases, 0 to 1.
  let alpha: Double

  /// Returns a color of the slot as the pairing shows it.
  func shown(_ color: Color) -> Color { alpha == 1 ? color : color.withAlpha(color.alpha * alpha) }
}
