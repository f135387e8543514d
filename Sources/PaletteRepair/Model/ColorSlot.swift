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
  /// The slot behind the alias; nil for a literal value.
  var end: Int?
  /// The tokens that the slot's alias may name instead; empty for a literal value.
  var targets: [AliasTarget] = []
  /// The token that an added value names to keep its color; nil if it states the color.
  var fallbackTarget: TokenPath?
  /// Whether a literal color may be written here.
  var mayHoldColor = true
  /// Whether other tokens show this value through aliases.
  var isPrimitive = false
  /// Whether pairings use the slot as a background and none uses it as a foreground.
  var isSurface = false
  /// Whether pairings use the slot as a background.
  var isBackground = false

  /// Another token that an alias may name, with its color.
  struct AliasTarget: Sendable, Hashable {
    let path: TokenPath
    let color: Color
  }

  /// Whether the proposal keeps the color.
  var isHeld = false

  /// Whether the color can't change.
  var isFixed: Bool { obstacle != nil || isHeld }

  /// The luminance of L* 50, between light and dark.
  static let middle = 0.184_186_518_512_444_16
  /// The luminances of L* 25 and L* 80: a surface that is darker or lighter is clearly dark or light.
  private static let (dark, light) = (0.044_154_9, 0.566_813_0)

  /// Whether a background is clearly light or dark, which a repair keeps; nil for other slots.
  var polarity: Bool? {
    guard isBackground, base == nil, color.isOpaque else { return nil }
    let luminance = color.relativeLuminance
    return luminance >= ColorSlot.light ? true : luminance <= ColorSlot.dark ? false : nil
  }

  /// Returns the factor on the visible change of the slot; of several matching weights, the last one applies.
  func factor(_ settings: RepairReport.Settings) -> Double {
    let path = identity.token.description
    let weight = settings.weights.last { $0.pattern.matches(path) }?.factor ?? 1
    return weight * (isSurface ? settings.costs.surfaceFactor : 1) * (isPrimitive ? settings.costs.primitiveFactor : 1)
  }

  /// Returns the fixed cost of writing a color here.
  func fixedCost(_ costs: RepairCosts) -> Double {
    switch identity.kind {
    case .added: costs.added
    case .detached, .repointed: costs.detached
    case .changed: costs.changed
    }
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
